#include "data/board/assumption.h"
#include "data/charts/pagetexts.h"
#include "data/core/tr.h"
#include "data/documents/glossary.h"
#include "data/documents/helpparts.h"
#include "data/documents/pagehelp.h"
#include "data/metrics/metric.h"

#include <algorithm>

namespace chipboard::helpparts {
namespace {

QString metricGroupTitle(MetricGroup group)
{
    switch (group) {
    case MetricGroup::Compute:
        return tr("Compute, dense");
    case MetricGroup::SparseCompute:
        return tr("Compute with sparsity");
    case MetricGroup::Memory:
        return tr("Memory");
    case MetricGroup::Link:
        return tr("Links");
    case MetricGroup::Power:
        return tr("Power");
    case MetricGroup::Price:
        return tr("Prices");
    case MetricGroup::Ratio:
        return tr("Ratios");
    case MetricGroup::Workload:
        return tr("Results of the workload");
    }
    Q_UNREACHABLE();
}

QString unitName(Unit unit, const Formatter &formatter)
{
    const QString text = formatter.unitText(unit);
    return text.isEmpty() ? tr("none") : text;
}

HelpEntry metricEntry(const Metric &metric, const Formatter &formatter)
{
    HelpEntry entry;
    entry.id = QStringLiteral("metric.") + metric.metricId().text();
    entry.heading = metric.labelText();
    entry.paragraphs << tr("How it is reckoned: %1.").arg(metric.formulaText())
                     << (metric.better == Better::Higher
                             ? tr("Unit: %1. More is better.").arg(unitName(metric.unit, formatter))
                             : tr("Unit: %1. Less is better.").arg(unitName(metric.unit, formatter)));
    return entry;
}

QString rangeText(const AssumptionRow &row, const Formatter &formatter)
{
    const QString unit = unitName(row.unit, formatter);
    if (!row.choices.empty()) {
        QStringList choices;
        for (const double choice : row.choices)
            choices << formatter.full(choice);
        return tr("Choices: %1.").arg(choices.join(QStringLiteral(", ")));
    }
    return tr("From %1 to %2; unit: %3.").arg(formatter.full(row.minimum), formatter.full(row.maximum), unit);
}

HelpEntry assumptionEntry(const AssumptionRow &row, const Formatter &formatter)
{
    return {QStringLiteral("assumption.") + row.assumptionId().text(),
            row.labelText(),
            {row.helpText(), tr("Default: %1").arg(row.originText()), rangeText(row, formatter)},
            {}};
}

Table::Row bookRow(const PriceBook &book, const Formatter &formatter)
{
    return {book.name, priceKindLabel(book.kind), book.asOf, formatter.integer(book.prices.size()), book.description};
}

HelpTopic catalogTopic(const HelpInput &input)
{
    const CatalogCounts counts = countsOf(input.catalog);
    HelpTopic topic{QStringLiteral("data"), {}, tr("The catalogue"), {}};
    topic.entries << HelpEntry{
        {},
        {},
        {tr("The catalogue is of %1. It is part of the program: nothing is fetched from the network.")
             .arg(input.catalog.revision),
         tr("It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources; %7 "
            "figures are known to be missing, and %8 contradictions between sources are told.")
             .arg(counts.chips)
             .arg(counts.instances)
             .arg(counts.systems)
             .arg(counts.books)
             .arg(counts.figures)
             .arg(counts.sources)
             .arg(counts.missing)
             .arg(counts.contradictions),
         tr("Of several sources the maker's own comes first, then independent collections, then copies of "
            "price lists, then press. The others stay behind the figure; its source card shows them.")},
        {}};
    HelpEntry books{QStringLiteral("data.books"),
                    tr("Price lists"),
                    {},
                    {{},
                     {{tr("List"), false},
                      {tr("Kind"), false},
                      {tr("As of"), false},
                      {tr("Prices"), true},
                      {tr("What it is"), false}},
                     {}}};
    for (const PriceBook &book : input.catalog.books) {
        if (!book.isAbsent())
            books.table.rows << bookRow(book, input.formatter);
    }
    topic.entries << books;
    return topic;
}

HelpTopic sourcesTopic(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("sources"), {}, tr("Sources and their dates"), {}};
    HelpEntry entry{
        {},
        {},
        {tr("Links open in your browser, and only when you follow them.")},
        {{}, {{tr("Source"), false}, {tr("Kind"), false}, {tr("As of"), false}, {tr("Address"), false}}, {}}};
    for (const Source &source : input.catalog.sources)
        entry.table.rows << Table::Row{source.title, sourceKindLabel(source.kind), dateText(source.asOf), source.url};
    topic.entries << entry;
    return topic;
}

} // namespace

