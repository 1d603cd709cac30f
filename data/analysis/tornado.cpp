#include "data/analysis/tornado.h"

#include "data/compare/boardestimate.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

TornadoEnd endOf(const Inquiry &inquiry, const Lever &lever, double value)
{
    return {value, inquiry.answer(pulled(inquiry.settings(), lever, value))};
}

double swingOf(const TornadoRow &row, double now)
{
    double least = now;
    double most = now;
    for (const TornadoEnd *end : {&row.low, &row.high}) {
        least = std::min(least, end->answer.value.value_or(now));
        most = std::max(most, end->answer.value.value_or(now));
    }
    return most - least;
}

// A shared factor affects both alike.
bool isShared(const Factor &factor, const QList<Factor> &others)
{
    return std::ranges::any_of(
        others, [&factor](const Factor &other) { return other.kind == factor.kind && other.key == factor.key; });
}

void addSpreads(Tornado &tornado, const Subject &subject, const QList<Factor> &factors, const QList<Factor> &others,
                double sign)
{
    for (const Factor &factor : factors) {
        if (isShared(factor, others))
            continue;
        const double now = *tornado.now.value;
        const auto [least, most] =
            std::minmax({now * std::exp(sign * factor.below), now, now * std::exp(sign * factor.above)});
        tornado.spreads << TornadoSpread{factor.kind, subject.id, least, most};
    }
}

void addSpreads(Tornado &tornado, const Inquiry &inquiry)
{
    const QList<Factor> factors = factorsOf(inquiry, inquiry.subject()).factors;
    const QList<Factor> others = inquiry.isRatio() ? factorsOf(inquiry, inquiry.against()).factors : QList<Factor>();
    addSpreads(tornado, inquiry.subject(), factors, others, 1.0);
    if (inquiry.isRatio())
        addSpreads(tornado, inquiry.against(), others, factors, -1.0);
    std::ranges::stable_sort(tornado.spreads, std::ranges::greater(), &TornadoSpread::swing);
}

bool isPossible(const TornadoRow &row) { return row.low.answer.value && row.high.answer.value; }

// If the program chooses a number of chips per row, one number for both is a different question: each is varied alone.
bool isChosenForEach(const Inquiry &inquiry, const AssumptionRow &assumption)
{
    if (!inquiry.isRatio() || assumption.member != &Assumptions::chips || inquiry.board().assumptions.chips)
        return false;
    const std::optional<EditedWorkload> work = workloadOf(inquiry.catalog(), inquiry.board());
    return !work || work->workload.chips <= 0;
}

// For both rows; prices and efficiencies also per row, which matters more in a ratio.
QList<Lever> leversOf(const Inquiry &inquiry, const AssumptionRow &assumption)
{
    const AssumptionId id = assumption.assumptionId();
    if (isChosenForEach(inquiry, assumption))
        return {{id, Side::Subject}, {id, Side::Against}};
    QList<Lever> levers{{id, Side::Both}};
    const bool ofOneAlone = assumption.member == &Assumptions::priceFactor
        || assumption.member == &Assumptions::trainingEfficiency || assumption.member == &Assumptions::memoryEfficiency
        || assumption.member == &Assumptions::computeEfficiency;
    if (inquiry.isRatio() && ofOneAlone)
        levers << Lever{id, Side::Subject} << Lever{id, Side::Against};
    return levers;
}

// Layers and heads of a published model are known and not varied, unless the board sets one.
bool isKnownOfTheModel(const Inquiry &inquiry, const AssumptionRow &assumption)
{
    return assumption.group == AssumptionGroup::Model && !(inquiry.board().assumptions.*assumption.member);
}

/// The row without a price of the chosen kind while the other has one: varying the lever would compare different price
/// kinds.
const Subject *rowWithoutChoice(const Inquiry &inquiry, const Lever &lever, const LeverRange &range)
{
    if (!inquiry.isRatio() || lever.side != Side::Both || findAssumption(lever.assumption)->choices.empty())
        return nullptr;
    const RowSettings low = pulled(inquiry.settings(), lever, range.low);
    const RowSettings high = pulled(inquiry.settings(), lever, range.high);
    const Subject &subject = inquiry.subject();
    const Subject &against = inquiry.against();
    const bool movesSubject = inquiry.valueOf(subject, low.subject) != inquiry.valueOf(subject, high.subject);
    const bool movesAgainst = inquiry.valueOf(against, low.against) != inquiry.valueOf(against, high.against);
    if (movesSubject == movesAgainst)
        return nullptr;
    return movesSubject ? &against : &subject;
}

void addRow(Tornado &tornado, const Inquiry &inquiry, const Lever &lever)
{
    const Result<LeverRange> range = rangeOf(inquiry, lever, Reach::Plausible);
    if (!range) {
        if (lever.side == Side::Both)
            tornado.unmoved << Unmoved{lever.assumption, range.problem().message};
        return;
    }
    if (const Subject *without = rowWithoutChoice(inquiry, lever, range.value())) {
        const QString name = findAssumption(lever.assumption)->labelText();
        tornado.unmoved << Unmoved{
            lever.assumption,
            tr("%1 is excluded: %2 has no price of this type, so different price types would be compared.")
                .arg(name, without->name)};
        return;
    }
    TornadoRow row{lever, range.value(), endOf(inquiry, lever, range.value().low),
                   endOf(inquiry, lever, range.value().high), 0.0};
    row.swing = swingOf(row, *tornado.now.value);
    // Rounding differences are no effect.
    constexpr double nothing = 1e-12;
    if (row.swing > nothing * std::abs(*tornado.now.value) || !isPossible(row))
        tornado.rows << row;
    else if (lever.side == Side::Both)
        tornado.idle << lever.assumption;
}

} // namespace

Tornado tornadoOf(const Inquiry &inquiry)
{
    Tornado tornado{.now = inquiry.answer()};
    if (!tornado.now.value)
        return tornado;
    for (const AssumptionRow *assumption : leversOf(inquiry.catalog(), inquiry.board())) {
        if (isKnownOfTheModel(inquiry, *assumption))
            continue;
        for (const Lever &lever : leversOf(inquiry, *assumption))
            addRow(tornado, inquiry, lever);
    }
    std::ranges::stable_sort(tornado.rows, std::ranges::greater(), &TornadoRow::swing);
    addSpreads(tornado, inquiry);
    return tornado;
}

const TornadoEnd *turningEnd(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row)
{
    if (!inquiry.isRatio() || !tornado.now.value)
        return nullptr;
    for (const TornadoEnd *end : {&row.low, &row.high}) {
        if (end->answer.value && (*end->answer.value - 1.0) * (*tornado.now.value - 1.0) < 0.0)
            return end;
    }
    return nullptr;
}

bool turnsBesideCounts(const Inquiry &inquiry, const Tornado &tornado, const TornadoRow &row)
{
    const AssumptionRow *assumption = findAssumption(row.lever.assumption);
    return assumption != nullptr && assumption->member != &Assumptions::chips
        && turningEnd(inquiry, tornado, row) != nullptr;
}

} // namespace chipboard
