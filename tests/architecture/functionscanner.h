// Purpose: finds function definitions and their lengths in clang-formatted source. A brace matcher, not a parser:
// unrecognised constructs count as initialisers and are skipped. tst_sizes shows what it recognises.
#pragma once

#include <QList>
#include <QString>

namespace chipboard::architecture {

struct Function
{
    QString name; ///< as written: "Catalog::index"
    int firstLine = 0;
    int lines = 0; ///< from the first line of the signature to the closing brace
};

/// Lambdas and local types count towards the enclosing function.
[[nodiscard]] QList<Function> functionsIn(const QString &text);

} // namespace chipboard::architecture
