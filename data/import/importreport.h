// Purpose: the result of an import: each data row is imported, ignored or suspicious, for exactly one reason, and the
// three add up. Suspicious rows are rejected unless their reason was accepted.
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

/// In report order.
[[nodiscard]] std::span<const ReasonRow> reasonTable();
[[nodiscard]] const ReasonRow &reasonRow(Reason reason);
[[nodiscard]] std::optional<Reason> reasonFromId(QStringView id);
[[nodiscard]] QString verdictWord(RowVerdict verdict);
/// True for suspicious rows with readable numbers, which can be imported on request.
[[nodiscard]] bool canBeAccepted(Reason reason);

/// Outcome of one data row.
struct RowOutcome
{
    int line = 0;
    Reason reason = Reason::CatalogueChip;
    QString detail;             ///< names and numbers behind the reason
    QList<PriceRecord> records; ///< also for a suspicious row, in case its reason is accepted
    QList<Chip> chips;          ///< chip tables only
    QByteArray run;             ///< measurement tables only: one run in JSON
    QList<Reason> remarks;      ///< other corrections: a placeholder of 700.0 dropped next to a good spot price
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
    QString provider;     ///< of the whole file; empty if rows name theirs
    QString providerFrom; ///< origin: "option", "format", "column", "machine names", "file name"
    QString asOf;         ///< for rows without a date
    QString asOfFrom;     ///< origin: "option", "column", "header", "file name", "file date"
    qint64 rows = 0;      ///< data rows, without header and blank lines
    qint64 imported = 0;
    qint64 ignored = 0;
    qint64 suspicious = 0;
    qint64 accepted = 0; ///< imported rows that were suspicious, but accepted
    qint64 prices = 0;   ///< records of imported rows; if none is usable, of rows that would be imported
    qint64 usable = 0;   ///< those that a price book can contain
    qint64 chips = 0;
    qint64 measurements = 0;
    qint64 newRows = 0; ///< imported rows compared with known prices
    qint64 changedRows = 0;
    qint64 unchangedRows = 0;
    std::map<Reason, ReasonCount> reasons;
    std::map<Reason, qint64> remarks;
    QSet<Reason> acceptedReasons; ///< suspicious reasons that were accepted
    QString rateHint;             ///< how to import prices in another currency; not stored
    QStringList columns;          ///< the header as found
    QStringList notUsed;          ///< unused columns

    /// True if no price book can contain any of the prices; nothing is stored then.
    [[nodiscard]] bool isUseless() const
    {
        return imported == 0 && (prices > 0 || reasons.contains(Reason::NoComparison));
    }
    [[nodiscard]] bool addsUp() const { return imported + ignored + suspicious == rows; }

    /// Verdict of the reason's rows in this import.
    [[nodiscard]] RowVerdict verdictOf(Reason reason) const
    {
        const RowVerdict verdict = acceptedReasons.contains(reason) ? RowVerdict::Imported : reasonRow(reason).verdict;
        return verdict == RowVerdict::Imported && isUseless() ? RowVerdict::Ignored : verdict;
    }

    friend bool operator==(const ImportReport &, const ImportReport &) = default;
};

// An import report as text and JSON: outcomes by reason, with examples.

/// {"format","file","provider","provider_from","as_of","as_of_from","rows","imported","ignored","suspicious","accepted","prices","chips",
/// "measurements","usable","new","changed","unchanged","details":{reason:
/// {"verdict","count","text","examples":[{"line","what"}]}}, "remarks":{reason:
/// count},"columns":{"found","not_used"},"dry_run","snapshot","already_imported"}
struct ReportContext
{
    bool dryRun = false;
    std::optional<qint64> snapshot; ///< in the price store
    QString alreadyOn;              ///< day of the earlier import, if this one added nothing
    QString stored;                 ///< where the imported data were stored
    QString catalog;                ///< catalogue revision; empty: not shown
};
[[nodiscard]] QByteArray reportToJson(const ImportReport &report, const ReportContext &context);
/// Parses reportToJson() output; empty if the text is not a report.
[[nodiscard]] std::optional<ImportReport> reportFromJson(const QByteArray &text);
/// "from the file name": origin of a report's provider or date.
[[nodiscard]] QString originLabel(const QString &from);
/// Why readable prices were not stored, and the remedy.
[[nodiscard]] QString nothingUsable(const ImportReport &report);
[[nodiscard]] QString reportToText(const ImportReport &report, const ReportContext &context);

} // namespace chipboard
