#include "data/analysis/lever.h"

#include "data/analysis/whatiftexts.h"
#include "data/catalog/instance.h"
#include "data/compare/boardestimate.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace chipboard {

Unit unitOf(const Lever &lever)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? Unit::One : row->unit;
}

QString assumptionWords(const AssumptionId &id)
{
    const AssumptionRow *row = findAssumption(id);
    if (row == nullptr)
        return id.text();
    return row->words != nullptr ? row->wordsText() : midSentence(row->labelText());
}

QString leverWords(const Inquiry &inquiry, const Lever &lever)
{
    if (lever.side == Side::Both)
        return assumptionWords(lever.assumption);
    const QString label = leverText(inquiry, lever);
    const QString name = lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name;
    // Prices, counts and utilisations of one chip have texts that already fit into sentences.
    return lever.isPrice() || lever.assumption.text() == QLatin1String("chips") || meaningOf(inquiry, lever, 100.0)
        ? label
        : tr("%1 of %2 alone").arg(assumptionWords(lever.assumption), name);
}

namespace {

constexpr double farthest = 16.0; // factor, for crossing searches

// Factor on the chip-hours for the same work at the best count. If a model barely fits, there is no memory for several
// requests, and the work costs up to ten times as much: a customer would rent one more chip.
constexpr double mostWaste = 2.0;

int chipsOfOne(const Subject &subject)
{
    const Figure *chips = subject.instance != nullptr ? &subject.instance->chips
        : subject.system != nullptr                   ? &subject.system->chips
                                                      : nullptr;
    if (subject.level == Level::Chip || chips == nullptr || chips->isMissing())
        return 1;
    return wholeChipsOf(chips->value->value);
}

// Chip counts that whole instances of each varied row provide.
double chipGrid(const Inquiry &inquiry, Side side)
{
    constexpr qint64 widest = 1'000'000; // no common count: rejected with the message for one of them
    qint64 grid = side == Side::Against ? 1 : chipsOfOne(inquiry.subject());
    if (inquiry.isRatio() && side != Side::Subject)
        grid = std::lcm(grid, qint64{chipsOfOne(inquiry.against())});
    return static_cast<double>(std::min(grid, widest));
}

// The assumption's value, or else the default under the other assumptions.
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

// Restricted to valid values.
QList<double> doublings(const AssumptionRow &row, double now, double least, double most)
{
    QList<double> values = allWhere(row.choices, [&](double choice) { return choice >= least && choice <= most; });
    double value = now;
    while (value / 2.0 >= std::max(least, row.minimum) && value / 2.0 == std::floor(value / 2.0))
        value /= 2.0;
    for (; value <= std::min(most, row.maximum) && row.choices.empty(); value *= 2.0)
        values << value;
    return values;
}

QString sentenceOf(const AssumptionRow &row, const Tried &rule, Reach reach, const LeverRange &range,
                   const Formatter &formatter)
{
    const QString low = formatter.table(range.low, row.unit);
    const QString high = formatter.table(range.high, row.unit);
    if (reach == Reach::Far)
        return tr("Range: %1 to %2.").arg(low, high);
    if (rule.kind == Tried::Doublings)
        return tr("From %1 to %2, by doubling.").arg(low, high);
    if (rule.kind == Tried::Choices)
        return tr("The full range, %1 to %2.").arg(low, high);
    if (rule.kind == Tried::Between)
        return tr("From %1 to %2.").arg(low, high);
    return tr("From %1 to %2 times the current value: %3 to %4.")
        .arg(formatter.full(rule.low), formatter.full(rule.high), low, high);
}

// Assumptions that may be zero, such as drafts and cached prompts, have no half and no double.
bool isRelative(const AssumptionRow &row)
{
    using enum AssumptionGroup;
    return row.plausible.kind != Tried::Between && (row.group == Scale || row.group == Work || row.group == Model);
}

void setEnds(LeverRange &range, const AssumptionRow &row, const Tried &rule, Reach reach)
{
    if (reach == Reach::Far) {
        range.low = isRelative(row) ? range.now / farthest : row.minimum;
        range.high = isRelative(row) ? range.now * farthest : row.maximum;
    } else {
        range.low = rule.kind == Tried::Times ? rule.low * range.now : std::min(rule.low, range.now);
        range.high = rule.kind == Tried::Times ? rule.high * range.now : std::max(rule.high, range.now);
    }
    range.low = std::max(range.low, row.minimum);
    range.high = std::min(range.high, row.maximum);
    if (range.grid > 0.0) {
        constexpr double slip = 1e-9;
        range.low = std::max(1.0, std::ceil(range.low / range.grid - slip)) * range.grid;
        range.high = std::max(range.low, std::floor(range.high / range.grid + slip) * range.grid);
    }
}

/// Chip-hours per unit of work with this many chips, whatever the unit; empty without an estimate.
std::optional<double> chipTimeOn(const Inquiry &inquiry, const Subject &subject, double chips)
{
    Board board = inquiry.board();
    board.assumptions.chips = chips;
    const QList<SubjectEstimate> rows = estimatesOf(inquiry.catalog(), board, {subject});
    const Estimate &estimate = rows.constFirst().estimate;
    const auto valueOf = [&estimate](const char *id) {
        const EstimateResult *result = estimate.result(QString::fromLatin1(id));
        return result != nullptr && result->value ? result->value->value : 0.0;
    };
    if (const double hours = valueOf("chip_hours"); hours > 0.0)
        return hours;
    const double speed = std::max(valueOf("tokens_per_s"), valueOf("items_per_s"));
    return speed > 0.0 ? std::optional(estimate.count / speed) : std::nullopt;
}

/// Counts at which every varied row needs at most twice its lowest chip-hours. A row that cannot run at all is reported
/// at the end of the range.
class SensibleCounts
{
public:
    SensibleCounts(const Inquiry &inquiry, Side side, const LeverRange &range)
        : m_inquiry(inquiry)
    {
        if (side != Side::Against || !inquiry.isRatio())
            m_rows << Row{&inquiry.subject(), leastOf(inquiry.subject(), range)};
        if (side != Side::Subject && inquiry.isRatio())
            m_rows << Row{&inquiry.against(), leastOf(inquiry.against(), range)};
    }

