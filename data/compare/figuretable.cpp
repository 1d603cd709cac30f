#include "data/compare/figuretable.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QSet>

#include <array>
#include <cmath>

namespace chipboard {
constexpr auto rowDiscount = QLatin1String("discount");
constexpr auto providerDiscount = QLatin1String("provider_discount");

QString withOwnGlyph(const QString &text) { return text + QChar(0x00A0) + ownGlyph; }

QString thingName(const Catalog &catalog, Level level, const QString &id)
{
    const Chip *chip = level == Level::Chip ? catalog.chip(ChipId(id)) : nullptr;
    const Instance *instance = level == Level::Instance ? catalog.instance(InstanceId(id)) : nullptr;
    const System *system = level == Level::System ? catalog.system(SystemId(id)) : nullptr;
    if (chip)
        return chip->name;
    if (instance)
        return instance->name;
    return system ? system->name : id;
}

// Unique names of providers with instances or list prices, sorted; and their ids.
static QStringList providersOf(const Catalog &catalog)
{
    QSet<QString> names;
    for (const Instance &instance : catalog.instances)
        names.insert(instance.provider);
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices)
            names.insert(entry.provider);
    }
    names.remove(QString());
    QStringList sorted(names.begin(), names.end());
    sorted.sort();
    return sorted;
}

QString figureName(const Catalog &catalog, const FigureAddress &of)
{
    const FigureRow *row = findFigure(of.figure);
    if (of.figure == providerDiscount) {
        const QStringList providers = providersOf(catalog);
        const QString *name =
            findWhere(providers, [&of](const QString &provider) { return providerId(provider) == of.id; });
        return tr("%1 discount", "a provider or a thing that is rented").arg(name != nullptr ? *name : of.id);
    }
    if (row != nullptr && row->isDiscount())
        return tr("%1 discount", "a provider or a thing that is rented").arg(thingName(catalog, of.level, of.id));
    return tr("%1 %2").arg(thingName(catalog, of.level, of.id), row != nullptr ? row->labelText() : of.figure);
}

QString valueText(const std::optional<Interval> &value, Unit unit, const Formatter &formatter)
{
    if (!value)
        return tr("none");
    if (value->isExact() && unitInfo(unit).dimension == Dimension::Price)
        return formatter.tableMoney(value->value) + QChar(0x00A0) + formatter.unitText(unit);
    return value->isExact() ? formatter.table(value->value, unit) : formatter.withRange(*value, unit);
}

QString overrideText(const Catalog &catalog, const Override &one, const Formatter &formatter)
{
    return tr("%1 %2").arg(figureName(catalog, one.of), valueText(one.value, one.unit, formatter));
}

