#include "data/import/csvreader.h"

#include "data/core/textfile.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUtf8StringView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype chunkBytes = qsizetype{256} * 1024;
constexpr char separators[] = {',', ';', '\t', '|'};

Problem fileProblem(ProblemCode code, const QString &name, const QString &message, const QString &remedy)
{
    return {code, message, remedy, {name}};
}

// UTF-8 continuation bytes do not count as columns.
bool beginsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

Problem tooLarge(const QString &name, qint64 size, const CsvLimits &limits)
{
    constexpr qint64 mebibyte = qint64{1024} * 1024;
    return fileProblem(ProblemCode::TooLarge, name,
                       tr("The file has %1 MiB; the maximum is %2 MiB.")
                           .arg((size + mebibyte - 1) / mebibyte)
                           .arg(limits.fileBytes / mebibyte),
                       tr("Split it into several files, or remove rows that are not needed."));
}

bool isAscii(const QByteArray &text)
{
    return std::ranges::all_of(text, [](char byte) { return static_cast<signed char>(byte) >= 0; });
}

} // namespace

Result<std::shared_ptr<QFile>> openTable(const QString &path, const CsvLimits &limits)
{
    const QString name = QDir::toNativeSeparators(path);
    if (QFileInfo(path).size() > limits.fileBytes && QFileInfo(path).isFile())
        return tooLarge(name, QFileInfo(path).size(), limits);
    if (const Result<Done> checked = checkReadable(path, limits.fileBytes); !checked)
        return checked.problem();
    auto file = std::make_shared<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return fileProblem(ProblemCode::CannotRead, name, tr("Cannot open the file: %1.").arg(file->errorString()),
                           tr("Check its permissions."));
    return file;
}

CsvReader::CsvReader(QIODevice &device, QString name, char separator, const CsvLimits &limits)
    : m_device(device)
    , m_name(std::move(name))
    , m_limits(limits)
    , m_separator(separator)
    , m_tellsItsSize(!device.isSequential() && device.size() > device.pos())
    , m_left(m_tellsItsSize ? device.size() - device.pos() : limits.fileBytes + 1)
{
}

Result<bool> CsvReader::next(CsvRow &row)
{
    if (!m_started) {
        if (auto problem = start())
            return *problem;
    }
    for (;;) {
        m_fields = 0;
        row.line = m_line;
        m_rowBytes = 0;
        m_rowEnded = false;
        m_wasQuoted = false;
        m_state = State::FieldStart;
        bool anything = false;
        while (!m_rowEnded && (m_at < m_chunk.size() || fill())) {
            anything = true;
            takeRun();
            if (m_at == m_chunk.size())
                continue;
            if (auto problem = take(m_chunk.at(m_at++), row))
                return *problem;
        }
        if (const std::optional<Problem> problem = m_rowEnded ? std::nullopt : unreadable(m_line))
            return *problem;
        if (!m_rowEnded && m_state == State::Quoted)
            return unclosedQuote();
        if (!m_rowEnded && anything) {
            if (auto problem = endField(row))
                return *problem;
        }
        row.fields.resize(m_fields);
        if (!anything)
            return false;
        if (!isBlank(row))
            return true;
    }
}

std::optional<Problem> CsvReader::start()
{
    m_started = true;
    if (!fill()) {
        if (const std::optional<Problem> problem = unreadable(0))
            return problem;
        return problemAt(ProblemCode::BadSyntax, 0, 0, tr("The file is empty."), tr("Choose a file with rows."));
    }
    if (auto other = faultOfKind(m_chunk.left(bytesOfKind), m_name))
        return other;
    if (m_chunk.startsWith("\xEF\xBB\xBF"))
        m_at = 3;
    takeDeclaration();
    if (m_separator == 0)
        findSeparator();
    return std::nullopt;
}

