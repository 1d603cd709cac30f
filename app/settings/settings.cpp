#include "app/settings/settings.h"

#include "app/settings/languages.h"
#include "data/core/ending.h"
#include "data/core/find.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "widgets/export/exporters.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/safefile.h"
#include "widgets/theme/theme.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSettings>
#include <QStandardPaths>
#include <QUtf8StringView>

#include <algorithm>

namespace chipboard {

QString userCatalogFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/chipboard/catalog");
}

QStringList recentBoards(const Settings &settings)
{
    QStringList paths = settings.value(Setting::RecentBoards).toStringList();
    paths.erase(
        std::remove_if(paths.begin(), paths.end(), [](const QString &path) { return !QFileInfo(path).isFile(); }),
        paths.end());
    return paths;
}

void rememberBoard(Settings &settings, const QString &path)
{
    if (path.isEmpty())
        return;
    const QString whole = QFileInfo(path).absoluteFilePath();
    settings.change(Setting::RecentBoards, [whole](const QVariant &before) {
        QStringList paths = before.toStringList();
        paths.removeAll(whole);
        paths.prepend(whole);
        return paths.mid(0, recentBoardsKept);
    });
}

void forgetRecentBoards(Settings &settings) { settings.set(Setting::RecentBoards, QStringList()); }

QString KeptMappings::fileFor(const QStringList &header) const
{
    const QStringList trimmed = mapped(header, [](const QString &column) { return column.trimmed(); });
    const QByteArray hash =
        QCryptographicHash::hash(trimmed.join(QLatin1Char('\n')).toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    return QStringLiteral("%1/%2.json").arg(m_folder, QString::fromLatin1(hash));
}

std::optional<ColumnMapping> KeptMappings::find(const QStringList &header) const
{
    constexpr qint64 mostBytes = qint64{256} * 1024;
    QFile file(fileFor(header));
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes)
        return std::nullopt;
    const Result<ColumnMapping> mapping = mappingFromJson(file.readAll(), file.fileName());
    return mapping ? std::optional(mapping.value()) : std::nullopt;
}

Result<Done> KeptMappings::keep(const QStringList &header, const ColumnMapping &mapping) const
{
    if (!QDir().mkpath(m_folder))
        return Problem{ProblemCode::CannotWrite,
                       tr("Cannot create the folder for column mappings."),
                       tr("Check its permissions."),
                       {QDir::toNativeSeparators(m_folder)}};
    return writeFileSafely(fileFor(header), mappingToJson(mapping));
}

