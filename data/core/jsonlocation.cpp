#include "data/core/jsonlocation.h"

#include "data/core/textfile.h"
#include "data/core/tr.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <vector>

namespace chipboard {

void ReadLog::error(ProblemCode code, const QString &pointer, const QString &message, const QString &remedy)
{
    add({code, message, remedy, {.file = m_file, .pointer = pointer}});
}

void ReadLog::errorAt(ProblemCode code, int line, int column, const QString &message, const QString &remedy)
{
    add({code, message, remedy, {m_file, line, column, {}}});
}

void ReadLog::add(Problem problem)
{
    ++m_errors;
    if (m_problems.size() < mostProblems)
        m_problems << std::move(problem);
}

bool ReadLog::hasErrorBelow(const QString &pointer) const
{
    return std::ranges::any_of(m_problems, [&pointer](const Problem &problem) {
        const QString &place = problem.where.pointer;
        return place == pointer || (place.startsWith(pointer) && place.at(pointer.size()) == QLatin1Char('/'));
    });
}

Problems ReadLog::problems(const QByteArray &text) const
{
    Problems located = m_problems;
    locate(located, m_file, text);
    if (m_errors > mostProblems) {
        Problem more;
        const int others = m_errors - mostProblems;
        more.message = others == 1 ? tr("There is 1 more problem in this file.")
                                   : tr("There are %n more problems in this file.", nullptr, others);
        more.where.file = m_file;
        located << more;
    }
    return located;
}

namespace {

// A problem to locate; `tokens` is its split pointer.
struct Wanted
{
    Problem *problem = nullptr;
    QStringList tokens;
    qsizetype offset = -1;
    bool atKey = false;
    bool exact = false;
};

QString unescaped(QString token)
{
    return token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
}

// Keys and texts of a hostile file can be megabytes long; a message must stay displayable.
QString shortened(const QString &text)
{
    constexpr qsizetype longest = 500;
    return text.size() > longest ? text.left(longest) + QChar(0x2026) : text;
}

QString withoutEscapes(QByteArrayView quoted)
{
    return QJsonDocument::fromJson("[" + quoted.toByteArray() + "]").array().at(0).toString();
}

// Line and column of increasing offsets: one pass over the text for any number of positions.
class PlaceCounter
{
public:
    explicit PlaceCounter(const QByteArray &text)
        : m_text(text)
        , m_at(bomSize(text)) // the byte order mark takes no column
    {
    }

    TextPlace at(qsizetype offset)
    {
        const qsizetype end = std::min(offset, m_text.size());
        for (; m_at < end; ++m_at) {
            const auto byte = static_cast<unsigned char>(m_text.at(m_at));
            if (byte == '\n') {
                ++m_place.line;
                m_place.column = 1;
            } else if ((byte & 0xC0) != 0x80) { // not a UTF-8 continuation byte
                m_place.column += byte >= 0xF0 ? 2 : 1;
            }
        }
        return m_place;
    }

private:
    const QByteArray &m_text;
    qsizetype m_at;
    TextPlace m_place;
};

// Walks JSON text without validating it: the walk ends wherever the text breaks off.
class Walker
{
public:
    explicit Walker(const QByteArray &text)
        : m_text(text)
        , m_at(bomSize(text))
    {
    }

    void value(const QList<Wanted *> &wanted, int depth)
    {
        blanks();
        QList<Wanted *> deeper;
        for (Wanted *one : wanted) {
            settle(*one, m_at, depth);
            if (one->tokens.size() > depth)
                deeper << one;
        }
        const bool isWanted = !deeper.isEmpty() && depth <= deepest;
        if (isWanted && peek() == '{')
            object(deeper, depth);
        else if (isWanted && peek() == '[')
            array(deeper, depth);
        else
            skipValue();
    }

private:
    static constexpr int deepest = 128;

    // Keeps the closest position so far until the exact one is found.
    static void settle(Wanted &wanted, qsizetype offset, int depth)
    {
        if (wanted.exact)
            return;
        wanted.offset = offset;
        wanted.exact = wanted.tokens.size() == depth;
    }

