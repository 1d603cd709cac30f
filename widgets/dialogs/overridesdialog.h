// Purpose: lists all custom values: published value, replacement and reason; to change or reset one, or to reset all.
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

// Form for a custom value in place of a published figure. Invalid input is reported while typing.

/// A figure that can be overridden.
struct OverrideForm
{
    FigureAddress of;
    QString name;      ///< "Trainium3 price"
    QString published; ///< "2.24 USD/h, derived, as of 2026-07-22"
    QString range;     ///< "0.001 to 1,000 GB"
    Unit unit = Unit::One;
    std::optional<double> value; ///< the current value, in `unit`
    QString note;
    bool isOwn = false;
};

class OverrideDialog : public QDialog
{
    Q_OBJECT

public:
    /// Requires at least one form; shows the first.
    OverrideDialog(const QList<OverrideForm> &forms, const QLocale &locale, QWidget *parent = nullptr);

    /// The input as typed; its value is empty while it is not a number.
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

// What changed since a board was saved, and the choice between new and old figures.

/// Texts only: figure, before, now, change, charts.
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
    /// `summary`: one sentence with the dates of both catalogues.
    MovedDialog(const QString &summary, const QList<MovedLine> &lines, QWidget *parent = nullptr);

signals:
    void updateChosen();
    void keepChosen();
};

} // namespace chipboard
