#include "widgets/pages/texteditor.h"

#include "data/board/chartwords.h"

#include <QKeyEvent>

#include <utility>

namespace chipboard {

TextEditor::TextEditor(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("textInPlace"));
    setMaxLength(static_cast<int>(ChartWords::longestText));
    hide();
}

void TextEditor::open(const QRect &place, const QFont &font, const QString &text, const QString &name, Take take)
{
    commit();
    m_take = std::move(take);
    m_before = text;
    setAccessibleName(name);
    setPlaceholderText(name);
    setFont(font);
    setText(text);
    selectAll();
    // With room for its frame.
    const int height = std::max(place.height() + 8, QLineEdit::sizeHint().height());
    QRect outer(place.left() - 6, place.center().y() - height / 2, place.width() + 12, height);
    outer.moveTop(std::max(0, std::min(outer.top(), parentWidget()->height() - height)));
    setGeometry(outer);
    show();
    raise();
    setFocus();
}

void TextEditor::cancel()
{
    m_take = {};
    hide();
    if (auto *owner = parentWidget(); owner != nullptr)
        owner->setFocus();
}

void TextEditor::commit()
{
    const Take take = std::exchange(m_take, {});
    hide();
    if (take && text() != m_before)
        take(text().trimmed());
}

void TextEditor::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        cancel();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        parentWidget()->setFocus();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void TextEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

} // namespace chipboard
