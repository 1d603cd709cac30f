#include "data/views/pages.h"

#include "data/analysis/claimcheck.h"
#include "data/catalog/catalog.h"
#include "data/compare/apply.h"
#include "data/compare/figuretable.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/listwords.h"
#include "data/views/ownmarks.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/table.h"

#include <QHash>
#include <QMap>
#include <QSet>

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

// Category of a chip, instance or system by id.
ChartCategory claimSubject(const Catalog &catalog, const QString &id)
{
    const Chip *chip = subjectChip(catalog, id);
    return {id, subjectName(catalog, id), chip == nullptr ? ColourRole::Other : colourRoleOf(*chip)};
}

PlaneMark markOf(const Catalog &catalog, const ClaimCheck &check, double y)
{
    const ChartCategory category = claimSubject(catalog, check.claim->about.value(0));
    return PlaneMark{.id = category.id, .role = category.role, .y = y, .yText = check.claim->statement};
}

bool isDrawn(const ClaimCheck &check, ClaimScale scale)
{
    return check.scale == scale && check.claimed
        && std::ranges::any_of(check.readings,
                               [](const ClaimReading &reading) { return reading.value && reading.value->low > 0.0; });
}

// Display name of the claimant: "AWS chip guide" for the catalogue's "guide".
QString claimantText(const QString &who)
{
    return who == u"guide"    ? tr("AWS chip guide", "an article")
        : who == u"AFP"       ? tr("AFP news agency")
        : who == u"Chipboard" ? tr("Chipboard (ours)")
                              : who;
}

/// What is claimed, with the measure: "FP8 compute" if it is recomputed from one, "compute 4x"; "71 to 77%" of a cost,
/// which the chart names.
QString figureText(const ClaimCheck &check, const Formatter &formatter)
{
    if (check.readings.size() == 1)
        return check.readings.constFirst().label;
    const QString claimed = claimedText(check, formatter);
    if (check.scale == ClaimScale::Share)
        return check.said ? percentText(*check.said, formatter) : claimed;
    const bool isCompute = std::ranges::all_of(check.readings, [](const ClaimReading &reading) {
        return unitInfo(reading.top.unit).dimension == Dimension::Compute;
    });
    return isCompute ? tr("compute %1", "4x").arg(claimed) : tr("performance %1", "2x").arg(claimed);
}

/// Shortest distinguishing names, most specific words first: "Trainium4: memory"; if several made the claim,
/// "Trainium2, AWS: 71 to 77%".
QStringList rowNames(const Catalog &catalog, const QList<const ClaimCheck *> &drawn, const Formatter &formatter)
{
    QStringList chips;
    QStringList figures;
    QStringList plain;
    for (const ClaimCheck *check : drawn) {
        figures << figureText(*check, formatter);
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

// Logarithmic: 2 versus 4 is as far as 8 versus 4.
double distanceOf(const ClaimReading &reading, const Interval &claimed)
{
    return std::abs(std::log(reading.value->value / claimed.value));
}

/// Readings behind the verdict: one that holds, one that does not; of several, the closest to the claim.
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

// "65 %", "3 to 4x", "6.88 USD/h"
QString claimValueText(const Interval &value, ClaimScale scale, const Formatter &formatter)
{
    if (scale == ClaimScale::Share)
        return percentText(value, formatter);
    const QString number = value.isExact()
        ? formatter.label(value.value)
        : tr("%1 to %2").arg(formatter.lowEnd().label(value.low), formatter.highEnd().label(value.high));
    return scale == ClaimScale::Price ? formatter.range(value, Unit::UsdPerHour) : tr("%1x", "times").arg(number);
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

/// "✗ 3.51x": after the number, the cross would look like another "x" for times.
QString judgedText(const ClaimCheck &check, const ClaimReading &reading, const QString &value)
{
    const ClaimVerdict verdict = reading.holds        ? ClaimVerdict::Supported
        : reachesInto(*reading.value, *check.claimed) ? ClaimVerdict::CannotTell
                                                      : ClaimVerdict::NotSupported;
    return verdictGlyph(verdict) + QChar(0x00A0) + value;
}

/// The claim as a diamond with its range, recomputed values as circles in the same row. Claims that cannot be checked
/// have none: their figures come from the claim.
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
            mark.label = judgedText(check, reading, mark.xText);
        chart.plane.marks << mark;
    }
    chart.plane.marks << claimed; // on top of equal values
}

// Our own claims come after those of others.
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

/// Of third-party claims, "Speed and size: 3 of 7 checkable claims hold" beside other charts, and a sentence alone.
struct ClaimsTitle
{
    QString title;
    QString statement; ///< empty: none can be checked
};

ClaimsTitle titleOf(const QList<const ClaimCheck *> &drawn, bool isShare, const Formatter &formatter)
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
        return {isShare ? tr("Claims of cost") : tr("Claims of speed and size"), {}};
    const QString held = formatter.integer(holding);
    const QString checked = formatter.integer(all);
    if (isShare)
        return {tr("Cost: %1 of %2 checkable claims hold").arg(held, checked),
                tr("%1 of %2 checkable claims of cost hold").arg(held, checked)};
    return {tr("Speed and size: %1 of %2 checkable claims hold").arg(held, checked),
            tr("%1 of %2 checkable claims of speed and size hold").arg(held, checked)};
}

} // namespace

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
    ChartSpec chart{.kind = ChartKind::Plane,
                    .id = isShare ? u"shares"_s : u"factors"_s,
                    .subtitle = dot({isShare ? tr("% of the cost of what it is compared with")
                                             : tr("times what it is compared with"),
                                     tr("diamond = claimed"), tr("circle = recomputed")})};
    const QList<const ClaimCheck *> drawn = drawnOf(checks, scale);
    const ClaimsTitle title = titleOf(drawn, isShare, formatter);
    chart.title = title.title;
    chart.alone.statement = title.statement;
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

