#include "widgets/export/office/chartsheet.h"

#include "widgets/export/office/madebook.h"
#include "widgets/export/office/officelook.h"
#include "widgets/export/office/xlsxlibrary.h"
#include "widgets/export/office/xmlpart.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace chipboard {
namespace {

constexpr char sheetName[] = "Data";

void fill(lxw_worksheet *page, lxw_format *strong, const ChartSheet &sheet)
{
    for (int column = 0; column < sheet.columns.size(); ++column) {
        const auto at = static_cast<lxw_col_t>(column);
        double widest = 0.0;
        for (int row = 0; row < sheet.columns.at(column).size(); ++row) {
            const SheetCell cell = sheet.at(column, row);
            const auto line = static_cast<lxw_row_t>(row);
            const QByteArray text = xmlText(cell.text).toUtf8();
            if (!cell.formula.isEmpty() && cell.number)
                xlsx().worksheet_write_formula_num(page, line, at, cell.formula.toUtf8().constData(), nullptr,
                                                   *cell.number);
            else if (cell.number)
                xlsx().worksheet_write_number(page, line, at, xmlNumber(*cell.number).toDouble(), nullptr);
            else if (!text.isEmpty())
                xlsx().worksheet_write_string(page, line, at, text.constData(), row == 0 ? strong : nullptr);
            widest = std::max(widest, textWidth(cell.text, 2.0));
        }
        xlsx().worksheet_set_column(page, at, at, std::clamp(widest, 10.0, 60.0), nullptr);
    }
    xlsx().worksheet_freeze_panes(page, 1, 0);
}

} // namespace

QString cellName(int column, int row)
{
    QString letters;
    for (int rest = column; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + rest % 26));
    return letters + QString::number(row + 1);
}

QString SheetRange::reference() const
{
    const auto fixed = [this](int row) {
        QString name = cellName(column, row);
        const auto digits = std::find_if(name.begin(), name.end(), [](QChar sign) { return sign.isDigit(); });
        name.insert(digits - name.begin(), QLatin1Char('$'));
        return QLatin1Char('$') + name;
    };
    const QString start = QLatin1String(sheetName) + QLatin1Char('!') + fixed(first);
    return first == last ? start : start + QLatin1Char(':') + fixed(last);
}

int ChartSheet::addColumn(const QString &title)
{
    columns << QList<SheetCell>{textCell(title)};
    return static_cast<int>(columns.size()) - 1;
}

void ChartSheet::append(int column, const SheetCell &cell) { columns[column] << cell; }

SheetCell ChartSheet::at(int column, int row) const { return columns.at(column).value(row); }

int ChartSheet::rowCount() const
{
    qsizetype most = 0;
    for (const QList<SheetCell> &column : columns)
        most = std::max(most, column.size());
    return static_cast<int>(most);
}

SheetRange ChartSheet::below(int column) const { return {column, 1, static_cast<int>(columns.at(column).size()) - 1}; }

SheetCell numberCell(const std::optional<double> &number) { return {number, {}, {}}; }

SheetCell textCell(const QString &text) { return {std::nullopt, text, {}}; }

Result<QByteArray> workbookOf(const ChartSheet &sheet, const QString &date)
{
    if (!xlsxLibrary())
        return xlsxLibrary().problem();
    const BookPlace place;
    if (const auto problem = place.problem())
        return *problem;
    QByteArray folder = place.folder();
    lxw_workbook_options options{};
    options.tmpdir = folder.data(); // files of its own elsewhere would meet those of another process
    lxw_workbook *book = xlsx().workbook_new_opt(place.path().constData(), &options);
    lxw_doc_properties properties{};
    const QDateTime made(QDate::fromString(date, Qt::ISODate), QTime(0, 0), Qt::UTC);
    properties.created = static_cast<time_t>(made.isValid() ? made.toSecsSinceEpoch() : 315532800); // 1980
    xlsx().workbook_set_properties(book, &properties);
    lxw_format *strong = xlsx().workbook_add_format(book);
    xlsx().format_set_bold(strong);
    fill(xlsx().workbook_add_worksheet(book, sheetName), strong, sheet);
    const EndingHold hold;
    const lxw_error error = xlsx().workbook_close(book); // which gives the book back, too
    if (error != LXW_NO_ERROR)
        return workbookNotMade(QString::fromUtf8(xlsx().lxw_strerror(error)));
    return place.workbook();
}

} // namespace chipboard
