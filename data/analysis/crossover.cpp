#include "data/analysis/crossover.h"

#include "data/compare/boardestimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace chipboard {
namespace {

struct Entrant
{
    const Subject *subject = nullptr;
    double value = 0.0;
    bool canLead = true; ///< ships, with software not in maintenance
};

// Best first.
QList<Entrant> entrantsOf(const ResultTable &table, int column)
{
    QList<Entrant> entrants;
    for (const ResultRow &row : table.rows) {
        const Cell &cell = row.cells.at(column);
        if (cell.value && cell.value->value > 0.0)
            entrants << Entrant{&row.subject, cell.value->value * unitInfo(cell.unit).factor, mayLead(row.subject)};
    }
    const bool lower = table.metrics.at(column)->better == Better::Lower;
    std::ranges::stable_sort(entrants, [lower](const Entrant &a, const Entrant &b) {
        if (a.canLead != b.canLead)
            return a.canLead;
        return lower ? a.value < b.value : a.value > b.value;
    });
    return entrants;
}

} // namespace

std::optional<AskedNumber> duelOf(const ResultTable &table, const Board &board, const QList<MetricId> &metrics)
{
    for (const MetricId &metric : metrics) {
        const int column = table.columnOf(metric);
        if (column < 0)
            continue;
        const QList<Entrant> entrants = entrantsOf(table, column);
        if (entrants.size() < 2)
            continue;
        const auto baseline = std::find_if(entrants.cbegin(), entrants.cend(), [&board](const Entrant &entrant) {
            return isBaseline(board, *entrant.subject);
        });
        const bool bestIsBaseline = baseline == entrants.cbegin();
        const Entrant &subject = entrants.at(bestIsBaseline ? 1 : 0);
        const Entrant &against = baseline != entrants.cend() ? *baseline : entrants.at(1);
        return AskedNumber{metric, subject.subject->id, against.subject->id};
    }
    return std::nullopt;
}

namespace {

constexpr int partsOfRange = 64;   // initial number of parts
constexpr int mostHalvings = 6;    // for a part where the two come close
constexpr int mostTurnsWithin = 4; // depth of the search around a change
constexpr int mostCrossings = 32;  // no further ones are searched: more would not be read

/// The two rows at one value of the lever.
struct Sample
{
    double value = 0.0;
    std::optional<double> lead; ///< of the subject: -1 to 1, 0 if equal; empty: no comparison
    double answer = 0.0;
    QString reason;

    [[nodiscard]] Order order() const
    {
        if (!lead)
            return Order::Silent;
        return *lead > 0.0 ? Order::Subject : *lead < 0.0 ? Order::Against : Order::Tied;
    }
};

/// Samples of one inquiry along one lever.
class Walk
{
public:
    Walk(const Inquiry &inquiry, const Lever &lever, const LeverRange &range, const RowSettings &settings)
        : m_inquiry(inquiry)
        , m_lever(lever)
        , m_range(range)
        , m_settings(settings)
    {
        if (lever.side == Side::Against)
            m_first = inquiry.valueOf(inquiry.subject(), settings.subject);
        if (lever.side == Side::Subject)
            m_second = inquiry.valueOf(inquiry.against(), settings.against);
    }

    [[nodiscard]] Sample at(double value) const
    {
        const RowSettings settings = pulled(m_settings, m_lever, value);
        const Answer first = m_first ? *m_first : m_inquiry.valueOf(m_inquiry.subject(), settings.subject);
        const Answer second = m_second ? *m_second : m_inquiry.valueOf(m_inquiry.against(), settings.against);
        if (!first.value || !second.value)
            return {value, std::nullopt, 0.0, first.value ? second.reason : first.reason};
        const double other = convert(*second.value, second.unit, first.unit);
        const double sum = std::abs(*first.value) + std::abs(other);
        const double lead = sum > 0.0 ? (*first.value - other) / sum : 0.0;
        return {value, m_inquiry.metric().better == Better::Lower ? -lead : lead, *first.value, {}};
    }

    [[nodiscard]] std::vector<Sample> all() const
    {
        std::vector<Sample> samples{at(m_range.low)};
        for (int part = 1; part <= partsOfRange; ++part) {
            const double value = m_range.at(static_cast<double>(part) / partsOfRange);
            if (value > samples.back().value) {
                const Sample next = at(value);
                refine(samples, next, mostHalvings);
                samples.push_back(next);
            }
        }
        return samples;
    }

    /// From one sample to another of the same order, including samples in between that show a change and its reversal.
    [[nodiscard]] std::vector<Sample> between(const Sample &first, const Sample &last) const
    {
        std::vector<Sample> samples{first};
        refine(samples, last, mostHalvings);
        samples.push_back(last);
        return samples;
    }

