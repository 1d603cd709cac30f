#include "data/board/scenario.h"

#include "data/board/board.h"
#include "data/core/find.h"

#include <algorithm>

namespace chipboard {
namespace {

const QString pricesSetting = QStringLiteral("prices");
const QString regionsSetting = QStringLiteral("regions");
const QString assumptionPrefix = QStringLiteral("assumption/");
const QString overridePrefix = QStringLiteral("override/");

Board withValues(Board board, qsizetype index, const Scenario &values)
{
    Scenario &entry = board.scenarios.all[index];
    if (index != board.scenarios.inForce) {
        entry = values;
        return board;
    }
    entry = Scenario{values.name, {}, {}, {}};
    board.priceBook = values.priceBook;
    board.regions = values.regions;
    board.assumptions = values.assumptions;
    board.overrides = values.overrides;
    return board;
}

bool isFree(const Board &board, const QString &name, qsizetype except = -1)
{
    const qsizetype index = indexOfScenario(board, name);
    return !name.trimmed().isEmpty() && (index < 0 || index == except);
}

const AssumptionRow *assumptionOf(const SettingId &setting)
{
    return setting.startsWith(assumptionPrefix) ? findAssumption(AssumptionId(setting.mid(assumptionPrefix.size())))
                                                : nullptr;
}

const Override *overrideOf(const Scenario &scenario, const SettingId &setting)
{
    return findWhere(scenario.overrides, [&](const Override &one) { return overridePrefix + one.of.key() == setting; });
}

void copySetting(const Scenario &from, Scenario &to, const SettingId &setting)
{
    if (setting == pricesSetting) {
        to.priceBook = from.priceBook;
    } else if (setting == regionsSetting) {
        to.regions = from.regions;
    } else if (const AssumptionRow *row = assumptionOf(setting)) {
        to.assumptions.*row->member = from.assumptions.*row->member;
    } else if (const Override *own = overrideOf(from, setting)) {
        to.overrides = withOverride(to.overrides, *own);
    } else if (const Override *other = overrideOf(to, setting)) {
        to.overrides = withoutOverride(to.overrides, FigureAddress(other->of));
    }
}

} // namespace

Scenario scenarioAt(const Board &board, qsizetype index)
{
    const Scenario &entry = board.scenarios.all.at(index);
    return index == board.scenarios.inForce
        ? Scenario{entry.name, board.priceBook, board.assumptions, board.overrides, board.regions}
        : entry;
}

Board inScenario(Board board, qsizetype index)
{
    const qsizetype before = board.scenarios.inForce;
    const Scenario left = scenarioAt(board, before);
    const Scenario entered = scenarioAt(board, index);
    board.scenarios.inForce = index;
    if (before != index)
        board.scenarios.all[before] = left;
    return withValues(board, index, entered);
}

Board withScenario(Board board, const QString &name, const QString &nameOfFirst)
{
    const qsizetype count = std::max<qsizetype>(board.scenarios.all.size(), 1);
    if (!isFree(board, name) || count >= Scenarios::most)
        return board;
    if (board.scenarios.isEmpty()) {
        if (nameOfFirst.trimmed().isEmpty() || nameOfFirst == name)
            return board;
        board.scenarios = {{Scenario{nameOfFirst, {}, {}, {}}}, 0};
    }
    Scenario added = scenarioAt(board, board.scenarios.inForce);
    added.name = name;
    board.scenarios.all.append(added);
    return inScenario(board, board.scenarios.all.size() - 1);
}

Board withoutScenario(Board board, qsizetype index)
{
    if (index == board.scenarios.inForce && board.scenarios.all.size() > 1)
        board = inScenario(board, index > 0 ? index - 1 : 1);
    if (board.scenarios.all.size() <= 2) {
        board.scenarios = {};
        return board;
    }
    Scenarios &left = board.scenarios;
    left.all.removeAt(index);
    if (left.inForce > index)
        --left.inForce;
    if (left.baseline == index)
        left.baseline = 0; // the first, as in a new board
    else if (left.baseline > index)
        --left.baseline;
    return board;
}

Board withScenarioAsBaseline(Board board, qsizetype index)
{
    board.scenarios.baseline = index;
    return board;
}

Board withScenarioNamed(Board board, qsizetype index, const QString &name)
{
    if (isFree(board, name, index))
        board.scenarios.all[index].name = name;
    return board;
}

qsizetype indexOfScenario(const Board &board, const QString &name)
{
    const QList<Scenario> &all = board.scenarios.all;
    const auto found = std::ranges::find_if(all, [&name](const Scenario &one) { return one.name == name; });
    return found == all.end() ? -1 : found - all.begin();
}

QList<SettingId> differingSettings(const Board &board)
{
    QList<Scenario> all;
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i)
        all << scenarioAt(board, i);
    QList<SettingId> candidates{pricesSetting, regionsSetting};
    for (const AssumptionRow &row : assumptionTable())
        candidates << assumptionPrefix + QLatin1String(row.id);
    for (const Scenario &one : std::as_const(all)) {
        for (const Override &own : one.overrides) {
            if (const SettingId id = overridePrefix + own.of.key(); !candidates.contains(id))
                candidates << id;
        }
    }
    return allWhere(candidates, [&all](const SettingId &setting) {
        return std::ranges::any_of(all,
                                   [&](const Scenario &one) { return !sameSetting(all.constFirst(), one, setting); });
    });
}

bool sameSetting(const Scenario &one, const Scenario &other, const SettingId &setting)
{
    Scenario copy = other;
    copySetting(one, copy, setting);
    return copy == other;
}

Board withSettingCopied(Board board, qsizetype from, qsizetype to, const SettingId &setting)
{
    Scenario target = scenarioAt(board, to);
    copySetting(scenarioAt(board, from), target, setting);
    return withValues(std::move(board), to, target);
}

Board withAllCopied(Board board, qsizetype from, qsizetype to)
{
    Scenario target = scenarioAt(board, from);
    target.name = board.scenarios.all.at(to).name;
    return withValues(std::move(board), to, target);
}

Scenarios withoutDimensions(Scenarios scenarios)
{
    for (Scenario &one : scenarios.all)
        one.assumptions = withoutDimensions(one.assumptions);
    return scenarios;
}

} // namespace chipboard
