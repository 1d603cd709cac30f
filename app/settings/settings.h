// Purpose: what the program remembers between two runs, as a table of rows with key and default. An .ini file; a value
// of the wrong type reads as the default.
#pragma once

#include <QFileInfo>
#include <QSettings>
#include <QVariant>

#include <span>

namespace chipboard {

enum class Setting {
    WindowGeometry,
    WindowState,
    Theme,
    CompanyLook,
    TextSize,
    Language,
    BoardPath,
    ExportFormat,
    ExportPageSize,
    ExportNumbers,
    ExportScale,
    ExportBoard,
    ExportFolder,
    ExportTheme,
    ExportType,
    ExportArchive,
    ExportLanguage,
    ExportTemplate,
    RecentBoards,
    StartWithLast,
    TourSeen,
    OpenForms,
};

/// How a person chooses a setting. None: the program keeps it by itself.
enum class SettingEditor { None, Choice, Toggle, Folder, File };

struct SettingOption
{
    QVariant value;
    QString text;

    friend bool operator==(const SettingOption &, const SettingOption &) = default;
};

struct SettingRow
{
    Setting setting;
    const char *key;
    QMetaType::Type type;
    const char *standard; ///< the default as text; binary values have none

    SettingEditor editor = SettingEditor::None;
    const char *group = ""; ///< QT_TRANSLATE_NOOP in context "Setting", like the next two
    const char *label = "";
    const char *help = ""; ///< one sentence
    QList<SettingOption> (*options)() = nullptr;

    [[nodiscard]] QVariant standardValue() const;
};
[[nodiscard]] std::span<const SettingRow> settingTable();

class Settings
{
public:
    explicit Settings(const QString &path);

    [[nodiscard]] QVariant value(Setting setting) const;
    [[nodiscard]] QString text(Setting setting) const { return value(setting).toString(); }
    void set(Setting setting, const QVariant &value);
    /// Where the file is; locks of open boards are beside it.
    [[nodiscard]] QString folder() const { return QFileInfo(m_settings.fileName()).absolutePath(); }
    /// Writes what was set; the destructor does so too.
    void sync() { m_settings.sync(); }

private:
    QSettings m_settings;
};

/// Where things are kept; in QStandardPaths' test mode these are places for tests.
[[nodiscard]] QString settingsFile();
[[nodiscard]] QString lastBoardFile();
[[nodiscard]] QString mappingsFolder();

} // namespace chipboard
