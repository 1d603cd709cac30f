#include "data/views/helpbook.h"

#include "data/analysis/formulatree.h"
#include "data/analysis/rules.h"
#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/catalog/figure.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"
#include "data/views/reportspec.h"
#include "data/views/slidecheck.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {

QList<TextPiece> piecesOf(const QString &text)
{
    static const QRegularExpression address(QStringLiteral(R"(https?://[^\s"'<>]+[^\s"'<>.,;:)])"));
    QList<TextPiece> pieces;
    const auto add = [&pieces](const QString &part, bool isAddress) {
        if (!part.isEmpty())
            pieces << TextPiece{part, isAddress};
    };
    qsizetype from = 0;
    for (auto matches = address.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        add(text.mid(from, match.capturedStart() - from), false);
        add(match.captured(), !hasUserInfo(match.capturedView()));
        from = match.capturedEnd();
    }
    add(text.mid(from), false);
    return pieces;
}

constexpr GlossaryWord glossaryWords[] = {
    {"activation", QT_TR_NOOP("Activation"),
     QT_TR_NOOP("an intermediate value in a layer of a model; training stores them for the backward pass.")},
    {"announced", QT_TR_NOOP("Announced"),
     QT_TR_NOOP(
         "stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.")},
    {"arithmetic-intensity", QT_TR_NOOP("Arithmetic intensity"),
     QT_TR_NOOP("operations per byte moved to or from memory.")},
    {"baseline", QT_TR_NOOP("Baseline"), QT_TR_NOOP("the chip, instance or system that the others are compared with.")},
    {"batch", QT_TR_NOOP("Batch"),
     QT_TR_NOOP("work items that a chip processes at once; larger batches share each read of the weights.")},
    {"calibration", QT_TR_NOOP("Calibration"),
     QT_TR_NOOP("the constants of the estimates, fitted in advance to published measurements; nothing is fitted "
                "while the program runs.")},
    {"capacity-block", QT_TR_NOOP("Capacity Block"),
     QT_TR_NOOP("instances reserved for a number of days at a price set in advance.")},
    {"chips-needed", QT_TR_NOOP("Chips needed (×4)"),
     QT_TR_NOOP("after a name: the number of chips that the estimate uses for the workload.")},
    {"compute-efficiency", QT_TR_NOOP("Compute efficiency"),
     QT_TR_NOOP("share of the compute that published measurements of the chip's family reach; 100% means as measured, "
                "not the peak.")},
    {"cuda", QT_TR_NOOP("CUDA"),
     QT_TR_NOOP("the software platform for NVIDIA chips; operators written for it run on no other chips.")},
    {"decode", QT_TR_NOOP("Decode"),
     QT_TR_NOOP("the phase that generates the answer token by token; mostly limited by memory bandwidth.")},
    {"dense-and-sparse", QT_TR_NOOP("Dense and sparse"),
     QT_TR_NOOP("a sparse figure counts operations that are skipped because half of the weights are zero, which "
                "doubles it; comparisons here use dense figures.")},
    {"flop", QT_TR_NOOP("FLOP"),
     QT_TR_NOOP("one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.")},
    {"fp8-bf16-mxfp8", QT_TR_NOOP("FP8, BF16, MXFP8"),
     QT_TR_NOOP("number formats of 8 or 16 bits; fewer bits are faster and less precise.")},
    {"gb-and-gib", QT_TR_NOOP("GB and GiB"),
     QT_TR_NOOP("10^9 and 2^30 bytes; a GiB is 7.4% more. Memory is counted in GiB: a chip of “80 GB” holds 80 GiB.")},
    {"goodput", QT_TR_NOOP("Goodput"),
     QT_TR_NOOP(
         "the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.")},
    {"hbm", QT_TR_NOOP("HBM"), QT_TR_NOOP("high-bandwidth memory, stacked next to the chip.")},
    {"kv-cache", QT_TR_NOOP("KV cache"),
     QT_TR_NOOP("the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.")},
    {"mfu", QT_TR_NOOP("MFU"),
     QT_TR_NOOP("model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.")},
    {"mixture-of-experts", QT_TR_NOOP("Mixture of experts"),
     QT_TR_NOOP("a model in which each token uses only part of the weights: all of them take memory, the active "
                "ones take time.")},
    {"neuron-sdk", QT_TR_NOOP("Neuron SDK"),
     QT_TR_NOOP("AWS's software for running models on Trainium and Inferentia.")},
    {"odds", QT_TR_NOOP("Odds"),
     QT_TR_NOOP("75:25 means that the named option is the better one in 75 of 100 cases within the ranges of the "
                "estimates; 50:50 means that either may be.")},
    {"on-demand-spot-reserved", QT_TR_NOOP("On-demand, spot, reserved"),
     QT_TR_NOOP("instances billed by the hour, instances that can be reclaimed at any time, and instances paid "
                "for one or three years.")},
    {"pareto-front", QT_TR_NOOP("Pareto front"),
     QT_TR_NOOP("the options that no other option beats in both plotted metrics.")},
    {"prefill", QT_TR_NOOP("Prefill"), QT_TR_NOOP("the phase that processes the prompt; mostly limited by compute.")},
    {"pue", QT_TR_NOOP("PUE"),
     QT_TR_NOOP("power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of "
                "its computers.")},
    {"range", QT_TR_NOOP("Range"),
     QT_TR_NOOP("the lowest and highest value that a number can have; formulas carry it through.")},
    {"ridge-point", QT_TR_NOOP("Ridge point"),
     QT_TR_NOOP("the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its "
                "peak divided by its bandwidth.")},
    {"roofline", QT_TR_NOOP("Roofline"),
     QT_TR_NOOP("the highest throughput that a chip can reach at each arithmetic intensity.")},
    {"scale-up-and-network", QT_TR_NOOP("Scale-up and network"),
     QT_TR_NOOP("the fast links between chips in one machine, and the slower links between machines.")},
    {"tensor-parallel", QT_TR_NOOP("Tensor parallel"),
     QT_TR_NOOP(
         "each layer of a model is split across several chips, which exchange partial results for every token.")},
    {"time-to-first-token", QT_TR_NOOP("Time to first token"),
     QT_TR_NOOP(
         "the wait before an answer begins: queueing behind the prompts of other requests, prefill and overhead. "
         "The more requests a chip serves at once, the longer the queue.")},
    {"token", QT_TR_NOOP("Token"),
     QT_TR_NOOP("a piece of a word, the unit in which a language model reads and writes.")},
    {"ultraserver", QT_TR_NOOP("UltraServer"), QT_TR_NOOP("several Trainium instances linked to work as one.")},
    {"utilisation", QT_TR_NOOP("Utilisation"),
     QT_TR_NOOP("the share of the paid hours in which chips do work; idle hours are also paid for.")},
};

