// Files -> one catalogue: each layer is read, its duplicates are dropped, it is laid over the layer below, and checked.
#include "data/json/catalogreader.h"

#include "data/catalog/ownbasis.h"
#include "data/core/tr.h"
#include "data/json/catalogchecks.h"
#include "data/json/jsonlocation.h"
#include "data/json/specfile.h"
#include "data/overrides/ownfiles.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

namespace chipboard {
namespace {

// Moves: a chip is a heavy thing to copy.
template<typename Item>
void append(QList<Item> &to, QList<Item> &&from)
{
    if (to.isEmpty()) {
        to = std::move(from);
        return;
    }
    // Twice the room when it ends, as a list grows: with what just fits, each file would move all that was read before.
    if (const qsizetype wanted = to.size() + from.size(); wanted > to.capacity())
        to.reserve(std::max(wanted, 2 * to.size()));
    for (Item &item : from)
        to.append(std::move(item));
}

void append(Catalog &to, Catalog &&from)
{
    to.revision = from.revision.isEmpty() ? to.revision : from.revision;
    append(to.sources, std::move(from.sources));
    append(to.chips, std::move(from.chips));
    append(to.instances, std::move(from.instances));
    append(to.systems, std::move(from.systems));
    append(to.books, std::move(from.books));
    append(to.claims, std::move(from.claims));
    append(to.rules, std::move(from.rules));
    append(to.software, std::move(from.software));
    append(to.facts, std::move(from.facts));
    append(to.contradictions, std::move(from.contradictions));
    append(to.models, std::move(from.models));
    append(to.workloads, std::move(from.workloads));
    to.evidence << from.evidence;
    if (!from.calibration.isEmpty())
        to.calibration = std::move(from.calibration);
}

template<typename Item>
void dropDuplicates(QList<Item> &items, Problems &problems)
{
    QHash<decltype(Item::id), QString> seen;
    seen.reserve(items.size());
    QList<qsizetype> twins;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Item &item = items.at(i);
        const auto first = seen.constFind(item.id);
        if (first == seen.constEnd()) {
            seen.insert(item.id, item.where);
            continue;
        }
        twins << i;
        problems << problemAt(item.where + QStringLiteral("/id"), ProblemCode::DuplicateId,
                              tr("The id \"%1\" is there twice; the first is at %2.").arg(idText(item.id), *first),
                              tr("Rename or remove one of the two."));
    }
    removePlaces(items, twins);
}

void dropAllDuplicates(Catalog &layer, Problems &problems)
{
    dropDuplicates(layer.sources, problems);
    dropDuplicates(layer.chips, problems);
    dropDuplicates(layer.instances, problems);
    dropDuplicates(layer.systems, problems);
    dropDuplicates(layer.books, problems);
    dropDuplicates(layer.claims, problems);
    dropDuplicates(layer.rules, problems);
    dropDuplicates(layer.software, problems);
    dropDuplicates(layer.facts, problems);
    dropDuplicates(layer.contradictions, problems);
    dropDuplicates(layer.models, problems);
    dropDuplicates(layer.workloads, problems);
}

void checkListedFiles(const SpecFile &index, const QStringList &listed, const QList<SpecFile> &files,
                      Problems &problems)
{
    if (listed.isEmpty())
        return;
    QSet<QString> there;
    for (const SpecFile &file : files) {
        if (!file.content.isEmpty())
            there.insert(file.name);
    }
    const QString folder = index.name.left(index.name.lastIndexOf(QLatin1Char('/')) + 1);
    for (qsizetype i = 0; i < listed.size(); ++i) {
        if (!there.contains(folder + listed.at(i)))
            problems << problemAt(index.name + QStringLiteral("#/files/") + QString::number(i), ProblemCode::UnknownId,
                                  tr("There is no file \"%1\".").arg(listed.at(i)),
                                  tr("Correct the path or remove it."));
    }
}

Catalog readLayer(const QList<SpecFile> &files, Problems &problems, bool isOwn)
{
    Catalog layer;
    for (const SpecFile &file : files) {
        SpecContent content = readSpecFile(file, problems);
        if (isOwn && !content.items.calibration.isEmpty())
            layer.sources << ownBasisSource(QFileInfo(file.name).fileName(), QStringLiteral("constants"), {});
        append(layer, std::move(content.items));
        checkListedFiles(file, content.files, files, problems);
    }
    dropAllDuplicates(layer, problems);
    return layer;
}

QString nameOf(const Source &) { return tr("source"); }
QString nameOf(const Chip &) { return tr("chip"); }
QString nameOf(const Instance &) { return tr("instance"); }
QString nameOf(const System &) { return tr("system"); }
QString nameOf(const PriceBook &) { return tr("price book"); }
QString nameOf(const Claim &) { return tr("claim"); }
QString nameOf(const Rule &) { return tr("rule"); }
QString nameOf(const Fact &) { return tr("fact"); }
QString nameOf(const Contradiction &) { return tr("contradiction"); }
QString nameOf(const ModelShape &) { return tr("model"); }
QString nameOf(const Workload &) { return tr("workload"); }

// What the reader itself made a source of.
QString wholeText(const Source &source) { return source.kind == SourceKind::Own ? source.title : QString(); }
template<typename Item>
QString wholeText(const Item &)
{
    return {};
}

// Later things replace earlier ones at their place; new ones come last.
template<typename Item>
void overlay(QList<Item> &base, const QList<Item> &layer, QStringList &told)
{
    QHash<decltype(Item::id), qsizetype> places;
    for (qsizetype i = 0; i < base.size(); ++i)
        places.insert(base.at(i).id, i);
    for (const Item &item : layer) {
        const qsizetype place = places.value(item.id, -1);
        if (place < 0)
            base << item;
        else
            base[place] = item;
        if (const QString whole = wholeText(item); !whole.isEmpty()) {
            told << whole;
            continue;
        }
        const QString text = place < 0 ? tr("%1 %2 (new, from %3)") : tr("%1 %2 (replaces the shipped one, from %3)");
        told << text.arg(nameOf(item), idText(item.id), fileOf(item.where));
    }
}

Catalog overlaid(const Catalog &base, const Catalog &layer, QStringList &told)
{
    if (base.sources.isEmpty() && base.chips.isEmpty())
        return layer;
    Catalog merged = base;
    if (!layer.revision.isEmpty())
        merged.revision = layer.revision;
    overlay(merged.sources, layer.sources, told);
    overlay(merged.chips, layer.chips, told);
    overlay(merged.instances, layer.instances, told);
    overlay(merged.systems, layer.systems, told);
    overlay(merged.books, layer.books, told);
    overlay(merged.claims, layer.claims, told);
    overlay(merged.rules, layer.rules, told);
    overlay(merged.software, layer.software, told);
    overlay(merged.facts, layer.facts, told);
    overlay(merged.contradictions, layer.contradictions, told);
    overlay(merged.models, layer.models, told);
    overlay(merged.workloads, layer.workloads, told);
    if (!layer.calibration.isEmpty())
        merged.calibration = layer.calibration;
    return merged;
}

Problem unsettled(const QString &file)
{
    return {ProblemCode::UnknownId,
            tr("Too many things here refer to one another and to nothing; none of them was loaded."),
            tr("Correct the ids that are told above."),
            {file, 0, 0, {}},
            Severity::Error};
}

// Dropping one thing may leave another without what it refers to, so this goes round until nothing more drops. Real
// files settle after a few rounds; what does not was made not to.
void addLayer(Catalog &catalog, Catalog layer, CatalogLoad &load, bool isOwn)
{
    constexpr int mostRounds = 20;
    for (int round = 1;; ++round) {
        QStringList told;
        Catalog merged = overlaid(catalog, layer, told);
        merged.index();
        const CheckOutcome outcome = checkLayer(catalog, merged, layer);
        load.problems << outcome.errors;
        if (!outcome.dropped) {
            load.problems << outcome.warnings;
            if (isOwn) {
                load.overlaid << told;
                layer.index();
                markOwnFiles(merged, catalog, layer);
            }
            catalog = std::move(merged);
            return;
        }
        if (round == mostRounds) {
            load.problems << unsettled(outcome.errors.constFirst().where.file);
            layer = Catalog();
        }
    }
}

void locateAll(Problems &problems, const QList<SpecFile> &files)
{
    for (const SpecFile &file : files)
        locate(problems, file.name, file.content);
}

} // namespace

CatalogLoad readCatalog(const QList<SpecFile> &shipped, const QList<SpecFile> &user)
{
    CatalogLoad load;
    Catalog layer = readLayer(shipped, load.problems, false);
    layer.index(); // while nobody shares its prices: what is laid over it finds the rented chips set
    addLayer(load.catalog, std::move(layer), load, false);
    if (!user.isEmpty())
        addLayer(load.catalog, readLayer(user, load.problems, true), load, true);
    locateAll(load.problems, shipped + user);
    return load;
}

} // namespace chipboard
