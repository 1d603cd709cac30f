#include "widgets/export/office/deckslides.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/barparts.h"
#include "data/views/chartlegend.h"
#include "data/views/chartstatement.h"
#include "data/views/colour.h"
#include "data/views/describe.h"
#include "data/views/helpbook.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"
#include "widgets/export/office/rowchart.h"
#include "widgets/export/office/scoreslide.h"
#include "widgets/export/office/slidehead.h"
#include "widgets/export/office/slidetext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>

namespace chipboard {
namespace {

constexpr double leastRoom = 0.7;   // minimum share of a slide for the table below its texts
constexpr double aboveTable = 12.0; // type size of those texts, in points

constexpr qsizetype fewFacts = 8; // on a cover with a centred title

const QList<double> sizesOfFacts{18.0, 16.0, 14.0, 13.0, 12.0};
const QList<double> sizesOfTexts{14.0, 13.0, 12.0};
const QList<double> sizesBesideChart{14.0, 13.0, 12.0};
const QList<double> sizesOfWords{20.0, 18.0, 16.0, 14.0, 13.0, 12.0}; ///< for slides with nothing else
const QList<double> sizesOfContents{24.0, 20.0, 18.0, 16.0, 14.0, 13.0, 12.0};

QList<double> scaled(QList<double> sizes, double type)
{
    for (double &size : sizes)
        size *= type;
    return sizes;
}

constexpr QLatin1String betweenParts(" \xB7 "); // of a line

// A sentence with a full stop needs no dot after it; "Inc." and "Tsd." are none.
QString dotted(const QStringList &parts)
{
    static const QRegularExpression sentence(QStringLiteral("\\S{4,}\\.$"));
    QString line;
    for (const QString &part : parts) {
        if (!line.isEmpty() && !part.isEmpty())
            line += sentence.match(line).hasMatch() ? QStringLiteral(" ") : QString(betweenParts);
        line += part;
    }
    return line;
}

// What the slide has no room for. The same line may stand below several headings.
void keepInNotes(DeckSlide &slide, const QStringList &further, const QString &heading = {})
{
    const auto lines = static_cast<int>(further.size());
    if (lines == 0)
        return;
    slide.subtitle =
        dotted({slide.subtitle,
                lines == 1 ? tr("1 more line in the notes") : tr("%n more lines in the notes", nullptr, lines)});
    slide.notes.further = (heading.isEmpty() ? QStringList() : QStringList{heading}) + further;
}

/// For the texts of a chapter, above its sources.
QSizeF roomOf(const DeckCut &cut, const QString &footer)
{
    const DeckSlide slide{.footer = footer, .isChapter = true};
    return fittedSlide(slide, cut.areas, cut.isForeign, cut.look.letters).areas.content.size();
}

/// Splits one chapter of texts and tables into slides.
class ChapterCut
{
public:
    ChapterCut(const ReportSpec &report, const ReportChapter &chapter, const DeckCut &cut)
        : m_report(report)
        , m_chapter(chapter)
        , m_cut(cut)
        , m_footer(chapter.footer.isEmpty() ? report.footer : chapter.footer)
        , m_room(roomOf(cut, m_footer))
    {
    }
    [[nodiscard]] QList<DeckSlide> slides();

private:
    [[nodiscard]] DeckSlide begun(const QString &heading, const QString &note = {}) const;
    void addTexts();
    void addTable(const ReportBlock &block);

    const ReportSpec &m_report;
    const ReportChapter &m_chapter;
    const DeckCut &m_cut;
    QString m_footer;
    QSizeF m_room;
    QString m_heading;        ///< heading of the texts, if there is only one
    QList<SlideText> m_texts; ///< not yet placed on a slide
    QList<DeckSlide> m_slides;
};

DeckSlide ChapterCut::begun(const QString &heading, const QString &note) const
{
    DeckSlide slide{.title = m_chapter.title};
    QStringList parts{heading, note};
    parts.removeAll(QString());
    slide.subtitle = parts.join(QStringLiteral(" \u00B7 "));
    slide.footer = m_footer;
    slide.name = heading.isEmpty() ? m_chapter.title : heading;
    slide.alt = slide.name;
    slide.isChapter = true;
    return slide;
}

void ChapterCut::addTexts()
{
    if (m_texts.isEmpty())
        return;
    const auto [size, parts] = textSlides(
        m_texts, m_room, scaled(m_report.isDeck ? sizesOfWords : sizesOfTexts, m_cut.areas.type), m_cut.look.letters);
    for (const QList<SlideText> &part : parts) {
        DeckSlide slide = begun(m_heading);
        slide.texts = part;
        slide.textSize = size;
        m_slides << slide;
    }
    m_texts.clear();
    m_heading.clear();
}

// Texts before a table repeat above each part of it, unless they are too long.
void ChapterCut::addTable(const ReportBlock &block)
{
    QList<SlideText> above = mapped(block.paragraphs, [](const QString &paragraph) { return SlideText{paragraph}; });
    const double size = aboveTable * m_cut.areas.type;
    double height = heightOf(above, m_room.width(), size, m_cut.look.letters);
    if (height > (1.0 - leastRoom) * m_room.height()) {
        m_texts = above;
        m_heading = block.heading;
        addTexts();
        above.clear();
        height = 0.0;
    }
    const QList<SlideTable> tables =
        slideTables(block.table, {m_room.width(), m_room.height() - height}, m_cut.look.letters, m_cut.areas.type);
    for (qsizetype i = 0; i < std::min(mostTableSlides, tables.size()); ++i) {
        DeckSlide slide = begun(block.heading, lostRowsNote(tables.size(), block.table.rows.size(), m_cut.look.locale));
        slide.texts = above;
        slide.textSize = size;
        slide.textHeight = height;
        slide.table = tables.at(i);
        keepInNotes(slide, slide.table.shortened);
        m_slides << slide;
    }
}

// Texts without a table flow on, each below its heading.
QList<DeckSlide> ChapterCut::slides()
{
    const auto hasText = [](const ReportBlock &block) {
        return block.table.rows.isEmpty() && !block.paragraphs.isEmpty();
    };
    const bool isOne = std::ranges::count_if(m_chapter.blocks, hasText) == 1;
    for (const ReportBlock &block : m_chapter.blocks) {
        if (!block.table.rows.isEmpty()) {
            addTexts();
            addTable(block);
        } else if (hasText(block)) {
            if (isOne)
                m_heading = block.heading;
            else if (!block.heading.isEmpty())
                m_texts << SlideText{block.heading, true};
            for (const QString &paragraph : block.paragraphs)
                m_texts << SlideText{paragraph};
        }
    }
    addTexts();
    return m_slides;
}

// The largest size that fits below a title of default size.
double factsSize(const DeckSlide &slide, const DeckCut &cut)
{
    constexpr double largestTakeaway = 24.0;
    const double width = cut.areas.content.width() * 0.85;
    const double takeaway = slide.subtitle.isEmpty()
        ? 0.0
        : (cut.look.letters.lines(slide.subtitle, width, largestTakeaway) + 1) * largestTakeaway * lineSpacing;
    const double above = cut.areas.paper.height() * coverTitleEnd(slide) + takeaway + 20.0 * cut.areas.scale;
    return textSlides(slide.texts, {width, cut.areas.footer.bottom() - above}, sizesOfFacts, cut.look.letters).first;
}

DeckSlide cover(const ReportSpec &report, const QString &title, const DeckCut &cut)
{
    DeckSlide slide{.title = title, .isCover = true};
    slide.subtitle = report.takeaway;
    for (const QString &fact : report.factLines())
        slide.texts << SlideText{fact};
    slide.textSize = factsSize(slide, cut);
    slide.notes.points = QStringList{title, report.takeaway} + report.factLines();
    return slide;
}

QList<DeckSlide> chapterSlides(const ReportSpec &report, const ReportChapter &chapter, const DeckCut &cut)
{
    if (chapter.page) {
        DeckCut own = cut;
        if (report.isDeck) {
            own.chartsPerSlide = chapter.chartsPerSlide;
            own.keepsTitle = chapter.isTitled;
        }
        return deckSlides({*chapter.page}, own);
    }
    if (chapter.kind == ChapterKind::Cover)
        return {cover(report, chapter.title, cut)};
    if (chapter.kind == ChapterKind::Text)
        return ChapterCut(report, chapter, cut).slides();
    DeckSlide divider{.title = chapter.title, .isCover = true};
    return {divider};
}

// Limits slides per page to the largest common number that keeps the total within mostPageSlides.
void keepFirst(QList<QList<DeckSlide>> &parts, const QList<const ReportChapter *> &chapters)
{
    const auto countOf = [&](qsizetype mostOfPage) {
        qsizetype count = 0;
        for (qsizetype i = 0; i < parts.size(); ++i)
            count += chapters.at(i)->page ? std::min(mostOfPage, parts.at(i).size()) : 0;
        return count;
    };
    qsizetype most = 1;
    while (countOf(most + 1) > countOf(most) && countOf(most + 1) <= mostPageSlides)
        ++most;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (chapters.at(i)->page)
            parts[i] = parts.at(i).first(std::min(most, parts.at(i).size()));
    }
}

} // namespace

