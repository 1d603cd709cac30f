#include "widgets/export/office/charttext.h"

#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/views/planeaxis.h"
#include "widgets/charts/axistitles.h"
#include "widgets/charts/markpainting.h"
#include "widgets/export/office/shapes.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
constexpr double labelAir = 10.0; // points between labels of an axis
constexpr double belowLabels = 20.0;

ChartSpec withNativeAxes(ChartSpec spec, const QLocale &locale)
{
    const Formatter formatter(locale);
    for (ChartAxis *axis : {&spec.axis, &spec.plane.y}) {
        if (axis->scale != AxisScale::Logarithmic || !(axis->minimum > 0.0) || !(axis->maximum > axis->minimum))
            continue;
        constexpr double fewDoublings = 64.0;
        const double base = axis->maximum / axis->minimum > fewDoublings ? 10.0 : 2.0;
        axis->ticks.clear();
        axis->tickLabels.clear();
        for (double tick = axis->minimum; tick <= axis->maximum; tick *= base) {
            axis->ticks << tick;
            axis->tickLabels << tickText(tick, axis->unit, formatter);
        }
    }
    return spec;
}

int yearsApart(const ChartAxis &axis)
{
    constexpr double year = 365.25;
    if (axis.ticks.size() < 2)
        return 0;
    const double years = (axis.ticks.at(1) - axis.ticks.at(0)) / year;
    return std::abs(years - std::round(years)) * year < 1.0 ? qRound(years) : 0;
}

QList<qsizetype> toldTicks(const ChartAxis &axis, double length, double size, bool isUpright,
                           const TextMeasure &letters)
{
    QList<qsizetype> told;
    double free = -1e9;
    for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
        const double share = axisShare(axis, axis.ticks.at(i));
        if (share < -1e-6 || share > 1.0 + 1e-6)
            continue;
        const double half = isUpright ? 0.6 * size : letters.width(axis.tickLabels.value(i), size) / 2.0;
        if (share * length - half < free)
            continue;
        told << i;
        free = share * length + half + (isUpright ? 0.0 : labelAir);
    }
    return told;
}

double beginningOf(const ChartAxis &axis)
{
    return axis.scale == AxisScale::Logarithmic ? axis.minimum * 1.001 : axis.minimum;
}

double drawnEndOf(const ChartAxis &axis)
{
    constexpr double rounding = 1e-8;
    constexpr double base = 10.0;
    const bool isExact =
        axis.scale != AxisScale::Logarithmic || std::pow(base, std::round(std::log10(axis.maximum))) == axis.maximum;
    return isExact ? axis.maximum : axis.maximum * (1.0 + rounding);
}

QPointF titlePlace(const QString &title, double size, const QRectF &plot, const QSizeF &chart, bool isUpright,
                   const TextMeasure &letters)
{
    const double width = letters.width(title, size);
    const QPointF at = isUpright ? QPointF(2.0, plot.center().y() - width / 2.0)
                                 : QPointF(plot.center().x() - width / 2.0, plot.bottom() + belowLabels);
    return {std::max(0.0, at.x() / chart.width()), std::max(0.0, at.y() / chart.height())};
}

/// Quotes a text for a number format; empty stays empty.
static QString quoted(const QString &text) { return text.isEmpty() ? text : QStringLiteral("\"%1\"").arg(text); }

QString inLanguage(const QString &format, const QLocale &locale)
{
    // [MS-LCID]: supported languages with other number separators than English.
    static const QMap<QLocale::Language, QString> ids{{QLocale::German, QStringLiteral("407")},
                                                      {QLocale::French, QStringLiteral("40C")},
                                                      {QLocale::Spanish, QStringLiteral("C0A")},
                                                      {QLocale::Portuguese, QStringLiteral("416")}};
    const QString id = ids.value(locale.language());
    return format.isEmpty() || id.isEmpty() ? format : QStringLiteral("[$-%1]").arg(id) + format;
}

