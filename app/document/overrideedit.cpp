#include "app/document/overrideedit.h"

#include "data/core/tr.h"
#include "data/overrides/figuretable.h"
#include "data/overrides/moved.h"
#include "data/overrides/overridetexts.h"

namespace chipboard {
namespace {

BoardEdit edited(const Board &board, const QList<Override> &overrides, const QString &name)
{
    BoardEdit edit;
    edit.kind = EditKind::Override;
    edit.after = board;
    edit.after.overrides = overrides;
    edit.name = name;
    return edit;
}

} // namespace

BoardEdit setOverride(const Catalog &catalog, const Board &board, const Override &one)
{
    const QList<Override> overrides = checkOverride(one) ? withOverride(board.overrides, one) : board.overrides;
    return edited(board, overrides, tr("Override %1").arg(overrideText(catalog, one, Formatter())));
}

BoardEdit takeBackOverride(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    return edited(board, withoutOverride(board.overrides, of), tr("Take back %1").arg(figureName(catalog, of)));
}

BoardEdit takeBackOverrides(const Board &board) { return edited(board, {}, tr("Take back all figures of your own")); }

BoardEdit takeNewFigures(const Catalog &catalog, const Board &board)
{
    BoardEdit edit = edited(board, board.overrides, tr("Update to the figures of %1").arg(catalog.revision));
    edit.after.drawn = figuresDrawn(catalog, edit.after);
    return edit;
}

BoardEdit keepOldFigures(const Catalog &catalog, const Board &board)
{
    const QList<MovedFigure> moved = movedFiguresAlone(catalog, board);
    BoardEdit edit = edited(board, keptFigures(board, moved), tr("Keep the figures of %1").arg(board.drawn.revision));
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        if (i != board.scenarios.inForce) // or the catalogue's change would look like one between scenarios
            edit.after.scenarios.all[i].overrides = keptFigures(inScenario(board, i), moved);
    }
    edit.after.drawn = figuresDrawn(catalog, edit.after);
    return edit;
}

} // namespace chipboard
