#include "widgets/pages/textcards.h"

#include "widgets/pages/pageparts.h"
#include "widgets/theme/parts.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <memory>

namespace chipboard {
namespace {

constexpr int padding = 14;
constexpr int twoColumnsFrom = 960; ///< longer lines, over a hundred characters, are hard to read
constexpr double radius = 8.0;
constexpr int restMs = 120; ///< a drag has paused

// A table, so that the lines of a statement align right of its sign.
QString htmlOf(const TextSection &section, const Theme &theme)
{
    const QString muted = theme.textMuted.name();
    QString html = QStringLiteral("<p style=\"margin:0; font-size:%1px; font-weight:600\">%2</p>")
                       .arg(theme.type.heading)
                       .arg(section.heading.toHtmlEscaped());
    if (!section.lead.isEmpty())
        html +=
            QStringLiteral("<p style=\"margin:2px 0 0 0; color:%1\">%2</p>").arg(muted, section.lead.toHtmlEscaped());
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\" style=\"margin-top:6px\">");
    const auto small = [&](const QString &text) {
        return QStringLiteral(" <span style=\"color:%1; font-size:%2px\">%3</span>")
            .arg(muted)
            .arg(theme.type.small)
            .arg(text.toHtmlEscaped());
    };
    for (const TextItem &item : section.items) {
        QString text = item.text.toHtmlEscaped();
        if (!item.sources.isEmpty())
            text += small(item.sources);
        const QString sign = signGlyph(item.sign);
        html += QStringLiteral("<tr><td width=\"%1\" style=\"font-weight:600; color:%2; padding-top:3px\">%3</td>"
                               "<td style=\"padding-top:3px\">%4</td></tr>")
                    .arg(sign.isEmpty() ? 0 : theme.type.scaled(18))
                    .arg(theme.accent.name(), sign, text);
    }
    html += QStringLiteral("</table>");
    return section.sources.isEmpty()
        ? html
        : html + QStringLiteral("<p style=\"margin:6px 0 0 0\">%1</p>").arg(small(sharedSourcesText(section)));
}

QString spokenText(const TextSection &section)
{
    QStringList sentences{section.lead};
    for (const TextItem &item : section.items) {
        const QString text = item.sources.isEmpty()
            ? item.text
            : TextCard::tr("%1 Source: %2.", "a sentence, and its sources").arg(item.text, item.sources);
        const QString sign = signLabel(item.sign);
        sentences << (sign.isEmpty() ? text : TextCard::tr("%1: %2", "what a sentence is, and it").arg(sign, text));
    }
    sentences << sharedSourcesText(section);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

// Approximate height, in characters.
qsizetype weightOf(const TextSection &section)
{
    qsizetype weight = 120 + section.lead.size() + section.sources.size();
    for (const TextItem &item : section.items)
        weight += 40 + item.text.size() + item.sources.size();
    return weight;
}

} // namespace

TextCard::TextCard(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_text(new TextLabel(this))
    , m_rest(new QTimer(this))
{
    m_rest->setSingleShot(true);
    m_rest->setInterval(restMs);
    connect(m_rest, &QTimer::timeout, this, &TextCard::showText);
    setFocusPolicy(Qt::StrongFocus);
    m_text->label().setTextFormat(Qt::RichText);
    m_text->label().setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->label().setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(padding, padding - 4, padding, padding);
    layout->addWidget(m_text);
}

void TextCard::setSection(const TextSection &section)
{
    if (section == m_section)
        return;
    m_section = section;
    setObjectName(QStringLiteral("text.") + section.id);
    setAccessibleName(section.heading);
    setAccessibleDescription(spokenText(section));
    // Wrapping a card takes too long for a drag step: cards out of view wait for a pause.
    if (isVisible() && visibleRegion().isEmpty())
        m_rest->start();
    else
        showText();
}

void TextCard::setTheme(const Theme &theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    showText();
    update();
}

void TextCard::showText()
{
    m_rest->stop();
    m_text->showText(htmlOf(m_section, m_theme));
}

void TextCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = hasFocus();
    painter.setPen(QPen(isLit ? m_theme.accent : m_theme.border, isLit ? 2.0 : 1.0));
    painter.setBrush(m_theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), radius, radius);
}

TextCards::TextCards(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("pageTexts"));
    auto *layout = arranged<QHBoxLayout>(this, gridStep);
    for (QVBoxLayout *&column : m_columns) {
        column = arranged<QVBoxLayout>(nullptr, gridStep);
        layout->addLayout(column, 1);
    }
}

void TextCards::setSections(const QList<TextSection> &sections)
{
    while (m_cards.size() > sections.size()) {
        TextCard *card = m_cards.takeLast();
        card->setParent(nullptr);
        card->deleteLater();
        m_arranged.clear();
    }
    while (m_cards.size() < sections.size()) {
        m_cards << new TextCard(m_theme, this);
        m_arranged.clear();
    }
    for (qsizetype i = 0; i < sections.size(); ++i)
        m_cards.at(i)->setSection(sections.at(i));
    arrange();
}

void TextCards::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (TextCard *card : std::as_const(m_cards))
        card->setTheme(theme);
}

void TextCards::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// Read down the first column, then the second; the first is at least as high.
void TextCards::arrange()
{
    qsizetype all = 0;
    for (const TextCard *card : std::as_const(m_cards))
        all += weightOf(card->section());
    auto first = static_cast<int>(m_cards.size());
    if (width() >= twoColumnsFrom && m_cards.size() > 1) {
        qsizetype before = 0;
        for (first = 0; first < m_cards.size() - 1 && before * 2 < all; ++first)
            before += weightOf(m_cards.at(first)->section());
    }
    const QList<int> wanted{first, static_cast<int>(m_cards.size()) - first};
    if (wanted == m_arranged)
        return;
    m_arranged = wanted;
    for (QVBoxLayout *column : m_columns) {
        while (QLayoutItem *item = column->takeAt(0)) {
            const std::unique_ptr<QLayoutItem> taken(item); // deletes the item only; the cards stay
        }
    }
    for (int i = 0; i < m_cards.size(); ++i)
        m_columns[i < first ? 0 : 1]->addWidget(m_cards.at(i));
    for (QVBoxLayout *column : m_columns)
        column->addStretch(1);
    qobject_cast<QHBoxLayout *>(layout())->setStretch(1, wanted.at(1) > 0 ? 1 : 0);
    updateGeometry();
}

} // namespace chipboard
