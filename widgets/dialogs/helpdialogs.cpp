#include "widgets/dialogs/helpdialogs.h"

#include "widgets/dialogs/dialogroom.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {

constexpr int narrowest = 440;

AboutDialog::AboutDialog(const AboutFacts &facts, const QIcon &icon, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Chipboard"));
    auto *picture = new QLabel(this);
    picture->setPixmap(icon.pixmap(64));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = arranged<QVBoxLayout>(this, gridStep, {24, 24, 24, 16});
    layout->addWidget(picture);
    layout->addWidget(selectableText("aboutName", "title", tr("Chipboard %1").arg(facts.version), this));
    layout->addWidget(
        selectableText("aboutPurpose", "",
                       tr("Compares AI chips in compute, memory, bandwidth and cost, with the source of every "
                          "number."),
                       this));
    layout->addWidget(selectableText(
        "aboutData", "", tr("Catalogue of %1: %2.").arg(facts.catalogRevision, facts.catalogSummary), this));
    layout->addWidget(
        selectableText("aboutLicences", "muted",
                       tr("Chipboard is free software under the GNU General Public License, version 3 or later, "
                          "and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and "
                          "nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).")
                           .arg(QLatin1String(qVersion())),
                       this));
    layout->addWidget(
        selectableText("aboutParts", "muted",
                       tr("Files are written with libxlsxwriter (BSD 2-Clause) and zlib (zlib licence); imported "
                          "prices are kept with SQLite (public domain)."),
                       this));
    layout->addWidget(buttons);
}

// The font is known when the dialog is shown: larger type needs a wider dialog, and the height follows.
void AboutDialog::showEvent(QShowEvent *event)
{
    const QSize room = roomFor(*this);
    const int width = std::min(lettersWide(*this, 66, narrowest), room.width());
    setFixedWidth(width);
    resize(width, std::min(layout()->totalHeightForWidth(width), room.height()));
    QDialog::showEvent(event);
}

static QTableWidgetItem *shortcutCell(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 480);
    auto *table = named<QTableWidget>("shortcutsTable", static_cast<int>(rows.size()), 3, this);
    table->setAccessibleName(windowTitle());
    table->setHorizontalHeaderLabels({tr("Where"), tr("What"), tr("Keys")});
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (int row = 0; row < table->rowCount(); ++row) {
        table->setItem(row, 0, shortcutCell(rows.at(row).group));
        table->setItem(row, 1, shortcutCell(rows.at(row).text));
        table->setItem(row, 2, shortcutCell(rows.at(row).keys));
    }
    table->resizeColumnToContents(0);
    table->setColumnWidth(2, 160);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(table);
    layout->addWidget(buttons);
}

} // namespace chipboard
