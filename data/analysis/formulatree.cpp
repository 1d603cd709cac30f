#include "data/analysis/formulatree.h"

#include "data/analysis/formulaterms.h"
#include "data/analysis/question.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

QString valueText(const FormulaNode &node, const Formatter &formatter)
{
    if (!node.value)
        return tr("unknown");
    // Six digits are enough to follow a reckoning; ranges stand where the part itself is told.
    constexpr int digits = 6;
    constexpr double leastWhole = 1e6; // of which none is cut
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

/// Metrics that are a quotient of other metrics.
struct MetricParts
{
    const char *id;
    const char *top;
    const char *bottom;
    double factor = 1.0;
};

constexpr std::array metricParts{
    MetricParts{"price_pflop_hour", "price_chip_hour", "compute_best", 1e3},
    MetricParts{"price_gb_hour", "price_chip_hour", "memory"},
    MetricParts{"price_tbs_hour", "price_chip_hour", "memory_bandwidth"},
    MetricParts{"compute_per_watt", "compute_best", "power"},
    MetricParts{"ridge_point", "compute_best", "memory_bandwidth"},
};

FormulaNode cellNode(const Catalog &catalog, const Metric &metric, const Subject &subject, const Cell &cell)
{
    FormulaNode node;
    node.id = metric.metricId().text();
    node.label = tr("%1, %2").arg(metric.labelText(), subject.name);
    node.value = cell.value;
    node.unit = cell.unit;
    node.reason = cell.reason;
    if (cell.value && cell.formula != Formatter().withRange(*cell.value, cell.unit)) // a figure is no formula
        node.formula = withLocalNumbers(cell.formula, QLocale());
    QStringList parts{statusLabel(cell.status), dateText(cell.asOf), cell.origin, cell.rangeNote, cell.note};
    parts.removeAll(QString());
    node.origin = cell.value ? parts.join(QLatin1String(", ")) : QString();
    node.sources = sourceLines(catalog, cell.sources);
    return node;
}

// One chip of the row: ratios are per chip whatever the level.
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
    const auto parts = std::find_if(metricParts.begin(), metricParts.end(), [&metric](const MetricParts &row) {
        return QLatin1String(row.id) == QLatin1String(metric.id);
    });
    if (parts == metricParts.end() || !node.value)
        return node;
    const LiveFormula quotient = LiveFormula::ofCell(0) / LiveFormula::ofCell(1);
    const QStringList names{QString::fromLatin1(parts->top), QString::fromLatin1(parts->bottom)};
    node.expression = parts->factor == 1.0 ? quotient : quotient * LiveFormula(parts->factor);
    node.formula = toWords(node.expression, [&names](int child) { return u'{' + names.at(child) + u'}'; });
    for (const QString &name : names) {
        const Metric &part = *findMetric(MetricId(name));
        const bool isPrice = part.group == MetricGroup::Price;
        FormulaNode child = figureTree(context, isPrice ? subject : chipOf(subject), part);
        // Memory is published in GiB or GB; the formula reckons in the metric's own unit.
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
    FormulaNode node;
    node.id = id;
    if (row.request) {
        const EstimateResult *result = row.estimate.result(id);
        // A metric is a result even where a term is called alike.
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
    if (metric.group == MetricGroup::Workload)
        return workTree(catalog, board, estimatesOf(catalog, board, {subject}).constFirst(), metric);
    const EvaluationContext context = contextOf(catalog, board, resolvedPrecision(catalog, board));
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

// Sources and steps are in USD; the exchange rate is the last step.
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
