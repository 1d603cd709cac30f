// Purpose: the choices that a page offers beside the board, in a row, or in several where there is no room: it shows
// what is told to it and says what the person chooses. A choice that does not say what it is about is a button with
// its name, the others are boxes. Where something is typed all are a form: fields and boxes of one width, their names
// above them.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QWidget>

namespace chipboard {

class FlowLayout;

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
