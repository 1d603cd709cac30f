// Purpose: typed access to a JSON object. Every member is asked for by name and type; what is missing, of the wrong
// type or not known is written to the log, all of it, and nothing is replaced by a default. finish() reports the
// members that nobody asked for.
#pragma once

#include "data/core/jsondocument.h"
#include "data/core/jsonlocation.h"

#include <QStringList>
#include <QVarLengthArray>

#include <optional>

namespace chipboard {

/// Letters, digits and . _ - of ASCII, a letter or digit first.
[[nodiscard]] bool isId(QStringView text);

class ObjectReader
{
public:
    /// Not an object: says so in the log, then finds nothing and is silent.
    ObjectReader(JsonValue value, QString pointer, ReadLog &log);

    [[nodiscard]] bool isObject() const { return m_isObject; }
    [[nodiscard]] bool has(QByteArrayView key) const;
    [[nodiscard]] const QString &pointer() const { return m_pointer; }
    [[nodiscard]] QString pointerTo(QByteArrayView key) const;
    [[nodiscard]] ReadLog &log() { return m_log; }

    /// The member as it is; invalid when absent.
    [[nodiscard]] JsonValue take(QByteArrayView key);
    /// The same, but absence is an error.
    [[nodiscard]] JsonValue require(QByteArrayView key);

    /// Required, not empty, at most `longest` characters.
    [[nodiscard]] QString text(QByteArrayView key, qsizetype longest = 100000);
    /// The same of what people see as a name: not blank, and without signs that are not seen.
    [[nodiscard]] QString name(QByteArrayView key, qsizetype longest = 100000);
    /// Empty when absent; when there, only where `Empty::Allowed`.
    enum class Empty { Refused, Allowed };
    [[nodiscard]] QString optionalText(QByteArrayView key, Empty empty = Empty::Refused);
    /// Required: letters, digits and . _ - only, as it names a thing for ever.
    [[nodiscard]] QString id(QByteArrayView key);
    /// Empty when absent.
    [[nodiscard]] QString optionalId(QByteArrayView key);
    [[nodiscard]] std::optional<double> optionalNumber(QByteArrayView key);
    /// Required, a whole number of at least `least`.
    [[nodiscard]] int wholeNumber(QByteArrayView key, int least = 0);
    /// Optional list of texts, none empty, none twice. The list itself may be empty where `Empty::Allowed`.
    [[nodiscard]] QStringList texts(QByteArrayView key, Empty empty = Empty::Refused);
    /// The same of ids.
    template<typename IdType>
    [[nodiscard]] QList<IdType> ids(QByteArrayView key, Empty empty = Empty::Refused);
    /// Required text that is one of an enum's words. Nothing when it is not; then the log has the choices.
    template<typename Value>
    [[nodiscard]] std::optional<Value> word(QByteArrayView key, std::optional<Value> (*fromWord)(QStringView),
                                            QString (*wordOf)(Value));
    /// The same for words that stay words in the program.
    [[nodiscard]] QString word(QByteArrayView key, const QStringList &choices);

    /// Nothing when absent.
    [[nodiscard]] std::optional<bool> optionalFlag(QByteArrayView key);
    [[nodiscard]] bool flag(QByteArrayView key) { return optionalFlag(key).value_or(false); }

    /// Calls read(JsonValue, const QString &pointer) for each item of an optional array.
    template<typename Read>
    void items(QByteArrayView key, Empty empty, const Read &read);
    /// What read(ObjectReader &) makes of each object of an optional array, all of whose members it has to ask for.
    template<typename Item>
    [[nodiscard]] QList<Item> list(QByteArrayView key, Item (*read)(ObjectReader &), Empty empty = Empty::Refused);
    /// The same of one object, which is required, or may be absent.
    template<typename Item>
    [[nodiscard]] Item object(QByteArrayView key, Item (*read)(ObjectReader &));
    template<typename Item>
    [[nodiscard]] std::optional<Item> optionalObject(QByteArrayView key, Item (*read)(ObjectReader &));

