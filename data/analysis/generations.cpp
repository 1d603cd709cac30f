#include "data/analysis/generations.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Chips of a line, and the rule for its leading chips.
struct LineRow
{
    const char *id;
    const char *name; ///< the maker's name, not translated
    const char *vendor;
    const char *family; ///< empty: all of the vendor
    const char *memory; ///< required in the memory type; empty: any
    const char *module; ///< form factor preferred within a generation; empty: none
};

// Cards with graphics memory are not leading data-centre chips, and the GPUs of superchips (GH200, GB200, GB300) are
// sold as part of another product: they are not SXM modules.
constexpr std::array lineTable{
    LineRow{"trainium", "Trainium", "AWS", "Trainium", "", ""},
    LineRow{"inferentia", "Inferentia", "AWS", "Inferentia", "", ""},
    LineRow{"nvidia", "NVIDIA", "NVIDIA", "", "HBM", "SXM"},
};

/// All chips for current training and serving have BF16; the others follow by how often they are published.
constexpr std::array precisionOrder{Precision::Bf16, Precision::Fp16, Precision::Fp8, Precision::Fp4, Precision::Fp32};

bool isOf(const LineRow &row, const Chip &chip)
{
    return chip.vendor == QLatin1String(row.vendor)
        && (*row.family == '\0' || chip.family == QLatin1String(row.family));
}

double computeOf(const Chip &chip)
{
    for (const Precision precision : precisionOrder) {
        const auto found = chip.dense.find(precision);
        if (found != chip.dense.end() && !found->second.isMissing())
            return found->second.value->value * unitInfo(found->second.unit).factor;
    }
    return 0.0;
}

double memoryOf(const Chip &chip)
{
    return chip.memory.isMissing() ? 0.0 : chip.memory.value->value * unitInfo(chip.memory.unit).factor;
}

/// Leading chip of a generation: SXM modules first, then the most compute; for equal compute the most memory available
/// within a year of the first. H200 is a later H100, but A100 80GB belongs to its generation.
const Chip *leadingOf(QList<const Chip *> chips, const LineRow &row)
{
    const QLatin1String module(row.module);
    const auto isModule = [&module](const Chip *chip) { return chip->fullName.contains(module); };
    if (!module.isEmpty() && std::ranges::any_of(chips, isModule))
        chips.removeIf([&isModule](const Chip *chip) { return !isModule(chip); });
    double most = 0.0;
    for (const Chip *chip : std::as_const(chips))
        most = std::max(most, computeOf(*chip));
    chips.removeIf([most](const Chip *chip) { return computeOf(*chip) < most; });
    QDate first;
    for (const Chip *chip : std::as_const(chips)) {
        const QDate date = dateSpan(chip->available.value).first;
        if (date.isValid() && (!first.isValid() || date < first))
            first = date;
    }
    const auto isLate = [&first](const Chip *chip) {
        const QDate date = dateSpan(chip->available.value).first;
        return first.isValid() && (!date.isValid() || date > first.addYears(1));
    };
    chips.removeIf(isLate);
    return *std::ranges::max_element(chips, [](const Chip *a, const Chip *b) { return memoryOf(*a) < memoryOf(*b); });
}

ProductLine lineOf(const Catalog &catalog, const LineRow &row)
{
    QMap<int, QList<const Chip *>> generations;
    for (const Chip &chip : catalog.chips) {
        if (isOf(row, chip) && chip.memoryType.value.contains(QLatin1String(row.memory)))
            generations[chip.generation] << &chip;
    }
    ProductLine line{QString::fromLatin1(row.id), QString::fromLatin1(row.name), {}, false};
    for (const QList<const Chip *> &chips : std::as_const(generations))
        line.chips << leadingOf(chips, row);
    return line;
}

QString gapOf(const Cell &cell, const Chip &chip)
{
    return tr("%1: %2", "a chip, and why a number is missing")
        .arg(chip.name, cell.reason.isEmpty() ? tr("not published") : cell.reason);
}

Growth growthOf(const ResultTable &table, const GenerationStep &step, const MetricId &metric)
{
    Growth growth{.metric = metric};
    const Cell *from = table.cell(step.from->id.text(), metric);
    const Cell *to = table.cell(step.to->id.text(), metric);
    if (from == nullptr || to == nullptr) {
        growth.reason = tr("not published");
        return growth;
    }
    growth.from = *from;
    growth.to = *to;
    if (from->isMissing())
        growth.reason = gapOf(*from, *step.from);
    else if (to->isMissing())
        growth.reason = gapOf(*to, *step.to);
    else if (from->priceKind != to->priceKind)
        growth.reason = tr("different price types");
    else if (!(from->value->low > 0.0))
        growth.reason = tr("not comparable");
    else
        growth.ratio = shareOf(*to, *from);
    return growth;
}

MetricId computeMetric(Precision precision) { return MetricId(u"compute_"_s + precisionWord(precision)); }

QList<Precision> precisionsFor(const Board &board)
{
    QList<Precision> order;
    if (board.precision)
        order << *board.precision;
    for (const Precision precision : precisionOrder)
        addOnce(order, precision);
    return order;
}

