#include "app/document/scenarioedit.h"

#include "data/charts/scenariotexts.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

BoardEdit scenarioEdited(Board after, const QString &name)
{
    BoardEdit edit;
    edit.kind = EditKind::Scenario;
    edit.after = std::move(after);
    edit.name = name;
    return edit;
}

bool isThere(const Board &board, qsizetype index) { return index >= 0 && index < board.scenarios.all.size(); }

QString nameAt(const Board &board, qsizetype index)
{
    return isThere(board, index) ? board.scenarios.all.at(index).name : QString();
}

} // namespace

BoardEdit addScenario(const Board &board, const QString &name)
{
    return scenarioEdited(withScenario(board, name.trimmed(), tr("As it was")),
                          tr("New scenario “%1”").arg(name.trimmed()));
}

BoardEdit chooseScenario(const Board &board, qsizetype index)
{
    return scenarioEdited(isThere(board, index) ? inScenario(board, index) : board,
                          tr("Scenario “%1”").arg(nameAt(board, index)));
}

BoardEdit renameScenario(const Board &board, qsizetype index, const QString &name)
{
    return scenarioEdited(isThere(board, index) ? withScenarioNamed(board, index, name.trimmed()) : board,
                          tr("Call scenario “%1” “%2”").arg(nameAt(board, index), name.trimmed()));
}

BoardEdit removeScenario(const Board &board, qsizetype index)
{
    return scenarioEdited(isThere(board, index) ? withoutScenario(board, index) : board,
                          tr("Remove scenario “%1”").arg(nameAt(board, index)));
}

BoardEdit compareWithScenario(const Board &board, qsizetype index)
{
    return scenarioEdited(isThere(board, index) ? withScenarioAsBaseline(board, index) : board,
                          tr("Compare with scenario “%1”").arg(nameAt(board, index)));
}

std::optional<BoardEdit> chooseScenarioBaseline(const Catalog & /*catalog*/, const Board &board, const QString &filter,
                                                const QString &choice)
{
    bool isNumber = false;
    const qsizetype index = choice.toLongLong(&isNumber);
    if (filter != QLatin1String("against") || !isNumber || !isThere(board, index))
        return std::nullopt;
    return compareWithScenario(board, index);
}

BoardEdit copyScenario(const Catalog &catalog, const Board &board, qsizetype from, qsizetype to,
                       const SettingId &setting)
{
    const QString target = nameAt(board, to);
    if (!isThere(board, from) || !isThere(board, to))
        return scenarioEdited(board, tr("Copy to scenario “%1”").arg(target));
    if (setting.isEmpty())
        return scenarioEdited(withAllCopied(board, from, to),
                              tr("Copy all of “%1” to “%2”").arg(nameAt(board, from), target));
    return scenarioEdited(withSettingCopied(board, from, to, setting),
                          tr("Copy %1 to “%2”").arg(settingName(catalog, board, setting), target));
}

} // namespace chipboard
