#include "data/import/importreport.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"
#include "data/views/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct CountRow
{
    const char *name;
    qint64 ImportReport::*member;
};
constexpr CountRow countRows[] = {{"rows", &ImportReport::rows},
                                  {"imported", &ImportReport::imported},
                                  {"ignored", &ImportReport::ignored},
                                  {"suspicious", &ImportReport::suspicious},
                                  {"accepted", &ImportReport::accepted},
                                  {"prices", &ImportReport::prices},
                                  {"usable", &ImportReport::usable},
                                  {"chips", &ImportReport::chips},
                                  {"measurements", &ImportReport::measurements},
                                  {"new", &ImportReport::newRows},
                                  {"changed", &ImportReport::changedRows},
                                  {"unchanged", &ImportReport::unchangedRows}};

void count(JsonWriter &writer, const char *name, qint64 value) { writer.member(name, static_cast<double>(value)); }

void writeExample(JsonWriter &writer, const ReasonCount::Example &example)
{
    const auto object = writer.object(JsonWriter::Layout::OneLine);
    count(writer, "line", example.line);
    writer.member("what", example.detail);
}

void writeDetails(JsonWriter &writer, const ImportReport &report)
{
    const auto object = writer.object("details");
    for (const ReasonRow &row : reasonTable()) {
        const auto found = report.reasons.find(row.reason);
        if (found == report.reasons.end())
            continue;
        const auto reason = writer.object(row.id);
        writer.member("verdict", verdictWord(report.verdictOf(row.reason)));
        count(writer, "count", found->second.rows);
        writer.member("text", row.label());
        writer.list("examples", found->second.examples, writeExample);
    }
}

void writeRest(JsonWriter &writer, const ImportReport &report, const ReportContext &context)
{
    {
        const auto remarks = writer.object("remarks");
        for (const auto &[reason, rows] : report.remarks)
            count(writer, reasonRow(reason).id, rows);
    }
    {
        const auto columns = writer.object("columns");
        writer.member("found", report.columns);
        writer.member("not_used", report.notUsed);
    }
    writer.key("dry_run");
    writer.boolean(context.dryRun);
    if (context.snapshot)
        count(writer, "snapshot", *context.snapshot);
    writer.optionalMember("already_imported", context.alreadyOn);
    writer.optionalMember("stored", context.stored);
}

// One example is enough in a table; the JSON has all.
QString exampleOf(const ReasonCount &rows)
{
    constexpr qsizetype longest = 120;
    if (rows.examples.isEmpty() || rows.examples.constFirst().detail.isEmpty())
        return {};
    const ReasonCount::Example &first = rows.examples.constFirst();
    const QString detail = first.detail.size() > longest ? first.detail.left(longest - 3) + u"..."_s : first.detail;
    return tr("line %1: %2").arg(first.line).arg(detail);
}

QString headline(const ImportReport &report)
{
    const Formatter format;
    const QString text = report.rows == 1 ? tr("%1 row: %2 imported, %3 skipped, %4 suspicious")
                                          : tr("%1 rows: %2 imported, %3 skipped, %4 suspicious");
    return text.arg(format.integer(report.rows), format.integer(report.imported), format.integer(report.ignored),
                    format.integer(report.suspicious));
}

struct OriginRow
{
    const char *word;
    const char *text;
};
constexpr OriginRow originRows[] = {
    {"option", QT_TR_NOOP("as given")},
    {"format", QT_TR_NOOP("from the format")},
    {"column", QT_TR_NOOP("from a column")},
    {"header", QT_TR_NOOP("from the lines above the table")},
    {"machine names", QT_TR_NOOP("from the machine names")},
    {"file name", QT_TR_NOOP("from the file name")},
    {"file date", QT_TR_NOOP("from the date of the file")},
};

