// Purpose: spec files -> Catalog. Reads every file to its end and reports all problems at once, each with
// file:line:column and JSON pointer. What is good is kept: a broken chip is left out, its file's other chips stay.
// Exceptions never leave this folder. Limits: 16 MiB a file, 64 levels of nesting, UTF-8 only; larger or deeper files
// are refused with a Problem.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/result.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace chipboard {

struct Board;

/// One spec file as text; name is what messages call it.
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

/// Later files overlay earlier ones by id; within one layer an id twice is an error. Cross references and plausibility
/// are checked. What user files have otherwise than the shipped ones is marked as their own (data/compare/ownfiles.h).
[[nodiscard]] CatalogLoad readCatalog(const QList<SpecFile> &shipped, const QList<SpecFile> &user = {});

/// The files listed in the shipped catalog.json (embedded resource).
[[nodiscard]] QList<SpecFile> shippedSpecFiles();

/// All *.json files below a directory, sorted by path; a problem for each that cannot be read.
[[nodiscard]] QList<SpecFile> specFilesIn(const QString &directory, Problems &problems);

/// Whether specFilesIn() would find any; a directory that is too large to be read is not called empty.
[[nodiscard]] bool holdsSpecFiles(const QString &directory);

/// Shipped files plus the user directories (missing directories are fine), in that order.
[[nodiscard]] CatalogLoad loadCatalog(const QStringList &userDirectories);

/// The catalogue as a board sees it: with the lists of a price store that it names, here or absent.
using CatalogForBoard = std::function<Catalog(const Catalog &catalog, const Board &board)>;

/// `chipboard check PATH...`: each path a spec file, a board or a directory of them, checked against the shipped
/// catalogue.
[[nodiscard]] Problems checkPaths(const QStringList &paths, const CatalogForBoard &around = {});

// A copy of one entry of a spec file (a chip, an instance, a system, a workload) under an id and name of its
// own, as a file that the user's folder can take: the start of things of one's own. Everything else is copied as it is
// written, sources and notes included.

/// `where` as the reader notes it: "specs/chips/aws.json#/chips/3". Fails when the entry is not among the files.
[[nodiscard]] Result<QByteArray> duplicateEntry(const QList<SpecFile> &files, const QString &where, const QString &id,
                                                const QString &name);

/// "my-trainium2", or "my-trainium2-2" where that is taken.
[[nodiscard]] QString idForCopy(const QString &id, const QStringList &taken);

/// "My Trainium2"; shortened where a name may not be as long, as those of chips on charts.
inline constexpr qsizetype longestNameOfCopy = 16; ///< of a chip
[[nodiscard]] QString nameForCopy(const QString &name, qsizetype longest);

// Where the checks of a whole catalogue write what they find, and what they look at.

class CheckReport
{
public:
    /// `where` is a thing's own place ("file#/pointer"), `below` what to add to it ("/dense/fp8").
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

/// A layer is checked against what it lies on: in a user's file the user's things are at fault, not the shipped ones.
struct CheckContext
{
    const Catalog &below;                        ///< checked already; empty under the shipped layer
    const Catalog &merged;                       ///< below with the layer laid over it
    QMultiHash<QString, OnDemandPrice> onDemand; ///< of merged, by thing and place; see onDemandPrices()
};

/// Takes the items at `places` out of a list; `places` count up.
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
