// Purpose: the choices of a page. Those that stand open come first; behind a button with a name are the others, and
// while they are closed what was set of them stands beside it, each with a way to its field.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QToolButton;

namespace chipboard {

class FilterRow;
class FlowLayout;

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

} // namespace chipboard
