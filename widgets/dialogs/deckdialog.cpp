#include "widgets/dialogs/deckdialog.h"

#include "data/board/exportrecipe.h"
#include "data/core/find.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/dialogs/sheetpreview.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/theme/parts.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace chipboard {
namespace {

constexpr QSize thumbSize(176, 99);
constexpr int listWidth = 236;
constexpr int choicesWidth = 264;
constexpr int findingsHeight = 132;

struct SlideName
{
    SlideKind kind;
    const char *name; ///< QT_TR_NOOP
};

constexpr SlideName slideNames[] = {
    {SlideKind::Title, QT_TR_NOOP("&Title")},
    {SlideKind::Summary, QT_TR_NOOP("&Executive summary")},
    {SlideKind::Section, QT_TR_NOOP("&Section")},
    {SlideKind::Charts, QT_TR_NOOP("&Charts")},
    {SlideKind::Table, QT_TR_NOOP("Ta&ble of numbers")},
    {SlideKind::Appendix, QT_TR_NOOP("&Appendix: assumptions, notes, sources")},
};

/// The slide centred on a card background, whatever its aspect ratio.
QPixmap thumbOf(const SeenSheet &seen, double ratio)
{
    const QSizeF sheet = seen.size();
    const double factor = std::min(thumbSize.width() / sheet.width(), thumbSize.height() / sheet.height());
    QPixmap thumb(thumbSize * ratio);
    thumb.setDevicePixelRatio(ratio);
    thumb.fill(Qt::transparent);
    QPainter painter(&thumb);
    const QSizeF drawn = sheet * factor;
    const QPointF at((thumbSize.width() - drawn.width()) / 2.0, (thumbSize.height() - drawn.height()) / 2.0);
    painter.fillRect(QRectF(at, drawn), Qt::white);
    painter.drawImage(at, sheetPicture(seen, factor, ratio));
    painter.setPen(QColor(0, 0, 0, 60));
    painter.drawRect(QRectF(at, drawn).adjusted(0.5, 0.5, -0.5, -0.5));
    return thumb;
}

/// Draws the picture, and the title on two lines below it.
class SlideDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const override
    {
        constexpr int lines = 3;
        return {thumbSize.width(), thumbSize.height() + lines * option.fontMetrics.lineSpacing() + 2 * gridStep};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationAlignment = Qt::AlignHCenter | Qt::AlignBottom;
        option->displayAlignment = Qt::AlignHCenter | Qt::AlignTop;
    }
};

} // namespace

DeckDialog::DeckDialog(const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("deckDialog"));
    setWindowTitle(tr("Deck"));
    m_paint.setSingleShot(true);
    connect(&m_paint, &QTimer::timeout, this, &DeckDialog::paintNext);
    build();
    buildKeys();
    resize(QSize(1320, 720).boundedTo(roomFor(*this)));
    setScene({});
    findChild<QPushButton *>(QStringLiteral("deckUsual"))->setFocus();
}

// A title editor loses focus when its window is destroyed, which must not count as an edit.
DeckDialog::~DeckDialog()
{
    m_title->disconnect(this);
    m_list->disconnect(this);
    m_list->model()->disconnect(this);
}

void DeckDialog::build()
{
    auto *parts = new QSplitter(Qt::Horizontal, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(buildSlides());
    m_stack = new QStackedWidget(parts);
    m_stack->addWidget(buildMiddle());
    m_stack->addWidget(buildEmpty());
    parts->addWidget(m_stack);
    parts->addWidget(buildChoices());
    parts->setStretchFactor(1, 1);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(parts, 1);
    layout->addWidget(buildButtons());
}

QWidget *DeckDialog::buildSlides()
{
    auto *side = new QWidget(this);
    m_list = named<QListWidget>("deckSlides", side);
    m_list->setAccessibleName(tr("Slides"));
    m_list->setIconSize(thumbSize);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new SlideDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumWidth(listWidth);
    connect(m_list, &QListWidget::currentRowChanged, this, &DeckDialog::showCurrent);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &DeckDialog::offerPerSlide);
    // What was dragged is in its place once the event is over.
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &DeckDialog::takeOrder, Qt::QueuedConnection);
    connect(m_list->model(), &QAbstractItemModel::rowsRemoved, this, &DeckDialog::takeOrder, Qt::QueuedConnection);
    m_up = plainButton("deckUp", tr("&Up"), this);
    m_down = plainButton("deckDown", tr("Dow&n"), this);
    m_remove = plainButton("deckRemove", tr("&Remove"), this);
    m_up->setToolTip(tr("Move the slide up (Alt+Up)"));
    m_down->setToolTip(tr("Move the slide down (Alt+Down)"));
    m_remove->setToolTip(tr("Remove the selected slides (Delete)"));
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_remove, &QPushButton::clicked, this, &DeckDialog::removeChosen);
    auto *row = new QHBoxLayout;
    row->addWidget(m_up);
    row->addWidget(m_down);
    row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    return side;
}

