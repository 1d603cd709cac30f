// Purpose: a parsed JSON text, read-only. One flat array of nodes in document order and one pool of strings: small,
// quick to fill and to walk, and a hostile file cannot make it much larger than its text. Keys keep their order. A
// document is read by one thread.
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

/// A place in a JsonDocument, which must outlive it. Invalid when default-made or not found.
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
    [[nodiscard]] QByteArrayView key() const;             ///< of a member of an object
    [[nodiscard]] bool mayHave(QByteArrayView key) const; ///< of an object: false when it has no such member for sure
    [[nodiscard]] JsonValue member(QByteArrayView key) const; ///< invalid where there is none, as in what is no object
    [[nodiscard]] Iterator begin() const;                     ///< of an array or object
    [[nodiscard]] Iterator end() const;
    /// What it is, for messages: number 12.5, string "abc", an array, null.
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
            double number = 0.0; ///< of a number; 0 or 1 of a boolean
            quint64 keys;        ///< of an object: keyBit() of all its keys
        };
        quint32 keyAt = 0;
        quint32 keySize = 0;
        quint32 textAt = 0;
        quint32 textSize = 0;
        quint32 end = 0; ///< the node after this one and all below it
        JsonType type = JsonType::Null;
    };

    std::vector<Node> nodes; ///< the first one is the whole document
    std::string pool;        ///< keys and texts, one after the other

    [[nodiscard]] JsonValue root() const { return {this, 0}; }
    [[nodiscard]] const Node &node(quint32 index) const { return nodes[index]; }
    [[nodiscard]] QByteArrayView pooled(quint32 at, quint32 size) const
    {
        return {pool.data() + at, static_cast<qsizetype>(size)};
    }
    /// What stands at a place of the pool. Texts that are asked for again and again share their memory.
    [[nodiscard]] const QString &textAt(quint32 at, quint32 size) const;
    /// One of 64 bits: what a key does not share with any of an object is not a key of it.
    [[nodiscard]] static quint64 keyBit(QByteArrayView key);

private:
    struct Made
    {
        quint32 at = 0;
        quint32 size = ~0U; // none
        QString text;
    };
    mutable std::array<Made, 512> m_made; // by the place in the pool, the last one of those that meet
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

// Text -> JsonDocument. Faults of syntax end the parse; a key that is there twice is reported and the parse
// goes on. Limits: 64 levels of nesting, a million values.

/// Empty when the text is no JSON; the log says why. The text's size and encoding are checked too.
[[nodiscard]] std::optional<JsonDocument> parseJson(const QByteArray &text, ReadLog &log);

} // namespace chipboard
