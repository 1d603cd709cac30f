#include "data/whatif/lever.h"

#include "data/catalog/wholechips.h"
#include "data/metrics/boardestimate.h"
#include "data/units/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(WhatIf)
};

/// Between: from low to high, widened to the value in force. Times: low to high times the value in force.
/// Doublings: half of it, itself and twice that, as far as low to high goes, because heads and bits come in powers of
/// two. Choices: all that there are.
enum class Kind { Between, Times, Doublings, Choices };

struct RangeRow
{
    const char *id;
    Kind kind;
    double low;
    double high;
};

// Plausible ranges. Price: a quarter up and down is what list prices of a chip moved in a year (P5: 44 % down in June
// 2025, capacity blocks of P5e 15 % up in January 2026). Efficiencies: a fifth, the error that eight of ten
// measurements of the calibration stay below. Work: half and twice. Model: a fifth less, a quarter more.
constexpr std::array ranges{
    RangeRow{"chips", Kind::Times, 0.5, 2.0},
    RangeRow{"utilisation", Kind::Between, 40.0, 100.0},
    RangeRow{"discount", Kind::Between, 0.0, 50.0},
    RangeRow{"price_factor", Kind::Times, 0.75, 1.25},
    RangeRow{"hours_a_month", Kind::Between, 176.0, 744.0}, // office hours to all of a month of 31 days
    RangeRow{"commitment", Kind::Choices, 0.0, 3.0},
    RangeRow{"energy_price", Kind::Between, 0.0575, 0.1898}, // states of the USA's mainland, 2023; see the table's row
    RangeRow{"pue", Kind::Between, 1.04, 1.58},              // AWS's best site to the mean of all kinds of sites
    RangeRow{"goodput", Kind::Times, 0.85, 1.1},
    RangeRow{"training_efficiency", Kind::Times, 0.8, 1.2},
    RangeRow{"memory_efficiency", Kind::Times, 0.8, 1.2},
    RangeRow{"compute_efficiency", Kind::Times, 0.8, 1.2},
    RangeRow{"link_efficiency", Kind::Times, 0.8, 1.2},
    RangeRow{"fixed_costs", Kind::Times, 0.8, 1.2},
    RangeRow{"tokens", Kind::Times, 0.5, 2.0},
    RangeRow{"sequence", Kind::Times, 0.5, 2.0},
    RangeRow{"global_batch", Kind::Times, 0.5, 2.0},
    RangeRow{"input", Kind::Times, 0.5, 2.0},
    RangeRow{"output", Kind::Times, 0.5, 2.0},
    RangeRow{"batch", Kind::Times, 0.5, 2.0},
    RangeRow{"steps", Kind::Times, 0.5, 2.0},
    RangeRow{"monthly_tokens", Kind::Times, 0.5, 2.0},
    RangeRow{"monthly_items", Kind::Times, 0.5, 2.0},
    RangeRow{"compute_bits", Kind::Doublings, 4.0, 16.0},
    RangeRow{"weight_bits", Kind::Doublings, 4.0, 16.0},
    RangeRow{"cache_bits", Kind::Doublings, 4.0, 16.0},
    RangeRow{"parameters", Kind::Times, 0.8, 1.25},
    RangeRow{"active_parameters", Kind::Times, 0.8, 1.25},
    RangeRow{"layers", Kind::Times, 0.8, 1.25},
    RangeRow{"hidden", Kind::Times, 0.8, 1.25},
    RangeRow{"heads", Kind::Doublings, 1.0, 1000.0},
    RangeRow{"kv_heads", Kind::Doublings, 1.0, 1000.0},
    RangeRow{"head_size", Kind::Doublings, 1.0, 10'000.0},
    RangeRow{"vocabulary", Kind::Times, 0.5, 2.0},
    RangeRow{"context", Kind::Times, 0.5, 2.0},
};

constexpr double farthest = 16.0; // times, where a crossing is looked for

const RangeRow *ruleOf(const AssumptionRow &row)
{
    const auto found = std::find_if(ranges.begin(), ranges.end(), [&row](const RangeRow &range) {
        return QLatin1String(row.id) == QLatin1String(range.id);
    });
    return found == ranges.end() ? nullptr : &*found;
}

int chipsOfOne(const Subject &subject)
{
    const Figure *chips = subject.instance != nullptr ? &subject.instance->chips
        : subject.system != nullptr                   ? &subject.system->chips
                                                      : nullptr;
    if (subject.level == Level::Chip || chips == nullptr || chips->isMissing())
        return 1;
    return wholeChipsOf(chips->value->value);
}

// Chips that whole instances of each row that is moved give.
double chipGrid(const Inquiry &inquiry, Side side)
{
    constexpr qint64 widest = 1'000'000; // no common count: refused with words for one of them
    qint64 grid = side == Side::Against ? 1 : chipsOfOne(inquiry.subject());
    if (inquiry.isRatio() && side != Side::Subject)
        grid = std::lcm(grid, qint64{chipsOfOne(inquiry.against())});
    return static_cast<double>(std::min(grid, widest));
}

// What is assumed, else what stands without it: the default beside what else is assumed.
std::optional<double> valueInForce(const Inquiry &inquiry, const AssumptionRow &row, Side side)
{
    Assumptions others = inquiry.board().assumptions;
    if (const std::optional<double> own = others.*row.member)
        return own;
    if (row.member == &Assumptions::chips)
        return chipsInForce(inquiry, side);
    const Catalog &catalog = inquiry.catalog();
    const auto work = workloadOf(catalog, inquiry.board());
    return work ? defaultOf(row, work->workload, work->model, catalog.calibration) : std::nullopt;
}

// As far as they can be assumed.
QList<double> doublings(const AssumptionRow &row, double now, double least, double most)
{
    QList<double> values;
    for (const double choice : row.choices) {
        if (choice >= least && choice <= most)
            values << choice;
    }
    double value = now;
    while (value / 2.0 >= std::max(least, row.minimum) && value / 2.0 == std::floor(value / 2.0))
        value /= 2.0;
    for (; value <= std::min(most, row.maximum) && row.choices.empty(); value *= 2.0)
        values << value;
    return values;
}

QString sentenceOf(const AssumptionRow &row, const RangeRow &rule, Reach reach, const LeverRange &range,
                   const Formatter &formatter)
{
    const QString low = formatter.table(range.low, row.unit);
    const QString high = formatter.table(range.high, row.unit);
    if (reach == Reach::Far)
        return Texts::tr("Looked at from %1 to %2.").arg(low, high);
    if (rule.kind == Kind::Doublings)
        return Texts::tr("From %1 to %2, by doubling.").arg(low, high);
    if (rule.kind == Kind::Choices)
        return Texts::tr("All that there is, %1 to %2.").arg(low, high);
    if (rule.kind == Kind::Between)
        return Texts::tr("From %1 to %2.").arg(low, high);
    return Texts::tr("From %1 to %2 times the value in force: %3 to %4.")
        .arg(formatter.full(rule.low), formatter.full(rule.high), low, high);
}

bool isRelative(const AssumptionRow &row)
{
    using enum AssumptionGroup;
    return row.group == Scale || row.group == Work || row.group == Model;
}

void setEnds(LeverRange &range, const AssumptionRow &row, const RangeRow &rule, Reach reach)
{
    if (reach == Reach::Far) {
        range.low = isRelative(row) ? range.now / farthest : row.minimum;
        range.high = isRelative(row) ? range.now * farthest : row.maximum;
    } else {
        range.low = rule.kind == Kind::Times ? rule.low * range.now : std::min(rule.low, range.now);
        range.high = rule.kind == Kind::Times ? rule.high * range.now : std::max(rule.high, range.now);
    }
    range.low = std::max(range.low, row.minimum);
    range.high = std::min(range.high, row.maximum);
    if (range.grid > 0.0) {
        constexpr double slip = 1e-9;
        range.low = std::max(1.0, std::ceil(range.low / range.grid - slip)) * range.grid;
        range.high = std::max(range.low, std::floor(range.high / range.grid + slip) * range.grid);
    }
}

Problem cannotMove(const AssumptionRow &row, const QString &why)
{
    return {
        ProblemCode::BadValue, Texts::tr("%1 cannot be moved: %2").arg(row.labelText(), why), {}, {}, Severity::Error};
}

} // namespace

