#include "widgets/export/exporttheme.h"

#include "data/core/find.h"

namespace chipboard {
namespace {

Theme darkPaper()
{
    Theme theme = darkTheme();
    theme.window = theme.card;
    theme.type.forPaper = true;
    return theme;
}

// Lightness steps that are distinguishable side by side and against white: L* 0, 24, 42 and 57.
Theme greyPaper()
{
    const auto grey = [](int value) { return QColor(value, value, value); };
    Theme theme = paperTheme();
    theme.trainium = grey(0x00);
    theme.inferentia = grey(0x3A);
    theme.nvidia = grey(0x62);
    theme.other = grey(0x88);
    theme.accent = grey(0x43);
    theme.warning = grey(0x30);
    theme.better = theme.worse = grey(0x1A); // filled or hollow arrows make the difference
    theme.text = grey(0x1A);
    theme.textMuted = grey(0x57);
    theme.border = grey(0xD8);
    theme.grid = grey(0xE4);
    theme.highlight = grey(0xEF);
    theme.heatLow = grey(0xB0);
    theme.heatEven = grey(0xD6);
    theme.heatHigh = grey(0xFC);
    return theme;
}

// Colours of the light theme for light backgrounds; mixed colours use a white that is not painted.
Theme clearPaper()
{
    Theme theme = paperTheme();
    theme.card.setAlpha(0);
    theme.window.setAlpha(0);
    return theme;
}

// Light ink for dark backgrounds.
Theme clearDarkPaper()
{
    Theme theme = darkPaper();
    theme.card.setAlpha(0);
    theme.window.setAlpha(0);
    return theme;
}

constexpr ExportTheme themes[] = {
    {"light", QT_TR_NOOP("Light"), paperTheme},
    {"dark", QT_TR_NOOP("Dark"), darkPaper},
    {"grey", QT_TR_NOOP("Grey, for printers"), greyPaper, false},
    {"transparent", QT_TR_NOOP("Transparent"), clearPaper},
    {"transparent-dark", QT_TR_NOOP("Transparent, for dark backgrounds"), clearDarkPaper},
};

// 14 pixels are 10.5 points, the minimum of the slide check for charts; paper has at least 8.25.
constexpr ExportType exportTypeRows[] = {
    {"small", QT_TR_NOOP("Small"), {11, 18, 30, 10}, {10, 14, 22, 9}},
    {"normal", QT_TR_NOOP("Normal"), {14, 22, 37, 14}, {12, 18, 26, 11}},
    {"large", QT_TR_NOOP("Large"), {17, 28, 43, 16}, {15, 22, 31, 14}},
};

template<typename Row>
const Row *find(std::span<const Row> rows, const QString &id)
{
    return findWhere(rows, [&id](const Row &row) { return id == QLatin1String(row.id); });
}

} // namespace

std::span<const ExportTheme> exportThemes() { return themes; }
const ExportTheme *findExportTheme(const QString &id) { return find(exportThemes(), id); }

std::span<const ExportType> exportTypes() { return exportTypeRows; }
const ExportType *findExportType(const QString &id) { return find(exportTypes(), id); }
const ExportType &normalType() { return exportTypeRows[1]; }

} // namespace chipboard