// Excel's line above the header, quoted or not: "sep=;". It sets the separator and is not a row.
void CsvReader::takeDeclaration()
{
    const qsizetype end =
        std::find_if(m_chunk.cbegin() + m_at, m_chunk.cend(), [](char byte) { return byte == '\n' || byte == '\r'; })
        - m_chunk.cbegin();
    QByteArray line = m_chunk.sliced(m_at, end - m_at);
    while (line.endsWith(' '))
        line.chop(1);
    if (line.size() > 1 && line.startsWith('"') && line.endsWith('"'))
        line = line.sliced(1).chopped(1);
    const QByteArray declared = line.first(std::min<qsizetype>(4, line.size())).toLower();
    const bool isOne = declared == "sep=" && line.size() == 5
        && std::find(std::begin(separators), std::end(separators), line.at(4)) != std::end(separators);
    if (!isOne || end == m_chunk.size())
        return;
    if (m_separator == 0)
        m_separator = line.at(4);
    m_at = end + (m_chunk.sliced(end).startsWith("\r\n") ? 2 : 1);
    m_line = 2;
}

// The most frequent candidate outside quotes in the first line with any: a title above a table has none.
void CsvReader::findSeparator()
{
    qsizetype counts[std::size(separators)] = {};
    bool quoted = false;
    for (qsizetype i = m_at; i < m_chunk.size(); ++i) {
        const char byte = m_chunk.at(i);
        if (byte == '"')
            quoted = !quoted;
        if (!quoted && (byte == '\n' || byte == '\r')) {
            if (std::any_of(std::begin(counts), std::end(counts), [](qsizetype count) { return count > 0; }))
                break;
            continue;
        }
        for (std::size_t k = 0; k < std::size(separators); ++k)
            counts[k] += !quoted && byte == separators[k] ? 1 : 0;
    }
    m_separator = separators[std::max_element(std::begin(counts), std::end(counts)) - std::begin(counts)];
}

bool CsvReader::fill()
{
    m_chunk = m_device.read(std::min<qint64>(chunkBytes, m_left));
    m_left -= m_chunk.size();
    m_at = 0;
    return !m_chunk.isEmpty();
}

// Fast path: takes all plain bytes of the field at once, which is most of a file. Special bytes and bytes beyond the
// row limit are left to take().
void CsvReader::takeRun()
{
    const bool isQuoted = m_state == State::Quoted;
    if (m_afterReturn || m_state == State::QuoteSeen || (m_state == State::FieldStart && m_chunk.at(m_at) == '"'))
        return;
    const char *const begin = m_chunk.constData() + m_at;
    const char *const end = begin + std::min(m_chunk.size() - m_at, m_limits.rowBytes - m_rowBytes);
    const char *at = begin;
    for (; at < end; ++at) {
        const char byte = *at;
        if (static_cast<unsigned char>(byte) > '\r' && byte != m_separator && byte != '"')
            continue; // nearly all bytes
        if (byte == '\n' || byte == '\0' || (isQuoted ? byte == '"' : byte == m_separator || byte == '\r'))
            break;
    }
    if (at <= begin)
        return;
    m_field.append(begin, at - begin);
    m_at += at - begin;
    m_rowBytes += at - begin;
    m_column += static_cast<int>(std::count_if(begin, at, beginsCharacter));
    if (!isQuoted)
        m_state = State::Plain;
}

std::optional<Problem> CsvReader::take(char byte, CsvRow &row)
{
    if (std::exchange(m_afterReturn, false) && byte == '\n' && m_rowBytes == 0) {
        // Second byte of the CRLF that ended the previous row; the line is already counted.
        return std::nullopt;
    }
    if (byte == '\0')
        return binary();
    m_column += beginsCharacter(byte) ? 1 : 0;
    if (++m_rowBytes > m_limits.rowBytes) {
        if (m_state == State::Quoted)
            return unclosedQuote();
        return problemAt(ProblemCode::TooLarge, row.line, 1,
                         tr("This row has more than %1 characters.").arg(m_limits.rowBytes),
                         tr("Check whether the file is a table."));
    }
    switch (m_state) {
    case State::Quoted:
        if (byte == '"') {
            m_state = State::QuoteSeen;
        } else {
            m_field += byte;
            if (byte == '\n') {
                ++m_line;
                m_column = 0;
            }
        }
        return std::nullopt;
    case State::QuoteSeen:
        return takeQuoteSeen(byte, row);
    case State::FieldStart:
        if (byte == '"') {
            m_state = State::Quoted;
            m_wasQuoted = true;
            m_quoteLine = m_line;
            m_quoteColumn = m_column;
            return std::nullopt;
        }
        m_state = State::Plain;
        break;
    case State::Plain:
        break;
    }
    if (byte == m_separator)
        return endField(row);
    if (byte == '\n' || byte == '\r') {
        endLine(byte);
        return endField(row);
    }
    m_field += byte;
    return std::nullopt;
}

