#include "widgets/dialogs/exportdialog.h"

#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace chipboard {
namespace {

void choose(QComboBox &box, const QString &id)
{
    const int index = box.findData(id);
    if (index >= 0)
        box.setCurrentIndex(index);
}

QComboBox *comboBox(const char *name, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setMinimumWidth(240);
    return box;
}

} // namespace

ExportDialog::ExportDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    build();
}

void ExportDialog::build()
{
    m_format = comboBox("exportFormat", this);
    for (const Exporter &row : exporterTable())
        m_format->addItem(
            tr("%1 (*.%2)").arg(QCoreApplication::translate("Exporter", row.name), QLatin1String(row.suffix)),
            QString::fromLatin1(row.id));
    m_size = comboBox("exportSize", this);
    for (const PageSize &row : pageSizes())
        m_size->addItem(QCoreApplication::translate("PageSize", row.name), QString::fromLatin1(row.id));
    m_scale = comboBox("exportScale", this);
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        m_scale->addItem(QString(), scale);
    m_scale->setCurrentIndex(m_scale->findData(ExportOptions().scale));
    m_numbers = new QCheckBox(tr("Add the numbers as a table"), this);
    m_numbers->setObjectName(QStringLiteral("exportNumbers"));
    m_board = new QCheckBox(tr("Keep the &comparison inside, to open the file again"), this);
    m_board->setObjectName(QStringLiteral("exportBoard"));
    m_board->setToolTip(
        tr("Whoever gets the file can open it in Chipboard, with all scenarios and figures of your own."));
    m_board->setChecked(ExportOptions().keepsBoard);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(tr("Choose file…"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("exportAccept"));
    accept->setProperty("primary", true);
    accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout(this);
    form->setContentsMargins(20, 20, 20, 16);
    form->setSpacing(gridStep + gridStep / 2);
    form->setSizeConstraint(QLayout::SetFixedSize);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("Page &size"), m_size);
    form->addRow(tr("P&ixels"), m_scale);
    form->addRow(QString(), m_numbers);
    form->addRow(QString(), m_board);
    form->addRow(buttons);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    connect(m_size, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    followFormat();
}

void ExportDialog::followFormat()
{
    const Exporter &exporter = exporterTable()[static_cast<std::size_t>(m_format->currentIndex())];
    m_size->setEnabled(hasUse(exporter.uses, ExportUse::Page));
    m_numbers->setEnabled(hasUse(exporter.uses, ExportUse::Page));
    m_board->setEnabled(hasUse(exporter.uses, ExportUse::Page));
    m_scale->setEnabled(hasUse(exporter.uses, ExportUse::Scale));
    const PageSize &size = pageSizes()[static_cast<std::size_t>(m_size->currentIndex())];
    for (int row = 0; row < m_scale->count(); ++row) {
        const QSize pixels = pixelsOf(size, m_scale->itemData(row).toInt());
        m_scale->setItemText(row, tr("%1 x %2").arg(pixels.width()).arg(pixels.height()));
    }
}

void ExportDialog::setChoice(const ExportChoice &choice)
{
    choose(*m_format, choice.exporterId);
    choose(*m_size, choice.options.pageSize);
    m_numbers->setChecked(choice.options.numbersPage);
    m_board->setChecked(choice.options.keepsBoard);
    if (const int row = m_scale->findData(choice.options.scale); row >= 0)
        m_scale->setCurrentIndex(row);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.exporterId = m_format->currentData().toString();
    choice.options.pageSize = m_size->currentData().toString();
    choice.options.numbersPage = m_numbers->isChecked();
    choice.options.scale = m_scale->currentData().toInt();
    choice.options.keepsBoard = m_board->isChecked();
    return choice;
}

} // namespace chipboard
