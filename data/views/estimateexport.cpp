#include "data/views/estimateexport.h"

#include "data/compare/metric.h"
#include "data/compare/request.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"
#include "data/views/describe.h"

#include <QMap>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// A result with its value in the display currency, and its derivation.
struct Shown
{
    std::optional<Interval> value;
    QString unit;
    QString formula;
};

// Unit words after a count: "million tokens per month". Null: the unit is enough.
const char *countedWords(const EstimateResult &result)
{
    const Metric *metric = result.unit == Unit::One ? findMetric(MetricId(result.metric)) : nullptr;
    return metric == nullptr ? nullptr : metric->unitWords;
}

Shown shownOf(const EstimateResult &result, const Formatter &formatter)
{
    const char *words = countedWords(result); // not translated, for scripts
    return {formatter.shown(result.value, result.unit),
            words != nullptr ? QString::fromLatin1(words) : formatter.unitText(result.unit),
            result.value ? formatter.formulaText(result.formula, result.unit) : result.formula};
}

void write(JsonWriter &json, const EstimateResult &result, const Formatter &formatter)
{
    const Shown shown = shownOf(result, formatter);
    const auto object = json.object(JsonWriter::Layout::OneLine);
    json.member("metric", result.metric);
    writeInterval(json, shown.value);
    json.member("unit", shown.unit);
    json.member("formula", shown.formula);
    json.key("inputs");
    json.beginArray();
    for (const EstimateInput &input : result.inputs) {
        json.beginObject();
        json.member("name", QString(input.name));
        json.member("value", std::optional(input.value));
        json.member("unit", QString(input.unit));
        json.endObject();
    }
    json.endArray();
    json.member("reason", result.reason);
}

// As charts state for their lines: ranges of a held-out source, and their coverage.
void writeHeld(JsonWriter &json, const HeldRange &held)
{
    const auto object = json.object(JsonWriter::Layout::OneLine);
    json.member("kind", held.kind);
    json.key("experts");
    json.boolean(held.experts);
    json.member("n", held.basis.rows);
    json.member("sources", held.sources);
    json.member("coverage", std::optional(held.basis.coverage));
}

void writeErrors(JsonWriter &json, const ErrorSummary &errors)
{
    json.member("n", errors.n);
    const auto known = [&errors](double value) { return errors.n > 0 ? std::optional(value) : std::nullopt; };
    json.member("median_abs_error", known(errors.medianAbsError));
    json.member("p90_abs_error", known(errors.p90AbsError));
    json.member("within_20", known(errors.within20));
    json.member("within_25", known(errors.within25));
    json.member("ranged", errors.ranged);
    json.member("coverage", errors.ranged > 0 ? std::optional(errors.coverage) : std::nullopt);
}

void writeSummary(JsonWriter &json, const char *name, const ErrorSummary &errors)
{
    const auto object = json.object(name, JsonWriter::Layout::OneLine);
    writeErrors(json, errors);
}

void writeGroup(JsonWriter &json, const char *name, const std::map<QString, ErrorSummary> &group)
{
    const auto object = json.object(name);
    for (const auto &[member, errors] : group)
        writeSummary(json, member.toUtf8().constData(), errors);
}

void writeChecks(JsonWriter &json, const ModelCheck &check)
{
    const auto object = json.object("checks");
    writeSummary(json, "mfu_to_tokens", check.utilisation);
    writeSummary(json, "cost", check.cost);
    const auto fit = json.object("memory_fit", JsonWriter::Layout::OneLine);
    json.member("n", check.fitsChecked);
    json.member("called_impossible", QStringList(check.calledImpossible));
}

void writeHeldOut(JsonWriter &json, const HeldOutAccuracy &heldOut)
{
    json.key("held_out");
    if (heldOut.rows == 0) {
        json.null();
        return;
    }
    const auto object = json.object(JsonWriter::Layout::OneLine);
    json.member("n", heldOut.rows);
    json.member("sources", heldOut.sources);
    json.member("median_abs_error", heldOut.medianError);
    json.member("within_25", heldOut.within25);
}

QStringList sourcesOf(const CheckRow &row) { return mapped(row.sources, &SourceId::text); }

