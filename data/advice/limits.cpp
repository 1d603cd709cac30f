#include "data/advice/rules.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct TopicRow
{
    const char *label;
};

/// In the order of Topic.
constexpr std::array topicRows{
    TopicRow{QT_TRANSLATE_NOOP("Advice", "For sale")}, TopicRow{QT_TRANSLATE_NOOP("Advice", "Work")},
    TopicRow{QT_TRANSLATE_NOOP("Advice", "Software")}, TopicRow{QT_TRANSLATE_NOOP("Advice", "Place")},
    TopicRow{QT_TRANSLATE_NOOP("Advice", "Money")},    TopicRow{QT_TRANSLATE_NOOP("Advice", "Time")},
    TopicRow{QT_TRANSLATE_NOOP("Advice", "Memory")},   TopicRow{QT_TRANSLATE_NOOP("Advice", "Moving")},
};

/// What rules out, behind "ruled out:".
struct BriefRow
{
    const char *rule; ///< id of the rule or of the need that is a limit
    const char *words;
};

constexpr std::array briefRows{
    BriefRow{"budget", QT_TRANSLATE_NOOP("Advice", "costs too much")},
    BriefRow{"deadline", QT_TRANSLATE_NOOP("Advice", "takes too long")},
    BriefRow{"latency", QT_TRANSLATE_NOOP("Advice", "too slow")},
    BriefRow{"first_token", QT_TRANSLATE_NOOP("Advice", "first token too late")},
    BriefRow{"memory", QT_TRANSLATE_NOOP("Advice", "too little memory")},
    BriefRow{"capacity", QT_TRANSLATE_NOOP("Advice", "too much work to move")},
    BriefRow{"announced", QT_TRANSLATE_NOOP("Advice", "not on sale yet")},
    BriefRow{"no-estimate", QT_TRANSLATE_NOOP("Advice", "no estimate")},
    BriefRow{"no-price", QT_TRANSLATE_NOOP("Advice", "price not known")},
    BriefRow{"inference-only", QT_TRANSLATE_NOOP("Advice", "not made for training")},
    BriefRow{"inf1-support", QT_TRANSLATE_NOOP("Advice", "software no longer maintained")},
    BriefRow{"not-on-cloud", QT_TRANSLATE_NOOP("Advice", "not on this cloud")},
    BriefRow{"not-in-region", QT_TRANSLATE_NOOP("Advice", "not in this region")},
    BriefRow{"trainium-avoid-cuda", QT_TRANSLATE_NOOP("Advice", "does not run CUDA")},
    BriefRow{"no-cuda", QT_TRANSLATE_NOOP("Advice", "does not run CUDA")},
    BriefRow{"trainium-avoid-multi-cloud", QT_TRANSLATE_NOOP("Advice", "on one cloud only")},
    BriefRow{"one-cloud", QT_TRANSLATE_NOOP("Advice", "on one cloud only")},
    BriefRow{"trainium-avoid-small", QT_TRANSLATE_NOOP("Advice", "moving does not pay")},
    BriefRow{"small-move", QT_TRANSLATE_NOOP("Advice", "moving does not pay")},
    BriefRow{"inferentia-threshold-below", QT_TRANSLATE_NOOP("Advice", "moving does not pay")},
    BriefRow{"small-spend", QT_TRANSLATE_NOOP("Advice", "moving does not pay")},
};

std::optional<Interval> monthOf(const Situation &, const Candidate &candidate) { return candidate.month; }
std::optional<Interval> daysOf(const Situation &, const Candidate &candidate) { return candidate.days; }

std::optional<Interval> tokenOf(const Situation &situation, const Candidate &candidate)
{
    return situation.task() == Task::Serve ? candidate.wait : std::nullopt;
}

std::optional<Interval> batchOf(const Situation &situation, const Candidate &candidate)
{
    return situation.task() == Task::Batch ? candidate.wait : std::nullopt;
}

std::optional<Interval> firstTokenOf(const Situation &, const Candidate &candidate) { return candidate.firstToken; }

std::optional<Interval> memoryOf(const Situation &, const Candidate &candidate)
{
    return candidate.instanceMemory > 0.0 ? std::optional(Interval::exactly(candidate.instanceMemory)) : std::nullopt;
}

std::optional<Interval> weeksOf(const Situation &situation, const Candidate &candidate)
{
    return Interval::exactly(candidate.isMove ? situation.plan.weeks : 0.0);
}

