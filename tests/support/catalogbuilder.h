// Purpose: small catalogues for tests, built in C++ so that a test shows the numbers it calculates with.
//   const Catalog catalog = CatalogBuilder()
//       .add(aChip("c1", {.bf16 = 667, .memoryGib = 96, .bandwidthTbps = 2.9}))
//       .add(anInstance("i1", "c1", 16))
//       .add(aBook("on-demand", PriceKind::OnDemand, {aPrice("i1", 35.0)}))
//       .build();
#pragma once

#include "data/catalog/catalog.h"

#include <QString>

namespace chipboard::testing {

[[nodiscard]] inline Source aSource(const char *id = "source", SourceKind kind = SourceKind::Official)
{
    Source source{.id = SourceId(QString::fromUtf8(id))};
    source.title = QStringLiteral("Title of ") + source.id.text();
    source.url = QStringLiteral("https://example.org/") + source.id.text();
    source.asOf = QStringLiteral("2026-01-31");
    source.kind = kind;
    return source;
}

/// A published figure with the range low..high around value.
[[nodiscard]] inline Figure aRange(double low, double value, double high, Unit unit,
                                   FigureStatus status = FigureStatus::Approximate)
{
    Figure figure;
    figure.value = Interval{low, value, high};
    figure.unit = unit;
    figure.status = status;
    figure.asOf = QStringLiteral("2026-01-31");
    figure.sources = {SourceId(QStringLiteral("source"))};
    if (unitInfo(unit).dimension == Dimension::DataSize)
        countCapacity(figure); // like the reader: sizes in a catalogue are memory
    return figure;
}

[[nodiscard]] inline Figure aFigure(double value, Unit unit, FigureStatus status = FigureStatus::Published)
{
    return aRange(value, value, value, unit, status);
}

[[nodiscard]] inline Figure aGap(Unit unit, const char *reason = "Not published.",
                                 MissingKind kind = MissingKind::Unpublished)
{
    return missingFigure(unit, kind, QString::fromUtf8(reason));
}

/// The chip figures that most tests vary; 0 means that the figure is not published.
struct ChipNumbers
{
    double bf16 = 0.0;
    double fp8 = 0.0;
    double memoryGib = 0.0;
    double bandwidthTbps = 0.0;
    double watts = 0.0;
    const char *vendor = "AWS";
    const char *family = "Trainium";
    Availability status = Availability::Shipping;
};

[[nodiscard]] inline Figure figureOrGap(double value, Unit unit)
{
    return value > 0.0 ? aFigure(value, unit) : aGap(unit);
}

[[nodiscard]] inline Chip aChip(const char *id, const ChipNumbers &numbers = {})
{
    Chip chip{.id = ChipId(QString::fromUtf8(id))};
    chip.name = chip.id.text().toUpper();
    chip.fullName = QStringLiteral("Chip ") + chip.name;
    chip.vendor = QString::fromUtf8(numbers.vendor);
    chip.family = QString::fromUtf8(numbers.family);
    chip.generation = 1;
    chip.status = numbers.status;
    chip.dense[Precision::Bf16] = figureOrGap(numbers.bf16, Unit::Tflops);
    chip.dense[Precision::Fp8] = figureOrGap(numbers.fp8, Unit::Tflops);
    chip.memory = figureOrGap(numbers.memoryGib, Unit::GiB);
    chip.memoryBandwidth = figureOrGap(numbers.bandwidthTbps, Unit::TBps);
    chip.power = figureOrGap(numbers.watts, Unit::Watt);
    return chip;
}

[[nodiscard]] inline Instance anInstance(const char *id, const char *chip, double chips, const char *provider = "AWS")
{
    Instance instance{.id = InstanceId(QString::fromUtf8(id))};
    instance.name = instance.id.text();
    instance.provider = QString::fromUtf8(provider);
    instance.chip = ChipId(QString::fromUtf8(chip));
    instance.chips = aFigure(chips, Unit::Chips);
    return instance;
}

[[nodiscard]] inline System aSystem(const char *id, const char *chip, double chips, const char *vendor = "AWS")
{
    System system{.id = SystemId(QString::fromUtf8(id))};
    system.name = system.id.text();
    system.vendor = QString::fromUtf8(vendor);
    system.chip = ChipId(QString::fromUtf8(chip));
    system.chips = aFigure(chips, Unit::Chips);
    return system;
}

[[nodiscard]] inline PriceEntry aPrice(const char *instance, const Figure &usdPerHour, const char *region = "us-east-1",
                                       const char *provider = "AWS")
{
    return PriceEntry{.instance = InstanceId(QString::fromUtf8(instance)),
                      .provider = QString::fromUtf8(provider),
                      .region = QString::fromUtf8(region),
                      .usdPerHour = usdPerHour};
}

[[nodiscard]] inline PriceEntry aPrice(const char *instance, double usdPerHour, const char *region = "us-east-1",
                                       const char *provider = "AWS")
{
    return aPrice(instance, aFigure(usdPerHour, Unit::UsdPerHour), region, provider);
}

[[nodiscard]] inline PriceBook aBook(const char *id, PriceKind kind, const QList<PriceEntry> &prices,
                                     const QList<BookId> &fallbacks = {})
{
    PriceBook book{.id = BookId(QString::fromUtf8(id))};
    book.name = QStringLiteral("Book ") + book.id.text();
    book.kind = kind;
    book.asOf = QStringLiteral("2026-01-31");
    book.providers = {QStringLiteral("AWS")};
    book.regions = {QStringLiteral("us-east-1"), QStringLiteral("us-east-2")};
    book.fallbacks = fallbacks;
    book.prices = prices;
    return book;
}

[[nodiscard]] inline Contradiction aContradiction(const char *id, const ChipId &chip, const char *metric)
{
    Contradiction contradiction{.id = ContradictionId(QString::fromUtf8(id))};
    contradiction.topic = QStringLiteral("Topic of ") + contradiction.id.text();
    contradiction.about = {ContradictionSubject{chip, {}, {}, MetricId(QString::fromUtf8(metric))}};
    contradiction.sources = {SourceId(QStringLiteral("source"))};
    return contradiction;
}

/// Collects entries and indexes them; the source used by the makers above is always included.
class CatalogBuilder
{
public:
    CatalogBuilder()
    {
        m_catalog.revision = QStringLiteral("2026-01-31");
        m_catalog.sources = {aSource()};
    }
    CatalogBuilder &add(const Source &source) { return put(m_catalog.sources, source); }
    CatalogBuilder &add(const Chip &chip) { return put(m_catalog.chips, chip); }
    CatalogBuilder &add(const Instance &instance) { return put(m_catalog.instances, instance); }
    CatalogBuilder &add(const System &system) { return put(m_catalog.systems, system); }
    CatalogBuilder &add(const PriceBook &book) { return put(m_catalog.books, book); }
    CatalogBuilder &add(const Contradiction &contradiction) { return put(m_catalog.contradictions, contradiction); }
    [[nodiscard]] Catalog build() const
    {
        Catalog catalog = m_catalog;
        catalog.index();
        return catalog;
    }

private:
    template<typename Item>
    CatalogBuilder &put(QList<Item> &list, const Item &item)
    {
        list << item;
        return *this;
    }

    Catalog m_catalog;
};

} // namespace chipboard::testing
