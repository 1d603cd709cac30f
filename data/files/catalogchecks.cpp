#include "data/files/catalogchecks.h"

#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/files/plausibility.h"
#include "data/files/workloadreader.h"
#include "data/model/setup.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

template<typename Item>
QStringList idsOf(const QList<Item> &items)
{
    return mapped(items, [](const Item &item) { return idText(item.id); });
}

// Looks up ids and reports unknown ones.
class References
{
public:
    References(const CheckContext &context, CheckReport &report)
        : m_catalog(context.merged)
        , m_report(report)
    {
    }

    /// `key`: path below `where`, "/announced".
    void sources(const QString &where, const QList<SourceId> &ids, const char *key = "")
    {
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const QChar *text = ids.at(i).text().constData();
            if (std::ranges::find(m_sound, text) != m_sound.end())
                continue;
            if (m_catalog.source(ids.at(i)) != nullptr)
                m_sound.at(m_looked++ % m_sound.size()) = text;
            else
                unknown(where + QLatin1String(key), QStringLiteral("/sources/%1").arg(i), tr("source"),
                        ids.at(i).text(), idsOf(m_catalog.sources));
        }
    }

    void figure(const Figure &figure)
    {
        sources(figure.where, figure.sources);
        for (const Reading &rival : figure.rivals)
            sources(rival.where, rival.sources);
    }

    void text(const QString &where, const char *key, const DatedText &text) { sources(where, text.sources, key); }

    void text(const QString &where, const char *key, const std::optional<DatedText> &text)
    {
        if (text)
            sources(where, text->sources, key);
    }

    void chip(const QString &where, const QString &below, const ChipId &id)
    {
        if (m_catalog.chip(id) == nullptr)
            unknown(where, below, tr("chip"), id.text(), idsOf(m_catalog.chips));
    }

    void instance(const QString &where, const QString &below, const InstanceId &id)
    {
        if (m_catalog.instance(id) == nullptr)
            unknown(where, below, tr("instance"), id.text(), idsOf(m_catalog.instances));
    }

    void system(const QString &where, const QString &below, const SystemId &id)
    {
        if (m_catalog.system(id) == nullptr)
            unknown(where, below, tr("system"), id.text(), idsOf(m_catalog.systems));
    }

    void metric(const QString &where, const QString &below, const MetricId &id)
    {
        if (findMetric(id) != nullptr)
            return;
        QStringList known = mapped(metricTable(), [](const Metric &metric) { return metric.metricId().text(); });
        unknown(where, below, tr("metric"), id.text(), known);
    }

    void model(const QString &where, const QString &below, const ModelId &id)
    {
        if (m_catalog.model(id) == nullptr)
            unknown(where, below, tr("model"), id.text(), idsOf(m_catalog.models));
    }

    void contradictions(const QString &where, const QList<ContradictionId> &ids)
    {
        for (qsizetype i = 0; i < ids.size(); ++i) {
            if (m_catalog.contradiction(ids.at(i)) == nullptr)
                unknown(where, QStringLiteral("/contradictions/%1").arg(i), tr("contradiction"), ids.at(i).text(),
                        idsOf(m_catalog.contradictions));
        }
    }

    void book(const QString &where, const QString &below, const BookId &id)
    {
        if (m_catalog.book(id) == nullptr)
            unknown(where, below, tr("price list"), id.text(), idsOf(m_catalog.books));
    }

    /// A chip, an instance or a system.
    void anything(const QString &where, const QString &below, const QString &id)
    {
        const bool known = m_catalog.chip(ChipId(id)) != nullptr || m_catalog.instance(InstanceId(id)) != nullptr
            || m_catalog.system(SystemId(id)) != nullptr;
        if (!known)
            unknown(where, below, tr("chip, instance or system"), id,
                    idsOf(m_catalog.chips) + idsOf(m_catalog.instances) + idsOf(m_catalog.systems));
    }

