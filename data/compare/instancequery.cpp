#include "data/compare/instancequery.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QueryValue textValue(const QString &textType) { return {std::nullopt, textType}; }

QueryValue numberValue(const Reading *reading)
{
    if (reading == nullptr || reading->isMissing())
        return {};
    return {reading->value->value * unitInfo(reading->unit).factor, std::nullopt};
}

QueryValue numberValue(const std::optional<Figure> &figure) { return numberValue(figure ? &*figure : nullptr); }

/// Attributes of an instance besides metrics.
struct FieldRow
{
    const char *id;
    QueryField::Type type;
    Dimension dimension;
    std::optional<Unit> unit;
    QueryValue (*value)(const Instance &, const Chip &);
};

constexpr auto textType = QueryField::Type::Text;
constexpr auto number = QueryField::Type::Number;

constexpr FieldRow fieldRows[] = {
    {"id", textType, Dimension::Count, {}, [](const Instance &i, const Chip &) { return textValue(i.id.text()); }},
    {"name", textType, Dimension::Count, {}, [](const Instance &i, const Chip &) { return textValue(i.name); }},
    {"provider", textType, Dimension::Count, {}, [](const Instance &i, const Chip &) { return textValue(i.provider); }},
    {"region", textType, Dimension::Count, {}, nullptr}, // from the catalogue, see pricedRegions()
    {"status",
     textType,
     Dimension::Count,
     {},
     [](const Instance &i, const Chip &) { return textValue(availabilityWord(i.status)); }},
    {"chip", textType, Dimension::Count, {}, [](const Instance &i, const Chip &) { return textValue(i.chip.text()); }},
    {"vendor", textType, Dimension::Count, {}, [](const Instance &, const Chip &c) { return textValue(c.vendor); }},
    {"family", textType, Dimension::Count, {}, [](const Instance &, const Chip &c) { return textValue(c.family); }},
    {"generation", number, Dimension::Count, Unit::One,
     [](const Instance &, const Chip &c) {
         return QueryValue{double(c.generation), std::nullopt};
     }},
    {"chips", number, Dimension::Count, Unit::Chips,
     [](const Instance &i, const Chip &) { return numberValue(&i.chips); }},
    {"vcpus", number, Dimension::Count, Unit::VCpu,
     [](const Instance &i, const Chip &) { return numberValue(i.vcpu); }},
    {"host_memory",
     number,
     Dimension::DataSize,
     {},
     [](const Instance &i, const Chip &) { return numberValue(i.hostMemory); }},
    {"memory_chip",
     number,
     Dimension::DataSize,
     {},
     [](const Instance &, const Chip &c) { return numberValue(&c.memory); }},
};

QList<const Metric *> instanceMetrics()
{
    QList<const Metric *> metrics;
    for (const Metric &metric : metricTable()) {
        if (metric.group != MetricGroup::Workload)
            metrics << &metric;
    }
    return metrics;
}

QueryField fieldOf(const Metric &metric)
{
    QueryField field{.id = QString::fromLatin1(metric.id),
                     .type = QueryField::Type::Number,
                     .dimension = unitInfo(metric.unit).dimension};
    if (field.dimension != Dimension::DataSize)
        field.unit = metric.unit;
    return field;
}

/// For every instance; built only if an expression uses regions.
QHash<InstanceId, QStringList> pricedRegions(const Catalog &catalog)
{
    QHash<InstanceId, QStringList> regions;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            QStringList &known = regions[entry.instance];
            if (!entry.instance.isEmpty() && !entry.region.isEmpty() && entry.region != u"not-stated"
                && !known.contains(entry.region))
                known << entry.region;
        }
    }
    return regions;
}

QueryValue regionsOf(const Instance &instance, QStringList priced)
{
    const QString offered = instance.regions ? instance.regions->value : QString();
    for (const QString &region : offered.split(u',', Qt::SkipEmptyParts))
        addOnce(priced, region.trimmed());
    return {std::nullopt, std::nullopt, priced};
}

QueryValue valueOf(const Cell &cell)
{
    if (cell.isMissing())
        return {};
    return {cell.value->value * unitInfo(cell.unit).factor, std::nullopt};
}

/// Some of the instances, and a catalogue with only their prices.
struct Portion
{
    Catalog catalog;
    Board board;
};

