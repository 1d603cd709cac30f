// Purpose: bytes and text of a file, within limits: a regular file, of text at most 16 MiB, UTF-8. What cannot be
// read is a Problem, never an empty text; a PDF, a web page or a picture given for a text is named for what it is.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

// What a file is that was given for a text and is none: a PDF, a web page, an archive, a picture. Its first bytes say
// so, and every reader of texts and tables says it in the same words.

/// So many bytes of the beginning are enough to tell.
inline constexpr qsizetype bytesOfKind = 512;

/// Named for what it is, with what to do. Nothing where the beginning may be that of a text in UTF-8, which may be
/// damaged further on.
[[nodiscard]] std::optional<Problem> faultOfKind(const QByteArray &start, const QString &name);

// Bytes and text of a file, within limits: a regular file, of text at most 16 MiB, UTF-8. What cannot be read is a
// Problem, never an empty text.

inline constexpr qint64 largestTextFile = qint64{16} * 1024 * 1024;

/// What stands in the way of reading it: nothing is there, or a link to nothing, a folder, a device, more bytes.
[[nodiscard]] Result<Done> checkReadable(const QString &path, qint64 largest);
/// Of a regular file of at most so many bytes.
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qint64 largest);
[[nodiscard]] Result<QByteArray> readTextFile(const QString &path);

/// Size, encoding and emptiness of a text, wherever it came from.
[[nodiscard]] Result<Done> checkText(const QByteArray &text, const QString &name);

/// Bytes of the UTF-8 byte order mark at the start: 3 or 0.
[[nodiscard]] qsizetype bomSize(const QByteArray &text);

/// Tells whether a file was changed between two looks at it; of one that is not there the size is -1.
struct FileStamp
{
    qint64 size = -1;
    qint64 modifiedMs = 0;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
[[nodiscard]] FileStamp stampOf(const QString &path);
/// Half of what was read may be old and half new: nothing of it is to be used.
[[nodiscard]] Problem changedMeanwhile(const QString &name);

} // namespace chipboard
