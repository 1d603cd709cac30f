#include "data/analysis/formulatree.h"

#include "data/analysis/question.h"
#include "data/compare/formulas.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/model/steps.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {

namespace {

constexpr int deepest = 12; // levels of the tree

FormulaNode number(const QString &id, const QString &label, double value, Unit unit, const QString &origin)
{
    return FormulaNode{.id = id, .label = label, .value = Interval::exactly(value), .unit = unit, .origin = origin};
}

// "Training tokens (billions)" is shown as a full number here.
QString withoutScale(const QString &label) { return label.section(QLatin1String(" ("), 0, 0); }

// "Fitted to 120 measurements: half of them lie within 9.1 %, eight of ten within 21 %."
QString evidenceText(const Evidence &evidence)
{
    const Formatter formatter;
    return tr("Fitted to %1 measurements: half of them lie within %2, eight of ten within %3.")
        .arg(formatter.integer(evidence.rows), formatter.percent(evidence.medianError),
             formatter.percent(evidence.p80Error));
}

/// Context for the figures of one row.
struct TermContext
{
    const Catalog &catalog;
    const Board &board;
    const SubjectEstimate &row;
};

FormulaNode rentedPriceNode(const TermContext &context, const PriceOrigin &origin)
{
    const EvaluationContext priced =
        contextOf(context.catalog, context.board, resolvedPrecision(context.catalog, context.board));
    const Cell cell = rentedPriceCell(priced, context.row, MetricId(QStringLiteral("price_hour")));
    return FormulaNode{
        .id = QStringLiteral("rented_price"),
        .label = tr("Price of %1").arg(origin.rented),
        .value = origin.usdPerHour,
        .unit = Unit::UsdPerHour,
        .origin = origin.isCustom
            ? tr("%1 (%2), custom price").arg(origin.bookName, origin.kind)
            : tr("%1 (%2), %3, %4").arg(origin.bookName, origin.kind, origin.status, dateText(origin.asOf)),
        .sources = sourceLines(context.catalog, cell.sources)};
}

FormulaNode priceNode(const TermContext &context)
{
    const PriceOrigin origin = context.row.estimate.price.value_or(context.row.request->priceOrigin);
    const bool isDivided = !context.row.request->whole && origin.chips != 1;
    const Interval each = isDivided ? origin.usdPerHour.scaled(1.0 / origin.chips) : origin.usdPerHour;
    FormulaNode node = number(QStringLiteral("price"), tr("Price of one"), each.value, Unit::UsdPerHour, {});
    node.value = each;
    node.formula = isDivided ? QStringLiteral("{rented_price} / {rented_chips}") : QStringLiteral("{rented_price}");
    node.expression = LiveFormula::ofCell(0);
    node.children << rentedPriceNode(context, origin);
    if (isDivided) {
        node.expression = LiveFormula::ofCell(0) / LiveFormula::ofCell(1);
        node.children << number(QStringLiteral("rented_chips"), tr("Its chips"), origin.chips, Unit::Chips,
                                tr("Rented with %1.").arg(origin.rented));
    }
    return node;
}

/// A figure of the chip as the catalogue documents it. The value is the one used in the calculation.
struct FigureTerm
{
    const char *id;
    const char *label; ///< QT_TR_NOOP; %1: the chip
    Figure (*figure)(const Chip &);
};

constexpr std::array figureTerms{
    FigureTerm{"memory_bandwidth", QT_TR_NOOP("Memory bandwidth of %1"),
               [](const Chip &chip) { return chip.memoryBandwidth; }},
    FigureTerm{"power", QT_TR_NOOP("Power of %1"), [](const Chip &chip) { return chip.power.value_or(Figure()); }},
    FigureTerm{"memory", nullptr, [](const Chip &chip) { return memoryFound(chip); }},
    FigureTerm{"link", nullptr, [](const Chip &chip) { return chip.scaleUp.value_or(Figure()); }},
};

std::optional<Figure> peakFigure(const Chip &chip, const std::optional<PeakChoice> &peak)
{
    const auto figure = peak ? chip.dense.find(peak->precision) : chip.dense.end();
    return figure == chip.dense.end() ? std::nullopt : std::optional(figure->second);
}

FormulaNode peakNode(const TermContext &context, const QString &id, Precision precision)
{
    const Chip &chip = *context.row.subject.chip;
    const auto peak = peakFor(context.row.request->device, precision);
    const QString label = tr("Dense %1 peak of %2").arg(precisionLabel(peak ? peak->precision : precision), chip.name);
    return figureLeaf(context.catalog, id, label, peakFigure(chip, peak).value_or(Figure()));
}

// Node for a figure of the chip; without a figure, a node without origin.
FormulaNode figureNode(const TermContext &context, const LiveCell &cell)
{
    if (cell.id == QLatin1String("peak"))
        return peakNode(context, cell.id, context.row.request->workload.precision);
    if (cell.id == QLatin1String("bf16_peak"))
        return peakNode(context, cell.id, Precision::Bf16);
    const auto found = std::ranges::find_if(
        figureTerms, [&cell](const FigureTerm &term) { return cell.id == QLatin1String(term.id); });
    if (found == figureTerms.end() || context.row.subject.chip == nullptr)
        return number(cell.id, cell.label, 0.0, cell.unit, cell.origin);
    const Chip &chip = *context.row.subject.chip;
    return figureLeaf(context.catalog, cell.id, found->label != nullptr ? tr(found->label).arg(chip.name) : cell.label,
                      found->figure(chip));
}

/// Goal of a search; others use the text of their result.
struct SearchWords
{
    const char *id;
    const char *words; ///< QT_TR_NOOP
};

constexpr std::array searchWords{
    SearchWords{"copies", QT_TR_NOOP("replicas in parallel")},
    SearchWords{"chips_of_a_copy", QT_TR_NOOP("replicas in parallel")},
};

// Other searches are described by their number only.
QString wordsOfSearch(const QString &id)
{
    const auto found =
        std::ranges::find_if(searchWords, [&id](const SearchWords &row) { return id == QLatin1String(row.id); });
    if (found != searchWords.end())
        return tr(found->words);
    const bool isMemory = id == QLatin1String("fewest") || id == QLatin1String("memory_of_a_chip");
    return isMemory ? findMetric(MetricId(QStringLiteral("fewest_chips")))->formulaText() : QString();
}

// Percentages in cells are shares in displayed formulas.
LiveFormula withoutPercent(const LiveFormula &formula, const std::function<bool(int)> &isPercent)
{
    using Kind = LiveFormula::Kind;
    const bool isShare = formula.kind == Kind::Operator && formula.text == QLatin1String("/")
        && formula.parts.at(0).isCell() && isPercent(formula.parts.at(0).cell)
        && formula.parts.at(1) == LiveFormula(100.0);
    if (isShare)
        return formula.parts.at(0);
    LiveFormula changed = formula;
    for (LiveFormula &part : changed.parts)
        part = withoutPercent(part, isPercent);
    return changed;
}

QString labelOfResult(const QString &id)
{
    const Metric *metric = findMetric(MetricId(id));
    return metric != nullptr ? metric->labelText() : id;
}

// Estimate inputs have the names of steps, assumptions or results.
QString labelOfInput(const QString &id)
{
    if (const AssumptionRow *row = findAssumption(AssumptionId(id)))
        return withoutScale(row->labelText());
    const Metric *metric = findMetric(MetricId(id));
    return metric != nullptr ? metric->labelText() : stepLabel(id);
}

} // namespace

