// Purpose: a label of running text that remembers how high it is at a width. A plain QLabel lays its text out anew for
// each of the many questions that a layout asks, which alone was a tenth of the program's start.
#pragma once

#include <QLabel>

namespace chipboard {

class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget *parent = nullptr);

    /// Instead of setText(), which would not forget the height.
    void showText(const QString &text);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    mutable int m_width = -1; ///< that m_height is for
    mutable int m_height = 0;
};

} // namespace chipboard
