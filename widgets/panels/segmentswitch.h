// Purpose: a row of buttons of which one is pressed: the parts of a page. It says what the person asks for; what holds
// is told to it.
#pragma once

#include "widgets/panels/choicebutton.h"

#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace chipboard {

class SegmentSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    /// Each becomes a button named "segment.ID".
    void setChoices(const QList<Choice> &choices);
    /// An id of these; another one presses nothing.
    void setCurrent(const QString &id);

signals:
    void chosen(const QString &id);

private:
    [[nodiscard]] QAbstractButton *newButton(qsizetype place);

    QList<Choice> m_choices;
    QButtonGroup *m_buttons;
};

} // namespace chipboard
