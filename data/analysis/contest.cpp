#include "data/analysis/contest.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/compare/pricing.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

bool meet(const Interval &a, const Interval &b) { return a.low <= b.high && b.low <= a.high; }

} // namespace

QList<qsizetype> closeToFirst(const QList<Racer> &sorted)
{
    QList<qsizetype> close;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (meet(sorted.at(i).value, sorted.constFirst().value))
            close << i;
    }
    return close;
}

QString closeText(const QStringList &others, const QString &farthest, const Formatter &formatter)
{
    constexpr qsizetype mostNamed = 2; // more names make a headline of four lines
    if (others.size() > mostNamed)
        return tr("but the ranges of %1 others meet its own").arg(formatter.integer(others.size()));
    return others.size() == 1
        ? tr("but the range of %1, about %2, meets its own").arg(others.constFirst(), farthest)
        : tr("but the ranges of %1, up to about %2, meet its own").arg(namesText(others, formatter), farthest);
}

namespace {

// From twice on "2.1 times" reads better than "210 %"; the words after it differ, so they belong to the phrase.
QString amountOf(double share, const Formatter &formatter)
{
    return share < 2.0 ? tr("%1 of").arg(formatter.percent(share)) : tr("%1 times").arg(formatter.label(share));
}

} // namespace

Share shareOf(const Cell &part, const Cell &whole)
{
    const Interval top = part.value->scaled(unitInfo(part.unit).factor);
    const Interval bottom = whole.value->scaled(unitInfo(whole.unit).factor);
    return {top.low / bottom.high, top.value / bottom.value, top.high / bottom.low};
}

QString shareText(const Share &share, const Formatter &formatter)
{
    const double spread = (share.high - share.low) / share.value;
    if (spread < 1e-9)
        return amountOf(share.value, formatter);
    if (spread <= 0.1)
        return tr("about %1").arg(amountOf(share.value, formatter));
    if (share.high < 2.0)
        return tr("from %1 to %2 of")
            .arg(formatter.lowEnd().percent(share.low), formatter.highEnd().percent(share.high));
    return tr("from %1 to %2 times").arg(formatter.lowEnd().label(share.low), formatter.highEnd().label(share.high));
}

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

/// Some rows alone, at another list: an estimate of all would be made for nothing.
Board boardOfSome(Board board, const ResultTable &table, const QList<Subject> &subjects, const BookId &book)
{
    board.chips.clear();
    board.instances.clear();
    board.systems.clear();
    board.precision = table.precision;
    board.priceBook = book;
    for (const Subject &one : subjects) {
        switch (one.level) {
        case Level::Chip:
            board.chips << ChipId(one.id);
            break;
        case Level::Instance:
            board.instances << InstanceId(one.id);
            break;
        case Level::System:
            board.systems << SystemId(one.id);
            break;
        }
    }
    return board;
}

qsizetype rowOf(const ResultTable &table, const ResultRow &row)
{
    const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&row](const ResultRow &one) { return one.subject.id == row.subject.id; });
    return found - table.rows.begin();
}

Verdict::Elsewhere placed(const Verdict &verdict, const ResultTable &table, const MetricId &metric, const BookId &book)
{
    return {verdict.kind,
            verdict.best,
            verdict.other,
            *table.cell(verdict.best, metric)->value,
            *table.cell(verdict.other, metric)->value,
            verdict.share,
            verdict.also,
            book};
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
        const Board two = boardOfSome(board, table, {pair[0]->subject, pair[1]->subject}, id);
        const ResultTable there = evaluate(catalog, two, {metric});
        const Cell *a = there.cell(pair[0]->subject.id, metric);
        const Cell *b = there.cell(pair[1]->subject.id, metric);
        if (a == nullptr || b == nullptr || a->isMissing() || b->isMissing() || !(b->value->low > 0.0)
            || !notAlike(there, 0, rowOf(there, *pair[0]), rowOf(there, *pair[1])).isEmpty() || a->fallback
            || b->fallback || a->priceKind == than)
            continue;
        Verdict verdict;
        verdict.kind = kindOf(*a, *b);
        verdict.best = pair[0]->subject.id;
        verdict.other = pair[1]->subject.id;
        verdict.share = shareOf(*a, *b);
        return placed(verdict, there, metric, id);
    }
    return std::nullopt;
}

