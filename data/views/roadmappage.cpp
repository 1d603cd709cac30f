#include "data/views/pages.h"

#include "data/analysis/generations.h"
#include "data/compare/cells.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/listwords.h"
#include "data/views/ownmarks.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "data/views/table.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct LineSteps
{
    ProductLine line;
    QList<GenerationStep> steps;
};

/// One of the four growth charts.
struct GrowthRow
{
    const char *id;
    const char *title; ///< QT_TR_NOOP
    Unit unit;
    Growth GenerationStep::*growth;
};

constexpr std::array growthTable{
    GrowthRow{"compute", QT_TR_NOOP("Dense compute"), Unit::Tflops, &GenerationStep::compute},
    GrowthRow{"memory", QT_TR_NOOP("Memory"), Unit::GiB, &GenerationStep::memory},
    GrowthRow{"memory_bandwidth", QT_TR_NOOP("Bandwidth"), Unit::TBps, &GenerationStep::bandwidth},
    GrowthRow{"price_chip_hour", QT_TR_NOOP("Price per chip-hour"), Unit::UsdPerHour, &GenerationStep::chipHour},
};

QString titleOf(const GrowthRow &row) { return tr(row.title); }

MarkStyle styleOf(const Chip &chip)
{
    return chip.status == Availability::Announced ? MarkStyle::Hatched : MarkStyle::Solid;
}

double dayOf(const QDate &date) { return static_cast<double>(date.toJulianDay()); }

PlaneMark dateMark(const Chip &chip, const DatedText &date, bool isAvailable, double y)
{
    const DateSpan span = dateSpan(date.value);
    PlaneMark mark{.id = chip.id.text(),
                   .role = colourRoleOf(chip),
                   .style = styleOf(chip),
                   .shape = isAvailable ? MarkShape::Circle : MarkShape::Diamond,
                   .x = span.middle()};
    if (span.first != span.last) {
        mark.xLow = dayOf(span.first);
        mark.xHigh = dayOf(span.last);
    }
    mark.y = y;
    mark.xText = dateText(date.value);
    mark.yText = chip.name;
    mark.description = isAvailable && chip.status == Availability::Shipping
        ? tr("%1 has been available since %2.").arg(chip.name, mark.xText)
        : isAvailable ? tr("%1 is announced for %2.").arg(chip.name, mark.xText)
                      : tr("%1 was announced: %2.").arg(chip.name, mark.xText);
    return mark;
}

/// From announcement to availability, as far as known.
void addChip(ChartSpec &chart, const Chip &chip, double y)
{
    QList<PlaneMark> marks;
    for (const bool isAvailable : {false, true}) {
        const DatedText &date = isAvailable ? chip.available : chip.announced;
        if (dateSpan(date.value).isKnown())
            marks << dateMark(chip, date, isAvailable, y);
    }
    if (marks.isEmpty()) {
        chart.notes << tr("%1 has no published date.").arg(chip.name);
        return;
    }
    marks.last().label = chip.name;
    if (marks.size() == 2 && marks.first().x < marks.last().x) {
        PlaneLine line{.id = chip.id.text(),
                       .role = colourRoleOf(chip),
                       .dashed = chip.status == Availability::Announced,
                       .points = {QPointF(marks.first().x, y), QPointF(marks.last().x, y)},
                       .description = tr("%1: from announcement to availability.").arg(chip.name)};
        chart.plane.lines << line;
    }
    chart.plane.marks << marks;
}

// A generation is often announced in the month when the previous one ships: alternates slightly above and below the
// row's middle.
double yOfGeneration(qsizetype generation, double middle)
{
    constexpr double aside = 0.15; // of a row
    return middle + (generation % 2 == 0 ? aside : -aside);
}

// "Announced and available: Blackwell Ultra is the newest on sale, since 22 Aug 2025"
QString newestText(const QList<LineSteps> &lines, const QString &title)
{
    const Chip *newest = nullptr;
    for (const LineSteps &line : lines) {
        for (const Chip *chip : line.line.chips) {
            const DateSpan since = dateSpan(chip->available.value);
            if (chip->status == Availability::Shipping && since.isKnown()
                && (newest == nullptr || since.first > dateSpan(newest->available.value).first))
                newest = chip;
        }
    }
    return newest == nullptr ? QString()
                             : tr("%1: %2 is the newest on sale, since %3", "a chart, a chip, a date")
                                   .arg(title, newest->name, dateText(newest->available.value));
}

