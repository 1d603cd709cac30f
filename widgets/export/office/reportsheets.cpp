#include "widgets/export/office/reportsheets.h"

#include "data/core/tr.h"
#include "data/documents/textpieces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double ofLines = 110.0; // widths, in letters
constexpr double ofNames = 34.0;
constexpr double ofTexts = 52.0;
constexpr double ofNumbers = 16.0;

bool hasOwnSheet(const ReportChapter &chapter) { return !chapter.page && !chapter.isLiveInBooks; }

int columnsOf(const ReportChapter &chapter)
{
    qsizetype most = 1;
    for (const ReportBlock &block : chapter.blocks)
        most = std::max(most, block.table.columns.size());
    return static_cast<int>(most);
}

// Beside texts a first column is a name, unless it is all there is.
void setWidths(BookSheet &sheet, const ReportChapter &chapter, int columns)
{
    for (int column = 0; column < columns; ++column) {
        const bool isNumeric = std::all_of(chapter.blocks.begin(), chapter.blocks.end(), [&](const ReportBlock &block) {
            return block.table.columns.size() <= column || block.table.columns.at(column).numeric;
        });
        sheet.setWidth(column, columns == 1 ? ofLines : isNumeric ? ofNumbers : ofTexts);
    }
}

int writeBlock(BookSheet &sheet, int row, const ReportBlock &block, int columns)
{
    if (!block.heading.isEmpty())
        sheet.wide(row++, 0, columns, block.heading, {.strong = true, .wraps = true, .size = 12});
    for (const QString &paragraph : block.paragraphs) {
        if (columns == 1)
            writeLinkedText(sheet, row++, 0, paragraph);
        else
            sheet.wide(row++, 0, columns, paragraph, {.wraps = true});
    }
    if (block.table.rows.isEmpty())
        return row + 1;
    for (int column = 0; column < block.table.columns.size(); ++column)
        sheet.text(row, column, block.table.columns.at(column).title, headStyle);
    for (const Table::Row &cells : block.table.rows) {
        ++row;
        for (int column = 0; column < cells.size(); ++column)
            sheet.text(row, column, cells.at(column).text, {.wraps = true, .boxed = true});
    }
    return row + 2;
}

} // namespace

void writeLinkedText(BookSheet &sheet, int row, int column, const QString &text)
{
    const QList<TextPiece> pieces = piecesOf(text);
    const auto address =
        std::find_if(pieces.begin(), pieces.end(), [](const TextPiece &piece) { return piece.isAddress; });
    if (address != pieces.end())
        sheet.link(row, column, address->text, text);
    else
        sheet.text(row, column, text, {.wraps = true});
}

QList<ReportChapter> textChapters(const ReportSpec &report)
{
    QList<ReportChapter> chapters;
    std::copy_if(report.chapters.begin(), report.chapters.end(), std::back_inserter(chapters), hasOwnSheet);
    return chapters;
}

void writeCover(BookSheet &sheet, const ReportSpec &report, const QList<std::pair<QString, QString>> &sheets)
{
    constexpr int columns = 2;
    sheet.setWidth(0, ofNames);
    sheet.setWidth(1, ofLines);
    sheet.wide(0, 0, columns, report.title, {.strong = true, .wraps = true, .size = 20});
    sheet.wide(1, 0, columns, report.takeaway, {.wraps = true, .size = 14});
    int row = 3;
    for (const QString &fact : report.factLines())
        sheet.wide(row++, 0, columns, fact, {.wraps = true});
    sheet.text(++row, 0, tr("Contents"), {.strong = true, .size = 12});
    for (const auto &[name, about] : sheets) {
        sheet.jump(++row, 0, name, name);
        sheet.text(row, 1, about, {.wraps = true});
    }
}

void writeChapter(BookSheet &sheet, const ReportChapter &chapter)
{
    const int columns = columnsOf(chapter);
    sheet.wide(0, 0, columns, chapter.title, {.strong = true, .wraps = true, .size = 16});
    int row = 2;
    for (const ReportBlock &block : chapter.blocks)
        row = writeBlock(sheet, row, block, columns);
    setWidths(sheet, chapter, columns);
}

} // namespace chipboard
