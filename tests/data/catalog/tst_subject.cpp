// Names for ids of any level.
#include "data/catalog/catalog.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_subject {

class TestSubject : public QObject
{
    Q_OBJECT

private slots:
    void isNamedWhateverItsLevel_data();
    void isNamedWhateverItsLevel();
    void chipsComeBeforeTheRest();
    void aChipThatIsMissingInsideIsNone();
};

static Catalog threeLevels()
{
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 667}))
        .add(aChip("c2", {.bf16 = 989}))
        .add(anInstance("i2", "c2", 16))
        .add(aSystem("u1", "c1", 64))
        .build();
}

void TestSubject::isNamedWhateverItsLevel_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("chip");
    QTest::newRow("a chip") << u"c2"_s << u"C2"_s << u"c2"_s;
    QTest::newRow("an instance") << u"i2"_s << threeLevels().instance(InstanceId(u"i2"_s))->name << u"c2"_s;
    QTest::newRow("a system") << u"u1"_s << threeLevels().system(SystemId(u"u1"_s))->name << u"c1"_s;
    QTest::newRow("unknown") << u"C1"_s << u"C1"_s << QString(); // ids are case-sensitive
    QTest::newRow("none") << QString() << QString() << QString();
}

void TestSubject::isNamedWhateverItsLevel()
{
    QFETCH(const QString, id);
    QFETCH(const QString, name);
    QFETCH(const QString, chip);
    const Catalog catalog = threeLevels();
    QCOMPARE(subjectName(catalog, id), name);
    const Chip *found = subjectChip(catalog, id);
    QCOMPARE(found == nullptr ? QString() : found->id.text(), chip);
}

void TestSubject::chipsComeBeforeTheRest()
{
    Catalog catalog = threeLevels();
    Instance instance = *catalog.instance(InstanceId(u"i2"_s));
    instance.id = InstanceId(u"c1"_s);
    instance.name = u"an instance called as a chip"_s;
    const Catalog both = CatalogBuilder().add(aChip("c1", {.bf16 = 1})).add(instance).build();
    QCOMPARE(subjectName(both, u"c1"_s), u"C1"_s);
    QCOMPARE(subjectChip(both, u"c1"_s)->id, ChipId(u"c1"_s));
}

void TestSubject::aChipThatIsMissingInsideIsNone()
{
    const Catalog catalog = CatalogBuilder().add(anInstance("i", "gone", 8)).add(aSystem("s", "gone", 8)).build();
    QCOMPARE(subjectChip(catalog, u"i"_s), nullptr);
    QCOMPARE(subjectChip(catalog, u"s"_s), nullptr);
}

CHIPBOARD_TEST(TestSubject, chipboard::testing::NoApplication)

} // namespace tst_subject

#include "tst_subject.moc"
