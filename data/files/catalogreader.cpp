#include "data/files/catalogreader.h"

#include "data/compare/ownfiles.h"
#include "data/core/find.h"
#include "data/core/jsonlocation.h"
#include "data/core/neutrallocale.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/files/catalogchecks.h"
#include "data/files/specfile.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QResource>
#include <QSet>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <future>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace chipboard {

// Origins of spec files: program resources, directories, command line paths.

namespace {

constexpr QLatin1String specEnding("json");
constexpr QLatin1String boardEnding("chipboard");

// Resource data is not copied.
SpecFile embeddedFile(const QString &listed)
{
    const QString name = QStringLiteral("specs/") + listed;
    const QResource text(QStringLiteral(":/") + name);
    return {name, QByteArray::fromRawData(reinterpret_cast<const char *>(text.data()), text.size())};
}

// Limits the scan: a folder chosen by mistake, such as a whole disk, would take hours. Links to folders are not
// followed, which avoids cycles. A folder with a spec file's name is listed too; reading it reports the error.
Result<QStringList> filesBelow(const QString &directory, const QStringList &endings)
{
    constexpr int mostLookedAt = 100'000;
    constexpr int mostRead = 2000;
    QStringList paths;
    QDirIterator files(directory, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    for (int seen = 0; files.hasNext(); ++seen) {
        const QString path = files.next();
        const bool isOurs = endings.contains(files.fileInfo().suffix().toLower());
        if (isOurs && !path.endsWith(QLatin1String(".schema.json")))
            paths << path;
        if (seen >= mostLookedAt || paths.size() > mostRead)
            return Problem{ProblemCode::TooLarge,
                           seen >= mostLookedAt
                               ? tr("The directory contains more than %1 files.").arg(mostLookedAt)
                               : tr("The directory contains more than %1 files to read.").arg(mostRead),
                           tr("Name a directory that contains only catalogue files."),
                           {QDir::toNativeSeparators(directory)}};
    }
    std::ranges::sort(paths);
    return paths;
}

void addFile(const QString &path, QList<SpecFile> &files, Problems &problems)
{
    const Result<QByteArray> content = readTextFile(path);
    if (content)
        files << SpecFile{QDir::toNativeSeparators(path), content.value()};
    else
        problems << content.problem();
}

bool isSpec(const QString &path) { return QFileInfo(path).suffix().toLower() == specEnding; }

struct Paths
{
    QStringList specs;
    QStringList boards;
};

Problem nothingToCheck(const QString &directory)
{
    return {ProblemCode::CannotRead,
            tr("The directory contains no catalogue files and no boards."),
            tr("Name a *.json or *.chipboard file, or a directory of them."),
            {QDir::toNativeSeparators(directory)}};
}

Paths sortedOut(const QStringList &paths, Problems &problems)
{
    Paths result;
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir()) {
            const Result<QStringList> found = filesBelow(path, {specEnding, boardEnding});
            if (!found)
                problems << found.problem();
            else if (found.value().isEmpty())
                problems << nothingToCheck(path);
            for (const QString &each : found.valueOr({}))
                (isSpec(each) ? result.specs : result.boards) << each;
        } else {
            // Exported files embed their board; other texts are reported as having none.
            (isSpec(path) ? result.specs : result.boards) << path;
        }
    }
    result.specs.removeDuplicates();
    result.boards.removeDuplicates();
    return result;
}

} // namespace

QList<SpecFile> shippedSpecFiles()
{
    QList<SpecFile> files{embeddedFile(QStringLiteral("catalog.json"))};
    Problems problems; // reported after all files are read
    for (const QString &name : readSpecFile(files.constFirst(), problems).files)
        files << embeddedFile(name);
    return files;
}

QList<SpecFile> specFilesIn(const QString &directory, Problems &problems)
{
    QList<SpecFile> files;
    if (!QFileInfo(directory).isReadable()) {
        problems << Problem{ProblemCode::CannotRead,
                            tr("Cannot read the directory."),
                            tr("Check its permissions."),
                            {QDir::toNativeSeparators(directory)}};
        return files;
    }
    const Result<QStringList> found = filesBelow(directory, {specEnding});
    if (!found)
        problems << found.problem();
    for (const QString &path : found.valueOr({}))
        addFile(path, files, problems);
    return files;
}

bool holdsSpecFiles(const QString &directory)
{
    const Result<QStringList> found = filesBelow(directory, {specEnding});
    return !found || !found.value().isEmpty();
}

CatalogLoad loadCatalog(const QStringList &userDirectories)
{
    Problems problems;
    QList<SpecFile> user;
    for (const QString &directory : userDirectories) {
        if (QFileInfo::exists(directory))
            user << specFilesIn(directory, problems);
    }
    CatalogLoad load = readCatalog(shippedSpecFiles(), user);
    load.problems = problems + load.problems;
    return load;
}