// True if the catalogue indexes prices by chip, and each chip has few.
bool findsPrices(const Catalog &catalog, qsizetype most)
{
    const auto isQuick = [&](const PriceBook &book) {
        return std::ranges::all_of(catalog.chips, [&](const Chip &chip) {
            const QList<qsizetype> *places = catalog.placesOf(book, chip.id);
            return places != nullptr && places->size() <= most;
        });
    };
    return std::ranges::all_of(catalog.books, isQuick);
}

/// Reduces each portion to the prices of its own instances.
void thinOut(QList<Portion> &portions, const Catalog &catalog)
{
    Catalog bare = catalog;
    for (PriceBook &one : bare.books)
        one.prices.clear();
    QHash<InstanceId, qsizetype> portionOf;
    for (qsizetype i = 0; i < portions.size(); ++i) {
        portions[i].catalog = bare;
        for (const InstanceId &id : std::as_const(portions.at(i).board.instances))
            portionOf.insert(id, i);
    }
    for (qsizetype place = 0; place < catalog.books.size(); ++place) {
        for (const PriceEntry &entry : catalog.books.at(place).prices) {
            if (const auto at = portionOf.constFind(entry.instance); at != portionOf.constEnd())
                portions[*at].catalog.books[place].prices << entry;
        }
    }
}

// A price lookup scans all prices of the chip, or the whole book without an index: tens of thousands of instances would
// each scan everything. An instance depends only on its own prices, so a reduced catalogue gives the same answers.
// Always in portions: a table of all instances takes a hundred megabytes.
QList<Portion> portionsOf(const Catalog &catalog, const BookId &book, bool mixedPrices)
{
    constexpr qsizetype largest = 256;
    Board whole{.level = Level::Instance, .priceBook = book, .mixedPrices = mixedPrices};
    for (const Instance &instance : catalog.instances)
        whole.instances << instance.id;
    if (whole.instances.size() <= largest)
        return {{catalog, whole}};
    whole.precision = resolvedPrecision(catalog, whole); // computed over all rows
    QList<Portion> portions;
    for (qsizetype first = 0; first < whole.instances.size(); first += largest) {
        Board board = whole;
        board.instances = whole.instances.mid(first, largest);
        portions << Portion{catalog, board};
    }
    if (!findsPrices(catalog, largest))
        thinOut(portions, catalog);
    return portions;
}

} // namespace

QList<QueryField> instanceFields()
{
    QList<QueryField> fields = mapped(fieldRows, [](const FieldRow &row) {
        return QueryField{QString::fromLatin1(row.id), row.type, row.dimension, row.unit};
    });
    for (const Metric *metric : instanceMetrics())
        fields << fieldOf(*metric);
    return fields;
}

Result<QList<InstanceId>> instancesWhere(const Catalog &catalog, const QString &expression, const BookId &book,
                                         bool mixedPrices)
{
    constexpr int ownFields = static_cast<int>(std::size(fieldRows));
    const QList<QueryField> fields = instanceFields();
    const Result<Expression> parsed = parseExpression(expression, fields);
    if (!parsed)
        return parsed.problem();
    const QList<const Metric *> metrics = instanceMetrics();
    QList<MetricId> asked;
    QHash<int, int> columns; // table column by field
    QHash<InstanceId, QStringList> regions;
    for (const int field : parsed.value().fields()) {
        if (field >= ownFields) {
            columns[field] = static_cast<int>(asked.size());
            asked << metrics.at(field - ownFields)->metricId();
        } else if (fieldRows[field].value == nullptr) {
            regions = pricedRegions(catalog);
        }
    }
    const auto holds = [&](const ResultRow &row) {
        return parsed.value().test([&](int field) {
            if (field >= ownFields)
                return valueOf(row.cells.at(columns.value(field)));
            const Instance &instance = *row.subject.instance;
            if (fieldRows[field].value != nullptr)
                return fieldRows[field].value(instance, *row.subject.chip);
            return regionsOf(instance, regions.value(instance.id));
        }) == Truth::Yes;
    };
    QList<InstanceId> found;
    forEachPriced(catalog, asked, book, mixedPrices, [&](const ResultRow &row) {
        if (holds(row))
            found << row.subject.instance->id;
    });
    return found;
}

void forEachPriced(const Catalog &catalog, const QList<MetricId> &metrics, const BookId &book, bool mixedPrices,
                   const std::function<void(const ResultRow &)> &use)
{
    for (const Portion &portion : portionsOf(catalog, book, mixedPrices)) {
        const ResultTable priced = evaluate(portion.catalog, portion.board, metrics);
        for (const ResultRow &row : priced.rows)
            use(row);
    }
}

