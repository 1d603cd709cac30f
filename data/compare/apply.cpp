#include "data/compare/apply.h"

#include "data/board/board.h"
#include "data/compare/figuretable.h"
#include "data/compare/pricing.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

Subject subjectOf(const Catalog &catalog, const FigureAddress &of)
{
    Subject subject{.level = of.level, .id = of.id};
    if (of.level == Level::Instance)
        subject.instance = catalog.instance(InstanceId(of.id));
    if (of.level == Level::System)
        subject.system = catalog.system(SystemId(of.id));
    const ChipId chip = subject.instance != nullptr ? subject.instance->chip
        : subject.system != nullptr                 ? subject.system->chip
                                                    : ChipId(of.id);
    subject.chip = catalog.chip(chip);
    return subject;
}

Figure figureOf(const Cell &cell)
{
    Figure figure;
    figure.value = cell.value;
    figure.unit = cell.unit;
    figure.status = cell.status;
    figure.missingKind = cell.missingKind;
    figure.reason = cell.reason;
    figure.rangeNote = cell.rangeNote;
    figure.asOf = cell.asOf;
    figure.sources = cell.sources;
    figure.formula = cell.formula;
    figure.note = cell.note;
    figure.rivals = cell.rivals;
    return figure;
}

Figure publishedPrice(const Catalog &catalog, const FigureAddress &of)
{
    const char *id = of.level == Level::Chip ? "price_chip_hour" : "price_hour";
    const Metric &metric = *findMetric(MetricId(QString::fromLatin1(id)));
    const EvaluationContext context{catalog, catalog.book(of.book)};
    const Cell cell = metric.evaluate(context, subjectOf(catalog, of), metric);
    Figure price = figureOf(cell);
    price.asOf = cell.priceDate; // of the list, if it has none itself
    return price;
}

// Makes source lists show custom figures like all others.
Source sourceOf(const Catalog &catalog, const Override &one)
{
    Source source{.id = SourceId(one.of.key()),
                  .title = tr("Custom value: %1").arg(overrideText(catalog, one, Formatter()))};
    if (!one.note.isEmpty())
        source.title = tr("%1 (%2)").arg(source.title, one.note);
    source.kind = SourceKind::Own;
    return source;
}

/// Replaces `published`, which becomes a rival.
Figure ownFigure(const Override &one, const Figure &published)
{
    Figure figure;
    figure.value = one.value;
    figure.unit = one.unit;
    countCapacity(figure);
    figure.own = one.of.key();
    figure.note = one.note;
    if (one.value) {
        figure.status = FigureStatus::Own;
        figure.sources = {SourceId(figure.own)};
    } else {
        figure.missingKind = MissingKind::Unpublished;
        figure.reason = tr("removed by you");
    }
    if (!published.isMissing())
        figure.rivals << published.reading();
    figure.rivals << published.rivals;
    return figure;
}

PriceBook *bookIn(Catalog &catalog, const BookId &id)
{
    const PriceBook *known = catalog.book(id);
    return known == nullptr ? nullptr : &catalog.books[known - catalog.books.constData()];
}

PriceEntry entryOf(const FigureAddress &of)
{
    PriceEntry entry;
    if (of.level == Level::Chip)
        entry.chip = ChipId(of.id);
    else if (of.level == Level::Instance)
        entry.instance = InstanceId(of.id);
    else
        entry.system = SystemId(of.id);
    return entry;
}

/// The prices of one override: its own and, for a chip, that of the instance or system whose price it replaces. If the
/// list has no price for the chip, it applies to everything with such chips.
class PriceOverride
{
public:
    PriceOverride(const Catalog &published, const Override &one)
        : m_published(published)
        , m_one(one)
    {
    }

