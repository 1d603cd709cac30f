#include "data/json/boardmigrations.h"

#include <QJsonDocument>

namespace chipboard {

// History of the format:
//   1  the first: title, level, chips, instances, systems, precision, prices, baseline, charts; later,
//      without another number as old files read as ever: workload, assumptions, overrides, drawn_with, and in it
//      scenario_prices
std::span<const BoardMigration> boardMigrations() { return {}; }

QByteArray migrated(const QByteArray &text, int from, std::span<const BoardMigration> migrations)
{
    QJsonObject board = QJsonDocument::fromJson(text).object();
    for (const BoardMigration &migration : migrations) {
        if (migration.from < from)
            continue;
        board = migration.upgrade(board);
        board.insert(QStringLiteral("version"), migration.from + 1);
    }
    return QJsonDocument(board).toJson();
}

} // namespace chipboard
