#include "data/compare/moved.h"

#include "data/board/books.h"
#include "data/compare/apply.h"
#include "data/compare/boardestimate.h"
#include "data/compare/evaluate.h"
#include "data/compare/figuretable.h"
#include "data/compare/pricing.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace chipboard {
namespace {

bool isNear(double a, double b)
{
    constexpr double tolerance = 1e-9; // files store 15 digits
    return std::fabs(a - b) <= tolerance * std::max(std::fabs(a), std::fabs(b));
}

bool isSame(const DrawnFigure &a, const DrawnFigure &b)
{
    if (!a.value || !b.value)
        return a.value.has_value() == b.value.has_value();
    const Interval one = a.value->scaled(unitInfo(a.unit).factor);
    const Interval other = b.value->scaled(unitInfo(b.unit).factor);
    return isNear(one.low, other.low) && isNear(one.value, other.value) && isNear(one.high, other.high);
}

const DrawnThing *findThing(const QList<DrawnThing> &things, Level level, const QString &id)
{
    return findWhere(things, [&](const DrawnThing &thing) { return thing.level == level && thing.id == id; });
}

// A figure that is not listed was missing.
DrawnFigure figureOf(const DrawnThing &thing, const QString &figure)
{
    const auto found =
        std::ranges::find_if(thing.figures, [&figure](const DrawnFigure &one) { return one.figure == figure; });
    return found == thing.figures.end() ? DrawnFigure{figure, std::nullopt, findFigure(figure)->unit} : *found;
}

/// All figures of the board's list; only prices of other scenarios' lists.
enum class Extent { Everything, Prices };

void draw(QList<DrawnThing> &things, const Catalog &catalog, const BookId &book, Extent extent, Level level,
          const QString &id)
{
    if (findThing(things, level, id) != nullptr)
        return;
    DrawnThing thing{level, id, {}};
    for (const FigureRow &row : figureTable()) {
        const FigureAddress of{level, id, row.idText(), row.isPrice() ? book : BookId()};
        if (!row.isOf(level) || !isKnown(catalog, of) || (extent == Extent::Prices && !row.isPrice()))
            continue; // overridden ones too: an override can be removed
        const Figure figure = publishedFigure(catalog, of);
        if (figure.value) // missing figures are not listed
            thing.figures << DrawnFigure{of.figure, figure.value, figure.unit};
    }
    things << thing;
}

/// The machine whose price in the board's list the chip has for its workload, if it is not the one in
/// publishedFigure(). None if the board has its own price of the chip.
InstanceId rentedInstead(const Catalog &catalog, const Board &board, const Subject &subject)
{
    const FigureAddress own{Level::Chip, subject.chip->id.text(), QStringLiteral("price"), board.priceBook};
    if (findOverride(board.overrides, own) != nullptr)
        return {};
    const PriceChoice usual = choosePrice(contextOf(catalog, board, Precision::Bf16), subject);
    const PriceChoice rented = rentedChoice(catalog, board, subject);
    return rented.entry == usual.entry ? InstanceId() : rented.entry->instance;
}

QList<DrawnThing> thingsDrawn(const Catalog &catalog, const Board &board, const BookId &book, Extent extent)
{
    QList<DrawnThing> things;
    Board asked = board; // its list may have been replaced since the figures were saved
    asked.priceBook = book;
    for (const Subject &subject : subjectsOf(catalog, board)) {
        if (subject.chip == nullptr)
            continue;
        if (!subject.isAbsent() && subject.level != Level::Chip)
            draw(things, catalog, book, extent, subject.level, subject.id);
        draw(things, catalog, book, extent, Level::Chip, subject.chip->id.text());
        const InstanceId rented = subject.level == Level::Chip ? rentedInstead(catalog, asked, subject) : InstanceId();
        if (!rented.isEmpty())
            draw(things, catalog, book, Extent::Prices, Level::Instance, rented.text());
    }
    return things;
}

/// Source of a commitment price besides the board's list.
struct CommittedPrice
{
    BookId book;
    InstanceId instance;
};

QList<CommittedPrice> committedPrices(const Catalog &catalog, const Board &board)
{
    QList<CommittedPrice> prices;
    const EvaluationContext context = contextOf(catalog, board, Precision::Bf16); // prices do not depend on precision
    if (context.committedYears == 0)
        return prices;
    EvaluationContext listed = context;
    listed.committedYears = 0;
    for (const Subject &subject : subjectsOf(catalog, board)) {
        const PriceChoice choice = choosePrice(context, subject);
        if (choice.committed && choice.entry != choosePrice(listed, subject).entry
            && choice.book->id != board.priceBook)
            prices << CommittedPrice{choice.book->id, choice.entry->instance};
    }
    return prices;
}

bool isCommittedTo(const Catalog &catalog, const Board &board, const BookId &book)
{
    const QList<CommittedPrice> prices = committedPrices(catalog, board);
    return std::ranges::any_of(prices, [&book](const CommittedPrice &one) { return one.book == book; });
}

/// The board in each of its scenarios, the active one first.
QList<Board> inEachScenario(const Board &board)
{
    QList<Board> boards{board};
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        if (i != board.scenarios.inForce)
            boards << inScenario(board, i);
    }
    return boards;
}

