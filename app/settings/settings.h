// Purpose: what the program remembers between two runs, as a table of rows with key and default. An .ini file; a value
// of the wrong type reads as the default.
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

/// How a person chooses a setting. None: the program keeps it by itself.
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
    const char *standard; ///< the default as text; empty for binary values and empty lists

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
    ~Settings(); ///< writes what was set
    Q_DISABLE_COPY_MOVE(Settings)

    [[nodiscard]] QVariant value(Setting setting) const;
    [[nodiscard]] QString text(Setting setting) const { return value(setting).toString(); }
    /// Holds at once; written when the event loop comes round.
    void set(Setting setting, const QVariant &value);
    /// The same, as a change of what is there by then: what another window adds to a list meanwhile stays in it.
    void change(Setting setting, std::function<QVariant(const QVariant &)> how);
    /// Where the file is; locks of open boards are beside it.
    [[nodiscard]] QString folder() const { return QFileInfo(m_path).absolutePath(); }
    /// What is wrong with the file that was found. A damaged one is kept under another name; one that cannot be read is
    /// left alone, and what is set holds for this run.
    [[nodiscard]] const Problems &problems() const { return m_problems; }
    /// Who is told when the file cannot be written; it stays as it was, and the next change tries again.
    void setTold(std::function<void(const Problem &)> told) { m_told = std::move(told); }
    /// Writes what was set, if anything was. From then on what other windows wrote holds here, too.
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
    Values m_file;                                                      ///< what it says
    QMap<Setting, std::function<QVariant(const QVariant &)>> m_changed; ///< and is not written yet
    Problems m_problems;
    std::function<void(const Problem &)> m_told;
    QTimer m_timer;
    bool m_mayWrite = true;
};

[[nodiscard]] QString settingsFile();
[[nodiscard]] QString lastBoardFile();
[[nodiscard]] QString mappingsFolder();

// Where a user's own files are looked for, the same for the window and the command line.

/// Catalogue files here overlay the shipped ones: ~/.local/share/chipboard/catalog on Linux. May not exist.
[[nodiscard]] QString userCatalogFolder();

// The files of boards that were opened or saved last, newest first.

constexpr qsizetype recentBoardsKept = 10;

/// Those that are still there.
[[nodiscard]] QStringList recentBoards(const Settings &settings);
/// Puts it first; an empty path is none.
void rememberBoard(Settings &settings, const QString &path);
void forgetRecentBoards(Settings &settings);

// Mappings of columns, kept in a folder and offered again for a file with the same header.

class KeptMappings
{
public:
    explicit KeptMappings(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// Empty when none was kept, or when what was kept cannot be read.
    [[nodiscard]] std::optional<ColumnMapping> find(const QStringList &header) const;
    [[nodiscard]] Result<Done> keep(const QStringList &header, const ColumnMapping &mapping) const;

private:
    [[nodiscard]] QString fileFor(const QStringList &header) const;

    QString m_folder;
};

} // namespace chipboard
