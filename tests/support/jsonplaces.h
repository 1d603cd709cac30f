// Purpose: every place in a JSON value, and the value with one of them changed, for tests that corrupt each place in
// turn.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace chipboard::testing {

using namespace Qt::StringLiterals;

// Every place in a JSON value, as pointers.
inline void collectPlaces(const QJsonValue &value, const QString &pointer, QStringList &places)
{
    if (!pointer.isEmpty())
        places << pointer;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        collectPlaces(member.value(), pointer + u'/' + member.key(), places);
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        collectPlaces(array.at(i), pointer + u'/' + QString::number(i), places);
}

[[nodiscard]] inline QJsonValue valueAt(const QJsonValue &value, const QStringList &tokens)
{
    QJsonValue result = value;
    for (const QString &token : tokens)
        result = result.isArray() ? result.toArray().at(token.toInt()) : result.toObject().value(token);
    return result;
}

[[nodiscard]] inline QJsonValue replaced(const QJsonValue &value, const QStringList &tokens,
                                         const QJsonValue &replacement)
{
    if (tokens.isEmpty())
        return replacement;
    const QStringList rest = tokens.mid(1);
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        array[tokens.constFirst().toInt()] = replaced(array.at(tokens.constFirst().toInt()), rest, replacement);
        return array;
    }
    QJsonObject object = value.toObject();
    object[tokens.constFirst()] = replaced(object.value(tokens.constFirst()), rest, replacement);
    return object;
}

[[nodiscard]] inline QByteArray toText(const QJsonValue &value) { return QJsonDocument(value.toObject()).toJson(); }

/// The same value without one object member or array item.
[[nodiscard]] inline QJsonValue without(const QJsonValue &value, const QStringList &tokens)
{
    const QStringList parent = tokens.first(tokens.size() - 1);
    const QJsonValue old = valueAt(value, parent);
    if (old.isArray()) {
        QJsonArray array = old.toArray();
        array.removeAt(tokens.constLast().toInt());
        return replaced(value, parent, array);
    }
    QJsonObject object = old.toObject();
    object.remove(tokens.constLast());
    return replaced(value, parent, object);
}

/// "/a/b" -> a, b. Keys of spec files need no escapes.
[[nodiscard]] inline QStringList tokensOf(const QString &pointer)
{
    return pointer.isEmpty() ? QStringList() : pointer.mid(1).split(QLatin1Char('/'));
}

/// Pointers to every value below the root.
[[nodiscard]] inline QStringList placesIn(const QJsonValue &value)
{
    QStringList places;
    collectPlaces(value, {}, places);
    return places;
}

} // namespace chipboard::testing