FormulaTerms::FormulaTerms(const Catalog &catalog, const Board &board, const SubjectEstimate &row)
    : m_catalog(catalog)
    , m_board(board)
    , m_row(row)
    , m_model(liveModelOf(catalog, board, row.subject))
    , m_values(valuesOf(m_model))
{
    for (const LiveRow &each : m_model.rows) {
        for (const LiveResult &result : each.results)
            m_results << chosen(result.formula);
    }
}

const LiveResult *FormulaTerms::liveResult(const QString &metric) const
{
    if (m_model.rows.isEmpty())
        return nullptr;
    const QList<LiveResult> &results = m_model.rows.constFirst().results;
    return findWhere(results, [&metric](const LiveResult &result) { return result.metric == metric; });
}

// Selects the alternative that applies now, and inlines steps that are shown where they are used.
LiveFormula FormulaTerms::chosen(const LiveFormula &formula) const
{
    if (formula.isCell()) {
        const LiveCell &cell = m_model.cells.at(formula.cell);
        return cell.id == QLatin1String("rent_factor") ? chosen(cell.formula) : formula;
    }
    if (formula.kind == LiveFormula::Kind::Function && formula.text == QLatin1String("IF"))
        return chosen(formula.parts.at(valueOf(formula.parts.at(0), m_values) == LiveValue(0.0) ? 2 : 1));
    LiveFormula changed = formula;
    for (LiveFormula &part : changed.parts)
        part = chosen(part);
    return changed;
}

