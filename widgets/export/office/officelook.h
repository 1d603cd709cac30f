// Purpose: how Office files look, as plain data: colours by role, the font, how numbers are told, and the few measures
// of text that a layout needs without a font at hand. widgets/theme knows the colours; they come in as this value.
#pragma once

#include "data/board/valueform.h"
#include "data/charts/colourroles.h"

#include <QLocale>
#include <QString>

namespace chipboard {

/// 0xRRGGBB.
using OfficeColour = quint32;

struct OfficeLook
{
    QString family = QStringLiteral("Inter");
    OfficeColour ground = 0xFFFFFF;
    OfficeColour text = 0x1B1D22;
    OfficeColour muted = 0x5A5F6B;
    OfficeColour border = 0xC9CCD3;
    OfficeColour grid = 0xE6E8EC;
    OfficeColour accent = 0x1F6FA5;
    OfficeColour warning = 0x8A5A00;
    OfficeColour better = inkOfBetter; ///< than the baseline
    OfficeColour worse = inkOfWorse;
    OfficeColour trainium = 0xB85C00;
    OfficeColour inferentia = 0x4D2A00;
    OfficeColour nvidia = 0x1F6FA5;
    OfficeColour other = 0x767676;
    OfficeColour quiet = 0x949494;
    OfficeColour heatLow = 0x5B9BD5;
    OfficeColour heatEven = 0xF4F4F2;
    OfficeColour heatHigh = 0xF2A65A;
    QLocale locale = QLocale::c(); ///< that the labels of charts were written in

    [[nodiscard]] OfficeColour colour(ColourRole role) const;
    /// Of a number beside the baseline's; the text's own where a template's ground leaves it too faint.
    [[nodiscard]] OfficeColour ink(Beside beside) const;
    /// Of a cell from -1, the low end, to 1.
    [[nodiscard]] OfficeColour heat(double tone) const;

    friend bool operator==(const OfficeLook &, const OfficeLook &) = default;
};

/// "B85C00".
[[nodiscard]] QString hexText(OfficeColour colour);
/// So much of the way from one colour to the other, 0 to 1.
[[nodiscard]] OfficeColour mixedColour(OfficeColour from, OfficeColour to, double share);
/// What files say of the language of their texts: "en-US", "de-DE".
[[nodiscard]] QString languageTag(const QLocale &locale);
/// The rule with the language whose separators it has; of English as it is, which programs take for none.
[[nodiscard]] QString inLanguage(const QString &format, const QLocale &locale);
/// About how wide a line of text is, in the unit of its size; wide letters (CJK) count as such.
[[nodiscard]] double textWidth(const QString &text, double size);
/// The largest of these sizes at which the text takes no more than so many lines of that width, else the last.
[[nodiscard]] double sizeThatFits(const QString &text, double width, int lines, std::initializer_list<double> sizes);
/// The rule by which a spreadsheet shows `value` as `label` ("~7.55" is `"~"0.00`), so that a label follows its number
/// when that is edited; empty when no rule does. The label is one of `locale` ("2.500" is 2500 in German), the rule of
/// none: it is written with "." and "," and shown with the separators of who opens the file.
[[nodiscard]] QString numberFormatOf(const QString &label, double value, const QLocale &locale);

} // namespace chipboard
