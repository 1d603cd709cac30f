#include "widgets/pages/chartpage.h"

#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/views/pagetexts.h"
#include "widgets/charts/chartitems.h"
#include "widgets/pages/chartcard.h"
#include "widgets/pages/filterrow.h"
#include "widgets/pages/pageparts.h"
#include "widgets/pages/textcards.h"
#include "widgets/theme/parts.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWhatsThis>

namespace chipboard {
namespace {

constexpr int cardGap = gridStep;
constexpr int shownPresets = 4;   ///< on an empty page
constexpr int lowestCharts = 160; ///< minimum height of all charts together, in pixels; the rest scrolls
constexpr int besideTexts = 330;  ///< height of a row of charts above texts: it scrolls with them, not by itself
constexpr int lowestTexted = 160; ///< minimum height of a chart with few rows there

TextLabel *textLabel(const char *name, const char *role, QWidget *parent)
{
    auto *text = new TextLabel(parent);
    text->label().setObjectName(QLatin1String(name));
    text->label().setProperty("role", QLatin1String(role));
    text->label().setTextFormat(Qt::PlainText);
    return text;
}

/// Height of a chart above texts: both are visible at once if the rows stay legible.
int heightAboveTexts(const ChartSpec &chart)
{
    constexpr int around = 78; // title, subtitle and edges
    constexpr int legible = 20;
    const bool isOfRows = chart.kind == ChartKind::HorizontalBars || chart.kind == ChartKind::HorizontalDots;
    return isOfRows
        ? std::clamp(around + legible * static_cast<int>(chart.categories.size()), lowestTexted, besideTexts)
        : besideTexts;
}

/// A slide does not scroll, and its type size is chosen to fit.
bool isOnSlide(const QWidget &page) { return page.property("onSlide").toBool(); }

} // namespace

ChartPage::ChartPage(const Theme &theme, QWidget *parent)
    : PageWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("chartPage"));
    build();
}

void ChartPage::build()
{
    m_title = textLabel("pageTitle", "title", this);
    m_title->label().installEventFilter(this); // a double click edits it
    m_support = textLabel("pageSupport", "", this);
    m_support->hide();
    m_answer = textLabel("pageAnswer", "", this);
    m_answer->hide();
    m_warning = textLabel("pageWarning", "", this);
    m_warning->label().setTextFormat(Qt::RichText);
    m_warning->label().setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(&m_warning->label(), &QLabel::linkActivated, this, &PageWidget::remedyRequested);
    m_notice = textLabel("pageNotice", "muted", this);
    m_notice->label().setTextFormat(Qt::RichText);
    m_notice->label().setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_notice->hide();
    connect(&m_notice->label(), &QLabel::linkActivated, this, &PageWidget::remedyRequested);
    m_footer = textLabel("pageFooter", "muted", this);
    m_footer->label().setTextFormat(Qt::RichText);
    m_footer->label().setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(&m_footer->label(), &QLabel::linkActivated, this, &ChartPage::explainMarks);
    m_charts = named<QWidget>("chartGrid");
    m_grid = arranged<QGridLayout>(m_charts, cardGap);

    auto *layout = arranged<QVBoxLayout>(this, gridStep, {20, 8, 20, 2});
    m_head = arranged<QVBoxLayout>(nullptr, gridStep / 2);
    m_titleRow = new QHBoxLayout;
    m_titleRow->addWidget(m_title, 1);
    m_head->addLayout(m_titleRow);
    for (TextLabel *text : {m_answer, m_support, m_warning, m_notice}) // the message before its details
        m_head->addWidget(text);
    layout->addLayout(m_head);
    layout->addWidget(buildScroll(), 1);
    layout->addWidget(m_footer);
}

