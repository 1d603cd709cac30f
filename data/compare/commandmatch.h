// Purpose: finds commands (chips, pages, metrics and menu entries) for typed words, best first.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

struct Command
{
    QString id;
    QString text;           ///< "H100", "Export…"
    QString group;          ///< "Compare", "File"
    QString keys;           ///< as the platform displays them; may be empty
    QStringList words = {}; ///< synonyms: "payback"
    QString about = {};     ///< not shown: description, matched by the start of its words

    friend bool operator==(const Command &, const Command &) = default;
};

/// Removes case, accents and menu markers: "É&xporter" matches "exporter".
[[nodiscard]] QString folded(const QString &text);

/// Indices of matching `commands`: first phrases that equal the input, then phrases that start with it; then commands
/// that contain every typed word: at the start of the text, at the start of a word, anywhere in the text, in the group,
/// or at the start of a word of `about`; last, phrases contained in the input. Ties keep their order; an empty input
/// returns all. Without a match, amounts are ignored: "utilisation 40", "2 billion tokens".
[[nodiscard]] QList<qsizetype> matching(const QString &typed, const QList<Command> &commands);

} // namespace chipboard