// "not shown: MI300X and TPU v6e (no generations recorded), H200 (another chip represents its generation)"
QString notShownText(const NotShown &without, const Formatter &formatter)
{
    QStringList parts;
    if (!without.withoutLine.isEmpty())
        parts << tr("%1 (no generations recorded)", "chips").arg(namesText(without.withoutLine, formatter));
    if (!without.notLeading.isEmpty())
        parts << tr("%1 (not the leading chip of a generation)", "chips").arg(namesText(without.notLeading, formatter));
    return parts.isEmpty() ? QString() : tr("not shown: %1", "chips").arg(parts.join(QStringLiteral(", ")));
}

ChartSpec timeline(const QList<LineSteps> &lines, const NotShown &without, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, u"timeline"_s, tr("Announced and available")};
    QStringList subtitle{tr("diamond = announced"), tr("circle = available")};
    if (const QString text = notShownText(without, formatter); !text.isEmpty())
        subtitle << text;
    chart.subtitle = dot(subtitle);
    const QStringList names = mapped(lines, [](const LineSteps &line) { return line.line.name; });
    chart.plane.y = namesAxis(QString(), names);
    QList<QDate> dates;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const Chip *chip : lines.at(i).line.chips) {
            addChip(chart, *chip, yOfGeneration(lines.at(i).line.chips.indexOf(chip), rowPlace(i, chart.plane.y)));
            for (const DatedText *text : {&chip->announced, &chip->available}) {
                const DateSpan span = dateSpan(text->value);
                if (span.isKnown())
                    dates << span.first << span.last;
            }
        }
    }
    chart.axis = dateAxis(dates, formatter);
    if (dates.isEmpty()) {
        chart.axis = linearAxis({}, {}, {}, formatter);
        chart.plane.empty = tr("No date of these chips is published.");
    }
    chart.alone.statement = newestText(lines, chart.title);
    return chart;
}

/// Memory metrics keep the published unit; one axis needs a common one.
Interval shownIn(const Cell &cell, Unit unit, const Formatter &formatter)
{
    const Unit there = unitInfo(unit).dimension == unitInfo(cell.unit).dimension ? unit : cell.unit;
    return formatter.shown(cell.value->scaled(unitInfo(cell.unit).factor / unitInfo(there).factor), there);
}

// A row of a chart and its precision: FP8 and BF16 figures share an axis, so each names its precision.
struct RowPlace
{
    double y = 0.0;
    QString precision; ///< empty: the figure has none
};

PlaneMark endOf(const Chip &chip, const Cell &cell, const GrowthRow &row, const RowPlace &place,
                const Formatter &formatter)
{
    PlaneMark mark{.id = chip.id.text(), .role = colourRoleOf(chip), .style = styleOf(chip)};
    const Interval value = shownIn(cell, row.unit, formatter);
    mark.x = value.value;
    if (!value.isExact()) {
        mark.xLow = value.low;
        mark.xHigh = value.high;
    }
    mark.y = place.y;
    mark.xText = isMoney(row.unit) && value.isExact()
        ? formatter.moneyLabel(cell.value->value) + QChar(0x00A0) + formatter.unitText(row.unit)
        : cellText(cell, formatter);
    if (!place.precision.isEmpty())
        mark.xText += u' ' + place.precision;
    mark.yText = chip.name;
    constexpr double compactFrom = 1e4; // "2,517", as on Compare, not the three digits of an estimate
    const QString number =
        value.value < compactFrom && !isTold(cell) ? formatter.label(value.value) : formatter.compact(value.value);
    mark.label =
        isMoney(row.unit) ? formatter.moneyLabel(cell.value->value) : (mark.xLow ? u"~"_s : QString()) + number;
    mark.description = tr("%1, %2: %3.").arg(chip.name, titleOf(row), mark.xText);
    if (!place.precision.isEmpty())
        mark.label += QChar(0x00A0) + place.precision;
    if (!cell.note.isEmpty())
        mark.description += u' ' + cell.note;
    return mark;
}