namespace {

struct Bounds
{
    double lowest;
    double highest;
};

constexpr FigureRow amount(const char *id, const char *label, Unit unit, Bounds bounds, FigurePlace<Chip> ofChip,
                           FigurePlace<Instance> ofInstance, FigurePlace<System> ofSystem)
{
    return {id, label, unit, bounds.lowest, bounds.highest, false, std::nullopt, ofChip, ofInstance, ofSystem};
}

constexpr FigureRow peak(const char *id, const char *label, Precision precision, FigurePlace<Chip> ofChip,
                         FigurePlace<Instance> ofInstance, FigurePlace<System> ofSystem)
{
    FigureRow row = amount(id, label, Unit::Tflops, {0.001, 1e9}, ofChip, ofInstance, ofSystem);
    row.precision = precision;
    return row;
}

constexpr FigureRow peak(const char *id, Precision precision)
{
    return peak(id, QT_TR_NOOP("%1 peak"), precision, &Chip::dense, &Instance::compute, &System::compute);
}

constexpr FigureRow sparsePeak(const char *id, Precision precision)
{
    return peak(id, QT_TR_NOOP("%1 sparse peak"), precision, &Chip::sparse, &Instance::computeSparse,
                &System::computeSparse);
}

constexpr FigureRow count(const char *id, const char *label, Unit unit, FigurePlace<Chip> ofChip,
                          FigurePlace<Instance> ofInstance, FigurePlace<System> ofSystem)
{
    return {id, label, unit, 1.0, 1e7, true, std::nullopt, ofChip, ofInstance, ofSystem};
}

constexpr std::monostate none;

// Upper limits fit a whole site, because rows apply to chips, instances and systems alike.
constexpr std::array figureRows{
    peak("compute_fp64", Precision::Fp64),
    peak("compute_fp32", Precision::Fp32),
    peak("compute_tf32", Precision::Tf32),
    peak("compute_bf16", Precision::Bf16),
    peak("compute_fp16", Precision::Fp16),
    peak("compute_fp8", Precision::Fp8),
    peak("compute_mxfp8", Precision::Mxfp8),
    peak("compute_fp6", Precision::Fp6),
    peak("compute_fp4", Precision::Fp4),
    peak("compute_mxfp4", Precision::Mxfp4),
    peak("compute_int8", Precision::Int8),
    sparsePeak("compute_fp64_sparse", Precision::Fp64),
    sparsePeak("compute_fp32_sparse", Precision::Fp32),
    sparsePeak("compute_tf32_sparse", Precision::Tf32),
    sparsePeak("compute_bf16_sparse", Precision::Bf16),
    sparsePeak("compute_fp16_sparse", Precision::Fp16),
    sparsePeak("compute_fp8_sparse", Precision::Fp8),
    sparsePeak("compute_mxfp8_sparse", Precision::Mxfp8),
    sparsePeak("compute_fp6_sparse", Precision::Fp6),
    sparsePeak("compute_fp4_sparse", Precision::Fp4),
    sparsePeak("compute_mxfp4_sparse", Precision::Mxfp4),
    sparsePeak("compute_int8_sparse", Precision::Int8),
    amount("memory", QT_TR_NOOP("memory"), Unit::GiB, {0.001, 1e9}, &Chip::memory, &Instance::memory, &System::memory),
    amount("memory_per_chip", QT_TR_NOOP("memory per chip"), Unit::GiB, {0.001, 1e6}, none, &Instance::memoryPerChip,
           none),
    amount("memory_bandwidth", QT_TR_NOOP("memory bandwidth"), Unit::TBps, {0.0001, 1e7}, &Chip::memoryBandwidth,
           &Instance::memoryBandwidth, &System::memoryBandwidth),
    amount("sram", QT_TR_NOOP("on-chip SRAM"), Unit::MiB, {0.001, 1e6}, &Chip::sram, none, none),
    amount("scale_up", QT_TR_NOOP("scale-up bandwidth"), Unit::GBps, {0.001, 1e6}, &Chip::scaleUp, &Instance::scaleUp,
           &System::scaleUp),
    amount("network", QT_TR_NOOP("network bandwidth"), Unit::Gbps, {0.001, 1e8}, &Chip::network, &Instance::network,
           &System::network),
    amount("power", QT_TR_NOOP("power"), Unit::Watt, {0.1, 1e10}, &Chip::power, none, &System::power),
    count("cores", QT_TR_NOOP("cores"), Unit::Cores, &Chip::cores, none, none),
    count("chips", QT_TR_NOOP("number of chips"), Unit::Chips, none, &Instance::chips, &System::chips),
    count("vcpu", QT_TR_NOOP("number of vCPUs"), Unit::VCpu, none, &Instance::vcpu, &System::vcpu),
    amount("host_memory", QT_TR_NOOP("host memory"), Unit::GiB, {0.001, 1e9}, none, &Instance::hostMemory,
           &System::hostMemory),
    amount("price", QT_TR_NOOP("price"), Unit::UsdPerHour, {0.0001, 1e6}, none, none, none),
};

constexpr FigureRow discountOf(const char *id)
{
    return {id, QT_TR_NOOP("discount"), Unit::Percent, 0.0, 95.0, false, std::nullopt, none, none, none};
}

constexpr std::array discountRows{discountOf("discount"), discountOf("provider_discount")};

/// The figure at a location. Null if there is none.
template<typename Thing>
const Figure *read(const Thing &thing, const FigureRow &row, const FigurePlace<Thing> &place)
{
    if (const auto *plain = std::get_if<Figure Thing::*>(&place))
        return &(thing.**plain);
    if (const auto *optional = std::get_if<std::optional<Figure> Thing::*>(&place))
        return (thing.**optional) ? &*(thing.**optional) : nullptr;
    if (const auto *peaks = std::get_if<std::map<Precision, Figure> Thing::*>(&place)) {
        const auto found = (thing.**peaks).find(*row.precision);
        return found == (thing.**peaks).end() ? nullptr : &found->second;
    }
    return nullptr;
}

template<typename Thing>
Figure *make(Thing &thing, const FigureRow &row, const FigurePlace<Thing> &place)
{
    const Figure nothing = missingFigure(row.unit, MissingKind::Unpublished, tr("not published"));
    if (const auto *plain = std::get_if<Figure Thing::*>(&place))
        return &(thing.**plain);
    if (const auto *optional = std::get_if<std::optional<Figure> Thing::*>(&place)) {
        std::optional<Figure> &figure = thing.**optional;
        return figure ? &*figure : &figure.emplace(nothing);
    }
    if (const auto *peaks = std::get_if<std::map<Precision, Figure> Thing::*>(&place))
        return &(thing.**peaks).try_emplace(*row.precision, nothing).first->second;
    return nullptr;
}

template<typename Item>
Item *inList(QList<Item> &items, const Item *known)
{
    return known == nullptr ? nullptr : &items[known - items.constData()];
}

Problem wrong(ProblemCode code, const QString &message, const QString &remedy) { return {code, message, remedy}; }

} // namespace