QWidget *DeckDialog::buildMiddle()
{
    auto *middle = new QWidget(this);
    m_title = named<QLineEdit>("deckTitle", middle);
    m_title->setAccessibleName(tr("Title of the slide"));
    m_title->setToolTip(tr("Title of the slide (F2); empty restores the automatic title"));
    m_title->setMaxLength(static_cast<int>(BoardSlide::longestTitle));
    connect(m_title, &QLineEdit::editingFinished, this, &DeckDialog::takeTitle);
    m_preview = new SheetPreview(middle);
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("Charts per slide"), middle);
    row->addWidget(label);
    m_perSlide = new SegmentSwitch(middle);
    m_perSlide->setToolTip(
        tr("Arrange the charts of the selected slides. Select several slides to join their charts."));
    QList<Choice> counts;
    for (const int count : chartsOfSlides)
        counts << Choice{QString::number(count), QString::number(count), {}, {}};
    m_perSlide->setChoices(counts);
    row->addWidget(m_perSlide);
    row->addStretch(1);
    connect(m_perSlide, &SegmentSwitch::chosen, this, [this](const QString &id) { arrangeCharts(id.toInt()); });
    m_check = new SlideCheckList(m_theme, middle);
    connect(m_check, &SlideCheckList::mendRequested, this, &DeckDialog::mendRequested);
    auto *findings = named<QScrollArea>("deckFindings", middle);
    findings->setAccessibleName(tr("Findings of the slide check"));
    findings->setWidgetResizable(true);
    findings->setFrameShape(QFrame::NoFrame);
    findings->setMaximumHeight(findingsHeight);
    findings->setWidget(m_check);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_preview, 1);
    layout->addLayout(row);
    layout->addWidget(findings);
    return middle;
}

QWidget *DeckDialog::buildEmpty()
{
    auto *empty = new QWidget(this);
    auto *text = named<QLabel>("deckEmpty", tr("No slides yet"), empty);
    text->setFont(m_theme.type.font(m_theme.type.title, true));
    text->setAlignment(Qt::AlignCenter);
    auto *hint = new QLabel(tr("Start with title, summary, answer, comparison, break-even and numbers, or add single "
                               "pages and charts from the list."),
                            empty);
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    hint->setProperty("role", QStringLiteral("muted"));
    auto *usual = plainButton("deckUsual", tr("Add the six usua&l slides"), this);
    connect(usual, &QPushButton::clicked, this, [this] {
        const BoardDeck deck = usualDeck();
        change(deck, tr("Add the six usual slides"), {0});
        m_list->setFocus();
    });
    auto *layout = new QVBoxLayout(empty);
    layout->addStretch(2);
    layout->addWidget(text);
    layout->addWidget(hint);
    layout->addWidget(usual, 0, Qt::AlignCenter);
    layout->addStretch(3);
    return empty;
}

