#include "data/advice/rules.h"
#include "data/board/needs.h"
#include "data/core/tr.h"
#include "data/documents/helpparts.h"
#include "data/documents/reporttexts.h"
#include "data/slidecheck/slidecheck.h"
#include "data/whatif/formulaterms.h"

#include <algorithm>

namespace chipboard::helpparts {
namespace {

/// What an estimate begins with, as the headers of data/estimate have it, and who wrote it down first.
struct Principle
{
    const char *id;
    const char *what; ///< QT_TRANSLATE_NOOP in context "Help"
    const char *formula;
    const char *source;
};

constexpr Principle principles[] = {
    {"training", QT_TRANSLATE_NOOP("Help", "Training: the time of a token on one chip"),
     QT_TRANSLATE_NOOP("Help",
                       "(6 x active parameters / (peak x efficiency x factor of the precision) + attention + "
                       "activations through memory) x what experts add x what many chips add. LoRA has 4 instead of 6, "
                       "because a frozen model has no gradients of its weights."),
     QT_TRANSLATE_NOOP("Help",
                       "Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, "
                       "https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, "
                       "appendix B.")},
    {"decode", QT_TRANSLATE_NOOP("Help", "Serving: one step of decoding"),
     QT_TRANSLATE_NOOP(
         "Help",
         "Reading the weights and the caches / memory bandwidth + 2 x active parameters x requests / peak "
         "+ fixed costs of layers and requests + exchange between chips, each with the share of the peak "
         "that measurements show."),
     QT_TRANSLATE_NOOP(
         "Help", "Pope et al. 2022, https://arxiv.org/abs/2211.05102; kipply, Transformer Inference Arithmetic.")},
    {"prefill", QT_TRANSLATE_NOOP("Help", "Serving: reading a prompt"),
     QT_TRANSLATE_NOOP("Help",
                       "(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + exchange between "
                       "chips. Each request brings one prefill, on the same chips."),
     QT_TRANSLATE_NOOP("Help", "Pope et al. 2022, https://arxiv.org/abs/2211.05102.")},
    {"batch", QT_TRANSLATE_NOOP("Help", "Encoders, images and diffusion: a batch"),
     QT_TRANSLATE_NOOP("Help",
                       "Batches at once x items x FLOP of an item x steps / (peak x efficiency) + fixed costs of the "
                       "layers."),
     QT_TRANSLATE_NOOP("Help", "kipply, Transformer Inference Arithmetic.")},
    {"roofline", QT_TRANSLATE_NOOP("Help", "Roofline: what a chip can reach"),
     QT_TRANSLATE_NOOP("Help", "The smaller of peak and arithmetic intensity x memory bandwidth."),
     QT_TRANSLATE_NOOP("Help", "Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.")},
};

/// What rules say that are our own; those of the guide and the dated facts have their texts in the catalogue.
struct OwnRule
{
    const char *id;
    const char *text; ///< QT_TRANSLATE_NOOP in context "Help"
};

constexpr OwnRule ownRules[] = {
    {"announced", QT_TRANSLATE_NOOP("Help", "What is announced and not on sale yet cannot be chosen.")},
    {"no-estimate", QT_TRANSLATE_NOOP("Help", "What nothing can be estimated of cannot be advised.")},
    {"no-price", QT_TRANSLATE_NOOP("Help", "What has no price cannot be advised.")},
    {"inference-only", QT_TRANSLATE_NOOP("Help", "Chips that are made for inference are not advised for training.")},
    {"not-on-cloud", QT_TRANSLATE_NOOP("Help", "A chip has to be listed on the cloud that is needed.")},
    {"not-in-region", QT_TRANSLATE_NOOP("Help", "A chip has to be known in the region that is needed.")},
    {"no-cuda", QT_TRANSLATE_NOOP("Help", "Operators that are written for CUDA run on chips of NVIDIA alone.")},
    {"one-cloud", QT_TRANSLATE_NOOP("Help", "Who needs several clouds cannot use chips of one cloud.")},
    {"small-move", QT_TRANSLATE_NOOP("Help", "A move has to save more than it costs.")},
    {"small-spend",
     QT_TRANSLATE_NOOP("Help", "Below the guide's smaller threshold a move to other software does not pay.")},
    {"other-framework",
     QT_TRANSLATE_NOOP("Help",
                       "The guide names PyTorch and JAX for AWS's chips; other frameworks speak against them.")},
    {"other-software", QT_TRANSLATE_NOOP("Help", "A move to other software has to be tried and planned.")},
    {"one-list", QT_TRANSLATE_NOOP("Help", "What is listed on one cloud only has to be looked up on others.")},
    {"maybe-in-region", QT_TRANSLATE_NOOP("Help", "Where no list names the region, it has to be looked up.")},
    {"priced-elsewhere", QT_TRANSLATE_NOOP("Help", "A price of another region or cloud has to be checked.")},
    {"part-of-instance",
     QT_TRANSLATE_NOOP("Help", "A bill of fewer chips than the smallest instance has has to be checked.")},
    {"dearer-than-today", QT_TRANSLATE_NOOP("Help", "A bill above what is spent today has to be checked.")},
    {"other-prices", QT_TRANSLATE_NOOP("Help", "A price of another list than the chosen one has to be checked.")},
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
    HelpTopic topic{QStringLiteral("method"), {}, tr("How the numbers come about"), {}};
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
                    {tr("What stands in these formulas is an assumption, a figure with a source, or another "
                        "result. The source card of a number shows its formula with live numbers.")},
                    {}};
    entry.table.columns = {{tr("Result"), false}, {tr("Work"), false}, {tr("Formula"), false}};
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
    HelpTopic topic{QStringLiteral("calibration"), {}, tr("Constants and what they rest on"), {}};
    const QList<Table::Column> columns{{tr("Chips"), false},
                                       {tr("Share of the peak"), true},
                                       {tr("Measurements"), true},
                                       {tr("Median error"), true},
                                       {tr("Source"), false}};
    HelpEntry training{QStringLiteral("calibration.training"),
                       tr("Training"),
                       {tr("One constant for each family of chips, none for a single chip or model. A family "
                           "without measurements of its own borrows those of its parent, and the result "
                           "says so.")},
                       {{}, columns, {}}};
    for (const ChipFamily &family : constants.families) {
        if (family.training)
            training.table.rows << evidenceRow(input, family.label, family.training->efficiency,
                                               family.training->evidence);
    }
    HelpEntry serving{QStringLiteral("calibration.serving"),
                      tr("Serving"),
                      {tr("By serving software and family of chips; the share is of the memory bandwidth.")},
                      {{}, columns, {}}};
    for (const ServingConstants &one : constants.serving)
        serving.table.rows << evidenceRow(input, tr("%1 (%2)").arg(one.stack, one.families.join(QStringLiteral(", "))),
                                          one.memory, one.evidence);
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
    const auto guide = std::find_if(catalog.rules.begin(), catalog.rules.end(), sameId);
    if (guide != catalog.rules.end())
        return guide->text;
    const auto fact = std::find_if(catalog.facts.begin(), catalog.facts.end(), sameId);
    const auto software = std::find_if(catalog.software.begin(), catalog.software.end(), sameId);
    const Fact *said = fact != catalog.facts.end() ? &*fact : software != catalog.software.end() ? &*software : nullptr;
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
        return tr("speaks for it");
    case Effect::Against:
        return tr("speaks against it");
    case Effect::Verify:
        return tr("to be verified");
    }
    Q_UNREACHABLE();
}