namespace {

constexpr auto rainierId = "project_rainier";

QString aboutText(const Catalog &catalog, const Claim &claim)
{
    return mapped(claim.about, [&](const QString &id) { return claimSubject(catalog, id).label; }).join(u", "_s);
}

/// The lists with the lowest and the highest rent. Precondition: `rents` is not empty.
std::pair<const SystemRent &, const SystemRent &> rentEnds(const QList<SystemRent> &rents)
{
    const auto [least, most] =
        std::minmax_element(rents.cbegin(), rents.cend(), [](const SystemRent &a, const SystemRent &b) {
            return a.usdPerHour.value < b.usdPerHour.value;
        });
    return {*least, *most};
}

QString rentText(const SystemRent &rent, const Formatter &formatter)
{
    return formatter.compactMoney(rent.usdPerHour.value) + u' ' + formatter.unitText(Unit::Usd);
}

ChartAlone rentAlone(const Catalog &catalog, const System &system, const QList<SystemRent> &rents,
                     const Formatter &formatter)
{
    const auto [least, most] = rentEnds(rents);
    QList<SourceId> sources = system.chips.sources;
    for (const SystemRent &rent : rents)
        sources << rent.chipHour.sources;
    ChartAlone alone;
    alone.publishers = publishersIn(catalog, sources);
    alone.statement = rents.size() == 1
        ? tr("Renting %1 would cost about %2 an hour", "a system, money").arg(system.name, rentText(least, formatter))
        : tr("Renting %1 would cost about %2 to %3 an hour, by price list", "a system, money, twice")
              .arg(system.name, rentText(least, formatter), rentText(most, formatter));
    alone.footer = dot({sourcesLineOf(alone.publishers), tr("Catalogue of %1").arg(dateText(catalog.revision))});
    return alone;
}

/// The lists, ordered by price. Precondition: `rents` is not empty.
ChartSpec rentChart(const Catalog &catalog, const System &system, const QList<SystemRent> &rents,
                    const Formatter &formatter)
{
    ChartSpec chart{.id = u"rainier"_s, .title = tr("Renting %1").arg(system.name)};
    const Chip *chip = catalog.chip(system.chip);
    chart.subtitle = tr("%1 an hour for %2 %3, by price list")
                         .arg(formatter.unitText(Unit::Usd), formatter.range(*system.chips.value, Unit::One),
                              chip == nullptr ? QString() : chip->name);
    chart.axis.unit = formatter.unitText(Unit::Usd);
    ChartSeries series{chart.title, {}};
    for (const SystemRent &rent : rents) {
        const Interval shown = formatter.shown(rent.usdPerHour, Unit::Usd);
        ChartPoint point{.value = shown.value};
        if (!shown.isExact()) {
            point.low = shown.low;
            point.high = shown.high;
        }
        point.style = MarkStyle::Outlined;
        point.isApproximate = true;
        point.label = u"~"_s + formatter.compactMoney(rent.usdPerHour.value);
        point.description =
            tr("%1, %2: %3 times %4.")
                .arg(rent.book->name, dateText(rent.book->asOf), formatter.range(*system.chips.value, Unit::One),
                     formatter.withRange(*rent.chipHour.value, rent.chipHour.unit));
        chart.categories << ChartCategory{rent.book->id.text(), rent.book->name,
                                          chip == nullptr ? ColourRole::Other : colourRoleOf(*chip)};
        series.points << point;
    }
    chart.series << series;
    fitAxis(chart, formatter);
    chart.alone = rentAlone(catalog, system, rents, formatter);
    return chart;
}

/// The guide's own list if both figures are prices from the guide: no other list shows them.
const PriceBook *onlyBookOf(const Catalog &catalog, const Contradiction &one)
{
    const auto isPrice = [](const ContradictionSubject &about) { return about.metric.text().startsWith(u"price_"); };
    if (one.prefer != u"neither" || one.about.isEmpty() || !std::ranges::all_of(one.about, isPrice))
        return nullptr;
    const auto isOfGuide = [&one](const PriceBook &book) {
        return book.kind == PriceKind::Guide && std::ranges::any_of(book.prices, [&](const auto &entry) {
                   return std::ranges::any_of(
                       one.sources, [&entry](const SourceId &id) { return entry.usdPerHour.sources.contains(id); });
               });
    };
    return findWhere(catalog.books, isOfGuide);
}

QString preferText(const Catalog &catalog, const Contradiction &one)
{
    if (const PriceBook *book = onlyBookOf(catalog, one))
        return tr("only in the price book %1").arg(book->name);
    return one.prefer == u"a"   ? tr("the first figure")
        : one.prefer == u"b"    ? tr("the second figure")
        : one.prefer == u"both" ? tr("both, side by side")
                                : tr("neither figure");
}

/// What Chipboard shows, as a sentence.
QString shownText(const Catalog &catalog, const Contradiction &one)
{
    if (const PriceBook *book = onlyBookOf(catalog, one))
        return tr("Chipboard shows these prices only in the price book %1.").arg(book->name);
    return one.prefer == u"a"   ? tr("Chipboard shows the first figure.")
        : one.prefer == u"b"    ? tr("Chipboard shows the second figure.")
        : one.prefer == u"both" ? tr("Chipboard shows both, side by side.")
                                : tr("Chipboard shows neither figure.");
}

QString subjectOf(const Contradiction &contradiction)
{
    if (contradiction.about.isEmpty())
        return {};
    const ContradictionSubject &about = contradiction.about.constFirst();
    return !about.chip.isEmpty()    ? about.chip.text()
        : !about.instance.isEmpty() ? about.instance.text()
                                    : about.system.text();
}

QString recomputedText(const ClaimCheck &check, const Formatter &formatter)
{
    QStringList texts;
    for (const ClaimReading &reading : check.readings) {
        if (reading.value)
            texts << claimValueText(*reading.value, check.scale, formatter);
    }
    return texts.isEmpty() ? QString::fromUtf8("–") : texts.join(u"; "_s);
}

// In the claim's scale and format: shares in percent.
std::optional<double> claimNumber(const std::optional<Interval> &value, ClaimScale scale, const Formatter &formatter)
{
    if (!value)
        return std::nullopt;
    return scale == ClaimScale::Share ? 100.0 * value->value
        : scale == ClaimScale::Price  ? formatter.shown(value->value, Unit::UsdPerHour)
                                      : value->value;
}

Table::Cell claimedCell(const ClaimCheck &check, const Formatter &formatter)
{
    const bool isAsPrinted = check.scale != ClaimScale::Share && check.scale != ClaimScale::Price;
    return {claimedText(check, formatter),
            claimNumber(isAsPrinted ? check.claim->value : check.said, check.scale, formatter)};
}

// Several readings of a claim share a cell, which sorts by the first.
Table::Cell recomputedCell(const ClaimCheck &check, const Formatter &formatter)
{
    const auto *first =
        findWhere(check.readings, [](const ClaimReading &reading) { return reading.value.has_value(); });
    return {recomputedText(check, formatter),
            first == nullptr ? std::nullopt : claimNumber(first->value, check.scale, formatter)};
}

QString withFullStop(const QString &text)
{
    return text.isEmpty() || text.endsWith(u'.') ? text : QString(text + u'.');
}

/// "-" means no arithmetic.
QString arithmeticText(const Contradiction &one)
{
    return one.computation == u"-" ? one.verdict : tr("%1 %2").arg(withFullStop(one.computation), one.verdict);
}

QString howText(const ClaimCheck &check, const Formatter &formatter)
{
    const QStringList texts =
        mapped(check.readings, [&](const ClaimReading &reading) { return arithmeticText(reading, formatter); });
    const QString text = withFullStop(texts.join(u"; "_s));
    // If nothing could be recomputed, the reason is already there.
    return check.reason.isEmpty() || text.contains(check.reason) ? text : QString(text + u' ' + check.reason).trimmed();
}

Table numbersOf(const Catalog &catalog, const QList<ClaimCheck> &checks, const Formatter &formatter)
{
    Table numbers;
    numbers.columns = {{tr("About")},         {tr("Who")},
                       {tr("When")},          {tr("Statement")},
                       {tr("Claimed"), true}, {tr("Recomputed"), true},
                       {tr("Verdict")},       {tr("Arithmetic and reason")}};
    for (const ClaimCheck &check : checks) {
        const Claim &claim = *check.claim;
        numbers.subjects << claimSubject(catalog, claim.about.value(0));
        numbers.rows << Table::Row{aboutText(catalog, claim),
                                   claimantText(claim.who),
                                   dateCell(claim.when),
                                   claim.statement,
                                   claimedCell(check, formatter),
                                   recomputedCell(check, formatter),
                                   claimVerdictLabel(check.verdict),
                                   howText(check, formatter)};
    }
    for (const Contradiction &one : catalog.contradictions) {
        numbers.subjects << claimSubject(catalog, subjectOf(one));
        numbers.rows << Table::Row{tr("%1, %2").arg(one.id.text(), one.topic),
                                   tr("sources that disagree"),
                                   QString::fromUtf8("–"),
                                   tr("%1 / %2").arg(one.first, one.second),
                                   QString::fromUtf8("–"),
                                   QString::fromUtf8("–"),
                                   preferText(catalog, one),
                                   arithmeticText(one)};
    }
    return numbers;
}

/// "open": its range lies partly inside the claim.
Table::Cell holdsCell(const ClaimCheck &check, const ClaimReading &reading)
{
    if (reading.holds || !reachesInto(*reading.value, *check.claimed))
        return yesNoCell(reading.holds);
    return listWord(u"open"_s, tr("inconclusive"));
}

Table::Cell claimKindCell(const QString &kind)
{
    static const QMap<QString, const char *> texts{
        {u"price-performance"_s, QT_TR_NOOP("work per dollar")},
        {u"performance"_s, QT_TR_NOOP("performance and size")},
        {u"price"_s, QT_TR_NOOP("price")},
        {u"cost"_s, QT_TR_NOOP("cost")},
        {u"energy"_s, QT_TR_NOOP("energy")},
        {u"roadmap"_s, QT_TR_NOOP("roadmap")},
        {u"positioning"_s, QT_TR_NOOP("use case")},
    };
    return listWord(kind, texts.contains(kind) ? tr(texts.value(kind)) : kind);
}

/// One row per reading for easy parsing; a claim without readings has one row.
Table claimsList(const QList<ClaimCheck> &checks)
{
    Table list =
        listOf("claims",
               "id,who,when,about,kind,statement,claimed,claimed_unit,claimed_ratio,versus,basis,recomputed,"
               "recomputed_low,recomputed_high,top,top_unit,bottom,bottom_unit,holds,verdict,reason,sources,own",
               {u"claimed"_s, u"claimed_ratio"_s, u"recomputed"_s, u"recomputed_low"_s, u"recomputed_high"_s, u"top"_s,
                u"bottom"_s});
    for (const ClaimCheck &check : checks) {
        const Claim &claim = *check.claim;
        const bool isRatio = check.scale == ClaimScale::Factor || check.scale == ClaimScale::Share;
        const bool isChecked = check.verdict != ClaimVerdict::CannotCheck;
        const QList<ClaimReading> readings = check.readings.isEmpty() ? QList<ClaimReading>{{}} : check.readings;
        for (const ClaimReading &reading : readings) {
            const auto cell = [](const Cell &one) {
                return one.value ? Table::Row{listNumber(one.value->value), symbolOf(one.unit)} : Table::Row{{}, {}};
            };
            list.rows << Table::Row{claim.id.text(),
                                    listWord(claim.who, claimantText(claim.who)),
                                    dateCell(claim.when),
                                    claim.about.join(u' '),
                                    claimKindCell(claim.kind),
                                    claim.statement,
                                    claim.value ? listNumber(claim.value->value) : QString(),
                                    claim.unit,
                                    isRatio && check.said ? listNumber(check.said->value) : QString(),
                                    claim.versus,
                                    reading.label}
                    + listNumbers(reading.value) + cell(reading.top) + cell(reading.bottom)
                    + Table::Row{!reading.value || !isChecked ? Table::Cell() : holdsCell(check, reading),
                                 listWord(claimVerdictWord(check.verdict), claimVerdictLabel(check.verdict)),
                                 reading.reason.isEmpty() ? check.reason : reading.reason, joinedIds(claim.sources),
                                 ownText({&reading.top, &reading.bottom})};
        }
    }
    return withOwnColumn(std::move(list));
}

Table contradictionsList(const Catalog &catalog)
{
    Table list = listOf("contradictions", "id,topic,kind,first,second,computation,verdict,prefer,about,sources", {});
    for (const Contradiction &one : catalog.contradictions)
        list.rows << Table::Row{one.id.text(),  one.topic,
                                one.kind,       one.first,
                                one.second,     one.computation,
                                one.verdict,    preferText(catalog, one),
                                subjectOf(one), joinedIds(one.sources)};
    return list;
}

/// Totals of the chips as far as figures are published, rents, and claims.
Table rainierList(const Catalog &catalog, const Board &board, const System &system, const QList<SystemRent> &rents)
{
    Table list =
        listOf("rainier", "what,value,low,high,unit,as_of,how,contradictions,own", {u"value"_s, u"low"_s, u"high"_s});
    Board of = board;
    of.level = Level::System;
    of.chips.clear(); // the board's chips do not belong to this system
    of.instances.clear();
    of.baseline.clear();
    of.systems = {system.id};
    const QList<MetricId> metrics{MetricId(u"compute_fp8"_s), MetricId(u"compute_bf16"_s), MetricId(u"memory"_s),
                                  MetricId(u"memory_bandwidth"_s)};
    list.rows << Table::Row{tr("chips")} + listNumbers(system.chips.value)
            + Table::Row{unitCell(symbolOf(system.chips.unit)), dateCell(system.chips.asOf), system.chips.note,
                         u"C18"_s, system.chips.own};
    const ResultTable table = evaluate(catalog, of, metrics);
    for (const ResultRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const Cell &cell = row.cells.at(i);
            list.rows << Table::Row{table.metrics.at(i)->labelText()} + listNumbers(cell.value)
                    + Table::Row{symbolOf(cell.unit),
                                 dateCell(cell.asOf),
                                 cell.value ? cell.formula : cell.reason,
                                 {},
                                 ownText({&cell})};
        }
    }
    for (const SystemRent &rent : rents)
        list.rows << Table::Row{tr("hourly rent, %1").arg(rent.book->name)} + listNumbers(rent.usdPerHour)
                + Table::Row{u"USD/h"_s,
                             dateCell(rent.book->asOf),
                             rent.chipHour.formula,
                             {},
                             ownText(QStringList{system.chips.own} + rent.chipHour.own)};
    for (const Fact &fact : system.facts) {
        const QStringList ids = mapped(fact.contradictions, &ContradictionId::text);
        bool isNumber = false;
        Table::Cell value = listWord(fact.value, {});
        value.value = fact.value.toDouble(&isNumber); // facts of a system are words or numbers, as printed in sources
        QStringList told{isNumber ? QString() : fact.value, fact.note};
        told.removeAll(QString());
        list.rows << Table::Row{fact.attribute,
                                isNumber ? value : Table::Cell(),
                                {},
                                {},
                                unitCell(fact.unit),
                                dateCell(fact.asOf),
                                dot(told),
                                ids.join(u' '),
                                {}};
    }
    return withOwnColumn(std::move(list));
}

