// Purpose: writes files atomically.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

namespace chipboard {

/// Checks before writing: a missing folder, or a folder or device with the file's name.
[[nodiscard]] Result<Done> checkTarget(const QString &path);

/// Through QSaveFile: either the whole new file or the untouched old one.
[[nodiscard]] Result<Done> writeFileSafely(const QString &path, const QByteArray &content);

struct FileContent
{
    QString path;
    QByteArray content;
};
/// All are written to disk before the first replaces an old one: if the disk is full, all old files stay.
[[nodiscard]] Result<Done> writeFilesSafely(const QList<FileContent> &files);

/// Writes all, or none if one exists by then; the problem is fileExists(). Of several concurrent writers of the same
/// files, one succeeds.
[[nodiscard]] Result<Done> writeNewFiles(const QList<FileContent> &files);
[[nodiscard]] Problem fileExists(const QString &path);

/// The first free name of "NAME", "NAME-2", "NAME-3" ..., each with the ending. A dangling link counts as taken, so
/// that nothing is overwritten.
[[nodiscard]] QString freeName(const QString &name, const QString &ending = {});

} // namespace chipboard
