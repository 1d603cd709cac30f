#include "widgets/export/office/officelook.h"

using namespace Qt::StringLiterals;

namespace chipboard {

QString languageTag(const QLocale &locale)
{
    if (locale.language() == QLocale::C || locale.language() == QLocale::English)
        return QStringLiteral("en-US");
    return locale.name().replace(QLatin1Char('_'), QLatin1Char('-'));
}

QString OfficeLook::typeface() const { return isOnTemplate ? u"+mn-lt"_s : theme.type.family; }

QString hexText(const QColor &colour) { return colour.name(QColor::HexRgb).mid(1).toUpper(); }

} // namespace chipboard
