#include "data/core/tr.h"
#include "data/slidecheck/sliderules.h"

#include <algorithm>

namespace chipboard::sliderules {
namespace {

constexpr qsizetype mostNamed = 3; // texts that a sentence quotes

QString number(const SlideInput &input, double value) { return input.formatter.label(value, 1); }

QString named(const QStringList &texts)
{
    QStringList quoted;
    for (const QString &text : texts.first(std::min(mostNamed, texts.size())))
        quoted << tr("\"%1\"").arg(text);
    const auto more = static_cast<int>(texts.size() - quoted.size());
    const QString list = quoted.join(QStringLiteral(", "));
    return more == 0 ? list : tr("%1 and %2 more").arg(list, QString::number(more));
}

// A company look goes first: it alone brings such colours in. Our own themes pass these rules.
SlideMend otherColours(const SlideFacts &facts)
{
    if (facts.hasLook)
        return {tr("Leave the company look out"), {}, {{QStringLiteral("look"), QStringLiteral("none")}}, {}};
    if (facts.theme != QLatin1String("light"))
        return {tr("Use the light theme"), {}, {{QStringLiteral("theme"), QStringLiteral("light")}}, {}};
    return {{}, {}, {}, tr("The colours are those of the program; no other theme is stronger.")};
}

SlideMend asWideSlide()
{
    return {tr("Write as a wide slide"), {}, {{QStringLiteral("size"), QStringLiteral("slide")}}, {}};
}

SlideMend withType(const QString &id)
{
    const QString text = id == QLatin1String("large") ? tr("Use large type") : tr("Use normal type");
    return {text, {}, {{QStringLiteral("type"), id}}, {}};
}

std::optional<SlideMend> fewerCharts(const SlideInput &input)
{
    if (input.page.id != QLatin1String("compare") || input.board.charts.size() <= 2)
        return std::nullopt;
    Board fewer = input.board;
    fewer.charts = fewer.charts.first(fewer.charts.size() > 4 ? 4 : 2);
    if (!keepsWritten(input, fewer) || !keepsTroubled(input, fewer))
        return std::nullopt;
    return SlideMend{tr("Keep the first %n charts", nullptr, static_cast<int>(fewer.charts.size())), fewer, {}, {}};
}

// More room: the large slide, else fewer charts, else fewer rows.
SlideMend moreRoom(const SlideInput &input)
{
    if (input.facts.pageSize != QLatin1String("slide"))
        return asWideSlide();
    if (const auto fewer = fewerCharts(input))
        return *fewer;
    return fewerRows(input);
}

// A sentence is no shorter where there are fewer rows, and a title that a person wrote stays.
SlideMend shorterText(const SlideInput &input)
{
    if (input.facts.pageSize != QLatin1String("slide"))
        return asWideSlide();
    if (input.facts.typeScale == QLatin1String("large"))
        return withType(QStringLiteral("normal"));
    return {{}, {}, {}, tr("It is too long for any slide: write a shorter one.")};
}

// Names of rows are fewer where there are fewer rows; titles and notes of a chart need a wider place.
SlideMend roomForLabels(const SlideInput &input)
{
    if (input.facts.pageSize == QLatin1String("slide") && input.facts.typeScale == QLatin1String("large"))
        return withType(QStringLiteral("normal"));
    return moreRoom(input);
}

QList<SlideFinding> faint(const SlideInput &input, bool isText, double least)
{
    QList<SlideFinding> findings;
    for (const InkFact &ink : input.facts.inks) {
        const double contrast = contrastRatio(ink.ink, ink.ground);
        if (ink.isText != isText || contrast >= least)
            continue;
        findings << found(tr("The contrast of %1 is %2:1; it should be %3:1 or more.")
                              .arg(ink.what, number(input, contrast), number(input, least)),
                          otherColours(input.facts));
    }
    return findings;
}

// The grey nearest to the inks' own lightness that every text still stands out from.
quint32 limitingGrey(const QList<InkFact> &inks)
{
    constexpr quint32 step = 0x010101;
    constexpr int greys = 256;
    const auto carriesAll = [&inks](quint32 grey) {
        return std::all_of(inks.begin(), inks.end(), [grey](const InkFact &ink) {
            return !ink.isText || contrastRatio(ink.ink, Rgb::of(grey)) >= leastTextContrast;
        });
    };
    for (int i = 0; i < greys; ++i) { // dark inks: the darkest ground
        if (const quint32 grey = step * static_cast<quint32>(i); carriesAll(0xFFFFFF) && carriesAll(grey))
            return grey;
    }
    for (int i = greys - 1; i >= 0; --i) { // light inks: the lightest
        if (const quint32 grey = step * static_cast<quint32>(i); carriesAll(grey))
            return grey;
    }
    return 0;
}

QString visionName(Vision vision)
{
    switch (vision) {
    case Vision::Protanopia:
        return tr("people with protanopia");
    case Vision::Deuteranopia:
        return tr("people with deuteranopia");
    case Vision::Tritanopia:
        return tr("people with tritanopia");
    case Vision::Normal:
        break;
    }
    return tr("everybody");
}

} // namespace

QList<SlideFinding> smallText(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const TypeFact &type : input.facts.types) {
        if (type.points <= 0.0 || type.points >= type.least)
            continue;
        const SlideMend mend = input.facts.fittingType.isEmpty() ? moreRoom(input) : withType(input.facts.fittingType);
        findings << found(tr("The type of %1 has %2 points; at this size of page it should have %3 or more.")
                              .arg(type.what, number(input, type.points), number(input, type.least)),
                          mend);
    }
    return findings;
}

