#include "data/export/texttable.h"

#include "data/export/neutraltext.h"

#include <algorithm>

namespace chipboard {
namespace {

QString line(const QStringList &fields, const QList<qsizetype> &widths, const QList<bool> &rightAligned)
{
    QStringList padded;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const bool right = i < rightAligned.size() && rightAligned.at(i);
        // Line breaks and tabs would tear the table apart.
        const QString field = fields.at(i).simplified();
        padded << (right ? field.rightJustified(widths.at(i)) : field.leftJustified(widths.at(i)));
    }
    QString text = padded.join(QLatin1String("  "));
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text + QLatin1Char('\n');
}

} // namespace

QString TextTable::toText() const
{
    QList<qsizetype> widths;
    for (qsizetype i = 0; i < header.size(); ++i) {
        qsizetype width = header.at(i).size();
        for (const QStringList &row : rows)
            width = std::max(width, row.at(i).simplified().size());
        widths << width;
    }
    QStringList rule;
    for (const qsizetype width : std::as_const(widths))
        rule << QString(width, QLatin1Char('-'));
    QString text = line(header, widths, rightAligned) + line(rule, widths, rightAligned);
    for (const QStringList &row : rows)
        text += line(row, widths, rightAligned);
    return printableText(text);
}

} // namespace chipboard
