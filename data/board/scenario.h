// Purpose: named variants of one board ("list price", "3-year commit", "MFU 50 %"). A scenario has prices, assumptions
// and overrides of its own; selection, level, charts and workload are those of the board. The one in force has its
// values in the board itself, so that everything that reads a board needs to know nothing of scenarios.
#pragma once

#include "data/board/assumption.h"
#include "data/board/override.h"
#include "data/core/id.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

struct Board;

struct Scenario
{
    QString name;
    BookId priceBook;
    Assumptions assumptions;
    QList<Override> overrides;
    QStringList regions = {}; ///< of its prices; empty: all

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// None, or two and more. The entry in force has its name alone; the rest of it is in the board.
struct Scenarios
{
    static constexpr qsizetype most = 24;

    QList<Scenario> all;
    qsizetype inForce = 0;
    qsizetype baseline = 0; ///< the one that the others are compared with

    [[nodiscard]] bool isEmpty() const { return all.isEmpty(); }

    friend bool operator==(const Scenarios &, const Scenarios &) = default;
};

// Precondition of every index: 0 <= index < board.scenarios.all.size().

/// With its values, in force or not.
[[nodiscard]] Scenario scenarioAt(const Board &board, qsizetype index);
/// The same board with another scenario in force.
[[nodiscard]] Board inScenario(Board board, qsizetype index);
/// A copy of what is in force under a name of its own, and in force. The first one makes two: what was there before
/// is then called `nameOfFirst`. Unchanged when the name is empty or taken, or there are Scenarios::most.
[[nodiscard]] Board withScenario(Board board, const QString &name, const QString &nameOfFirst);
/// Without the one in force, the one before it is. The last one that is left is no scenario any more: it is the board.
[[nodiscard]] Board withoutScenario(Board board, qsizetype index);
/// The same board with the others compared with that one.
[[nodiscard]] Board withScenarioAsBaseline(Board board, qsizetype index);
/// Unchanged when the name is empty or another one's.
[[nodiscard]] Board withScenarioNamed(Board board, qsizetype index, const QString &name);
/// -1: there is none of that name.
[[nodiscard]] qsizetype indexOfScenario(const Board &board, const QString &name);

/// What can differ between two scenarios: "prices", "assumption/discount", "override/chip/trainium3/memory".
using SettingId = QString;
/// Those in which not all scenarios agree: prices first, then assumptions in the table's order, then overrides.
[[nodiscard]] QList<SettingId> differingSettings(const Board &board);
[[nodiscard]] bool sameSetting(const Scenario &one, const Scenario &other, const SettingId &setting);
/// What `setting` is in one scenario is it in the other, too.
[[nodiscard]] Board withSettingCopied(Board board, qsizetype from, qsizetype to, const SettingId &setting);
/// All of them: only the names differ then.
[[nodiscard]] Board withAllCopied(Board board, qsizetype from, qsizetype to);
/// What every scenario assumes about the workload's own dimensions is taken back; see withoutDimensions().
[[nodiscard]] Scenarios withoutDimensions(Scenarios scenarios);

} // namespace chipboard
