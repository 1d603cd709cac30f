#include "data/views/pages.h"

#include "data/analysis/comparability.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/rules.h"
#include "data/board/books.h"
#include "data/board/needs.h"
#include "data/catalog/catalog.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "data/views/listwords.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr std::array firstNeeds{"cloud", "budget"};

bool isFirstNeed(const NeedRow &row)
{
    return std::ranges::any_of(firstNeeds, [&row](const char *id) { return row.needId() == QLatin1String(id); });
}

QList<PageFilter::Choice> knownRegions(const Catalog &catalog)
{
    QStringList found;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (!entry.region.isEmpty() && entry.region != QLatin1String("not-stated") && !found.contains(entry.region))
                found << entry.region;
        }
    }
    found.sort();
    return mapped(found, [](const QString &name) { return PageFilter::Choice{name, name}; });
}

QList<PageFilter::Choice> wordsOf(const NeedRow &row)
{
    QList<PageFilter::Choice> choices{{QString(), tr("any")}};
    for (const NeedChoice &choice : row.choices) {
        const QString word = QString::fromLatin1(choice.word);
        choices << PageFilter::Choice{word, needChoiceLabel(row, word)};
    }
    return choices;
}

PageFilter filterOf(const Catalog &catalog, const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    PageFilter filter{row.needId(), row.labelText(), {}, row.textOf(needs)};
    filter.help = row.helpText();
    filter.isNamed = !row.choices.empty(); // a field has its name above it
    filter.said = saidText(row, needs, formatter);
    if (!row.choices.empty()) {
        filter.choices = wordsOf(row);
        return filter;
    }
    filter.isTyped = true;
    filter.hint = tr("any");
    if (row.number == nullptr) {
        filter.choices = knownRegions(catalog);
        return filter;
    }
    filter.unit = row.unit == Unit::Usd ? formatter.unitText(row.unit)
        : row.unit == Unit::Chips       ? QString() // its name already says chips
                                        : row.unitText();
    if (const std::optional<double> value = needs.*row.number)
        filter.current = formatter.full(formatter.shown(*value, row.unit));
    return filter;
}

// For any kind of work: on the Answer page the question determines the kind.
PageFilter anyWorkload(const Catalog &catalog, const Board &board)
{
    PageFilter filter{u"workload"_s, tr("Workload"), {}, board.workload.text(), true};
    for (const Workload &one : catalog.workloads)
        filter.choices << PageFilter::Choice{one.id.text(), one.name};
    return filter;
}

// On one line with others: the hint replaces the name.
PageFilter inLine(PageFilter filter)
{
    if (filter.isTyped) {
        filter.hint = midSentence(filter.label);
        filter.unit = tr("%1/month", "a currency").arg(filter.unit);
    }
    filter.isNamed = true;
    filter.said.clear();
    return filter;
}

/// Ids are those of the table of requirements, as in a board file, plus "workload" and "volume" as on the Answer page.
/// Unset numbers are empty. Money is entered in the display currency. Regions are suggested from the price lists.
QList<PageFilter> needFilters(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    QList<PageFilter> filters{anyWorkload(catalog, board)};
    const Task task = taskAsked(catalog, board);
    if (task == Task::Serve || task == Task::Batch)
        filters << volumeFilter(task, board.assumptions, formatter);
    for (const char *id : firstNeeds)
        filters << inLine(filterOf(catalog, *findNeed(QString::fromLatin1(id)), board.needs, formatter));
    for (const NeedRow &row : needTable()) {
        if (isFirstNeed(row))
            continue;
        filters << filterOf(catalog, row, board.needs, formatter);
        filters.last().isMore = true;
    }
    return filters;
}

/// "More requirements (2)": number of set requirements behind it.
QString moreRequirementsText(const Needs &needs, const Formatter &formatter)
{
    const QList<const NeedRow *> said = saidIn(needs);
    const auto count = std::ranges::count_if(said, [](const NeedRow *row) { return !isFirstNeed(*row); });
    return count == 0 ? tr("More requirements") : tr("More requirements (%1)").arg(formatter.integer(count));
}

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
            titles << (source->title.contains(source->asOf) || source->title.contains(dateText(source->asOf))
                           ? source->title
                           : titleWithDate(*source));
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
    TextSection section{u"conflicts"_s, tr("Conflicts"), {}, {}};
    for (const QString &text : view.advice.conflicts)
        section.items << TextItem{TextSign::Out, text};
    return section;
}

constexpr qsizetype mostReasons = 2; // per kind: the table has all

bool isRun(Task task) { return task == Task::Pretrain || task == Task::FineTune || task == Task::Lora; }

bool ranksByMonth(const AdviceView &view)
{
    return view.board.needs.priority != u"speed" && hasVolume(view.board.assumptions, view.advice.task);
}

// Cost or bill as a multiple of the first one's, from the amounts as printed next to it; empty if one is unknown or
// price kinds differ.
std::optional<double> moneyShare(const AdviceView &view, const Candidate &one, const Candidate &first)
{
    const std::optional<Interval> &mine = ranksByMonth(view) ? one.month : one.cost;
    const std::optional<Interval> &its = ranksByMonth(view) ? first.month : first.cost;
    if (!mine || !its || !(its->value > 0.0) || !arePricedAlike(one, first))
        return {};
    return writtenShare(estimatedCell(*mine, Unit::Usd), estimatedCell(*its, Unit::Usd), Unit::Usd, view.formatter);
}