void writeMembers(JsonWriter &json, const CheckRow &row)
{
    json.member("id", row.id);
    json.member("kind", row.kind);
    json.member("model", row.model);
    json.member("chip", row.chip);
    json.member("family", row.family);
    json.member("predicted", row.predicted);
    json.member("low", row.low);
    json.member("high", row.high);
    json.member("measured", row.measured);
    json.member("unit", row.unit);
    json.member("error", row.error());
    json.member("reason", row.reason);
    json.member("note", row.note);
    json.member("sources", sourcesOf(row));
    json.member("source_title", row.sourceTitle);
    json.member("source_url", row.sourceUrl);
}

void writeRow(JsonWriter &json, const CheckRow &row)
{
    const auto object = json.object(JsonWriter::Layout::OneLine);
    writeMembers(json, row);
}

void writeNearest(JsonWriter &json, const std::optional<NearestRun> &nearest)
{
    json.key("nearest");
    if (!nearest) {
        json.null();
        return;
    }
    const MeasuredRun &run = nearest->run;
    const auto object = json.object();
    writeMembers(json, nearest->row);
    json.member("precision", run.precision);
    json.member("chips", run.chips);
    json.member("input", run.input);
    json.member("output", run.output);
    json.member("batch", run.batch);
    json.member("stack", run.stack);
    json.member("measured_on", run.measuredOn);
}

QString errorLine(const QString &name, const ErrorSummary &errors)
{
    const auto share = [&errors](double value) {
        const QString text = errors.n > 0 ? Formatter().percent(value) : u"\u2013"_s;
        return text.rightJustified(8);
    };
    const QString held = errors.ranged > 0 ? Formatter().percent(errors.coverage) : u"\u2013"_s;
    return u"%1 %2 %3 %4 %5 %6"_s.arg(name.leftJustified(22), QString::number(errors.n).rightJustified(5),
                                      share(errors.medianAbsError), share(errors.p90AbsError), share(errors.within25),
                                      held.rightJustified(9));
}

/// By file keys; all empty without a price.
QList<std::pair<const char *, QString>> priceTexts(const std::optional<PriceOrigin> &price)
{
    const PriceOrigin origin = price.value_or(PriceOrigin());
    return {{"price_book", origin.book},  {"price_type", origin.kindWord}, {"price_status", origin.status},
            {"price_as_of", origin.asOf}, {"price_of", origin.rented},     {"price_region", origin.region}};
}

void writePrice(JsonWriter &json, const std::optional<PriceOrigin> &price)
{
    for (const auto &[name, text] : priceTexts(price)) {
        json.key(name);
        text.isEmpty() ? json.null() : json.text(text); // without a price, or without a stated region
    }
}

// Waiting times in hours, or in days if there are many.
QString inDays(const EstimateResult &result, const Formatter &formatter)
{
    constexpr double hoursOfADay = 24.0;
    const double days = result.value->value / hoursOfADay;
    if (result.metric != QLatin1String("wall_hours") || days < 2.0)
        return {};
    return u' ' + tr("= %1 days").arg(formatter.label(days));
}

/// Serving: number of requests behind a memory figure: the requested ones, or else all running ones for memory, and one
/// for the minimum chips.
QString requestsText(const Estimate &estimate, const EstimateResult &result, const Formatter &formatter)
{
    const bool isFewest = result.metric == QLatin1String("fewest_chips");
    const EstimateResult *memory = estimate.result(u"memory_needed");
    if (memory == nullptr || (!isFewest && &result != memory))
        return {};
    for (const EstimateInput &input : memory->inputs) {
        const bool isAsked = input.name == QLatin1String("batch");
        if (!isAsked && input.name != QLatin1String("requests_at_once"))
            continue;
        const double count = isAsked || !isFewest ? input.value : 1.0;
        const double told = formatter.estimated(Interval::exactly(count), Unit::One).value; // requested: all digits
        return count == 1.0 ? tr("for one request") : tr("for %1 concurrent requests").arg(formatter.full(told));
    }
    return {};
}

