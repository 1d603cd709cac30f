#include "widgets/export/office/slidetext.h"

#include "data/core/find.h"
#include "data/views/helpbook.h"
#include "widgets/export/office/charttext.h"

#include <QUrl>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double lineHeight = 1.2;  // of the letters' size
constexpr double gap = 0.45;        // after a paragraph, likewise
constexpr double halfSpare = 1.045; // part of the margin for other fonts: an extra line may cost a slide
constexpr qsizetype longest = 44;   // characters of an address to show

// Long addresses are not readable on a slide: the link has the full one.
QString shownAddress(const QString &address)
{
    return address.size() <= longest ? address : QUrl(address).host() + QStringLiteral("/\u2026");
}

QString shownText(const QString &text)
{
    QString shown;
    for (const TextPiece &piece : piecesOf(text))
        shown += piece.isAddress ? shownAddress(piece.text) : piece.text;
    return shown;
}

double heightOf(const SlideText &text, double width, double size, const TextMeasure &letters)
{
    return (letters.lines(shownText(text.text), width * halfSpare, size, text.strong) * lineHeight + gap) * size;
}

// The last space before which the text fits; 0 if no piece of it does.
qsizetype fittingEnd(const SlideText &text, const QSizeF &room, double size, const TextMeasure &letters)
{
    QList<qsizetype> ends; // more text is never lower
    for (qsizetype at = text.text.indexOf(u' '); at >= 0; at = text.text.indexOf(u' ', at + 1))
        ends << at;
    const auto fits = [&](qsizetype end) {
        SlideText head = text;
        head.text.truncate(end);
        return heightOf(head, room.width(), size, letters) <= room.height();
    };
    const auto tooLong = std::ranges::partition_point(ends, fits);
    return tooLong == ends.begin() ? 0 : *std::prev(tooLong);
}

// Splits a text longer than a slide at spaces.
QList<SlideText> piecesFor(const SlideText &text, const QSizeF &room, double size, const TextMeasure &letters)
{
    QList<SlideText> pieces{text};
    while (heightOf(pieces.constLast(), room.width(), size, letters) > room.height()) {
        SlideText &last = pieces.last();
        const qsizetype end = fittingEnd(last, room, size, letters);
        if (end <= 0)
            break; // a single word, or no room for a line
        SlideText rest = last;
        rest.text = last.text.mid(end + 1);
        last.text.truncate(end);
        pieces << rest;
    }
    return pieces;
}

QString idOf(const QList<SlideLink> &links, const SlideLink &link)
{
    const qsizetype at = links.indexOf(link);
    return at < 0 ? QString() : QStringLiteral("link%1").arg(at + 1);
}

// As stored in the file; empty if it is not a valid URI.
QString encoded(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() ? QString::fromLatin1(url.toEncoded()) : QString();
}

} // namespace

QList<SlideLink> linksOf(const DeckSlide &slide)
{
    QList<SlideLink> links;
    const auto add = [&links](const SlideLink &link) {
        if ((link.slide > 0 || !link.address.isEmpty()) && !links.contains(link))
            links << link;
    };
    const auto addAll = [&add](const QString &text) {
        for (const TextPiece &piece : piecesOf(text)) {
            if (piece.isAddress)
                add({encoded(piece.text)});
        }
    };
    for (const SlideText &text : slide.texts) {
        add({{}, text.slide});
        addAll(text.text);
    }
    for (const QList<SlideCell> &row : slide.table.rows) {
        for (const SlideCell &cell : row)
            addAll(cell.text);
    }
    return links;
}

void writeLinked(XmlPart &xml, const QList<SlideLink> &links, const QString &text, const RunLook &look)
{
    for (const TextPiece &piece : piecesOf(text)) {
        RunLook own = look;
        if (piece.isAddress && own.link.isEmpty())
            own.link = idOf(links, {encoded(piece.text)});
        writeRun(xml, own.link.isEmpty() || !piece.isAddress ? piece.text : shownAddress(piece.text), own);
    }
}

void writeTexts(XmlPart &xml, const DeckSlide &slide, const QList<SlideLink> &links, const char *scheme)
{
    for (const SlideText &text : slide.texts) {
        RunLook look{slide.textSize, text.strong, text.strong ? "tx1" : scheme};
        if (text.slide > 0) {
            look.link = idOf(links, {{}, text.slide});
            look.isJump = true;
        }
        const QStringList parts = text.text.split(QLatin1Char('\t'));
        xml.element("a:p", {}, [&] {
            const auto spacing = [&] {
                xml.element("a:spcAft", {}, [&] {
                    xml.element("a:spcPts", {{"val", static_cast<int>(std::lround(slide.textSize * gap * 100.0))}});
                });
                if (parts.size() > 1)
                    xml.element("a:tabLst", {}, [&] { xml.element("a:tab", {{"pos", emu(tabStop)}, {"algn", "l"}}); });
            };
            if (text.text.isRightToLeft())
                xml.element("a:pPr", {{"algn", "r"}, {"rtl", 1}}, spacing);
            else
                xml.element("a:pPr", {{"algn", "l"}}, spacing);
            if (parts.size() > 1) { // a number and its link
                writeRun(xml, parts.constFirst(), {slide.textSize, false, scheme});
                xml.element("a:r", {}, [&] { xml.tab("a:t"); });
            }
            writeLinked(xml, links, parts.constLast(), look);
        });
    }
}

QString withoutLoneWords(QString title)
{
    constexpr qsizetype spared = 20; // maximum length of the bracket
    const qsizetype open = title.lastIndexOf(QLatin1Char('('));
    if (open < 0 || !title.endsWith(QLatin1Char(')')) || title.size() - open > spared)
        return title;
    for (qsizetype i = open; i < title.size(); ++i) {
        if (title.at(i) == QLatin1Char(' '))
            title[i] = QChar(0x00A0);
    }
    return title;
}

double heightOf(const QList<SlideText> &texts, double width, double size, const TextMeasure &letters)
{
    double height = 0.0;
    for (const SlideText &text : texts)
        height += heightOf(text, width, size, letters);
    return height;
}

static QList<QList<SlideText>> filledSlides(const QList<SlideText> &all, const QList<double> &heights, double room)
{
    QList<QList<SlideText>> slides{{}};
    double used = 0.0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (used + heights.at(i) > room && !slides.constLast().isEmpty()) {
            QList<SlideText> next;
            used = 0.0;
            while (slides.last().size() > 1 && slides.constLast().constLast().strong) {
                next.prepend(slides.last().takeLast());
                used += heights.at(i - next.size());
            }
            slides << next;
        }
        slides.last() << all.at(i);
        used += heights.at(i);
    }
    return slides;
}

std::pair<double, QList<QList<SlideText>>> textSlides(const QList<SlideText> &texts, const QSizeF &room,
                                                      const QList<double> &sizes, const TextMeasure &letters)
{
    for (const double size : sizes) {
        if (heightOf(texts, room.width(), size, letters) <= room.height())
            return {size, {texts}};
    }
    const double size = sizes.constLast();
    QList<SlideText> all;
    for (const SlideText &text : texts)
        all << piecesFor(text, room, size, letters);
    const QList<double> heights =
        mapped(all, [&](const SlideText &text) { return heightOf(text, room.width(), size, letters); });
    QList<QList<SlideText>> slides = filledSlides(all, heights, room.height());
    for (double height = room.height() - size; height > 0.0; height -= size) { // distributes the text evenly
        const QList<QList<SlideText>> even = filledSlides(all, heights, height);
        if (even.size() > slides.size())
            break;
        slides = even;
    }
    return {size, slides};
}

} // namespace chipboard
