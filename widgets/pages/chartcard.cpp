#include "widgets/pages/chartcard.h"

#include "data/compare/metric.h"
#include "data/core/tr.h"
#include "widgets/charts/chartitems.h"
#include "widgets/pages/pageparts.h"
#include "widgets/theme/parts.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
namespace {

struct GroupRow
{
    MetricGroup group;
    const char *title;
};

constexpr GroupRow groups[] = {
    {MetricGroup::Compute, QT_TR_NOOP("Compute, dense")},
    {MetricGroup::SparseCompute, QT_TR_NOOP("Compute with sparsity")},
    {MetricGroup::InferenceCompute, QT_TR_NOOP("Compute for inference")},
    {MetricGroup::Memory, QT_TR_NOOP("Memory")},
    {MetricGroup::Link, QT_TR_NOOP("Links")},
    {MetricGroup::Power, QT_TR_NOOP("Power")},
    {MetricGroup::Price, QT_TR_NOOP("Price")},
    {MetricGroup::Ratio, QT_TR_NOOP("Ratios")},
    {MetricGroup::Workload, QT_TR_NOOP("Workload")},
};

} // namespace

void fillMetricMenu(QMenu &menu, const QString &current)
{
    auto *exclusive = new QActionGroup(&menu);
    for (const GroupRow &row : groups) {
        QMenu *part = menu.addMenu(tr(row.title));
        for (const Metric &metric : metricTable()) {
            if (metric.group != row.group)
                continue;
            const QString id = metric.metricId().text();
            QAction *action = part->addAction(metric.labelText());
            action->setObjectName(QStringLiteral("metric.") + id);
            action->setData(id);
            action->setCheckable(true);
            action->setChecked(id == current);
            exclusive->addAction(action);
        }
        part->menuAction()->setVisible(!part->isEmpty());
    }
}

constexpr int buttonSize = 24;

ChartCard::ChartCard(const Theme &theme, int place, QWidget *parent)
    : QWidget(parent)
    , m_view(new ChartView(theme, this))
{
    setObjectName(QStringLiteral("chartCard%1").arg(place));
    m_view->setObjectName(QStringLiteral("chart%1").arg(place));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    buildButton(place);
    connect(m_view, &ChartView::categoryHovered, this, &ChartCard::categoryHovered);
    connect(m_view, &ChartView::categoryActivated, this, &ChartCard::categoryActivated);
    connect(m_view, &ChartView::scrolled, this, &ChartCard::scrolled);
    connect(m_view, &ChartView::dragged, this, &ChartCard::dragged);
    connect(m_view, &ChartView::tipAsked, this, &ChartCard::tipAsked);
    connect(m_view, &ChartView::textPointedAt, this, [this](ChartText which) { editText(which); });
    setFocusProxy(m_view);
}

void ChartCard::buildButton(int place)
{
    m_button = new QToolButton(this);
    m_button->setObjectName(QStringLiteral("chartMenu%1").arg(place));
    m_button->setToolTip(tr("Select what this chart shows"));
    m_button->setAccessibleName(m_button->toolTip());
    m_button->setAutoRaise(true);
    m_button->setProperty("quiet", true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->resize(buttonSize, buttonSize);
    auto *menu = new QMenu(m_button);
    m_button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ChartCard::fillMenu);
    connect(menu, &QMenu::triggered, this, &ChartCard::choose);
}

void ChartCard::setSpec(const ChartSpec &spec) { m_view->setSpec(spec); }

void ChartCard::offerMetrics(bool offered) { m_button->setVisible(offered); }

void ChartCard::offerAction(const QString &text)
{
    if (m_action == nullptr && text.isEmpty())
        return;
    if (m_action == nullptr) {
        m_action = plainButton("chartAction", {}, this);
        connect(m_action, &QPushButton::clicked, this, &ChartCard::actionTaken);
    }
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
    placeAction();
}