// "Its bill is 38% lower than that of A100 80GB."
QString moneyReason(const AdviceView &view, const Candidate &one, const Candidate &first)
{
    const bool isOfMonth = ranksByMonth(view);
    const std::optional<double> known = moneyShare(view, one, first);
    if (!known)
        return {};
    constexpr double timesFrom = 2.0;
    const double share = *known;
    const QString name = first.name();
    if (share >= timesFrom) {
        const QString times = view.formatter.full(Formatter::significant(share, 2));
        return isOfMonth ? tr("Its bill is %1x that of %2.", "3.5, a chip").arg(times, name)
                         : tr("It costs %1x as much as %2.", "3.5, a chip").arg(times, name);
    }
    const QString change = view.formatter.wholePercent(std::abs(share - 1.0));
    if (isOfMonth)
        return share > 1.0 ? tr("Its bill is %1 higher than that of %2.").arg(change, name)
                           : tr("Its bill is %1 lower than that of %2.").arg(change, name);
    return share > 1.0 ? tr("It costs %1 more than %2.").arg(change, name)
                       : tr("It costs %1 less than %2.").arg(change, name);
}

// "Per chip it has 2.1x the throughput of A100 80GB."
QString paceReason(const AdviceView &view, const Candidate &one, const Candidate &first)
{
    if (!one.pace || !first.pace || !(first.pace->value > 0.0))
        return {};
    const double times = one.pace->value / first.pace->value;
    if (times < 1.0)
        return tr("Per chip it has %1 of the throughput of %2.", "a percentage, a chip")
            .arg(view.formatter.percent(times), first.name());
    return tr("Per chip it has %1x the throughput of %2.", "2.1, a chip")
        .arg(view.formatter.full(Formatter::significant(times, 2)), first.name());
}

// Comparison with the first option in money and speed; a gap that rounds to zero is ignored.
void addComparison(const AdviceView &view, const Candidate &one, QList<TextItem> &reasonsFor, QList<TextItem> &against)
{
    constexpr double least = 0.005;
    const AdvisedOption *first = view.advice.first();
    if (first == nullptr || first->candidate.chip().id == one.chip().id)
        return;
    const Candidate &best = first->candidate;
    const std::optional<Interval> &mine = ranksByMonth(view) ? one.month : one.cost;
    const std::optional<Interval> &its = ranksByMonth(view) ? best.month : best.cost;
    const QString money = moneyReason(view, one, best);
    if (!money.isEmpty() && std::abs(mine->value / its->value - 1.0) >= least)
        (mine->value < its->value ? reasonsFor : against)
            << TextItem{mine->value < its->value ? TextSign::For : TextSign::Against, money};
    const QString pace = paceReason(view, one, best);
    if (!pace.isEmpty() && std::abs(one.pace->value / best.pace->value - 1.0) >= 10.0 * least)
        (one.pace->value > best.pace->value ? reasonsFor : against)
            << TextItem{one.pace->value > best.pace->value ? TextSign::For : TextSign::Against, pace};
}

// If moving does not pay, that is no advantage of a single remaining chip: only the first one mentions it.
bool isToldAbove(const AdviceView &view, qsizetype place, const AdviceReason &reason)
{
    const QList<AdvisedOption> above = view.advice.options.first(place);
    return reason.topic == Topic::Move && !view.advice.options.at(place).candidate.isMove
        && std::any_of(above.cbegin(), above.cend(),
                       [&reason](const AdvisedOption &one) { return one.reasons.contains(reason); });
}

TextSection optionSection(const AdviceView &view, qsizetype place)
{
    const AdvisedOption &option = view.advice.options.at(place);
    TextSection section{.id = u"option."_s + option.candidate.chip().id.text(),
                        .heading = tr("%1. %2: %3", "a place, a chip, how it stands")
                                       .arg(view.formatter.integer(place + 1), option.candidate.name(),
                                            standingText(view.advice, option)),
                        .lead = factsText(view, option)};
    QList<TextItem> reasonsFor;
    QList<TextItem> against;
    if (option.isHeldBack)
        against << TextItem{TextSign::Against,
                            tr("It is cheaper, but its serving software is in maintenance: no new features.")};
    addComparison(view, option.candidate, reasonsFor, against);
    for (const AdviceReason &reason : option.of(Effect::Prefer)) {
        if (!isToldAbove(view, place, reason))
            reasonsFor << itemOf(view.catalog, reason);
    }
    for (const AdviceReason &reason : option.of(Effect::Against))
        against << itemOf(view.catalog, reason);
    section.items = reasonsFor.first(std::min(mostReasons, reasonsFor.size()))
        + against.first(std::min(mostReasons, against.size()));
    return section;
}

// Each statement once, with the options that it applies to: in the heading if they are the same for all.
TextSection checkSection(const AdviceView &view)
{
    TextSection section{u"check"_s, tr("Check first"), {}, {}};
    QStringList texts;
    QList<QStringList> names;
    for (qsizetype place = 0; place < std::min(mostAdvised, view.advice.left()); ++place) {
        const AdvisedOption &option = view.advice.options.at(place);
        for (const AdviceReason &reason : option.of(Effect::Verify)) {
            qsizetype known = texts.indexOf(reason.text);
            if (known < 0) {
                known = texts.size();
                texts << reason.text;
                names << QStringList();
                section.items << itemOf(view.catalog, reason);
            }
            if (!names.at(known).contains(option.candidate.name()))
                names[known] << option.candidate.name();
        }
    }
    const auto namesAt = [&](qsizetype i) { return view.formatter.locale().createSeparatedList(names.at(i)); };
    const bool areAlike =
        std::all_of(names.cbegin(), names.cend(), [&](const QStringList &one) { return one == names.constFirst(); });
    if (areAlike && !names.isEmpty()) {
        const AdvisedOption *move = bestMove(view.advice.options);
        const bool isFurtherDown = names.constFirst().size() == 1 && move != nullptr && move != view.advice.first()
            && !move->isTied && names.constFirst().constFirst() == move->candidate.name();
        section.heading = isFurtherDown
            ? tr("Checks for a move to %1, the best placed of Amazon's chips", "a chip").arg(namesAt(0))
            : tr("Check before choosing %1", "chips").arg(namesAt(0));
        return section;
    }
    for (qsizetype i = 0; i < section.items.size(); ++i)
        section.items[i].text = tr("%1: %2", "chips, and what to check of them").arg(namesAt(i), texts.at(i));
    return section;
}