namespace {

using enum SettingEditor;

QList<SettingOption> languageOptions()
{
    QList<SettingOption> options{{QStringLiteral("system"), tr("Same as system")}};
    for (const Language &language : languageTable())
        options << SettingOption{QString::fromLatin1(language.id), QString::fromUtf8(language.name)};
    return options;
}

QList<SettingOption> exportLanguageOptions()
{
    QList<SettingOption> options = languageOptions();
    options.first() = {QString(), tr("Same as window")};
    return options;
}

QList<SettingOption> themeOptions()
{
    return {{QStringLiteral("system"), tr("Light or dark, as the system")},
            {QStringLiteral("light"), tr("Light")},
            {QStringLiteral("dark"), tr("Dark")},
            {QStringLiteral("contrastLight"), tr("High contrast, light")},
            {QStringLiteral("contrastDark"), tr("High contrast, dark")}};
}

QList<SettingOption> textSizeOptions()
{
    return mapped(textSizes(), [](int percent) { return SettingOption{percent, tr("%1%").arg(percent)}; });
}

QList<SettingOption> scaleOptions()
{
    QList<SettingOption> options;
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        options << SettingOption{scale, tr("%1x resolution").arg(scale)};
    return options;
}

template<auto table>
QList<SettingOption> optionsOf()
{
    return mapped(table(), [](const auto &row) { return SettingOption{QString::fromLatin1(row.id), tr(row.name)}; });
}

constexpr const char *looks = QT_TR_NOOP("Appearance");
constexpr const char *start = QT_TR_NOOP("Start");
constexpr const char *files = QT_TR_NOOP("Exported files");

// clang-format off
constexpr SettingRow rows[] = {
    {Setting::WindowGeometry, "window/geometry", QMetaType::QByteArray, ""},
    {Setting::WindowState, "window/state", QMetaType::QByteArray, ""},
    {Setting::Theme, "view/theme", QMetaType::QString, "system", Choice, looks, QT_TR_NOOP("Colours"),
     QT_TR_NOOP("For the window; exported files have their own colours."), themeOptions},
    {Setting::CompanyLook, "window/companyLook", QMetaType::QString, "", File, looks, QT_TR_NOOP("Brand theme"),
     QT_TR_NOOP("A file with your colours, font and logo, for the window and exports.")},
    {Setting::TextSize, "view/textSize", QMetaType::Int, "100", Choice, looks, QT_TR_NOOP("Text size"),
     QT_TR_NOOP("For all text in the window, including charts."), textSizeOptions},
    {Setting::Language, "view/language", QMetaType::QString, "system", Choice, looks, QT_TR_NOOP("Language"),
     QT_TR_NOOP("For text, and for how numbers are written and typed."), languageOptions},
    {Setting::BoardPath, "board/path", QMetaType::QString, ""},
    {Setting::ExportFormat, "export/format", QMetaType::QString, "pdf"},
    {Setting::ExportPageSize, "export/pageSize", QMetaType::QString, "slide", Choice, files, QT_TR_NOOP("Page size"),
     QT_TR_NOOP("Default of the export dialog."), optionsOf<pageSizes>},
    {Setting::ExportNumbers, "export/numbersPage", QMetaType::Bool, "false", Toggle, files, QT_TR_NOOP("Add a page with the numbers"),
     QT_TR_NOOP("For documents with pages.")},
    {Setting::ExportScale, "export/scale", QMetaType::Int, "2", Choice, files, QT_TR_NOOP("Picture resolution"),
     QT_TR_NOOP("Higher resolutions are sharper and make larger files."), scaleOptions},
    {Setting::ExportBoard, "export/board", QMetaType::Bool, "true", Toggle, files, QT_TR_NOOP("Embed the comparison in files"),
     QT_TR_NOOP("Files with an embedded comparison can be opened again in Chipboard.")},
    {Setting::ExportFolder, "export/folder", QMetaType::QString, "", Folder, files, QT_TR_NOOP("Folder"),
     QT_TR_NOOP("Default folder of exports.")},
    {Setting::ExportTheme, "export/theme", QMetaType::QString, "light", Choice, files, QT_TR_NOOP("Export colours"),
     QT_TR_NOOP("Regardless of the window's colours."), optionsOf<exportThemes>},
    {Setting::ExportType, "export/type", QMetaType::QString, "normal", Choice, files, QT_TR_NOOP("Export text size"),
     QT_TR_NOOP("Larger text can be read from farther away."), optionsOf<exportTypes>},
    {Setting::ExportArchive, "export/archive", QMetaType::Bool, "false", Toggle, files, QT_TR_NOOP("PDF/A for archiving"),
     QT_TR_NOOP("Such files contain no attachments, so no comparison either.")},
    {Setting::ExportLanguage, "export/language", QMetaType::QString, "", Choice, files, QT_TR_NOOP("Export language"),
     QT_TR_NOOP("Default of the export dialog."), exportLanguageOptions},
    {Setting::ExportTemplate, "export/template", QMetaType::QString, ""},
    {Setting::RecentBoards, "board/recent", QMetaType::QStringList, ""},
    {Setting::StartWithLast, "board/startWithLast", QMetaType::Bool, "true", Toggle, start, QT_TR_NOOP("Continue where you left off"),
     QT_TR_NOOP("Otherwise the example opens. Edit > Undo restores the last comparison.")},
    {Setting::TourSeen, "help/tourSeen", QMetaType::Bool, "false"},
    {Setting::OpenForms, "window/openForms", QMetaType::QStringList, ""}, // ids of pages
    {Setting::ExtraPage, "window/extraPage", QMetaType::QString, ""}, // of the menu More, by its id
    {Setting::LastPage, "window/lastPage", QMetaType::QString, ""},
};
// clang-format on

const SettingRow &rowOf(Setting setting) { return rows[static_cast<std::size_t>(setting)]; }

QString in(QStandardPaths::StandardLocation folder, const QString &name)
{
    return QStandardPaths::writableLocation(folder) + QLatin1Char('/') + name;
}

Problem settingsProblem(ProblemCode code, const QString &path, const QString &message, const char *remedy)
{
    return {code, message, tr(remedy), {QDir::toNativeSeparators(path)}, Severity::Warning};
}

/// No null bytes, which damaged disks leave; QSettings parses the file only when asked for keys.
bool isSound(const QByteArray &content, const QSettings &found)
{
    (void)found.allKeys();
    return found.status() != QSettings::FormatError && !content.contains('\0')
        && QUtf8StringView(content.constData(), content.size()).isValidUtf8();
}

QMap<QString, QVariant> valuesIn(const QSettings &found)
{
    QMap<QString, QVariant> values;
    for (const QString &key : found.allKeys())
        values.insert(key, found.value(key));
    return values;
}

// The window ignores values it does not offer, such as a theme of a later version or a typo. Invalid values for files
// are reported when a file is made.
bool isOffered(const SettingRow &row, const QVariant &value)
{
    if (row.options == nullptr || !QString::fromLatin1(row.key).startsWith(QStringLiteral("view/")))
        return true;
    const QList<SettingOption> options = row.options();
    return std::ranges::any_of(options,
                               [&value](const SettingOption &one) { return one.value.toString() == value.toString(); });
}

/// Converts to the row's type; falls back to the default.
QVariant typed(const SettingRow &row, QVariant value)
{
    const bool isGood = value.isValid() && value.convert(QMetaType(row.type)) && isOffered(row, value);
    return isGood ? value : row.standardValue();
}

/// After this time settings are written without a lock.
constexpr int longestWaitMs = 2000;

} // namespace

