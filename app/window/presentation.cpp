#include "app/window/presentation.h"

#include "app/window/pagetable.h"
#include "data/core/find.h"
#include "widgets/editors/quantityedit.h"
#include "widgets/export/exporters.h"
#include "widgets/pages/chartpage.h"
#include "widgets/theme/lookedtheme.h"
#include "widgets/theme/parts.h"

#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr int idleMs = 2500;
constexpr double slideWidth = 1280.0; // at the default type size
constexpr double slideHeight = 720.0;
constexpr int stripHeight = 48;
const QColor backdrop(0x10, 0x10, 0x10);

struct KeyRow
{
    void (Presentation::*run)();
    QList<int> keys;
};

// Clickers send PageUp and PageDown, and B or a full stop for a black screen.
QList<KeyRow> keyTable()
{
    return {
        {&Presentation::next,
         {Qt::Key_Right, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Return, Qt::Key_N}},
        {&Presentation::previous, {Qt::Key_Left, Qt::Key_Up, Qt::Key_PageUp, Qt::Key_Backspace, Qt::Key_P}},
        {&Presentation::first, {Qt::Key_Home}},
        {&Presentation::last, {Qt::Key_End}},
        {&Presentation::toggleBlack, {Qt::Key_B, Qt::Key_Period}},
        {&Presentation::toggleAssumptions, {Qt::Key_A}},
    };
}

// Type scale of a slide: 28 point titles on 720 lines, no text below 12 points. A slide does not scroll, so many rows
// get smaller type if charts are stacked in two rows.
double typeShare(const PageSpec &page)
{
    constexpr double fitting = 9.5; // rows of a chart at half the slide's height
    constexpr double least = 0.6;
    qsizetype rows = 0;
    for (const ChartSpec &chart : page.charts)
        rows = std::max(rows, hasTwoAxes(chart) ? 0 : chart.categories.size());
    return page.charts.size() <= 2 || rows == 0 ? 1.0 : std::clamp(fitting / static_cast<double>(rows), least, 1.0);
}

Theme scaled(Theme theme, double height)
{
    const auto sized = [&](double size) { return static_cast<int>(std::lround(size * height / slideHeight)); };
    theme.type.title = std::max(theme.type.title, sized(30.0));
    theme.type.heading = std::max(theme.type.heading, sized(20.0));
    theme.type.body = std::max(theme.type.body, sized(17.0));
    theme.type.small = std::max(theme.type.small, sized(14.0));
    return theme;
}

} // namespace