// With the digits of pages and tables.
QString resultLine(const Estimate &estimate, const EstimateResult &result, const Formatter &formatter)
{
    const Cell cell = estimatedCell(*result.value, result.unit);
    const bool isOne = result.unit == Unit::Chips && result.value->isExact() && result.value->value == 1.0;
    const char *words = countedWords(result);
    const QString symbol = isOne ? tr("chip") : words != nullptr ? tr(words) : formatter.unitText(result.unit);
    const QString unit = symbol.isEmpty() ? QString() : u' ' + symbol;
    const Interval told = toldValue(cell, formatter);
    const QString basis = result.value->isExact() ? requestsText(estimate, result, formatter)
                                                  : tr("(%1 to %2)")
                                                        .arg(formatter.full(formatter.shown(told.low, cell.unit)),
                                                             formatter.full(formatter.shown(told.high, cell.unit)));
    return u"%1 %2 %3"_s
        .arg(result.metric.leftJustified(24),
             (cellNumber(cell, formatter) + unit + inDays(result, formatter)).leftJustified(28), basis)
        .trimmed();
}

// Another price kind may halve a cost, so the first line states it.
QString openingOf(const Estimate &estimate)
{
    const QString work = estimate.title.isEmpty() ? tr("%1 on %2").arg(estimate.workload, estimate.on) : estimate.title;
    if (!estimate.price)
        return work;
    if (estimate.price->isCustom)
        return tr("%1, at the custom price of %2", "work on chips; what is rented").arg(work, estimate.price->rented);
    return tr("%1, at the %2 of %3 (%4)", "work on chips; a kind of price, what is rented, a date")
        .arg(work, estimate.price->kind, estimate.price->rented, dateText(estimate.price->asOf));
}

// The list's name may contain a month, so the date is labelled as the price's.
QString priceLine(const PriceOrigin &price, const Formatter &formatter)
{
    const QString chips = price.chips == 1 ? tr("1 chip") : tr("%1 chips").arg(price.chips);
    if (price.isCustom)
        return tr("Prices: %1; %2 (%3) at the custom price of %4.")
            .arg(price.bookName, price.rented, chips, formatter.in({}).range(price.usdPerHour, Unit::UsdPerHour));
    return tr("Prices: %1; %2 (%3) at %4, dated %5, %6.")
        .arg(price.bookName, price.rented, chips,
             formatter.in({}).range(price.usdPerHour, Unit::UsdPerHour), // as in the list
             dateText(price.asOf), price.status);
}

// Without what the price line already says.
QStringList notesBelowPrice(const Estimate &estimate)
{
    QStringList notes = estimate.notes;
    const auto status = estimate.price ? statusFromWord(estimate.price->status) : std::nullopt;
    if (status)
        notes.removeAll(priceStatusNote(*status));
    return notes;
}

// Most frequent first.
QList<std::pair<QString, int>> reasonsOf(const ModelCheck &check)
{
    QMap<QString, int> counts;
    for (const CheckRow &row : check.rows) {
        if (!row.error())
            ++counts[row.reason];
    }
    QList<std::pair<QString, int>> reasons;
    for (auto reason = counts.cbegin(); reason != counts.cend(); ++reason)
        reasons << std::pair(reason.key(), reason.value());
    std::ranges::stable_sort(reasons, [](const auto &a, const auto &b) { return a.second > b.second; });
    return reasons;
}

/// Changed assumptions as numbers with units, and catalogue and program version.
void writeOrigin(JsonWriter &json, const EstimateOrigin &origin)
{
    if (!origin.catalog.isEmpty())
        writeProgram(json, origin.catalog);
    if (origin.assumptions == Assumptions())
        return;
    const auto object = json.object("assumptions");
    for (const AssumptionRow &row : assumptionTable()) {
        const std::optional<double> &value = origin.assumptions.*row.member;
        if (!value)
            continue;
        const auto assumption = json.object(row.id, JsonWriter::Layout::OneLine);
        json.member("value", value);
        json.member("unit", symbolOf(row.unit));
    }
}

} // namespace

QByteArray estimateToJson(const Estimate &estimate, const Currency &currency, const std::optional<NearestRun> &nearest,
                          const EstimateOrigin &origin)
{
    const Formatter formatter(QLocale::c(), currency);
    JsonWriter json;
    json.beginObject();
    json.member("workload", estimate.workload);
    json.member("on", estimate.on);
    json.member("count", estimate.count);
    json.member("instances", estimate.instances > 0 ? std::optional<double>(estimate.instances) : std::nullopt);
    json.key("fits");
    json.boolean(estimate.fits);
    json.key("bound");
    if (estimate.bound)
        json.text(boundWord(*estimate.bound));
    else
        json.null();
    writePrice(json, estimate.price);
    writeCurrency(json, currency);
    writeOrigin(json, origin);
    json.list("results", estimate.results,
              [&formatter](JsonWriter &writer, const EstimateResult &result) { write(writer, result, formatter); });
    writeBasis(json, estimate.bases.speed);
    json.member("notes", estimate.notes);
    writeNearest(json, nearest);
    json.endObject();
    return json.result();
}

