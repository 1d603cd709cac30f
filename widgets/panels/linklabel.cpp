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

// Skips the label itself, which would take a Tab press before its first link and show nothing.
void LinkLabel::focusInEvent(QFocusEvent *event)
{
    QLabel::focusInEvent(event);
    if (focusPolicy() != Qt::StrongFocus)
        return;
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        setSelection(0, 0); // clears the previous highlight
        (void)QLabel::focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    }
}

// Going backwards from the first link, Qt finds the same link again and never leaves the label.
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
