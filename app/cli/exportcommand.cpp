#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "app/cli/usage.h"
#include "app/document/modelchecking.h"
#include "app/store/pricestore.h"
#include "app/store/storedprices.h"
#include "app/window/pagetable.h"
#include "data/json/boardio.h"
#include "data/overrides/apply.h"
#include "data/overrides/moved.h"
#include "widgets/charts/textruler.h"
#include "widgets/export/exporters.h"
#include "widgets/theme/theme.h"

#include <QFileInfo>

#include <future>
#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct Target
{
    QString path;
    const Exporter *exporter = nullptr;
    QByteArray content;
};

QStringList endings()
{
    QStringList all;
    for (const Exporter &exporter : exporterTable())
        all << u'.' + QLatin1String(exporter.suffix);
    return all;
}

Problem alreadyThere(const QString &path)
{
    Problem problem;
    problem.code = ProblemCode::CannotWrite;
    problem.message = CommandLine::tr("The file exists already and was left as it is.");
    problem.remedy = CommandLine::tr("Replace it with --force, or choose another name.");
    problem.where.file = path;
    return problem;
}

/// What stands in the way of one file, before any work is done.
std::optional<Problem> obstacle(const Target &target, bool force)
{
    if (target.exporter == nullptr)
        return wrongUsage(CommandLine::tr("No format is known for \"%1\".").arg(target.path),
                          CommandLine::tr("Let the file's name end in %1.").arg(alternatives(endings())));
    if (const Result<Done> checked = checkTarget(target.path); !checked)
        return checked.problem();
    if (QFileInfo::exists(target.path) && !force)
        return alreadyThere(target.path);
    return std::nullopt;
}

Result<QList<Target>> targetsOf(const Invocation &invocation)
{
    if (invocation.to.isEmpty())
        return wrongUsage(CommandLine::tr("Nothing says where to write."),
                          CommandLine::tr("Name a file with --to FILE, ending in %1.").arg(alternatives(endings())));
    QList<Target> targets;
    for (const QString &path : invocation.to) {
        targets << Target{path, exporterForFile(path), {}};
        if (const auto problem = obstacle(targets.constLast(), invocation.force))
            return *problem;
    }
    return targets;
}

/// All contents are made before the first file is written, so a failure leaves no half of the work behind.
Result<Done> writeContents(QList<Target> &targets, const ExportInput &input)
{
    for (Target &target : targets) {
        Result<QByteArray> content = target.exporter->write(input);
        if (!content)
            return content.problem();
        target.content = std::move(content).value();
    }
    for (const Target &target : std::as_const(targets)) {
        const Result<Done> written = writeFileSafely(target.path, target.content);
        if (!written)
            return written.problem();
    }
    return Done();
}

/// Qt looks for fonts when the first text is measured.
void prepareFonts(const QList<Target> &targets)
{
    const TypeScale type = paperTheme().type;
    for (const Target &target : targets) {
        if (hasUse(target.exporter->uses, ExportUse::Page))
            (void)TextRuler().width(type.font(type.body), u"x"_s);
    }
}

int fail(const Problem &problem, Streams &streams)
{
    tell({problem}, streams);
    return exitStatusOf(problem);
}

} // namespace

int runExport(const Invocation &invocation, Streams &streams)
{
    const auto targets = targetsOf(invocation);
    if (!targets)
        return fail(targets.problem(), streams);
    // Reading the catalogue takes about as long as finding the fonts: both at the same time.
    auto loading = std::async(std::launch::async, [&] { return loadCatalogFor(invocation, streams); });
    prepareFonts(targets.value());
    const LoadedCatalog loaded = loading.get();
    const BoardChoice choice = chooseBoard(invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);

    const PageRow &row = invocation.page.isEmpty() ? pageTable().front() : *findPage(invocation.page);
    const Catalog catalog = withOverrides(loaded.catalog, choice.board->overrides);
    const ResultTable table = row.table(catalog, *choice.board);
    std::optional<ModelCheck> check;
    const QString store = invocation.store.isEmpty() ? defaultPriceStore() : invocation.store;
    const PageSources sources{
        [&]() -> const ModelCheck & { return check ? *check : check.emplace(checkShippedRuns(loaded.catalog)); },
        [&store](const QList<InstanceId> &instances) { return storedPrices(store, instances); },
        {}};
    const PageSpec page = row.page({loaded.catalog, catalog, *choice.board, table,
                                    terminalFormatter().in(shownCurrency(choice.board->currency)), sources});
    if (const auto problem = nothingToExport(page))
        return fail(*problem, streams);
    ExportOptions options;
    options.numbersPage = invocation.numbers;
    options.keepsBoard = !invocation.withoutBoard;
    if (!invocation.size.isEmpty())
        options.pageSize = invocation.size;
    if (!invocation.scale.isEmpty())
        options.scale = invocation.scale.toInt(); // one of the table's

    QList<Target> files = targets.value();
    const Result<Done> written = writeContents(
        files, {catalog, *choice.board, table, page, options, writeBoard(boardToSave(loaded.catalog, *choice.board))});
    if (!written)
        return fail(written.problem(), streams);
    for (const Target &file : std::as_const(files))
        streams.result(file.path);
    return loaded.status;
}

} // namespace chipboard
