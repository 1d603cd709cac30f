// Purpose: the choices that a page offers beside the board, in a row or as a form of fields.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace chipboard {

class FilterRow;
class FlowLayout;

// A choice of a page that is typed: its name, below it a field with its unit, and why what was typed cannot be.
// Return or leaving the field asks for it, Escape brings back what holds. It judges nothing itself.

/// All fields of a form are so wide; what they are is named above them by a label called "fieldLabel". One that stands
/// alone in a line is as wide as its hint and its unit want.
inline constexpr int fieldCellWidth = 150;

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

// The choices of a page. Those that stand open come first; behind a button with a name are the others, and while they
// are closed what was set of them stands beside it, each with a way to its field.

class FilterForm : public QWidget
{
    Q_OBJECT

public:
    explicit FilterForm(const Theme &theme, QWidget *parent = nullptr);

    /// An empty name: none is behind the button.
    void setFilters(const QString &name, const QList<PageFilter> &all);
    void setTheme(const Theme &theme);
    /// As FilterRow::tell(); a refusal opens what is closed.
    void tell(const QString &filterId, const QString &refusal);
    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

signals:
    void chosen(const QString &filterId, const QString &choiceId);
    void opened(bool open); ///< or closed, by a person

private:
    void buildHead();
    void buildSaid(const QList<PageFilter> &filters);
    void ask(const QString &filterId);
    void showOpen();

    bool m_open = false;
    bool m_isNamed = false;
    bool m_hasFirst = false;
    bool m_refused = false; ///< what was asked for last
    QWidget *m_head = nullptr;
    FlowLayout *m_line = nullptr;
    QToolButton *m_toggle = nullptr;
    QList<QToolButton *> m_said; ///< one for each choice; only what was said is shown
    FilterRow *m_row = nullptr;  ///< always open
    FilterRow *m_more = nullptr; ///< behind the button
};

// The choices that a page offers beside the board, in a row, or in several where there is no room: it shows what is
// told to it and says what the person chooses. A choice that does not say what it is about is a button with its name,
// the others are boxes. Where something is typed all are a form: fields and boxes of one width, their names above
// them.

class FilterRow : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(const Theme &theme, QWidget *parent = nullptr);

    void setFilters(const QList<PageFilter> &filters);
    void setTheme(const Theme &theme);
    /// Why what was typed in a field cannot be; empty: it holds. Nothing where there is no such field.
    void tell(const QString &filterId, const QString &refusal);

signals:
    void chosen(const QString &filterId, const QString &choiceId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *newBox(const PageFilter &filter);
    QWidget *newButton(const PageFilter &filter);
    QWidget *newField(const PageFilter &filter);
    QWidget *newControl(const PageFilter &filter);
    QWidget *inForm(QWidget *control, const QString &label);
    [[nodiscard]] bool isForm() const;
    void alignForm();
    void showFilter(const PageFilter &filter);

    Theme m_theme;
    QList<PageFilter> m_filters;
    FlowLayout *m_layout = nullptr;
};

} // namespace chipboard
