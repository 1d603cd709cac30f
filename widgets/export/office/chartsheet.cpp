#include "widgets/export/office/chartsheet.h"

#include "widgets/export/office/sheetbook.h"
#include "widgets/export/office/xmlpart.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr char sheetName[] = "Data";

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
    BookProperties properties;
    properties.date = date;
    const Result<std::shared_ptr<SheetBook>> book = SheetBook::create(properties);
    if (!book)
        return book.problem();
    BookSheet &page = book.value()->addSheet(QLatin1String(sheetName));
    const CellStyle head{.strong = true};
    for (int column = 0; column < sheet.columns.size(); ++column) {
        for (int row = 0; row < sheet.columns.at(column).size(); ++row) {
            const SheetCell cell = sheet.at(column, row);
            // As the chart remembers it.
            const double number = cell.number ? xmlNumber(*cell.number).toDouble() : 0.0;
            if (cell.number && !cell.formula.isEmpty())
                page.formula(row, column, cell.formula.mid(1), number);
            else if (cell.number)
                page.number(row, column, number);
            else if (!cell.formula.isEmpty())
                page.formula(row, column, cell.formula.mid(1), xmlText(cell.text));
            else if (!cell.text.isEmpty())
                page.text(row, column, xmlText(cell.text), row == 0 ? head : CellStyle());
        }
    }
    page.freeze(1, 0);
    return book.value()->finish();
}

} // namespace chipboard