QString ratioText(const Growth &growth, const Formatter &formatter)
{
    return growth.ratio ? timesText(*growth.ratio, formatter) : growth.reason;
}

/// Next to the marks: of prices, which have two decimals there, the ratio of the printed ones. The table has all
/// digits.
QString ratioAtMarks(const Growth &growth, const Formatter &formatter)
{
    const bool isRounded =
        growth.ratio && isMoney(growth.to.unit) && growth.from.value->isExact() && growth.to.value->isExact();
    if (!isRounded)
        return ratioText(growth, formatter);
    const double written = writtenShare(growth.to, growth.from, growth.to.unit, formatter);
    return timesText({written, written, written}, formatter);
}

/// Both ends, the earlier one hollow, with the ratio at the later one. No line without a ratio.
void addStep(ChartSpec &chart, const GenerationStep &step, const GrowthRow &row, double y, const Formatter &formatter)
{
    const Growth &growth = step.*row.growth;
    if (growth.from.isMissing() || growth.to.isMissing()) {
        chart.notes << tr("%1 after %2: %3.").arg(step.to->name, step.from->name, withoutStop(growth.reason));
        return;
    }
    const bool isOfPrecision = row.growth == &GenerationStep::compute && step.precision.has_value();
    const RowPlace place{y, isOfPrecision ? precisionLabel(*step.precision) : QString()};
    PlaneMark from = endOf(*step.from, growth.from, row, place, formatter);
    from.style = MarkStyle::Outlined;
    PlaneMark to = endOf(*step.to, growth.to, row, place, formatter);
    if (growth.ratio) {
        PlaneLine line{.id = to.id,
                       .role = to.role,
                       .dashed = step.isAnnounced(),
                       .points = {QPointF(from.x, y), QPointF(to.x, y)},
                       .description =
                           tr("%1, %2: %3 of %4.")
                               .arg(step.to->name, titleOf(row), ratioAtMarks(growth, formatter), step.from->name)};
        chart.plane.lines << line;
        to.description += u' ' + line.description;
        to.label = tr("%1 (%2)", "a number, and 3.5x").arg(to.label, ratioAtMarks(growth, formatter));
    } else {
        to.label = tr("%1 (no ratio)", "a number").arg(to.label);
        chart.notes << tr("%1 after %2: %3.").arg(step.to->name, step.from->name, withoutStop(growth.reason));
    }
    chart.plane.marks << from << to;
}

/// Almost overlapping marks share a label, to avoid confusion. Marks come in pairs.
void shareLabels(ChartSpec &chart)
{
    constexpr double near = 0.12; // of a logarithmic axis; about the width of a three-digit label
    const double span = std::log(chart.axis.maximum / chart.axis.minimum);
    QList<PlaneMark> &marks = chart.plane.marks;
    for (qsizetype i = 0; i + 1 < marks.size(); i += 2) {
        if (std::abs(std::log(marks.at(i + 1).x / marks.at(i).x)) >= near * span)
            continue;
        // The precision appears once: "667 → 671 BF16 (1.0x)".
        const QString before = marks.at(i).label.section(QChar(0x00A0), 0, 0);
        marks[i + 1].label = tr("%1 → %2", "the number before, and the later one").arg(before, marks.at(i + 1).label);
        marks[i].label.clear();
    }
}

QString unitOfChart(const GrowthRow &row, const Formatter &formatter)
{
    return row.unit == Unit::UsdPerHour ? formatter.unitWords(tr("USD per chip-hour")) : symbolOf(row.unit);
}

/// A price of an announced chip is not merely unpublished.
bool isUnsold(const GenerationStep &step, const Growth &growth)
{
    return step.isAnnounced() && growth.to.isMissing() && !growth.to.gap.isEmpty();
}

// Cards are narrow: the legend explains hollow marks, and with a reason the unit is only at the axis.
QString growthSubtitle(const GrowthRow &row, const QList<const GenerationStep *> &steps, const Formatter &formatter)
{
    QStringList reasons;
    bool isMissing = false;
    for (const GenerationStep *step : steps) {
        const Growth &growth = step->*row.growth;
        const bool hasGap = growth.from.isMissing() || growth.to.isMissing();
        isMissing = isMissing || (hasGap && !isUnsold(*step, growth));
        const QString why = tr("no ratio: %1", "why").arg(growth.reason);
        if (!hasGap && !growth.ratio && !reasons.contains(why))
            reasons << why;
    }
    QStringList subtitle;
    if (reasons.isEmpty())
        subtitle << unitOfChart(row, formatter);
    subtitle << tr("logarithmic") << reasons;
    if (isMissing)
        subtitle << tr("n/p = not published");
    return dot(subtitle);
}

