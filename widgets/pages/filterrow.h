// Purpose: the filters of a page, in a row or as a form of fields.
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

// A typed filter: its name, below it a field with its unit, and the error if the input is invalid. Return or leaving
// the field submits it, Escape restores the current value. It does no validation itself.

/// Width of all fields of a form; their names are above them in labels called "fieldLabel". A single field in a row is
/// as wide as its hint and unit need.
inline constexpr int fieldCellWidth = 150;

class TypedField : public QWidget
{
    Q_OBJECT

public:
    explicit TypedField(const PageFilter &filter, QWidget *parent = nullptr);

    /// The current value; unfinished input is kept if it is unchanged.
    void setFilter(const PageFilter &filter);
    /// Why the input is invalid, which then stays in the field; empty if it is valid.
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
    QString m_asked; ///< last submitted text: leaving the field does not submit it again
    QLabel *m_label = nullptr;
    QLineEdit *m_field = nullptr;
    QLabel *m_unit = nullptr;
    QLabel *m_refusal = nullptr;
};

// The filters of a page. Open ones come first, the others are behind a named button; while they are closed, their
// values are listed next to it, each linked to its field.

class FilterForm : public QWidget
{
    Q_OBJECT

public:
    explicit FilterForm(const Theme &theme, QWidget *parent = nullptr);

    /// With an empty name all filters are open.
    void setFilters(const QString &name, const QList<PageFilter> &all);
    void setTheme(const Theme &theme);
    /// Like FilterRow::tell(); an error opens the closed part.
    void tell(const QString &filterId, const QString &refusal);
    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

signals:
    void chosen(const QString &filterId, const QString &choiceId);
    void opened(bool open); ///< by the user; false: closed

private:
    void buildHead();
    void buildSaid(const QList<PageFilter> &filters);
    void ask(const QString &filterId);
    void showOpen();

    bool m_open = false;
    bool m_isNamed = false;
    bool m_hasFirst = false;
    bool m_refused = false; ///< the last input
    QWidget *m_head = nullptr;
    FlowLayout *m_line = nullptr;
    QToolButton *m_toggle = nullptr;
    QList<QToolButton *> m_said; ///< one per filter; visible if its value is set
    FilterRow *m_row = nullptr;  ///< always open
    FilterRow *m_more = nullptr; ///< behind the button
};

// The filters of a page in a row, wrapped if needed: it shows the given state and emits the user's choices. Filters
// with `isNamed` are buttons that include their name, the others are combo boxes. With typed fields all form a grid:
// fields and boxes of one width with their names above.

class FilterRow : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(const Theme &theme, QWidget *parent = nullptr);

    void setFilters(const QList<PageFilter> &filters);
    void setTheme(const Theme &theme);
    /// Why the input of a field is invalid; empty if it is valid. Ignores unknown fields.
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
