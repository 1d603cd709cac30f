// Purpose: which commands the words that somebody types mean: chips, pages, metrics and menu entries alike, best first.
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
    QString keys;           ///< as the platform writes them; may be empty
    QStringList words = {}; ///< phrases that also mean it: "payback"
    QString about = {};     ///< not shown: what it is for; finds it by the beginnings of its words

    friend bool operator==(const Command &, const Command &) = default;
};

/// A text without case, accents and marks of menus: "É&xporter" is found by "exporter".
[[nodiscard]] QString folded(const QString &text);

/// Places in `commands` of those that the typed words mean. First those of which a phrase is what was typed, then those
/// of which one begins so; then those that hold every typed word: where the text begins with it, then a word of the
/// text, then anywhere in it, then in the group, then a word of `about`; at last those of which a phrase stands in what
/// was typed. Equals keep their order; nothing typed: all of them. Where nothing is found, amounts among the words are
/// left out: "utilisation 40", "2 billion tokens".
[[nodiscard]] QList<qsizetype> matching(const QString &typed, const QList<Command> &commands);

} // namespace chipboard
