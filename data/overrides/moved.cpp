#include "data/overrides/moved.h"

#include "data/insight/workloadview.h"
#include "data/metrics/evaluate.h"
#include "data/overrides/apply.h"
#include "data/overrides/figuretable.h"
#include "data/overrides/overridetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Moved)
};

bool isNear(double a, double b)
{
    constexpr double tolerance = 1e-9; // files carry 15 digits
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

const DrawnThing *findThing(const Drawn &drawn, Level level, const QString &id)
{
    const auto found = std::find_if(drawn.things.begin(), drawn.things.end(),
                                    [&](const DrawnThing &thing) { return thing.level == level && thing.id == id; });
    return found == drawn.things.end() ? nullptr : &*found;
}

// One that is not listed was not there.
DrawnFigure figureOf(const DrawnThing &thing, const QString &figure)
{
    const auto found = std::find_if(thing.figures.begin(), thing.figures.end(),
                                    [&figure](const DrawnFigure &one) { return one.figure == figure; });
    return found == thing.figures.end() ? DrawnFigure{figure, std::nullopt, findFigure(figure)->unit} : *found;
}

void draw(Drawn &drawn, const Catalog &catalog, Level level, const QString &id)
{
    if (findThing(drawn, level, id) != nullptr)
        return;
    DrawnThing thing{level, id, {}};
    for (const FigureRow &row : figureTable()) {
        const FigureAddress of{level, id, row.idText(), row.isPrice() ? drawn.book : BookId()};
        if (!row.isOf(level) || !isKnown(catalog, of))
            continue; // overridden ones are remembered, too: an override can be taken back
        const Figure figure = publishedFigure(catalog, of);
        if (figure.value) // what is not there is not listed
            thing.figures << DrawnFigure{of.figure, figure.value, figure.unit};
    }
    drawn.things << thing;
}

Drawn drawnOf(const Catalog &catalog, const Board &board, const BookId &book)
{
    Drawn drawn{catalog.revision, book, {}};
    for (const Subject &subject : subjectsOf(catalog, board)) {
        if (subject.chip == nullptr)
            continue;
        if (!subject.isAbsent() && subject.level != Level::Chip)
            draw(drawn, catalog, subject.level, subject.id);
        draw(drawn, catalog, Level::Chip, subject.chip->id.text());
    }
    return drawn;
}

/// The old figures in place of the new ones.
Override keptFigure(const MovedFigure &moved, const QString &revision)
{
    return {moved.of, moved.before, moved.unitBefore, Texts::tr("as of catalogue %1").arg(revision)};
}

QList<MetricId> resultsOf(const Catalog &catalog, const Board &board)
{
    QList<MetricId> metrics = board.charts;
    if (const Workload *workload = catalog.workload(board.workload)) {
        const TaskMetrics ofTask = taskMetrics(workload->task);
        for (const MetricId &metric : {ofTask.cost, ofTask.time}) {
            if (!metrics.contains(metric))
                metrics << metric;
        }
    }
    return metrics;
}

// A chart is changed when any of its numbers would be another with the old figure.
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

void findCharts(QList<MovedFigure> &moved, const Catalog &catalog, const Board &board)
{
    if (moved.isEmpty())
        return;
    const QList<MetricId> metrics = resultsOf(catalog, board);
    const ResultTable now = evaluate(withOverrides(catalog, board.overrides), board, metrics);
    for (MovedFigure &one : moved) {
        const QList<Override> withOld = withOverride(board.overrides, keptFigure(one, board.drawn.revision));
        one.charts = chartsChanged(now, evaluate(withOverrides(catalog, withOld), board, metrics));
    }
}

QList<MovedFigure> movedOf(const Catalog &catalog, const Board &board)
{
    QList<MovedFigure> moved;
    if (board.drawn.revision.isEmpty())
        return moved;
    const Drawn now = drawnOf(catalog, board, board.drawn.book);
    for (const DrawnThing &thing : now.things) {
        const DrawnThing *before = findThing(board.drawn, thing.level, thing.id);
        if (before == nullptr)
            continue;
        for (const FigureRow &row : figureTable()) {
            const FigureAddress of{thing.level, thing.id, row.idText(), row.isPrice() ? now.book : BookId()};
            const DrawnFigure was = figureOf(*before, of.figure);
            const DrawnFigure is = figureOf(thing, of.figure);
            if (isSame(was, is) || findOverride(board.overrides, of) != nullptr || !isKnown(catalog, of))
                continue;
            moved << MovedFigure{of, was.value, was.unit, is.value, is.unit, {}};
        }
    }
    return moved;
}

void remember(DrawnThing &thing, const MovedFigure &moved)
{
    thing.figures.removeIf([&moved](const DrawnFigure &one) { return one.figure == moved.of.figure; });
    if (moved.before)
        thing.figures << DrawnFigure{moved.of.figure, moved.before, moved.unitBefore};
}

} // namespace

std::optional<double> MovedFigure::change() const
{
    if (!before || !now || before->value <= 0.0)
        return std::nullopt;
    return convert(now->value, unit, unitBefore) / before->value - 1.0;
}

Drawn figuresDrawn(const Catalog &catalog, const Board &board) { return drawnOf(catalog, board, board.priceBook); }

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
    if (moved.isEmpty())
        return figuresDrawn(catalog, board);
    Drawn drawn = drawnOf(catalog, board, board.drawn.book);
    drawn.revision = board.drawn.revision;
    for (const MovedFigure &one : moved) {
        for (DrawnThing &thing : drawn.things) {
            if (thing.level == one.of.level && thing.id == one.of.id)
                remember(thing, one);
        }
    }
    return drawn;
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

QString movedText(const Catalog &catalog, const MovedFigure &moved, const Formatter &formatter)
{
    const QString text = Texts::tr("%1: %2 to %3")
                             .arg(figureName(catalog, moved.of), valueText(moved.before, moved.unitBefore, formatter),
                                  valueText(moved.now, moved.unit, formatter));
    const QString change = changeText(moved, formatter);
    return change.isEmpty() ? text : Texts::tr("%1, %2").arg(text, change);
}

QString changeText(const MovedFigure &moved, const Formatter &formatter)
{
    const std::optional<double> change = moved.change();
    if (!change)
        return {};
    const QString size = formatter.percent(std::fabs(*change));
    return (*change < 0.0 ? QChar(0x2212) : u'+') + size;
}

} // namespace chipboard
