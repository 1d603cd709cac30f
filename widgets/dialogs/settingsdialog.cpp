#include "widgets/dialogs/settingsdialog.h"

#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
constexpr QSize dialogSize{620, 560};
constexpr int settingWidth = 240;
constexpr int labelWidth = 140; ///< aligns the fields of all groups

static QString editorName(const SettingField &field) { return QStringLiteral("setting.") + field.id; }

static void showPath(QLabel &label, const QString &path)
{
    label.setText(path.isEmpty() ? SettingsDialog::tr("none") : path);
}

SettingsDialog::SettingsDialog(const QList<SettingField> &fields, QWidget *parent)
    : QDialog(parent)
    , m_fields(fields)
    , m_search(named<QLineEdit>("settingsSearch", this))
    , m_nothing(wrappedLabel("", "muted", tr("No setting matches. Esc clears the search."), this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    resize(dialogSize);
    m_search->setPlaceholderText(tr("Search the settings…"));
    m_search->setAccessibleName(tr("Search the settings"));
    m_search->setClearButtonEnabled(true);
    m_nothing->setObjectName(QStringLiteral("settingsNothing"));
    m_nothing->hide();
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep});
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(buildRows(), 1);
    layout->addWidget(buildButtons());
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::find);
}

QWidget *SettingsDialog::buildRows()
{
    auto *area = named<QScrollArea>("settingsArea", this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget(area);
    auto *column = arranged<QVBoxLayout>(content, 2 * gridStep, {0, 0, gridStep, 0});
    for (const SettingField &field : std::as_const(m_fields)) {
        QWidget *&group = m_groups[field.group];
        if (group == nullptr) {
            group = new QWidget(content);
            auto *form = arranged<QFormLayout>(group, gridStep);
            form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
            form->setRowWrapPolicy(QFormLayout::WrapLongRows);
            auto *heading = new QLabel(field.group, group);
            heading->setProperty("role", QStringLiteral("heading"));
            form->addRow(heading);
            column->addWidget(group);
        }
        addRow(field, *qobject_cast<QFormLayout *>(group->layout()));
    }
    column->addStretch(1);
    area->setWidget(content);
    for (QWidget *ground : {area->viewport(), content})
        ground->setAutoFillBackground(false); // shows the dialog's background
    return area;
}

void SettingsDialog::addRow(const SettingField &field, QFormLayout &form)
{
    QWidget *parent = form.parentWidget();
    QWidget *editor = buildEditor(field, parent);
    QLabel *help = wrappedLabel("", "muted", field.help, parent);
    if (field.kind == SettingKind::Toggle) {
        form.addRow(editor);
    } else {
        form.addRow(field.label, editor);
        auto *label = qobject_cast<QLabel *>(form.labelForField(editor));
        label->setWordWrap(true);
        label->setMinimumWidth(labelWidth);
        label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding); // same height as its field
    }
    form.addRow(help);
    m_rows << Row{field.group, QString(field.group + QLatin1Char(' ') + field.label + QLatin1Char(' ') + field.help),
                  &form, editor, help};
}

QWidget *SettingsDialog::buildEditor(const SettingField &field, QWidget *parent)
{
    switch (field.kind) {
    case SettingKind::Choice:
        return buildChoice(field, parent);
    case SettingKind::File:
        return buildFile(field, parent);
    case SettingKind::Toggle: {
        auto *box = new QCheckBox(field.label, parent);
        box->setObjectName(editorName(field));
        box->setAccessibleDescription(field.help);
        box->setChecked(field.value.toBool());
        connect(box, &QCheckBox::toggled, this, [this, id = field.id](bool on) { emit chosen(id, on); });
        return box;
    }
    case SettingKind::Folder: {
        auto *line = new QLineEdit(field.value.toString(), parent);
        line->setObjectName(editorName(field));
        line->setAccessibleName(field.label);
        line->setAccessibleDescription(field.help);
        line->setPlaceholderText(tr("Documents"));
        connect(line, &QLineEdit::editingFinished, this,
                [this, line, id = field.id] { emit chosen(id, line->text()); });
        return line;
    }
    }
    Q_UNREACHABLE();
}

