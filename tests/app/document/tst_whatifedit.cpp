// Choices on the What-if page: their effect on a board and their undo names.
#include "app/document/pageedits.h"

#include "app/document/boarddocument.h"
#include "data/files/catalogreader.h"
#include "data/views/pages.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_whatifedit {

/// The members of a board's "what_if".
static const QStringList choiceIds{u"metric"_s, u"subject"_s, u"against"_s, u"crossover"_s, u"across"_s, u"down"_s};

class TestWhatIfEdit : public QObject
{
    Q_OBJECT

private slots:
    void choosesAndNames_data();
    void choosesAndNames();
    void everyChoiceOfThePageCanBeMade();
    void aRowIsNotComparedWithItself();
    void whatIsNoChoiceChangesNothing();
    void takesAllBack();
    void isOneStepEach();
};

static BoardEdit chosen(const Board &board, const char *id, const QString &value)
{
    static const Catalog catalog = loadCatalog({}).catalog;
    return chooseWhatIf(catalog, board, QLatin1String(id), value).value();
}

void TestWhatIfEdit::choosesAndNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *id, const char *value, const char *name) {
        QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(value) << QString::fromLatin1(name);
    };
    row("metric", "cost", "What-if on cost of the run");
    row("metric", "", "What-if on the cost of the workload");
    row("metric", "compute_fp8", "What-if on FP8 compute");
    row("metric", "no-such", "What-if on no-such");
    row("subject", "trainium3", "What-if of Trainium3");
    row("subject", "", "What-if of the best option");
    row("against", "h100-sxm", "What-if against H100");
    row("against", "none", "What-if of one option");
    row("against", "", "What-if against the baseline");
    row("crossover", "price_factor@subject", "What-if: break-even point by price factor");
    row("crossover", "", "What-if: automatic break-even point");
    row("across", "utilisation", "What-if: table over utilisation");
    row("down", "", "What-if: automatic table");
}

void TestWhatIfEdit::choosesAndNames()
{
    QFETCH(const QString, id);
    QFETCH(const QString, value);
    const BoardEdit edit = chosen(testing::onDemandBoard(), id.toLatin1().constData(), value);
    QTEST(edit.name, "name");
    QCOMPARE(edit.kind, EditKind::WhatIf);
    const WhatIfChoice &choice = edit.after.whatIf;
    const QStringList values{choice.metric.text(),        choice.subject,           choice.against,
                             leverWord(choice.crossover), leverWord(choice.across), leverWord(choice.down)};
    for (qsizetype i = 0; i < values.size(); ++i)
        QCOMPARE(values.at(i), choiceIds.at(i) == id ? value : QString());
}

void TestWhatIfEdit::everyChoiceOfThePageCanBeMade()
{
    for (const QString &id : choiceIds)
        QVERIFY2(chooseWhatIf(Catalog(), testing::onDemandBoard(), id, {}), qPrintable(id));
}

void TestWhatIfEdit::aRowIsNotComparedWithItself()
{
    Board board = chosen(testing::onDemandBoard(), "against", u"h100-sxm"_s).after;
    board = chosen(board, "subject", u"h100-sxm"_s).after;
    QCOMPARE(board.whatIf.subject, u"h100-sxm"_s);
    QCOMPARE(board.whatIf.against, QString());
    board = chosen(board, "against", u"h100-sxm"_s).after;
    QCOMPARE(board.whatIf.subject, QString());
    QCOMPARE(board.whatIf.against, u"h100-sxm"_s);
}

void TestWhatIfEdit::whatIsNoChoiceChangesNothing()
{
    QVERIFY(!chooseWhatIf(Catalog(), testing::onDemandBoard(), u"colour"_s, u"red"_s));
    QVERIFY(!chooseWhatIf(Catalog(), testing::onDemandBoard(), u"across"_s, u"utilisation@nobody"_s));
}

void TestWhatIfEdit::takesAllBack()
{
    const Board board =
        chosen(chosen(testing::onDemandBoard(), "metric", u"cost"_s).after, "down", u"discount"_s).after;
    const BoardEdit edit = takeBackWhatIf(board);
    QCOMPARE(edit.after, testing::onDemandBoard());
    QCOMPARE(edit.name, u"What-if: automatic choices"_s);
    const auto remedy = applyRemedy(Catalog(), board, u"what-if:"_s);
    QVERIFY(remedy);
    QCOMPARE(remedy->after, testing::onDemandBoard());
}

void TestWhatIfEdit::isOneStepEach()
{
    BoardDocument document(testing::onDemandBoard());
    document.edit(chosen(document.board(), "metric", u"tokens_per_s"_s));
    document.edit(chosen(document.board(), "subject", u"trainium3"_s));
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().undoText(), u"What-if of Trainium3"_s);
    document.undoStack().undo();
    QCOMPARE(document.board().whatIf, (WhatIfChoice{MetricId(u"tokens_per_s"_s), {}, {}, {}, {}, {}}));
    document.undoStack().undo();
    QCOMPARE(document.board(), testing::onDemandBoard());
}

CHIPBOARD_TEST(TestWhatIfEdit, QCoreApplication)

} // namespace tst_whatifedit

#include "tst_whatifedit.moc"
