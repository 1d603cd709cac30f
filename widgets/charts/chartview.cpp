#include "widgets/charts/chartview.h"

#include "widgets/charts/chartaccessible.h"
#include "widgets/charts/chartrenderer.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace chipboard {

class ChartView::Private
{
public:
    Private(ChartView *view, const Theme &theme);

    [[nodiscard]] int indexOf(const QString &categoryId) const;
    [[nodiscard]] int rowAt(const QPointF &position) const;
    [[nodiscard]] int count() const { return static_cast<int>(renderer.spec().categories.size()); }
    void updateState();
    void arrange();
    void scrollTo(int index);
    void hover(int index);
    void showToolTip(const QHelpEvent &event);

    ChartView *q;
    ChartRenderer renderer;
    QScrollBar *scrollBar;
    QString highlighted;
    QString hovered;
    int current = -1;
    int pressed = -1;
};

ChartView::Private::Private(ChartView *view, const Theme &theme)
    : q(view)
    , renderer(theme, view)
    , scrollBar(new QScrollBar(Qt::Vertical, view))
{
    scrollBar->setFocusPolicy(Qt::NoFocus);
    scrollBar->hide();
    QObject::connect(scrollBar, &QScrollBar::valueChanged, view, [this] { updateState(); });
    QObject::connect(scrollBar, &QScrollBar::valueChanged, view, &ChartView::scrolled);
}

int ChartView::Private::indexOf(const QString &categoryId) const
{
    const QList<ChartCategory> &categories = renderer.spec().categories;
    const auto found = std::find_if(categories.begin(), categories.end(),
                                    [&](const ChartCategory &category) { return category.id == categoryId; });
    return found == categories.end() ? -1 : static_cast<int>(found - categories.begin());
}

int ChartView::Private::rowAt(const QPointF &position) const
{
    return renderer.layout().rowAt(position, renderer.state().scroll);
}

void ChartView::Private::updateState()
{
    ChartState state;
    state.highlighted = highlighted.isEmpty() ? -1 : indexOf(highlighted);
    state.current = current;
    state.focused = q->hasFocus();
    state.scroll = scrollBar->isVisibleTo(q) ? scrollBar->value() : 0.0;
    renderer.setState(state);
}

// The plot fills the view; the scroll bar stands over the right end of the rows when they do not all fit. A hidden view
// waits with that until it is shown.
void ChartView::Private::arrange()
{
    renderer.setGeometry(q->rect());
    if (!q->isVisible())
        return;
    const ChartLayout &layout = renderer.layout();
    const int hidden = static_cast<int>(layout.contentHeight() - layout.rows.height());
    const QRect rows = layout.rows.toRect();
    const int width = scrollBar->sizeHint().width();
    scrollBar->setGeometry(q->width() - width - 2, rows.top(), width, rows.height());
    scrollBar->setRange(0, std::max(0, hidden));
    scrollBar->setPageStep(rows.height());
    scrollBar->setSingleStep(static_cast<int>(layout.pitch));
    scrollBar->setVisible(hidden > 0);
    updateState();
}

void ChartView::Private::scrollTo(int index)
{
    const ChartLayout &layout = renderer.layout();
    const QRectF row = layout.rowRect(index, scrollBar->value());
    if (row.top() < layout.rows.top())
        scrollBar->setValue(scrollBar->value() - static_cast<int>(layout.rows.top() - row.top()));
    else if (row.bottom() > layout.rows.bottom())
        scrollBar->setValue(scrollBar->value() + static_cast<int>(row.bottom() - layout.rows.bottom() + 1.0));
}

void ChartView::Private::hover(int index)
{
    const QString id = index < 0 ? QString() : renderer.spec().categories.at(index).id;
    if (id == hovered)
        return;
    hovered = id;
    emit q->categoryHovered(id);
}

