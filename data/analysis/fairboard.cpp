#include "data/analysis/fairboard.h"

#include "data/core/find.h"

#include <QStringList>

#include <algorithm>

namespace chipboard {
namespace {

constexpr QChar betweenSteps(u';');
constexpr QChar betweenIds(u',');
constexpr QChar afterKind(u':');

QString step(const char *kind, const QString &value) { return QLatin1String(kind) + afterKind + value; }

/// Chips and what is pinned at the other levels: a row that is left out must not come back as a reference of its chip.
struct Things
{
    const Catalog &catalog;
    Board &board;

    [[nodiscard]] ChipId chipOf(const QString &id) const
    {
        if (const Instance *instance = catalog.instance(InstanceId(id)))
            return instance->chip;
        const System *system = catalog.system(SystemId(id));
        return system != nullptr ? system->chip : ChipId(id);
    }

    template<typename IdType>
    [[nodiscard]] bool hasOther(const QList<IdType> &ids, const ChipId &chip) const
    {
        return std::any_of(ids.begin(), ids.end(), [&](const IdType &id) { return chipOf(id.text()) == chip; });
    }

    template<typename IdType>
    void removeAllOf(QList<IdType> &ids, const ChipId &chip) const
    {
        ids.removeIf([&](const IdType &id) { return chipOf(id.text()) == chip; });
    }

    void removeRow(const QString &id)
    {
        const ChipId chip = chipOf(id);
        if (board.level == Level::Chip) {
            removeAllOf(board.instances, chip);
            removeAllOf(board.systems, chip);
        }
        board.instances.removeAll(InstanceId(id));
        board.systems.removeAll(SystemId(id));
        const bool isPinned = (board.level == Level::Instance && hasOther(board.instances, chip))
            || (board.level == Level::System && hasOther(board.systems, chip));
        if (!isPinned)
            board.chips.removeAll(chip);
    }
};

bool usePrices(const Catalog &catalog, Board &board, const QString &value)
{
    const PriceBook *book = catalog.book(BookId(value));
    if (book == nullptr)
        return false;
    board.priceBook = book->id;
    board.mixedPrices = false;
    return true;
}

bool mixPrices(const Catalog &catalog, Board &board, const QString &value)
{
    if (!usePrices(catalog, board, value))
        return false;
    board.mixedPrices = true;
    return true;
}

bool useAllRegions(const Catalog & /*catalog*/, Board &board, const QString & /*value*/)
{
    board.regions.clear();
    return true;
}

bool usePrecision(const Catalog & /*catalog*/, Board &board, const QString &value)
{
    const std::optional<Precision> precision = precisionFromWord(value);
    board.precision = precision ? precision : board.precision;
    return precision.has_value();
}

bool leaveOut(const Catalog &catalog, Board &board, const QString &value)
{
    const QStringList ids = value.split(betweenIds, Qt::SkipEmptyParts);
    Things things{catalog, board};
    for (const QString &id : ids)
        things.removeRow(id);
    return !ids.isEmpty();
}

bool dropCharts(const Catalog & /*catalog*/, Board &board, const QString &value)
{
    const QStringList ids = value.split(betweenIds, Qt::SkipEmptyParts);
    for (const QString &id : ids)
        board.charts.removeAll(MetricId(id));
    return !ids.isEmpty();
}

struct StepRow
{
    const char *kind;
    bool (*apply)(const Catalog &catalog, Board &board, const QString &value);
};

constexpr const char *pricesKind = "prices";
constexpr const char *mixedKind = "mixed";
constexpr const char *regionsKind = "regions";
constexpr const char *precisionKind = "precision";
constexpr const char *withoutKind = "without";
constexpr const char *unchartedKind = "uncharted";

constexpr StepRow stepTable[] = {
    {regionsKind, useAllRegions},  {pricesKind, usePrices}, {mixedKind, mixPrices},
    {precisionKind, usePrecision}, {withoutKind, leaveOut}, {unchartedKind, dropCharts},
};

} // namespace

QString pricesStep(const BookId &book) { return step(pricesKind, book.text()); }

QString mixedStep(const BookId &book) { return step(mixedKind, book.text()); }

QString allRegionsStep() { return step(regionsKind, QStringLiteral("all")); }

QString precisionStep(Precision precision) { return step(precisionKind, precisionWord(precision)); }

QString withoutStep(const QStringList &rows) { return step(withoutKind, rows.join(betweenIds)); }

QString unchartedStep(const QList<MetricId> &metrics)
{
    const QStringList ids = mapped(metrics, &MetricId::text);
    return step(unchartedKind, ids.join(betweenIds));
}

QString stepsInOrder(const QStringList &steps) { return steps.join(betweenSteps); }

std::optional<Board> fairBoard(const Catalog &catalog, const Board &board, const QString &id)
{
    Board fair = board;
    const QStringList steps = id.split(betweenSteps, Qt::SkipEmptyParts);
    for (const QString &one : steps) {
        const QString kind = one.section(afterKind, 0, 0);
        const auto *row = std::find_if(std::begin(stepTable), std::end(stepTable),
                                       [&kind](const StepRow &known) { return kind == QLatin1String(known.kind); });
        if (row == std::end(stepTable) || !row->apply(catalog, fair, one.section(afterKind, 1)))
            return std::nullopt;
    }
    return steps.isEmpty() ? std::nullopt : std::optional(fair);
}

} // namespace chipboard
