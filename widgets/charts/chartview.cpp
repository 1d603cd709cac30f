#include "widgets/charts/chartview.h"

#include "data/core/find.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/chartaccessible.h"
#include "widgets/charts/chartrenderer.h"
#include "widgets/charts/chartzoom.h"
#include "widgets/theme/parts.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <optional>

namespace chipboard {

class ChartView::Private
{
public:
    Private(ChartView *view, const Theme &theme);

    [[nodiscard]] bool isPlane() const { return hasTwoAxes(renderer.spec()); }
    [[nodiscard]] int itemAt(const QPointF &position) const { return renderer.hit(position).item; }
    /// The id of a mark, row or line of a plane.
    [[nodiscard]] QString idAt(const QPointF &position) const;
    [[nodiscard]] QString descriptionAt(const QPointF &position) const;
    [[nodiscard]] int count() const { return itemCount(renderer.spec()); }
    [[nodiscard]] int enlargedHeight() const;
    void updateState();
    void arrange();
    void tellHidden(int hidden);
    void colourHint(const Theme &theme);
    void showPart();
    void placeShowAll();
    [[nodiscard]] QPointF freePlace(const QSizeF &size) const;
    [[nodiscard]] QRectF plot() const { return isPlane() ? renderer.planeLayout().plot : QRectF(); }
    void scrollTo(int index);
    void hover(const QString &id);
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    bool zoomByKey(const QKeyEvent &event);
    [[nodiscard]] std::optional<ChartText> textAt(const QPointF &position) const;
    [[nodiscard]] QString tipAt(const QPoint &position) const;
    void showToolTip(const QHelpEvent &event);

    ChartView *q;
    ChartSpec whole;
    ChartZoom *zoom;
    ChartRenderer renderer; ///< draws the visible part
    TypeScale type;
    QScrollBar *scrollBar;
    QLabel *hint; ///< number of visible rows, if not all are
    QString highlighted;
    QString hovered;
    int current = -1;
    bool wasZoomed = false;
    QString pressed;
    std::optional<QPointF> grabbed; ///< position of the left button press
};

// In large type the page scrolls anyway: give rows their full height up to a limit, and planes at least their default
// height.
int ChartView::Private::enlargedHeight() const
{
    constexpr int around = 96; // header and axis, in the default type
    constexpr int mostRows = 20;
    if (type.body <= TypeScale().body)
        return 0;
    const qsizetype named = isPlane() ? namedRows(renderer.spec().plane.y) : renderer.spec().categories.size();
    const int rows = static_cast<int>(std::min<qsizetype>(named, mostRows));
    return isPlane() && named == 0 ? type.scaled(200)
                                   : type.scaled(around) + static_cast<int>(rows * smallestPitch(type) * 1.1);
}

ChartView::Private::Private(ChartView *view, const Theme &theme)
    : q(view)
    , zoom(new ChartZoom(view, [this] { return plot(); }))
    , renderer(theme, view)
    , type(theme.type)
    , scrollBar(new QScrollBar(Qt::Vertical, view))
    , hint(named<QLabel>("chartHint", view))
{
    hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    hint->hide();
    colourHint(theme);
    scrollBar->setFocusPolicy(Qt::NoFocus);
    scrollBar->hide();
    QObject::connect(scrollBar, &QScrollBar::valueChanged, view, [this] { updateState(); });
    QObject::connect(scrollBar, &QScrollBar::valueChanged, view, &ChartView::scrolled);
    QObject::connect(zoom, &ChartZoom::changed, view, [this] { showPart(); });
}

QString ChartView::Private::idAt(const QPointF &position) const
{
    const ChartHit hit = renderer.hit(position);
    return hit.item >= 0 ? itemId(renderer.spec(), hit.item) : renderer.spec().plane.lines.value(hit.line).id;
}

QString ChartView::Private::descriptionAt(const QPointF &position) const
{
    const ChartHit hit = renderer.hit(position);
    return hit.item >= 0 ? itemDescription(renderer.spec(), hit.item)
                         : renderer.spec().plane.lines.value(hit.line).description;
}

void ChartView::Private::updateState()
{
    ChartState state{.highlighted =
                         highlighted.isEmpty() ? -1 : itemRow(renderer.spec(), itemOf(renderer.spec(), highlighted)),
                     .current = current,
                     .focused = q->hasFocus(),
                     .scroll = scrollBar->isVisibleTo(q) ? scrollBar->value() : 0.0,
                     .lit = isPlane() ? highlighted : QString()};
    renderer.setState(state);
}

// The plot fills the view; the scroll bar covers the right end of the rows if they do not all fit. A hidden view is
// arranged when it is shown.
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
    tellHidden(hidden);
    placeShowAll();
    updateState();
}

