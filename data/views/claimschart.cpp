#include "data/views/claimschart.h"

#include "data/catalog/catalog.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString percentText(const Interval &share, const Formatter &formatter)
{
    if (formatter.percent(share.low) == formatter.percent(share.high))
        return formatter.percent(share.value);
    QString low = formatter.lowEnd().percent(share.low);
    const QString high = formatter.highEnd().percent(share.high);
    while (low.endsWith(u'%') || low.endsWith(QChar(0x00A0))) // once: "71 to 77%"
        low.chop(1);
    return tr("%1 to %2").arg(low, high);
}

PlaneMark markOf(const Catalog &catalog, const ClaimCheck &check, double y)
{
    const ChartCategory category = claimSubject(catalog, check.claim->about.value(0));
    PlaneMark mark;
    mark.id = category.id;
    mark.role = category.role;
    mark.y = y;
    mark.yText = check.claim->statement;
    return mark;
}

bool isDrawn(const ClaimCheck &check, ClaimScale scale)
{
    return check.scale == scale && check.claimed
        && std::any_of(check.readings.begin(), check.readings.end(),
                       [](const ClaimReading &reading) { return reading.value && reading.value->low > 0.0; });
}

/// As few words as tell a row from the others, those that differ first: "Trainium4: memory"; where somebody else said
/// it, too, "Trainium2, AWS: 30 to 40 %".
QStringList rowNames(const Catalog &catalog, const QList<const ClaimCheck *> &drawn, const Formatter &formatter)
{
    QStringList chips;
    QStringList figures;
    QStringList plain;
    for (const ClaimCheck *check : drawn) {
        figures << (check->readings.size() == 1 ? check->readings.constFirst().label
                        : check->said && check->scale == ClaimScale::Share
                        ? percentText(*check->said, formatter) // what costs, the chart says
                        : claimedText(*check, formatter));
        chips << claimSubject(catalog, check->claim->about.value(0)).label;
        plain << (isOurs(*check->claim)
                      ? tr("%1: %2 (ours)", "a chip, a figure that we claim").arg(chips.last(), figures.last())
                      : tr("%1: %2", "a chip, a figure that is claimed").arg(chips.last(), figures.last()));
    }
    QStringList names;
    for (qsizetype i = 0; i < drawn.size(); ++i) {
        const Claim &claim = *drawn.at(i)->claim;
        const QString name = plain.count(plain.at(i)) == 1 || isOurs(claim)
            ? plain.at(i)
            : tr("%1, %2: %3", "a chip, who claims something of it, what")
                  .arg(chips.at(i), claimantText(claim.who), figures.at(i));
        QString own = name;
        for (int time = 2; names.contains(own); ++time)
            own = tr("%1 (%2)", "a name, its number among others of that name").arg(name).arg(time);
        names << own;
    }
    return names;
}

// As ratios: 2 of 4 is as far as 8.
double distanceOf(const ClaimReading &reading, const Interval &claimed)
{
    return std::abs(std::log(reading.value->value / claimed.value));
}

/// The readings that the verdict rests on: one that holds, one that does not; of several the nearest to the claim.
QList<const ClaimReading *> decisive(const ClaimCheck &check)
{
    QList<const ClaimReading *> found;
    for (const bool holds : {true, false}) {
        const ClaimReading *nearest = nullptr;
        for (const ClaimReading &reading : check.readings) {
            const bool isOne = reading.value && reading.value->low > 0.0 && reading.holds == holds;
            if (isOne
                && (nearest == nullptr || distanceOf(reading, *check.claimed) < distanceOf(*nearest, *check.claimed)))
                nearest = &reading;
        }
        const bool decides =
            holds ? check.verdict != ClaimVerdict::NotSupported : check.verdict != ClaimVerdict::Supported;
        if (nearest != nullptr && decides)
            found << nearest;
    }
    return found;
}

