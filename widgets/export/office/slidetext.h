// Purpose: paragraphs of text slides and texts in cells, with links to the web and to other slides. Links are slide
// relationships, so slide part and relationships share one numbering.
#pragma once

#include "widgets/export/office/deckslides.h"
#include "widgets/export/office/shapes.h"

namespace chipboard {

/// A web address, or a slide number from 1.
struct SlideLink
{
    QString address;
    int slide = 0;

    friend bool operator==(const SlideLink &, const SlideLink &) = default;
};
inline constexpr double tabStop = 36.0; ///< points; text after a number begins there
/// Unique links; the first has relationship "link1".
[[nodiscard]] QList<SlideLink> linksOf(const DeckSlide &slide);
/// Text runs with linked addresses; long addresses show only their host.
void writeLinked(XmlPart &xml, const QList<SlideLink> &links, const QString &text, const RunLook &look);
/// One a:p per text.
void writeTexts(XmlPart &xml, const DeckSlide &slide, const QList<SlideLink> &links, const char *scheme);

/// Keeps a short bracket at the end on one line: "pays after 5 months (4 to 8)".
[[nodiscard]] QString withoutLoneWords(QString title);

/// Total height of the texts, in points.
[[nodiscard]] double heightOf(const QList<SlideText> &texts, double width, double size, const TextMeasure &letters);
/// The largest size that fits one slide, else the smallest on several. A heading stays with the next paragraph.
[[nodiscard]] std::pair<double, QList<QList<SlideText>>> textSlides(const QList<SlideText> &texts, const QSizeF &room,
                                                                    const QList<double> &sizes,
                                                                    const TextMeasure &letters);

} // namespace chipboard
