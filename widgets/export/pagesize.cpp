#include "widgets/export/pagesize.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace chipboard {
constexpr double smallShare = 0.84; // of the body's size
constexpr int smallestFooter = 12;  // 9 points: the slide check's minimum for text read closely
constexpr int largestFooter = 15;
constexpr double slideHeight = 540.0; // points: of the slide sizes in the table
constexpr double narrowestSlide = 720.0;

static int smallOf(int body) { return static_cast<int>(std::lround(body * smallShare)); }

bool isSlide(const PageSize &paper)
{
    const bool isWide = paper.width > 1.6 * paper.height && paper.height >= slideHeight;
    return isWide || (paper.height == slideHeight && paper.width >= narrowestSlide);
}

const TypeRange &typeRange(const PageSize &paper, const ExportType &asked)
{
    return isSlide(paper) ? asked.slide : asked.paper;
}

QList<TypeScale> paperTypes(const PageSize &paper, const ExportType &asked, const QString &family)
{
    QList<TypeScale> scales;
    const TypeRange &range = typeRange(paper, asked);
    for (int body = range.largest; body >= range.smallest; --body) {
        TypeScale type = paperTheme().type;
        type.family = family.isEmpty() ? type.family : family;
        type.body = body;
        type.small = std::max(range.axis, smallOf(body));
        type.heading = body + 4;
        type.title = range.title;
        scales.append(type);
    }
    return scales;
}

QFont footerFont(const TypeScale &type)
{
    const bool isCramped = type.small == type.body;
    return type.font(isCramped ? std::max(smallestFooter, smallOf(type.body)) : std::min(type.small, largestFooter));
}

namespace {

constexpr PageSize sizes[] = {
    {"slide", QT_TR_NOOP("Slide 16:9"), 960.0, 540.0},
    {"a4", QT_TR_NOOP("A4 landscape"), 841.89, 595.276},
    {"a4-portrait", QT_TR_NOOP("A4 portrait"), 595.276, 841.89},
    {"letter", QT_TR_NOOP("Letter landscape"), 792.0, 612.0},
    {"letter-portrait", QT_TR_NOOP("Letter portrait"), 612.0, 792.0},
    {"slide-4x3", QT_TR_NOOP("Slide 4:3"), 720.0, 540.0},
    {"half-slide", QT_TR_NOOP("Half a slide 16:9"), 480.0, 540.0},
    {"square", QT_TR_NOOP("Square"), 540.0, 540.0},
};

struct LengthUnit
{
    const char *symbol;
    double points;
};

constexpr LengthUnit units[] = {
    {"mm", 72.0 / 25.4}, {"cm", 72.0 / 2.54}, {"in", 72.0}, {"px", 72.0 / 96.0}, {"pt", 1.0}};

/// Matches width, height and unit of a custom size.
QRegularExpressionMatch partsOfSize(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^([0-9]{1,5}(?:\\.[0-9]{1,4})?)x([0-9]{1,5}(?:\\.[0-9]{1,4})?)(mm|cm|in|px|pt)$"));
    return pattern.match(text);
}

std::optional<PageSize> ownSize(const QString &text)
{
    const QRegularExpressionMatch match = partsOfSize(text);
    for (const LengthUnit &unit : units) {
        if (!match.hasMatch() || match.captured(3) != QLatin1String(unit.symbol))
            continue;
        const double width = match.captured(1).toDouble() * unit.points;
        const double height = match.captured(2).toDouble() * unit.points;
        if (std::min(width, height) >= smallestSide && std::max(width, height) <= largestSide)
            return PageSize{"custom", QT_TR_NOOP("Custom size"), width, height};
    }
    return std::nullopt;
}

} // namespace

std::span<const PageSize> pageSizes() { return sizes; }

std::optional<PageSize> findPageSize(const QString &id)
{
    const PageSize *found = findWhere(sizes, [&](const PageSize &size) { return id == QLatin1String(size.id); });
    return found == nullptr ? ownSize(id) : *found;
}

Result<PageSize> pageSizeOf(const QString &id)
{
    if (const std::optional<PageSize> size = findPageSize(id))
        return *size;
    const QStringList known = mapped(sizes, [](const PageSize &size) { return QString::fromLatin1(size.id); });
    return Problem{ProblemCode::WrongUsage, tr("There is no page size \"%1\".").arg(id),
                   tr("Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, "
                      "each side from 2 to 100 inches.")
                       .arg(known.join(QLatin1String(", ")))};
}

QString documentPageSize(const QLocale &locale)
{
    using L = QLocale;
    // CLDR 42, supplemental/measurementData, paperSize US-Letter.
    constexpr L::Territory letter[] = {L::UnitedStates, L::Canada,     L::Mexico,     L::Belize,    L::Chile,
                                       L::Colombia,     L::CostaRica,  L::Guatemala,  L::Nicaragua, L::Panama,
                                       L::Philippines,  L::PuertoRico, L::ElSalvador, L::Venezuela};
    const bool isLetter = std::find(std::begin(letter), std::end(letter), locale.territory()) != std::end(letter);
    return isLetter ? QStringLiteral("letter-portrait") : QStringLiteral("a4-portrait");
}

bool isInPixels(const QString &id) { return id.endsWith(QLatin1String("px")) && ownSize(id).has_value(); }

// Turning twice restores the id: a custom size keeps its unit, and a size converted to points is found in the table.
QString turnedPageSize(const QString &id)
{
    const std::optional<PageSize> size = findPageSize(id);
    if (!size)
        return id;
    const QRegularExpressionMatch own = partsOfSize(id);
    const auto swapped = [&own] {
        return QStringLiteral("%1x%2%3").arg(own.captured(2), own.captured(1), own.captured(3));
    };
    if (own.hasMatch() && own.captured(3) != QLatin1String("pt"))
        return swapped();
    for (const PageSize &row : sizes) {
        if (row.width == size->height && row.height == size->width && row.width != row.height)
            return QLatin1String(row.id);
    }
    if (own.hasMatch())
        return swapped();
    if (size->width == size->height)
        return id;
    return QStringLiteral("%1x%2pt").arg(QString::number(size->height), QString::number(size->width));
}

QString enlargedPageSize(const QString &id, double factor)
{
    const QRegularExpressionMatch own = partsOfSize(id);
    if (!own.hasMatch())
        return id;
    const double steps = own.captured(3) == QLatin1String("in") || own.captured(3) == QLatin1String("cm") ? 10.0 : 1.0;
    const auto side = [&](int part) {
        constexpr double rounding = 1e-6; // 2.1 in binary is no more than 21 steps
        return QString::number(std::ceil(own.captured(part).toDouble() * factor * steps - rounding) / steps);
    };
    return QStringLiteral("%1x%2%3").arg(side(1), side(2), own.captured(3));
}

QSize pixelsOf(const PageSize &size, int scale)
{
    constexpr double pixelsAPoint = 96.0 / 72.0;
    return QSizeF(size.width * pixelsAPoint, size.height * pixelsAPoint).toSize() * scale;
}

} // namespace chipboard