/// Totals of the system's chips in one sentence.
QString rainierNote(const Catalog &catalog, const System &system, const QList<SystemRent> &rents,
                    const Formatter &formatter)
{
    const Chip *chip = catalog.chip(system.chip);
    QStringList parts;
    const Interval chips = *system.chips.value;
    const auto add = [&](const Figure &figure, const char *what) {
        if (figure.isMissing())
            return;
        const double total = figure.value->value * chips.value;
        const Unit unit = readableUnit(total, figure.unit);
        parts << tr("%1 of %2", "rainierNote: an amount with its unit, of what: 650,000 PFLOPS of dense FP8 compute")
                     .arg(formatter.full(Formatter::significant(convert(total, figure.unit, unit), 3), unit), tr(what));
    };
    if (chip != nullptr) {
        const auto fp8 = chip->dense.find(Precision::Fp8);
        if (fp8 != chip->dense.end())
            add(fp8->second, QT_TR_NOOP("dense FP8 compute"));
        add(chip->memory, QT_TR_NOOP("memory"));
        add(chip->memoryBandwidth, QT_TR_NOOP("memory bandwidth"));
    }
    QString text =
        tr("%1, %2 chips: up to %3.")
            .arg(system.name, formatter.range(chips, Unit::One), formatter.locale().createSeparatedList(parts));
    if (!rents.isEmpty()) {
        const auto [least, most] = rentEnds(rents);
        text += u' '
            + tr("Renting them would cost from %1 an hour (%2) to %3 an hour (%4), if that many were available.")
                  .arg(rentText(least, formatter), least.book->name, rentText(most, formatter), most.book->name);
    }
    return text;
}

