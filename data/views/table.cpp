#include "data/views/table.h"

#include "data/core/format.h"
#include "data/core/numerals.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace chipboard {

QString neutralText(const QString &text)
{
    if (text.isEmpty() || !QStringView(u"=+-@\t\r").contains(text.front()))
        return text;
    static const QRegularExpression number(QStringLiteral("^[+-][0-9][0-9.,]*([eE][+-]?[0-9]+)?([ \u00A0]?%)?$"));
    return number.match(text).hasMatch() ? text : u'\'' + text;
}

QString printableText(QString text)
{
    const auto isUnseen = [](QChar sign) {
        const bool isControl = sign.category() == QChar::Other_Control && sign != u'\n' && sign != u'\t';
        const bool turns =
            (sign >= QChar(0x202A) && sign <= QChar(0x202E)) || (sign >= QChar(0x2066) && sign <= QChar(0x2069));
        return isControl || turns;
    };
    std::replace_if(text.begin(), text.end(), isUnseen, QChar(QChar::ReplacementCharacter));
    return text;
}

static QString line(const QStringList &fields, const QList<qsizetype> &widths, const QList<bool> &rightAligned)
{
    QStringList padded;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const bool right = i < rightAligned.size() && rightAligned.at(i);
        // Line breaks and tabs would break the table.
        const QString field = fields.at(i).simplified();
        padded << (right ? field.rightJustified(widths.at(i)) : field.leftJustified(widths.at(i)));
    }
    QString text = padded.join(QLatin1String("  "));
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text + QLatin1Char('\n');
}

QStringList wrappedLines(const QString &text, qsizetype width)
{
    QStringList lines;
    QString line;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > width)
            lines << std::exchange(line, QString());
        line += line.isEmpty() ? word : u' ' + word;
    }
    lines << line;
    return lines;
}

QString TextTable::toText() const
{
    constexpr qsizetype leastHead = 16; // narrower ones would wrap into too many lines
    QList<qsizetype> widths;
    QList<QStringList> heads;
    qsizetype headLines = 0;
    for (qsizetype i = 0; i < header.size(); ++i) {
        qsizetype width = 0;
        for (const QStringList &row : rows)
            width = std::max(width, row.at(i).simplified().size());
        heads << (wrapsHeads ? wrappedLines(header.at(i), std::max(width, leastHead)) : QStringList{header.at(i)});
        for (const QString &head : heads.constLast())
            width = std::max(width, head.size());
        headLines = std::max(headLines, heads.constLast().size());
        widths << width;
    }
    QString text;
    for (qsizetype at = 0; at < headLines; ++at) {
        QStringList fields;
        for (const QStringList &head : std::as_const(heads))
            fields << head.value(at - (headLines - head.size())); // all end above the rule
        text += line(fields, widths, rightAligned);
    }
    const QStringList rule = mapped(widths, [](qsizetype width) { return QString(width, QLatin1Char('-')); });
    text += line(rule, widths, rightAligned);
    for (const QStringList &row : rows)
        text += line(row, widths, rightAligned);
    return printableText(text);
}

// Rounds to the closest decimal with `digits` digits, as its text would read.
static double roundedTo(double value, int digits)
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

Table::Row listNumbers(const std::optional<Interval> &value)
{
    return value ? Table::Row{listNumber(value->value), listNumber(value->low), listNumber(value->high)}
                 : Table::Row(3);
}

Table::Cell listWord(const QString &id, const QString &text)
{
    Table::Cell cell(text);
    if (id != text)
        cell.id = id;
    return cell;
}

Table::Cell dateCell(const QString &date)
{
    const QString text = dateText(date);
    return text == date ? Table::Cell(date) : listWord(date, text);
}

QString shownText(const Table::Cell &cell, const QLocale &locale)
{
    if (!cell.text.isEmpty() || !cell.value)
        return cell.text.isEmpty() ? cell.id : cell.text;
    return signedText(*cell.value, Formatter(locale).table(std::fabs(*cell.value)));
}

QString filedText(const Table::Cell &cell) { return isIsoDate(cell.id) ? cell.id : shownText(cell); }

QStringList shownTexts(const Table::Row &row, const QLocale &locale)
{
    return mapped(row, [&](const Table::Cell &cell) { return shownText(cell, locale); });
}