// Replaces another result's formula by that result.
LiveFormula FormulaTerms::withResults(const LiveFormula &formula, const QString &except) const
{
    const bool isStep = formula.isCell() && m_model.cells.at(formula.cell).kind == LiveKind::Step
        && m_model.cells.at(formula.cell).unit != Unit::Chips
        && m_model.cells.at(formula.cell).id != QLatin1String("instances");
    const bool isMade =
        isStep || formula.kind == LiveFormula::Kind::Operator || formula.kind == LiveFormula::Kind::Function;
    for (int i = 0; isMade && i < m_results.size(); ++i) {
        if (m_results.at(i) == formula && m_model.rows.constFirst().results.at(i).metric != except)
            return LiveFormula::ofCell(static_cast<int>(m_model.cells.size()) + i);
    }
    LiveFormula changed = formula;
    for (LiveFormula &part : changed.parts)
        part = withResults(part, except);
    return changed;
}

FormulaTerms::Part FormulaTerms::partOf(const LiveFormula &formula, const QString &except) const
{
    Part part{withResults(chosen(formula), except), {}};
    collectCells(part.formula, part.cells);
    return part;
}

bool FormulaTerms::isSearched(const LiveFormula &formula) const
{
    QList<int> cells;
    collectCells(formula, cells);
    return cells.isEmpty() || std::ranges::any_of(cells, [this](int cell) {
               return cell < m_model.cells.size() && m_model.cells.at(cell).detail;
           });
}

void FormulaTerms::addFormula(FormulaNode &node, const Part &part, int depth) const
{
    if (depth >= deepest)
        return;
    const int cells = static_cast<int>(m_model.cells.size());
    QStringList ids;
    for (const int cell : part.cells) {
        node.children << (cell < cells
                              ? cellNode(cell, depth + 1)
                              : resultNode(m_model.rows.constFirst().results.at(cell - cells).metric, depth + 1));
        ids << node.children.constLast().id;
    }
    const std::function<LiveFormula(const LiveFormula &)> asChildren = [&](const LiveFormula &formula) {
        if (formula.isCell())
            return LiveFormula::ofCell(static_cast<int>(part.cells.indexOf(formula.cell)));
        LiveFormula changed = formula;
        for (LiveFormula &each : changed.parts)
            each = asChildren(each);
        return changed;
    };
    node.expression = asChildren(part.formula);
    const auto isPercent = [&node](int child) { return node.children.at(child).unit == Unit::Percent; };
    node.formula =
        toWords(withoutPercent(node.expression, isPercent), [&ids](int child) { return u'{' + ids.at(child) + u'}'; });
}

FormulaNode FormulaTerms::assumedNode(const LiveCell &cell) const
{
    const AssumptionRow &row = *findAssumption(AssumptionId(cell.id));
    const bool isChanged = (m_board.assumptions.*row.member).has_value();
    FormulaNode node = number(cell.id, row.labelText(), 0.0, row.unit, isChanged ? tr("Assumed.") : row.originText());
    if (row.group == AssumptionGroup::Model && !isChanged)
        node.sources = sourceLines(m_catalog, m_row.request->model.sources);
    return node;
}