    /// Bisects to where `holds` ends; both samples stay on their sides.
    template<typename Holds>
    void closeIn(Sample &inside, Sample &outside, const Holds &holds) const
    {
        while (const auto middle =
                   m_range.between(std::min(inside.value, outside.value), std::max(inside.value, outside.value))) {
            const Sample sample = at(*middle);
            (holds(sample) ? inside : outside) = sample;
        }
    }

private:
    // Between two samples of the same order, where it could have changed twice.
    void refine(std::vector<Sample> &samples, const Sample &next, int halvings) const
    {
        const Sample last = samples.back();
        const auto middle = m_range.between(last.value, next.value);
        if (halvings == 0 || !middle || last.order() != next.order() || !last.lead)
            return;
        const Sample sample = at(*middle);
        if (!sample.lead || sample.order() != last.order()) {
            samples.push_back(sample);
            return;
        }
        if (sample.order() == Order::Tied)
            return; // tied throughout: nothing to search
        const auto [least, most] = std::minmax({*last.lead, *sample.lead, *next.lead});
        constexpr double near = 3.0; // times the change of the lead within the part
        if (std::min(std::abs(least), std::abs(most)) > near * (most - least))
            return;
        refine(samples, sample, halvings - 1);
        samples.push_back(sample);
        refine(samples, next, halvings - 1);
    }

    const Inquiry &m_inquiry;
    const Lever &m_lever;
    const LeverRange &m_range;
    const RowSettings &m_settings;
    std::optional<Answer> m_first; ///< of the row that does not vary
    std::optional<Answer> m_second;
};

bool decides(const Sample &sample) { return sample.order() == Order::Subject || sample.order() == Order::Against; }

// Bisects to one change between them; both samples stay on their sides.
Crossing crossingBetween(const Walk &walk, Sample &below, Sample &above)
{
    const Order old = below.order();
    const Order next = above.order();
    walk.closeIn(below, above, [old](const Sample &sample) { return sample.order() == old; });
    // A lead that still exists a millionth before its loss was lost in a jump.
    constexpr double noticeable = 1e-4;
    const double leap = std::abs(*below.lead) + std::abs(above.lead.value_or(0.0));
    return {above.value, below.value, old, next, leap > noticeable, above.lead ? above.answer : below.answer};
}

/// Walks the samples in order and records changes of order and gaps.
class Reader
{
public:
    Reader(const Walk &walk, Crossover &result)
        : m_walk(walk)
        , m_result(result)
    {
    }

    void read(const std::vector<Sample> &samples)
    {
        for (const Sample &sample : samples)
            step(sample);
    }

private:
    void step(const Sample &sample)
    {
        if (!sample.lead && (!m_last || m_last->lead))
            enterSilence(sample);
        else if (!sample.lead)
            m_result.silences.last().to = sample.value;
        else if (m_last && !m_last->lead)
            leaveSilence(sample);
        decide(sample);
        m_last = sample;
    }

    // The order may still change before the edge.
    void enterSilence(const Sample &sample)
    {
        Sample edge = sample;
        if (m_last) {
            Sample last = *m_last;
            m_walk.closeIn(last, edge, [](const Sample &each) { return each.lead.has_value(); });
            decide(last);
        }
        m_result.silences << Silence{edge.value, sample.value, edge.reason};
    }

    void leaveSilence(const Sample &sample)
    {
        Sample first = sample;
        Sample last = *m_last;
        m_walk.closeIn(first, last, [](const Sample &each) { return each.lead.has_value(); });
        m_result.silences.last().to = last.value;
        decide(first);
    }

    void decide(const Sample &sample)
    {
        if (!sample.lead) {
            m_deciding.reset(); // values after a gap are not compared with those before
            return;
        }
        if (!decides(sample))
            return;
        if (m_deciding && m_deciding->order() != sample.order())
            turn(*m_deciding, sample, mostTurnsWithin);
        m_deciding = sample;
    }

    // If both rows change in steps, the order alternates around the crossing: searches both sides. Rows that tie for a
    // while may separate in the same order: that is no change, and the change comes later.
    void turn(const Sample &below, const Sample &above, int depth)
    {
        Sample last = below;
        Sample first = above;
        const Crossing crossing = crossingBetween(m_walk, last, first);
        turnsWithin(below, last, depth);
        const Sample behind = first.order() == Order::Tied ? endOfTie(first, above) : first;
        if (behind.order() == below.order() && depth > 0) {
            turn(behind, above, depth - 1);
            return;
        }
        m_result.crossings << crossing;
        if (decides(behind))
            turnsWithin(behind, above, depth);
    }