GenerationStep stepOf(const Board &board, const ResultTable &table, const Chip &from, const Chip &to)
{
    GenerationStep step{.from = &from,
                        .to = &to,
                        .months = monthsBetween(dateSpan(from.available.value), dateSpan(to.available.value))};
    for (const Precision precision : precisionsFor(board)) {
        step.compute = growthOf(table, step, computeMetric(precision));
        if (step.compute.ratio) {
            step.precision = precision;
            break;
        }
    }
    if (!step.precision)
        step.compute.reason = tr("no precision in common");
    step.memory = growthOf(table, step, MetricId(u"memory"_s));
    step.bandwidth = growthOf(table, step, MetricId(u"memory_bandwidth"_s));
    step.chipHour = growthOf(table, step, MetricId(u"price_chip_hour"_s));
    return step;
}

// Two decimals below 1: 0.43x, 2.1x.
int timesDecimals(double share) { return share < 0.995 ? 2 : 1; }

} // namespace

std::optional<MonthSpan> monthsBetween(const DateSpan &from, const DateSpan &to)
{
    constexpr double daysOfAMonth = 365.25 / 12.0;
    if (!from.isKnown() || !to.isKnown() || from.last > to.first)
        return std::nullopt;
    const auto months = [](const QDate &a, const QDate &b) {
        return static_cast<int>(std::lround(static_cast<double>(a.daysTo(b)) / daysOfAMonth));
    };
    return MonthSpan{months(from.last, to.first), months(from.first, to.last)};
}

QList<ProductLine> productLines(const Catalog &catalog, const Board &board)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    QList<ProductLine> lines;
    for (const LineRow &row : lineTable) {
        ProductLine line = lineOf(catalog, row);
        line.isSelected = std::ranges::any_of(
            subjects, [&row](const Subject &subject) { return subject.chip != nullptr && isOf(row, *subject.chip); });
        if (!line.chips.isEmpty())
            lines << line;
    }
    return lines;
}

NotShown notShownIn(const Catalog &catalog, const Board &board)
{
    const QList<ProductLine> lines = productLines(catalog, board);
    NotShown found;
    for (const Subject &subject : subjectsOf(catalog, board)) {
        const Chip *chip = subject.chip;
        const auto isIt = [chip](const Chip *one) { return one->id == chip->id; };
        if (chip == nullptr || std::ranges::any_of(lines, [&isIt](const ProductLine &line) {
                return std::ranges::any_of(line.chips, isIt);
            }))
            continue;
        const bool hasLine = std::ranges::any_of(lineTable, [chip](const LineRow &row) { return isOf(row, *chip); });
        addOnce(hasLine ? found.notLeading : found.withoutLine, chip->name);
    }
    return found;
}

QString leadingRule()
{
    return tr(
        "One chip represents each NVIDIA generation. Among chips with HBM it is the SXM module, if there is one, with "
        "the most compute. Of these it is the one with the most memory released within a year of the first.");
}

// All metrics used in steps.
static QList<MetricId> generationMetrics()
{
    QList<MetricId> metrics = mapped(comparablePrecisions, computeMetric);
    return metrics << MetricId(u"memory"_s) << MetricId(u"memory_bandwidth"_s) << MetricId(u"price_chip_hour"_s);
}

ResultTable generationTable(const Catalog &catalog, const Board &board, const QList<ProductLine> &lines)
{
    Board ofLines = board;
    ofLines.level = Level::Chip;
    ofLines.chips.clear();
    for (const ProductLine &line : lines) {
        for (const Chip *chip : line.chips)
            ofLines.chips << chip->id;
    }
    return evaluate(catalog, ofLines, generationMetrics());
}

QList<GenerationStep> generationSteps(const Board &board, const ProductLine &line, const ResultTable &table)
{
    QList<GenerationStep> steps;
    for (qsizetype i = 1; i < line.chips.size(); ++i)
        steps << stepOf(board, table, *line.chips.at(i - 1), *line.chips.at(i));
    return steps;
}

QString timesText(const Share &share, const Formatter &formatter)
{
    const int decimals = timesDecimals(share.low);
    return formatter.label(share.low, decimals) == formatter.label(share.high, decimals)
        ? tr("%1x", "times").arg(formatter.label(share.value, decimals))
        : tr("%1 to %2x", "times")
              .arg(formatter.lowEnd().label(share.low, decimals), formatter.highEnd().label(share.high, decimals));
}

QString laterText(const GenerationStep &step, const Formatter &formatter)
{
    if (!step.months || step.isAnnounced())
        return {};
    return step.months->low == step.months->high
        ? (step.months->low == 1 ? tr("1 month later") : tr("%n months later", nullptr, step.months->low))
        : tr("%1 to %2 months later").arg(formatter.integer(step.months->low), formatter.integer(step.months->high));
}

/// Ratio for use inside a sentence; empty if it rounds to 1.
static QString timesInWords(const Share &share, const Formatter &formatter)
{
    const int decimals = timesDecimals(share.low);
    if (formatter.label(share.low, decimals) != formatter.label(share.high, decimals))
        return tr("%1 to %2 times", "a range: so many times the memory")
            .arg(formatter.lowEnd().label(share.low, decimals), formatter.highEnd().label(share.high, decimals));
    const QString value = formatter.label(share.value, decimals);
    const QString one = formatter.label(1.0, decimals);
    return value == one ? QString() : tr("%1 times", "so many times the memory").arg(value);
}

