// Purpose: from "Export…" to files on the disk: asks how and where, writes step by step, says what became of it, and
// can do it all again.
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

// What an export is made with in one language: words, catalogue, numbers and pages. The window's own are at
// hand; for another language the catalogue is read once more and put into it. The window itself stays as it is.

/// Of the board as it was when this was made: what is done to it meanwhile changes no page.
struct ExportGround
{
    Board board;
    std::shared_ptr<const Catalog> catalog; ///< with the board's own figures worked in
    Formatter formatter;
    PageMaker make;
};

class ExportLanguages
{
public:
    /// What is given here has to outlive this.
    ExportLanguages(Presenter &presenter, const WindowServices &services)
        : m_presenter(presenter)
        , m_services(services)
    {
    }

    /// Besides that of the window; none where nothing can read the catalogue anew.
    [[nodiscard]] QList<ExportOffer::Language> choices() const;
    /// Texts that are asked for while the answer lives are in that language; null where it is that of the window.
    [[nodiscard]] std::shared_ptr<void> speak(const QString &id) const;
    /// Of the present board. An unknown language is that of the window.
    [[nodiscard]] ExportGround ground(const QString &id);
    /// Another catalogue is in the place of the one that was read.
    void forget() { m_read.clear(); }

private:
    [[nodiscard]] const Language *other(const QString &id) const;
    [[nodiscard]] std::shared_ptr<const Catalog> published(const Language &language);

    Presenter &m_presenter;
    const WindowServices &m_services;
    std::map<std::pair<QString, QList<BookId>>, std::shared_ptr<const Catalog>> m_read;
};

/// Names of the files that an export may write and that exist, as plannedFiles() names them.
[[nodiscard]] QStringList filesInTheWay(const ExportChoice &choice);

class ExportController : public QObject
{
    Q_OBJECT

public:
    ExportController(Presenter &presenter, const WindowServices &services, QWidget *window);

    /// The company look that every export has from now on.
    void setLook(const CompanyLook &look);
    /// Of the window.
    void setTheme(const Theme &theme) { m_theme = theme; }

    /// Of an exported file that was opened: the next export is asked for in the same way.
    void take(const ExportRecipe &recipe);
    /// The shown page, or one of its charts by its id, as the clipboard has it: with the look, the size and, where that
    /// was wished, the board of the last export, but in the window's language and without pages of numbers.
    [[nodiscard]] Clip clip(const QString &chart = {}) const;
    void stop() { m_job.stop(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Another window changed what the dialog begins with.
    void readSettings() { m_choice.recipe.options = remembered().recipe.options; }

    /// Asks with this format chosen.
    void exportAs(const QString &format);
    /// Asks with this chart of the shown page chosen.
    void exportChart(const QString &chart);
    /// Asks for a name and writes the chart as PNG or SVG there, as the clipboard has it.
    void savePicture(const QString &chart);
    /// Asks how to write the slides of the board, with this format chosen.
    void exportDeck(const QString &format);

public slots:
    void exportPage();
    /// The Answer page on one sheet, whatever page is shown.
    void exportBrief();
    /// The shown page on paper, as its PDF looks; the dialogs ask for printer, paper and pages.
    void printPage();
    void previewPrint();
    /// To the same files in the same way as the last time. Asks when there was none, when the board has another file
    /// since, when the page does not have the chart of then, and before it writes over a file that holds something
    /// else.
    void exportAgain();

signals:
    void exported(const QStringList &paths);
    void failed(const chipboard::Problem &problem);
    /// A finding of the slide check is mended by another board, or without the company look.
    void mendRequested(const chipboard::SlideMend &mend);
    /// Of an export without a dialog.
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
    QString m_exportedFrom; ///< file of the board that was exported
    ExportChoice m_started;
    QString m_usualName;           ///< what that page's files are named by themselves
    QList<ExportChoice> m_written; ///< of this session, as far as their files still hold what they asked for
};

} // namespace chipboard