/// The board in each scenario that uses the list, even if only for a commitment.
QList<Board> boardsWith(const Catalog &catalog, const Board &board, const BookId &book)
{
    QList<Board> boards = inEachScenario(board);
    boards.removeIf([&](const Board &one) { return one.priceBook != book && !isCommittedTo(catalog, one, book); });
    return boards;
}

// The reference instance may depend on the list, so each list is evaluated in its own scenario. Commitments apply to
// instances, whatever the board's level.
DrawnList listDrawn(const Catalog &catalog, const Board &board, const BookId &book)
{
    DrawnList list{book, {}};
    for (const Board &one : boardsWith(catalog, board, book)) {
        if (one.priceBook == book && list.things.isEmpty())
            list.things = thingsDrawn(catalog, one, book, Extent::Prices);
        for (const CommittedPrice &price : committedPrices(catalog, one)) {
            if (price.book == book)
                draw(list.things, catalog, book, Extent::Prices, Level::Instance, price.instance.text());
        }
    }
    return list;
}

bool isHere(const Catalog &catalog, const BookId &book)
{
    const PriceBook *found = catalog.book(book);
    return found != nullptr && !found->isAbsent();
}

Drawn drawnOf(const Catalog &catalog, const Board &board, const BookId &book)
{
    Drawn drawn{catalog.revision, book, thingsDrawn(catalog, board, book, Extent::Everything), {}};
    QList<BookId> seen{book};
    const auto add = [&](const BookId &other) {
        if (seen.contains(other) || !isHere(catalog, other))
            return;
        seen << other;
        drawn.others << listDrawn(catalog, board, other);
    };
    for (const Board &one : inEachScenario(board)) {
        add(one.priceBook);
        for (const CommittedPrice &price : committedPrices(catalog, one))
            add(price.book);
    }
    return drawn;
}

/// Overrides the new figures with the old ones.
Override keptFigure(const MovedFigure &moved, const QString &revision)
{
    return {moved.of, moved.before, moved.unitBefore, tr("as of catalogue %1").arg(dateText(revision))};
}

QList<MetricId> resultsOf(const Catalog &catalog, const Board &board)
{
    QList<MetricId> metrics = board.charts;
    if (const Workload *workload = catalog.workload(board.workload)) {
        const TaskMetrics ofTask = taskMetrics(workload->task);
        for (const MetricId &metric : {ofTask.cost, ofTask.time})
            addOnce(metrics, metric);
    }
    return metrics;
}

// A chart is affected if any of its numbers would differ with the old figure.
QStringList chartsChanged(const ResultTable &now, const ResultTable &before)
{
    QStringList charts;
    for (qsizetype column = 0; column < now.metrics.size(); ++column) {
        for (qsizetype row = 0; row < std::min(now.rows.size(), before.rows.size()); ++row) {
            const Cell &one = now.rows.at(row).cells.at(column);
            const Cell &other = before.rows.at(row).cells.at(column);
            if (!isSame({{}, one.value, one.unit}, {{}, other.value, other.unit})) {
                charts << now.metrics.at(column)->labelText();
                break;
            }
        }
    }
    return charts;
}

