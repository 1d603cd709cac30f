#include "data/whatif/formulaterms.h"

#include "data/core/tr.h"
#include "data/estimate/setup.h"
#include "data/estimate/steps.h"
#include "data/metrics/formulas.h"
#include "data/units/numerals.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

constexpr unsigned maskOf(Task task) { return 1U << static_cast<unsigned>(task); }
constexpr unsigned training = maskOf(Task::Pretrain) | maskOf(Task::FineTune) | maskOf(Task::Lora);
constexpr unsigned serving = maskOf(Task::Serve);
constexpr unsigned batches = maskOf(Task::Batch);
constexpr unsigned all = training | serving | batches;

/// How a result is made of other terms. Results without a row are told in the estimate's own words.
struct ResultFormula
{
    const char *id;
    unsigned tasks;
    const char *formula;
};

constexpr std::array resultFormulas{
    ResultFormula{"cost", training, "{wall_hours} / {utilisation} x {usd_per_hour}"},
    ResultFormula{"usd_per_month", all, "{usd_per_hour} x {hours_a_month}"},
    ResultFormula{"usd_per_1m_tokens", serving, "{usd_per_hour} / (3600 x {tokens_per_s} x {utilisation}) x 1e6"},
    ResultFormula{"usd_per_1m_items", batches, "{usd_per_hour} / (3600 x {items_per_s} x {utilisation}) x 1e6"},
    ResultFormula{"usd_per_1m_input_tokens", serving,
                  "{usd_per_hour} x {prefill} / {copies} / (3600 x 1e3 x {input} x {utilisation}) x 1e6"},
    ResultFormula{"tokens_per_usd", serving, "1e6 / {usd_per_1m_tokens}"},
    ResultFormula{"wall_hours", training, "{chip_hours} / {chips}"},
    ResultFormula{"chip_hours", training, "{tokens} x {time_per_token} / 1e3 / {goodput} / 3600"},
    ResultFormula{"tokens_per_s", training, "{chips} / {time_per_token} x 1e3"},
    ResultFormula{"tokens_per_s", serving, "{requests_at_once} / {tpot} x 1e3"},
    ResultFormula{"tokens_per_s_per_chip", training, "1e3 / {time_per_token}"},
    ResultFormula{"tokens_per_s_per_chip", serving, "{tokens_per_s} / {chips}"},
    ResultFormula{"tpot", serving, "{decode_step} + {requests_of_a_copy} x {prefill} / {output}"},
    ResultFormula{"ttft", serving, "max({prefill}, {read_for_prompt}) + {layer_costs}"},
    ResultFormula{"requests_at_once", serving, "{requests_of_a_copy} x {busy_copies}"},
    ResultFormula{"mfu", training, "{flop_per_token} x {tokens_per_s_per_chip} / ({peak} x 1e12)"},
    ResultFormula{"energy_per_token", serving, "{chips} x {power} / {tokens_per_s}"},
    ResultFormula{"energy_kwh", training, "{chips} x {power} x {wall_hours} x {pue} / 1000"},
    ResultFormula{"energy_usd", training, "{energy_kwh} x {energy_price}"},
    ResultFormula{"energy_kwh_per_1m_tokens", serving, "{energy_per_token} x {pue} / 3.6"},
    ResultFormula{"energy_usd_per_1m_tokens", serving, "{energy_kwh_per_1m_tokens} x {energy_price}"},
    ResultFormula{"energy_kwh_per_1m_items", batches, "{chips} x {power} x {pue} / (3.6 x {items_per_s})"},
    ResultFormula{"energy_usd_per_1m_items", batches, "{energy_kwh_per_1m_items} x {energy_price}"},
    ResultFormula{"month_chips", serving | batches, "{chips} x {deployments}"},
    ResultFormula{"month_usd", serving | batches, "{usd_per_month} x {deployments}"},
    ResultFormula{"items_per_s", batches, "{chips} x {batches_at_once} x {batch} / {latency} x 1e3"},
    ResultFormula{"latency", batches, "{arithmetic} + {layer_costs}"},
};

constexpr const char *rentOfInstances = "{price} x {instances} x (1 - {discount}) x {price_factor}";
constexpr const char *rentOfChips = "{price} x {chips} x (1 - {discount}) x {price_factor}";