// Without children: an assumption, a figure or a constant.
FormulaNode FormulaTerms::plainNode(const LiveCell &cell, int place) const
{
    const TermContext context{m_catalog, m_board, m_row};
    FormulaNode node = cell.kind == LiveKind::Assumption ? assumedNode(cell)
        : cell.kind == LiveKind::Figure                  ? figureNode(context, cell)
                                                         : number(cell.id, cell.label, 0.0, cell.unit, cell.origin);
    if (cell.evidence) {
        node.origin = evidenceText(*cell.evidence);
        node.sources = sourceLines(m_catalog, cell.evidence->sources);
    }
    const double *value = std::get_if<double>(&m_values.at(place));
    node.value = value != nullptr ? std::optional(Interval::exactly(*value)) : std::nullopt;
    node.unit = cell.unit;
    return node;
}

FormulaNode FormulaTerms::cellNode(int place, int depth) const
{
    const LiveCell &cell = m_model.cells.at(place);
    if (cell.id == QLatin1String("price"))
        return priceNode({m_catalog, m_board, m_row});
    if (cell.id == QLatin1String("count")) { // as requested, or found
        const AssumptionRow &row = *findAssumption(AssumptionId(QStringLiteral("chips")));
        const bool isChanged = (m_board.assumptions.*row.member).has_value();
        return number(QStringLiteral("chips"), row.labelText(), m_row.estimate.count, Unit::Chips,
                      isChanged ? tr("Assumed.") : row.originText());
    }
    if (const auto known = m_nodes.constFind(place); known != m_nodes.constEnd())
        return *known;
    FormulaNode node = plainNode(cell, place);
    if (cell.kind != LiveKind::Step)
        return node;
    if (m_row.estimate.result(cell.id) != nullptr) // a result has the same name
        node.id += QLatin1String("_step");
    const Part part = partOf(cell.formula, {});
    if (isSearched(part.formula))
        node.formula = wordsOfSearch(cell.id);
    else
        addFormula(node, part, depth);
    m_nodes.insert(place, node);
    return node;
}

FormulaNode FormulaTerms::resultNode(const QString &metric, int depth) const
{
    const EstimateResult &result = *m_row.estimate.result(metric);
    FormulaNode node{.id = metric,
                     .label = labelOfResult(metric),
                     .value = result.value,
                     .unit = result.unit,
                     .reason = result.reason};
    const LiveResult *live = liveResult(metric);
    if (!result.value || live == nullptr)
        return node;
    Part part = partOf(live->formula, metric);
    if (part.formula.isCell() && part.formula.cell < m_model.cells.size()) { // the result is the step
        const LiveCell &cell = m_model.cells.at(part.formula.cell);
        if (cell.kind == LiveKind::Step)
            part = partOf(cell.formula, metric);
    }
    if (!isSearched(part.formula)) {
        addFormula(node, part, depth);
        return node;
    }
    const Metric *known = findMetric(MetricId(metric));
    node.formula = known != nullptr ? known->formulaText() : result.formula;
    for (const EstimateInput &input : result.inputs)
        node.children << number(input.name, labelOfInput(input.name), input.value,
                                unitFromSymbol(QString(input.unit)).value_or(Unit::One), {});
    return node;
}

FormulaNode FormulaTerms::result(const QString &metric) const
{
    if (m_row.estimate.result(metric) != nullptr)
        return resultNode(metric, 0);
    return FormulaNode{.id = metric, .label = metric};
}

QString FormulaTerms::resultInWords(const QString &metric) const
{
    const FormulaNode node = result(metric);
    return namesIn(node.formula).isEmpty() ? QString() : node.inWords();
}

