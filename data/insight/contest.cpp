#include "data/insight/contest.h"

#include "data/insight/besidebaseline.h"
#include "data/insight/closerace.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

constexpr double leastTold = 0.0005; // of a share: less would be told as "0.0 %"

// In base units: GiB and GB stand side by side.
Interval plain(const Cell &cell) { return cell.value->scaled(unitInfo(cell.unit).factor); }

bool isShipping(const ResultRow &row, const Cell &cell)
{
    return !isAnnounced(row.subject) && cell.status != FigureStatus::Announced;
}

bool isOfOneKind(const Cell &a, const Cell &b) { return a.priceKind == b.priceKind; }

Verdict::Kind kindOf(const Cell &a, const Cell &b)
{
    const double share = shareOf(a, b).value;
    return areApart(a, b) && std::abs(share - 1.0) >= leastTold ? Verdict::Kind::Apart : Verdict::Kind::Level;
}

/// Two rows alone, at another list: an estimate of all would be made for nothing.
Board boardOfTwo(const Board &board, const ResultTable &table, const Subject &a, const Subject &b, const BookId &book)
{
    Board two = board;
    two.chips.clear();
    two.instances.clear();
    two.systems.clear();
    two.precision = table.precision;
    two.priceBook = book;
    for (const Subject *one : {&a, &b}) {
        switch (one->level) {
        case Level::Chip:
            two.chips << ChipId(one->id);
            break;
        case Level::Instance:
            two.instances << InstanceId(one->id);
            break;
        case Level::System:
            two.systems << SystemId(one->id);
            break;
        }
    }
    return two;
}

/// The first list beside the board's, of another kind than `than`, that itself has prices for both.
std::optional<Verdict::Elsewhere> elsewhere(const Catalog &catalog, const Board &board, const ResultTable &table,
                                            const std::array<const ResultRow *, 2> &pair, const MetricId &metric,
                                            const std::optional<PriceKind> &than)
{
    const PriceBook *own = catalog.book(board.priceBook);
    for (const BookId &id : own != nullptr ? own->fallbacks : QList<BookId>()) {
        const PriceBook *book = catalog.book(id);
        if (book == nullptr || book->isAbsent() || book->kind == than)
            continue;
        const Board two = boardOfTwo(board, table, pair[0]->subject, pair[1]->subject, id);
        const ResultTable there = evaluate(catalog, two, {metric});
        const Cell *a = there.cell(pair[0]->subject.id, metric);
        const Cell *b = there.cell(pair[1]->subject.id, metric);
        if (a == nullptr || b == nullptr || a->isMissing() || b->isMissing() || !(b->value->low > 0.0)
            || !isOfOneKind(*a, *b) || a->fallback || b->fallback || a->priceKind == than)
            continue;
        return Verdict::Elsewhere{kindOf(*a, *b), shareOf(*a, *b), id};
    }
    return std::nullopt;
}

// Those that cannot be told from the first stand behind it, wherever they stood; the others keep their order.
void levelFirst(Contest &contest, const QList<qsizetype> &close)
{
    QList<qsizetype> level;
    QList<qsizetype> others;
    for (qsizetype i = 0; i < contest.entries.size(); ++i)
        (close.contains(i) ? level : others) << contest.entries.at(i);
    contest.level = level.size();
    contest.entries = level + others;
}

} // namespace

bool areApart(const Cell &a, const Cell &b)
{
    const Interval one = plain(a);
    const Interval other = plain(b);
    return one.low > other.high || one.high < other.low;
}

QList<qsizetype> Contest::winners() const
{
    return !isAlike || entries.size() < 2 || level == entries.size() ? QList<qsizetype>() : entries.first(level);
}

Contest contestOf(const ResultTable &table, const MetricId &metric)
{
    const int column = table.columnOf(metric);
    const auto cellAt = [&](qsizetype row) -> const Cell & { return table.rows.at(row).cells.at(column); };
    Contest contest;
    QList<qsizetype> announced;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const Cell &cell = cellAt(row);
        if (!cell.isMissing() && cell.value->low > 0.0)
            (isShipping(table.rows.at(row), cell) ? contest.entries : announced) << row;
    }
    if (contest.entries.isEmpty())
        contest.entries = announced;
    const bool isLow = table.metrics.at(column)->better == Better::Lower;
    std::stable_sort(contest.entries.begin(), contest.entries.end(), [&](qsizetype a, qsizetype b) {
        const double one = plain(cellAt(a)).value;
        const double other = plain(cellAt(b)).value;
        return isLow ? one < other : one > other;
    });
    QList<Racer> racers;
    for (const qsizetype row : std::as_const(contest.entries))
        racers << Racer{table.rows.at(row).subject.name, plain(cellAt(row))};
    if (!racers.isEmpty())
        levelFirst(contest, closeToFirst(racers));
    contest.isAlike = std::all_of(contest.entries.begin(), contest.entries.end(), [&](qsizetype row) {
        return isOfOneKind(cellAt(row), cellAt(contest.entries.constFirst()));
    });
    return contest;
}

Verdict verdictOn(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metric)
{
    const Contest contest = contestOf(table, metric);
    const qsizetype baseline = rowOfBaseline(table, board);
    Verdict verdict;
    if (baseline >= 0 && table.rows.at(baseline).cells.at(table.columnOf(metric)).isMissing())
        verdict.missing = table.rows.at(baseline).subject.id;
    if (contest.entries.isEmpty())
        return verdict;
    const qsizetype first = contest.entries.constFirst();
    const auto idOf = [&table](qsizetype row) { return table.rows.at(row).subject.id; };
    verdict.best = idOf(first);
    verdict.kind = Verdict::Kind::Alone;
    if (contest.entries.size() == 1)
        return verdict;
    const bool hasBaseline = baseline != first && contest.entries.contains(baseline);
    const qsizetype second = hasBaseline ? baseline : contest.entries.at(1);
    verdict.other = idOf(second);
    const std::array pair{&table.rows.at(first), &table.rows.at(second)};
    const Cell &best = *table.cell(verdict.best, metric);
    const Cell &other = *table.cell(verdict.other, metric);
    if (!isOfOneKind(best, other)) {
        const auto there = elsewhere(catalog, board, table, pair, metric, std::nullopt);
        verdict.kind = there ? there->kind : Verdict::Kind::Different;
        verdict.share = there ? there->share : Share();
        verdict.book = there ? there->book : BookId();
        return verdict;
    }
    verdict.kind = kindOf(best, other);
    verdict.share = shareOf(best, other);
    verdict.isBest = contest.isAlike && contest.level == 1;
    for (const qsizetype row : contest.entries.first(contest.isAlike ? contest.level : 0)) {
        if (row != first && row != second)
            verdict.also << idOf(row);
    }
    if (verdict.kind == Verdict::Kind::Apart && best.priceKind)
        verdict.elsewhere =
            elsewhere(catalog, board, table, pair, metric, best.priceKind).value_or(Verdict::Elsewhere());
    return verdict;
}

} // namespace chipboard
