// Purpose: settings of an export as plain data: content, size, colours and type. Dialog and command line fill it,
// exporters read it, and the exported file stores it next to its board, so that a new export gives the same result.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace chipboard {

// A company's brand theme: colours by role, a font, a logo in a corner. Plain data from a JSON file; an export theme
// takes what it specifies and keeps the rest.

/// A theme colour that a brand theme may set.
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
    QString font;                   ///< font family; empty: ours
    QMap<QString, quint32> colours; ///< 0xRRGGBB by role, light theme
    QMap<QString, quint32> dark;    ///< likewise for the dark theme; missing roles keep our colour
    QByteArray logo;                ///< content of the PNG or SVG file; empty: none
    LogoCorner corner = LogoCorner::TopRight;

    [[nodiscard]] bool isEmpty() const { return *this == CompanyLook(); }
    [[nodiscard]] bool hasVectorLogo() const { return logo.contains("<svg"); }

    friend bool operator==(const CompanyLook &, const CompanyLook &) = default;
};

/// Possible numbers of charts per slide.
inline constexpr int chartsOfSlides[] = {1, 2, 4};

/// Deck: the slides of the board.
enum class ExportWhat { Page, Chart, All, Report, Brief, Deck };

/// "page", "chart", "all", "report", "brief", "deck".
[[nodiscard]] QString exportWhatWord(ExportWhat what);
[[nodiscard]] std::optional<ExportWhat> exportWhatFromWord(QStringView word);

struct ExportOptions
{
    QString pageSize = QStringLiteral("slide"); ///< id from the page size table, or "210x148mm"
    bool numbersPage = false;                   ///< numbers table on separate pages
    int chartsPerSlide = 1;                     ///< 1, 2 or 4: charts of a page that share a slide
    int scale = 2;                              ///< images: pixels per screen pixel
    bool keepsBoard = true; ///< embed the board in PDF, SVG and PNG, with all scenarios and custom figures
    QString theme = QStringLiteral("light");      ///< id from the export theme table
    QString typeScale = QStringLiteral("normal"); ///< id from the type scale table
    CompanyLook look = {};                        ///< belongs to the program, not to the exported file
    bool hasCurves = false;    ///< SVG text as outlines: looks the same everywhere, but is not searchable
    bool forArchives = false;  ///< PDF/A; cannot embed a board
    bool appendix = false;     ///< reports: include all details
    QString day = {};          ///< ISO creation date for the file; belongs to the program. Empty: date of the data
    QString language = {};     ///< id from the language table; empty: as the window, English on the command line
    QString deckTemplate = {}; ///< path of the presentation that provides the slide masters; empty: ours
    QString templateDigest =
        {}; ///< SHA-256 of that file in hexadecimal, to recognize the same file again; empty: not read yet

    friend bool operator==(const ExportOptions &, const ExportOptions &) = default;
};

/// The pages to export, or the chart of the first one.
struct ExportAsk
{
    ExportWhat what = ExportWhat::Page;
    QStringList pages;         ///< page ids; empty: the first page, or all pages with content
    QString chart;             ///< chart id for ExportWhat::Chart; empty: the first one
    bool measurements = false; ///< all pages and reports: include the table of all measurements

    friend bool operator==(const ExportAsk &, const ExportAsk &) = default;
};

struct ExportRecipe
{
    ExportAsk ask;
    ExportOptions options;

    friend bool operator==(const ExportRecipe &, const ExportRecipe &) = default;
};

} // namespace chipboard