    void applyTo(PriceBook &book) const
    {
        const EvaluationContext context{m_published, m_published.book(book.id)};
        const PriceChoice replaced = choosePrice(context, subjectOf(m_published, m_one.of));
        put(book, m_one, {});
        if (m_one.of.level != Level::Chip)
            return;
        for (const Instance &instance : m_published.instances) {
            if (instance.chip.text() == m_one.of.id
                && (replaced.isMissing() || replaced.entry->instance == instance.id))
                putWhole(book, Level::Instance, instance.id.text(), instance.chips);
        }
        for (const System &system : m_published.systems) {
            if (system.chip.text() == m_one.of.id && (replaced.isMissing() || replaced.entry->system == system.id))
                putWhole(book, Level::System, system.id.text(), system.chips);
        }
    }

private:
    // One entry replaces all of the item, whatever their region, at the position of the best of them, so that the
    // choice between items is unchanged.
    void put(PriceBook &book, const Override &one, const QString &formula) const
    {
        PriceEntry own = entryOf(one.of);
        const auto isOfThing = [&own](const PriceEntry &entry) {
            return entry.chip == own.chip && entry.instance == own.instance && entry.system == own.system;
        };
        EvaluationContext context{m_published, m_published.book(book.id)};
        const PriceChoice choice = choosePrice(context, subjectOf(m_published, one.of));
        // A chip price takes provider and region of the price that it replaces.
        const bool replaces = !choice.isMissing() && (isOfThing(*choice.entry) || one.of.level == Level::Chip);
        if (replaces) {
            own.provider = choice.entry->provider;
            own.region = choice.entry->region;
            own.term = isOfThing(*choice.entry) ? choice.entry->term : QString();
        }
        if (own.provider.isEmpty())
            own.provider = providerOf(own);
        own.usdPerHour = ownFigure(one, publishedPrice(m_published, one.of));
        own.usdPerHour.formula = formula;
        own.usdPerHour.own = m_one.of.key();
        if (one.value)
            own.usdPerHour.sources = {SourceId(m_one.of.key())};
        book.prices.removeIf(isOfThing);
        book.prices << own;
    }

    void putWhole(PriceBook &book, Level level, const QString &id, const Figure &chips) const
    {
        if (chips.isMissing())
            return;
        Override whole = m_one;
        whole.of.level = level;
        whole.of.id = id;
        QString formula;
        if (whole.value) {
            const Interval &each = *m_one.value;
            const Interval &count = *chips.value;
            whole.value = Interval{each.low * count.low, each.value * count.value, each.high * count.high};
            const Formatter plain;
            formula = QStringLiteral("%1 x %2").arg(plain.full(count.value), plain.full(each.value, m_one.unit));
        }
        put(book, whole, formula);
    }

    [[nodiscard]] QString providerOf(const PriceEntry &own) const
    {
        const Instance *instance = m_published.instance(own.instance);
        const System *system = m_published.system(own.system);
        if (instance != nullptr)
            return instance->provider;
        return system != nullptr ? system->vendor : QString();
    }

    const Catalog &m_published;
    const Override &m_one;
};

void applyPrices(Catalog &effective, const Catalog &published, const QList<Override> &overrides, bool ofChips)
{
    for (const Override &one : overrides) {
        if (one.of.book.isEmpty() || (one.of.level == Level::Chip) != ofChips || !isKnown(published, one.of))
            continue;
        if (PriceBook *book = bookIn(effective, one.of.book))
            PriceOverride(published, one).applyTo(*book);
    }
}

/// The closest discount: of the rented item, of its chip, of its provider. Null if none.
const Override *discountOn(const PriceEntry &entry, const QList<Override> &discounts)
{
    const QString rented = entry.instance.text() + entry.system.text();
    const Level level = entry.system.isEmpty() ? Level::Instance : Level::System;
    const FigureAddress closest[] = {
        {level, rented, QStringLiteral("discount"), {}},
        {Level::Chip, entry.rents.text(), QStringLiteral("discount"), {}},
        {Level::Instance, providerId(entry.provider), QStringLiteral("provider_discount"), {}}};
    for (const FigureAddress &of : closest) {
        const Override *found = of.id.isEmpty() ? nullptr : findOverride(discounts, of);
        if (found != nullptr && found->value)
            return found;
    }
    return nullptr;
}

