// Purpose: finds function definitions and their lengths in source that clang-format has formatted. A scanner of braces,
// not a parser: what it does not understand it takes for an initialiser and leaves out. tst_sizes shows what it knows.
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

/// Lambdas and local types count to the function around them.
[[nodiscard]] QList<Function> functionsIn(const QString &text);

} // namespace chipboard::architecture
