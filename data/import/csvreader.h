// Purpose: streams the rows of a CSV file of any size: RFC 4180 quotes, LF, CRLF or CR, a UTF-8 byte order mark, and
// comma, semicolon, tab or bar as separator. Other text is rejected with line and column.
#pragma once

#include "data/core/result.h"

#include <QIODevice>
#include <QStringList>

#include <memory>

class QFile;

namespace chipboard {

struct CsvLimits
{
    qint64 fileBytes = 512LL * 1024 * 1024;
    qsizetype rowBytes = qsizetype{1024} * 1024;
    qsizetype fields = 1000;
};

/// Opens a regular, readable file. A file above the limit is rejected before reading.
[[nodiscard]] Result<std::shared_ptr<QFile>> openTable(const QString &path, const CsvLimits &limits = {});

struct CsvRow
{
    QStringList fields;
    int line = 0; ///< first line of the row, from 1
};

class CsvReader
{
public:
    /// The device must be open and outlive the reader; `name` is for messages. Separator 0: detect from the first line.
    /// Reads up to the current size, so that a growing log ends.
    CsvReader(QIODevice &device, QString name, char separator = 0, const CsvLimits &limits = {});

    /// True: `row` is the next one. False: the end. Blank lines are skipped.
    [[nodiscard]] Result<bool> next(CsvRow &row);

    /// Known after the first row.
    [[nodiscard]] char separator() const { return m_separator; }

private:
    enum class State { FieldStart, Plain, Quoted, QuoteSeen };

    [[nodiscard]] std::optional<Problem> start();
    void takeDeclaration();
    void findSeparator();
    [[nodiscard]] bool fill();
    void takeRun();
    [[nodiscard]] std::optional<Problem> take(char byte, CsvRow &row);
    [[nodiscard]] std::optional<Problem> takeQuoteSeen(char byte, CsvRow &row);
    [[nodiscard]] std::optional<Problem> endField(CsvRow &row);
    void endLine(char byte);
    [[nodiscard]] Problem problemAt(ProblemCode code, int line, int column, const QString &message,
                                    const QString &remedy) const;
    /// The device's error, if any.
    [[nodiscard]] std::optional<Problem> unreadable(int line) const;
    [[nodiscard]] Problem unclosedQuote() const;
    [[nodiscard]] Problem binary() const;
    [[nodiscard]] bool isBlank(const CsvRow &row) const;

    QIODevice &m_device;
    QString m_name;
    CsvLimits m_limits;
    char m_separator;
    bool m_tellsItsSize; ///< as files do
    qint64 m_left;       ///< bytes left to read
    QByteArray m_chunk;
    qsizetype m_at = 0;
    QByteArray m_field;
    qsizetype m_fields = 0; ///< of the current row so far
    State m_state = State::FieldStart;
    bool m_started = false;
    bool m_wasQuoted = false; ///< in this row: a quoted empty field makes a line non-blank
    bool m_rowEnded = false;
    bool m_afterReturn = false; ///< the line feed of a CRLF follows
    qsizetype m_rowBytes = 0;
    int m_line = 1;
    int m_column = 0; ///< in characters
    int m_quoteLine = 0;
    int m_quoteColumn = 0;
};

} // namespace chipboard