QString GlossaryWord::wordText() const { return tr(word); }

QString GlossaryWord::meaningText() const { return tr(meaning); }

std::span<const GlossaryWord> glossaryTable() { return glossaryWords; }

} // namespace chipboard

namespace chipboard {

// Tab order.
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
                "approximate figure."),
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
         "order changes. In the uncertainty chart each line is the range of a result with all estimates varied at "
         "once."),
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

QString PageHelpRow::answerText() const { return tr(answer); }

QStringList PageHelpRow::paragraphs() const { return {answerText(), tr(charts), tr(ways)}; }

std::span<const PageHelpRow> pageHelpTable() { return pageHelpRows; }

const PageHelpRow *findPageHelp(const QString &id)
{
    return findWhere(pageHelpRows, [&id](const PageHelpRow &row) { return id == QLatin1String(row.id); });
}

} // namespace chipboard

namespace chipboard::helpparts {
namespace {

/// A principle of the estimates, as in the headers of data/model, and its first author.
struct Principle
{
    const char *id;
    const char *what; ///< QT_TR_NOOP
    const char *formula;
    const char *source;
};

constexpr Principle principles[] = {
    {"training", QT_TR_NOOP("Training: time per token on one chip"),
     QT_TR_NOOP("(6 x active parameters / (peak x efficiency x precision factor) + attention + activations "
                "through memory) x expert overhead x scaling overhead. LoRA has 4 instead of 6, because a "
                "frozen model has no weight gradients."),
     QT_TR_NOOP("Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, "
                "https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, "
                "appendix B.")},
    {"decode", QT_TR_NOOP("Serving: one decode step"),
     QT_TR_NOOP(
         "Weights and caches read / memory bandwidth + 2 x active parameters x requests / peak + overhead of layers "
         "and requests + communication between chips. Each has the share of peak that measurements show."),
     QT_TR_NOOP("Pope et al. 2022, https://arxiv.org/abs/2211.05102; kipply, Transformer Inference Arithmetic.")},
    {"prefill", QT_TR_NOOP("Serving: prefill"),
     QT_TR_NOOP("(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + communication "
                "between chips. Each request needs one prefill, on the same chips."),
     QT_TR_NOOP("Pope et al. 2022, https://arxiv.org/abs/2211.05102.")},
    {"batch", QT_TR_NOOP("Encoders, images and diffusion: a batch"),
     QT_TR_NOOP("Concurrent batches x items x FLOP per item x steps / (peak x efficiency) + overhead of the layers."),
     QT_TR_NOOP("kipply, Transformer Inference Arithmetic.")},
    {"roofline", QT_TR_NOOP("Roofline: what a chip can reach"),
     QT_TR_NOOP("The smaller of peak and arithmetic intensity x memory bandwidth."),
     QT_TR_NOOP("Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.")},
};

/// Our own rules; the catalogue has the texts of the guide's rules and of dated facts.
struct OwnRule
{
    const char *id;
    const char *text; ///< QT_TR_NOOP
};

constexpr OwnRule ownRules[] = {
    {"announced", QT_TR_NOOP("Announced products that are not yet on sale cannot be chosen.")},
    {"no-estimate", QT_TR_NOOP("Options without an estimate cannot be recommended.")},
    {"no-price", QT_TR_NOOP("Options without a price cannot be recommended.")},
    {"inference-only", QT_TR_NOOP("Inference chips are not recommended for training.")},
    {"not-on-cloud", QT_TR_NOOP("A chip must be listed on the required cloud.")},
    {"not-in-region", QT_TR_NOOP("A chip must be listed in the required region.")},
    {"no-cuda", QT_TR_NOOP("Operators written for CUDA run only on NVIDIA chips.")},
    {"one-cloud", QT_TR_NOOP("A requirement for several clouds rules out chips of one cloud.")},
    {"small-move", QT_TR_NOOP("A move must save more than it costs.")},
    {"small-spend", QT_TR_NOOP("Below the guide's lower threshold, a move to other software does not pay off.")},
    {"other-framework",
     QT_TR_NOOP("The guide names PyTorch and JAX for AWS's chips; other frameworks count against these chips.")},
    {"other-software", QT_TR_NOOP("Test and plan a move to other software.")},
    {"one-list", QT_TR_NOOP("For products listed on one cloud only, check the others.")},
    {"maybe-in-region", QT_TR_NOOP("If no list names the region, check its availability.")},
    {"priced-elsewhere", QT_TR_NOOP("Check a price from another region or cloud.")},
    {"part-of-instance", QT_TR_NOOP("Check a bill for fewer chips than the smallest instance has.")},
    {"dearer-than-today", QT_TR_NOOP("Check a bill above the current spend.")},
    {"other-prices", QT_TR_NOOP("Check a price from a list other than the chosen one.")},
};

template<typename Rows>
auto find(const Rows &rows, const QString &id)
{
    return std::find_if(std::begin(rows), std::end(rows),
                        [&id](const auto &row) { return id == QLatin1String(row.id); });
}

QString titlesOf(const Catalog &catalog, const QList<SourceId> &sources)
{
    QStringList titles;
    for (const SourceId &id : sources) {
        if (const Source *source = catalog.source(id))
            titles << source->title;
    }
    return titles.join(QStringLiteral("; "));
}

HelpTopic howEstimates(const HelpInput &)
{
    HelpTopic topic{QStringLiteral("method"), {}, tr("How the numbers are calculated"), {}};
    topic.entries << HelpEntry{{}, {}, methodText(false), {}};
    for (const Principle &one : principles)
        topic.entries << HelpEntry{QStringLiteral("principle.") + QLatin1String(one.id),
                                   tr(one.what),
                                   {tr(one.formula), tr("Source: %1").arg(tr(one.source))},
                                   {}};
    return topic;
}

HelpTopic formulas(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("formulas"), {}, tr("Formulas of the results"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("The terms of these formulas are assumptions, figures with a source, or other results. The "
                        "source card of a number shows its formula with live numbers.")},
                    {}};
    entry.table.columns = {{tr("Result")}, {tr("Work")}, {tr("Formula")}};
    for (const FormulaText &one : resultFormulaTexts(input.catalog))
        entry.table.rows << Table::Row{one.label, one.work, one.formula};
    topic.entries << entry;
    return topic;
}

Table::Row evidenceRow(const HelpInput &input, const QString &who, double efficiency, const Evidence &evidence)
{
    return {who, input.formatter.percent(efficiency), input.formatter.integer(evidence.rows),
            input.formatter.percent(evidence.medianError), titlesOf(input.catalog, evidence.sources)};
}

HelpTopic calibration(const HelpInput &input)
{
    const Calibration &constants = input.catalog.calibration;
    HelpTopic topic{QStringLiteral("calibration"), {}, tr("Constants and their basis"), {}};
    const QList<Table::Column> columns{{tr("Chips")},
                                       {tr("Share of peak"), true},
                                       {tr("Measurements"), true},
                                       {tr("Median error"), true},
                                       {tr("Source")}};
    HelpEntry training{QStringLiteral("calibration.training"),
                       tr("Training"),
                       {tr("One constant per family of chips, not per chip or model. A family without measurements "
                           "uses the constants of its parent, and the result says so.")},
                       {{}, columns, {}}};
    for (const ChipFamily &family : constants.families) {
        if (family.training)
            training.table.rows << evidenceRow(input, family.label, family.training->efficiency,
                                               family.training->evidence);
    }
    HelpEntry serving{QStringLiteral("calibration.serving"),
                      tr("Serving"),
                      {tr("By serving software and chip family; the share refers to the memory bandwidth.")},
                      {{}, columns, {}}};
    const auto memory = constants.serving.terms.find(QStringLiteral("memory_share"));
    if (memory != constants.serving.terms.end())
        serving.table.rows << evidenceRow(input, tr("All chips"), memory->second.all, constants.serving.evidence);
    HelpEntry batch{QStringLiteral("calibration.batch"), tr("Batches"), {}, {{}, columns, {}}};
    for (const BatchConstants &one : constants.batch)
        batch.table.rows << evidenceRow(input, tr("%1 (%2)").arg(one.kind, one.families.join(QStringLiteral(", "))),
                                        one.efficiency, one.evidence);
    topic.entries << training << serving << batch;
    return topic;
}

QString ruleText(const Catalog &catalog, const AdviceRule &rule)
{
    const QString id = QString::fromLatin1(rule.id);
    const auto sameId = [&id](const auto &one) { return one.id == id; };
    const auto *guide = findWhere(catalog.rules, sameId);
    if (guide != nullptr)
        return guide->text;
    const auto *fact = findWhere(catalog.facts, sameId);
    const auto *software = findWhere(catalog.software, sameId);
    const Fact *said = fact != nullptr ? fact : software != nullptr ? software : nullptr;
    if (said != nullptr)
        return tr("%1, %2: %3").arg(said->subject, said->attribute, said->value);
    const auto own = find(ownRules, id);
    return own == std::end(ownRules) ? id : tr(own->text);
}

QString effectText(Effect effect)
{
    switch (effect) {
    case Effect::RuleOut:
        return tr("rules out");
    case Effect::Prefer:
        return tr("in favour");
    case Effect::Against:
        return tr("against");
    case Effect::Verify:
        return tr("to verify");
    }
    Q_UNREACHABLE();
}

HelpTopic advice(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("advice"), {}, tr("Rules of advice"), {}};
    HelpEntry rules{QStringLiteral("advice.rules"),
                    tr("Rules"),
                    {tr("The guide's rules are listed next to Chipboard's own. A limit rules out an option only if its "
                        "whole range misses the limit.")},
                    {{}, {{tr("About")}, {tr("Effect")}, {tr("Rule")}}, {}}};
    for (const AdviceRule &rule : adviceRules())
        rules.table.rows << Table::Row{topicLabel(rule.topic), effectText(rule.effect), ruleText(input.catalog, rule)};
    topic.entries << rules;
    for (const NeedRow &need : needTable())
        topic.entries << HelpEntry{QStringLiteral("need.") + need.needId(), need.labelText(), {need.helpText()}, {}};
    return topic;
}

