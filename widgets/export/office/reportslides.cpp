#include "widgets/export/office/reportslides.h"

#include "data/core/tr.h"
#include "widgets/export/office/slidetext.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double leastRoom = 0.7;   // of a slide, for the table below its texts
constexpr double aboveTable = 12.0; // size of those texts, points

const QList<double> sizesOfTexts{14.0, 13.0, 12.0, 11.0};
const QList<double> sizesOfContents{16.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0};

QList<double> scaled(QList<double> sizes, double type)
{
    for (double &size : sizes)
        size *= type;
    return sizes;
}

QSizeF roomOf(const DeckCut &cut) { return (cut.isForeign ? cut.areas : textAreas(cut.areas)).content.size(); }

/// The slides of one chapter of texts and tables.
class ChapterCut
{
public:
    ChapterCut(const ReportSpec &report, const ReportChapter &chapter, const DeckCut &cut)
        : m_report(report)
        , m_chapter(chapter)
        , m_cut(cut)
        , m_room(roomOf(cut))
    {
    }
    [[nodiscard]] QList<DeckSlide> slides();

private:
    [[nodiscard]] DeckSlide begun(const QString &heading, const QString &part) const;
    void addTexts();
    void addTable(const ReportBlock &block);

    const ReportSpec &m_report;
    const ReportChapter &m_chapter;
    const DeckCut &m_cut;
    QSizeF m_room;
    QString m_heading;        ///< of the texts, where it is a single one
    QList<SlideText> m_texts; ///< that wait for a slide
    QList<DeckSlide> m_slides;
};

DeckSlide ChapterCut::begun(const QString &heading, const QString &part) const
{
    DeckSlide slide;
    slide.title = m_chapter.title;
    QStringList parts{heading, part};
    parts.removeAll(QString());
    slide.subtitle = parts.join(QStringLiteral(" \u00B7 "));
    slide.footer = m_report.footer;
    slide.name = heading.isEmpty() ? m_chapter.title : heading;
    slide.alt = slide.name;
    slide.isChapter = true;
    return slide;
}

void ChapterCut::addTexts()
{
    if (m_texts.isEmpty())
        return;
    const auto [size, parts] = textSlides(m_texts, m_room, scaled(sizesOfTexts, m_cut.areas.type), m_cut.look.letters);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        DeckSlide slide =
            begun(m_heading, parts.size() > 1 ? tr("slide %1 of %2").arg(i + 1).arg(parts.size()) : QString());
        slide.texts = parts.at(i);
        slide.textSize = size;
        m_slides << slide;
    }
    m_texts.clear();
    m_heading.clear();
}

// What stands before a table stands above each part of it, unless it is too long for that.
void ChapterCut::addTable(const ReportBlock &block)
{
    QList<SlideText> above;
    for (const QString &paragraph : block.paragraphs)
        above << SlideText{paragraph};
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
        DeckSlide slide = begun(block.heading, tablePart(i, tables.size(), block.table.rows.size(), m_cut.look.locale));
        slide.texts = above;
        slide.textSize = size;
        slide.textHeight = height;
        slide.table = tables.at(i);
        m_slides << slide;
    }
}

// Texts without a table go on below each other, each under its heading.
QList<DeckSlide> ChapterCut::slides()
{
    const auto hasText = [](const ReportBlock &block) {
        return block.table.rows.isEmpty() && !block.paragraphs.isEmpty();
    };
    const bool isOne = std::count_if(m_chapter.blocks.begin(), m_chapter.blocks.end(), hasText) == 1;
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

DeckSlide cover(const ReportSpec &report)
{
    DeckSlide slide;
    slide.isCover = true;
    slide.title = report.title;
    slide.subtitle = report.takeaway;
    for (const QString &fact : report.factLines())
        slide.texts << SlideText{fact};
    slide.notes = QStringList{report.title, report.takeaway} + report.factLines();
    return slide;
}

} // namespace

QList<DeckSlide> reportSlides(const ReportSpec &report, const DeckCut &cut)
{
    QList<DeckSlide> slides;
    QList<SlideText> entries;
    QList<qsizetype> starts;
    for (const ReportChapter &chapter : report.chapters) {
        starts << slides.size();
        slides += chapter.page ? deckSlides({*chapter.page}, cut) : ChapterCut(report, chapter, cut).slides();
        entries << SlideText{chapter.title, false, 1};
    }
    // The contents take as many slides as they take, whatever the numbers in them are.
    const auto [size, parts] =
        textSlides(entries, roomOf(cut), scaled(sizesOfContents, cut.areas.type), cut.look.letters);
    const auto front = static_cast<int>(1 + parts.size());
    QList<DeckSlide> all{cover(report)};
    qsizetype entry = 0;
    for (const QList<SlideText> &part : parts) {
        DeckSlide slide;
        slide.title = tr("Contents");
        slide.footer = report.footer;
        slide.textSize = size;
        slide.isChapter = true;
        for (const SlideText &text : part) {
            const int at = front + static_cast<int>(starts.at(entry++)) + 1;
            slide.texts << SlideText{QString::number(at) + QLatin1Char('\t') + text.text, false, at};
        }
        all << slide;
    }
    return all + slides;
}

} // namespace chipboard