/// Contradictions about the selection; the numbers contain all.
QStringList contradictionNotes(const Catalog &catalog, const ResultTable &table)
{
    return mapped(contradictionsAbout(catalog, table), [&](const Contradiction *one) {
        return tr("%1, %2 %3", "id of a contradiction, its sentence, what is shown")
            .arg(one->id.text(), one->inOneSentence(), shownText(catalog, *one));
    });
}

void addSources(PageSpec &page, const Catalog &catalog)
{
    QList<SourceId> ids;
    for (const Claim &claim : catalog.claims)
        ids << claim.sources;
    for (const Contradiction &one : catalog.contradictions)
        ids << one.sources;
    page.sources = sourceTexts(catalog, ids);
}

void addRainier(PageSpec &page, const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const System *system = catalog.system(SystemId(QString::fromLatin1(rainierId)));
    if (system == nullptr || system->chips.isMissing())
        return;
    const QList<SystemRent> rents = systemRents(catalog, board, *system);
    if (!rents.isEmpty())
        page.charts << rentChart(catalog, *system, rents, formatter);
    page.lists << rainierList(catalog, board, *system, rents);
    page.notes << rainierNote(catalog, *system, rents, formatter);
}

/// The rule for claims to hold, and its scope: below the title, because 3.81 counts as 4 but 3.80 not as 3.9.
QString ruleText(const Catalog &catalog, const Board &board)
{
    const Workload *work = catalog.workload(board.workload);
    const PriceBook *book = catalog.book(board.priceBook);
    const QString rule =
        tr("A claim holds if the recomputed value is in its range, or rounds to its number and is within 5% of it.");
    if (work == nullptr || book == nullptr)
        return rule;
    return rule + u' ' + tr("Workload: %1. Prices: %2.").arg(work->name, book->name);
}

} // namespace