HelpTopic slides(const HelpInput &)
{
    HelpTopic topic{QStringLiteral("slides"), {}, tr("What the slide check covers"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("File > Check slide checks the page against these rules, at the size and in the theme of the "
                        "export, and offers fixes where possible.")},
                    {{}, {{tr("Rule")}, {tr("Otherwise")}}, {}}};
    for (const SlideRule &rule : slideRules())
        entry.table.rows << Table::Row{tr(rule.sentence),
                                       rule.severity == SlideSeverity::Fault ? tr("a fault") : tr("a caution")};
    topic.entries << entry;
    return topic;
}

QList<HelpTopic> method(const HelpInput &input)
{
    QList<HelpTopic> topics{howEstimates(input), formulas(input), calibration(input), advice(input), slides(input)};
    for (HelpTopic &topic : topics)
        topic.chapter = tr("Method");
    return topics;
}

QString metricGroupTitle(MetricGroup group)
{
    switch (group) {
    case MetricGroup::Compute:
        return tr("Compute, dense");
    case MetricGroup::SparseCompute:
        return tr("Compute with sparsity");
    case MetricGroup::InferenceCompute:
        return tr("Compute for inference");
    case MetricGroup::Memory:
        return tr("Memory");
    case MetricGroup::Link:
        return tr("Links");
    case MetricGroup::Power:
        return tr("Power");
    case MetricGroup::Price:
        return tr("Prices");
    case MetricGroup::Ratio:
        return tr("Ratios");
    case MetricGroup::Workload:
        return tr("Results of the workload");
    }
    Q_UNREACHABLE();
}

