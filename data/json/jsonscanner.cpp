#include "data/json/jsonscanner.h"

#include "data/json/textfile.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace chipboard {
namespace {

// Of larger ones the keys would have to be looked up to find twins.
constexpr int mostMembers = 64;

/// Recursive descent; every function begins at what it reads, ends behind it, and is false where that is not there.
class Scanner
{
public:
    Scanner(const QByteArray &text, JsonDocument &document)
        : m_at(text.constData() + bomSize(text))
        , m_end(text.constData() + text.size())
        , m_document(document)
    {
        m_document.nodes.reserve(static_cast<std::size_t>(text.size() / 16));
        m_document.pool.reserve(static_cast<std::size_t>(text.size())); // unescaping only shortens
    }

    bool all()
    {
        blanks();
        if (!value({}, 0))
            return false;
        blanks();
        return m_at == m_end;
    }

private:
    using Node = JsonDocument::Node;
    struct Piece // of the pool
    {
        quint32 at = 0;
        quint32 size = 0;
    };

    bool value(Piece key, int depth);
    bool object(std::size_t place, int depth);
    bool array(std::size_t place, int depth);
    bool number(std::size_t place);
    bool word(std::size_t place, QByteArrayView wanted, JsonType type, double meaning);
    bool string(Piece &piece);
    bool escape();
    bool isTwice(std::size_t object, Piece key) const;
    Piece pooled(const char *text, std::size_t size);

