// Copies of catalogue entries for the user's folder: the same figures under another id, in valid files.
#include "data/files/catalogreader.h"

#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_duplicate {

class TestDuplicate : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void copiesEachKindIntoAGoodFile_data();
    void copiesEachKindIntoAGoodFile();
    void everyChipCanBeCopied();
    void aCopyOfACopy();
    void refusesWhatIsNotThere_data();
    void refusesWhatIsNotThere();
    void findsAFreeId();

private:
    const Catalog m_catalog = loadCatalog({}).catalog;
};

static CatalogLoad withFile(const QByteArray &content)
{
    return readCatalog(shippedSpecFiles(), {SpecFile{u"mine.json"_s, content}});
}

void TestDuplicate::copiesEachKindIntoAGoodFile_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("kind");
    QTest::newRow("a chip") << m_catalog.chip(ChipId(u"trainium2"_s))->where << u"chip"_s;
    QTest::newRow("an instance") << m_catalog.instance(InstanceId(u"trn2.48xlarge"_s))->where << u"instance"_s;
    QTest::newRow("a system") << m_catalog.systems.constFirst().where << u"system"_s;
    QTest::newRow("a workload") << m_catalog.workloads.constFirst().where << u"workload"_s;
}

void TestDuplicate::copiesEachKindIntoAGoodFile()
{
    QFETCH(const QString, where);
    QFETCH(const QString, kind);
    const auto copy = duplicateEntry(shippedSpecFiles(), where, u"my-thing"_s, u"My thing \"Ä\""_s);
    QVERIFY(copy);
    const CatalogLoad load = withFile(copy.value());
    QCOMPARE(textsOf(load.problems), QStringList());
    QCOMPARE(load.overlaid.size(), 1);
    QVERIFY2(load.overlaid.constFirst().startsWith(kind + u" my-thing"_s), qPrintable(load.overlaid.constFirst()));
    const CatalogCounts counts = countsOf(load.catalog);
    const CatalogCounts before = countsOf(m_catalog);
    QCOMPARE(counts.chips + counts.instances + counts.systems + static_cast<int>(load.catalog.workloads.size()),
             before.chips + before.instances + before.systems + static_cast<int>(m_catalog.workloads.size()) + 1);
}

void TestDuplicate::everyChipCanBeCopied()
{
    for (const Chip &chip : m_catalog.chips) {
        const auto copy =
            duplicateEntry(shippedSpecFiles(), chip.where, u"my-chip"_s, nameForCopy(chip.name, longestNameOfCopy));
        QVERIFY(copy);
        const CatalogLoad load = withFile(copy.value());
        QVERIFY2(load.problems.isEmpty(), qPrintable(chip.id.text() + textsOf(load.problems).join(u'\n')));
        const Chip *own = load.catalog.chip(ChipId(u"my-chip"_s));
        QVERIFY(own != nullptr);
        QCOMPARE(own->name, nameForCopy(chip.name, longestNameOfCopy));
        QCOMPARE(own->memory.value, chip.memory.value);
        const QList<SourceId> file{SourceId(u"mine.json"_s)}; // the vendor did not publish this copy
        QCOMPARE(own->memory.sources, chip.memory.isMissing() ? QList<SourceId>() : file);
        QCOMPARE(own->dense.size(), chip.dense.size());
    }
}

void TestDuplicate::aCopyOfACopy()
{
    const auto first = duplicateEntry(shippedSpecFiles(), m_catalog.chips.constFirst().where, u"my-chip"_s, u"Mine"_s);
    const auto second =
        duplicateEntry({SpecFile{u"mine.json"_s, first.value()}}, u"mine.json#/chips/0"_s, u"my-chip-2"_s, u"Mine 2"_s);
    QVERIFY(second);
    QVERIFY(second.value().contains("\"my-chip-2\""));
    QVERIFY(second.value().indexOf("\"kind\"") < second.value().indexOf("\"chips\"")); // in the original order
}

void TestDuplicate::refusesWhatIsNotThere_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("no such file") << u"gone.json#/chips/0"_s;
    QTest::newRow("no such place") << u"a.json#/chips/7"_s;
    QTest::newRow("another list") << u"a.json#/instances/0"_s;
    QTest::newRow("no place") << u"a.json#"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("a broken file") << u"b.json#/chips/0"_s;
    QTest::newRow("no object") << u"c.json#/chips/0"_s;
}

void TestDuplicate::refusesWhatIsNotThere()
{
    QFETCH(const QString, where);
    const QList<SpecFile> files{{u"a.json"_s, R"({"kind": "chips", "chips": [{"id": "c1"}]})"},
                                {u"b.json"_s, R"({"kind": "chips", "chips": [{"id")"},
                                {u"c.json"_s, R"({"kind": "chips", "chips": [1]})"}};
    const auto copy = duplicateEntry(files, where, u"x"_s, u"X"_s);
    QVERIFY(!copy);
    QCOMPARE(copy.problem().code, ProblemCode::UnknownId);
    QVERIFY(!copy.problem().remedy.isEmpty());
}

void TestDuplicate::findsAFreeId()
{
    QCOMPARE(idForCopy(u"trainium2"_s, {u"trainium2"_s}), u"my-trainium2"_s);
    QCOMPARE(idForCopy(u"trainium2"_s, {u"trainium2"_s, u"my-trainium2"_s}), u"my-trainium2-2"_s);
    QCOMPARE(nameForCopy(u"Trainium2"_s, longestNameOfCopy), u"My Trainium2"_s);
    QCOMPARE(nameForCopy(u"Blackwell Ultra"_s, longestNameOfCopy), u"My Blackwell Ul…"_s);
    QCOMPARE(idForCopy(u"my-trainium2"_s, {u"my-trainium2"_s, u"my-trainium2-2"_s}), u"my-trainium2-3"_s);
}

CHIPBOARD_TEST(TestDuplicate, chipboard::testing::NoApplication)

} // namespace tst_duplicate

#include "tst_duplicate.moc"
