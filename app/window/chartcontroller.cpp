#include "app/window/chartcontroller.h"

#include "app/document/boardedit.h"
#include "app/window/pagetable.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/views/chartwording.h"
#include "widgets/pages/chartcard.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/theme/parts.h"

#include <QDrag>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {

ChartController::ChartController(Presenter &presenter, BoardDocument &document, std::function<PageWidget *()> shownPage,
                                 std::function<Clip(const QString &chart)> clipOf, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_shownPage(std::move(shownPage))
    , m_clipOf(std::move(clipOf))
    , m_window(window)
{
}

void ChartController::listenTo(PageWidget &page)
{
    page.setWhatsThis(dragHelp());
    connect(&page, &PageWidget::titleWritten, this, &ChartController::takeTitle);
    connect(&page, &PageWidget::textWritten, this, &ChartController::takeText);
    connect(&page, &PageWidget::chartMenuRequested, this, &ChartController::popUp);
    connect(&page, &PageWidget::chartDragged, this, &ChartController::drag);
}

const ChartSpec *ChartController::chartOf(const QString &chartId) const
{
    const QList<ChartSpec> &charts = m_presenter.view().page.charts;
    return findWhere(charts, [&chartId](const ChartSpec &one) { return one.id == chartId; });
}

ChartWords ChartController::wordsOfChart(const QString &chartId) const
{
    return wordsOf(m_presenter.board().words, m_presenter.view().page.id, chartId);
}

void ChartController::edit(const ChartWords &words, const QString &name)
{
    m_document.edit(setChartWords(m_presenter.board(), words, name));
}

void ChartController::takeTitle(const QString &text)
{
    const PageView &view = m_presenter.view();
    m_document.edit(setPageTitle(m_presenter.board(), view.page, text, m_presenter.formatter()));
}

void ChartController::takeText(const QString &chartId, ChartText which, const QString &markId, const QString &text)
{
    const ChartSpec *chart = chartOf(chartId);
    if (chart == nullptr)
        return;
    ChartWords words = wordsOfChart(chartId);
    switch (which) {
    case ChartText::Title:
        m_document.edit(setChartTitle(m_presenter.board(), words.page, *chart, text, m_presenter.formatter()));
        return;
    case ChartText::Subtitle:
        words.subtitle = text;
        edit(words, tr("Edit a chart's subtitle"));
        return;
    case ChartText::Note:
        words.note = text;
        edit(words, tr("Edit a chart's note"));
        return;
    case ChartText::XTitle:
    case ChartText::YTitle:
        m_document.edit(setAxisTitle(m_presenter.board(), words.page, chartId, which == ChartText::XTitle, text));
        return;
    case ChartText::Callout:
        edit(withAnnotation(words, {Annotation::Kind::Callout, markId, {}, text}), tr("Annotate a mark"));
        return;
    case ChartText::Line:
        break;
    }
    if (const std::optional<Annotation> line = lineFrom(text, *chart, m_presenter.formatter()))
        edit(withAnnotation(words, *line), tr("Add a line"));
    else if (!text.isEmpty())
        emit refused(tr("A line needs a value: \"80\" or \"80 needed\"."));
}

void ChartController::popUp(const QString &chartId, const QString &markId, const QPoint &place)
{
    auto *menu = named<QMenu>("chartMenu", m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, chartId, markId);
    menu->popup(place);
}

void ChartController::fillMenu(QMenu &menu, const QString &chartId, const QString &markId)
{
    const ChartSpec *chart = chartOf(chartId);
    if (chart == nullptr) {
        menu.addAction(tr("There is no chart here"))->setEnabled(false);
        return;
    }
    addFiles(menu, chartId);
    addHighlight(menu, *chart, markId);
    addRows(menu, *chart);
    menu.addSeparator();
    addMetrics(menu, *chart);
    addTexts(menu, *chart, markId);
    addMark(menu, *chart, markId);
    addAnnotations(menu, *chart);
    ChartWords bare{.page = m_presenter.view().page.id, .chart = chartId};
    menu.addSeparator();
    addChoice(menu, u"chart.reset"_s, tr("Reset chart chan&ges"), bare, false);
}

void ChartController::addChoice(QMenu &menu, const QString &name, const QString &text, const ChartWords &after,
                                bool checkable)
{
    const QString undo = QString(text).remove(QLatin1Char('&'));
    QAction *action = menu.addAction(text, this, [this, after, undo] { edit(after, tr("Chart: %1").arg(undo)); });
    action->setObjectName(name);
    const bool isNow = after == wordsOfChart(after.chart);
    action->setCheckable(checkable);
    action->setChecked(checkable && isNow);
    action->setEnabled(checkable || !isNow);
}

template<typename Value>
void ChartController::addSetting(QMenu &menu, ChartWords words, const QString &name, const QString &text,
                                 Value ChartWords::*member, Value value)
{
    words.*member = value;
    addChoice(menu, name, text, words, true);
}

// Only for the board's own charts: on other pages the metrics are fixed.
void ChartController::addMetrics(QMenu &menu, const ChartSpec &chart)
{
    const QList<ChartSpec> &charts = m_presenter.view().page.charts;
    const PageRow *page = findPage(m_presenter.view().page.id);
    if (page == nullptr || !page->hasBoardCharts || findMetric(MetricId(chart.id)) == nullptr)
        return;
    QMenu *metrics = menu.addMenu(tr("Sho&w"));
    metrics->setObjectName(QStringLiteral("chart.metrics"));
    fillMetricMenu(*metrics, chart.id);
    const qsizetype place =
        std::ranges::find_if(charts, [&chart](const ChartSpec &one) { return one.id == chart.id; }) - charts.begin();
    connect(metrics, &QMenu::triggered, this,
            [this, place](const QAction *action) { m_presenter.chooseMetric(place, action->data().toString()); });
    menu.addSeparator();
}

void ChartController::addTexts(QMenu &menu, const ChartSpec &chart, const QString &markId)
{
    const auto add = [&](const char *name, const QString &text, ChartText which, const QString &mark) {
        const auto write = [this, which, mark, id = chart.id] {
            if (PageWidget *page = m_shownPage())
                page->editText(id, which, mark);
        };
        menu.addAction(text, this, write)->setObjectName(QLatin1String(name));
    };
    add("chart.title", tr("&Title…"), ChartText::Title, {});
    add("chart.subtitle", tr("&Subtitle…"), ChartText::Subtitle, {});
    add("chart.note", tr("&Note…"), ChartText::Note, {});
    if (hasTwoAxes(chart)) {
        add("chart.xTitle", tr("Title of the hori&zontal axis…"), ChartText::XTitle, {});
        add("chart.yTitle", tr("Title of the &vertical axis…"), ChartText::YTitle, {});
    }
    if (chart.kind == ChartKind::Heat || chart.kind == ChartKind::Scores)
        return;
    add("chart.line", tr("&Line at a value…"), ChartText::Line, {});
    if (!markId.isEmpty())
        add("chart.callout", tr("&Annotate %1…").arg(markName(chart, markId)), ChartText::Callout, markId);
}

// The most frequent entries come first.
void ChartController::addFiles(QMenu &menu, const QString &chartId)
{
    const auto add = [&](const char *name, const QString &text, void (ChartController::*asked)(const QString &)) {
        menu.addAction(text, this, [this, asked, chartId] { (this->*asked)(chartId); })
            ->setObjectName(QLatin1String(name));
    };
    add("chart.copy", tr("&Copy"), &ChartController::copyRequested);
    QMenu *copies = menu.addMenu(tr("Cop&y as"));
    copies->setObjectName(QStringLiteral("chart.copyAs"));
    for (const ClipFormat &format : clipFormats()) {
        const auto copy = [this, chartId, id = QLatin1String(format.id)] { emit copyAsRequested(chartId, id); };
        copies->addAction(tr(format.name), this, copy)
            ->setObjectName(QStringLiteral("chart.copyAs.") + QLatin1String(format.id));
    }
    add("chart.picture", tr("Save picture…"), &ChartController::pictureRequested);
    add("chart.export", tr("Export chart…"), &ChartController::exportRequested);
    add("chart.slide", tr("Add to dec&k"), &ChartController::slideRequested);
    menu.addSeparator();
}

// "Clear highlight" is available wherever the menu is opened.
void ChartController::addHighlight(QMenu &menu, const ChartSpec &chart, const QString &markId)
{
    if (chart.kind == ChartKind::Scores)
        return;
    const ChartWords now = wordsOfChart(chart.id);
    ChartWords after = now;
    if (!markId.isEmpty() && markIds(chart).contains(markId) && now.lit != markId) {
        after.lit = markId;
        addChoice(menu, u"chart.highlight"_s, tr("&Highlight %1, grey the rest").arg(markName(chart, markId)), after,
                  false);
    }
    after.lit.clear();
    if (!now.lit.isEmpty())
        addChoice(menu, u"chart.clearHighlight"_s, tr("Clear hi&ghlight"), after, false);
}

void ChartController::addMark(QMenu &menu, const ChartSpec &chart, const QString &markId)
{
    const QStringList ids = chart.kind == ChartKind::Scores ? QStringList() : markIds(chart);
    if (markId.isEmpty() || !ids.contains(markId))
        return;
    QMenu *others = menu.addMenu(tr("Com&pare %1 with").arg(markName(chart, markId)));
    others->setObjectName(QStringLiteral("chart.compare"));
    for (const QString &other : ids) {
        if (other == markId)
            continue;
        const Annotation arrow{Annotation::Kind::Difference, markId, other};
        addChoice(*others, QStringLiteral("chart.compare.") + other, markName(chart, other),
                  withAnnotation(wordsOfChart(chart.id), arrow), false);
    }
}

void ChartController::addRows(QMenu &menu, const ChartSpec &chart)
{
    if (chart.plane.takesScale)
        addScales(menu, chart);
    if (hasTwoAxes(chart) || chart.kind == ChartKind::Scores)
        return;
    const ChartWords now = wordsOfChart(chart.id);
    QMenu *order = menu.addMenu(tr("S&ort"));
    order->setObjectName(QStringLiteral("chart.sort"));
    addSetting(*order, now, u"chart.order.asChosen"_s, tr("As &selected"), &ChartWords::order, RowOrder::AsChosen);
    addSetting(*order, now, u"chart.order.byValue"_s, tr("By &value"), &ChartWords::order, RowOrder::ByValue);
    addSetting(*order, now, u"chart.order.reversed"_s, tr("&Reversed"), &ChartWords::order, RowOrder::Reversed);
    QMenu *digits = menu.addMenu(tr("&Digits"));
    for (int count = 0; count <= ChartWords::mostDigits; ++count)
        addSetting(*digits, now, QStringLiteral("chart.digits.%1").arg(count),
                   count == 0 ? tr("As many as &fit") : QString::number(count), &ChartWords::digits, count);
    addScales(menu, chart);
}

void ChartController::addScales(QMenu &menu, const ChartSpec &chart)
{
    const ChartWords now = wordsOfChart(chart.id);
    QMenu *axis = menu.addMenu(tr("A&xis"));
    const auto scaleAs = [&](const QString &name, const QString &text, RowScale value) {
        addSetting(*axis, now, name, text, &ChartWords::scale, value);
    };
    scaleAs(u"chart.axis.automatic"_s, tr("&Default"), RowScale::Automatic);
    const bool isPlane = chart.kind == ChartKind::Plane;
    scaleAs(u"chart.axis.linear"_s, isPlane ? tr("&Linear") : tr("&Bars from zero"), RowScale::Linear);
    scaleAs(u"chart.axis.logarithmic"_s, isPlane ? tr("L&ogarithmic") : tr("Dots on a &logarithmic axis"),
            RowScale::Logarithmic);
}

// Applies to all arrows of a chart.
void ChartController::addDifferences(QMenu &menu, const ChartWords &now)
{
    const auto isArrow = [](const Annotation &one) { return one.kind == Annotation::Kind::Difference; };
    if (std::ranges::none_of(now.annotations, isArrow))
        return;
    QMenu *forms = menu.addMenu(tr("Di&fferences"));
    forms->setObjectName(QStringLiteral("chart.differences"));
    const auto formAs = [&](const QString &name, const QString &text, bool inPercent) {
        ChartWords after = now;
        for (Annotation &one : after.annotations)
            one.inPercent = inPercent && isArrow(one);
        addChoice(*forms, name, text, after, true);
    };
    formAs(u"chart.differences.times"_s, tr("As a &ratio (1.3×)"), false);
    formAs(u"chart.differences.percent"_s, tr("In &percent (+30%)"), true);
    forms->addSeparator();
    addSetting(*forms, now, u"chart.form.rows"_s, tr("Among &all rows"), &ChartWords::form, PairForm::Rows);
    addSetting(*forms, now, u"chart.form.dumbbell"_s, tr("As a &dumbbell"), &ChartWords::form, PairForm::Dumbbell);
    addSetting(*forms, now, u"chart.form.slope"_s, tr("As a &slope"), &ChartWords::form, PairForm::Slope);
}

void ChartController::addAnnotations(QMenu &menu, const ChartSpec &chart)
{
    const ChartWords now = wordsOfChart(chart.id);
    if (now.annotations.isEmpty())
        return;
    addDifferences(menu, now);
    QMenu *removals = menu.addMenu(tr("&Remove"));
    removals->setObjectName(QStringLiteral("chart.remove"));
    for (qsizetype i = 0; i < now.annotations.size(); ++i) {
        const Annotation &one = now.annotations.at(i);
        ChartWords after = now;
        after.annotations.removeAt(i);
        const QString mark = markName(chart, one.on);
        const QString text = one.kind == Annotation::Kind::Callout ? tr("%1: %2").arg(mark, one.text)
            : one.kind == Annotation::Kind::Difference
            ? tr("%1 with %2").arg(mark, markName(chart, one.against))
            : tr("Line at %1 %2").arg(m_presenter.formatter().full(one.value), one.unit);
        addChoice(*removals, QStringLiteral("chart.remove.%1").arg(i), text, after, false);
    }
}

QMimeData *ChartController::dragDataOf(Clip clip, Qt::KeyboardModifiers keys)
{
    return new DelayedFiles(std::move(clip), dragFileFor(keys));
}

void ChartController::drag(const QString &chartId)
{
    if (chartOf(chartId) == nullptr)
        return;
    m_presenter.complete(); // the file must match an export
    auto *drag = new QDrag(m_window);
    drag->setMimeData(dragDataOf(m_clipOf(chartId), QGuiApplication::keyboardModifiers()));
    drag->exec(Qt::CopyAction);
}

} // namespace chipboard
