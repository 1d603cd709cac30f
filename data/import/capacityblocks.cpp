#include "data/import/capacityblocks.h"

#include "data/core/format.h"
#include "data/core/jsondocument.h"
#include "data/core/jsonlocation.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/import/importedbook.h"
#include "data/import/pricechecks.h"

#include <QDir>

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString textAt(JsonValue object, QByteArrayView key)
{
    const JsonValue value = object.member(key);
    return value.is(JsonType::Text) ? value.text().trimmed() : QString();
}

std::optional<double> numberAt(JsonValue object, QByteArrayView key)
{
    const JsonValue value = object.member(key);
    return value.is(JsonType::Number) ? std::optional(value.number()) : std::nullopt;
}

/// A data row before evaluation: one pass first finds the lines of all rows.
struct Pending
{
    QString pointer;
    RowOutcome outcome;
    PriceRow row;
    std::optional<double> usdPerAccelerator;
};

/// An instance type with its location in the file.
struct Offer
{
    QString instance;
    QString pointer;
    JsonValue value;
};

class BlockImport
{
public:
    BlockImport(const Importer &importer, const ImportRequest &request, const Catalog &catalog,
                const ImportSinks &sinks)
        : m_importer(importer)
        , m_request(request)
        , m_name(QDir::toNativeSeparators(request.path))
        , m_linker(catalog)
        , m_known(catalog, request.today)
        , m_tally(request, sinks, m_report)
    {
    }

    Result<ImportReport> run()
    {
        const Result<QByteArray> text = readTextFile(m_request.path);
        if (!text)
            return text.problem();
        ReadLog log(m_name);
        const std::optional<JsonDocument> document = parseJson(text.value(), log);
        if (!document)
            return log.problems(text.value()).constFirst();
        describe(document->root());
        const JsonValue types = document->root().member("instance_types");
        if (!types.is(JsonType::Object) && !types.is(JsonType::Array))
            return Problem{ProblemCode::MissingKey,
                           tr("There is no list \"instance_types\" in the file."),
                           tr("Use AWS's Capacity Block prices as JSON."),
                           {m_name}};
        collect(types);
        findLines(text.value());
        for (Pending &pending : m_pending) {
            if (!pending.row.records.isEmpty())
                judge(pending);
            if (!m_tally.add(pending.outcome))
                return importCancelled(m_name);
        }
        return m_report;
    }

private:
    void describe(JsonValue root)
    {
        const JsonValue metadata = root.member("metadata");
        QString fromFile = dateIn(textAt(metadata, "last_updated"));
        if (fromFile.isEmpty())
            fromFile = dateIn(textAt(metadata, "as_of"));
        m_report.format = QString::fromLatin1(m_importer.id);
        m_report.file = m_name;
        m_report.provider =
            m_request.provider.isEmpty() ? QString::fromLatin1(m_importer.provider) : m_request.provider;
        m_report.providerFrom = m_request.provider.isEmpty() ? u"format"_s : u"option"_s;
        tellDate(m_report, m_request, fromFile, true);
    }

    // An object keyed by instance type, or a list of objects that name theirs.
    void collect(JsonValue types)
    {
        int index = 0;
        for (const JsonValue each : types) {
            Offer offer{.value = each};
            const bool isNamed = types.is(JsonType::Object);
            offer.instance = isNamed ? QString::fromUtf8(each.key()) : textAt(each, "instance_type");
            offer.pointer = u"/instance_types/"_s + (isNamed ? pointerToken(offer.instance) : QString::number(index));
            ++index;
            readOffer(offer);
        }
    }

    void readOffer(const Offer &offer)
    {
        const JsonValue pricing = offer.value.member("pricing");
        if (!pricing.is(JsonType::Array)) {
            add(offer.pointer, Reason::WrongShape, tr("%1 has no price list").arg(offer.instance));
            return;
        }
        int index = 0;
        for (const JsonValue each : pricing)
            readPrice(offer, each, offer.pointer + u"/pricing/"_s + QString::number(index++));
    }

