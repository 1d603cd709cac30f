#include "data/importers/reporttext.h"

#include "data/export/texttable.h"
#include "data/json/jsonwriter.h"
#include "data/units/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

void count(JsonWriter &writer, const char *name, qint64 value) { writer.member(name, static_cast<double>(value)); }

void writeDetails(JsonWriter &writer, const ImportReport &report)
{
    writer.key("details");
    writer.beginObject();
    for (const ReasonRow &row : reasonTable()) {
        const auto found = report.reasons.find(row.reason);
        if (found == report.reasons.end())
            continue;
        writer.key(row.id);
        writer.beginObject();
        writer.member("verdict", verdictWord(report.verdictOf(row.reason)));
        count(writer, "count", found->second.rows);
        writer.member("text", row.label());
        writer.key("examples");
        writer.beginArray();
        for (const ReasonCount::Example &example : found->second.examples) {
            writer.beginObject(JsonWriter::Layout::OneLine);
            count(writer, "line", example.line);
            writer.member("what", example.detail);
            writer.endObject();
        }
        writer.endArray();
        writer.endObject();
    }
    writer.endObject();
}

void writeRest(JsonWriter &writer, const ImportReport &report, const ReportContext &context)
{
    writer.key("remarks");
    writer.beginObject();
    for (const auto &[reason, rows] : report.remarks)
        count(writer, reasonRow(reason).id, rows);
    writer.endObject();
    writer.key("columns");
    writer.beginObject();
    writer.member("found", report.columns);
    writer.member("not_used", report.notUsed);
    writer.endObject();
    writer.key("dry_run");
    writer.boolean(context.dryRun);
    if (context.snapshot)
        count(writer, "snapshot", *context.snapshot);
    if (!context.alreadyOn.isEmpty())
        writer.member("already_imported", context.alreadyOn);
    if (!context.stored.isEmpty())
        writer.member("stored", context.stored);
}

// The first example says enough in a table; all are in the JSON.
QString exampleOf(const ReasonCount &rows)
{
    constexpr qsizetype longest = 60;
    if (rows.examples.isEmpty() || rows.examples.constFirst().detail.isEmpty())
        return {};
    const ReasonCount::Example &first = rows.examples.constFirst();
    const QString detail = first.detail.size() > longest ? first.detail.left(longest - 3) + u"..."_s : first.detail;
    return tr("line %1: %2").arg(first.line).arg(detail);
}

QString headline(const ImportReport &report)
{
    const Formatter format;
    return tr("%1 rows: %2 imported, %3 ignored, %4 suspicious")
        .arg(format.integer(report.rows), format.integer(report.imported), format.integer(report.ignored),
             format.integer(report.suspicious));
}

QStringList notes(const ImportReport &report, const ReportContext &context)
{
    const Formatter format;
    QStringList lines;
    if (report.prices > 0)
        lines << tr("%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.")
                     .arg(format.integer(report.prices), format.integer(report.newRows),
                          format.integer(report.changedRows), format.integer(report.unchangedRows));
    if (report.chips > 0)
        lines << (report.chips == 1 ? tr("1 chip.") : tr("%1 chips.").arg(format.integer(report.chips)));
    if (report.accepted > 0)
        lines << tr("%1 suspicious rows were accepted on request.").arg(format.integer(report.accepted));
    for (const auto &[reason, rows] : report.remarks)
        lines << tr("%1 imported rows: %2").arg(format.integer(rows), reasonRow(reason).label());
    if (!report.asOf.isEmpty())
        lines << tr("As of %1 (from the %2).").arg(report.asOf, report.asOfFrom);
    if (!context.alreadyOn.isEmpty())
        lines << tr("Already imported on %1 (snapshot %2); nothing was added.")
                     .arg(context.alreadyOn)
                     .arg(context.snapshot.value_or(0));
    else if (context.dryRun)
        lines << tr("Nothing was stored: this was a dry run.");
    else if (report.prices == 0 && report.chips == 0)
        lines << tr("Nothing was stored: no row got in.");
    else if (!context.stored.isEmpty())
        lines << tr("Stored in %1.").arg(context.stored);
    return lines;
}

} // namespace

QByteArray reportToJson(const ImportReport &report, const ReportContext &context)
{
    JsonWriter writer;
    writer.beginObject();
    writer.member("format", report.format);
    writer.member("file", report.file);
    writer.member("provider", report.provider);
    writer.member("as_of", report.asOf);
    writer.member("as_of_from", report.asOfFrom);
    count(writer, "rows", report.rows);
    count(writer, "imported", report.imported);
    count(writer, "ignored", report.ignored);
    count(writer, "suspicious", report.suspicious);
    count(writer, "accepted", report.accepted);
    count(writer, "prices", report.prices);
    count(writer, "chips", report.chips);
    count(writer, "new", report.newRows);
    count(writer, "changed", report.changedRows);
    count(writer, "unchanged", report.unchangedRows);
    writeDetails(writer, report);
    writeRest(writer, report, context);
    writer.endObject();
    return writer.result();
}

QString reportToText(const ImportReport &report, const ReportContext &context)
{
    TextTable table;
    table.header = {tr("verdict"), tr("reason"), tr("rows"), tr("why"), tr("for example")};
    table.rightAligned = {false, false, true, false, false};
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

} // namespace chipboard
