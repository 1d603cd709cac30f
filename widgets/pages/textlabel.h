// Purpose: a label of running text that remembers how high it is at a width, and asks for another place only when that
// height changes. A plain QLabel lays its text out anew for each of the many questions that a layout asks, and has the
// whole window laid out after each new text, which was a third of the time that a dragged assumption took.
#pragma once

#include "widgets/panels/linklabel.h"

#include <QHash>

namespace chipboard {

class TextLabel : public QWidget
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget *parent = nullptr);

    void showText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    /// What is seen: for its name, format, links and looks. Its text is set by showText().
    [[nodiscard]] QLabel &label() { return *m_label; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_text;     ///< as it was given
    LinkLabel *m_label; ///< in no layout: its wishes come as events and end here
    mutable QHash<int, int> m_heights;
    bool m_outdated = false; ///< layouts may remember the height of another text at other widths
};

} // namespace chipboard
