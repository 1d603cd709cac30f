// Purpose: published statements with author and date: claims to verify, decision rules, dated facts about software and
// companies, and contradictions between sources. They are data, so that they can be shown, sourced and checked like any
// figure.
#pragma once

#include "data/catalog/figure.h"

namespace chipboard {

/// A dated statement other than a chip's figure: "Neuron SDK 2.26.0, release date, 2025-09-18".
struct Fact
{
    QString id;
    QString subject;
    QString attribute;
    QString value;
    QString unit;
    QString asOf;
    QList<SourceId> sources;
    QString note;
    QList<ContradictionId> contradictions;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// A published comparison: "30 to 40 % better price-performance than P5".
struct Claim
{
    ClaimId id;
    QString who;
    QString when;
    QList<QString> about;
    QString kind;
    QString statement;
    std::optional<Interval> value; ///< in `unit`; empty for claims without a number
    QString unit;
    QString versus;
    QString direction;
    QList<SourceId> sources;
    QString official;
    QString verdict;
    QString verdictNote;
    QList<ContradictionId> contradictions;
    QList<QString> seeds;
    QString where;

    friend bool operator==(const Claim &, const Claim &) = default;
};

/// A change in an edition of the catalogue: a figure with its old and new value, or an added or removed item.
struct Change
{
    QString id;
    QString date;      ///< of the edition
    QString what;      ///< "chip", "price", "instance-added"
    QString subject;   ///< id of a chip, instance, system or price list
    QString attribute; ///< "dense.int8"; empty: the whole item
    QString before;    ///< "5000 TOPS"; empty if new
    QString after;
    QList<SourceId> sources;
    QString where;
};

/// When to choose what, what to verify first, and migration steps.
struct Rule
{
    QString id;
    QString topic;
    QString text;
    std::optional<Interval> threshold;
    QString thresholdUnit;
    QList<SourceId> sources;
    QList<QString> seeds;
    QString where;
};

/// The number in dispute; exactly one of the three ids is set.
struct ContradictionSubject
{
    ChipId chip;
    InstanceId instance;
    SystemId system;
    MetricId metric;
};

struct Contradiction
{
    ContradictionId id;
    QString topic;
    QString kind;
    QString first;
    QString second;
    QString computation;
    QString verdict;
    QString prefer;
    QList<ContradictionSubject> about;
    QList<SourceId> sources;
    QList<QString> seeds;
    QString where;

    /// "H100 price: “guide 9.80” against “list 55.04”. The list holds.", translated, for a card next to a number.
    [[nodiscard]] QString inBrief() const;
    /// As inBrief(), with the arithmetic if there is any, translated: "H100 price: “guide 9.80” against “list 55.04”
    /// (55.04 / 9.80 = 5.616). The list holds."
    [[nodiscard]] QString inOneSentence() const;
};

} // namespace chipboard
