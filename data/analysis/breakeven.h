// Purpose: when moving work to another chip pays. Money now: what the work costs a month. Saving: the share of it that
// moves, times what the other chip costs less. Cost of moving: weeks of an engineer times what a week costs.
#pragma once

#include "data/analysis/contest.h"
#include "data/analysis/factors.h"
#include "data/compare/evaluate.h"
#include "data/model/number.h"

//   saving a month      s = spend x movable share x (1 - cost on the new chip / cost on the old one)
// A monthly volume sets both bills, and with them that ratio; a stated spend takes the place of the old bill alone.
//   until the move is done, after T = weeks / (52 / 12) months, both the old bill and the engineer are paid
//   months until even   T + weeks x rate / s; never where s <= 0
// The ratio of the two costs has a band, P10 to P90 (see factors.h), which goes through to all that follows. A team is
// entered as its weeks, and what the whole of it costs a week.
// Even at u = committed price / price on demand, of the same instance, USD an hour
// Prices come from the catalogue's books, each kind from its newest book that has the instance.

namespace chipboard::moving {

// The formulas of a move, over numbers or expressions (data/model/number.h).

inline constexpr double monthsOfAYear = 12.0;
inline constexpr double weeksOfAYear = 52.0;

/// Months until so many weeks of work are done.
template<class N>
[[nodiscard]] N monthsOf(const N &weeks)
{
    return weeks * monthsOfAYear / weeksOfAYear;
}

/// A month, once it is done, of what is spent of the part that moves.
template<class N>
[[nodiscard]] N saving(const N &spend, const N &share, const N &ratio)
{
    return spend * share * (1.0 - ratio);
}

/// Paid of the cost of moving until a month, evenly while it is done.
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

/// Months until even; `saving` above 0.
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
    bool isOfMonth = false; ///< monthlySpend is what the month's work that is assumed costs on the old chip

    [[nodiscard]] bool isWork() const { return weeks > 0.0; }      ///< else it pays back at once, or never
    [[nodiscard]] double cost() const { return weeks * weekRate; } ///< USD
    [[nodiscard]] double months() const { return moving::monthsOf(weeks); }

    friend bool operator==(const MovePlan &, const MovePlan &) = default;
};
/// Of a move to other software.
[[nodiscard]] MovePlan movePlanOf(const Assumptions &assumptions);
/// The same between two chips: within one software stack moving takes no work unless a person says so.
[[nodiscard]] MovePlan movePlanOf(const Assumptions &assumptions, const Chip &from, const Chip &to);
/// The same; where nobody says what is spent but how much work a month has, its cost on the old chip is spent.
[[nodiscard]] MovePlan movePlanOf(const Inquiry &inquiry);
/// Chips of one maker run the same software.
[[nodiscard]] bool shareSoftware(const Chip &one, const Chip &other);

/// What has been paid in all since the beginning, USD.
struct PaidUntil
{
    double month = 0.0;
    double staying = 0.0;
    Interval moving; ///< low: with the largest saving
};

struct Move
{
    static constexpr int monthsShown = 60; ///< five years

    MovePlan plan;
    Interval ratio;  ///< cost on the new chip / cost on the old one
    Interval saving; ///< USD a month once it is done; low: with the largest ratio. Below 0: it costs more
    std::optional<double> evenAfter; ///< months; nothing: never
    std::optional<double> evenSoonest;
    std::optional<double> evenLatest;
    QList<PaidUntil> paid; ///< each month from 0 on, and the month at which the move is done
    Interval savedInAll;   ///< after five years, less the cost of moving
};

/// Reckons with a ratio that is given. Its low may be 0, nothing in it is negative.
[[nodiscard]] Move moveWith(const MovePlan &plan, const Interval &ratio);

/// How far a sentence may go that says that it saves, or costs more: by the range of its ratio.
[[nodiscard]] Lead leadOfMove(const Move &move);
/// Whether that is at least "probably": a payback is promised of no other.
[[nodiscard]] bool isReliable(const Move &move);

/// The inquiry is about the ratio new / old of a cost. Fails when the metric is no cost or a row has none.
[[nodiscard]] Result<Move> moveOf(const Inquiry &inquiry);

/// Ratio of two results, P10 to P90: factors that both share cancel out, the others' logarithms add by their squares.
/// Precondition: both have values above 0.
[[nodiscard]] Interval ratioBand(const Factored &top, const Factored &bottom);

/// A monthly spend from which on a rule says something.
struct Threshold
{
    double usdAMonth = 0.0;
    QStringList texts;
    QList<SourceId> sources;

    friend bool operator==(const Threshold &, const Threshold &) = default;
};
/// One step of adopting another chip. No source says how long a phase takes.
struct Phase
{
    QString name;
    QString steps;
    QList<SourceId> sources;

    friend bool operator==(const Phase &, const Phase &) = default;
};
/// What the catalogue's rules say about moving: thresholds ascending, phases in their order.
struct MoveGuide
{
    QList<Threshold> thresholds;
    QList<Phase> phases;

    friend bool operator==(const MoveGuide &, const MoveGuide &) = default;
};
[[nodiscard]] MoveGuide moveGuideOf(const Catalog &catalog);

// From which utilisation a commitment beats paying by the hour. Who commits to an instance, or buys a block of
// it, pays all hours; who pays on demand pays for the hours that are used.

/// A price that was found, and where.
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
    std::optional<Interval> evenAt; ///< share of the hours, 0 and up; above 1: on demand is always cheaper; nothing
                                    ///< without a price on demand
    bool otherRegion = false;       ///< no price of the region that the price on demand is of
};

struct Commitments
{
    InstanceId instance;
    std::optional<FoundPrice> onDemand;
    std::optional<FoundPrice> spot; ///< paid by use as well, and may be interrupted
    QList<Commitment> offers;       ///< one, three years, capacity block; only such as have a price
};

/// Of an instance, or of the one that stands for a chip, at all prices that there are. Fails, in words, without any, or
/// where there is only the one on demand.
[[nodiscard]] Result<Commitments> commitmentsOf(const Catalog &catalog, const Board &board, const Subject &subject);

/// What a month of `hours` costs where it is committed, USD.
[[nodiscard]] Interval monthCommitted(const Commitment &commitment, double hours);

} // namespace chipboard