    [[nodiscard]] bool has(double chips) const
    {
        return std::ranges::all_of(m_rows, [&](const Row &row) {
            const auto time = chipTimeOn(m_inquiry, *row.subject, chips);
            return !time || *time <= mostWaste * row.least;
        });
    }

    /// The last such count between the current one and an end of the range.
    [[nodiscard]] double towards(double end, const LeverRange &range) const
    {
        if (has(end))
            return end;
        double inside = range.now;
        double outside = end;
        while (const auto middle = range.between(std::min(inside, outside), std::max(inside, outside)))
            (has(*middle) ? inside : outside) = *middle;
        return inside;
    }

private:
    struct Row
    {
        const Subject *subject = nullptr;
        double least = 0.0; ///< chip-hours, at the current count and both ends
    };

    [[nodiscard]] double leastOf(const Subject &subject, const LeverRange &range) const
    {
        double least = std::numeric_limits<double>::max();
        for (const double chips : {range.low, range.now, range.high})
            least = std::min(least, chipTimeOn(m_inquiry, subject, chips).value_or(least));
        return least;
    }

    const Inquiry &m_inquiry;
    QList<Row> m_rows;
};

void leaveOutWaste(LeverRange &range, const SensibleCounts &counts)
{
    const LeverRange asked = range;
    range.low = counts.towards(asked.low, asked);
    range.high = counts.towards(asked.high, asked);
}

// Excluded part of the range and the reason; empty if nothing is excluded.
QString leftOutText(const LeverRange &asked, const LeverRange &kept, Unit unit, const Formatter &formatter)
{
    if (asked.low == kept.low && asked.high == kept.high)
        return {};
    return tr("Excluded from %1 to %2: chip counts at which a chip reaches less than half of its best throughput.",
              "numbers of chips")
        .arg(formatter.table(asked.low, unit), formatter.table(asked.high, unit));
}

Problem cannotMove(const AssumptionRow &row, const QString &why)
{
    return {ProblemCode::BadValue, tr("%1 cannot be varied: %2").arg(row.labelText(), why)};
}

} // namespace

