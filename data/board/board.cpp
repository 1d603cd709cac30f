#include "data/board/board.h"

#include "data/catalog/catalog.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

struct SideRow
{
    Side side;
    const char *ending;
};

constexpr SideRow sides[] = {{Side::Both, ""}, {Side::Subject, "@subject"}, {Side::Against, "@against"}};

} // namespace

QString leverWord(const Lever &lever)
{
    return lever.assumption.isEmpty()
        ? QString()
        : lever.assumption.text() + QLatin1String(sides[static_cast<std::size_t>(lever.side)].ending);
}

std::optional<Lever> leverFromWord(const QString &word)
{
    const qsizetype at = word.indexOf(QLatin1Char('@'));
    const QString name = word.left(at < 0 ? word.size() : at);
    for (const SideRow &row : sides) {
        if (!name.isEmpty() && word.sliced(name.size()) == QLatin1String(row.ending))
            return Lever{AssumptionId(name), row.side};
    }
    return std::nullopt;
}

namespace {

struct ValueFormRow
{
    ValueForm value;
    const char *word;
    const char *label;
};

constexpr ValueFormRow forms[] = {
    {ValueForm::Absolute, "absolute", QT_TR_NOOP("Absolute numbers")},
    {ValueForm::Times, "times", QT_TR_NOOP("Ratio to the baseline")},
    {ValueForm::Percent, "percent", QT_TR_NOOP("Percent difference")},
};

} // namespace

QString valueFormWord(ValueForm form) { return wordIn(forms, form); }

QString valueFormLabel(ValueForm form) { return tr(forms[static_cast<std::size_t>(form)].label); }

std::optional<ValueForm> valueFormFromWord(QStringView word) { return valueIn<ValueForm>(forms, word); }

Result<Done> checkCurrencyCode(const QString &code)
{
    const auto isCapital = [](QChar c) { return c >= u'A' && c <= u'Z'; };
    if (code.size() == 3 && std::ranges::all_of(code, isCapital))
        return Done{};
    return Problem{ProblemCode::BadValue,
                   tr("\"%1\" is not a currency code.").arg(code),
                   tr("Use three capital letters, such as EUR."),
                   {}};
}

Result<Done> checkExchangeRate(double rate)
{
    if (std::isfinite(rate) && rate >= CurrencyChoice::leastRate && rate <= CurrencyChoice::mostRate)
        return Done{};
    return Problem{ProblemCode::BadValue,
                   tr("An exchange rate must be from %1 to %2.")
                       .arg(Formatter(readingLocale()).full(CurrencyChoice::leastRate),
                            Formatter(readingLocale()).full(CurrencyChoice::mostRate)),
                   tr("Enter how much of the currency one USD buys."),
                   {}};
}

CurrencyChoice publishedCurrency(const Catalog &catalog, const QString &code)
{
    CurrencyChoice choice{code, std::nullopt};
    const QString id = QStringLiteral("usd-in-") + code.toLower(); // prices/exchange-rates.json
    for (const Fact &fact : catalog.facts) {
        bool isNumber = false;
        const double rate = fact.id == id ? fact.value.toDouble(&isNumber) : 0.0;
        if (!isNumber || !checkExchangeRate(rate))
            continue;
        choice.rate = rate;
        choice.asOf = fact.asOf;
    }
    return choice;
}

Currency shownCurrency(const CurrencyChoice &choice)
{
    return choice.isUsd() || !choice.rate ? Currency() : Currency{choice.code, *choice.rate, choice.asOf};
}

QString currencyCaution(const CurrencyChoice &choice)
{
    if (choice.isUsd() || choice.rate)
        return {};
    return tr("Enter how many %1 one USD buys; until then money is shown in USD.").arg(choice.code);
}

QStringList usualCurrencies()
{
    return QStringLiteral("USD AUD BRL CAD CHF CNY DKK EUR GBP HKD INR JPY KRW MXN NOK NZD PLN SEK SGD TWD ZAR")
        .split(QLatin1Char(' '));
}

