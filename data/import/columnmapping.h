// Purpose: maps CSV columns to their content. Headers are recognized by name, in any order, case and number; a mapping
// overrides this, can be stored as JSON, and can set a value for the whole file instead of a column.
#pragma once

#include "data/core/result.h"

#include <QMap>
#include <QStringList>

#include <array>
#include <span>

namespace chipboard {

enum class Column {
    Instance,
    Accelerator,
    Chips,
    VCpus,
    Memory,
    GpuInfo,
    ChipMemory,
    Price,
    SpotPrice,
    Reserved1Year,
    Reserved3Years,
    Region,
    Zone,
    AsOf,
    Provider,
    Kind,
    IsSpot,
    Term,
    TermUnit,
    Currency,
    Rate,
    PerWhat,
    Hours,
    Minutes,
    Machines,
    UltraServer,
    UltraServers,
    Product,
    Meter,
    System,
    Tenancy,
};

struct ColumnRow
{
    Column column;
    const char *id;      ///< as in --map and stored mappings: "price"
    const char *aliases; ///< known headers, lower case without spaces and punctuation, best first
    const char *summary; ///< QT_TR_NOOP
};
[[nodiscard]] std::span<const ColumnRow> columnTable();
[[nodiscard]] const ColumnRow &columnRow(Column column);

struct ColumnMapping
{
    QMap<Column, QString> headers;
    QMap<Column, QString> constants; ///< for every row; empty: the file has no such column, whatever its header
    char separator = 0;              ///< 0: detect from the file
    char decimal = 0;                ///< '.' or ','; 0: detect from the file

    friend bool operator==(const ColumnMapping &, const ColumnMapping &) = default;
};

/// Parses "price=Hourly rate", "count=none" (no such column), "provider==Nebius" (a value for all rows), "separator=;"
/// and "decimal=,".
[[nodiscard]] Result<ColumnMapping> mappingFrom(const QStringList &terms);
[[nodiscard]] QByteArray mappingToJson(const ColumnMapping &mapping);
[[nodiscard]] Result<ColumnMapping> mappingFromJson(const QByteArray &text, const QString &name);

/// Positions of the columns in one file.
class ColumnPlaces
{
public:
    [[nodiscard]] bool has(Column column) const { return place(column) >= 0 || !m_constants.value(column).isEmpty(); }
    /// Trimmed; empty if there is no such column.
    [[nodiscard]] QString text(Column column, const QStringList &fields) const;
    [[nodiscard]] const QStringList &header() const { return m_header; }
    /// -1 if there is none.
    [[nodiscard]] qsizetype place(Column column) const { return m_places[static_cast<std::size_t>(column)] - 1; }
    /// Set by a column or for the whole file, even to an empty value.
    [[nodiscard]] bool isGiven(Column column) const { return place(column) >= 0 || m_constants.contains(column); }
    /// Positions of unused columns.
    [[nodiscard]] QList<qsizetype> unread() const;
    [[nodiscard]] QStringList notUsed() const;
    /// Another candidate column: of the same name, or a price under another name.
    struct Twin
    {
        Column column;
        qsizetype place;
        bool isNamesake;
    };
    [[nodiscard]] const QList<Twin> &twins() const { return m_twins; }

private:
    friend Result<ColumnPlaces> findColumns(const QStringList &, const ColumnMapping &, const QString &);
    friend bool isHeader(const QStringList &, const ColumnMapping &);
    void findTwins(const ColumnRow &row, const QStringList &squeezedHeader, const ColumnMapping &mapping);

    QStringList m_header;
    std::array<qsizetype, static_cast<std::size_t>(Column::Tenancy) + 1> m_places{}; ///< one-based; 0: none
    QMap<Column, QString> m_constants;
    QList<Twin> m_twins;
};

/// A Problem if a mapped header is missing, or name or price have no column; it lists the columns found.
[[nodiscard]] Result<ColumnPlaces> findColumns(const QStringList &header, const ColumnMapping &mapping,
                                               const QString &file);
/// True if findColumns() would succeed: lists may have lines above their header.
[[nodiscard]] bool isHeader(const QStringList &fields, const ColumnMapping &mapping);

/// The columns found by name and mapping, even if they are not enough.
[[nodiscard]] QMap<Column, qsizetype> columnsIn(const QStringList &header, const ColumnMapping &mapping);

/// Price columns of a machine: "price", "spot_price", "reserved_1y", "reserved_3y".
[[nodiscard]] bool isPriceColumn(Column column);

/// Adds a format's preset for columns that are in the header and not mapped otherwise.
[[nodiscard]] ColumnMapping withPreset(ColumnMapping mapping, const ColumnMapping &preset, const QStringList &header);

/// Lower case, letters and digits only.
[[nodiscard]] QString squeezed(const QString &text);

} // namespace chipboard