QString stepSentence(const GenerationStep &step, const Formatter &formatter)
{
    QStringList gains;
    QStringList same;
    const auto tell = [&](const std::optional<Share> &ratio, const QString &gain, const QString &what) {
        if (!ratio)
            return;
        if (const QString times = timesInWords(*ratio, formatter); !times.isEmpty())
            gains << gain.arg(times);
        else
            same << what;
    };
    const QString precision = step.precision ? precisionLabel(*step.precision) : QString();
    tell(step.compute.ratio, tr("%1 the dense %2 compute", "1.5 times, a precision").arg(u"%1"_s, precision),
         tr("dense %1 compute", "a precision").arg(precision));
    tell(step.memory.ratio, tr("%1 the memory", "1.5 times"), tr("memory"));
    tell(step.bandwidth.ratio, tr("%1 the bandwidth", "1.5 times"), tr("bandwidth"));
    if (gains.isEmpty() && same.isEmpty())
        return tr("%1 and %2 have no published figure in common").arg(step.from->name, step.to->name);
    const QString alike = formatter.locale().createSeparatedList(same);
    const QString text = gains.isEmpty() ? tr("%1 has about the same %2 as %3", "a chip, figures, the one before")
        : step.isAnnounced()             ? tr("%1 is announced with %2 of %3", "a chip, its gains, the one before")
                                         : tr("%1 has %2 of %3", "a chip, its gains, the one before");
    QString sentence = text.arg(step.to->name, gains.isEmpty() ? alike : formatter.locale().createSeparatedList(gains),
                                step.from->name);
    if (!gains.isEmpty() && !same.isEmpty())
        sentence = tr("%1 at about the same %2", "a statement about a chip, figures").arg(sentence, alike);
    const QString later = laterText(step, formatter);
    return later.isEmpty() ? sentence : tr("%1, %2").arg(sentence, later);
}

namespace {

/// What a line has on sale and what comes after it.
struct LineState
{
    const GenerationStep *newest = nullptr; ///< the step to it
    const GenerationStep *next = nullptr;   ///< null: nothing newer is announced
};

// A mark of the announcement has a date, so the title says which date is missing.
QString lineTitle(const LineState &line, const Formatter &formatter)
{
    const QString newest = line.newest->to->name;
    if (line.next == nullptr)
        return tr("%1 is the newest of its line on sale; nothing newer is announced").arg(newest);
    const QString next = line.next->to->name;
    const QString date = line.next->to->available.value;
    return date.isEmpty()
        ? fittingTitle(
            {tr("%1 is the newest of its line on sale; %2 is announced without a launch date").arg(newest, next),
             tr("%1 is the newest of its line on sale; %2 has no launch date").arg(newest, next)},
            formatter)
        : tr("%1 is the newest of its line on sale; %2 is expected by %3").arg(newest, next, dateText(date));
}

QString linesTitle(const QList<LineState> &lines, const Formatter &formatter)
{
    QStringList newest;
    QStringList next;
    for (const LineState &line : lines) {
        newest << line.newest->to->name;
        if (line.next != nullptr)
            next << line.next->to->name;
    }
    const QString sold = formatter.locale().createSeparatedList(newest);
    return next.isEmpty() ? tr("%1 are the newest on sale; nothing newer is announced", "several chips").arg(sold)
        : next.size() == 1
        ? tr("%1 are the newest on sale; %2 is announced", "several chips, one chip").arg(sold, next.constFirst())
        : tr("%1 are the newest on sale; %2 are announced", "several chips, several chips")
              .arg(sold, formatter.locale().createSeparatedList(next));
}

} // namespace

Headline generationHeadline(const QList<QList<GenerationStep>> &lines, const Formatter &formatter)
{
    QList<LineState> states;
    for (const QList<GenerationStep> &steps : lines) {
        const auto last = std::find_if(steps.crbegin(), steps.crend(),
                                       [](const GenerationStep &step) { return !step.isAnnounced(); });
        if (last != steps.crend())
            states << LineState{&*last, last == steps.crbegin() ? nullptr : &*std::prev(last)};
    }
    if (!states.isEmpty()) {
        QStringList titles{lineTitle(states.constFirst(), formatter)};
        if (states.size() > 1)
            titles.prepend(linesTitle(states, formatter));
        return {fittingTitle(titles, formatter),
                stepSentence(*states.constFirst().newest, formatter) + QLatin1Char('.')};
    }
    const auto known = std::ranges::find_if(lines, [](const auto &steps) { return !steps.isEmpty(); });
    if (known == lines.end())
        return {tr("No line here has two generations"), {}};
    const GenerationStep &step = known->constLast();
    return {fittingTitle(
                {stepSentence(step, formatter), tr("%1 is announced after %2").arg(step.to->name, step.from->name)},
                formatter),
            {}};
}

} // namespace chipboard