namespace {

// States a monthly volume, so that its results have formulas.
std::optional<Board> sampleBoard(const Catalog &catalog, Task task)
{
    const auto workload =
        std::ranges::find_if(catalog.workloads, [task](const Workload &each) { return each.task == task; });
    if (workload == catalog.workloads.end())
        return std::nullopt;
    Board board = defaultBoard();
    board.workload = workload->id;
    board.assumptions.monthlyTokens = 1.0;
    board.assumptions.monthlyItems = 1.0;
    return board;
}

struct SampleRow
{
    Task task;
    const char *work; ///< QT_TR_NOOP
};

constexpr std::array sampleRows{
    SampleRow{Task::Pretrain, QT_TR_NOOP("Training")},
    SampleRow{Task::Serve, QT_TR_NOOP("Serving")},
    SampleRow{Task::Batch, QT_TR_NOOP("Batches")},
};

void addText(QList<FormulaText> &texts, const FormulaText &text)
{
    const auto known = std::ranges::find_if(
        texts, [&text](const FormulaText &each) { return each.id == text.id && each.formula == text.formula; });
    if (known == texts.end())
        texts << text;
    else
        known->work += QStringLiteral(", ") + text.work;
}

// For each result, the text of the first row that has it.
void addTexts(QList<FormulaText> &texts, const Catalog &catalog, const Board &board, const QString &work)
{
    QStringList missing = estimateMetrics();
    for (const SubjectEstimate &row : estimatesOf(catalog, board)) {
        if (!row.request || !row.estimate.bound)
            continue;
        const FormulaTerms terms(catalog, board, row);
        for (const QString &metric : estimateMetrics()) {
            const QString formula = missing.contains(metric) ? terms.resultInWords(metric) : QString();
            if (formula.isEmpty())
                continue;
            missing.removeAll(metric);
            addText(texts, {metric, labelOfResult(metric), formula, work});
        }
    }
}

} // namespace

QList<FormulaText> resultFormulaTexts(const Catalog &catalog)
{
    QList<FormulaText> texts;
    QStringList works;
    for (const SampleRow &sample : sampleRows) {
        works << tr(sample.work);
        if (const auto board = sampleBoard(catalog, sample.task))
            addTexts(texts, catalog, *board, works.constLast());
    }
    for (FormulaText &text : texts) {
        if (text.work == works.join(QStringLiteral(", ")))
            text.work = tr("All work");
    }
    return texts;
}

QStringList sourceLines(const Catalog &catalog, const QList<SourceId> &sources)
{
    QStringList lines;
    for (const SourceId &id : sources) {
        const Source *source = catalog.source(id);
        if (source == nullptr)
            continue;
        QStringList parts{source->title, dateText(source->asOf), source->url};
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
        addOnce(names, name);
    }
    return names;
}

FormulaNode figureLeaf(const Catalog &catalog, const QString &id, const QString &label, const Figure &figure)
{
    FormulaNode node{.id = id, .label = label, .value = figure.value, .unit = figure.unit, .reason = figure.reason};
    if (figure.value) {
        QStringList parts{Formatter(QLocale()).withRange(*figure.value, figure.unit), statusLabel(figure.status),
                          dateText(figure.asOf)};
        if (!figure.formula.isEmpty())
            parts << withLocalNumbers(figure.formula, QLocale());
        parts.removeAll(QString());
        node.origin = parts.join(QLatin1String(", "));
    }
    node.sources = sourceLines(catalog, figure.sources);
    return node;
}

