#include "data/import/importedbook.h"

#include "data/core/format.h"
#include "data/core/texthash.h"
#include "data/core/tr.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace chipboard {
constexpr qsizetype mostExamples = 5;

// Prices have at most six decimals.
static bool isSamePrice(double a, double b) { return std::abs(a - b) <= 5e-7; }

bool ImportTally::add(const RowOutcome &outcome)
{
    ++m_report.rows;
    ReasonCount &count = m_report.reasons[outcome.reason];
    ++count.rows;
    if (count.examples.size() < mostExamples)
        count.examples << ReasonCount::Example{outcome.line, outcome.detail};
    switch (reasonRow(outcome.reason).verdict) {
    case RowVerdict::Imported:
        countImported(outcome);
        break;
    case RowVerdict::Ignored:
        ++m_report.ignored;
        break;
    case RowVerdict::Suspicious:
        if (m_request.accepted.contains(outcome.reason) && canBeAccepted(outcome.reason)) {
            m_report.acceptedReasons << outcome.reason;
            ++m_report.accepted;
            countImported(outcome);
        } else {
            ++m_report.suspicious;
        }
        break;
    }
    return !m_sinks.row || m_sinks.row(outcome);
}

void ImportTally::countImported(const RowOutcome &outcome)
{
    ++m_report.imported;
    for (const Reason remark : outcome.remarks)
        ++m_report.remarks[remark];
    m_report.prices += outcome.records.size();
    m_report.chips += outcome.chips.size();
    m_report.measurements += outcome.run.isEmpty() ? 0 : 1;
    bool isNew = false;
    bool isChanged = false;
    for (const PriceRecord &record : outcome.records) {
        const std::optional<double> before = m_sinks.known ? m_sinks.known(record) : std::nullopt;
        isNew = isNew || !before;
        isChanged = isChanged || (before && !isSamePrice(*before, record.usdPerHour));
    }
    isNew = isNew || outcome.records.isEmpty();
    ++(isChanged ? m_report.changedRows : isNew ? m_report.newRows : m_report.unchangedRows);
}

bool ImportTally::progress(qint64 done, qint64 size) const
{
    return !m_sinks.progress
        || m_sinks.progress(size > 0 ? static_cast<double>(done) / static_cast<double>(size) : 1.0);
}

constexpr double samePrice = 5e-7; // below the sixth decimal

static quint64 keyOf(const PriceRecord &record) { return seriesHash(record) ^ textHash(record.asOf, 1); }

SeenPrices::Look SeenPrices::find(const QList<PriceRecord> &records) const
{
    Look look;
    look.fresh = records; // nearly always all of them: shares the list
    std::optional<Repeat> repeated;
    for (qsizetype i = 0; i < records.size(); ++i) {
        const PriceRecord &record = records.at(i);
        const auto found = m_seen.constFind(keyOf(record));
        const bool isSeen = found != m_seen.constEnd();
        if (isSeen && std::abs(found->usdPerHour - record.usdPerHour) <= samePrice) {
            if (!repeated)
                look.fresh.resize(i);
            repeated = Repeat{Reason::RepeatedRow, tr("line %1").arg(found->line)};
            continue;
        }
        if (repeated)
            look.fresh << record;
        if (isSeen)
            look.repeat = Repeat{Reason::OtherPriceBefore,
                                 tr("%1 USD per hour; line %2 has %3")
                                     .arg(Formatter().full(record.usdPerHour))
                                     .arg(found->line)
                                     .arg(Formatter().full(found->usdPerHour))};
    }
    if (look.fresh.isEmpty())
        look.repeat = repeated;
    return look;
}

void SeenPrices::add(const QList<PriceRecord> &records)
{
    for (const PriceRecord &record : records) {
        if (Seen &seen = m_seen[keyOf(record)]; seen.line < 0)
            seen = {record.usdPerHour, record.line};
    }
}

namespace {

/// Item and place of a price.
struct Place
{
    InstanceId instance;
    ChipId chip; ///< if the catalogue has no such instance
    QString provider;
    QString region;