// Below the centred message.
void ChartCard::placeAction()
{
    // In large type the message wraps.
    const QRect room(0, 0, std::max(1, width() - 8 * gridStep), height());
    const int words = m_action->fontMetrics().boundingRect(room, Qt::TextWordWrap, m_view->spec().plane.empty).height();
    const int below = words / 2 + 2 * m_action->fontMetrics().height();
    m_action->adjustSize();
    m_action->move((width() - m_action->width()) / 2,
                   std::min(height() / 2 + below, height() - m_action->height() - gridStep));
    m_action->raise();
}

void ChartCard::fillMenu()
{
    m_button->menu()->clear();
    fillMetricMenu(*m_button->menu(), m_view->spec().id);
}

void ChartCard::choose(QAction *action)
{
    const QString metric = action->data().toString();
    if (!metric.isEmpty())
        emit metricChosen(metric);
}

void ChartCard::resizeEvent(QResizeEvent * /*event*/)
{
    m_button->move(width() - buttonSize - gridStep, gridStep);
    m_button->raise();
    if (m_action != nullptr)
        placeAction();
}

void ChartCard::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int item = byKey ? m_view->currentIndex() : m_view->indexAt(event->pos());
    const QPoint place = byKey && item >= 0 ? mapToGlobal(m_view->rowRect(item).center()) : event->globalPos();
    emit menuRequested(item < 0 ? QString() : itemId(m_view->spec(), item), place);
}

QString ChartCard::textOf(ChartText which, const QString &markId) const
{
    const ChartSpec &spec = m_view->spec();
    switch (which) {
    case ChartText::Title:
        return spec.title;
    case ChartText::Subtitle:
        return spec.subtitle;
    case ChartText::Note:
        return spec.remark;
    case ChartText::Callout: {
        const int item = itemOf(spec, markId);
        return hasTwoAxes(spec) || spec.series.isEmpty() || item < 0 ? QString()
                                                                     : spec.series.constFirst().points.at(item).callout;
    }
    case ChartText::XTitle:
        return spec.axis.label;
    case ChartText::YTitle:
        return spec.plane.y.label;
    case ChartText::Line:
        break;
    }
    return {};
}

QRect ChartCard::placeOf(ChartText which, const QString &markId) const
{
    if (which != ChartText::Callout) {
        const QRect own = m_view->textRect(which);
        return own.isEmpty() ? m_view->textRect(ChartText::Line) : own; // for a note or title that does not exist yet
    }
    QRect row = m_view->rowRect(itemOf(m_view->spec(), markId));
    if (!hasTwoAxes(m_view->spec()))
        row.setLeft(m_view->barsLeft());
    row.setWidth(std::max(row.width(), std::min(width() / 2, width() - row.left() - 2 * gridStep)));
    row.moveRight(std::min(row.right(), width() - 2 * gridStep));
    return row;
}

void ChartCard::editText(ChartText which, const QString &markId)
{
    const std::pair<ChartText, QString> names[] = {
        {ChartText::Title, tr("Title of the chart; leave empty for the automatic title")},
        {ChartText::Subtitle, tr("Subtitle; leave empty for the automatic subtitle")},
        {ChartText::Note, tr("A note under the chart")},
        {ChartText::Callout, tr("Text of the annotation")},
        {ChartText::Line, tr("Value and label of the line: 80 needed")},
        {ChartText::XTitle, tr("Title of the axis, without its unit; leave empty for the automatic title")},
        {ChartText::YTitle, tr("Title of the axis, without its unit; leave empty for the automatic title")},
    };
    if (m_editor == nullptr)
        m_editor = new TextEditor(this);
    QFont font = this->font();
    if (which == ChartText::Title)
        font.setBold(true);
    m_editor->open(placeOf(which, markId), font, textOf(which, markId), names[static_cast<std::size_t>(which)].second,
                   [this, which, markId](const QString &text) { emit textWritten(which, markId, text); });
}

} // namespace chipboard
