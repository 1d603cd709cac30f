#include "widgets/panels/choicebutton.h"

#include "data/core/find.h"
#include "widgets/theme/accessiblerole.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/typefaces.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHash>
#include <QKeyEvent>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace chipboard {

constexpr int padding = 10;
constexpr int arrowWidth = 8;
constexpr int leastValue = 76; ///< minimum for the value next to the label
constexpr int leastAlone = 60;
constexpr int airAroundText = 16; ///< above and below the text
constexpr int slack = 4;          ///< for rounded text widths

ChoiceButton::ChoiceButton(const QString &label, const Theme &theme, QWidget *parent)
    : QToolButton(parent)
    , m_label(label)
    , m_theme(theme)
{
    setAccessibleName(label);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ChoiceButton::fillMenu);
}

void ChoiceButton::setChoices(const QList<Choice> &choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    tellAccessibility();
    updateGeometry();
    update();
}

void ChoiceButton::setCurrent(const QString &id)
{
    if (id == m_current)
        return;
    m_current = id;
    tellAccessibility();
    updateGeometry();
    update();
}

void ChoiceButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QString ChoiceButton::shownText() const
{
    const auto *found = findWhere(m_choices, [this](const Choice &choice) { return choice.id == m_current; });
    if (found == nullptr)
        return m_current;
    return found->shown.isEmpty() ? found->text : found->shown;
}

void ChoiceButton::tellAccessibility()
{
    setAccessibleName(tr("%1: %2").arg(m_label, shownText()));
    setToolTip(m_off.isEmpty() ? accessibleName() : QStringLiteral("<p>%1</p>").arg(m_off.toHtmlEscaped()));
    setAccessibleDescription(m_off);
}

void ChoiceButton::setOff(const QString &why)
{
    m_off = why;
    setEnabled(why.isEmpty());
    tellAccessibility();
}

void ChoiceButton::setWidest(int widest)
{
    m_widest = widest;
    updateGeometry();
}

QSize ChoiceButton::sizeHint() const
{
    const QFontMetrics metrics(m_theme.type.font(m_theme.type.body));
    const int text = metrics.horizontalAdvance(m_label) + gridStep + metrics.horizontalAdvance(shownText());
    return {std::min(text + 2 * padding + gridStep + arrowWidth + slack, m_widest), metrics.height() + airAroundText};
}

QSize ChoiceButton::minimumSizeHint() const
{
    const QFontMetrics metrics(m_theme.type.font(m_theme.type.body));
    const int alone = m_theme.type.scaled(leastAlone) + 2 * padding + gridStep + arrowWidth + slack;
    return {std::min(sizeHint().width(), std::min(metrics.horizontalAdvance(m_label) + 80, alone)),
            metrics.height() + airAroundText};
}

void ChoiceButton::fillMenu()
{
    menu()->clear();
    qDeleteAll(menu()->findChildren<QMenu *>(Qt::FindDirectChildrenOnly)); // clear() does not delete submenus
    auto *group = new QActionGroup(menu());
    QHash<QString, QMenu *> menus{{{}, menu()}};
    for (const Choice &choice : std::as_const(m_choices)) {
        QMenu *&place = menus[choice.submenu];
        if (place == nullptr)
            place = menu()->addMenu(choice.submenu);
        if (choice.startsGroup)
            place->addSeparator();
        const QString text = choice.detail.isEmpty() ? choice.text : tr("%1   (%2)").arg(choice.text, choice.detail);
        QAction *action = place->addAction(text);
        action->setObjectName(objectName() + QLatin1Char('.') + choice.id);
        action->setCheckable(true);
        action->setChecked(choice.isOn.value_or(choice.id == m_current));
        if (choice.isOn) {
            connect(action, &QAction::triggered, this, [this, id = choice.id](bool on) { emit switched(id, on); });
            continue;
        }
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = choice.id] { emit chosen(id); });
        if (action->isChecked())
            menu()->setActiveAction(action);
    }
}

void ChoiceButton::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu
                                                                   | QStyleOptionToolButton::MenuButtonPopup);
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);

    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = m_theme.type.font(m_theme.type.body);
    const QFontMetrics metrics(font);
    QRect area = rect().adjusted(padding, 0, -padding - arrowWidth - gridStep, 0);
    painter.setFont(font);
    painter.setPen(m_theme.textMuted);
    // The value has priority over the label.
    const int label = metrics.horizontalAdvance(m_label) + gridStep;
    if (showsLabel(area.width())) {
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, m_label);
        area.setLeft(area.left() + label);
    }
    painter.setPen(isEnabled() ? m_theme.text : m_theme.textMuted);
    drawElided(painter, area, Qt::AlignVCenter | Qt::AlignLeft, shownText());

    const QPointF arrow(width() - padding - arrowWidth / 2.0, height() / 2.0 + 0.5);
    painter.setPen(QPen(m_theme.textMuted, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {arrow + QPointF(-3.5, -1.75), arrow + QPointF(0, 1.75), arrow + QPointF(3.5, -1.75)};
    painter.drawPolyline(points, 3);
}

bool ChoiceButton::showsLabel(int width) const
{
    const QFontMetrics metrics(m_theme.type.font(m_theme.type.body));
    const int label = metrics.horizontalAdvance(m_label) + gridStep;
    return label + std::min(metrics.horizontalAdvance(shownText()), m_theme.type.scaled(leastValue)) <= width;
}

void ChoiceButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        showMenu();
    else
        QToolButton::keyPressEvent(event);
}

QToolButton *segmentButton(const QString &name, const QString &text, const char *place, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    setAccessibleRole(*button, QAccessible::RadioButton);
    button->setObjectName(name);
    button->setText(text);
    button->setProperty("segment", QLatin1String(place));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

SegmentSwitch::SegmentSwitch(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    setAccessibleRole(*this, QAccessible::Grouping);
    auto *layout = arranged<QHBoxLayout>(this, 0);
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
    const char *side = place == 0 ? "first" : place + 1 == m_choices.size() ? "last" : "middle";
    QToolButton *button = segmentButton(QStringLiteral("segment.") + choice.id, choice.text, side, this);
    m_buttons->addButton(button, static_cast<int>(place));
    return button;
}

QAbstractButton *SegmentSwitch::buttonOf(const QString &id) const
{
    const auto found = std::ranges::find_if(m_choices, [&id](const Choice &choice) { return choice.id == id; });
    return found == m_choices.end() ? nullptr : m_buttons->button(static_cast<int>(found - m_choices.begin()));
}

void SegmentSwitch::setCurrent(const QString &id)
{
    if (QAbstractButton *button = buttonOf(id))
        button->setChecked(true);
}

void SegmentSwitch::setOffered(const QString &id, bool isOffered)
{
    if (QAbstractButton *button = buttonOf(id))
        button->setEnabled(isOffered);
}

} // namespace chipboard
