#include "data/charts/advisorsections.h"

#include "data/charts/pagetexts.h"
#include "data/core/tr.h"
#include "data/export/table.h"
#include "data/insight/workloadview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

TextSign signOf(Effect effect)
{
    switch (effect) {
    case Effect::RuleOut:
        return TextSign::Out;
    case Effect::Prefer:
        return TextSign::For;
    case Effect::Against:
        return TextSign::Against;
    case Effect::Verify:
        break;
    }
    return TextSign::Verify;
}

QString sourcesText(const Catalog &catalog, const QList<SourceId> &ids)
{
    QStringList titles;
    for (const SourceId &id : ids) {
        if (const Source *source = catalog.source(id))
            titles << (source->title.contains(source->asOf) ? source->title : titleWithDate(*source));
    }
    titles.removeDuplicates();
    return titles.join(u"; "_s);
}

TextItem itemOf(const Catalog &catalog, const AdviceReason &reason)
{
    return {signOf(reason.effect), reason.text, sourcesText(catalog, reason.sources)};
}

TextSection conflictSection(const AdviceView &view)
{
    TextSection section{u"conflicts"_s, tr("What stands in the way"), {}, {}};
    for (const QString &text : view.advice.conflicts)
        section.items << TextItem{TextSign::Out, text};
    return section;
}

TextSection optionSection(const AdviceView &view, qsizetype place)
{
    const AdvisedOption &option = view.advice.options.at(place);
    TextSection section;
    section.id = u"option."_s + option.candidate.chip().id.text();
    section.heading =
        tr("%1. %2: %3", "a place, a chip, how it stands")
            .arg(view.formatter.integer(place + 1), option.candidate.name(), standingText(view.advice, option));
    section.lead = factsText(view, option);
    for (const Effect effect : {Effect::Prefer, Effect::Against, Effect::Verify}) {
        for (const AdviceReason &reason : option.of(effect))
            section.items << itemOf(view.catalog, reason);
    }
    return section;
}

// Nobody reads thousands of lines, and laying them out takes seconds.
TextSection shortened(TextSection section, const Formatter &formatter)
{
    constexpr qsizetype most = 200;
    const qsizetype more = section.items.size() - most;
    if (more <= 0)
        return section;
    section.items.resize(most);
    section.items << TextItem{TextSign::None, tr("%1 more are in the numbers.").arg(formatter.integer(more))};
    return section;
}

// Those behind the first few, each in one line.
TextSection furtherSection(const AdviceView &view)
{
    TextSection section{u"further"_s, tr("Also possible"), {}, {}};
    const qsizetype left = view.advice.left();
    for (qsizetype place = mostAdvised; place < left; ++place) {
        const AdvisedOption &option = view.advice.options.at(place);
        section.items << TextItem{
            TextSign::None,
            tr("%1. %2: %3.", "a place, a chip, what it costs")
                .arg(view.formatter.integer(place + 1), option.candidate.name(), factsText(view, option))};
    }
    return section;
}

TextSection turnSection(const AdviceView &view)
{
    TextSection section{u"turns"_s, tr("What would change the advice"), {}, {}};
    for (const QString &text : view.advice.turns)
        section.items << TextItem{TextSign::Turn, text};
    return section;
}

TextSection outSection(const AdviceView &view)
{
    TextSection section{u"ruled-out"_s,
                        view.advice.first() != nullptr ? tr("Why the others are ruled out")
                                                       : tr("Why each is ruled out"),
                        {},
                        {}};
    for (const AdvisedOption &option : view.advice.options) {
        const QList<AdviceReason> reasons = option.of(Effect::RuleOut);
        if (reasons.isEmpty())
            continue;
        QStringList sentences;
        QList<SourceId> sources;
        for (const AdviceReason &reason : reasons) {
            sentences << reason.text;
            sources << reason.sources;
        }
        section.items << TextItem{
            TextSign::Out,
            tr("%1: %2", "a chip, and why it is ruled out").arg(option.candidate.name(), sentences.join(u' ')),
            sourcesText(view.catalog, sources)};
    }
    return section;
}

