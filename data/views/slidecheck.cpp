#include "data/views/slidecheck.h"

#include "data/core/tr.h"
#include "data/views/sliderules.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

using enum SlideSeverity;

constexpr SlideRule rules[] = {
    {"small-text", QT_TR_NOOP("All text is large enough to be read at this size."), Fault, sliderules::smallText},
    {"mark-contrast", QT_TR_NOOP("Marks contrast with their background by at least 3:1."), Fault,
     sliderules::faintMarks},
    {"text-contrast", QT_TR_NOOP("Texts contrast with their background by at least 4.5:1."), Fault,
     sliderules::faintTexts},
    {"close-colours", QT_TR_NOOP("Colours are distinguishable with any colour vision."), Fault,
     sliderules::closeColours},
    {"cut-texts", QT_TR_NOOP("Title, warning, legend and footer are complete."), Fault, sliderules::cutTexts},
    {"cut-labels", QT_TR_NOOP("No text is shortened or omitted."), Fault, sliderules::cutLabels},
    {"overlapping-labels", QT_TR_NOOP("Texts do not overlap."), Fault, sliderules::overlappingLabels},
    {"crowded-labels", QT_TR_NOOP("Labels are next to their marks."), Fault, sliderules::crowdedLabels},
    {"struck-labels", QT_TR_NOOP("No line crosses a text."), Caution, sliderules::struckLabels},
    {"lost-rows", QT_TR_NOOP("Every row is drawn."), Fault, sliderules::lostRows},
    {"unnamed-marks", QT_TR_NOOP("Every mark has a name."), Fault, sliderules::unnamedMarks},
    {"no-ground", QT_TR_NOOP("The background of the page is known."), Caution, sliderules::noGround},
    {"bars-from-zero", QT_TR_NOOP("Bars start at zero."), Fault, sliderules::barsNotFromZero},
    {"bars-on-log", QT_TR_NOOP("A logarithmic axis has dots, never bars."), Fault, sliderules::barsOnLog},
    {"many-series", QT_TR_NOOP("A chart has seven series at most."), Caution, sliderules::tooManySeries},
    {"title-doubt", QT_TR_NOOP("Custom titles still match the data."), Fault, sliderules::doubtfulTitles},
    {"title-number", QT_TR_NOOP("Every number in a custom title is on the slide."), Fault, sliderules::unsaidTitles},
    {"long-title", QT_TR_NOOP("The title has two lines at most."), Fault, sliderules::longTitles},
    {"topic-title", QT_TR_NOOP("The title says what the slide shows."), Caution, sliderules::topicTitles},
    {"missing-source", QT_TR_NOOP("The sources are named."), Fault, sliderules::missingSource},
    {"missing-date", QT_TR_NOOP("The data have a date."), Fault, sliderules::missingDate},
    {"stale-price", QT_TR_NOOP("Prices are at most 90 days old."), Caution, sliderules::stalePrices},
    {"mixed-prices", QT_TR_NOOP("Adjacent prices have the same type."), Caution, sliderules::mixedPrices},
    {"mixed-precision", QT_TR_NOOP("Adjacent numbers have the same precision."), Caution, sliderules::mixedPrecision},
    {"mixed-level", QT_TR_NOOP("Adjacent numbers have the same unit of comparison."), Caution, sliderules::mixedLevel},
    {"announced-unmarked", QT_TR_NOOP("Announced products are marked."), Fault, sliderules::unmarkedAnnounced},
};

constexpr double halfStep = 0.5;

} // namespace

bool namesRows(const ChartAxis &axis)
{
    const auto isMiddle = [](double tick) { return tick - std::floor(tick) == halfStep; };
    return axis.scale == AxisScale::Linear && axis.minimum == 0.0 && !axis.ticks.isEmpty()
        && axis.ticks.size() == axis.tickLabels.size() && axis.maximum == static_cast<double>(axis.ticks.size())
        && std::all_of(axis.ticks.begin(), axis.ticks.end(), isMiddle);
}

std::span<const SlideRule> slideRules() { return rules; }

QList<SlideFinding> checkSlide(const SlideInput &input)
{
    QList<SlideFinding> all;
    for (const SlideRule &rule : rules) {
        for (SlideFinding finding : rule.find(input)) {
            finding.rule = QString::fromLatin1(rule.id);
            finding.severity = rule.severity;
            if (finding.mend.board && !sliderules::keepsWritten(input, *finding.mend.board))
                finding.mend = SlideMend{
                    {},
                    {},
                    {},
                    tr("This fix would remove rows or charts that you annotated. Change the selection instead.")};
            all << finding;
        }
    }
    return all;
}

QString slideVerdict(const QList<SlideFinding> &findings)
{
    const auto faults = static_cast<int>(std::count_if(findings.begin(), findings.end(), [](const SlideFinding &one) {
        return one.severity == SlideSeverity::Fault;
    }));
    const int cautions = static_cast<int>(findings.size()) - faults;
    if (findings.isEmpty())
        return tr("No problems were found on this slide.");
    const QString faultText = faults == 1 ? tr("1 fault") : tr("%n faults", nullptr, faults);
    const QString cautionText = cautions == 1 ? tr("1 caution") : tr("%n cautions", nullptr, cautions);
    return tr("%1, %2").arg(faultText, cautionText);
}

} // namespace chipboard
