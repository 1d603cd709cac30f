// Purpose: spec files -> Catalog. Reads all files completely and reports all problems at once, each with
// file:line:column and JSON pointer. Valid items are kept: a broken chip is skipped, other chips of the file stay.
// Exceptions never leave this folder. Limits: 16 MiB per file, 64 levels of nesting, UTF-8 only; larger or deeper files
// are rejected with a Problem.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/result.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace chipboard {

struct Board;

/// A spec file as text; `name` is used in messages.
struct SpecFile
{
    QString name;
    QByteArray content;
};

struct CatalogLoad
{
    Catalog catalog;
    Problems problems;
    QStringList overlaid; ///< "chip trainium2 (replaces the shipped one, from /home/me/x.json)", "(new, from ...)"
};

/// Later files replace items of earlier ones by id; duplicate ids within one layer are errors. Checks cross references
/// and plausibility. Marks what user files change as the user's own (data/compare/ownfiles.h).
[[nodiscard]] CatalogLoad readCatalog(const QList<SpecFile> &shipped, const QList<SpecFile> &user = {});

/// The files listed in the shipped catalog.json (embedded resource).
[[nodiscard]] QList<SpecFile> shippedSpecFiles();

/// All *.json files below a directory, sorted by path; unreadable ones are reported.
[[nodiscard]] QList<SpecFile> specFilesIn(const QString &directory, Problems &problems);

/// True if specFilesIn() would find any; a directory too large to scan does not count as empty.
[[nodiscard]] bool holdsSpecFiles(const QString &directory);

/// Shipped files plus those of the user directories, in that order; missing directories are fine.
[[nodiscard]] CatalogLoad loadCatalog(const QStringList &userDirectories);

/// Extends a catalogue by the price store lists that a board names, available or not.
using CatalogForBoard = std::function<Catalog(const Catalog &catalog, const Board &board)>;

/// `chipboard check PATH...`: checks spec files, boards, or directories of them against the shipped catalogue.
[[nodiscard]] Problems checkPaths(const QStringList &paths, const CatalogForBoard &around = {});

// Copies one entry of a spec file (a chip, instance, system or workload) under a new id and name, as a file for the
// user's folder: the start of a custom item. Everything else is copied verbatim, including sources and notes.

/// `where` as noted by the reader: "specs/chips/aws.json#/chips/3". Fails if the entry is not in the files.
[[nodiscard]] Result<QByteArray> duplicateEntry(const QList<SpecFile> &files, const QString &where, const QString &id,
                                                const QString &name);

/// "my-trainium2", or "my-trainium2-2" if that is taken.
[[nodiscard]] QString idForCopy(const QString &id, const QStringList &taken);

/// "My Trainium2"; shortened to the limit of the name, such as a chip's label on charts.
inline constexpr qsizetype longestNameOfCopy = 16; ///< for a chip
[[nodiscard]] QString nameForCopy(const QString &name, qsizetype longest);

// Output and input of the catalogue checks.

class CheckReport
{
public:
    /// `where` is the item's location ("file#/pointer"), `below` the path inside it ("/dense/fp8").
    void error(const QString &where, const QString &below, ProblemCode code, const QString &message,
               const QString &remedy = {});

    [[nodiscard]] const Problems &errors() const { return m_errors; }

private:
    Problems m_errors;
};

/// A price to compare spot prices with, and the date of its book.
struct OnDemandPrice
{
    double usdPerHour = 0.0;
    QString asOf;
};

/// A layer is checked against the layers below it: in conflicts, the user's items are blamed, not the shipped ones.
struct CheckContext
{
    const Catalog &below;                        ///< already checked; empty for the shipped layer
    const Catalog &merged;                       ///< `below` plus the layer
    QMultiHash<QString, OnDemandPrice> onDemand; ///< from `merged`, by item and place; see onDemandPrices()
};

/// Removes the items at `places` from a list; `places` are ascending.
template<typename Item>
void removePlaces(QList<Item> &items, const QList<qsizetype> &places)
{
    if (places.isEmpty())
        return;
    QList<Item> kept;
    kept.reserve(items.size() - places.size());
    auto place = places.cbegin();
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (place != places.cend() && *place == i)
            ++place;
        else
            kept << std::move(items[i]);
    }
    items = std::move(kept);
}

[[nodiscard]] Problem problemAt(const QString &where, ProblemCode code, const QString &message, const QString &remedy,
                                Severity severity = Severity::Error);
/// "file#/pointer" -> file.
[[nodiscard]] QString fileOf(const QString &where);

template<typename IdType>
[[nodiscard]] const QString &idText(const IdType &id)
{
    return id.text();
}
template<>
[[nodiscard]] inline const QString &idText(const QString &id)
{
    return id;
}

} // namespace chipboard