QString unitName(Unit unit, const Formatter &formatter)
{
    const QString text = formatter.unitText(unit);
    return text.isEmpty() ? tr("none") : text;
}

HelpEntry metricEntry(const Metric &metric, const Formatter &formatter)
{
    HelpEntry entry{.id = QStringLiteral("metric.") + metric.metricId().text(), .heading = metric.labelText()};
    entry.paragraphs << tr("Calculation: %1.").arg(metric.formulaText())
                     << (metric.better == Better::Higher
                             ? tr("Unit: %1. Higher is better.").arg(unitName(metric.unit, formatter))
                             : tr("Unit: %1. Lower is better.").arg(unitName(metric.unit, formatter)));
    return entry;
}

QString rangeText(const AssumptionRow &row, const Formatter &formatter)
{
    const QString unit = unitName(row.unit, formatter);
    if (!row.choices.empty()) {
        const QStringList choices = mapped(row.choices, [&](double choice) { return formatter.full(choice); });
        return tr("Choices: %1.").arg(choices.join(QStringLiteral(", ")));
    }
    return tr("From %1 to %2; unit: %3.").arg(formatter.full(row.minimum), formatter.full(row.maximum), unit);
}

HelpEntry assumptionEntry(const AssumptionRow &row, const Formatter &formatter)
{
    return {QStringLiteral("assumption.") + row.assumptionId().text(),
            row.labelText(),
            {row.helpText(), tr("Default: %1").arg(row.originText()), rangeText(row, formatter)},
            {}};
}