namespace {

/// "~7.55k": prefix, suffix, decimals and power of a thousand.
struct NumberRule
{
    QString before;
    QString after;
    int decimals = 0; ///< -1: rounded to tens
    bool isGrouped = false;
    int thousands = 0;
};

std::optional<NumberRule> numberRuleOf(const QString &label, double value, const QLocale &locale)
{
    const QString point = locale.decimalPoint();
    static const QRegularExpression parts(QStringLiteral(R"(^([^0-9"\\-]*)(-?[0-9](?:[^"\\]*[0-9])?)([^0-9"\\]*)$)"));
    const QRegularExpressionMatch match = parts.match(label);
    if (!match.hasMatch() || !std::isfinite(value))
        return std::nullopt;
    const QString digits = match.captured(2);
    const auto pointAt = digits.indexOf(point);
    NumberRule rule{match.captured(1), match.captured(3)};
    rule.decimals = pointAt < 0 ? 0 : static_cast<int>(digits.size() - pointAt - point.size());
    QLocale usual = locale;
    usual.setNumberOptions(QLocale::DefaultNumberOptions);
    QLocale ungrouped = locale;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    constexpr int mostThousands = 4;
    for (; rule.thousands <= mostThousands; ++rule.thousands) {
        const double scaled = value / std::pow(1000.0, rule.thousands);
        for (const bool grouped : {false, true}) {
            rule.isGrouped = grouped;
            if (grouped ? numberText(scaled, rule.decimals, locale) == digits
                        || usual.toString(scaled, 'f', rule.decimals) == digits
                        : ungrouped.toString(scaled, 'f', rule.decimals) == digits)
                return rule;
        }
    }
    // "1,610" is 1,613: an estimate in full
    constexpr int tens = -1;
    if (pointAt < 0 && std::fabs(value) < 1e4 && numberText(std::round(value / 10.0) * 10.0, 0, locale) == digits)
        return NumberRule{rule.before, rule.after, tens, digits.contains(locale.groupSeparator())};
    return std::nullopt;
}

} // namespace

QString numberFormatOf(const QString &label, double value, const QLocale &locale)
{
    const std::optional<NumberRule> rule = numberRuleOf(label, value, locale);
    if (!rule || rule->decimals < 0) // no format rounds to tens
        return {};
    const QString whole = rule->isGrouped ? QStringLiteral("#,##0") : QStringLiteral("0");
    const QString fraction =
        rule->decimals > 0 ? QLatin1Char('.') + QString(rule->decimals, QLatin1Char('0')) : QString();
    return quoted(rule->before) + whole + fraction + QString(rule->thousands, QLatin1Char(',')) + quoted(rule->after);
}

// Uses FIXED, because the format codes of TEXT depend on the language.
QString textFormulaOf(const QString &label, double value, const QLocale &locale, const QString &number)
{
    const std::optional<NumberRule> rule = numberRuleOf(label, value, locale);
    if (!rule)
        return {};
    const QString scaled =
        rule->thousands > 0 ? QStringLiteral("%1/1E%2").arg(number).arg(3 * rule->thousands) : number;
    QStringList pieces{quoted(rule->before),
                       QStringLiteral("FIXED(%1,%2,%3)")
                           .arg(scaled)
                           .arg(rule->decimals)
                           .arg(rule->isGrouped ? QStringLiteral("FALSE") : QStringLiteral("TRUE")),
                       quoted(rule->after)};
    pieces.removeAll(QString());
    return pieces.join(QLatin1Char('&'));
}

