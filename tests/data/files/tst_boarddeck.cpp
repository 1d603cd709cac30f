// The slides of a board: as values, in the board's file and in a separate file.
#include "data/files/boardio.h"
#include "data/files/boardparts.h"

#include "tests/support/ondemandboard.h"
#include "tests/support/randomboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boarddeck {

class TestBoardDeck : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyKindLeadsBack();
    void readsBackAnyDeck();
    void writesNothingOfNoSlides();
    void arrangesChartsOnSlides();
    void arrangesEachSectionInItself();
    void arrangingLosesNothing();
    void namesItsPagesOnce();
    void refusesBadDecks_data();
    void refusesBadDecks();
    void readsADeckAlone();
};

static BoardSlide slideOf(const QStringList &charts, const QString &title = {})
{
    BoardSlide slide{SlideKind::Charts, title, {}};
    for (const QString &chart : charts)
        slide.charts << *slideChartFrom(chart);
    return slide;
}

void TestBoardDeck::everyKindLeadsBack()
{
    for (int kind = 0; kind < 6; ++kind)
        QCOMPARE(slideKindFromWord(slideKindWord(static_cast<SlideKind>(kind))), static_cast<SlideKind>(kind));
    QVERIFY(!slideKindFromWord(u"slide"));
    QCOMPARE(slideChartFrom(u"compare/memory"_s)->key(), u"compare/memory"_s);
    QCOMPARE(slideChartFrom(u"compare"_s)->key(), u"compare"_s);
    for (const QString &bad : {u""_s, u"/memory"_s, u"compare/"_s, u"a/b/c"_s, u"two words"_s})
        QVERIFY2(!slideChartFrom(bad), qPrintable(bad));
}

void TestBoardDeck::readsBackAnyDeck()
{
    for (quint32 seed = 1; seed <= static_cast<quint32>(rounds(200)); ++seed) {
        QRandomGenerator random(seed);
        Board board = onDemandBoard();
        for (int i = random.bounded(1, 9); i > 0; --i)
            board.deck << randomSlide(random);
        const BoardLoad load = readBoard(writeBoard(board), u"a.chipboard"_s);
        QVERIFY2(load.board, qPrintable(u"seed %1"_s.arg(seed)));
        QVERIFY2(load.board->deck == board.deck, qPrintable(u"seed %1"_s.arg(seed)));
        QCOMPARE(writeBoard(*load.board), writeBoard(board));
    }
}

void TestBoardDeck::writesNothingOfNoSlides()
{
    QVERIFY(!writeBoard(onDemandBoard()).contains("deck"));
    QVERIFY(readBoard(writeBoard(onDemandBoard()), u"a.chipboard"_s).board->deck.isEmpty());
}

// Six charts on three slides with a section between them: two per slide need three slides, four need two, one needs
// six.
void TestBoardDeck::arrangesChartsOnSlides()
{
    const BoardSlide section{SlideKind::Section, u"S"_s, {}};
    const BoardDeck deck{slideOf({u"a/1"_s, u"a/2"_s, u"a/3"_s}, u"First"_s), section, slideOf({u"b/4"_s}),
                         slideOf({u"b/5"_s, u"b/6"_s}, u"Last"_s)};
    const ArrangedDeck pairs = arranged(deck, {0, 2, 3}, 2);
    QCOMPARE(pairs.deck,
             BoardDeck({slideOf({u"a/1"_s, u"a/2"_s}, u"First"_s), slideOf({u"a/3"_s, u"b/4"_s}),
                        slideOf({u"b/5"_s, u"b/6"_s}, u"Last"_s), section}));
    QCOMPARE(pairs.places, QList<qsizetype>({0, 1, 2}));
    QCOMPARE(arranged(deck, {3, 0, 2}, 4).deck.size(), 3);
    const BoardDeck single = arranged(deck, {0, 2, 3}, 1).deck;
    QCOMPARE(single.size(), 7);
    QCOMPARE(single.constFirst(), slideOf({u"a/1"_s}, u"First"_s));
    QCOMPARE(single.at(1), slideOf({u"a/2"_s}));
    QCOMPARE(arranged(deck, {}, 2).deck, deck);
    QCOMPARE(arranged(deck, {1, 7, -1}, 2).deck, deck);
    QCOMPARE(placesOn(deck.constFirst()), 4);
    QCOMPARE(placesOn(pairs.deck.constFirst()), 2);
    QCOMPARE(placesOn(section), 1);
}

