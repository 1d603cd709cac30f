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
/// are checked. What user files have otherwise than the shipped ones is marked as their own (overrides/ownfiles.h).
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

} // namespace chipboard