// A source on each line would be longer than the line.
TextSection withSharedSources(TextSection section)
{
    const auto isShared = [&section](const TextItem &item) {
        return !item.sources.isEmpty() && item.sources == section.items.constFirst().sources;
    };
    if (section.items.size() < 2 || !std::all_of(section.items.cbegin(), section.items.cend(), isShared))
        return section;
    section.sources = section.items.constFirst().sources;
    for (TextItem &item : section.items)
        item.sources.clear();
    return section;
}

// Thousands of lines would not be read, and take seconds to lay out.
TextSection shortened(TextSection section, const Formatter &formatter)
{
    constexpr qsizetype most = 200;
    const qsizetype more = section.items.size() - most;
    if (more <= 0)
        return section;
    section.items.resize(most);
    section.items << TextItem{TextSign::None, tr("%1 more are not listed.").arg(formatter.integer(more))};
    return section;
}

// "15 to 21. At three times the cost of TPU7x or more: L40S, ...": the options from a place on.
TextItem farItem(const AdviceView &view, qsizetype place, const QStringList &far)
{
    const QString first = view.formatter.integer(place + 1);
    const QString places =
        far.size() == 1 ? first : tr("%1 to %2").arg(first, view.formatter.integer(place + far.size()));
    return {TextSign::None,
            tr("%1. At three times the cost of %2 or more: %3.", "places, a chip, chips")
                .arg(places, view.advice.first()->candidate.name(), namesText(far, view.formatter, far.size()))};
}

// The options after the first few, one line each; those that cost several times as much in one line.
TextSection furtherSection(const AdviceView &view)
{
    constexpr double farFrom = 3.0;
    TextSection section{u"further"_s, tr("Also possible"), {}, {}};
    const qsizetype left = view.advice.left();
    QStringList far;
    qsizetype farFirst = 0;
    qsizetype farItemAt = 0;
    for (qsizetype place = mostAdvised; place < left; ++place) {
        const AdvisedOption &option = view.advice.options.at(place);
        const Candidate &first = view.advice.first()->candidate;
        if (view.board.needs.priority != u"speed" && !option.isPricedElsewhere && !option.isLast
            && (far.isEmpty() || place == farFirst + far.size()) // one line has one run of places
            && moneyShare(view, option.candidate, first).value_or(0.0) >= farFrom) {
            if (far.isEmpty()) {
                farFirst = place;
                farItemAt = section.items.size();
            }
            far << option.candidate.name();
            continue;
        }
        section.items << TextItem{
            TextSign::None,
            option.isLast || option.isPricedElsewhere
                ? tr("%1. %2: %3. %4.", "a place, a chip, what it costs, how it stands")
                      .arg(view.formatter.integer(place + 1), option.candidate.name(), factsText(view, option),
                           sentenceCase(standingText(view.advice, option)))
                : tr("%1. %2: %3.", "a place, a chip, what it costs")
                      .arg(view.formatter.integer(place + 1), option.candidate.name(), factsText(view, option))};
    }
    if (!far.isEmpty())
        section.items.insert(farItemAt, farItem(view, farFirst, far));
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
    struct Group // of one reason, which would else be said of each
    {
        QString reason;
        QString sources;
        QStringList names;
    };
    QList<Group> groups;
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
        sentences.removeDuplicates();
        const Group own{sentences.join(u' '), sourcesText(view.catalog, sources), {option.candidate.name()}};
        Group *same = findWhere(
            groups, [&own](const Group &one) { return one.reason == own.reason && one.sources == own.sources; });
        if (same != nullptr)
            same->names << own.names;
        else
            groups << own;
    }
    for (const Group &group : std::as_const(groups))
        section.items << TextItem{TextSign::Out,
                                  tr("%1: %2", "a chip, and why it is ruled out")
                                      .arg(namesText(group.names, view.formatter, group.names.size()), group.reason),
                                  group.sources};
    return section;
}

// The guide's phases are a plan for the best move to other software, which may not be the recommendation.
QString planText(const Advice &advice)
{
    const AdvisedOption *move = bestMove(advice.options);
    if (move == nullptr)
        return {};
    const bool isAdvised = move == advice.first() || move->isTied;
    return isAdvised ? tr("A plan for the move to %1.", "a chip").arg(move->candidate.name())
                     : tr("A plan for the move to %1, the best placed of Amazon's chips, if you choose it although it "
                          "does not come first.",
                          "a chip")
                           .arg(move->candidate.name());
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
    if (!sections.isEmpty())
        sections.first().lead = planText(view.advice);
    return sections;
}

TextSection softwareSection(const AdviceView &view)
{
    TextSection section{u"software"_s, tr("Software status of Amazon's chips"), {}, {}};
    for (const SoftwareLine &line : view.advice.software) {
        const QString text = line.text.startsWith(line.topic)
            ? line.text
            : tr("%1: %2", "what it is about, and a sentence").arg(line.topic, line.text);
        section.items << TextItem{TextSign::None, text, sourcesText(view.catalog, line.sources)};
    }
    return section;
}