QWidget *DeckDialog::buildChoices()
{
    auto *side = new QWidget(this);
    m_search = named<QLineEdit>("deckSearch", side);
    m_search->setPlaceholderText(tr("Search pages and charts"));
    m_search->setAccessibleName(tr("Search pages and charts"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &DeckDialog::filterPages);
    m_pages = named<QTreeWidget>("deckPages", side);
    m_pages->setAccessibleName(tr("Pages and charts to add"));
    m_pages->setHeaderHidden(true);
    m_pages->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_pages->setMinimumWidth(choicesWidth);
    m_pages->setExpandsOnDoubleClick(false);
    connect(m_pages, &QTreeWidget::itemActivated, this, [this] { addChosen(SlideKind::Charts); });
    auto *add = plainButton("deckAddCharts", tr("A&dd to deck"), this);
    connect(add, &QPushButton::clicked, this, [this] { addChosen(SlideKind::Charts); });
    m_add = named<QToolButton>("deckAdd", side);
    m_add->setText(tr("Other sl&ides"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->setMenu(new QMenu(m_add));
    fillAddMenu();
    auto *row = new QHBoxLayout;
    row->addWidget(add, 1);
    row->addWidget(m_add);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_pages, 1);
    layout->addLayout(row);
    return side;
}

void DeckDialog::fillAddMenu()
{
    for (const SlideName &one : slideNames) {
        if (one.kind == SlideKind::Charts)
            continue;
        QAction *action = m_add->menu()->addAction(tr(one.name));
        action->setObjectName(QStringLiteral("deckAdd.") + slideKindWord(one.kind));
        connect(action, &QAction::triggered, this, [this, kind = one.kind] {
            if (kind == SlideKind::Table)
                addChosen(kind);
            else
                insert({kind, kind == SlideKind::Section ? tr("New section") : QString()});
            if (kind == SlideKind::Section) {
                m_title->setFocus();
                m_title->selectAll();
            }
        });
    }
}

// In a button box, which stays in view where the rest scrolls.
QWidget *DeckDialog::buildButtons()
{
    auto *present = plainButton("deckPresent", tr("&Present"), this);
    connect(present, &QPushButton::clicked, this, &DeckDialog::presentRequested);
    auto *pptx = plainButton("deckPptx", tr("Export PPT&X…"), this);
    connect(pptx, &QPushButton::clicked, this, [this] { emit exportRequested(QStringLiteral("pptx")); });
    auto *pdf = plainButton("deckPdf", tr("Export PD&F…"), this);
    connect(pdf, &QPushButton::clicked, this, [this] { emit exportRequested(QStringLiteral("pdf")); });
    auto *close = plainButton("deckClose", tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_outputs = {present, pptx, pdf};
    auto *buttons = new QDialogButtonBox(this);
    for (QPushButton *one : {present, pdf, pptx})
        buttons->addButton(one, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    return buttons;
}

void DeckDialog::buildKeys()
{
    const auto onList = [this](const QKeySequence &keys, const auto &run) {
        auto *shortcut = new QShortcut(keys, m_list);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, run);
    };
    onList(QKeySequence(Qt::ALT | Qt::Key_Up), [this] { moveCurrent(-1); });
    onList(QKeySequence(Qt::ALT | Qt::Key_Down), [this] { moveCurrent(1); });
    onList(QKeySequence(Qt::Key_Delete), [this] { removeChosen(); });
    auto *edit = new QShortcut(QKeySequence(Qt::Key_F2), this);
    connect(edit, &QShortcut::activated, this, [this] {
        m_title->setFocus();
        m_title->selectAll();
    });
}

// There is no default button, and only such a button takes Enter by itself.
void DeckDialog::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && button != nullptr && button->hasFocus())
        button->click();
    else
        QDialog::keyPressEvent(event);
}

// In the search field, Down moves to the results and Enter adds the current one.
bool DeckDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Down) {
        m_pages->setFocus();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        addChosen(SlideKind::Charts);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void DeckDialog::setScene(const DeckScene &scene)
{
    const int before = currentSlide();
    m_scene = scene;
    QHash<const SlidePicture *, QPixmap> kept;
    for (const SeenSheet &one : scene.sheets) {
        if (m_thumbs.contains(one.slide.get()))
            kept.insert(one.slide.get(), m_thumbs.value(one.slide.get()));
    }
    m_thumbs = kept;
    fillList();
    const auto count = static_cast<int>(scene.deck.size());
    const QList<qsizetype> chosen = std::exchange(m_next, {});
    const int wanted = chosen.isEmpty() ? before : static_cast<int>(chosen.constFirst());
    const int current = std::clamp(wanted, 0, std::max(0, count - 1));
    m_preview->setSheets(scene.sheets);
    if (!scene.problem.isEmpty())
        m_preview->setProblem(scene.problem);
    m_list->setCurrentRow(current);
    for (const qsizetype slide : chosen) {
        if (slide < count)
            m_list->item(static_cast<int>(slide))->setSelected(true);
    }
    m_stack->setCurrentIndex(count == 0 ? 1 : 0);
    for (QPushButton *one : std::as_const(m_outputs))
        one->setEnabled(count > 0);
    showCurrent();
    m_paint.start(0);
}

void DeckDialog::fillList()
{
    const QSignalBlocker quiet(m_list);
    const QSignalBlocker still(m_list->model());
    m_list->clear();
    const auto count = static_cast<int>(m_scene.deck.size());
    for (int slide = 0; slide < count; ++slide) {
        const QString title = m_scene.titles.value(slide);
        const auto faults = static_cast<int>(m_scene.findings.value(slide).size());
        const QString name = tr("%1  %2", "number and title of a slide").arg(slide + 1).arg(title);
        auto *item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, slide);
        item->setText(faults == 0 ? name : name + QLatin1Char('\n') + tr("⚠ Findings: %1").arg(faults));
        item->setToolTip(title);
        const QString said = tr("Slide %1 of %2: %3").arg(slide + 1).arg(count).arg(title);
        item->setData(Qt::AccessibleTextRole,
                      faults == 0 ? said
                                  : said + QLatin1Char(' ') + tr("Findings of the slide check: %1.").arg(faults));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    }
    m_list->viewport()->update();
}