namespace {

struct LevelRow
{
    Level value;
    const char *word;
    const char *label;
};

constexpr LevelRow levels[] = {
    {Level::Chip, "chip", QT_TR_NOOP("Chip")},
    {Level::Instance, "instance", QT_TR_NOOP("Instance")},
    {Level::System, "system", QT_TR_NOOP("System")},
};

// Ids separated by spaces: short enough to read as a table.
struct PresetRow
{
    const char *id;
    const char *name;
    const char *chips;
    const char *baseline;
    const char *systems = "";
};

constexpr PresetRow presetRows[] = {
    {"default", QT_TR_NOOP("Trainium and Inferentia vs NVIDIA"),
     "trainium trainium2 trainium3 trainium4 inferentia2 a100-80-sxm h100-sxm b300", "h100-sxm"},
    {"aws-generations", QT_TR_NOOP("AWS generations"), "inferentia inferentia2 trainium trainium2 trainium3 trainium4",
     "trainium"},
    {"trainium2-or-h100", QT_TR_NOOP("Trainium2 or H100?"), "trainium2 h100-sxm", "h100-sxm"},
    {"trainium3-or-blackwell", QT_TR_NOOP("Trainium3 or Blackwell?"), "trainium3 b200 b300 gb300", "b300"},
    {"announced-against-shipping", QT_TR_NOOP("Announced vs shipping"), "trainium3 trainium4 b300 gb300 rubin", "b300"},
    {"inference", QT_TR_NOOP("Inference"), "inferentia inferentia2 trainium2 t4 a10g l4 l40s", "l40s"},
    {"nvidia-generations", QT_TR_NOOP("NVIDIA generations"), "v100-sxm2 a100-80-sxm h100-sxm h200-sxm b200 b300 rubin",
     "h100-sxm"},
    {"all-vendors", QT_TR_NOOP("One flagship of each vendor"), "trainium3 b300 mi355x tpu-v7 gaudi3 maia100", "b300"},
    {"on-sale", QT_TR_NOOP("On sale today"),
     "trainium2 h100-sxm h200-sxm b200 b300 gb200 rtx-pro-6000 mi300x tpu-v6e tpu-v7", "h100-sxm"},
    {"announced", QT_TR_NOOP("Announced"), "trainium4 rubin rubin-ultra mi455x tpu-8t tpu-8i mtia450", "rubin"},
    {"one-card", QT_TR_NOOP("One card"), "t4 a10g l4 l40s rtx-pro-4500 rtx-pro-6000 h100-pcie h100-nvl", "l40s"},
    {"racks", QT_TR_NOOP("Racks"), "", "gb300-nvl72",
     "trn2_ultraserver trn3_gen2 gb200-nvl72 gb300-nvl72 vera-rubin-nvl72 helios"},
};

template<typename Id>
QList<Id> idsOfRow(const char *words)
{
    return mapped(QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts),
                  [](const QString &id) { return Id(id); });
}

} // namespace

QString levelWord(Level level) { return wordIn(levels, level); }

QString levelLabel(Level level) { return tr(levels[static_cast<std::size_t>(level)].label); }

std::optional<Level> levelFromWord(QStringView word) { return valueIn<Level>(levels, word); }

QList<Preset> presets()
{
    QList<Preset> result;
    for (const PresetRow &row : presetRows) {
        Preset preset{.id = QString::fromLatin1(row.id),
                      .name = tr(row.name),
                      .chips = idsOfRow<ChipId>(row.chips),
                      .systems = idsOfRow<SystemId>(row.systems),
                      .baseline = QString::fromLatin1(row.baseline)};
        result << preset;
    }
    return result;
}

QList<MetricId> chartsAt(Level level, QList<MetricId> charts)
{
    const MetricId ofChip(QStringLiteral("price_chip_hour"));
    const MetricId ofWhole(QStringLiteral("price_hour"));
    const MetricId &from = level == Level::Chip ? ofWhole : ofChip;
    const MetricId &to = level == Level::Chip ? ofChip : ofWhole;
    if (!charts.contains(to))
        std::replace(charts.begin(), charts.end(), from, to);
    return charts;
}

Board defaultBoard()
{
    const Preset preset = presets().constFirst();
    Board board{.chips = preset.chips, .baseline = preset.baseline};
    board.priceBook = BookId(QStringLiteral("capacity-blocks")); // as fairestBook(); a test asserts it
    board.charts = {MetricId(QStringLiteral("compute_best")), MetricId(QStringLiteral("memory")),
                    MetricId(QStringLiteral("memory_bandwidth")), MetricId(QStringLiteral("price_chip_hour"))};
    board.workload = WorkloadId(QStringLiteral("serve-llama-3.1-70b"));
    return board;
}

} // namespace chipboard
