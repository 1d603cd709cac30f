#include "widgets/pages/comparepage.h"

#include "widgets/models/tsv.h"
#include "widgets/pages/chartcard.h"
#include "widgets/pages/textlabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace chipboard {
namespace {

constexpr int cardColumns = 2;
constexpr int cardGap = gridStep;
constexpr int shownPresets = 4; ///< that an empty page offers

TextLabel *textLabel(const char *name, const char *role, QWidget *parent)
{
    auto *label = new TextLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setProperty("role", QLatin1String(role));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ComparePage::ComparePage(const Theme &theme, QWidget *parent)
    : PageWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("comparePage"));
    build();
}

void ComparePage::build()
{
    m_title = textLabel("pageTitle", "title", this);
    m_warning = textLabel("pageWarning", "", this);
    m_warning->setTextFormat(Qt::RichText);
    m_warning->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_warning, &QLabel::linkActivated, this, &PageWidget::remedyRequested);
    m_footer = textLabel("pageFooter", "muted", this);
    m_charts = new QWidget(this);
    m_charts->setObjectName(QStringLiteral("chartGrid"));
    m_grid = new QGridLayout(m_charts);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(cardGap);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 8, 20, 8);
    layout->setSpacing(gridStep);
    auto *head = new QVBoxLayout;
    head->setSpacing(gridStep / 2);
    head->addWidget(m_title);
    head->addWidget(m_warning);
    layout->addLayout(head);
    layout->addWidget(m_charts, 1);
    layout->addWidget(m_footer);
}

QWidget *ComparePage::buildEmpty()
{
    auto *empty = new QWidget(this);
    empty->setObjectName(QStringLiteral("emptyPage"));
    auto *heading = textLabel("emptyHeading", "heading", empty);
    heading->showText(tr("Nothing is selected"));
    heading->setAlignment(Qt::AlignCenter);
    auto *hint = textLabel("emptyHint", "muted", empty);
    hint->showText(tr("Check chips on the left, or start from one of these. Ctrl+Z brings back what was there."));
    hint->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(empty);
    layout->setSpacing(gridStep);
    layout->addStretch(1);
    layout->addWidget(heading);
    layout->addWidget(hint);
    addPresets(*layout);
    layout->addStretch(1);
    empty->hide();
    return empty;
}

void ComparePage::addPresets(QVBoxLayout &layout)
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

void ComparePage::setPage(const PageSpec &page)
{
    m_page = page;
    const bool empty = page.numbers.rows.isEmpty();
    m_title->showText(page.title);
    m_title->setVisible(!empty);
    showWarning();
    m_footer->showText(page.legend.isEmpty() ? page.footer : page.footer + QStringLiteral(" · ") + page.legend);
    m_footer->setVisible(!empty);
    setCardCount(page.charts.size());
    for (qsizetype i = 0; i < page.charts.size(); ++i)
        m_cards.at(i)->setSpec(page.charts.at(i));
    m_charts->setVisible(!empty);
    showEmpty(empty);
}

void ComparePage::showEmpty(bool empty)
{
    if (empty && m_empty == nullptr) {
        m_empty = buildEmpty();
        qobject_cast<QVBoxLayout *>(layout())->insertWidget(1, m_empty, 1);
    }
    if (m_empty != nullptr)
        m_empty->setVisible(empty);
}

void ComparePage::showWarning()
{
    QString html;
    if (!m_page.warning.isEmpty())
        html =
            QStringLiteral("<span style=\"color:%1; font-weight:600\">◆ %2</span> %3")
                .arg(m_theme.warning.name(), tr("Not like for like:").toHtmlEscaped(), m_page.warning.toHtmlEscaped());
    if (!html.isEmpty() && !m_page.remedyId.isEmpty())
        html += QStringLiteral(" <a style=\"color:%1\" href=\"%2\">%3</a>")
                    .arg(m_theme.textMuted.name(), m_page.remedyId.toHtmlEscaped(), m_page.remedyText.toHtmlEscaped());
    m_warning->showText(html);
    m_warning->setVisible(!html.isEmpty());
}

void ComparePage::setCardCount(qsizetype count)
{
    while (m_cards.size() > count)
        m_cards.takeLast()->deleteLater();
    while (m_cards.size() < count)
        m_cards << newCard(static_cast<int>(m_cards.size()));
}

ChartCard *ComparePage::newCard(int place)
{
    auto *card = new ChartCard(m_theme, place, m_charts);
    m_grid->addWidget(card, place / cardColumns, place % cardColumns);
    connect(card, &ChartCard::categoryHovered, this, &PageWidget::subjectHovered);
    connect(card, &ChartCard::categoryActivated, this,
            [this, card](const QString &id) { emit cellActivated(id, card->view().spec().id); });
    connect(card, &ChartCard::scrolled, this, &ComparePage::scrollTogether);
    connect(card, &ChartCard::metricChosen, this,
            [this, place](const QString &metric) { emit metricChosen(place, metric); });
    return card;
}

// The same chips are in sight in all charts.
void ComparePage::scrollTogether(int offset)
{
    for (ChartCard *card : std::as_const(m_cards))
        card->setScrollOffset(offset);
}

void ComparePage::setHighlighted(const QString &subjectId)
{
    for (ChartCard *card : std::as_const(m_cards))
        card->setHighlighted(subjectId);
}

void ComparePage::setTheme(const Theme &theme)
{
    m_theme = theme;
    showWarning();
    for (ChartCard *card : std::as_const(m_cards))
        card->setTheme(theme);
}

QString ComparePage::focusedPartAsTsv() const
{
    for (const ChartCard *card : m_cards) {
        if (card->view().hasFocus())
            return tableToTsv(tableOf(card->view().spec()));
    }
    return {};
}

} // namespace chipboard
