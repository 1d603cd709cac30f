#include "widgets/theme/eyes.h"

#include "data/views/colour.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace chipboard {
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
