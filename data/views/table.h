// Purpose: a table as plain data: what stands in its cells for people and for machines, side by side. Pages, answers
// and lists make tables; windows, paper and office files show the texts, and sorting, spreadsheets, CSV and JSON take
// the values. Nothing reads a number out of a text.
#pragma once

#include "data/board/board.h"
#include "data/board/chartwords.h"
#include "data/core/find.h"
#include "data/core/unit.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>

namespace chipboard {

struct Table
{
    struct Column
    {
        QString title;        ///< what stands over it; in tables for files its key
        bool numeric = false; ///< numbers stand at the right, and are numbers in JSON
        QString metric{};     ///< id of the metric that it shows, where no chart does
        QString head{};       ///< what people read over it in a workbook, where it is not listHead(title)
        bool isShare = false; ///< from 0 to 1, for people in percent
        friend bool operator==(const Column &, const Column &) = default;
    };

    struct Cell
    {
        Cell() = default;
        Cell(QString shown) // not explicit: most cells are words
            : text(std::move(shown))
        {
        }
        Cell(QString shown, std::optional<double> number, Unit of = Unit::One)
            : text(std::move(shown))
            , value(number)
            , unit(of)
        {
        }

        QString text;                   ///< for people; may be empty where `value` says it all
        std::optional<double> value{};  ///< in `unit`, money in the currency shown; empty: words
        Unit unit = Unit::One;          ///< numbers of one column may differ in it: "80 GB", "96 GiB"
        QString id{};                   ///< the word for machines, where it is not the text: "capacity-block"
        Beside beside = Beside::Untold; ///< how it compares with the baseline
        bool isOwn = false;             ///< it rests on custom values, and its text has their mark
        std::optional<double> told{};   ///< the number that its text has, rounded, where `value` is the exact one

        friend bool operator==(const Cell &, const Cell &) = default;
        /// A text would become a cell of words, and no number would ever equal it: compare `text` or `value`.
        friend bool operator==(const Cell &, const QString &) = delete;
    };
    using Row = QList<Cell>;

    QString name; ///< of a list in files: "chips", the JSON key
    QList<Column> columns;
    QList<Row> rows;
    /// What each row is about, where rows and columns are not those of the charts; empty: they are.
    QList<ChartCategory> subjects{};
    int digits = 6; ///< significant ones that a workbook shows of its numbers: four of those that were calculated

    friend bool operator==(const Table &, const Table &) = default;
};

/// `columns` is "key,key"; `numbers` are those of them that hold numbers.
[[nodiscard]] Table listOf(const char *name, const char *columns, const QStringList &numbers);
/// A number for files alone, rounded to so many significant digits; without a value an empty cell.
[[nodiscard]] Table::Cell listNumber(std::optional<double> value, int digits = 12);
/// A value, its low and its high end; without a value three empty cells.
[[nodiscard]] Table::Row listNumbers(const std::optional<Interval> &value);
/// A date, which files have as ISO writes it.
[[nodiscard]] Table::Cell dateCell(const QString &date);
/// A word for machines, and what people read for it.
[[nodiscard]] Table::Cell listWord(const QString &id, const QString &text);

/// The rendering for people. A number without a text is written with up to four digits as `locale` has them.
[[nodiscard]] QString shownText(const Table::Cell &cell, const QLocale &locale = QLocale::c());
/// As shownText(), but dates as ISO has them: in spreadsheets they sort.
[[nodiscard]] QString filedText(const Table::Cell &cell);
[[nodiscard]] QStringList shownTexts(const Table::Row &row, const QLocale &locale = QLocale::c());
/// Texts of numbers of one column and unit with as many decimals as each other, so that their digits stand below each
/// other: three digits of the smallest, two below one and beside thousands. Values stay as they are.
[[nodiscard]] Table withEvenDecimals(Table table, const QLocale &locale);
[[nodiscard]] QStringList columnTitles(const Table &table);
/// The rendering for machines, whatever the locale: ids, and numbers with a point and without groups.
[[nodiscard]] QString plainText(const Table::Cell &cell);
[[nodiscard]] QStringList plainTexts(const Table::Row &row);

/// "h100 b200"
template<typename IdType>
[[nodiscard]] QString joinedIds(const QList<IdType> &ids)
{
    return mapped(ids, &IdType::text).join(QLatin1Char(' '));
}

// Text that a spreadsheet would take for a formula, or a terminal for a command, made harmless.

/// With an apostrophe in front when it begins with = + - @, a tab or a carriage return, which spreadsheets execute. A
/// number with its sign ("-120,000", "+1.5e3", "-44 %") stays a number.
[[nodiscard]] QString neutralText(const QString &text);

/// For terminals: signs that are not seen but do something (escapes, those that turn the direction of writing) are
/// replaced by U+FFFD; line breaks and tabs stay.
[[nodiscard]] QString printableText(QString text);

/// Words after each other on lines of so many characters; a longer word has its own line.
[[nodiscard]] QStringList wrappedLines(const QString &text, qsizetype width);

// Rows of texts as an aligned table for terminals.

struct TextTable
{
    QStringList header;
    QList<QStringList> rows;
    QList<bool> rightAligned; ///< one a column
    bool wrapsHeads = false;  ///< long heads take several lines, about as wide as the cells below

    /// Two blanks between columns, a rule under the header, no blanks at the ends of lines.
    [[nodiscard]] QString toText() const;
};

} // namespace chipboard
