#include "widgets/charts/textfit.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace chipboard {
namespace {

// Signs that fonts leave alone whatever stands beside them.
bool joins(QChar c) { return c.isLetterOrNumber() || c.isSpace() || c == u'.' || c == u',' || c == u'%'; }

qsizetype endOfRun(const QString &text, qsizetype from)
{
    qsizetype end = from + 1;
    if (text.at(from).isHighSurrogate())
        return std::min(text.size(), end + 1);
    while (joins(text.at(from)) && end < text.size() && joins(text.at(end)))
        ++end;
    return end;
}

} // namespace

QStringList wrappedText(const QString &text, const QFont &font, double width, int mostLines)
{
    const QFontMetricsF metrics(font);
    if (text.isEmpty())
        return {};
    if (mostLines <= 1 || metrics.horizontalAdvance(text) <= width)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    const int end = line.textLength();
    layout.endLayout();
    QStringList lines{text.left(end).trimmed()};
    lines += wrappedText(text.mid(end).trimmed(), font, width, mostLines - 1);
    return lines;
}

void drawSearchable(QPainter &painter, const QPointF &at, const QString &text)
{
    if (qFuzzyIsNull(painter.font().letterSpacing())) {
        painter.drawText(at, text);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    QPointF place = at;
    for (qsizetype from = 0; from < text.size();) {
        const QString run = text.mid(from, endOfRun(text, from) - from);
        painter.drawText(place, run);
        place.rx() += metrics.horizontalAdvance(run);
        from += run.size();
    }
}

} // namespace chipboard
