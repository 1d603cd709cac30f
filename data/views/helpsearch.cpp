#include "data/views/helpsearch.h"

#include "data/views/glossary.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString textOfEntry(const HelpEntry &entry)
{
    QStringList lines{entry.heading};
    lines << entry.paragraphs;
    lines << columnTitles(entry.table).join(QLatin1Char('\t'));
    for (const Table::Row &row : entry.table.rows)
        lines << shownTexts(row).join(QLatin1Char('\t'));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString linked(const QString &text)
{
    QString html;
    for (const TextPiece &piece : piecesOf(text)) {
        const QString shown = piece.text.toHtmlEscaped();
        html += piece.isAddress ? QStringLiteral("<a href=\"%1\">%1</a>").arg(shown) : shown;
    }
    return html;
}

// The cell's alignment is an attribute: Qt's rich text knows no other one.
QString tableHtml(const Table &table)
{
    if (table.columns.isEmpty())
        return {};
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\"><tr>");
    const auto align = [&table](qsizetype column) {
        return table.columns.at(column).numeric ? QStringLiteral("right") : QStringLiteral("left");
    };
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        html += QStringLiteral("<th align=\"%1\">%2</th>").arg(align(i), table.columns.at(i).title.toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const Table::Row &row : table.rows) {
        html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i)
            html += QStringLiteral("<td align=\"%1\">%2</td>").arg(align(i), linked(row.at(i).text));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

/// Where the words are: the topic itself, or the first entry that has all of them.
HelpPlace placeIn(const HelpTopic &topic, const QStringList &words)
{
    const auto named = std::find_if(topic.entries.begin(), topic.entries.end(), [&words](const HelpEntry &entry) {
        return !entry.id.isEmpty() && hasAll(entry.heading, words);
    });
    if (named != topic.entries.end())
        return {topic.id, named->id};
    const auto told = std::find_if(topic.entries.begin(), topic.entries.end(), [&words](const HelpEntry &entry) {
        return !entry.id.isEmpty() && hasAll(textOfEntry(entry), words);
    });
    return {topic.id, told == topic.entries.end() ? QString() : told->id};
}

bool isNamed(const HelpTopic &topic, const QStringList &words)
{
    return hasAll(topic.title, words)
        || std::any_of(topic.entries.begin(), topic.entries.end(),
                       [&words](const HelpEntry &entry) { return hasAll(entry.heading, words); });
}

} // namespace

QStringList searchWords(const QString &typed)
{
    static const QRegularExpression blank(QStringLiteral("\\s+"));
    QStringList words = typed.toLower().split(blank, Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

QList<HelpPlace> foundIn(const HelpBook &book, const QString &typed)
{
    const QStringList words = searchWords(typed);
    QList<HelpPlace> named;
    QList<HelpPlace> told;
    if (words.isEmpty())
        return named;
    for (const HelpTopic &topic : book.topics) {
        if (isNamed(topic, words))
            named << placeIn(topic, words);
        else if (hasAll(helpText(topic), words))
            told << placeIn(topic, words);
    }
    return named + told;
}

QString helpText(const HelpTopic &topic)
{
    QStringList lines{topic.title};
    for (const HelpEntry &entry : topic.entries)
        lines << textOfEntry(entry);
    return lines.join(QLatin1Char('\n'));
}

QString helpHtml(const HelpTopic &topic)
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(topic.title.toHtmlEscaped());
    for (const HelpEntry &entry : topic.entries) {
        if (!entry.heading.isEmpty())
            html += QStringLiteral("<h2><a name=\"%1\"></a>%2</h2>")
                        .arg(entry.id.toHtmlEscaped(), entry.heading.toHtmlEscaped());
        for (const QString &paragraph : entry.paragraphs)
            html += QStringLiteral("<p>%1</p>").arg(linked(paragraph));
        html += tableHtml(entry.table);
    }
    return html;
}

} // namespace chipboard
