// Purpose: how somebody mapped the columns of a price list, kept in a folder and offered again for a file with the same
// header.
#pragma once

#include "data/importers/columnmapping.h"

namespace chipboard {

class KeptMappings
{
public:
    explicit KeptMappings(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// Empty when none was kept, or when what was kept cannot be read.
    [[nodiscard]] std::optional<ColumnMapping> find(const QStringList &header) const;
    [[nodiscard]] Result<Done> keep(const QStringList &header, const ColumnMapping &mapping) const;

private:
    [[nodiscard]] QString fileFor(const QStringList &header) const;

    QString m_folder;
};

} // namespace chipboard
