#include "data/export/table.h"

#include "data/units/format.h"

#include <array>
#include <charconv>
#include <cmath>

namespace chipboard {
namespace {

// To the nearest decimal of so many digits, as a text of them would be read.
double roundedTo(double value, int digits)
{
    if (!std::isfinite(value))
        return value;
    std::array<char, 32> text{};
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    double read = value;
    std::from_chars(text.data(), written.ptr, read);
    return read;
}

} // namespace

Table listOf(const char *name, const char *columns, const QStringList &numbers)
{
    Table list{QString::fromLatin1(name), {}, {}, {}};
    const QStringList keys = QString::fromLatin1(columns).split(QLatin1Char(','));
    for (const QString &key : keys)
        list.columns << Table::Column{key, numbers.contains(key)};
    return list;
}

Table::Cell listNumber(std::optional<double> value, int digits)
{
    return value ? Table::Cell({}, roundedTo(*value, digits)) : Table::Cell();
}

Table::Cell listWord(const QString &id, const QString &text)
{
    Table::Cell cell(text);
    cell.id = id;
    return cell;
}

QString shownText(const Table::Cell &cell, const QLocale &locale)
{
    if (!cell.text.isEmpty() || !cell.value)
        return cell.text.isEmpty() ? cell.id : cell.text;
    const QString number = Formatter(locale).table(std::fabs(*cell.value));
    return *cell.value < 0.0 ? QChar(0x2212) + number : number;
}

QStringList shownTexts(const Table::Row &row, const QLocale &locale)
{
    QStringList texts;
    for (const Table::Cell &cell : row)
        texts << shownText(cell, locale);
    return texts;
}

QStringList columnTitles(const Table &table)
{
    QStringList titles;
    for (const Table::Column &column : table.columns)
        titles << column.title;
    return titles;
}

QString plainText(const Table::Cell &cell)
{
    constexpr double mostWhole = 1e12; // from there on with an exponent
    if (!cell.id.isEmpty())
        return cell.id;
    return cell.value ? QString::number(*cell.value, 'g', std::fabs(*cell.value) < mostWhole ? 15 : 12) : cell.text;
}

QStringList plainTexts(const Table::Row &row)
{
    QStringList texts;
    for (const Table::Cell &cell : row)
        texts << plainText(cell);
    return texts;
}

} // namespace chipboard
