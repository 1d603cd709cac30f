#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/settingscontroller.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"
#include "data/core/tr.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/dialogs/shortcutsdialog.h"
#include "widgets/panels/linklabel.h"
#include "widgets/theme/eyes.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QShortcut>
#include <QStatusBar>

namespace chipboard {
namespace {

constexpr int hintMs = 10000;

constexpr QLatin1String claimsLink("claims"); // id of the page
constexpr QLatin1String dataLink("data");     // of the help

LinkLabel *linkLabel(const char *name, QWidget *parent)
{
    auto *label = new LinkLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

// Only the Menu key makes Qt ask for it.
void openMenuByKey(const QWidget &window)
{
    QWidget *focused = window.focusWidget();
    if (focused == nullptr)
        return;
    const QPoint place = focused->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused->mapToGlobal(place));
    QCoreApplication::sendEvent(focused, &event);
}

QString linkText(const QColor &colour, const QString &link, const QString &text)
{
    return QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>").arg(colour.name(), link, text.toHtmlEscaped());
}

// What somebody forgot to switch off would be taken for the program's colours.
void showEyes(LinkLabel &label, const EyesRow &eyes, const QColor &colour)
{
    const bool isPreview = &eyes != eyesTable().data();
    const QString name = tr(eyes.name).remove(QLatin1Char('&'));
    const QString note = MainWindow::tr("Preview: %1").arg(name);
    const QString back = MainWindow::tr("Back to all colours");
    const QString link = linkText(colour, QLatin1String(eyesTable().front().id), back);
    label.showLinks(isPreview ? note.toHtmlEscaped() + QStringLiteral(" · ") + link : QString());
    label.setAccessibleName(isPreview ? MainWindow::tr("%1. %2").arg(note, back) : QString());
    label.setVisible(isPreview);
}

} // namespace

void MainWindow::buildHelp()
{
    const auto keys = [this] {
        QList<HelpKey> all;
        for (const ShortcutRow &row : m_actions->shortcuts())
            all << HelpKey{row.group, row.text, row.keys};
        return all;
    };
    m_help = new HelpController(*this, m_presenter, m_services.openLink, keys);
    m_settings = new SettingsController(*this, m_services.settings, m_services.fileChooser);
    m_tour = new Tour(*this, m_services.settings);
    connect(m_help, &HelpController::hinted, this,
            [this](const QString &text) { statusBar()->showMessage(text, hintMs); });
}

// Links are no higher than a line, so that the bar keeps its height.
void MainWindow::buildStatus()
{
    m_status = linkLabel("statusText", this);
    m_status->setContentsMargins(gridStep + gridStep / 2, 0, 0, 0);
    connect(m_status, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link == claimsLink)
            choosePage(claimsLink);
        else
            m_help->open(dataLink);
    });
    if (isOnSmallScreen(*this))
        m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_status, 1);
    QAction *toggle = findChild<QDockWidget *>(QStringLiteral("numbersDock"))->toggleViewAction();
    LinkLabel *numbers = linkLabel("numbersLink", this);
    numbers->setContentsMargins(0, 0, gridStep + gridStep / 2, 0);
    connect(toggle, &QAction::toggled, this, [this] { showStatus(m_presenter.view().status); });
    connect(numbers, &QLabel::linkActivated, toggle, &QAction::trigger);
    LinkLabel *eyes = linkLabel("eyesNote", this);
    eyes->setContentsMargins(0, 0, gridStep + gridStep / 2, 0);
    connect(eyes, &QLabel::linkActivated, this, [this](const QString &id) { chooseEyes(id); });
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    statusBar()->addPermanentWidget(eyes);
    eyes->hide(); // the bar shows what is given to it
    statusBar()->addPermanentWidget(numbers);
    statusBar()->setSizeGripEnabled(false);
    auto *menuKey = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10), this);
    connect(menuKey, &QShortcut::activated, this, [this] { openMenuByKey(*this); });
}

void MainWindow::showStatus(const QStringList &parts)
{
    // Where nothing is contradicted there is nothing to follow.
    const QLatin1String claims = m_presenter.view().contradictions > 0 ? QLatin1String(claimsLink) : QLatin1String();
    const QLatin1String links[] = {{}, claims, dataLink};
    QStringList shown;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QLatin1String link = links[i];
        shown << (link.isEmpty() ? parts.at(i).toHtmlEscaped() : linkText(m_theme.textMuted, link, parts.at(i)));
    }
    m_status->showLinks(shown.join(QStringLiteral(" · ")));
    m_status->setAccessibleName(parts.join(QStringLiteral(", ")));
    const bool isShown = findChild<QDockWidget *>(QStringLiteral("numbersDock"))->toggleViewAction()->isChecked();
    auto *numbers = findChild<LinkLabel *>(QStringLiteral("numbersLink"));
    numbers->setAccessibleName(isShown ? tr("Hide the numbers") : tr("Show the numbers"));
    numbers->showLinks(linkText(m_theme.textMuted, QStringLiteral("numbers"), numbers->accessibleName()));
    showEyes(*findChild<LinkLabel *>(QStringLiteral("eyesNote")), findEyes(m_eyes), m_theme.accent);
}

} // namespace chipboard
