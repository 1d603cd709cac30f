// Purpose: how presentations look: the theme of the export, and the language that their texts are in.
#pragma once

#include "widgets/export/office/textmeasure.h"
#include "widgets/theme/theme.h"

#include <QLocale>

namespace chipboard {

struct OfficeLook
{
    Theme theme = paperTheme();
    QLocale locale = QLocale::c();   ///< that the labels of charts were written in
    TextMeasure letters{theme.type}; ///< of the theme's font
    bool isOnTemplate = false;       ///< texts are in the font of a template

    /// As files name it.
    [[nodiscard]] QString typeface() const;

    friend bool operator==(const OfficeLook &, const OfficeLook &) = default;
};

/// "B85C00".
[[nodiscard]] QString hexText(const QColor &colour);
/// What files say of the language of their texts: "en-US", "de-DE".
[[nodiscard]] QString languageTag(const QLocale &locale);

} // namespace chipboard
