// Purpose: typed access to a JSON object. Each member is requested by name and type; every missing, mistyped or unknown
// member is logged, and nothing gets a default silently. finish() reports members that were not requested.
#pragma once

#include "data/core/jsondocument.h"
#include "data/core/jsonlocation.h"

#include <QStringList>
#include <QVarLengthArray>

#include <optional>

namespace chipboard {

/// ASCII letters, digits and . _ - only, starting with a letter or digit.
[[nodiscard]] bool isId(QStringView text);

class ObjectReader
{
public:
    /// Logs an error if the value is not an object; all lookups then return nothing, without further errors.
    ObjectReader(JsonValue value, QString pointer, ReadLog &log);

    [[nodiscard]] bool isObject() const { return m_isObject; }
    [[nodiscard]] bool has(QByteArrayView key) const;
    [[nodiscard]] const QString &pointer() const { return m_pointer; }
    [[nodiscard]] QString pointerTo(QByteArrayView key) const;
    [[nodiscard]] ReadLog &log() { return m_log; }

    /// The raw member; invalid if absent.
    [[nodiscard]] JsonValue take(QByteArrayView key);
    /// As take(), but absence is an error.
    [[nodiscard]] JsonValue require(QByteArrayView key);

    /// Required, not empty, at most `longest` characters.
    [[nodiscard]] QString text(QByteArrayView key, qsizetype longest = 100000);
    /// As text(), for displayed names: not blank, and no invisible characters.
    [[nodiscard]] QString name(QByteArrayView key, qsizetype longest = 100000);
    /// Empty if absent; an empty text is valid only with `Empty::Allowed`.
    enum class Empty { Refused, Allowed };
    [[nodiscard]] QString optionalText(QByteArrayView key, Empty empty = Empty::Refused);
    /// Required: letters, digits and . _ - only.
    [[nodiscard]] QString id(QByteArrayView key);
    /// Empty if absent.
    [[nodiscard]] QString optionalId(QByteArrayView key);
    [[nodiscard]] std::optional<double> optionalNumber(QByteArrayView key);
    /// Required integer, at least `least`.
    [[nodiscard]] int wholeNumber(QByteArrayView key, int least = 0);
    /// Optional list of non-empty, distinct texts. The list itself may be empty with `Empty::Allowed`.
    [[nodiscard]] QStringList texts(QByteArrayView key, Empty empty = Empty::Refused);
    /// As texts(), for ids.
    template<typename IdType>
    [[nodiscard]] QList<IdType> ids(QByteArrayView key, Empty empty = Empty::Refused);
    /// Required text, one of an enum's words. Otherwise empty, and the log lists the choices.
    template<typename Value>
    [[nodiscard]] std::optional<Value> word(QByteArrayView key, std::optional<Value> (*fromWord)(QStringView),
                                            QString (*wordOf)(Value));
    /// As above, for words that the program keeps as text.
    [[nodiscard]] QString word(QByteArrayView key, const QStringList &choices);

    /// Empty if absent.
    [[nodiscard]] std::optional<bool> optionalFlag(QByteArrayView key);
    [[nodiscard]] bool flag(QByteArrayView key) { return optionalFlag(key).value_or(false); }

    /// Calls read(JsonValue, const QString &pointer) for each item of an optional array.
    template<typename Read>
    void items(QByteArrayView key, Empty empty, const Read &read);
    /// Result of read(ObjectReader &) for each object of an optional array; `read` must request all members.
    template<typename Item>
    [[nodiscard]] QList<Item> list(QByteArrayView key, Item (*read)(ObjectReader &), Empty empty = Empty::Refused);
    /// The same for a single object, required or optional.
    template<typename Item>
    [[nodiscard]] Item object(QByteArrayView key, Item (*read)(ObjectReader &));
    template<typename Item>
    [[nodiscard]] std::optional<Item> optionalObject(QByteArrayView key, Item (*read)(ObjectReader &));

    void error(ProblemCode code, QByteArrayView key, const QString &message, const QString &remedy = {});
    /// Reports members that were not requested, each with the closest known key.
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
    JsonValue::Iterator m_next; ///< members are mostly requested in file order
    bool m_isObject = false;
    QVarLengthArray<QByteArrayView, 32> m_known;
};

/// Logs a wrong type: "must be a number, is string "12.5"". Returns true if the type is right.
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
