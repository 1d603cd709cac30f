// Purpose: the parts of one slide: the slide with its placeholders and its chart or table, and the notes.
#pragma once

#include "widgets/export/office/deckslides.h"

#include <QByteArray>

namespace chipboard {

/// The logo in the area given by SlideAreas.
struct SlideLogo
{
    QString words;    ///< alternative text
    QString relation; ///< "rId4"; empty: none
};
/// `number` counts from 1. The layout is relationship rId1, a chart rId2.
[[nodiscard]] QByteArray slidePart(const DeckSlide &slide, const SlideAreas &areas, const SlideHolders &holders,
                                   const OfficeLook &look, int number, const SlideLogo &logo = {});
/// `language` from languageTag().
[[nodiscard]] QByteArray notesPart(const QStringList &notes, int number, const QString &language);

} // namespace chipboard
