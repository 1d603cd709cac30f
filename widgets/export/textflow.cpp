#include "widgets/export/textflow.h"
#include "data/core/find.h"

#include <cmath>
#include <limits>

namespace chipboard {
namespace {

constexpr double paragraphGap = 5.0;
constexpr double headingGap = 4.0;
constexpr double sectionGap = 16.0;

/// The position of the next line; one per flow.
class Cursor
{
public:
    Cursor(const FlowRoom &room, TextRuler &ruler)
        : m_room(room)
        , m_ruler(ruler)
        , m_pages({{}})
        , m_top(room.first.isEmpty() ? 0.0 : room.first.first().top())
    {
        if (room.first.isEmpty())
            nextColumn();
    }
    [[nodiscard]] QList<QList<TextBlock>> pages() const { return m_pages; }

    void add(const FlowSection &section, const TypeScale &type)
    {
        if (section.paragraphs.isEmpty())
            return;
        const QFont heading = type.font(type.small + 1, true);
        const QFont text = type.font(type.small);
        skip(sectionGap);
        makeRoom(std::min(m_ruler.height(heading) + headingGap + unbroken(section.paragraphs.constFirst(), text),
                          m_room.others.first().height()));
        addBlock(section.heading, heading, TextTone::Plain);
        m_top += headingGap;
        for (const QString &paragraph : section.paragraphs) {
            addBlock(paragraph, text, TextTone::Muted);
            m_top += paragraphGap;
        }
    }

private:
    [[nodiscard]] const QList<QRectF> &columns() const { return m_pages.size() == 1 ? m_room.first : m_room.others; }
    [[nodiscard]] const QRectF &column() const { return columns().at(m_column); }
    [[nodiscard]] bool isAtTop() const { return m_top <= column().top(); }

    void nextColumn()
    {
        if (++m_column >= columns().size()) {
            m_pages.append(QList<TextBlock>());
            m_column = 0;
        }
        m_top = column().top();
    }

    void skip(double gap) { m_top += isAtTop() ? 0.0 : gap; }

    // A line higher than a page is placed anyway: another empty page would not help.
    void makeRoom(double height)
    {
        while (m_top + height > column().bottom() && (!isAtTop() || m_pages.size() == 1))
            nextColumn();
    }

    // Columns have equal widths, so text that continues in the next one is not rewrapped.
    [[nodiscard]] QStringList linesOf(const QString &text, const QFont &font) const
    {
        return m_ruler.wrapped(font, text, column().width(), std::numeric_limits<int>::max());
    }

    // A paragraph is kept together unless it is longer than a column.
    [[nodiscard]] double unbroken(const QString &text, const QFont &font) const
    {
        const double height = m_ruler.height(font);
        const double whole = height * static_cast<double>(linesOf(text, font).size());
        return whole <= m_room.others.first().height() ? whole : height;
    }

    void addBlock(const QString &text, const QFont &font, TextTone tone)
    {
        makeRoom(unbroken(text, font));
        const double height = m_ruler.height(font);
        TextBlock block;
        for (const QString &line : linesOf(text, font)) {
            const auto page = m_pages.size();
            const auto before = m_column;
            makeRoom(height);
            const bool moved = page != m_pages.size() || before != m_column;
            if (block.lines.isEmpty() || moved) {
                if (!block.lines.isEmpty())
                    m_pages[page - 1].append(block);
                block = {{}, font, tone, QRectF(column().left(), m_top, column().width(), 0.0)};
            }
            block.lines.append({line, {column().left(), m_top + m_ruler.ascent(font)}});
            m_top += height;
            block.rect.setBottom(m_top);
        }
        if (!block.lines.isEmpty())
            m_pages.last().append(block);
    }

    const FlowRoom &m_room;
    TextRuler &m_ruler;
    QList<QList<TextBlock>> m_pages;
    qsizetype m_column = 0;
    double m_top = 0.0;
};

} // namespace

TextBlock textBlock(const QString &text, const QFont &font, TextTone tone, const QRectF &area, int lines,
                    TextRuler &ruler)
{
    TextBlock result{{}, font, tone, area};
    double y = area.top();
    for (const QString &line : ruler.wrapped(font, text, area.width(), lines)) {
        result.lines.append({line, {area.left(), y + ruler.ascent(font)}});
        y += ruler.height(font);
    }
    result.rect.setBottom(y);
    return result;
}

TextBlock cornerText(const QString &text, const QFont &font, const QRectF &area, TextRuler &ruler)
{
    const QPointF at(area.right() - ruler.width(font, text) - 1.0, area.bottom() - ruler.height(font));
    return {{{text, {at.x(), at.y() + ruler.ascent(font)}}}, font, TextTone::Muted, QRectF(at, area.bottomRight())};
}

QList<FlowSection> flowOf(const QList<TextSection> &texts)
{
    return mapped(texts, [](const TextSection &section) { return FlowSection{section.heading, linesOf(section)}; });
}

QList<QRectF> textColumns(const QRectF &area)
{
    constexpr double widest = 800.0;
    constexpr double gap = 32.0;
    if (area.width() < widest)
        return {area};
    const double width = std::floor((area.width() - gap) / 2.0);
    return {{area.left(), area.top(), width, area.height()}, {area.right() - width, area.top(), width, area.height()}};
}

QList<QList<TextBlock>> layoutFlow(const QList<FlowSection> &sections, const TypeScale &type, const FlowRoom &room,
                                   TextRuler &ruler)
{
    Cursor cursor(room, ruler);
    for (const FlowSection &section : sections)
        cursor.add(section, type);
    return cursor.pages();
}

} // namespace chipboard