namespace {

constexpr char mainNamespace[] = "http://schemas.openxmlformats.org/drawingml/2006/main";
constexpr char officeRelations[] = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

constexpr double estimateOfGround = 0.78; // share of the background in an estimate's colour, as on screen
constexpr double tickAir = 10.0;          // points between labels of an axis

/// Hundredths of a point.
int sizeOf(const TextLook &look) { return static_cast<int>(std::lround(look.size * 100.0)); }

void writeFontContent(XmlPart &xml, const TextLook &look)
{
    writeSolid(xml, look.colour);
    if (!look.family.isEmpty())
        xml.element("a:latin", {{"typeface", look.family}});
}

void writeParagraphLook(XmlPart &xml, const TextLook &look)
{
    xml.element("a:pPr", {}, [&] {
        xml.element("a:defRPr", {{"sz", sizeOf(look)}, {"b", look.bold ? 1 : 0}}, [&] { writeFontContent(xml, look); });
    });
}

enum class Turn { Usual, Level, Upwards };

void writeBody(XmlPart &xml, Turn turn, const char *wrap = "square")
{
    if (turn != Turn::Usual)
        xml.element("a:bodyPr", {{"rot", turn == Turn::Level ? 0 : -5400000}, {"vert", "horz"}});
    else
        xml.element("a:bodyPr", {{"wrap", wrap}});
    xml.element("a:lstStyle");
}

void writeLook(XmlPart &xml, const TextLook &look, Turn turn, const char *wrap)
{
    xml.element("c:txPr", {}, [&] {
        writeBody(xml, turn, wrap);
        xml.element("a:p", {}, [&] {
            writeParagraphLook(xml, look);
            xml.element("a:endParaRPr", {{"lang", xml.language()}});
        });
    });
}

// Fallback if no common format keeps ticks distinct: the whole number, which is always right.
QString plainFormat(const ChartAxis &axis, const QLocale &locale)
{
    return axis.maximum >= 10000.0 ? inLanguage(u"#,##0"_s, locale) : u"General"_s;
}

double logBaseOf(const ChartAxis &axis)
{
    return axis.ticks.size() > 1 && axis.ticks.at(1) == 2.0 * axis.ticks.at(0) ? 2.0 : 10.0;
}

constexpr qsizetype mostConditions = 2; // of a format, in addition to the default

// "0.05", "0.5", "5": each power of ten from `minimum` with its own decimals, if there is room for so many conditions.
QString fractionsFormat(double minimum, qsizetype room, const QLocale &locale)
{
    constexpr double betweenPowers = 5.0;
    int decimals = 0;
    for (double tick = minimum; decimals < 3 && std::abs(tick - std::round(tick)) > 1e-6; tick *= 10.0)
        ++decimals;
    if (decimals > room)
        return u"General"_s;
    QStringList parts;
    for (double limit = minimum * betweenPowers; decimals > 0; --decimals, limit *= 10.0)
        parts << u"[<%1]"_s.arg(limit) + inLanguage(u"0."_s + QString(decimals, u'0'), locale);
    return (parts << inLanguage(u"0"_s, locale)).join(u';');
}

// "1k" from a thousand and "1M" from a million.
QString powersFormat(const ChartAxis &axis, const QLocale &locale)
{
    QMap<int, QString> formats; // by power of a thousand
    if (logBaseOf(axis) < 10.0)
        return axis.maximum >= 10000.0 ? inLanguage(u"#,##0"_s, locale) : fractionsFormat(axis.minimum, 0, locale);
    for (qsizetype i = 0; i < std::min(axis.ticks.size(), axis.tickLabels.size()); ++i) {
        const std::optional<NumberRule> rule = numberRuleOf(axis.tickLabels.at(i), axis.ticks.at(i), locale);
        if (!rule)
            return plainFormat(axis, locale);
        if (rule->thousands > 0)
            formats[rule->thousands] = u"[>=1E%1]"_s.arg(3 * rule->thousands)
                + inLanguage(numberFormatOf(axis.tickLabels.at(i), axis.ticks.at(i), locale), locale);
    }
    QStringList parts;
    for (auto each = formats.cend(); each != formats.cbegin() && parts.size() < mostConditions;)
        parts << *--each;
    return (parts << fractionsFormat(axis.minimum, mostConditions - parts.size(), locale)).join(u';');
}

// The format without decimals, so that "5M" and "2.5M" are equal.
QString withoutDecimals(QString format)
{
    static const QRegularExpression decimals(QStringLiteral("\\.0+"));
    return format.remove(decimals);
}

// A common format with the maximum number of decimals, else plain numbers. Zero has no suffix.
QString tickFormat(const ChartAxis &axis, const QLocale &locale)
{
    if (axis.scale == AxisScale::Logarithmic)
        return powersFormat(axis, locale);
    QString common;
    bool hasZero = false;
    for (qsizetype i = 0; i < std::min(axis.ticks.size(), axis.tickLabels.size()); ++i) {
        if (axis.ticks.at(i) == 0.0) {
            hasZero = true;
            continue;
        }
        const QString format = numberFormatOf(axis.tickLabels.at(i), axis.ticks.at(i), locale);
        if (format.isEmpty() || (!common.isEmpty() && withoutDecimals(common) != withoutDecimals(format)))
            return plainFormat(axis, locale);
        if (format.size() > common.size())
            common = format;
    }
    if (common.isEmpty())
        return plainFormat(axis, locale);
    return inLanguage(hasZero ? u"%1;-%1;0"_s.arg(common) : common, locale);
}

// Whether labels of so many ticks fit the axis.
bool hasRoom(const ChartAxis &axis, const AxisPlace &place, double ticks, double size, const TextMeasure &letters)
{
    double widest = 0.0;
    for (const QString &label : axis.tickLabels)
        widest = std::max(widest, letters.width(label, size));
    return place.length <= 0.0 || ticks * (widest + tickAir) <= place.length;
}

void writeScaling(XmlPart &xml, const ChartAxis &axis, const AxisPlace &place)
{
    xml.element("c:scaling", {}, [&] {
        if (axis.scale == AxisScale::Logarithmic)
            xml.val("c:logBase", logBaseOf(axis));
        xml.val("c:orientation", place.reversed ? "maxMin" : "minMax");
        if (place.maximum)
            xml.val("c:max", *place.maximum);
        if (place.minimum)
            xml.val("c:min", *place.minimum);
    });
}

/// A colour expressed by a theme colour.
struct SchemeTint
{
    const char *name = nullptr;
    double share = 1.0;                    ///< opacity over the background
    std::optional<double> saturation = {}; ///< factor on the theme's, likewise the next
    std::optional<double> lightness = {};
    std::optional<double> lifted = {}; ///< added to the lightness
};

// The best share of `ink` over `ground`, and the largest error of a channel.
std::pair<double, double> shareOver(const QColor &colour, const QColor &ink, const QColor &ground)
{
    const double pairs[3][2] = {{double(ink.red() - ground.red()), double(colour.red() - ground.red())},
                                {double(ink.green() - ground.green()), double(colour.green() - ground.green())},
                                {double(ink.blue() - ground.blue()), double(colour.blue() - ground.blue())}};
    double squares = 0.0;
    double products = 0.0;
    for (const auto &one : pairs) {
        squares += one[0] * one[0];
        products += one[0] * one[1];
    }
    const double share = squares > 0.0 ? std::clamp(products / squares, 0.0, 1.0) : 0.0;
    double missed = 0.0;
    for (const auto &one : pairs)
        missed = std::max(missed, std::abs(share * one[0] - one[1]));
    return {share, missed};
}

// A shade of the accent with the nearest hue; a colour without hue uses the text colour.
SchemeTint shadeOf(const QColor &colour, const QList<SchemeColour> &scheme)
{
    qsizetype best = 1;
    float least = 2.0F;
    for (qsizetype i = 2; i < scheme.size(); ++i) {
        const QColor base(scheme.at(i).rgb);
        const float away = std::abs(base.hslHueF() - colour.hslHueF());
        const float apart = std::min(away, 1.0F - away);
        if (base.hslSaturationF() > 0.15F && apart < least) {
            best = i;
            least = apart;
        }
    }
    const QColor base(scheme.at(best).rgb);
    SchemeTint tint{scheme.at(best).name};
    if (base.hslSaturationF() > 0.0F)
        tint.saturation = colour.hslSaturationF() / base.hslSaturationF();
    if (colour.lightnessF() <= base.lightnessF()) {
        tint.lightness = colour.lightnessF() / base.lightnessF();
    } else {
        tint.lightness = (1.0 - colour.lightnessF()) / (1.0 - base.lightnessF());
        tint.lifted = 1.0 - *tint.lightness;
    }
    return tint;
}

SchemeTint tintOf(const QColor &colour, const QList<SchemeColour> &scheme)
{
    constexpr double sameColour = 12.0; // tolerance, of 255
    for (const SchemeColour &one : scheme) {
        if (one.rgb == colour.rgb())
            return {one.name};
    }
    SchemeTint nearest;
    double least = sameColour;
    for (qsizetype i = 1; i < scheme.size(); ++i) {
        const auto [share, missed] = shareOver(colour, QColor(scheme.at(i).rgb), QColor(scheme.constFirst().rgb));
        if (missed < least) {
            nearest = {scheme.at(i).name, share};
            least = missed;
        }
    }
    return nearest.name != nullptr ? nearest : shadeOf(colour, scheme);
}

std::optional<double> stepOf(const ChartAxis &axis, const AxisPlace &place, double size, const TextMeasure &letters)
{
    if (place.step)
        return place.step;
    if (axis.scale == AxisScale::Logarithmic)
        return logBaseOf(axis);
    if (axis.ticks.size() < 2)
        return std::nullopt;
    double step = axis.ticks.at(1) - axis.ticks.at(0);
    if (!(step > 0.0))
        return std::nullopt;
    const double reach = axis.maximum - axis.minimum;
    while (step < reach && !hasRoom(axis, place, reach / step, size, letters))
        step *= 2.0;
    return step;
}

} // namespace