QString formulaOfResult(const TermContext &context, const QString &id)
{
    if (id == QLatin1String("usd_per_hour"))
        return QString::fromLatin1(context.row.request->whole ? rentOfInstances : rentOfChips);
    if (id == QLatin1String("usd_per_month") && context.row.request->price && context.row.request->price->committed)
        return QStringLiteral("{usd_per_hour} x {all_hours}");
    const unsigned task = maskOf(context.row.request->workload.task);
    const auto found = std::find_if(resultFormulas.begin(), resultFormulas.end(), [&](const ResultFormula &row) {
        return id == QLatin1String(row.id) && (row.tasks & task) != 0;
    });
    return found == resultFormulas.end() ? QString() : QString::fromLatin1(found->formula);
}

FormulaNode stepNode(const TermContext &context, const WorkStep &step)
{
    FormulaNode node;
    node.id = step.id;
    node.label = stepLabel(step.id);
    node.value = Interval::exactly(step.value);
    node.unit = step.unit;
    node.formula = step.formula;
    node.origin = step.origin;
    node.sources = sourceLines(context.catalog, step.sources);
    return node;
}

FormulaNode number(const QString &id, const QString &label, double value, Unit unit, const QString &origin)
{
    FormulaNode node;
    node.id = id;
    node.label = label;
    node.value = Interval::exactly(value);
    node.unit = unit;
    node.origin = origin;
    return node;
}

/// A number that people may assume; `stated` is what the request has.
struct AssumedTerm
{
    const char *id;
    const char *assumption;
    double (*stated)(const TermContext &);
    Unit unit;
};

const Terms &termsOf(const TermContext &context) { return context.row.request->terms; }
const Workload &workOf(const TermContext &context) { return context.row.request->workload; }
const ModelShape &modelOf(const TermContext &context) { return context.row.request->model; }

constexpr std::array assumedTerms{
    AssumedTerm{"utilisation", "utilisation",
                [](const TermContext &context) { return 100.0 * termsOf(context).utilisation; }, Unit::Percent},
    AssumedTerm{"discount", "discount", [](const TermContext &context) { return 100.0 * termsOf(context).discount; },
                Unit::Percent},
    AssumedTerm{"price_factor", "price_factor", [](const TermContext &context) { return termsOf(context).priceFactor; },
                Unit::One},
    AssumedTerm{"hours_a_month", "hours_a_month",
                [](const TermContext &context) { return termsOf(context).hoursAMonth; }, Unit::Hour},
    AssumedTerm{"monthly_tokens", "monthly_tokens",
                [](const TermContext &context) { return context.row.request->month.tokens.value_or(0.0); }, Unit::One},
    AssumedTerm{"monthly_items", "monthly_items",
                [](const TermContext &context) { return context.row.request->month.items.value_or(0.0); }, Unit::One},
    AssumedTerm{"energy_price", "energy_price",
                [](const TermContext &context) { return context.row.request->energy.usdPerKwh.value_or(0.0); },
                Unit::UsdPerKilowattHour},
    AssumedTerm{"pue", "pue", [](const TermContext &context) { return context.row.request->energy.pue; }, Unit::One},
    AssumedTerm{"goodput", "goodput",
                [](const TermContext &context) {
                    return 100.0 * tuned(context.catalog.calibration.training, context.row.request->tuning).goodput;
                },
                Unit::Percent},
    AssumedTerm{"chips", "chips",
                [](const TermContext &context) { return static_cast<double>(context.row.estimate.count); },
                Unit::Chips},
    AssumedTerm{"tokens", "tokens", [](const TermContext &context) { return workOf(context).tokens; }, Unit::One},
    AssumedTerm{"sequence", "sequence",
                [](const TermContext &context) { return static_cast<double>(workOf(context).sequence); }, Unit::One},
    AssumedTerm{"input", "input", [](const TermContext &context) { return static_cast<double>(workOf(context).input); },
                Unit::One},
    AssumedTerm{"steps", "steps",
                [](const TermContext &context) {
                    return static_cast<double>(batchSetupOf(workOf(context), context.row.estimate.count).steps);
                },
                Unit::One},
    AssumedTerm{"parameters", "parameters", [](const TermContext &context) { return modelOf(context).parameters; },
                Unit::One},
    AssumedTerm{"output", "output",
                [](const TermContext &context) { return static_cast<double>(workOf(context).output); }, Unit::One},
    AssumedTerm{"batch", "batch",
                [](const TermContext &context) {
                    return static_cast<double>(batchSetupOf(workOf(context), context.row.estimate.count).batch);
                },
                Unit::One},
    AssumedTerm{"active_parameters", "active_parameters",
                [](const TermContext &context) { return modelOf(context).activeParameters; }, Unit::One},
    AssumedTerm{"layers", "layers",
                [](const TermContext &context) { return static_cast<double>(modelOf(context).layers); }, Unit::One},
    AssumedTerm{"hidden", "hidden",
                [](const TermContext &context) { return static_cast<double>(modelOf(context).hidden); }, Unit::One},
};