QStringList notes(const ImportReport &report, const ReportContext &context)
{
    const Formatter format;
    QStringList lines;
    if (report.imported > 0 && report.prices > 0)
        lines << (report.prices == 1 ? tr("%1 price; of the imported rows %2 are new, %3 changed, %4 unchanged.")
                                     : tr("%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged."))
                     .arg(format.integer(report.prices), format.integer(report.newRows),
                          format.integer(report.changedRows), format.integer(report.unchangedRows));
    if (report.chips > 0)
        lines << (report.chips == 1 ? tr("1 chip.") : tr("%1 chips.").arg(format.integer(report.chips)));
    if (report.measurements > 0)
        lines << (report.measurements == 1 ? tr("1 measurement.")
                                           : tr("%1 measurements.").arg(format.integer(report.measurements)));
    if (report.accepted > 0)
        lines << (report.accepted == 1
                      ? tr("1 suspicious row was accepted on request.")
                      : tr("%1 suspicious rows were accepted on request.").arg(format.integer(report.accepted)));
    for (const auto &[reason, rows] : report.remarks)
        lines << tr("%1 imported rows: %2").arg(format.integer(rows), reasonRow(reason).label());
    if (!report.notUsed.isEmpty())
        lines << tr("Columns not read: %1.").arg(report.notUsed.join(u", "_s));
    if (!report.rateHint.isEmpty())
        lines << report.rateHint;
    if (!report.provider.isEmpty())
        lines << tr("Format: %1; provider: %2 (%3).")
                     .arg(report.format, report.provider, originLabel(report.providerFrom));
    if (!report.asOf.isEmpty())
        lines << tr("Prices as of %1 (%2).").arg(dateText(report.asOf), originLabel(report.asOfFrom));
    if (!context.alreadyOn.isEmpty())
        lines << tr("Already imported on %1 (snapshot %2); nothing was added.")
                     .arg(context.alreadyOn)
                     .arg(context.snapshot.value_or(0));
    else if (report.isUseless())
        lines << nothingUsable(report)
              << (report.reasons.contains(Reason::NoComparison)
                      ? QStringList{tr("Name the column of the number of chips with --map count=COLUMN.")}
                      : QStringList());
    else if (context.dryRun)
        lines << tr("Nothing was stored: this was a dry run.");
    else if (report.prices == 0 && report.chips == 0 && report.measurements == 0)
        lines << tr("Nothing was stored: no row was imported.");
    else if (!context.stored.isEmpty())
        lines << tr("Stored in %1.").arg(context.stored);
    if (report.measurements > 0 && !context.stored.isEmpty())
        lines << tr("Compare them with estimates: chipboard model-check --runs %1").arg(context.stored);
    return lines;
}

} // namespace

QByteArray reportToJson(const ImportReport &report, const ReportContext &context)
{
    JsonWriter writer;
    writer.beginObject();
    if (!context.catalog.isEmpty()) {
        writer.member("catalog", context.catalog);
        writer.member("program", QStringLiteral("Chipboard " CHIPBOARD_VERSION));
    }
    writer.member("format", report.format);
    writer.member("file", report.file);
    writer.member("provider", report.provider);
    writer.member("provider_from", report.providerFrom);
    writer.member("as_of", report.asOf);
    writer.member("as_of_from", report.asOfFrom);
    for (const CountRow &row : countRows)
        count(writer, row.name, report.*row.member);
    writeDetails(writer, report);
    writeRest(writer, report, context);
    writer.endObject();
    return writer.result();
}

QString originLabel(const QString &from)
{
    const auto *found =
        findWhere(originRows, [&from](const OriginRow &row) { return from == QLatin1String(row.word); });
    return found == nullptr ? from : tr(found->text);
}