Presentation::Presentation(Presenter &presenter, const Theme &theme, const CompanyLook &look, QWidget *owner)
    : QWidget(owner, Qt::Window)
    , m_presenter(presenter)
    , m_theme(theme)
    , m_look(look)
    , m_slide(named<QWidget>("slide", this))
{
    for (const PageRow &row : pageTable())
        m_rows << &row;
    setObjectName(QStringLiteral("presentation"));
    setWindowTitle(tr("Presenting"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    build();
    buildKeys();
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleMs);
    connect(&m_idle, &QTimer::timeout, this, &Presentation::rest);
    connect(&presenter, &Presenter::viewChanged, this, &Presentation::showView);
    qApp->installEventFilter(this);
}

Presentation::~Presentation() = default;

void Presentation::build()
{
    m_slide->setAutoFillBackground(true);
    m_page = new ChartPage(m_theme, m_slide);
    m_page->setProperty("onSlide", true);
    connect(m_page, &PageWidget::subjectHovered, &m_presenter, &Presenter::hover);
    connect(&m_presenter, &Presenter::highlightChanged, m_page, &PageWidget::setHighlighted);
    m_number = named<QLabel>("slideNumber", this);
    m_hint = named<QLabel>("presentHint", tr("← → pages   B black   A assumptions   Esc exit"), this);
    for (QLabel *label : {m_number, m_hint}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setStyleSheet(QStringLiteral("color: #E8E8E8; background: #202020; padding: 4px 10px;"));
    }
    m_logo = named<QLabel>("slideLogo", m_slide);
    m_logo->setAttribute(Qt::WA_TransparentForMouseEvents);
    buildStrip();
    m_black = named<QWidget>("blackScreen", this);
    m_black->setStyleSheet(QStringLiteral("background: black;"));
    m_black->setMouseTracking(true);
    m_black->hide();
}

void Presentation::buildStrip()
{
    m_strip = named<QWidget>("assumptionStrip", this);
    m_strip->setAutoFillBackground(true);
    m_strip->setPalette(paletteOf(m_theme));
    m_which = named<QComboBox>("stripAssumption", m_strip);
    m_which->setAccessibleName(tr("Assumption"));
    m_stripRow = new QHBoxLayout(m_strip);
    m_stripRow->setContentsMargins(16, 4, 16, 4);
    m_stripRow->addWidget(m_which);
    connect(m_which, &QComboBox::currentIndexChanged, this, &Presentation::showAssumption);
    m_strip->hide();
}

// Shortcuts take precedence over the charts' arrow keys; input fields of the strip keep their keys.
void Presentation::buildKeys()
{
    for (const KeyRow &row : keyTable()) {
        for (const int key : row.keys) {
            auto *shortcut = new QShortcut(QKeySequence(key), this);
            connect(shortcut, &QShortcut::activated, this, row.run);
        }
    }
    for (const int key : {int(Qt::Key_Escape), int(Qt::Key_F5)})
        connect(new QShortcut(QKeySequence(key), this), &QShortcut::activated, this, &QWidget::close);
}

void Presentation::start(const QString &pageId, QScreen *screen)
{
    if (screen != nullptr) {
        setScreen(screen);
        setGeometry(screen->geometry());
    }
    showFullScreen();
    activateWindow();
    setFocus();
    const auto *found = findWhere(m_rows, [&pageId](const PageRow *row) { return pageId == QLatin1String(row->id); });
    const int place = found == nullptr ? 0 : static_cast<int>(found - m_rows.constData());
    if (!show(place) && !turnFrom(place, 1) && !turnFrom(place, -1))
        showView(m_presenter.view()); // all pages are empty: show the message
    wake();
}

void Presentation::setPages(const QStringList &ids)
{
    QList<const PageRow *> rows;
    for (const QString &id : ids) {
        if (const PageRow *row = findPage(id))
            rows << row;
    }
    if (!rows.isEmpty())
        m_rows = rows;
}

int Presentation::pageCount() const { return static_cast<int>(m_rows.size()); }

QString Presentation::pageId() const { return QLatin1String(m_rows.at(m_place)->id); }

bool Presentation::show(int place)
{
    m_presenter.setPage(*m_rows.at(place));
    m_presenter.update();
    if (nothingToExport(m_presenter.view().page))
        return false;
    m_place = place;
    showView(m_presenter.view());
    return true;
}

bool Presentation::turnFrom(int place, int step)
{
    for (int next = place + step; next >= 0 && next < pageCount(); next += step) {
        if (show(next))
            return true;
    }
    show(m_place); // stays on the current page
    return false;
}

void Presentation::next()
{
    if (m_isBlack)
        toggleBlack();
    else
        turnFrom(m_place, 1);
}

void Presentation::previous()
{
    if (m_isBlack)
        toggleBlack();
    else
        turnFrom(m_place, -1);
}

void Presentation::first() { turnFrom(-1, 1); }

void Presentation::last() { turnFrom(pageCount(), -1); }

void Presentation::toggleBlack()
{
    m_isBlack = !m_isBlack;
    m_black->setVisible(m_isBlack);
    m_black->raise();
}

void Presentation::toggleAssumptions()
{
    const bool shown = m_strip->isHidden();
    m_strip->setVisible(shown);
    m_strip->raise();
    if (shown)
        showAssumption();
    else
        setFocus();
    arrange();
}

// Ignores pages that are skipped on the way.
void Presentation::showView(const PageView &view)
{
    if (view.page.id != pageId())
        return;
    PageSpec slide = view.page; // without choices and fixes, which are for the desk
    slide.filters.clear();
    slide.texts.clear();
    slide.remedyId.clear();
    slide.remedyText.clear();
    slide.notice.linkId.clear();
    slide.notice.linkText.clear();
    slide.legend = {}; // the window explains it through a link
    slide.confidence = {};
    m_page->setPage(slide);
    m_page->setHighlighted(m_presenter.highlighted());
    const QList<QToolButton *> buttons = m_page->findChildren<QToolButton *>();
    for (QToolButton *button : buttons) { // no choices on a slide
        if (button->objectName().startsWith(QLatin1String("chartMenu")))
            button->hide();
    }
    m_number->setText(tr("%1 / %2").arg(m_place + 1).arg(pageCount()));
    m_number->setAccessibleName(tr("Page %1 of %2").arg(m_place + 1).arg(pageCount()));
    const bool isOther = view.assumptions.entries.size() != m_which->count();
    m_assumptions = view.assumptions;
    if (isOther) {
        const QString chosen = m_which->currentData().toString();
        const QSignalBlocker quiet(m_which);
        m_which->clear();
        for (const QuantityEntry &entry : view.assumptions.entries)
            m_which->addItem(entry.label, entry.id);
        m_which->setCurrentIndex(std::max(0, m_which->findData(chosen)));
    }
    if (!m_strip->isHidden())
        showAssumption();
    arrange();
}

void Presentation::showAssumption()
{
    const QString id = m_which->currentData().toString();
    const QList<QuantityEntry> &entries = m_assumptions.entries;
    const auto *found = findWhere(entries, [&id](const QuantityEntry &one) { return one.id == id; });
    if (found == nullptr)
        return;
    if (m_edit != nullptr && m_edit->entry().id == id) {
        m_edit->setEntry(*found);
        return;
    }
    if (m_edit != nullptr) {
        m_edit->hide();
        m_edit->setParent(nullptr);
        m_edit->deleteLater();
    }
    m_edit = new QuantityEdit(*found, m_strip);
    m_stripRow->addWidget(m_edit, 1);
    connect(m_edit, &QuantityEdit::gestureStarted, this, [this] { ++m_gesture; });
    connect(m_edit, &QuantityEdit::edited, this,
            [this](const QString &edited, double value) { m_presenter.assume(edited, value, m_gesture); });
    connect(m_edit, &QuantityEdit::resetRequested, &m_presenter, &Presenter::takeBack);
}

// The largest rectangle with a slide's aspect ratio, on the dark background.
void Presentation::arrange()
{
    const int strip = m_strip->isHidden() ? 0 : std::max(stripHeight, m_strip->sizeHint().height());
    const QSize room(width(), height() - strip);
    const QSize size = QSizeF(slideWidth, slideHeight).scaled(room, Qt::KeepAspectRatio).toSize();
    const bool fills = std::abs(size.height() - room.height()) < 8 && std::abs(size.width() - room.width()) < 8;
    m_slide->setGeometry(
        QRect(QPoint((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), fills ? room : size));
    const int typeHeight = static_cast<int>(std::lround(m_slide->height() * typeShare(m_presenter.view().page)));
    if (m_typeHeight != typeHeight) {
        m_typeHeight = typeHeight;
        const Theme theme = scaled(m_theme, m_typeHeight);
        m_slide->setPalette(paletteOf(theme));
        m_slide->setFont(theme.type.font(theme.type.body));
        m_slide->setStyleSheet(styleSheetOf(theme));
        m_page->setTheme(theme);
    }
    const bool isTop = m_look.corner == LogoCorner::TopLeft || m_look.corner == LogoCorner::TopRight;
    const int logoRoom = m_look.logo.isEmpty() ? gridStep : 4 * gridStep;
    m_page->setGeometry(
        m_slide->rect().adjusted(gridStep, isTop ? logoRoom : gridStep, -gridStep, isTop ? -gridStep : -logoRoom));
    m_page->show();
    placeLogo();
    m_strip->setGeometry(0, height() - strip, width(), strip);
    m_black->setGeometry(rect());
    m_number->adjustSize();
    m_number->move(width() - m_number->width(), height() - strip - m_number->height());
    m_hint->adjustSize();
    m_hint->move((width() - m_hint->width()) / 2, height() - strip - m_hint->height());
    m_number->raise();
    m_hint->raise();
    if (m_isBlack)
        m_black->raise();
}

// Next to the title or below the footer, in the margin that the page keeps free.
void Presentation::placeLogo()
{
    const QRectF body = QRectF(m_slide->rect()).adjusted(28.0, 40.0, -28.0, -30.0);
    const QRect place = logoPlace(m_look, m_slide->size(), body).toAlignedRect();
    m_logo->setVisible(!place.isEmpty());
    if (place.isEmpty() || m_logo->geometry() == place)
        return;
    QPixmap picture(m_slide->size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintLogo(painter, m_look, m_slide->size(), body);
    painter.end();
    const QRectF part(QPointF(place.topLeft()) * devicePixelRatioF(), QSizeF(place.size()) * devicePixelRatioF());
    m_logo->setPixmap(picture.copy(part.toAlignedRect()));
    m_logo->setGeometry(place);
    m_logo->raise();
}

void Presentation::wake()
{
    m_isIdle = false;
    unsetCursor();
    m_hint->show();
    m_number->show();
    m_idle.start();
}

// Keep the pointer visible while an assumption is being changed.
void Presentation::rest()
{
    if (!m_strip->isHidden()) {
        m_idle.start();
        return;
    }
    m_isIdle = true;
    setCursor(Qt::BlankCursor);
    m_hint->hide();
    m_number->hide();
}

bool Presentation::isInStrip(const QObject *watched) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    return widget != nullptr && (widget == m_strip || m_strip->isAncestorOf(widget));
}

bool Presentation::isInside(const QObject *watched) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    return widget != nullptr && widget->window() == this && !isInStrip(watched);
}

// A click turns the page, except on the strip and on a page's controls.
bool Presentation::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // input fields of the strip keep their keys, except Escape
        if (!isInStrip(watched) || static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
            break;
        event->accept();
        return true;
    case QEvent::MouseMove:
        if (isInside(watched) && isVisible())
            wake();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::ContextMenu:
        if (!isInside(watched) || watched->inherits("QAbstractButton") || watched->inherits("QComboBox"))
            break;
        if (event->type() == QEvent::MouseButtonRelease) {
            const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
            if (button == Qt::LeftButton)
                next();
            else if (button == Qt::RightButton)
                previous();
        }
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void Presentation::resizeEvent(QResizeEvent * /*event*/) { arrange(); }

void Presentation::paintEvent(QPaintEvent *event) { QPainter(this).fillRect(event->rect(), backdrop); }

void Presentation::closeEvent(QCloseEvent *event)
{
    emit ended(pageId());
    QWidget::closeEvent(event);
}

} // namespace chipboard
