#include "widgets/panels/sourcecardpanel.h"

#include "widgets/theme/parts.h"

#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace chipboard {
namespace {

struct TextStyle
{
    QColor colour;
    int size = 0;
    bool strong = false;
    int space = 0; ///< above, in pixels
};

QString paragraph(const QString &html, const TextStyle &style)
{
    return html.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"color:%1; font-size:%2px; font-weight:%3; margin-top:%4px; "
                                           "margin-bottom:%5px\">%6</p>")
                                .arg(style.colour.name())
                                .arg(style.size)
                                .arg(style.strong ? 600 : 400)
                                .arg(style.space)
                                .arg(gridStep / 2)
                                .arg(html);
}

QString lineHtml(const SourceCard::Line &line, const QColor &linkColour)
{
    const QString text = line.text.toHtmlEscaped();
    if (!isWebAddress(QUrl(line.link)))
        return text;
    return QStringLiteral("<a style=\"color:%1; text-decoration:none\" href=\"%2\">%3&nbsp;↗</a>")
        .arg(linkColour.name(), line.link.toHtmlEscaped(), text);
}

QString section(const QString &title, const QList<SourceCard::Line> &lines, const Theme &theme, const QColor &colour)
{
    if (lines.isEmpty())
        return {};
    QString html = paragraph(title.toHtmlEscaped(), {colour, theme.type.body, true, gridStep + gridStep / 2});
    for (const SourceCard::Line &line : lines)
        html += paragraph(lineHtml(line, theme.accent), {theme.textMuted, theme.type.small, false, 0});
    return html;
}

QString stepsHtml(const QString &title, const QStringList &steps, const Theme &theme)
{
    if (steps.isEmpty())
        return {};
    QString html = paragraph(title.toHtmlEscaped(), {theme.text, theme.type.body, true, gridStep + gridStep / 2});
    for (const QString &step : steps) {
        const qsizetype depth = (step.size() - step.trimmed().size()) / 2;
        html += QStringLiteral("<p style=\"color:%1; font-size:%2px; margin-top:0px; margin-bottom:2px; "
                               "margin-left:%3px\">%4</p>")
                    .arg(theme.textMuted.name())
                    .arg(theme.type.small)
                    .arg(depth * gridStep)
                    .arg(step.trimmed().toHtmlEscaped());
    }
    return html;
}

} // namespace

SourceCardPanel::SourceCardPanel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_text(named<QTextBrowser>("sourceCard", this))
    , m_override(named<QPushButton>("sourceOverride", this))
{
    setObjectName(QStringLiteral("sourceCardPanel"));
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_text->setAccessibleName(tr("Source of the selected number"));
    m_text->setProperty("card", true);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(gridStep);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_text, &QTextBrowser::anchorClicked, this, &SourceCardPanel::follow);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {gridStep, gridStep, gridStep, gridStep});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_override);
    m_override->setAutoDefault(false);
    connect(m_override, &QPushButton::clicked, this, &SourceCardPanel::overrideRequested);
    m_stale = true;
    showButton();
}

void SourceCardPanel::setCard(const SourceCard &card)
{
    if (m_card == card)
        return;
    m_card = card;
    showOrWait();
}

void SourceCardPanel::clear()
{
    if (!m_card)
        return;
    m_card.reset();
    showOrWait();
}

void SourceCardPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    showOrWait();
}

void SourceCardPanel::showEvent(QShowEvent *event)
{
    if (m_stale && !m_text->document()->isEmpty())
        showCard(); // else the previous number would flash briefly
    QWidget::showEvent(event);
}

// The first card comes right after the first paint: laying it out at once would delay the charts.
void SourceCardPanel::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_stale)
        QMetaObject::invokeMethod(this, &SourceCardPanel::showLate, Qt::QueuedConnection);
}

void SourceCardPanel::showLate()
{
    if (m_stale)
        showCard();
}

void SourceCardPanel::showOrWait()
{
    m_stale = true;
    if (isVisible())
        showCard();
}

void SourceCardPanel::showButton()
{
    m_override->setEnabled(m_card && !m_card->isList);
    m_override->setText(m_card && m_card->own ? tr("Change your value…") : tr("Override this figure…"));
}

void SourceCardPanel::showCard()
{
    m_stale = false;
    showButton();
    const TypeScale &type = m_theme.type;
    const TextStyle quiet{m_theme.textMuted, type.small, false, 0};
    const TextStyle plain{m_theme.text, type.body, false, 0};
    if (!m_card) {
        const QString hint = tr("Click a bar or a mark, or press Enter on it, to see the source of its number.");
        m_text->setHtml(paragraph(hint.toHtmlEscaped(), quiet));
        return;
    }
    const SourceCard &card = *m_card;
    const QString value = withBadge(card.value, card.badge);
    QString html = paragraph(card.heading.toHtmlEscaped(), quiet);
    html += paragraph(value.toHtmlEscaped(), {m_theme.text, type.title, true, 0});
    html += paragraph(card.range.toHtmlEscaped(), plain);
    html += paragraph(card.formula.toHtmlEscaped(), plain);
    html += paragraph(card.note.toHtmlEscaped(), plain);
    html += paragraph(card.status.toHtmlEscaped(), quiet);
    html += section(tr("⚠ Contradiction"), card.contradictions, m_theme, m_theme.warning);
    html += section(tr("Source"), card.sources, m_theme, m_theme.text);
    html += section(tr("Nearest measurement"), card.nearest, m_theme, m_theme.text);
    html += section(tr("Other published values"), card.rivals, m_theme, m_theme.text);
    html += stepsHtml(tr("Calculation"), card.steps, m_theme);
    m_text->setHtml(html);
}

void SourceCardPanel::follow(const QUrl &url)
{
    if (isWebAddress(url))
        emit linkRequested(url);
}

QString SourceCardPanel::toText() const
{
    if (!m_card)
        return {};
    QStringList lines{m_card->heading, m_card->value, m_card->range, m_card->formula, m_card->note, m_card->status};
    for (const QList<SourceCard::Line> &part :
         {m_card->contradictions, m_card->sources, m_card->nearest, m_card->rivals}) {
        for (const SourceCard::Line &line : part)
            lines << QString(line.text + QLatin1Char(' ') + line.link).trimmed();
    }
    lines += m_card->steps;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace chipboard
