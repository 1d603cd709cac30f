// Purpose: the persistent settings, as a table of keys and defaults in an .ini file; a value of the wrong type reads as
// the default.
#pragma once

#include "data/core/result.h"
#include "data/import/columnmapping.h"

#include <QFileInfo>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>

#include <functional>
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
    ExtraPage,
    LastPage,
};

/// How the user edits a setting. None: it is internal.
enum class SettingEditor { None, Choice, Toggle, Folder, File };

struct SettingOption
{
    QVariant value;
    QString text;
};

struct SettingRow
{
    Setting setting;
    const char *key;
    QMetaType::Type type;
    const char *standard; ///< default as text; empty for binary values and empty lists

    SettingEditor editor = SettingEditor::None;
    const char *group = ""; ///< QT_TR_NOOP, like the next two
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
    ~Settings(); ///< writes pending changes
    Q_DISABLE_COPY_MOVE(Settings)

    [[nodiscard]] QVariant value(Setting setting) const;
    [[nodiscard]] QString text(Setting setting) const { return value(setting).toString(); }
    /// Takes effect at once; written from the event loop.
    void set(Setting setting, const QVariant &value);
    /// The same as a modification of the current value: list entries added by another window meanwhile are kept.
    void change(Setting setting, std::function<QVariant(const QVariant &)> how);
    /// The folder of the file, which also has the locks of open boards.
    [[nodiscard]] QString folder() const { return QFileInfo(m_path).absolutePath(); }
    /// Problems with the existing file. A damaged one is renamed; an unreadable one is left alone, and changes last for
    /// this run.
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    /// Called if the file cannot be written; it stays unchanged, and the next change tries again.
    void setTold(std::function<void(const Problem &)> told) { m_told = std::move(told); }
    /// Writes pending changes, then picks up changes of other windows.
    void sync();

private:
    using Values = QMap<QString, QVariant>; ///< by key
    struct Changed
    {
        QByteArray content;
        Values values;
    };
    void lookAtFile();
    [[nodiscard]] Result<Changed> changedFile() const;

    QString m_path;
    Values m_file;                                                      ///< contents of the file
    QMap<Setting, std::function<QVariant(const QVariant &)>> m_changed; ///< not written yet
    Problems m_problems;
    std::function<void(const Problem &)> m_told;
    QTimer m_timer;
    bool m_mayWrite = true;
};

[[nodiscard]] QString settingsFile();
[[nodiscard]] QString lastBoardFile();
[[nodiscard]] QString mappingsFolder();

// Folders for user files, the same for window and command line.

/// Catalogue files here overlay the shipped ones: ~/.local/share/chipboard/catalog on Linux. May not exist.
[[nodiscard]] QString userCatalogFolder();

// The most recently opened or saved board files, newest first.

constexpr qsizetype recentBoardsKept = 10;

/// Only files that still exist.
[[nodiscard]] QStringList recentBoards(const Settings &settings);
/// Moves it to the front; ignores an empty path.
void rememberBoard(Settings &settings, const QString &path);
void forgetRecentBoards(Settings &settings);

// Column mappings, kept in a folder and proposed for files with the same header.

class KeptMappings
{
public:
    explicit KeptMappings(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// Empty if there is none, or if it is unreadable.
    [[nodiscard]] std::optional<ColumnMapping> find(const QStringList &header) const;
    [[nodiscard]] Result<Done> keep(const QStringList &header, const ColumnMapping &mapping) const;

private:
    [[nodiscard]] QString fileFor(const QStringList &header) const;

    QString m_folder;
};

} // namespace chipboard
