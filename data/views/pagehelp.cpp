#include "data/views/pagehelp.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

// The order is that of the tabs.
constexpr PageHelpRow pageHelpRows[] = {
    {"overview",
     QT_TRANSLATE_NOOP("PageHelp",
                       "Which option is better, by how much, and why? The title answers the question that "
                       "is chosen below it."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "One row for each option, at most seven, and one column for each measure. The small "
                       "bars of a column share a scale. ★ marks the best of a column that can be had, "
                       "several where their ranges meet; ◀ marks the baseline."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Choose another question in the line \"What do you want to know?\". A sentence under "
                       "the title names what is not like for like; its link makes it fair.")},
    {"compare", QT_TRANSLATE_NOOP("PageHelp", "Which has more compute, memory and bandwidth, and what does it cost?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Bars begin at zero and stand in the same order in all four charts. Solid bars are "
                       "shipping and published, hatched ones announced, outlined ones our estimates. "
                       "Whiskers show ranges, \"~\" an approximate figure, \"n/p\" one that nobody "
                       "published."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "The small arrow in a chart's corner chooses what it shows. Click a bar, or walk to "
                       "it with the arrow keys and press Enter, to see where its number comes from.")},
    {"workload",
     QT_TRANSLATE_NOOP("PageHelp",
                       "How many chips does the workload need, how fast is it, how long does it take and "
                       "what does it cost?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "All numbers are estimates, so their bars are outlined; whiskers are the error that "
                       "eight of ten measurements stayed below. Words instead of a bar say why there is no "
                       "number. The table names what bounds each: compute, memory or links."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Choose the workload and change what is assumed in the panel Assumptions; everything "
                       "follows while you drag.")},
    {"value", QT_TRANSLATE_NOOP("PageHelp", "Which gives most for its price?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Price goes to the right and speed up, so up and left is better. On a straight line "
                       "the work costs the same. For each point on the Pareto front no other one is both "
                       "cheaper and faster."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Set a baseline to see who is better in both. What has no price or no estimate is "
                       "named under the chart's title.")},
    {"interactivity",
     QT_TRANSLATE_NOOP("PageHelp", "Which chip serves cheapest at the speed that each user has to get?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Each curve is one option. To the right a user gets more tokens/s, so fewer requests share a "
                       "chip: it gives fewer tokens in all, and each costs more. The upright line is the service "
                       "level of the title. Dots are published measurements of the same model on the same chip."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Set the service level by the assumption “Speed for each user, at least”; a limit for the "
                       "first token leaves out what is too slow to begin.")},
    {"roofline", QT_TRANSLATE_NOOP("PageHelp", "Is the work bound by compute or by memory bandwidth?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "The slope is what memory bandwidth allows, the level part is the peak; they meet at "
                       "the ridge point. A mark shows where a phase of the workload lies: on the slope "
                       "more bandwidth helps, below the level part more compute. Both axes are "
                       "logarithmic."),
     QT_TRANSLATE_NOOP("PageHelp", "A larger batch moves the circles, which are decoding, to the right.")},
    {"roadmap", QT_TRANSLATE_NOOP("PageHelp", "When did each generation come, and what did it gain on the one before?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "On the timeline a diamond is the announcement and a circle the day from which it "
                       "could be had. In the other charts each row goes from one generation, hollow, to the "
                       "next; what is only announced is hatched."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "The choices above the charts set the line of products. One chip leads each "
                       "generation; the footer says how it is chosen.")},
    {"what-if",
     QT_TRANSLATE_NOOP("PageHelp",
                       "Which assumption moves the answer most, at which value does the order turn, and how "
                       "sure is it?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "In the first chart the longest line matters most; its dot is the answer of now. "
                       "Where two curves cross, the order turns. The bands are eight of ten cases when all "
                       "assumptions vary at once."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Choose the two options, the number and the assumptions above the charts. The draws "
                       "begin with a stated number, so the same question always gets the same answer.")},
    {"break-even",
     QT_TRANSLATE_NOOP("PageHelp", "When does moving to another chip pay, and from when on does a commitment?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Two lines tell what has been paid in all, with and without the move; where they meet "
                       "the move has paid for itself. The second chart tells the months until then by what "
                       "is spent a month. Thin lines are the thresholds of the AWS chip guide of 2025. Where a price "
                       "of the machine or of an API is stated, a fourth chart compares rent, owning and the API."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "What is spent a month, how much of it can move, and what the move takes are "
                       "assumptions; so are the price of the machine and the API price.")},
    {"price-history", QT_TRANSLATE_NOOP("PageHelp", "How did the prices of what is compared go?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Each point is a price of a known date. A thin dashed line joins two dates of one offer; "
                       "what was paid between them is not known."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Import price lists with File > Import prices. Provider, region and kind of price "
                       "are chosen above the charts.")},
    {"scenarios", QT_TRANSLATE_NOOP("PageHelp", "What does the same work cost under other prices and assumptions?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "One chart for each scenario, all on one scale. The table tells the difference from "
                       "the first scenario in figures and in per cent."),
     QT_TRANSLATE_NOOP("PageHelp", "Board > Scenarios keeps what is here under a name and starts another one.")},
    {"advisor", QT_TRANSLATE_NOOP("PageHelp", "Which option fits what is needed, and why are the others ruled out?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "The chart has the first seven options, best first: ★ marks the best, several where "
                       "their ranges meet, none where not all prices are of one kind (◆ marks the others), and the "
                       "last column tells how each stands. All chips of the "
                       "catalogue are looked at, whatever is selected. The texts below it give the reasons for "
                       "and against each option, what has to be verified, what would change the advice, by "
                       "which need or rule the others are ruled out, and the steps of a move."),
     QT_TRANSLATE_NOOP("PageHelp",
                       "\"Say what you need\" opens a form; what nobody said rules nothing out. While the form "
                       "is closed, what was said stands beside its button: a click on it leads to its field, "
                       "and F1 in a field tells what it means. \"Start over\" takes back everything in one "
                       "step.")},
    {"claims", QT_TRANSLATE_NOOP("PageHelp", "Do the claims of the guide and of the vendors hold?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "A diamond is what was claimed and a circle what the catalogue gives at the chosen "
                       "prices. The table has every claim with its verdict and the arithmetic, then the "
                       "contradictions between sources and which figure is preferred."),
     QT_TRANSLATE_NOOP("PageHelp", "Another price list or workload may change a verdict: each is worked out anew.")},
    {"model-check", QT_TRANSLATE_NOOP("PageHelp", "How far off are the estimates?"),
     QT_TRANSLATE_NOOP("PageHelp",
                       "Each point is a published measurement: predicted against measured. On the line both "
                       "are equal; inside the band they differ by at most 25 %. The bars are median "
                       "errors, lower is better, with the number of measurements in brackets."),
     QT_TRANSLATE_NOOP("PageHelp", "Every measurement is a row of the table, with its source and its error.")},
};

} // namespace

QString PageHelpRow::answerText() const { return tr(answer); }

QStringList PageHelpRow::paragraphs() const { return {answerText(), tr(charts), tr(ways)}; }

std::span<const PageHelpRow> pageHelpTable() { return pageHelpRows; }

const PageHelpRow *findPageHelp(const QString &id)
{
    const auto found = std::find_if(std::begin(pageHelpRows), std::end(pageHelpRows),
                                    [&id](const PageHelpRow &row) { return id == QLatin1String(row.id); });
    return found == std::end(pageHelpRows) ? nullptr : found;
}

} // namespace chipboard
