// Purpose: the parts of one slide: the slide with its placeholders and its chart or table, and the notes.
#pragma once

#include "widgets/export/office/deckslides.h"

#include <QByteArray>

namespace chipboard {

/// The logo that stands where SlideAreas say.
struct SlideLogo
{
    QString words;    ///< for those who do not see it
    QString relation; ///< "rId4"; empty: none
};
/// `number` counts from 1. A chart is the relationship rId2, the layout rId1.
[[nodiscard]] QByteArray slidePart(const DeckSlide &slide, const SlideAreas &areas, const SlideHolders &holders,
                                   const OfficeLook &look, int number, const SlideLogo &logo = {});
/// `language` as of languageTag().
[[nodiscard]] QByteArray notesPart(const QStringList &notes, int number, const QString &language);

} // namespace chipboard
