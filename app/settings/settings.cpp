#include "app/settings/settings.h"

#include "app/settings/languages.h"
#include "widgets/export/exporters.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/pagesize.h"
#include "widgets/theme/eyes.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace chipboard {
namespace {

using enum SettingEditor;

QString said(const char *text) { return QCoreApplication::translate("Setting", text); }

QList<SettingOption> languageOptions()
{
    QList<SettingOption> options{{QStringLiteral("system"), said(QT_TRANSLATE_NOOP("Setting", "Like the system"))}};
    for (const Language &language : languageTable())
        options << SettingOption{QString::fromLatin1(language.id), QString::fromUtf8(language.name)};
    return options;
}

QList<SettingOption> exportLanguageOptions()
{
    QList<SettingOption> options = languageOptions();
    options.first() = {QString(), said(QT_TRANSLATE_NOOP("Setting", "Like the window"))};
    return options;
}

QList<SettingOption> themeOptions()
{
    return {{QStringLiteral("system"), said(QT_TRANSLATE_NOOP("Setting", "Light or dark like the system"))},
            {QStringLiteral("light"), said(QT_TRANSLATE_NOOP("Setting", "Light"))},
            {QStringLiteral("dark"), said(QT_TRANSLATE_NOOP("Setting", "Dark"))},
            {QStringLiteral("contrastLight"), said(QT_TRANSLATE_NOOP("Setting", "High contrast, light"))},
            {QStringLiteral("contrastDark"), said(QT_TRANSLATE_NOOP("Setting", "High contrast, dark"))}};
}

QList<SettingOption> textSizeOptions()
{
    QList<SettingOption> options;
    for (const int percent : textSizes())
        options << SettingOption{percent, said(QT_TRANSLATE_NOOP("Setting", "%1 %")).arg(percent)};
    return options;
}

QList<SettingOption> scaleOptions()
{
    QList<SettingOption> options;
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        options << SettingOption{scale, said(QT_TRANSLATE_NOOP("Setting", "%1 times as many pixels")).arg(scale)};
    return options;
}

template<auto table, const char *context>
QList<SettingOption> optionsOf()
{
    QList<SettingOption> options;
    for (const auto &row : table())
        options << SettingOption{QString::fromLatin1(row.id), QCoreApplication::translate(context, row.name)};
    return options;
}

constexpr char pageSizeContext[] = "PageSize";
constexpr char themeContext[] = "ExportTheme";
constexpr char typeContext[] = "ExportType";

constexpr const char *looks = QT_TRANSLATE_NOOP("Setting", "Looks");
constexpr const char *start = QT_TRANSLATE_NOOP("Setting", "Start");
constexpr const char *files = QT_TRANSLATE_NOOP("Setting", "Exported files");

// clang-format off
constexpr SettingRow rows[] = {
    {Setting::WindowGeometry, "window/geometry", QMetaType::QByteArray, ""},
    {Setting::WindowState, "window/state", QMetaType::QByteArray, ""},
    {Setting::Theme, "view/theme", QMetaType::QString, "system", Choice, looks, QT_TRANSLATE_NOOP("Setting", "Colours"),
     QT_TRANSLATE_NOOP("Setting", "Of the window; files have colours of their own."), themeOptions},
    {Setting::CompanyLook, "window/companyLook", QMetaType::QString, "", File, looks, QT_TRANSLATE_NOOP("Setting", "Company look"),
     QT_TRANSLATE_NOOP("Setting", "A file with your colours, typeface and logo, for the window and for files.")},
    {Setting::TextSize, "view/textSize", QMetaType::Int, "100", Choice, looks, QT_TRANSLATE_NOOP("Setting", "Text size"),
     QT_TRANSLATE_NOOP("Setting", "Of all texts of the window, charts included."), textSizeOptions},
    {Setting::Language, "view/language", QMetaType::QString, "system", Choice, looks, QT_TRANSLATE_NOOP("Setting", "Language"),
     QT_TRANSLATE_NOOP("Setting", "Of texts and of the way in which numbers are written and typed."), languageOptions},
    {Setting::BoardPath, "board/path", QMetaType::QString, ""},
    {Setting::ExportFormat, "export/format", QMetaType::QString, "pdf"},
    {Setting::ExportPageSize, "export/pageSize", QMetaType::QString, "slide", Choice, files, QT_TRANSLATE_NOOP("Setting", "Page size"),
     QT_TRANSLATE_NOOP("Setting", "What the export dialog begins with."), optionsOf<pageSizes, pageSizeContext>},
    {Setting::ExportNumbers, "export/numbersPage", QMetaType::Bool, "false", Toggle, files, QT_TRANSLATE_NOOP("Setting", "Add a page with the numbers"),
     QT_TRANSLATE_NOOP("Setting", "To documents that have pages.")},
    {Setting::ExportScale, "export/scale", QMetaType::Int, "2", Choice, files, QT_TRANSLATE_NOOP("Setting", "Pixels of pictures"),
     QT_TRANSLATE_NOOP("Setting", "More of them are sharper and make larger files."), scaleOptions},
    {Setting::ExportBoard, "export/board", QMetaType::Bool, "true", Toggle, files, QT_TRANSLATE_NOOP("Setting", "Put the comparison into the file"),
     QT_TRANSLATE_NOOP("Setting", "A file that has it can be opened again in Chipboard.")},
    {Setting::ExportFolder, "export/folder", QMetaType::QString, "", Folder, files, QT_TRANSLATE_NOOP("Setting", "Folder"),
     QT_TRANSLATE_NOOP("Setting", "Where files go unless another folder is chosen.")},
    {Setting::ExportTheme, "export/theme", QMetaType::QString, "light", Choice, files, QT_TRANSLATE_NOOP("Setting", "Colours of files"),
     QT_TRANSLATE_NOOP("Setting", "Whatever the window looks like."), optionsOf<exportThemes, themeContext>},
    {Setting::ExportType, "export/type", QMetaType::QString, "normal", Choice, files, QT_TRANSLATE_NOOP("Setting", "Text size of files"),
     QT_TRANSLATE_NOOP("Setting", "Larger texts can be read from farther away."), optionsOf<exportTypes, typeContext>},
    {Setting::ExportArchive, "export/archive", QMetaType::Bool, "false", Toggle, files, QT_TRANSLATE_NOOP("Setting", "Documents for archives (PDF/A)"),
     QT_TRANSLATE_NOOP("Setting", "They carry nothing that could not be read in many years, so no comparison either.")},
    {Setting::ExportLanguage, "export/language", QMetaType::QString, "", Choice, files, QT_TRANSLATE_NOOP("Setting", "Language of files"),
     QT_TRANSLATE_NOOP("Setting", "What the export dialog begins with."), exportLanguageOptions},
    {Setting::ExportTemplate, "export/template", QMetaType::QString, ""},
    {Setting::RecentBoards, "board/recent", QMetaType::QStringList, ""},
    {Setting::StartWithLast, "board/startWithLast", QMetaType::Bool, "true", Toggle, start, QT_TRANSLATE_NOOP("Setting", "Go on where the last time ended"),
     QT_TRANSLATE_NOOP("Setting", "Otherwise the example is shown; Edit > Undo brings the last comparison back.")},
    {Setting::TourSeen, "help/tourSeen", QMetaType::Bool, "false"},
    {Setting::OpenForms, "window/openForms", QMetaType::QStringList, ""}, // ids of pages
};
// clang-format on

const SettingRow &rowOf(Setting setting) { return rows[static_cast<std::size_t>(setting)]; }

QString in(QStandardPaths::StandardLocation folder, const QString &name)
{
    return QStandardPaths::writableLocation(folder) + QLatin1Char('/') + name;
}

} // namespace

std::span<const SettingRow> settingTable() { return rows; }

QVariant SettingRow::standardValue() const
{
    QVariant value = QString::fromLatin1(standard);
    value.convert(QMetaType(type));
    return value;
}

Settings::Settings(const QString &path)
    : m_settings(path, QSettings::IniFormat)
{
}

QVariant Settings::value(Setting setting) const
{
    const SettingRow &row = rowOf(setting);
    const QVariant standard = row.standardValue();
    QVariant value = m_settings.value(QLatin1String(row.key), standard);
    return value.convert(QMetaType(row.type)) ? value : standard;
}

void Settings::set(Setting setting, const QVariant &value)
{
    m_settings.setValue(QLatin1String(rowOf(setting).key), value);
}

QString settingsFile() { return in(QStandardPaths::AppConfigLocation, QStringLiteral("chipboard.ini")); }

QString lastBoardFile() { return in(QStandardPaths::AppDataLocation, QStringLiteral("last.chipboard")); }

QString mappingsFolder() { return in(QStandardPaths::AppDataLocation, QStringLiteral("mappings")); }

} // namespace chipboard
