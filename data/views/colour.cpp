#include "data/views/colour.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace chipboard {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

double linearOf(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double encodedOf(double c) { return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1.0 / 2.4) - 0.055; }

Triple product(const Matrix &m, const Triple &v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return result;
}

Triple linearRgb(const Rgb &colour) { return {linearOf(colour.red), linearOf(colour.green), linearOf(colour.blue)}; }

double luminance(const Rgb &colour)
{
    const Triple c = linearRgb(colour);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

double degrees(double radians) { return radians * 180.0 / std::numbers::pi; }
double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

double hue(double a, double b)
{
    if (a == 0.0 && b == 0.0)
        return 0.0;
    const double angle = degrees(std::atan2(b, a));
    return angle < 0.0 ? angle + 360.0 : angle;
}

// 7th power over itself plus 25 to the 7th: weight of the chroma.
double chromaWeight(double chroma)
{
    const double c7 = std::pow(chroma, 7.0);
    return std::sqrt(c7 / (c7 + std::pow(25.0, 7.0)));
}

double meanHue(double h1, double h2, bool grey)
{
    if (grey)
        return h1 + h2;
    if (std::abs(h1 - h2) <= 180.0)
        return (h1 + h2) / 2.0;
    return h1 + h2 < 360.0 ? (h1 + h2 + 360.0) / 2.0 : (h1 + h2 - 360.0) / 2.0;
}

double hueDifference(double h1, double h2, bool grey)
{
    const double difference = h2 - h1;
    if (grey)
        return 0.0;
    if (std::abs(difference) <= 180.0)
        return difference;
    return difference > 180.0 ? difference - 360.0 : difference + 360.0;
}

constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

} // namespace

Rgb Rgb::of(quint32 value)
{
    const auto part = [value](unsigned shift) { return ((value >> shift) & 0xFFU) / 255.0; };
    return {part(16), part(8), part(0)};
}

quint32 Rgb::value() const
{
    const auto part = [](double share) { return static_cast<quint32>(std::lround(std::clamp(share, 0.0, 1.0) * 255)); };
    return part(red) << 16U | part(green) << 8U | part(blue);
}

double contrastRatio(const Rgb &one, const Rgb &two)
{
    const double a = luminance(one);
    const double b = luminance(two);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Lab labOf(const Rgb &colour)
{
    constexpr Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white{0.95047, 1.0, 1.08883};
    const Triple xyz = product(toXyz, linearRgb(colour));
    const auto f = [&](std::size_t i) {
        const double t = xyz[i] / white[i];
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    return {116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))};
}

Rgb seenBy(Vision vision, const Rgb &colour)
{
    if (vision == Vision::Normal)
        return colour;
    const Matrix &matrix = vision == Vision::Protanopia ? protanopia
        : vision == Vision::Deuteranopia                ? deuteranopia
                                                        : tritanopia;
    const Triple seen = product(matrix, linearRgb(colour));
    const auto encoded = [&](std::size_t i) { return encodedOf(std::clamp(seen[i], 0.0, 1.0)); };
    return {encoded(0), encoded(1), encoded(2)};
}

double colourDistance(const Lab &one, const Lab &two)
{
    const double meanChroma = (std::hypot(one.a, one.b) + std::hypot(two.a, two.b)) / 2.0;
    const double stretch = 1.5 - 0.5 * chromaWeight(meanChroma);
    const double a1 = one.a * stretch;
    const double a2 = two.a * stretch;
    const double c1 = std::hypot(a1, one.b);
    const double c2 = std::hypot(a2, two.b);
    const double h1 = hue(a1, one.b);
    const double h2 = hue(a2, two.b);
    const bool grey = c1 * c2 == 0.0;

    const double deltaH = 2.0 * std::sqrt(c1 * c2) * std::sin(radians(hueDifference(h1, h2, grey)) / 2.0);
    const double l = (one.l + two.l) / 2.0;
    const double c = (c1 + c2) / 2.0;
    const double h = meanHue(h1, h2, grey);
    const double t = 1.0 - 0.17 * std::cos(radians(h - 30.0)) + 0.24 * std::cos(radians(2.0 * h))
        + 0.32 * std::cos(radians(3.0 * h + 6.0)) - 0.20 * std::cos(radians(4.0 * h - 63.0));
    const double l50 = (l - 50.0) * (l - 50.0);
    const double sl = (two.l - one.l) / (1.0 + 0.015 * l50 / std::sqrt(20.0 + l50));
    const double sc = (c2 - c1) / (1.0 + 0.045 * c);
    const double sh = deltaH / (1.0 + 0.015 * c * t);
    const double turn = 30.0 * std::exp(-std::pow((h - 275.0) / 25.0, 2.0));
    const double rotation = -std::sin(radians(2.0 * turn)) * 2.0 * chromaWeight(c);
    return std::sqrt(sl * sl + sc * sc + sh * sh + rotation * sc * sh);
}

