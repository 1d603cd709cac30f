// Purpose: a table as plain data, with cells for people and for machines. Pages, answers and lists produce tables;
// windows, paper and office files show the texts; sorting, spreadsheets, CSV and JSON use the values. No code parses
// numbers from texts.
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
        QString title;        ///< heading; in tables for files the key
        bool numeric = false; ///< right-aligned, and numbers in JSON
        QString metric{};     ///< id of the metric, if no chart shows it
        QString head{};       ///< heading in a workbook, if not listHead(title)
        bool isShare = false; ///< from 0 to 1, displayed in percent
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

        QString text;                   ///< for display; may be empty if `value` is enough
        std::optional<double> value{};  ///< in `unit`, money in the display currency; empty: text only
        Unit unit = Unit::One;          ///< may differ within a column: "80 GB", "96 GiB"
        QString id{};                   ///< word for machines, if not the text: "capacity-block"
        Beside beside = Beside::Untold; ///< how it compares with the baseline
        bool isOwn = false;             ///< based on custom values, marked in the text
        std::optional<double> told{};   ///< rounded number in the text, if `value` is the exact one

        friend bool operator==(const Cell &, const Cell &) = default;
        /// Deleted: a text would become a text cell, which no number equals. Compare `text` or `value`.
        friend bool operator==(const Cell &, const QString &) = delete;
    };
    using Row = QList<Cell>;

    QString name; ///< of a list in files: "chips", the JSON key
    QList<Column> columns;
    QList<Row> rows;
    /// Subject of each row, if rows and columns are not those of the charts; empty: they are.
    QList<ChartCategory> subjects{};
    int digits = 6; ///< significant digits in a workbook; four for calculated numbers

    friend bool operator==(const Table &, const Table &) = default;
};

/// `columns` is "key,key"; `numbers` lists the numeric ones.
[[nodiscard]] Table listOf(const char *name, const char *columns, const QStringList &numbers);
/// A number for files only, rounded to `digits` significant digits; an empty cell without a value.
[[nodiscard]] Table::Cell listNumber(std::optional<double> value, int digits = 12);
/// Value, low and high end; three empty cells without a value.
[[nodiscard]] Table::Row listNumbers(const std::optional<Interval> &value);
/// A date, in ISO format in files.
[[nodiscard]] Table::Cell dateCell(const QString &date);
/// A word for machines with its display text.
[[nodiscard]] Table::Cell listWord(const QString &id, const QString &text);

/// Text for people. A number without text has up to four digits in the format of `locale`.
[[nodiscard]] QString shownText(const Table::Cell &cell, const QLocale &locale = QLocale::c());
/// As shownText(), but with ISO dates, which spreadsheets can sort.
[[nodiscard]] QString filedText(const Table::Cell &cell);
[[nodiscard]] QStringList shownTexts(const Table::Row &row, const QLocale &locale = QLocale::c());
/// Texts of numbers of one column and unit with as many decimals as each other, so that their digits stand below each
/// other: three digits of the smallest, two below one and beside thousands. Approximate ones get no further digits.
/// Values stay as they are.
[[nodiscard]] Table withEvenDecimals(Table table, const QLocale &locale);
[[nodiscard]] QStringList columnTitles(const Table &table);
/// Text for machines, independent of the locale: ids, and numbers with a decimal point and without grouping.
[[nodiscard]] QString plainText(const Table::Cell &cell);
[[nodiscard]] QStringList plainTexts(const Table::Row &row);

/// "h100 b200"
template<typename IdType>
[[nodiscard]] QString joinedIds(const QList<IdType> &ids)
{
    return mapped(ids, &IdType::text).join(QLatin1Char(' '));
}

// Neutralizes text that a spreadsheet would take for a formula, or a terminal for a command.

/// Adds an apostrophe before text that starts with = + - @, a tab or a carriage return, which spreadsheets execute. A
/// signed number ("-120,000", "+1.5e3", "-44 %") stays.
[[nodiscard]] QString neutralText(const QString &text);

/// For terminals: replaces invisible control characters (escapes, changes of writing direction) by U+FFFD; keeps line
/// breaks and tabs.
[[nodiscard]] QString printableText(QString text);

/// Word wrap at `width` characters; a longer word gets its own line.
[[nodiscard]] QStringList wrappedLines(const QString &text, qsizetype width);

// Rows of texts as an aligned table for terminals.

struct TextTable
{
    QStringList header;
    QList<QStringList> rows;
    QList<bool> rightAligned; ///< one per column
    bool wrapsHeads = false;  ///< long heads wrap, about as wide as the cells below

    /// Two spaces between columns, a rule below the header, no trailing spaces.
    [[nodiscard]] QString toText() const;
};

} // namespace chipboard
