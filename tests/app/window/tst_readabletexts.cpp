// In every language: no page, source card or help topic shows an ISO date, and formulas use words instead of
// identifiers.
#include "app/document/catalogmessages.h"
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "data/analysis/uncertainty.h"
#include "data/board/assumption.h"
#include "data/compare/metric.h"
#include "data/files/catalogreader.h"
#include "data/views/describe.h"
#include "data/views/helpbook.h"
#include "tests/support/catalogboard.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_readabletexts {

class TestReadableTexts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void datesFollowTheLanguage_data();
    void datesFollowTheLanguage();
    void formulasAreInWords();

private:
    [[nodiscard]] QStringList textsOf(const Catalog &catalog, const Board &board) const;

    Catalog m_catalog;
    ModelCheck m_check;
};

namespace {

// In the whole text except for URLs and file names.
QStringList isoDatesIn(QString text)
{
    static const QRegularExpression others(u"https?://\\S+|\\S+\\.(?:md|json|csv)\\b|^file: .*$"_s,
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression date(u"^.*(?<![\\w/-])20\\d\\d-(?:0[1-9]|1[0-2])(?:-\\d\\d)?(?![\\w/-]).*$"_s,
                                         QRegularExpression::MultilineOption);
    QStringList found;
    for (auto each = date.globalMatch(text.remove(others)); each.hasNext();)
        found << each.next().captured(0);
    return found;
}

QString textOf(const SourceCard &card)
{
    QStringList lines{card.heading, card.value, card.range, card.status, card.formula, card.note};
    for (const QList<SourceCard::Line> *part : {&card.sources, &card.nearest, &card.rivals, &card.contradictions}) {
        for (const SourceCard::Line &line : *part)
            lines << line.text;
    }
    return (lines + card.steps).join(u'\n');
}

QString textOf(const HelpBook &book)
{
    QStringList lines;
    for (const HelpTopic &topic : book.topics) {
        for (const HelpEntry &entry : topic.entries) {
            lines << entry.paragraphs;
            for (const Table::Row &row : entry.table.rows)
                lines << shownTexts(row).join(u" | "_s);
        }
    }
    return lines.join(u'\n');
}

} // namespace

void TestReadableTexts::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    m_check = checkShippedRuns(m_catalog);
}

QStringList TestReadableTexts::textsOf(const Catalog &catalog, const Board &board) const
{
    const Formatter formatter(QLocale(), shownCurrency(board.currency));
    const PageSources sources{[this]() -> const ModelCheck & { return m_check; },
                              {},
                              {},
                              [](const DrawTask &) { return std::optional<Uncertainty>(); }};
    QStringList texts;
    for (const PageRow &row : pageTable()) {
        const ResultTable table = row.table(catalog, board);
        const PageSpec page = row.page({catalog, catalog, board, table, formatter, sources});
        texts << toText(page) + page.notes.join(u'\n') + u'\n' + page.notice.text + u'\n' + page.sources.join(u'\n');
        for (const ChartSpec &chart : page.charts)
            texts << describeChart(chart);
        for (const ResultRow &line : table.rows) {
            for (qsizetype i = 0; i < line.cells.size(); ++i)
                texts << textOf(sourceCard(catalog, line.subject, *table.metrics.at(i), line.cells.at(i), formatter));
        }
    }
    return texts;
}

void TestReadableTexts::datesFollowTheLanguage_data()
{
    QTest::addColumn<QString>("id");
    for (const Language &language : languageTable())
        QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

void TestReadableTexts::datesFollowTheLanguage()
{
    QFETCH(const QString, id);
    const Language &language = *findLanguage(id);
    Speech speech;
    speech.speak(language, localeOf(language, QLocale::c()));
    const Catalog catalog = inSpokenLanguage(m_catalog);
    QStringList texts{textOf(helpBook({catalog, {}, {}}))};
    texts << textsOf(catalog, defaultBoard());
    for (int i = 0; i < 3; ++i)
        texts << textsOf(catalog, randomBoardOf(catalog, static_cast<quint32>(i)));
    QStringList faults;
    for (const QString &text : std::as_const(texts))
        faults << isoDatesIn(text);
    faults.removeDuplicates();
    QVERIFY(texts.join(u' ').contains(dateText(u"2026-07-22"_s))); // otherwise nothing was checked
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

// "usd_per_hour / (3,600 x tokens_per_s)" is for files; tooltips of marks and cells are for people.
void TestReadableTexts::formulasAreInWords()
{
    const Board board = defaultBoard();
    const Formatter formatter;
    const PageSources sources{[this]() -> const ModelCheck & { return m_check; },
                              {},
                              {},
                              [](const DrawTask &) { return std::optional<Uncertainty>(); }};
    QStringList texts;
    for (const PageRow &row : pageTable()) {
        const ResultTable table = row.table(m_catalog, board);
        const PageSpec page = row.page({m_catalog, m_catalog, board, table, formatter, sources});
        texts << page.title << page.support << page.footer << page.legend.text() << page.notes;
        for (const PageTile &tile : page.tiles)
            texts << tile.heading << tile.value << tile.detail;
        for (const ChartSpec &chart : page.charts) {
            texts << chart.subtitle << chart.notes;
            for (const ChartSeries &series : chart.series) {
                for (const ChartPoint &point : series.points)
                    texts << point.description;
            }
            for (const ScoreColumn &column : chart.scores.columns) {
                for (const ChartPoint &point : column.points)
                    texts << point.description;
            }
            for (const PlaneMark &mark : chart.plane.marks)
                texts << mark.description;
        }
        for (const Table::Row &line : page.numbers.rows)
            texts << shownTexts(line);
        for (const ResultRow &line : table.rows) {
            for (qsizetype i = 0; i < line.cells.size(); ++i) {
                const Metric &metric = *table.metrics.at(i);
                const Cell &cell = line.cells.at(i);
                texts << describeCell(m_catalog, line.subject, metric, cell, formatter)
                      << textOf(sourceCard(m_catalog, line.subject, metric, cell, formatter));
            }
        }
    }
    QStringList names = mapped(metricTable(), [](const Metric &metric) { return QString::fromLatin1(metric.id); });
    for (const AssumptionRow &row : assumptionTable())
        names << QLatin1String(row.id);
    static const QRegularExpression name(u"(?<![\\w./-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\\w./-])"_s);
    QStringList faults;
    for (const QString &text : std::as_const(texts)) {
        for (auto match = name.globalMatch(text); match.hasNext();) {
            if (names.contains(match.next().captured(0)) && !faults.contains(text))
                faults << text;
        }
    }
    QVERIFY(texts.size() > 500); // otherwise nothing was checked
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.first(std::min<qsizetype>(20, faults.size())).join(u'\n')));
}

CHIPBOARD_TEST(TestReadableTexts, QCoreApplication)

} // namespace tst_readabletexts

#include "tst_readabletexts.moc"
