#include "widgets/export/pictureexport.h"

#include "data/core/embeddedboard.h"
#include "data/core/tr.h"
#include "data/views/describe.h"
#include "widgets/export/sheetpainting.h"
#include "widgets/theme/typefaces.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageWriter>
#include <QSvgGenerator>
#include <QXmlStreamWriter>

#include <memory>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double dotsAnInch = 96.0; // of the layout's pixels
constexpr double metresAnInch = 0.0254;
constexpr qint64 mostPixels = 250'000'000; // a gigabyte while drawing

QSize sizeOf(const PaperPage &paper)
{
    const QSize &sheet = paper.layout.size;
    return {sheet.width(), sheet.height() * static_cast<int>(std::max<qsizetype>(1, paper.layout.sheets.size()))};
}

// The page with all its sheets, or with one.
Result<PaperPage> drawnPage(const PageSpec &page, const ExportOptions &options, qsizetype sheet, TextRuler &ruler,
                            const std::optional<ReportSpec> &slide)
{
    Result<PaperPage> paper = paperPage(page, options, ruler, slide);
    if (!paper || sheet < 0)
        return paper;
    PaperPage one = std::move(paper).value();
    one.layout.sheets = one.layout.sheets.mid(sheet, 1);
    return one;
}

void paintSheets(QCPPainter &painter, const PaperPage &paper, TextRuler &ruler)
{
    if (paper.theme.window.alpha() > 0)
        painter.fillRect(QRect(QPoint(0, 0), sizeOf(paper)), paper.theme.window);
    for (const Sheet &sheet : paper.layout.sheets) {
        painter.save();
        paintSheet(painter, paper, sheet, ruler);
        painter.restore();
        painter.translate(0.0, paper.layout.size.height());
    }
}

QString escaped(const QString &text)
{
    QString element;
    QXmlStreamWriter(&element).writeCharacters(text);
    return element;
}

// Placeholders: Qt's generator does not escape title and description.
constexpr const char *titlePlace = "chipboard-title";
constexpr const char *wordsPlace = "chipboard-description";

void replaceElement(QByteArray &svg, const QByteArray &name, const QByteArray &place, const QString &text)
{
    const QByteArray element = '<' + name + '>' + place;
    if (const qsizetype at = svg.indexOf(element); at >= 0)
        svg.replace(at + element.size() - place.size(), place.size(), escaped(text).toUtf8());
}

QByteArray withWords(QByteArray svg, const PageSpec &page)
{
    replaceElement(svg, "desc", wordsPlace, pageInWords(page));
    replaceElement(svg, "title", titlePlace, page.title);
    return svg;
}

// Adds a generic family as fallback for missing fonts.
QByteArray withFallbacks(QByteArray svg)
{
    static const QByteArray key = "font-family=\"";
    for (qsizetype at = svg.indexOf(key); at >= 0; at = svg.indexOf(key, at + 1)) {
        const qsizetype end = svg.indexOf('"', at + key.size());
        svg.insert(end, ", Arial, Helvetica, sans-serif");
    }
    return svg;
}

/// An SVG with letters as outlines.
class CurvedSvg : public QSvgGenerator, public LettersAsCurves
{
};

// Removes what XML cannot represent: control characters and two noncharacters.
QByteArray withoutControls(const QByteArray &svg)
{
    QByteArray clean;
    clean.reserve(svg.size());
    for (const char c : svg) {
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\n' || c == '\r')
            clean.append(c);
    }
    return clean.replace("\xEF\xBF\xBE", "").replace("\xEF\xBF\xBF", "");
}

QByteArray withBoard(QByteArray svg, const QByteArray &board)
{
    if (board.isEmpty())
        return svg;
    QString element;
    QXmlStreamWriter writer(&element);
    writer.writeStartElement(u"metadata"_s);
    writer.writeTextElement(QLatin1String(boardNamespace), QLatin1String(boardElement),
                            QString::fromLatin1(board.toBase64()));
    writer.writeEndElement();
    constexpr const char *end = "</desc>";
    return sealed(svg.insert(svg.indexOf(end) + static_cast<qsizetype>(qstrlen(end)), '\n' + element.toUtf8()));
}

Problem scaleProblem(int scale)
{
    return {ProblemCode::WrongUsage, tr("A picture cannot have a scale of %1.").arg(scale),
            tr("Choose a scale from %1 to %2.").arg(smallestPictureScale).arg(largestPictureScale)};
}

} // namespace

QString pageInWords(const PageSpec &page)
{
    QStringList words{page.title};
    if (!page.answer.isEmpty())
        words << page.answer;
    for (const ChartSpec &chart : page.charts)
        words << describeChart(chart);
    if (!page.footer.isEmpty())
        words << page.footer;
    return words.join(u'\n');
}

Result<QByteArray> pageSvg(const PageSpec &page, const ExportOptions &options, const QByteArray &board, qsizetype sheet,
                           const std::optional<ReportSpec> &slide)
{
    TextRuler ruler;
    const Result<PaperPage> paper = drawnPage(page, options, sheet, ruler, slide);
    if (!paper)
        return paper.problem();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const std::unique_ptr<QSvgGenerator> made =
        options.hasCurves ? std::make_unique<CurvedSvg>() : std::make_unique<QSvgGenerator>();
    QSvgGenerator &generator = *made;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(dotsAnInch));
    generator.setTitle(QLatin1String(titlePlace));
    generator.setDescription(QLatin1String(wordsPlace));
    generator.setSize(sizeOf(paper.value()));
    generator.setViewBox(QRect(QPoint(0, 0), sizeOf(paper.value())));
    QCPPainter painter(&generator);
    paintSheets(painter, paper.value(), ruler);
    painter.end();
    return withBoard(withoutControls(withWords(withFallbacks(buffer.data()), page)), board);
}

Result<QByteArray> pagePng(const PageSpec &page, const ExportOptions &options, const QByteArray &board, qsizetype sheet,
                           const std::optional<ReportSpec> &slide)
{
    if (options.scale < smallestPictureScale || options.scale > largestPictureScale)
        return scaleProblem(options.scale);
    TextRuler ruler;
    const Result<PaperPage> paper = drawnPage(page, options, sheet, ruler, slide);
    if (!paper)
        return paper.problem();
    const QSize pixels = sizeOf(paper.value()) * options.scale;
    const bool isClear = paper.value().theme.window.alpha() == 0;
    const auto format = isClear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
    QImage image = qint64(pixels.width()) * pixels.height() > mostPixels ? QImage() : QImage(pixels, format);
    if (image.isNull())
        return Problem{ProblemCode::CannotWrite, tr("The picture is too large for the available memory."),
                       tr("Choose a smaller scale, or write a PDF or SVG file.")};
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(options.scale);
    QCPPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    paintSheets(painter, paper.value(), ruler);
    painter.end();
    image.setDevicePixelRatio(1.0);
    const int dots = static_cast<int>(std::lround(options.scale * dotsAnInch / metresAnInch));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    image.setColorSpace(QColorSpace::SRgb);
    image.setText(u"Title"_s, page.title);
    image.setText(u"Description"_s, pageInWords(page));
    image.setText(u"Software"_s, u"Chipboard " CHIPBOARD_VERSION ""_s);
    if (!board.isEmpty())
        image.setText(QLatin1String(boardTextKey), QString::fromLatin1(board.toBase64()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(image))
        return Problem{ProblemCode::CannotWrite, writer.errorString()};
    return board.isEmpty() ? buffer.data() : sealed(buffer.data());
}

} // namespace chipboard
