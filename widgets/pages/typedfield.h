// Purpose: a choice of a page that is typed: its name, below it a field with its unit, and why what was typed cannot
// be. Return or leaving the field asks for it, Escape brings back what holds. It judges nothing itself.
#pragma once

#include "data/views/pagespec.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace chipboard {

/// All fields of a form are so wide; what they are is named above them by a label called "fieldLabel". One that stands
/// alone in a line is as wide as its hint and its unit want.
inline constexpr int fieldCellWidth = 150;
[[nodiscard]] QLabel *newFieldLabel(const QString &text, QWidget *buddy, QWidget *parent);

class TypedField : public QWidget
{
    Q_OBJECT

public:
    explicit TypedField(const PageFilter &filter, QWidget *parent = nullptr);

    /// What holds now; what is being typed stays while it is the same.
    void setFilter(const PageFilter &filter);
    /// Why the text cannot be, which then stays in the field; empty: it holds.
    void tell(const QString &refusal);
    [[nodiscard]] QLineEdit &field() const { return *m_field; }

signals:
    void typed(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void propose();
    void ask();
    void showCurrent();
    void describe();
    void keepWidth();

    PageFilter m_filter;
    QString m_asked; ///< that was asked for last: leaving the field asks for nothing twice
    QLabel *m_label = nullptr;
    QLineEdit *m_field = nullptr;
    QLabel *m_unit = nullptr;
    QLabel *m_refusal = nullptr;
};

} // namespace chipboard
