// Purpose: which column of a CSV file holds what. Headers are told by name, whatever their order, case and number;
// a mapping overrides that, can be kept as JSON, and can give a value for the whole file in place of a column.
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
    const char *id;      ///< as in --map and in kept mappings: "price"
    const char *aliases; ///< headers it is known by, lower case without blanks and signs, best first
    const char *summary; ///< QT_TR_NOOP
};
[[nodiscard]] std::span<const ColumnRow> columnTable();
[[nodiscard]] const ColumnRow &columnRow(Column column);

struct ColumnMapping
{
    QMap<Column, QString> headers;
    QMap<Column, QString> constants; ///< for every row; an empty one: the file has no such column, whatever its header
    char separator = 0;              ///< 0: told from the file
    char decimal = 0;                ///< '.' or ','; 0: told from the file

    friend bool operator==(const ColumnMapping &, const ColumnMapping &) = default;
};

/// From "price=Hourly rate", "count=none" (no column holds it), "provider==Nebius" (a value for all rows),
/// "separator=;" and "decimal=,".
[[nodiscard]] Result<ColumnMapping> mappingFrom(const QStringList &terms);
[[nodiscard]] QByteArray mappingToJson(const ColumnMapping &mapping);
[[nodiscard]] Result<ColumnMapping> mappingFromJson(const QByteArray &text, const QString &name);

/// Where the columns of one file are.
class ColumnPlaces
{
public:
    [[nodiscard]] bool has(Column column) const { return place(column) >= 0 || !m_constants.value(column).isEmpty(); }
    /// Trimmed; empty when there is no such column.
    [[nodiscard]] QString text(Column column, const QStringList &fields) const;
    [[nodiscard]] const QStringList &header() const { return m_header; }
    /// -1: none.
    [[nodiscard]] qsizetype place(Column column) const { return m_places[static_cast<std::size_t>(column)] - 1; }
    /// By a column or for the whole file, even as empty: the user has set it.
    [[nodiscard]] bool isGiven(Column column) const { return place(column) >= 0 || m_constants.contains(column); }
    /// The places of columns that nothing is read from.
    [[nodiscard]] QList<qsizetype> unread() const;
    [[nodiscard]] QStringList notUsed() const;
    /// Another column that could be the same: of the same name, or of a price under another name.
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
    std::array<qsizetype, static_cast<std::size_t>(Column::Tenancy) + 1> m_places{}; ///< counted from 1; 0: none
    QMap<Column, QString> m_constants;
    QList<Twin> m_twins;
};

/// A Problem when a mapped header is not there, or a name or a price has no column; it names the columns found.
[[nodiscard]] Result<ColumnPlaces> findColumns(const QStringList &header, const ColumnMapping &mapping,
                                               const QString &file);
/// True when findColumns() would find what it needs: lists may have a few lines above their header.
[[nodiscard]] bool isHeader(const QStringList &fields, const ColumnMapping &mapping);

/// Which columns are there by their names and the mapping, whether that is enough or not.
[[nodiscard]] QMap<Column, qsizetype> columnsIn(const QStringList &header, const ColumnMapping &mapping);

/// Of what a machine costs: "price", "spot_price", "reserved_1y", "reserved_3y".
[[nodiscard]] bool isPriceColumn(Column column);

/// The mapping with what a format says of its columns, where they are in the header and nothing else was said.
[[nodiscard]] ColumnMapping withPreset(ColumnMapping mapping, const ColumnMapping &preset, const QStringList &header);

/// Lower case, letters and digits only.
[[nodiscard]] QString squeezed(const QString &text);

} // namespace chipboard