Problems checkPaths(const QStringList &paths, const CatalogForBoard &around)
{
    Problems problems;
    const Paths sorted = sortedOut(paths, problems);
    QList<SpecFile> specs;
    for (const QString &path : sorted.specs)
        addFile(path, specs, problems);
    const CatalogLoad load = readCatalog(shippedSpecFiles(), specs);
    problems << load.problems;
    for (const QString &path : sorted.boards) {
        const BoardLoad board = readBoardFile(path);
        problems << board.problems;
        if (board.board)
            problems << checkBoard(*board.board, around ? around(load.catalog, *board.board) : load.catalog,
                                   QDir::toNativeSeparators(path), board.text);
    }
    return problems;
}

namespace {

using Json = nlohmann::ordered_json; // keeps the member order of the original

Problem notFound(const QString &where)
{
    return {ProblemCode::UnknownId,
            tr("The entry to copy is no longer in its file."),
            tr("Reload the catalogue, and select it again."),
            {where.section(QLatin1Char('#'), 0, 0), 0, 0, where.section(QLatin1Char('#'), 1)}};
}

// Splits "/chips/3" into chips and 3.
struct Place
{
    std::string list;
    qsizetype index = -1;
};

Place pointerPlace(const QString &pointer)
{
    Place place;
    bool isNumber = false;
    const int index = pointer.section(QLatin1Char('/'), 2).toInt(&isNumber);
    place.list = pointer.section(QLatin1Char('/'), 1, 1).toStdString();
    place.index = isNumber ? index : -1;
    return place;
}

const Json *entryAt(const Json &document, const Place &place)
{
    if (!document.is_object() || place.index < 0)
        return nullptr;
    const auto list = document.find(place.list);
    if (list == document.end() || !list->is_array() || static_cast<std::size_t>(place.index) >= list->size())
        return nullptr;
    const Json &entry = (*list)[static_cast<std::size_t>(place.index)];
    return entry.is_object() ? &entry : nullptr;
}

} // namespace

Result<QByteArray> duplicateEntry(const QList<SpecFile> &files, const QString &where, const QString &id,
                                  const QString &name)
{
    const QString file = where.section(QLatin1Char('#'), 0, 0);
    const auto *found = findWhere(files, [&file](const SpecFile &one) { return one.name == file; });
    if (found == nullptr)
        return notFound(where);
    const std::string text = found->content.toStdString();
    const NeutralLocale plain; // as in parseJson()
    const Json document = Json::parse(text, nullptr, false);
    const Place place = pointerPlace(where.section(QLatin1Char('#'), 1));
    const Json *entry = document.is_discarded() ? nullptr : entryAt(document, place);
    if (entry == nullptr)
        return notFound(where);
    Json copy = *entry;
    copy["id"] = id.toStdString();
    copy["name"] = name.toStdString();
    if (const auto full = copy.find("full_name"); full != copy.end() && full->is_string())
        *full = tr("My %1").arg(QString::fromStdString(full->get<std::string>())).toStdString();
    Json own;
    own["kind"] = document.value("kind", place.list);
    own["version"] = 1;
    own[place.list] = Json::array({copy});
    constexpr int indent = 2;
    return QByteArray::fromStdString(own.dump(indent, ' ', false, Json::error_handler_t::replace) + '\n');
}

QString nameForCopy(const QString &name, qsizetype longest)
{
    const QString own = tr("My %1").arg(name);
    return own.size() <= longest ? own : own.first(longest - 1).trimmed() + QChar(0x2026);
}

QString idForCopy(const QString &id, const QStringList &taken)
{
    const QString own = id.startsWith(QLatin1String("my-")) ? id : QStringLiteral("my-") + id;
    QString candidate = own;
    for (int number = 2; taken.contains(candidate); ++number)
        candidate = QStringLiteral("%1-%2").arg(own).arg(number);
    return candidate;
}

// A pointer contains "#/" only if a key ends in '#', and no known key does.
static qsizetype pointerStart(const QString &where) { return where.lastIndexOf(QLatin1String("#/")); }

QString fileOf(const QString &where)
{
    const auto at = pointerStart(where);
    return at < 0 ? where : where.left(at);
}

Problem problemAt(const QString &where, ProblemCode code, const QString &message, const QString &remedy,
                  Severity severity)
{
    const auto at = pointerStart(where);
    return {code, message, remedy, {fileOf(where), 0, 0, at < 0 ? QString() : where.mid(at + 1)}, severity};
}

void CheckReport::error(const QString &where, const QString &below, ProblemCode code, const QString &message,
                        const QString &remedy)
{
    m_errors << problemAt(where + below, code, message, remedy);
}

// Files -> one catalogue: each layer is read, stripped of duplicates, merged with the layer below, and checked.