namespace {

// Where each part starts, after `front` slides and the contents themselves. `head` has their title and footer.
QList<DeckSlide> contentsSlides(const QStringList &titles, const QList<qsizetype> &starts, qsizetype front,
                                const DeckSlide &head, const DeckCut &cut)
{
    const QList<SlideText> entries = mapped(titles, [](const QString &title) { return SlideText{title, false, 1}; });
    const QSizeF room = roomOf(cut, head.footer);
    QList<double> sizes = scaled(sizesOfContents, cut.areas.type);
    const auto isCut = [&](const QString &title) {
        return cut.look.letters.lineWidth(title, sizes.constFirst()) > room.width() - tabStop;
    };
    while (sizes.size() > 1 && std::ranges::any_of(titles, isCut)) // Impress breaks a link within a word
        sizes.removeFirst();
    // The number of contents slides does not depend on the numbers in them.
    const auto [size, contents] = textSlides(entries, room, sizes, cut.look.letters);
    QList<DeckSlide> slides;
    qsizetype entry = 0;
    for (const QList<SlideText> &part : contents) {
        DeckSlide slide = head;
        slide.textSize = size;
        slide.isChapter = true;
        slide.notes.points = mapped(part, &SlideText::text);
        for (const SlideText &text : part) {
            const auto at = static_cast<int>(front + contents.size() + starts.at(entry++) + 1);
            slide.texts << SlideText{QString::number(at) + QLatin1Char('\t') + text.text, false, at};
        }
        slides << slide;
    }
    return slides;
}

} // namespace

QList<DeckSlide> reportSlides(const ReportSpec &report, const DeckCut &cut)
{
    if (report.isDeck) {
        QList<DeckSlide> deck;
        for (const ReportChapter &chapter : report.chapters) {
            QList<DeckSlide> slides = chapterSlides(report, chapter, cut);
            for (DeckSlide &slide : slides) {
                slide.place = chapter.slide;
                deck << slide;
            }
        }
        return deck;
    }
    QList<const ReportChapter *> chapters;
    QList<QList<DeckSlide>> parts;
    for (const ReportChapter &chapter : report.chapters) {
        if (chapter.isAppendix && !cut.appendix)
            continue;
        chapters << &chapter;
        parts << chapterSlides(report, chapter, cut);
    }
    if (!cut.appendix)
        keepFirst(parts, chapters);
    QList<DeckSlide> slides;
    QStringList titles;
    QList<qsizetype> starts;
    for (qsizetype i = 0; i < chapters.size(); ++i) {
        starts << slides.size();
        slides += parts.at(i);
        titles << chapters.at(i)->title;
    }
    const QList<DeckSlide> front{cover(report, report.title, cut)};
    return front + contentsSlides(titles, starts, front.size(), {.title = tr("Contents"), .footer = report.footer}, cut)
        + slides;
}