Table::Row bookRow(const PriceBook &book, const Formatter &formatter)
{
    return {book.name, priceKindLabel(book.kind), dateCell(book.asOf), formatter.integer(book.prices.size()),
            book.description};
}

HelpEntry changesEntry(const Catalog &catalog)
{
    HelpEntry entry{QStringLiteral("data.changes"),
                    tr("What changed"),
                    {},
                    {{}, {{tr("Edition")}, {tr("Entry")}, {tr("Figure")}, {tr("Before")}, {tr("After")}}, {}}};
    for (const Change &change : catalog.changes) {
        const bool isNew = change.what.endsWith(QLatin1String("-added"));
        const QString figure = !change.attribute.isEmpty() ? change.attribute : isNew ? tr("added") : tr("removed");
        entry.table.rows << Table::Row{dateCell(change.date), change.subject, figure, change.before, change.after};
    }
    return entry;
}

HelpTopic catalogTopic(const HelpInput &input)
{
    const CatalogCounts counts = countsOf(input.catalog);
    HelpTopic topic{QStringLiteral("data"), {}, tr("The catalogue"), {}};
    topic.entries << HelpEntry{
        {},
        {},
        {tr("The catalogue is dated %1. It is part of the program; nothing is downloaded.")
             .arg(dateText(input.catalog.revision)),
         tr("It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources. %7 figures are "
            "known to be missing, and %8 contradictions between sources are listed.")
             .arg(counts.chips)
             .arg(counts.instances)
             .arg(counts.systems)
             .arg(counts.books)
             .arg(counts.figures)
             .arg(counts.sources)
             .arg(counts.missing)
             .arg(counts.contradictions),
         tr("If there are several sources, the vendor's own comes first, then independent collections, then copies of "
            "price lists, then press. The source card of a figure shows the others.")},
        {}};
    HelpEntry books{QStringLiteral("data.books"),
                    tr("Price lists"),
                    {},
                    {{}, {{tr("List")}, {tr("Kind")}, {tr("As of")}, {tr("Prices"), true}, {tr("Description")}}, {}}};
    for (const PriceBook &book : input.catalog.books) {
        if (!book.isAbsent())
            books.table.rows << bookRow(book, input.formatter);
    }
    topic.entries << books << changesEntry(input.catalog);
    return topic;
}

