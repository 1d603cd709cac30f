// Column mappings are found again by the header of the file.
#include "app/settings/settings.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_keptmappings {

class TestKeptMappings : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void comesBackForTheSameHeader();
    void whatCannotBeReadIsNotThere();
    void aFolderThatCannotBeMadeIsTold();
};

void TestKeptMappings::comesBackForTheSameHeader()
{
    const QTemporaryDir folder;
    const KeptMappings kept(folder.filePath(u"deep/mappings"_s));
    const QStringList header{u"Maschine"_s, u"Preis"_s};
    const auto mapping = mappingFrom({u"instance=Maschine"_s, u"price=Preis"_s, u"provider==X"_s}).valueOr({});
    QVERIFY(!kept.find(header));
    QVERIFY(kept.keep(header, mapping));
    QCOMPARE(kept.find({u" Maschine "_s, u"Preis"_s}), std::optional(mapping));
    QVERIFY(!kept.find({u"Preis"_s, u"Maschine"_s}));
    ColumnMapping other = mapping;
    other.decimal = ',';
    QVERIFY(kept.keep(header, other));
    QCOMPARE(kept.find(header), std::optional(other));
}

void TestKeptMappings::whatCannotBeReadIsNotThere()
{
    const QTemporaryDir folder;
    const KeptMappings kept(folder.path());
    QVERIFY(kept.keep({u"a"_s}, {}));
    const QStringList files = QDir(folder.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(folder.filePath(files.constFirst()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ no mapping");
    file.close();
    QVERIFY(!kept.find({u"a"_s}));
}

void TestKeptMappings::aFolderThatCannotBeMadeIsTold()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto kept = KeptMappings(folder.filePath(u"file/mappings"_s)).keep({u"a"_s}, {});
    QVERIFY(!kept);
    QCOMPARE(kept.problem().code, ProblemCode::CannotWrite);
}

CHIPBOARD_TEST(TestKeptMappings, QCoreApplication)

} // namespace tst_keptmappings

#include "tst_keptmappings.moc"
