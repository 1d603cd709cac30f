#include "data/charts/historytables.h"

#include "data/charts/pagebuilder.h"
#include "data/charts/pagetexts.h"
#include "data/core/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype mostRows = 500; // of the table of numbers

void addNumbers(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks,
                const Formatter &formatter)
{
    const QString unit = historyUnit(table.level, formatter);
    page.numbers.columns = {{tr("What"), false},  {tr("Provider"), false}, {tr("Region"), false},
                            {tr("Kind"), false},  {tr("Date"), false},     {unit, true},
                            {tr("Lowest"), true}, {tr("Highest"), true},   {tr("Source"), false}};
    const auto money = [&formatter](double usd) {
        return Table::Cell(formatter.tableMoney(usd), formatter.shown(usd, Unit::UsdPerHour), Unit::UsdPerHour);
    };
    for (const PriceTrack &track : tracks) {
        const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                      [&track](const ResultRow &one) { return one.subject.id == track.subject; });
        for (const DatedPrice &point : track.points) {
            if (page.numbers.rows.size() >= mostRows)
                return;
            page.numbers.subjects << categoryOf(board, row->subject);
            page.numbers.rows << Table::Row{track.name,
                                            track.provider,
                                            track.region,
                                            priceKindLabel(track.kind),
                                            point.asOf,
                                            money(point.usdPerHour.value),
                                            money(point.usdPerHour.low),
                                            money(point.usdPerHour.high),
                                            point.source};
        }
    }
}

// Keys and numbers as scripts want them, whatever the locale.
void addData(PageSpec &page, const QList<PriceTrack> &tracks, Level level, const Formatter &formatter)
{
    page.data.columns = {{u"id"_s, false},   {u"instance"_s, false}, {u"provider"_s, false}, {u"region"_s, false},
                         {u"kind"_s, false}, {u"as_of"_s, false},    {u"value"_s, true},     {u"low"_s, true},
                         {u"high"_s, true},  {u"unit"_s, false},     {u"source"_s, false}};
    const bool isUsd = formatter.currency().isUsd();
    if (!isUsd) // as in other files
        page.data.columns << Table::Column{formatter.currency().code.toLower() + u"_per_usd"_s, true};
    const auto number = [&](double value) { return listNumber(formatter.shown(value, Unit::UsdPerHour)); };
    const QString unit = formatter.unitWords(level == Level::Chip ? u"USD/chip-h"_s : u"USD/h"_s);
    for (const PriceTrack &track : tracks) {
        for (const DatedPrice &point : track.points)
            page.data.rows << Table::Row{track.subject,
                                         track.instance.text(),
                                         track.provider,
                                         track.region,
                                         priceKindWord(track.kind),
                                         point.asOf,
                                         number(point.usdPerHour.value),
                                         number(point.usdPerHour.low),
                                         number(point.usdPerHour.high),
                                         unit,
                                         point.source};
    }
    for (Table::Row &row : page.data.rows) {
        if (!isUsd)
            row << listNumber(formatter.currency().rate);
    }
}

// Rows without prices are told too, or nothing would stand where people look for them.
void addPriceless(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks)
{
    for (const ResultRow &row : table.rows) {
        const bool isPriced = std::any_of(tracks.begin(), tracks.end(),
                                          [&row](const PriceTrack &track) { return track.subject == row.subject.id; });
        if (isPriced)
            continue;
        page.numbers.subjects << categoryOf(board, row.subject);
        Table::Row cells(page.numbers.columns.size());
        cells.first() = row.subject.name;
        cells.last() = tr("no dated price");
        page.numbers.rows << cells;
    }
}

} // namespace

QString historyUnit(Level level, const Formatter &formatter)
{
    return formatter.unitWords(level == Level::Chip ? tr("USD per chip-hour") : tr("USD an hour"));
}

void addHistoryTables(PageSpec &page, const Board &board, const ResultTable &table, const QList<PriceTrack> &tracks,
                      const Formatter &formatter)
{
    addNumbers(page, board, table, tracks, formatter);
    addPriceless(page, board, table, tracks);
    addData(page, tracks, table.level, formatter);
}

} // namespace chipboard