namespace {

/// A number in its text: "~", "2.24", " (spot)".
struct NumberInText
{
    Table::Cell *cell = nullptr;
    QString before;
    QString after;
    double size = 0.0; ///< without its sign, which is before it
    int decimals = 0;
};

// Empty where the text has another number than the cell's, or several.
std::optional<NumberInText> numberIn(Table::Cell &cell, const QLocale &locale)
{
    const auto isDigit = [](QChar sign) { return sign.isDigit(); };
    const auto first = std::find_if(cell.text.cbegin(), cell.text.cend(), isDigit);
    const auto last = std::find_if(cell.text.crbegin(), cell.text.crend(), isDigit).base();
    if (first == cell.text.cend() || !cell.value)
        return std::nullopt;
    NumberInText found{&cell, cell.text.first(first - cell.text.cbegin()), cell.text.sliced(last - cell.text.cbegin()),
                       std::fabs(cell.told.value_or(*cell.value))};
    const QString digits(first, last - first);
    const qsizetype point = digits.indexOf(locale.decimalPoint());
    found.decimals = point < 0 ? 0 : static_cast<int>(digits.size() - point - locale.decimalPoint().size());
    return numberText(found.size, found.decimals, locale) == digits ? std::optional(found) : std::nullopt;
}

// As charts have them: three digits of the smallest, two below one and beside thousands; cents of money. Empty where
// the largest would have decimals without end.
std::optional<int> decimalsOf(const QList<NumberInText> &numbers, Unit unit)
{
    double smallest = HUGE_VAL;
    double largest = 0.0;
    int most = 0;
    for (const NumberInText &one : numbers) {
        smallest = one.size > 0.0 ? std::min(smallest, one.size) : smallest;
        largest = std::max(largest, one.size);
        most = std::max(most, one.decimals);
    }
    if (largest == 0.0)
        return most;
    const auto digitsBefore = [](double size) { return static_cast<int>(std::floor(std::log10(size) + 1e-9)) + 1; };
    constexpr double thousand = 999.5;
    constexpr int usual = 2;
    const int three = largest >= thousand ? 0 : std::min(usual, 3 - digitsBefore(smallest));
    const int two = 2 - digitsBefore(smallest);
    const int money = isMoney(unit) && smallest < thousand ? 2 : 0;
    const int decimals = std::min(most, std::max({0, two, three, money}));
    const int mostDigits = isMoney(unit) ? 7 : 5;
    return decimals + digitsBefore(largest) <= mostDigits || decimals == 0 ? std::optional(decimals) : std::nullopt;
}

void alignColumn(Table &table, qsizetype column, const QLocale &locale)
{
    QMap<Unit, QList<NumberInText>> units;
    for (Table::Row &row : table.rows) {
        if (column >= row.size() || !row.at(column).value)
            continue;
        const std::optional<NumberInText> number = numberIn(row[column], locale);
        if (!number)
            return; // compact ones, shares: each is told by a rule of its own
        units[row.at(column).unit] << *number;
    }
    for (auto unit = units.cbegin(); unit != units.cend(); ++unit) {
        const std::optional<int> decimals = decimalsOf(*unit, unit.key());
        const bool areEven = std::all_of(unit->begin(), unit->end(), [&](const NumberInText &one) {
            return one.decimals == unit->constFirst().decimals;
        });
        for (const NumberInText &one : areEven || !decimals ? QList<NumberInText>() : *unit) {
            const bool isApproximate = one.before.contains(QLatin1Char('~')); // more digits would claim more
            const int own = isApproximate ? std::min(*decimals, one.decimals) : *decimals;
            one.cell->text = one.before + numberText(one.size, own, locale) + one.after;
        }
    }
}

} // namespace

Table withEvenDecimals(Table table, const QLocale &locale)
{
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        if (table.columns.at(column).numeric && !table.columns.at(column).isShare)
            alignColumn(table, column, locale);
    }
    return table;
}

QStringList columnTitles(const Table &table) { return mapped(table.columns, &Table::Column::title); }

QString plainText(const Table::Cell &cell)
{
    constexpr double mostWhole = 1e12; // from here on with an exponent
    if (!cell.id.isEmpty())
        return cell.id;
    return cell.value ? QString::number(*cell.value, 'g', std::fabs(*cell.value) < mostWhole ? 15 : 12) : cell.text;
}

QStringList plainTexts(const Table::Row &row) { return mapped(row, plainText); }

} // namespace chipboard