void ChartView::Private::showPart()
{
    QToolTip::hideText();
    renderer.setSpec(zoom->seen());
    placeShowAll();
    if (std::exchange(wasZoomed, zoom->isZoomed()) != wasZoomed)
        announceZoom(*q);
}

// At the end of the title line if there is room, else below it or in a corner of the plot without marks.
void ChartView::Private::placeShowAll()
{
    auto *button = q->findChild<QPushButton *>(QStringLiteral("chartShowAll"), Qt::FindDirectChildrenOnly);
    if (button == nullptr || !q->isVisible())
        return;
    button->setVisible(zoom->isZoomed());
    if (!zoom->isZoomed())
        return;
    button->setFont(type.font(type.small));
    button->adjustSize();
    button->move(freePlace(button->size()).toPoint());
    button->raise();
}

// Covers lines and names of marks only if every place has some, and never a mark: rather the end of the title, whose
// tooltip has the whole text.
QPointF ChartView::Private::freePlace(const QSizeF &size) const
{
    constexpr double menu = 24.0; // the page's menu button, which may be in the corner
    const ChartLayout &layout = renderer.layout();
    const PlaneLayout &plane = renderer.planeLayout();
    QList<QRectF> taken;
    const auto addText = [&taken](const QList<PlacedText> &lines, const QFont &font) {
        const double core = font.pixelSize() / 6.0; // the button may reach between two lines
        for (const PlacedText &line : lines)
            taken << QRectF(line.at.x(), line.at.y() - 3.0 * core,
                            QFontMetricsF(font).horizontalAdvance(line.text) + gridStep, 2.0 * core);
    };
    addText(layout.title, layout.fonts.title);
    addText(layout.subtitle, layout.fonts.subtitle);
    QList<QRectF> drawn;
    for (int i = 0; i < plane.marks.size(); ++i) {
        taken << plane.markRect(i);
        drawn << groundUnder(plane.marks.at(i).label);
    }
    for (const PlanePath &line : plane.lines) {
        for (const QPolygonF &part : line.parts) {
            for (qsizetype i = 1; i < part.size(); ++i)
                drawn << QRectF(part.at(i - 1), part.at(i)).normalized().adjusted(-1.0, -1.0, 1.0, 1.0);
        }
    }
    const double left = layout.card.right() - layout.padding - menu - size.width();
    QList<QPointF> places;
    for (const PlacedText &line : {layout.title.constLast(), layout.subtitle.value(0, layout.title.constLast())})
        places << QPointF(left, line.at.y() - layout.fonts.title.pixelSize() * 0.35 - size.height() / 2.0);
    const QRectF inner = plot().adjusted(gridStep, gridStep, -gridStep - size.width(), -gridStep - size.height());
    places << inner.topRight() << inner.topLeft() << inner.bottomRight() << inner.bottomLeft();
    for (const QList<QRectF> &avoided : {taken + drawn, taken}) {
        const auto isFree = [&](const QPointF &at) {
            return std::ranges::none_of(avoided, [&](const QRectF &one) { return one.intersects(QRectF(at, size)); });
        };
        if (const QPointF *found = findWhere(std::as_const(places), isFree))
            return *found;
    }
    return places.constFirst();
}

