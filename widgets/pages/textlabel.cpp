#include "widgets/pages/textlabel.h"

#include "widgets/theme/anyletter.h"

#include <QRegularExpression>
#include <QResizeEvent>

namespace chipboard {
namespace {

constexpr int comfortableWidth = 400;

// Lines may end behind a slash, but "USD/h" is one word.
QString withWholeUnits(QString text)
{
    static const QRegularExpression slash(QStringLiteral("(?<=\\p{L})/(?=[\\p{L}\\p{N}])"));
    return text.replace(slash, QStringLiteral("/\u2060"));
}

} // namespace

TextLabel::TextLabel(QWidget *parent)
    : QWidget(parent)
    , m_label(new LinkLabel(this))
{
    m_label->setWordWrap(true);
    m_label->installEventFilter(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::Label);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TextLabel::showText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    const int before = heightForWidth(width());
    m_heights.clear();
    if (fontShowing(m_label->font(), text) != m_label->font()) {
        QFont shaped; // all else comes from the window
        shaped.setStyleStrategy(QFont::PreferDefault);
        m_label->setFont(shaped);
    }
    m_label->showLinks(m_label->textFormat() == Qt::PlainText ? withWholeUnits(text) : text);
    m_outdated = heightForWidth(width()) == before;
    if (!m_outdated)
        updateGeometry();
}

int TextLabel::heightForWidth(int width) const
{
    auto height = m_heights.constFind(width);
    if (height == m_heights.constEnd())
        height = m_heights.insert(width, m_label->heightForWidth(width));
    return *height;
}

QSize TextLabel::sizeHint() const { return {comfortableWidth, heightForWidth(comfortableWidth)}; }

QSize TextLabel::minimumSizeHint() const { return {0, m_label->fontMetrics().height()}; }

bool TextLabel::event(QEvent *event)
{
    // The label has another text, which showText() has seen to.
    return event->type() == QEvent::LayoutRequest || QWidget::event(event);
}

bool TextLabel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_heights.clear();
        updateGeometry();
    }
    return QWidget::eventFilter(watched, event);
}

void TextLabel::resizeEvent(QResizeEvent *event)
{
    m_label->setGeometry(rect());
    if (m_outdated && event->oldSize().width() != width()) {
        m_outdated = false;
        updateGeometry();
    }
    QWidget::resizeEvent(event);
}

} // namespace chipboard