// Scrolls only if charts need more height than a low window has.
QScrollArea *ChartPage::buildScroll()
{
    m_scroll = named<QScrollArea>("chartScroll", this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scrolled = named<QWidget>("scrolledPage");
    auto *layout = arranged<QVBoxLayout>(m_scrolled, cardGap);
    layout->addWidget(m_charts, 1);
    m_scroll->setWidget(m_scrolled);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scrolled->setAutoFillBackground(false);
    m_charts->setAutoFillBackground(false);
    return m_scroll;
}

QWidget *ChartPage::buildEmpty()
{
    auto *empty = named<QWidget>("emptyPage", this);
    auto *heading = textLabel("emptyHeading", "heading", empty);
    heading->showText(tr("Nothing is selected"));
    heading->label().setAlignment(Qt::AlignCenter);
    m_wayOut = textLabel("emptyHint", "muted", empty);
    m_wayOut->label().setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(empty);
    layout->setSpacing(gridStep);
    layout->addStretch(1);
    layout->addWidget(heading);
    layout->addWidget(m_wayOut);
    addPresets(*layout);
    layout->addStretch(1);
    empty->hide();
    return empty;
}

void ChartPage::addPresets(QVBoxLayout &layout)
{
    layout.addSpacing(gridStep);
    for (const Preset &preset : presets().first(shownPresets)) {
        auto *button = new QPushButton(preset.name, layout.parentWidget());
        button->setObjectName(QStringLiteral("empty.") + preset.id);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, preset] { emit presetRequested(preset); });
        layout.addWidget(button, 0, Qt::AlignCenter);
    }
}

void ChartPage::setPage(const PageSpec &page)
{
    if (page.id != m_page.id) {
        for (ChartCard *card : std::as_const(m_cards))
            card->showAll();
    }
    m_page = page;
    setObjectName(page.id + QStringLiteral("Page"));
    const bool empty = page.numbers.rows.isEmpty();
    m_title->showText(page.title);
    showDoubt();
    m_title->setVisible(!empty);
    showConfidence();
    m_support->showText(page.support);
    m_support->setVisible(!empty && !page.support.isEmpty());
    m_answer->showText(page.answer);
    m_answer->setVisible(!empty && !page.answer.isEmpty());
    showWarning();
    showNotice();
    showFilters();
    showTiles();
    showFooter();
    m_footer->setVisible(!empty);
    setCardCount(page.charts.size());
    for (qsizetype i = 0; i < page.charts.size(); ++i)
        showChart(*m_cards.at(i), page.charts.at(i));
    showTexts();
    arrangeCards();
    m_scroll->setVisible(!empty);
    showEmpty(empty);
}

void ChartPage::showEmpty(bool empty)
{
    if (empty && m_empty == nullptr) {
        m_empty = buildEmpty();
        tellWaysOut();
        qobject_cast<QVBoxLayout *>(layout())->insertWidget(1, m_empty, 1);
    }
    if (m_empty != nullptr)
        m_empty->setVisible(empty);
}

// A board loaded empty has nothing to undo.
void ChartPage::tellWaysOut()
{
    if (m_wayOut == nullptr)
        return;
    m_wayOut->showText(
        m_undoable ? tr("Select chips on the left, or start from one of these. Ctrl+Z restores the previous selection.")
                   : tr("Select chips on the left, or start from one of these."));
}

void ChartPage::setUndoable(bool undoable)
{
    m_undoable = undoable;
    tellWaysOut();
}

void ChartPage::showWarning()
{
    QString html;
    if (!m_page.warning.isEmpty())
        html = QStringLiteral("<span style=\"color:%1; font-weight:600\">◆ %2</span> %3")
                   .arg(m_theme.warning.name(), tr("Not comparable:").toHtmlEscaped(), m_page.warning.toHtmlEscaped());
    if (!html.isEmpty() && !m_page.remedyId.isEmpty())
        html += QStringLiteral(" <a style=\"color:%1\" href=\"%2\">%3</a>")
                    .arg(m_theme.textMuted.name(), m_page.remedyId.toHtmlEscaped(), m_page.remedyText.toHtmlEscaped());
    m_warning->showText(html);
    m_warning->setVisible(!html.isEmpty());
}

// A title that no longer matches the data is amber, with the reason in its tooltip.
void ChartPage::showDoubt()
{
    QLabel &label = m_title->label();
    const QString look = m_page.doubt.isEmpty() ? QString() : QStringLiteral("color: %1").arg(m_theme.warning.name());
    if (label.styleSheet() == look && label.accessibleDescription() == m_page.doubt)
        return; // restyling takes too long for a drag step
    label.setStyleSheet(look);
    label.setToolTip(m_page.doubt.isEmpty() ? QString()
                                            : QStringLiteral("<p>%1</p>").arg(m_page.doubt.toHtmlEscaped()));
    label.setAccessibleDescription(m_page.doubt);
}