void ChartView::Private::colourHint(const Theme &theme)
{
    QPalette palette = hint->palette();
    palette.setColor(QPalette::WindowText, theme.textMuted);
    hint->setPalette(palette);
    hint->setFont(theme.type.font(theme.type.small));
}

// "9 of 12, scroll" at the end of the title line if there is room: a scroll bar alone is easily overlooked.
void ChartView::Private::tellHidden(int hidden)
{
    const ChartLayout &layout = renderer.layout();
    const auto rows = static_cast<int>(layout.row.size());
    const auto seen = hidden > 0 && layout.pitch > 0.0 ? static_cast<int>(layout.rows.height() / layout.pitch) : rows;
    hint->setText(ChartView::tr("%1 of %2, scroll", "rows in sight, of all").arg(seen).arg(rows));
    hint->resize(hint->sizeHint());
    constexpr double button = 24.0; // the page's button, which may be in the corner
    const double left = layout.card.right() - layout.padding - button - hint->width();
    const PlacedText &title = layout.title.constLast();
    const double end = title.at.x() + QFontMetricsF(layout.fonts.title).horizontalAdvance(title.text);
    hint->move(static_cast<int>(left), static_cast<int>(title.at.y()) - hint->fontMetrics().ascent());
    hint->setVisible(seen < rows && end + gridStep <= left);
}

void ChartView::Private::scrollTo(int index)
{
    const ChartLayout &layout = renderer.layout();
    const QRectF row = layout.rowRect(itemRow(renderer.spec(), index), scrollBar->value());
    if (row.top() < layout.rows.top())
        scrollBar->setValue(scrollBar->value() - static_cast<int>(layout.rows.top() - row.top()));
    else if (row.bottom() > layout.rows.bottom())
        scrollBar->setValue(scrollBar->value() + static_cast<int>(row.bottom() - layout.rows.bottom() + 1.0));
}

void ChartView::Private::hover(const QString &id)
{
    if (id == hovered)
        return;
    hovered = id;
    emit q->categoryHovered(id);
}

void ChartView::Private::press(const QMouseEvent &event)
{
    const bool isLeft = event.button() == Qt::LeftButton;
    pressed = isLeft ? idAt(event.position()) : QString();
    grabbed = isLeft ? std::optional(event.position()) : std::nullopt;
    if (zoom->press(event))
        grabbed.reset();
}

void ChartView::Private::move(const QMouseEvent &event)
{
    if (zoom->move(event))
        return;
    const bool isFar = grabbed && (event.position() - *grabbed).manhattanLength() >= QApplication::startDragDistance();
    if (isFar && event.buttons().testFlag(Qt::LeftButton)) {
        grabbed.reset();
        pressed.clear();
        emit q->dragged();
        return;
    }
    hover(idAt(event.position()));
}

std::optional<ChartText> ChartView::Private::textAt(const QPointF &position) const
{
    for (const ChartText which :
         {ChartText::Title, ChartText::Subtitle, ChartText::Note, ChartText::XTitle, ChartText::YTitle}) {
        if (q->textRect(which).contains(position.toPoint()))
            return which;
    }
    return std::nullopt;
}

// A click is press and release on the same item.
void ChartView::Private::release(const QMouseEvent &event)
{
    grabbed.reset();
    if (zoom->release(event)) {
        pressed.clear();
        return;
    }
    const QPointF position = event.position();
    const QString id = idAt(position);
    if (id.isEmpty() || id != std::exchange(pressed, QString()))
        return;
    const int item = itemAt(position);
    if (item >= 0)
        q->setCurrentIndex(item);
    emit q->categoryActivated(id);
}

void ChartView::Private::doubleClick(const QMouseEvent &event)
{
    if (zoom->doubleClick(event)) {
        pressed.clear();
        return;
    }
    press(event);
    if (const auto which = textAt(event.position()))
        emit q->textPointedAt(*which);
}

