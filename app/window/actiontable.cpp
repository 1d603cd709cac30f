#include "app/window/actiontable.h"

#include "app/window/windowactions.h"

#include <QtGlobal>

namespace chipboard {
namespace {

using A = WindowActions;
using K = QKeySequence;

constexpr MenuRow menuRows[] = {
    {MenuId::File, "fileMenu", QT_TRANSLATE_NOOP("Action", "&File")},
    {MenuId::Edit, "editMenu", QT_TRANSLATE_NOOP("Action", "&Edit")},
    {MenuId::View, "viewMenu", QT_TRANSLATE_NOOP("Action", "&View")},
    {MenuId::Board, "boardMenu", QT_TRANSLATE_NOOP("Action", "&Board")},
    {MenuId::Help, "helpMenu", QT_TRANSLATE_NOOP("Action", "&Help")},
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
    submenu(MenuId::File, "file.new", QT_TRANSLATE_NOOP("Action", "&New from preset"), &A::fillNew),
    {MenuId::File, "file.open", QT_TRANSLATE_NOOP("Action", "&Open…"), "Ctrl+O", K::Open, "document-open", "", &A::open},
    submenu(MenuId::File, "file.recent", QT_TRANSLATE_NOOP("Action", "Open &recent"), &A::fillRecent),
    {MenuId::File, "file.duplicate", QT_TRANSLATE_NOOP("Action", "&Duplicate"), "", K::UnknownKey, "", "", &A::duplicate},
    {MenuId::File, "file.save", QT_TRANSLATE_NOOP("Action", "&Save"), "Ctrl+S", K::Save, "document-save", "", &A::save},
    {MenuId::File, "file.saveAs", QT_TRANSLATE_NOOP("Action", "Save &as…"), "Ctrl+Shift+S", K::SaveAs, "document-save-as", "", &A::saveAs},
    separator(MenuId::File),
    {MenuId::File, "file.import", QT_TRANSLATE_NOOP("Action", "&Import prices…"), "Ctrl+I", K::UnknownKey, "document-import", "", &A::importPrices},
    {MenuId::File, "file.importModel", QT_TRANSLATE_NOOP("Action", "Import a &model…"), "", K::UnknownKey, "", "", &A::importModel},
    {MenuId::File, "file.export", QT_TRANSLATE_NOOP("Action", "&Export…"), "Ctrl+E", K::UnknownKey, "document-export", "", &A::exportPage},
    {MenuId::File, "file.brief", QT_TRANSLATE_NOOP("Action", "One-page &brief…"), "", K::UnknownKey, "", "", &A::exportBrief},
    {MenuId::File, "file.exportAgain", QT_TRANSLATE_NOOP("Action", "Export a&gain"), "Ctrl+Shift+E", K::UnknownKey, "", "", &A::exportAgain},
    {MenuId::File, "file.print", QT_TRANSLATE_NOOP("Action", "&Print…"), "Ctrl+P", K::Print, "", "", &A::printPage},
    {MenuId::File, "file.printPreview", QT_TRANSLATE_NOOP("Action", "Print pre&view…"), "", K::UnknownKey, "", "", &A::previewPrint},
    {MenuId::File, "file.deck", QT_TRANSLATE_NOOP("Action", "Dec&k…"), "Ctrl+Shift+D", K::UnknownKey, "", "", &A::showDeck},
    submenu(MenuId::File, "file.look", QT_TRANSLATE_NOOP("Action", "Brand &theme"), &A::fillLook),
    {MenuId::File, "file.checkSlide", QT_TRANSLATE_NOOP("Action", "&Check slide…"), "Ctrl+Shift+K", K::UnknownKey, "", "", &A::checkSlide},
    separator(MenuId::File),
    {MenuId::File, "file.quit", QT_TRANSLATE_NOOP("Action", "&Quit"), "Ctrl+Q", K::Quit, "application-exit", "", &A::quit, nullptr, QAction::QuitRole},

    {MenuId::Edit, "edit.undo", QT_TRANSLATE_NOOP("Action", "&Undo"), "Ctrl+Z", K::Undo, "edit-undo", "", &A::undo},
    {MenuId::Edit, "edit.redo", QT_TRANSLATE_NOOP("Action", "&Redo"), "Ctrl+Shift+Z", K::Redo, "edit-redo", "", &A::redo},
    separator(MenuId::Edit),
    {MenuId::Edit, "edit.copy", QT_TRANSLATE_NOOP("Action", "&Copy"), "Ctrl+C", K::Copy, "edit-copy", "", &A::copy},
    submenu(MenuId::Edit, "edit.copyAs", QT_TRANSLATE_NOOP("Action", "Copy &as"), &A::fillCopyAs),
    {MenuId::Edit, "edit.paste", QT_TRANSLATE_NOOP("Action", "&Paste comparison"), "Ctrl+V", K::Paste, "", "", &A::paste},
    submenu(MenuId::Edit, "edit.chart", QT_TRANSLATE_NOOP("Action", "C&hart"), &A::fillChart),
    {MenuId::Edit, "edit.numbers", QT_TRANSLATE_NOOP("Action", "Chart num&bers"), "Ctrl+T", K::UnknownKey, "", "", &A::showNumbers},
    {MenuId::Edit, "edit.pageTitle", QT_TRANSLATE_NOOP("Action", "Edit page &title…"), "Shift+F2", K::UnknownKey, "", "", &A::editPageTitle},
    {MenuId::Edit, "edit.selectNone", QT_TRANSLATE_NOOP("Action", "Clear selectio&n"), "Ctrl+Shift+A", K::UnknownKey, "edit-clear", "", &A::selectNone},
    {MenuId::Edit, "edit.find", QT_TRANSLATE_NOOP("Action", "&Find chip…"), "Ctrl+F", K::Find, "edit-find", "", &A::find},
    separator(MenuId::Edit),
    {MenuId::Edit, "edit.settings", QT_TRANSLATE_NOOP("Action", "&Settings…"), "Ctrl+,", K::Preferences, "preferences-system", "", &A::showSettings, nullptr, QAction::PreferencesRole},

    submenu(MenuId::View, "view.pages", QT_TRANSLATE_NOOP("Action", "Pa&ges"), &A::fillPages),
    {MenuId::View, "view.nextPage", QT_TRANSLATE_NOOP("Action", "&Next page"), "Ctrl+PgDown", K::UnknownKey, "", "", &A::nextPage},
    {MenuId::View, "view.previousPage", QT_TRANSLATE_NOOP("Action", "Pre&vious page"), "Ctrl+PgUp", K::UnknownKey, "", "", &A::previousPage},
    submenu(MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Action", "&Panels"), &A::fillPanels),
    {MenuId::View, "view.resetLayout", QT_TRANSLATE_NOOP("Action", "&Reset layout"), "", K::UnknownKey, "view-restore", "", &A::resetLayout},
    {MenuId::View, "view.present", QT_TRANSLATE_NOOP("Action", "Pre&sentation mode"), "F5", K::UnknownKey, "view-presentation", "", &A::present},
    {MenuId::View, "view.fullScreen", QT_TRANSLATE_NOOP("Action", "&Full screen"), "F11", K::UnknownKey, "view-fullscreen", "", &A::toggleFullScreen},
    separator(MenuId::View),
    {MenuId::View, "theme.system", QT_TRANSLATE_NOOP("Action", "&Light or dark, as the system"), "", K::UnknownKey, "", "theme", &A::themeSystem},
    {MenuId::View, "theme.light", QT_TRANSLATE_NOOP("Action", "L&ight"), "", K::UnknownKey, "", "theme", &A::themeLight},
    {MenuId::View, "theme.dark", QT_TRANSLATE_NOOP("Action", "&Dark"), "", K::UnknownKey, "", "theme", &A::themeDark},
    {MenuId::View, "theme.contrastLight", QT_TRANSLATE_NOOP("Action", "High &contrast, light"), "", K::UnknownKey, "", "theme", &A::themeContrastLight},
    {MenuId::View, "theme.contrastDark", QT_TRANSLATE_NOOP("Action", "&High contrast, dark"), "", K::UnknownKey, "", "theme", &A::themeContrastDark},
    separator(MenuId::View),
    {MenuId::View, "view.larger", QT_TRANSLATE_NOOP("Action", "&Bigger text"), "Ctrl++", K::ZoomIn, "", "", &A::largerText},
    {MenuId::View, "view.smaller", QT_TRANSLATE_NOOP("Action", "S&maller text"), "Ctrl+-", K::ZoomOut, "", "", &A::smallerText},
    {MenuId::View, "view.usualSize", QT_TRANSLATE_NOOP("Action", "Reset te&xt size"), "Ctrl+0", K::UnknownKey, "", "", &A::usualText},
    submenu(MenuId::View, "view.eyes", QT_TRANSLATE_NOOP("Action", "C&olour-vision simulation"), &A::fillEyes),
    submenu(MenuId::View, "view.language", QT_TRANSLATE_NOOP("Action", "L&anguage"), &A::fillLanguages),

    {MenuId::Board, "level.chip", QT_TRANSLATE_NOOP("Action", "Per &chip"), "Alt+1", K::UnknownKey, "", "level", &A::levelChip},
    {MenuId::Board, "level.instance", QT_TRANSLATE_NOOP("Action", "Per &instance"), "Alt+2", K::UnknownKey, "", "level", &A::levelInstance},
    {MenuId::Board, "level.system", QT_TRANSLATE_NOOP("Action", "Per &system"), "Alt+3", K::UnknownKey, "", "level", &A::levelSystem},
    separator(MenuId::Board),
    submenu(MenuId::Board, "board.preset", QT_TRANSLATE_NOOP("Action", "P&resets"), &A::fillPresets),
    submenu(MenuId::Board, "board.precision", QT_TRANSLATE_NOOP("Action", "&Precision"), &A::fillPrecisions),
    submenu(MenuId::Board, "board.prices", QT_TRANSLATE_NOOP("Action", "Pric&es"), &A::fillBooks),
    {MenuId::Board, "board.priceLists", QT_TRANSLATE_NOOP("Action", "Imported price &lists…"), "", K::UnknownKey, "", "", &A::showPriceLists},
    submenu(MenuId::Board, "board.baseline", QT_TRANSLATE_NOOP("Action", "&Baseline"), &A::fillBaselines),
    separator(MenuId::Board),
    {MenuId::Board, "values.absolute", QT_TRANSLATE_NOOP("Action", "&Absolute numbers"), "Alt+4", K::UnknownKey, "", "values", &A::valuesAbsolute},
    {MenuId::Board, "values.times", QT_TRANSLATE_NOOP("Action", "Ra&tio to the baseline"), "Alt+5", K::UnknownKey, "", "values", &A::valuesTimes},
    {MenuId::Board, "values.percent", QT_TRANSLATE_NOOP("Action", "Percent difference fro&m the baseline"), "Alt+6", K::UnknownKey, "", "values", &A::valuesPercent},
    separator(MenuId::Board),
    {MenuId::Board, "board.override", QT_TRANSLATE_NOOP("Action", "O&verride this figure…"), "F2", K::UnknownKey, "", "", &A::overrideFigure},
    {MenuId::Board, "board.overrides", QT_TRANSLATE_NOOP("Action", "C&ustom values…"), "Ctrl+Shift+F", K::UnknownKey, "", "", &A::showOverrides},
    {MenuId::Board, "board.scenarios", QT_TRANSLATE_NOOP("Action", "Scenari&os…"), "Ctrl+J", K::UnknownKey, "", "", &A::showScenarios},
    {MenuId::Board, "board.duplicate", QT_TRANSLATE_NOOP("Action", "&Duplicate and edit the item on the source card"), "", K::UnknownKey, "", "", &A::duplicateSubject},
    {MenuId::Board, "board.duplicateWorkload", QT_TRANSLATE_NOOP("Action", "Duplicate and edit this &workload"), "", K::UnknownKey, "", "", &A::duplicateWorkload},

    {MenuId::Help, "help.contents", QT_TRANSLATE_NOOP("Action", "Help &contents"), "F1", K::HelpContents, "help-contents", "", &A::showHelp},
    {MenuId::Help, "help.whatsThis", QT_TRANSLATE_NOOP("Action", "&What's this?"), "Shift+F1", K::WhatsThis, "", "", &A::whatsThis},
    {MenuId::Help, "help.tour", QT_TRANSLATE_NOOP("Action", "&Tour"), "", K::UnknownKey, "", "", &A::showTour},
    separator(MenuId::Help),
    {MenuId::Help, "help.commands", QT_TRANSLATE_NOOP("Action", "&Find a command…"), "Ctrl+K", K::UnknownKey, "edit-find", "", &A::showCommands},
    {MenuId::Help, "help.shortcuts", QT_TRANSLATE_NOOP("Action", "&Keyboard shortcuts"), "Ctrl+?", K::UnknownKey, "", "", &A::showShortcuts},
    {MenuId::Help, "help.about", QT_TRANSLATE_NOOP("Action", "&About Chipboard"), "", K::UnknownKey, "help-about", "", &A::showAbout, nullptr, QAction::AboutRole},
};
// clang-format on

} // namespace

std::span<const MenuRow> menuTable() { return menuRows; }

std::span<const ActionRow> actionTable() { return actionRows; }

} // namespace chipboard
