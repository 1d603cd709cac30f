// Purpose: named variants of one board ("list price", "3-year commit", "MFU 50 %"). A scenario has its own prices,
// assumptions and overrides; selection, level, charts and workload belong to the board. The board itself holds the
// values of the active one, so that code that reads a board can ignore scenarios.
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
    QStringList regions = {}; ///< price regions; empty: all

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// Empty, or at least two. The active entry holds only its name; the board has its values.
struct Scenarios
{
    static constexpr qsizetype most = 24;

    QList<Scenario> all;
    qsizetype inForce = 0;
    qsizetype baseline = 0; ///< scenario that the others are compared with

    [[nodiscard]] bool isEmpty() const { return all.isEmpty(); }

    friend bool operator==(const Scenarios &, const Scenarios &) = default;
};

// Precondition of every index: 0 <= index < board.scenarios.all.size().

/// With its values, active or not.
[[nodiscard]] Scenario scenarioAt(const Board &board, qsizetype index);
[[nodiscard]] Board inScenario(Board board, qsizetype index);
/// Adds a copy of the active scenario under `name` and activates it. The first call creates two: `nameOfFirst` is the
/// previous state. Unchanged if the name is empty or taken, or at Scenarios::most.
[[nodiscard]] Board withScenario(Board board, const QString &name, const QString &nameOfFirst);
/// Removing the active scenario activates the one before it. When only one is left, it becomes the board itself.
[[nodiscard]] Board withoutScenario(Board board, qsizetype index);
[[nodiscard]] Board withScenarioAsBaseline(Board board, qsizetype index);
/// Unchanged if the name is empty or taken.
[[nodiscard]] Board withScenarioNamed(Board board, qsizetype index, const QString &name);
/// -1 if there is no such name.
[[nodiscard]] qsizetype indexOfScenario(const Board &board, const QString &name);

/// A setting of a scenario: "prices", "assumption/discount", "override/chip/trainium3/memory".
using SettingId = QString;
/// Settings that differ between scenarios: prices first, then assumptions in table order, then overrides.
[[nodiscard]] QList<SettingId> differingSettings(const Board &board);
[[nodiscard]] bool sameSetting(const Scenario &one, const Scenario &other, const SettingId &setting);
[[nodiscard]] Board withSettingCopied(Board board, qsizetype from, qsizetype to, const SettingId &setting);
/// Copies all settings: then only the names differ.
[[nodiscard]] Board withAllCopied(Board board, qsizetype from, qsizetype to);
/// Resets the dimensions of the workload in every scenario; see withoutDimensions(Assumptions).
[[nodiscard]] Scenarios withoutDimensions(Scenarios scenarios);

} // namespace chipboard
