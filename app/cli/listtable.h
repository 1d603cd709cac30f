// Purpose: what `chipboard list` can list, as a table: a new kind is a row and the function that makes its rows.
#pragma once

#include "data/catalog/catalog.h"
#include "data/views/tableexport.h"

#include <span>

namespace chipboard {

/// At which prices instances are listed.
struct ListPrices
{
    BookId book;
    bool mixed = false;
};

struct ListKind
{
    const char *id;      ///< "chips": as typed, and the key in JSON
    const char *summary; ///< QT_TR_NOOP
    Table (*build)(const Catalog &catalog, const ListPrices &at);
};

[[nodiscard]] std::span<const ListKind> listTable();
[[nodiscard]] const ListKind *findListKind(const QString &id);

} // namespace chipboard
