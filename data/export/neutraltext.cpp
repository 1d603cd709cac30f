#include "data/export/neutraltext.h"

#include <QRegularExpression>

namespace chipboard {

QString neutralText(const QString &text)
{
    if (text.isEmpty() || !QStringView(u"=+-@\t\r").contains(text.front()))
        return text;
    static const QRegularExpression number(QStringLiteral("^[+-][0-9][0-9.,]*([eE][+-]?[0-9]+)?([ \u00A0]%)?$"));
    return number.match(text).hasMatch() ? text : u'\'' + text;
}

} // namespace chipboard