std::span<const SettingRow> settingTable() { return rows; }

QVariant SettingRow::standardValue() const
{
    if (type == QMetaType::QStringList && *standard == '\0')
        return QStringList(); // as text it would be a list with one empty entry
    QVariant value = QString::fromLatin1(standard);
    value.convert(QMetaType(type));
    return value;
}

Settings::Settings(const QString &path)
    : m_path(path)
{
    lookAtFile();
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { sync(); });
}

Settings::~Settings() { sync(); }

void Settings::lookAtFile()
{
    if (!QFileInfo::exists(m_path))
        return;
    const Result<QByteArray> content = readFile(m_path, largestTextFile);
    if (!content) {
        m_mayWrite = false;
        m_problems << settingsProblem(
            ProblemCode::CannotRead, m_path, tr("Cannot read the settings. %1").arg(content.problem().message),
            QT_TR_NOOP("Defaults are used and changes are not saved. Fix the file or move it away."));
        return;
    }
    const QSettings found(m_path, QSettings::IniFormat);
    if (isSound(content.value(), found)) {
        m_file = valuesIn(found);
        return;
    }
    const QString kept = freeName(m_path + QStringLiteral(".damaged"));
    m_mayWrite = QFile::rename(m_path, kept);
    m_problems << (m_mayWrite
                       ? settingsProblem(
                           ProblemCode::BadSyntax, m_path,
                           tr("The settings were damaged; they are kept as %1.").arg(QDir::toNativeSeparators(kept)),
                           QT_TR_NOOP("Defaults are used: choose your settings again."))
                       : settingsProblem(
                           ProblemCode::BadSyntax, m_path, tr("The settings are damaged."),
                           QT_TR_NOOP("Defaults are used and changes are not saved. Fix the file or move it away.")));
}