namespace {

constexpr qsizetype mostWords = 2;     // slides of texts behind charts: the notes have the rest
constexpr double leastRow = 16.0;      // points for a bar with its texts
constexpr double leastShared = 13.5;   // points for a row where charts share a slide: a name of 12 points
constexpr double aroundBars = 26.0;    // points for the key of bars
constexpr double aroundDots = 54.0;    // points for the axis of dots
constexpr double leastPlane = 130.0;   // points of height, below which nothing is seen
constexpr double leastNamedRow = 14.0; // points for a row of a plane with its name
constexpr double aroundPlane = 66.0;   // points above and below the rows of a plane
constexpr double usualHeight = 540.0;  // points: all texts are as large as they are meant to be
constexpr double usualWidth = 480.0;
constexpr double highestLogo = 34.0;
constexpr double widestLogo = 0.22; // of the slide's width without margins
constexpr double logoGap = 16.0;

QString partOf(qsizetype first, qsizetype count, qsizetype all)
{
    return tr("%1 to %2 of %3").arg(first + 1).arg(first + count).arg(all);
}

QStringList withoutRepeats(const QStringList &lines)
{
    QStringList kept;
    for (const QString &line : lines) {
        if (!line.isEmpty() && !kept.contains(line))
            kept << line;
    }
    return kept;
}

void addSection(QStringList &lines, const QString &title, const QStringList &content)
{
    if (const QStringList filled = withoutRepeats(content); !filled.isEmpty())
        lines << title << filled;
}

// Cuts at the end of a sentence if possible, else of a word.
QString shortened(const QString &text, qsizetype letters)
{
    if (text.size() <= letters)
        return text;
    const qsizetype stop = text.lastIndexOf(QLatin1String(". "), letters - 1);
    if (stop > letters / 3)
        return text.left(stop + 1);
    return text.left(text.lastIndexOf(QLatin1Char(' '), letters - 1)) + QChar(0x2026);
}

// As many lines as fit that many characters, at least one.
QStringList within(const QStringList &lines, qsizetype letters)
{
    QStringList kept;
    for (const QString &line : lines) {
        letters -= line.size();
        if (letters < 0 && !kept.isEmpty())
            break;
        kept << line;
    }
    return kept;
}

// "H100: 5.19 USD per chip-hour, 726 tok/s. Lines: ...": what has a name of its own; the rest is for screen readers.
QString valuesOnPlane(const ChartSpec &chart)
{
    constexpr qsizetype most = 6;
    QStringList sentences;
    for (const PlaneMark &mark : chart.plane.marks) {
        const bool isNamed = !mark.small && !mark.label.isEmpty() && mark.label != mark.xText;
        if (isNamed && sentences.size() < most)
            sentences << tr("%1: %2, %3.", "a mark, its values on two axes").arg(mark.label, mark.xText, mark.yText);
    }
    QStringList lines;
    for (const PlaneLine &line : chart.plane.lines) {
        if (line.weight == LineWeight::Strong && !line.label.isEmpty())
            lines << line.label;
    }
    if (!lines.isEmpty())
        sentences << tr("Lines: %1.").arg(lines.join(QStringLiteral(", ")));
    return sentences.join(QLatin1Char(' '));
}

// "Memory: Trainium2 96, H100 80." The unit is on the slide.
QString valuesIn(const ChartSpec &chart)
{
    if (hasTwoAxes(chart) && chart.plane.cells.isEmpty())
        return valuesOnPlane(chart);
    if (chart.series.isEmpty())
        return chart.scores.columns.isEmpty() && chart.plane.cells.isEmpty() ? QString() : describeChart(chart);
    const QList<ChartPoint> &points = chart.series.constFirst().points;
    QStringList values;
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        const ChartPoint &point = points.at(i);
        values << tr("%1 %2", "a row and its number")
                      .arg(chart.categories.at(i).shownLabel(), point.value ? pointText(point) : point.gap);
    }
    const QString all = values.join(QStringLiteral(", "));
    return chart.title.isEmpty() ? all : tr("%1: %2.", "a chart, its numbers").arg(chart.title, all);
}

// "AWS Neuron docs: Trainium2 Architecture, 21 Aug 2026": addresses are not read aloud.
QString withoutAddress(const QString &source)
{
    QString text;
    for (const TextPiece &piece : piecesOf(source)) {
        if (!piece.isAddress)
            text += piece.text;
    }
    text = text.trimmed();
    return text.endsWith(QLatin1Char(',')) ? text.chopped(1) : text;
}

QStringList descriptionsOf(const ChartSpec &chart)
{
    constexpr qsizetype most = 80; // hundreds of measurements are not useful as notes
    QStringList lines;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            lines << point.description;
    }
    for (const ScoreColumn &column : chart.scores.columns) {
        for (const ChartPoint &point : column.points)
            lines << point.description;
    }
    for (const PlaneMark &mark : chart.plane.marks) {
        if (!mark.small)
            lines << mark.description;
    }
    for (const PlaneLine &line : chart.plane.lines)
        lines << line.description;
    for (const PlaneCell &cell : chart.plane.cells)
        lines << cell.description;
    return lines.mid(0, most);
}

// A plain number table has no outlines, hatching or whiskers.
QString legendWithoutBars(const PageSpec &page, ChartSpec chart)
{
    for (ScoreColumn &column : chart.scores.columns) {
        for (ChartPoint &point : column.points) {
            point.style = MarkStyle::Solid;
            point.low.reset();
            point.high.reset();
        }
    }
    return legendOn(page.legend, {chart}, page.footer).text();
}

// The first sentence below the charts, as a title; empty if it is too long.
QString saidFirst(const QList<TextSection> &sections)
{
    constexpr qsizetype longestTitle = 110;
    for (const TextSection &section : sections) {
        for (const TextItem &item : section.items) {
            if (item.sign != TextSign::None)
                return {}; // it refers to the heading
            // A full stop before a lower-case letter or a digit does not end a sentence.
            static const QRegularExpression sentence(QStringLiteral("^(.{15,}?)\\.(?= \\p{Lu}|$)"));
            const QString said = sentence.match(item.text).captured(1);
            return said.size() <= longestTitle ? said : QString();
        }
    }
    return {};
}

// Messages of all charts; common lines appear once.
SpeakerNotes joinedNotes(const QList<DeckSlide> &slides)
{
    SpeakerNotes all;
    for (const DeckSlide &slide : slides) {
        all.points += slide.notes.points.first(std::min<qsizetype>(2, slide.notes.points.size()));
        all.sources += slide.notes.sources;
        all.assumptions += slide.notes.assumptions;
        all.background += slide.notes.background;
    }
    if (!slides.isEmpty())
        all.points += slides.constFirst().notes.points.mid(2);
    for (QStringList *const lines : {&all.points, &all.sources, &all.assumptions, &all.background})
        *lines = withoutRepeats(*lines);
    return all;
}

/// Splits one page into slides.
class PageCut
{
public:
    PageCut(const PageSpec &page, const DeckCut &cut, QList<DeckSlide> &slides)
        : m_page(page)
        , m_cut(cut)
        , m_slides(slides)
        , m_first(slides.size())
    {
    }
    void addCharts();
    void joinCharts(qsizetype first);
    void addTexts();
    void addNumbers();
    /// Adds a slide saying so if none was added since there were `before`.
    void addNothing(qsizetype before);

private:
    [[nodiscard]] QString turnOf() const;
    [[nodiscard]] QStringList pointsOf(const ChartSpec &chart, const DeckSlide &slide, bool isAnswer) const;
    [[nodiscard]] SpeakerNotes notesOf(const ChartSpec &chart, const DeckSlide &slide, bool isAnswer) const;
    [[nodiscard]] DeckSlide begun(const ChartSpec &chart, const QString &legend, bool isAnswer) const;
    void nameThePage(DeckSlide &slide) const;
    [[nodiscard]] QSizeF roomOn(DeckSlide slide, int sharing = 1) const;
    [[nodiscard]] int sharingOf(const DeckSlide &slide, const std::function<bool(const QSizeF &)> &fits) const;
    [[nodiscard]] double aroundRowsOn(const QSizeF &room, const ChartSpec &chart) const;
    [[nodiscard]] bool keepsNames(const ChartSpec &of, const QSizeF &room) const;
    void keepTitle(qsizetype first);
    void addChart(const ChartSpec &chart, bool isAnswer);
    [[nodiscard]] bool isRepeated(const ChartSpec &chart) const;
    [[nodiscard]] QList<SlideText> sentences() const;
    [[nodiscard]] QList<SlideText> addBeside(DeckSlide &slide, const QList<SlideText> &texts) const;
    void addWordsBeside(DeckSlide &slide, const ChartSpec &chart);
    void goOnWith(const QList<SlideText> &texts);
    void addScores(const ChartSpec &chart, DeckSlide slide);
    void addHeat(const ChartSpec &chart, DeckSlide slide);
    void addRows(const ChartSpec &chart, DeckSlide slide);
    [[nodiscard]] QList<ChartSpec> planeParts(const ChartSpec &chart, const QSizeF &room) const;
    void addPlane(const ChartSpec &chart, DeckSlide slide);

