// Purpose: an XML part as lines that a person can read and approve: one line for each requested element, with the
// attributes and texts of it and its children. Elements without either are omitted.
#pragma once

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QXmlStreamReader>

namespace chipboard::testing {

/// "a:off x=508000 y=1244600". The language of a run is omitted, since every run of a slide has one.
[[nodiscard]] inline QString saidBy(const QXmlStreamReader &xml)
{
    QString said;
    for (const QXmlStreamAttribute &attribute : xml.attributes())
        said += attribute.name() == QLatin1String("lang")
            ? QString()
            : QStringLiteral(" %1=%2").arg(attribute.qualifiedName(), attribute.value());
    return said.isEmpty() ? said : xml.qualifiedName().toString() + said;
}

/// Each element in `lines` starts a line, indented by two spaces per level; other elements join the line around them.
[[nodiscard]] inline QString outlineOf(const QByteArray &part, const QSet<QString> &lines)
{
    QStringList outline;
    QList<bool> open; // whether each element started a line
    QXmlStreamReader xml(part);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            const bool begins = lines.contains(xml.qualifiedName().toString());
            const QString said = saidBy(xml);
            if (begins)
                outline << QString(2 * open.count(true), QLatin1Char(' '))
                        + (said.isEmpty() ? xml.qualifiedName().toString() : said);
            else if (!said.isEmpty() && !outline.isEmpty())
                outline.last() += QStringLiteral("; ") + said;
            open << begins;
        } else if (xml.isEndElement()) {
            open.removeLast();
        } else if (xml.isCharacters() && !xml.isWhitespace() && !outline.isEmpty()) {
            outline.last() += QStringLiteral(" \"%1\"").arg(xml.text());
        }
    }
    if (xml.hasError())
        outline << QStringLiteral("ERROR: ") + xml.errorString();
    return outline.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace chipboard::testing
