#include "widgets/export/office/numberformat.h"

#include "data/units/numerals.h"

#include <QMap>
#include <QRegularExpression>

#include <cmath>

namespace chipboard {
namespace {

/// How number formats write a text; empty where they cannot.
QString quoted(const QString &text) { return text.isEmpty() ? text : QStringLiteral("\"%1\"").arg(text); }

} // namespace

QString inLanguage(const QString &format, const QLocale &locale)
{
    // [MS-LCID]: languages of the program that write numbers otherwise than English.
    static const QMap<QLocale::Language, QString> ids{{QLocale::German, QStringLiteral("407")},
                                                      {QLocale::French, QStringLiteral("40C")},
                                                      {QLocale::Spanish, QStringLiteral("C0A")},
                                                      {QLocale::Portuguese, QStringLiteral("416")}};
    const QString id = ids.value(locale.language());
    return format.isEmpty() || id.isEmpty() ? format : QStringLiteral("[$-%1]").arg(id) + format;
}

QString numberFormatOf(const QString &label, double value, const QLocale &locale)
{
    const QString point = locale.decimalPoint();
    static const QRegularExpression parts(QStringLiteral(R"(^([^0-9"\\-]*)(-?[0-9](?:[^"\\]*[0-9])?)([^0-9"\\]*)$)"));
    const QRegularExpressionMatch match = parts.match(label);
    if (!match.hasMatch() || !std::isfinite(value))
        return {};
    const QString digits = match.captured(2);
    const auto pointAt = digits.indexOf(point);
    const auto decimals = pointAt < 0 ? 0 : static_cast<int>(digits.size() - pointAt - point.size());
    QString commas;
    for (const double scale : {1.0, 1e3, 1e6, 1e9, 1e12}) {
        QLocale usual = locale;
        usual.setNumberOptions(QLocale::DefaultNumberOptions);
        QLocale ungrouped = locale;
        ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
        for (const bool grouped : {false, true}) {
            const double scaled = value / scale;
            if (grouped
                    ? numberText(scaled, decimals, locale) == digits || usual.toString(scaled, 'f', decimals) == digits
                    : ungrouped.toString(scaled, 'f', decimals) == digits) {
                const QString whole = grouped ? QStringLiteral("#,##0") : QStringLiteral("0");
                const QString fraction =
                    decimals > 0 ? QLatin1Char('.') + QString(decimals, QLatin1Char('0')) : QString();
                return quoted(match.captured(1)) + whole + fraction + commas + quoted(match.captured(3));
            }
        }
        commas += QLatin1Char(',');
    }
    return {};
}

} // namespace chipboard