double roomForTicks(const ChartAxis &axis, const OfficeLook &look, double size)
{
    const QString format = tickFormat(axis, look.locale);
    double widest = 0.0;
    for (qsizetype i = 0; i < std::min(axis.ticks.size(), axis.tickLabels.size()); ++i) {
        const bool isPlain = axis.scale == AxisScale::Linear && format == plainFormat(axis, look.locale);
        const QString label = isPlain ? numberText(axis.ticks.at(i), 0, look.locale) : axis.tickLabels.at(i);
        widest = std::max(widest, look.letters.width(label, size));
    }
    const bool hasMore = format.contains(QLatin1String(".0")); // a decimal where labels have none
    return widest + (hasMore ? look.letters.width(QStringLiteral(".0"), size) : 0.0);
}

qint64 emu(double points) { return std::llround(points * 12700.0); }

void writeColour(XmlPart &xml, const QColor &colour, double strength)
{
    constexpr double whole = 100000.0; // of a percentage in DrawingML
    const auto alpha = [&xml](double of) {
        if (of < 1.0)
            xml.val("a:alpha", qRound(of * whole));
    };
    if (xml.scheme().isEmpty()) {
        xml.element("a:srgbClr", {{"val", hexText(colour)}}, [&] { alpha(strength); });
        return;
    }
    const SchemeTint tint = tintOf(colour, xml.scheme());
    xml.element("a:schemeClr", {{"val", tint.name}}, [&] {
        if (tint.saturation)
            xml.val("a:satMod", qRound(*tint.saturation * whole));
        if (tint.lightness)
            xml.val("a:lumMod", qRound(*tint.lightness * whole));
        if (tint.lifted)
            xml.val("a:lumOff", qRound(*tint.lifted * whole));
        alpha(strength * tint.share);
    });
}

