#include "widgets/panels/topbar.h"

#include "data/core/format.h"
#include "widgets/panels/linklabel.h"
#include "widgets/theme/accessiblerole.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOptionTab>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chipboard {

PageTabs::PageTabs(QWidget *parent)
    : QTabBar(parent)
{
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    for (QToolButton *arrow : findChildren<QToolButton *>())
        arrow->setFocusPolicy(Qt::NoFocus); // arrow keys move between tabs
}

// The text is centred in its tab.
bool PageTabs::isWhole(int index) const
{
    int right = width();
    for (const QToolButton *arrow : findChildren<QToolButton *>()) {
        if (arrow->isVisible())
            right = std::min(right, arrow->x());
    }
    const QRect tab = tabRect(index);
    const int word = std::min(fontMetrics().horizontalAdvance(tabText(index)), tab.width());
    const int aside = (tab.width() - word) / 2;
    return tab.left() + aside >= 0 && tab.right() - aside < right;
}

void PageTabs::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    for (int i = 0; i < count(); ++i) {
        if (!isTabVisible(i) || !isWhole(i))
            continue;
        QStyleOptionTab option;
        initStyleOption(&option, i);
        painter.drawControl(QStyle::CE_TabBarTab, option);
    }
}

void PageTabs::mousePressEvent(QMouseEvent *event)
{
    const int at = tabAt(event->position().toPoint());
    if (at >= 0 && !isWhole(at))
        event->ignore(); // nothing is shown there
    else
        QTabBar::mousePressEvent(event);
}

ChoiceRow::ChoiceRow(QWidget *choices, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    setWidget(choices);
    choices->setAutoFillBackground(false);
    choices->installEventFilter(this);
}

QSize ChoiceRow::sizeHint() const
{
    const bool isTooNarrow = widget()->minimumSizeHint().width() > width();
    return widget()->sizeHint() + QSize(0, isTooNarrow ? horizontalScrollBar()->sizeHint().height() : 0);
}

QSize ChoiceRow::minimumSizeHint() const
{
    constexpr int leastWidth = 120;
    return {leastWidth, sizeHint().height()};
}

void ChoiceRow::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    followWidth();
}

bool ChoiceRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void ChoiceRow::followWidth()
{
    if (height() != sizeHint().height())
        updateGeometry();
}

ProgressStrip::ProgressStrip(const QString &what, QWidget *parent)
    : QWidget(parent)
    , m_bar(new QProgressBar(this))
{
    constexpr int barWidth = 120;
    setObjectName(QStringLiteral("progressStrip"));
    auto *label = new QLabel(what, this);
    m_bar->setAccessibleName(what);
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(barWidth);
    // A link is no higher than a line of text, so the status bar keeps its height.
    auto *stop = named<LinkLabel>("progressStop", this);
    stop->setAccessibleName(tr("Stop: %1").arg(what));
    stop->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    stop->setTextFormat(Qt::RichText);
    stop->showLinks(QStringLiteral("<a href=\"stop\">%1</a>").arg(tr("Stop").toHtmlEscaped()));
    auto *layout = arranged<QHBoxLayout>(this, gridStep, {0, 0, gridStep, 0});
    for (QWidget *part : {static_cast<QWidget *>(label), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(stop)})
        layout->addWidget(part);
    connect(stop, &QLabel::linkActivated, this, &ProgressStrip::stopRequested);
    hide();
}

void ProgressStrip::showShare(double share)
{
    m_bar->setValue(static_cast<int>(std::lround(100.0 * share)));
    show();
}

QString regionMenuText() { return TopBar::tr("Region"); }

QString mixPricesText() { return TopBar::tr("Mix price types"); }

namespace {

constexpr int barHeight = 32;

struct SegmentRow
{
    Level level;
    const char *place; ///< rounded corners, see the style sheet
};

constexpr SegmentRow segments[] = {{Level::Chip, "first"}, {Level::Instance, "middle"}, {Level::System, "last"}};

struct ValueSegment
{
    ValueForm form;
    const char *sign; ///< the same in all languages
    const char *place;
};

constexpr ValueSegment valueSegments[] = {
    {ValueForm::Absolute, "123", "first"}, {ValueForm::Times, "×", "middle"}, {ValueForm::Percent, "±%", "last"}};

constexpr QLatin1StringView regionPrefix("region.");

Choice mixedChoice(bool on)
{
    return Choice{.id = QStringLiteral("mixed"), .text = mixPricesText(), .startsGroup = true, .isOn = on};
}

} // namespace