// "Training tokens (billions)" is told in full here.
QString withoutScale(const QString &label) { return label.section(QLatin1String(" ("), 0, 0); }

FormulaNode assumedNode(const TermContext &context, const AssumedTerm &term)
{
    const AssumptionRow &row = *findAssumption(AssumptionId(QString::fromLatin1(term.assumption)));
    const bool isChanged = (context.board.assumptions.*row.member).has_value();
    FormulaNode node = number(QString::fromLatin1(term.id), withoutScale(row.labelText()), term.stated(context),
                              term.unit, isChanged ? tr("Assumed.") : row.originText());
    if (row.group == AssumptionGroup::Model && !isChanged)
        node.sources = sourceLines(context.catalog, modelOf(context).sources);
    return node;
}

FormulaNode priceNode(const TermContext &context)
{
    const PriceOrigin &origin = context.row.request->priceOrigin;
    const Interval each = inUnit(context.row.request->price->each, Unit::UsdPerHour);
    FormulaNode node = number(QStringLiteral("price"), tr("Price of one"), each.value, Unit::UsdPerHour, {});
    node.value = each;
    node.formula = context.row.request->whole ? QStringLiteral("{rented_price}")
                                              : QStringLiteral("{rented_price} / {rented_chips}");
    if (origin.chips == 1)
        node.formula = QStringLiteral("{rented_price}");
    return node;
}

FormulaNode rentedPriceNode(const TermContext &context)
{
    const PriceOrigin &origin = context.row.request->priceOrigin;
    const Metric &metric = *findMetric(MetricId(QStringLiteral("price_hour")));
    const Cell cell =
        priceHourCell(contextOf(context.catalog, context.board, context.precision), context.row.subject, metric);
    FormulaNode node;
    node.id = QStringLiteral("rented_price");
    node.label = tr("Price of %1").arg(origin.rented);
    node.value = origin.usdPerHour;
    node.unit = Unit::UsdPerHour;
    node.origin = tr("%1 (%2), %3, %4").arg(origin.bookName, origin.kind, origin.status, origin.asOf);
    node.sources = sourceLines(context.catalog, cell.sources);
    return node;
}

FormulaNode peakNode(const TermContext &context, const QString &id, Precision precision)
{
    const auto peak = peakFor(context.row.request->device, precision);
    const auto &dense = context.row.subject.chip->dense;
    const auto figure = peak ? dense.find(peak->precision) : dense.end();
    const QString label = tr("Dense %1 peak of %2")
                              .arg(precisionLabel(peak ? peak->precision : precision), context.row.subject.chip->name);
    FormulaNode node = figure == dense.end() ? number(id, label, 0.0, Unit::Tflops, {})
                                             : figureLeaf(context.catalog, id, label, figure->second);
    if (peak) // what is reckoned with, in the unit of the formulas
        node.value = Interval::exactly(peak->rate / teraflops(1));
    node.unit = Unit::Tflops;
    return node;
}

FormulaNode bandwidthNode(const TermContext &context)
{
    const Chip &chip = *context.row.subject.chip;
    FormulaNode node = figureLeaf(context.catalog, QStringLiteral("memory_bandwidth"),
                                  tr("Memory bandwidth of %1").arg(chip.name), chip.memoryBandwidth);
    node.value = Interval::exactly(context.row.request->device.bandwidth / gigabytesPerSecond(1));
    node.unit = Unit::GBps;
    return node;
}

FormulaNode powerNode(const TermContext &context)
{
    const Chip &chip = *context.row.subject.chip;
    FormulaNode node = figureLeaf(context.catalog, QStringLiteral("power"), tr("Power of %1").arg(chip.name),
                                  chip.power.value_or(Figure()));
    if (const auto &power = context.row.request->device.power)
        node.value = inUnit(*power, Unit::Watt);
    node.unit = Unit::Watt;
    return node;
}