void writeFixed(XmlPart &xml, const QColor &colour)
{
    xml.element("a:solidFill", {}, [&] { xml.element("a:srgbClr", {{"val", hexText(colour)}}); });
}

void writeSolid(XmlPart &xml, const QColor &colour)
{
    xml.element("a:solidFill", {}, [&] { writeColour(xml, colour); });
}

void writeLine(XmlPart &xml, const QColor &colour, double points, bool dashed)
{
    xml.element("a:ln", {{"w", emu(points)}}, [&] {
        writeSolid(xml, colour);
        if (dashed)
            xml.val("a:prstDash", "dash");
    });
}

void writeNoLine(XmlPart &xml)
{
    xml.element("a:ln", {}, [&] { xml.element("a:noFill"); });
}

void writeInvisible(XmlPart &xml)
{
    xml.element("c:spPr", {}, [&] {
        xml.element("a:noFill");
        writeNoLine(xml);
    });
}

void writeLayout(XmlPart &xml, std::initializer_list<std::pair<const char *, double>> shares, bool isFromEdges)
{
    xml.element("c:layout", {}, [&] {
        xml.element("c:manualLayout", {}, [&] {
            if (shares.size() > 2)
                xml.val("c:layoutTarget", "inner");
            for (const char *mode : {"c:xMode", "c:yMode"}) {
                if (isFromEdges)
                    xml.val(mode, "edge");
            }
            for (const auto &[name, share] : shares)
                xml.val(name, share);
        });
    });
}

void writeHatching(XmlPart &xml, const QColor &colour, const QColor &ground)
{
    xml.element("a:pattFill", {{"prst", "wdUpDiag"}}, [&] {
        xml.element("a:fgClr", {}, [&] { writeColour(xml, colour); });
        xml.element("a:bgClr", {}, [&] { writeColour(xml, ground); });
    });
}

void writeMarkLook(XmlPart &xml, MarkStyle style, const QColor &colour, const std::optional<QColor> &ground)
{
    xml.element("c:spPr", {}, [&] {
        switch (style) {
        case MarkStyle::Solid:
            writeSolid(xml, colour);
            break;
        case MarkStyle::Hatched:
            writeHatching(xml, colour, ground.value_or(QColor(Qt::white)));
            break;
        case MarkStyle::Outlined:
            if (ground)
                writeSolid(xml, mixed(colour, *ground, estimateOfGround));
            else
                xml.element("a:noFill");
            break;
        }
        writeLine(xml, colour, style == MarkStyle::Outlined ? 2.0 : 1.0);
    });
}

