// Purpose: runs exports: asks for options and target, writes in steps, reports the result, and can repeat the last
// export.
#pragma once

#include "app/settings/languages.h"
#include "app/settings/settings.h"
#include "app/window/clipformats.h"
#include "app/window/exportjob.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/filechooser.h"

#include <QObject>

#include <map>
#include <memory>

class QPrinter;

namespace chipboard {

// The language-dependent inputs of an export: texts, catalogue, number formats and pages. The window's language is at
// hand; for another one the catalogue is loaded again in that language. The window is unaffected.

/// A snapshot of the board: later edits do not affect its pages.
struct ExportGround
{
    Board board;
    std::shared_ptr<const Catalog> catalog; ///< with the board's custom values applied
    Formatter formatter;
    PageMaker make;
};

class ExportLanguages
{
public:
    /// Arguments must outlive this object.
    ExportLanguages(Presenter &presenter, const WindowServices &services)
        : m_presenter(presenter)
        , m_services(services)
    {
    }

    /// In addition to the window's; empty if the catalogue cannot be loaded again.
    [[nodiscard]] QList<ExportOffer::Language> choices() const;
    /// Sets the language of texts while the result is alive; null if it is already the window's.
    [[nodiscard]] std::shared_ptr<void> speak(const QString &id) const;
    /// For the current board. An unknown language means the window's.
    [[nodiscard]] ExportGround ground(const QString &id);
    /// Call after the catalogue was replaced.
    void forget() { m_read.clear(); }

private:
    [[nodiscard]] const Language *other(const QString &id) const;
    [[nodiscard]] std::shared_ptr<const Catalog> published(const Language &language);

    Presenter &m_presenter;
    const WindowServices &m_services;
    std::map<std::pair<QString, QList<BookId>>, std::shared_ptr<const Catalog>> m_read;
};

/// The existing files that an export would overwrite, named as by plannedFiles().
[[nodiscard]] QStringList filesInTheWay(const ExportChoice &choice);

class ExportController : public QObject
{
    Q_OBJECT

public:
    ExportController(Presenter &presenter, const WindowServices &services, QWidget *window);

    /// The brand theme of subsequent exports.
    void setLook(const CompanyLook &look);
    /// The window's theme.
    void setTheme(const Theme &theme) { m_theme = theme; }

    /// Uses the recipe of an opened exported file for the next export.
    void take(const ExportRecipe &recipe);
    /// The current page, or one of its charts by id, for the clipboard: with look, size and, if chosen, the board of
    /// the last export, but in the window's language and without number pages.
    [[nodiscard]] Clip clip(const QString &chart = {}) const;
    void stop() { m_job.stop(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Another window has changed the dialog's defaults.
    void readSettings() { m_choice.recipe.options = remembered().recipe.options; }

    void exportAs(const QString &format);
    /// Opens the dialog with this chart of the current page selected.
    void exportChart(const QString &chart);
    /// Asks for a file name and writes the chart as PNG or SVG, as for the clipboard.
    void savePicture(const QString &chart);
    /// Opens the dialog for the deck, with this format selected.
    void exportDeck(const QString &format);

public slots:
    void exportPage();
    /// The Answer page on one sheet, regardless of the current page.
    void exportBrief();
    /// Prints the current page like its PDF; the print dialogs ask for printer, paper and pages.
    void printPage();
    void previewPrint();
    /// Repeats the last export with the same files and options. Opens the dialog if there was none, if the board has
    /// another file or the page lacks the chart, or if it would overwrite a file with other content.
    void exportAgain();

signals:
    void exported(const QStringList &paths);
    void failed(const chipboard::Problem &problem);
    /// A fix for a finding that changes the board, or removes the brand theme.
    void mendRequested(const chipboard::SlideMend &mend);
    /// For an export without a dialog.
    void progress(double share);
    void ended();

private:
    [[nodiscard]] std::shared_ptr<QPrinter> printer() const;
    void printOn(QPrinter &printer);
    void connectDialog();
    void connectJob();
    void ask(const ExportChoice &choice);
    void browse();
    void chooseTemplate();
    void start(const ExportChoice &choice);
    void finish(const QStringList &paths);
    void fail(const Problem &problem);
    [[nodiscard]] ExportOffer offer();
    [[nodiscard]] ExportChoice proposed() const;
    /// exportName() of the page in view and this day.
    [[nodiscard]] QString nameOf(const QString &what = {}) const;
    /// As chosen last; but a brief's size is that of the reader's paper, and no other page's.
    [[nodiscard]] ExportOptions usualOptions() const;
    void renewOffer();
    [[nodiscard]] QList<SlideFinding> findingsOf(const ExportRecipe &recipe, const Result<ExportInput> &input,
                                                 const ExportGround &ground) const;
    [[nodiscard]] ExportChoice remembered() const;
    void remember(const ExportChoice &choice);

    Presenter &m_presenter;
    WindowServices m_services;
    QWidget *m_window;
    ExportLanguages m_languages{m_presenter, m_services};
    ExportDialog *m_dialog = nullptr;
    ExportJob m_job;
    ExportChoice m_choice;
    CompanyLook m_look;
    Theme m_theme = lightTheme();
    QString m_exportedFrom; ///< the board's file at the last export
    ExportChoice m_started;
    QString m_usualName;           ///< what that page's files are named by themselves
    QList<ExportChoice> m_written; ///< of this session, as far as their files still hold what they asked for
};

} // namespace chipboard