// Right of the title: focusable, links to the evidence.
void ChartPage::showConfidence()
{
    const PageConfidence &confidence = m_page.confidence;
    if (m_confidence == nullptr && confidence.level.isEmpty())
        return;
    if (m_confidence == nullptr) {
        m_confidence = named<QToolButton>("confidenceBadge", this);
        m_confidence->setFocusPolicy(Qt::StrongFocus);
        connect(m_confidence, &QToolButton::clicked, this, [this] { emit remedyRequested(m_page.confidence.linkId); });
        m_titleRow->addWidget(m_confidence, 0, Qt::AlignTop);
    }
    const QChar sign(confidence.level == QLatin1String("high")         ? 0x25CF
                         : confidence.level == QLatin1String("medium") ? 0x25D0
                                                                       : 0x25CB);
    m_confidence->setText(sign + QLatin1Char(' ') + confidence.text);
    m_confidence->setAccessibleName(confidence.text);
    const QString why = confidence.explanation();
    m_confidence->setAccessibleDescription(why);
    m_confidence->setToolTip(QStringLiteral("<p>%1</p>").arg(why.toHtmlEscaped()));
    m_confidence->setVisible(!confidence.level.isEmpty() && !m_page.numbers.rows.isEmpty());
}

void ChartPage::editTitle()
{
    if (m_editor == nullptr)
        m_editor = new TextEditor(this);
    const QLabel &label = m_title->label();
    const QRect place(label.mapTo(this, QPoint(0, 0)), label.size());
    m_editor->open(place, label.font(), m_page.title, tr("Title of the page; leave empty for the automatic title"),
                   [this](const QString &text) { emit titleWritten(text); });
}

bool ChartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_title->label() && event->type() == QEvent::MouseButtonDblClick) {
        editTitle();
        return true;
    }
    return PageWidget::eventFilter(watched, event);
}

bool ChartPage::editText(const QString &chartId, ChartText which, const QString &markId)
{
    const auto isMeant = [&chartId](const ChartCard *card) {
        return chartId.isEmpty() ? card->view().hasFocus() : card->view().spec().id == chartId;
    };
    const auto *found = findWhere(m_cards, isMeant);
    if (found == nullptr)
        return false;
    (*found)->editText(which, markId);
    return true;
}

// An empty page with one action shows it as a button in the empty card.
bool ChartPage::isWayOut() const
{
    return m_page.charts.size() == 1 && !m_page.charts.constFirst().plane.empty.isEmpty()
        && !m_page.notice.linkId.isEmpty();
}

void ChartPage::showNotice()
{
    const PageNotice &notice = m_page.notice;
    QString html = notice.text.toHtmlEscaped();
    if (!notice.linkId.isEmpty() && !isWayOut())
        html += QStringLiteral(" <a style=\"color:%1\" href=\"%2\">%3</a>")
                    .arg(m_theme.accent.name(), notice.linkId.toHtmlEscaped(), notice.linkText.toHtmlEscaped());
    m_notice->showText(html);
    m_notice->setVisible(!html.isEmpty() && !m_page.numbers.rows.isEmpty());
}

// The legend is shown on request; files have it as text.
void ChartPage::showFooter()
{
    const QString text = m_page.footer.toHtmlEscaped();
    const QString name = tr("How to read").replace(u' ', QChar(0x00A0)); // a link is not broken
    const QString link =
        QStringLiteral("<a style=\"color:%1\" href=\"marks\">%2</a>").arg(m_theme.textMuted.name(), name);
    m_footer->showText(m_page.legend.isEmpty() ? text : dot({text, link}));
    m_footer->setToolTip(m_page.legend.text());
    m_footer->setAccessibleDescription(m_page.legend.text());
}

// Shown until the next click or key press.
void ChartPage::explainMarks()
{
    QString html;
    for (const LegendPart &part : std::as_const(m_page.legend.parts)) {
        const std::optional<double> tone = toneOf(part.mark);
        const QString swatch = tone
            ? QStringLiteral("<span style=\"color:%1\">\u25A0</span> ").arg(heatColour(m_theme, *tone).name())
            : QString();
        html += QStringLiteral("<p>%1</p>").arg(swatch + part.text.toHtmlEscaped());
    }
    QWhatsThis::showText(m_footer->mapToGlobal(QPoint(0, 0)), html, m_footer);
}