void writeTextLook(XmlPart &xml, const TextLook &look) { writeLook(xml, look, Turn::Usual, "square"); }

void writeNamesLook(XmlPart &xml, const TextLook &look) { writeLook(xml, look, Turn::Level, "square"); }

void writeLabelLook(XmlPart &xml, const TextLook &look) { writeLook(xml, look, Turn::Usual, "none"); }

void writeTextRun(XmlPart &xml, const QString &text, const TextLook &look)
{
    xml.element("a:r", {}, [&] {
        xml.element("a:rPr", {{"lang", xml.language()}, {"sz", sizeOf(look)}, {"b", look.bold ? 1 : 0}},
                    [&] { writeFontContent(xml, look); });
        xml.text("a:t", text);
    });
}

// c:rich
static void writeRichText(XmlPart &xml, const QString &text, const TextLook &look, bool turned = false)
{
    xml.element("c:rich", {}, [&] {
        writeBody(xml, turned ? Turn::Upwards : Turn::Usual, "none");
        xml.element("a:p", {}, [&] {
            writeParagraphLook(xml, look);
            writeTextRun(xml, text, look);
        });
    });
}

void inBothOrders(XmlPart &xml, const QList<std::function<void(XmlPart &, int order)>> &series)
{
    for (qsizetype order = series.size() - 1; order >= 0; --order)
        series.at(order)(xml, static_cast<int>(order));
}

void writeNumbers(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range, int least)
{
    xml.element("c:numRef", {}, [&] {
        xml.text("c:f", range.reference());
        xml.element("c:numCache", {}, [&] {
            xml.text("c:formatCode", QStringLiteral("General"));
            xml.val("c:ptCount", std::max(least, range.last - range.first + 1));
            for (int row = range.first; row <= range.last; ++row) {
                if (const std::optional<double> number = sheet.at(range.column, row).number)
                    xml.element("c:pt", {{"idx", row - range.first}}, [&] { xml.text("c:v", xmlNumber(*number)); });
            }
        });
    });
}

void writeTexts(XmlPart &xml, const ChartSheet &sheet, const SheetRange &range)
{
    xml.element("c:strRef", {}, [&] {
        xml.text("c:f", range.reference());
        xml.element("c:strCache", {}, [&] {
            xml.val("c:ptCount", range.last - range.first + 1);
            for (int row = range.first; row <= range.last; ++row)
                xml.element("c:pt", {{"idx", row - range.first}},
                            [&] { xml.text("c:v", sheet.at(range.column, row).text); });
        });
    });
}

void writeSeriesName(XmlPart &xml, const ChartSheet &sheet, int column, int row)
{
    xml.element("c:tx", {}, [&] { writeTexts(xml, sheet, {column, row, row}); });
}

void writeLabelSwitches(XmlPart &xml, bool value, bool seriesName)
{
    xml.val("c:showLegendKey", 0);
    xml.val("c:showVal", value ? 1 : 0);
    xml.val("c:showCatName", 0);
    xml.val("c:showSerName", seriesName ? 1 : 0);
    xml.val("c:showPercent", 0);
    xml.val("c:showBubbleSize", 0);
}

// An extension known to programs since 2013.
static void writeExtension(XmlPart &xml, const char *uri, const std::function<void()> &content)
{
    xml.element("c:extLst", {}, [&] {
        xml.element("c:ext", {{"uri", uri}, {"xmlns:c15", "http://schemas.microsoft.com/office/drawing/2012/chart"}},
                    content);
    });
}

constexpr char labelExtension[] = "{CE6537A1-D6FC-4f65-9D91-7224C49458BB}";

void writeNoLeaderLines(XmlPart &xml)
{
    writeExtension(xml, labelExtension, [&] { xml.val("c15:showLeaderLines", 0); });
}

