// Purpose: rows of a CSV file, one after the other, whatever its size: RFC 4180 quotes, LF, CRLF or CR, a UTF-8 byte
// order mark, and comma, semicolon, tab or bar between fields. What is no such text is refused with line and column.
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

/// A regular, readable file within the limit, opened. A larger one is refused before anything is read of it.
[[nodiscard]] Result<std::shared_ptr<QFile>> openTable(const QString &path, const CsvLimits &limits = {});

struct CsvRow
{
    QStringList fields;
    int line = 0; ///< where it begins, from 1
};

class CsvReader
{
public:
    /// The device must be open and outlive the reader; `name` is for messages. Separator 0: told from the first line.
    /// It is read up to the size that it has now: a log that grows has no end.
    CsvReader(QIODevice &device, QString name, char separator = 0, const CsvLimits &limits = {});

    /// True: `row` is the next one. False: there are no more. Blank lines are no rows.
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
    /// What the device says, if anything.
    [[nodiscard]] std::optional<Problem> unreadable(int line) const;
    [[nodiscard]] Problem unclosedQuote() const;
    [[nodiscard]] Problem binary() const;
    [[nodiscard]] bool isBlank(const CsvRow &row) const;

    QIODevice &m_device;
    QString m_name;
    CsvLimits m_limits;
    char m_separator;
    bool m_tellsItsSize; ///< as files do
    qint64 m_left;       ///< bytes that are still to be read
    QByteArray m_chunk;
    qsizetype m_at = 0;
    QByteArray m_field;
    qsizetype m_fields = 0; ///< of the row at hand, so far
    State m_state = State::FieldStart;
    bool m_started = false;
    bool m_wasQuoted = false; ///< of the row: a quoted empty field makes it no blank line
    bool m_rowEnded = false;
    bool m_afterReturn = false; ///< the line feed of a CRLF is still to come
    qsizetype m_rowBytes = 0;
    int m_line = 1;
    int m_column = 0; ///< in characters
    int m_quoteLine = 0;
    int m_quoteColumn = 0;
};

} // namespace chipboard
