#include "data/views/pagehelp.h"

#include "data/core/find.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

// The order is that of the tabs.
constexpr PageHelpRow pageHelpRows[] = {
    {"overview",
     QT_TR_NOOP("Which option is better, by how much, and why? The title answers the goal chosen above it."),
     QT_TR_NOOP("Everything you selected, best first; rows that are announced or have no price come last. Bars "
                "are outlined because they are estimates, lines show their ranges, and ◀ marks the baseline. "
                "How to read, below the chart, states how many published results lie in such ranges."),
     QT_TR_NOOP("Choose goal, workload and monthly volume above the title. With a volume, one figure is the "
                "monthly bill for whole rented instances.")},
    {"compare", QT_TR_NOOP("Which has more compute, memory and bandwidth, and at what cost?"),
     QT_TR_NOOP("Bars start at zero and have the same order in all four charts. Solid bars are shipping and "
                "published, hatched ones announced, outlined ones our estimates. Lines show ranges, \"~\" an "
                "approximate figure, \"n/p\" an unpublished one."),
     QT_TR_NOOP("The small arrow in a chart's corner selects what it shows. Click a bar, or move to it with the "
                "arrow keys and press Enter, to see the source of its number.")},
    {"workload", QT_TR_NOOP("How many chips does the workload need, and what are its throughput, time and cost?"),
     QT_TR_NOOP("All numbers are estimates, so their bars are outlined; lines show their ranges. Text instead "
                "of a bar states why there is no number. The table names the "
                "bottleneck of each option: compute, memory or links."),
     QT_TR_NOOP("Choose the workload and change values in the panel Assumptions; everything updates while you drag.")},
    {"providers", QT_TR_NOOP("What does each provider charge for an hour of each chip?"),
     QT_TR_NOOP("Each cell is the newest known price of the provider, the cheapest of its offers. A blank cell "
                "means that no price is known. The colour shows the distance from the median of all providers."),
     QT_TR_NOOP("Click a column of the table to sort it. Choose the price type above the chart.")},
    {"instances", QT_TR_NOOP("Which cloud instances have these chips, and what else do they have?"),
     QT_TR_NOOP("The chart shows the price per chip-hour, the table also memory, vCPUs, network and regions. "
                "All instances with the selected chips are listed, or the selected instances."),
     QT_TR_NOOP("Click a column of the table to sort it. Right-click the column headers to choose columns.")},
    {"value", QT_TR_NOOP("Which option offers the most for its price?"),
     QT_TR_NOOP(
         "Price increases to the right and throughput upwards, so up and left is better. Points on a straight line "
         "have equal cost. For each point on the Pareto front, no other option is both cheaper and faster."),
     QT_TR_NOOP("Set a baseline to see which options beat it in both. Options without a price or an estimate "
                "are named under the chart's title.")},
    {"interactivity", QT_TR_NOOP("Which chip serves at the lowest cost with the tokens/s that each user requires?"),
     QT_TR_NOOP(
         "Each curve is one option. Further right, each user gets more tokens/s and fewer requests share a chip, so it "
         "generates fewer tokens in total and each costs more. The vertical line is the service level in the title. "
         "Dots are published measurements of the same model on the same chip."),
     QT_TR_NOOP("Set the service level with the assumption “Minimum tokens/s per user”; a limit on the time to "
                "first token excludes options that start too slowly.")},
    {"roofline", QT_TR_NOOP("Is compute or memory bandwidth the bottleneck?"),
     QT_TR_NOOP("The slope is the memory bandwidth limit and the flat part the compute peak; they meet at the "
                "ridge point. Each mark is a phase of the workload. On the slope, more bandwidth helps; below "
                "the flat part, more compute. Both axes are logarithmic."),
     QT_TR_NOOP("A larger batch moves the circles, which show decode, to the right.")},
    {"roadmap", QT_TR_NOOP("When did each generation arrive, and what did it gain over the previous one?"),
     QT_TR_NOOP(
         "On the timeline, a diamond is the announcement and a circle the first availability. In the other charts each "
         "row goes from one generation (hollow) to the next; announced ones are hatched."),
     QT_TR_NOOP("Choose the product line above the charts. One chip represents each generation; the footer "
                "states how it is chosen.")},
    {"what-if",
     QT_TR_NOOP("Which assumption affects the answer most, where is the break-even point, and how certain is it?"),
     QT_TR_NOOP(
         "In the first chart the longest line matters most; its dot is the current answer. Where two curves cross, the "
         "order changes. The bands contain eight in ten cases when all assumptions vary at once."),
     QT_TR_NOOP("Choose the two options, the metric and the assumptions above the charts. The random draws "
                "start from a stated seed, so the same question always gets the same answer.")},
    {"break-even",
     QT_TR_NOOP("When does a move to another chip pay back, and at which utilisation does a commitment pay off?"),
     QT_TR_NOOP("Two lines show the cumulative cost with and without the move; where they cross, the move has "
                "paid for itself. The second chart shows the payback time by monthly spend. Thin lines mark the "
                "thresholds of the AWS chip guide of 2025. If a machine price or an API price is set, a fourth "
                "chart compares renting, owning and the API."),
     QT_TR_NOOP("The monthly spend, the share that can move and the effort of the move are assumptions. So are "
                "the machine price and the API price.")},
    {"price-history", QT_TR_NOOP("How have the prices of the selection changed?"),
     QT_TR_NOOP("Each point is a price on a known date. A thin dashed line joins two dates of one offer; the "
                "prices between them are unknown."),
     QT_TR_NOOP(
         "Import price lists with File > Import prices. Choose provider, region and price type above the charts.")},
    {"scenarios", QT_TR_NOOP("What does the same work cost with other prices and assumptions?"),
     QT_TR_NOOP("One chart per scenario, all on one scale. The table shows the difference from the first "
                "scenario as an amount and in percent."),
     QT_TR_NOOP("Board > Scenarios saves the current state under a name and starts another scenario.")},
    {"advisor", QT_TR_NOOP("Which option meets the requirements, and why are the others ruled out?"),
     QT_TR_NOOP(
         "The chart shows the first seven options, best first. ★ marks the best: several if they are "
         "about the same, none if the price types differ (a badge names the type). The last column shows how each "
         "option ranks. All chips in the catalogue are considered, not only the selection. The texts "
         "below the chart give the reasons for and against each option and what to verify. They also "
         "show what would change the advice, what rules out the others, and the steps of a move."),
     QT_TR_NOOP("\"Enter requirements\" opens a form; empty fields exclude nothing. While the form is closed, "
                "its entries appear next to the button; click one to go to its field. F1 explains a field, and "
                "\"Start over\" resets all fields.")},
    {"claims", QT_TR_NOOP("Do the claims of vendors and the guide hold?"),
     QT_TR_NOOP(
         "A diamond is the claim and a circle the catalogue's value at the chosen prices. The table lists every claim "
         "with its verdict and the arithmetic, then the contradictions between sources and the preferred figures."),
     QT_TR_NOOP("Another price list or workload may change a verdict: each one is recalculated.")},
    {"model-check", QT_TR_NOOP("How accurate are the estimates?"),
     QT_TR_NOOP("Each point is a published measurement: predicted vs measured. On the line both are equal; "
                "inside the band they differ by at most 25%. The bars are median errors (lower is better), with "
                "the number of measurements in brackets."),
     QT_TR_NOOP("Every measurement is a row of the table, with its source and its error.")},
};

} // namespace

QString PageHelpRow::answerText() const { return tr(answer); }

QStringList PageHelpRow::paragraphs() const { return {answerText(), tr(charts), tr(ways)}; }

std::span<const PageHelpRow> pageHelpTable() { return pageHelpRows; }

const PageHelpRow *findPageHelp(const QString &id)
{
    return findWhere(pageHelpRows, [&id](const PageHelpRow &row) { return id == QLatin1String(row.id); });
}

} // namespace chipboard
