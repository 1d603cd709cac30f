#include "app/settings/recentboards.h"

#include <QFileInfo>

#include <algorithm>

namespace chipboard {

QStringList recentBoards(const Settings &settings)
{
    QStringList paths = settings.value(Setting::RecentBoards).toStringList();
    paths.erase(
        std::remove_if(paths.begin(), paths.end(), [](const QString &path) { return !QFileInfo(path).isFile(); }),
        paths.end());
    return paths;
}

void rememberBoard(Settings &settings, const QString &path)
{
    if (path.isEmpty())
        return;
    const QString whole = QFileInfo(path).absoluteFilePath();
    settings.change(Setting::RecentBoards, [whole](const QVariant &before) {
        QStringList paths = before.toStringList();
        paths.removeAll(whole);
        paths.prepend(whole);
        return paths.mid(0, recentBoardsKept);
    });
}

void forgetRecentBoards(Settings &settings) { settings.set(Setting::RecentBoards, QStringList()); }

} // namespace chipboard