QList<const Contradiction *> contradictionsAbout(const Catalog &catalog, const ResultTable &table)
{
    QSet<QString> seen;
    for (const ResultRow &row : table.rows) {
        seen.insert(row.subject.id);
        if (row.subject.chip != nullptr)
            seen.insert(row.subject.chip->id.text());
    }
    QList<const Contradiction *> found;
    for (const Contradiction &one : catalog.contradictions) {
        const bool isAbout = std::ranges::any_of(one.about, [&seen](const ContradictionSubject &about) {
            return seen.contains(about.chip.text()) || seen.contains(about.instance.text())
                || seen.contains(about.system.text());
        });
        if (isAbout)
            found << &one;
    }
    return found;
}

namespace {

/// Ratio between a reading and the current number; 1 if one is missing.
double timesApart(const Cell &cell, const Reading &rival)
{
    if (!cell.value || !rival.value || cell.value->value <= 0.0 || rival.value->value <= 0.0
        || unitInfo(cell.unit).dimension != unitInfo(rival.unit).dimension)
        return 1.0;
    const double share = convert(rival.value->value, rival.unit, cell.unit) / cell.value->value;
    return std::max(share, 1.0 / share);
}

bool sharesSource(const Reading &reading, const Contradiction &one)
{
    return std::ranges::any_of(reading.sources, [&one](const SourceId &id) { return one.sources.contains(id); });
}

Reading readingOf(const Cell &cell) { return Reading{.value = cell.value, .unit = cell.unit, .sources = cell.sources}; }

/// Effect of a contradiction on a board: the factors by which the answer and the number itself would change if the
/// other source were right.
struct DisagreementEffect
{
    double onAnswer = 1.0;
    double onNumber = 1.0;

