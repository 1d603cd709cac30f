// Purpose: one row of a price list -> what it is about and its prices, or the reason why it has none that can be used.
// Knows nothing of other rows.
#pragma once

#include "data/core/texthash.h"
#include "data/import/columnmapping.h"
#include "data/import/csvreader.h"
#include "data/import/numbertext.h"
#include "data/import/pricechecks.h"
#include "data/import/priceunit.h"

#include <map>
#include <unordered_map>

namespace chipboard {

struct RowReading
{
    RowOutcome outcome; ///< its reason is CatalogueChip as long as nothing stands in the way
    PriceRow row;
    bool isSplitMachine = false; ///< its accelerators are priced in rows of their own

    [[nodiscard]] bool isGood() const { return reasonRow(outcome.reason).verdict == RowVerdict::Imported; }
};

struct ListTraits
{
    QString provider;           ///< of rows that name none
    QString asOf;               ///< of rows that tell no date
    unsigned flags = 0;         ///< ListTraits of importer.h
    std::optional<double> rate; ///< US dollars for 1 of the file's other currency
    DecimalMark decimal = DecimalMark::Unknown;
};

class PriceRowReader
{
public:
    /// All must outlive it.
    PriceRowReader(const ColumnPlaces &places, const ListTraits &traits, const ChipLinker &linker);

    [[nodiscard]] RowReading read(const CsvRow &row);

private:
    [[nodiscard]] bool readThing(const CsvRow &row, RowReading &reading);
    [[nodiscard]] bool readCounts(const CsvRow &row, RowReading &reading, std::optional<double> &countInName) const;
    void readMemory(const CsvRow &row, RowReading &reading) const;
    void readLink(RowReading &reading);
    [[nodiscard]] bool acceptsCurrency(const CsvRow &row, RowReading &reading);
    void readUnit(const CsvRow &row);
    [[nodiscard]] bool agreesWithUnread(const CsvRow &row, RowReading &reading);
    [[nodiscard]] bool agreesWithTwins(const CsvRow &row, RowReading &reading) const;
    [[nodiscard]] bool readPrices(const CsvRow &row, RowReading &reading) const;
    [[nodiscard]] bool takePrice(Column column, PriceKind kind, const CsvRow &row, RowReading &reading) const;
    [[nodiscard]] bool takeAmount(Column column, const CsvRow &row, RowReading &reading, double &amount) const;
    [[nodiscard]] bool takeDuration(const CsvRow &row, RowReading &reading, double &hours) const;
    [[nodiscard]] bool takeMachines(const CsvRow &row, RowReading &reading, double &machines) const;
    /// USD for a price of 1, of all hours and machines that it pays for.
    [[nodiscard]] double factorOf(const PriceUnit &unit, PriceKind kind, const RowReading &reading) const;
    void addPrice(double usdPerHour, PriceKind kind, const CsvRow &row, RowReading &reading) const;
    [[nodiscard]] bool acceptsUnit(const PriceUnit &unit, Column column, PriceKind kind, const CsvRow &row,
                                   RowReading &reading) const;
    [[nodiscard]] std::optional<double> optionalNumber(Column column, const CsvRow &row) const;
    [[nodiscard]] PriceRecord blankRecord(const CsvRow &row, const RowReading &reading) const;

    const ColumnPlaces &m_places;
    const ListTraits &m_traits;
    const ChipLinker &m_linker;
    struct Known
    {
        ChipLink link;
        const Chip *chip = nullptr;
    };
    /// Its heading is unknown, but its values may state the currency or the unit of the price.
    struct UnreadColumn
    {
        qsizetype place;
        const char *terms; ///< those of the prices that are read; null: the column tells of no terms
        QString last;      ///< text, of the row before mostly
        Reason doubt;      ///< about it; CatalogueChip: none
    };
    std::unordered_map<QString, Known, TextHash> m_links; ///< of things met before
    QString m_key;                                        ///< of the thing at hand
    std::map<Column, PriceUnit> m_headerUnits;            ///< of the columns of prices
    QList<UnreadColumn> m_unread;
    QString m_currency;     ///< other than US dollars: the first one of the file
    bool m_isOther = false; ///< the row at hand is in that
    QString m_unitText;     ///< of the row at hand; nearly always that of the row before
    PriceUnit m_unit;
};

/// "Spot", "Reserved" with a term, "On Demand", "Consumption"; nothing for kinds that this program does not know.
[[nodiscard]] std::optional<PriceKind> priceKindIn(const QString &kind, const QString &term, const QString &meter);

} // namespace chipboard
