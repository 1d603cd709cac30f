#include "data/charts/scenariotexts.h"

#include "data/charts/pagetexts.h"
#include "data/core/tr.h"
#include "data/overrides/overridetexts.h"

#include <algorithm>

namespace chipboard {
namespace {

const AssumptionRow *assumptionOf(const SettingId &setting)
{
    return setting.startsWith(QLatin1String("assumption/"))
        ? findAssumption(AssumptionId(setting.section(QLatin1Char('/'), 1)))
        : nullptr;
}

const Override *overrideOf(const Scenario &scenario, const SettingId &setting)
{
    const QString key = setting.section(QLatin1Char('/'), 1);
    const auto found = std::find_if(scenario.overrides.begin(), scenario.overrides.end(),
                                    [&key](const Override &one) { return one.of.key() == key; });
    return found == scenario.overrides.end() ? nullptr : &*found;
}

QString assumedValue(const AssumptionRow &row, const Assumptions &assumptions, const Formatter &formatter)
{
    if (const std::optional<double> value = valueOf(row, assumptions))
        return formatter.table(*value, row.unit);
    return tr("as found");
}

} // namespace

QString quotedName(const QString &name) { return tr("“%1”").arg(name); }

QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting)
{
    if (const AssumptionRow *row = assumptionOf(setting))
        return row->labelText();
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        const Scenario scenario = scenarioAt(board, i);
        if (const Override *own = overrideOf(scenario, setting))
            return figureName(catalog, own->of);
    }
    return setting == QLatin1String("prices") ? tr("Prices") : setting;
}

QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                     const Formatter &formatter)
{
    if (const AssumptionRow *row = assumptionOf(setting))
        return assumedValue(*row, scenario.assumptions, formatter);
    if (setting == QLatin1String("prices")) {
        const PriceBook *book = catalog.book(scenario.priceBook);
        return book != nullptr ? book->name : scenario.priceBook.text();
    }
    const Override *own = overrideOf(scenario, setting);
    return own != nullptr ? valueText(own->value, own->unit, formatter) : tr("as published");
}

QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index, const Formatter &formatter)
{
    const Scenario scenario = scenarioAt(board, index);
    QStringList parts;
    const QList<SettingId> settings = differingSettings(board);
    for (const SettingId &setting : settings) {
        const QString value = settingValue(catalog, scenario, setting, formatter);
        parts << tr("%1 %2", "a setting and its value").arg(settingName(catalog, board, setting), value);
    }
    return parts.isEmpty() ? tr("nothing sets it apart yet") : dot(parts);
}

QStringList scenarioBooks(const Catalog &catalog, const QList<std::pair<QString, BookId>> &scenarios,
                          const Formatter &formatter)
{
    QList<BookId> books;
    for (const auto &[name, id] : scenarios) {
        if (!books.contains(id))
            books << id;
    }
    QStringList texts;
    for (const BookId &id : std::as_const(books)) {
        const PriceBook *book = catalog.book(id);
        if (book == nullptr)
            continue;
        QStringList names;
        for (const auto &[name, other] : scenarios) {
            if (other == id)
                names << tr("“%1”").arg(name);
        }
        const QString list = bookText(catalog, id, book->regions.value(0));
        texts << (books.size() == 1 ? tr("Prices: %1").arg(list)
                                    : tr("Prices of %1: %2", "scenarios, a price list")
                                          .arg(formatter.locale().createSeparatedList(names), list));
    }
    return texts;
}

} // namespace chipboard