    void takeLarger(const DisagreementEffect &other)
    {
        onAnswer = std::max(onAnswer, other.onAnswer);
        onNumber = std::max(onNumber, other.onNumber);
    }
    [[nodiscard]] bool isWorseThan(const DisagreementEffect &other) const
    {
        constexpr double visible = 1.005; // at three digits
        const double one = onAnswer < visible ? 1.0 : onAnswer;
        const double two = other.onAnswer < visible ? 1.0 : other.onAnswer;
        return one == two ? onNumber > other.onNumber : one > two;
    }
};

/// Re-evaluates a board's numbers with the sources that it does not follow.
class OtherSources
{
public:
    OtherSources(const Catalog &catalog, const Board &board)
        : m_catalog(catalog)
        , m_board(board)
        , m_table(evaluate(catalog, board, metricsOf(catalog)))
    {
        const Workload *work = catalog.workload(board.workload);
        m_answer = work == nullptr ? MetricId() : taskMetrics(work->task).cost;
        // The guide's own prices are in a separate list.
        for (const PriceBook &book : catalog.books) {
            if (book.kind != PriceKind::Guide)
                continue;
            Board guided = board;
            guided.priceBook = book.id;
            m_guided << evaluate(catalog, guided, metricsOf(catalog));
        }
    }

