// Purpose: payback of moving work to another chip. Spend: current monthly cost of the work. Saving: the share that
// moves, times the cost difference. Cost of moving: engineer-weeks times the weekly rate.
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/factors.h"
#include "data/compare/evaluate.h"
#include "data/model/number.h"

//   saving per month     s = spend x movable share x (1 - cost on the new chip / cost on the old one)
// A monthly volume sets both bills, and so their ratio; a stated spend replaces only the old bill.
//   until the move is done, after T = weeks / (52 / 12) months, both the old bill and the engineer are paid
//   payback in months    T + weeks x rate / s; never if s <= 0
// The ratio of the two costs has a band, P10 to P90 (see factors.h), which carries through to all results. A team is
// entered as its weeks, with the weekly cost of the whole team.
// Break-even utilisation u = committed price / on-demand price, of the same instance, USD per hour
// Prices come from the catalogue's books, each kind from its newest book with the instance.

namespace chipboard::moving {

// Formulas of a move, over numbers or expressions (data/model/number.h).

inline constexpr double monthsOfAYear = 12.0;
inline constexpr double weeksOfAYear = 52.0;

/// Months for `weeks` weeks of work.
template<class N>
[[nodiscard]] N monthsOf(const N &weeks)
{
    return weeks * monthsOfAYear / weeksOfAYear;
}

/// Monthly saving after the move.
template<class N>
[[nodiscard]] N saving(const N &spend, const N &share, const N &ratio)
{
    return spend * share * (1.0 - ratio);
}

/// Cost of moving paid by a month, spread evenly over the move.
template<class N>
[[nodiscard]] N paidOfCost(const N &cost, const N &done, double month)
{
    return select(done > 0.0, minOf(N(1.0), month / maxOf(done, N(1e-9))), N(1.0)) * cost;
}

template<class N>
[[nodiscard]] N savedUntil(const N &saving, const N &done, double month)
{
    return saving * maxOf(N(0.0), month - done);
}

/// Months to payback; `saving` above 0.
template<class N>
[[nodiscard]] N evenAfter(const N &done, const N &cost, const N &saving)
{
    return done + cost / saving;
}

} // namespace chipboard::moving

namespace chipboard {

struct MovePlan
{
    double monthlySpend = 0.0; ///< USD
    double movableShare = 1.0; ///< 0 to 1
    double weeks = 0.0;
    double weekRate = 0.0;  ///< USD
    bool isOfMonth = false; ///< monthlySpend is the cost of the assumed monthly work on the old chip

    [[nodiscard]] bool isWork() const { return weeks > 0.0; }      ///< otherwise payback is immediate, or never
    [[nodiscard]] double cost() const { return weeks * weekRate; } ///< USD
    [[nodiscard]] double months() const { return moving::monthsOf(weeks); }

    friend bool operator==(const MovePlan &, const MovePlan &) = default;
};
[[nodiscard]] MovePlan movePlanOf(const Assumptions &assumptions);
/// Between two chips: a move within one software stack takes no work unless the user says so.
[[nodiscard]] MovePlan movePlanOf(const Assumptions &assumptions, const Chip &from, const Chip &to);
/// The same; without a stated spend, the cost of a stated monthly volume on the old chip counts.
[[nodiscard]] MovePlan movePlanOf(const Inquiry &inquiry);
/// True for chips of one maker.
[[nodiscard]] bool shareSoftware(const Chip &one, const Chip &other);

/// Cumulative cost since the start, USD.
struct PaidUntil
{
    double month = 0.0;
    double staying = 0.0;
    Interval moving; ///< low end: with the largest saving
};

struct Move
{
    static constexpr int monthsShown = 60; ///< five years

    MovePlan plan;
    Interval ratio;  ///< cost on the new chip / cost on the old one
    Interval saving; ///< USD per month after the move; low: with the largest ratio. Negative: it costs more
    std::optional<double> evenAfter; ///< months; empty: never
    std::optional<double> evenSoonest;
    std::optional<double> evenLatest;
    QList<PaidUntil> paid; ///< each month from 0 on, and the month when the move is done
    Interval savedInAll;   ///< after five years, minus the cost of moving
};

/// Uses a given ratio, which is not negative; its low end may be 0.
[[nodiscard]] Move moveWith(const MovePlan &plan, const Interval &ratio);

/// How strongly a sentence may claim that the move saves or costs money, by the range of its ratio.
[[nodiscard]] Lead leadOfMove(const Move &move);
/// True if that is at least "probably": otherwise no payback is claimed.
[[nodiscard]] bool isReliable(const Move &move);

/// True if neither a saving nor a loss can be expected from the move.
[[nodiscard]] bool isAboutTheSame(const Move &move);

/// The inquiry is about the ratio new / old of a cost. Fails if the metric is not a cost or a row has none.
[[nodiscard]] Result<Move> moveOf(const Inquiry &inquiry);

/// Ratio of two results, P10 to P90: common factors cancel out, logarithms of the others add in quadrature.
/// Precondition: both have values above 0.
[[nodiscard]] Interval ratioBand(const Factored &top, const Factored &bottom);

/// Monthly spend from which a rule applies.
struct Threshold
{
    double usdAMonth = 0.0;
    QStringList texts;
    QList<SourceId> sources;

    friend bool operator==(const Threshold &, const Threshold &) = default;
};
/// A step of adopting another chip. No source states the duration of a phase.
struct Phase
{
    QString name;
    QString steps;
    QList<SourceId> sources;

    friend bool operator==(const Phase &, const Phase &) = default;
};
/// Rules of the catalogue about moving: thresholds ascending, phases in order.
struct MoveGuide
{
    QList<Threshold> thresholds;
    QList<Phase> phases;

    friend bool operator==(const MoveGuide &, const MoveGuide &) = default;
};
[[nodiscard]] MoveGuide moveGuideOf(const Catalog &catalog);

// Utilisation above which a commitment beats hourly payment. A committed instance or capacity block costs all hours; on
// demand costs only the hours used.

/// A price with its origin.
struct FoundPrice
{
    PriceKind kind = PriceKind::OnDemand;
    QString book; ///< its name
    QString asOf;
    QString provider;
    QString region;
    QString term; ///< "1y standard no upfront"; may be empty
    Interval usdPerHour;
    QList<SourceId> sources;
};

struct Commitment
{
    FoundPrice price;
    std::optional<Interval> evenAt; ///< share of hours, 0 and up; above 1: on demand is always cheaper; empty without
                                    ///< an on-demand price
    bool otherRegion = false;       ///< no price in the region of the on-demand price
};

struct Commitments
{
    InstanceId instance;
    std::optional<FoundPrice> onDemand;
    std::optional<FoundPrice> spot; ///< hourly as well, but may be interrupted
    QList<Commitment> offers;       ///< one year, three years, capacity block; only those with a price
};

/// All prices of an instance, or of a chip's reference instance. Fails with a message if there is none, or only on
/// demand.
[[nodiscard]] Result<Commitments> commitmentsOf(const Catalog &catalog, const Board &board, const Subject &subject);

/// Monthly cost for `hours` under the commitment, USD.
[[nodiscard]] Interval monthCommitted(const Commitment &commitment, double hours);

} // namespace chipboard
