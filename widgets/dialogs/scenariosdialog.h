// Purpose: the board's scenarios: their differences as a table (a row per setting, a column per scenario), adding,
// renaming, choosing the active one, copying values between them. Not modal: charts update while it is open.
#pragma once

#include <QDialog>
#include <QList>
#include <QStringList>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace chipboard {

struct ScenariosState
{
    struct Setting
    {
        QString id;
        QString name;
        QStringList values; ///< one per scenario

        friend bool operator==(const Setting &, const Setting &) = default;
    };
    QStringList names;
    qsizetype inForce = 0;
    QList<Setting> settings; ///< only those that differ

    friend bool operator==(const ScenariosState &, const ScenariosState &) = default;
};

class ScenariosDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ScenariosDialog(QWidget *parent = nullptr);

    void setState(const ScenariosState &state);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void addRequested(const QString &name);
    void renameRequested(qsizetype index, const QString &name);
    void removeRequested(qsizetype index);
    void chosen(qsizetype index);
    /// An empty setting copies all.
    void copyRequested(qsizetype from, qsizetype to, const QString &setting);

private:
    void build();
    void buildButtons();
    void arrange();
    void fillTable();
    void keepHeadsWhole();
    void fillCopyMenu();
    void showButtons();
    /// Why the name is invalid; empty if it is valid.
    [[nodiscard]] QString nameProblem() const;
    [[nodiscard]] qsizetype current() const;

    ScenariosState m_state;
    QTableWidget *m_table = nullptr;
    QLineEdit *m_name = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_choose = nullptr;
    QToolButton *m_copy = nullptr;
};

} // namespace chipboard