/// A board where a figure of the list matters, and its current numbers.
struct Place
{
    Board board;
    ResultTable now;
};

void findCharts(QList<MovedFigure> &moved, const Catalog &catalog, const Board &board)
{
    const QList<MetricId> metrics = resultsOf(catalog, board);
    std::map<QString, Place> places;
    for (MovedFigure &one : moved) {
        const QList<Board> with = one.of.book.isEmpty() ? QList<Board>{board} : boardsWith(catalog, board, one.of.book);
        auto found = places.find(one.of.book.text());
        if (found == places.end()) {
            const Board &in = with.isEmpty() ? board : with.constFirst();
            found = places.insert({one.of.book.text(), {in, evaluate(withFigures(catalog, in), in, metrics)}}).first;
        }
        const Place &place = found->second;
        const QList<Override> withOld = withOverride(place.board.overrides, keptFigure(one, board.drawn.revision));
        Board before = place.board;
        before.overrides = withOld;
        one.charts = chartsChanged(place.now, evaluate(withFigures(catalog, before), place.board, metrics));
    }
}

/// True for machines with as many chips of the same type at the same provider: a chip's price is that of one of them.
bool areAlike(const Instance &a, const Instance &b)
{
    return a.chip == b.chip && a.provider == b.provider && !a.chips.isMissing() && !b.chips.isMissing()
        && a.chips.value->value == b.chips.value->value;
}

bool areAlike(const Catalog &catalog, const FigureAddress &a, const FigureAddress &b)
{
    const Instance *one = a.level == Level::Instance ? catalog.instance(InstanceId(a.id)) : nullptr;
    const Instance *other = b.level == Level::Instance ? catalog.instance(InstanceId(b.id)) : nullptr;
    return one != nullptr && other != nullptr && areAlike(*one, *other);
}

// A chip is rented in the machine with a custom price, so prices of others of that size do not count.
bool isSet(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    return std::ranges::any_of(board.overrides, [&](const Override &one) {
        const bool isInstead = board.level == Level::Chip && one.value && one.of.figure == of.figure
            && one.of.book == of.book && areAlike(catalog, one.of, of);
        return one.of == of || isInstead;
    });
}

/// The board in each scenario that uses the figure.
QList<Board> boardsUsing(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    const QList<Board> with = of.book.isEmpty() ? QList<Board>() : boardsWith(catalog, board, of.book);
    return with.isEmpty() ? QList<Board>{board} : with;
}

// True if every scenario that uses the list overrides it.
bool isOverridden(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    const QList<Board> with = boardsUsing(catalog, board, of);
    return std::ranges::all_of(with, [&](const Board &one) { return isSet(catalog, one, of); });
}

// False for the price of a chip's reference machine if the chip is always rented in another one, or not at all.
bool isUsed(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    if (of.level != Level::Chip || of.book.isEmpty())
        return true;
    const QList<Board> with = boardsUsing(catalog, board, of);
    return board.level == Level::Chip && std::ranges::any_of(with, [&](const Board &one) {
               const QList<Subject> subjects = subjectsOf(catalog, one);
               const auto *subject = findWhere(
                   subjects, [&of](const Subject &row) { return row.chip != nullptr && row.chip->id.text() == of.id; });
               return subject != nullptr && rentedInstead(catalog, one, *subject).isEmpty();
           });
}

/// True for figures of a board of chips: whole machines have more figures than a price.
bool areOfChips(const Drawn &drawn)
{
    return std::ranges::none_of(drawn.things, [](const DrawnThing &thing) {
        return thing.level != Level::Chip && std::ranges::any_of(thing.figures, [](const DrawnFigure &one) {
                   return !findFigure(one.figure)->isPrice();
               });
    });
}