    [[nodiscard]] QHash<QString, DisagreementEffect> effects() const
    {
        QHash<QString, DisagreementEffect> all;
        for (qsizetype row = 0; row < m_table.rows.size(); ++row) {
            const QList<Cell> &cells = m_table.rows.at(row).cells;
            for (qsizetype column = 0; column < cells.size(); ++column) {
                for (const ContradictionId &id : cells.at(column).contradictions) {
                    if (const Contradiction *one = m_catalog.contradiction(id))
                        all[id.text()].takeLarger(effectOf(*one, row, column));
                }
            }
        }
        return all;
    }

private:
    static QList<MetricId> metricsOf(const Catalog &catalog)
    {
        QList<MetricId> metrics;
        for (const Contradiction &one : catalog.contradictions) {
            for (const ContradictionSubject &about : one.about) {
                if (findMetric(about.metric) != nullptr && !metrics.contains(about.metric))
                    metrics << about.metric;
            }
        }
        return metrics;
    }

    [[nodiscard]] DisagreementEffect effectOf(const Contradiction &one, qsizetype row, qsizetype column) const
    {
        const Cell &cell = m_table.rows.at(row).cells.at(column);
        QList<Reading> others = cell.rivals;
        for (const ResultTable &guided : m_guided) {
            const Cell &printed = guided.rows.at(row).cells.at(column);
            if (printed.value)
                others << readingOf(printed) << printed.rivals;
        }
        DisagreementEffect effect;
        for (const Reading &other : std::as_const(others)) {
            if (!sharesSource(other, one))
                continue;
            const double apart = timesApart(cell, other);
            effect.takeLarger({cell.priceKind ? apart : answerWith(row, column, other), apart}); // cost follows price
        }
        return effect;
    }

    /// Factor by which a row's answer changes with another source's figure.
    [[nodiscard]] double answerWith(qsizetype row, qsizetype column, const Reading &other) const
    {
        const Subject &subject = m_table.rows.at(row).subject;
        const FigureAddress figure{subject.level, subject.id, QLatin1String(m_table.metrics.at(column)->id), {}};
        if (m_answer.isEmpty() || findFigure(figure.figure) == nullptr || !other.value)
            return 1.0;
        const Catalog changed = withOverrides(m_catalog, {Override{figure, other.value, other.unit, {}}});
        const auto answer = [&](const Catalog &catalog) {
            return evaluate(catalog, m_board, {m_answer}).rows.at(row).cells.at(0);
        };
        return timesApart(answer(m_catalog), readingOf(answer(changed)));
    }

    const Catalog &m_catalog;
    const Board &m_board;
    ResultTable m_table;
    QList<ResultTable> m_guided;
    MetricId m_answer;
};

} // namespace

static QList<const Contradiction *> worstFirst(QList<const Contradiction *> found, const Catalog &catalog,
                                               const Board &board)
{
    const QHash<QString, DisagreementEffect> effects = OtherSources(catalog, board).effects();
    std::ranges::stable_sort(found, [&effects](const Contradiction *one, const Contradiction *other) {
        return effects.value(one->id.text()).isWorseThan(effects.value(other->id.text()));
    });
    return found;
}