    friend bool operator<(const Place &a, const Place &b)
    {
        return std::tie(a.provider, a.region, a.instance, a.chip) < std::tie(b.provider, b.region, b.instance, b.chip);
    }
};

struct Offers
{
    QList<double> usdPerHour;
    QString asOf;
    int firstLine = 0;
};

// Empty if the catalogue has neither instance nor chip.
std::optional<Place> placeOf(const Catalog &catalog, const PriceRecord &record)
{
    Place place{{}, {}, record.provider, record.region};
    const Instance *instance = catalog.instance(record.instance);
    if (record.scope == PriceScope::Accelerator)
        return std::nullopt;
    if (instance != nullptr && instance->provider.compare(record.provider, Qt::CaseInsensitive) == 0)
        place.instance = instance->id;
    else if (catalog.chip(record.chip) != nullptr && record.usdPerChipHour())
        place.chip = record.chip;
    else
        return std::nullopt;
    return place;
}

Figure figureOf(Offers offers, const SourceId &source, const QString &file)
{
    std::ranges::sort(offers.usdPerHour);
    const QList<double> &prices = offers.usdPerHour;
    Figure figure;
    figure.value = Interval{prices.constFirst(), prices.at((prices.size() - 1) / 2), prices.constLast()};
    figure.unit = Unit::UsdPerHour;
    figure.status = FigureStatus::Published;
    figure.asOf = offers.asOf.isEmpty() ? u"undated"_s : offers.asOf;
    figure.sources = {source};
    if (!figure.value->isExact())
        figure.rangeNote = tr("the zones and offers of the region");
    figure.note = tr("Imported from %1, line %2.").arg(QFileInfo(file).fileName(), QString::number(offers.firstLine));
    return figure;
}

// Most prices first; ties in name order.
QStringList byFrequency(const QMap<QString, int> &counts)
{
    QStringList names = counts.keys();
    std::ranges::stable_sort(
        names, [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    return names;
}

// Files of several providers often share a name: "vms.csv".
QString fileOf(const SnapshotLabel &snapshot)
{
    const QString file = QFileInfo(snapshot.file).fileName();
    const bool saysWhose = file.contains(snapshot.provider, Qt::CaseInsensitive);
    return saysWhose ? file : tr("%1 %2").arg(snapshot.provider, file);
}

PriceBook emptyBook(const SnapshotLabel &snapshot, PriceKind kind)
{
    return PriceBook{.id = importedBookId(snapshot, kind),
                     .name = tr("Imported: %1, %2").arg(fileOf(snapshot), priceKindLabel(kind)),
                     .kind = kind,
                     .asOf = snapshot.asOf.isEmpty() ? u"undated"_s : snapshot.asOf,
                     .description =
                         tr("Snapshot %1 of the price store, from %2; kind: %3; content %4.")
                             .arg(snapshot.id)
                             .arg(QFileInfo(snapshot.file).fileName(), priceKindLabel(kind), snapshot.content),
                     .formerIds = {importedBookId(ImportedName{snapshot.id, {}, {}, kind})}};
}

// An available list similar to the missing one: same date and kind, other rows.
QString standIn(const Catalog &catalog, const ImportedName &name)
{
    for (const PriceBook &book : catalog.books) {
        const std::optional<ImportedName> other = importedNameIn(book.id);
        if (!book.isAbsent() && other && other->asOf == name.asOf && other->kind == name.kind)
            return book.name;
    }
    return {};
}

QString absenceOf(const Catalog &catalog, const ImportedName &name)
{
    const QString kind = priceKindLabel(name.kind);
    if (name.content.isEmpty())
        return tr("The imported price list no. %1 (%2) is not in the price store of this computer. Import its file "
                  "again and select it, or choose other prices.")
            .arg(name.snapshot)
            .arg(kind);
    const QString other = standIn(catalog, name);
    return other.isEmpty()
        ? tr("The imported price list dated %1 (%2, content %3) is not in the price store of this computer. Import its "
             "file again, or choose other prices.")
              .arg(dateText(name.asOf), kind, name.content)
        : tr("The imported price list dated %1 (%2, content %3) is not in the price store of this computer; \"%4\" of "
             "that date has other rows. Import the original file, or choose that list.")
              .arg(dateText(name.asOf), kind, name.content, other);
}

PriceBook absentBook(const Catalog &catalog, const BookId &id)
{
    PriceBook book{.id = id,
                   .name = tr("%1 (not available)").arg(id.text()),
                   .absence = tr("There is no price list \"%1\": choose other prices.").arg(id.text())};
    if (const std::optional<ImportedName> name = importedNameIn(id)) {
        book.kind = name->kind;
        book.asOf = name->asOf;
        book.name = tr("Imported, not available: %1").arg(priceKindLabel(name->kind));
        book.absence = absenceOf(catalog, *name);
    }
    return book;
}

} // namespace

BookId importedBookId(const SnapshotLabel &snapshot, PriceKind kind)
{
    return importedBookId(ImportedName{0, snapshot.content, snapshot.asOf, kind});
}

bool isUsable(const Catalog &catalog, const PriceRecord &record) { return placeOf(catalog, record).has_value(); }

ImportedBook importedBook(const Catalog &catalog, const SnapshotLabel &snapshot, const QList<PriceGroup> &prices,
                          PriceKind kind)
{
    ImportedBook imported;
    imported.source.id = SourceId(u"imported-%1"_s.arg(snapshot.content));
    imported.source.title = tr("Imported: %1").arg(QFileInfo(snapshot.file).fileName());
    imported.source.asOf = snapshot.asOf.isEmpty() ? u"undated"_s : snapshot.asOf;
    imported.source.kind = SourceKind::Unchecked;
    imported.book = emptyBook(snapshot, kind);
    std::map<Place, Offers> places;
    for (const auto &[record, usdPerHour] : prices) {
        const std::optional<Place> place = record.kind == kind ? placeOf(catalog, record) : std::nullopt;
        if (!place)
            continue;
        Offers &offers = places[*place];
        for (const double usd : usdPerHour)
            offers.usdPerHour << (place->chip.isEmpty() ? usd : usd / *record.chips);
        offers.firstLine = offers.firstLine == 0 ? record.line : std::min(offers.firstLine, record.line);
        offers.asOf = std::max(offers.asOf, record.asOf);
    }
    QMap<QString, int> providers;
    QMap<QString, int> regions;
    for (const auto &[place, offers] : places) {
        PriceEntry entry{.instance = place.instance,
                         .chip = place.chip,
                         .provider = place.provider,
                         .region = place.region,
                         .usdPerHour = figureOf(offers, imported.source.id, snapshot.file)};
        imported.book.prices << entry;
        ++providers[place.provider];
        ++regions[place.region];
    }
    imported.book.providers = byFrequency(providers);
    imported.book.regions = byFrequency(regions);
    return imported;
}

Catalog withImportedBook(Catalog catalog, const ImportedBook &imported)
{
    catalog.books.removeIf([&imported](const PriceBook &book) {
        return book.id == imported.book.id || (book.isAbsent() && imported.book.formerIds.contains(book.id));
    });
    catalog.sources.removeIf([&imported](const Source &source) { return source.id == imported.source.id; });
    catalog.books << imported.book;
    catalog.sources << imported.source;
    catalog.index();
    return catalog;
}

Catalog withoutImportedBooks(Catalog catalog)
{
    for (const PriceBook &book : std::as_const(catalog.books)) {
        if (const std::optional<ImportedName> name = importedNameIn(book.id))
            catalog.sources.removeIf(
                [&name](const Source &source) { return source.id.text() == u"imported-%1"_s.arg(name->content); });
    }
    catalog.books.removeIf([](const PriceBook &book) { return book.isAbsent() || importedNameIn(book.id); });
    catalog.index();
    return catalog;
}

Catalog withAbsentBooks(Catalog catalog, const QList<BookId> &books)
{
    QList<PriceBook> absent;
    for (const BookId &id : books) {
        const bool isTwin = std::ranges::any_of(absent, [&id](const PriceBook &book) { return book.id == id; });
        if (catalog.book(id) == nullptr && !isTwin)
            absent << absentBook(catalog, id);
    }
    if (absent.isEmpty())
        return catalog;
    catalog.books << absent;
    catalog.index();
    return catalog;
}

} // namespace chipboard
