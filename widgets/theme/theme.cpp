#include "widgets/theme/theme.h"

#include "data/views/colour.h"
#include "data/views/colourroles.h"

#include <QApplication>
#include <QFile>
#include <QPalette>

#include <algorithm>
#include <cmath>

// Q_INIT_RESOURCE needs the global namespace; a static library's resources are only linked in when asked for.
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
    // Inter's kerning and alternates cost a fifth of the program's start, and small texts gain nothing from them.
    result.setStyleStrategy(pixelSize < shapedFrom ? QFont::PreferNoShaping : QFont::PreferDefault);
    result.setWeight(strong ? QFont::DemiBold : QFont::Normal);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    result.setFeature("tnum", 1); // figures of equal width; Qt 6.4 has no way to ask for them
#endif
    if (forPaper) {
        result.setHintingPreference(QFont::PreferNoHinting);
        // Any letter spacing switches ligatures off, which readers of the file could not search for.
        result.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    } else {
        // Letters on whole pixels: else each is drawn up to four times, for every quarter of a pixel it may stand at.
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
    return contrastRatio(told, card) < leastTextContrast ? text : told; // of any alpha: grounds are of the card's kind
}

QColor heatColour(const Theme &theme, double tone)
{
    const QColor &end = tone < 0.0 ? theme.heatLow : theme.heatHigh;
    const auto share = static_cast<float>(std::clamp(std::abs(tone), 0.0, 1.0));
    const auto between = [share](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(between(theme.heatEven.redF(), end.redF()), between(theme.heatEven.greenF(), end.greenF()),
                            between(theme.heatEven.blueF(), end.blueF()));
}

Theme lightTheme()
{
    Theme theme;
    theme.window = rgb(0xF3F4F6);
    theme.panel = rgb(0xFFFFFF);
    theme.card = rgb(0xFFFFFF);
    theme.border = rgb(0xDFE1E6);
    theme.text = rgb(0x1B1D21);
    theme.textMuted = rgb(0x5A5F6B);
    theme.grid = rgb(0xE6E8EC);
    theme.accent = rgb(0x1F6FA5);
    theme.accentText = rgb(0xFFFFFF);
    theme.highlight = rgb(0xE8F1F8);
    theme.warning = rgb(0x8A5A00);
    theme.better = rgb(inkOfBetter);
    theme.worse = rgb(inkOfWorse);
    theme.trainium = rgb(0xB85C00);
    theme.inferentia = rgb(0x4D2A00);
    theme.nvidia = rgb(0x1F6FA5);
    theme.other = rgb(0x767676);
    theme.quiet = rgb(0x949494);
    theme.heatLow = rgb(0x9F88C9);
    theme.heatEven = rgb(0xF4F4F2);
    theme.heatHigh = rgb(0x86C77C);
    theme.type.family = QStringLiteral("Inter");
    return theme;
}

Theme darkTheme()
{
    Theme theme;
    theme.dark = true;
    theme.window = rgb(0x1E1E1E);
    theme.panel = rgb(0x242424);
    theme.card = rgb(0x2A2A2A);
    theme.border = rgb(0x3E4044);
    theme.text = rgb(0xECECEC);
    theme.textMuted = rgb(0xA8A8A8);
    theme.grid = rgb(0x3A3C40);
    theme.accent = rgb(0x5DB2EA);
    theme.accentText = rgb(0x10202B);
    theme.highlight = rgb(0x31383F);
    theme.warning = rgb(0xFFC145);
    theme.better = rgb(0x6CB8F0);
    theme.worse = rgb(0xF5A04A);
    theme.trainium = rgb(0xF59B3A);
    theme.inferentia = rgb(0xFFD9AD);
    theme.nvidia = rgb(0x5DB2EA);
    theme.other = rgb(0xA8A8A8);
    theme.quiet = rgb(0x757575);
    theme.heatLow = rgb(0x4B3A78);
    theme.heatEven = rgb(0x3A3B3D);
    theme.heatHigh = rgb(0x2F6B3A);
    theme.type.family = QStringLiteral("Inter");
    return theme;
}

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

} // namespace chipboard