    const PageSpec &m_page;
    const DeckCut &m_cut;
    QList<DeckSlide> &m_slides;
    qsizetype m_first;       ///< of the page
    bool m_hasWords = false; ///< next to its chart
};

// What would change the message, if the page has it; otherwise what to check first.
QString PageCut::turnOf() const
{
    const auto firstOf = [this](const auto &isMeant) {
        for (const TextSection &section : m_page.texts) {
            for (const TextItem &item : section.items) {
                if (isMeant(section, item))
                    return item.text;
            }
        }
        return QString();
    };
    const QString turn = firstOf([](const TextSection &section, const TextItem &item) {
        return item.sign == TextSign::Turn || section.id == QLatin1String("turns");
    });
    if (!turn.isEmpty())
        return tr("What would change it: %1").arg(turn);
    const QString check =
        firstOf([](const TextSection &section, const TextItem &) { return section.id == QLatin1String("check"); });
    return check.isEmpty() ? QString() : tr("Check first: %1").arg(check);
}

// The message, its size, the reason, what would change it, and the main caveat.
QStringList PageCut::pointsOf(const ChartSpec &chart, const DeckSlide &slide, bool isAnswer) const
{
    constexpr qsizetype longest = 230; // characters per point
    QStringList points{slide.title};
    if (isAnswer)
        points << m_page.answer << m_page.support;
    if (!isAnswer || m_page.support.isEmpty())
        points << valuesIn(chart);
    QString why = m_page.reasons.join(QLatin1Char(' '));
    for (const TextSection &section : m_page.texts) {
        if (section.id == QLatin1String("why") && !section.items.isEmpty())
            why = section.items.constFirst().text;
    }
    QStringList caveats{chart.doubt, slide.warning};
    caveats += chart.notes;
    if (isAnswer) // other charts have other topics
        caveats = QStringList{m_page.doubt} + caveats + QStringList{m_page.confidence.explanation()} + m_page.notes;
    caveats = withoutRepeats(caveats);
    const auto isOther = [this](const QString &text) { return !m_page.reasons.contains(text); };
    const auto caveat = std::ranges::find_if(caveats, isOther);
    points << (why.isEmpty() ? QString() : tr("Why: %1").arg(why)) << turnOf()
           << (caveat == caveats.end() ? QString() : tr("Caveat: %1").arg(*caveat));
    for (QString &point : points)
        point = shortened(point, longest);
    return withoutRepeats(points);
}

// Short notes to read while speaking, followed by the full background.
SpeakerNotes PageCut::notesOf(const ChartSpec &chart, const DeckSlide &slide, bool isAnswer) const
{
    const QStringList sources = chart.sources.isEmpty() ? m_page.sources : chart.sources;
    SpeakerNotes notes{.points = pointsOf(chart, slide, isAnswer),
                       .sources = withoutRepeats(mapped(sources, withoutAddress)),
                       .assumptions = withoutRepeats(QStringList{m_page.basis} + m_cut.assumptions.chosen)};
    QStringList &all = notes.background;
    all << slide.title;
    addSection(all, tr("Notes"),
               QStringList{m_page.answer, m_page.support, m_page.doubt, chart.doubt, m_page.warning} + chart.notes
                   + m_page.notes);
    addSection(all, tr("Values and formulas"), descriptionsOf(chart));
    addSection(all, tr("Sources"), m_page.sources.isEmpty() ? chart.sources : m_page.sources);
    addSection(all, tr("Assumptions"), m_cut.assumptions.chosen + m_cut.assumptions.usual);
    return notes;
}

// Title of a slide: the page's for the answering chart; for other charts their own message or title. A custom chart
// title has priority.
DeckSlide PageCut::begun(const ChartSpec &chart, const QString &legend, bool isAnswer) const
{
    DeckSlide slide;
    const bool isTitled = hasOwnTitle(chart);
    const bool hasOwn = isTitled || (!isAnswer && !chart.title.isEmpty());
    const bool isStated = hasOwn && !headingAlone(chart).isEmpty();
    slide.title = isStated ? headingAlone(chart) : hasOwn ? chart.title : m_page.title;
    slide.subtitle = hasOwn || chart.title == slide.title ? chart.subtitle : dotted({chart.title, chart.subtitle});
    if (isAnswer && m_page.title != slide.title)
        slide.subtitle = dotted({m_page.title, slide.subtitle});
    if (isAnswer && !m_page.support.isEmpty())
        slide.message = m_page.support;
    if (isAnswer && m_page.notice.inFiles && m_page.statements.isEmpty())
        slide.subtitle = dotted({slide.subtitle, m_page.notice.text});
    slide.warning = isStated ? chart.alone.caution : m_page.warning;
    slide.legend = legend;
    slide.footer = isStated || (isAnswer && hasOwnFooter(m_page, chart)) ? chart.alone.footer : m_page.footer;
    slide.name = chart.title;
    slide.isDoubtful = hasOwn ? !chart.doubt.isEmpty() : !m_page.doubt.isEmpty();
    slide.doubtful = hasOwn || chart.doubt.isEmpty() ? QString() : chart.title;
    slide.notes = notesOf(chart, slide, isAnswer);
    return slide;
}

// Adds the page name, because "The numbers" exist for many pages.
void PageCut::nameThePage(DeckSlide &slide) const
{
    if (slide.title != m_page.title)
        slide.subtitle = dotted({m_page.title, slide.subtitle});
}

