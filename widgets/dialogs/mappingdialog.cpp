#include "widgets/dialogs/mappingdialog.h"

#include "data/core/tr.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
namespace {

constexpr int notThere = -1;
constexpr int forAllRows = -2;
constexpr int fieldWidth = 200;

struct MarkRow
{
    char mark; ///< 0: detected
    const char *text;
};
constexpr MarkRow separators[] = {
    {0, QT_TR_NOOP("Detected from the file")},
    {',', QT_TR_NOOP("Comma")},
    {';', QT_TR_NOOP("Semicolon")},
    {'\t', QT_TR_NOOP("Tab")},
    {'|', QT_TR_NOOP("Vertical bar")},
};
constexpr MarkRow decimals[] = {
    {0, QT_TR_NOOP("Detected from the file")},
    {'.', QT_TR_NOOP("Point (1.50)")},
    {',', QT_TR_NOOP("Comma (1,50)")},
};

template<std::size_t Size>
QComboBox *markBox(const char *name, const QString &label, const MarkRow (&rows)[Size], QWidget *parent)
{
    auto *box = named<QComboBox>(name, parent);
    box->setAccessibleName(label);
    for (const MarkRow &row : rows)
        box->addItem(tr(row.text), int(row.mark));
    return box;
}

constexpr Column mostWanted[] = {Column::Instance, Column::Accelerator, Column::Chips,  Column::Provider, Column::Price,
                                 Column::PerWhat,  Column::Currency,    Column::Region, Column::AsOf};

/// A label aligned with the first line of its field.
QLabel *labelFor(QComboBox *box)
{
    auto *label = new QLabel(box->accessibleName(), box->parentWidget());
    label->setBuddy(box);
    label->setMinimumHeight(box->sizeHint().height());
    return label;
}

/// The field's name, capitalised: the table has it in lower case for use within sentences.
QString labelOf(const ColumnRow &row)
{
    QString text = tr(row.summary);
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

/// The usual meaning of a price list without that column.
QString usualValue(Column column)
{
    switch (column) {
    case Column::PerWhat:
        return tr("hour, or GPU hour");
    case Column::Currency:
        return QStringLiteral("USD");
    case Column::AsOf:
        return QStringLiteral("2026-11-22");
    case Column::Kind:
        return QStringLiteral("on-demand");
    default:
        return {};
    }
}

} // namespace

MappingDialog::MappingDialog(const ImportLook &look, const ColumnMapping &mapping, Read read, QWidget *parent)
    : QDialog(parent)
    , m_look(look)
    , m_read(std::move(read))
{
    setObjectName(QStringLiteral("mappingDialog"));
    setWindowTitle(tr("Columns of the price list"));
    resize(1080, 640);
    build();
    showLook(mapping);
}

void MappingDialog::build()
{
    auto *hint = new QLabel(tr("Assign the columns. An instance or an accelerator, a price and the provider are "
                               "required; leave out what the file does not have."),
                            this);
    hint->setWordWrap(true);
    m_faults = wrappedLabel("mappingFaults", "warning", {}, this);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = named<QPushButton>("mappingAccept", tr("Use these columns"), buttons);
    m_accept->setProperty("primary", true);
    m_accept->setDefault(true);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *middle = arranged<QHBoxLayout>(nullptr, gridStep * 2);
    middle->addWidget(buildFields());
    middle->addWidget(buildPreview(), 1);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {20, 20, 20, 16});
    layout->addWidget(hint);
    layout->addLayout(middle, 1);
    layout->addWidget(m_faults);
    layout->addWidget(buttons);
}

QWidget *MappingDialog::buildFields()
{
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    auto *form = arranged<QFormLayout>(content, gridStep, {0, 0, 12, 0});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_separator = markBox("mappingSeparator", tr("Column separator"), separators, content);
    m_decimal = markBox("mappingDecimal", tr("Decimal sign"), decimals, content);
    for (const Column column : mostWanted)
        addField(*form, columnRow(column));
    form->addRow(labelFor(m_separator), m_separator);
    form->addRow(labelFor(m_decimal), m_decimal);
    for (const ColumnRow &row : columnTable()) {
        if (std::find(std::begin(mostWanted), std::end(mostWanted), row.column) == std::end(mostWanted))
            addField(*form, row);
    }
    connect(m_separator, &QComboBox::currentIndexChanged, this, &MappingDialog::readAgain);
    connect(m_decimal, &QComboBox::currentIndexChanged, this, &MappingDialog::changed);
    area->setWidget(content);
    content->setAutoFillBackground(false); // same background as the dialog
    area->viewport()->setAutoFillBackground(false);
    area->setMinimumWidth(content->sizeHint().width() + 2 * gridStep);
    return area;
}

void MappingDialog::addField(QFormLayout &form, const ColumnRow &row)
{
    const QString label = labelOf(row);
    auto *place = new QComboBox(this);
    place->setObjectName(QStringLiteral("map.") + QLatin1String(row.id));
    place->setAccessibleName(label);
    place->setMinimumWidth(fieldWidth);
    place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *constant = new QLineEdit(this);
    constant->setObjectName(QStringLiteral("value.") + QLatin1String(row.id));
    constant->setAccessibleName(tr("%1, the same for all rows").arg(label));
    constant->setPlaceholderText(usualValue(row.column));
    constant->hide();
    auto *both = arranged<QVBoxLayout>(nullptr, gridStep / 2);
    both->addWidget(place);
    both->addWidget(constant);
    form.addRow(labelFor(place), both);
    connect(place, &QComboBox::currentIndexChanged, this, &MappingDialog::changed);
    connect(constant, &QLineEdit::textChanged, this, &MappingDialog::changed);
    m_fields << Field{row.column, place, constant};
}

