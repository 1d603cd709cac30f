// Purpose: what the words of the field mean, as one table: reports print it as a chapter, the help as a page. A new
// word is a new row.
#pragma once

#include <QString>

#include <span>

namespace chipboard {

struct GlossaryWord
{
    const char *id;      ///< for links: "kv-cache"
    const char *word;    ///< QT_TRANSLATE_NOOP in context "Glossary"
    const char *meaning; ///< likewise; a sentence without its capital: it stands behind the word and a colon

    [[nodiscard]] QString wordText() const;
    [[nodiscard]] QString meaningText() const;
};

/// In the order of the English alphabet.
[[nodiscard]] std::span<const GlossaryWord> glossaryTable();

} // namespace chipboard
