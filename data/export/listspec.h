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

} // namespace chipboard
