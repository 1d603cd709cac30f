#include "data/catalog/catalog.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {

QString subjectName(const Catalog &catalog, const QString &id)
{
    if (const Chip *chip = catalog.chip(ChipId(id)))
        return chip->name;
    if (const Instance *instance = catalog.instance(InstanceId(id)))
        return instance->name;
    const System *system = catalog.system(SystemId(id));
    return system == nullptr ? id : system->name;
}

QList<const ModelShape *> modelsBySize(const Catalog &catalog)
{
    QList<const ModelShape *> models;
    models.reserve(catalog.models.size());
    for (const ModelShape &model : catalog.models)
        models << &model;
    std::ranges::stable_sort(models, [](const ModelShape *one, const ModelShape *other) {
        const int order = QString::compare(one->family, other->family, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : one->parameters > other->parameters;
    });
    return models;
}

const Chip *subjectChip(const Catalog &catalog, const QString &id)
{
    if (const Chip *chip = catalog.chip(ChipId(id)))
        return chip;
    if (const Instance *instance = catalog.instance(InstanceId(id)))
        return catalog.chip(instance->chip);
    const System *system = catalog.system(SystemId(id));
    return system == nullptr ? nullptr : catalog.chip(system->chip);
}

static QString endOf(const QString &kind, const QString &id) { return QStringLiteral("#%1/%2").arg(kind, id); }

Source ownFileSource(const QString &file)
{
    Source source{.id = SourceId(file), .kind = SourceKind::Own};
    source.title = ownTitle(source);
    return source;
}

Source ownBasisSource(const QString &file, const QString &kind, const QString &id)
{
    return ownFileSource(file + endOf(kind, id));
}

QString ownTitle(const Source &source)
{
    static const QRegularExpression basis(QStringLiteral("^(.*)#(model|workload|constants)/([^/]*)$"));
    const QString &id = source.id.text();
    const QRegularExpressionMatch match = basis.match(id);
    if (source.kind != SourceKind::Own || (!match.hasMatch() && id.contains(QLatin1Char('/'))))
        return {}; // from the board
    if (!match.hasMatch())
        return tr("Custom file %1").arg(id);
    const QString file = match.captured(1);
    const QString kind = match.captured(2);
    return kind == QLatin1String("model")   ? tr("Custom model %1 of %2").arg(match.captured(3), file)
        : kind == QLatin1String("workload") ? tr("Custom workload %1 of %2").arg(match.captured(3), file)
                                            : tr("Custom constants of %1").arg(file);
}

QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload)
{
    const Workload *asked = catalog.workload(workload);
    const QString ofWorkload = endOf(QStringLiteral("workload"), workload.text());
    const QString ofModel = endOf(QStringLiteral("model"), asked != nullptr ? asked->model.text() : QString());
    const QString ofConstants = endOf(QStringLiteral("constants"), QString());
    QStringList texts;
    for (const Source &source : catalog.sources) {
        const QString &id = source.id.text();
        if (source.kind == SourceKind::Own
            && (id.endsWith(ofWorkload) || id.endsWith(ofModel) || id.endsWith(ofConstants)))
            texts << source.title;
    }
    return texts;
}

namespace {

using Visit = std::function<void(const Figure &)>;

template<typename IdType, typename Item>
QHash<IdType, qsizetype> indexOf(const QList<Item> &items)
{
    QHash<IdType, qsizetype> index;
    index.reserve(items.size());
    for (qsizetype i = 0; i < items.size(); ++i)
        index.insert(items.at(i).id, i);
    return index;
}

template<typename IdType, typename Item>
const Item *lookUp(const QHash<IdType, qsizetype> &index, const QList<Item> &items, const IdType &id)
{
    const auto found = index.constFind(id);
    return found == index.constEnd() ? nullptr : &items.at(*found);
}

void visitAll(std::initializer_list<const std::optional<Figure> *> figures, const Visit &visit)
{
    for (const auto *figure : figures) {
        if (figure->has_value())
            visit(**figure);
    }
}

void visitAll(const std::map<Precision, Figure> &figures, const Visit &visit)
{
    for (const auto &[precision, figure] : figures)
        visit(figure);
}

QString subjectText(const ContradictionSubject &subject)
{
    if (!subject.chip.isEmpty())
        return subject.chip.text();
    return subject.instance.isEmpty() ? subject.system.text() : subject.instance.text();
}

} // namespace

void Catalog::index()
{
    m_sources = indexOf<SourceId>(sources);
    m_chips = indexOf<ChipId>(chips);
    m_instances = indexOf<InstanceId>(instances);
    m_instancesWith.clear();
    for (qsizetype i = 0; i < instances.size(); ++i)
        m_instancesWith[instances.at(i).chip] << i;
    m_systems = indexOf<SystemId>(systems);
    m_books = indexOf<BookId>(books);
    for (qsizetype i = 0; i < books.size(); ++i) {
        for (const BookId &former : books.at(i).formerIds) {
            if (!m_books.contains(former))
                m_books.insert(former, i);
        }
    }
    m_contradictions = indexOf<ContradictionId>(contradictions);
    indexPrices();
    m_models = indexOf<ModelId>(models);
    m_workloads = indexOf<WorkloadId>(workloads);
    serveModels();
    m_contradictionsBySubject.clear();
    for (qsizetype i = 0; i < contradictions.size(); ++i) {
        for (const ContradictionSubject &subject : contradictions.at(i).about)
            m_contradictionsBySubject.insert(subjectText(subject), i);
    }
}

void Catalog::serveModels()
{
    servings.clear();
    for (const ModelShape *model : modelsBySize(*this)) {
        const Workload serving = servingOf(*model);
        if (model->kind == ModelKind::Decoder && !m_workloads.contains(serving.id))
            servings << serving;
    }
    m_servings = indexOf<WorkloadId>(servings);
}

