// Purpose: finds topics of the help by words, and tells a topic as text and as HTML.
#pragma once

#include "data/views/helpbook.h"

namespace chipboard {

/// What was typed as words: small letters, each once.
[[nodiscard]] QStringList searchWords(const QString &typed);
/// Places of topics that have all words, anywhere and as parts of words; those with all in their titles or headings
/// come first, each with the first entry that has them. Empty without words.
[[nodiscard]] QList<HelpPlace> foundIn(const HelpBook &book, const QString &typed);

/// Everything that a reader sees of it, a line a paragraph, cells separated by tabs.
[[nodiscard]] QString helpText(const HelpTopic &topic);
/// A body without styles. Entries are anchors by their ids; addresses of the
/// web are links, nothing else is. All text is escaped.
[[nodiscard]] QString helpHtml(const HelpTopic &topic);

} // namespace chipboard
