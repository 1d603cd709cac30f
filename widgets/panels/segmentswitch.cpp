#include "widgets/panels/segmentswitch.h"

#include "widgets/theme/accessiblerole.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace chipboard {

SegmentSwitch::SegmentSwitch(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    setAccessibleRole(*this, QAccessible::Grouping);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addStretch(1);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(m_choices.at(id).id); });
}

void SegmentSwitch::setChoices(const QList<Choice> &choices)
{
    if (choices == m_choices)
        return;
    const QList<QAbstractButton *> before = m_buttons->buttons();
    qDeleteAll(before);
    m_choices = choices;
    auto *row = qobject_cast<QHBoxLayout *>(layout());
    for (qsizetype place = 0; place < m_choices.size(); ++place)
        row->insertWidget(static_cast<int>(place), newButton(place));
}

QAbstractButton *SegmentSwitch::newButton(qsizetype place)
{
    const Choice &choice = m_choices.at(place);
    auto *button = new QToolButton(this);
    setAccessibleRole(*button, QAccessible::RadioButton);
    button->setObjectName(QStringLiteral("segment.") + choice.id);
    button->setText(choice.text);
    button->setProperty("segment",
                        place == 0                          ? QStringLiteral("first")
                            : place + 1 == m_choices.size() ? QStringLiteral("last")
                                                            : QStringLiteral("middle"));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_buttons->addButton(button, static_cast<int>(place));
    return button;
}

void SegmentSwitch::setCurrent(const QString &id)
{
    const auto found =
        std::find_if(m_choices.begin(), m_choices.end(), [&id](const Choice &choice) { return choice.id == id; });
    if (found != m_choices.end())
        m_buttons->button(static_cast<int>(found - m_choices.begin()))->setChecked(true);
}

} // namespace chipboard