std::optional<Problem> CsvReader::takeQuoteSeen(char byte, CsvRow &row)
{
    if (byte == '"') {
        m_field += '"';
        m_state = State::Quoted;
        return std::nullopt;
    }
    if (byte == m_separator)
        return endField(row);
    if (byte == '\n' || byte == '\r') {
        endLine(byte);
        return endField(row);
    }
    if (byte == ' ')
        return std::nullopt;
    return problemAt(ProblemCode::BadSyntax, m_line, m_column, tr("There is text after a closing quote."),
                     tr("Double each quote within a quoted field."));
}

std::optional<Problem> CsvReader::endField(CsvRow &row)
{
    m_state = State::FieldStart;
    const bool areAscii = isAscii(m_field);
    if (!areAscii && !QUtf8StringView(m_field.constData(), m_field.size()).isValidUtf8())
        return problemAt(ProblemCode::BadEncoding, row.line, 0, tr("The text is not valid UTF-8."),
                         tr("Save it as UTF-8."));
    if (m_fields == row.fields.size())
        row.fields << u""_s;
    // Many columns repeat the text of the previous row; otherwise its buffer is reused.
    QString &text = row.fields[m_fields++];
    if (!areAscii) {
        text = QString::fromUtf8(m_field);
    } else if (text != QLatin1String(m_field)) {
        text.resize(m_field.size());
        std::transform(m_field.cbegin(), m_field.cend(), text.begin(), [](char byte) { return QLatin1Char(byte); });
    }
    m_field.resize(0); // keeps the buffer, unlike clear()
    if (m_fields > m_limits.fields)
        return problemAt(ProblemCode::TooLarge, row.line, 1,
                         tr("This row has more than %1 columns.").arg(m_limits.fields),
                         tr("Check the column separator."));
    return std::nullopt;
}

void CsvReader::endLine(char byte)
{
    m_rowEnded = true;
    m_afterReturn = byte == '\r';
    ++m_line;
    m_column = 0;
}

Problem CsvReader::problemAt(ProblemCode code, int line, int column, const QString &message,
                             const QString &remedy) const
{
    return {code, message, remedy, {m_name, line, column, {}}};
}

std::optional<Problem> CsvReader::unreadable(int line) const
{
    if (m_left == 0 && !m_tellsItsSize)
        return tooLarge(m_name, m_limits.fileBytes + 1, m_limits);
    const auto *file = qobject_cast<const QFileDevice *>(&m_device);
    if (file == nullptr || file->error() == QFileDevice::NoError)
        return std::nullopt;
    return problemAt(ProblemCode::CannotRead, line, 0, tr("Cannot read the file to its end."),
                     tr("Copy it to another place and try again."));
}

Problem CsvReader::unclosedQuote() const
{
    return problemAt(ProblemCode::BadSyntax, m_quoteLine, m_quoteColumn, tr("The quote opened here is not closed."),
                     tr("Close it, or double a quote that belongs to the text."));
}

Problem CsvReader::binary() const
{
    return problemAt(ProblemCode::BadSyntax, m_line, m_column + 1, tr("The file is binary, not text."),
                     tr("Choose a CSV file."));
}

bool CsvReader::isBlank(const CsvRow &row) const
{
    return row.fields.size() == 1 && row.fields.constFirst().trimmed().isEmpty() && !m_wasQuoted;
}

} // namespace chipboard