FormulaNode instancesNode(const TermContext &context)
{
    return number(QStringLiteral("instances"), tr("Instances"), context.row.estimate.instances, Unit::One,
                  context.row.request->chipsEach == 1
                      ? tr("1 chip each, rented whole.")
                      : tr("%1 chips each, rented whole.").arg(context.row.request->chipsEach));
}

FormulaNode deploymentsNode(const TermContext &context)
{
    FormulaNode node = number(QStringLiteral("deployments"), tr("Deployments side by side"), 0.0, Unit::One, {});
    const EstimateResult *chips = context.row.estimate.result(u"month_chips");
    node.value = chips->value ? std::optional(chips->value->scaled(1.0 / context.row.estimate.count)) : std::nullopt;
    const bool isServing = context.row.request->workload.task == Task::Serve;
    node.formula = isServing
        ? QStringLiteral("ceil({monthly_tokens} / ({tokens_per_s} x 3600 x {hours_a_month} x {utilisation}))")
        : QStringLiteral("ceil({monthly_items} / ({items_per_s} x 3600 x {hours_a_month} x {utilisation}))");
    return node;
}

FormulaNode allHoursNode(const TermContext &context)
{
    return number(QStringLiteral("all_hours"), tr("All hours of a month"), paidHoursAMonth(*context.row.request->price),
                  Unit::Hour, tr("A commitment is paid whether it is used or not."));
}

FormulaNode rentedChipsNode(const TermContext &context)
{
    const PriceOrigin &origin = context.row.request->priceOrigin;
    return number(QStringLiteral("rented_chips"), tr("Its chips"), origin.chips, Unit::Chips,
                  tr("Rented with %1.").arg(origin.rented));
}

/// Terms that are neither results nor steps nor assumed.
struct OwnTerm
{
    const char *id;
    FormulaNode (*make)(const TermContext &);
};

constexpr std::array ownTerms{
    OwnTerm{"price", &priceNode},
    OwnTerm{"rented_price", &rentedPriceNode},
    OwnTerm{"rented_chips", &rentedChipsNode},
    OwnTerm{"instances", &instancesNode},
    OwnTerm{"deployments", &deploymentsNode},
    OwnTerm{"all_hours", &allHoursNode},
    OwnTerm{"power", &powerNode},
    OwnTerm{"memory_bandwidth", &bandwidthNode},
    OwnTerm{"peak",
            [](const TermContext &context) {
                return peakNode(context, QStringLiteral("peak"), context.row.request->workload.precision);
            }},
    OwnTerm{"bf16_peak",
            [](const TermContext &context) { return peakNode(context, QStringLiteral("bf16_peak"), Precision::Bf16); }},
};

struct TermLabel
{
    const char *id;
    const char *label;
};

/// Of terms that are named after a chip or an instance where a formula has live numbers.
constexpr std::array plainLabels{
    TermLabel{"price", QT_TRANSLATE_NOOP("Formula", "Price of one")},
    TermLabel{"instances", QT_TRANSLATE_NOOP("Formula", "Instances")},
    TermLabel{"deployments", QT_TRANSLATE_NOOP("Formula", "Deployments side by side")},
    TermLabel{"all_hours", QT_TRANSLATE_NOOP("Formula", "All hours of a month")},
    TermLabel{"power", QT_TRANSLATE_NOOP("Formula", "Power of a chip")},
    TermLabel{"memory_bandwidth", QT_TRANSLATE_NOOP("Formula", "Memory bandwidth of a chip")},
    TermLabel{"peak", QT_TRANSLATE_NOOP("Formula", "Dense peak of a chip")},
    TermLabel{"bf16_peak", QT_TRANSLATE_NOOP("Formula", "Dense BF16 peak of a chip")},
};

template<typename Rows>
auto rowOf(const Rows &rows, const QString &id)
{
    return std::find_if(rows.begin(), rows.end(), [&id](const auto &row) { return id == QLatin1String(row.id); });
}