QList<HelpTopic> pages(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const HelpPage &page : input.pages) {
        HelpTopic topic{QStringLiteral("page.") + page.id, tr("Pages"), page.name, {}};
        if (const PageHelpRow *row = findPageHelp(page.id))
            topic.entries << HelpEntry{{}, {}, row->paragraphs(), {}};
        topics << topic;
    }
    return topics;
}

QList<HelpTopic> metrics(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const Metric &metric : metricTable()) {
        const QString id = QStringLiteral("metrics.%1").arg(static_cast<int>(metric.group));
        auto topic = std::find_if(topics.begin(), topics.end(), [&id](const HelpTopic &one) { return one.id == id; });
        if (topic == topics.end())
            topic = topics.insert(topics.end(), {id, tr("What can be compared"), metricGroupTitle(metric.group), {}});
        topic->entries << metricEntry(metric, input.formatter);
    }
    return topics;
}

QList<HelpTopic> assumptions(const HelpInput &input)
{
    QList<HelpTopic> topics;
    for (const AssumptionRow &row : assumptionTable()) {
        const QString id = QStringLiteral("assumptions.%1").arg(static_cast<int>(row.group));
        auto topic = std::find_if(topics.begin(), topics.end(), [&id](const HelpTopic &one) { return one.id == id; });
        if (topic == topics.end())
            topic = topics.insert(topics.end(), {id, tr("What can be assumed"), assumptionGroupLabel(row.group), {}});
        topic->entries << assumptionEntry(row, input.formatter);
    }
    return topics;
}

QList<HelpTopic> words(const HelpInput &)
{
    HelpTopic topic{QStringLiteral("glossary"), tr("Reference"), tr("Glossary: words of the field"), {}};
    for (const GlossaryWord &word : glossaryTable())
        topic.entries << HelpEntry{
            QStringLiteral("word.") + QLatin1String(word.id), word.wordText(), {word.meaningText()}, {}};
    std::sort(topic.entries.begin(), topic.entries.end(), [](const HelpEntry &a, const HelpEntry &b) {
        return QString::localeAwareCompare(a.heading.toLower(), b.heading.toLower()) < 0;
    });
    return {topic};
}

QList<HelpTopic> sources(const HelpInput &input)
{
    QList<HelpTopic> topics{catalogTopic(input), sourcesTopic(input)};
    for (HelpTopic &topic : topics)
        topic.chapter = tr("Reference");
    return topics;
}

QList<HelpTopic> keys(const HelpInput &input)
{
    HelpTopic topic{QStringLiteral("keys"), tr("Reference"), tr("Keyboard shortcuts"), {}};
    HelpEntry entry{{},
                    {},
                    {tr("Everything can be done with the keyboard. Ctrl+K finds any command by its name.")},
                    {{}, {{tr("Where"), false}, {tr("What"), false}, {tr("Keys"), false}}, {}}};
    for (const HelpKey &key : input.keys)
        entry.table.rows << Table::Row{key.group, key.text, key.keys};
    topic.entries << entry;
    return {topic};
}

} // namespace chipboard::helpparts