    [[nodiscard]] char peek() const { return m_at < m_end ? *m_at : '\0'; }
    bool take(char sign)
    {
        const bool isThere = peek() == sign && m_at < m_end;
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    void blanks()
    {
        while (m_at < m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }
    bool digits()
    {
        const char *start = m_at;
        while (peek() >= '0' && peek() <= '9')
            ++m_at;
        return m_at > start;
    }
    void close(std::size_t place) { m_document.nodes[place].end = static_cast<quint32>(m_document.nodes.size()); }

    const char *m_at;
    const char *m_end;
    JsonDocument &m_document;
    std::string m_unescaped;
    std::array<Piece, 4096> m_recent; // what the pool has already, by the bytes; the last one of those that meet
};

bool Scanner::value(Piece key, int depth)
{
    const std::size_t place = m_document.nodes.size();
    if (place >= mostValues || m_at == m_end)
        return false;
    Node node;
    node.keyAt = key.at;
    node.keySize = key.size;
    node.end = static_cast<quint32>(place + 1);
    m_document.nodes.push_back(node);
    switch (*m_at) {
    case '{':
        return depth < deepestNesting && object(place, depth + 1);
    case '[':
        return depth < deepestNesting && array(place, depth + 1);
    case '"': {
        Piece text;
        if (!string(text))
            return false;
        Node &made = m_document.nodes[place];
        made.type = JsonType::Text;
        made.textAt = text.at;
        made.textSize = text.size;
        return true;
    }
    case 't':
        return word(place, "true", JsonType::Boolean, 1.0);
    case 'f':
        return word(place, "false", JsonType::Boolean, 0.0);
    case 'n':
        return word(place, "null", JsonType::Null, 0.0);
    default:
        return number(place);
    }
}

bool Scanner::object(std::size_t place, int depth)
{
    m_document.nodes[place].type = JsonType::Object;
    quint64 keys = 0;
    ++m_at;
    blanks();
    bool isEnd = take('}');
    for (int members = 0; !isEnd; ++members) {
        Piece key;
        if (members == mostMembers || !string(key))
            return false;
        const quint64 bit = JsonDocument::keyBit(m_document.pooled(key.at, key.size));
        if ((keys & bit) != 0 && isTwice(place, key))
            return false;
        keys |= bit;
        blanks();
        if (!take(':'))
            return false;
        blanks();
        if (!value(key, depth))
            return false;
        blanks();
        isEnd = take('}');
        if (!isEnd && !take(','))
            return false;
        blanks();
    }
    m_document.nodes[place].keys = keys;
    close(place);
    return true;
}

bool Scanner::array(std::size_t place, int depth)
{
    m_document.nodes[place].type = JsonType::Array;
    ++m_at;
    blanks();
    bool isEnd = take(']');
    while (!isEnd) {
        if (!value({}, depth))
            return false;
        blanks();
        isEnd = take(']');
        if (!isEnd && !take(','))
            return false;
        blanks();
    }
    close(place);
    return true;
}

bool Scanner::word(std::size_t place, QByteArrayView wanted, JsonType type, double meaning)
{
    const auto size = wanted.size();
    if (m_end - m_at < size || std::memcmp(m_at, wanted.data(), static_cast<std::size_t>(size)) != 0)
        return false;
    m_at += size;
    m_document.nodes[place].type = type;
    m_document.nodes[place].number = meaning;
    return true;
}

bool Scanner::number(std::size_t place)
{
    const char *start = m_at;
    take('-');
    if (!take('0') && !digits())
        return false;
    bool isWhole = true;
    if (take('.')) {
        isWhole = false;
        if (!digits())
            return false;
    }
    if (take('e') || take('E')) {
        isWhole = false;
        if (!take('-'))
            take('+');
        if (!digits())
            return false;
    }
    double number = 0.0;
    const auto [end, error] = std::from_chars(start, m_at, number);
    if (error != std::errc() || end != m_at)
        return false;
    m_document.nodes[place].type = JsonType::Number;
    m_document.nodes[place].number = isWhole ? number + 0.0 : number; // -0 is the whole number 0, -0.0 is not
    return true;
}

bool Scanner::string(Piece &piece)
{
    if (!take('"'))
        return false;
    const char *start = m_at;
    bool isPlain = true;
    while (m_at < m_end && *m_at != '"') {
        if (static_cast<unsigned char>(*m_at) < 0x20)
            return false;
        if (*m_at != '\\') {
            ++m_at;
            continue;
        }
        if (isPlain)
            m_unescaped.clear();
        isPlain = false;
        m_unescaped.append(start, m_at);
        ++m_at;
        if (!escape())
            return false;
        start = m_at;
    }
    if (isPlain) {
        piece = pooled(start, static_cast<std::size_t>(m_at - start));
    } else {
        m_unescaped.append(start, m_at);
        piece = pooled(m_unescaped.data(), m_unescaped.size());
    }
    return take('"');
}

// Behind the backslash.
bool Scanner::escape()
{
    constexpr QByteArrayView signs("\"\\/bfnrt");
    constexpr QByteArrayView meant("\"\\/\b\f\n\r\t");
    constexpr int hexDigits = 4;
    if (const qsizetype known = m_at < m_end ? signs.indexOf(*m_at) : -1; known >= 0) {
        m_unescaped += meant.at(known);
        ++m_at;
        return true;
    }
    quint16 code = 0;
    if (!take('u') || m_end - m_at < hexDigits)
        return false;
    const auto [end, error] = std::from_chars(m_at, m_at + hexDigits, code, 16);
    if (error != std::errc() || end != m_at + hexDigits || QChar::isSurrogate(code))
        return false;
    m_at = end;
    m_unescaped += QString(QChar(code)).toStdString();
    return true;
}

bool Scanner::isTwice(std::size_t object, Piece key) const
{
    const QByteArrayView wanted = m_document.pooled(key.at, key.size);
    for (std::size_t at = object + 1; at < m_document.nodes.size(); at = m_document.nodes[at].end) {
        const Node &node = m_document.nodes[at];
        if (m_document.pooled(node.keyAt, node.keySize) == wanted)
            return true;
    }
    return false;
}

// Keys, units, dates and ids stand in a file thousands of times, and once in the pool.
Scanner::Piece Scanner::pooled(const char *text, std::size_t size)
{
    quint64 first = 0;
    quint64 last = 0;
    const std::size_t part = std::min(size, sizeof first);
    std::memcpy(&first, text, part);
    std::memcpy(&last, text + size - part, part);
    const quint64 mixed = (first ^ ((last + size) * 0xC2B2AE3D27D4EB4FULL)) * 0x9E3779B97F4A7C15ULL;
    Piece &recent = m_recent.at(mixed >> 52U);
    const bool isKnown = recent.size == size && std::memcmp(m_document.pool.data() + recent.at, text, size) == 0;
    if (!isKnown) {
        recent = {static_cast<quint32>(m_document.pool.size()), static_cast<quint32>(size)};
        m_document.pool.append(text, size);
    }
    return recent;
}

} // namespace

std::optional<JsonDocument> scanJson(const QByteArray &text)
{
    std::optional<JsonDocument> document(std::in_place);
    if (!Scanner(text, *document).all())
        document.reset();
    return document;
}

} // namespace chipboard