QString plainLabel(const QString &id)
{
    if (const auto own = rowOf(plainLabels, id); own != plainLabels.end())
        return tr(own->label);
    if (const auto assumed = rowOf(assumedTerms, id); assumed != assumedTerms.end())
        return withoutScale(findAssumption(AssumptionId(QString::fromLatin1(assumed->assumption)))->labelText());
    const Metric *metric = findMetric(MetricId(id));
    return metric != nullptr ? metric->labelText() : stepLabel(id);
}

FormulaNode resultNode(const TermContext &context, const EstimateResult &result)
{
    const Metric *metric = findMetric(MetricId(result.metric));
    FormulaNode node;
    node.id = result.metric;
    node.label = metric != nullptr ? metric->labelText() : result.metric;
    node.value = result.value;
    node.unit = result.unit;
    node.reason = result.reason;
    if (!result.value)
        return node;
    node.formula = formulaOfResult(context, result.metric);
    if (node.formula.isEmpty()) {
        node.formula = metric != nullptr ? metric->formulaText() : result.formula;
        for (const EstimateInput &input : result.inputs)
            node.children << number(input.name, plainLabel(input.name), input.value,
                                    unitFromSymbol(QString(input.unit)).value_or(Unit::One), {});
    }
    return node;
}

QString workOfTasks(unsigned tasks)
{
    if (tasks == all)
        return tr("All work");
    if (tasks == training)
        return tr("Training");
    if (tasks == serving)
        return tr("Serving");
    return tasks == batches ? tr("Batches") : tr("Serving and batches");
}

FormulaText textOfResult(const char *id, unsigned tasks, const char *formula)
{
    FormulaText text{QString::fromLatin1(id), plainLabel(QString::fromLatin1(id)), QString::fromLatin1(formula),
                     workOfTasks(tasks)};
    const QStringList names = namesIn(text.formula);
    for (const QString &name : names)
        text.formula.replace(QLatin1Char('{') + name + QLatin1Char('}'), plainLabel(name));
    return text;
}

} // namespace

QList<FormulaText> resultFormulaTexts()
{
    QList<FormulaText> texts{textOfResult("usd_per_hour", all, rentOfInstances)};
    for (const ResultFormula &row : resultFormulas)
        texts << textOfResult(row.id, row.tasks, row.formula);
    return texts;
}

QStringList sourceLines(const Catalog &catalog, const QList<SourceId> &sources)
{
    QStringList lines;
    for (const SourceId &id : sources) {
        const Source *source = catalog.source(id);
        if (source == nullptr)
            continue;
        QStringList parts{source->title, source->asOf, source->url};
        parts.removeAll(QString());
        lines << parts.join(QLatin1String(", "));
    }
    return lines;
}

QStringList namesIn(const QString &formula)
{
    static const QRegularExpression inBraces(QStringLiteral("\\{([a-z0-9_]+)\\}"));
    QStringList names;
    for (auto match = inBraces.globalMatch(formula); match.hasNext();) {
        const QString name = match.next().captured(1);
        if (!names.contains(name))
            names << name;
    }
    return names;
}

FormulaNode figureLeaf(const Catalog &catalog, const QString &id, const QString &label, const Figure &figure)
{
    FormulaNode node;
    node.id = id;
    node.label = label;
    node.value = figure.value;
    node.unit = figure.unit;
    node.reason = figure.reason;
    if (figure.value) {
        QStringList parts{Formatter(QLocale()).withRange(*figure.value, figure.unit), statusLabel(figure.status),
                          figure.asOf};
        if (!figure.formula.isEmpty())
            parts << withLocalNumbers(figure.formula, QLocale());
        parts.removeAll(QString());
        node.origin = parts.join(QLatin1String(", "));
    }
    node.sources = sourceLines(catalog, figure.sources);
    return node;
}

FormulaNode termOf(const TermContext &context, const QString &id)
{
    const auto step =
        std::find_if(context.steps.begin(), context.steps.end(), [&id](const WorkStep &each) { return each.id == id; });
    if (step != context.steps.end())
        return stepNode(context, *step);
    if (const auto own = rowOf(ownTerms, id); own != ownTerms.end())
        return own->make(context);
    if (const auto assumed = rowOf(assumedTerms, id); assumed != assumedTerms.end())
        return assumedNode(context, *assumed);
    const EstimateResult *result = context.row.estimate.result(id);
    return result != nullptr ? resultNode(context, *result) : FormulaNode{id, id, {}, Unit::One, {}, {}, {}, {}, {}};
}

} // namespace chipboard
