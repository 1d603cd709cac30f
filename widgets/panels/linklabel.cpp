#include "widgets/panels/linklabel.h"

#include <QFocusEvent>

namespace chipboard {

LinkLabel::LinkLabel(QWidget *parent)
    : QLabel(parent)
{
}

void LinkLabel::showLinks(const QString &text)
{
    setText(text);
    if ((textInteractionFlags() & Qt::LinksAccessibleByKeyboard) == 0)
        return;
    const bool hasLinks = textFormat() == Qt::RichText && text.contains(QLatin1String("<a "));
    setFocusPolicy(hasLinks ? Qt::StrongFocus : Qt::ClickFocus);
}

// A label itself would take one press of the key before its first link does, and show nothing.
void LinkLabel::focusInEvent(QFocusEvent *event)
{
    QLabel::focusInEvent(event);
    if (focusPolicy() != Qt::StrongFocus)
        return;
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        setSelection(0, 0); // what was lit before
        (void)QLabel::focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    }
}

// Backwards from the first link Qt finds that one again, and never leaves.
bool LinkLabel::focusNextPrevChild(bool next)
{
    const int before = selectionStart();
    if (!QLabel::focusNextPrevChild(next))
        return false;
    const int now = selectionStart();
    const bool isStuck = hasFocus() && before >= 0 && now >= 0 && (next ? now <= before : now >= before);
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): past what QLabel does
    return isStuck ? QWidget::focusNextPrevChild(next) : true;
}

} // namespace chipboard