// A generation without the figure keeps its row, so that the gap is visible.
ChartSpec growthChart(const GrowthRow &row, const QList<LineSteps> &lines, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, QLatin1String(row.id), titleOf(row)};
    QStringList names;
    QList<const GenerationStep *> steps;
    for (const LineSteps &line : lines) {
        for (const GenerationStep &step : line.steps) {
            const Growth &growth = step.*row.growth;
            const bool isMissing = growth.from.isMissing() || growth.to.isMissing();
            names << (isUnsold(step, growth) ? tr("%1 (%2)").arg(step.to->name, growth.to.gap)
                          : isMissing ? tr("%1 (n/p)", "a chip, whose figure is not published").arg(step.to->name)
                                      : step.to->name);
            steps << &step;
        }
    }
    chart.subtitle = growthSubtitle(row, steps, formatter);
    chart.plane.y = namesAxis(QString(), names);
    for (qsizetype i = 0; i < steps.size(); ++i)
        addStep(chart, *steps.at(i), row, rowPlace(i, chart.plane.y), formatter);
    QList<double> values;
    for (const PlaneMark &mark : std::as_const(chart.plane.marks))
        values << mark.x << mark.xLow.value_or(mark.x) << mark.xHigh.value_or(mark.x);
    chart.axis = logAxis({}, unitOfChart(row, formatter), values, formatter);
    shareLabels(chart);
    if (values.isEmpty()) {
        chart.plane.empty = tr("No two generations here have this figure.");
        chart.plane.y = namesAxis(QString(), {});
    }
    return chart;
}

Table numbersOf(const Board &board, const QList<LineSteps> &lines, const Formatter &formatter)
{
    Table numbers{.columns = {{tr("Chip")},
                              {tr("Before it")},
                              {tr("Figure")},
                              {tr("Of the previous generation"), true},
                              {tr("Of the chip"), true},
                              {tr("Growth"), true},
                              {tr("Months later"), true},
                              {tr("Status")}}};
    const QString none = QString::fromUtf8("–");
    for (const LineSteps &line : lines) {
        for (const GenerationStep &step : line.steps) {
            Table::Cell months(none);
            if (step.months) {
                const auto [low, high] = *step.months;
                months = {low == high ? formatter.integer(low)
                                      : tr("%1 to %2").arg(formatter.integer(low), formatter.integer(high)),
                          static_cast<double>(low)};
            }
            for (const GrowthRow &row : growthTable) {
                const Growth &growth = step.*row.growth;
                const bool isCompute = row.growth == &GenerationStep::compute;
                const QString what = isCompute && step.precision
                    ? tr("%1, %2").arg(titleOf(row), precisionLabel(*step.precision))
                    : titleOf(row);
                const auto figure = [&](const Cell &cell) {
                    return cell.isMissing() ? Table::Cell(none) : valueCell(cell, formatter);
                };
                const Table::Cell ratio(ratioText(growth, formatter),
                                        growth.ratio ? std::optional(growth.ratio->value) : std::nullopt);
                Subject subject{.id = step.to->id.text(), .name = step.to->name, .chip = step.to};
                numbers.subjects << categoryOf(board, subject);
                numbers.rows << Table::Row{
                    step.to->name,     step.from->name, what,   figure(growth.from),
                    figure(growth.to), ratio,           months, step.isAnnounced() ? tr("announced") : tr("shipping")};
            }
        }
    }
    return numbers;
}

Table::Cell availabilityCell(Availability availability)
{
    return availability == Availability::Announced ? statusCell(FigureStatus::Announced)
                                                   : availabilityWord(availability);
}

