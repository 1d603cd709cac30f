// Purpose: what a person may choose once and for all, found by searching. It shows rows and says what is chosen; what
// holds and what it does is told to it. Every choice holds at once, and all can be taken back.
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
    File    ///< asked for by a button; may be none
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

    /// Of a field by its id.
    void setValue(const QString &id, const QVariant &value);

signals:
    void chosen(const QString &id, const QVariant &value);
    void fileRequested(const QString &id);
    void standardsRequested();
    /// Back to what held when the dialog was opened.
    void takenBack();

private:
    QWidget *buildRows();
    void addRow(const SettingField &field, QFormLayout &form);
    QWidget *buildEditor(const SettingField &field, QWidget *parent);
    QWidget *buildChoice(const SettingField &field, QWidget *parent);
    QWidget *buildFile(const SettingField &field, QWidget *parent);
    QWidget *buildButtons();
    void find(const QString &typed);

    /// What is shown of a field, and where it stands.
    struct Row
    {
        QString group;
        QString words; ///< that the search looks into
        QFormLayout *form = nullptr;
        QWidget *editor = nullptr;
        QLabel *help = nullptr;
    };

    QList<SettingField> m_fields;
    QList<Row> m_rows;
    QHash<QString, QWidget *> m_groups; ///< with their headings
    QLineEdit *m_search;
    QLabel *m_nothing;
};

} // namespace chipboard