/// The chip's move to this machine, which was not drawn before, from a drawn one of the same size. Only the catalogue
/// can cause it: the board's choices decide the size.
std::optional<MovedFigure> movedToMachine(const Catalog &catalog, const Board &board, const QList<DrawnThing> &before,
                                          const DrawnThing &machine, const BookId &book)
{
    const FigureAddress now{machine.level, machine.id, QStringLiteral("price"), book};
    if (board.level != Level::Chip || !areOfChips(board.drawn) || board.assumptions.commitment.value_or(0.0) > 0.0)
        return std::nullopt; // a commitment is to the reference machine
    const auto *left = findWhere(before, [&](const DrawnThing &one) {
        return areAlike(catalog, {one.level, one.id, now.figure, book}, now);
    });
    if (left == nullptr)
        return std::nullopt;
    const DrawnFigure was = figureOf(*left, now.figure);
    const DrawnFigure is = figureOf(machine, now.figure);
    const FigureAddress of{left->level, left->id, now.figure, book};
    if (!was.value || isSame(was, is) || isOverridden(catalog, board, of))
        return std::nullopt;
    return MovedFigure{of, was.value, was.unit, is.value, is.unit, {}, InstanceId(machine.id)};
}

QList<MovedFigure> movedAmong(const Catalog &catalog, const Board &board, const QList<DrawnThing> &before,
                              const QList<DrawnThing> &now, const BookId &book, Extent extent)
{
    QList<MovedFigure> moved;
    for (const DrawnThing &thing : now) {
        const DrawnThing *then = findThing(before, thing.level, thing.id);
        if (then == nullptr) {
            if (const auto other = movedToMachine(catalog, board, before, thing, book))
                moved << *other;
            continue;
        }
        for (const FigureRow &row : figureTable()) {
            if (extent == Extent::Prices && !row.isPrice())
                continue;
            const FigureAddress of{thing.level, thing.id, row.idText(), row.isPrice() ? book : BookId()};
            const DrawnFigure was = figureOf(*then, of.figure);
            const DrawnFigure is = figureOf(thing, of.figure);
            if (isSame(was, is) || isOverridden(catalog, board, of) || !isKnown(catalog, of)
                || !isUsed(catalog, board, of))
                continue;
            moved << MovedFigure{of, was.value, was.unit, is.value, is.unit, {}};
        }
    }
    return moved;
}

// A missing list has not moved: opening the board reports that it is missing.
QList<MovedFigure> movedOf(const Catalog &catalog, const Board &board)
{
    const Drawn &drawn = board.drawn;
    if (drawn.revision.isEmpty())
        return {};
    QList<MovedFigure> moved =
        movedAmong(catalog, board, drawn.things, thingsDrawn(catalog, board, drawn.book, Extent::Everything),
                   drawn.book, Extent::Everything);
    if (!drawn.book.isEmpty() && !isHere(catalog, drawn.book))
        moved.removeIf([](const MovedFigure &one) { return !one.of.book.isEmpty(); });
    for (const DrawnList &list : drawn.others) {
        if (isHere(catalog, list.book) && !boardsWith(catalog, board, list.book).isEmpty())
            moved << movedAmong(catalog, board, list.things, listDrawn(catalog, board, list.book).things, list.book,
                                Extent::Prices);
    }
    return moved;
}

void remember(DrawnThing &thing, const MovedFigure &moved)
{
    thing.id = moved.of.id; // of the machine before, if it is another one now
    thing.figures.removeIf([&moved](const DrawnFigure &one) { return one.figure == moved.of.figure; });
    if (moved.before)
        thing.figures << DrawnFigure{moved.of.figure, moved.before, moved.unitBefore};
}

QList<DrawnThing> &thingsWith(Drawn &drawn, const BookId &book)
{
    const auto list = std::ranges::find_if(drawn.others, [&book](const DrawnList &one) { return one.book == book; });
    return list == drawn.others.end() ? drawn.things : list->things;
}

// The content of a missing list is unknown: a commitment may have used it.
bool mayRestOn(const Catalog &catalog, const Board &board, const BookId &book)
{
    const QList<Board> all = inEachScenario(board);
    return !boardsWith(catalog, board, book).isEmpty()
        || std::ranges::any_of(all, [](const Board &one) { return one.assumptions.commitment.value_or(0.0) > 0.0; });
}