// The content area with the longest part numbering, because the number of slides is not known yet.
QSizeF PageCut::roomOn(DeckSlide slide, int sharing) const
{
    constexpr qsizetype many = 99;
    if (sharing > 1) {
        slide.panels.resize(sharing);
        slide.title = m_page.title;
        slide.message = m_page.support;
        slide.warning = m_page.warning;
    } else {
        slide.subtitle = dotted({slide.subtitle, partOf(many, many, many)});
    }
    const QRectF content = fittedSlide(slide, m_cut.areas, m_cut.isForeign, m_cut.look.letters).areas.content;
    return sharing > 1 ? panelPlace(content, m_cut.areas.scale, sharing, 0).chart.size()
                       : chartPlaces(slide, content, m_cut.areas.scale).chart.size();
}

bool PageCut::keepsNames(const ChartSpec &of, const QSizeF &room) const
{
    if (!canBeChart(of))
        return true;
    const OfficeChart chart = officeChart(of, {m_cut.look, room.width(), room.height()});
    return chart.lost.isEmpty() && !chart.hasKey;
}

// As many charts as may share a slide, fewer if rows or names need more room.
int PageCut::sharingOf(const DeckSlide &slide, const std::function<bool(const QSizeF &)> &fits) const
{
    for (const int sharing : {4, 2}) {
        if (sharing <= m_cut.chartsPerSlide && fits(roomOn(slide, sharing)))
            return sharing;
    }
    return 1;
}

// Height around the rows of a chart on a shared slide, below its heading.
double PageCut::aroundRowsOn(const QSizeF &room, const ChartSpec &chart) const
{
    if (!canBeChart(chart))
        return 0.0; // lines of text
    const DeckPanel panel{chart.title, chart.subtitle, {}, {}, {}};
    return aroundRows(chart, {m_cut.look, room.width(), room.height(), panel.heading()});
}

void PageCut::addScores(const ChartSpec &chart, DeckSlide slide)
{
    slide.roles = rolesIn({chart});
    const QList<SlideTable> tables = scoreSlideTables(chart, roomOn(slide), m_cut.look, m_cut.areas.type);
    if (tables.constFirst().bars.isEmpty()) {
        slide.roles.clear();
        slide.legend = legendWithoutBars(m_page, chart);
    }
    slide.alt = describeChart(chart);
    for (const SlideTable &table : tables) {
        slide.table = table;
        m_slides << slide;
    }
}

void PageCut::addHeat(const ChartSpec &chart, DeckSlide slide)
{
    const Legend legend = legendOn(m_page.legend, {chart}, slide.footer);
    slide.swatches = withSwatch(legend);
    slide.legend = withoutSwatch(legend).text();
    const QList<SlideTable> tables = heatTables(chart, roomOn(slide), m_cut.look, m_cut.areas.type);
    slide.alt = describeChart(chart);
    const QString whole = slide.subtitle;
    const bool isCutByColumns = tables.constFirst().widths.size() - 1 < namedColumns(chart);
    qsizetype first = 0;
    for (const SlideTable &table : tables) {
        slide.table = table;
        const qsizetype rows = table.rows.size() - 1; // without the header
        if (tables.size() > 1 && !isCutByColumns)
            slide.subtitle = dotted({whole, partOf(first, rows, namedRows(chart))});
        first += rows;
        m_slides << slide;
    }
}

void PageCut::addRows(const ChartSpec &chart, DeckSlide slide)
{
    slide.roles = rolesIn({chart});
    const double axis = chart.kind == ChartKind::HorizontalDots ? aroundDots : aroundBars;
    // Tiles go above the chart only if all rows still fit one slide; in a brief they always do.
    if (!m_page.isBrief && roomOn(slide).height() - axis < static_cast<double>(chart.categories.size()) * leastRow)
        slide.tiles.clear();
    const double rows = static_cast<double>(chart.categories.size()) * leastShared;
    slide.sharing =
        sharingOf(slide, [&](const QSizeF &room) { return rows + aroundRowsOn(room, chart) <= room.height(); });
    const double height = roomOn(slide).height() - axis;
    const auto most = std::max<qsizetype>(1, static_cast<qsizetype>(height / leastRow));
    const QList<BarPart> parts = barParts(chart, slide.sharing > 1 ? chart.categories.size() : most);
    const QString whole = slide.subtitle;
    for (const BarPart &cut : parts) {
        ChartSpec part = cut.chart;
        if (parts.size() > 1 && part.reach.isEmpty() && !chart.series.isEmpty())
            part.reach = chart.series.constFirst().points;
        if (parts.size() > 1)
            slide.subtitle = dotted({whole, partOf(cut.first, cut.count, chart.categories.size())});
        slide.alt = describeChart(part);
        slide.roles = hasChartLegend(part) ? QList<ColourRole>() : rolesIn({part});
        slide.lines.clear();
        slide.chart.reset();
        if (canBeChart(part)) {
            slide.chart = part;
        } else {
            for (qsizetype row = 0; row < part.categories.size(); ++row)
                slide.lines << categoryText(part, row);
        }
        m_slides << slide;
    }
}

// Parts with as many rows as fit: fewer if the names at their marks need the height.
QList<ChartSpec> PageCut::planeParts(const ChartSpec &chart, const QSizeF &room) const
{
    const auto most = std::max<qsizetype>(1, static_cast<qsizetype>((room.height() - aroundPlane) / leastNamedRow));
    const QList<ChartSpec> parts = rowParts(chart, most);
    const auto keepsAll = [&](const QList<ChartSpec> &some) {
        return std::all_of(some.begin(), some.end(), [&](const ChartSpec &part) { return keepsNames(part, room); });
    };
    const qsizetype rows = namedRows(chart);
    for (qsizetype fewer = parts.size(); rows > 0 && fewer <= 2 * parts.size(); ++fewer) {
        if (const QList<ChartSpec> some = rowParts(chart, (rows + fewer - 1) / fewer); keepsAll(some))
            return some;
    }
    return parts;
}

// A plane with named rows continues on further slides.
void PageCut::addPlane(const ChartSpec &chart, DeckSlide slide)
{
    const double least = std::max(leastPlane, static_cast<double>(namedRows(chart)) * leastNamedRow + aroundPlane);
    slide.sharing =
        sharingOf(slide, [&](const QSizeF &room) { return room.height() >= least && keepsNames(chart, room); });
    const QList<ChartSpec> parts = planeParts(chart, roomOn(slide, slide.sharing));
    const QString whole = slide.subtitle;
    qsizetype first = 0;
    for (ChartSpec part : parts) {
        const qsizetype rows = namedRows(part);
        if (parts.size() > 1)
            slide.subtitle = dotted({whole, partOf(first, rows, namedRows(chart))});
        first += rows;
        part.title = chart.title;
        slide.roles = rolesIn({part});
        slide.alt = describeChart(part);
        slide.chart = canBeChart(part) ? std::optional(part) : std::nullopt;
        slide.lines = slide.chart         ? QStringList()
            : chart.plane.empty.isEmpty() ? QStringList(tr("There is nothing to draw."))
                                          : QStringList(chart.plane.empty);
        m_slides << slide;
    }
}

