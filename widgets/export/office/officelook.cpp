#include "widgets/export/office/officelook.h"

#include "data/slidecheck/colour.h"
#include "data/units/numerals.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

bool isWide(QChar sign)
{
    return sign.isSurrogate() || (sign >= QChar(0x1100) && sign < QChar(0x1160))
        || (sign >= QChar(0x2E80) && sign < QChar(0xD7A4)) || (sign >= QChar(0xF900) && sign < QChar(0xFB00))
        || (sign >= QChar(0xFF00) && sign < QChar(0xFF61));
}

bool isNarrow(QChar sign)
{
    switch (sign.unicode()) {
    case 'i':
    case 'j':
    case 'l':
    case 't':
    case 'f':
    case 'r':
    case 'I':
    case '.':
    case ',':
    case ':':
    case ' ':
    case '\'':
    case '(':
    case ')':
    case '/':
        return true;
    default:
        return false;
    }
}

/// How number formats write a text; empty where they cannot.
QString quoted(const QString &text) { return text.isEmpty() ? text : QStringLiteral("\"%1\"").arg(text); }

} // namespace

OfficeColour OfficeLook::colour(ColourRole role) const
{
    switch (role) {
    case ColourRole::Trainium:
        return trainium;
    case ColourRole::Inferentia:
        return inferentia;
    case ColourRole::Nvidia:
        return nvidia;
    case ColourRole::Quiet:
        return quiet;
    case ColourRole::Other:
        break;
    }
    return other;
}

OfficeColour OfficeLook::ink(Beside beside) const
{
    if (beside == Beside::Untold)
        return text;
    const OfficeColour told = beside == Beside::Better ? better : worse;
    return contrastRatio(Rgb::of(told), Rgb::of(ground)) < leastTextContrast ? text : told;
}

OfficeColour OfficeLook::heat(double tone) const
{
    return mixedColour(heatEven, tone < 0.0 ? heatLow : heatHigh, std::min(1.0, std::abs(tone)));
}

OfficeColour mixedColour(OfficeColour from, OfficeColour to, double share)
{
    OfficeColour colour = 0;
    for (const int shift : {16, 8, 0}) {
        const double a = (from >> shift) & 0xffU;
        const double b = (to >> shift) & 0xffU;
        colour |= static_cast<OfficeColour>(std::lround(a + (b - a) * share)) << shift;
    }
    return colour;
}

QString languageTag(const QLocale &locale)
{
    if (locale.language() == QLocale::C || locale.language() == QLocale::English)
        return QStringLiteral("en-US");
    return locale.name().replace(QLatin1Char('_'), QLatin1Char('-'));
}

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

QString hexText(OfficeColour colour)
{
    return QStringLiteral("%1").arg(colour & 0xffffffU, 6, 16, QLatin1Char('0')).toUpper();
}

double textWidth(const QString &text, double size)
{
    double ems = 0.0;
    for (const QChar sign : text)
        ems += isWide(sign) ? 1.0 : isNarrow(sign) ? 0.32 : sign.isUpper() ? 0.70 : 0.60;
    return ems * size;
}

double sizeThatFits(const QString &text, double width, int lines, std::initializer_list<double> sizes)
{
    // Lines end at words: a tenth of each is lost.
    const auto fits = [&](double size) { return textWidth(text, size) <= width * lines * (lines > 1 ? 0.9 : 1.0); };
    const auto found = std::find_if(sizes.begin(), sizes.end(), fits);
    return found == sizes.end() ? *(sizes.end() - 1) : *found;
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
        QLocale ungrouped = locale;
        ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
        for (const bool grouped : {false, true}) {
            const double scaled = value / scale;
            if (grouped
                    ? numberText(scaled, decimals, locale) == digits || locale.toString(scaled, 'f', decimals) == digits
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