std::optional<double> LeverRange::between(double from, double to) const
{
    constexpr double closeEnough = 1e-7;
    constexpr double tiny = 1e-5; // below it nobody tells a value from 0
    if (!choices.isEmpty()) {
        const qsizetype middle = (choices.indexOf(from) + choices.indexOf(to)) / 2;
        return choices.at(middle) > from ? std::optional(choices.at(middle)) : std::nullopt;
    }
    double middle = from + (to - from) / 2.0;
    if (grid > 0.0)
        middle = std::round(middle / grid) * grid;
    else if (to - from <= closeEnough * std::max({std::abs(from), std::abs(to), tiny}))
        return std::nullopt;
    return middle > from && middle < to ? std::optional(middle) : std::nullopt;
}

double LeverRange::at(double position) const
{
    constexpr double evenRatios = 4.0;
    if (!choices.isEmpty())
        return choices.at(std::lround(position * static_cast<double>(choices.size() - 1)));
    if (position <= 0.0 || position >= 1.0)
        return position <= 0.0 ? low : high;
    const bool isLogarithmic = low > 0.0 && high >= evenRatios * low;
    const double value = isLogarithmic ? low * std::pow(high / low, position) : low + position * (high - low);
    return grid > 0.0 ? std::clamp(std::round(value / grid) * grid, low, high) : std::clamp(value, low, high);
}

