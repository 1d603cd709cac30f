#include "widgets/pages/pageparts.h"

#include "data/board/chartwords.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/typefaces.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chipboard {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

// Qt passes ownership of the item.
void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(static_cast<std::size_t>(index)).get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem *item = place->release();
    m_items.erase(place);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, Do::Measure); }

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        size = {size.width() + (size.isEmpty() ? 0 : spacing()) + item->sizeHint().width(),
                std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

// Narrow enough for a single column.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, Do::Place);
}

int FlowLayout::arrange(const QRect &area, Do what) const
{
    int x = area.x();
    int y = area.y();
    int lineHeight = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        const int width = std::min(hint.width(), std::max(area.width(), item->minimumSize().width()));
        const QSize size(width, item->hasHeightForWidth() ? item->heightForWidth(width) : hint.height());
        if (x > area.x() && x + size.width() > area.x() + area.width()) {
            x = area.x();
            y += lineHeight + m_lineGap.value_or(spacing() / 2);
            lineHeight = 0;
        }
        if (what == Do::Place)
            item->setGeometry({{x, y}, size});
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - area.y();
}

constexpr int comfortableWidth = 400;

// Qt may break lines after a slash or hyphen, but "USD/h" and "us-east-2" must stay whole.
static QString withWholeWords(QString text)
{
    static const QRegularExpression sign(
        QStringLiteral("((?<=\\p{L})/(?=[\\p{L}\\p{N}])|(?<=\\p{L})-(?=\\p{N}|\\p{Ll}+-?\\p{N}))"));
    return text.replace(sign, QStringLiteral("\\1\u2060"));
}

// Addresses inside tags stay unchanged.
static QString withWholeWordsOf(const QString &html)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QString text;
    qsizetype from = 0;
    for (auto tags = tag.globalMatch(html); tags.hasNext();) {
        const QRegularExpressionMatch match = tags.next();
        text += withWholeWords(html.mid(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    return text + withWholeWords(html.mid(from));
}

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
        QFont shaped; // all other properties come from the window
        shaped.setStyleStrategy(QFont::PreferDefault);
        m_label->setFont(shaped);
    }
    m_label->showLinks(m_label->textFormat() == Qt::PlainText ? withWholeWords(text) : withWholeWordsOf(text));
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
    // The label has a new text; showText() handles that.
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

constexpr int tileGap = 12;

static TextLabel *tileLabel(const char *role, QWidget *parent)
{
    auto *label = new TextLabel(parent);
    label->label().setProperty("role", QString::fromLatin1(role));
    return label;
}

TileRow::TileRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("tileRow"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(tileGap);
}

void TileRow::addTile()
{
    auto *frame = named<QFrame>("pageTile", this);
    frame->setProperty("card", true);
    Tile tile{frame, tileLabel("muted", frame), tileLabel("value", frame), tileLabel("muted", frame)};
    auto *layout = arranged<QVBoxLayout>(frame, 2, {12, 8, 12, 8});
    layout->addWidget(tile.heading);
    layout->addWidget(tile.value);
    layout->addWidget(tile.detail);
    layout->addStretch(1);
    m_layout->addWidget(frame, 1);
    m_tiles << tile;
}

void TileRow::setTiles(const QList<PageTile> &tiles)
{
    while (m_tiles.size() < tiles.size())
        addTile();
    for (qsizetype i = 0; i < m_tiles.size(); ++i) {
        const Tile &tile = m_tiles.at(i);
        tile.frame->setVisible(i < tiles.size());
        if (i >= tiles.size())
            continue;
        const PageTile &shown = tiles.at(i);
        tile.heading->showText(shown.heading);
        tile.value->showText(shown.value);
        tile.detail->showText(shown.detail);
        tile.detail->setVisible(!shown.detail.isEmpty());
        tile.frame->setAccessibleName(shown.heading);
        tile.frame->setAccessibleDescription(shown.detail.isEmpty() ? shown.value
                                                                    : tr("%1, %2").arg(shown.value, shown.detail));
    }
    setVisible(!tiles.isEmpty());
}

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
    // Includes its frame.
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
