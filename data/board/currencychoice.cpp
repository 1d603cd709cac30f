#include "data/board/currencychoice.h"

#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

} // namespace

Result<Done> checkCurrencyCode(const QString &code)
{
    const auto isCapital = [](QChar c) { return c >= u'A' && c <= u'Z'; };
    if (code.size() == 3 && std::all_of(code.begin(), code.end(), isCapital))
        return Done{};
    return Problem{ProblemCode::BadValue,
                   tr("\"%1\" is no code of a currency.").arg(code),
                   tr("Give three capital letters, such as EUR."),
                   {}};
}

Result<Done> checkExchangeRate(double rate)
{
    if (std::isfinite(rate) && rate >= CurrencyChoice::leastRate && rate <= CurrencyChoice::mostRate)
        return Done{};
    return Problem{ProblemCode::BadValue,
                   tr("An exchange rate is a number from 0.0001 to 10000000."),
                   tr("Give how much of the currency one USD buys."),
                   {}};
}

Currency shownCurrency(const CurrencyChoice &choice)
{
    return choice.isUsd() || !choice.rate ? Currency() : Currency{choice.code, *choice.rate};
}

QString currencyCaution(const CurrencyChoice &choice)
{
    if (choice.isUsd() || choice.rate)
        return {};
    return tr("Enter how many %1 one USD buys: until then money is shown in USD.").arg(choice.code);
}

QStringList usualCurrencies()
{
    return QStringLiteral("USD AUD BRL CAD CHF CNY DKK EUR GBP HKD INR JPY KRW MXN NOK NZD PLN SEK SGD TWD ZAR")
        .split(QLatin1Char(' '));
}

} // namespace chipboard