static void writeCellLabel(XmlPart &xml, int index, const QString &text, const CellLabels &labels, const TextLook &look)
{
    const QString id = QStringLiteral("{6D1E3B3C-5B1A-4C57-9E0B-%1}").arg(index, 12, 16, QLatin1Char('0')).toUpper();
    xml.element("c:dLbl", {}, [&] {
        xml.val("c:idx", index);
        if (labels.shift != 0.0)
            writeLayout(xml, {{"c:x", labels.shift}, {"c:y", 0.0}});
        xml.element("c:tx", {}, [&] {
            xml.element("c:rich", {}, [&] {
                writeBody(xml, Turn::Usual, "none");
                xml.element("a:p", {}, [&] {
                    writeParagraphLook(xml, look);
                    xml.element("a:fld", {{"id", id}, {"type", "CELLRANGE"}}, [&] {
                        xml.element("a:rPr", {{"lang", xml.language()}, {"sz", sizeOf(look)}, {"b", look.bold ? 1 : 0}},
                                    [&] { writeFontContent(xml, look); });
                        xml.text("a:t", text);
                    });
                });
            });
        });
        writeInvisible(xml);
        xml.val("c:dLblPos", labels.place);
        writeLabelSwitches(xml, false);
        writeExtension(xml, labelExtension, [&] {
            xml.element("c15:dlblFieldTable");
            xml.val("c15:showDataLabelsRange", 1);
        });
    });
}

void writeCellLabels(XmlPart &xml, const ChartSheet &sheet, const CellLabels &labels, const TextLook &look)
{
    xml.element("c:dLbls", {}, [&] {
        for (int row = labels.cells.first; row <= labels.cells.last; ++row)
            writeCellLabel(xml, row - labels.cells.first, sheet.at(labels.cells.column, row).text, labels, look);
        writeInvisible(xml);
        writeLook(xml, look, Turn::Usual, "none");
        xml.val("c:dLblPos", labels.place);
        writeLabelSwitches(xml, false);
        writeExtension(xml, labelExtension, [&] {
            xml.val("c15:showDataLabelsRange", 1);
            xml.val("c15:showLeaderLines", 0);
        });
    });
}

void writeLabelCells(XmlPart &xml, const ChartSheet &sheet, const SheetRange &cells)
{
    writeExtension(xml, "{02D57815-91ED-43cb-92C2-25804820EDAC}", [&] {
        xml.element("c15:datalabelsRange", {}, [&] {
            xml.text("c15:f", cells.reference());
            xml.element("c15:dlblRangeCache", {}, [&] {
                xml.val("c:ptCount", cells.last - cells.first + 1);
                for (int row = cells.first; row <= cells.last; ++row)
                    xml.element("c:pt", {{"idx", row - cells.first}},
                                [&] { xml.text("c:v", sheet.at(cells.column, row).text); });
            });
        });
    });
}

void writePointLabel(XmlPart &xml, const PointLabel &label, const TextLook &look)
{
    const bool isFixed = label.format.isEmpty() && !label.isSeriesName;
    xml.element("c:dLbl", {}, [&] {
        xml.val("c:idx", label.index);
        if (label.shift != 0.0 || label.drop != 0.0)
            writeLayout(xml, {{"c:x", label.shift}, {"c:y", label.drop}});
        if (isFixed)
            xml.element("c:tx", {}, [&] { writeRichText(xml, label.text, look); });
        else if (!label.isSeriesName)
            xml.element("c:numFmt", {{"formatCode", label.format}, {"sourceLinked", 0}});
        xml.element("c:spPr", {}, [&] {
            if (label.ground)
                writeSolid(xml, *label.ground);
            else
                xml.element("a:noFill");
            writeNoLine(xml);
        });
        writeLook(xml, look, Turn::Usual, "none"); // names in several lines would cover their neighbours
        xml.val("c:dLblPos", label.place);
        writeLabelSwitches(xml, !label.isSeriesName, label.isSeriesName);
    });
}

void writeErrorBars(XmlPart &xml, const Whiskers &whiskers, const ChartSheet &sheet, const QColor &colour)
{
    xml.element("c:errBars", {}, [&] {
        if (whiskers.direction != nullptr)
            xml.val("c:errDir", whiskers.direction);
        xml.val("c:errBarType", whiskers.minus ? "both" : "plus");
        xml.val("c:errValType", "cust");
        xml.val("c:noEndCap", 0);
        xml.element("c:plus", {}, [&] { writeNumbers(xml, sheet, whiskers.plus); });
        if (whiskers.minus)
            xml.element("c:minus", {}, [&] { writeNumbers(xml, sheet, *whiskers.minus); });
        xml.element("c:spPr", {}, [&] { writeLine(xml, colour, 1.25); });
    });
}