    void object(const QList<Wanted *> &wanted, int depth)
    {
        ++m_at;
        while (more('}')) {
            const qsizetype keyAt = m_at;
            const QString key = string();
            blanks();
            if (peek() == ':')
                ++m_at;
            QList<Wanted *> matching;
            for (Wanted *one : wanted) {
                if (one->tokens.at(depth) != key)
                    continue;
                matching << one;
                // Overwritten each time: for a duplicate key, the last one counts.
                if (one->atKey && one->tokens.size() == depth + 1) {
                    one->offset = keyAt;
                    one->exact = true;
                }
            }
            value(matching, depth + 1);
        }
    }

    void array(const QList<Wanted *> &wanted, int depth)
    {
        QHash<QString, QList<Wanted *>> byIndex;
        for (Wanted *one : wanted)
            byIndex[one->tokens.at(depth)] << one;
        ++m_at;
        for (int index = 0; more(']'); ++index)
            value(byIndex.value(QString::number(index)), depth + 1);
    }

    // True if another item follows; otherwise moves past the closing bracket.
    bool more(char close)
    {
        blanks();
        if (peek() == ',')
            ++m_at;
        blanks();
        if (peek() == close) {
            ++m_at;
            return false;
        }
        // The text is broken where no member can start: ends the walk of this container.
        return m_at < m_text.size() && (close == ']' ? peek() != '}' : peek() == '"');
    }

    void skipValue()
    {
        blanks();
        if (peek() == '"') {
            skipString();
            return;
        }
        if (peek() != '{' && peek() != '[') {
            while (m_at < m_text.size() && !QByteArrayView(",]} \t\r\n").contains(m_text.at(m_at)))
                ++m_at;
            return;
        }
        int open = 0;
        while (m_at < m_text.size()) {
            const char c = m_text.at(m_at);
            if (c == '"') {
                skipString();
                continue;
            }
            ++m_at;
            if (c == '{' || c == '[')
                ++open;
            else if ((c == '}' || c == ']') && --open == 0)
                return;
        }
    }

    void skipString()
    {
        for (++m_at; m_at < m_text.size() && m_text.at(m_at) != '"'; ++m_at) {
            if (m_text.at(m_at) == '\\')
                ++m_at;
        }
        m_at = std::min(m_at + 1, m_text.size());
    }

    QString string()
    {
        const qsizetype start = m_at;
        skipString();
        const QByteArrayView raw = QByteArrayView(m_text).sliced(start, m_at - start);
        if (raw.size() < 2)
            return {}; // the text ends at the opening quote
        return raw.contains('\\') ? withoutEscapes(raw) : QString::fromUtf8(raw.sliced(1).chopped(1));
    }

    void blanks()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\r\n").contains(m_text.at(m_at)))
            ++m_at;
    }

    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }

    const QByteArray &m_text;
    qsizetype m_at;
};

} // namespace

TextPlace placeOf(const QByteArray &text, qsizetype offset) { return PlaceCounter(text).at(offset); }

QString pointerToken(const QString &key)
{
    QString token = key;
    return token.replace(QLatin1Char('~'), QLatin1String("~0")).replace(QLatin1Char('/'), QLatin1String("~1"));
}

void locate(Problems &problems, const QString &file, const QByteArray &text)
{
    std::vector<Wanted> wanted;
    for (Problem &problem : problems) {
        if (problem.where.line > 0 || problem.where.file != file)
            continue;
        QStringList tokens = problem.where.pointer.split(QLatin1Char('/')).mid(1);
        std::transform(tokens.begin(), tokens.end(), tokens.begin(), unescaped);
        const bool atKey = problem.code == ProblemCode::UnknownKey || problem.code == ProblemCode::DuplicateKey;
        wanted.push_back({&problem, tokens, -1, atKey, false});
    }
    if (wanted.empty())
        return;
    QList<Wanted *> all;
    std::transform(wanted.begin(), wanted.end(), std::back_inserter(all), [](Wanted &one) { return &one; });
    Walker(text).value(all, 0);
    std::ranges::sort(all, [](const Wanted *a, const Wanted *b) { return a->offset < b->offset; });
    PlaceCounter places(text);
    for (const Wanted *one : std::as_const(all)) {
        const TextPlace place = places.at(one->offset);
        one->problem->where.line = place.line;
        one->problem->where.column = place.column;
        one->problem->where.pointer = shortened(one->problem->where.pointer);
        one->problem->message = shortened(one->problem->message);
    }
}

} // namespace chipboard
