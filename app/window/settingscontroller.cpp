#include "app/window/settingscontroller.h"

#include "app/window/exportcontroller.h"
#include "app/window/mainwindow.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/dialogs/filechooser.h"
#include "widgets/dialogs/settingsdialog.h"
#include "widgets/theme/parts.h"

#include <QAction>

namespace chipboard {
namespace {

/// Applies a setting at once; other settings are read when needed.
struct SettingUse
{
    Setting setting;
    void (*apply)(MainWindow &window, const QVariant &value);
};

// Triggers the menu action, so that the menu shows the choice, too.
void applyTheme(MainWindow &window, const QVariant &value)
{
    if (auto *action = window.findChild<QAction *>(QStringLiteral("theme.") + value.toString()))
        action->trigger();
}

void applyTextSize(MainWindow &window, const QVariant &value) { window.chooseTextSize(value.toInt()); }
void applyLook(MainWindow &window, const QVariant &value) { window.useLook(value.toString()); }
void applyLanguage(MainWindow &window, const QVariant &value) { emit window.languageChosen(value.toString()); }

constexpr SettingUse uses[] = {
    {Setting::Theme, applyTheme},
    {Setting::TextSize, applyTextSize},
    {Setting::CompanyLook, applyLook},
    {Setting::Language, applyLanguage},
};

SettingKind kindOf(SettingEditor editor)
{
    switch (editor) {
    case SettingEditor::Toggle:
        return SettingKind::Toggle;
    case SettingEditor::Folder:
        return SettingKind::Folder;
    case SettingEditor::File:
        return SettingKind::File;
    case SettingEditor::Choice:
    case SettingEditor::None:
        return SettingKind::Choice;
    }
    Q_UNREACHABLE();
}

SettingField fieldOf(const SettingRow &row, const QVariant &value)
{
    SettingField field{.id = QString::fromLatin1(row.key),
                       .group = tr(row.group),
                       .label = tr(row.label),
                       .help = tr(row.help),
                       .kind = kindOf(row.editor),
                       .value = value};
    if (row.options != nullptr) {
        for (const SettingOption &option : row.options())
            field.choices << SettingChoice{option.value, option.text};
    }
    return field;
}

const SettingRow *editableRow(const QString &key)
{
    const std::span<const SettingRow> rows = settingTable();
    return findWhere(rows, [&key](const SettingRow &row) {
        return key == QLatin1String(row.key) && row.editor != SettingEditor::None;
    });
}

} // namespace

SettingsController::SettingsController(MainWindow &window, Settings &settings, FileChooser &fileChooser)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_fileChooser(fileChooser)
{
}

bool SettingsController::isOpen() const { return m_dialog != nullptr; }

void SettingsController::open()
{
    if (m_dialog != nullptr) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    QList<SettingField> fields;
    m_before.clear();
    for (const SettingRow &row : settingTable()) {
        if (row.editor == SettingEditor::None)
            continue;
        m_before[row.setting] = m_settings.value(row.setting);
        fields << fieldOf(row, m_before[row.setting]);
    }
    m_dialog = transient<SettingsDialog>(fields, &m_window);
    connect(m_dialog, &SettingsDialog::chosen, this, &SettingsController::choose);
    connect(m_dialog, &SettingsDialog::fileRequested, this, &SettingsController::askForFile);
    connect(m_dialog, &SettingsDialog::standardsRequested, this, &SettingsController::restoreStandards);
    connect(m_dialog, &SettingsDialog::takenBack, this, &SettingsController::takeBack);
    m_dialog->open();
}

void SettingsController::choose(const QString &key, const QVariant &value)
{
    if (const SettingRow *row = editableRow(key))
        put(*row, value);
}

// Keeps the setting if the value cannot be used. A language change replaces the window.
void SettingsController::put(const SettingRow &row, const QVariant &value)
{
    if (m_settings.value(row.setting) == value)
        return;
    const auto *use = findWhere(uses, [&row](const SettingUse &one) { return one.setting == row.setting; });
    if (use != nullptr)
        use->apply(m_window, value);
    else
        m_settings.set(row.setting, value);
    if (QLatin1String(row.key).startsWith(QLatin1String("export/")))
        m_window.exporting().readSettings();
    if (m_dialog != nullptr)
        m_dialog->setValue(QString::fromLatin1(row.key),
                           row.setting == Setting::Language ? value : m_settings.value(row.setting));
}

void SettingsController::askForFile(const QString &key)
{
    const SettingRow *row = editableRow(key);
    if (row == nullptr)
        return;
    const FileQuestion question{tr(row->label), m_settings.text(row->setting), tr("Brand theme (*.json)"), {}};
    if (const std::optional<QString> path = m_fileChooser.fileToOpen(m_dialog, question))
        put(*row, *path);
}

// The language comes last, because it replaces the window.
void SettingsController::restoreStandards()
{
    for (const bool isLanguage : {false, true}) {
        for (const SettingRow &row : settingTable()) {
            if (row.editor != SettingEditor::None && (row.setting == Setting::Language) == isLanguage)
                put(row, row.standardValue());
        }
    }
}

void SettingsController::takeBack()
{
    const std::map<Setting, QVariant> before = m_before;
    for (const bool isLanguage : {false, true}) {
        for (const SettingRow &row : settingTable()) {
            if (before.contains(row.setting) && (row.setting == Setting::Language) == isLanguage)
                put(row, before.at(row.setting));
        }
    }
}

} // namespace chipboard