PlaneMark readingMark(const Catalog &catalog, const ClaimCheck &check, const ClaimReading &reading, double y,
                      const Formatter &formatter)
{
    const double scale = check.scale == ClaimScale::Share ? 100.0 : 1.0;
    PlaneMark mark = markOf(catalog, check, y);
    mark.x = reading.value->value * scale;
    if (!reading.value->isExact()) {
        mark.xLow = reading.value->low * scale;
        mark.xHigh = reading.value->high * scale;
    }
    mark.xText = claimValueText(Interval::exactly(reading.value->value), check.scale, formatter);
    const Chip *chip = subjectChip(catalog, mark.id);
    const bool isAnnounced = chip != nullptr && chip->status == Availability::Announced;
    mark.style = isAnnounced                            ? MarkStyle::Hatched
        : reading.top.status == FigureStatus::Estimated ? MarkStyle::Outlined
                                                        : MarkStyle::Solid;
    mark.description = arithmeticText(reading, formatter) + u'.';
    return mark;
}

/// Whether that one number bears the claim out.
QString readingGlyph(const ClaimCheck &check, const ClaimReading &reading)
{
    return verdictGlyph(reading.holds                                     ? ClaimVerdict::Supported
                            : reachesInto(*reading.value, *check.claimed) ? ClaimVerdict::CannotTell
                                                                          : ClaimVerdict::NotSupported);
}

/// The claim as a diamond with its range, what was recomputed as circles in the same row. What cannot be checked was
/// not recomputed: its figures are made of the claim.
void addMarks(ChartSpec &chart, const Catalog &catalog, const ClaimCheck &check, double y, const Formatter &formatter)
{
    const bool isChecked = check.verdict != ClaimVerdict::CannotCheck;
    const double scale = check.scale == ClaimScale::Share ? 100.0 : 1.0;
    PlaneMark claimed = markOf(catalog, check, y);
    claimed.shape = MarkShape::Diamond;
    claimed.style = MarkStyle::Outlined;
    claimed.x = check.claimed->value * scale;
    if (!check.claimed->isExact()) {
        claimed.xLow = check.claimed->low * scale;
        claimed.xHigh = check.claimed->high * scale;
    }
    claimed.xText = claimValueText(Interval::exactly(check.claimed->value), check.scale, formatter);
    claimed.description = tr("%1, %2: %3 Claimed: %4.")
                              .arg(claimantText(check.claim->who), dateText(check.claim->when), check.claim->statement,
                                   claimedText(check, formatter));
    if (!isChecked)
        claimed.label = claimed.xText;
    const QList<const ClaimReading *> told = decisive(check);
    for (const ClaimReading &reading : check.readings) {
        if (!isChecked || !reading.value || !(reading.value->low > 0.0))
            continue;
        PlaneMark mark = readingMark(catalog, check, reading, y, formatter);
        if (told.contains(&reading))
            mark.label = mark.xText + QChar(0x00A0) + readingGlyph(check, reading);
        chart.plane.marks << mark;
    }
    chart.plane.marks << claimed; // over what is equal to it
}

// Our own statements stand below those of others.
QList<const ClaimCheck *> drawnOf(const QList<ClaimCheck> &checks, ClaimScale scale)
{
    QList<const ClaimCheck *> drawn;
    for (const ClaimCheck &check : checks) {
        if (isDrawn(check, scale))
            drawn << &check;
    }
    std::stable_partition(drawn.begin(), drawn.end(), [](const ClaimCheck *check) { return !isOurs(*check->claim); });
    return drawn;
}

// "Speed and size: 3 of 7 checkable claims hold", of others
QString titleOf(const QList<const ClaimCheck *> &drawn, bool isShare, const Formatter &formatter)
{
    int all = 0;
    int holding = 0;
    for (const ClaimCheck *check : drawn) {
        if (isOurs(*check->claim) || check->verdict == ClaimVerdict::CannotCheck)
            continue;
        ++all;
        holding += check->verdict == ClaimVerdict::Supported ? 1 : 0;
    }
    if (all == 0)
        return isShare ? tr("Claims of cost") : tr("Claims of speed and size");
    return (isShare ? tr("Cost: %1 of %2 checkable claims hold") : tr("Speed and size: %1 of %2 checkable claims hold"))
        .arg(formatter.integer(holding), formatter.integer(all));
}

} // namespace

