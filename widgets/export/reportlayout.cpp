#include "widgets/export/reportlayout.h"

#include "data/core/tr.h"
#include "data/views/barparts.h"
#include "widgets/export/pagesize.h"
#include "widgets/export/sheetpainting.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chipboard {
namespace {

constexpr double widestColumn = 800.0;
constexpr double blockGap = 20.0;
constexpr int mostLarger = 8; // maximum pixels by which slide text exceeds report text
constexpr QSizeF accentBar(72.0, 6.0);
constexpr double leastTable = 200.0; // minimum height left on a sheet to start a table

/// Computes one layout; used once per layoutReport().
class ReportComposer
{
public:
    ReportComposer(const ReportSpec &report, const PageSize &paper, const ExportType &asked, const QString &family,
                   TextRuler &ruler)
        : m_report(report)
        , m_paper(paper)
        , m_ruler(ruler)
        , m_empty(layoutPage(PageSpec(), paper, false, ruler, asked, family))
    {
        m_empty.sheets.clear();
        const TypeRange &range = typeRange(paper, asked);
        m_empty.type.small = range.smallest + 1; // close reading size
        m_empty.type.body = m_empty.type.small + 2;
        m_empty.type.title = range.title;
    }

    ReportLayout compose(bool numbersPage, const ExportType &asked)
    {
        addChapters(numbersPage, asked);
        if (!m_report.isDeck)
            addFront();
        number();
        return m_result;
    }

private:
    [[nodiscard]] TextBlock block(const QString &text, const QFont &font, TextTone tone, const QPointF &at,
                                  double width)
    {
        constexpr int mostLines = 40;
        return textBlock(text, font, tone, QRectF(at, QSizeF(width, 0.0)), mostLines, m_ruler);
    }

    // `sources` instead of the report's footer.
    [[nodiscard]] Sheet frame(const QString &title, QRectF &area, const QString &sources = {})
    {
        const QRectF &body = m_empty.body;
        const TypeScale &type = m_empty.type;
        Sheet sheet;
        sheet.texts << block(title, type.font(type.title, true), TextTone::Plain, body.topLeft(), body.width());
        const QFont small = footerFont(type);
        const double width = body.width() * 0.8; // next to the number
        const QString footer =
            sources.isEmpty() ? m_ruler.elided(small, m_report.footer, body.width() * 0.75) : sources;
        const double height = block(footer, small, TextTone::Muted, {}, width).rect.height();
        const double bottom = body.bottom() - std::max(height, static_cast<double>(m_ruler.height(small)));
        sheet.texts << block(footer, small, TextTone::Muted, {body.left(), bottom}, width);
        sheet.rule = std::round(bottom - 6.0) + 0.5;
        area = body;
        area.setTop(std::ceil(sheet.texts.first().rect.bottom() + 16.0));
        area.setBottom(sheet.rule - 12.0);
        return sheet;
    }

    // The takeaway follows the title directly, for readers who stop there. Below it the selection as a table, as large
    // as fits, because the cover gives the full answer.
    [[nodiscard]] Sheet cover(const QString &title)
    {
        const QRectF &body = m_empty.body;
        const QFont small = footerFont(m_empty.type);
        const double foot = body.bottom() - m_ruler.height(small);
        constexpr int roomiest = 5; // maximum pixels above running text
        Sheet sheet;
        bool hasRoom = false;
        for (const double share : {0.14, 0.07, 0.0}) {
            for (int larger = roomiest; larger >= 0 && !hasRoom; --larger) {
                sheet = coverFrom(title, body.top() + body.height() * share, larger);
                hasRoom = sheet.texts.constLast().rect.bottom() < foot - 2.0 * m_ruler.height(small);
            }
        }
        sheet.texts << block(m_report.footer, small, TextTone::Muted, {body.left(), foot}, body.width());
        return sheet;
    }

