// Purpose: support for typing filter expressions: detection, field completion at the cursor, adding a condition, and
// ready-made conditions.
#pragma once

#include "data/compare/instancequery.h"

namespace chipboard {

/// True if the text contains a comparison; otherwise it is a word search.
[[nodiscard]] bool isExpression(const QString &text);

/// Completions for the word at the cursor.
struct FieldCompletion
{
    qsizetype start = 0; ///< of the word
    qsizetype length = 0;
    QStringList names; ///< fields with that prefix; empty where no field is possible
};
[[nodiscard]] FieldCompletion fieldsAt(const QString &text, qsizetype cursor, const QList<QueryField> &fields);

/// Adds a condition to the text. Search words are replaced.
[[nodiscard]] QString withCondition(const QString &text, const QString &condition);

struct FilterChoice
{
    QString text;      ///< "AWS", "at least 640 GB"
    QString condition; ///< "provider = AWS"
};
struct FilterGroup
{
    QString title;
    QList<FilterChoice> choices;
};
/// Provider, region, chip; minimum memory, chips, network; maximum price. All conditions are valid expressions.
[[nodiscard]] QList<FilterGroup> filterGroups(const Catalog &catalog);

} // namespace chipboard
