// Purpose: all figures of one's own in one place: what is published, what is put in its place and why; to change, to
// take back one, to take back all.
#pragma once

#include "data/board/override.h"
#include "widgets/dialogs/plaintable.h"

#include <QDialog>
#include <QLocale>

class QPushButton;
class QComboBox;
class QLabel;
class QLineEdit;

namespace chipboard {

struct OverrideLine
{
    FigureAddress of;
    QString figure;
    QString published;
    QString own;
    QString note;
};

class OverridesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OverridesDialog(QWidget *parent = nullptr);

    void setLines(const QList<OverrideLine> &lines);

signals:
    void changeRequested(const chipboard::FigureAddress &of);
    void takenBack(const chipboard::FigureAddress &of);
    void allTakenBack();

private:
    [[nodiscard]] const FigureAddress *current() const;

    QList<OverrideLine> m_lines;
    QTableWidget *m_table;
    QPushButton *m_change;
    QPushButton *m_takeBack;
    QPushButton *m_takeBackAll;
};

// A custom value in place of a published figure. What cannot be is said while it is typed.

/// A figure that a person may override.
struct OverrideForm
{
    FigureAddress of;
    QString name;      ///< "Trainium3 price"
    QString published; ///< "2.24 USD/h, derived, as of 2026-07-22"
    QString range;     ///< "0.001 to 1,000 GB"
    Unit unit = Unit::One;
    std::optional<double> value; ///< what counts now, in `unit`
    QString note;
    bool isOwn = false;
};

class OverrideDialog : public QDialog
{
    Q_OBJECT

public:
    /// At least one form; the first is shown.
    OverrideDialog(const QList<OverrideForm> &forms, const QLocale &locale, QWidget *parent = nullptr);

    /// As it is typed; the value is empty while it is no number.
    [[nodiscard]] Override given() const;

signals:
    void overridden(const chipboard::Override &one);
    void takenBack(const chipboard::FigureAddress &of);

private:
    void build();
    void showForm(int index);
    void check();
    void finish();
    [[nodiscard]] const OverrideForm &form() const;

    QList<OverrideForm> m_forms;
    QLocale m_locale;
    QComboBox *m_figure = nullptr;
    QLabel *m_published = nullptr;
    QLineEdit *m_value = nullptr;
    QLabel *m_unit = nullptr;
    QLabel *m_range = nullptr;
    QLineEdit *m_note = nullptr;
    QLabel *m_fault = nullptr;
    QPushButton *m_ok = nullptr;
    QPushButton *m_takeBack = nullptr;
};

// What moved since a board was saved, and the choice between the new figures and the old.

/// Texts alone: figure, before, now, change, charts.
struct MovedLine
{
    QString figure;
    QString before;
    QString now;
    QString change;
    QString charts;
};

class MovedDialog : public QDialog
{
    Q_OBJECT

public:
    /// `summary`: one sentence, with the dates of both catalogues.
    MovedDialog(const QString &summary, const QList<MovedLine> &lines, QWidget *parent = nullptr);

signals:
    void updateChosen();
    void keepChosen();
};

} // namespace chipboard
