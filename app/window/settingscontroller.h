// Purpose: connects the settings dialog to the settings table: fills it, stores choices and applies them at once,
// through the same paths as the menus.
#pragma once

#include "app/settings/settings.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace chipboard {

class FileChooser;
class MainWindow;
class SettingsDialog;

class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// Arguments must outlive this object.
    SettingsController(MainWindow &window, Settings &settings, FileChooser &fileChooser);

    void open();
    [[nodiscard]] bool isOpen() const;

private:
    void choose(const QString &key, const QVariant &value);
    void askForFile(const QString &key);
    void restoreStandards();
    void takeBack();
    void put(const SettingRow &row, const QVariant &value);

    MainWindow &m_window;
    Settings &m_settings;
    FileChooser &m_fileChooser;
    QPointer<SettingsDialog> m_dialog;
    std::map<Setting, QVariant> m_before; ///< values when the dialog was opened
};

} // namespace chipboard
