// Purpose: filter expressions while somebody types them: whether a text is one, which names can stand at the cursor,
// how a condition is added, and ready-made conditions to choose from.
#pragma once

#include "data/compare/instancequery.h"

namespace chipboard {

/// True once a comparison stands in it; before that a text is words to search for.
[[nodiscard]] bool isExpression(const QString &text);

/// What could stand in the place of the word at the cursor.
struct FieldCompletion
{
    qsizetype start = 0; ///< of the word
    qsizetype length = 0;
    QStringList names; ///< fields that begin with the word; empty where no field can stand
};
[[nodiscard]] FieldCompletion fieldsAt(const QString &text, qsizetype cursor, const QList<QueryField> &fields);

/// The text narrowed by one more condition. Words to search for give way to it.
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
/// Provider, region, chip; memory, chips, network at least; price at most. Every condition can be parsed.
[[nodiscard]] QList<FilterGroup> filterGroups(const Catalog &catalog);

} // namespace chipboard
