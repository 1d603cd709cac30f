#include "app/window/mainwindow.h"

#include "app/window/exportcontroller.h"
#include "app/window/helpcontroller.h"
#include "app/window/tour.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/assumptionspanel.h"
#include "widgets/panels/numberstable.h"
#include "widgets/panels/pickerpanel.h"
#include "widgets/panels/sourcecardpanel.h"
#include "widgets/panels/topbar.h"
#include "widgets/theme/eyes.h"
#include "widgets/theme/lookedtheme.h"

#include <QApplication>

namespace chipboard {
namespace {

struct ThemeRow
{
    const char *choice;
    Theme (*theme)();
    bool takesLook; ///< a company's colours would undo the contrast
};

constexpr ThemeRow themes[] = {
    {"system", [] { return themeFor(QApplication::palette()); }, true},
    {"light", lightTheme, true},
    {"dark", darkTheme, true},
    {"contrastLight", [] { return contrastTheme(false); }, false},
    {"contrastDark", [] { return contrastTheme(true); }, false},
};

const ThemeRow &rowOf(const QString &choice)
{
    for (const ThemeRow &row : themes) {
        if (choice == QLatin1String(row.choice))
            return row;
    }
    return themes[0];
}

} // namespace

Theme MainWindow::chosenTheme(const QString &eyes) const
{
    const ThemeRow &row = m_darkOverride ? rowOf(*m_darkOverride ? QStringLiteral("dark") : QStringLiteral("light"))
                                         : rowOf(m_themeChoice);
    const Theme theme = row.takesLook ? withLook(row.theme(), m_look) : row.theme();
    return seenThrough(findEyes(eyes), enlarged(theme, m_textSize));
}

void MainWindow::chooseTheme(const QString &choice)
{
    m_themeChoice = choice;
    m_darkOverride.reset();
    m_services.settings.set(Setting::Theme, choice);
    followTheme();
}

void MainWindow::overrideTheme(bool dark)
{
    m_darkOverride = dark;
    followTheme();
}

void MainWindow::chooseTextSize(int percent)
{
    m_textSize = percent;
    m_services.settings.set(Setting::TextSize, percent);
    followTheme();
}

void MainWindow::chooseEyes(const QString &id)
{
    m_eyes = id;
    followTheme();
}

void MainWindow::followTheme()
{
    const Theme theme = chosenTheme(m_eyes);
    if (!(theme == m_theme))
        setTheme(theme);
}

void MainWindow::setTheme(const Theme &theme)
{
    if (!(theme.type == m_theme.type))
        QApplication::setFont(theme.type.font(theme.type.body)); // dialogs take theirs from there
    m_theme = theme;
    setPalette(paletteOf(theme));
    setStyleSheet(styleSheetOf(theme));
    m_bar->setTheme(theme);
    m_picker->setTheme(theme);
    m_numbers->setTheme(theme);
    m_card->setTheme(theme);
    m_assumptions->setTheme(theme);
    m_exporting->setTheme(theme);
    m_help->setTheme(theme);
    m_tour->setTheme(theme);
    showStatus(m_presenter.view().status);
    for (PageWidget *page : std::as_const(m_pageWidgets)) {
        if (page != nullptr)
            page->setTheme(theme);
    }
}

} // namespace chipboard
