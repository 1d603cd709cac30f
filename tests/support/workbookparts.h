// Purpose: cell contents of a workbook file, for tests that read what Chipboard or a spreadsheet program wrote.
#pragma once

#include "data/core/package.h"

#include <QMap>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace chipboard::testing {

using namespace Qt::StringLiterals;

struct ReadCell
{
    QString text; ///< the cached value: digits or text
    QString formula;
    bool isNumber = false;
    bool isError = false;
};
/// By address: "C5".
using ReadSheet = QMap<QString, ReadCell>;

struct ReadBook
{
    QMap<QString, ReadSheet> sheets; ///< by name
    QMap<QString, QString> names;    ///< defined: "Assumptions!$C$5"
};

[[nodiscard]] inline QByteArray partOf(const PackageParts &parts, const QString &name)
{
    const PackagePart *part = findPart(parts, name);
    return part == nullptr ? QByteArray() : part->bytes;
}

[[nodiscard]] inline QStringList sharedTexts(const PackageParts &parts)
{
    QStringList texts;
    QXmlStreamReader xml(partOf(parts, u"xl/sharedStrings.xml"_s));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"si")
            texts << QString();
        if (xml.isStartElement() && xml.name() == u"t")
            texts.last() += xml.readElementText();
    }
    return texts;
}

[[nodiscard]] inline ReadSheet readSheet(const QByteArray &bytes, const QStringList &texts)
{
    ReadSheet sheet;
    QString address;
    QString type;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"c") {
            address = xml.attributes().value(u"r"_s).toString();
            type = xml.attributes().value(u"t"_s).toString();
        } else if (xml.name() == u"f") {
            sheet[address].formula = xml.readElementText();
        } else if (xml.name() == u"v") {
            const QString text = xml.readElementText();
            sheet[address].text = type == u"s" ? texts.value(text.toInt()) : text;
            sheet[address].isNumber = type.isEmpty() || type == u"n";
            sheet[address].isError = type == u"e";
        }
    }
    return sheet;
}

[[nodiscard]] inline ReadBook readBook(const PackageParts &parts)
{
    ReadBook book;
    QStringList sheets;
    QXmlStreamReader xml(partOf(parts, u"xl/workbook.xml"_s));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"sheet")
            sheets << xml.attributes().value(u"name"_s).toString();
        if (xml.isStartElement() && xml.name() == u"definedName") {
            const QString name = xml.attributes().value(u"name"_s).toString();
            book.names.insert(name, xml.readElementText().remove(u'\''));
        }
    }
    const QStringList texts = sharedTexts(parts);
    for (qsizetype i = 0; i < sheets.size(); ++i)
        book.sheets.insert(sheets.at(i), readSheet(partOf(parts, u"xl/worksheets/sheet%1.xml"_s.arg(i + 1)), texts));
    return book;
}

/// "Results!$F$5:$F$8", its row plus `down`: "F7".
[[nodiscard]] inline QString addressIn(const QString &range, int down)
{
    static const QRegularExpression first(u"!\\$([A-Z]+)\\$(\\d+)"_s);
    const QRegularExpressionMatch match = first.match(range);
    return match.captured(1) + QString::number(match.captured(2).toInt() + down);
}

} // namespace chipboard::testing