bool ChartView::Private::zoomByKey(const QKeyEvent &event)
{
    const QRect mark = isPlane() ? q->rowRect(current) : QRect();
    return zoom->pressKey(event, mark.isEmpty() ? std::nullopt : std::optional(QRectF(mark).center()));
}

// The full text of an elided title or subtitle, the chart's notes, or the description of the item.
QString ChartView::Private::tipAt(const QPoint &position) const
{
    const ChartSpec &spec = renderer.spec();
    const std::optional<ChartText> text = textAt(position);
    if (text == ChartText::Title && !spec.doubt.isEmpty())
        return spec.doubt;
    if (text == ChartText::Title) {
        QStringList told = spec.notes; // bar charts have no room for them
        if (renderer.layout().titleText() != spec.title)
            told.prepend(spec.title);
        return told.join(u' ');
    }
    if (text == ChartText::Subtitle && renderer.layout().subtitleText() != spec.subtitle)
        return spec.subtitle;
    return descriptionAt(position);
}

void ChartView::Private::showToolTip(const QHelpEvent &event)
{
    QStringList told{tipAt(event.pos())};
    if (told.constFirst().isEmpty()) {
        QToolTip::hideText();
        return;
    }
    const int item = itemAt(event.pos());
    if (item >= 0)
        emit q->tipAsked(item, &told);
    const QString text = told.join(u' ').toHtmlEscaped();
    const QRect near(event.pos() - QPoint(2, 2), QSize(5, 5)); // around the pointer
    // Only rich text wraps.
    QToolTip::showText(event.globalPos(), QStringLiteral("<p>%1</p>").arg(text), q, item < 0 ? near : q->rowRect(item));
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
    if (spec == d->whole)
        return;
    const ChartSpec before = std::exchange(d->whole, spec);
    if (before.kind != spec.kind)
        updateGeometry();
    const int oldCurrent = d->current;
    d->zoom->setSpec(spec);
    d->wasZoomed = d->zoom->isZoomed();
    d->renderer.setSpec(d->zoom->seen());
    d->current = itemLike(before, oldCurrent, spec);
    d->arrange();
    announceSpec(*this, before);
    if (d->current != oldCurrent)
        emit currentIndexChanged(d->current);
}

const ChartSpec &ChartView::spec() const { return d->whole; }

void ChartView::setTheme(const Theme &theme)
{
    d->renderer.setTheme(theme);
    d->colourHint(theme);
    d->arrange();
    if (d->type == theme.type)
        return;
    d->type = theme.type;
    updateGeometry();
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
    if (bounded >= 0 && !d->isPlane())
        d->scrollTo(bounded);
    if (bounded >= 0 && spec().kind == ChartKind::Plane)
        d->zoom->bringIntoView({spec().plane.marks.at(bounded).x, spec().plane.marks.at(bounded).y});
    d->updateState();
    announceCurrent(*this);
    emit currentIndexChanged(bounded);
}

int ChartView::indexAt(const QPoint &position) const { return d->itemAt(position); }

QRect ChartView::rowRect(int index) const
{
    if (index < 0 || index >= d->count())
        return {};
    if (d->isPlane())
        return d->renderer.planeLayout().markRect(index).toAlignedRect();
    const ChartLayout &layout = d->renderer.layout();
    if (spec().kind == ChartKind::Scores)
        return scoreCellRect(layout, itemRow(spec(), index), itemColumn(spec(), index) - 1, d->renderer.state().scroll)
            .intersected(layout.rows)
            .toAlignedRect();
    return layout.rowRect(index, d->renderer.state().scroll).intersected(layout.rows).toAlignedRect();
}

