// Purpose: reads Office files as office programs do: parts, types and relationships that must match, cells of a
// workbook, and whether a chart's cached values equal its workbook's.
#pragma once

#include "data/core/package.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include <cmath>
#include <cstdlib>

namespace chipboard::testing {

struct XmlElement
{
    QString name; ///< with its prefix
    QXmlStreamAttributes attributes;
    QString text;
};

/// All elements in order; the last one is named "ERROR" where the part is not well-formed.
[[nodiscard]] inline QList<XmlElement> elementsOf(const QByteArray &part)
{
    QList<XmlElement> elements;
    QList<qsizetype> open;
    QXmlStreamReader reader(part);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            open << elements.size();
            elements << XmlElement{reader.qualifiedName().toString(), reader.attributes(), {}};
        } else if (reader.isEndElement()) {
            open.removeLast();
        } else if (reader.isCharacters() && !open.isEmpty()) {
            elements[open.constLast()].text += reader.text();
        }
    }
    if (reader.hasError())
        elements << XmlElement{QStringLiteral("ERROR"), {}, reader.errorString()};
    return elements;
}

[[nodiscard]] inline QStringList textsOf(const QByteArray &part, const QString &name)
{
    QStringList texts;
    for (const XmlElement &element : elementsOf(part)) {
        if (element.name == name)
            texts << element.text;
    }
    return texts;
}

/// "ppt/_rels/presentation.xml.rels" and "../customXml/a.xml" give "customXml/a.xml".
[[nodiscard]] inline QString targetOf(const QString &relations, const QString &target)
{
    if (target.startsWith(QLatin1Char('/')))
        return target.mid(1);
    QStringList folders = relations.split(QLatin1Char('/'));
    folders.resize(folders.size() - 2); // the file name and _rels
    for (const QString &step : target.split(QLatin1Char('/'))) {
        if (step == QLatin1String(".."))
            folders.removeLast();
        else
            folders << step;
    }
    return folders.join(QLatin1Char('/'));
}

/// The first fault; empty when there is none.
[[nodiscard]] inline QString faultOfPackage(const PackageParts &parts)
{
    QSet<QString> names;
    QSet<QString> reached;
    QSet<QString> typed;
    QSet<QString> endings;
    for (const PackagePart &part : parts)
        names << part.name;
    for (const PackagePart &part : parts) {
        const bool isXml = part.name.endsWith(QLatin1String(".xml")) || part.name.endsWith(QLatin1String(".rels"));
        const QList<XmlElement> elements = isXml ? elementsOf(part.bytes) : QList<XmlElement>();
        QSet<QString> ids;
        for (const XmlElement &element : elements) {
            const auto value = [&](const char *name) {
                return element.attributes.value(QLatin1String(name)).toString();
            };
            if (element.name == QLatin1String("ERROR"))
                return part.name + QStringLiteral(": ") + element.text;
            if (element.name == QLatin1String("Default"))
                endings << value("Extension");
            if (element.name == QLatin1String("Override"))
                typed << value("PartName").mid(1);
            if (element.name != QLatin1String("Relationship"))
                continue;
            const bool isOutside = value("TargetMode") == QLatin1String("External");
            const QString target = isOutside ? value("Target") : targetOf(part.name, value("Target"));
            if (isOutside ? !target.startsWith(QLatin1String("http")) : !names.contains(target))
                return part.name + QStringLiteral(" leads nowhere: ") + target;
            if (ids.contains(value("Id")))
                return part.name + QStringLiteral(" has an id twice: ") + value("Id");
            ids << value("Id");
            reached << target;
        }
    }
    for (const QString &name : std::as_const(typed)) {
        if (!names.contains(name))
            return QStringLiteral("a type without its part: ") + name;
    }
    for (const QString &name : std::as_const(names)) {
        if (!typed.contains(name) && !endings.contains(name.section(QLatin1Char('.'), -1)))
            return QStringLiteral("no type: ") + name;
        const bool stands = name.startsWith(QLatin1Char('[')) || name.endsWith(QLatin1String(".rels"));
        if (!stands && !reached.contains(name))
            return QStringLiteral("nothing leads to: ") + name;
    }
    return {};
}

/// Values of the first sheet by cell name; formulas with their calculated values.
[[nodiscard]] inline QMap<QString, QString> cellsOf(const QByteArray &workbook)
{
    const Result<PackageParts> parts = readPackage(workbook, {});
    if (!parts)
        return {};
    const PackagePart *strings = findPart(parts.value(), QStringLiteral("xl/sharedStrings.xml"));
    const QStringList texts = strings ? textsOf(strings->bytes, QStringLiteral("t")) : QStringList();
    QMap<QString, QString> cells;
    QString at;
    bool isText = false;
    for (const XmlElement &element :
         elementsOf(findPart(parts.value(), QStringLiteral("xl/worksheets/sheet1.xml"))->bytes)) {
        if (element.name == QLatin1String("c")) {
            at = element.attributes.value(QLatin1String("r")).toString();
            isText = element.attributes.value(QLatin1String("t")) == QLatin1String("s");
        } else if (element.name == QLatin1String("v")) {
            cells[at] = isText ? texts.value(element.text.toInt()) : element.text;
        }
    }
    return cells;
}

/// "Data!$B$2:$B$4": B2, B3, B4.
[[nodiscard]] inline QStringList cellNames(const QString &reference)
{
    static const QRegularExpression form(QStringLiteral(R"(^Data!\$([A-Z]+)\$([0-9]+)(?::\$([A-Z]+)\$([0-9]+))?$)"));
    const QRegularExpressionMatch match = form.match(reference);
    QStringList names;
    const int first = match.captured(2).toInt();
    const int last = match.captured(4).isEmpty() ? first : match.captured(4).toInt();
    for (int row = first; row <= last && match.hasMatch(); ++row)
        names << match.captured(1) + QString::number(row);
    return names;
}

/// The first place where a chart caches a value that differs from its workbook; empty when there is none.
[[nodiscard]] inline QString faultOfReferences(const QByteArray &chart, const QByteArray &workbook)
{
    const QMap<QString, QString> cells = cellsOf(workbook);
    QStringList names;
    QMap<qsizetype, QString> points;
    qsizetype index = -1;
    const auto check = [&]() -> QString {
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString cell = cells.value(names.at(i));
            const QString point = points.value(i);
            bool isNumber = false;
            const double value = cell.toDouble(&isNumber);
            const bool same = isNumber && !point.isEmpty()
                ? std::abs(value - point.toDouble()) <= 1e-12 * std::abs(value)
                : cell == point;
            if (!same)
                return QStringLiteral("%1 is \"%2\", remembered as \"%3\"").arg(names.at(i), cell, point);
        }
        return {};
    };
    for (const XmlElement &element : elementsOf(chart)) {
        if (element.name == QLatin1String("c:f") || element.name == QLatin1String("c15:f")) {
            if (const QString fault = check(); !fault.isEmpty())
                return fault;
            names = cellNames(element.text);
            points.clear();
            if (names.isEmpty())
                return QStringLiteral("no reference: ") + element.text;
        } else if (element.name == QLatin1String("c:pt")) {
            index = element.attributes.value(QLatin1String("idx")).toLongLong();
        } else if (element.name == QLatin1String("c:v")) {
            points[index] = element.text;
        }
    }
    return check();
}

} // namespace chipboard::testing
