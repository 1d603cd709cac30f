// Purpose: a spreadsheet file in the making: sheets, cells, formats and charts, as thin values over libxlsxwriter,
// whose workings stay inside. Texts are texts, whatever they begin with; formulas carry the value they came to. Equal
// calls give equal bytes.
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

// Workbooks that libxlsxwriter puts together out of temporary files, looked at before anybody gets one: where
// these find no room the library says that all is well, and parts of the workbook break off.

/// Why there is no workbook, and where room is wanted. `reason` without or with a full stop.
[[nodiscard]] Problem workbookNotMade(const QString &reason);

/// What the library has left at `path`. Errors: it cannot be read, is no package, or one of its parts is no whole XML.
[[nodiscard]] Result<QByteArray> madeWorkbook(const QString &path);

/// Where the library puts one workbook together: its parts in a folder that only this user can read, the whole in
/// memory where the system has files there. While it is closed, an EndingHold keeps the folder from being removed.
class BookPlace
{
public:
    BookPlace();
    ~BookPlace();
    BookPlace(const BookPlace &) = delete;
    BookPlace &operator=(const BookPlace &) = delete;

    /// No room for temporary files.
    [[nodiscard]] std::optional<Problem> problem() const;
    [[nodiscard]] QByteArray path() const;   ///< of the workbook
    [[nodiscard]] QByteArray folder() const; ///< of its parts
    [[nodiscard]] Result<QByteArray> workbook() const;

private:
    TemporaryFolder m_folder;
    int m_memory = -1; ///< the file in memory
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
    quint32 ink = 0;      ///< likewise, of the text; 0: black, or what else the style says
    bool boxed = false;   ///< a line around
    bool input = false;   ///< may be changed where the sheet is protected
    QString numbers = {}; ///< a spreadsheet's number format

    friend bool operator==(const CellStyle &, const CellStyle &) = default;
};

inline constexpr quint32 headFill = 0xE6E8EC;
inline const CellStyle headStyle{.strong = true, .wraps = true, .fill = headFill, .boxed = true};
inline const CellStyle quietStyle{.quiet = true};

/// Limits of an input; a list where there are `choices`.
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

/// Rows and columns count from 0. Lives as long as its book.
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
    /// A link where the address is one of the web, else the text.
    void link(int row, int column, const QString &address, const QString &text);
    /// A link to the top of another sheet.
    void jump(int row, int column, const QString &sheet, const QString &text);
    /// One text over several columns.
    void wide(int row, int column, int columns, const QString &text, const CellStyle &style);
    void blank(int row, int column, const CellStyle &style);

    void setWidth(int column, double characters);
    void hideDetail(int row); ///< folded, to be unfolded
    void freeze(int rows, int columns);
    void filter(int firstRow, int firstColumn, int lastRow, int lastColumn);
    void repeatRows(int first, int last);
    /// Printed on so many pages side by side; the columns up to `repeated` on each of them.
    void printWide(int pages, int repeated);
    /// Printed at this share of its size, with a new page before each of these rows.
    void printPages(int percent, const QList<int> &breaks);
    /// On paper standing instead of lying.
    void printUpright();
    /// Nothing beyond this cell is printed.
    void printUpTo(int row, int column);
    void rule(int row, int column, const InputRule &rule);
    void protect();
    void chart(int row, int column, const BarChart &chart);
    void chart(int row, int column, const ScatterChart &chart);
    void mark(quint32 colour); ///< of its tab
    /// What was written there, or what a formula came to; none: words, or nothing.
    [[nodiscard]] std::optional<double> numberAt(int row, int column) const;

private:
    friend class SheetBook;
    BookSheet(SheetBook &book, lxw_worksheet *sheet, const QString &name);
    void settle();
    void widen(int column, const QString &text, const CellStyle &style);
    void settleHeights();

    SheetBook &m_book;
    lxw_worksheet *m_sheet;
    QString m_name;
    QMap<int, double> m_widest; ///< characters of the texts of a column
    QMap<int, double> m_widths; ///< as set
    /// Texts that may take several lines.
    struct Wrapped
    {
        int column = 0;
        int columns = 1;
        double width = 0.0; ///< on one line
        double size = 10.0; ///< points
    };
    QMap<int, QList<Wrapped>> m_wrapped; ///< by row
    QSet<int> m_folded;
    QHash<std::pair<int, int>, double> m_numbers; ///< by row and column, what formulas came to as well
    QSet<std::pair<int, int>> m_formulas;
    QHash<std::pair<int, int>, QString> m_words; ///< that formulas came to
};

struct BookProperties
{
    QString title;
    QString subject;
    QString keywords;
    QString comments;
    QString date; ///< ISO: when it says to be made
};

class SheetBook
{
public:
    /// A problem where there is no room for temporary files.
    [[nodiscard]] static Result<std::shared_ptr<SheetBook>> create(const BookProperties &properties);
    ~SheetBook();
    SheetBook(const SheetBook &) = delete;
    SheetBook &operator=(const SheetBook &) = delete;

    /// Named like this, or nearly so where a sheet has the name already or no sheet can have it.
    BookSheet &addSheet(const QString &name);
    [[nodiscard]] QStringList names() const; ///< of all sheets
    /// What is to be put into the file's parts, one a chart in their order; see withPatches().
    [[nodiscard]] const QList<ChartPatch> &patches() const { return m_patches; }
    /// `address` as of BookSheet::address().
    void define(const QString &name, const QString &address);
    /// The file's bytes, or the first thing that a spreadsheet has no place for; the book can do nothing more
    /// afterwards.
    [[nodiscard]] Result<QByteArray> finish();

private:
    friend class BookSheet;
    explicit SheetBook(std::unique_ptr<BookPlace> place);
    [[nodiscard]] lxw_format *format(const CellStyle &style);
    /// What libxlsxwriter says of a call, 0: nothing. The first is kept for finish().
    void keep(int error) { m_error = m_error == 0 ? error : m_error; }
    [[nodiscard]] QString freeName(const QString &wanted) const;
    /// libxlsxwriter does not know what formulas came to.
    void rememberCells(lxw_series_range *range, bool isOfWords) const;

    std::unique_ptr<BookPlace> m_place;
    lxw_workbook *m_book = nullptr; ///< libxlsxwriter's own; null once it is closed
    std::vector<std::unique_ptr<BookSheet>> m_sheets;
    QList<std::pair<CellStyle, lxw_format *>> m_formats;
    std::vector<lxw_chart *> m_charts; ///< libxlsxwriter's own
    QList<ChartPatch> m_patches;       ///< one a chart
    int m_error = 0;
};

/// "AB12", rows and columns from 0.
[[nodiscard]] QString cellAddress(int row, int column, bool fixed = false);
/// Without characters that no XML may have; as long as a cell may be.
[[nodiscard]] QString cellText(const QString &text);

} // namespace chipboard
