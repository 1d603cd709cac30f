// Purpose: a value of one's own in place of a published figure: which figure, what is published, the value with its
// unit and range, a note. What cannot be is told while it is typed.
#pragma once

#include "data/board/override.h"

#include <QDialog>
#include <QLocale>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chipboard {

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

    friend bool operator==(const OverrideForm &, const OverrideForm &) = default;
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

} // namespace chipboard