QList<TextSection> phaseSections(const AdviceView &view)
{
    QList<TextSection> sections;
    for (const AdviceStep &step : view.advice.steps) {
        if (sections.isEmpty() || sections.constLast().lead != step.phase) {
            const QString title = tr("Phase %1: %2", "a number and a name")
                                      .arg(view.formatter.integer(sections.size() + 1), withoutStop(step.phase));
            sections << TextSection{u"phase."_s + QString::number(sections.size() + 1), title, step.phase, {}};
        }
        sections.last().items << TextItem{
            TextSign::Step,
            step.here.isEmpty() ? step.text : tr("%1 %2", "a step, and what is known of it").arg(step.text, step.here),
            sourcesText(view.catalog, step.sources)};
    }
    for (TextSection &section : sections)
        section.lead.clear();
    return sections;
}

TextSection softwareSection(const AdviceView &view)
{
    TextSection section{u"software"_s, tr("How far the software of Amazon's chips is"), {}, {}};
    for (const SoftwareLine &line : view.advice.software) {
        const QString text = line.text.startsWith(line.topic)
            ? line.text
            : tr("%1: %2", "what it is about, and a sentence").arg(line.topic, line.text);
        section.items << TextItem{TextSign::None, text, sourcesText(view.catalog, line.sources)};
    }
    return section;
}

Table::Row numbersOf(const std::optional<Interval> &value)
{
    return value ? Table::Row{listNumber(value->value), listNumber(value->low), listNumber(value->high)}
                 : Table::Row{{}, {}, {}};
}

Table reasonsList(const Advice &advice)
{
    Table list = listOf("reasons", "id,effect,topic,rule,need,text,sources", {});
    for (const AdvisedOption &option : advice.options) {
        for (const AdviceReason &reason : option.reasons)
            list.rows << Table::Row{option.candidate.chip().id.text(),
                                    effectWord(reason.effect),
                                    topicLabel(reason.topic),
                                    reason.rule,
                                    reason.need,
                                    reason.text,
                                    joinedIds(reason.sources)};
    }
    return list;
}

Table sentencesList(const char *name, const QStringList &sentences)
{
    Table list = listOf(name, "text", {});
    for (const QString &text : sentences)
        list.rows << Table::Row{text};
    return list;
}

} // namespace

QString standingText(const Advice &advice, const AdvisedOption &option)
{
    if (option.isOut) {
        QStringList reasons;
        for (const AdviceReason &reason : option.of(Effect::RuleOut))
            reasons << briefly(reason);
        reasons.removeDuplicates();
        return tr("ruled out: %1").arg(reasons.join(u", "_s));
    }
    const AdvisedOption *first = advice.first();
    const bool isFirst = first != nullptr && first->candidate.chip().id == option.candidate.chip().id;
    const auto hasTies = [&advice] {
        return std::count_if(advice.options.begin(), advice.options.end(),
                             [](const AdvisedOption &one) { return one.isTied; })
            > 1;
    };
    if (isFirst && advice.left() == 1)
        return tr("the only one left");
    if (isFirst)
        return hasTies()                ? tr("comes first, level with others")
            : advice.firstStandsApart() ? tr("fits best")
            : advice.anyMeetsFirst()    ? tr("comes first, but ranges meet")
                                        : tr("comes first, at another kind of price");
    return option.isTied    ? tr("level with the first")
        : option.meetsFirst ? tr("possible, its range meets that of the first")
                            : tr("possible");
}

QString otherKindText(const Candidate &candidate)
{
    const auto &price = candidate.row.estimate.price;
    return price && price->fallback ? price->kind : QString();
}

QString rangeText(const Interval &value, const Formatter &formatter)
{
    return value.isExact() ? formatter.label(value.value)
                           : tr("%1 (%2 to %3)", "a value and its range")
                                 .arg(formatter.label(value.value), formatter.lowEnd().label(value.low),
                                      formatter.highEnd().label(value.high));
}