// The answering chart comes first: the contents of reports link to it.
void PageCut::addCharts()
{
    const qsizetype answering = answeringChart(m_page);
    if (!m_page.charts.isEmpty())
        addChart(m_page.charts.at(answering), true);
    for (qsizetype i = 0; i < m_page.charts.size(); ++i) {
        const bool isEmpty = !m_page.charts.at(i).plane.empty.isEmpty(); // a separate slide would be empty
        if (i != answering && !(isEmpty && !m_slides.isEmpty()) && !isRepeated(m_page.charts.at(i)))
            addChart(m_page.charts.at(i), false);
    }
}

// Another page of the presentation already shows this chart with this message.
bool PageCut::isRepeated(const ChartSpec &chart) const
{
    const QString heading = headingAlone(chart);
    return !heading.isEmpty()
        && std::any_of(m_slides.cbegin(), m_slides.cbegin() + m_first, [&](const DeckSlide &slide) {
               return slide.chart && slide.name == chart.title && slide.title == heading;
           });
}

void PageCut::addChart(const ChartSpec &chart, bool isAnswer)
{
    DeckSlide slide = begun(chart, {}, isAnswer);
    slide.legend = legendOn(m_page.legend, {chart}, slide.footer).text();
    const qsizetype first = m_slides.size();
    QList<SlideText> further;
    if (isAnswer && m_page.isBrief)
        further = addBeside(slide, sentences());
    else if (isAnswer && (chart.kind == ChartKind::HorizontalBars || chart.kind == ChartKind::HorizontalDots))
        addWordsBeside(slide, chart);
    if (chart.kind == ChartKind::Heat && !chart.plane.cells.isEmpty()) {
        addHeat(chart, slide);
    } else if (chart.kind == ChartKind::Scores && !chart.categories.isEmpty()) {
        addScores(chart, slide);
    } else if (hasTwoAxes(chart)) {
        addPlane(chart, slide);
    } else if (!chart.categories.isEmpty()) {
        addRows(chart, slide);
    }
    if (m_slides.size() > first && !further.isEmpty())
        goOnWith(further);
}

// The page's sentences, each section below its heading.
QList<SlideText> PageCut::sentences() const
{
    QList<SlideText> texts;
    for (const PageStatement &one : m_page.statements)
        texts << SlideText{one.heading, true} << SlideText{one.text};
    for (const TextSection &section : m_page.texts) {
        texts << SlideText{section.heading, true};
        for (const QString &line : linesOf(section))
            texts << SlideText{line};
    }
    return texts;
}

// A page with one chart and few words needs no second slide for them, if all rows and names still fit.
void PageCut::addWordsBeside(DeckSlide &slide, const ChartSpec &chart)
{
    slide.tiles = m_page.tiles;
    const QList<SlideText> texts = sentences();
    DeckSlide joined = slide;
    if (m_page.charts.size() != 1 || texts.isEmpty() || !addBeside(joined, texts).isEmpty())
        return;
    const double axis = chart.kind == ChartKind::HorizontalDots ? aroundDots : aroundBars;
    const QSizeF room = roomOn(joined);
    m_hasWords =
        room.height() - axis >= static_cast<double>(chart.categories.size()) * leastRow && keepsNames(chart, room);
    if (m_hasWords)
        slide = joined;
}

// Tiles above the chart, texts next to it: a brief is self-contained. Returns the texts that do not fit.
QList<SlideText> PageCut::addBeside(DeckSlide &slide, const QList<SlideText> &texts) const
{
    slide.hasTextsBeside = true;
    slide.tiles = m_page.tiles;
    slide.texts = texts;
    const QRectF content = fittedSlide(slide, m_cut.areas, m_cut.isForeign, m_cut.look.letters).areas.content;
    const QSizeF room = chartPlaces(slide, content, m_cut.areas.scale).texts.size();
    const auto [size, parts] =
        textSlides(slide.texts, room, scaled(sizesBesideChart, m_cut.areas.type), m_cut.look.letters);
    slide.texts = parts.value(0);
    slide.textSize = size;
    QList<SlideText> further;
    for (const QList<SlideText> &part : parts.mid(1))
        further << part;
    return further;
}

// Under its own title, because the page's is about the chart.
void PageCut::goOnWith(const QList<SlideText> &texts)
{
    DeckSlide slide = begun(ChartSpec{.title = tr("In words")}, {}, false);
    nameThePage(slide);
    slide.alt = slide.name;
    const auto [size, parts] =
        textSlides(texts, roomOn(slide), scaled(sizesOfWords, m_cut.areas.type), m_cut.look.letters);
    for (const QList<SlideText> &part : parts) {
        slide.texts = part;
        slide.textSize = size;
        m_slides << slide;
    }
}

// Consecutive charts share slides.
void PageCut::joinCharts(qsizetype first)
{
    for (qsizetype at = first; at < m_slides.size(); ++at) {
        DeckSlide &slide = m_slides[at];
        qsizetype count = 0;
        int sharing = m_cut.chartsPerSlide;
        while (at + count < m_slides.size() && m_slides.at(at + count).chart) {
            const int with = std::min(sharing, m_slides.at(at + count).sharing);
            if (count + 1 > with)
                break;
            sharing = with;
            ++count;
        }
        if (count < 2)
            continue;
        const QList<DeckSlide> joined = m_slides.mid(at, count);
        QList<ChartLegend> legends;
        for (const DeckSlide &one : joined) {
            const bool isPages = one.title == m_page.title; // it stands above all of them
            slide.panels << DeckPanel{isPages ? one.chart->title : one.title, one.chart->subtitle, one.name, one.alt,
                                      *one.chart};
            legends << ChartLegend{*one.chart, legendOn(m_page.legend, {*one.chart}, one.footer)};
            slide.isDoubtful = slide.isDoubtful || one.isDoubtful;
        }
        slide.roles = rolesIn(mapped(slide.panels, &DeckPanel::chart)); // their key is below all of them
        const bool isFirst = at == first;                               // else what the first of them says
        if (!isFirst && !m_cut.keepsTitle)
            slide.panels.first().title = joined.constFirst().chart->title;
        slide.title = isFirst || m_cut.keepsTitle ? m_page.title : joined.constFirst().title;
        slide.message = isFirst ? m_page.support : QString();
        slide.subtitle.clear(); // each chart has its own
        const Legend legend = joinedLegend(legends);
        for (DeckPanel &panel : slide.panels) { // a chart named in the legend has that name as heading
            const auto *named =
                findWhere(legend.parts, [&panel](const LegendPart &part) { return part.about == panel.chart.title; });
            panel.title = named == nullptr || named->about.isEmpty() ? panel.title : named->about;
        }
        slide.legend = legend.text();
        slide.footer = footerBelow(mapped(slide.panels, &DeckPanel::chart), m_page);
        slide.tiles.clear();
        slide.warning = m_page.warning;
        slide.notes = joinedNotes(joined);
        slide.chart.reset();
        m_slides.remove(at + 1, count - 1);
    }
    if (m_cut.keepsTitle)
        keepTitle(first);
}