QString nothingUsable(const ImportReport &report)
{
    const bool areAllUnknown = std::ranges::none_of(report.reasons, [](const auto &row) {
        return row.first == Reason::NoComparison
            || (row.first != Reason::ChipNotInCatalogue && reasonRow(row.first).verdict == RowVerdict::Imported);
    });
    if (areAllUnknown)
        return tr("Nothing was stored: the catalogue has neither the machines nor the chips of these prices. Add the "
                  "chips to your catalogue folder, then import the file again.");
    return tr("Nothing was stored. No price is comparable: the catalogue has none of the machines, or the number of "
              "chips is missing.");
}

std::optional<ImportReport> reportFromJson(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (!object.contains(u"rows"_s))
        return std::nullopt;
    ImportReport report;
    const auto number = [&object](const char *name) { return object.value(QLatin1String(name)).toInteger(); };
    const auto word = [&object](const char *name) { return object.value(QLatin1String(name)).toString(); };
    report.format = word("format");
    report.file = word("file");
    report.provider = word("provider");
    report.providerFrom = word("provider_from");
    report.asOf = word("as_of");
    report.asOfFrom = word("as_of_from");
    for (const CountRow &row : countRows)
        report.*row.member = number(row.name);
    const QJsonObject details = object.value(u"details"_s).toObject();
    for (auto each = details.begin(); each != details.end(); ++each) {
        const std::optional<Reason> reason = reasonFromId(each.key());
        if (!reason)
            return std::nullopt;
        ReasonCount &rows = report.reasons[*reason];
        rows.rows = each.value()[u"count"].toInteger();
        for (const QJsonValue example : each.value()[u"examples"].toArray())
            rows.examples << ReasonCount::Example{example[u"line"].toInt(), example[u"what"].toString()};
        if (each.value()[u"verdict"].toString() != verdictWord(reasonRow(*reason).verdict))
            report.acceptedReasons << *reason;
    }
    const QJsonObject remarks = object.value(u"remarks"_s).toObject();
    for (auto each = remarks.begin(); each != remarks.end(); ++each) {
        if (const std::optional<Reason> reason = reasonFromId(each.key()))
            report.remarks[*reason] = each.value().toInteger();
    }
    const QJsonObject columns = object.value(u"columns"_s).toObject();
    for (const QJsonValue name : columns.value(u"found"_s).toArray())
        report.columns << name.toString();
    for (const QJsonValue name : columns.value(u"not_used"_s).toArray())
        report.notUsed << name.toString();
    return report;
}

QString reportToText(const ImportReport &report, const ReportContext &context)
{
    TextTable table{.header = {tr("verdict"), tr("reason"), tr("rows"), tr("why"), tr("for example")},
                    .rightAligned = {false, false, true, false, false}};
    for (const ReasonRow &row : reasonTable()) {
        const auto found = report.reasons.find(row.reason);
        if (found == report.reasons.end())
            continue;
        table.rows << QStringList{verdictWord(report.verdictOf(row.reason)), row.reasonId(),
                                  Formatter().integer(found->second.rows), row.label(), exampleOf(found->second)};
    }
    QStringList lines{headline(report), QString()};
    return lines.join(u'\n') + u'\n' + table.toText() + u'\n' + notes(report, context).join(u'\n') + u'\n';
}