QString factsText(const AdviceView &view, const AdvisedOption &option)
{
    const Candidate &candidate = option.candidate;
    const Formatter &formatter = view.formatter;
    QStringList parts;
    if (candidate.cost)
        parts << tr("about %1").arg(costText(view.advice.task, *candidate.cost, formatter)) << otherKindText(candidate);
    const bool isRun =
        view.advice.task == Task::Pretrain || view.advice.task == Task::FineTune || view.advice.task == Task::Lora;
    if (candidate.month && !isRun)
        parts << tr("%1 a month").arg(limitText(*findNeed(u"budget"), *candidate.month, formatter));
    if (candidate.days && isRun)
        parts << tr("%1, moving included").arg(limitText(*findNeed(u"deadline"), *candidate.days, formatter));
    if (candidate.wait)
        parts << (view.advice.task == Task::Batch ? tr("%1 per batch") : tr("%1 per token"))
                     .arg(limitText(*findNeed(u"latency"), *candidate.wait, formatter));
    if (candidate.chips() > 0)
        parts << tr("on %1").arg(countText(Level::Chip, candidate.chips(), formatter));
    parts.removeAll(QString());
    return parts.isEmpty() ? tr("nothing is known of cost and time") : dot(parts);
}

QList<TextSection> adviceSections(const AdviceView &view)
{
    QList<TextSection> sections{conflictSection(view)};
    const qsizetype told = std::min(mostAdvised, view.advice.left());
    for (qsizetype place = 0; place < told; ++place)
        sections << optionSection(view, place);
    sections << turnSection(view) << shortened(furtherSection(view), view.formatter)
             << shortened(outSection(view), view.formatter) << phaseSections(view) << softwareSection(view);
    sections.removeIf([](const TextSection &section) { return section.items.isEmpty() && section.lead.isEmpty(); });
    return sections;
}

QList<SourceId> adviceSources(const Advice &advice)
{
    QList<SourceId> ids;
    for (const AdvisedOption &option : advice.options) {
        for (const AdviceReason &reason : option.reasons)
            ids << reason.sources;
    }
    for (const AdviceStep &step : advice.steps)
        ids << step.sources;
    for (const SoftwareLine &line : advice.software)
        ids << line.sources;
    return ids;
}

Table optionsList(const AdviceView &view)
{
    Table list = listOf("options",
                        "rank,id,name,ruled_out,tied,points,cost,cost_low,cost_high,cost_unit,month,month_low,"
                        "month_high,days,days_low,days_high,wait_ms,wait_ms_low,wait_ms_high,chips,moves",
                        {});
    const QStringList words{u"id"_s, u"name"_s, u"ruled_out"_s, u"tied"_s, u"cost_unit"_s, u"moves"_s};
    for (Table::Column &column : list.columns)
        column.numeric = !words.contains(column.title);
    const auto yes = [](bool is) { return is ? u"yes"_s : u"no"_s; };
    for (qsizetype i = 0; i < view.advice.options.size(); ++i) {
        const AdvisedOption &option = view.advice.options.at(i);
        const Candidate &one = option.candidate;
        list.rows << Table::Row{listNumber(i + 1), one.chip().id.text(), one.name(),
                                yes(option.isOut), yes(option.isTied),   listNumber(option.points)}
                + numbersOf(one.cost) + Table::Row{costUnitText(view.advice.task)} + numbersOf(one.month)
                + numbersOf(one.days) + numbersOf(one.wait) + Table::Row{listNumber(one.chips()), yes(one.isMove)};
    }
    return list;
}

QList<Table> adviceLists(const AdviceView &view)
{
    Table steps = listOf("steps", "phase,step,here,sources", {});
    for (const AdviceStep &step : view.advice.steps)
        steps.rows << Table::Row{step.phase, step.text, step.here, joinedIds(step.sources)};
    Table software = listOf("software", "topic,text,as_of,sources", {});
    for (const SoftwareLine &line : view.advice.software)
        software.rows << Table::Row{line.topic, line.text, line.date, joinedIds(line.sources)};
    Table needs = listOf("needs", "id,label,value,unit", {});
    for (const NeedRow *row : saidIn(view.board.needs))
        needs.rows << Table::Row{row->needId(), row->labelText(), row->textOf(view.board.needs), row->unitText()};
    return {reasonsList(view.advice),
            sentencesList("conflicts", view.advice.conflicts),
            sentencesList("turns", view.advice.turns),
            steps,
            software,
            needs};
}

} // namespace chipboard
