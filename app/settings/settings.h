// Purpose: what the program remembers between two runs, as a table of rows with key and default. An .ini file; a value
// of the wrong type reads as the default.
#pragma once

#include "data/core/result.h"

#include <QFileInfo>
#include <QMap>
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
    const char *standard; ///< the default as text; empty for binary values and empty lists

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

} // namespace chipboard