// A section that is chosen with the slides around it stays between them; one slide is arranged in itself.
void TestBoardDeck::arrangesEachSectionInItself()
{
    const BoardSlide section{SlideKind::Section, u"S"_s, {}};
    const BoardDeck deck{slideOf({u"a/1"_s}), slideOf({u"a/2"_s}), section, slideOf({u"b/3"_s, u"b/4"_s}),
                         slideOf({u"b/5"_s})};
    const ArrangedDeck all = arranged(deck, {0, 1, 2, 3, 4}, 4);
    QCOMPARE(all.deck, BoardDeck({slideOf({u"a/1"_s, u"a/2"_s}), section, slideOf({u"b/3"_s, u"b/4"_s, u"b/5"_s})}));
    QCOMPARE(all.places, QList<qsizetype>({0, 2}));
    QCOMPARE(arranged(deck, {0}, 4).deck, deck);
    QCOMPARE(arranged(deck, {3}, 1).deck.size(), 6);
    QCOMPARE(mostChartsTogether(deck, {0}), 1);
    QCOMPARE(mostChartsTogether(deck, {4, 3}), 3);
    QCOMPARE(mostChartsTogether(deck, {0, 1, 2, 3, 4}), 3); // not five, for the section
    QCOMPARE(mostChartsTogether(deck, {2, -1, 9}), 0);
}

// Whatever is chosen: no chart is lost, no other slide changes, and charts keep their order.
void TestBoardDeck::arrangingLosesNothing()
{
    for (quint32 seed = 1; seed <= static_cast<quint32>(rounds(200)); ++seed) {
        QRandomGenerator random(seed);
        BoardDeck deck;
        QList<qsizetype> places;
        for (int i = 0; i < 9; ++i) {
            deck << randomSlide(random);
            if (random.bounded(2) == 1)
                places << i;
        }
        const ArrangedDeck made = arranged(deck, places, QList<int>{1, 2, 4}.at(random.bounded(3)));
        const auto kept = [](const BoardDeck &slides, const QList<qsizetype> &chosen) {
            BoardDeck others;
            for (qsizetype i = 0; i < slides.size(); ++i) {
                if (!chosen.contains(i) || slides.at(i).kind != SlideKind::Charts)
                    others << slides.at(i);
            }
            return others;
        };
        const auto chartsIn = [](const BoardDeck &slides, const QList<qsizetype> &chosen) {
            QStringList keys;
            for (const qsizetype place : chosen) {
                for (const SlideChart &chart : slides.at(place).charts)
                    keys << (slides.at(place).kind == SlideKind::Charts ? chart.key() : QString());
            }
            keys.removeAll(QString());
            return keys;
        };
        const QByteArray name = "seed " + QByteArray::number(seed);
        QVERIFY2(kept(made.deck, made.places) == kept(deck, places), name.constData());
        QVERIFY2(chartsIn(made.deck, made.places) == chartsIn(deck, places), name.constData());
    }
}

