// Purpose: what the words of the field mean, as one table: reports print it as a chapter, the help as a page. A new
// word is a new row.
#pragma once

#include <QList>
#include <QString>

#include <span>

namespace chipboard {

struct GlossaryWord
{
    const char *id;      ///< for links: "kv-cache"
    const char *word;    ///< QT_TR_NOOP
    const char *meaning; ///< likewise; a sentence without its capital: it stands behind the word and a colon

    [[nodiscard]] QString wordText() const;
    [[nodiscard]] QString meaningText() const;
};

/// In the order of the English alphabet.
[[nodiscard]] std::span<const GlossaryWord> glossaryTable();

// Finds addresses of the web in a text, for documents that link them.

struct TextPiece
{
    QString text;
    bool isAddress = false; ///< http or https, without the sentence's own full stop or bracket

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};
/// In order; all of them together are the text.
[[nodiscard]] QList<TextPiece> piecesOf(const QString &text);

} // namespace chipboard