HelpTopic sourcesTopic(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("sources"), {}, tr("Sources and their dates"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("Links open in your browser, and only when you click them.")},
                    {{}, {{tr("Source")}, {tr("Kind")}, {tr("As of")}, {tr("Address")}}, {}}};
    for (const Source &source : input.catalog.sources)
        entry.table.rows << Table::Row{source.title, sourceKindLabel(source.kind), dateCell(source.asOf), source.url};
    topic.entries << entry;
    return topic;
}

QList<HelpTopic> pages(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const HelpPage &page : input.pages) {
        HelpTopic topic{QStringLiteral("page.") + page.id, tr("Pages"), page.name, {}};
        if (const PageHelpRow *row = findPageHelp(page.id))
            topic.entries << HelpEntry{{}, {}, row->paragraphs(), {}};
        topics << topic;
    }
    return topics;
}

QList<HelpTopic> metrics(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const Metric &metric : metricTable()) {
        const QString id = QStringLiteral("metrics.%1").arg(static_cast<int>(metric.group));
        auto topic = std::ranges::find_if(topics, [&id](const HelpTopic &one) { return one.id == id; });
        if (topic == topics.end())
            topic = topics.insert(topics.end(), {id, tr("Metrics to compare"), metricGroupTitle(metric.group), {}});
        topic->entries << metricEntry(metric, input.formatter);
    }
    return topics;
}

QList<HelpTopic> assumptions(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const AssumptionRow &row : assumptionTable()) {
        const QString id = QStringLiteral("assumptions.%1").arg(static_cast<int>(row.group));
        auto topic = std::ranges::find_if(topics, [&id](const HelpTopic &one) { return one.id == id; });
        if (topic == topics.end())
            topic = topics.insert(topics.end(), {id, tr("Assumptions to change"), assumptionGroupLabel(row.group), {}});
        topic->entries << assumptionEntry(row, input.formatter);
    }
    return topics;
}

QList<HelpTopic> words(const HelpInput &)
{
    HelpTopic topic{QStringLiteral("glossary"), tr("Reference"), tr("Glossary of terms"), {}};
    for (const GlossaryWord &word : glossaryTable())
        topic.entries << HelpEntry{
            QStringLiteral("word.") + QLatin1String(word.id), word.wordText(), {word.meaningText()}, {}};
    std::ranges::sort(topic.entries, [](const HelpEntry &a, const HelpEntry &b) {
        return QString::localeAwareCompare(a.heading.toLower(), b.heading.toLower()) < 0;
    });
    return {topic};
}

QList<HelpTopic> sources(const HelpInput &input)
{
    QList<HelpTopic> topics{catalogTopic(input), sourcesTopic(input)};
    for (HelpTopic &topic : topics)
        topic.chapter = tr("Reference");
    return topics;
}

QList<HelpTopic> keys(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("keys"), tr("Reference"), tr("Keyboard shortcuts"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("Everything works from the keyboard. Ctrl+K finds any command by its name.")},
                    {{}, {{tr("Where")}, {tr("What")}, {tr("Keys")}}, {}}};
    for (const HelpKey &key : input.keys)
        entry.table.rows << Table::Row{key.group, key.text, key.keys};
    topic.entries << entry;
    return {topic};
}

} // namespace
} // namespace chipboard::helpparts