QString FigureRow::labelText() const
{
    const QString text = tr(label);
    return precision ? text.arg(precisionLabel(*precision)) : text;
}

bool FigureRow::isOf(Level level) const
{
    const bool inThing[] = {ofChip.index() > 0, ofInstance.index() > 0, ofSystem.index() > 0};
    if (isDiscount()) // a provider's discount is an instance-level one
        return QLatin1String(id) != providerDiscount || level == Level::Instance;
    return isPrice() || inThing[static_cast<std::size_t>(level)];
}

std::span<const FigureRow> figureTable() { return figureRows; }

const FigureRow *findFigure(const QString &id)
{
    const auto isIt = [&](const FigureRow &row) { return id == QLatin1String(row.id); };
    const FigureRow *row = findWhere(figureRows, isIt);
    return row != nullptr ? row : findWhere(discountRows, isIt);
}

QString providerId(const QString &provider)
{
    QString text;
    for (const QChar letter : provider.toLower())
        text += letter.isLetterOrNumber() ? letter : u'-';
    return text;
}

QStringList providerIdsOf(const Catalog &catalog) { return mapped(providersOf(catalog), providerId); }

std::optional<FigureAddress> discountAddress(const Catalog &catalog, const QString &id)
{
    if (providerIdsOf(catalog).contains(providerId(id)))
        return FigureAddress{Level::Instance, providerId(id), providerDiscount, {}};
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        const bool isThing = level == Level::Chip ? catalog.chip(ChipId(id)) != nullptr
            : level == Level::Instance            ? catalog.instance(InstanceId(id)) != nullptr
                                                  : catalog.system(SystemId(id)) != nullptr;
        if (isThing)
            return FigureAddress{level, id, rowDiscount, {}};
    }
    return std::nullopt;
}

const Figure *figureIn(const Chip &chip, const FigureRow &row) { return read(chip, row, row.ofChip); }
const Figure *figureIn(const Instance &instance, const FigureRow &row) { return read(instance, row, row.ofInstance); }
const Figure *figureIn(const System &system, const FigureRow &row) { return read(system, row, row.ofSystem); }
Figure *makeFigureIn(Chip &chip, const FigureRow &row) { return make(chip, row, row.ofChip); }
Figure *makeFigureIn(Instance &instance, const FigureRow &row) { return make(instance, row, row.ofInstance); }
Figure *makeFigureIn(System &system, const FigureRow &row) { return make(system, row, row.ofSystem); }