void ChartPage::showFilters()
{
    if (m_filters == nullptr && m_page.filters.isEmpty())
        return;
    if (m_filters == nullptr) {
        m_filters = new FilterForm(m_theme, this);
        m_filters->setOpen(m_formOpen);
        connect(m_filters, &FilterForm::chosen, this, &PageWidget::filterChosen);
        connect(m_filters, &FilterForm::opened, this, &PageWidget::formOpened);
    }
    placeFilters();
    m_filters->setFilters(m_page.formName, m_page.filters);
    m_filters->setVisible(!m_page.filters.isEmpty() && !m_page.numbers.rows.isEmpty());
}

void ChartPage::showTiles()
{
    if (m_tiles == nullptr && m_page.tiles.isEmpty())
        return;
    if (m_tiles == nullptr) {
        m_tiles = new TileRow(this);
        m_head->addWidget(m_tiles);
    }
    m_tiles->setTiles(m_page.numbers.rows.isEmpty() ? QList<PageTile>() : m_page.tiles);
}

// Filters scroll with the page where they would leave too little height for the charts.
void ChartPage::placeFilters()
{
    QWidget *above = m_page.texts.isEmpty() && !m_headScrolls ? this : m_scrolled;
    const int place = m_page.hasFiltersFirst ? 0 : above == this || m_headScrolls ? 1 : 0;
    QVBoxLayout *into = m_page.hasFiltersFirst ? m_head : qobject_cast<QVBoxLayout *>(above->layout());
    if (into->indexOf(m_filters) >= 0)
        return;
    const bool isShown = !m_filters->isHidden();
    for (QVBoxLayout *from :
         {m_head, qobject_cast<QVBoxLayout *>(layout()), qobject_cast<QVBoxLayout *>(m_scrolled->layout())})
        from->removeWidget(m_filters);
    into->insertWidget(place, m_filters);
    m_filters->setVisible(isShown); // reparenting hides it until the next turn of the event loop
}

void ChartPage::tellFilter(const QString &filterId, const QString &refusal)
{
    if (m_filters != nullptr)
        m_filters->tell(filterId, refusal);
}

void ChartPage::setFormOpen(bool open)
{
    m_formOpen = open;
    if (m_filters != nullptr)
        m_filters->setOpen(open);
}

void ChartPage::showTexts()
{
    if (m_texts == nullptr && m_page.texts.isEmpty())
        return;
    if (m_texts == nullptr) {
        m_texts = new TextCards(m_theme, m_scrolled);
        qobject_cast<QVBoxLayout *>(m_scrolled->layout())->addWidget(m_texts);
    }
    m_texts->setSections(m_page.texts);
    m_texts->setVisible(!m_page.texts.isEmpty());
    m_charts->setVisible(!m_page.charts.isEmpty());
}

void ChartPage::setCardCount(qsizetype count)
{
    if (m_cards.size() != count)
        m_arranged = {};
    while (m_cards.size() > count) {
        ChartCard *card = m_cards.takeLast();
        card->setParent(nullptr);
        card->deleteLater();
    }
    while (m_cards.size() < count)
        m_cards << newCard(static_cast<int>(m_cards.size()));
}

void ChartPage::showChart(ChartCard &card, const ChartSpec &chart)
{
    card.setSpec(chart);
    card.offerAction(isWayOut() ? m_page.notice.linkText : QString());
    // On other pages the page decides what its charts show.
    card.offerMetrics(m_page.id == QLatin1String("compare") && findMetric(MetricId(chart.id)) != nullptr);
}

// Large type needs wide cards: fewer columns, and the page scrolls.
ChartGrid ChartPage::fittingGrid() const
{
    constexpr int leastCard = 260;
    const ChartGrid usual = pageGrid(m_page.charts, m_page.hasLead);
    const int least = m_theme.type.scaled(leastCard);
    if (least <= leastCard || isOnSlide(*this))
        return usual;
    const auto count = static_cast<int>(m_page.charts.size());
    for (const ChartGrid &grid : {usual, filledGrid(evenGrid(2, (count + 1) / 2), count)}) {
        if (m_charts->width() >= grid.columns * (least + cardGap) - cardGap)
            return grid;
    }
    return evenGrid(1, count);
}

