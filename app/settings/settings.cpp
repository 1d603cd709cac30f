#include "app/settings/settings.h"

#include <QStandardPaths>

namespace chipboard {
namespace {

constexpr SettingRow rows[] = {
    {Setting::WindowGeometry, "window/geometry", QMetaType::QByteArray, ""},
    {Setting::WindowState, "window/state", QMetaType::QByteArray, ""},
    {Setting::Theme, "view/theme", QMetaType::QString, "system"},
    {Setting::CompanyLook, "window/companyLook", QMetaType::QString, ""},
    {Setting::TextSize, "view/textSize", QMetaType::Int, "100"},
    {Setting::Language, "view/language", QMetaType::QString, "system"},
    {Setting::BoardPath, "board/path", QMetaType::QString, ""},
    {Setting::ExportFormat, "export/format", QMetaType::QString, "pdf"},
    {Setting::ExportPageSize, "export/pageSize", QMetaType::QString, "slide"},
    {Setting::ExportNumbers, "export/numbersPage", QMetaType::Bool, "false"},
    {Setting::ExportScale, "export/scale", QMetaType::Int, "2"},
    {Setting::ExportBoard, "export/board", QMetaType::Bool, "true"},
    {Setting::ExportFolder, "export/folder", QMetaType::QString, ""},
    {Setting::ExportTheme, "export/theme", QMetaType::QString, "light"},
    {Setting::ExportType, "export/type", QMetaType::QString, "normal"},
    {Setting::ExportArchive, "export/archive", QMetaType::Bool, "false"},
    {Setting::ExportLanguage, "export/language", QMetaType::QString, ""},
    {Setting::ExportTemplate, "export/template", QMetaType::QString, ""},
    {Setting::RecentBoards, "board/recent", QMetaType::QStringList, ""},
};

const SettingRow &rowOf(Setting setting) { return rows[static_cast<std::size_t>(setting)]; }

QVariant standardOf(const SettingRow &row)
{
    QVariant value = QString::fromLatin1(row.standard);
    value.convert(QMetaType(row.type));
    return value;
}

QString in(QStandardPaths::StandardLocation folder, const QString &name)
{
    return QStandardPaths::writableLocation(folder) + QLatin1Char('/') + name;
}

} // namespace

std::span<const SettingRow> settingTable() { return rows; }

Settings::Settings(const QString &path)
    : m_settings(path, QSettings::IniFormat)
{
}

QVariant Settings::value(Setting setting) const
{
    const SettingRow &row = rowOf(setting);
    const QVariant standard = standardOf(row);
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
