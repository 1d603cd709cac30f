// Purpose: plain words that the command palette understands, as a table: what people type who do not know how a page,
// an action or an assumption is called here.
#pragma once

#include <QStringList>

#include <span>

namespace chipboard {

struct SynonymRow
{
    const char *command; ///< id of a command
    const char *words;   ///< QT_TRANSLATE_NOOP in context "CommandSynonym": phrases with "; " between them
};
[[nodiscard]] std::span<const SynonymRow> synonymTable();

/// What a command is also called, in the language of the window and in English.
[[nodiscard]] QStringList synonymsOf(const QString &command);

} // namespace chipboard
