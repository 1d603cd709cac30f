// The guide's three phases as a checklist: each step with what is known of it here.
#include "data/advice/advicetexts.h"
#include "data/advice/rulefacts.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct StepInput
{
    const Situation &situation;
    const Candidate &to;   ///< the chip that would be moved to
    const Candidate *from; ///< today's; null: nobody says
};

QString dollars(double usd, const Formatter &formatter)
{
    return formatter.compactMoney(usd) + QChar(0x00A0) + formatter.unitText(Unit::Usd);
}

QString workWords(const StepInput &input)
{
    const QString name = input.situation.work->workload.name;
    const std::optional<double> spend = input.situation.spend();
    return spend ? tr("%1, %2 a month today.").arg(name, dollars(*spend, input.situation.formatter))
                 : tr("%1.").arg(name);
}

QString softwareWords(const StepInput &input)
{
    QString version;
    QString date;
    for (const Fact &fact : input.situation.catalog->software) {
        if (fact.id == u"neuron-latest-version"_s)
            version = fact.value;
        else if (fact.id == u"neuron-latest-release"_s)
            date = fact.value;
    }
    return version.isEmpty() ? QString()
                             : tr("%1 %2 of %3 is the latest known here.").arg(u"Neuron SDK"_s, version, date);
}

// Behind a comparison of costs: what must be known of it.
QString withKinds(const StepInput &input, const QString &text)
{
    const QString unlike = input.from == nullptr ? QString() : unlikeText(input.to, *input.from);
    return unlike.isEmpty() ? text : text + u' ' + unlike;
}

QString savingWords(const StepInput &input)
{
    const auto ratio = input.situation.ratioToToday(input.to);
    if (!ratio || input.from == nullptr)
        return tr("Choose a baseline to see what the present bill would save.");
    const QString share =
        tr("%1 costs about %2 of what %3 costs")
            .arg(input.to.name(), input.situation.formatter.percent(ratio->value), input.from->name());
    const std::optional<double> spend = input.situation.spend();
    if (!spend)
        return withKinds(input,
                         tr("%1 (%2 to %3).")
                             .arg(share, input.situation.formatter.lowEnd().percent(ratio->low),
                                  input.situation.formatter.highEnd().percent(ratio->high)));
    const Formatter &formatter = input.situation.formatter;
    const Move move = moveWith(
        {*spend, input.situation.plan.movableShare, input.situation.plan.weeks, input.situation.plan.weekRate}, *ratio);
    const Interval saving = formatter.toldIn(move.saving, Unit::Usd);
    return withKinds(input,
                     tr("%1: about %2 saved a month (%3 to %4).")
                         .arg(share, dollars(saving.value, formatter), dollars(saving.low, formatter),
                              dollars(saving.high, formatter)));
}

QString teamWords(const StepInput &input)
{
    const MovePlan &plan = input.situation.plan;
    const QString assumed =
        tr("%1 weeks of an engineer are assumed, %2")
            .arg(input.situation.formatter.label(plan.weeks), dollars(plan.cost(), input.situation.formatter));
    const std::optional<double> free = input.situation.needs.capacity;
    return free
        ? tr("%1; %2 are free.").arg(assumed, needText(*findNeed(u"capacity"), *free, input.situation.formatter))
        : assumed + u'.';
}

QString pilotWords(const StepInput &input) { return tr("%1.").arg(input.situation.work->workload.name); }

QString chipsText(const StepInput &input, const Candidate &candidate)
{
    return tr("%1 × %2", "a count and a chip")
        .arg(input.situation.formatter.integer(candidate.chips()), candidate.name());
}

QString sideBySideWords(const StepInput &input)
{
    return input.from == nullptr ? chipsText(input, input.to) + u'.'
                                 : tr("%1 beside %2.").arg(chipsText(input, input.to), chipsText(input, *input.from));
}

QString compareWords(const StepInput &input)
{
    if (!input.to.cost || input.from == nullptr || !input.from->cost)
        return {};
    return withKinds(input,
                     tr("To be expected: %1, against %2.")
                         .arg(costText(input.situation, *input.to.cost), costText(input.situation, *input.from->cost)));
}

QString evenWords(const StepInput &input)
{
    const auto ratio = input.situation.ratioToToday(input.to);
    const std::optional<double> spend = input.situation.spend();
    if (!ratio || !spend)
        return {};
    const MovePlan &plan = input.situation.plan;
    const Move move = moveWith({*spend, plan.movableShare, plan.weeks, plan.weekRate}, *ratio);
    const Formatter &formatter = input.situation.formatter;
    if (!move.evenAfter)
        return tr("At these prices it does not pay.");
    if (!move.evenLatest)
        return withKinds(input,
                         tr("It pays after about %1 months, or never at the end of the range.")
                             .arg(formatter.label(*move.evenAfter)));
    return withKinds(input,
                     tr("It pays after about %1 months (%2 to %3).")
                         .arg(formatter.label(*move.evenAfter),
                              formatter.lowEnd().label(move.evenSoonest.value_or(*move.evenAfter)),
                              formatter.highEnd().label(*move.evenLatest)));
}

QString stayingWords(const StepInput &input)
{
    const double staying = 1.0 - input.situation.plan.movableShare;
    return staying > 0.0 ? tr("%1 of the work stays, as is assumed.").arg(input.situation.formatter.percent(staying))
                         : tr("All of the work moves, as is assumed.");
}

QString watchWords(const StepInput &input)
{
    const auto &price = input.to.row.estimate.price;
    return price ? tr("The price is that of %1, %2.").arg(price->rented, price->asOf) : QString();
}

struct StepRow
{
    const char *rule; ///< whose text has the steps, with semicolons between them
    std::array<QString (*)(const StepInput &), 4> here;
};

constexpr std::array stepRows{
    StepRow{"phase-1-steps", {workWords, softwareWords, savingWords, teamWords}},
    StepRow{"phase-2-steps", {pilotWords, sideBySideWords, compareWords, teamWords}},
    StepRow{"phase-3-steps", {evenWords, stayingWords, watchWords, nullptr}},
};

const Rule *ruleOf(const Catalog &catalog, const QString &id)
{
    const auto found =
        std::find_if(catalog.rules.begin(), catalog.rules.end(), [&id](const Rule &rule) { return rule.id == id; });
    return found == catalog.rules.end() ? nullptr : &*found;
}

QString stepSentence(QString text)
{
    text = text.trimmed();
    while (text.endsWith(u'.'))
        text.chop(1);
    return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1) + u'.';
}

QString nameOf(const Catalog &catalog, const StepRow &row)
{
    const Rule *rule = ruleOf(catalog, QString::fromLatin1(row.rule).replace(u"-steps"_s, u"-name"_s));
    return rule != nullptr ? rule->text : QString();
}

} // namespace

QList<AdviceStep> stepsOf(const Situation &situation, const Advice &advice)
{
    QList<AdviceStep> steps;
    const AdvisedOption *move = bestMove(advice.options);
    for (const StepRow &row : stepRows) {
        const Rule *rule = ruleOf(*situation.catalog, QString::fromLatin1(row.rule));
        if (rule == nullptr || move == nullptr)
            continue;
        const QStringList parts = rule->text.split(u';');
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            const auto here = place < row.here.size() ? row.here.at(place) : nullptr;
            const StepInput input{situation, move->candidate, situation.now()};
            steps << AdviceStep{stepSentence(nameOf(*situation.catalog, row)), stepSentence(parts.at(i)),
                                here != nullptr ? here(input) : QString(), rule->sources};
        }
    }
    return steps;
}

} // namespace chipboard