/// Keys and plain numbers, money in USD as in the catalogue.
Table growthList(const QList<LineSteps> &lines)
{
    Table list =
        listOf("generations",
               "line,id,before,metric,from,from_unit,to,to_unit,ratio,ratio_low,ratio_high,months_low,"
               "months_high,status,reason,own",
               {u"from"_s, u"to"_s, u"ratio"_s, u"ratio_low"_s, u"ratio_high"_s, u"months_low"_s, u"months_high"_s});
    for (const LineSteps &line : lines) {
        for (const GenerationStep &step : line.steps) {
            for (const GrowthRow &row : growthTable) {
                const Growth &growth = step.*row.growth;
                const auto value = [](const Cell &cell) {
                    return cell.value ? listNumber(cell.value->value) : Table::Cell();
                };
                Table::Row ratio(3);
                if (growth.ratio)
                    ratio = listNumbers(Interval{growth.ratio->low, growth.ratio->value, growth.ratio->high});
                Table::Row months{{}, {}};
                if (step.months)
                    months = {listNumber(step.months->low), listNumber(step.months->high)};
                list.rows << Table::Row{line.line.id,         step.to->id.text(),      step.from->id.text(),
                                        growth.metric.text(), value(growth.from),      symbolOf(growth.from.unit),
                                        value(growth.to),     symbolOf(growth.to.unit)}
                        + ratio + months
                        + Table::Row{availabilityCell(step.to->status), growth.reason,
                                     ownText({&growth.from, &growth.to})};
            }
        }
    }
    return withOwnColumn(std::move(list));
}

Table datesList(const QList<LineSteps> &lines)
{
    Table list = listOf("timeline", "line,id,name,generation,announced,available,status,reason", {u"generation"_s});
    for (const LineSteps &line : lines) {
        for (const Chip *chip : line.line.chips)
            list.rows << Table::Row{line.line.id,
                                    chip->id.text(),
                                    chip->name,
                                    listNumber(chip->generation),
                                    dateCell(chip->announced.value),
                                    dateCell(chip->available.value),
                                    availabilityCell(chip->status),
                                    dot({chip->announced.reason, chip->available.reason})};
    }
    return list;
}

/// The first selected line, or else the first of all.
QString usualLine(const QList<ProductLine> &lines)
{
    const auto *selected = findWhere(lines, [](const ProductLine &line) { return line.isSelected; });
    return selected != nullptr ? selected->id : lines.isEmpty() ? QString() : lines.constFirst().id;
}

/// Shows one line by default: all in one small chart would be unreadable.
PageFilter lineFilter(const QList<ProductLine> &lines, const QString &chosen)
{
    PageFilter filter{u"line"_s, tr("Line"), {}, {}};
    const QString usual = usualLine(lines);
    for (const ProductLine &line : lines)
        filter.choices << PageFilter::Choice{line.id == usual ? QString() : line.id, line.name};
    if (lines.size() > 1)
        filter.choices << PageFilter::Choice{u"all"_s, tr("All lines")};
    for (const PageFilter::Choice &choice : std::as_const(filter.choices)) {
        if (choice.id == chosen)
            filter.current = chosen;
    }
    return filter;
}

QList<LineSteps> shownLines(const QList<LineSteps> &all, const QString &usual, const QString &chosen)
{
    return allWhere(all, [&](const LineSteps &one) {
        return chosen == u"all" || one.line.id == (chosen.isEmpty() ? usual : chosen);
    });
}

void addSources(PageSpec &page, const Catalog &catalog, const QList<LineSteps> &lines)
{
    QList<SourceId> ids;
    for (const LineSteps &line : lines) {
        for (const Chip *chip : line.line.chips)
            ids << chip->announced.sources << chip->available.sources;
    }
    page.sources << sourceTexts(catalog, ids);
    page.sources.removeDuplicates();
}

void addNotes(PageSpec &page, const Board &board, const QList<LineSteps> &lines, const Formatter &formatter)
{
    for (const LineSteps &line : lines) {
        for (const GenerationStep &step : line.steps)
            page.notes << stepSentence(step, formatter) + u'.';
    }
    page.notes << leadingRule()
               << tr("Compute is compared in BF16 if both chips publish it, otherwise in the first of FP16, FP8, FP4 "
                     "and FP32 that both publish. A precision chosen for the comparison takes priority.");
    for (const ChartSpec &chart : std::as_const(page.charts)) {
        for (const QString &note : chart.notes) {
            const QString named = tr("%1: %2", "a chart, and a note about it").arg(chart.title, note);
            addOnce(page.notes, named);
        }
    }
    if (!board.overrides.isEmpty())
        page.notes << tr("This page shows published figures, without your custom values.");
}

