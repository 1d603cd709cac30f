// Purpose: a line of text that is written where it stands: over the text itself. Return takes it, so does a click
// elsewhere; Escape leaves everything as it was.
#pragma once

#include <QLineEdit>

#include <functional>

namespace chipboard {

class TextEditor : public QLineEdit
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &text)>;

    explicit TextEditor(QWidget *parent);

    /// Opens over a place of the parent; `take` is called once, with what was written, or never.
    void open(const QRect &place, const QFont &font, const QString &text, const QString &name, Take take);
    void cancel();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void commit();

    Take m_take;
    QString m_before;
};

} // namespace chipboard
