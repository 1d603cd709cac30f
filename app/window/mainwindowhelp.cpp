#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/settingscontroller.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"
#include "widgets/dialogs/shortcutsdialog.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QStatusBar>

namespace chipboard {
namespace {

constexpr int hintMs = 10000;

constexpr QLatin1String claimsLink("claims"); // id of the page
constexpr QLatin1String dataLink("data");     // of the help

QLabel *linkLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setFocusPolicy(Qt::StrongFocus);
    return label;
}

QString linkText(const QColor &colour, const QString &link, const QString &text)
{
    return QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>").arg(colour.name(), link, text.toHtmlEscaped());
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
    statusBar()->addWidget(m_status, 1);
    QAction *toggle = findChild<QDockWidget *>(QStringLiteral("numbersDock"))->toggleViewAction();
    QLabel *numbers = linkLabel("numbersLink", this);
    numbers->setContentsMargins(0, 0, gridStep + gridStep / 2, 0);
    connect(toggle, &QAction::toggled, this, [this] { showStatus(m_presenter.view().status); });
    connect(numbers, &QLabel::linkActivated, toggle, &QAction::trigger);
    statusBar()->addPermanentWidget(numbers);
    statusBar()->setSizeGripEnabled(false);
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
    m_status->setText(shown.join(QStringLiteral(" · ")));
    m_status->setAccessibleName(parts.join(QStringLiteral(", ")));
    const bool isShown = findChild<QDockWidget *>(QStringLiteral("numbersDock"))->toggleViewAction()->isChecked();
    auto *numbers = findChild<QLabel *>(QStringLiteral("numbersLink"));
    numbers->setAccessibleName(isShown ? tr("Hide the numbers") : tr("Show the numbers"));
    numbers->setText(linkText(m_theme.textMuted, QStringLiteral("numbers"), numbers->accessibleName()));
}

} // namespace chipboard
