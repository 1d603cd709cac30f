#include "data/json/pricereader.h"

#include "data/core/tr.h"
#include "data/json/figurereader.h"

namespace chipboard {
namespace {

QStringList preferences(ObjectReader &reader, QByteArrayView key)
{
    (void)reader.require(key);
    return reader.texts(key, ObjectReader::Empty::Allowed);
}

PriceEntry readEntry(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    PriceEntry entry;
    entry.instance = InstanceId(reader.optionalId("instance"));
    entry.system = SystemId(reader.optionalId("system"));
    entry.chip = ChipId(reader.optionalId("chip"));
    const int named =
        (entry.instance.isEmpty() ? 0 : 1) + (entry.system.isEmpty() ? 0 : 1) + (entry.chip.isEmpty() ? 0 : 1);
    if (reader.isObject() && named != 1) {
        log.error(ProblemCode::BadValue, pointer, tr("A price is of an instance, a system or a chip."),
                  tr("Name exactly one of them."));
    }
    entry.provider = reader.name("provider");
    entry.region = reader.name("region");
    entry.term = reader.optionalText("term");
    entry.usdPerHour = requireFigure(reader, "usd_per_hour", Measure::Price);
    entry.seeds = reader.texts("seeds");
    entry.where = whereIs(log, pointer);
    reader.finish();
    return entry;
}

} // namespace

std::optional<PriceBook> readBook(JsonValue value, const QString &pointer, ReadLog &log)
{
    const int before = log.errorCount();
    ObjectReader reader(value, pointer, log);
    PriceBook book;
    book.id = BookId(reader.id("id"));
    book.name = reader.name("name");
    if (const auto kind = reader.word("kind", priceKindFromWord, priceKindWord))
        book.kind = *kind;
    book.asOf = readDate(reader, "as_of");
    if (const QString currency = reader.text("currency"); !currency.isEmpty() && currency != QLatin1String("USD"))
        reader.error(ProblemCode::BadValue, "currency", tr("must be USD, is \"%1\".").arg(currency),
                     tr("Convert the prices, and say at which rate in their notes."));
    book.description = reader.text("description");
    book.providers = preferences(reader, "providers");
    book.regions = preferences(reader, "regions");
    (void)reader.require("fallbacks");
    book.fallbacks = reader.ids<BookId>("fallbacks", ObjectReader::Empty::Allowed);
    (void)reader.require("prices");
    int ofPrices = 0;
    reader.items("prices", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &place) {
        const int beforeEntry = log.errorCount();
        const PriceEntry entry = readEntry(item, place, log);
        if (log.errorCount() == beforeEntry && !log.hasErrorBelow(place))
            book.prices << entry;
        ofPrices += log.errorCount() - beforeEntry;
    });
    book.where = whereIs(log, pointer);
    reader.finish();
    return log.errorCount() - ofPrices == before ? std::optional(book) : std::nullopt;
}

} // namespace chipboard
