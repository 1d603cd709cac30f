// Purpose: writing a file without ever leaving half of it behind.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// What stands in the way before anything is written: no folder, or a folder or a device in the file's place.
[[nodiscard]] Result<Done> checkTarget(const QString &path);

/// Through QSaveFile: either the whole new file or the untouched old one.
[[nodiscard]] Result<Done> writeFileSafely(const QString &path, const QByteArray &content);

struct FileContent
{
    QString path;
    QByteArray content;
};
/// All are on the disk before the first replaces an old one: where there is no room, all old ones stay.
[[nodiscard]] Result<Done> writeFilesSafely(const QList<FileContent> &files);

/// All of them, or none where one has come to be there meanwhile; the problem is then fileExists(). Of several that
/// write the same files at the same time one does.
[[nodiscard]] Result<Done> writeNewFiles(const QList<FileContent> &files);
[[nodiscard]] Problem fileExists(const QString &path);

/// The first of "NAME", "NAME-2", "NAME-3" ..., each with the ending, that nothing has, also no link that leads
/// nowhere: what is kept there takes nobody's place.
[[nodiscard]] QString freeName(const QString &name, const QString &ending = {});

} // namespace chipboard