namespace {

QString valueText(const FormulaNode &node, const Formatter &formatter)
{
    if (!node.value)
        return tr("unknown");
    // Six digits are enough to follow a calculation; ranges are shown at the part itself.
    constexpr int digits = 6;
    constexpr double leastWhole = 1e6; // whole numbers from here on keep all digits
    const double value = node.value->value;
    return formatter.full(
        std::fabs(value) < leastWhole ? formatter.toldIn(value, node.unit, digits) : std::round(value), node.unit);
}

QString rangeText(const FormulaNode &node, const Formatter &formatter)
{
    constexpr int digits = 6;
    const Interval &value = *node.value;
    return formatter.withRange({Formatter::significant(value.low, digits), Formatter::significant(value.value, digits),
                                Formatter::significant(value.high, digits)},
                               node.unit);
}

QString replaced(const QString &formula, const QList<FormulaNode> &children, const auto &textOf)
{
    QString text = formula;
    for (const FormulaNode &child : children)
        text.replace(u'{' + child.id + u'}', textOf(child));
    return text;
}

FormulaNode cellNode(const Catalog &catalog, const Metric &metric, const Subject &subject, const Cell &cell)
{
    FormulaNode node{.id = metric.metricId().text(),
                     .label = tr("%1, %2").arg(metric.labelText(), subject.name),
                     .value = cell.value,
                     .unit = cell.unit,
                     .reason = cell.reason};
    if (cell.value && cell.formula != Formatter().withRange(*cell.value, cell.unit)) // a plain figure is not a formula
        node.formula = withLocalNumbers(cell.formula, QLocale());
    QStringList parts{statusLabel(cell.status), dateText(cell.asOf), cell.origin, cell.rangeNote, cell.note};
    parts.removeAll(QString());
    node.origin = cell.value ? parts.join(QLatin1String(", ")) : QString();
    node.sources = sourceLines(catalog, cell.sources);
    return node;
}

// One chip of the row: ratios are per chip at every level.
Subject chipOf(Subject subject)
{
    subject.level = Level::Chip;
    subject.instance = nullptr;
    subject.system = nullptr;
    if (subject.chip != nullptr)
        subject.name = subject.chip->name;
    return subject;
}

FormulaNode figureTree(const EvaluationContext &context, const Subject &subject, const Metric &metric)
{
    FormulaNode node = cellNode(context.catalog, metric, subject, metric.evaluate(context, subject, metric));
    if (!metric.isRatio() || !node.value)
        return node;
    const QList<const Metric *> parts = metric.parts();
    const auto sizeOf = [](const Metric &one) { return unitInfo(one.unit).factor; };
    const double factor = sizeOf(*parts.at(0)) / (sizeOf(*parts.at(1)) * sizeOf(metric)); // of their units
    const LiveFormula quotient = LiveFormula::ofCell(0) / LiveFormula::ofCell(1);
    node.expression = factor == 1.0 ? quotient : quotient * LiveFormula(factor);
    node.formula =
        toWords(node.expression, [&parts](int child) { return u'{' + parts.at(child)->metricId().text() + u'}'; });
    for (const Metric *each : parts) {
        const Metric &part = *each;
        const bool isPrice = part.group == MetricGroup::Price;
        FormulaNode child = figureTree(context, isPrice ? subject : chipOf(subject), part);
        // Memory is published in GiB or GB; the formula uses the metric's own unit.
        if (child.value && child.unit != part.unit) {
            child.value = child.value->scaled(convert(1.0, child.unit, part.unit));
            child.unit = part.unit;
        }
        node.children << child;
    }
    return node;
}

FormulaNode workTree(const Catalog &catalog, const Board &board, const SubjectEstimate &row, const Metric &metric)
{
    const QString id = metric.metricId().text();
    FormulaNode node{.id = id};
    if (row.request) {
        const EstimateResult *result = row.estimate.result(id);
        // A metric is a result even if a term has the same name.
        const bool isNobody = countsNobody(row, metric);
        const QString reason = isNobody && row.estimate.refusal ? row.estimate.refusal->message : QString();
        node = result != nullptr && (!result->value || isNobody)
            ? FormulaNode{id, {}, {}, metric.unit, {}, {}, {}, result->value ? reason : result->reason, {}}
            : FormulaTerms(catalog, board, row).result(id);
    } else {
        node.unit = metric.unit;
        node.reason = row.reason;
    }
    node.label = tr("%1, %2").arg(metric.labelText(), row.subject.name);
    return node;
}

void appendText(QStringList &lines, QSet<QString> &told, const FormulaNode &node, int depth, const Formatter &formatter)
{
    const QString indent(depth * 2, u' ');
    QString line = indent + node.label;
    line += QStringLiteral(": ")
        + (node.value && !node.value->isExact() ? rangeText(node, formatter) : valueText(node, formatter));
    if (!node.reason.isEmpty() && !node.value)
        line += QStringLiteral(" (") + node.reason + u')';
    const bool isAgain = told.contains(node.id) && !(node.children.isEmpty() && node.sources.isEmpty());
    lines << (isAgain ? line + QStringLiteral(" ") + tr("(see above)") : line);
    if (isAgain)
        return;
    told.insert(node.id);
    const QString words = node.inWords();
    const QString numbers = node.inNumbers(formatter);
    for (const QString &text : {words, numbers}) {
        if (!text.isEmpty())
            lines << indent + QStringLiteral("  = ") + text;
    }
    if (!node.origin.isEmpty())
        lines << indent + QStringLiteral("  ") + node.origin;
    for (const QString &source : node.sources)
        lines << indent + QStringLiteral("  ") + tr("Source: %1").arg(source);
    for (const FormulaNode &child : node.children)
        appendText(lines, told, child, depth + 1, formatter);
}

} // namespace