void ChartPage::arrangeCards()
{
    if (m_cards.isEmpty() || m_cards.size() != m_page.charts.size())
        return; // the texts of a new page change the height before its cards exist; setting the cards arranges them
    const ChartGrid grid = fittingGrid();
    keepRoom(grid);
    if (grid == m_arranged)
        return;
    m_arranged = grid;
    for (int column = 0; column < std::max(grid.columns, m_grid->columnCount()); ++column)
        m_grid->setColumnStretch(column, column < grid.columns ? 1 : 0);
    for (int row = 0; row < std::max(grid.rows, m_grid->rowCount()); ++row)
        m_grid->setRowStretch(row, row < grid.rows ? 1 : 0);
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const QRect cells = grid.places.at(i);
        m_grid->removeWidget(m_cards.at(i));
        m_grid->addWidget(m_cards.at(i), cells.y(), cells.x(), cells.height(), cells.width());
    }
}

// Queries the cards, not the grid, which does not contain new cards yet.
int ChartPage::narrowest(const ChartGrid &grid) const
{
    int column = 0;
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const int cells = std::max(1, grid.places.at(i).width());
        const int width = m_cards.at(i)->minimumSizeHint().width() - (cells - 1) * cardGap;
        column = std::max(column, (width + cells - 1) / cells);
    }
    return grid.columns * (column + cardGap) - cardGap;
}

// All rows get the height of the highest card; a minimum stays visible without scrolling.
void ChartPage::keepRoom(const ChartGrid &grid)
{
    int lowest = 0;
    for (const ChartCard *card : std::as_const(m_cards))
        lowest = std::max({lowest, isOnSlide(*this) ? card->minimumHeight() : card->minimumSizeHint().height(),
                           m_page.texts.isEmpty() ? 0 : heightAboveTexts(card->view().spec())});
    for (int row = 0; row < std::max(grid.rows, m_grid->rowCount()); ++row)
        m_grid->setRowMinimumHeight(row, row < grid.rows ? lowest : 0);
    const int wanted = grid.rows * (lowest + cardGap) - cardGap;
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width(); // it takes width from the cards
    m_scroll->setMinimumSize(narrowest(grid) + bar, std::min(wanted, lowestCharts));
}

// All texts in full, plus a readable minimum for the charts.
int ChartPage::leastHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    const int inner = width() - margins.left() - margins.right();
    int height = margins.top() + margins.bottom() + m_theme.type.scaled(lowestCharts);
    for (const TextLabel *text : {m_title, m_support, m_answer, m_warning, m_notice, m_footer})
        height += text->isHidden() ? 0 : text->heightForWidth(inner) + gridStep / 2;
    if (m_tiles != nullptr && !m_tiles->isHidden())
        height += m_tiles->heightForWidth(inner) + gridStep / 2;
    const bool isAbove = m_page.texts.isEmpty() || m_page.hasFiltersFirst;
    if (m_filters != nullptr && !m_filters->isHidden() && isAbove)
        height += m_filters->hasHeightForWidth() ? m_filters->heightForWidth(inner) : m_filters->sizeHint().height();
    return height;
}

// Scrolls the whole page if large type or a low window would clip texts or leave too little for charts.
void ChartPage::placeHead()
{
    const bool scrolls = !isOnSlide(*this) && leastHeight() > height();
    if (scrolls == m_headScrolls || m_page.numbers.rows.isEmpty())
        return;
    m_headScrolls = scrolls;
    auto *outer = qobject_cast<QVBoxLayout *>(layout());
    auto *inner = qobject_cast<QVBoxLayout *>(m_scrolled->layout());
    QVBoxLayout *from = scrolls ? outer : inner;
    QVBoxLayout *into = scrolls ? inner : outer;
    QList<QWidget *> shown; // reparenting hides them until the next turn of the event loop
    for (QWidget *one : std::initializer_list<QWidget *>{m_title, m_support, m_answer, m_warning, m_notice, m_tiles,
                                                         m_filters, m_footer, m_confidence}) {
        if (one != nullptr && !one->isHidden())
            shown << one;
    }
    from->removeItem(m_head);
    m_head->setParent(nullptr);
    into->insertLayout(0, m_head);
    from->removeWidget(m_footer);
    into->addWidget(m_footer);
    for (QWidget *one : std::as_const(shown))
        one->show();
    if (m_filters != nullptr)
        placeFilters();
}

