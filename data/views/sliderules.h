// Purpose: the rules of the slide check, by what they look at. A rule gives its findings without id and severity: those
// are in the table's row.
#pragma once

#include "data/views/slidecheck.h"

namespace chipboard::sliderules {

// What layout and theme tell.
[[nodiscard]] QList<SlideFinding> smallText(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> faintMarks(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> faintTexts(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> closeColours(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> cutTexts(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> cutLabels(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> overlappingLabels(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> crowdedLabels(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> struckLabels(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> unnamedMarks(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> lostRows(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> noGround(const SlideInput &input);

// What the charts say.
[[nodiscard]] QList<SlideFinding> barsNotFromZero(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> barsOnLog(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> tooManySeries(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> unmarkedAnnounced(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> doubtfulTitles(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> unsaidTitles(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> longTitles(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> topicTitles(const SlideInput &input);

// What they rest on.
[[nodiscard]] QList<SlideFinding> missingSource(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> missingDate(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> stalePrices(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> mixedPrices(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> mixedPrecision(const SlideInput &input);
[[nodiscard]] QList<SlideFinding> mixedLevel(const SlideInput &input);

// For all of them.
[[nodiscard]] SlideFinding found(const QString &text, SlideMend mend);
/// Fewer of a board's rows, or the reason why there are none to leave out.
[[nodiscard]] SlideMend fewerRows(const SlideInput &input);

// What a mend must not take away.
[[nodiscard]] bool leavesOutRows(const Board &before, const Board &after);
/// Charts and rows that a person wrote on or that a title is about, and the baseline.
[[nodiscard]] bool keepsWritten(const SlideInput &input, const Board &after);
/// Each text that has no room is still shown somewhere.
[[nodiscard]] bool keepsTroubled(const SlideInput &input, const Board &after);

} // namespace chipboard::sliderules
