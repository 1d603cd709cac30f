#include "data/documents/textpieces.h"

#include "data/core/webaddress.h"

#include <QRegularExpression>

namespace chipboard {

QList<TextPiece> piecesOf(const QString &text)
{
    static const QRegularExpression address(QStringLiteral(R"(https?://[^\s"'<>]+[^\s"'<>.,;:)])"));
    QList<TextPiece> pieces;
    const auto add = [&pieces](const QString &part, bool isAddress) {
        if (!part.isEmpty())
            pieces << TextPiece{part, isAddress};
    };
    qsizetype from = 0;
    for (auto matches = address.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        add(text.mid(from, match.capturedStart() - from), false);
        add(match.captured(), !hasUserInfo(match.capturedView()));
        from = match.capturedEnd();
    }
    add(text.mid(from), false);
    return pieces;
}

} // namespace chipboard