QRect ChartView::textRect(ChartText which) const
{
    const ChartLayout &layout = d->renderer.layout();
    const double left = layout.card.left() + layout.padding;
    const double width = layout.card.width() - 2.0 * layout.padding;
    const auto lineAt = [&](double baseLine, const QFont &font) {
        const double size = font.pixelSize();
        return QRectF(left, baseLine - size, width, size * 1.3).toAlignedRect();
    };
    const QFont &small = layout.fonts.subtitle;
    switch (which) {
    case ChartText::Title:
        return lineAt(layout.title.constFirst().at.y(), layout.fonts.title)
            .united(lineAt(layout.title.constLast().at.y(), layout.fonts.title));
    case ChartText::Subtitle: {
        const double first = layout.title.constLast().at.y() + small.pixelSize() * 1.5;
        QRect rect = lineAt(layout.subtitle.isEmpty() ? first : layout.subtitle.constFirst().at.y(), small);
        if (layout.subtitle.size() > 1)
            rect.setBottom(lineAt(layout.subtitle.constLast().at.y(), small).bottom());
        return rect;
    }
    case ChartText::Note:
        return spec().remark.isEmpty() || d->isPlane() ? QRect() : lineAt(layout.annotations.remark.at.y(), small);
    case ChartText::XTitle:
    case ChartText::YTitle: {
        const PlaneLayout &plane = d->renderer.planeLayout();
        const PlacedText &title = which == ChartText::XTitle ? plane.xTitle : plane.yTitle;
        if (!d->isPlane() || title.text.isEmpty())
            return {};
        const double middle = layout.card.center().x();
        const bool isLeft = which == ChartText::YTitle;
        QRect rect = lineAt(title.at.y(), small);
        rect.setLeft(static_cast<int>(isLeft ? rect.left() : middle));
        rect.setRight(isLeft ? static_cast<int>(middle) : rect.right());
        return rect;
    }
    default:
        return lineAt(layout.card.bottom() - layout.padding, small);
    }
}

int ChartView::barsLeft() const { return static_cast<int>(d->renderer.layout().plot.left()); }

int ChartView::scrollOffset() const { return d->scrollBar->value(); }

void ChartView::setScrollOffset(int offset) { d->scrollBar->setValue(offset); }

bool ChartView::isZoomed() const { return d->zoom->isZoomed(); }

void ChartView::showAll() { d->zoom->showAll(); }

QWidget *ChartView::showAllButton() const { return d->zoom->button(); }

QSize ChartView::sizeHint() const { return {440, 272}; }

// Each row of a heat table needs room for its name and its numbers.
QSize ChartView::minimumSizeHint() const
{
    constexpr int aroundTable = 118; // header and axes, in the default type
    constexpr int ofNotes = 34;
    if (spec().kind == ChartKind::Scores)
        return {480, d->type.scaled(248)};
    if (spec().kind != ChartKind::Heat)
        return {240, std::max(d->type.scaled(136), d->enlargedHeight())};
    const int line = QFontMetrics(d->type.font(d->type.small)).height() + 2; // with a gap to the next
    const int around = d->type.scaled(spec().notes.isEmpty() ? aroundTable : aroundTable + ofNotes);
    return {300, std::max(d->type.scaled(184), around + static_cast<int>(namedRows(spec())) * line)};
}

bool ChartView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show:
        d->arrange();
        break;
    case QEvent::MouseMove:
        d->move(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::Leave:
        d->hover({});
        break;
    case QEvent::MouseButtonPress:
        d->press(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        d->doubleClick(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        d->release(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::Wheel:
        if (d->zoom->turnWheel(*static_cast<QWheelEvent *>(event)))
            return true;
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
    static constexpr std::pair<int, Step> steps[] = {{Qt::Key_Left, Step::Left},  {Qt::Key_Right, Step::Right},
                                                     {Qt::Key_Up, Step::Up},      {Qt::Key_Down, Step::Down},
                                                     {Qt::Key_Home, Step::First}, {Qt::Key_End, Step::Last}};
    if (d->zoomByKey(*event))
        return;
    for (const auto &[key, step] : steps) {
        if (event->key() == key) {
            setCurrentIndex(itemAfter(spec(), d->current, step));
            return;
        }
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (d->current >= 0)
            emit categoryActivated(itemId(spec(), d->current));
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