std::optional<double> LeverRange::between(double from, double to) const
{
    constexpr double closeEnough = 1e-7;
    constexpr double tiny = 1e-5; // below it a value is practically 0
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
        return Problem{ProblemCode::UnknownId, tr("There is no assumption \"%1\".").arg(lever.assumption.text()),
                       tr("\"chipboard list assumptions\" lists the names.")};
    const auto work = workloadOf(inquiry.catalog(), inquiry.board());
    if (!work)
        return cannotMove(*row, tr("the board has no workload."));
    const Tried &rule = row->plausible;
    if (rule.kind == Tried::Never || !row->actsOn(work->workload.task))
        return cannotMove(*row, tr("it does not affect this workload."));
    if (row->member == &Assumptions::activeParameters && !work->model.isSparse())
        return cannotMove(*row, tr("all parameters of a model without experts are active."));
    const std::optional<double> now = valueInForce(inquiry, *row, lever.side);
    if (!now)
        return cannotMove(*row, tr("neither the workload nor the model states it."));
    LeverRange range{.now = *now};
    if (rule.kind == Tried::Doublings) {
        const double steps = reach == Reach::Far ? farthest : 2.0;
        const double least = reach == Reach::Far ? row->minimum : std::min(rule.low, *now);
        const double most = reach == Reach::Far ? row->maximum : std::max(rule.high, *now);
        range.choices = doublings(*row, *now, std::max(least, *now / steps), std::min(most, *now * steps));
        range.low = range.choices.isEmpty() ? *now : range.choices.constFirst();
        range.high = range.choices.isEmpty() ? *now : range.choices.constLast();
    } else if (rule.kind == Tried::Choices) {
        range.choices = QList<double>(row->choices.begin(), row->choices.end());
        range.low = range.choices.constFirst();
        range.high = range.choices.constLast();
    } else {
        range.grid = row->member == &Assumptions::chips ? chipGrid(inquiry, lever.side) : row->whole ? 1.0 : 0.0;
        setEnds(range, *row, rule, reach);
    }
    const LeverRange asked = range;
    if (row->member == &Assumptions::chips && reach == Reach::Plausible)
        leaveOutWaste(range, SensibleCounts(inquiry, lever.side, range));
    const Currency currency = shownCurrency(inquiry.board().currency);
    const Formatter formatter(readingLocale(), currency); // for digit grouping
    const QString left = leftOutText(asked, range, row->unit, formatter);
    if (!(range.low < range.high))
        return cannotMove(
            *row,
            left.isEmpty()
                ? tr("there is no other value near %1.").arg(Formatter(QLocale::c(), currency).full(*now, row->unit))
                : left);
    range.rule = sentenceOf(*row, rule, reach, range, formatter);
    if (!left.isEmpty())
        range.rule =
            tr("From %1 to %2.").arg(formatter.table(range.low, row->unit), formatter.table(range.high, row->unit))
            + QLatin1Char(' ') + left;
    return range;
}

RowSettings pulled(RowSettings settings, const Lever &lever, double value)
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
        const bool isStated =
            (row.unset == nullptr || valueOf(row, board.assumptions)) && !isIdle(row, board.assumptions);
        if (work && isStated && row.actsOn(work->workload.task) && row.plausible.kind != Tried::Never)
            rows << &row;
    }
    return rows;
}

} // namespace chipboard
