// Purpose: the rows of a table, whatever file it is in: CSV, a JSON document with a list of objects, or the first sheet
// of an XLSX workbook. CSV is read row by row, whatever its size; documents are read whole, within their limits. What
// is no table is named for what it is.
#pragma once

#include "data/core/jsondocument.h"
#include "data/import/csvreader.h"

#include <QFile>

namespace chipboard {

class TableSource
{
public:
    /// Separator 0: told from the first line of a CSV file.
    [[nodiscard]] static Result<std::shared_ptr<TableSource>> open(const QString &path, char separator = 0);

    /// True: `row` is the next one. False: there are no more.
    [[nodiscard]] Result<bool> next(CsvRow &row);
    /// To the first row again.
    [[nodiscard]] std::optional<Problem> rewind();
    /// How much has been read, of how much: bytes or rows.
    [[nodiscard]] qint64 done() const { return m_reader ? m_file->pos() : m_at; }
    [[nodiscard]] qint64 size() const { return m_reader ? m_file->size() : m_rows.size(); }
    /// The rows above the header, where that is known: of JSON, what the document says of itself.
    [[nodiscard]] std::optional<qsizetype> rowsAboveHeader() const { return m_above; }
    /// False where the last row of a CSV file may have been cut off.
    [[nodiscard]] bool endsWithLine();
    /// 0 where nothing separates, as in documents.
    [[nodiscard]] char separator() const { return m_reader ? m_reader->separator() : '\0'; }

private:
    explicit TableSource(const QString &path, char separator);

    QString m_name;
    char m_separator;
    std::shared_ptr<QFile> m_file;
    std::optional<CsvReader> m_reader; ///< of CSV
    QList<CsvRow> m_rows;              ///< of a document, the header first
    std::optional<qsizetype> m_above;
    qsizetype m_at = 0;
};

/// Whether a file begins like a JSON document.
[[nodiscard]] bool beginsAsJson(const QByteArray &start);

struct TableRows
{
    QList<CsvRow> rows;
    std::optional<qsizetype> above; ///< the header, where it is known where that is
};
/// The longest list of objects, or of named ones, with a column for each member; members of members have names with
/// points, and amounts of money in units and nanos one number. Above the header stands what the document says of
/// itself.
[[nodiscard]] Result<TableRows> rowsOfJson(const QByteArray &text, const QString &name);
/// Rows of the first sheet; dates as ISO 8601.
[[nodiscard]] Result<TableRows> rowsOfWorkbook(const QByteArray &file, const QString &name);

} // namespace chipboard
