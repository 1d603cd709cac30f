#include "app/window/actiontable.h"

#include "app/document/boardedit.h"
#include "app/window/exportcontroller.h"
#include "app/window/helpcontroller.h"
#include "app/window/importcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/overridecontroller.h"
#include "app/window/ownthings.h"
#include "app/window/pricelists.h"
#include "app/window/settingscontroller.h"
#include "app/window/slidecontroller.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"

namespace chipboard {
namespace {

using A = WindowActions;
using K = QKeySequence;

constexpr MenuRow menuRows[] = {
    {MenuId::File, "fileMenu", QT_TR_NOOP("&File")}, {MenuId::Edit, "editMenu", QT_TR_NOOP("&Edit")},
    {MenuId::View, "viewMenu", QT_TR_NOOP("&View")}, {MenuId::Board, "boardMenu", QT_TR_NOOP("&Board")},
    {MenuId::Help, "helpMenu", QT_TR_NOOP("&Help")},
};

constexpr ActionRow separator(MenuId menu) { return {menu, "", "", ""}; }

constexpr ActionRow submenu(MenuId menu, const char *id, const char *text, void (A::*fill)(QMenu &))
{
    ActionRow row{menu, id, text, ""};
    row.fill = fill;
    return row;
}

// clang-format off
constexpr ActionRow actionRows[] = {
    submenu(MenuId::File, "file.new", QT_TR_NOOP("&New from preset"), &A::fillNew),
    {MenuId::File, "file.open", QT_TR_NOOP("&Open…"), "Ctrl+O", K::Open, "document-open", "", [](A &a) { a.open(); }},
    submenu(MenuId::File, "file.recent", QT_TR_NOOP("Open &recent"), &A::fillRecent),
    {MenuId::File, "file.duplicate", QT_TR_NOOP("&Duplicate"), "", K::UnknownKey, "", "", [](A &a) { a.document().edit(duplicated(a.document().board())); }},
    {MenuId::File, "file.save", QT_TR_NOOP("&Save"), "Ctrl+S", K::Save, "document-save", "", [](A &a) { a.save(); }},
    {MenuId::File, "file.saveAs", QT_TR_NOOP("Save &as…"), "Ctrl+Shift+S", K::SaveAs, "document-save-as", "", [](A &a) { a.saveAs(); }},
    separator(MenuId::File),
    {MenuId::File, "file.import", QT_TR_NOOP("&Import prices…"), "Ctrl+I", K::UnknownKey, "document-import", "", [](A &a) { a.window().importing().importFiles(); }},
    {MenuId::File, "file.importModel", QT_TR_NOOP("Import a &model…"), "", K::UnknownKey, "", "", [](A &a) { a.window().ownThings().importModel(&a.window()); }},
    {MenuId::File, "file.export", QT_TR_NOOP("&Export…"), "Ctrl+E", K::UnknownKey, "document-export", "", [](A &a) { a.window().exportShown(); }},
    {MenuId::File, "file.brief", QT_TR_NOOP("One-page &brief…"), "", K::UnknownKey, "", "", [](A &a) { a.window().exporting().exportBrief(); }},
    {MenuId::File, "file.exportAgain", QT_TR_NOOP("Export a&gain"), "Ctrl+Shift+E", K::UnknownKey, "", "", [](A &a) { a.window().exporting().exportAgain(); }},
    {MenuId::File, "file.print", QT_TR_NOOP("&Print…"), "Ctrl+P", K::Print, "", "", [](A &a) { a.window().exporting().printPage(); }},
    {MenuId::File, "file.printPreview", QT_TR_NOOP("Print pre&view…"), "", K::UnknownKey, "", "", [](A &a) { a.window().exporting().previewPrint(); }},
    {MenuId::File, "file.deck", QT_TR_NOOP("Dec&k…"), "Ctrl+Shift+D", K::UnknownKey, "", "", [](A &a) { a.showDeck(); }},
    submenu(MenuId::File, "file.look", QT_TR_NOOP("Brand &theme"), &A::fillLook),
    {MenuId::File, "file.checkSlide", QT_TR_NOOP("&Check slide…"), "Ctrl+Shift+K", K::UnknownKey, "", "", [](A &a) { a.checkSlide(); }},
    separator(MenuId::File),
    {MenuId::File, "file.quit", QT_TR_NOOP("&Quit"), "Ctrl+Q", K::Quit, "application-exit", "", [](A &a) { a.window().close(); }, nullptr, QAction::QuitRole},

    {MenuId::Edit, "edit.undo", QT_TR_NOOP("&Undo"), "Ctrl+Z", K::Undo, "edit-undo", "", [](A &a) { a.document().undoStack().undo(); }},
    {MenuId::Edit, "edit.redo", QT_TR_NOOP("&Redo"), "Ctrl+Shift+Z", K::Redo, "edit-redo", "", [](A &a) { a.document().undoStack().redo(); }},
    separator(MenuId::Edit),
    {MenuId::Edit, "edit.copy", QT_TR_NOOP("&Copy"), "Ctrl+C", K::Copy, "edit-copy", "", [](A &a) { a.window().copy(); }},
    submenu(MenuId::Edit, "edit.copyAs", QT_TR_NOOP("Copy &as"), &A::fillCopyAs),
    {MenuId::Edit, "edit.paste", QT_TR_NOOP("&Paste comparison"), "Ctrl+V", K::Paste, "", "", [](A &a) { a.window().paste(); }},
    submenu(MenuId::Edit, "edit.chart", QT_TR_NOOP("C&hart"), &A::fillChart),
    {MenuId::Edit, "edit.numbers", QT_TR_NOOP("Chart num&bers"), "Ctrl+T", K::UnknownKey, "", "", [](A &a) { a.window().showNumbers(); }},
    {MenuId::Edit, "edit.pageTitle", QT_TR_NOOP("Edit page &title…"), "Shift+F2", K::UnknownKey, "", "", [](A &a) { a.window().editPageTitle(); }},
    {MenuId::Edit, "edit.selectNone", QT_TR_NOOP("Clear selectio&n"), "Ctrl+Shift+A", K::UnknownKey, "edit-clear", "", [](A &a) { a.presenter().selectNone(); }},
    {MenuId::Edit, "edit.find", QT_TR_NOOP("&Find chip…"), "Ctrl+F", K::Find, "edit-find", "", [](A &a) { a.window().findChip(); }},
    separator(MenuId::Edit),
    {MenuId::Edit, "edit.settings", QT_TR_NOOP("&Settings…"), "Ctrl+,", K::Preferences, "preferences-system", "", [](A &a) { a.window().settings().open(); }, nullptr, QAction::PreferencesRole},

    submenu(MenuId::View, "view.pages", QT_TR_NOOP("Pa&ges"), &A::fillPages),
    {MenuId::View, "view.nextPage", QT_TR_NOOP("&Next page"), "Ctrl+PgDown", K::UnknownKey, "", "", [](A &a) { a.turnPage(1); }},
    {MenuId::View, "view.previousPage", QT_TR_NOOP("Pre&vious page"), "Ctrl+PgUp", K::UnknownKey, "", "", [](A &a) { a.turnPage(-1); }},
    submenu(MenuId::View, "view.panels", QT_TR_NOOP("&Panels"), &A::fillPanels),
    {MenuId::View, "view.resetLayout", QT_TR_NOOP("&Reset layout"), "", K::UnknownKey, "view-restore", "", [](A &a) { a.window().resetLayout(); }},
    {MenuId::View, "view.present", QT_TR_NOOP("Pre&sentation mode"), "F5", K::UnknownKey, "view-presentation", "", [](A &a) { a.window().present(); }},
    {MenuId::View, "view.fullScreen", QT_TR_NOOP("&Full screen"), "F11", K::UnknownKey, "view-fullscreen", "", [](A &a) { a.window().toggleFullScreen(); }},
    separator(MenuId::View),
    {MenuId::View, "theme.system", QT_TR_NOOP("&Light or dark, as the system"), "", K::UnknownKey, "", "theme", [](A &a) { a.window().chooseTheme(QStringLiteral("system")); }},
    {MenuId::View, "theme.light", QT_TR_NOOP("L&ight"), "", K::UnknownKey, "", "theme", [](A &a) { a.window().chooseTheme(QStringLiteral("light")); }},
    {MenuId::View, "theme.dark", QT_TR_NOOP("&Dark"), "", K::UnknownKey, "", "theme", [](A &a) { a.window().chooseTheme(QStringLiteral("dark")); }},
    {MenuId::View, "theme.contrastLight", QT_TR_NOOP("High &contrast, light"), "", K::UnknownKey, "", "theme", [](A &a) { a.window().chooseTheme(QStringLiteral("contrastLight")); }},
    {MenuId::View, "theme.contrastDark", QT_TR_NOOP("&High contrast, dark"), "", K::UnknownKey, "", "theme", [](A &a) { a.window().chooseTheme(QStringLiteral("contrastDark")); }},
    separator(MenuId::View),
    {MenuId::View, "view.larger", QT_TR_NOOP("&Bigger text"), "Ctrl++", K::ZoomIn, "", "", [](A &a) { a.window().chooseTextSize(nextTextSize(a.window().textSize(), 1)); }},
    {MenuId::View, "view.smaller", QT_TR_NOOP("S&maller text"), "Ctrl+-", K::ZoomOut, "", "", [](A &a) { a.window().chooseTextSize(nextTextSize(a.window().textSize(), -1)); }},
    {MenuId::View, "view.usualSize", QT_TR_NOOP("Reset te&xt size"), "Ctrl+0", K::UnknownKey, "", "", [](A &a) { a.window().chooseTextSize(100); }},
    submenu(MenuId::View, "view.eyes", QT_TR_NOOP("C&olour-vision simulation"), &A::fillEyes),
    submenu(MenuId::View, "view.language", QT_TR_NOOP("L&anguage"), &A::fillLanguages),

    {MenuId::Board, "level.chip", QT_TR_NOOP("Per &chip"), "Alt+1", K::UnknownKey, "", "level", [](A &a) { a.presenter().chooseLevel(Level::Chip); }},
    {MenuId::Board, "level.instance", QT_TR_NOOP("Per &instance"), "Alt+2", K::UnknownKey, "", "level", [](A &a) { a.presenter().chooseLevel(Level::Instance); }},
    {MenuId::Board, "level.system", QT_TR_NOOP("Per &system"), "Alt+3", K::UnknownKey, "", "level", [](A &a) { a.presenter().chooseLevel(Level::System); }},
    separator(MenuId::Board),
    submenu(MenuId::Board, "board.preset", QT_TR_NOOP("P&resets"), &A::fillPresets),
    submenu(MenuId::Board, "board.precision", QT_TR_NOOP("&Precision"), &A::fillPrecisions),
    submenu(MenuId::Board, "board.prices", QT_TR_NOOP("Pric&es"), &A::fillBooks),
    {MenuId::Board, "board.priceLists", QT_TR_NOOP("Imported price &lists…"), "", K::UnknownKey, "", "", [](A &a) { a.window().priceLists().showList(); }},
    submenu(MenuId::Board, "board.baseline", QT_TR_NOOP("&Baseline"), &A::fillBaselines),
    separator(MenuId::Board),
    {MenuId::Board, "values.absolute", QT_TR_NOOP("&Absolute numbers"), "Alt+4", K::UnknownKey, "", "values", [](A &a) { a.presenter().chooseValues(ValueForm::Absolute); }},
    {MenuId::Board, "values.times", QT_TR_NOOP("Ra&tio to the baseline"), "Alt+5", K::UnknownKey, "", "values", [](A &a) { a.presenter().chooseValues(ValueForm::Times); }},
    {MenuId::Board, "values.percent", QT_TR_NOOP("Percent difference fro&m the baseline"), "Alt+6", K::UnknownKey, "", "values", [](A &a) { a.presenter().chooseValues(ValueForm::Percent); }},
    separator(MenuId::Board),
    {MenuId::Board, "board.override", QT_TR_NOOP("O&verride this figure…"), "F2", K::UnknownKey, "", "", [](A &a) { a.window().overrideFigure(); }},
    {MenuId::Board, "board.overrides", QT_TR_NOOP("C&ustom values…"), "Ctrl+Shift+F", K::UnknownKey, "", "", [](A &a) { a.window().overriding().showList(); }},
    {MenuId::Board, "board.scenarios", QT_TR_NOOP("Scenari&os…"), "Ctrl+J", K::UnknownKey, "", "", [](A &a) { a.showScenarios(); }},
    {MenuId::Board, "board.duplicate", QT_TR_NOOP("&Duplicate and edit the item on the source card"), "", K::UnknownKey, "", "", [](A &a) { a.window().ownThings().duplicateSubject(); }},
    {MenuId::Board, "board.duplicateWorkload", QT_TR_NOOP("Duplicate and edit this &workload"), "", K::UnknownKey, "", "", [](A &a) { a.window().ownThings().duplicateWorkload(); }},

    {MenuId::Help, "help.contents", QT_TR_NOOP("Help &contents"), "F1", K::HelpContents, "help-contents", "", [](A &a) { a.window().help().openHere(); }},
    {MenuId::Help, "help.whatsThis", QT_TR_NOOP("&What's this?"), "Shift+F1", K::WhatsThis, "", "", [](A &a) { a.window().help().whatsThis(); }},
    {MenuId::Help, "help.tour", QT_TR_NOOP("&Tour"), "", K::UnknownKey, "", "", [](A &a) { a.window().tour().start(a.window().theme()); }},
    separator(MenuId::Help),
    {MenuId::Help, "help.commands", QT_TR_NOOP("&Find a command…"), "Ctrl+K", K::UnknownKey, "edit-find", "", [](A &a) { a.showCommands(); }},
    {MenuId::Help, "help.shortcuts", QT_TR_NOOP("&Keyboard shortcuts"), "Ctrl+?", K::UnknownKey, "", "", [](A &a) { a.showShortcuts(); }},
    {MenuId::Help, "help.about", QT_TR_NOOP("&About Chipboard"), "", K::UnknownKey, "help-about", "", [](A &a) { a.showAbout(); }, nullptr, QAction::AboutRole},
};
// clang-format on

} // namespace

std::span<const MenuRow> menuTable() { return menuRows; }

std::span<const ActionRow> actionTable() { return actionRows; }

} // namespace chipboard