QString estimateToText(const Estimate &estimate, const Currency &currency)
{
    const Formatter formatter(readingLocale(), currency);
    QStringList lines{openingOf(estimate)};
    if (estimate.bound && estimate.fits)
        lines << boundSentence(*estimate.bound);
    const EstimateResult *bill = estimate.result(u"month_usd"_s);
    const bool hasBill = bill != nullptr && bill->value; // avoids two "per month" lines: the deployment's rent
    for (const EstimateResult &result : estimate.results) {
        if (result.value && !(hasBill && result.metric == u"usd_per_month"))
            lines << resultLine(estimate, result, formatter);
    }
    if (estimate.price)
        lines << priceLine(*estimate.price, formatter);
    if (!currency.isUsd())
        lines << formatter.rateText() + u'.';
    return (lines + notesBelowPrice(estimate)).join(u'\n') + u'\n';
}

Table estimateToList(const Estimate &estimate, const Currency &currency)
{
    const Formatter formatter(QLocale::c(), currency);
    Table list{.name = u"results"_s,
               .columns = {{u"metric"_s},
                           {u"value"_s, true},
                           {u"low"_s, true},
                           {u"high"_s, true},
                           {u"unit"_s},
                           {u"formula"_s},
                           {u"inputs"_s},
                           {u"reason"_s}}};
    const QList<std::pair<const char *, QString>> price = priceTexts(estimate.price);
    Table::Row origin; // the same in each row: several estimates may differ in kind
    for (const auto &[name, text] : price) {
        list.columns << Table::Column{QString::fromLatin1(name)};
        origin << Table::Cell(text);
    }
    for (const EstimateResult &result : estimate.results) {
        const Shown shown = shownOf(result, formatter);
        list.rows << Table::Row{result.metric} + listNumbers(shown.value)
                + Table::Row{shown.unit, shown.formula, result.inputTexts().join(u"; "_s), result.reason} + origin;
    }
    return withRate(list, currency);
}

QByteArray modelCheckToJson(const ModelCheck &check, const QString &revision)
{
    JsonWriter json;
    json.beginObject();
    writeProgram(json, revision);
    writeErrors(json, check.all);
    {
        const auto groups = json.object("by");
        writeGroup(json, "kind", check.byKind);
        writeGroup(json, "family", check.byFamily);
        writeGroup(json, "chip", check.byChip);
    }
    writeChecks(json, check);
    writeHeldOut(json, check.heldOut);
    json.list("held_ranges", check.held, writeHeld);
    json.list("rows", check.rows, writeRow);
    json.endObject();
    return json.result();
}

Table modelCheckToList(const ModelCheck &check)
{
    Table list{.name = u"rows"_s};
    list.columns = {
        {u"id"_s},        {u"kind"_s},        {u"model"_s},  {u"chip"_s}, {u"predicted"_s, true}, {u"measured"_s, true},
        {u"unit"_s},      {u"error"_s, true}, {u"reason"_s}, {u"note"_s}, {u"source"_s},          {u"low"_s, true},
        {u"high"_s, true}};
    for (const CheckRow &row : check.rows)
        list.rows << Table::Row{row.id,
                                row.kind,
                                row.model,
                                row.chip,
                                listNumber(row.predicted),
                                listNumber(row.measured),
                                row.unit,
                                listNumber(row.error()),
                                row.reason,
                                row.note,
                                row.sourceTitle.isEmpty() ? sourcesOf(row).join(u' ') : row.sourceTitle,
                                listNumber(row.low),
                                listNumber(row.high)};
    return list;
}

