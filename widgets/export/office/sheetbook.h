// Purpose: builds a spreadsheet file: sheets, cells, formats and charts, as thin values over libxlsxwriter, which stays
// hidden. Texts are never parsed as formulas; formulas carry their result. Equal calls give equal bytes.
#pragma once

#include "data/analysis/liveformula.h"
#include "data/core/ending.h"
#include "data/core/result.h"
#include "widgets/export/office/chartpatch.h"

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

struct lxw_chart;
struct lxw_format;
struct lxw_series_range;
struct lxw_workbook;
struct lxw_worksheet;

namespace chipboard {

// libxlsxwriter builds workbooks from temporary files. If the disk is full it reports success with truncated parts, so
// each workbook is verified.

/// Why there is no workbook, and where space is needed. `reason` with or without a full stop.
[[nodiscard]] Problem workbookNotMade(const QString &reason);

/// Reads the library's output at `path`. A problem if it is unreadable, not a package, or has an incomplete XML part.
[[nodiscard]] Result<QByteArray> madeWorkbook(const QString &path);

/// Temporary storage for one workbook: its parts in a folder that only this user can read, the result in memory if the
/// system supports in-memory files. While it is closed, an EndingHold keeps the folder from being removed.
class BookPlace
{
public:
    BookPlace();
    ~BookPlace();
    BookPlace(const BookPlace &) = delete;
    BookPlace &operator=(const BookPlace &) = delete;

    /// No space for temporary files.
    [[nodiscard]] std::optional<Problem> problem() const;
    [[nodiscard]] QByteArray path() const;   ///< of the workbook
    [[nodiscard]] QByteArray folder() const; ///< of its parts
    [[nodiscard]] Result<QByteArray> workbook() const;

private:
    TemporaryFolder m_folder;
    int m_memory = -1; ///< the in-memory file
};

class BookPlace;

struct CellStyle
{
    bool strong = false;
    bool quiet = false; ///< grey and small
    bool wraps = false;
    bool right = false;
    bool link = false;
    int size = 10;        ///< points
    quint32 fill = 0;     ///< 0xRRGGBB; 0: none
    quint32 ink = 0;      ///< text colour, likewise; 0: black, or as the style implies
    bool boxed = false;   ///< has a border
    bool input = false;   ///< editable on a protected sheet
    QString numbers = {}; ///< a spreadsheet's number format

    friend bool operator==(const CellStyle &, const CellStyle &) = default;
};

inline constexpr quint32 headFill = 0xE6E8EC;
inline const CellStyle headStyle{.strong = true, .wraps = true, .fill = headFill, .boxed = true};
inline const CellStyle quietStyle{.quiet = true};

/// Validation of an input; a list if there are `choices`.
struct InputRule
{
    double minimum = 0.0;
    double maximum = 0.0;
    bool whole = false;
    QList<double> choices;
    QString title;
    QString message;
};

class SheetBook;

/// Rows and columns count from 0. Valid while its book exists.
class BookSheet
{
public:
    [[nodiscard]] const QString &name() const { return m_name; }
    /// "'Results'!$B$4"
    [[nodiscard]] QString address(int row, int column) const;

    void text(int row, int column, const QString &text, const CellStyle &style = {});
    void number(int row, int column, double number, const CellStyle &style = {});
    /// Without "=".
    void formula(int row, int column, const QString &formula, const LiveValue &value, const CellStyle &style = {});
    /// A link if the address is a web address, else plain text.
    void link(int row, int column, const QString &address, const QString &text);
    /// A link to the top of another sheet.
    void jump(int row, int column, const QString &sheet, const QString &text);
    /// One text merged across several columns.
    void wide(int row, int column, int columns, const QString &text, const CellStyle &style);
    void blank(int row, int column, const CellStyle &style);