void ChartView::Private::showToolTip(const QHelpEvent &event)
{
    const ChartSpec &spec = renderer.spec();
    const int index = rowAt(event.pos());
    if (index < 0 || spec.series.isEmpty() || index >= spec.series.first().points.size()) {
        QToolTip::hideText();
        return;
    }
    // Only rich text is broken into lines.
    const QString text = spec.series.first().points.at(index).description.toHtmlEscaped();
    QToolTip::showText(event.globalPos(), QStringLiteral("<p>%1</p>").arg(text), q, q->rowRect(index));
}

ChartView::ChartView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this, theme))
{
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartView::~ChartView() = default;

void ChartView::setSpec(const ChartSpec &spec)
{
    if (spec == d->renderer.spec())
        return;
    const ChartSpec before = d->renderer.spec();
    const int oldCurrent = d->current;
    d->renderer.setSpec(spec);
    d->current = oldCurrent < 0 ? -1 : d->indexOf(before.categories.at(oldCurrent).id);
    d->arrange();
    announceSpec(*this, before);
    if (d->current != oldCurrent)
        emit currentIndexChanged(d->current);
}

const ChartSpec &ChartView::spec() const { return d->renderer.spec(); }

void ChartView::setTheme(const Theme &theme)
{
    d->renderer.setTheme(theme);
    d->arrange();
}

void ChartView::setHighlighted(const QString &categoryId)
{
    d->highlighted = categoryId;
    d->updateState();
}

QString ChartView::highlighted() const { return d->highlighted; }

int ChartView::currentIndex() const { return d->current; }

void ChartView::setCurrentIndex(int index)
{
    const int bounded = std::clamp(index, -1, d->count() - 1);
    if (bounded == d->current)
        return;
    d->current = bounded;
    if (bounded >= 0)
        d->scrollTo(bounded);
    d->updateState();
    announceCurrent(*this);
    emit currentIndexChanged(bounded);
}

QRect ChartView::rowRect(int index) const
{
    if (index < 0 || index >= d->count())
        return {};
    const ChartLayout &layout = d->renderer.layout();
    return layout.rowRect(index, d->renderer.state().scroll).intersected(layout.rows).toAlignedRect();
}

int ChartView::barsLeft() const { return static_cast<int>(d->renderer.layout().plot.left()); }

int ChartView::scrollOffset() const { return d->scrollBar->value(); }

void ChartView::setScrollOffset(int offset) { d->scrollBar->setValue(offset); }

QSize ChartView::sizeHint() const { return {440, 272}; }

QSize ChartView::minimumSizeHint() const { return {240, 136}; }

bool ChartView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show:
        d->arrange();
        break;
    case QEvent::MouseMove:
        d->hover(d->rowAt(static_cast<QMouseEvent *>(event)->position()));
        return true;
    case QEvent::Leave:
        d->hover(-1);
        break;
    case QEvent::MouseButtonPress:
        d->pressed = static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton
            ? d->rowAt(static_cast<QMouseEvent *>(event)->position())
            : -1;
        return true;
    case QEvent::MouseButtonRelease: {
        const int index = d->rowAt(static_cast<QMouseEvent *>(event)->position());
        if (index >= 0 && index == std::exchange(d->pressed, -1)) {
            setCurrentIndex(index);
            emit categoryActivated(d->renderer.spec().categories.at(index).id);
        }
        return true;
    }
    case QEvent::Wheel:
        return d->scrollBar->isVisible() && d->scrollBar->event(event);
    case QEvent::ToolTip:
        d->showToolTip(*static_cast<QHelpEvent *>(event));
        return true;
    default:
        break;
    }
    return QWidget::event(event);
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const int last = d->count() - 1;
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        setCurrentIndex(std::min(d->current + 1, last));
        return;
    case Qt::Key_Up:
    case Qt::Key_Left:
        setCurrentIndex(std::max(d->current - 1, std::min(0, last)));
        return;
    case Qt::Key_Home:
        setCurrentIndex(std::min(0, last));
        return;
    case Qt::Key_End:
        setCurrentIndex(last);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (d->current >= 0)
            emit categoryActivated(d->renderer.spec().categories.at(d->current).id);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    d->updateState();
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    d->updateState();
}

} // namespace chipboard
