// Purpose: what an import did, to the last row: each data row is imported, ignored or suspicious, for exactly one
// reason, and the three add up to the rows. Suspicious rows are set aside unless their reason was accepted.
#pragma once

#include "data/catalog/chip.h"
#include "data/import/pricerecord.h"

#include <QSet>

#include <map>
#include <span>

namespace chipboard {

enum class RowVerdict { Imported, Ignored, Suspicious };

enum class Reason {
    CatalogueChip,
    ChipNotInCatalogue,
    AcceleratorAlone,
    MachineJoined,
    NewChip,
    NewMeasurement,
    Renamed,
    UnitConverted,
    MemoryInGib,
    NoAccelerator,
    NoPrice,
    PlaceholderPrice,
    RepeatedRow,
    OlderPrice,
    MachineIncomplete,
    OtherCurrency,
    NotHourly,
    OtherTerms,
    NoComparison,
    KnownChip,
    NoFigures,
    NotComparable,
    WrongShape,
    Nameless,
    UnreadableNumber,
    NegativePrice,
    AmbiguousNumber,
    UnreadableDate,
    UnreadableGpuInfo,
    TwoPricesInRow,
    TwoValuesInRow,
    UnknownUnit,
    PriceTooLow,
    PriceTooHigh,
    FarFromKnown,
    FutureDate,
    SpotAboveOnDemand,
    SpotIsOnDemand,
    SpotFloor,
    MemoryMismatch,
    CountMismatch,
    OtherPriceBefore,
    ImplausibleChip,
    DiffersFromCatalogue,
};

struct ReasonRow
{
    Reason reason;
    RowVerdict verdict;
    const char *id;   ///< stable, in JSON: "spot-floor"
    const char *text; ///< a whole sentence; QT_TR_NOOP

    [[nodiscard]] QString reasonId() const { return QString::fromLatin1(id); }
    [[nodiscard]] QString label() const; ///< translated
};

/// Rows stand in the order in which reports list them.
[[nodiscard]] std::span<const ReasonRow> reasonTable();
[[nodiscard]] const ReasonRow &reasonRow(Reason reason);
[[nodiscard]] std::optional<Reason> reasonFromId(QStringView id);
[[nodiscard]] QString verdictWord(RowVerdict verdict);
/// True when rows of this reason have something to let in: suspicious ones whose numbers could be read.
[[nodiscard]] bool canBeAccepted(Reason reason);

/// What became of one data row.
struct RowOutcome
{
    int line = 0;
    Reason reason = Reason::CatalogueChip;
    QString detail;             ///< what in this row gave the reason: names and numbers
    QList<PriceRecord> records; ///< also of a suspicious row, in case its reason is accepted
    QList<Chip> chips;          ///< of a table of chips
    QByteArray run;             ///< of a table of measurements: one in JSON
    QList<Reason> remarks;      ///< what else was noticed and mended: a 700.0 left out beside a good spot price
};

struct ReasonCount
{
    qint64 rows = 0;
    struct Example
    {
        int line = 0;
        QString detail;
        friend bool operator==(const Example &, const Example &) = default;
    };
    QList<Example> examples; ///< the first few

    friend bool operator==(const ReasonCount &, const ReasonCount &) = default;
};

struct ImportReport
{
    QString format;
    QString file;
    QString provider;     ///< of the whole file; empty where its rows name theirs
    QString providerFrom; ///< where that is known from: "option", "format", "column", "machine names", "file name"
    QString asOf;         ///< of the rows that tell no date themselves
    QString asOfFrom;     ///< where that is known from: "option", "column", "header", "file name", "file date"
    qint64 rows = 0;      ///< data rows: neither header nor blank lines
    qint64 imported = 0;
    qint64 ignored = 0;
    qint64 suspicious = 0;
    qint64 accepted = 0; ///< of the imported ones: suspicious, but let in on request
    qint64 prices = 0;   ///< records of the imported rows; of those that would be, where none is usable
    qint64 usable = 0;   ///< of these; a price book can have them
    qint64 chips = 0;
    qint64 measurements = 0;
    qint64 newRows = 0; ///< of the imported ones, against what was known before
    qint64 changedRows = 0;
    qint64 unchangedRows = 0;
    std::map<Reason, ReasonCount> reasons;
    std::map<Reason, qint64> remarks;
    QSet<Reason> acceptedReasons; ///< rows of these were let in
    QString rateHint;             ///< how to read the prices in another currency; not kept
    QStringList columns;          ///< the header as found
    QStringList notUsed;          ///< columns that nothing was read from

    /// No price book can have any of its prices, so nothing is stored.
    [[nodiscard]] bool isUseless() const
    {
        return imported == 0 && (prices > 0 || reasons.contains(Reason::NoComparison));
    }
    [[nodiscard]] bool addsUp() const { return imported + ignored + suspicious == rows; }

    /// The verdict of its rows in this import.
    [[nodiscard]] RowVerdict verdictOf(Reason reason) const
    {
        const RowVerdict verdict = acceptedReasons.contains(reason) ? RowVerdict::Imported : reasonRow(reason).verdict;
        return verdict == RowVerdict::Imported && isUseless() ? RowVerdict::Ignored : verdict;
    }

    friend bool operator==(const ImportReport &, const ImportReport &) = default;
};

// An import's report for people and for programs: what became of the rows, by reason, with examples.

/// {"format","file","provider","provider_from","as_of","as_of_from","rows","imported","ignored","suspicious","accepted","prices","chips",
/// "measurements","usable","new","changed","unchanged","details":{reason:
/// {"verdict","count","text","examples":[{"line","what"}]}}, "remarks":{reason:
/// count},"columns":{"found","not_used"},"dry_run","snapshot","already_imported"}
struct ReportContext
{
    bool dryRun = false;
    std::optional<qint64> snapshot; ///< of the price store
    QString alreadyOn;              ///< day on which that snapshot was imported, where this import added nothing to it
    QString stored;                 ///< where what was imported has gone
    QString catalog;                ///< its revision; empty: not told
};
[[nodiscard]] QByteArray reportToJson(const ImportReport &report, const ReportContext &context);
/// What was written so; nothing where the text is no report.
[[nodiscard]] std::optional<ImportReport> reportFromJson(const QByteArray &text);
/// "from the file name": where provider or date of a report are known from.
[[nodiscard]] QString originLabel(const QString &from);
/// Why prices that could be read were not stored, and what helps.
[[nodiscard]] QString nothingUsable(const ImportReport &report);
[[nodiscard]] QString reportToText(const ImportReport &report, const ReportContext &context);

} // namespace chipboard