QString FormulaNode::inWords() const
{
    return replaced(withLocalNumbers(formula, QLocale()), children,
                    [](const FormulaNode &child) { return child.label; });
}

QString FormulaNode::inNumbers(const Formatter &formatter) const
{
    if (namesIn(formula).isEmpty())
        return {};
    return replaced(withLocalNumbers(formula, formatter.locale()), children, [&formatter](const FormulaNode &child) {
        FormulaNode shown = child;
        if (shown.unit == Unit::Times)
            shown.unit = Unit::One; // "1.2 x" before a sign would be one sign too many
        return valueText(shown, formatter);
    });
}

Result<FormulaNode> formulaTree(const Catalog &catalog, const Board &board, const QString &subjectId,
                                const MetricId &metricId)
{
    const auto inquiry = Inquiry::about(catalog, board, {metricId, subjectId, {}});
    if (!inquiry)
        return inquiry.problem();
    const Metric &metric = inquiry.value().metric();
    const Subject &subject = inquiry.value().subject();
    const QList<SubjectEstimate> estimates =
        needsEstimates(metric, catalog, board) ? estimatesOf(catalog, board, {subject}) : QList<SubjectEstimate>();
    if (metric.group == MetricGroup::Workload)
        return workTree(catalog, board, estimates.constFirst(), metric);
    const EvaluationContext context = contextOf(catalog, board, resolvedPrecision(catalog, board), &estimates);
    return figureTree(context, subject, metric);
}

QString formulaLine(const FormulaNode &node, const Formatter &formatter)
{
    const QString words = node.inWords();
    if (words.isEmpty() || !node.value)
        return words;
    const Formatter inUsd = formatter.in({});
    const QString numbers = node.inNumbers(inUsd);
    if (!numbers.isEmpty())
        return tr("%1 = %2", "a formula in words, and in numbers")
            .arg(words, formatter.formulaText(numbers, node.unit));
    const QStringList parts = mapped(node.children, [&](const FormulaNode &child) {
        return tr("%1: %2", "a term of a formula, and its value").arg(child.label, valueText(child, inUsd));
    });
    const QString whole = parts.isEmpty()
        ? words
        : tr("%1, with %2", "a formula in words, and its terms").arg(words, parts.join(QLatin1String("; ")));
    return formatter.formulaText(whole, node.unit);
}

// Sources and steps are in USD; the currency conversion is the last step.
QString toText(const FormulaNode &node, const Formatter &formatter)
{
    QStringList lines;
    QSet<QString> told;
    const Formatter inUsd = formatter.in({});
    appendText(lines, told, node, 0, inUsd);
    if (node.value && isOfCurrency(node.unit) && !formatter.currency().isUsd())
        lines << tr("%1 = %2", "the last step of a formula, and its result")
                     .arg(formatter.formulaText(valueText(node, inUsd), node.unit), valueText(node, formatter));
    return lines.join(u'\n') + u'\n';
}

} // namespace chipboard