    void readPrice(const Offer &offer, JsonValue price, const QString &pointer)
    {
        if (!price.is(JsonType::Object) || offer.instance.isEmpty()) {
            add(pointer, offer.instance.isEmpty() ? Reason::Nameless : Reason::WrongShape, offer.instance);
            return;
        }
        PriceRow row{.thing = {.provider = m_report.provider,
                               .instance = offer.instance,
                               .accelerator = textAt(offer.value, "accelerator_type"),
                               .count = numberAt(offer.value, "accelerator_count")}};
        row.link = m_linker.link(row.thing);
        row.chip = m_linker.chip(row.link.chip);
        const std::optional<double> each = numberAt(price, "accelerator_hourly_rate_usd");
        std::optional<double> hourly = numberAt(price, "hourly_rate_usd");
        const JsonValue raw = price.member("hourly_rate_usd");
        if (raw.isValid() && !hourly && !raw.is(JsonType::Null)) {
            add(pointer, Reason::UnreadableNumber, offer.instance + u": "_s + raw.describe());
            return;
        }
        if (!hourly && each && row.link.chips)
            hourly = *each * *row.link.chips;
        if (hourly && !std::isfinite(*hourly)) {
            add(pointer, Reason::UnreadableNumber, offer.instance);
            return;
        }
        if (!hourly) {
            add(pointer, Reason::NoPrice, offer.instance);
            return;
        }
        if (*hourly < 0.0) {
            add(pointer, Reason::NegativePrice, offer.instance);
            return;
        }
        row.records << recordOf(row, price, *hourly);
        m_pending << Pending{.pointer = pointer, .row = row, .usdPerAccelerator = each};
    }

    PriceRecord recordOf(const PriceRow &row, JsonValue price, double hourly) const
    {
        PriceRecord record{.provider = m_report.provider};
        const QString code = textAt(price, "region_code");
        record.region = code.isEmpty() ? textAt(price, "region") : code;
        if (record.region.isEmpty())
            record.region = u"not-stated"_s;
        record.instance = row.link.instance.isEmpty() ? InstanceId(row.thing.instance) : row.link.instance;
        record.accelerator = row.link.accelerator;
        record.chip = row.link.chip;
        record.chips = row.link.chips;
        record.kind = PriceKind::CapacityBlock;
        record.usdPerHour = hourly;
        const QString date = dateIn(textAt(price, "as_of"));
        record.asOf = date.isEmpty() ? m_report.asOf : date;
        return record;
    }

    void judge(Pending &pending)
    {
        constexpr double tolerance = 0.02; // prices per accelerator are rounded
        RowOutcome &outcome = pending.outcome;
        const SeenPrices::Look seen = m_seen.find(pending.row.records);
        outcome.records = seen.fresh;
        const PriceRecord &record = pending.row.records.constFirst();
        outcome.detail = pending.row.thing.instance + u' ' + record.region;
        const auto tell = [&outcome](Reason reason, const QString &detail) {
            outcome.reason = reason;
            outcome.detail += u": "_s + detail;
        };
        const double chips = record.chips.value_or(0.0);
        const double sum = pending.usdPerAccelerator.value_or(0.0) * chips;
        if (seen.repeat)
            tell(seen.repeat->reason, seen.repeat->detail);
        else if (sum > 0.0 && std::abs(sum - record.usdPerHour) > tolerance * record.usdPerHour)
            tell(Reason::CountMismatch,
                 tr("%1 USD an hour is not %2 times %3")
                     .arg(Formatter().full(record.usdPerHour), Formatter().full(chips),
                          Formatter().full(*pending.usdPerAccelerator)));
        else if (const QList<Complaint> complaints = complaintsAbout(pending.row, m_known); !complaints.isEmpty())
            tell(complaints.constFirst().reason, complaints.constFirst().detail);
        else
            outcome.reason = record.chip.isEmpty() ? Reason::ChipNotInCatalogue : Reason::CatalogueChip;
        if (enters(outcome, m_request.accepted))
            m_seen.add(outcome.records);
    }

    void add(const QString &pointer, Reason reason, const QString &detail)
    {
        m_pending << Pending{.pointer = pointer, .outcome = {.reason = reason, .detail = detail}};
    }

    void findLines(const QByteArray &text)
    {
        Problems places;
        for (const Pending &pending : std::as_const(m_pending))
            places << Problem{ProblemCode::BadValue, {}, {}, {m_name, 0, 0, pending.pointer}, Severity::Warning};
        locate(places, m_name, text);
        for (qsizetype i = 0; i < m_pending.size(); ++i) {
            m_pending[i].outcome.line = places.at(i).where.line;
            for (PriceRecord &record : m_pending[i].row.records)
                record.line = places.at(i).where.line;
        }
    }

    const Importer &m_importer;
    const ImportRequest &m_request;
    QString m_name;
    ChipLinker m_linker;
    KnownPrices m_known;
    SeenPrices m_seen;
    ImportReport m_report;
    ImportTally m_tally;
    QList<Pending> m_pending;
};

} // namespace

Result<ImportReport> importCapacityBlocks(const Importer &importer, const ImportRequest &request,
                                          const Catalog &catalog, const ImportSinks &sinks)
{
    return BlockImport(importer, request, catalog, sinks).run();
}

} // namespace chipboard
