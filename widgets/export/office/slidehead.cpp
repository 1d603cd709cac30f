#include "widgets/export/office/slidehead.h"

#include "data/core/tr.h"
#include "data/views/colour.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr double boxSpacing = 1.21; // line height of Inter, in type sizes
constexpr double leastTitle = 14.0; // points on the default slide: the minimum of the slide check
constexpr double usualTitle = 24.0;
constexpr double leastCommon = 20.0; // minimum common title size; only longer titles are smaller
constexpr double leastSubtitle = 12.0;
constexpr double leastSmall = 12.0; // caution, legend and footer
constexpr double widestStep = 0.5;
constexpr double leastContent = 0.4; // of its area: limits the space that long texts take

/// A paragraph of a text box.
struct BoxText
{
    QString text;
    bool bold = false;
    double largest = 12.0; ///< points
    double least = leastSmall;
    double mostOfTwoLines = 24.0; ///< maximum size on two lines
};

/// Fits stacked paragraphs in a box, in the largest size possible.
class BoxFit
{
public:
    BoxFit(const QList<BoxText> &texts, const QSizeF &room, double factor, const TextMeasure &letters)
        : m_texts(texts)
        , m_letters(letters)
        , m_room(room)
        , m_factor(factor)
    {
        for (const BoxText &text : texts)
            m_sizes << startOf(text);
        while (height() > m_room.height() + 0.01 && makeSmaller()) { }
    }
    [[nodiscard]] double size(qsizetype text) const { return m_sizes.at(text) * m_factor; }
    [[nodiscard]] double height() const
    {
        double height = 0.0;
        for (qsizetype i = 0; i < m_texts.size(); ++i)
            height += lines(i, m_sizes.at(i)) * m_sizes.at(i) * m_factor * boxSpacing;
        return height;
    }

private:
    [[nodiscard]] int lines(qsizetype text, double size) const
    {
        const BoxText &of = m_texts.at(text);
        return of.text.isEmpty() ? 0 : m_letters.lines(of.text, m_room.width(), size * m_factor, of.bold);
    }
    [[nodiscard]] double startOf(const BoxText &text) const
    {
        double size = text.largest;
        const auto hasLines = [&] {
            return m_letters.lines(text.text, m_room.width(), size * m_factor, text.bold) > 1;
        };
        while (size > text.mostOfTwoLines && hasLines())
            size -= widestStep;
        return size;
    }
    // Reduces the largest paragraph first.
    [[nodiscard]] bool makeSmaller()
    {
        qsizetype largest = -1;
        for (qsizetype i = 0; i < m_texts.size(); ++i) {
            const bool canShrink = !m_texts.at(i).text.isEmpty() && m_sizes.at(i) > m_texts.at(i).least;
            if (canShrink && (largest < 0 || m_sizes.at(i) > m_sizes.at(largest)))
                largest = i;
        }
        if (largest >= 0)
            m_sizes[largest] = std::max(m_texts.at(largest).least, m_sizes.at(largest) - widestStep);
        return largest >= 0;
    }

    const QList<BoxText> &m_texts;
    const TextMeasure &m_letters;
    QSizeF m_room;
    double m_factor;
    QList<double> m_sizes;
};

QString footerKey(const DeckSlide &slide)
{
    QString key;
    for (const ColourRole role : slide.roles)
        key += QStringLiteral("\u25A0\u00A0") + roleText(role) + QStringLiteral("   ");
    for (const LegendPart &part : slide.swatches.parts)
        key += QStringLiteral("\u25A0\u00A0") + part.text + QStringLiteral("   ");
    return key + slide.legend;
}

constexpr double belowText = 4.0; // of a text box that leaves its remaining space to four charts

/// Height taken from the content: as much as wanted, within its limit.
double givenBy(const SlideAreas &areas, double wanted, double wholeHeight)
{
    return std::clamp(wanted, 0.0, std::max(0.0, areas.content.height() - leastContent * wholeHeight));
}

} // namespace

QString cautionLead() { return tr("◆ Not comparable: %1").section(QStringLiteral("%1"), 0, 0); }

FittedSlide fittedSlide(const DeckSlide &slide, const SlideAreas &areas, bool isForeign, const TextMeasure &letters)
{
    FittedSlide fitted{isForeign                                             ? areas
                           : slide.isChapter                                 ? textAreas(areas)
                           : slide.panels.isEmpty() && !slide.hasTextsBeside ? areas
                                                                             : panelAreas(areas),
                       {}};
    SlideAreas &own = fitted.areas;
    const double factor = own.scale * own.type;
    const double whole = own.content.height();
    const bool isCrowded = slide.panels.size() > 2; // a second line of the title would be taken from the charts
    const bool hasOneLine = isCrowded && letters.lines(slide.title, own.title.width(), leastCommon * factor, true) == 1;
    const QList<BoxText> titles{{slide.title, true, slide.titleSize > 0.0 ? slide.titleSize : usualTitle, leastTitle,
                                 hasOneLine ? leastCommon : usualTitle}};
    const QString caution = slide.warning.isEmpty() ? QString() : cautionLead() + slide.warning;
    const QList<BoxText> below{{slide.message, false, 16.0, leastSubtitle, 13.0},
                               {slide.subtitle, false, 16.0, leastSubtitle, 13.0},
                               {caution, false, 12.0}};
    const QList<BoxText> foot{{footerKey(slide)}, {slide.footer}};
    const BoxFit title(titles, own.title.size(), factor, letters);
    const BoxFit head(below, own.subtitle.size(), factor, letters);
    const BoxFit footer(foot, own.footer.size(), factor, letters);
    fitted.sizes = {title.size(0), head.size(0), head.size(1), head.size(2), footer.size(0), footer.size(1)};
    if (slide.isCover)
        return fitted;
    // Four charts, and a chart with texts next to it, take what short texts leave of their boxes.
    const bool takesSpare = !isForeign && (isCrowded || slide.hasTextsBeside);
    const auto given = [&](double wanted) {
        return takesSpare && wanted < 0.0 ? std::min(0.0, wanted + belowText * factor) : givenBy(own, wanted, whole);
    };
    const double ofTitle = isForeign ? 0.0 : given(title.height() - own.title.height());
    own.title.setHeight(own.title.height() + ofTitle);
    own.subtitle.translate(0.0, ofTitle);
    own.content.setTop(own.content.top() + ofTitle);
    const double ofHead = given(head.height() - own.subtitle.height());
    own.subtitle.setHeight(own.subtitle.height() + ofHead);
    own.content.setTop(own.content.top() + ofHead);
    const double ofFooter = given(footer.height() - own.footer.height());
    own.footer.setTop(own.footer.top() - ofFooter);
    own.content.setBottom(own.content.bottom() - ofFooter);
    return fitted;
}

QList<DeckSlide> withOneTitleSize(QList<DeckSlide> slides, const SlideAreas &areas, bool isForeign,
                                  const TextMeasure &letters)
{
    const double factor = areas.scale * areas.type;
    double common = usualTitle;
    for (const DeckSlide &slide : slides) {
        const double size = fittedSlide(slide, areas, isForeign, letters).sizes.title / factor;
        if (!slide.isCover && size >= leastCommon)
            common = std::min(common, size);
    }
    for (DeckSlide &slide : slides)
        slide.titleSize = common;
    return slides;
}

} // namespace chipboard
