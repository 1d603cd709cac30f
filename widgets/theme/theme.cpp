#include "widgets/theme/theme.h"

#include "data/core/find.h"
#include "data/views/colour.h"

#include <QFile>
#include <QPalette>

#include <algorithm>
#include <cmath>

// Q_INIT_RESOURCE needs the global namespace; a static library's resources are only linked if requested.
static void initThemeResource() { Q_INIT_RESOURCE(themes); }

namespace chipboard {

namespace {

constexpr int shapedFrom = 20; // pixels

QColor rgb(QRgb value) { return QColor(value); }

Rgb rgbOf(const QColor &colour)
{
    return {static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
            static_cast<double>(colour.blueF())};
}

void setEverywhere(QPalette &palette, QPalette::ColorRole role, const QColor &colour)
{
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        palette.setColor(group, role, colour);
}

} // namespace

QFont TypeScale::font(int pixelSize, bool strong) const
{
    QFont result;
    result.setFamilies({family, QStringLiteral("DejaVu Sans")});
    result.setPixelSize(pixelSize);
    // Inter's kerning and alternates cost a fifth of the start-up time and do not improve small texts.
    result.setStyleStrategy(pixelSize < shapedFrom ? QFont::PreferNoShaping : QFont::PreferDefault);
    result.setWeight(strong ? QFont::DemiBold : QFont::Normal);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    result.setFeature("tnum", 1); // tabular figures; Qt 6.4 has no API for them
#endif
    if (forPaper) {
        result.setHintingPreference(QFont::PreferNoHinting);
        // Any letter spacing disables ligatures, which would break searching the file.
        result.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    } else {
        // Aligns glyphs to whole pixels: otherwise each is rendered up to four times, once per quarter-pixel offset.
        result.setHintingPreference(QFont::PreferFullHinting);
    }
    return result;
}

QColor Theme::colour(ColourRole role) const
{
    switch (role) {
    case ColourRole::Trainium:
        return trainium;
    case ColourRole::Inferentia:
        return inferentia;
    case ColourRole::Nvidia:
        return nvidia;
    case ColourRole::Quiet:
        return quiet;
    case ColourRole::Other:
        break;
    }
    return other;
}

QColor Theme::ink(Beside beside) const
{
    if (beside == Beside::Untold)
        return text;
    const QColor &told = beside == Beside::Better ? better : worse;
    return contrastRatio(told, card) < leastTextContrast ? text : told; // any alpha: as light or dark as the card
}

QColor Theme::inkOn(const QColor &ground) const
{
    if (contrastRatio(text, ground) >= leastTextContrast)
        return text;
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrastRatio(black, ground) > contrastRatio(white, ground) ? black : white;
}

QColor heatColour(const Theme &theme, double tone)
{
    const QColor &end = tone < 0.0 ? theme.heatLow : theme.heatHigh;
    const auto share = static_cast<float>(std::clamp(std::abs(tone), 0.0, 1.0));
    const auto between = [share](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(between(theme.heatEven.redF(), end.redF()), between(theme.heatEven.greenF(), end.greenF()),
                            between(theme.heatEven.blueF(), end.blueF()));
}

namespace {

/// 0xRRGGBB of every colour member; a new member needs a row here, and a test counts them. High contrast: black or
/// white backgrounds, text at least 7:1 (WCAG 2.1, 1.4.6), marks and borders 4.5:1.
struct ColourRow
{
    QColor Theme::*colour;
    quint32 values[4]; ///< light, dark, light and dark high contrast
};
constexpr ColourRow colourRows[] = {
    {&Theme::window, {0xF3F4F6, 0x1E1E1E, 0xFFFFFF, 0x000000}},
    {&Theme::panel, {0xFFFFFF, 0x242424, 0xFFFFFF, 0x000000}},
    {&Theme::card, {0xFFFFFF, 0x2A2A2A, 0xFFFFFF, 0x000000}},
    {&Theme::border, {0xDFE1E6, 0x3E4044, 0x000000, 0xFFFFFF}},
    {&Theme::text, {0x1B1D21, 0xECECEC, 0x000000, 0xFFFFFF}},
    {&Theme::textMuted, {0x5A5F6B, 0xA8A8A8, 0x333333, 0xDCDCDC}},
    {&Theme::grid, {0xE6E8EC, 0x3A3C40, 0x9A9A9A, 0x6E6E6E}},
    {&Theme::accent, {0x1F6FA5, 0x5DB2EA, 0x00497D, 0x7CC8FF}},
    {&Theme::accentText, {0xFFFFFF, 0x10202B, 0xFFFFFF, 0x000000}},
    {&Theme::highlight, {0xE8F1F8, 0x31383F, 0xD6EAF8, 0x12324A}},
    {&Theme::warning, {0x8A5A00, 0xFFC145, 0x5E3B00, 0xFFD24A}},
    {&Theme::better, {inkOfBetter, 0x6CB8F0, 0x004A8F, 0x7CC8FF}},
    {&Theme::worse, {inkOfWorse, 0xF5A04A, 0x8A3D00, 0xFFB066}},
    {&Theme::trainium, {0xB85C00, 0xF59B3A, 0x9C4A00, 0xFFA033}},
    {&Theme::inferentia, {0x4D2A00, 0xFFD9AD, 0x331B00, 0xFFE3C2}},
    {&Theme::nvidia, {0x1F6FA5, 0x5DB2EA, 0x00538C, 0x58B4F5}},
    {&Theme::other, {0x767676, 0xA8A8A8, 0x5C5C5C, 0xB9B9B9}},
    {&Theme::quiet, {0x949494, 0x757575, 0x707070, 0x8C8C8C}},
    {&Theme::heatLow, {0x9F88C9, 0x4B3A78, 0x9F88C9, 0x4B3A78}},
    {&Theme::heatEven, {0xF4F4F2, 0x3A3B3D, 0xF4F4F2, 0x3A3B3D}},
    {&Theme::heatHigh, {0x86C77C, 0x2F6B3A, 0x86C77C, 0x2F6B3A}},
};

Theme colouredTheme(bool dark, bool contrast)
{
    Theme theme{.dark = dark};
    for (const ColourRow &row : colourRows)
        theme.*row.colour = rgb(row.values[(contrast ? 2 : 0) + (dark ? 1 : 0)]);
    theme.type.family = QStringLiteral("Inter");
    return theme;
}

} // namespace

Theme lightTheme() { return colouredTheme(false, false); }
Theme darkTheme() { return colouredTheme(true, false); }
Theme contrastTheme(bool dark) { return colouredTheme(dark, true); }

Theme paperTheme()
{
    Theme theme = lightTheme();
    theme.window = theme.card;
    theme.type.forPaper = true;
    return theme;
}

Theme themeFor(const QPalette &systemPalette)
{
    const QColor black(Qt::black);
    const bool dark = contrastRatio(systemPalette.color(QPalette::Window), black)
        < contrastRatio(systemPalette.color(QPalette::WindowText), black);
    return dark ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    setEverywhere(palette, QPalette::Window, theme.window);
    setEverywhere(palette, QPalette::WindowText, theme.text);
    setEverywhere(palette, QPalette::Base, theme.card);
    setEverywhere(palette, QPalette::AlternateBase, theme.window);
    setEverywhere(palette, QPalette::Text, theme.text);
    setEverywhere(palette, QPalette::BrightText, theme.text);
    setEverywhere(palette, QPalette::PlaceholderText, theme.textMuted);
    setEverywhere(palette, QPalette::Button, theme.panel);
    setEverywhere(palette, QPalette::ButtonText, theme.text);
    setEverywhere(palette, QPalette::ToolTipBase, theme.card);
    setEverywhere(palette, QPalette::ToolTipText, theme.text);
    setEverywhere(palette, QPalette::Highlight, theme.accent);
    setEverywhere(palette, QPalette::HighlightedText, theme.accentText);
    setEverywhere(palette, QPalette::Link, theme.accent);
    setEverywhere(palette, QPalette::LinkVisited, theme.accent);
    setEverywhere(palette, QPalette::Light, theme.panel);
    setEverywhere(palette, QPalette::Midlight, theme.border);
    setEverywhere(palette, QPalette::Mid, theme.border);
    setEverywhere(palette, QPalette::Dark, theme.border);
    setEverywhere(palette, QPalette::Shadow, theme.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.textMuted);
    return palette;
}

QString styleSheetOf(const Theme &theme)
{
    initThemeResource();
    QFile file(QStringLiteral(":/themes/chipboard.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<QLatin1String, QString> names[] = {
        {QLatin1String("@window"), theme.window.name()},
        {QLatin1String("@panel"), theme.panel.name()},
        {QLatin1String("@card"), theme.card.name()},
        {QLatin1String("@border"), theme.border.name()},
        {QLatin1String("@muted"), theme.textMuted.name()},
        {QLatin1String("@onAccent"), theme.accentText.name()},
        {QLatin1String("@accent"), theme.accent.name()},
        {QLatin1String("@highlight"), theme.highlight.name()},
        {QLatin1String("@warning"), theme.warning.name()},
        {QLatin1String("@text"), theme.text.name()},
        {QLatin1String("@variant"), theme.dark ? QStringLiteral("dark") : QStringLiteral("light")},
        {QLatin1String("@titleSize"), QString::number(theme.type.title)},
        {QLatin1String("@headingSize"), QString::number(theme.type.heading)},
        {QLatin1String("@bodySize"), QString::number(theme.type.body)},
        {QLatin1String("@smallSize"), QString::number(theme.type.small)},
    };
    for (const auto &[name, value] : names)
        sheet.replace(name, value);
    return sheet;
}

double contrastRatio(const QColor &a, const QColor &b) { return contrastRatio(rgbOf(a), rgbOf(b)); }

namespace {

constexpr int sizes[] = {100, 115, 130, 150, 175, 200};

template<Vision vision>
QColor seen(const QColor &colour)
{
    const Rgb given{static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
                    static_cast<double>(colour.blueF())};
    return QColor::fromRgb(seenBy(vision, given).value());
}

QColor asIs(const QColor &colour) { return colour; }

// CIE lightness, as on a monochrome printer.
QColor grey(const QColor &colour)
{
    return QColor::fromRgb(qRgb(qGray(colour.rgb()), qGray(colour.rgb()), qGray(colour.rgb())));
}

constexpr EyesRow rows[] = {
    {"all", QT_TR_NOOP("&All colours"), asIs},
    {"protanopia", QT_TR_NOOP("Without red (&protanopia)"), seen<Vision::Protanopia>},
    {"deuteranopia", QT_TR_NOOP("Without green (&deuteranopia)"), seen<Vision::Deuteranopia>},
    {"tritanopia", QT_TR_NOOP("Without blue (&tritanopia)"), seen<Vision::Tritanopia>},
    {"grey", QT_TR_NOOP("&Without colours (greyscale)"), grey},
};

} // namespace

std::span<const int> textSizes() { return sizes; }

int nextTextSize(int percent, int by)
{
    const auto *at = std::lower_bound(std::begin(sizes), std::end(sizes), percent);
    const auto place = static_cast<int>(at - std::begin(sizes));
    return sizes[std::clamp(place + by, 0, static_cast<int>(std::size(sizes)) - 1)];
}

Theme enlarged(Theme theme, int percent)
{
    for (int TypeScale::*const size : {&TypeScale::title, &TypeScale::heading, &TypeScale::body, &TypeScale::small})
        theme.type.*size = static_cast<int>(std::lround(theme.type.*size * percent / 100.0));
    return theme;
}

std::span<const EyesRow> eyesTable() { return rows; }

const EyesRow &findEyes(const QString &id)
{
    const auto *found = findWhere(rows, [&](const EyesRow &row) { return id == QLatin1String(row.id); });
    return found == nullptr ? rows[0] : *found;
}

Theme seenThrough(const EyesRow &eyes, Theme theme)
{
    for (const ColourRow &row : colourRows)
        theme.*row.colour = eyes.seen(theme.*row.colour);
    return theme;
}

} // namespace chipboard
