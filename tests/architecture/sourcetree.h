// Purpose: the project's sources as text for the architecture tests: the list of files, their includes, and their code
// without comments and literals.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard::architecture {

struct SourceFile
{
    QString path; ///< relative to the root: "data/core/unit.h"
    QString text;

    [[nodiscard]] bool isHeader() const { return path.endsWith(QLatin1String(".h")); }
    [[nodiscard]] QString layer() const { return path.section(QLatin1Char('/'), 0, 0); }
    [[nodiscard]] QString folder() const { return path.section(QLatin1Char('/'), 0, -2); }
    [[nodiscard]] QStringList lines() const;
};

/// All .h and .cpp files below the given folders, sorted by path.
[[nodiscard]] QList<SourceFile> sourceFiles(const QStringList &folders);
[[nodiscard]] QStringList productFolders(); ///< data, widgets, app

struct Include
{
    QString file;
    bool system = false; ///< <...> rather than "..."
    int line = 0;

    /// "QString" or "nlohmann/json.hpp", but not "vector": a project or library header.
    [[nodiscard]] bool isQt() const { return system && file.startsWith(QLatin1Char('Q')); }
};
[[nodiscard]] QList<Include> includesOf(const SourceFile &file);

/// The text with comments, literals and preprocessor lines blanked out; line breaks stay where they are.
[[nodiscard]] QString codeOnly(const QString &text);

[[nodiscard]] qsizetype filledLines(const SourceFile &file); ///< lines that are not blank

} // namespace chipboard::architecture
