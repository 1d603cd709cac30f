#include "widgets/pages/textlabel.h"

#include <QEvent>

namespace chipboard {
namespace {

constexpr int comfortableWidth = 400;

} // namespace

TextLabel::TextLabel(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
}

void TextLabel::showText(const QString &text)
{
    if (text == QLabel::text())
        return;
    m_width = -1;
    setText(text);
}

int TextLabel::heightForWidth(int width) const
{
    if (width != m_width) {
        m_height = QLabel::heightForWidth(width);
        m_width = width;
    }
    return m_height;
}

QSize TextLabel::sizeHint() const
{
    // Once it has a width, that is the one that matters.
    const int width = m_width > 0 ? m_width : comfortableWidth;
    return {width, heightForWidth(width)};
}

QSize TextLabel::minimumSizeHint() const { return {0, fontMetrics().height()}; }

void TextLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_width = -1;
    QLabel::changeEvent(event);
}

} // namespace chipboard
