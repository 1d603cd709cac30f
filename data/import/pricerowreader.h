// Purpose: one row of a price list -> its item and prices, or the reason why no price is usable. Independent of other
// rows.
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
    RowOutcome outcome; ///< reason CatalogueChip while there is no obstacle
    PriceRow row;
    bool isSplitMachine = false; ///< its accelerators are priced in separate rows

    [[nodiscard]] bool isGood() const { return reasonRow(outcome.reason).verdict == RowVerdict::Imported; }
};

struct ListTraits
{
    QString provider;           ///< for rows without provider
    QString asOf;               ///< for rows without date
    unsigned flags = 0;         ///< ListTraits of importer.h
    std::optional<double> rate; ///< USD per unit of the file's other currency
    DecimalMark decimal = DecimalMark::Unknown;
};

class PriceRowReader
{
public:
    /// All arguments must outlive it.
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
    /// USD for a price of 1, over all hours and machines that it covers.
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
    /// A column with an unknown header, whose values may state currency or unit of the price.
    struct UnreadColumn
    {
        qsizetype place;
        const char *terms; ///< terms of the imported prices; null: no price terms
        QString last;      ///< text, mostly of the previous row
        Reason doubt;      ///< problem with it; CatalogueChip: none
    };
    std::unordered_map<QString, Known, TextHash> m_links; ///< cache by item
    QString m_key;                                        ///< of the current item
    std::map<Column, PriceUnit> m_headerUnits;            ///< units in the headers of price columns
    QList<UnreadColumn> m_unread;
    QString m_currency;     ///< the first currency in the file other than USD
    bool m_isOther = false; ///< the current row uses it
    QString m_unitText;     ///< of the current row; nearly always that of the previous one
    PriceUnit m_unit;
};

/// "Spot", "Reserved" with a term, "On Demand", "Consumption"; empty for unknown kinds.
[[nodiscard]] std::optional<PriceKind> priceKindIn(const QString &kind, const QString &term, const QString &meter);

} // namespace chipboard
