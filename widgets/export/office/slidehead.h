// Purpose: sizes the texts of a slide: title, subtitle, caution, legend and footer in the largest type that fits. The
// sizes are written explicitly, because programs shrink a text only when it is edited. If even the smallest type needs
// more room, the content area shrinks.
#pragma once

#include "widgets/export/office/deckslides.h"

namespace chipboard {

/// Points.
struct SlideTextSizes
{
    double title = 24.0;
    double message = 16.0;
    double subtitle = 16.0;
    double caution = 12.0;
    double legend = 12.0;
    double footer = 12.0;
};

struct FittedSlide
{
    SlideAreas areas; ///< of this slide
    SlideTextSizes sizes;
};
/// `areas`: common to all slides. Areas of a template do not move.
[[nodiscard]] FittedSlide fittedSlide(const DeckSlide &slide, const SlideAreas &areas, bool isForeign,
                                      const TextMeasure &letters);
/// Sets one title size for all slides: the smallest that one needs, ignoring very long titles that would shrink all
/// others.
[[nodiscard]] QList<DeckSlide> withOneTitleSize(QList<DeckSlide> slides, const SlideAreas &areas, bool isForeign,
                                                const TextMeasure &letters);
/// Prefix of a caution.
[[nodiscard]] QString cautionLead();

} // namespace chipboard