    // The first sample after the tie with an order or a gap.
    [[nodiscard]] Sample endOfTie(Sample tied, Sample end) const
    {
        m_walk.closeIn(tied, end, [](const Sample &each) { return each.order() == Order::Tied; });
        return end;
    }

    void turnsWithin(const Sample &from, const Sample &to, int depth)
    {
        if (depth == 0 || m_result.crossings.size() >= mostCrossings)
            return;
        std::optional<Sample> last;
        for (const Sample &sample : m_walk.between(from, to)) {
            if (!decides(sample))
                continue;
            if (last && last->order() != sample.order())
                turn(*last, sample, depth - 1);
            last = sample;
        }
    }

    const Walk &m_walk;
    Crossover &m_result;
    std::optional<Sample> m_last;
    std::optional<Sample> m_deciding; ///< the last one with an order
};

} // namespace

Result<Crossover> crossoverOf(const Inquiry &inquiry, const Lever &lever)
{
    const Result<LeverRange> range = rangeOf(inquiry, lever, Reach::Far);
    if (!range)
        return range.problem();
    return crossoverOf(inquiry, lever, range.value(), inquiry.settings());
}

Crossover crossoverOf(const Inquiry &inquiry, const Lever &lever, const LeverRange &range, const RowSettings &settings)
{
    Q_ASSERT(inquiry.isRatio());
    Crossover result{.lever = lever, .range = range};
    const Walk walk(inquiry, lever, range, settings);
    const Answer own = inquiry.valueOf(inquiry.subject(), settings.subject);
    result.unit = own.unit;
    result.now = walk.at(range.now).order();
    Reader(walk, result).read(walk.all());
    return result;
}

QList<Crossover> crossoversOf(const Inquiry &inquiry)
{
    QList<Crossover> found;
    constexpr std::array ofOne{"price_factor", "training_efficiency", "memory_efficiency", "compute_efficiency"};
    for (const char *assumption : ofOne) {
        for (const Side side : {Side::Subject, Side::Against}) {
            const auto crossover = crossoverOf(inquiry, {AssumptionId(QString::fromLatin1(assumption)), side});
            if (crossover)
                found << crossover.value();
        }
    }
    for (const AssumptionRow *row : leversOf(inquiry.catalog(), inquiry.board())) {
        const auto crossover = crossoverOf(inquiry, {row->assumptionId(), Side::Both});
        if (crossover && !crossover.value().crossings.isEmpty())
            found << crossover.value();
    }
    return found;
}

// A rented unit has its own price: a chip's would be on no bill. For work it is the price of the machine that its chips
// are rented in.
static std::optional<Meaning> priceNow(const Inquiry &inquiry, const Subject &subject, const Assumptions &assumptions)
{
    Board board = inquiry.board();
    board.assumptions = assumptions;
    SubjectEstimate row{subject, std::nullopt, {}, {}, false};
    if (needsEstimates(inquiry.metric(), inquiry.catalog(), board))
        row = estimatesOf(inquiry.catalog(), board, {subject}).constFirst();
    const MetricId metric(board.level == Level::Chip ? QStringLiteral("price_chip_hour")
                                                     : QStringLiteral("price_hour"));
    const EvaluationContext context = contextOf(inquiry.catalog(), board, Precision::Bf16); // prices have none
    const Cell price = rentedPriceCell(context, row, metric);
    return price.value ? std::optional(Meaning{metric, price.value->value, price.unit}) : std::nullopt;
}

static std::optional<Meaning> utilisation(const Inquiry &inquiry, const Subject &subject,
                                          const Assumptions &assumptions)
{
    const MetricId metric(QStringLiteral("mfu"));
    const auto asked = Inquiry::about(inquiry.catalog(), inquiry.board(), {metric, subject.id, {}});
    const Answer answer = asked ? asked.value().valueOf(subject, assumptions) : Answer();
    return answer.value ? std::optional(Meaning{metric, *answer.value, answer.unit}) : std::nullopt;
}

std::optional<Meaning> meaningOf(const Inquiry &inquiry, const Lever &lever, double value)
{
    const bool isPrice = lever.isPrice();
    if (lever.side == Side::Both || (!isPrice && lever.assumption.text() != QLatin1String("training_efficiency")))
        return std::nullopt;
    const Subject &subject = lever.side == Side::Subject ? inquiry.subject() : inquiry.against();
    const RowSettings settings = pulled(inquiry.settings(), lever, value);
    const Assumptions &own = lever.side == Side::Subject ? settings.subject : settings.against;
    if (!isPrice)
        return utilisation(inquiry, subject, own);
    std::optional<Meaning> price = priceNow(inquiry, subject, own);
    if (price)
        price->value *= value; // the book's price, without assumptions
    return price;
}

} // namespace chipboard
