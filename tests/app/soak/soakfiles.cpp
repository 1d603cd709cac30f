// User actions with files and the clipboard.
#include "tests/app/soak/soakactions.h"
#include "tests/app/soak/soakdesk.h"

#include "app/window/exportcontroller.h"
#include "app/window/importcontroller.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/export/exporters.h"
#include "widgets/panels/messagepanel.h"

#include <QDialog>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>

namespace chipboard::testing {
namespace {

using namespace Qt::StringLiterals;

QString anyBoard(SoakDesk &desk) { return desk.path(u"boards/%1.chipboard"_s.arg(desk.any(4))); }

void saveAs(SoakDesk &desk)
{
    desk.detail = anyBoard(desk);
    desk.chooser.answer = desk.detail;
    desk.trigger("file.saveAs");
}

void save(SoakDesk &desk)
{
    desk.chooser.answer = anyBoard(desk);
    desk.trigger("file.save");
    desk.detail = desk.document().path();
}

/// Picks among boards that may not exist, exported files and a broken one.
QString anyFile(SoakDesk &desk)
{
    const QString names[] = {anyBoard(desk),
                             anyBoard(desk),
                             anyBoard(desk),
                             desk.path(u"boards/broken.chipboard"_s),
                             desk.path(u"boards/none.chipboard"_s),
                             desk.path(u"out/0.pdf"_s),
                             desk.path(u"out/1.png"_s),
                             desk.path(u"out/0.svg"_s),
                             desk.path(u"out/1.pptx"_s),
                             desk.path(u"out/0.xlsx"_s)};
    return desk.anyOf(names);
}

void open(SoakDesk &desk)
{
    desk.detail = anyFile(desk);
    desk.chooser.answer = desk.detail;
    desk.trigger("file.open");
}

void openRecent(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"file.recent"_s)); }
void newBoard(SoakDesk &desk) { desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"file.new"_s)); }
void duplicate(SoakDesk &desk) { desk.trigger("file.duplicate"); }

void drop(SoakDesk &desk)
{
    QMimeData data;
    desk.detail = anyFile(desk);
    data.setUrls({QUrl::fromLocalFile(desk.detail)});
    QDropEvent event({9.0, 9.0}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&desk.window(), &event);
}

/// Overwrites existing files.
void waitForExport(SoakDesk &desk)
{
    if (auto *question = desk.seen<QMessageBox>(u"exportOverwrite"_s)) {
        const auto buttons = question->buttons();
        for (QAbstractButton *one : buttons) {
            if (question->buttonRole(one) == QMessageBox::AcceptRole)
                QTest::mouseClick(one, Qt::LeftButton);
        }
    }
    if (!SoakDesk::waitFor([&desk] { return !desk.window().exporting().isRunning(); }))
        desk.fault = u"an export does not end"_s;
}

void exportFile(SoakDesk &desk)
{
    if (!desk.trigger("file.export"))
        return;
    auto *dialog = desk.seen<ExportDialog>(u"exportDialog"_s);
    if (dialog == nullptr) {
        // A page without a chart, such as Scenarios without scenarios, shows a message instead.
        const bool isTold = desk.window().messages().isVisible();
        if (!isTold || !nothingToExport(desk.presenter().view().page))
            desk.fault = u"Export opens no dialog"_s;
        return;
    }
    ExportChoice choice = dialog->choice();
    choice.formats = {QLatin1String(desk.anyOf(exporterTable()).id)};
    choice.folder = desk.path(u"out"_s);
    choice.name = QString::number(desk.any(2));
    choice.recipe.options.scale = 1;
    choice.recipe.options.numbersPage = desk.any(2) == 0;
    choice.recipe.options.keepsBoard = desk.any(4) > 0;
    choice.recipe.options.language = desk.any(8) == 0 ? u"de"_s : QString();
    choice.recipe.ask = {desk.any(3) == 0 ? ExportWhat::Chart : ExportWhat::Page, {}, {}};
    desk.detail = choice.formats.constFirst();
    dialog->setChoice(choice);
    QTest::keyClick(dialog, Qt::Key_Return);
    waitForExport(desk);
}

