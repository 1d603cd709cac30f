// Purpose: a copy of one entry of a spec file (a chip, an instance, a system, a workload) under an id and name of its
// own, as a file that the user's folder can take: the start of things of one's own. Everything else is copied as it is
// written, sources and notes included.
#pragma once

#include "data/json/catalogreader.h"

namespace chipboard {

/// `where` as the reader notes it: "specs/chips/aws.json#/chips/3". Fails when the entry is not among the files.
[[nodiscard]] Result<QByteArray> duplicateEntry(const QList<SpecFile> &files, const QString &where, const QString &id,
                                                const QString &name);

/// "my-trainium2", or "my-trainium2-2" where that is taken.
[[nodiscard]] QString idForCopy(const QString &id, const QStringList &taken);

/// "My Trainium2"; shortened where a name may not be as long, as those of chips on charts.
inline constexpr qsizetype longestNameOfCopy = 16; ///< of a chip
[[nodiscard]] QString nameForCopy(const QString &name, qsizetype longest);

} // namespace chipboard