// Columns behind a chart: dates have the sources of the chips' figures, without prices.
QList<int> columnsBehind(const ChartSpec &chart, const ResultTable &specs)
{
    QList<int> columns;
    for (int i = 0; i < specs.metrics.size(); ++i) {
        const Metric &metric = *specs.metrics.at(i);
        const bool isCompute = metric.group == MetricGroup::Compute && chart.id == u"compute";
        const bool isFigure = metric.group != MetricGroup::Price && chart.id == u"timeline";
        if (isCompute || isFigure || metric.metricId().text() == chart.id)
            columns << i;
    }
    return columns;
}

// Each chart has the sources of its own numbers: only that of prices names the price list.
void setOwnFooters(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &specs,
                   const Formatter &formatter)
{
    for (ChartSpec &chart : page.charts) {
        const QList<int> columns = columnsBehind(chart, specs);
        if (columns.isEmpty())
            continue;
        const ResultTable own = ofColumns(specs, columns);
        chart.alone.footer = footerText(catalog, board, own, formatter);
        chart.alone.publishers = publishersOf(catalog, own);
    }
}

} // namespace

QList<MetricId> roadmapMetrics(const Catalog & /*catalog*/, const Board &board)
{
    return chartsAt(board.level, {MetricId(u"price_chip_hour"_s)});
}

PageSpec roadmapPage(const Catalog &catalog, const Board &board, const ResultTable &table,
                     const QMap<QString, QString> &choices, const Formatter &formatter)
{
    PageSpec page = pageFrame(u"roadmap"_s, catalog, table);
    const QList<ProductLine> all = productLines(catalog, board);
    page.filters << lineFilter(all, choices.value(u"line"_s));
    const ResultTable figures = generationTable(catalog, board, all);
    const QList<LineSteps> known = mapped(all, [&](const ProductLine &line) {
        return LineSteps{line, generationSteps(board, line, figures)};
    });
    const QList<LineSteps> lines = shownLines(known, usualLine(all), page.filters.constFirst().current);
    QList<QList<GenerationStep>> steps;
    for (const LineSteps &line : lines)
        steps << line.steps;
    setHeadline(page, board, generationHeadline(steps, formatter));
    const NotShown without = notShownIn(catalog, board);
    page.charts << timeline(known, without, formatter);
    page.hasLead = true;
    for (const GrowthRow &row : growthTable) {
        const ChartSpec chart = growthChart(row, lines, formatter);
        if (chart.plane.marks.isEmpty()) // a sentence says it in less room
            page.notes << tr("%1: %2", "a chart, and a note about it").arg(chart.title, chart.plane.empty);
        else
            page.charts << chart;
    }
    page.numbers = numbersOf(board, known, formatter);
    page.data = growthList(known);
    page.lists = {datesList(known)};
    const auto allOf = [&](const QStringList &names) { return formatter.locale().createSeparatedList(names); };
    if (!without.withoutLine.isEmpty())
        page.notes << tr("Not shown, as no generations of their makers are recorded: %1.", "chips")
                          .arg(allOf(without.withoutLine));
    if (!without.notLeading.isEmpty())
        page.notes
            << tr("Not shown, as another chip represents the generation: %1.", "chips").arg(allOf(without.notLeading));
    addNotes(page, board, lines, formatter);
    for (ChartSpec &chart : page.charts)
        chart.notes.clear(); // they are below the charts, which have no space
    page.sources = allSources(catalog, figures);
    addSources(page, catalog, known);
    setFooter(page, catalog, board, figures, formatter);
    setOwnFooters(page, catalog, board, figures, formatter);
    page.legend = {{{LegendMark::Outlined, tr("hollow circle = previous generation")},
                    {LegendMark::Brackets, tr("in brackets: growth")},
                    {LegendMark::Announced, tr("hatched, dashed = announced")},
                    {LegendMark::Whisker, tr("line = range")}}};
    page.keywords << tr("roadmap");
    for (const LineSteps &line : std::as_const(lines))
        page.keywords << line.line.name;
    return page;
}

} // namespace chipboard