static void writeAxisTitle(XmlPart &xml, const AxisPlace &place, const TextLook &text)
{
    xml.element("c:title", {}, [&] {
        const bool turned = *place.side == 'l';
        xml.element("c:tx", {}, [&] { writeRichText(xml, place.title, text, turned); });
        if (place.titleAt)
            writeLayout(xml, {{"c:x", place.titleAt->x()}, {"c:y", place.titleAt->y()}}, true);
        xml.val("c:overlay", 0);
    });
}

void writeValueAxis(XmlPart &xml, const ChartAxis &axis, const AxisPlace &place, const OfficeLook &look, double size)
{
    const TextLook text{size, look.theme.textMuted, false, look.typeface()};
    xml.element("c:valAx", {}, [&] {
        xml.val("c:axId", place.id);
        writeScaling(xml, axis, place);
        xml.val("c:delete", place.hidden ? 1 : 0);
        xml.val("c:axPos", place.side);
        const bool isDecades = axis.scale == AxisScale::Logarithmic && logBaseOf(axis) > 2.0;
        for (const char *lines : {"c:majorGridlines", "c:minorGridlines"}) {
            const bool isMajor = *(lines + 3) == 'a';
            if (place.hasGrid && !place.hasPointTicks && (isMajor || isDecades))
                xml.element(lines, {}, [&] {
                    xml.element("c:spPr", {}, [&] { writeLine(xml, look.theme.grid, isMajor ? 0.75 : 0.25); });
                });
        }
        if (!place.title.isEmpty())
            writeAxisTitle(xml, place, text);
        xml.element("c:numFmt",
                    {{"formatCode", place.format.isEmpty() ? tickFormat(axis, look.locale) : place.format},
                     {"sourceLinked", 0}});
        xml.val("c:majorTickMark", "none");
        xml.val("c:minorTickMark", "none");
        xml.val("c:tickLblPos", place.hasPointTicks ? "none" : "nextTo");
        xml.element("c:spPr", {}, [&] { writeLine(xml, look.theme.border, 1.0); });
        writeTextLook(xml, text);
        xml.val("c:crossAx", place.across);
        xml.val("c:crosses", place.crosses);
        xml.val("c:crossBetween", place.crossBetween);
        if (const std::optional<double> step = stepOf(axis, place, size, look.letters);
            step && place.maximum && !place.hasPointTicks)
            xml.val("c:majorUnit", *step);
    });
}

static void writeLegend(XmlPart &xml, const TextLook &look)
{
    xml.element("c:legend", {}, [&] {
        xml.val("c:legendPos", "b");
        xml.val("c:overlay", 0);
        writeTextLook(xml, look);
    });
}

QByteArray chartSpace(const PlotArea &area, const TextLook &look, const std::function<void(XmlPart &)> &plot,
                      const ChartFurniture &furniture)
{
    XmlPart xml(furniture.language, furniture.scheme);
    xml.element(
        "c:chartSpace", {{"xmlns:c", chartNamespace}, {"xmlns:a", mainNamespace}, {"xmlns:r", officeRelations}}, [&] {
            xml.val("c:date1904", 0);
            xml.val("c:roundedCorners", 0);
            xml.element("c:chart", {}, [&] {
                xml.val("c:autoTitleDeleted", 1);
                xml.element("c:plotArea", {}, [&] {
                    writeLayout(xml, {{"c:x", area.left}, {"c:y", area.top}, {"c:w", area.width}, {"c:h", area.height}},
                                true);
                    plot(xml);
                    xml.element("c:spPr", {}, [&] { xml.element("a:noFill"); });
                });
                if (furniture.legend)
                    writeLegend(xml, *furniture.legend);
                xml.val("c:plotVisOnly", 1);
                xml.val("c:dispBlanksAs", "gap");
            });
            writeInvisible(xml);
            writeTextLook(xml, look);
            xml.element("c:externalData", {{"r:id", "rId1"}}, [&] { xml.val("c:autoUpdate", 0); });
            if (furniture.hasShapes)
                xml.element("c:userShapes", {{"r:id", "rId2"}});
        });
    return xml.finished();
}

} // namespace chipboard