double colourDistance(const Rgb &one, const Rgb &two) { return colourDistance(labOf(one), labOf(two)); }

Closest closestDistance(const Rgb &one, const Rgb &two)
{
    Closest closest{Vision::Normal, colourDistance(one, two)};
    for (const Vision vision : allVisions) {
        const double distance = colourDistance(seenBy(vision, one), seenBy(vision, two));
        if (distance < closest.distance)
            closest = {vision, distance};
    }
    return closest;
}

constexpr ColourRoleRow rowsOfRoles[] = {
    {ColourRole::Trainium, QT_TR_NOOP("Trainium"), "Trainium"},
    {ColourRole::Inferentia, QT_TR_NOOP("Inferentia"), "Inferentia"},
    {ColourRole::Nvidia, QT_TR_NOOP("NVIDIA"), "NVIDIA"},
    {ColourRole::Other, QT_TR_NOOP("Others"), "Others"},
    {ColourRole::Quiet, QT_TR_NOOP("Not highlighted"), QT_TR_NOOP("items that are not highlighted")},
};

static QString told(ColourRole role, const char *ColourRoleRow::*text)
{
    const auto *found = findWhere(rowsOfRoles, [role](const ColourRoleRow &row) { return row.role == role; });
    Q_ASSERT(found != nullptr);
    return tr((*found).*text);
}

static bool shows(const ChartSpec &chart, ColourRole role)
{
    const auto has = [role](const auto &items) {
        return std::ranges::any_of(items, [role](const auto &item) { return item.role == role; });
    };
    // A row without a number has no bar and needs no legend entry.
    const auto isDrawn = [&chart](qsizetype row) {
        const auto hasValue = [row](const auto &part) {
            const ChartPoint point = part.points.value(row);
            return point.value.has_value() || point.low.has_value();
        };
        return (chart.series.isEmpty() && chart.scores.columns.isEmpty()) || std::ranges::any_of(chart.series, hasValue)
            || std::ranges::any_of(chart.scores.columns, hasValue);
    };
    const auto hasRow = [&] {
        for (qsizetype row = 0; row < chart.categories.size(); ++row) {
            if (chart.categories.at(row).role == role && isDrawn(row))
                return true;
        }
        return false;
    };
    const auto isSomebodys = [role](const PlaneLine &line) { return line.role == role && !line.id.isEmpty(); };
    return hasRow() || has(chart.plane.marks) || std::ranges::any_of(chart.plane.lines, isSomebodys);
}

std::span<const ColourRoleRow> colourRoles() { return rowsOfRoles; }

QString roleText(ColourRole role) { return told(role, &ColourRoleRow::name); }

QString roleWords(ColourRole role) { return told(role, &ColourRoleRow::spoken); }

QList<ColourRole> rolesIn(const QList<ChartSpec> &charts)
{
    QList<ColourRole> roles;
    for (const ColourRoleRow &row : rowsOfRoles) {
        if (std::ranges::any_of(charts, [&row](const ChartSpec &chart) { return shows(chart, row.role); }))
            roles << row.role;
    }
    return roles;
}

} // namespace chipboard
