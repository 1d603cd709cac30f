// Purpose: several files as one input of a fuzzer, readable and easily mutated: each begins with a line "=== name".
#pragma once

#include "data/core/package.h"

#include <QByteArray>

/// Text before the first such line is ignored.
inline chipboard::PackageParts partsIn(const QByteArray &text)
{
    chipboard::PackageParts parts;
    const QByteArray mark = "\n=== ";
    const QByteArray all = '\n' + text;
    for (qsizetype at = all.indexOf(mark); at >= 0;) {
        const qsizetype next = all.indexOf(mark, at + 1);
        const QByteArray part = all.mid(at + mark.size(), (next < 0 ? all.size() : next) - at - mark.size());
        const qsizetype line = part.indexOf('\n');
        parts << chipboard::PackagePart{QString::fromUtf8(part.left(line)),
                                        line < 0 ? QByteArray() : part.mid(line + 1)};
        at = next;
    }
    return parts;
}