    [[nodiscard]] Sheet coverFrom(const QString &title, double top, int larger)
    {
        const QRectF &body = m_empty.body;
        const TypeScale &type = m_empty.type;
        const double width = body.width() * (body.width() > widestColumn ? 0.8 : 1.0);
        Sheet sheet;
        QPointF at(body.left(), top);
        sheet.accent = QRectF(at, accentBar);
        at.ry() += accentBar.height() + 20.0;
        sheet.texts << block(title, type.font(type.title * 3 / 2, true), TextTone::Plain, at, width);
        at.setY(sheet.texts.last().rect.bottom() + 18.0);
        sheet.texts << block(m_report.takeaway, type.font(type.title * 4 / 5), TextTone::Plain, at, width);
        at.setY(sheet.texts.last().rect.bottom() + 36.0);
        sheet.rule = std::round(at.y() - 18.0) + 0.5;
        sheet.texts += factLines(type.font(type.body + larger), at, body.width());
        return sheet;
    }

    [[nodiscard]] QList<TextBlock> factLines(const QFont &font, QPointF at, double width)
    {
        QList<TextBlock> lines;
        const double labels = widestLabel(font, width * 0.35);
        for (const auto &[label, text] : m_report.facts) {
            const double under = at.y();
            double bottom = under;
            if (!label.isEmpty()) { // the label may have more lines than its text
                lines << block(label, font, TextTone::Muted, {at.x(), under}, labels);
                bottom = lines.last().rect.bottom();
            }
            lines << block(text, font, TextTone::Plain, {at.x() + labels + 24.0, under}, width - labels - 24.0);
            bottom = std::max(bottom, lines.last().rect.bottom());
            at.setY(bottom + 7.0);
        }
        return lines;
    }

    [[nodiscard]] Sheet divider(const QString &title)
    {
        QRectF area;
        Sheet sheet = frame({}, area);
        const TypeScale &type = m_empty.type;
        const QPointF at(area.left(), area.top() + area.height() * 0.3);
        sheet.accent = QRectF(at, accentBar);
        // As large as fits the sheet.
        for (int size = type.title * 3 / 2; size >= type.small; --size) {
            sheet.texts.first() = block(title, type.font(size, true), TextTone::Plain,
                                        at + QPointF(0.0, accentBar.height() + 20.0), area.width());
            if (sheet.texts.constFirst().rect.bottom() <= area.bottom())
                break;
        }
        return sheet;
    }

    void addChapters(bool numbersPage, const ExportType &asked)
    {
        int sheets = 0;
        for (const ReportChapter &chapter : m_report.chapters) {
            m_result.outline.append(
                {chapter.isAppendix ? tr("Appendix: %1", "a chapter").arg(chapter.title) : chapter.title, sheets});
            if (chapter.page) {
                m_result.layouts +=
                    layoutUncounted({*chapter.page}, m_paper, numbersPage, m_ruler, asked, m_empty.type.family);
            } else if (chapter.kind != ChapterKind::Text) {
                m_result.layouts << m_empty;
                m_result.layouts.last().sheets
                    << (chapter.kind == ChapterKind::Cover ? cover(chapter.title) : divider(chapter.title));
            } else {
                addText(chapter);
            }
            sheets += static_cast<int>(m_result.layouts.last().sheets.size());
        }
    }

    void addFront()
    {
        const qsizetype entries = m_result.outline.size();
        const qsizetype lines = contentsLines();
        const qsizetype parts = std::max<qsizetype>(1, (entries + lines - 1) / lines);
        const int front = 1 + static_cast<int>(parts);
        PageLayout beginning = m_empty;
        beginning.sheets << cover(m_report.title);
        for (qsizetype part = 0; part < parts; ++part) {
            const qsizetype begin = entries * part / parts;
            beginning.sheets << contents(m_result.outline.mid(begin, entries * (part + 1) / parts - begin), front);
        }
        m_result.layouts.prepend(beginning);
        for (ReportOutline &entry : m_result.outline)
            entry.sheet += front;
        m_result.outline.prepend({tr("Contents"), 1});
    }

    [[nodiscard]] double widestLabel(const QFont &font, double most)
    {
        double widest = 0.0;
        for (const ReportFact &fact : m_report.facts)
            widest = std::max(widest, m_ruler.width(font, fact.about));
        return std::min(std::ceil(widest), most);
    }