// One picture per turn of the event loop keeps the window responsive.
void DeckDialog::paintNext()
{
    for (int slide = 0; slide < m_list->count(); ++slide) {
        QListWidgetItem *item = m_list->item(slide);
        const int sheet = firstSheet(slide);
        if (!item->icon().isNull() || sheet < 0)
            continue;
        const SlidePicture *picture = m_scene.sheets.at(sheet).slide.get();
        const bool isKnown = m_thumbs.contains(picture);
        if (!isKnown)
            m_thumbs.insert(picture, thumbOf(m_scene.sheets.at(sheet), devicePixelRatioF()));
        const QSignalBlocker quiet(m_list);
        QIcon icon(m_thumbs.value(picture));
        icon.addPixmap(m_thumbs.value(picture), QIcon::Selected); // without the selection tint
        item->setIcon(icon);
        m_list->viewport()->update();
        if (!isKnown) {
            m_paint.start(0);
            return;
        }
    }
}

int DeckDialog::currentSlide() const { return std::max(0, m_list->currentRow()); }

int DeckDialog::firstSheet(int slide) const
{
    const auto isOf = [slide](const SeenSheet &one) { return one.place == slide; };
    const auto found = std::ranges::find_if(m_scene.sheets, isOf);
    return found == m_scene.sheets.end() ? -1 : static_cast<int>(found - m_scene.sheets.begin());
}

void DeckDialog::showCurrent()
{
    const int slide = m_list->currentRow();
    const bool isThere = slide >= 0 && slide < m_scene.deck.size();
    const BoardSlide shown = isThere ? m_scene.deck.at(slide) : BoardSlide();
    if (!m_title->hasFocus() || !m_title->isModified())
        m_title->setText(shown.title);
    m_title->setPlaceholderText(m_scene.titles.value(slide));
    m_title->setEnabled(isThere);
    m_remove->setEnabled(isThere);
    m_up->setEnabled(isThere && slide > 0);
    m_down->setEnabled(isThere && slide + 1 < m_scene.deck.size());
    offerPerSlide();
    m_check->setFindings(m_scene.findings.value(slide));
    if (const int sheet = firstSheet(slide); sheet >= 0)
        m_preview->showSheet(sheet);
}

QList<qsizetype> DeckDialog::chosenSlides() const
{
    QList<qsizetype> slides;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->isSelected())
            slides << row;
    }
    return slides;
}

void DeckDialog::change(const BoardDeck &deck, const QString &name, const QList<qsizetype> &chosen)
{
    if (deck == m_scene.deck)
        return;
    m_next = chosen;
    emit deckChanged(deck, name);
}

void DeckDialog::takeOrder()
{
    BoardDeck deck;
    int current = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        const int slide = m_list->item(row)->data(Qt::UserRole).toInt();
        if (slide >= m_scene.deck.size())
            return;
        if (m_list->item(row)->isSelected())
            current = row;
        deck << m_scene.deck.at(slide);
    }
    if (deck.size() == m_scene.deck.size())
        change(deck, tr("Move a slide"), {current});
}

void DeckDialog::takeTitle()
{
    const int slide = m_list->currentRow();
    if (slide < 0 || slide >= m_scene.deck.size() || !m_title->isModified())
        return;
    m_title->setModified(false);
    BoardDeck deck = m_scene.deck;
    const QString title = m_title->text().simplified();
    if (title.isEmpty() && deck.at(slide).kind == SlideKind::Section) {
        m_title->setText(deck.at(slide).title); // a section slide has nothing else
        return;
    }
    deck[slide].title = title;
    change(deck, tr("Edit a slide's title"), {slide});
}

void DeckDialog::moveCurrent(int step)
{
    const int from = m_list->currentRow();
    const int to = from + step;
    if (from < 0 || to < 0 || to >= m_scene.deck.size())
        return;
    BoardDeck deck = m_scene.deck;
    deck.move(from, to);
    change(deck, tr("Move a slide"), {to});
}

