// Purpose: a parsed JSON text, read-only. One flat array of nodes in document order and one string pool: small, fast to
// fill and to walk, and bounded by the size of the text even for a hostile file. Keys keep their order. Not
// thread-safe, not even for reading.
#pragma once

#include "data/core/jsonlocation.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace chipboard {

inline constexpr int deepestNesting = 64;
inline constexpr int mostValues = 1'000'000;

enum class JsonType : unsigned char { Null, Boolean, Number, Text, Array, Object };

class JsonDocument;

/// A node of a JsonDocument, which must outlive it. Invalid if default-constructed or not found.
class JsonValue
{
public:
    /// Walks the items of an array or the members of an object.
    class Iterator
    {
    public:
        Iterator(const JsonDocument *document, quint32 index)
            : m_document(document)
            , m_index(index)
        {
        }
        JsonValue operator*() const { return {m_document, m_index}; }
        Iterator &operator++();
        friend bool operator==(const Iterator &, const Iterator &) = default;

    private:
        const JsonDocument *m_document;
        quint32 m_index;
    };

    JsonValue() = default;
    JsonValue(const JsonDocument *document, quint32 index)
        : m_document(document)
        , m_index(index)
    {
    }

    [[nodiscard]] bool isValid() const { return m_document != nullptr; }
    [[nodiscard]] JsonType type() const;
    [[nodiscard]] bool is(JsonType wanted) const { return isValid() && type() == wanted; }
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] QByteArrayView bytes() const; ///< of a text, UTF-8
    [[nodiscard]] QString text() const;
    [[nodiscard]] QByteArrayView key() const;                 ///< of a member of an object
    [[nodiscard]] bool mayHave(QByteArrayView key) const;     ///< object only: false: surely no such member
    [[nodiscard]] JsonValue member(QByteArrayView key) const; ///< invalid if absent or if this is not an object
    [[nodiscard]] Iterator begin() const;                     ///< of an array or object
    [[nodiscard]] Iterator end() const;
    /// Type and value, for messages: number 12.5, string "abc", an array, null.
    [[nodiscard]] QString describe() const;

private:
    const JsonDocument *m_document = nullptr;
    quint32 m_index = 0;
};

class JsonDocument
{
public:
    struct Node
    {
        union {
            double number = 0.0; ///< of a number; 0 or 1 for a boolean
            quint64 keys;        ///< of an object: keyBit() of all its keys
        };
        quint32 keyAt = 0;
        quint32 keySize = 0;
        quint32 textAt = 0;
        quint32 textSize = 0;
        quint32 end = 0; ///< index after this node and all its descendants
        JsonType type = JsonType::Null;
    };

    std::vector<Node> nodes; ///< the first one is the whole document
    std::string pool;        ///< keys and texts, concatenated

    [[nodiscard]] JsonValue root() const { return {this, 0}; }
    [[nodiscard]] const Node &node(quint32 index) const { return nodes[index]; }
    [[nodiscard]] QByteArrayView pooled(quint32 at, quint32 size) const
    {
        return {pool.data() + at, static_cast<qsizetype>(size)};
    }
    /// The text at a position of the pool. Repeated lookups of a text share its memory.
    [[nodiscard]] const QString &textAt(quint32 at, quint32 size) const;
    /// Hash of a key to one of 64 bits: if an object lacks the bit, it lacks the key.
    [[nodiscard]] static quint64 keyBit(QByteArrayView key);

private:
    struct Made
    {
        quint32 at = 0;
        quint32 size = ~0U; // none
        QString text;
    };
    mutable std::array<Made, 512> m_made; // hash table by pool position; a collision replaces the entry
};

inline JsonValue::Iterator &JsonValue::Iterator::operator++()
{
    m_index = m_document->node(m_index).end;
    return *this;
}
inline JsonType JsonValue::type() const { return m_document->node(m_index).type; }
inline bool JsonValue::boolean() const { return m_document->node(m_index).number > 0.0; }
inline double JsonValue::number() const { return m_document->node(m_index).number; }
inline JsonValue::Iterator JsonValue::begin() const { return {m_document, m_index + 1}; }
inline JsonValue::Iterator JsonValue::end() const { return {m_document, m_document->node(m_index).end}; }

inline QByteArrayView JsonValue::bytes() const
{
    const auto &node = m_document->node(m_index);
    return m_document->pooled(node.textAt, node.textSize);
}

inline QByteArrayView JsonValue::key() const
{
    const auto &node = m_document->node(m_index);
    return m_document->pooled(node.keyAt, node.keySize);
}

inline QString JsonValue::text() const
{
    const auto &node = m_document->node(m_index);
    return m_document->textAt(node.textAt, node.textSize);
}

inline bool JsonValue::mayHave(QByteArrayView key) const
{
    return (m_document->node(m_index).keys & JsonDocument::keyBit(key)) != 0;
}

inline const QString &JsonDocument::textAt(quint32 at, quint32 size) const
{
    Made &made = m_made.at((at * 0x9E3779B1U) >> 23U); // 2^32 by the golden ratio, the upper nine bits
    if (made.at != at || made.size != size)
        made = {at, size, QString::fromUtf8(pooled(at, size))};
    return made.text;
}

inline quint64 JsonDocument::keyBit(QByteArrayView key)
{
    if (key.isEmpty())
        return 1;
    const auto byteAt = [key](qsizetype at) { return static_cast<quint32>(static_cast<unsigned char>(key.at(at))); };
    const quint32 mixed = (static_cast<quint32>(key.size()) << 24U) + (byteAt(0) << 16U)
        + (byteAt(key.size() / 2) << 8U) + byteAt(key.size() - 1);
    return quint64(1) << ((mixed * 0x9E3779B1U) >> 26U);
}

// Text -> JsonDocument. A syntax error ends the parse; a duplicate key is reported and the parse continues. Limits: 64
// levels of nesting, a million values.

/// Empty if the text is not JSON; the log has the reason. Also checks size and encoding of the text.
[[nodiscard]] std::optional<JsonDocument> parseJson(const QByteArray &text, ReadLog &log);

} // namespace chipboard
