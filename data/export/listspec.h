// Purpose: a plain list (chips, sources, rows of a tornado ...) for files: rows of named texts, without a word about
// how it is written down. Pages and answers make them, data/export writes them as JSON, CSV or text.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

/// Numbers are plain decimal texts, and stay numbers in JSON where `numeric`.
struct ListSpec
{
    struct Column
    {
        QString key;
        bool numeric = false;
        friend bool operator==(const Column &, const Column &) = default;
    };
    QString name; ///< "chips": the JSON key
    QList<Column> columns;
    QList<QStringList> rows;

    friend bool operator==(const ListSpec &, const ListSpec &) = default;
};

/// `columns` is "key,key"; `numbers` are those of them that hold numbers.
[[nodiscard]] inline ListSpec listOf(const char *name, const char *columns, const QStringList &numbers)
{
    ListSpec list{QString::fromLatin1(name), {}, {}};
    const QStringList keys = QString::fromLatin1(columns).split(QLatin1Char(','));
    for (const QString &key : keys)
        list.columns << ListSpec::Column{key, numbers.contains(key)};
    return list;
}

/// A number as scripts want it, whatever the locale.
[[nodiscard]] inline QString listNumber(double value) { return QString::number(value, 'g', 12); }

/// "h100 b200"
template<typename IdType>
[[nodiscard]] QString joinedIds(const QList<IdType> &ids)
{
    QStringList texts;
    for (const IdType &id : ids)
        texts << id.text();
    return texts.join(QLatin1Char(' '));
}

} // namespace chipboard
