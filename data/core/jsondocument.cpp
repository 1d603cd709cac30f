#include "data/core/jsondocument.h"

#include "data/core/neutrallocale.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"

#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>

namespace chipboard {

JsonValue JsonValue::member(QByteArrayView key) const
{
    if (!is(JsonType::Object) || !mayHave(key))
        return {};
    for (const JsonValue one : *this) {
        if (one.key() == key)
            return one;
    }
    return {};
}
namespace {

// Fills the document from parser events. Detects what nlohmann's DOM accepts: duplicate keys, excessive depth and too
// many values.
class Filler
{
public:
    using Json = nlohmann::json;
    Filler(const QByteArray &text, JsonDocument &document, ReadLog &log)
        : m_text(text)
        , m_document(document)
        , m_log(log)
    {
        m_document.nodes.reserve(static_cast<std::size_t>(text.size() / 16));
        m_document.pool.reserve(static_cast<std::size_t>(text.size()));
    }

    bool null() { return leaf(JsonType::Null, 0.0); }
    bool boolean(bool value) { return leaf(JsonType::Boolean, value ? 1.0 : 0.0); }
    bool number_integer(Json::number_integer_t value) { return leaf(JsonType::Number, static_cast<double>(value)); }
    bool number_unsigned(Json::number_unsigned_t value) { return leaf(JsonType::Number, static_cast<double>(value)); }
    bool number_float(Json::number_float_t value, const Json::string_t &) { return leaf(JsonType::Number, value); }
    bool string(Json::string_t &value)
    {
        if (!leaf(JsonType::Text, 0.0))
            return false;
        auto &node = m_document.nodes.back();
        const Piece piece = pooled(value);
        node.textAt = piece.at;
        node.textSize = piece.size;
        return true;
    }
    bool binary(Json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(JsonType::Object); }
    bool start_array(std::size_t) { return open(JsonType::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(Json::string_t &value);
    bool parse_error(std::size_t position, const std::string &lastToken, const nlohmann::detail::exception &exception);

private:
    // An open array or object.
    struct Level
    {
        std::size_t node = 0;
        quint32 keyAt = 0;
        quint32 keySize = 0;
        int items = 0;
        QSet<QByteArrayView> keys; // only for objects with many keys
    };
    static constexpr int manyKeys = 24;

    bool leaf(JsonType type, double number);
    bool open(JsonType type);
    bool close();
    // Position of a text in the pool.
    struct Piece
    {
        quint32 at = 0;
        quint32 size = ~0U; // none
    };
    Piece pooled(const std::string &text);
    bool isTwice(QByteArrayView key);
    [[nodiscard]] QString pointer() const;

    const QByteArray &m_text;
    JsonDocument &m_document;
    ReadLog &m_log;
    std::vector<Level> m_levels;
    std::array<Piece, 4096> m_recent; // hash table; a collision replaces the entry
};

// Keys, units, dates and ids occur thousands of times in a file, but once in the pool.
Filler::Piece Filler::pooled(const std::string &text)
{
    quint64 first = 0;
    quint64 last = 0;
    const std::size_t part = std::min(text.size(), sizeof first);
    std::memcpy(&first, text.data(), part);
    std::memcpy(&last, text.data() + text.size() - part, part);
    // Two odd multipliers without a bit pattern (from xxHash and the golden ratio); the upper 12 bits.
    const quint64 mixed = (first ^ ((last + text.size()) * 0xC2B2AE3D27D4EB4FULL)) * 0x9E3779B97F4A7C15ULL;
    Piece &recent = m_recent.at(mixed >> 52U);
    const bool isKnown =
        recent.size == text.size() && std::memcmp(m_document.pool.data() + recent.at, text.data(), text.size()) == 0;
    if (!isKnown) {
        recent = {static_cast<quint32>(m_document.pool.size()), static_cast<quint32>(text.size())};
        m_document.pool += text;
    }
    return recent;
}

bool Filler::leaf(JsonType type, double number)
{
    if (m_document.nodes.size() >= mostValues) {
        m_log.error(ProblemCode::TooLarge, pointer(), tr("The file has more than a million values."),
                    tr("Split it into several files."));
        return false;
    }
    JsonDocument::Node node{.type = type};
    node.number = number;
    node.end = static_cast<quint32>(m_document.nodes.size() + 1);
    if (!m_levels.empty()) {
        Level &level = m_levels.back();
        node.keyAt = level.keyAt;
        node.keySize = level.keySize;
        ++level.items;
    }
    m_document.nodes.push_back(node);
    return true;
}

bool Filler::open(JsonType type)
{
    if (m_levels.size() >= deepestNesting) {
        m_log.error(ProblemCode::TooDeep, pointer(),
                    tr("The values are nested more than %1 levels deep.").arg(deepestNesting),
                    tr("Check the closing brackets: no file of this program needs that."));
        return false;
    }
    if (!leaf(type, 0.0))
        return false;
    if (type == JsonType::Object)
        m_document.nodes.back().keys = 0;
    m_levels.push_back({m_document.nodes.size() - 1, 0, 0, 0, {}});
    return true;
}

bool Filler::close()
{
    m_document.nodes[m_levels.back().node].end = static_cast<quint32>(m_document.nodes.size());
    m_levels.pop_back();
    return true;
}

// The pool never moves: it reserves the size of the whole text, and unescaping only shortens.
bool Filler::isTwice(QByteArrayView key)
{
    Level &level = m_levels.back();
    if (level.items >= manyKeys) {
        if (level.keys.isEmpty()) {
            for (const JsonValue member : JsonValue(&m_document, static_cast<quint32>(level.node)))
                level.keys.insert(member.key());
        }
        const bool known = level.keys.contains(key);
        level.keys.insert(key);
        return known;
    }
    return JsonValue(&m_document, static_cast<quint32>(level.node)).member(key).isValid();
}

bool Filler::key(Json::string_t &value)
{
    Level &level = m_levels.back();
    const Piece piece = pooled(value);
    level.keyAt = piece.at;
    level.keySize = piece.size;
    JsonDocument::Node &object = m_document.nodes[level.node];
    object.end = static_cast<quint32>(m_document.nodes.size());
    const QByteArrayView key = m_document.pooled(piece.at, piece.size);
    const bool isThere = isTwice(key);
    object.keys |= JsonDocument::keyBit(key);
    if (isThere) {
        m_log.error(ProblemCode::DuplicateKey, pointer(),
                    tr("The key \"%1\" appears twice.").arg(QString::fromStdString(value)),
                    tr("Remove one of the two."));
    }
    return true;
}

QString Filler::pointer() const
{
    QString result;
    for (const Level &level : m_levels) {
        const bool isObject = m_document.nodes[level.node].type == JsonType::Object;
        // In outer arrays the open item is already counted; in the innermost one the next item is meant.
        const int index = &level == &m_levels.back() ? level.items : level.items - 1;
        const QString token =
            isObject ? QString::fromUtf8(m_document.pooled(level.keyAt, level.keySize)) : QString::number(index);
        result += QLatin1Char('/') + pointerToken(token);
    }
    return result;
}

// The whole character at that offset, its visible part for a message.
QString characterAt(const QByteArray &text, qsizetype at)
{
    const QString rest = QString::fromUtf8(text.mid(at, 4));
    const QChar first = rest.isEmpty() ? QChar() : rest.at(0);
    if (first.isHighSurrogate())
        return rest.left(2);
    return first.isPrint() ? QString(first)
                           : QStringLiteral("U+%1").arg(first.unicode(), 4, 16, QLatin1Char('0')).toUpper();
}

// The parser's messages are in English and about its grammar; only the expected character is used: "... syntax error
// while parsing object - unexpected string literal; expected '}'"
QString messageFor(const QByteArray &text, qsizetype at, QByteArrayView what, bool isRangeError)
{
    if (isRangeError)
        return tr("This is not valid JSON: the number is too large.");
    if (at >= text.size())
        return tr("This is not valid JSON: it ends unexpectedly here.");
    const QString there = characterAt(text, at);
    const QByteArrayView waited("; expected '");
    const qsizetype sign = what.indexOf(waited);
    if (sign < 0 || sign + waited.size() + 2 != what.size()) // none, or one of several
        return tr("This is not valid JSON: \"%1\" is not allowed here.").arg(there);
    const QString expected(QLatin1Char(what.at(sign + waited.size())));
    return tr("This is not valid JSON: found \"%1\" where \"%2\" is expected.").arg(there, expected);
}

// The first unexpected character usually reveals the mistake.
QString remedyFor(char character, bool isRangeError)
{
    if (isRangeError)
        return tr("Write a smaller number.");
    switch (character) {
    case '\0':
        return tr("The file ends too early: it is truncated, or a bracket is not closed.");
    case 'N':
    case 'I':
        return tr("NaN and Infinity are not JSON numbers: write null and a reason.");
    case '\'':
        return tr("Put strings in double quotes.");
    case '/':
    case '#':
        return tr("JSON has no comments.");
    default:
        return tr("Check the commas, quotes and brackets before this place.");
    }
}

bool Filler::parse_error(std::size_t position, const std::string &lastToken,
                         const nlohmann::detail::exception &exception)
{
    // nlohmann counts the bytes read; the last one is the unexpected byte or the end of the token.
    qsizetype at = static_cast<qsizetype>(position) - 1;
    const QByteArrayView what(exception.what());
    if (what.contains("unexpected string literal") || what.contains("unexpected number literal"))
        at -= static_cast<qsizetype>(lastToken.size()) - 1;
    const char character = at < m_text.size() ? m_text.at(at) : '\0';
    const TextPlace place = placeOf(m_text, at);
    const bool isRangeError = dynamic_cast<const nlohmann::detail::out_of_range *>(&exception) != nullptr;
    m_log.errorAt(ProblemCode::BadSyntax, place.line, place.column, messageFor(m_text, at, what, isRangeError),
                  remedyFor(character, isRangeError));
    return false;
}

} // namespace

std::optional<JsonDocument> parseJson(const QByteArray &text, ReadLog &log)
{
    if (const Result<Done> checked = checkText(text, log.file()); !checked) {
        log.add(checked.problem());
        return std::nullopt;
    }
    // The catalogue loads while the application object sets the process locale: a decimal point must not become a
    // comma.
    const NeutralLocale plain;
    std::optional<JsonDocument> document(std::in_place);
    Filler filler(text, *document, log);
    try {
        if (!nlohmann::json::sax_parse(text.begin(), text.end(), &filler))
            document.reset();
    } catch (const std::exception &exception) {
        log.error(ProblemCode::BadSyntax, {}, QString::fromUtf8(exception.what()));
        document.reset();
    }
    return document;
}

} // namespace chipboard
