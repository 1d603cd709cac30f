#include "data/board/needlist.h"

#include "data/core/tr.h"

namespace chipboard {

QString needText(const NeedRow &row, double value, const Formatter &formatter)
{
    const bool isMoney = row.unit == Unit::Usd;
    const QString number = isMoney ? formatter.moneyLabel(value) : formatter.label(value);
    const QString unit = isMoney ? formatter.unitText(row.unit) : row.unitText();
    return number + QChar(0x00A0) + unit;
}

QString saidValue(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    if (!row.isSaid(needs))
        return {};
    if (row.number == nullptr)
        return needChoiceLabel(row, needs.*row.word);
    const double value = *(needs.*row.number);
    return row.unit == Unit::Chips ? formatter.label(value) : needText(row, value, formatter); // its name says chips
}

QString saidText(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    const QString value = saidValue(row, needs, formatter);
    return value.isEmpty() ? QString() : tr("%1: %2", "a need and its value").arg(row.labelText(), value);
}

QList<const NeedRow *> saidIn(const Needs &needs)
{
    QList<const NeedRow *> rows;
    for (const NeedRow &row : needTable()) {
        if (row.isSaid(needs))
            rows << &row;
    }
    return rows;
}

QStringList needLines(const Needs &needs, const Formatter &formatter)
{
    QStringList lines;
    for (const NeedRow *row : saidIn(needs))
        lines << saidText(*row, needs, formatter);
    return lines;
}

} // namespace chipboard