QList<SlideFinding> faintMarks(const SlideInput &input) { return faint(input, false, leastMarkContrast); }

QList<SlideFinding> faintTexts(const SlideInput &input) { return faint(input, true, leastTextContrast); }

QList<SlideFinding> closeColours(const SlideInput &input)
{
    QList<SlideFinding> findings;
    const QList<InkFact> &inks = input.facts.inks;
    for (qsizetype i = 0; i < inks.size(); ++i) {
        for (qsizetype j = i + 1; j < inks.size(); ++j) {
            const Closest closest = closestDistance(inks.at(i).ink, inks.at(j).ink);
            if (inks.at(i).isText || inks.at(j).isText || closest.distance >= leastDistance)
                continue;
            findings << found(tr("%1 and %2 look alike to %3: their colours are %4 apart and should be %5 or more.")
                                  .arg(inks.at(i).what, inks.at(j).what, visionName(closest.vision),
                                       number(input, closest.distance), number(input, leastDistance)),
                              otherColours(input.facts));
        }
    }
    return findings;
}

QList<SlideFinding> cutTexts(const SlideInput &input)
{
    if (input.facts.cutTexts.isEmpty())
        return {};
    return {found(tr("There is no room for the whole of %1.").arg(named(input.facts.cutTexts)), shorterText(input))};
}

QList<SlideFinding> cutLabels(const SlideInput &input)
{
    if (input.facts.cut.isEmpty())
        return {};
    return {found(tr("There is no room for the whole of %1.").arg(named(input.facts.cut)), roomForLabels(input))};
}

QList<SlideFinding> overlappingLabels(const SlideInput &input)
{
    if (input.facts.overlapping.isEmpty())
        return {};
    return {found(tr("Texts lie over each other: %1.").arg(named(input.facts.overlapping)), roomForLabels(input))};
}

QList<SlideFinding> crowdedLabels(const SlideInput &input)
{
    if (input.facts.crowded.isEmpty())
        return {};
    return {found(tr("Names stand on lines or far from what they name: %1.").arg(named(input.facts.crowded)),
                  roomForLabels(input))};
}

QList<SlideFinding> struckLabels(const SlideInput &input)
{
    if (input.facts.struck.isEmpty())
        return {};
    return {found(tr("Lines run through %1.").arg(named(input.facts.struck)), roomForLabels(input))};
}

QList<SlideFinding> lostRows(const SlideInput &input)
{
    if (input.facts.lostRows.isEmpty())
        return {};
    return {found(tr("Rows are missing: %1.").arg(named(input.facts.lostRows)), roomForLabels(input))};
}

QList<SlideFinding> unnamedMarks(const SlideInput &input)
{
    if (input.facts.unnamed.isEmpty())
        return {};
    return {found(tr("Nothing says what marks are: %1.").arg(named(input.facts.unnamed)), fewerRows(input))};
}

// The program does not know where such a page is put; it can tell which grounds carry its texts.
QList<SlideFinding> noGround(const SlideInput &input)
{
    if (!input.facts.isClear)
        return {};
    const bool isDark = std::any_of(input.facts.inks.begin(), input.facts.inks.end(), [](const InkFact &ink) {
        return ink.isText && contrastRatio(ink.ink, Rgb::of(0x000000)) < contrastRatio(ink.ink, Rgb::of(0xFFFFFF));
    });
    const QString grey =
        QStringLiteral("#") + QString::number(limitingGrey(input.facts.inks), 16).rightJustified(6, u'0');
    const QString text = isDark
        ? tr("Nothing is drawn behind the page: its texts can be read on grounds of %1 and lighter alone.").arg(grey)
        : tr("Nothing is drawn behind the page: its texts can be read on grounds of %1 and darker alone.").arg(grey);
    return {found(text, {tr("Use the light theme"), {}, {{QStringLiteral("theme"), QStringLiteral("light")}}, {}})};
}

} // namespace chipboard::sliderules
