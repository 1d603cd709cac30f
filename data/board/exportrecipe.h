// Purpose: how a file was exported, as plain data: what, in which size, colours and type. Dialog and command line fill
// it, exporters read it, and an exported file carries it beside its board, so that exporting it again gives the same.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace chipboard {

// How a company wants its charts to look: colours by role, a font, a logo in a corner. Plain data from a JSON
// file; a theme takes from it what it names and keeps the rest.

/// A colour of a theme that a look may name.
struct LookRole
{
    enum class Use { Ground, Text, Mark, Line };

    const char *id; ///< "trainium"
    Use use = Use::Ground;
};
[[nodiscard]] std::span<const LookRole> lookRoles();

enum class LogoCorner { TopLeft, TopRight, BottomLeft, BottomRight };
[[nodiscard]] QString logoCornerWord(LogoCorner corner);
[[nodiscard]] std::optional<LogoCorner> logoCornerFromWord(QStringView word);

struct CompanyLook
{
    QString name;
    QString font;                   ///< family; empty: ours
    QMap<QString, quint32> colours; ///< 0xRRGGBB by role, of the light theme
    QMap<QString, quint32> dark;    ///< likewise of the dark one; a role that is not here keeps our colour
    QByteArray logo;                ///< the PNG or SVG file; empty: none
    LogoCorner corner = LogoCorner::TopRight;

    [[nodiscard]] bool isEmpty() const { return *this == CompanyLook(); }
    [[nodiscard]] bool hasVectorLogo() const { return logo.contains("<svg"); }

    friend bool operator==(const CompanyLook &, const CompanyLook &) = default;
};

/// How many charts a slide can have.
inline constexpr int chartsOfSlides[] = {1, 2, 4};

/// Deck: the slides of the board.
enum class ExportWhat { Page, Chart, All, Report, Brief, Deck };

/// "page", "chart", "all", "report", "brief", "deck"; empty for what is none.
[[nodiscard]] QString exportWhatWord(ExportWhat what);
[[nodiscard]] std::optional<ExportWhat> exportWhatFromWord(QStringView word);

struct ExportOptions
{
    QString pageSize = QStringLiteral("slide"); ///< of the table of page sizes, or "210x148mm"
    bool numbersPage = false;                   ///< the numbers table on pages of its own
    int chartsPerSlide = 1;                     ///< 1, 2 or 4: charts of a page that share a slide
    int scale = 2;                              ///< of pictures: pixels for each of the screen's
    bool keepsBoard = true; ///< PDF, SVG and PNG have the board inside, with all its scenarios and own figures
    QString theme = QStringLiteral("light");      ///< of the table of export themes
    QString typeScale = QStringLiteral("normal"); ///< of the table of type scales
    CompanyLook look = {};                        ///< of the program, not of the file: an exported one does not name it
    bool hasCurves = false;   ///< letters of an SVG are outlines: it looks the same everywhere, but has no text
    bool forArchives = false; ///< PDF/A; such a file has no board inside
    bool appendix = false;    ///< slides of a report: all details, too
    QString day = {};      ///< ISO: when the file says to be made; of the program, not of the file. Empty: the data's
    QString language = {}; ///< of the table of languages; empty: as the window, on the command line English
    QString deckTemplate = {}; ///< path of the presentation whose masters slides have; empty: ours
    QString templateDigest =
        {}; ///< SHA-256 of that file in hexadecimal, by which it is known again; empty: not read yet

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

/// Which pages, or which chart of the first of them.
struct ExportAsk
{
    ExportWhat what = ExportWhat::Page;
    QStringList pages;         ///< by their ids; empty: the first one, or all that have something to say
    QString chart;             ///< by its id, of ExportWhat::Chart; empty: the first one
    bool measurements = false; ///< of all pages and reports: with the table of all measurements, where numbers are

    friend bool operator==(const ExportAsk &, const ExportAsk &) = default;
};

struct ExportRecipe
{
    ExportAsk ask;
    ExportOptions options;

    friend bool operator==(const ExportRecipe &, const ExportRecipe &) = default;
};

} // namespace chipboard