QWidget *MappingDialog::buildPreview()
{
    m_rows = named<QTableWidget>("mappingRows", this);
    m_rows->setAccessibleName(tr("The first rows of the file"));
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setSelectionMode(QAbstractItemView::NoSelection);
    m_rows->setTabKeyNavigation(false);
    m_rows->verticalHeader()->hide();
    m_rows->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_rows->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return m_rows;
}

void MappingDialog::showLook(const ColumnMapping &mapping)
{
    {
        const QScopedValueRollback<bool> showing(m_showing, true);
        m_separator->setCurrentIndex(std::max(0, m_separator->findData(int(mapping.separator))));
        m_decimal->setCurrentIndex(std::max(0, m_decimal->findData(int(mapping.decimal))));
        const QMap<Column, qsizetype> places = columnsIn(m_look.header, mapping);
        for (const Field &field : std::as_const(m_fields))
            showField(field, mapping, places);
    }
    changed();
}

void MappingDialog::showField(const Field &field, const ColumnMapping &mapping, const QMap<Column, qsizetype> &places)
{
    field.place->clear();
    field.place->addItem(tr("Not in the file"), notThere);
    field.place->addItem(tr("Same for all rows:"), forAllRows);
    field.place->insertSeparator(2);
    for (qsizetype i = 0; i < m_look.header.size(); ++i) {
        const QString name = m_look.header.at(i).trimmed();
        field.place->addItem(name.isEmpty() ? tr("Column %1").arg(i + 1) : name, static_cast<int>(i));
    }
    const QString constant = mapping.constants.value(field.column);
    field.constant->setText(constant);
    const int chosen = constant.isEmpty() ? static_cast<int>(places.value(field.column, notThere)) : forAllRows;
    field.place->setCurrentIndex(field.place->findData(chosen));
}

ColumnMapping MappingDialog::mapping() const
{
    ColumnMapping mapping{.separator = static_cast<char>(m_separator->currentData().toInt()),
                          .decimal = static_cast<char>(m_decimal->currentData().toInt())};
    const QMap<Column, qsizetype> guessed = columnsIn(m_look.header, {});
    for (const Field &field : m_fields) {
        const int place = field.place->currentData().toInt();
        if (place >= 0)
            mapping.headers[field.column] = m_look.header.at(place).trimmed();
        else if (place == forAllRows)
            mapping.constants[field.column] = field.constant->text().trimmed();
        else if (guessed.contains(field.column))
            mapping.constants[field.column] = QString(); // else it would be guessed again from its name
    }
    return mapping;
}

// The headers may change; mappings to existing headers are kept.
void MappingDialog::readAgain()
{
    if (m_showing)
        return;
    ColumnMapping now = mapping();
    const Result<ImportLook> look = m_read(now);
    if (!look) {
        m_faults->setText(look.problem().toText());
        m_faults->show();
        m_accept->setEnabled(false);
        return;
    }
    m_look = look.value();
    ColumnMapping kept{.separator = now.separator, .decimal = now.decimal};
    for (auto each = now.constants.begin(); each != now.constants.end(); ++each) {
        if (!each.value().isEmpty())
            kept.constants[each.key()] = each.value();
    }
    for (auto each = now.headers.begin(); each != now.headers.end(); ++each) {
        if (m_look.header.contains(each.value()))
            kept.headers[each.key()] = each.value();
    }
    showLook(kept);
}

void MappingDialog::showRows()
{
    QStringList titles;
    for (qsizetype i = 0; i < m_look.header.size(); ++i) {
        QStringList uses;
        for (const Field &field : std::as_const(m_fields)) {
            if (field.place->currentData().toInt() == i)
                uses << labelOf(columnRow(field.column));
        }
        titles << m_look.header.at(i).trimmed() + QLatin1Char('\n')
                + (uses.isEmpty() ? tr("not used") : QStringLiteral("→ ") + uses.join(QStringLiteral(", ")));
    }
    m_rows->setColumnCount(static_cast<int>(titles.size()));
    m_rows->setHorizontalHeaderLabels(titles);
    m_rows->setRowCount(static_cast<int>(m_look.rows.size()));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        for (int column = 0; column < m_rows->columnCount(); ++column)
            m_rows->setItem(row, column, new QTableWidgetItem(m_look.rows.at(row).value(column).left(200)));
    }
    m_rows->resizeColumnsToContents();
    constexpr int widest = 240;
    for (int column = 0; column < m_rows->columnCount(); ++column)
        m_rows->setColumnWidth(column, std::min(widest, m_rows->columnWidth(column)));
}

void MappingDialog::changed()
{
    if (m_showing)
        return;
    for (const Field &field : std::as_const(m_fields))
        field.constant->setVisible(field.place->currentData().toInt() == forAllRows);
    showRows();
    const QStringList faults = mappingFaults(m_look, mapping());
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
    m_accept->setEnabled(faults.isEmpty());
}

} // namespace chipboard
