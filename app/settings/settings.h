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
};

struct SettingRow
{
    Setting setting;
    const char *key;
    QMetaType::Type type;
    const char *standard; ///< the default as text; binary values have none
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