namespace {

// Moves, because chips are expensive to copy.
template<typename Item>
void append(QList<Item> &to, QList<Item> &&from)
{
    if (to.isEmpty()) {
        to = std::move(from);
        return;
    }
    // Grows geometrically: an exact reserve would move all earlier items for each file.
    if (const qsizetype wanted = to.size() + from.size(); wanted > to.capacity())
        to.reserve(std::max(wanted, 2 * to.size()));
    for (Item &item : from)
        to.append(std::move(item));
}

/// Calls visit with the lists of a file's items, one kind after the other.
template<typename Visit, typename... Catalogs>
void eachList(const Visit &visit, Catalogs &...of)
{
    visit(of.sources...);
    visit(of.chips...);
    visit(of.instances...);
    visit(of.systems...);
    visit(of.books...);
    visit(of.claims...);
    visit(of.rules...);
    visit(of.changes...);
    visit(of.software...);
    visit(of.facts...);
    visit(of.contradictions...);
    visit(of.models...);
    visit(of.workloads...);
}

void append(Catalog &to, Catalog &&from)
{
    to.revision = from.revision.isEmpty() ? to.revision : from.revision;
    eachList([](auto &items, auto &more) { append(items, std::move(more)); }, to, from);
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
                              tr("The id \"%1\" appears twice; the first is at %2.").arg(idText(item.id), *first),
                              tr("Rename or remove one of the two."));
    }
    removePlaces(items, twins);
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
                                  tr("There is no file \"%1\".").arg(listed.at(i)), tr("Fix the path or remove it."));
    }
}

struct ReadFile
{
    SpecContent content;
    Problems problems;
};

// Files refer to one another only when the layer is checked, so each is read on its own, by as many threads as there
// are cores: parsing is most of the time until the first window.
std::vector<ReadFile> readEach(const QList<SpecFile> &files)
{
    constexpr qsizetype mostThreads = 4;
    std::vector<ReadFile> results(static_cast<std::size_t>(files.size()));
    std::atomic<std::size_t> next = 0;
    const auto read = [&] {
        for (std::size_t i = next++; i < results.size(); i = next++)
            results[i].content = readSpecFile(files.at(static_cast<qsizetype>(i)), results[i].problems);
    };
    const auto cores = static_cast<qsizetype>(std::thread::hardware_concurrency());
    std::vector<std::future<void>> helpers;
    try {
        for (qsizetype thread = 1; thread < std::min({mostThreads, cores, files.size()}); ++thread)
            helpers.push_back(std::async(std::launch::async, read));
    } catch (const std::system_error &) {
        // No more threads are allowed here: this one reads what is left.
    }
    read();
    for (std::future<void> &helper : helpers)
        helper.get();
    return results;
}

Catalog readLayer(const QList<SpecFile> &files, Problems &problems, bool isOwn)
{
    Catalog layer;
    std::vector<ReadFile> results = readEach(files);
    for (qsizetype i = 0; i < files.size(); ++i) {
        auto &[content, found] = results[static_cast<std::size_t>(i)];
        problems << found;
        if (isOwn && !content.items.calibration.isEmpty())
            layer.sources << ownBasisSource(QFileInfo(files.at(i).name).fileName(), QStringLiteral("constants"), {});
        append(layer, std::move(content.items));
        checkListedFiles(files.at(i), content.files, files, problems);
    }
    eachList([&problems](auto &items) { dropDuplicates(items, problems); }, layer);
    return layer;
}

QString nameOf(const Source &) { return tr("source"); }
QString nameOf(const Chip &) { return tr("chip"); }
QString nameOf(const Instance &) { return tr("instance"); }
QString nameOf(const System &) { return tr("system"); }
QString nameOf(const PriceBook &) { return tr("price list"); }
QString nameOf(const Claim &) { return tr("claim"); }
QString nameOf(const Rule &) { return tr("rule"); }
QString nameOf(const Change &) { return tr("change"); }
QString nameOf(const Fact &) { return tr("fact"); }
QString nameOf(const Contradiction &) { return tr("contradiction"); }
QString nameOf(const ModelShape &) { return tr("model"); }
QString nameOf(const Workload &) { return tr("workload"); }

// Only sources that the reader itself created.
QString wholeText(const Source &source) { return source.kind == SourceKind::Own ? source.title : QString(); }
template<typename Item>
QString wholeText(const Item &)
{
    return {};
}

// Later items replace earlier ones in place; new ones are appended.
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
    eachList([&told](auto &items, const auto &more) { overlay(items, more, told); }, merged, layer);
    if (!layer.calibration.isEmpty())
        merged.calibration = layer.calibration;
    return merged;
}

Problem unsettled(const QString &file)
{
    return {ProblemCode::UnknownId,
            tr("Too many entries here refer to one another and to missing entries; none of them was loaded."),
            tr("Fix the ids listed above."),
            {file}};
}

// Removing an item can break references of another, so this repeats until nothing is removed. Real files settle after a
// few rounds; the limit stops constructed ones.
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
    layer.index(); // before its prices are shared, so that upper layers find rented chips set
    addLayer(load.catalog, std::move(layer), load, false);
    if (!user.isEmpty())
        addLayer(load.catalog, readLayer(user, load.problems, true), load, true);
    locateAll(load.problems, shipped + user);
    return load;
}

} // namespace chipboard