TopBar::TopBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_levels(new QButtonGroup(this))
    , m_values(new QButtonGroup(this))
    , m_precision(buildChoice("precisionChoice", tr("Precision"), theme))
    , m_book(buildChoice("priceBookChoice", tr("Prices"), theme))
    , m_baseline(buildChoice("baselineChoice", tr("Baseline"), theme))
    , m_scenario(buildChoice("scenarioChoice", tr("Scenario"), theme))
    , m_export(named<QPushButton>("exportButton", tr("Export…"), this))
{
    setObjectName(QStringLiteral("topBar"));
    m_export->setProperty("primary", true);
    m_export->setAutoDefault(false);
    auto *choices = new QWidget;
    auto *inner = arranged<QHBoxLayout>(choices, gridStep + gridStep / 2);
    inner->addWidget(buildLevels());
    inner->addWidget(m_precision);
    inner->addWidget(m_book);
    inner->addWidget(m_baseline);
    inner->addWidget(buildValues());
    inner->addWidget(m_scenario);
    inner->addStretch(1);
    m_scenario->hide();
    auto *layout = arranged<QHBoxLayout>(this, gridStep + gridStep / 2, {4, 0, 4, 0});
    auto *row = named<ChoiceRow>("topBarChoices", choices, this);
    layout->addWidget(row, 1);
    layout->addWidget(m_export);

    setTheme(theme);
    connect(m_levels, &QButtonGroup::idClicked, this, [this](int id) { emit levelChosen(static_cast<Level>(id)); });
    connect(m_values, &QButtonGroup::idClicked, this,
            [this](int id) { emit valuesChosen(static_cast<ValueForm>(id)); });
    connect(m_precision, &ChoiceButton::chosen, this, &TopBar::precisionChosen);
    connect(m_book, &ChoiceButton::chosen, this, &TopBar::priceBookChosen);
    connect(m_book, &ChoiceButton::switched, this, [this](const QString &id, bool on) {
        if (id.startsWith(regionPrefix))
            emit regionChosen(id.mid(regionPrefix.size()), on);
        else
            emit mixedPricesChosen(on);
    });
    connect(m_baseline, &ChoiceButton::chosen, this, &TopBar::baselineChosen);
    connect(m_scenario, &ChoiceButton::chosen, this, &TopBar::scenarioChosen);
    connect(m_export, &QPushButton::clicked, this, &TopBar::exportRequested);
}

QWidget *TopBar::buildLevels()
{
    auto *box = new QWidget(this);
    setAccessibleRole(*box, QAccessible::Grouping);
    box->setAccessibleName(tr("Unit of comparison"));
    auto *layout = arranged<QHBoxLayout>(box, 0);
    for (const SegmentRow &row : segments) {
        QToolButton *button =
            segmentButton(QStringLiteral("level.") + levelWord(row.level), levelLabel(row.level), row.place, box);
        button->setToolTip(tr("Compare per %1").arg(midSentence(levelLabel(row.level))));
        m_levels->addButton(button, static_cast<int>(row.level));
        layout->addWidget(button);
    }
    return box;
}

// Signs only: words would not fit next to the other choices on a small screen.
QWidget *TopBar::buildValues()
{
    auto *box = new QWidget(this);
    setAccessibleRole(*box, QAccessible::Grouping);
    box->setAccessibleName(tr("How numbers are shown"));
    auto *layout = arranged<QHBoxLayout>(box, 0);
    for (const ValueSegment &row : valueSegments) {
        QToolButton *button = segmentButton(QStringLiteral("values.") + valueFormWord(row.form),
                                            QString::fromUtf8(row.sign), row.place, box);
        button->setAccessibleName(valueFormLabel(row.form));
        button->setToolTip(valueFormLabel(row.form));
        button->setProperty("narrow", true);
        m_values->addButton(button, static_cast<int>(row.form));
        layout->addWidget(button);
    }
    return box;
}

ChoiceButton *TopBar::buildChoice(const char *name, const QString &label, const Theme &theme)
{
    return named<ChoiceButton>(name, label, theme, this);
}

void TopBar::setState(const TopBarState &state)
{
    m_levels->button(static_cast<int>(state.level))->setChecked(true);
    m_precision->setChoices(state.precisions);
    m_precision->setCurrent(state.precision);
    m_precision->setOff(state.noPeaks);
    QList<Choice> regions = state.regions;
    for (Choice &choice : regions)
        choice.id.prepend(regionPrefix);
    m_book->setChoices(state.books + QList<Choice>{mixedChoice(state.mixedPrices)} + regions);
    m_book->setCurrent(state.book);
    m_baseline->setChoices(state.baselines);
    m_baseline->setCurrent(state.baseline);
    showValues(state);
    m_scenario->setChoices(state.scenarios);
    m_scenario->setCurrent(state.scenario);
    m_scenario->setVisible(!state.scenarios.isEmpty());
    m_export->setEnabled(state.canExport);
}

// The tooltip of a disabled choice gives the reason.
void TopBar::showValues(const TopBarState &state)
{
    m_values->button(static_cast<int>(state.values))->setChecked(true);
    for (const ValueSegment &row : valueSegments) {
        QAbstractButton *button = m_values->button(static_cast<int>(row.form));
        button->setEnabled(state.fixed.isEmpty());
        button->setToolTip(state.fixed.isEmpty() ? valueFormLabel(row.form)
                                                 : QStringLiteral("<p>%1</p>").arg(state.fixed.toHtmlEscaped()));
        button->setAccessibleDescription(state.fixed);
    }
}

void TopBar::setTheme(const Theme &theme)
{
    const QList<QAbstractButton *> segmented = m_levels->buttons() + m_values->buttons();
    for (QAbstractButton *button : segmented)
        button->setFixedHeight(theme.type.scaled(barHeight));
    for (ChoiceButton *button : {m_precision, m_book, m_baseline, m_scenario})
        button->setTheme(theme);
}

} // namespace chipboard