constexpr std::array limitTable{
    LimitRule{"budget", Topic::Budget, false, monthOf,
              QT_TRANSLATE_NOOP("Advice", "It costs %1 a month; the budget is %2."),
              QT_TRANSLATE_NOOP("Advice", "It may cost more than the budget of %2: %1 a month.")},
    LimitRule{"deadline", Topic::Time, false, daysOf, QT_TRANSLATE_NOOP("Advice", "It takes %1; %2 are left."),
              QT_TRANSLATE_NOOP("Advice", "It may take longer than %2: %1.")},
    LimitRule{"latency", Topic::Time, false, batchOf,
              QT_TRANSLATE_NOOP("Advice", "A batch takes %1; at most %2 are needed."),
              QT_TRANSLATE_NOOP("Advice", "Measure the time of a batch: it may be above %2, %1.")},
    LimitRule{"latency", Topic::Time, false, tokenOf,
              QT_TRANSLATE_NOOP("Advice", "It takes %1 per token; at most %2 are needed."),
              QT_TRANSLATE_NOOP("Advice", "Measure the latency: it may be above %2, %1.")},
    LimitRule{"first_token", Topic::Time, false, firstTokenOf,
              QT_TRANSLATE_NOOP("Advice", "The first token takes %1; at most %2 are needed."),
              QT_TRANSLATE_NOOP("Advice", "Measure the first token: it may take more than %2, %1.")},
    LimitRule{"memory", Topic::Memory, true, memoryOf,
              QT_TRANSLATE_NOOP("Advice", "Its largest instance has %1; %2 are needed."),
              QT_TRANSLATE_NOOP("Advice", "Its largest instance may have less than %2: %1.")},
    LimitRule{"capacity", Topic::Move, false, weeksOf, QT_TRANSLATE_NOOP("Advice", "Moving takes %1; %2 are free."),
              QT_TRANSLATE_NOOP("Advice", "Moving may take longer than %2: %1.")},
};

std::optional<AdviceReason> reasonOf(const LimitRule &rule, const Situation &situation, const Candidate &candidate)
{
    const NeedRow &row = *findNeed(QString::fromLatin1(rule.need));
    const std::optional<double> limit = situation.needs.*row.number;
    const std::optional<Interval> measured = limit ? rule.measure(situation, candidate) : std::nullopt;
    if (!measured)
        return std::nullopt;
    const auto misses = [&](double value) { return rule.atLeast ? value < *limit : value > *limit; };
    const double worst = rule.atLeast ? measured->low : measured->high;
    if (!misses(worst))
        return std::nullopt;
    const bool isMissed = misses(bestEnd(rule, *measured));
    AdviceReason reason;
    reason.effect = isMissed ? Effect::RuleOut : Effect::Verify;
    reason.topic = rule.topic;
    reason.rule = reason.need = QString::fromLatin1(rule.need);
    reason.text = tr(isMissed ? rule.missed : rule.perhaps)
                      .arg(limitText(row, *measured, situation.formatter), needText(row, *limit, situation.formatter));
    if (row.number == &Needs::deadline && candidate.isMove)
        reason.text += u' ' + tr("%1 weeks of it are for moving.").arg(situation.formatter.label(situation.plan.weeks));
    return reason;
}

} // namespace

QString limitText(const NeedRow &row, const Interval &measured, const Formatter &formatter)
{
    if (measured.isExact())
        return needText(row, measured.value, formatter);
    return tr("about %1 (%2 to %3)")
        .arg(needText(row, measured.value, formatter), needText(row, measured.low, formatter.lowEnd()),
             needText(row, measured.high, formatter.highEnd()));
}

QString topicLabel(Topic topic) { return tr(topicRows.at(static_cast<std::size_t>(topic)).label); }

QString briefly(const AdviceReason &reason)
{
    const auto found = std::find_if(briefRows.begin(), briefRows.end(),
                                    [&reason](const BriefRow &row) { return reason.rule == QLatin1String(row.rule); });
    return found == briefRows.end() ? topicLabel(reason.topic) : tr(found->words);
}

std::span<const Topic> topics()
{
    static constexpr std::array all{Topic::Sale,   Topic::Work, Topic::Software, Topic::Place,
                                    Topic::Budget, Topic::Time, Topic::Memory,   Topic::Move};
    return all;
}

std::span<const LimitRule> limitRules() { return limitTable; }

double bestEnd(const LimitRule &rule, const Interval &measured) { return rule.atLeast ? measured.high : measured.low; }

QList<AdviceReason> limitReasons(const Situation &situation, const Candidate &candidate)
{
    QList<AdviceReason> reasons;
    for (const LimitRule &rule : limitTable) {
        if (const auto reason = reasonOf(rule, situation, candidate))
            reasons << *reason;
    }
    return reasons;
}

} // namespace chipboard
