// Purpose: how a file was exported, as plain data: what, in which size, colours and type. Dialog and command line fill
// it, exporters read it, and an exported file carries it beside its board, so that exporting it again gives the same.
#pragma once

#include "data/look/companylook.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace chipboard {

enum class ExportWhat { Page, Chart, All, Report };

/// "page", "chart", "all", "report"; empty for what is none.
[[nodiscard]] QString exportWhatWord(ExportWhat what);
[[nodiscard]] std::optional<ExportWhat> exportWhatFromWord(QStringView word);

struct ExportOptions
{
    QString pageSize = QStringLiteral("slide"); ///< of the table of page sizes, or "210x148mm"
    bool numbersPage = false;                   ///< the numbers table on pages of its own
    int scale = 2;                              ///< of pictures: pixels for each of the screen's
    bool keepsBoard = true; ///< PDF, SVG and PNG have the board inside, with all its scenarios and own figures
    QString theme = QStringLiteral("light");      ///< of the table of export themes
    QString typeScale = QStringLiteral("normal"); ///< of the table of type scales
    CompanyLook look = {};                        ///< of the program, not of the file: an exported one does not name it
    bool forArchives = false;                     ///< PDF/A; such a file has no board inside
    QString language = {};     ///< of the table of languages; empty: as the window, on the command line English
    QString deckTemplate = {}; ///< path of the presentation whose masters slides have; empty: ours
    QString templateDigest =
        {}; ///< SHA-256 of that file in hexadecimal, by which it is known again; empty: not read yet

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

/// Which pages, or which chart of the first of them.
struct ExportAsk
{
    ExportWhat what = ExportWhat::Page;
    QStringList pages; ///< by their ids; empty: the first one, or all that have something to say
    QString chart;     ///< by its id, of ExportWhat::Chart; empty: the first one

    friend bool operator==(const ExportAsk &, const ExportAsk &) = default;
};

struct ExportRecipe
{
    ExportAsk ask;
    ExportOptions options;

    friend bool operator==(const ExportRecipe &, const ExportRecipe &) = default;
};

} // namespace chipboard