Table reasonsList(const AdviceView &view)
{
    Table list = listOf("reasons", "id,effect,topic,rule,need,text,sources", {});
    list.columns.first().head = listHead(u"name"_s);
    for (const AdvisedOption &option : view.advice.options) {
        for (const AdviceReason &reason : option.reasons)
            list.rows << Table::Row{subjectCell(view.catalog, option.candidate.chip().id.text()),
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
        QStringList reasons = mapped(option.of(Effect::RuleOut), briefly);
        reasons.removeDuplicates();
        return tr("ruled out: %1").arg(reasons.join(u", "_s));
    }
    const AdvisedOption *first = advice.first();
    const bool isFirst = first != nullptr && first->candidate.chip().id == option.candidate.chip().id;
    const auto hasTies = [&advice] { return std::ranges::count_if(advice.options, &AdvisedOption::isTied) > 1; };
    if (isFirst && advice.left() == 1)
        return tr("the only remaining option");
    if (isFirst)
        return hasTies()                ? tr("comes first, tied with others")
            : advice.firstStandsApart() ? tr("fits best")
            : advice.anyMeetsFirst()    ? tr("comes first, but ranges overlap")
                                        : tr("comes first, at a different price type");
    if (option.isHeldBack)
        return tr("cheaper, but its software is in maintenance");
    if (option.isLast)
        return tr("placed last, as its software is in maintenance");
    if (option.isPricedElsewhere && !first->isPricedElsewhere)
        return tr("no price in this region");
    return option.isTied    ? tr("tied with the first")
        : option.meetsFirst ? tr("possible, ranges overlap")
                            : tr("possible");
}

// "capacity-block price": if it replaces an unknown price of the requested kind; else empty.
static QString otherKindText(const Candidate &candidate)
{
    const auto &price = candidate.row.estimate.price;
    return price && price->fallback ? price->kind : QString();
}

QString badgeOf(const Catalog &catalog, const PriceOrigin &price)
{
    const PriceBook *book = catalog.book(BookId(price.book));
    return book == nullptr ? QString() : priceKindBadge(book->kind);
}

QString rentedText(const Candidate &candidate, const Formatter &formatter)
{
    const std::optional<Rental> &rental = candidate.row.estimate.rental;
    if (candidate.chips() < 1)
        return {};
    if (!rental) { // individual chips on the bill
        const EstimateResult *ofMonth = candidate.row.estimate.result(u"month_chips"_s);
        const bool isOfVolume = ofMonth != nullptr && ofMonth->value;
        return countText(Level::Chip, isOfVolume ? std::llround(ofMonth->value->value) : candidate.chips(), formatter);
    }
    const double machines = rental->machines.value;
    return tr("%1 x %2 (%3)", "2 x p5.48xlarge (16 chips)")
        .arg(formatter.integer(std::llround(machines)), rental->machine,
             countText(Level::Chip, std::llround(machines * rental->chipsEach), formatter));
}

QString factsText(const AdviceView &view, const AdvisedOption &option)
{
    const Candidate &candidate = option.candidate;
    const Formatter &formatter = view.formatter;
    QStringList parts;
    if (candidate.cost)
        parts << tr("about %1").arg(costText(view.advice.task, *candidate.cost, formatter)) << otherKindText(candidate);
    if (candidate.month && !isRun(view.advice.task))
        parts << tr("%1 per month").arg(limitText(*findNeed(u"budget"), *candidate.month, formatter));
    if (candidate.days && isRun(view.advice.task))
        parts << tr("%1, including the move").arg(limitText(*findNeed(u"deadline"), *candidate.days, formatter));
    if (candidate.wait)
        parts << (view.advice.task == Task::Batch ? tr("%1 per batch") : tr("%1 per token"))
                     .arg(limitText(*findNeed(u"latency"), *candidate.wait, formatter));
    if (const QString rented = rentedText(candidate, formatter); !rented.isEmpty())
        parts << tr("on %1").arg(rented);
    parts.removeAll(QString());
    return parts.isEmpty() ? tr("cost and time are unknown") : dot(parts);
}

QList<TextSection> adviceSections(const AdviceView &view)
{
    QList<TextSection> sections{conflictSection(view)};
    const qsizetype told = std::min(mostAdvised, view.advice.left());
    for (qsizetype place = 0; place < told; ++place)
        sections << optionSection(view, place);
    sections << checkSection(view) << turnSection(view) << shortened(furtherSection(view), view.formatter)
             << shortened(outSection(view), view.formatter) << phaseSections(view) << softwareSection(view);
    sections.removeIf([](const TextSection &section) { return section.items.isEmpty() && section.lead.isEmpty(); });
    return mapped(sections, withSharedSources);
}

// From all statements, most used first.
static QList<SourceId> adviceSources(const Advice &advice)
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

static Table::Row priceCells(const std::optional<PriceOrigin> &price)
{
    return price ? Table::Row{listWord(price->book, price->bookName), listWord(price->kindWord, price->kind),
                              dateCell(price->asOf)}
                 : Table::Row(3);
}

// Keys and plain numbers, money in USD: "options".
static Table optionsList(const AdviceView &view)
{
    Table list = listOf("options",
                        "rank,id,name,ruled_out,tied,points,cost,cost_low,cost_high,cost_unit,month,month_low,"
                        "month_high,days,days_low,days_high,wait_ms,wait_ms_low,wait_ms_high,chips,moves,price_book,"
                        "price_type,price_as_of",
                        {});
    const QStringList words{u"id"_s,    u"name"_s,       u"ruled_out"_s,  u"tied"_s,       u"cost_unit"_s,
                            u"moves"_s, u"price_book"_s, u"price_type"_s, u"price_as_of"_s};
    for (Table::Column &column : list.columns)
        column.numeric = !words.contains(column.title);
    const auto yes = [](bool is) { return is ? u"yes"_s : u"no"_s; };
    for (qsizetype i = 0; i < view.advice.options.size(); ++i) {
        const AdvisedOption &option = view.advice.options.at(i);
        const Candidate &one = option.candidate;
        list.rows << Table::Row{listNumber(i + 1), one.chip().id.text(), one.name(),
                                yes(option.isOut), yes(option.isTied),   listNumber(option.points)}
                + listNumbers(one.cost) + Table::Row{costUnitText(view.advice.task)} + listNumbers(one.month)
                + listNumbers(one.days) + listNumbers(one.wait) + Table::Row{listNumber(one.chips()), yes(one.isMove)}
                + priceCells(one.row.estimate.price);
    }
    return list;
}

// "reasons", "conflicts", "turns", "steps", "software", "needs".
static QList<Table> adviceLists(const AdviceView &view)
{
    Table steps = listOf("steps", "phase,step,here,sources", {});
    for (const AdviceStep &step : view.advice.steps)
        steps.rows << Table::Row{step.phase, step.text, step.here, joinedIds(step.sources)};
    Table software = listOf("software", "topic,text,as_of,sources", {});
    for (const SoftwareLine &line : view.advice.software)
        software.rows << Table::Row{line.topic, line.text, dateCell(line.date), joinedIds(line.sources)};
    Table needs = listOf("needs", "id,label,value,unit", {});
    for (const NeedRow *row : saidIn(view.board.needs))
        needs.rows << Table::Row{row->needId(), row->labelText(), row->textOf(view.board.needs),
                                 unitCell(row->unitText())};
    return {reasonsList(view),
            sentencesList("conflicts", view.advice.conflicts),
            sentencesList("turns", view.advice.turns),
            steps,
            software,
            needs};
}

namespace {

using AdviceMeasure = std::optional<Interval> Candidate::*;

/// Content and unit of a chart column.
struct AdviceColumn
{
    MetricId metric;
    QString title;
    QString unit;
    AdviceMeasure measure;
    bool isMoney = false;
    bool isRanked = false; ///< the ranking criterion
};

/// For a run the chip-hours: fewer are faster. Runs per chip-hour are not a common unit.
AdviceColumn paceColumn(Task task)
{
    if (isRun(task))
        return {MetricId(u"chip_hours"_s), tr("Chip-hours"), tr("of the run"), &Candidate::chipHours, false, true};
    return task == Task::Serve
        ? AdviceColumn{MetricId(u"tokens_per_s_per_chip"_s),
                       tr("Throughput per chip"),
                       tr("tokens/s per chip"),
                       &Candidate::pace,
                       false,
                       true}
        : AdviceColumn{
            taskMetrics(task).speed, tr("Throughput per chip"), tr("items/s per chip"), &Candidate::pace, false, true};
}

QList<AdviceColumn> columnsOf(const AdviceView &view)
{
    const Task task = view.advice.task;
    const TaskMetrics metrics = taskMetrics(task);
    const bool isSpeed = view.board.needs.priority == u"speed";
    const bool isOfVolume = hasVolume(view.board.assumptions, task);
    const bool isOfMonth = !isSpeed && isOfVolume;
    const Formatter &formatter = view.formatter;
    QList<AdviceColumn> columns{{metrics.cost, isRun(task) ? tr("Cost of the run") : tr("Cost"),
                                 formatter.unitWords(costUnitText(task)), &Candidate::cost, true,
                                 !isSpeed && !isOfMonth}};
    if (isSpeed)
        columns << paceColumn(task);
    if (isRun(task)) {
        columns << AdviceColumn{metrics.time, tr("Days until done"), tr("including the move"), &Candidate::days};
    } else {
        // Without a volume the amounts buy different capacity: they are no bills to compare.
        columns << AdviceColumn{metrics.cost,
                                isOfVolume ? tr("Bill") : tr("One deployment"),
                                tr("%1 per month").arg(formatter.unitText(Unit::Usd)),
                                &Candidate::month,
                                true,
                                isOfMonth};
        columns << AdviceColumn{MetricId(task == Task::Serve ? u"tpot"_s : u"latency"_s),
                                task == Task::Serve ? tr("Time per token") : tr("Batch latency"),
                                symbolOf(Unit::Millisecond), &Candidate::wait};
    }
    return columns;
}

// Abbreviated from 10,000 on, because chart columns are narrow, unless the column also has numbers of four digits.
QString valueText(double value, bool isMoney, bool isInFull, const Formatter &formatter)
{
    const double shown = isMoney ? formatter.shown(value, Unit::Usd) : value;
    constexpr double thousand = 999.5; // below, amounts have cents
    if (isInFull && std::fabs(shown) >= thousand)
        return formatter.compactInFull(shown);
    return isMoney ? formatter.amountLabel(formatter.estimatedUsd(value)) : formatter.compact(value);
}

// The ranked amounts are those of the title, which abbreviates them.
bool isColumnInFull(const QList<AdvisedOption> &options, const AdviceColumn &column, const Formatter &formatter)
{
    QList<double> values;
    for (const AdvisedOption &option : options) {
        if (const std::optional<Interval> &value = option.candidate.*column.measure)
            values << (column.isMoney ? formatter.shown(value->value, Unit::Usd) : value->value);
    }
    return !(column.isMoney && column.isRanked) && Formatter::areInFull(values);
}

ChartPoint pointOf(const AdviceView &view, const AdvisedOption &option, const AdviceColumn &column, bool isInFull)
{
    const Formatter &formatter = view.formatter;
    const Candidate &candidate = option.candidate;
    const std::optional<Interval> &value = candidate.*column.measure;
    ChartPoint point{.style = MarkStyle::Outlined};
    const QString otherKind = column.isMoney ? otherKindText(candidate) : QString();
    if (!value || !(value->value > 0.0)) {
        point.gap = QString::fromUtf8("–");
        point.description = tr("%1, %2: unknown.").arg(candidate.name(), column.title);
        return point;
    }
    const Interval shown = column.isMoney ? formatter.shown(*value, Unit::Usd) : *value;
    point.value = shown.value;
    const Interval told = formatter.estimated(*value, column.isMoney ? Unit::Usd : Unit::One);
    point.label = valueText(told.value, column.isMoney, isInFull, formatter);
    QString range;
    if (!value->isExact()) {
        point.low = shown.low;
        point.high = shown.high;
        point.coverage = candidate.row.estimate.basisOf(column.metric.text()).coverage;
        range = tr(" (%1 to %2)")
                    .arg(valueText(told.low, column.isMoney, isInFull, formatter.lowEnd()),
                         valueText(told.high, column.isMoney, isInFull, formatter.highEnd()));
    }
    point.description = tr("%1, %2: %3%4 %5.", "a chip, a measure, a value with its range and unit")
                            .arg(candidate.name(), column.title, point.label, range, column.unit);
    if (!otherKind.isEmpty()) {
        point.badge = badgeOf(view.catalog, *candidate.row.estimate.price);
        point.description += u' ' + tr("Not comparable: %1.", "the kind of a price").arg(otherKind);
    }
    return point;
}

// Checks all shown options, including those ruled out, because readers compare a star with them.
bool arePricedAlikeIn(const QList<AdvisedOption> &options)
{
    return std::ranges::all_of(options, [&options](const AdvisedOption &option) {
        return arePricedAlike(option.candidate, options.constFirst().candidate);
    });
}

ScoreColumn scoresOf(const AdviceView &view, const QList<AdvisedOption> &options, const AdviceColumn &column)
{
    ScoreColumn scores{
        .metric = column.metric.text(), .title = column.title, .unit = column.unit, .asked = column.isRanked};
    const bool areAlike = !column.isMoney || arePricedAlikeIn(options);
    const bool inFull = isColumnInFull(options, column, view.formatter);
    for (qsizetype i = 0; i < options.size(); ++i) {
        scores.points << pointOf(view, options.at(i), column, inFull);
        if (column.isRanked && areAlike && (options.at(i).isTied || (i == 0 && !options.at(i).isOut)))
            scores.best << i;
    }
    for (const ChartPoint &point : std::as_const(scores.points))
        scores.maximum = std::max({scores.maximum, point.value.value_or(0.0), point.high.value_or(0.0)});
    return scores;
}

ScoreColumn standingOf(const AdviceView &view, const QList<AdvisedOption> &options, const MetricId &about)
{
    ScoreColumn scores{.metric = about.text(), .title = tr("Status"), .hasBars = false};
    for (const AdvisedOption &option : options) {
        ChartPoint point{.label = standingText(view.advice, option)};
        const QStringList why =
            mapped(option.isOut ? option.of(Effect::RuleOut) : option.of(Effect::Prefer), &AdviceReason::text);
        point.description = tr("%1: %2. %3", "a chip, how it stands, and why")
                                .arg(option.candidate.name(), point.label, why.join(u' '))
                                .trimmed();
        scores.points << point;
    }
    return scores;
}

ScoreColumn rentedColumn(const AdviceView &view, const QList<AdvisedOption> &options)
{
    ScoreColumn scores{.metric = u"month_chips"_s, .title = tr("Rented as"), .hasBars = false};
    for (const AdvisedOption &option : options) {
        ChartPoint point;
        const QString rented = rentedText(option.candidate, view.formatter);
        point.label = rented.isEmpty() ? QString::fromUtf8("–") : rented.section(u" ("_s, 0, 0);
        point.description = tr("%1, %2: %3.", "a chip, a column, what stands there")
                                .arg(option.candidate.name(), scores.title, rented.isEmpty() ? point.label : rented);
        scores.points << point;
    }
    return scores;
}

QList<AdviceColumn> billFirst(QList<AdviceColumn> columns)
{
    std::stable_partition(columns.begin(), columns.end(),
                          [](const AdviceColumn &column) { return column.measure == &Candidate::month; });
    return columns;
}

// Work and prices, as in the subtitle of all workload pages.
ChartSpec rankedChart(const AdviceView &view)
{
    const bool isOfMonth = hasVolume(view.board.assumptions, view.advice.task);
    ChartSpec chart{ChartKind::Scores, u"advice"_s,
                    view.advice.first() == nullptr              ? tr("Ruled out, nearest first")
                        : view.board.needs.priority == u"speed" ? tr("Ranked by speed per chip")
                        : isOfMonth                             ? tr("Ranked by monthly bill")
                                                                : tr("Ranked by cost")};
    const bool hasPrices = view.catalog.book(view.board.priceBook) != nullptr;
    chart.subtitle =
        dot({view.advice.work, hasPrices ? pricesName(view.catalog, view.board) : QString(),
             hasPrices ? tr("all chips of the catalogue with such a price") : tr("all chips of the catalogue")});
    const QList<AdvisedOption> options = view.advice.options.mid(0, mostAdvised);
    for (const AdvisedOption &option : options) {
        const Chip &chip = option.candidate.chip();
        chart.categories << ChartCategory{chip.id.text(), chip.name, colourRoleOf(chip), chip.id == view.advice.today};
    }
    QList<AdviceColumn> columns = columnsOf(view);
    if (isOfMonth) // the ranking criterion comes first
        columns = billFirst(columns);
    for (const AdviceColumn &column : std::as_const(columns))
        chart.scores.columns << scoresOf(view, options, column);
    if (!isRun(view.advice.task))
        chart.scores.columns << rentedColumn(view, options);
    chart.scores.columns << standingOf(view, options, taskMetrics(view.advice.task).cost);
    return chart;
}

QString reasonsText(const AdvisedOption &option, Effect effect)
{
    const QStringList texts = mapped(option.of(effect), &AdviceReason::text);
    return texts.isEmpty() ? QString::fromUtf8("–") : texts.join(u' ');
}

// Sort order of the table: the bill first, then cost and speed.
QList<AdviceColumn> sortedBy(const AdviceView &view)
{
    QList<AdviceColumn> columns = billFirst(columnsOf(view));
    const AdviceColumn pace = paceColumn(view.advice.task);
    const bool hasPace =
        std::ranges::any_of(columns, [&pace](const AdviceColumn &column) { return column.measure == pace.measure; });
    if (!hasPace)
        columns << pace;
    return columns;
}

Table::Cell measureCell(const Candidate &candidate, const AdviceColumn &column, const Formatter &formatter)
{
    const std::optional<Interval> &value = candidate.*column.measure;
    if (!value)
        return Table::Cell(QString::fromUtf8("–"));
    // With the digits of other pages.
    return numberCell(estimatedCell(*value, column.isMoney ? Unit::Usd : Unit::One), formatter);
}

Table numbersOf(const AdviceView &view)
{
    Table numbers{.columns = {{tr("Rank"), true}, {tr("Option")}}};
    const QList<AdviceColumn> measures = sortedBy(view);
    for (const AdviceColumn &column : measures)
        numbers.columns << Table::Column{tr("%1, %2", "a column, its unit").arg(column.title, column.unit), true,
                                         column.measure == &Candidate::month ? u"month_usd"_s : QString()};
    numbers.columns << QList<Table::Column>{{tr("Rented as")},  {tr("Status")},    {tr("For it")},
                                            {tr("Against it")}, {tr("To verify")}, {tr("Ruled out because")}};
    for (qsizetype i = 0; i < view.advice.options.size(); ++i) {
        const AdvisedOption &option = view.advice.options.at(i);
        const Chip &chip = option.candidate.chip();
        numbers.subjects << ChartCategory{chip.id.text(), chip.name, colourRoleOf(chip)};
        Table::Row row{{view.formatter.integer(i + 1), static_cast<double>(i + 1)}, chip.name};
        for (const AdviceColumn &column : measures)
            row << measureCell(option.candidate, column, view.formatter);
        const QString rented = rentedText(option.candidate, view.formatter);
        row << (rented.isEmpty() ? QString::fromUtf8("–") : rented) << standingText(view.advice, option)
            << reasonsText(option, Effect::Prefer) << reasonsText(option, Effect::Against)
            << reasonsText(option, Effect::Verify) << reasonsText(option, Effect::RuleOut);
        numbers.rows << row;
    }
    if (numbers.rows.isEmpty()) { // the workload is unknown: the page reports it and stays
        numbers.subjects << ChartCategory{};
        numbers.rows << Table::Row(numbers.columns.size(), QString::fromUtf8("–"));
        numbers.rows.first()[numbers.columns.size() - 5] = view.advice.takeaway;
    }
    return numbers;
}

PageNotice noticeOf(const AdviceView &view)
{
    const auto said = saidIn(view.board.needs).size();
    PageNotice notice;
    if (said > 0)
        notice = {said == 1 ? tr("One requirement is set.")
                            : tr("%1 requirements are set.").arg(view.formatter.integer(said)),
                  tr("Reset requirements"), u"needs:"_s};
    if (!view.advice.bookText.isEmpty())
        notice.text = QStringList{view.advice.bookText, notice.text}.join(u' ').trimmed();
    return notice;
}

Board boardOfRanked(const AdviceView &view)
{
    Board board = view.board;
    board.level = Level::Chip;
    board.chips.clear();
    for (const AdvisedOption &option : view.advice.options.mid(0, mostAdvised))
        board.chips << option.candidate.chip().id;
    if (board.needs.scale)
        board.assumptions.chips = std::round(*board.needs.scale);
    return board;
}

// True if a rule marks two ranked numbers as misleading.
bool misleadsAmong(const ResultTable &table, const FairnessRule &rule)
{
    const auto isKnown = [&table](qsizetype row) { return !table.rows.at(row).cells.constFirst().isMissing(); };
    for (qsizetype one = 0; rule.misleads && rule.differ != nullptr && one < table.rows.size(); ++one) {
        for (qsizetype other = one + 1; isKnown(one) && other < table.rows.size(); ++other) {
            if (isKnown(other) && rule.differ(table, 0, one, other))
                return true;
        }
    }
    return false;
}

// Misleading comparisons are reported above the ranking, others in the notes to save space. The remedy is a price list:
// the ranked chips are not a selection, so none can be removed.
void setWarning(PageSpec &page, const FairnessInput &ranked)
{
    for (const Unfairness &one : unfairnessIn(ranked)) {
        const FairnessRule &rule = *findFairnessRule(one.rule);
        if (!page.warning.isEmpty() || rule.place != FairnessPlace::Above || !misleadsAmong(ranked.table, rule)) {
            if (rule.place != FairnessPlace::AtRows)
                page.notes << one.sentence;
            continue;
        }
        page.warning = one.sentence;
        if (page.remedyId.isEmpty() && one.remedy.id.startsWith(u"prices:"_s) && !one.remedy.id.contains(u';')) {
            page.remedyText = one.remedy.text;
            page.remedyId = one.remedy.id;
        }
    }
}

/// "With the price list "GPU clouds" (on-demand list price), the cost of 12 of 57 chips is known.": scope of the first
/// option's rank.
QString knownCostsText(const AdviceView &view)
{
    const PriceBook *book = view.catalog.book(view.board.priceBook);
    if (book == nullptr || view.advice.options.isEmpty())
        return {};
    return tr("With the price list \"%1\" (%2), the cost of %3 of %4 chips is known.",
              "its name, the type of its prices, two numbers")
        .arg(pricesName(view.catalog, view.board), priceKindLabel(book->kind),
             view.formatter.integer(view.advice.priced()), view.formatter.integer(view.advice.options.size()));
}

QStringList notesOf(const AdviceView &view)
{
    QStringList notes;
    const QStringList needs = needLines(view.board.needs, view.formatter);
    if (!view.advice.bookText.isEmpty())
        notes << view.advice.bookText;
    notes << (needs.isEmpty() ? tr("No requirements set.") : tr("Required: %1.").arg(needs.join(u"; "_s)))
          << tr("All chips in the catalogue are considered, not only the selection. Chips that meet every requirement "
                "come first, ranked as the chart states; those whose serving software is in maintenance come last.")
          << tr("Requirements that are not set exclude nothing. A limit excludes an option only if its whole range "
                "misses the limit; otherwise verify it.");
    if (!view.board.needs.region.isEmpty())
        notes << tr("Options without a price in %1 come after all others.").arg(view.board.needs.region);
    if (const QString known = knownCostsText(view); !known.isEmpty())
        notes << known;
    if (view.advice.steps.isEmpty() && !view.advice.options.isEmpty())
        notes << tr("The guide's three phases describe a move to Amazon's chips; no remaining option is such a move.");
    return notes;
}

Legend legendOfRanked(const QList<ChartSpec> &charts, const Formatter &formatter)
{
    const LegendPart best{LegendMark::Best, tr("%1 = best; several if about the same").arg(bestGlyph)};
    return legendOn({{best, outlinedPart(), whiskerPart(charts, formatter)}}, charts);
}

// A cost with the digits of the table; speed is not an amount.
QString withAmount(const AdviceView &view, const Candidate &candidate)
{
    const std::optional<Interval> &money = ranksByMonth(view) ? candidate.month : candidate.cost;
    return view.board.needs.priority == u"speed" || !money
        ? candidate.name()
        : tr("%1 (%2)", "a chip, its cost").arg(candidate.name(), view.formatter.estimatedAmount(money->value));
}

double amountOf(const AdviceView &view, const Candidate &candidate)
{
    const std::optional<Interval> &money = ranksByMonth(view) ? candidate.month : candidate.cost;
    return money ? money->value : std::numeric_limits<double>::infinity();
}

// Options below those of the chart: "best of 9 chips" above seven rows must say where the other two are, first of all
// where one is cheaper.
std::pair<QString, QString> notDrawnTexts(const AdviceView &view)
{
    QStringList cheaper;
    QStringList retired;
    QStringList further;
    for (qsizetype place = mostAdvised; place < view.advice.left(); ++place) {
        const AdvisedOption &option = view.advice.options.at(place);
        const bool isCheaper = view.board.needs.priority != u"speed"
            && amountOf(view, option.candidate) < amountOf(view, view.advice.first()->candidate);
        (!option.isLast ? further : isCheaper ? cheaper : retired) << withAmount(view, option.candidate);
    }
    const auto last = [&view](const QStringList &names) {
        return names.isEmpty() ? QString()
                               : tr("Placed last, software in maintenance: %1.", "chips with their costs")
                                     .arg(namesText(names, view.formatter));
    };
    QStringList notes{last(retired)};
    if (!further.isEmpty())
        notes
            << tr("Also possible, ranked lower: %1.", "chips with their costs").arg(namesText(further, view.formatter));
    return {last(cheaper), notes.join(u' ').trimmed()};
}

// The Advisor ranks all chips, other pages compare the selection: a report with two answers must explain why.
QString notSelectedText(const Advice &advice, const ResultTable &table)
{
    const AdvisedOption *first = advice.first();
    if (first == nullptr || table.rows.isEmpty())
        return {};
    const bool isCompared = std::ranges::any_of(table.rows, [first](const ResultRow &row) {
        return row.subject.chip != nullptr && row.subject.chip->id == first->candidate.chip().id;
    });
    return isCompared ? QString() : tr("%1 is not in the selection").arg(first->candidate.name());
}

} // namespace

QList<MetricId> advisorMetrics(const Catalog &catalog, const Board &board)
{
    return {taskMetrics(taskAsked(catalog, board)).cost};
}

PageSpec advisorPage(const Catalog &catalog, const Board &asked, const ResultTable &table, const Formatter &formatter)
{
    const Advice advice = advise(catalog, asked, formatter);
    Board board = asked;
    board.priceBook = advice.priceBook;
    const AdviceView view{catalog, board, advice, formatter};
    PageSpec page = pageFrame(u"advisor"_s, catalog, table);
    setTitle(page, board, advice.takeaway);
    const auto [cheaper, below] = notDrawnTexts(view);
    page.support = QStringList{advice.spendText, cheaper}.join(u' ').trimmed();
    page.formName = moreRequirementsText(board.needs, formatter);
    page.hasFiltersFirst = true;
    page.filters = needFilters(catalog, board, formatter);
    page.notice = noticeOf(view);
    if (!advice.options.isEmpty()) {
        page.charts << rankedChart(view);
        page.charts.first().subtitle = dot({page.charts.constFirst().subtitle, notSelectedText(advice, table)});
    }
    page.texts = adviceSections(view);
    page.numbers = numbersOf(view);
    page.data = optionsList(view);
    page.lists = adviceLists(view);
    page.notes = notesOf(view);
    if (!below.isEmpty())
        page.notes << below;
    const QList<SourceId> sources = adviceSources(advice);
    // The ranking has its own prices and sources, regardless of selection.
    const Catalog priced = withPricesFor(catalog, board.needs);
    const Board rankedBoard = boardOfRanked(view);
    const ResultTable ranked = evaluate(priced, rankedBoard, advisorMetrics(catalog, board));
    setWarning(page, {priced, rankedBoard, ranked, formatter});
    if (page.remedyId.isEmpty() && !advice.betterBook.isEmpty()) {
        page.remedyText = tr("Use the prices of \"%1\"").arg(catalog.book(advice.betterBook)->name);
        page.remedyId = u"prices:"_s + advice.betterBook.text();
    }
    page.sources = sourceTexts(catalog, sources) + allSources(catalog, ranked);
    page.sources.removeDuplicates();
    setFooter(page, catalog, board, ranked, formatter);
    if (!page.charts.isEmpty()) // plus and minus are self-explanatory, other signs have headings
        page.legend = legendOfRanked(page.charts.mid(0, 1), formatter);
    page.keywords << tr("advice") << advice.work;
    for (const AdvisedOption &option : advice.options.mid(0, mostAdvised))
        page.keywords << option.candidate.name();
    page.keywords.removeAll(QString());
    return page;
}

} // namespace chipboard