private:
    void unknown(const QString &where, const QString &below, const QString &what, const QString &id,
                 const QStringList &known)
    {
        // More suggestions would not be read, and each takes time.
        constexpr int mostSuggestions = 200;
        const QStringList near = m_report.errors().size() < mostSuggestions ? nearestTexts(id, known) : QStringList();
        m_report.error(where, below, ProblemCode::UnknownId,
                       tr("There is no %1 \"%2\", or it was skipped because it has errors.").arg(what, id),
                       near.isEmpty() ? tr("Add it or correct the id.")
                                      : tr("Did you mean %1?").arg(near.join(QLatin1String(", "))));
    }

    const Catalog &m_catalog;
    CheckReport &m_report;
    // Cache of recently found sources: the figures of an item cite few, whose ids share memory.
    std::array<const QChar *, 8> m_sound = {};
    std::size_t m_looked = 0;
};

void check(const Chip &chip, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    forEachFigure(chip, [&refer](const Figure &figure) { refer.figure(figure); });
    refer.text(chip.where, "/announced", chip.announced);
    refer.text(chip.where, "/available", chip.available);
    refer.text(chip.where, "/process_node", chip.processNode);
    refer.text(chip.where, "/memory_type", chip.memoryType);
    refer.text(chip.where, "/serving_software", chip.servingSoftware);
    if (chip.derivedFrom == chip.id) {
        report.error(chip.where, QStringLiteral("/derived_from"), ProblemCode::BadValue,
                     tr("A chip cannot be derived from itself."), tr("Name the chip it is derived from."));
    } else if (chip.derivedFrom) {
        refer.chip(chip.where, QStringLiteral("/derived_from"), *chip.derivedFrom);
    }
    checkPlausible(chip, context, report);
}

void check(const Instance &instance, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    forEachFigure(instance, [&refer](const Figure &figure) { refer.figure(figure); });
    refer.text(instance.where, "/local_storage", instance.localStorage);
    refer.text(instance.where, "/regions", instance.regions);
    refer.chip(instance.where, QStringLiteral("/chip"), instance.chip);
    checkPlausible(instance, context, report);
}

void check(const Fact &fact, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    refer.sources(fact.where, fact.sources);
    refer.contradictions(fact.where, fact.contradictions);
}

void check(const System &system, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    forEachFigure(system, [&refer](const Figure &figure) { refer.figure(figure); });
    refer.chip(system.where, QStringLiteral("/chip"), system.chip);
    for (const Fact &fact : system.facts)
        check(fact, context, report);
    checkPlausible(system, context, report);
}

void check(const Claim &claim, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    refer.sources(claim.where, claim.sources);
    refer.contradictions(claim.where, claim.contradictions);
    for (qsizetype i = 0; i < claim.about.size(); ++i)
        refer.anything(claim.where, QStringLiteral("/about/%1").arg(i), claim.about.at(i));
}

void check(const Rule &rule, const CheckContext &context, CheckReport &report)
{
    References(context, report).sources(rule.where, rule.sources);
}

void check(const Change &change, const CheckContext &context, CheckReport &report)
{
    References(context, report).sources(change.where, change.sources);
}

void check(const Contradiction &contradiction, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    refer.sources(contradiction.where, contradiction.sources);
    for (qsizetype i = 0; i < contradiction.about.size(); ++i) {
        const ContradictionSubject &subject = contradiction.about.at(i);
        const QString below = QStringLiteral("/about/%1").arg(i);
        if (!subject.chip.isEmpty())
            refer.chip(contradiction.where, below + QStringLiteral("/chip"), subject.chip);
        else if (!subject.instance.isEmpty())
            refer.instance(contradiction.where, below + QStringLiteral("/instance"), subject.instance);
        else
            refer.system(contradiction.where, below + QStringLiteral("/system"), subject.system);
        refer.metric(contradiction.where, below + QStringLiteral("/metric"), subject.metric);
    }
}

void check(const PriceEntry &entry, const CheckContext &context, CheckReport &report)
{
    References refer(context, report);
    refer.figure(entry.usdPerHour);
    if (!entry.instance.isEmpty())
        refer.instance(entry.where, QStringLiteral("/instance"), entry.instance);
    else if (!entry.system.isEmpty())
        refer.system(entry.where, QStringLiteral("/system"), entry.system);
    else
        refer.chip(entry.where, QStringLiteral("/chip"), entry.chip);
}

