// Purpose: finds addresses of the web in a text, for documents that link them.
#pragma once

#include <QList>
#include <QString>

namespace chipboard {

struct TextPiece
{
    QString text;
    bool isAddress = false; ///< http or https, without the sentence's own full stop or bracket

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};
/// In order; all of them together are the text.
[[nodiscard]] QList<TextPiece> piecesOf(const QString &text);

} // namespace chipboard
