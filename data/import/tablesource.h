// Purpose: rows of a table from CSV, a JSON document with a list of objects, or the first sheet of an XLSX workbook.
// CSV is streamed at any size; documents are read completely, within limits. Other files are reported by what they are.
#pragma once

#include "data/core/jsondocument.h"
#include "data/import/csvreader.h"

#include <QFile>

namespace chipboard {

class TableSource
{
public:
    /// Separator 0: detect from the first line of a CSV file.
    [[nodiscard]] static Result<std::shared_ptr<TableSource>> open(const QString &path, char separator = 0);

    /// True: `row` is the next one. False: the end.
    [[nodiscard]] Result<bool> next(CsvRow &row);
    /// Back to the first row.
    [[nodiscard]] std::optional<Problem> rewind();
    /// Progress and total: bytes or rows.
    [[nodiscard]] qint64 done() const { return m_reader ? m_file->pos() : m_at; }
    [[nodiscard]] qint64 size() const { return m_reader ? m_file->size() : m_rows.size(); }
    /// Number of rows above the header, if known: in JSON, the document's own members.
    [[nodiscard]] std::optional<qsizetype> rowsAboveHeader() const { return m_above; }
    /// False if the last row of a CSV file may be truncated.
    [[nodiscard]] bool endsWithLine();
    /// 0 for documents.
    [[nodiscard]] char separator() const { return m_reader ? m_reader->separator() : '\0'; }

private:
    explicit TableSource(const QString &path, char separator);

    QString m_name;
    char m_separator;
    std::shared_ptr<QFile> m_file;
    std::optional<CsvReader> m_reader; ///< CSV only
    QList<CsvRow> m_rows;              ///< of a document, header first
    std::optional<qsizetype> m_above;
    qsizetype m_at = 0;
};

/// True if a file starts like a JSON document.
[[nodiscard]] bool beginsAsJson(const QByteArray &start);

struct TableRows
{
    QList<CsvRow> rows;
    std::optional<qsizetype> above; ///< rows above the header, if known
};
/// The longest list of objects, or of named ones, with a column per member; nested members have dotted names, and an
/// amount in units and nanos becomes one number. The document's other members are above the header.
[[nodiscard]] Result<TableRows> rowsOfJson(const QByteArray &text, const QString &name);
/// Rows of the first sheet; dates in ISO 8601.
[[nodiscard]] Result<TableRows> rowsOfWorkbook(const QByteArray &file, const QString &name);

} // namespace chipboard
