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
    m_numbers = new QCheckBox(tr("Add the numbers as a table"), this);
    m_numbers->setObjectName(QStringLiteral("exportNumbers"));

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
    form->addRow(QString(), m_numbers);
    form->addRow(buttons);
}

void ExportDialog::setChoice(const ExportChoice &choice)
{
    choose(*m_format, choice.exporterId);
    choose(*m_size, choice.options.pageSize);
    m_numbers->setChecked(choice.options.numbersPage);
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    choice.exporterId = m_format->currentData().toString();
    choice.options.pageSize = m_size->currentData().toString();
    choice.options.numbersPage = m_numbers->isChecked();
    return choice;
}

} // namespace chipboard