    // If the last sheet has only a few lines, tries slightly smaller type to save it.
    void addText(const ReportChapter &chapter)
    {
        if (m_report.isDeck && addLarge(chapter))
            return;
        constexpr double nearlyBlank = 0.4;
        constexpr int mostFiner = 1; // 9 points on paper
        const TypeScale usual = m_empty.type;
        double filled = addChapter(chapter);
        for (int finer = 1; finer <= mostFiner && filled < nearlyBlank; ++finer) {
            const PageLayout before = m_result.layouts.last();
            if (before.sheets.size() == 1)
                break;
            m_result.layouts.removeLast();
            m_empty.type.small = usual.small - finer;
            m_empty.type.body = usual.body - finer;
            const double now = addChapter(chapter);
            const bool isShorter = m_result.layouts.last().sheets.size() < before.sheets.size();
            if (!isShorter)
                m_result.layouts.last() = before;
            filled = isShorter ? now : filled;
        }
        m_empty.type = usual;
    }

    // Slide text is read from a distance: as large as fits one slide.
    [[nodiscard]] bool addLarge(const ReportChapter &chapter)
    {
        const bool hasTable =
            std::ranges::any_of(chapter.blocks, [](const ReportBlock &one) { return !one.table.rows.isEmpty(); });
        const TypeScale usual = m_empty.type;
        for (int larger = hasTable ? 0 : mostLarger; larger > 0; larger -= 2) {
            m_empty.type.small = usual.small + larger;
            m_empty.type.body = usual.body + larger;
            (void)addChapter(chapter);
            const bool isOne = m_result.layouts.last().sheets.size() == 1;
            m_empty.type = usual;
            if (isOne)
                return true;
            m_result.layouts.removeLast();
        }
        return false;
    }

    // Returns how much of its last sheet is filled. Sheets of a chapter that goes on are counted.
    [[nodiscard]] double addChapter(const ReportChapter &chapter)
    {
        const double filled = addChapterAs(chapter, chapter.title);
        const qsizetype parts = m_result.layouts.constLast().sheets.size();
        if (parts == 1)
            return filled;
        m_result.layouts.removeLast();
        const double counted = addChapterAs(chapter, partTitle(chapter.title, parts, parts));
        QList<Sheet> &sheets = m_result.layouts.last().sheets;
        for (qsizetype i = 0; i < sheets.size(); ++i) {
            QRectF area;
            sheets[i].texts.first() = frame(partTitle(chapter.title, i + 1, sheets.size()), area).texts.constFirst();
        }
        return counted;
    }

    [[nodiscard]] double addChapterAs(const ReportChapter &chapter, const QString &title)
    {
        QRectF area;
        const Sheet empty = frame(title, area, chapter.footer);
        m_result.layouts << m_empty;
        m_result.layouts.last().sheets << empty;
        m_top = area.top();
        QList<FlowSection> sections; // which follow each other without a table
        for (const ReportBlock &one : chapter.blocks) {
            if (one.table.rows.isEmpty()) {
                sections << FlowSection{one.heading, one.paragraphs};
                continue;
            }
            addFlow(std::exchange(sections, {}), empty, area);
            addBlock(one, empty, area);
        }
        addFlow(sections, empty, area);
        return (m_top - area.top()) / area.height();
    }

    // Of a table. One sheet has one at most; a second one begins the next. A heading stays with what it is about.
    void addBlock(const ReportBlock &one, const Sheet &empty, const QRectF &area)
    {
        QList<Sheet> &sheets = m_result.layouts.last().sheets;
        const bool isLow = area.bottom() - m_top < leastTable;
        if (m_top > area.top() && (!sheets.last().table.isEmpty() || isLow)) {
            sheets << empty;
            m_top = area.top();
        }
        if (!one.paragraphs.isEmpty()) {
            addFlow({{one.heading, one.paragraphs}}, empty, area);
            m_top -= blockGap / 2.0;
        } else if (!one.heading.isEmpty()) {
            const QFont font = m_empty.type.font(m_empty.type.small + 1, true);
            sheets.last().texts << block(one.heading, font, TextTone::Plain, {area.left(), m_top}, area.width());
            m_top = sheets.last().texts.last().rect.bottom() + 6.0;
        }
        addTable(one.table, empty, area);
    }

