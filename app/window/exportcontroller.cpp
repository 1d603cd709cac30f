#include "app/window/exportcontroller.h"

#include "data/overrides/moved.h"
#include "widgets/export/exporttheme.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace chipboard {
namespace {

// Of several pages of pictures the names are not known before the pages are; those are asked about by their stem.
QStringList filesInTheWay(const ExportChoice &choice)
{
    QStringList existing;
    for (const ExportTarget &target : targetsFor(choice.formats, choice.folder, choice.name)) {
        const QFileInfo info(target.path);
        const bool isMany =
            choice.recipe.ask.what == ExportWhat::All && !hasUse(target.exporter->uses, ExportUse::ManyPages);
        QStringList names{info.fileName()};
        for (const PageRow &row : pageTable()) {
            if (isMany)
                names << info.completeBaseName() + QLatin1Char('-') + QLatin1String(row.id) + QLatin1Char('.')
                        + info.suffix();
        }
        if (isMany)
            names.removeFirst();
        for (const QString &name : std::as_const(names)) {
            if (info.dir().exists(name))
                existing << name;
        }
    }
    return existing;
}

} // namespace

ExportController::ExportController(Presenter &presenter, Settings &settings, FileChooser &chooser, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_settings(settings)
    , m_chooser(chooser)
    , m_window(window)
    , m_choice(remembered())
{
    connectJob();
    // The pages point into the catalogue that is gone.
    connect(&presenter, &Presenter::catalogChanged, this, [this] { m_job.stop(); });
}

void ExportController::connectJob()
{
    connect(&m_job, &ExportJob::progress, this, [this](double share) {
        if (m_dialog != nullptr && m_dialog->isVisible())
            m_dialog->showProgress(share);
        else
            emit progress(share);
    });
    connect(&m_job, &ExportJob::written, this, &ExportController::finish);
    connect(&m_job, &ExportJob::failed, this, &ExportController::fail);
    connect(&m_job, &ExportJob::stopped, this, [this] {
        if (m_dialog != nullptr)
            m_dialog->showIdle();
        emit ended();
    });
}

void ExportController::connectDialog()
{
    connect(m_dialog, &ExportDialog::browseRequested, this, &ExportController::browse);
    connect(m_dialog, &ExportDialog::stopRequested, this, &ExportController::stop);
    connect(m_dialog, &ExportDialog::exportRequested, this, [this](const ExportChoice &choice) {
        remember(choice);
        start(choice);
    });
}

void ExportController::exportPage()
{
    if (const auto problem = nothingToExport(m_presenter.view().page)) {
        emit failed(*problem);
        return;
    }
    if (m_dialog == nullptr) {
        m_dialog = new ExportDialog(m_window);
        connectDialog();
    }
    m_dialog->setOffer(offer());
    m_dialog->setChoice(proposed());
    m_dialog->open();
}

void ExportController::exportAgain()
{
    if (!m_hasExported) {
        exportPage();
        return;
    }
    if (const auto problem = nothingToExport(m_presenter.view().page)) {
        emit failed(*problem);
        return;
    }
    ExportChoice again = m_choice;
    if (again.recipe.ask.what == ExportWhat::Page || again.recipe.ask.what == ExportWhat::Chart)
        again.recipe.ask.pages = {m_presenter.view().page.id};
    start(again);
}

void ExportController::take(const ExportRecipe &recipe)
{
    m_choice.recipe = recipe;
    m_choice.recipe.options.keepsBoard = true;
}

ExportedPage ExportController::made(const PageRow &row)
{
    const PageView view = m_presenter.viewOf(row);
    return {view.page, view.table};
}

ExportOffer ExportController::offer()
{
    m_presenter.complete();
    const PageSpec &page = m_presenter.view().page;
    ExportOffer offer;
    offer.page = page.id;
    offer.look = m_look;
    for (const ChartSpec &chart : page.charts)
        offer.charts << ExportOffer::Chart{chart.id, chart.title};
    offer.existing = filesInTheWay;
    // What the board is does not change while the dialog asks.
    auto known = std::make_shared<QMap<const PageRow *, ExportedPage>>();
    offer.content = [this, known](const ExportAsk &ask) -> Result<ExportContent> {
        const Result<QList<ExportedPage>> pages = exportedPages(ask, [&](const PageRow &row) {
            if (!known->contains(&row))
                known->insert(&row, made(row));
            return known->value(&row);
        });
        if (!pages)
            return pages.problem();
        const ExportInput input{m_presenter.catalog(), m_presenter.board(), pages.value(), {}};
        return ExportContent{
            input.specs(),
            reportAskedFor(ask, m_presenter.catalog(), m_presenter.board(), pages.value(), m_presenter.formatter())};
    };
    return offer;
}

ExportChoice ExportController::proposed() const
{
    ExportChoice choice = m_choice;
    const QString folder = m_settings.text(Setting::ExportFolder);
    const QStringList folders{folder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [](const QString &one) { return !one.isEmpty() && QDir(one).exists(); });
    choice.folder = found == folders.end() ? QDir::homePath() : *found;
    choice.name = m_presenter.view().page.fileStem;
    return choice;
}

void ExportController::browse()
{
    const ExportChoice now = m_dialog->choice();
    const Exporter *exporter = findExporter(now.formats.value(0));
    FileQuestion question;
    question.title = tr("Export to");
    question.path = QDir(now.folder).filePath(now.name);
    if (exporter != nullptr) {
        question.suffix = QLatin1String(exporter->suffix);
        question.path += QLatin1Char('.') + question.suffix;
        question.filter = tr("%1 (*.%2)").arg(QCoreApplication::translate("Exporter", exporter->name), question.suffix);
    }
    const std::optional<QString> path = m_chooser.fileToSave(m_dialog, question);
    if (!path)
        return;
    const QFileInfo info(*path);
    const bool hasEnding = exporterForFile(*path) != nullptr;
    m_dialog->setTarget(info.absolutePath(), hasEnding ? info.completeBaseName() : info.fileName());
}

void ExportController::start(const ExportChoice &choice)
{
    m_presenter.complete();
    const Board &board = m_presenter.board();
    ExportOptions options = choice.recipe.options;
    options.look = m_look;
    m_job.start({choice.recipe.ask, options, targetsFor(choice.formats, choice.folder, choice.name),
                 m_presenter.view().catalog, board, boardToSave(m_presenter.published(), board),
                 m_presenter.formatter(), [this](const PageRow &row) { return made(row); }});
}

void ExportController::finish(const QStringList &paths)
{
    m_hasExported = true;
    m_settings.set(Setting::ExportFolder, QFileInfo(paths.constFirst()).absolutePath());
    if (m_dialog != nullptr && m_dialog->isVisible()) {
        m_dialog->showIdle();
        m_dialog->accept();
    }
    emit ended();
    emit exported(paths);
}

void ExportController::fail(const Problem &problem)
{
    if (m_dialog != nullptr && m_dialog->isVisible()) {
        m_dialog->showIdle();
        m_dialog->showProblem(problem.message + QLatin1Char(' ') + problem.remedy);
    }
    emit ended();
    emit failed(problem);
}

ExportChoice ExportController::remembered() const
{
    ExportChoice choice;
    for (const QString &id : m_settings.text(Setting::ExportFormat).split(QLatin1Char(','))) {
        if (findExporter(id) != nullptr)
            choice.formats << id;
    }
    ExportOptions &options = choice.recipe.options;
    options.pageSize = m_settings.text(Setting::ExportPageSize);
    options.numbersPage = m_settings.value(Setting::ExportNumbers).toBool();
    options.scale = m_settings.value(Setting::ExportScale).toInt();
    options.keepsBoard = m_settings.value(Setting::ExportBoard).toBool();
    options.theme = m_settings.text(Setting::ExportTheme);
    options.typeScale = m_settings.text(Setting::ExportType);
    options.forArchives = m_settings.value(Setting::ExportArchive).toBool();
    return choice;
}

void ExportController::remember(const ExportChoice &choice)
{
    m_choice = choice;
    const ExportOptions &options = choice.recipe.options;
    m_settings.set(Setting::ExportFormat, choice.formats.join(QLatin1Char(',')));
    m_settings.set(Setting::ExportPageSize, options.pageSize);
    m_settings.set(Setting::ExportNumbers, options.numbersPage);
    m_settings.set(Setting::ExportScale, options.scale);
    m_settings.set(Setting::ExportBoard, options.keepsBoard);
    m_settings.set(Setting::ExportTheme, options.theme);
    m_settings.set(Setting::ExportType, options.typeScale);
    m_settings.set(Setting::ExportArchive, options.forArchives);
}

} // namespace chipboard