void TestBoardDeck::namesItsPagesOnce()
{
    QCOMPARE(pagesOf({slideOf({u"a/1"_s, u"b"_s}), slideOf({u"a/2"_s})}), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(pagesOf({{SlideKind::Summary, {}, {}}}), QStringList{u"overview"_s});
    QCOMPARE(usualDeck().size(), 6);
}

void TestBoardDeck::refusesBadDecks_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &deck, const char *pointer, const char *message) {
        QTest::newRow(name) << deck << QString::fromLatin1(pointer) << QString::fromLatin1(message);
    };
    const QByteArray chart = "\"a/b\"";
    row("no list", "3", "/deck", "array");
    row("no kind", "[{}]", "/deck/0", "\"kind\" is missing");
    row("another kind", "[{\"kind\": \"chart\", \"charts\": [\"a\"]}]", "/deck/0/kind", "charts");
    row("another kind alone", "[{\"kind\": \"chart\"}]", "/deck/0/kind", "charts");
    row("no chart", "[{\"kind\": \"charts\"}]", "/deck/0/charts", "needs a chart");
    row("five charts", "[{\"kind\": \"charts\", \"charts\": [" + (chart + ',').repeated(5).chopped(1) + "]}]",
        "/deck/0/charts", "at most 4");
    row("two tables", "[{\"kind\": \"table\", \"charts\": [" + chart + ", " + chart + "]}]", "/deck/0/charts",
        "at most 1 chart.");
    row("a chart of a title", "[{\"kind\": \"title\", \"charts\": [" + chart + "]}]", "/deck/0/charts", "charts");
    row("no address", "[{\"kind\": \"charts\", \"charts\": [\"a b/c\"]}]", "/deck/0/charts/0", "PAGE/CHART");
    row("a number", "[{\"kind\": \"charts\", \"charts\": [7]}]", "/deck/0/charts/0", "string");
    row("a section without title", "[{\"kind\": \"title\"}, {\"kind\": \"section\"}]", "/deck/1", "title");
    row("a title of 301 characters", "[{\"kind\": \"title\", \"title\": \"" + QByteArray(301, 'x') + "\"}]",
        "/deck/0/title", "300");
    row("61 slides", '[' + QByteArray("{\"kind\": \"title\"},").repeated(61).chopped(1) + ']', "/deck", "60");
}

void TestBoardDeck::refusesBadDecks()
{
    QFETCH(const QByteArray, deck);
    QFETCH(const QString, pointer);
    QFETCH(const QString, message);
    const BoardLoad load =
        readBoard("{\"kind\": \"board\", \"version\": 2, \"level\": \"chip\",\n\"deck\": " + deck + '}', u"a"_s);
    QVERIFY(!load.board);
    QCOMPARE(load.problems.size(), 1);
    const Problem &problem = load.problems.constFirst();
    QVERIFY2(problem.where.pointer == pointer, qPrintable(problem.toText()));
    QVERIFY2(problem.toText().contains(message), qPrintable(problem.toText()));
    QVERIFY(problem.where.line == 2 && problem.where.column > 0);
}

void TestBoardDeck::readsADeckAlone()
{
    const QByteArray title(300, 'x');
    const DeckLoad load = readDeckText("{\"kind\": \"deck\", \"version\": 1, \"slides\": [{\"kind\": \"title\", "
                                       "\"title\": \""
                                           + title + "\"}, {\"kind\": \"charts\", \"charts\": [\"a/b\"]}]}",
                                       u"d.json"_s);
    QVERIFY2(load.deck, load.problems.isEmpty() ? "" : qPrintable(load.problems.constFirst().toText()));
    QCOMPARE(*load.deck, BoardDeck({{SlideKind::Title, QString::fromLatin1(title), {}}, slideOf({u"a/b"_s})}));
    const std::pair<QByteArray, QString> bad[] = {
        {"{\"kind\": \"board\", \"version\": 2}", u"its kind is \"board\""_s},
        {"{\"kind\": \"deck\", \"version\": 2, \"slides\": []}", u"newer Chipboard"_s},
        {"{\"kind\": \"deck\", \"version\": 1, \"slides\": []}", u"no slides"_s},
        {"{\"kind\": \"deck\", \"version\": 1}", u"\"slides\" is missing"_s},
    };
    for (const auto &[text, message] : bad) {
        const DeckLoad refused = readDeckText(text, u"d.json"_s);
        QVERIFY(!refused.deck && !refused.problems.isEmpty());
        QVERIFY2(refused.problems.constFirst().toText().contains(message),
                 qPrintable(refused.problems.constFirst().toText()));
    }
    QVERIFY(!readDeckFile(u"/nowhere/d.json"_s).deck);
}

CHIPBOARD_TEST(TestBoardDeck, QCoreApplication)

} // namespace tst_boarddeck

#include "tst_boarddeck.moc"