HelpTopic advice(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("advice"), {}, tr("Rules of advice"), {}};
    HelpEntry rules{QStringLiteral("advice.rules"),
                    tr("Rules"),
                    {tr("Rules of the guide stand beside our own. A limit rules out only what misses it with its whole "
                        "range.")},
                    {{}, {{tr("About"), false}, {tr("Effect"), false}, {tr("Rule"), false}}, {}}};
    for (const AdviceRule &rule : adviceRules())
        rules.table.rows << Table::Row{topicLabel(rule.topic), effectText(rule.effect), ruleText(input.catalog, rule)};
    topic.entries << rules;
    for (const NeedRow &need : needTable())
        topic.entries << HelpEntry{QStringLiteral("need.") + need.needId(), need.labelText(), {need.helpText()}, {}};
    return topic;
}

HelpTopic slides(const HelpInput &)
{
    HelpTopic topic{QStringLiteral("slides"), {}, tr("What the slide check looks for"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("File > Check slide holds the page against these rules, at the size and in the theme "
                        "of the export, and offers a mend where there is one.")},
                    {{}, {{tr("Rule"), false}, {tr("Otherwise"), false}}, {}}};
    for (const SlideRule &rule : slideRules())
        entry.table.rows << Table::Row{tr(rule.sentence),
                                       rule.severity == SlideSeverity::Fault ? tr("a fault") : tr("a caution")};
    topic.entries << entry;
    return topic;
}

} // namespace

QList<HelpTopic> method(const HelpInput &input)
{
    QList<HelpTopic> topics{howEstimates(input), formulas(input), calibration(input), advice(input), slides(input)};
    for (HelpTopic &topic : topics)
        topic.chapter = tr("Method");
    return topics;
}

} // namespace chipboard::helpparts
