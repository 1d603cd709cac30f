// Purpose: the kinds of `chipboard list` as a table: a new kind is a row and a function that generates its rows.
#pragma once

#include "data/catalog/catalog.h"
#include "data/views/tableexport.h"

#include <span>

namespace chipboard {

/// The prices for listed instances.
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
