// Purpose: how large a slide's own texts are: title, subtitle, caution, legend and footer in the largest letters that
// their places have room for. Files say these sizes, for programs shrink a text only when somebody edits it. Where the
// smallest letters take more room, the content gives way.
#pragma once

#include "widgets/export/office/deckslides.h"

namespace chipboard {

/// Points.
struct SlideTextSizes
{
    double title = 24.0;
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
/// `areas` are those of all slides. Places of a template stay where they are.
[[nodiscard]] FittedSlide fittedSlide(const DeckSlide &slide, const SlideAreas &areas, bool isForeign,
                                      const TextMeasure &letters);
/// All titles in one size: the smallest that one of them needs, unless a very long one would make all the others small.
[[nodiscard]] QList<DeckSlide> withOneTitleSize(QList<DeckSlide> slides, const SlideAreas &areas, bool isForeign,
                                                const TextMeasure &letters);
/// What a caution begins with.
[[nodiscard]] QString cautionLead();

} // namespace chipboard