/// Of the board's rows those that the list has prices of its own for.
ResultTable pricedBy(const Catalog &catalog, Board board, const ResultTable &table, const MetricId &metric,
                     const BookId &book)
{
    board.priceBook = book;
    board.precision = table.precision;
    const EvaluationContext context = contextOf(catalog, board, table.precision);
    QList<Subject> listed = subjectsOf(catalog, board);
    listed.removeIf([&context](const Subject &subject) {
        const PriceChoice choice = subject.isAbsent() ? PriceChoice() : choosePrice(context, subject);
        return choice.isMissing() || choice.fallback;
    });
    const ResultTable all = evaluate(catalog, boardOfSome(board, table, listed, book), {metric});
    ResultTable priced = all;
    priced.rows.clear();
    priced.estimates.clear();
    for (qsizetype row = 0; row < all.rows.size(); ++row) {
        const Cell &cell = all.rows.at(row).cells.constFirst();
        if (cell.isMissing() || cell.fallback || !(cell.value->low > 0.0))
            continue;
        priced.rows << all.rows.at(row);
        if (row < all.estimates.size())
            priced.estimates << all.estimates.at(row);
    }
    return priced;
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

QString notAlike(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    const Cell &a = table.rows.at(one).cells.at(column);
    const Cell &b = table.rows.at(other).cells.at(column);
    if (a.isMissing() || b.isMissing())
        return {};
    return isOfOneKind(a, b) ? misleadingBetween(table, column, one, other)
                             : findFairnessRule(QStringLiteral("price-kind"))->whyText();
}

QStringList notComparableTexts(const ResultTable &table, qsizetype column, qsizetype row,
                               const QList<qsizetype> &others, const Formatter &formatter)
{
    QStringList reasons;
    QList<QStringList> names;
    for (const qsizetype other : others) {
        const QString why = other == row ? QString() : notAlike(table, column, row, other);
        if (why.isEmpty())
            continue;
        if (!reasons.contains(why)) {
            reasons << why;
            names << QStringList();
        }
        names[reasons.indexOf(why)] << table.rows.at(other).subject.name;
    }
    QStringList texts;
    for (qsizetype i = 0; i < reasons.size(); ++i)
        texts << tr("not comparable with %1: %2").arg(namesText(names.at(i), formatter), reasons.at(i));
    return texts;
}

QString withCaution(const QString &sentence, const ResultTable &table, const MetricId &metric, const QString &one,
                    const QString &other)
{
    const auto rowOf = [&table](const QString &id) {
        const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                        [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == table.rows.end() ? qsizetype(-1) : found - table.rows.begin();
    };
    const int column = table.columnOf(metric);
    const qsizetype first = rowOf(one);
    const qsizetype second = rowOf(other);
    const QString why = column < 0 || first < 0 || second < 0 ? QString() : notAlike(table, column, first, second);
    return why.isEmpty() ? sentence
                         : tr("%1; not like for like: %2", "a sentence about two, and what differs").arg(sentence, why);
}

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
    else
        contest.waiting = announced;
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
        return notAlike(table, column, row, contest.entries.constFirst()).isEmpty();
    });
    return contest;
}

