// Purpose: what a file is that was given for a text and is none: a PDF, a web page, an archive, a picture. Its first
// bytes say so, and every reader of texts and tables says it in the same words.
#pragma once

#include "data/core/result.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

/// So many bytes of the beginning are enough to tell.
inline constexpr qsizetype bytesOfKind = 512;

/// Named for what it is, with what to do. Nothing where the beginning may be that of a text in UTF-8, which may be
/// damaged further on.
[[nodiscard]] std::optional<Problem> faultOfKind(const QByteArray &start, const QString &name);

} // namespace chipboard
