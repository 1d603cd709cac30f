#include "data/slidecheck/sliderules.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SlideCheck)
};

constexpr qsizetype mostNamed = 3; // texts that a sentence quotes

QString number(const SlideInput &input, double value) { return input.formatter.label(value, 1); }

SlideFinding found(const QString &text, SlideMend mend)
{
    SlideFinding finding;
    finding.text = text;
    finding.mend = std::move(mend);
    return finding;
}

QString named(const QStringList &texts)
{
    QStringList quoted;
    for (const QString &text : texts.first(std::min(mostNamed, texts.size())))
        quoted << Texts::tr("\"%1\"").arg(text);
    const auto more = static_cast<int>(texts.size() - quoted.size());
    const QString list = quoted.join(QStringLiteral(", "));
    return more == 0 ? list : Texts::tr("%1 and %2 more").arg(list).arg(more);
}

// A company look goes first: it alone brings such colours in. Our own themes pass these rules.
SlideMend otherColours(const SlideFacts &facts)
{
    if (facts.hasLook)
        return {Texts::tr("Leave the company look out"), {}, {{QStringLiteral("look"), QStringLiteral("none")}}, {}};
    if (facts.theme != QLatin1String("light"))
        return {Texts::tr("Use the light theme"), {}, {{QStringLiteral("theme"), QStringLiteral("light")}}, {}};
    return {{}, {}, {}, Texts::tr("The colours are those of the program; no other theme is stronger.")};
}

// More room: fewer charts, else fewer rows, else the large slide.
SlideMend moreRoom(const SlideInput &input)
{
    if (input.facts.pageSize != QLatin1String("slide"))
        return {Texts::tr("Write as a wide slide"), {}, {{QStringLiteral("size"), QStringLiteral("slide")}}, {}};
    if (input.page.id == QLatin1String("compare") && input.board.charts.size() > 2) {
        Board fewer = input.board;
        fewer.charts = fewer.charts.first(fewer.charts.size() > 4 ? 4 : 2);
        const auto count = static_cast<int>(fewer.charts.size());
        return {Texts::tr("Keep the first %n charts", nullptr, count), fewer, {}, {}};
    }
    return {{}, {}, {}, Texts::tr("Select fewer rows: a slide has no more room.")};
}

QList<SlideFinding> faint(const SlideInput &input, bool isText, double least)
{
    QList<SlideFinding> findings;
    for (const InkFact &ink : input.facts.inks) {
        const double contrast = contrastRatio(ink.ink, ink.ground);
        if (ink.isText != isText || contrast >= least)
            continue;
        findings << found(Texts::tr("The contrast of %1 is %2:1; it should be %3:1 or more.")
                              .arg(ink.what, number(input, contrast), number(input, least)),
                          otherColours(input.facts));
    }
    return findings;
}

QString visionName(Vision vision)
{
    switch (vision) {
    case Vision::Protanopia:
        return Texts::tr("people with protanopia");
    case Vision::Deuteranopia:
        return Texts::tr("people with deuteranopia");
    case Vision::Tritanopia:
        return Texts::tr("people with tritanopia");
    case Vision::Normal:
        break;
    }
    return Texts::tr("everybody");
}

} // namespace

QList<SlideFinding> smallText(const SlideInput &input)
{
    const SlideFacts &facts = input.facts;
    if (facts.smallestText <= 0.0 || facts.smallestText >= facts.leastText)
        return {};
    const bool isSmall = facts.typeScale == QLatin1String("small");
    const SlideMend larger{Texts::tr("Use normal type"), {}, {{QStringLiteral("type"), QStringLiteral("normal")}}, {}};
    return {found(Texts::tr("The smallest text has %1 points; at this size it should have %2 or more.")
                      .arg(number(input, facts.smallestText), number(input, facts.leastText)),
                  isSmall ? larger : moreRoom(input))};
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
            findings << found(
                Texts::tr("%1 and %2 look alike to %3: their colours are %4 apart and should be %5 or more.")
                    .arg(inks.at(i).what, inks.at(j).what, visionName(closest.vision), number(input, closest.distance),
                         number(input, leastDistance)),
                otherColours(input.facts));
        }
    }
    return findings;
}

QList<SlideFinding> cutLabels(const SlideInput &input)
{
    if (input.facts.cut.isEmpty())
        return {};
    return {found(Texts::tr("There is no room for the whole of %1.").arg(named(input.facts.cut)), moreRoom(input))};
}

QList<SlideFinding> overlappingLabels(const SlideInput &input)
{
    if (input.facts.overlapping.isEmpty())
        return {};
    return {found(Texts::tr("Texts lie over each other: %1.").arg(named(input.facts.overlapping)), moreRoom(input))};
}

} // namespace chipboard::sliderules