ResultTable withWorstNotesFirst(ResultTable table, const Catalog &catalog, const Board &board,
                                std::optional<qsizetype> most)
{
    const QList<const Contradiction *> found =
        mapped(contradictionsIn(table), [&](const ContradictionId &id) { return catalog.contradiction(id); });
    const QStringList sorted =
        mapped(worstFirst(found, catalog, board), [](const Contradiction *one) { return disagreementNote(*one); });
    qsizetype next = 0;
    for (QString &note : table.notes) {
        if (sorted.contains(note) && next < sorted.size())
            note = sorted.at(next++);
    }
    if (!most || sorted.size() <= *most)
        return table;
    const QStringList others = sorted.mid(*most);
    const qsizetype place = table.notes.indexOf(others.constFirst());
    table.notes.removeIf([&others](const QString &note) { return others.contains(note); });
    const auto count = static_cast<int>(others.size());
    table.notes.insert(
        place,
        count == 1 ? tr("1 more disagreement with less effect: chipboard list contradictions.")
                   : tr("%n more disagreements with less effect: chipboard list contradictions.", nullptr, count));
    return table;
}

SourceCard disagreementCard(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    const QList<const Contradiction *> found = worstFirst(contradictionsAbout(catalog, table), catalog, board);
    SourceCard card{.heading = tr("The selection, largest effect first"),
                    .value = tr("Sources disagree (%n)", nullptr, static_cast<int>(found.size())),
                    .isList = true};
    for (const Contradiction *one : std::as_const(found))
        card.contradictions << SourceCard::Line{one->inOneSentence(), {}};
    return card;
}

// The title counts all published claims, the charts only those with a ratio: the others are named.
static void nameUndrawnClaims(PageSpec &page, const Catalog &catalog, const QList<ClaimCheck> &checks,
                              const Formatter &formatter)
{
    qsizetype checked = 0;
    QStringList others;
    for (const ClaimCheck &check : checks) {
        if (isOurs(*check.claim) || check.verdict == ClaimVerdict::CannotCheck)
            continue;
        ++checked;
        if (!isDrawn(check, ClaimScale::Factor) && !isDrawn(check, ClaimScale::Share))
            others << tr("%1 (%2)", "what a claim is about, its verdict")
                          .arg(claimSubject(catalog, check.claim->about.value(0)).label,
                               claimVerdictLabel(check.verdict));
    }
    if (others.isEmpty())
        return;
    page.notes << tr("The charts show %1 of the %2 checkable claims; without a ratio to draw: %3.", "the last: claims")
                      .arg(formatter.integer(checked - others.size()), formatter.integer(checked),
                           others.join(u"; "_s));
}

QList<MetricId> claimsMetrics(const Catalog & /*catalog*/, const Board &board)
{
    return chartsAt(board.level, {MetricId(u"price_chip_hour"_s)});
}

PageSpec claimsPage(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    PageSpec page = pageFrame(u"claims"_s, catalog, table);
    const QList<ClaimCheck> checks = checkClaims(catalog, board);
    setHeadline(page, board, claimsHeadline(checks, formatter));
    page.charts << claimsChart(catalog, checks, ClaimScale::Factor, formatter)
                << claimsChart(catalog, checks, ClaimScale::Share, formatter);
    page.hasLead = true;
    nameUndrawnClaims(page, catalog, checks, formatter);
    page.numbers = numbersOf(catalog, checks, formatter);
    page.data = claimsList(checks);
    page.lists = {contradictionsList(catalog)};
    addRainier(page, catalog, board, formatter);
    page.notice.text = ruleText(catalog, board);
    page.notes << page.notice.text // files have no notice
               << contradictionNotes(catalog, table);
    if (!board.overrides.isEmpty())
        page.notes << tr("This page shows published figures, without your custom values.");
    addSources(page, catalog);
    setFooter(page, catalog, board, table, formatter);
    using enum LegendMark;
    page.legend = {{{RowSigns,
                     tr("%1 holds, %2 does not, %3 depends on the comparison, %4 is inconclusive, %5 cannot be checked",
                        "signs of verdicts")
                         .arg(verdictGlyph(ClaimVerdict::Supported), verdictGlyph(ClaimVerdict::NotSupported),
                              verdictGlyph(ClaimVerdict::Depends), verdictGlyph(ClaimVerdict::CannotTell),
                              verdictGlyph(ClaimVerdict::CannotCheck))},
                    {Whisker, tr("line = range")},
                    {Outlined, tr("outlined = claimed or estimated")},
                    hatchedPart()}};
    page.legend = legendOn(page.legend, page.charts, page.footer);
    page.keywords << tr("claims") << tr("contradictions");
    return page;
}

} // namespace chipboard
