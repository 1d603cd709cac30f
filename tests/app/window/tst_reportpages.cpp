// The report of the board that the program begins with, as sheets of paper: few before the appendix, each with a title
// of its own, and tables and texts in type that is read without glasses.
#include "app/settings/languages.h"
#include "app/window/exportjob.h"
#include "app/window/pagetable.h"
#include "data/files/catalogreader.h"
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/export/sheetpainting.h"

#include <QApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reportpages {

class TestReportPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void init() { QTest::failOnWarning(anyWarning()); }
    void areReadable_data();
    void areReadable();
    void theCoverNamesACheaperChipOutsideTheSelection();
    void thePaperTellsNobodyWhatToClick();

private:
    [[nodiscard]] ExportInput inputFor(const ExportRecipe &recipe, const Board &board, const Formatter &formatter);
    [[nodiscard]] PaperReport reportOn(const QString &size, const Formatter &formatter);

    Catalog m_catalog;
    TextRuler m_ruler;
};

ExportInput TestReportPages::inputFor(const ExportRecipe &recipe, const Board &board, const Formatter &formatter)
{
    const ModelCheck check;
    PageSources sources{.check = [&check]() -> const ModelCheck & { return check; }};
    return exportInput(recipe, m_catalog, board, formatter,
                       [&](const PageRow &row) {
                           const ResultTable table = row.table(m_catalog, board);
                           const PageSpec page = row.page({m_catalog, m_catalog, board, table, formatter, sources});
                           return statedPage(page, table, m_catalog, board, formatter);
                       })
        .value();
}

PaperReport TestReportPages::reportOn(const QString &size, const Formatter &formatter)
{
    const Board board = defaultBoard();
    const ExportInput input =
        inputFor({.ask = {.what = ExportWhat::Report}, .options = {.pageSize = size}}, board, formatter);
    return paperReport(*input.report, input.options, m_ruler).value();
}

// A report whose page Find a chip recommends another chip than its cover compares says so there; so do the brief and a
// deck's summary.
void TestReportPages::theCoverNamesACheaperChipOutsideTheSelection()
{
    Board board = defaultBoard();
    const QString text = u"A100 40GB at $1.57 per million output tokens."_s;
    const ExportInput report = inputFor({.ask = {.what = ExportWhat::Report}, .options = {}}, board, Formatter());
    QVERIFY(report.report->facts.contains(ReportFact{u"Not in the selection"_s, text}));
    const ExportInput brief = inputFor({.ask = {.what = ExportWhat::Brief}, .options = {}}, board, Formatter());
    QVERIFY(brief.page().statements.contains(PageStatement{u"Not in the selection"_s, text}));
    board.deck = {{SlideKind::Summary, {}, {}}, {SlideKind::Charts, {}, {{u"overview"_s, {}}}}};
    const ExportInput deck = inputFor({.ask = {.what = ExportWhat::Deck}, .options = {}}, board, Formatter());
    QVERIFY(deck.report->chapters.constFirst().blocks.contains(ReportBlock{u"Not in the selection"_s, {text}, {}}));
}

void TestReportPages::areReadable_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("language");
    for (const char *size : {"a4", "a4-portrait", "letter", "letter-portrait"}) {
        for (const char *language : {"en", "de"})
            QTest::addRow("%s, %s", size, language) << QString::fromLatin1(size) << QString::fromLatin1(language);
    }
}

// 12 pixels are 9 points.
void TestReportPages::areReadable()
{
    QFETCH(const QString, size);
    QFETCH(const QString, language);
    const Language &spoken = *findLanguage(language);
    const QLocale before;
    Speech speech;
    const QLocale locale = localeOf(spoken, QLocale(QLocale::English, QLocale::UnitedStates));
    speech.speak(spoken, locale);
    const PaperReport report = reportOn(size, Formatter(locale));
    QLocale::setDefault(before);
    QStringList titles;
    int number = 0;
    for (const PaperPage &page : report.pages) {
        for (const Sheet &sheet : page.layout.sheets) {
            ++number;
            QStringList title = mapped(sheet.texts.constFirst().lines, &PlacedText::text);
            titles << title.join(u' ');
            QVERIFY2(sheet.table.isEmpty() || sheet.table.cellFont.pixelSize() >= 12, qPrintable(titles.constLast()));
            const bool isText = sheet.charts.isEmpty() && sheet.table.isEmpty();
            for (const TextBlock &block : sheet.texts) {
                const bool isFoot = sheet.rule > 0.0 && block.rect.top() > sheet.rule;
                QVERIFY2(!isText || isFoot || block.font.pixelSize() >= 12, qPrintable(titles.constLast()));
            }
        }
    }
    QStringList once = titles;
    once.removeDuplicates();
    for (const QString &title : std::as_const(once))
        QVERIFY2(titles.count(title) == 1, qPrintable(title));
    qsizetype appendix = -1; // sheets before it
    for (const ReportOutline &entry : report.outline) {
        if (appendix < 0 && entry.title.startsWith(u"Appendix: "_s))
            appendix = entry.sheet;
    }
    QVERIFY2(language != u"en" || (appendix > 0 && appendix <= 12), qPrintable(QString::number(appendix)));
}

// Readers of the file have no window: reasons say what is missing, not what to choose.
void TestReportPages::thePaperTellsNobodyWhatToClick()
{
    const Board board = defaultBoard();
    const ExportInput input = inputFor({.ask = {.what = ExportWhat::Report}, .options = {}}, board, Formatter());
    QStringList texts;
    for (const ReportChapter &chapter : input.report->chapters) {
        for (const ReportBlock &block : chapter.blocks) {
            texts << block.paragraphs;
            for (const Table::Row &row : block.table.rows)
                texts << mapped(row, [](const Table::Cell &cell) { return shownText(cell); });
        }
        if (chapter.page)
            texts << chapter.page->notes << chapter.page->support;
    }
    QVERIFY(texts.size() > 100);
    static const QRegularExpression told(
        u"set another|compute it here|Choose a |Lower the requirement|Enter a |Click |Press "_s);
    for (const QString &text : std::as_const(texts))
        QVERIFY2(!text.contains(told), qPrintable(text));
}

CHIPBOARD_TEST(TestReportPages, QApplication)

} // namespace tst_reportpages

#include "tst_reportpages.moc"