// Continuation slides keep the custom title and name their content in the subtitle.
void PageCut::keepTitle(qsizetype first)
{
    const bool goesOn = m_slides.size() - first > 1;
    for (qsizetype i = first; goesOn && i < m_slides.size(); ++i) {
        DeckSlide &slide = m_slides[i];
        if (slide.panels.isEmpty() && i > first)
            slide.subtitle = dotted({slide.name, slide.subtitle});
        slide.title = m_page.title;
    }
}

// The page's sentences, section by section, on as many slides as needed. Beside charts they need a title that says
// something: many sections without a first sentence repeat the charts row by row, so they are for the notes.
void PageCut::addTexts()
{
    const QList<double> sizes = scaled(sizesOfWords, m_cut.areas.type);
    const QList<SlideText> texts = sentences();
    if (m_page.texts.isEmpty() || m_hasWords)
        return;
    const bool isBesideCharts = !m_page.charts.isEmpty();
    ChartSpec words;
    QStringList headings = mapped(m_page.texts, &TextSection::heading);
    constexpr qsizetype longestHeadings = 60; // "Why · Check first" is more specific than a generic title
    const bool isSpecific = dotted(headings).size() <= longestHeadings;
    const QString said = saidFirst(m_page.texts);
    if (m_slides.size() > m_first && said.isEmpty() && !isSpecific) {
        m_slides.last().notes.further = mapped(texts, &SlideText::text);
        return;
    }
    words.title = isSpecific ? dotted(headings) : tr("In words");
    DeckSlide first = begun(words, {}, !isBesideCharts);
    const auto name = [&](DeckSlide &slide) {
        if (said.isEmpty())
            nameThePage(slide);
        else if (isBesideCharts)
            slide.title = said;
    };
    name(first);
    const auto [size, parts] = textSlides(texts, roomOn(first), sizes, m_cut.look.letters);
    const qsizetype shown = isBesideCharts ? std::min(mostWords, parts.size()) : parts.size();
    for (const QList<SlideText> &part : parts.first(shown)) {
        DeckSlide slide = first;
        slide.texts = part;
        slide.textSize = size;
        slide.alt = words.title;
        m_slides << slide;
    }
    QStringList further;
    for (const QList<SlideText> &part : parts.mid(shown)) {
        for (const SlideText &text : part)
            further << text.text;
    }
    keepInNotes(m_slides.last(), further, words.title);
}

void PageCut::addNumbers()
{
    ChartSpec all{.title = tr("The numbers")};
    DeckSlide first = begun(all, legendOn(m_page.legend, m_page.numbers).text(), m_page.charts.isEmpty());
    nameThePage(first);
    const QList<SlideTable> tables = slideTables(m_page.numbers, roomOn(first), m_cut.look.letters, m_cut.areas.type);
    for (qsizetype i = 0; i < std::min(mostTableSlides, tables.size()); ++i) {
        all.subtitle = lostRowsNote(tables.size(), m_page.numbers.rows.size(), m_cut.look.locale);
        DeckSlide slide = begun(all, legendOn(m_page.legend, m_page.numbers).text(), m_page.charts.isEmpty());
        nameThePage(slide);
        slide.table = tables.at(i);
        keepInNotes(slide, slide.table.shortened);
        slide.alt = tr("The numbers of this page as a table.");
        m_slides << slide;
    }
}

void PageCut::addNothing(qsizetype before)
{
    if (m_slides.size() > before)
        return;
    DeckSlide slide = begun({}, {}, true);
    slide.lines << tr("There is nothing to draw.");
    m_slides << slide;
}

// "Memory (2 of 3)"
QString slideTitle(const QString &title, qsizetype slide, qsizetype slides)
{
    return tr("%1 (%2 of %3)", "title of a slide, 2 of the 3 slides with that title")
        .arg(title, QString::number(slide), QString::number(slides));
}

} // namespace

QList<DeckSlide> withCountedTitles(QList<DeckSlide> slides)
{
    for (qsizetype first = 0, next = 0; first < slides.size(); first = next) {
        const QString title = slides.at(first).title;
        const auto goesOn = [&](const DeckSlide &slide) { return !slide.isCover && slide.title == title; };
        for (next = first + 1; next < slides.size() && goesOn(slides.at(first)) && goesOn(slides.at(next)); ++next) { }
        for (qsizetype i = first; i < next && next - first > 1; ++i)
            slides[i].title = slideTitle(title, i - first + 1, next - first);
    }
    return slides;
}

QStringList SpeakerNotes::lines(bool hasChart) const
{
    constexpr qsizetype said = 850; // characters, about a minute of speaking per chart
    constexpr qsizetype sourced = 300;
    constexpr qsizetype assumed = 200;
    QStringList all = within(points, said);
    const QStringList named = within(sources, sourced);
    addSection(all, tr("Sources"), named);
    if (const auto more = static_cast<int>(sources.size() - named.size()); more > 0)
        all << (more == 1 ? tr("and 1 more") : tr("and %n more", nullptr, more));
    addSection(all, tr("Assumptions"), within(assumptions, assumed));
    all += further;
    if (background.size() > 1)
        all << (hasChart ? tr("All values, formulas, sources and assumptions: sheet \"%1\" of the chart's data.")
                               .arg(backgroundSheet())
                         : tr("All values, formulas, sources and assumptions: this board as an Excel workbook."));
    return all;
}

double coverTitleEnd(const DeckSlide &slide) { return slide.texts.size() > fewFacts ? 0.27 : 0.36; }

LayoutKind DeckSlide::kind() const
{
    if (isCover)
        return LayoutKind::Title;
    if (!panels.isEmpty())
        return panels.size() > 2 ? LayoutKind::FourCharts : LayoutKind::TwoCharts;
    if (chart)
        return LayoutKind::Chart;
    return table.rows.isEmpty() ? LayoutKind::Text : LayoutKind::Table;
}