Table modelCheckSummary(const ModelCheck &check)
{
    Table list{.name = u"summary"_s,
               .columns = {{u"by"_s},
                           {u"group"_s},
                           {u"n"_s, true},
                           {u"median_abs_error"_s, true},
                           {u"p90_abs_error"_s, true},
                           {u"within_20"_s, true},
                           {u"within_25"_s, true},
                           {u"ranged"_s, true},
                           {u"coverage"_s, true}}};
    const auto add = [&list](const QString &by, const QString &group, const ErrorSummary &errors) {
        Table::Row row{by, group, listNumber(errors.n)};
        for (const double share : {errors.medianAbsError, errors.p90AbsError, errors.within20, errors.within25})
            row << (errors.n > 0 ? listNumber(share) : Table::Cell()); // no rows: no error, rather than 0
        row << listNumber(errors.ranged) << (errors.ranged > 0 ? listNumber(errors.coverage) : Table::Cell());
        list.rows << row;
    };
    add(u"all"_s, {}, check.all);
    for (const auto &[kind, errors] : check.byKind)
        add(u"kind"_s, kind, errors);
    for (const auto &[family, errors] : check.byFamily)
        add(u"family"_s, family, errors);
    for (const auto &[chip, errors] : check.byChip)
        add(u"chip"_s, chip, errors);
    return list;
}

namespace {

struct RangeRow
{
    const char *kind;
    const char *label;
    const char *ofExperts;
};

constexpr std::array rangeRows{
    RangeRow{"throughput", QT_TR_NOOP("throughput"), QT_TR_NOOP("throughput (MoE)")},
    RangeRow{"max_throughput", QT_TR_NOOP("throughput at full load"), QT_TR_NOOP("throughput at full load (MoE)")},
    RangeRow{"latency", QT_TR_NOOP("inter-token latency (TPOT)"), QT_TR_NOOP("inter-token latency (TPOT) (MoE)")},
    RangeRow{"first_token", QT_TR_NOOP("time to first token"), QT_TR_NOOP("time to first token (MoE)")},
    RangeRow{"mlperf", QT_TR_NOOP("MLPerf"), QT_TR_NOOP("MLPerf (MoE)")},
    RangeRow{"training", QT_TR_NOOP("training"), QT_TR_NOOP("training (MoE)")},
};

} // namespace

QString rangeKindLabel(const QString &kind, bool hasExperts)
{
    const RangeRow *row =
        findWhere(rangeRows, [&kind](const RangeRow &one) { return kind == QLatin1String(one.kind); });
    return row == nullptr ? kind : tr(hasExperts ? row->ofExperts : row->label);
}

QString heldRangesText(const QList<HeldRange> &held, const Formatter &formatter)
{
    QStringList parts;
    for (const HeldRange &one : held)
        parts << tr("%1 %2", "a kind of measurement, a percentage")
                     .arg(rangeKindLabel(one.kind, one.experts), formatter.percent(one.basis.coverage));
    return tr("Held-out measurements within the range: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString heldOutText(const HeldOutAccuracy &heldOut, const Formatter &formatter)
{
    return tr("Held out, one source at a time: %1 serving measurements from %2 sources, median error %3; "
              "%4 are within 25%.")
        .arg(formatter.integer(heldOut.rows), formatter.integer(heldOut.sources),
             formatter.percent(heldOut.medianError), formatter.percent(heldOut.within25));
}

QString modelCheckToText(const ModelCheck &check)
{
    const Formatter formatter(readingLocale());
    QStringList lines{u"%1 %2 %3 %4 %5 %6"_s.arg(tr("kind").leftJustified(22), tr("rows").rightJustified(5),
                                                 tr("median").rightJustified(8), tr("9 of 10").rightJustified(8),
                                                 tr("in 25%").rightJustified(8), tr("in range").rightJustified(9))};
    for (const auto &[kind, errors] : check.byKind)
        lines << errorLine(kind, errors);
    lines << errorLine(tr("all"), check.all);
    if (check.heldOut.rows > 0)
        lines << QString() << heldOutText(check.heldOut, formatter);
    if (!check.held.isEmpty())
        lines << heldRangesText(check.held, formatter);
    const auto missing = check.rows.size() - check.all.n;
    lines << QString()
          << tr("%1 of %2 measurements cannot be predicted:")
                 .arg(formatter.integer(missing), formatter.integer(check.rows.size()));
    for (const auto &[reason, rows] : reasonsOf(check))
        lines << u"%1  %2"_s.arg(QString::number(rows).rightJustified(5), reason);
    return lines.join(u'\n') + u'\n';
}

} // namespace chipboard
