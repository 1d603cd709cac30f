// Purpose: paragraphs of a text slide and texts in cells, with links to the web and to other slides. A slide's links
// are its relationships, so they are numbered here for the slide's part and for its relationships alike.
#pragma once

#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/shapes.h"

namespace chipboard {

/// To the web, or to a slide, from 1.
struct SlideLink
{
    QString address;
    int slide = 0;

    friend bool operator==(const SlideLink &, const SlideLink &) = default;
};
/// Each once; the relationship of the first is "link1".
[[nodiscard]] QList<SlideLink> linksOf(const DeckSlide &slide);
/// Runs of a text, its addresses linked; long ones are shown by their host alone.
void writeLinked(XmlPart &xml, const QList<SlideLink> &links, const QString &text, const RunLook &look);
/// a:p each.
void writeTexts(XmlPart &xml, const DeckSlide &slide, const QList<SlideLink> &links, const char *scheme);

/// What stands in short brackets at the end is not torn apart: "pays after 5 months (4 to 8)".
[[nodiscard]] QString withoutLoneWords(QString title);

/// How high texts come out, in points.
[[nodiscard]] double heightOf(const QList<SlideText> &texts, double width, double size, const TextMeasure &letters);
/// In the largest of the sizes that takes one slide, else in the last on several. A heading stays with what follows.
[[nodiscard]] std::pair<double, QList<QList<SlideText>>> textSlides(const QList<SlideText> &texts, const QSizeF &room,
                                                                    const QList<double> &sizes,
                                                                    const TextMeasure &letters);

} // namespace chipboard
