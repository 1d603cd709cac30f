// Purpose: the texts of a report that are the same for every board: what its words mean, and how its numbers come
// about.
#pragma once

#include <QStringList>

namespace chipboard {

/// "MFU: ...", one paragraph a word, in the order of the alphabet.
[[nodiscard]] QStringList glossary();
/// `opensAgain`: the file of the report holds the board.
[[nodiscard]] QStringList methodText(bool opensAgain);

} // namespace chipboard