    void setWidth(int column, double characters);
    void hideDetail(int row); ///< collapsed, can be expanded
    void freeze(int rows, int columns);
    void filter(int firstRow, int firstColumn, int lastRow, int lastColumn);
    void repeatRows(int first, int last);
    /// Prints on so many pages in width; columns up to `repeated` repeat on each.
    void printWide(int pages, int repeated);
    /// Prints at this scale, with a page break before each of these rows.
    void printPages(int percent, const QList<int> &breaks);
    /// Prints in portrait instead of landscape.
    void printUpright();
    /// Sets the last cell of the print area.
    void printUpTo(int row, int column);
    void rule(int row, int column, const InputRule &rule);
    void protect();
    void chart(int row, int column, const BarChart &chart);
    void chart(int row, int column, const ScatterChart &chart);
    void mark(quint32 colour); ///< sets the tab colour
    /// The number in the cell, or a formula's result; empty for text or an empty cell.
    [[nodiscard]] std::optional<double> numberAt(int row, int column) const;

private:
    friend class SheetBook;
    BookSheet(SheetBook &book, lxw_worksheet *sheet, const QString &name);
    void settle();
    void widen(int column, const QString &text, const CellStyle &style);
    void printReadable();
    void settleHeights();

    SheetBook &m_book;
    lxw_worksheet *m_sheet;
    QString m_name;
    QMap<int, double> m_widest; ///< characters of the longest text per column
    QMap<int, double> m_widths; ///< as set by setWidth()
    bool m_hasPrintSize = false;
    /// Texts that may wrap.
    struct Wrapped
    {
        int column = 0;
        int columns = 1;
        double width = 0.0; ///< on one line
        double size = 10.0; ///< points
    };
    QMap<int, QList<Wrapped>> m_wrapped; ///< by row
    QSet<int> m_folded;
    QHash<std::pair<int, int>, double> m_numbers; ///< by row and column, including formula results
    QSet<std::pair<int, int>> m_formulas;
    QHash<std::pair<int, int>, QString> m_words; ///< text results of formulas
};

struct BookProperties
{
    QString title;
    QString subject;
    QString keywords;
    QString comments;
    QString date; ///< ISO creation date
};

class SheetBook
{
public:
    /// A problem if there is no space for temporary files.
    [[nodiscard]] static Result<std::shared_ptr<SheetBook>> create(const BookProperties &properties);
    ~SheetBook();
    SheetBook(const SheetBook &) = delete;
    SheetBook &operator=(const SheetBook &) = delete;

    /// The name is adjusted if it is taken or invalid for a sheet.
    BookSheet &addSheet(const QString &name);
    [[nodiscard]] QStringList names() const; ///< of all sheets
    /// Patches for the file's charts, one per chart in order; see withPatches().
    [[nodiscard]] const QList<ChartPatch> &patches() const { return m_patches; }
    /// `address` from BookSheet::address().
    void define(const QString &name, const QString &address);
    /// The file's bytes, or the first error; the book cannot be used afterwards.
    [[nodiscard]] Result<QByteArray> finish();

private:
    friend class BookSheet;
    explicit SheetBook(std::unique_ptr<BookPlace> place);
    [[nodiscard]] lxw_format *format(const CellStyle &style);
    /// An error code of libxlsxwriter, 0: none. The first one is kept for finish().
    void keep(int error) { m_error = m_error == 0 ? error : m_error; }
    [[nodiscard]] QString freeName(const QString &wanted) const;
    /// Caches formula results in a chart's range, which libxlsxwriter does not know.
    void rememberCells(lxw_series_range *range, bool isOfWords) const;

    std::unique_ptr<BookPlace> m_place;
    lxw_workbook *m_book = nullptr; ///< libxlsxwriter's own; null once it is closed
    std::vector<std::unique_ptr<BookSheet>> m_sheets;
    QList<std::pair<CellStyle, lxw_format *>> m_formats;
    std::vector<lxw_chart *> m_charts; ///< libxlsxwriter's own
    QList<ChartPatch> m_patches;       ///< one per chart
    int m_error = 0;
};

/// "AB12"; rows and columns count from 0.
[[nodiscard]] QString cellAddress(int row, int column, bool fixed = false);
/// Without characters that are invalid in XML; truncated to the limit of a cell.
[[nodiscard]] QString cellText(const QString &text);

} // namespace chipboard