std::optional<double> chipsInForce(const Inquiry &inquiry, Side side)
{
    const Subject &subject = side == Side::Against && inquiry.isRatio() ? inquiry.against() : inquiry.subject();
    const QList<SubjectEstimate> rows = estimatesOf(inquiry.catalog(), inquiry.board(), {subject});
    const int count = rows.constFirst().estimate.count;
    return count > 0 ? std::optional<double>(count) : std::nullopt;
}

Result<LeverRange> rangeOf(const Inquiry &inquiry, const Lever &lever, Reach reach)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    if (row == nullptr)
        return Problem{ProblemCode::UnknownId,
                       Texts::tr("There is no assumption \"%1\".").arg(lever.assumption.text()),
                       Texts::tr("\"chipboard list assumptions\" has the names."),
                       {},
                       Severity::Error};
    const auto work = workloadOf(inquiry.catalog(), inquiry.board());
    if (!work)
        return cannotMove(*row, Texts::tr("the board has no workload."));
    const RangeRow *rule = ruleOf(*row);
    if (rule == nullptr || !row->actsOn(work->workload.task))
        return cannotMove(*row, Texts::tr("it does not act on this workload."));
    if (row->member == &Assumptions::activeParameters && !work->model.isSparse())
        return cannotMove(*row, Texts::tr("all parameters of a model without experts are active."));
    const std::optional<double> now = valueInForce(inquiry, *row, lever.side);
    if (!now)
        return cannotMove(*row, Texts::tr("neither the workload nor the model states it."));
    LeverRange range;
    range.now = *now;
    if (rule->kind == Kind::Doublings) {
        const double steps = reach == Reach::Far ? farthest : 2.0;
        const double least = reach == Reach::Far ? row->minimum : std::min(rule->low, *now);
        const double most = reach == Reach::Far ? row->maximum : std::max(rule->high, *now);
        range.choices = doublings(*row, *now, std::max(least, *now / steps), std::min(most, *now * steps));
        range.low = range.choices.isEmpty() ? *now : range.choices.constFirst();
        range.high = range.choices.isEmpty() ? *now : range.choices.constLast();
    } else if (rule->kind == Kind::Choices) {
        range.choices = QList<double>(row->choices.begin(), row->choices.end());
        range.low = range.choices.constFirst();
        range.high = range.choices.constLast();
    } else {
        range.grid = row->member == &Assumptions::chips ? chipGrid(inquiry, lever.side) : row->whole ? 1.0 : 0.0;
        setEnds(range, *row, *rule, reach);
    }
    const Currency currency = shownCurrency(inquiry.board().currency);
    if (!(range.low < range.high))
        return cannotMove(
            *row,
            Texts::tr("there is no other value near %1.").arg(Formatter(QLocale::c(), currency).full(*now, row->unit)));
    const Formatter formatter(readingLocale(), currency); // groups thousands
    range.rule = sentenceOf(*row, *rule, reach, range, formatter);
    return range;
}

Settings pulled(Settings settings, const Lever &lever, double value)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    Q_ASSERT(row != nullptr);
    if (lever.side != Side::Against)
        settings.subject.*row->member = value;
    if (lever.side != Side::Subject)
        settings.against.*row->member = value;
    return settings;
}

QList<const AssumptionRow *> leversOf(const Catalog &catalog, const Board &board)
{
    QList<const AssumptionRow *> rows;
    const auto work = workloadOf(catalog, board);
    for (const AssumptionRow &row : assumptionTable()) {
        const bool isStated = row.unset == nullptr || valueOf(row, board.assumptions);
        if (work && isStated && row.actsOn(work->workload.task) && ruleOf(row) != nullptr)
            rows << &row;
    }
    return rows;
}

} // namespace chipboard
