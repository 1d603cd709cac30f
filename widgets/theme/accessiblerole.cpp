#include "widgets/theme/accessiblerole.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QVariant>

namespace chipboard {
namespace {

constexpr const char *roleProperty = "accessibleRole";

/// A button that acts as a radio button but is not a QRadioButton.
class ChoiceAccessible : public QAccessibleWidget
{
public:
    ChoiceAccessible(QAbstractButton *button, QAccessible::Role role)
        : QAccessibleWidget(button, role)
        , m_button(button)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const QString own = QAccessibleWidget::text(what);
        return own.isEmpty() && what == QAccessible::Name ? m_button->text().remove(QLatin1Char('&')) : own;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button->isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QAbstractButton *m_button;
};

QAccessibleInterface *makeRoleAccessible(const QString & /*className*/, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(roleProperty);
    if (!role.isValid())
        return nullptr;
    const auto known = static_cast<QAccessible::Role>(role.toInt());
    if (auto *button = qobject_cast<QAbstractButton *>(widget))
        return new ChoiceAccessible(button, known);
    return new QAccessibleWidget(widget, known);
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    QAccessible::installFactory(makeRoleAccessible); // registered once, even if called repeatedly
}

} // namespace chipboard