/// The list price becomes a rival, as for a custom price.
Figure discountedFigure(const Figure &listed, const Override &discount)
{
    const Formatter plain;
    Figure figure = listed;
    figure.value = listed.value->scaled(1.0 - discount.value->value / 100.0);
    figure.formula =
        QStringLiteral("%1 x (1 - %2)")
            .arg(plain.withRange(*listed.value, listed.unit), plain.full(discount.value->value, Unit::Percent));
    figure.status = FigureStatus::Own;
    figure.own = discount.of.key();
    figure.discounted = true;
    figure.sources.prepend(SourceId(figure.own));
    figure.rivals.prepend(listed.reading());
    return figure;
}

/// Custom prices already include agreed discounts.
void applyDiscounts(Catalog &effective, const QList<Override> &overrides)
{
    QList<Override> discounts = overrides;
    discounts.removeIf([](const Override &one) {
        const FigureRow *row = findFigure(one.of.figure);
        return row == nullptr || !row->isDiscount();
    });
    if (discounts.isEmpty())
        return;
    for (PriceBook &book : effective.books) {
        if (book.kind == PriceKind::Own)
            continue;
        for (PriceEntry &entry : book.prices) {
            const Override *discount = entry.usdPerHour.isMissing() ? nullptr : discountOn(entry, discounts);
            if (discount != nullptr)
                entry.usdPerHour = discountedFigure(entry.usdPerHour, *discount);
        }
    }
}

} // namespace

Catalog withOverrides(const Catalog &catalog, const QList<Override> &overrides)
{
    if (overrides.isEmpty())
        return catalog; // shares all data
    Catalog effective = catalog;
    for (const Override &one : overrides) {
        effective.sources << sourceOf(catalog, one);
        if (Figure *figure = one.of.book.isEmpty() ? makeFigureAt(effective, one.of) : nullptr)
            *figure = ownFigure(one, *figure);
    }
    applyDiscounts(effective, overrides);
    applyPrices(effective, catalog, overrides, true);
    applyPrices(effective, catalog, overrides, false); // instance prices are closer than those of its chips
    effective.index();
    return effective;
}

Catalog withRegions(Catalog catalog, const QStringList &regions)
{
    catalog.regions = regions;
    return catalog;
}

Catalog withFigures(const Catalog &catalog, const Board &board)
{
    return withOverrides(withRegions(catalog, board.regions), board.overrides);
}

Catalog withModels(const Catalog &catalog, const QList<ModelShape> &models)
{
    if (models.isEmpty())
        return catalog; // shares all data
    Catalog effective = catalog;
    for (const ModelShape &model : models) {
        effective.models.removeIf([&model](const ModelShape &known) { return known.id == model.id; });
        Source source = ownBasisSource(QStringLiteral("board"), QStringLiteral("model"), model.id.text());
        source.title = tr("Custom model %1").arg(model.name);
        effective.sources << source;
        effective.models << model;
        effective.models.last().sources = {source.id};
    }
    effective.index();
    return effective;
}

Figure publishedFigure(const Catalog &catalog, const FigureAddress &of)
{
    if (!of.book.isEmpty())
        return publishedPrice(catalog, of);
    if (const Figure *figure = figureAt(catalog, of))
        return *figure;
    const FigureRow *row = findFigure(of.figure);
    if (row != nullptr && row->isDiscount()) {
        Figure listPrice;
        listPrice.value = Interval::exactly(0.0);
        listPrice.unit = row->unit;
        listPrice.status = FigureStatus::Published;
        return listPrice;
    }
    return missingFigure(row != nullptr ? row->unit : Unit::One, MissingKind::Unpublished, tr("not published"));
}

bool isKnown(const Catalog &catalog, const FigureAddress &of)
{
    if (!of.book.isEmpty() && catalog.book(of.book) == nullptr)
        return false;
    if (of.figure == QLatin1String("provider_discount")) {
        const std::optional<FigureAddress> known = discountAddress(catalog, of.id);
        return known && known->figure == of.figure;
    }
    switch (of.level) {
    case Level::Chip:
        return catalog.chip(ChipId(of.id)) != nullptr;
    case Level::Instance:
        return catalog.instance(InstanceId(of.id)) != nullptr;
    case Level::System:
        return catalog.system(SystemId(of.id)) != nullptr;
    }
    return false;
}

} // namespace chipboard
