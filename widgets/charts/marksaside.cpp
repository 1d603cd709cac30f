#include "widgets/charts/marksaside.h"

#include "data/charts/planeaxis.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double nearestCentres = 1.5; // between centres, in radii
constexpr double step = 1.7;           // sideways, likewise
constexpr int mostSteps = 3;

} // namespace

QList<QPointF> marksAside(const ChartSpec &spec, const QList<QPointF> &places, double radius)
{
    const QList<PlaneMark> &marks = spec.plane.marks;
    QList<QPointF> aside = places;
    if (namedRows(spec.plane.y) > 0)
        return aside;
    QList<qsizetype> order;
    for (qsizetype i = 0; i < marks.size(); ++i) {
        if (!marks.at(i).small)
            order << i;
    }
    const auto isOfBaseline = [&marks](qsizetype i) { return marks.at(i).baseline; };
    std::stable_partition(order.begin(), order.end(), isOfBaseline); // it keeps its place
    QList<qsizetype> settled;
    for (const qsizetype i : std::as_const(order)) {
        const auto isFree = [&](const QPointF &at) {
            return std::none_of(settled.cbegin(), settled.cend(), [&](qsizetype other) {
                const QPointF apart = aside.at(other) - at;
                return marks.at(other).id != marks.at(i).id
                    && QPointF::dotProduct(apart, apart) < nearestCentres * nearestCentres * radius * radius;
            });
        };
        for (int turn = 0; turn <= 2 * mostSteps; ++turn) { // 0, right, left, farther right...
            const int steps = turn % 2 == 0 ? -turn / 2 : (turn + 1) / 2;
            const QPointF at = places.at(i) + QPointF(steps * step * radius, 0.0);
            if (isFree(at)) {
                aside[i] = at;
                break;
            }
        }
        settled << i;
    }
    return aside;
}

} // namespace chipboard