QVariant Settings::value(Setting setting) const
{
    const SettingRow &row = rowOf(setting);
    const QVariant value = typed(row, m_file.value(QLatin1String(row.key)));
    const auto changed = m_changed.find(setting);
    return changed == m_changed.end() ? value : typed(row, (*changed)(value));
}

void Settings::set(Setting setting, const QVariant &value)
{
    m_changed.insert(setting, [value](const QVariant &) { return value; });
    m_timer.start();
}

void Settings::change(Setting setting, std::function<QVariant(const QVariant &)> how)
{
    const auto before = m_changed.find(setting);
    if (before != m_changed.end())
        how = [first = *before, then = std::move(how)](const QVariant &value) { return then(first(value)); };
    m_changed.insert(setting, how);
    m_timer.start();
}

void Settings::sync()
{
    m_timer.stop();
    if (m_changed.isEmpty() || !m_mayWrite)
        return;
    const bool hasFolder = QDir().mkpath(folder()) || QFileInfo(folder()).isDir();
    QLockFile lock(m_path + QStringLiteral(".lock"));
    (void)lock.tryLock(longestWaitMs);
    const Result<Changed> changed = changedFile();
    const Result<Done> written = !changed ? Result<Done>(changed.problem())
        : hasFolder                       ? writeFileSafely(m_path, changed.value().content)
                                          : Result<Done>(Done());
    if (written && QFileInfo::exists(m_path)) {
        m_file = changed.value().values;
        m_changed.clear();
        return;
    }
    if (!m_told)
        return;
    const QString why = written ? tr("Cannot create their folder.") : written.problem().message;
    m_told(settingsProblem(
        ProblemCode::CannotWrite, m_path, tr("Cannot save the settings. %1").arg(why),
        QT_TR_NOOP(
            "They apply until the window is closed. Free some disk space, or check the permissions of the folder.")));
}

// Merges changes of other windows, except for keys set here since the last write. QSettings does not report write
// errors, so it writes to a temporary file whose lines are counted: one per key, the last one complete.
Result<Settings::Changed> Settings::changedFile() const
{
    const auto notMade = [this] {
        return settingsProblem(ProblemCode::CannotWrite, m_path, tr("There is no space for a temporary file."), "");
    };
    QByteArray before;
    if (QFileInfo::exists(m_path)) {
        const Result<QByteArray> content = readFile(m_path, largestTextFile);
        if (!content)
            return content.problem();
        before = content.value();
    }
    const EndingHold hold;
    const TemporaryFolder folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    if (!folder.isValid() || !writeFileSafely(path, before))
        return notMade();
    Values values;
    {
        QSettings made(path, QSettings::IniFormat);
        for (auto each = m_changed.cbegin(); each != m_changed.cend(); ++each) {
            const SettingRow &row = rowOf(each.key());
            const QString key = QLatin1String(row.key);
            made.setValue(key, each.value()(typed(row, made.value(key))));
        }
        values = valuesIn(made);
    }
    const Result<QByteArray> after = readFile(path, largestTextFile);
    if (!after || !after.value().endsWith('\n'))
        return notMade();
    const QList<QByteArray> lines = after.value().split('\n');
    const auto found = std::ranges::count_if(lines, [](const QByteArray &line) { return line.contains('='); });
    if (found != values.size())
        return notMade();
    return Changed{after.value(), values};
}

QString settingsFile() { return in(QStandardPaths::AppConfigLocation, QStringLiteral("chipboard.ini")); }

QString lastBoardFile() { return in(QStandardPaths::AppDataLocation, QStringLiteral("last.chipboard")); }

QString mappingsFolder() { return in(QStandardPaths::AppDataLocation, QStringLiteral("mappings")); }

} // namespace chipboard