    /// At the member `key`.
    void error(ProblemCode code, QByteArrayView key, const QString &message, const QString &remedy = {});
    /// Reports members that nobody asked for, each with the nearest known key.
    void finish();

private:
    [[nodiscard]] JsonValue takeArray(QByteArrayView key, Empty empty);
    [[nodiscard]] bool expect(JsonValue value, JsonType type, QByteArrayView key);
    [[nodiscard]] QString textOf(JsonValue value, QByteArrayView key);
    void reportId(const QString &text, const QString &pointer);
    template<typename Item>
    [[nodiscard]] Item whole(JsonValue value, const QString &pointer, Item (*read)(ObjectReader &));
    [[nodiscard]] QString remedyForKey(const QString &key) const;
    void reportWord(QByteArrayView key, const QString &word, const QStringList &choices);

    JsonValue m_value;
    QString m_pointer;
    ReadLog &m_log;
    JsonValue::Iterator m_next; ///< members stand in the order in which they are asked for, mostly
    bool m_isObject = false;
    QVarLengthArray<QByteArrayView, 32> m_known;
};

/// Reports a value of the wrong type: "must be a number, is string "12.5"". True when it is right.
[[nodiscard]] bool expectType(JsonValue value, JsonType type, const QString &pointer, ReadLog &log);

/// All words of an enum whose values count up from 0.
template<typename Value>
[[nodiscard]] QStringList wordsOf(QString (*wordOf)(Value))
{
    QStringList words;
    for (int i = 0; i < 32; ++i) {
        if (const QString word = wordOf(static_cast<Value>(i)); !word.isEmpty())
            words << word;
    }
    return words;
}

template<typename Read>
void ObjectReader::items(QByteArrayView key, Empty empty, const Read &read)
{
    const JsonValue array = takeArray(key, empty);
    if (!array.isValid())
        return;
    const QString base = pointerTo(key) + QLatin1Char('/');
    int index = 0;
    for (const JsonValue item : array)
        read(item, base + QString::number(index++));
}

template<typename Item>
Item ObjectReader::whole(JsonValue value, const QString &pointer, Item (*read)(ObjectReader &))
{
    ObjectReader reader(value, pointer, m_log);
    Item item = read(reader);
    reader.finish();
    return item;
}

template<typename Item>
QList<Item> ObjectReader::list(QByteArrayView key, Item (*read)(ObjectReader &), Empty empty)
{
    QList<Item> all;
    items(key, empty, [&](JsonValue value, const QString &pointer) { all << whole(value, pointer, read); });
    return all;
}

template<typename Item>
Item ObjectReader::object(QByteArrayView key, Item (*read)(ObjectReader &))
{
    return whole(require(key), pointerTo(key), read);
}

template<typename Item>
std::optional<Item> ObjectReader::optionalObject(QByteArrayView key, Item (*read)(ObjectReader &))
{
    const JsonValue value = take(key);
    return value.isValid() ? std::optional(whole(value, pointerTo(key), read)) : std::nullopt;
}

template<typename IdType>
QList<IdType> ObjectReader::ids(QByteArrayView key, Empty empty)
{
    QList<IdType> result;
    const QStringList all = texts(key, empty);
    result.reserve(all.size());
    for (const QString &text : all) {
        if (!text.isEmpty() && !isId(text))
            reportId(text, pointerTo(key) + QLatin1Char('/') + QString::number(result.size()));
        result << IdType(text);
    }
    return result;
}

template<typename Value>
std::optional<Value> ObjectReader::word(QByteArrayView key, std::optional<Value> (*fromWord)(QStringView),
                                        QString (*wordOf)(Value))
{
    const QString word = text(key);
    std::optional<Value> value = fromWord(word);
    if (!value && !word.isEmpty())
        reportWord(key, word, wordsOf(wordOf));
    return value;
}

} // namespace chipboard