QWidget *SettingsDialog::buildChoice(const SettingField &field, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(editorName(field));
    box->setAccessibleName(field.label);
    box->setAccessibleDescription(field.help);
    box->setMinimumWidth(settingWidth);
    box->setFocusPolicy(Qt::StrongFocus); // scrolling over it must not change it
    for (const SettingChoice &choice : field.choices)
        box->addItem(choice.text, choice.value);
    box->setCurrentIndex(box->findData(field.value));
    connect(box, &QComboBox::activated, this, [this, box, id = field.id] { emit chosen(id, box->currentData()); });
    return box;
}

QWidget *SettingsDialog::buildFile(const SettingField &field, QWidget *parent)
{
    auto *editor = new QWidget(parent);
    editor->setObjectName(editorName(field));
    auto *path = named<QLabel>("path", editor);
    path->setWordWrap(true);
    showPath(*path, field.value.toString());
    auto *choose = named<QPushButton>("choose", tr("Choose…"), editor);
    choose->setAccessibleName(tr("%1: choose a file").arg(field.label));
    auto *none = named<QPushButton>("none", tr("None"), editor);
    none->setAccessibleName(tr("%1: none").arg(field.label));
    auto *layout = arranged<QHBoxLayout>(editor, gridStep);
    layout->addWidget(path, 1);
    for (QPushButton *button : {choose, none}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    connect(choose, &QPushButton::clicked, this, [this, id = field.id] { emit fileRequested(id); });
    connect(none, &QPushButton::clicked, this, [this, id = field.id] { emit chosen(id, QString()); });
    return editor;
}

QWidget *SettingsDialog::buildButtons()
{
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *standards = box->addButton(tr("Restore &defaults"), QDialogButtonBox::ResetRole);
    standards->setObjectName(QStringLiteral("settingsStandards"));
    auto *before = box->addButton(tr("&Undo changes"), QDialogButtonBox::ResetRole);
    before->setObjectName(QStringLiteral("settingsUndo"));
    before->setToolTip(tr("Restore the settings from when this window was opened"));
    for (QAbstractButton *button : box->buttons())
        qobject_cast<QPushButton *>(button)->setAutoDefault(false); // Enter in the search must not close the dialog
    connect(standards, &QPushButton::clicked, this, &SettingsDialog::standardsRequested);
    connect(before, &QPushButton::clicked, this, &SettingsDialog::takenBack);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return box;
}

void SettingsDialog::setValue(const QString &id, const QVariant &value)
{
    const auto found = std::ranges::find_if(m_fields, [&id](const SettingField &field) { return field.id == id; });
    if (found == m_fields.end())
        return;
    found->value = value;
    QWidget *editor = m_rows.at(found - m_fields.begin()).editor;
    const QSignalBlocker blocker(editor);
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(box->findData(value));
    else if (auto *check = qobject_cast<QCheckBox *>(editor))
        check->setChecked(value.toBool());
    else if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(value.toString());
    else
        showPath(*editor->findChild<QLabel *>(QStringLiteral("path")), value.toString());
}

// A group without matches is hidden, too.
void SettingsDialog::find(const QString &typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QHash<QString, int> left;
    for (const Row &row : std::as_const(m_rows)) {
        const bool fits = std::ranges::all_of(
            words, [&row](const QString &word) { return row.words.contains(word, Qt::CaseInsensitive); });
        row.editor->setVisible(fits);
        row.help->setVisible(fits);
        if (QWidget *label = row.form->labelForField(row.editor))
            label->setVisible(fits);
        left[row.group] += fits ? 1 : 0;
    }
    bool isAny = false;
    for (auto group = m_groups.cbegin(); group != m_groups.cend(); ++group) {
        group.value()->setVisible(left.value(group.key()) > 0);
        isAny = isAny || left.value(group.key()) > 0;
    }
    m_nothing->setVisible(!isAny);
}

} // namespace chipboard
