#include "widgets/editors/emptyundo.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace chipboard {
namespace {

/// Where the text is typed: a field itself, or the one inside of it.
const QLineEdit *lineOf(const QObject *field)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return line;
    if (const auto *box = qobject_cast<const QComboBox *>(field))
        return box->lineEdit();
    return qobject_cast<const QAbstractSpinBox *>(field) != nullptr ? field->findChild<const QLineEdit *>() : nullptr;
}

} // namespace

EmptyUndo::EmptyUndo(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool EmptyUndo::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool undoes = key->matches(QKeySequence::Undo);
    if (!undoes && !key->matches(QKeySequence::Redo))
        return false;
    const QLineEdit *line = lineOf(watched);
    if (line == nullptr || (undoes ? line->isUndoAvailable() : line->isRedoAvailable()))
        return false;
    event->ignore(); // the window's shortcut is next
    return true;
}

} // namespace chipboard