void check(const ModelShape &model, const CheckContext &context, CheckReport &report)
{
    References(context, report).sources(model.where, model.sources);
    if (const auto shape = checkShape(model);
        !shape && model.kind != ModelKind::Vision && model.kind != ModelKind::Diffusion) {
        report.error(model.where, {}, ProblemCode::BadValue, shape.problem().message, shape.problem().remedy);
    }
    if (const auto attention = checkAttention(model); !attention) {
        const Problem &problem = attention.problem();
        report.error(model.where, problem.where.pointer, problem.code, problem.message, problem.remedy);
    }
}

void check(const Workload &workload, const CheckContext &context, CheckReport &report)
{
    const ModelShape *model = context.merged.model(workload.model);
    if (model == nullptr) {
        References(context, report).model(workload.where, QStringLiteral("/model"), workload.model);
        return;
    }
    if (const auto asked = checkWorkload(workload, *model); !asked)
        report.error(workload.where, {}, ProblemCode::BadValue, asked.problem().message, asked.problem().remedy);
}

// True if following the fallbacks of `book` leads back to it.
bool leadsBack(const Catalog &catalog, const PriceBook &book)
{
    QList<BookId> open = book.fallbacks;
    QSet<BookId> seen;
    while (!open.isEmpty()) {
        const BookId id = open.takeLast();
        if (id == book.id)
            return true;
        const PriceBook *next = catalog.book(id);
        if (next == nullptr || seen.contains(id))
            continue;
        seen.insert(id);
        open << next->fallbacks;
    }
    return false;
}

template<typename Item, typename CheckItem>
bool dropBad(QList<Item> &items, CheckReport &report, const CheckItem &checkItem)
{
    QList<qsizetype> bad;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const auto before = report.errors().size();
        checkItem(items.at(i));
        if (report.errors().size() > before)
            bad << i;
    }
    removePlaces(items, bad);
    return !bad.isEmpty();
}

// A book loses its bad prices and fallbacks, but is never dropped: its good prices are worth keeping.
bool repairBook(PriceBook &book, const CheckContext &context, CheckReport &report)
{
    QSet<QString> rows;
    bool changed = dropBad(book.prices, report, [&](const PriceEntry &entry) {
        const QString key = rowKey(entry);
        check(entry, context, report);
        checkPlausible({entry, book, rows.contains(key)}, context, report);
        rows.insert(key);
    });
    References refer(context, report);
    int index = 0;
    changed |= dropBad(book.fallbacks, report, [&](const BookId &id) {
        refer.book(book.where, QStringLiteral("/fallbacks/%1").arg(index++), id);
    });
    if (leadsBack(context.merged, book)) {
        report.error(book.where, QStringLiteral("/fallbacks"), ProblemCode::BadValue,
                     tr("The fallbacks of this price list form a loop."), tr("Remove it from the loop."));
        book.fallbacks.clear();
        changed = true;
    }
    return changed;
}

template<typename Item>
bool dropBad(QList<Item> &items, const CheckContext &context, CheckReport &report)
{
    return dropBad(items, report, [&](const Item &item) { check(item, context, report); });
}

} // namespace

CheckOutcome checkLayer(const Catalog &below, const Catalog &merged, Catalog &layer)
{
    const CheckContext context{below, merged, onDemandPrices(merged)};
    CheckReport report;
    bool dropped = dropBad(layer.chips, context, report);
    dropped |= dropBad(layer.instances, context, report);
    dropped |= dropBad(layer.systems, context, report);
    dropped |= dropBad(layer.claims, context, report);
    dropped |= dropBad(layer.rules, context, report);
    dropped |= dropBad(layer.changes, context, report);
    dropped |= dropBad(layer.software, context, report);
    dropped |= dropBad(layer.facts, context, report);
    dropped |= dropBad(layer.contradictions, context, report);
    dropped |= dropBad(layer.models, context, report);
    dropped |= dropBad(layer.workloads, context, report);
    for (PriceBook &book : layer.books)
        dropped |= repairBook(book, context, report);
    return {report.errors(), dropped};
}

} // namespace chipboard