void exportAgain(SoakDesk &desk)
{
    if (!desk.trigger("file.exportAgain"))
        return;
    if (desk.seen<ExportDialog>(u"exportDialog"_s) == nullptr)
        waitForExport(desk);
}

// A cancelled export leaves complete files or none.
void stopExport(SoakDesk &desk)
{
    if (!desk.trigger("file.exportAgain") || desk.seen<ExportDialog>(u"exportDialog"_s) != nullptr)
        return;
    for (int i = desk.any(3); i > 0; --i)
        QCoreApplication::processEvents();
    desk.window().exporting().stop();
    waitForExport(desk);
}

/// Previews the import, then stores it; leaves the dialog if the file is unreadable.
void finishImport(SoakDesk &desk)
{
    auto *dialog = desk.seen<QDialog>(u"importDialog"_s);
    if (dialog == nullptr) {
        desk.fault = u"Import opens no dialog"_s;
        return;
    }
    if (desk.seen<QDialog>(u"mappingDialog"_s) != nullptr)
        return; // the caller closes it
    auto *accept = dialog->findChild<QPushButton *>(u"importAccept"_s);
    auto *close = dialog->findChild<QPushButton *>(u"importClose"_s);
    const bool isRead = desk.detail.endsWith(u".csv"_s) && !desk.detail.endsWith(u"broken.csv"_s);
    if (!isRead || !SoakDesk::waitFor([accept] { return accept->isEnabled(); })) {
        if (isRead)
            desk.fault = u"a list of prices is not read"_s;
        return;
    }
    if (desk.any(3) > 0) {
        QTest::mouseClick(accept, Qt::LeftButton);
        // Cancel also works while storing, until all rows are read: wait for the actual end.
        const auto *progress = dialog->findChild<QProgressBar *>(u"importProgress"_s);
        if (!SoakDesk::waitFor([progress] { return !progress->isVisible(); }))
            desk.fault = u"prices are not stored"_s;
        desk.settle();
    }
    QTest::mouseClick(close, Qt::LeftButton);
}

void importPrices(SoakDesk &desk)
{
    const char *names[] = {"2026-05-11.csv", "2026-07-20.csv", "2026-09-01.csv", "broken.csv"};
    desk.detail = desk.price(QLatin1String(desk.anyOf(names)));
    desk.chooser.answer = desk.detail;
    desk.trigger("file.import");
    finishImport(desk);
}

void importModel(SoakDesk &desk)
{
    const char *names[] = {"small/config.json", "large/config.json", "broken/config.json"};
    desk.detail = desk.path(QLatin1String(desk.anyOf(names)));
    desk.chooser.answer = desk.detail;
    desk.trigger("file.importModel");
}

void copy(SoakDesk &desk)
{
    if (desk.any(2) == 0)
        desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"edit.copyAs"_s));
    else
        desk.trigger("edit.copy");
}

void look(SoakDesk &desk)
{
    desk.chooser.answer = desk.path(u"boards/broken.chipboard"_s); // not a brand theme
    desk.detail = desk.chooseFrom(*desk.child<QMenu>(u"file.look"_s));
}

constexpr SoakAction fileRows[] = {
    {"save as", 3, saveAs},
    {"save", 5, save},
    {"open", 7, open},
    {"open a recent one", 2, openRecent},
    {"new from preset", 2, newBoard},
    {"duplicate the board", 1, duplicate},
    {"drop a file", 2, drop},
    {"export", 6, exportFile},
    {"export again", 2, exportAgain},
    {"stop an export", 1, stopExport},
    {"import prices", 2, importPrices},
    {"import a model", 1, importModel},
    {"copy", 4, copy},
    {"choose a company look", 1, look},
};

} // namespace

std::span<const SoakAction> fileActions() { return fileRows; }

} // namespace chipboard::testing