ChartCategory claimSubject(const Catalog &catalog, const QString &id)
{
    const Chip *chip = subjectChip(catalog, id);
    return {id, subjectName(catalog, id), chip == nullptr ? ColourRole::Other : colourRoleOf(*chip)};
}

QString claimantText(const QString &who)
{
    return who == u"guide"    ? tr("AWS chip guide", "an article")
        : who == u"AFP"       ? tr("AFP news agency")
        : who == u"Chipboard" ? tr("Chipboard (ours)")
                              : who;
}

QString claimValueText(const Interval &value, ClaimScale scale, const Formatter &formatter)
{
    if (scale == ClaimScale::Share)
        return percentText(value, formatter);
    const QString number = value.isExact()
        ? formatter.label(value.value)
        : tr("%1 to %2").arg(formatter.lowEnd().label(value.low), formatter.highEnd().label(value.high));
    return scale == ClaimScale::Price ? formatter.range(value, Unit::UsdPerHour) : tr("%1x", "times").arg(number);
}

QString claimedText(const ClaimCheck &check, const Formatter &formatter)
{
    const Claim &claim = *check.claim;
    if (!claim.value)
        return QString::fromUtf8("–");
    if (check.said && check.scale == ClaimScale::Share)
        return tr("costs %1", "a share of what the other costs").arg(percentText(*check.said, formatter));
    if (check.said && check.scale == ClaimScale::Price)
        return claimValueText(*check.said, check.scale, formatter);
    const Interval &value = *claim.value;
    const QString number = value.isExact() ? formatter.full(value.value)
                                           : tr("%1 to %2").arg(formatter.full(value.low), formatter.full(value.high));
    if (check.scale == ClaimScale::Factor)
        return tr("%1x", "times").arg(number);
    if (claim.unit == u"%" && value.isExact())
        return formatter.percent(value.value / 100.0);
    return number + QChar(0x00A0) + claim.unit;
}

QString verdictGlyph(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return QString(QChar(0x2713));
    case ClaimVerdict::NotSupported:
        return QString(QChar(0x2717));
    case ClaimVerdict::Depends:
        return QString(QChar(0x00B1));
    case ClaimVerdict::CannotTell:
        return QString(QChar(0x2248));
    case ClaimVerdict::CannotCheck:
        break;
    }
    return u"?"_s;
}

ChartSpec claimsChart(const Catalog &catalog, const QList<ClaimCheck> &checks, ClaimScale scale,
                      const Formatter &formatter)
{
    const bool isShare = scale == ClaimScale::Share;
    ChartSpec chart;
    chart.kind = ChartKind::Plane;
    chart.id = isShare ? u"shares"_s : u"factors"_s;
    chart.subtitle = dot({isShare ? tr("% of the other's cost") : tr("times the other"), tr("diamond = claimed"),
                          tr("circle = recomputed")});
    const QList<const ClaimCheck *> drawn = drawnOf(checks, scale);
    chart.title = titleOf(drawn, isShare, formatter);
    ChartAxis &y = chart.plane.y;
    y.maximum = static_cast<double>(std::max<qsizetype>(1, drawn.size()));
    QList<double> values;
    const QStringList names = rowNames(catalog, drawn, formatter);
    for (qsizetype i = drawn.size() - 1; i >= 0; --i) {
        const ClaimCheck &check = *drawn.at(i);
        const double place = y.maximum - static_cast<double>(i) - 0.5;
        y.ticks << place;
        y.tickLabels << verdictGlyph(check.verdict) + u' ' + names.at(i);
        addMarks(chart, catalog, check, place, formatter);
    }
    for (const PlaneMark &mark : std::as_const(chart.plane.marks))
        values << mark.x << mark.xLow.value_or(mark.x) << mark.xHigh.value_or(mark.x);
    chart.axis = logAxis({}, isShare ? u"%"_s : tr("times"), values, formatter);
    if (drawn.isEmpty())
        chart.plane.empty = tr("None of these claims can be recomputed.");
    return chart;
}

} // namespace chipboard