QHash<InstanceId, QStringList> regionsOfInstances(const Catalog &catalog)
{
    QHash<InstanceId, QStringList> all = pricedRegions(catalog);
    for (const Instance &instance : catalog.instances) {
        QStringList &regions = all[instance.id];
        regions = regionsOf(instance, regions).members;
        regions.sort();
    }
    return all;
}

namespace {

struct ChipFieldRow
{
    const char *id;
    QueryField::Type type;
    std::optional<Unit> unit;
    QueryValue (*value)(const Chip &);
};

constexpr ChipFieldRow chipFieldRows[] = {
    {"id", textType, {}, [](const Chip &c) { return textValue(c.id.text()); }},
    {"name", textType, {}, [](const Chip &c) { return textValue(c.name); }},
    {"vendor", textType, {}, [](const Chip &c) { return textValue(c.vendor); }},
    {"family", textType, {}, [](const Chip &c) { return textValue(c.family); }},
    {"status", textType, {}, [](const Chip &c) { return textValue(availabilityWord(c.status)); }},
    {"generation", number, Unit::One,
     [](const Chip &c) {
         return QueryValue{double(c.generation), std::nullopt};
     }},
};

} // namespace

QList<QueryField> chipFields()
{
    QList<QueryField> fields = mapped(chipFieldRows, [](const ChipFieldRow &row) {
        return QueryField{QString::fromLatin1(row.id), row.type, Dimension::Count, row.unit};
    });
    for (const Metric *metric : instanceMetrics())
        fields << fieldOf(*metric);
    return fields;
}

Result<QList<ChipId>> chipsWhere(const Catalog &catalog, const QString &expression, Board board)
{
    constexpr int ownFields = static_cast<int>(std::size(chipFieldRows));
    const QList<QueryField> fields = chipFields();
    const Result<Expression> parsed = parseExpression(expression, fields);
    if (!parsed)
        return parsed.problem();
    board.level = Level::Chip;
    board.chips = mapped(catalog.chips, &Chip::id);
    const QList<MetricId> metrics = mapped(instanceMetrics(), &Metric::metricId);
    QList<ChipId> found;
    const ResultTable table = evaluate(catalog, board, metrics);
    for (const ResultRow &row : table.rows) {
        const Truth truth = parsed.value().test([&row](int field) {
            return field < ownFields ? chipFieldRows[field].value(*row.subject.chip)
                                     : valueOf(row.cells.at(field - ownFields));
        });
        if (truth == Truth::Yes)
            found << row.subject.chip->id;
    }
    return found;
}

QString nothingFoundHint(const Catalog &catalog, const QString &expression)
{
    constexpr int ownFields = static_cast<int>(std::size(fieldRows));
    const QList<QueryField> fields = instanceFields();
    const Result<Expression> parsed = parseExpression(expression, fields);
    if (!parsed)
        return {};
    const QHash<InstanceId, QStringList> regions = pricedRegions(catalog);
    for (const Expression::Step &step : parsed.value().steps()) {
        using Comparison = Expression::Comparison;
        const bool asksForText = step.kind == Expression::Kind::Compare && step.field < ownFields
            && fieldRows[step.field].type == textType && step.comparison != Comparison::NotEqual;
        if (!asksForText)
            continue;
        QSet<QString> known;
        for (const Instance &instance : catalog.instances) {
            const Chip *chip = catalog.chip(instance.chip);
            const FieldRow &row = fieldRows[step.field];
            if (row.value == nullptr) {
                const QStringList members = regionsOf(instance, regions.value(instance.id)).members;
                known.unite(QSet<QString>(members.begin(), members.end()));
            } else if (chip != nullptr) {
                known.insert(row.value(instance, *chip).text.value_or(QString()));
            }
        }
        const bool isMet = std::ranges::any_of(known, [&step](const QString &value) {
            return step.comparison == Comparison::Contains ? value.contains(step.text, Qt::CaseInsensitive)
                                                           : value.compare(step.text, Qt::CaseInsensitive) == 0;
        });
        if (isMet)
            continue;
        QStringList sorted(known.begin(), known.end());
        sorted.sort();
        const QStringList near = nearestTexts(step.text, sorted);
        const QString message = tr("No instance has the %1 \"%2\".").arg(fields.at(step.field).id, step.text);
        return near.isEmpty() ? message : tr("%1 Did you mean %2?").arg(message, near.join(u", "_s));
    }
    return tr("No instance meets all conditions. Remove one of them.");
}

} // namespace chipboard
