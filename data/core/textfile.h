// Purpose: reads files within limits: regular files, texts at most 16 MiB and UTF-8. An unreadable file is a Problem,
// never an empty text; a PDF, web page or image instead of a text is reported as such.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

// Detects files that are not text (PDF, web page, archive, image) by their first bytes. All readers of texts and tables
// report them in the same words.

/// Number of leading bytes needed to detect the kind.
inline constexpr qsizetype bytesOfKind = 512;

/// What the file is instead of text, and the remedy. Empty if the beginning may be UTF-8 text; the rest may still be
/// damaged.
[[nodiscard]] std::optional<Problem> faultOfKind(const QByteArray &start, const QString &name);

inline constexpr qint64 largestTextFile = qint64{16} * 1024 * 1024;

/// Why the file cannot be read: missing, a broken link, a folder, a device, or larger than `largest` bytes.
[[nodiscard]] Result<Done> checkReadable(const QString &path, qint64 largest);
/// Reads a regular file of at most `largest` bytes.
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qint64 largest);
[[nodiscard]] Result<QByteArray> readTextFile(const QString &path);

/// Checks a text's size, encoding and that it is not empty.
[[nodiscard]] Result<Done> checkText(const QByteArray &text, const QString &name);

/// Size of the UTF-8 byte order mark at the start: 3 or 0 bytes.
[[nodiscard]] qsizetype bomSize(const QByteArray &text);

/// Detects whether a file changed between two reads; the size of a missing file is -1.
struct FileStamp
{
    qint64 size = -1;
    qint64 modifiedMs = 0;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
[[nodiscard]] FileStamp stampOf(const QString &path);
/// Reports a file that changed while it was read: the content may be mixed and must not be used.
[[nodiscard]] Problem changedMeanwhile(const QString &name);

} // namespace chipboard