namespace chipboard {

const HelpTopic *HelpBook::topic(const QString &id) const
{
    return findWhere(topics, [&id](const HelpTopic &topic) { return topic.id == id; });
}

HelpPlace HelpBook::place(const QString &id) const
{
    if (topic(id) != nullptr)
        return {id, {}};
    for (const HelpTopic &topic : topics) {
        for (const HelpEntry &entry : topic.entries) {
            if (!id.isEmpty() && entry.id == id)
                return {topic.id, id};
        }
    }
    return {};
}

HelpBook helpBook(const HelpInput &input)
{
    HelpBook book;
    book.topics << helpparts::pages(input) << helpparts::method(input) << helpparts::metrics(input)
                << helpparts::assumptions(input) << helpparts::words(input) << helpparts::sources(input)
                << helpparts::keys(input);
    return book;
}

namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(words,
                               [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString textOfEntry(const HelpEntry &entry)
{
    QStringList lines{entry.heading};
    lines << entry.paragraphs;
    lines << columnTitles(entry.table).join(QLatin1Char('\t'));
    for (const Table::Row &row : entry.table.rows)
        lines << shownTexts(row).join(QLatin1Char('\t'));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString linked(const QString &text)
{
    QString html;
    for (const TextPiece &piece : piecesOf(text)) {
        const QString shown = piece.text.toHtmlEscaped();
        html += piece.isAddress ? QStringLiteral("<a href=\"%1\">%1</a>").arg(shown) : shown;
    }
    return html;
}

// Alignment as an attribute: the only one that Qt's rich text supports.
QString tableHtml(const Table &table)
{
    if (table.columns.isEmpty())
        return {};
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\"><tr>");
    const auto align = [&table](qsizetype column) {
        return table.columns.at(column).numeric ? QStringLiteral("right") : QStringLiteral("left");
    };
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        html += QStringLiteral("<th align=\"%1\">%2</th>").arg(align(i), table.columns.at(i).title.toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const Table::Row &row : table.rows) {
        html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i)
            html += QStringLiteral("<td align=\"%1\">%2</td>").arg(align(i), linked(row.at(i).text));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

/// Where the words occur: the topic itself, or its first entry with all of them.
HelpPlace placeIn(const HelpTopic &topic, const QStringList &words)
{
    const auto *named = findWhere(topic.entries, [&words](const HelpEntry &entry) {
        return !entry.id.isEmpty() && hasAll(entry.heading, words);
    });
    if (named != nullptr)
        return {topic.id, named->id};
    const auto *told = findWhere(topic.entries, [&words](const HelpEntry &entry) {
        return !entry.id.isEmpty() && hasAll(textOfEntry(entry), words);
    });
    return {topic.id, told == nullptr ? QString() : told->id};
}

bool isNamed(const HelpTopic &topic, const QStringList &words)
{
    return hasAll(topic.title, words) || std::ranges::any_of(topic.entries, [&words](const HelpEntry &entry) {
               return hasAll(entry.heading, words);
           });
}

} // namespace

QStringList searchWords(const QString &typed)
{
    static const QRegularExpression blank(QStringLiteral("\\s+"));
    QStringList words = typed.toLower().split(blank, Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

QList<HelpPlace> foundIn(const HelpBook &book, const QString &typed)
{
    const QStringList words = searchWords(typed);
    QList<HelpPlace> named;
    QList<HelpPlace> told;
    if (words.isEmpty())
        return named;
    for (const HelpTopic &topic : book.topics) {
        if (isNamed(topic, words))
            named << placeIn(topic, words);
        else if (hasAll(helpText(topic), words))
            told << placeIn(topic, words);
    }
    return named + told;
}

QString helpText(const HelpTopic &topic)
{
    QStringList lines{topic.title};
    for (const HelpEntry &entry : topic.entries)
        lines << textOfEntry(entry);
    return lines.join(QLatin1Char('\n'));
}

QString helpHtml(const HelpTopic &topic)
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(topic.title.toHtmlEscaped());
    for (const HelpEntry &entry : topic.entries) {
        if (!entry.heading.isEmpty())
            html += QStringLiteral("<h2><a name=\"%1\"></a>%2</h2>")
                        .arg(entry.id.toHtmlEscaped(), entry.heading.toHtmlEscaped());
        for (const QString &paragraph : entry.paragraphs)
            html += QStringLiteral("<p>%1</p>").arg(linked(paragraph));
        html += tableHtml(entry.table);
    }
    return html;
}

} // namespace chipboard
