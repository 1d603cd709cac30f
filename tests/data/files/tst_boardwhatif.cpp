// The What-if choices of a board in its file: bad values with their pointers, unknown ids kept and reported.
#include "data/files/boardio.h"

#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boardwhatif {

class TestBoardWhatIf : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsBackAnyChoice();
    void writesWhatWasChosen();
    void writesNothingWhereNothingWas();
    void refusesBadChoices_data();
    void refusesBadChoices();
    void tellsIdsThatLeadNowhere();
};

namespace {

BoardLoad read(const QByteArray &whatIf)
{
    return readBoard(R"({"kind": "board", "version": 1, "level": "chip", "what_if": )" + whatIf + '}',
                     u"a.chipboard"_s);
}

Lever lever(const char *word) { return leverFromWord(QString::fromLatin1(word)).value(); }

Lever randomLever(QRandomGenerator &random)
{
    if (random.bounded(2) == 0)
        return {};
    return {AssumptionId(u"assumption_%1"_s.arg(random.bounded(9))), static_cast<Side>(random.bounded(3))};
}

WhatIfChoice randomWhatIf(QRandomGenerator &random)
{
    const auto id = [&random](const char *stem) {
        return random.bounded(2) == 0 ? QString() : QLatin1String(stem) + QString::number(random.bounded(9));
    };
    return {
        MetricId(id("metric-")), id("row-"),          random.bounded(3) == 0 ? WhatIfChoice::noOther() : id("other-"),
        randomLever(random),     randomLever(random), randomLever(random)};
}

} // namespace

void TestBoardWhatIf::readsBackAnyChoice()
{
    for (quint32 seed = 1; seed <= 500; ++seed) {
        QRandomGenerator random(seed);
        Board board{.whatIf = randomWhatIf(random)};
        const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
        QVERIFY2(load.board && *load.board == board, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void TestBoardWhatIf::writesWhatWasChosen()
{
    Board board{.whatIf = {.metric = MetricId(u"cost"_s),
                           .against = WhatIfChoice::noOther(),
                           .across = lever("price_factor@subject")}};
    const QByteArray text = writeBoard(board);
    QVERIFY2(text.contains("  \"what_if\": {\n"
                           "    \"metric\": \"cost\",\n"
                           "    \"against\": \"none\",\n"
                           "    \"across\": \"price_factor@subject\"\n"
                           "  }"),
             text.constData());
    QCOMPARE(readBoard(text, {}).board.value().whatIf, board.whatIf);
}

void TestBoardWhatIf::writesNothingWhereNothingWas()
{
    QVERIFY(!writeBoard(onDemandBoard()).contains("what_if"));
    QVERIFY(read("{}").board.value().whatIf.isEmpty());
}

void TestBoardWhatIf::refusesBadChoices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const QString &problem) {
        QTest::newRow(name) << QByteArray(text) << u"a.chipboard:1:"_s + problem;
    };
    row("no object", R"("cost")", u"61: /what_if: must be an object, not string \"cost\"."_s);
    row("a misspelt key", R"({"metrik": "cost"})",
        u"62: /what_if/metrik: Unknown key \"metrik\". Did you mean \"metric\"?"_s);
    row("nothing chosen", R"({"metric": ""})", u"72: /what_if/metric: must not be empty. Enter a text or remove it."_s);
    row("a number", R"({"subject": 7})",
        u"73: /what_if/subject: must be a string, not number 7. Write it in quotes."_s);
    row("nobody's price", R"({"down": "price_factor@me"})",
        u"70: /what_if/down: \"price_factor@me\" is not an assumption that can be varied. "
        "Write \"utilisation\", or \"utilisation@subject\" or \"utilisation@against\" for one "
        "row."_s);
    row("itself", R"({"subject": "a", "against": "a"})",
        u"89: /what_if/against: A row cannot be compared with itself. Choose another one, or \"none\"."_s);
}

void TestBoardWhatIf::refusesBadChoices()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const BoardLoad load = read(text);
    QVERIFY(!load.board);
    QCOMPARE(textsOf(load.problems).join(u'\n'), problem);
}

void TestBoardWhatIf::tellsIdsThatLeadNowhere()
{
    const Catalog catalog = CatalogBuilder().add(aChip("trainium2")).add(aChip("trainium3")).build();
    Board board{.priceBook = {},
                .whatIf = {MetricId(u"memori"_s), u"trainium9"_s, u"none"_s, lever("discout"), {}, lever("chips")}};
    const Problems problems = checkBoard(board, catalog, u"a.chipboard"_s);
    QCOMPARE(textsOf(problems),
             (QStringList{u"a.chipboard: /what_if/metric: The catalogue has no \"memori\"; the page What-if "
                          "uses its default. Did you mean memory?"_s,
                          u"a.chipboard: /what_if/subject: The catalogue has no \"trainium9\"; the page "
                          "What-if uses its default. Did you mean trainium2, trainium3?"_s,
                          u"a.chipboard: /what_if/crossover: There is no assumption \"discout\"; the page "
                          "What-if uses its default. Did you mean discount?"_s}));
    for (const Problem &problem : problems)
        QCOMPARE(problem.severity, Severity::Warning);
    board.whatIf = {MetricId(u"memory"_s), u"trainium2"_s, u"trainium3"_s, lever("discount@subject"), {}, {}};
    QVERIFY(checkBoard(board, catalog, u"a.chipboard"_s).isEmpty());
}

CHIPBOARD_TEST(TestBoardWhatIf, QCoreApplication)

} // namespace tst_boardwhatif

#include "tst_boardwhatif.moc"
