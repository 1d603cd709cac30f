#include "data/json/plausibleprices.h"

#include "data/core/tr.h"
#include "data/units/format.h"

#include <QDate>

#include <cstdlib>

namespace chipboard {
namespace {

// Chips behind a price; 1 where it is not known, which makes the bounds lenient.
double chipsOf(const PriceEntry &entry, const Catalog &catalog)
{
    const Figure *chips = nullptr;
    if (const Instance *instance = catalog.instance(entry.instance))
        chips = &instance->chips;
    else if (const System *system = catalog.system(entry.system))
        chips = &system->chips;
    return chips != nullptr && !chips->isMissing() && chips->value->value > 0.0 ? chips->value->value : 1.0;
}

double perChip(const PriceSubject &price, const CheckContext &context)
{
    return price.entry.usdPerHour.value->value / chipsOf(price.entry, context.merged);
}

void complain(const PriceSubject &price, CheckReport &report, const QString &message, const QString &remedy)
{
    report.error(price.entry.usdPerHour.where, QStringLiteral("/value"), ProblemCode::Implausible, message, remedy);
}

bool isSpot(const PriceEntry &entry, const PriceBook &book)
{
    return book.kind == PriceKind::Spot || entry.term.startsWith(QLatin1String("spot"), Qt::CaseInsensitive);
}

bool isOnDemand(const PriceEntry &entry, const PriceBook &book)
{
    return book.kind == PriceKind::OnDemand
        && (entry.term.isEmpty() || entry.term.startsWith(QLatin1String("on-demand"), Qt::CaseInsensitive));
}

// The same thing, rented from the same provider at the same place.
QString placeKey(const PriceEntry &entry)
{
    return QStringList{entry.instance.text(), entry.system.text(), entry.chip.text(), entry.provider, entry.region}
        .join(QLatin1Char('\n'));
}

// Days between two dates of any precision; a year or month counts from its first day.
qint64 daysBetween(const QString &a, const QString &b)
{
    const auto day = [](const QString &text) {
        return QDate(text.left(4).toInt(), qMax(1, text.mid(5, 2).toInt()), qMax(1, text.mid(8, 2).toInt()));
    };
    return std::abs(day(a).daysTo(day(b)));
}

// Prices fall over the years, so the on-demand price of about the same time is the one to compare with.
std::optional<double> onDemandPriceFor(const PriceSubject &price, const CheckContext &context)
{
    std::optional<double> best;
    qint64 distance = 0;
    for (const OnDemandPrice &candidate : context.onDemand.values(placeKey(price.entry))) {
        const qint64 days = daysBetween(candidate.asOf, price.book.asOf);
        if (!best || days < distance) {
            best = candidate.usdPerHour;
            distance = days;
        }
    }
    return best;
}

} // namespace

QMultiHash<QString, OnDemandPrice> onDemandPrices(const Catalog &catalog)
{
    QMultiHash<QString, OnDemandPrice> prices;
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (isOnDemand(entry, book) && !entry.usdPerHour.isMissing())
                prices.insert(placeKey(entry), {entry.usdPerHour.value->value, book.asOf});
        }
    }
    return prices;
}

QString rowKey(const PriceEntry &entry) { return placeKey(entry) + QLatin1Char('\n') + entry.term; }

void priceTooLow(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    constexpr double least = 0.02;
    const double hourly = perChip(price, context);
    if (hourly < least)
        complain(price, report, tr("%1 USD per chip-hour is no real price.").arg(Formatter().full(hourly)),
                 tr("If there is no price, write null and \"missing\"."));
}

void priceTooHigh(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    constexpr double most = 500.0;
    const double hourly = perChip(price, context);
    if (hourly > most)
        complain(price, report, tr("%1 USD per chip-hour is no real price.").arg(Formatter().full(hourly)),
                 tr("Check whether it is per month, or in another currency."));
}

void pricePlaceholder(const PriceSubject &price, const CheckContext &, CheckReport &report)
{
    constexpr double placeholder = 700.0;
    const double value = price.entry.usdPerHour.value->value;
    if (value >= placeholder && value <= placeholder)
        complain(price, report, tr("700 USD an hour stands for \"no price\" in some tables."),
                 tr("Write null and \"missing\"."));
}

void spotAboveOnDemand(const PriceSubject &price, const CheckContext &context, CheckReport &report)
{
    if (!isSpot(price.entry, price.book))
        return;
    const std::optional<double> onDemand = onDemandPriceFor(price, context);
    const double spot = price.entry.usdPerHour.value->value;
    if (!onDemand || spot <= *onDemand)
        return;
    complain(price, report,
             tr("The spot price, %1 USD, is above the on-demand price, %2 USD.")
                 .arg(Formatter().money(spot), Formatter().money(*onDemand)),
             tr("Check which of the two is which."));
}

void rowTwice(const PriceSubject &price, const CheckContext &, CheckReport &report)
{
    if (price.isRepeated)
        report.error(price.entry.where, {}, ProblemCode::DuplicateId,
                     tr("This thing, place and term has a price already in this book."),
                     tr("Remove one of the two rows."));
}

} // namespace chipboard