// Without the index, each choice of a price would scan whole books.
void Catalog::indexPrices()
{
    m_rented.clear();
    // NOLINTNEXTLINE(modernize-loop-convert): books that could be written would be copied at once
    for (qsizetype i = 0; i < books.size(); ++i) {
        auto rented = std::make_shared<RentedPlaces>();
        for (qsizetype j = 0; j < books.at(i).prices.size(); ++j) {
            ChipId rents = rentedChip(books.at(i).prices.at(j));
            rented->ofChips[rents] << j;
            // Writes only differences: a catalogue shares its hundreds of prices with the layers below it.
            if (books.at(i).prices.at(j).rents != rents)
                books[i].prices[j].rents = std::move(rents);
        }
        rented->prices = books.at(i).prices;
        m_rented << std::move(rented);
    }
}

ChipId Catalog::rentedChip(const PriceEntry &entry) const
{
    if (const Instance *rented = instance(entry.instance))
        return rented->chip;
    if (const System *rented = system(entry.system))
        return rented->chip;
    return entry.chip;
}

const Source *Catalog::source(const SourceId &id) const { return lookUp(m_sources, sources, id); }
const Chip *Catalog::chip(const ChipId &id) const { return lookUp(m_chips, chips, id); }
const Instance *Catalog::instance(const InstanceId &id) const { return lookUp(m_instances, instances, id); }
const System *Catalog::system(const SystemId &id) const { return lookUp(m_systems, systems, id); }
const PriceBook *Catalog::book(const BookId &id) const { return lookUp(m_books, books, id); }

QList<const Instance *> Catalog::instancesWith(const ChipId &chip) const
{
    return mapped(m_instancesWith.value(chip), [&](qsizetype place) { return &instances.at(place); });
}

const Contradiction *Catalog::contradiction(const ContradictionId &id) const
{
    return lookUp(m_contradictions, contradictions, id);
}

const ModelShape *Catalog::model(const ModelId &id) const { return lookUp(m_models, models, id); }

const Workload *Catalog::workload(const WorkloadId &id) const
{
    const Workload *stated = lookUp(m_workloads, workloads, id);
    return stated != nullptr ? stated : lookUp(m_servings, servings, id);
}

QList<const Contradiction *> Catalog::contradictionsAbout(const QString &subjectId, const MetricId &metric) const
{
    QList<qsizetype> places;
    for (const qsizetype place : m_contradictionsBySubject.values(subjectId)) {
        for (const ContradictionSubject &subject : contradictions.at(place).about) {
            if (subject.metric == metric && subjectText(subject) == subjectId && !places.contains(place))
                places << place;
        }
    }
    std::ranges::sort(places);
    return mapped(places, [&](qsizetype place) { return &contradictions.at(place); });
}

const QList<qsizetype> *Catalog::placesOf(const PriceBook &book, const ChipId &chip) const
{
    static const QList<qsizetype> none;
    for (const std::shared_ptr<const RentedPlaces> &rented : m_rented) {
        if (rented->prices.constData() != book.prices.constData() || rented->prices.size() != book.prices.size())
            continue;
        const auto found = rented->ofChips.constFind(chip);
        return found == rented->ofChips.constEnd() ? &none : &*found;
    }
    return nullptr;
}

void forEachFigure(const Chip &chip, const Visit &visit)
{
    visitAll(chip.dense, visit);
    visitAll(chip.sparse, visit);
    visitAll(chip.inference, visit);
    visit(chip.memory);
    visit(chip.memoryBandwidth);
    visitAll({&chip.usableMemory, &chip.sram, &chip.scaleUp, &chip.network, &chip.power, &chip.cores}, visit);
}

void forEachFigure(const Instance &instance, const Visit &visit)
{
    visit(instance.chips);
    visitAll({&instance.vcpu, &instance.hostMemory, &instance.memory, &instance.memoryPerChip,
              &instance.memoryBandwidth, &instance.network, &instance.scaleUp},
             visit);
    visitAll(instance.compute, visit);
    visitAll(instance.computeSparse, visit);
}

void forEachFigure(const System &system, const Visit &visit)
{
    visit(system.chips);
    visitAll({&system.vcpu, &system.hostMemory, &system.memory, &system.memoryBandwidth, &system.network,
              &system.scaleUp, &system.power},
             visit);
    visitAll(system.compute, visit);
    visitAll(system.computeSparse, visit);
    visitAll(system.computeInference, visit);
}

void forEachFigure(const Catalog &catalog, const Visit &visit)
{
    for (const Chip &chip : catalog.chips)
        forEachFigure(chip, visit);
    for (const Instance &instance : catalog.instances)
        forEachFigure(instance, visit);
    for (const System &system : catalog.systems)
        forEachFigure(system, visit);
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices)
            visit(entry.usdPerHour);
    }
}

CatalogCounts countsOf(const Catalog &catalog)
{
    CatalogCounts counts{.chips = static_cast<int>(catalog.chips.size()),
                         .instances = static_cast<int>(catalog.instances.size()),
                         .systems = static_cast<int>(catalog.systems.size()),
                         .books = static_cast<int>(catalog.books.size()),
                         .sources = static_cast<int>(catalog.sources.size()),
                         .claims = static_cast<int>(catalog.claims.size()),
                         .contradictions = static_cast<int>(catalog.contradictions.size())};
    for (const PriceBook &book : catalog.books)
        counts.prices += static_cast<int>(book.prices.size());
    forEachFigure(catalog, [&counts](const Figure &figure) {
        figure.isMissing() ? ++counts.missing : ++counts.figures;
        counts.figures += static_cast<int>(figure.rivals.size());
    });
    return counts;
}

} // namespace chipboard