PanelPlace panelPlace(const QRectF &content, double scale, int count, int index)
{
    const double gap = 20.0 * scale;
    const double heading = 20.0 * scale;
    const double below = 16.0 * scale;
    const int rows = count > 2 ? 2 : 1;
    const QSizeF size((content.width() - gap) / 2.0, (content.height() - (rows - 1) * gap / 2.0) / rows);
    const QPointF corner(content.left() + (index % 2) * (size.width() + gap),
                         content.top() + static_cast<double>(index / 2) * (size.height() + gap / 2.0));
    PanelPlace place{.title = QRectF(corner, QSizeF(size.width(), heading))};
    place.subtitle = QRectF(place.title.bottomLeft(), QSizeF(size.width(), below));
    place.chart = QRectF(place.subtitle.bottomLeft(), QSizeF(size.width(), size.height() - heading - below));
    return place;
}

ChartPlaces chartPlaces(const DeckSlide &slide, const QRectF &content, double scale)
{
    constexpr double highTile = 80.0; // two lines of 12 points, one of 18, two of 12
    constexpr double ofChart = 0.54;
    ChartPlaces places;
    places.chart = content;
    if (!slide.tiles.isEmpty()) {
        places.tiles = QRectF(content.topLeft(), QSizeF(content.width(), highTile * scale));
        places.chart.setTop(places.tiles.bottom() + 8.0 * scale);
    }
    if (!slide.texts.isEmpty()) {
        places.texts = places.chart;
        places.chart.setWidth(ofChart * content.width());
        places.texts.setLeft(places.chart.right() + 16.0 * scale);
    }
    return places;
}

QList<std::pair<ChartSpec, ChartFrame>> framedCharts(const DeckSlide &slide, const QRectF &content, double scale,
                                                     const OfficeLook &look)
{
    QList<std::pair<ChartSpec, ChartFrame>> charts;
    const auto add = [&](const ChartSpec &chart, const QSizeF &room, const QString &heading) {
        charts << std::pair(chart, ChartFrame{look, room.width(), room.height(), heading});
    };
    if (slide.chart)
        add(*slide.chart, chartPlaces(slide, content, scale).chart.size(), {});
    const auto count = static_cast<int>(slide.panels.size());
    for (int i = 0; i < count; ++i) {
        const DeckPanel &panel = slide.panels.at(i);
        add(panel.chart, panelPlace(content, scale, count, i).chart.size(), panel.heading());
    }
    return charts;
}

bool canBeSlide(const QSizeF &paper)
{
    return std::min(paper.width(), paper.height()) >= smallestSlideSide
        && std::max(paper.width(), paper.height()) <= largestSlideSide;
}

SlideAreas slideAreas(const QSizeF &paper)
{
    const double margin = std::round(std::min(paper.width(), paper.height()) / 13.5); // 40 on a slide
    const double width = paper.width() - 2.0 * margin;
    SlideAreas areas{.paper = paper,
                     .scale = std::min({1.0, paper.width() / usualWidth, paper.height() / usualHeight})};
    const double scale = areas.scale;
    const double bottom = paper.height() - 20.0 * scale;
    areas.title = {margin, 24.0 * scale, width, 72.0 * scale};
    areas.subtitle = {margin, 98.0 * scale, width, 54.0 * scale};
    areas.footer = {margin, bottom - 58.0 * scale, width - 40.0 * scale, 58.0 * scale};
    areas.number = {margin + width - 36.0 * scale, bottom - 20.0 * scale, 36.0 * scale, 20.0 * scale};
    areas.content = {margin, 156.0 * scale, width, bottom - (64.0 + 156.0) * scale};
    return areas;
}

SlideAreas withLogo(SlideAreas areas, const QSizeF &picture, LogoCorner corner)
{
    if (picture.isEmpty())
        return areas;
    const bool isTop = corner == LogoCorner::TopLeft || corner == LogoCorner::TopRight;
    const bool isLeft = corner == LogoCorner::TopLeft || corner == LogoCorner::BottomLeft;
    const QSizeF size =
        picture.scaled(QSizeF(widestLogo * areas.title.width(), highestLogo * areas.scale), Qt::KeepAspectRatio);
    const double room = size.width() + logoGap;
    QRectF &beside = isTop ? areas.title : areas.footer;
    // The number is below a logo on the right.
    const double right = isTop ? areas.title.right() : areas.number.right();
    const QPointF corners(isLeft ? beside.left() : right - size.width(), beside.top());
    areas.logo = QRectF(corners, size);
    if (isLeft)
        beside.setLeft(beside.left() + room);
    else
        beside.setRight(std::min(beside.right(), right - room));
    return areas;
}

SlideAreas panelAreas(SlideAreas areas)
{
    areas.title.setHeight(60.0 * areas.scale);
    areas.subtitle = {areas.title.left(), areas.title.bottom(), areas.title.width(), 22.0 * areas.scale};
    areas.content.setTop(areas.subtitle.bottom() + 4.0 * areas.scale);
    areas.footer.setTop(areas.footer.bottom() - 44.0 * areas.scale); // three lines of 12 points
    areas.content.setBottom(areas.footer.top() - 4.0 * areas.scale);
    return areas;
}

SlideAreas textAreas(SlideAreas areas)
{
    const double titleHeight = 42.0 * areas.scale;
    const double subtitleHeight = 30.0 * areas.scale;
    areas.title.setHeight(titleHeight);
    areas.subtitle = {areas.title.left(), areas.title.bottom(), areas.title.width(), subtitleHeight};
    areas.content.setTop(areas.subtitle.bottom() + 8.0 * areas.scale);
    areas.content.setBottom(areas.footer.bottom() - 28.0 * areas.scale); // one line of footer text
    areas.footer.setTop(areas.content.bottom() + 4.0 * areas.scale);
    return areas;
}

QList<DeckSlide> deckSlides(const QList<PageSpec> &pages, const DeckCut &cut)
{
    constexpr qsizetype fewPages = 3; // need no contents
    QList<DeckSlide> slides;
    QList<qsizetype> starts;
    for (const PageSpec &page : pages) {
        const qsizetype before = slides.size();
        starts << before;
        PageCut part(page, cut, slides);
        part.addCharts();
        part.joinCharts(before);
        part.addTexts();
        if ((cut.numbers && !page.leavesNumbersOut) || page.charts.isEmpty())
            part.addNumbers();
        part.addNothing(before);
    }
    if (pages.size() <= fewPages)
        return slides;
    // They open the deck: without a cover before them, they say what it is about and of when.
    const PageSpec &first = pages.constFirst();
    DeckSlide head{.title = first.answer.isEmpty() ? tr("Comparison of AI chips") : first.title,
                   .subtitle = tr("Contents")};
    if (!first.date.isEmpty())
        head.footer = tr("Catalogue of %1").arg(dateText(first.date));
    return contentsSlides(mapped(pages, &PageSpec::title), starts, 0, head, cut) + slides;
}

} // namespace chipboard