bool ChartPage::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        placeHead();
    const bool answer = PageWidget::event(event);
    if (event->type() == QEvent::Resize)
        arrangeCards(); // the number of columns depends on the width
    return answer;
}

ChartCard *ChartPage::newCard(int place)
{
    auto *card = new ChartCard(m_theme, place, m_charts);
    if (isOnSlide(*this))
        card->setMinimumSize(1, 1); // overrides the minimum for large type on scrolling pages
    connect(card, &ChartCard::categoryHovered, this, &PageWidget::subjectHovered);
    connect(&card->view(), &ChartView::currentIndexChanged, this,
            [this, card](int item) { bringIntoSight(*card, item); });
    connect(card, &ChartCard::categoryActivated, this, [this, card](const QString &id) {
        const ChartSpec &spec = card->view().spec();
        const int item = card->view().currentIndex(); // of another mark if a line was clicked
        emit cellActivated(id, itemMetric(spec, item), itemId(spec, item) == id ? item : -1);
    });
    connect(card, &ChartCard::tipAsked, this, [this, card](int item, QStringList *more) {
        const ChartSpec &spec = card->view().spec();
        emit tipAsked(itemId(spec, item), itemMetric(spec, item), more);
    });
    connect(card, &ChartCard::scrolled, this, [this, card](int offset) { scrollTogether(*card, offset); });
    connect(card, &ChartCard::metricChosen, this,
            [this, place](const QString &metric) { emit metricChosen(place, metric); });
    connect(card, &ChartCard::textWritten, this,
            [this, card](ChartText which, const QString &mark, const QString &text) {
                emit textWritten(card->view().spec().id, which, mark, text);
            });
    connect(card, &ChartCard::menuRequested, this, [this, card](const QString &mark, const QPoint &at) {
        emit chartMenuRequested(card->view().spec().id, mark, at);
    });
    connect(card, &ChartCard::actionTaken, this, [this] { emit remedyRequested(m_page.notice.linkId); });
    connect(card, &ChartCard::dragged, this, [this, card] { emit chartDragged(card->view().spec().id); });
    return card;
}

// Scrolls to the focused item if the chart is higher than the view.
void ChartPage::bringIntoSight(const ChartCard &card, int item)
{
    const QRect row = card.view().rowRect(item);
    if (row.isEmpty() || !card.view().hasFocus())
        return;
    const int middle = card.view().mapTo(m_scrolled, row.center()).y();
    m_scroll->ensureVisible(m_scroll->horizontalScrollBar()->value(), middle, 0, row.height());
}

// Charts with the same chips scroll together.
void ChartPage::scrollTogether(const ChartCard &from, int offset)
{
    for (ChartCard *card : std::as_const(m_cards)) {
        if (card->view().spec().categories == from.view().spec().categories)
            card->setScrollOffset(offset);
    }
}

void ChartPage::setHighlighted(const QString &subjectId)
{
    for (ChartCard *card : std::as_const(m_cards))
        card->setHighlighted(subjectId);
}

void ChartPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    showWarning();
    showDoubt();
    showNotice();
    showFooter();
    if (m_filters != nullptr)
        m_filters->setTheme(theme);
    if (m_texts != nullptr)
        m_texts->setTheme(theme);
    for (ChartCard *card : std::as_const(m_cards))
        card->setTheme(theme);
    arrangeCards(); // large type needs higher rows
}

QString ChartPage::focusedMark() const
{
    const auto *focused = findWhere(m_cards, [](const ChartCard *card) { return card->view().hasFocus(); });
    if (focused == nullptr || (*focused)->view().currentIndex() < 0)
        return {};
    return itemId((*focused)->view().spec(), (*focused)->view().currentIndex());
}

const ChartSpec *ChartPage::focusedChart() const
{
    const auto *focused = findWhere(m_cards, [](const ChartCard *card) { return card->view().hasFocus(); });
    return focused == nullptr ? nullptr : &(*focused)->view().spec();
}

} // namespace chipboard