QStringList Verdict::named() const
{
    QStringList names{best, other, elsewhere.best, elsewhere.other};
    names << also << elsewhere.also;
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

namespace {

/// Two rows of a table as far as its own numbers tell them.
void compare(Verdict &verdict, const ResultTable &table, const MetricId &metric, qsizetype first, qsizetype second)
{
    verdict.best = table.rows.at(first).subject.id;
    verdict.other = table.rows.at(second).subject.id;
    const Cell &best = *table.cell(verdict.best, metric);
    const Cell &other = *table.cell(verdict.other, metric);
    verdict.why = notAlike(table, table.columnOf(metric), first, second);
    verdict.isOfKinds = !isOfOneKind(best, other);
    verdict.kind = verdict.why.isEmpty() ? kindOf(best, other) : Verdict::Kind::Different;
    if (verdict.why.isEmpty())
        verdict.share = shareOf(best, other);
}

// By the table alone, whatever other lists say.
Verdict verdictIn(const Board &board, const ResultTable &table, const MetricId &metric)
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
    const QList<qsizetype> &rivals = contest.entries.size() == 1 ? contest.waiting : contest.entries;
    if (rivals.isEmpty() || rivals == QList<qsizetype>{first})
        return verdict;
    const bool hasBaseline = baseline != first && rivals.contains(baseline);
    const qsizetype second = hasBaseline ? baseline : rivals.at(rivals.constFirst() == first ? 1 : 0);
    compare(verdict, table, metric, first, second);
    if (verdict.kind == Verdict::Kind::Different)
        return verdict;
    verdict.isBest = contest.isAlike && contest.level == 1;
    for (const qsizetype row : contest.entries.first(contest.isAlike ? contest.level : 0)) {
        if (row != first && row != second)
            verdict.also << idOf(row);
    }
    return verdict;
}

// The same two at another list. With prices of different kinds that is the only fair comparison, with those that are
// alike a second one.
std::optional<Verdict::Elsewhere> pairElsewhere(const Catalog &catalog, const Board &board, const ResultTable &table,
                                                const MetricId &metric, const Verdict &verdict)
{
    const Cell *best = table.cell(verdict.best, metric);
    const bool isApart = verdict.kind == Verdict::Kind::Apart && best->priceKind.has_value();
    if (!isApart && !(verdict.kind == Verdict::Kind::Different && verdict.isOfKinds))
        return std::nullopt;
    const auto rowOfId = [&table](const QString &id) {
        return std::find_if(table.rows.begin(), table.rows.end(),
                            [&id](const ResultRow &row) { return row.subject.id == id; });
    };
    const std::array pair{&*rowOfId(verdict.best), &*rowOfId(verdict.other)};
    return elsewhere(catalog, board, table, pair, metric, isApart ? best->priceKind : std::nullopt);
}

} // namespace

Verdict verdictOn(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metric)
{
    Verdict verdict = verdictIn(board, table, metric);
    verdict.book = board.priceBook;
    const auto there = pairElsewhere(catalog, board, table, metric, verdict);
    if (there && verdict.kind == Verdict::Kind::Different) {
        const ResultTable priced = pricedBy(catalog, board, table, metric, there->book);
        const Verdict all = verdictIn(board, priced, metric);
        // Of the list's own prices one may still be of a person's own, or of another time.
        const bool isTold = all.kind == Verdict::Kind::Level || all.kind == Verdict::Kind::Apart;
        verdict.elsewhere = isTold ? placed(all, priced, metric, there->book) : *there;
    } else if (there) {
        verdict.elsewhere = *there;
    }
    return verdict;
}

bool isOfTwoKinds(const Board &board, const ResultTable &table, const MetricId &metric)
{
    return table.columnOf(metric) >= 0 && verdictIn(board, table, metric).isOfKinds;
}

Verdict drawnVerdict(const ResultTable &table, const MetricId &metric, const QString &one, const QString &other)
{
    Verdict verdict;
    const auto rowOfId = [&table](const QString &id) {
        const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                        [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == table.rows.end() ? qsizetype(-1) : found - table.rows.begin();
    };
    const qsizetype first = rowOfId(one);
    const qsizetype second = rowOfId(other);
    const int column = table.columnOf(metric);
    const auto hasNumber = [&](qsizetype row) {
        return row >= 0 && column >= 0 && !table.rows.at(row).cells.at(column).isMissing()
            && table.rows.at(row).cells.at(column).value->low > 0.0;
    };
    if (hasNumber(first) && hasNumber(second))
        compare(verdict, table, metric, first, second);
    return verdict;
}

Verdict verdictOfTwo(const Catalog &catalog, const Board &board, const ResultTable &table, const MetricId &metric,
                     const QString &one, const QString &other)
{
    Verdict verdict = drawnVerdict(table, metric, one, other);
    if (verdict.kind == Verdict::Kind::Nothing)
        return verdict;
    verdict.book = board.priceBook;
    verdict.elsewhere = pairElsewhere(catalog, board, table, metric, verdict).value_or(Verdict::Elsewhere());
    return verdict;
}

} // namespace chipboard
