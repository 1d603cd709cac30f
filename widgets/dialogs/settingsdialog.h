// Purpose: the persistent settings, searchable. It shows rows and emits changes; values and effects are handled
// outside. Every change takes effect at once, and all can be reverted.
#pragma once

#include <QDialog>
#include <QVariant>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace chipboard {

struct SettingChoice
{
    QVariant value;
    QString text;
};

enum class SettingKind {
    Choice, ///< one of a list
    Toggle, ///< on or off
    Folder, ///< typed
    File    ///< chosen with a button; may be empty
};

struct SettingField
{
    QString id;
    QString group;
    QString label;
    QString help; ///< one sentence
    SettingKind kind = SettingKind::Choice;
    QList<SettingChoice> choices; ///< of a choice
    QVariant value;
};

class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const QList<SettingField> &fields, QWidget *parent = nullptr);

    /// Sets the value of a field by its id.
    void setValue(const QString &id, const QVariant &value);

signals:
    void chosen(const QString &id, const QVariant &value);
    void fileRequested(const QString &id);
    void standardsRequested();
    /// Reverts to the settings from when the dialog was opened.
    void takenBack();

private:
    QWidget *buildRows();
    void addRow(const SettingField &field, QFormLayout &form);
    QWidget *buildEditor(const SettingField &field, QWidget *parent);
    QWidget *buildChoice(const SettingField &field, QWidget *parent);
    QWidget *buildFile(const SettingField &field, QWidget *parent);
    QWidget *buildButtons();
    void find(const QString &typed);

    /// The widgets of a field and their position.
    struct Row
    {
        QString group;
        QString words; ///< searched text
        QFormLayout *form = nullptr;
        QWidget *editor = nullptr;
        QLabel *help = nullptr;
    };

    QList<SettingField> m_fields;
    QList<Row> m_rows;
    QHash<QString, QWidget *> m_groups; ///< including their headings
    QLineEdit *m_search;
    QLabel *m_nothing;
};

} // namespace chipboard