void DeckDialog::removeChosen()
{
    const QList<qsizetype> slides = chosenSlides();
    if (slides.isEmpty())
        return;
    BoardDeck deck = m_scene.deck;
    for (qsizetype i = slides.size(); i > 0; --i)
        deck.removeAt(slides.at(i - 1));
    change(deck, tr("Remove slides"), {slides.constFirst()});
}

void DeckDialog::insert(const BoardSlide &slide)
{
    const qsizetype place = m_scene.deck.isEmpty() ? 0 : currentSlide() + 1;
    if (m_scene.deck.size() < mostSlides)
        change(withSlide(m_scene.deck, place, slide), tr("Add a slide"), {place});
}

// Adds each on a slide of its own after the current one and selects them: "2" or "4" then merges them.
void DeckDialog::addChosen(SlideKind kind)
{
    QList<QTreeWidgetItem *> items = m_pages->selectedItems();
    items.removeIf([](const QTreeWidgetItem *item) {
        return item->isHidden() || (item->parent() != nullptr && item->parent()->isHidden());
    });
    BoardDeck deck = m_scene.deck;
    const qsizetype place = deck.isEmpty() ? 0 : currentSlide() + 1;
    QList<qsizetype> added;
    for (const QTreeWidgetItem *item : std::as_const(items)) {
        const auto chart = slideChartFrom(item->data(0, Qt::UserRole).toString());
        if (!chart || deck.size() >= mostSlides)
            continue;
        added << place + added.size();
        deck = withSlide(deck, added.constLast(), {kind, {}, {*chart}});
    }
    change(deck, tr("Add a slide"), added);
}

void DeckDialog::arrangeCharts(int perSlide)
{
    const ArrangedDeck made = arranged(m_scene.deck, chosenSlides(), perSlide);
    if (made.deck.size() <= mostSlides)
        change(made.deck, tr("Arrange charts on slides"), made.places);
    showCurrent();
}

// Charts share a slide where those of the chosen slides are that many.
void DeckDialog::offerPerSlide()
{
    const QList<qsizetype> chosen = chosenSlides();
    const qsizetype most = mostChartsTogether(m_scene.deck, chosen);
    m_perSlide->setEnabled(most > 0);
    for (const int count : chartsOfSlides)
        m_perSlide->setOffered(QString::number(count), count == 1 || most > count / 2);
    int shown = 0;
    for (const qsizetype slide : chosen) {
        if (slide < m_scene.deck.size() && m_scene.deck.at(slide).kind == SlideKind::Charts)
            shown = std::max(shown, placesOn(m_scene.deck.at(slide)));
    }
    m_perSlide->setCurrent(shown == 0 ? QString() : QString::number(shown));
}

void DeckDialog::clearPages() { m_pages->clear(); }

void DeckDialog::addPage(const DeckPage &page)
{
    auto *parent = new QTreeWidgetItem(m_pages, {page.name});
    parent->setData(0, Qt::UserRole, page.id);
    parent->setToolTip(0, tr("The chart that the page's title is about"));
    for (const auto &[id, title] : page.charts) {
        auto *child = new QTreeWidgetItem(parent, {title.isEmpty() ? id : title});
        child->setData(0, Qt::UserRole, SlideChart{page.id, id}.key());
        child->setToolTip(0, child->text(0));
    }
    if (m_pages->currentItem() == nullptr)
        m_pages->setCurrentItem(parent);
    filterPages();
}

// A page stays visible if one of its charts matches.
void DeckDialog::filterPages()
{
    const QString wanted = m_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_pages->topLevelItemCount(); ++i) {
        QTreeWidgetItem *page = m_pages->topLevelItem(i);
        const bool isPage = page->text(0).contains(wanted, Qt::CaseInsensitive);
        bool hasChart = false;
        for (int j = 0; j < page->childCount(); ++j) {
            QTreeWidgetItem *chart = page->child(j);
            const bool isChart = chart->text(0).contains(wanted, Qt::CaseInsensitive);
            chart->setHidden(!isChart && !isPage);
            hasChart = hasChart || isChart;
            first = first == nullptr && isChart && !wanted.isEmpty() && !isPage ? chart : first;
        }
        page->setHidden(!isPage && !hasChart);
        page->setExpanded(!wanted.isEmpty() && hasChart);
        first = first == nullptr && isPage && !wanted.isEmpty() ? page : first;
    }
    if (first != nullptr)
        m_pages->setCurrentItem(first);
    else if (!wanted.isEmpty())
        m_pages->clearSelection();
}

} // namespace chipboard
