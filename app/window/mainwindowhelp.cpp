#include "app/window/helpcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/settingscontroller.h"
#include "app/window/tour.h"
#include "app/window/windowactions.h"
#include "widgets/dialogs/shortcutsdialog.h"

#include <QLabel>
#include <QStatusBar>

namespace chipboard {
namespace {

constexpr int hintMs = 10000;

constexpr QLatin1String claimsLink("claims"); // id of the page
constexpr QLatin1String dataLink("data");     // of the help

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
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("statusText"));
    m_status->setContentsMargins(gridStep + gridStep / 2, 0, 0, 0);
    m_status->setTextFormat(Qt::RichText);
    m_status->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_status->setFocusPolicy(Qt::StrongFocus);
    connect(m_status, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link == claimsLink)
            choosePage(claimsLink);
        else
            m_help->open(dataLink);
    });
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::showStatus(const QStringList &parts)
{
    const QLatin1String links[] = {{}, claimsLink, dataLink};
    QStringList shown;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString text = parts.at(i).toHtmlEscaped();
        const QLatin1String link = links[i];
        shown << (link.isEmpty() ? text
                                 : QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>")
                                       .arg(m_theme.textMuted.name(), link, text));
    }
    m_status->setText(shown.join(QStringLiteral(" · ")));
    m_status->setAccessibleName(parts.join(QStringLiteral(", ")));
}

} // namespace chipboard