const Figure *figureAt(const Catalog &catalog, const FigureAddress &of)
{
    const FigureRow *row = findFigure(of.figure);
    const Chip *chip = of.level == Level::Chip ? catalog.chip(ChipId(of.id)) : nullptr;
    const Instance *instance = of.level == Level::Instance ? catalog.instance(InstanceId(of.id)) : nullptr;
    const System *system = of.level == Level::System ? catalog.system(SystemId(of.id)) : nullptr;
    if (row == nullptr)
        return nullptr;
    if (chip != nullptr)
        return read(*chip, *row, row->ofChip);
    if (instance != nullptr)
        return read(*instance, *row, row->ofInstance);
    return system != nullptr ? read(*system, *row, row->ofSystem) : nullptr;
}

Figure *makeFigureAt(Catalog &catalog, const FigureAddress &of)
{
    const FigureRow *row = findFigure(of.figure);
    if (row == nullptr)
        return nullptr;
    switch (of.level) {
    case Level::Chip:
        if (Chip *chip = inList(catalog.chips, catalog.chip(ChipId(of.id))))
            return make(*chip, *row, row->ofChip);
        break;
    case Level::Instance:
        if (Instance *instance = inList(catalog.instances, catalog.instance(InstanceId(of.id))))
            return make(*instance, *row, row->ofInstance);
        break;
    case Level::System:
        if (System *system = inList(catalog.systems, catalog.system(SystemId(of.id))))
            return make(*system, *row, row->ofSystem);
        break;
    }
    return nullptr;
}

Result<Done> checkOverride(const Override &one)
{
    const FigureRow *row = findFigure(one.of.figure);
    if (row == nullptr || !row->isOf(one.of.level))
        return wrong(
            ProblemCode::UnknownId,
            tr("There is no figure \"%1\" for this kind of item (%2).").arg(one.of.figure, levelWord(one.of.level)),
            tr("Choose one that the item has, such as memory or price."));
    if (row->isPrice() == one.of.book.isEmpty())
        return wrong(ProblemCode::BadValue,
                     row->isPrice() ? tr("A price needs a price list.") : tr("Only a price can have a price list."),
                     row->isPrice() ? tr("Name it as \"book\".") : tr("Remove \"book\"."));
    const bool isCount = unitInfo(row->unit).dimension == Dimension::Count; // percent is not a unit of counts
    if (isCount ? one.unit != row->unit : unitInfo(one.unit).dimension != unitInfo(row->unit).dimension)
        return wrong(ProblemCode::UnknownUnit, tr("\"%1\" is not a unit of this figure.").arg(symbolOf(one.unit)),
                     tr("Use %1 or a unit of the same kind.").arg(symbolOf(row->unit)));
    if (!one.value)
        return Done();
    const Interval given{convert(one.value->low, one.unit, row->unit), convert(one.value->value, one.unit, row->unit),
                         convert(one.value->high, one.unit, row->unit)};
    if (!std::isfinite(one.value->value))
        return wrong(ProblemCode::BadValue, tr("The value is not a number."), tr("Enter a number."));
    const Formatter formatter(readingLocale());
    const bool inside = given.isOrdered() && given.low >= row->lowest && given.high <= row->highest;
    if (!inside) // also catches NaN
        return wrong(ProblemCode::BadRange,
                     tr("This figure cannot be %1.").arg(formatter.full(one.value->value, one.unit)),
                     tr("The range is %1 to %2.")
                         .arg(formatter.full(row->lowest, row->unit), formatter.full(row->highest, row->unit)));
    if (row->whole && std::floor(given.value) < given.value)
        return wrong(ProblemCode::BadValue, tr("This figure must be a whole number."), tr("Enter a whole number."));
    return Done();
}

} // namespace chipboard