// Keeps the figures of missing lists: they may exist where the file is opened next.
void carryOver(Drawn &drawn, const Catalog &catalog, const Board &board)
{
    const Drawn &before = board.drawn;
    for (const DrawnList &list : before.others) {
        if (!isHere(catalog, list.book) && mayRestOn(catalog, board, list.book))
            drawn.others << list;
    }
    if (before.book != drawn.book || before.book.isEmpty() || isHere(catalog, before.book))
        return;
    for (DrawnThing &thing : drawn.things) {
        const DrawnThing *then = findThing(before.things, thing.level, thing.id);
        for (const DrawnFigure &figure : then != nullptr ? then->figures : QList<DrawnFigure>()) {
            if (findFigure(figure.figure)->isPrice())
                thing.figures << figure;
        }
    }
}

QString inMachine(const Catalog &catalog, const QString &price, const QString &machine)
{
    return tr("%1 (%2)").arg(price, thingName(catalog, Level::Instance, machine));
}

} // namespace

std::optional<double> MovedFigure::change() const
{
    if (!before || !now || before->value <= 0.0)
        return std::nullopt;
    return convert(now->value, unit, unitBefore) / before->value - 1.0;
}

Drawn figuresDrawn(const Catalog &catalog, const Board &board)
{
    Drawn drawn = drawnOf(catalog, board, board.priceBook);
    carryOver(drawn, catalog, board);
    return drawn;
}

QList<MovedFigure> movedFiguresAlone(const Catalog &catalog, const Board &board) { return movedOf(catalog, board); }

QList<MovedFigure> movedFigures(const Catalog &catalog, const Board &board)
{
    QList<MovedFigure> moved = movedOf(catalog, board);
    findCharts(moved, catalog, board);
    return moved;
}

Drawn drawnToSave(const Catalog &catalog, const Board &board)
{
    const QList<MovedFigure> moved = movedOf(catalog, board);
    Drawn drawn = drawnOf(catalog, board, moved.isEmpty() ? board.priceBook : board.drawn.book);
    if (!moved.isEmpty())
        drawn.revision = board.drawn.revision;
    for (const MovedFigure &one : moved) {
        const QString &drawnNow = one.movedTo.isEmpty() ? one.of.id : one.movedTo.text();
        for (DrawnThing &thing : thingsWith(drawn, one.of.book)) {
            if (thing.level == one.of.level && thing.id == drawnNow)
                remember(thing, one);
        }
    }
    carryOver(drawn, catalog, board);
    return drawn;
}

Board boardToSave(const Catalog &catalog, const Board &board)
{
    Board saved = board;
    saved.drawn = drawnToSave(catalog, board);
    return withLastingBooks(catalog, saved);
}

QList<Override> keptFigures(const Board &board, const QList<MovedFigure> &moved)
{
    QList<Override> overrides = board.overrides;
    for (const MovedFigure &one : moved) {
        if (findOverride(overrides, one.of) == nullptr)
            overrides << keptFigure(one, board.drawn.revision);
    }
    return overrides;
}

QString movedName(const Catalog &catalog, const MovedFigure &moved)
{
    const Instance *machine = catalog.instance(moved.movedTo);
    if (machine == nullptr)
        return figureName(catalog, moved.of);
    return figureName(catalog, {Level::Chip, machine->chip.text(), moved.of.figure, moved.of.book});
}

QString beforeText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter)
{
    const QString value = valueText(moved.before, moved.unitBefore, formatter);
    return moved.movedTo.isEmpty() ? value : inMachine(catalog, value, moved.of.id);
}

QString nowText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter)
{
    const QString value = valueText(moved.now, moved.unit, formatter);
    return moved.movedTo.isEmpty() ? value : inMachine(catalog, value, moved.movedTo.text());
}

QString movedText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter)
{
    const QString text =
        tr("%1: %2 to %3")
            .arg(movedName(catalog, moved), beforeText(catalog, moved, formatter), nowText(catalog, moved, formatter));
    const QString change = changeText(moved, formatter);
    return change.isEmpty() ? text : tr("%1, %2").arg(text, change);
}

QString changeText(const MovedFigure &moved, const Formatter &formatter)
{
    const std::optional<double> change = moved.change();
    if (!change)
        return {};
    return (*change < 0.0 ? QChar(0x2212) : u'+') + formatter.percent(std::fabs(*change));
}

} // namespace chipboard
