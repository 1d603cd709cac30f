// Purpose: the parts of a presentation that are the same for all slides: theme with our fonts and colours, masters,
// layout, properties.
#pragma once

#include "data/office/deckslides.h"

#include <QByteArray>

namespace chipboard {

[[nodiscard]] QByteArray themePart(const OfficeLook &look);
[[nodiscard]] QByteArray masterPart(const SlideAreas &areas);
[[nodiscard]] QByteArray layoutPart(const SlideAreas &areas);
[[nodiscard]] QByteArray notesMasterPart();

struct DeckFacts
{
    QString title;
    QStringList keywords;
    QString date; ///< ISO; of the catalogue
    int slides = 0;
};
[[nodiscard]] QByteArray corePropertiesPart(const DeckFacts &facts);
[[nodiscard]] QByteArray appPropertiesPart(const DeckFacts &facts);

} // namespace chipboard
