// Custom bases of estimates besides published figures: only those used by the workload are listed.
#include "data/catalog/catalog.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_ownbasis {

class TestOwnBasis : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void sourcesHaveTitles();
    void titlesAreOfTheseAlone();
    void onlyTheWorkloadsOwnIsTold();
};

void TestOwnBasis::sourcesHaveTitles()
{
    const Source file = ownFileSource(u"mine.json"_s);
    QCOMPARE(file.id.text(), u"mine.json"_s);
    QCOMPARE(file.title, u"Custom file mine.json"_s);
    QCOMPARE(file.kind, SourceKind::Own);
    QCOMPARE(ownBasisSource(u"m.json"_s, u"model"_s, u"llama"_s).id.text(), u"m.json#model/llama"_s);
    QCOMPARE(ownBasisSource(u"m.json"_s, u"model"_s, u"llama"_s).title, u"Custom model llama of m.json"_s);
    QCOMPARE(ownBasisSource(u"w.json"_s, u"workload"_s, u"chat"_s).title, u"Custom workload chat of w.json"_s);
    QCOMPARE(ownBasisSource(u"c.json"_s, u"constants"_s, {}).title, u"Custom constants of c.json"_s);
}

void TestOwnBasis::titlesAreOfTheseAlone()
{
    Source source = ownFileSource(u"chip/h100/memory"_s); // a board's override
    QCOMPARE(ownTitle(source), QString());
    source = ownFileSource(u"mine.json"_s);
    source.kind = SourceKind::Official;
    QCOMPARE(ownTitle(source), QString());
}

void TestOwnBasis::onlyTheWorkloadsOwnIsTold()
{
    Catalog catalog;
    Workload chat;
    chat.id = WorkloadId(u"chat"_s);
    chat.model = ModelId(u"llama"_s);
    Workload other = chat;
    other.id = WorkloadId(u"other"_s);
    other.model = ModelId(u"mistral"_s);
    catalog.workloads = {chat, other};
    catalog.sources = {ownFileSource(u"mine.json"_s), ownBasisSource(u"m.json"_s, u"model"_s, u"llama"_s),
                       ownBasisSource(u"w.json"_s, u"workload"_s, u"other"_s)};
    catalog.index();
    QCOMPARE(ownBasisOf(catalog, chat.id), QStringList{u"Custom model llama of m.json"_s});
    QCOMPARE(ownBasisOf(catalog, other.id), QStringList{u"Custom workload other of w.json"_s});
    QCOMPARE(ownBasisOf(catalog, WorkloadId()), QStringList());
    catalog.sources << ownBasisSource(u"c.json"_s, u"constants"_s, {});
    QCOMPARE(ownBasisOf(catalog, WorkloadId()), QStringList{u"Custom constants of c.json"_s});
}

CHIPBOARD_TEST(TestOwnBasis, QCoreApplication)

} // namespace tst_ownbasis

#include "tst_ownbasis.moc"
