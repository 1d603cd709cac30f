#include "widgets/theme/theme.h"

#include "data/views/colour.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QtGlobal>

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

namespace {

constexpr int sizes[] = {100, 115, 130, 150, 175, 200};

// Each member that is a colour: whoever adds one adds it here; a test counts them.
constexpr QColor Theme::*themeColours[] = {
    &Theme::window,     &Theme::panel,  &Theme::card,       &Theme::border,    &Theme::text,    &Theme::textMuted,
    &Theme::grid,       &Theme::accent, &Theme::accentText, &Theme::highlight, &Theme::warning, &Theme::trainium,
    &Theme::inferentia, &Theme::nvidia, &Theme::other,      &Theme::quiet,     &Theme::heatLow, &Theme::heatEven,
    &Theme::heatHigh,   &Theme::better, &Theme::worse,
};

template<Vision vision>
QColor seen(const QColor &colour)
{
    const Rgb given{static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
                    static_cast<double>(colour.blueF())};
    return QColor::fromRgb(seenBy(vision, given).value());
}

QColor asIs(const QColor &colour) { return colour; }

// CIE lightness, as a printer without colours gives it.
QColor grey(const QColor &colour)
{
    return QColor::fromRgb(qRgb(qGray(colour.rgb()), qGray(colour.rgb()), qGray(colour.rgb())));
}

constexpr EyesRow rows[] = {
    {"all", QT_TRANSLATE_NOOP("Eyes", "&All colours"), asIs},
    {"protanopia", QT_TRANSLATE_NOOP("Eyes", "Without red (&protanopia)"), seen<Vision::Protanopia>},
    {"deuteranopia", QT_TRANSLATE_NOOP("Eyes", "Without green (&deuteranopia)"), seen<Vision::Deuteranopia>},
    {"tritanopia", QT_TRANSLATE_NOOP("Eyes", "Without blue (&tritanopia)"), seen<Vision::Tritanopia>},
    {"grey", QT_TRANSLATE_NOOP("Eyes", "&Without colours (greyscale)"), grey},
};

} // namespace

Theme contrastTheme(bool dark)
{
    Theme theme = dark ? darkTheme() : lightTheme();
    const auto rgb = [](QRgb value) { return QColor(value); };
    const QColor ground = dark ? rgb(0x000000) : rgb(0xFFFFFF);
    theme.window = theme.panel = theme.card = ground;
    theme.border = theme.text = dark ? rgb(0xFFFFFF) : rgb(0x000000);
    theme.textMuted = dark ? rgb(0xDCDCDC) : rgb(0x333333);
    theme.grid = dark ? rgb(0x6E6E6E) : rgb(0x9A9A9A);
    theme.accent = dark ? rgb(0x7CC8FF) : rgb(0x00497D);
    theme.accentText = ground;
    theme.highlight = dark ? rgb(0x12324A) : rgb(0xD6EAF8);
    theme.warning = dark ? rgb(0xFFD24A) : rgb(0x5E3B00);
    theme.better = dark ? rgb(0x7CC8FF) : rgb(0x004A8F);
    theme.worse = dark ? rgb(0xFFB066) : rgb(0x8A3D00);
    theme.trainium = dark ? rgb(0xFFA033) : rgb(0x9C4A00);
    theme.inferentia = dark ? rgb(0xFFE3C2) : rgb(0x331B00);
    theme.nvidia = dark ? rgb(0x58B4F5) : rgb(0x00538C);
    theme.other = dark ? rgb(0xB9B9B9) : rgb(0x5C5C5C);
    theme.quiet = dark ? rgb(0x8C8C8C) : rgb(0x707070);
    return theme;
}

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
    const auto *found =
        std::find_if(std::begin(rows), std::end(rows), [&](const EyesRow &row) { return id == QLatin1String(row.id); });
    return found == std::end(rows) ? rows[0] : *found;
}

Theme seenThrough(const EyesRow &eyes, Theme theme)
{
    for (QColor Theme::*const colour : themeColours)
        theme.*colour = eyes.seen(theme.*colour);
    return theme;
}

} // namespace chipboard
