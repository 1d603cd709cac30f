#include "widgets/theme/typefaces.h"

#include "data/core/tr.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

namespace chipboard {

std::optional<Problem> typefaceFault(const QString &wanted, const QString &found)
{
    if (found == wanted)
        return std::nullopt;
    if (found.isEmpty())
        return Problem{ProblemCode::CannotWrite, tr("No font is installed, so letters would appear as boxes."),
                       tr("Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.").arg(wanted)};
    return Problem{
        ProblemCode::CannotRead,
        tr("The font %1 is not installed: text uses %2 and looks different from other computers.").arg(wanted, found),
        tr("Install %1 (in Debian the package fonts-inter).").arg(wanted),
        {},
        Severity::Warning};
}

std::optional<Problem> typefaceFault(const QString &wanted)
{
    const QString found = QFontInfo(QFont(wanted)).family();
    if (found == wanted)
        return std::nullopt; // querying all families is slow
    return typefaceFault(wanted, QFontDatabase::families().isEmpty() ? QString() : found);
}

namespace {

bool isUsual(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) {
        return c.unicode() < 0x300
            || (!c.isSurrogate() && c.category() != QChar::Other_PrivateUse
                && c.category() != QChar::Other_NotAssigned);
    });
}

// A colour bitmap font has no outlines; requesting one would break drawing its glyphs later.
bool isPicture(const QFont &font, const QString &text)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return std::ranges::any_of(runs, [](const QGlyphRun &run) {
        return !run.rawFont().fontTable("CBLC").isEmpty() || !run.rawFont().fontTable("sbix").isEmpty();
    });
}

void drawBox(QPainter &painter, const QRectF &area)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.marginsRemoved(QMarginsF(area.width(), area.height(), area.width(), area.height()) * 0.15));
    painter.restore();
}

void drawPicture(QPainter &painter, const QPointF &at, const QString &text)
{
    const QFont font = painter.font();
    constexpr double dotsAPixel = 8.0;
    const QFontMetricsF metrics(font);
    const QRectF area(at - QPointF(0.0, metrics.ascent()), QSizeF(metrics.horizontalAdvance(text), metrics.height()));
    const auto *writer = dynamic_cast<const QPdfWriter *>(painter.device());
    if (writer != nullptr && writer->pdfVersion() == QPdfWriter::PdfVersion_A1b)
        return drawBox(painter, area); // PDF/A-1b allows no transparency
    QImage image((area.size() * dotsAPixel).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter into(&image);
    into.scale(dotsAPixel, dotsAPixel);
    into.setFont(font);
    into.setPen(painter.pen());
    into.drawText(QPointF(0.0, metrics.ascent()), text);
    into.end();
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, image);
    painter.restore();
}

// Draws the text in runs of grapheme clusters.
void drawParts(QPainter &painter, QPointF at, const QString &text)
{
    const QFont font = painter.font();
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    while (from < text.size()) {
        const bool isDrawn = isPicture(font, text.mid(from, letters.toNextBoundary() - from));
        qsizetype end = letters.position();
        for (qsizetype next = letters.toNextBoundary();
             next > 0 && isPicture(font, text.mid(end, next - end)) == isDrawn; next = letters.toNextBoundary())
            end = next;
        letters.setPosition(end);
        const QString part = text.mid(from, end - from);
        if (isDrawn)
            drawPicture(painter, at, part);
        else
            painter.drawText(at, part);
        at.rx() += QFontMetricsF(font).horizontalAdvance(part);
        from = end;
    }
}

} // namespace

QFont fontShowing(const QFont &font, const QString &text)
{
    if (font.styleStrategy() != QFont::PreferNoShaping || isUsual(text))
        return font;
    QFont shaped = font;
    shaped.setStyleStrategy(QFont::PreferDefault);
    return shaped;
}

void drawLetters(QPainter &painter, const QPointF &at, const QString &text)
{
    if (isUsual(text) && painter.paintEngine()->type() == QPaintEngine::SVG
        && dynamic_cast<const LettersAsCurves *>(painter.device()) != nullptr) {
        QPainterPath outlines;
        outlines.addText(at, painter.font(), text);
        return painter.fillPath(outlines, painter.pen().color());
    }
    if (isUsual(text))
        return painter.drawText(at, text);
    const QFont before = painter.font();
    painter.setFont(fontShowing(before, text));
    if (painter.paintEngine()->type() == QPaintEngine::Pdf)
        drawParts(painter, at, text);
    else
        painter.drawText(at, text);
    painter.setFont(before);
}

void drawElided(QPainter &painter, const QRect &area, int flags, const QString &text)
{
    const QFont before = painter.font();
    const QFont font = fontShowing(before, text);
    painter.setFont(font);
    painter.drawText(area, flags, QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
    painter.setFont(before);
}

} // namespace chipboard