    void addFlow(const QList<FlowSection> &sections, const Sheet &empty, const QRectF &area)
    {
        qsizetype longest = 0;
        for (const FlowSection &one : sections)
            longest = std::max(longest, one.paragraphs.size());
        if (longest == 0)
            return;
        QRectF rest = area;
        rest.setTop(m_top);
        // Whole columns for long lists only: a short one beside nothing looks lost.
        const bool isLong = longest > 8;
        const auto columns = [isLong](const QRectF &room) { return isLong ? textColumns(room) : QList<QRectF>{room}; };
        FlowRoom room{{}, columns(area)};
        if (rest.height() > 3.0 * m_ruler.height(m_empty.type.font(m_empty.type.small)))
            room.first = columns(rest);
        const QList<QList<TextBlock>> pages = layoutFlow(sections, m_empty.type, room, m_ruler);
        QList<Sheet> &sheets = m_result.layouts.last().sheets;
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (i > 0)
                sheets << empty;
            sheets.last().texts += pages.at(i);
            m_top = i > 0 ? area.top() : m_top;
            for (const TextBlock &text : pages.at(i))
                m_top = std::max(m_top, text.rect.bottom());
        }
        m_top += blockGap;
    }

    // As many rows as fit below the existing content, the rest on separate sheets.
    void addTable(const Table &table, const Sheet &empty, const QRectF &area)
    {
        QList<Sheet> &sheets = m_result.layouts.last().sheets;
        QRectF room = area;
        room.setTop(m_top);
        const QList<TablePart> parts = layoutTable(table, m_empty.type, room, area, m_ruler);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0)
                sheets << empty;
            if (parts.at(i).isEmpty())
                continue;
            sheets.last().table = parts.at(i);
            m_top = parts.at(i).rows.last().top + parts.at(i).rows.last().height + blockGap;
        }
    }

    // Number of contents lines that fit, at least in the smallest type.
    [[nodiscard]] qsizetype contentsLines()
    {
        QRectF area;
        (void)frame(tr("Contents"), area);
        constexpr double closest = 1.2; // minimum spacing in line heights
        const double line = m_ruler.height(m_empty.type.font(m_empty.type.small)) * closest;
        return std::max<qsizetype>(1, static_cast<qsizetype>(area.height() / line));
    }

    // Title on the left, number on the right; the whole line is a link. `first`: number of sheets before the chapters.
    [[nodiscard]] Sheet contents(const QList<ReportOutline> &entries, int first)
    {
        QRectF area;
        Sheet sheet = frame(tr("Contents"), area);
        const TypeScale &type = m_empty.type;
        const auto count = static_cast<double>(std::max<qsizetype>(1, entries.size()));
        const int fitting = static_cast<int>(area.height() / count / 1.9);
        const QFont font = type.font(std::clamp(fitting, type.small, type.body + 4));
        const double step = std::min(m_ruler.height(font) * 1.7, area.height() / count);
        QPointF at = area.topLeft();
        for (const ReportOutline &entry : entries) {
            const QString page = QString::number(entry.sheet + first + 1);
            const double width = m_ruler.width(font, page);
            sheet.texts << block(m_ruler.elided(font, entry.title, area.width() - width - 24.0), font, TextTone::Plain,
                                 at, area.width() - width - 20.0);
            sheet.texts << block(page, font, TextTone::Muted, {area.right() - width - 1.0, at.y()}, width + 1.0);
            sheet.links.append({QRectF(at, QSizeF(area.width(), m_ruler.height(font))), {}, entry.sheet + first});
            at.ry() += step;
        }
        return sheet;
    }

    void number()
    {
        qsizetype count = 0;
        for (const PageLayout &layout : std::as_const(m_result.layouts))
            count += layout.sheets.size();
        qsizetype number = 0;
        const QFont font = footerFont(m_empty.type);
        for (PageLayout &layout : m_result.layouts) {
            for (Sheet &sheet : layout.sheets) {
                if (++number == 1)
                    continue; // the cover
                const QString text = tr("%1 / %2").arg(number).arg(count);
                sheet.texts << cornerText(text, font, m_empty.body, m_ruler);
            }
        }
    }

    const ReportSpec &m_report;
    const PageSize &m_paper;
    TextRuler &m_ruler;
    PageLayout m_empty;
    ReportLayout m_result;
    double m_top = 0.0; ///< top of the free area on the last sheet
};

} // namespace

ReportLayout layoutReport(const ReportSpec &report, const PageSize &paper, bool numbersPage, TextRuler &ruler,
                          const ExportType &type, const QString &family)
{
    return ReportComposer(report, paper, type, family, ruler).compose(numbersPage, type);
}

} // namespace chipboard
