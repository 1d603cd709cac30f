// The answer chart and the Advisor's score table at 1366x768, in every language and value form: no text is cut, and no
// row of the table needs scrolling. Titles are short enough to leave room. CHIPBOARD_PICTURES=FOLDER saves a screenshot
// of each page.
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QLabel>
#include <QRegularExpression>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_scoretables {

static QString joined(const QList<PlacedText> &lines) { return mapped(lines, &PlacedText::text).join(u' '); }

// A further page must be added here; everyPageOfTablesIsNamed() checks it.
constexpr const char *pagesOfTables[] = {"advisor"};

constexpr const char *twelveChips =
    "trainium2,trainium3,inferentia2,a100-80-sxm,b200,b300,h200-sxm,mi300x,mi325x,gaudi3,"
    "tpu-v6e,h100-sxm";

/// Texts that are cut at that size.
static QStringList cutIn(const ChartSpec &spec, const TypeScale &type, const QSize &size)
{
    TextRuler ruler;
    const ChartLayout layout = layoutChart(spec, type, size, ruler);
    QStringList cut;
    if (layout.titleText() != spec.title)
        cut << layout.titleText();
    if (joined(layout.subtitle) != spec.subtitle)
        cut << joined(layout.subtitle);
    for (qsizetype row = 0; row < layout.row.size(); ++row) {
        if (layout.row.at(row).label.text != spec.categories.at(row).shownLabel())
            cut << layout.row.at(row).label.text;
    }
    for (const PlacedColumn &column : layout.scores.columns) {
        for (const QString &text : {joined(column.title), joined(column.unit)}) {
            if (text.contains(u'…'))
                cut << text;
        }
    }
    for (const ScoreField &field : layout.scores.fields) {
        if (joined(field.lines).contains(u'…'))
            cut << joined(field.lines);
    }
    if (cut.isEmpty() && !layout.scores.whole)
        cut << u"a cell"_s;
    if (!layout.complete && spec.kind == ChartKind::Scores) // bars scroll
        cut << u"%1 px are left for rows of %2"_s.arg(layout.rows.height()).arg(layout.contentHeight());
    return cut;
}

class TestScoreTables : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cutTextsAreFound();
    void everyPageOfTablesIsNamed();
    void nothingIsCut_data();
    void nothingIsCut();
    void titlesTakeFewLines_data();
    void titlesTakeFewLines();

private:
    [[nodiscard]] QList<ChartView *> shownCharts() const;
    void choose(const QStringList &chips) const;
    Catalog m_shipped;
};

void TestScoreTables::initTestCase()
{
    const TypeScale type = lightTheme().type; // style and type as in the program
    QApplication::setStyle(new ChipboardStyle);
    QApplication::setFont(type.font(type.body));
    loadShipped();
    m_shipped = m_catalog;
}

void TestScoreTables::cleanup()
{
    closeWindow();
    QLocale::setDefault(QLocale::c());
}

QList<ChartView *> TestScoreTables::shownCharts() const
{
    QList<ChartView *> found = m_window->findChildren<ChartView *>();
    found.removeIf([](const ChartView *view) { return !view->isVisible(); });
    return found;
}

// An empty list keeps the default board.
void TestScoreTables::choose(const QStringList &chips) const
{
    if (chips.isEmpty())
        return;
    Board board = m_document->board();
    board.chips = mapped(chips, [](const QString &id) { return ChipId(id); });
    m_document->restore(board, {}, true);
}

void TestScoreTables::cutTextsAreFound()
{
    ChartSpec spec{.kind = ChartKind::Scores,
                   .title = u"Scores"_s,
                   .categories = {{u"a"_s, u"Trainium2"_s, {}, false}, {u"b"_s, u"H100"_s, {}, false}}};
    ScoreColumn column{.title = u"Cost"_s, .unit = u"USD"_s, .hasBars = false};
    column.points.resize(2);
    column.points[0].label = u"comes first"_s;
    column.points[1].label = u"second"_s;
    spec.scores.columns << column;
    const TypeScale type = lightTheme().type;
    QCOMPARE(cutIn(spec, type, {600, 300}), QStringList());
    QVERIFY(cutIn(spec, type, {600, 80}).constLast().contains(u"px are left"_s));
    spec.scores.columns[0].points[0].label = u"unspeakablyincomprehensiblylongwordwithoutaspace"_s;
    QCOMPARE(cutIn(spec, type, {600, 300}), QStringList());
    const QStringList cut = cutIn(spec, type, {240, 300});
    QVERIFY2(cut.join(u' ').contains(u"unspeak"_s), qPrintable(cut.join(u' ')));
}

void TestScoreTables::everyPageOfTablesIsNamed()
{
    showWindow();
    for (const PageRow &row : pageTable()) {
        m_window->choosePage(QLatin1String(row.id));
        m_presenter->update();
        const QList<ChartSpec> &charts = m_presenter->view().page.charts;
        const bool hasTable =
            std::ranges::any_of(charts, [](const ChartSpec &chart) { return chart.kind == ChartKind::Scores; });
        const bool isNamed = std::any_of(std::begin(pagesOfTables), std::end(pagesOfTables), [&row](const char *page) {
            return QLatin1String(page) == QLatin1String(row.id);
        });
        QVERIFY2(hasTable == isNamed, row.id);
    }
}