constexpr ReasonRow reasonRows[] = {
    {Reason::CatalogueChip, RowVerdict::Imported, "catalogue-chip", QT_TR_NOOP("The chip is in the catalogue.")},
    {Reason::ChipNotInCatalogue, RowVerdict::Imported, "chip-not-in-catalogue",
     QT_TR_NOOP("The accelerator is not in the catalogue; the price belongs to no chip.")},
    {Reason::AcceleratorAlone, RowVerdict::Imported, "accelerator-without-machine",
     QT_TR_NOOP("The price covers the accelerator, without the machine that it needs.")},
    {Reason::MachineJoined, RowVerdict::Imported, "machine-and-accelerator",
     QT_TR_NOOP("The machine's price, plus the accelerator's price in the same zone.")},
    {Reason::NewChip, RowVerdict::Imported, "new-chip", QT_TR_NOOP("The chip is not one of the catalogue's own.")},
    {Reason::NewMeasurement, RowVerdict::Imported, "new-measurement",
     QT_TR_NOOP("The measurement can be compared with an estimate.")},
    {Reason::Renamed, RowVerdict::Imported, "renamed",
     QT_TR_NOOP("The file uses another chip's name; the instance identifies the chip.")},
    {Reason::UnitConverted, RowVerdict::Imported, "converted-unit",
     QT_TR_NOOP("The price was converted to US dollars per hour; a day has 24 hours, a month 730, a year 8760.")},
    {Reason::MemoryInGib, RowVerdict::Imported, "memory-in-gib",
     QT_TR_NOOP("The accelerator's memory was read as GiB: the number is too small for MiB.")},
    {Reason::NoAccelerator, RowVerdict::Ignored, "no-accelerator",
     QT_TR_NOOP("The row is for a machine without an accelerator.")},
    {Reason::NoPrice, RowVerdict::Ignored, "no-price", QT_TR_NOOP("The row has no price.")},
    {Reason::PlaceholderPrice, RowVerdict::Ignored, "placeholder-price", QT_TR_NOOP("700.0 stands for \"no price\".")},
    {Reason::RepeatedRow, RowVerdict::Ignored, "repeated-row", QT_TR_NOOP("An earlier row is the same.")},
    {Reason::OlderPrice, RowVerdict::Ignored, "older-price",
     QT_TR_NOOP("The file has a newer price for the same item and zone.")},
    {Reason::MachineIncomplete, RowVerdict::Ignored, "machine-without-accelerator-price",
     QT_TR_NOOP("The price covers the machine only, and the file has no accelerator price for it.")},
    {Reason::OtherCurrency, RowVerdict::Ignored, "other-currency",
     QT_TR_NOOP("The price is not in US dollars: convert it in the file, then import it again.")},
    {Reason::NotHourly, RowVerdict::Ignored, "not-hourly", QT_TR_NOOP("The price is not per hour.")},
    {Reason::OtherTerms, RowVerdict::Ignored, "other-terms",
     QT_TR_NOOP("The price has other terms: another operating system, tenancy or type of sale.")},
    {Reason::NoComparison, RowVerdict::Ignored, "no-comparison",
     QT_TR_NOOP("The price is not comparable: the catalogue has neither the machine nor the chip, or the number of "
                "chips is missing.")},
    {Reason::KnownChip, RowVerdict::Ignored, "known-chip",
     QT_TR_NOOP("The catalogue already has this chip, with its own sources.")},
    {Reason::NoFigures, RowVerdict::Ignored, "no-figures", QT_TR_NOOP("The row has no comparable figure.")},
    {Reason::NotComparable, RowVerdict::Ignored, "not-comparable",
     QT_TR_NOOP("The result is of another division, or of a model that is not predicted.")},
    {Reason::WrongShape, RowVerdict::Suspicious, "wrong-shape",
     QT_TR_NOOP("The row has more or fewer columns than the header.")},
    {Reason::Nameless, RowVerdict::Suspicious, "nameless",
     QT_TR_NOOP("The row names neither an instance nor an accelerator.")},
    {Reason::UnreadableNumber, RowVerdict::Suspicious, "unreadable-number", QT_TR_NOOP("A number cannot be read.")},
    {Reason::NegativePrice, RowVerdict::Suspicious, "negative-price", QT_TR_NOOP("The price is negative.")},
    {Reason::AmbiguousNumber, RowVerdict::Suspicious, "ambiguous-number",
     QT_TR_NOOP("A number could have a decimal comma or a thousands comma.")},
    {Reason::UnreadableDate, RowVerdict::Suspicious, "unreadable-date", QT_TR_NOOP("The date cannot be read.")},
    {Reason::UnreadableGpuInfo, RowVerdict::Suspicious, "unreadable-gpu-info",
     QT_TR_NOOP("The description of the accelerator cannot be read.")},
    {Reason::TwoPricesInRow, RowVerdict::Suspicious, "two-prices-in-a-row",
     QT_TR_NOOP("The row has two different prices of one kind: choose a column with --map.")},
    {Reason::TwoValuesInRow, RowVerdict::Suspicious, "two-values-in-a-row",
     QT_TR_NOOP("Two columns of the same name have different values: rename one of them.")},
    {Reason::UnknownUnit, RowVerdict::Suspicious, "unknown-unit",
     QT_TR_NOOP("The unit of the price is unknown: state it as USD/hour.")},
    {Reason::PriceTooLow, RowVerdict::Suspicious, "price-too-low",
     QT_TR_NOOP("The price per chip-hour is too low to be realistic.")},
    {Reason::PriceTooHigh, RowVerdict::Suspicious, "price-too-high",
     QT_TR_NOOP("The price per chip-hour is too high to be realistic.")},
    {Reason::FarFromKnown, RowVerdict::Suspicious, "far-from-known-prices",
     QT_TR_NOOP("The price is below 0.6 or above 1.6 times the known prices of the machine or chip.")},
    {Reason::FutureDate, RowVerdict::Suspicious, "future-date", QT_TR_NOOP("The date of the price is in the future.")},
    {Reason::SpotAboveOnDemand, RowVerdict::Suspicious, "spot-above-on-demand",
     QT_TR_NOOP("The spot price is above the on-demand price.")},
    {Reason::SpotIsOnDemand, RowVerdict::Suspicious, "spot-equals-on-demand",
     QT_TR_NOOP("The spot price equals the on-demand price: one of the two is not what it says.")},
    {Reason::SpotFloor, RowVerdict::Suspicious, "spot-floor",
     QT_TR_NOOP("The spot price is exactly a tenth of the on-demand price, which looks like a floor.")},
    {Reason::MemoryMismatch, RowVerdict::Suspicious, "memory-mismatch",
     QT_TR_NOOP("The accelerator's memory does not match the catalogue.")},
    {Reason::CountMismatch, RowVerdict::Suspicious, "count-mismatch",
     QT_TR_NOOP("The number of accelerators contradicts itself or the catalogue.")},
    {Reason::OtherPriceBefore, RowVerdict::Suspicious, "two-prices",
     QT_TR_NOOP("An earlier row has another price for the same item, place and date.")},
    {Reason::ImplausibleChip, RowVerdict::Suspicious, "implausible-figures",
     QT_TR_NOOP("A chip figure is not plausible, such as a sparse peak listed as dense.")},
    {Reason::DiffersFromCatalogue, RowVerdict::Suspicious, "differs-from-catalogue",
     QT_TR_NOOP("The catalogue has this chip, and a figure differs from it by a quarter or more.")},
};

QString ReasonRow::label() const { return tr(text); }

std::span<const ReasonRow> reasonTable() { return reasonRows; }

const ReasonRow &reasonRow(Reason reason)
{
    const auto *found = findWhere(reasonRows, [reason](const ReasonRow &row) { return row.reason == reason; });
    Q_ASSERT(found != nullptr);
    return *found;
}

std::optional<Reason> reasonFromId(QStringView id)
{
    for (const ReasonRow &row : reasonRows) {
        if (id == QLatin1String(row.id))
            return row.reason;
    }
    return std::nullopt;
}

bool canBeAccepted(Reason reason)
{
    return reason >= Reason::PriceTooLow && reasonRow(reason).verdict == RowVerdict::Suspicious;
}

QString verdictWord(RowVerdict verdict)
{
    switch (verdict) {
    case RowVerdict::Imported:
        return QStringLiteral("imported");
    case RowVerdict::Ignored:
        return QStringLiteral("ignored");
    case RowVerdict::Suspicious:
        return QStringLiteral("suspicious");
    }
    return {};
}

} // namespace chipboard
