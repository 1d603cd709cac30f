#include "data/export/neutraltext.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {

QString neutralText(const QString &text)
{
    if (text.isEmpty() || !QStringView(u"=+-@\t\r").contains(text.front()))
        return text;
    static const QRegularExpression number(QStringLiteral("^[+-][0-9][0-9.,]*([eE][+-]?[0-9]+)?([ \u00A0]%)?$"));
    return number.match(text).hasMatch() ? text : u'\'' + text;
}

QString printableText(QString text)
{
    const auto isUnseen = [](QChar sign) {
        const bool isControl = sign.category() == QChar::Other_Control && sign != u'\n' && sign != u'\t';
        const bool turns =
            (sign >= QChar(0x202A) && sign <= QChar(0x202E)) || (sign >= QChar(0x2066) && sign <= QChar(0x2069));
        return isControl || turns;
    };
    std::replace_if(text.begin(), text.end(), isUnseen, QChar(QChar::ReplacementCharacter));
    return text;
}

} // namespace chipboard