void TestScoreTables::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("chips");
    const QStringList two{u"trainium2"_s, u"h100-sxm"_s};
    const QStringList twelve = QString::fromLatin1(twelveChips).split(u',');
    for (const Language &language : languageTable()) {
        QTest::addRow("%s, two", language.id) << QString::fromLatin1(language.id) << u"two"_s << two;
        QTest::addRow("%s, default", language.id) << QString::fromLatin1(language.id) << u"default"_s << QStringList();
        QTest::addRow("%s, twelve", language.id) << QString::fromLatin1(language.id) << u"twelve"_s << twelve;
    }
}

void TestScoreTables::nothingIsCut()
{
    QFETCH(const QString, language);
    QFETCH(const QString, board);
    QFETCH(const QStringList, chips);
    const Language &spoken = *findLanguage(language);
    Speech speech;
    speech.speak(spoken, localeOf(spoken, QLocale::c()));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow(u"overview"_s);
    m_presenter->setFormatter(Formatter(QLocale()));
    child<QDockWidget>(u"numbersDock"_s)->hide(); // as on a window of this height
    choose(chips);
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    QStringList cut;
    for (const char *page : {"overview", "advisor"}) {
        m_window->choosePage(QLatin1String(page));
        const bool isFixed = findPage(QLatin1String(page))->keepsNumbers;
        if (isFixed && board != u"default"_s)
            continue; // the Advisor's table lists the catalogue, not the selection
        for (const ValueForm form : {ValueForm::Absolute, ValueForm::Times, ValueForm::Percent}) {
            if (isFixed && form != ValueForm::Absolute)
                continue;
            m_presenter->chooseValues(form);
            m_presenter->update();
            QCoreApplication::processEvents(); // lets the layout of a new page settle
            const QString name = u"%1, %2"_s.arg(QLatin1String(page), valueFormWord(form));
            const QList<ChartView *> shown = shownCharts();
            QCOMPARE(shown.size(), 1);
            QCOMPARE(shown.constFirst()->spec().kind == ChartKind::Scores, isFixed);
            for (const ChartView *view : shown) {
                QVERIFY(view->width() > view->minimumSizeHint().width());
                for (const QString &text : cutIn(view->spec(), m_window->theme().type, view->size()))
                    cut << name + u": "_s + text;
            }
            if (!folder.isEmpty())
                QVERIFY(m_window->grab().save(folder + u"/%1-%2-%3.png"_s.arg(board, language, name)));
        }
    }
    QCOMPARE(m_window->size(), QSize(1366, 768));
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void TestScoreTables::titlesTakeFewLines_data()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : languageTable())
        QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

// Titles take at most two lines, because the content below needs the room.
void TestScoreTables::titlesTakeFewLines()
{
    QFETCH(const QString, language);
    const Language &spoken = *findLanguage(language);
    Speech speech;
    speech.speak(spoken, localeOf(spoken, QLocale::c()));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow(u"overview"_s);
    m_presenter->setFormatter(Formatter(QLocale()));
    choose({u"mi300x"_s, u"h100-sxm"_s}); // if costs are about the same, the title has no amount
    static const QRegularExpression amount(u"[0-9](\\s?%|x|k|\\sTsd\\.|-mal| fois)"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    for (const char *page : {"overview", "workload", "value"}) {
        m_window->choosePage(QLatin1String(page));
        m_presenter->update();
        QCoreApplication::processEvents();
        const auto titles = m_window->findChildren<QLabel *>(u"pageTitle"_s);
        const auto title = std::ranges::find_if(titles, [](const QLabel *one) { return one->isVisible(); });
        QVERIFY2(title != titles.end(), page);
        const QString told = (*title)->text();
        const int lines = (*title)->height() / (*title)->fontMetrics().lineSpacing();
        QVERIFY2(lines >= 1 && lines <= 2,
                 qPrintable(u"%1: %2 lines: %3"_s.arg(QLatin1String(page)).arg(lines).arg(told)));
        QVERIFY2((*title)->heightForWidth((*title)->width()) <= (*title)->height(), page);
        QVERIFY2(told.contains(u"H100"_s), qPrintable(told)); // who, and by how much
        QVERIFY2(told.contains(amount), qPrintable(told));
        const Workload &work = *m_catalog.workload(m_document->board().workload);
        const bool isAbout = QLatin1String(page) != u"value"; // of which model
        QVERIFY2(!isAbout || told.contains(m_catalog.model(work.model)->name), qPrintable(told));
    }
}

CHIPBOARD_TEST(TestScoreTables, QApplication)

} // namespace tst_scoretables

#include "tst_scoretables.moc"
