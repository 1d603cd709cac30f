#include "data/views/chartwording.h"

#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"
#include "data/views/titlewords.h"

#include <QRegularExpression>

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chipboard {

namespace {

using Kind = TitleClaim::Kind;

/// The value of one mark along one axis.
struct Said
{
    QString id;
    QString name;
    double value = 0.0;
    bool leads = true; ///< can be best: not "in maintenance"
    qsizetype at = -1; ///< position of its name in a title
};

QList<Said> saidBy(const ChartSpec &chart, bool onX)
{
    QList<Said> all;
    for (const PlaneMark &mark : chart.plane.marks) {
        if (!mark.label.isEmpty())
            all << Said{mark.id, mark.label, onX ? mark.x : mark.y};
    }
    if (onX || chart.series.isEmpty())
        return all;
    const QList<ChartPoint> &points = chart.series.constFirst().points;
    for (qsizetype i = 0; i < std::min(points.size(), chart.categories.size()); ++i) {
        if (points.at(i).value)
            all << Said{chart.categories.at(i).id, chart.categories.at(i).label, *points.at(i).value,
                        chart.categories.at(i).badge.isEmpty()};
    }
    return all;
}

const Said *saidOf(const QList<Said> &all, const QString &id)
{
    return findWhere(all, [&id](const Said &one) { return one.id == id; });
}

QString nameIn(const ChartSpec &chart, const QString &id)
{
    for (const ChartCategory &category : chart.categories) {
        if (category.id == id)
            return category.label;
    }
    for (const PlaneMark &mark : chart.plane.marks) {
        if (mark.id == id && !mark.label.isEmpty())
            return mark.label;
    }
    return id;
}

// In title order; names are removed from the title, so that the 100 of "H100" is not a number. Longest first: "H100" is
// part of "H100 NVL".
QList<Said> takeNames(QString &title, QList<Said> all)
{
    std::ranges::stable_sort(all, [](const Said &a, const Said &b) { return a.name.size() > b.name.size(); });
    QList<Said> found;
    for (Said &one : all) {
        one.at = one.name.isEmpty() ? -1 : title.indexOf(one.name, 0, Qt::CaseInsensitive);
        if (one.at < 0)
            continue;
        found << one;
        title.replace(one.at, one.name.size(), QString(one.name.size(), u'\u25a1'));
    }
    std::ranges::sort(found, {}, &Said::at);
    return found;
}

int decimalsOf(const QString &digits)
{
    const qsizetype point = digits.indexOf(u'.');
    return point < 0 ? 0 : static_cast<int>(digits.size() - point - 1);
}

/// True if both are equal at the precision of the written number.
bool rounds(double value, double written, int decimals)
{
    return std::abs(value - written) <= 0.5 * std::pow(10.0, -decimals) * (1.0 + 1e-9);
}

std::optional<double> valueOf(Kind kind, const Said &subject, const Said *against)
{
    if (kind == Kind::Value)
        return subject.value;
    if (against == nullptr || against->value == 0.0)
        return std::nullopt;
    const double ratio = subject.value / against->value;
    switch (kind) {
    case Kind::Ratio:
        return ratio;
    case Kind::Share:
        return ratio * 100.0;
    case Kind::More:
        return (ratio - 1.0) * 100.0;
    case Kind::Less:
        return (1.0 - ratio) * 100.0;
    default:
        return std::nullopt;
    }
}

/// Direction on this chart; None if the word does not apply to its metric.
TitleSense senseOn(TitleSense sense, const ChartSpec &chart)
{
    if (sense == TitleSense::None || sense == TitleSense::Higher || sense == TitleSense::Lower)
        return sense;
    const Metric *metric = findMetric(MetricId(chart.id));
    if (metric == nullptr || hasTwoAxes(chart))
        return TitleSense::None;
    const bool isOfMoney = sense == TitleSense::Cheaper || sense == TitleSense::Dearer;
    const bool countsMoney = isMoney(metric->unit);
    const bool countsLess = metric->better == Better::Lower;
    if (isOfMoney != countsMoney || (isOfMoney && !countsLess))
        return TitleSense::None;
    const bool isGood = sense == TitleSense::Cheaper || sense == TitleSense::Faster;
    return isGood == countsLess ? TitleSense::Lower : TitleSense::Higher;
}

/// Names in a title in order, and which one others are compared with.
struct Named
{
    QList<Said> names;
    qsizetype against = -1; ///< -1: no word indicates it

    /// From the words, or else in title order.
    [[nodiscard]] const Said &subject() const { return names.at(against == 0 ? 1 : 0); }
    [[nodiscard]] const Said &other() const { return names.at(against < 0 ? 1 : against); }
};

Named namedIn(QString &title, const QList<Said> &all)
{
    Named named{takeNames(title, all)};
    if (named.names.size() > 1)
        named.against = comparedAt(title, mapped(named.names, &Said::at));
    return named;
}

/// Possible meanings of a number in the title, most likely first.
QList<Kind> kindsFor(const TitleNumber &number, TitleSense sense)
{
    if (number.isTimes)
        return {Kind::Ratio};
    if (number.isPercent && sense != TitleSense::None)
        return {sense == TitleSense::Higher ? Kind::More : Kind::Less};
    if (number.isPercent)
        return {Kind::Share, Kind::Less, Kind::More};
    return {Kind::Value};
}

bool fitsNumber(double value, const TitleNumber &number)
{
    constexpr double nearly = 0.125; // tolerance of "twice", of "about 40%"
    switch (number.bound) {
    case TitleBound::AtMost:
        return value <= number.value || rounds(value, number.value, number.decimals);
    case TitleBound::AtLeast:
        return value >= number.value || rounds(value, number.value, number.decimals);
    case TitleBound::Near:
        return std::abs(value - number.value) <= nearly * number.value;
    case TitleBound::Exact:
        break;
    }
    return rounds(value, number.value, number.decimals);
}

/// "2x less": the other one is 2x.
bool isOfTheOther(const TitleNumber &number, TitleSense sense)
{
    return number.isTimes && number.value >= 1.0 && sense == TitleSense::Lower;
}

/// Candidates named in the title, or all if it names none.
std::optional<TitleClaim> claimOf(const TitleNumber &number, TitleSense sense, const QList<Said> &candidates,
                                  const Said *other, bool onX)
{
    const bool isReversed = isOfTheOther(number, sense);
    for (const Kind kind : kindsFor(number, sense)) {
        for (const Said &one : candidates) {
            for (const Said &second : kind == Kind::Value ? QList<Said>{one} : candidates) {
                const bool isPair = kind == Kind::Value || second.id != one.id;
                if (!isPair || (kind != Kind::Value && other != nullptr && second.id != other->id))
                    continue;
                const Said &subject = isReversed ? second : one;
                const Said &against = isReversed ? one : second;
                const std::optional<double> value = valueOf(kind, subject, &against);
                if (!value || *value < 0.0 || !fitsNumber(*value, number))
                    continue;
                TitleClaim claim{kind, subject.id, kind == Kind::Value ? QString() : against.id, number.digits};
                claim.onX = onX;
                return claim;
            }
        }
    }
    return std::nullopt;
}

/// Words that make a title state a direction. One line per language.
bool saysDirection(const QString &title)
{
    static const QRegularExpression words(
        QStringLiteral(
            "\\b(more|less|fewer|than|most|least|best|worst|over|under|above|below|beats?|wins?|leads?|twice|half"
            "|higher|lower|highest|lowest|faster|fastest|slower|slowest|cheaper|cheapest|dearer|dearest|larger|"
            "largest|smaller|smallest|bigger|biggest"
            "|mehr|weniger|als|schneller|langsamer|billiger|teurer|günstiger|größer|kleiner|höher|niedriger"
            "|am \\w+sten|plus|moins|que|meilleure?|más|menos|mejor|mais|melhor)\\b"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(title).hasMatch();
}

std::optional<TitleClaim> directionOf(const QList<Said> &named, const QList<Said> &all, bool onX)
{
    TitleClaim claim{.subject = named.constFirst().id, .onX = onX};
    const double value = named.constFirst().value;
    if (named.size() > 1) {
        claim.kind = value > named.at(1).value ? Kind::Above : Kind::Below;
        claim.against = named.at(1).id;
        return value == named.at(1).value ? std::nullopt : std::optional(claim);
    }
    const auto isUnder = [](const Said &a, const Said &b) { return a.value < b.value; };
    const auto [low, high] = std::minmax_element(all.begin(), all.end(), isUnder);
    if (low->value == high->value || (value != low->value && value != high->value))
        return std::nullopt;
    claim.kind = value == high->value ? Kind::Highest : Kind::Lowest;
    return claim;
}

TitleSense opposite(TitleSense sense)
{
    return sense == TitleSense::Higher ? TitleSense::Lower
        : sense == TitleSense::Lower   ? TitleSense::Higher
                                       : TitleSense::None;
}

/// The claim in the direction of the words, or in the opposite one.
std::optional<TitleClaim> claimIn(const TitleNumber &number, const QString &title, const ChartSpec &chart, bool onX,
                                  bool isOpposite = false)
{
    const QList<Said> all = saidBy(chart, onX);
    QString rest = title;
    const Named named = namedIn(rest, all);
    const TitleSense sense = turnsRound(rest) ? TitleSense::None : senseOn(number.sense, chart);
    if (isOpposite && (sense == TitleSense::None || named.names.size() < 2))
        return std::nullopt;
    const bool hasOther = named.names.size() > 1 && named.against >= 0 && !turnsRound(rest);
    return claimOf(number, isOpposite ? opposite(sense) : sense, named.names.isEmpty() ? all : named.names,
                   hasOther ? &named.other() : nullptr, onX);
}

/// True if the words state more where the chart shows less, by whatever amount.
bool isTurned(const TitleNumber &number, const QString &title, const ChartSpec &chart)
{
    QString rest = title;
    const Named named = namedIn(rest, saidBy(chart, false));
    const TitleSense sense = turnsRound(rest) ? TitleSense::None : senseOn(number.sense, chart);
    if (sense == TitleSense::None || named.names.size() != 2 || named.against < 0)
        return false;
    const double apart = named.subject().value - named.other().value;
    return sense == TitleSense::Higher ? apart < 0.0 : apart > 0.0;
}

/// How far it is above or below the other.
QString apartText(const QString &quote, const Said &subject, const Said &against, int decimals,
                  const Formatter &formatter)
{
    const double unit = std::pow(10.0, decimals + 1);
    const double apart = (subject.value / against.value - 1.0) * 100.0;
    const QString percent = formatter.label(std::round(std::abs(apart) * unit) / unit);
    return apart < 0.0
        ? tr("The title says \"%1\"; %2 is now %3% below %4.").arg(quote, subject.name, percent, against.name)
        : tr("The title says \"%1\"; %2 is now %3% above %4.").arg(quote, subject.name, percent, against.name);
}

QString comparativeDoubt(const TitleWord &word, TitleSense sense, const QString &rest, const Named &named,
                         const Formatter &formatter)
{
    if (named.names.size() != 2 || thanAt(rest, mapped(named.names, &Said::at)) != named.against || named.against < 0)
        return {};
    const Said &subject = named.subject();
    const Said &other = named.other();
    const bool holds = sense == TitleSense::Higher ? subject.value > other.value : subject.value < other.value;
    return holds || other.value == 0.0 ? QString() : apartText(word.text, subject, other, 0, formatter);
}

QString superlativeDoubt(const TitleWord &word, TitleSense sense, const Said &subject, const QList<Said> &all,
                         const Formatter &formatter)
{
    const Said *best = &subject;
    for (const Said &one : all) {
        const bool isAhead = sense == TitleSense::Higher ? one.value > best->value : one.value < best->value;
        best = one.leads && isAhead ? &one : best;
    }
    return best == &subject || best->value == 0.0 ? QString() : apartText(word.text, subject, *best, 0, formatter);
}

/// True if it also names another quantity: its words may refer to either.
bool isAboutElse(const QString &title, const ChartSpec &chart)
{
    const Metric *own = findMetric(MetricId(chart.id));
    const QString label = own == nullptr ? chart.title : own->labelText();
    return std::ranges::any_of(metricTable(), [&](const Metric &metric) {
        const QString other = metric.labelText();
        return !label.contains(other, Qt::CaseInsensitive) && title.contains(other, Qt::CaseInsensitive);
    });
}

/// The error of one word on one chart: "cheaper than", "the highest".
QString wordDoubt(const TitleWord &word, const QString &title, const ChartSpec &chart, const Formatter &formatter)
{
    const TitleSense sense = senseOn(word.sense, chart);
    if (sense == TitleSense::None || isAboutElse(title, chart))
        return {};
    const QList<Said> all = saidBy(chart, false);
    QString rest = title;
    const Named named = namedIn(rest, all);
    if (!word.isSuperlative)
        return comparativeDoubt(word, sense, rest, named, formatter);
    return named.names.size() == 1 ? superlativeDoubt(word, sense, named.names.constFirst(), all, formatter)
                                   : QString();
}

/// Words without a number that no chart supports. If several charts are possible, all must contradict.
QStringList falseWords(const QString &title, const QList<ChartSpec> &charts, const Formatter &formatter)
{
    QList<Said> all;
    for (const ChartSpec &chart : charts)
        all << saidBy(chart, false);
    QString rest = title;
    takeNames(rest, all);
    QList<TitleWord> words = titleWords(rest);
    for (const TitleNumber &number : titleNumbers(rest, formatter))
        words.removeIf([&](const TitleWord &word) {
            return number.sense != TitleSense::None && number.quote.endsWith(word.text);
        });
    QStringList doubts;
    const bool hasOneSense = words.size() == 1; // "more memory, less cost" refers to two charts
    for (const TitleWord &word : hasOneSense && !turnsRound(rest) ? words : QList<TitleWord>()) {
        const bool isGeneral = word.sense == TitleSense::Higher || word.sense == TitleSense::Lower;
        if (isGeneral && charts.size() > 1)
            continue;
        const QList<ChartSpec> meant = allWhere(
            charts, [&word](const ChartSpec &chart) { return senseOn(word.sense, chart) != TitleSense::None; });
        const QStringList said =
            mapped(meant, [&](const ChartSpec &chart) { return wordDoubt(word, title, chart, formatter); });
        if (!said.isEmpty() && !said.contains(QString()))
            doubts << said.constFirst();
    }
    return doubts;
}

QList<TitleClaim> claimsAlong(const QString &title, const ChartSpec &chart, bool onX, const Formatter &formatter,
                              QStringList &bound)
{
    const QList<Said> all = saidBy(chart, onX);
    QString rest = title;
    const QList<Said> named = takeNames(rest, all);
    QList<TitleClaim> claims;
    if (all.isEmpty())
        return claims;
    for (TitleNumber number : titleNumbers(rest, formatter)) {
        const bool isBound = number.bound == TitleBound::AtMost || number.bound == TitleBound::AtLeast;
        number.bound = TitleBound::Exact; // a claim stores only the number, and holds within its rounding
        const std::optional<TitleClaim> claim =
            isBound || bound.contains(number.digits) ? std::nullopt : claimIn(number, title, chart, onX);
        if (!claim)
            continue;
        bound << number.digits;
        claims << *claim;
    }
    if (!named.isEmpty() && saysDirection(rest) && falseWords(title, {chart}, formatter).isEmpty()) {
        if (const std::optional<TitleClaim> direction = directionOf(named, all, onX))
            claims << *direction;
    }
    return claims;
}

/// `quote`: verbatim from the title.
QString numberDoubt(const TitleClaim &claim, const Said &subject, const Said *against, const QString &quote,
                    const Formatter &formatter)
{
    const std::optional<double> now = valueOf(claim.kind, subject, against);
    const int decimals = decimalsOf(claim.number);
    const double written = QLocale::c().toDouble(claim.number);
    if (now && rounds(*now, written, decimals))
        return {};
    if (now && (claim.kind == Kind::More || claim.kind == Kind::Less))
        return apartText(quote, subject, *against, decimals, formatter);
    const double unit = std::pow(10.0, decimals + 1);
    const QString today = now ? formatter.label(std::round(*now * unit) / unit) : tr("nothing");
    const QString other = against != nullptr ? against->name : QString();
    if (claim.kind == Kind::Ratio)
        return tr("The title says \"%1\"; %2 is now %3× %4.").arg(quote, subject.name, today, other);
    if (comparesTwo(claim.kind))
        return tr("The title says \"%1\"; %2 is now %3% of %4.").arg(quote, subject.name, today, other);
    return tr("The title says \"%1\"; %2 is now %3.").arg(quote, subject.name, today);
}

QString directionDoubt(const TitleClaim &claim, const Said &subject, const Said *against, const QList<Said> &all)
{
    const auto is = [&](auto holds) { return std::ranges::all_of(all, holds); };
    switch (claim.kind) {
    case Kind::Above:
        return subject.value > against->value
            ? QString()
            : tr("When the title was written %1 was above %2; now it is not.").arg(subject.name, against->name);
    case Kind::Below:
        return subject.value < against->value
            ? QString()
            : tr("When the title was written %1 was below %2; now it is not.").arg(subject.name, against->name);
    case Kind::Highest:
        return is([&](const Said &one) { return one.value <= subject.value; })
            ? QString()
            : tr("When the title was written %1 was the highest; now it is not.").arg(subject.name);
    default:
        return is([&](const Said &one) { return one.value >= subject.value; })
            ? QString()
            : tr("When the title was written %1 was the lowest; now it is not.").arg(subject.name);
    }
}

QString unitSign(Kind kind)
{
    const bool isShare = kind == Kind::Share || kind == Kind::More || kind == Kind::Less;
    return kind == Kind::Ratio ? QStringLiteral("×") : isShare ? QStringLiteral("%") : QString();
}

/// "40%", "2.1×", "96": the same number with another unit sign is different.
QString writtenText(const TitleNumber &number)
{
    return number.digits + unitSign(number.isTimes ? Kind::Ratio : number.isPercent ? Kind::Share : Kind::Value);
}

/// Verbatim from the title; if that is gone, only the claim's number.
QString quoteOf(const TitleClaim &claim, const QString &title, const QList<Said> &all, const Formatter &formatter)
{
    QString rest = title;
    takeNames(rest, all);
    for (const TitleNumber &number : titleNumbers(rest, formatter)) {
        if (writtenText(number) == claim.number + unitSign(claim.kind))
            return number.quote;
    }
    return formatter.full(QLocale::c().toDouble(claim.number)) + unitSign(claim.kind);
}

QString doubtOf(const TitleClaim &claim, const QString &title, const ChartSpec &chart, const Formatter &formatter)
{
    const QList<Said> all = saidBy(chart, claim.onX);
    const Said *subject = saidOf(all, claim.subject);
    const Said *against = claim.against.isEmpty() ? nullptr : saidOf(all, claim.against);
    const bool lacksOther = against == nullptr && (comparesTwo(claim.kind) || !claim.against.isEmpty());
    if (subject == nullptr || lacksOther) {
        const QString missing = subject == nullptr || claim.against.isEmpty() ? claim.subject : claim.against;
        return tr("The title relies on %1, but the chart no longer shows its number.").arg(nameIn(chart, missing));
    }
    return claim.number.isEmpty()
        ? directionDoubt(claim, *subject, against, all)
        : numberDoubt(claim, *subject, against, quoteOf(claim, title, all, formatter), formatter);
}

// True for "2 best", "in 2027": not a number of the data.
bool isCountOrYear(const TitleNumber &number)
{
    constexpr double mostCounted = 12.0;
    constexpr double firstYear = 1990.0;
    constexpr double lastYear = 2100.0;
    const bool isPlain = number.decimals == 0 && !number.isTimes && !number.isPercent;
    return isPlain && (number.value <= mostCounted || (number.value >= firstYear && number.value <= lastYear));
}

/// A comparison of two marks named in a title, and its distance from the number.
struct Comparison
{
    TitleClaim claim;
    Said subject;
    Said against;
    double distance = 0.0;
};

/// The comparison closest to the number, in charts named in the title, or else in all. Empty if the number compares
/// nothing.
std::optional<Comparison> nearestComparison(const TitleNumber &number, const QString &title,
                                            const QList<ChartSpec> &charts)
{
    const auto isNamed = [&title](const ChartSpec &chart) {
        return !chart.title.isEmpty() && title.contains(chart.title, Qt::CaseInsensitive);
    };
    const bool namesChart = std::ranges::any_of(charts, isNamed);
    std::optional<Comparison> nearest;
    for (const ChartSpec &chart : charts) {
        QString rest = title;
        const Named named = namedIn(rest, saidBy(chart, false));
        if (named.names.size() < 2 || number.isTimes == number.isPercent || (namesChart && !isNamed(chart)))
            continue;
        const TitleSense sense = turnsRound(rest) ? TitleSense::None : senseOn(number.sense, chart);
        const bool isReversed = isOfTheOther(number, sense);
        const Said &subject = isReversed ? named.other() : named.subject();
        const Said &other = isReversed ? named.subject() : named.other();
        for (const Kind kind : kindsFor(number, sense)) {
            const std::optional<double> value = valueOf(kind, subject, &other);
            const double distance = std::abs(value.value_or(0.0) - number.value);
            if (value && (*value >= 0.0 || sense != TitleSense::None) && (!nearest || distance < nearest->distance))
                nearest = Comparison{{kind, subject.id, other.id, number.digits}, subject, other, distance};
        }
    }
    return nearest;
}

/// Verbs of headlines. One line per language.
bool hasVerb(const QString &title)
{
    static const QRegularExpression words(
        QStringLiteral(
            "\\b(is|are|was|were|has|have|can|will|must|should|need(s|ed)?|cost(s|ed)?|take(s|n)?|give(s|n)?|get(s)?"
            "|save(s|d)?|pay(s)?|win(s)?|lead(s)?|beat(s)?|limit(s|ed)|hold(s)?|rent(s)|serve(s)|train(s)|run(s)"
            "|stay(s|ed)?|rise(s)?|fall(s)?|fell|rose|grow(s)?|drop(s|ped)?|match(es)?|plan|buy|move|choose|keep|use"
            "|wait|switch|break(s)?|double(s|d)?|halve(s|d)?|make(s)?|lose(s)?|offer(s)?|deliver(s)?|do(es)?"
            "|ist|sind|war|hat|haben|kann|wird|muss|kostet|kosten|braucht|spart|zahlt|führt|bleibt|gibt|liefert|fällt"
            "|es|son|está|tiene|cuesta|cuestan|ahorra|gana|puede|queda|est|sont|coûte|coûtent|économise|peut|reste"
            "|é|são|está|tem|custa|custam|economiza|pode|fica|leva)\\b"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(title).hasMatch();
}

} // namespace

QStringList falseStatements(const QString &title, const QList<ChartSpec> &charts, const QStringList &texts,
                            const Formatter &formatter)
{
    QList<TitleNumber> onSlide;
    for (const QString &text : texts)
        onSlide << titleNumbers(text, formatter);
    QList<Said> all;
    for (const ChartSpec &chart : charts)
        all << saidBy(chart, false);
    QString rest = title;
    takeNames(rest, all);
    const auto isSaid = [&](const TitleNumber &number) {
        const auto binds = [&](bool isOpposite) {
            return std::ranges::any_of(charts, [&](const ChartSpec &chart) {
                return claimIn(number, title, chart, false, isOpposite)
                    || (chart.kind == ChartKind::Plane && claimIn(number, title, chart, true, isOpposite));
            });
        };
        const bool isThere = std::ranges::any_of(onSlide, [&number](const TitleNumber &one) {
            const bool isOther = one.sense != TitleSense::None && one.sense == opposite(number.sense);
            return !one.isWord && writtenText(one) == writtenText(number) && !isOther;
        });
        return binds(false)
            || (isThere && !binds(true) && !(charts.size() == 1 && isTurned(number, title, charts.at(0))));
    };
    QStringList doubts;
    const QList<TitleNumber> numbers = titleNumbers(rest, formatter);
    for (const TitleNumber &number : numbers) {
        if (isCountOrYear(number) || isSaid(number))
            continue;
        const bool isOpen = number.isWord && numbers.size() > 1; // "20% more memory at half the price"
        const std::optional<Comparison> near = isOpen ? std::nullopt : nearestComparison(number, title, charts);
        if (near)
            doubts << numberDoubt(near->claim, near->subject, &near->against, number.quote, formatter);
        else if (!number.isWord) // "half of them" may refer to anything
            doubts << tr("The title says \"%1\", but nothing on the slide shows it.").arg(number.text);
    }
    doubts << falseWords(title, charts, formatter);
    doubts.removeAll(QString());
    doubts.removeDuplicates();
    return doubts;
}

bool isTopic(const QString &title, const QList<ChartSpec> &charts, const QStringList &names)
{
    constexpr qsizetype mostWords = 6; // for a heading; a longer one counts as a sentence
    QString rest = title;
    for (const ChartSpec &chart : charts)
        takeNames(rest, saidBy(chart, false));
    for (const QString &name : names)
        rest.remove(name);
    static const QRegularExpression digit(QStringLiteral("(?<![\\p{L}\\d])\\p{Sc}?\\d"));
    return title.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() <= mostWords && !rest.contains(digit)
        && !saysDirection(rest) && !hasVerb(rest);
}

QList<TitleClaim> claimsIn(const QString &title, const ChartSpec &chart, const Formatter &formatter)
{
    QStringList bound; // each number is bound once
    QList<TitleClaim> claims = claimsAlong(title, chart, false, formatter, bound);
    if (chart.kind == ChartKind::Plane) {
        // Only a number shows which axis a direction is about.
        const QList<TitleClaim> onX = claimsAlong(title, chart, true, formatter, bound);
        if (claims.isEmpty() || claims.constFirst().number.isEmpty())
            claims = onX.isEmpty() || onX.constFirst().number.isEmpty() ? claims : onX;
    }
    return claims.mid(0, mostClaims);
}

QList<TitleClaim> claimsIn(const QString &title, const QString &page, const QList<ChartSpec> &charts,
                           const Formatter &formatter)
{
    QList<TitleClaim> claims;
    QStringList bound;
    for (const ChartSpec &chart : charts) {
        for (TitleClaim claim : claimsIn(title, chart, formatter)) {
            // A direction alone could apply to any chart; a number identifies it.
            if (claim.number.isEmpty() || bound.contains(claim.number))
                continue;
            bound << claim.number;
            claim.chart = page + QLatin1Char('/') + chart.id;
            claims << claim;
        }
    }
    return claims.mid(0, mostClaims);
}

QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const ChartSpec &chart,
                const Formatter &formatter)
{
    for (const TitleClaim &claim : claims) {
        if (const QString doubt = doubtOf(claim, title, chart, formatter); !doubt.isEmpty())
            return doubt;
    }
    return {};
}

QString doubtOf(const QList<TitleClaim> &claims, const QString &title, const QString &page,
                const QList<ChartSpec> &charts, const Formatter &formatter)
{
    for (const ChartSpec &chart : charts) {
        const QString key = page + QLatin1Char('/') + chart.id;
        for (const TitleClaim &claim : claims) {
            const QString doubt = claim.chart == key ? doubtOf(claim, title, chart, formatter) : QString();
            if (!doubt.isEmpty())
                return doubt;
        }
    }
    return {};
}

namespace {

/// Index and value of a mark along the relevant axis: the axis of rows, or else y.
struct Mark
{
    qsizetype index = -1;
    std::optional<double> value;
    bool isRange = false;
};

QList<ChartPoint> &pointsOf(ChartSpec &chart) { return chart.series.first().points; }

bool hasRows(const ChartSpec &chart)
{
    return !hasTwoAxes(chart) && !chart.series.isEmpty()
        && chart.series.constFirst().points.size() == chart.categories.size();
}

Mark markOf(const ChartSpec &chart, const QString &id)
{
    Mark mark;
    if (chart.kind == ChartKind::Plane) {
        const QList<PlaneMark> &marks = chart.plane.marks;
        const auto found = std::ranges::find_if(marks, [&id](const PlaneMark &one) { return one.id == id; });
        if (found != marks.end())
            mark = {found - marks.begin(), found->y, found->yLow.has_value()};
        return mark;
    }
    for (qsizetype i = 0; hasRows(chart) && i < chart.categories.size(); ++i) {
        const ChartPoint &point = chart.series.constFirst().points.at(i);
        if (chart.categories.at(i).id == id)
            mark = {i, point.value, point.low.has_value()};
    }
    return mark;
}

void order(ChartSpec &chart, RowOrder order)
{
    if (order == RowOrder::AsChosen || !hasRows(chart))
        return;
    QList<qsizetype> rows(chart.categories.size());
    std::iota(rows.begin(), rows.end(), 0);
    const QList<ChartPoint> points = chart.series.constFirst().points;
    if (order == RowOrder::Reversed)
        std::ranges::reverse(rows);
    else // missing values come last
        std::ranges::stable_sort(rows, [&points](qsizetype a, qsizetype b) {
            const std::optional<double> &one = points.at(a).value;
            const std::optional<double> &other = points.at(b).value;
            return one && (!other || *one > *other);
        });
    const QList<ChartCategory> categories = chart.categories;
    for (qsizetype i = 0; i < rows.size(); ++i)
        chart.categories[i] = categories.at(rows.at(i));
    for (ChartSeries &series : chart.series) {
        const QList<ChartPoint> before = series.points;
        for (qsizetype i = 0; i < rows.size() && before.size() == rows.size(); ++i)
            series.points[i] = before.at(rows.at(i));
    }
}

void number(ChartSpec &chart, int digits, const Formatter &formatter)
{
    if (digits <= 0)
        return;
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points) {
            if (!point.value)
                continue;
            QString &text = point.absolute.isEmpty() ? point.label : point.absolute; // a ratio has its own digits
            text = formatter.full(Formatter::significant(*point.value, digits));
            if (point.isApproximate)
                text.prepend(u'~');
        }
    }
}

QList<double> valuesOf(const ChartSpec &chart)
{
    QList<double> values;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            for (const std::optional<double> &value : {point.value, point.low, point.high}) {
                if (value)
                    values << *value;
            }
        }
    }
    return values;
}

void scale(ChartSpec &chart, RowScale scale, const Formatter &formatter)
{
    const QString refused = tr("A logarithmic axis cannot show zero or negative values, so this value is not used.");
    if (scale == RowScale::Logarithmic && chart.plane.takesScale && chart.plane.y.scale != AxisScale::Logarithmic)
        chart.notes << refused;
    if (scale == RowScale::Automatic || !hasRows(chart))
        return;
    const QList<double> values = valuesOf(chart);
    const QString label = chart.axis.label;
    const QString unit = chart.axis.unit;
    if (scale == RowScale::Linear) {
        const auto [smallest, largest] = std::minmax_element(values.begin(), values.end());
        const RoundAxis round = values.isEmpty() ? roundAxis(1.0) : roundAxis(*largest, *smallest);
        chart.kind = ChartKind::HorizontalBars;
        chart.axis = {label, unit, AxisScale::Linear, round.minimum, round.maximum, round.ticks, {}};
        return;
    }
    if (std::ranges::any_of(values, [](double value) { return value <= 0.0; })) {
        chart.notes << refused;
        return;
    }
    chart.kind = ChartKind::HorizontalDots;
    chart.axis = logAxis(label, unit, values, formatter);
}

void light(ChartSpec &chart, const QString &id)
{
    if (id.isEmpty() || !markIds(chart).contains(id))
        return;
    const auto dim = [&id](auto &items) {
        for (auto &item : items) {
            if (item.id != id && !item.id.isEmpty())
                item.role = ColourRole::Quiet;
        }
    };
    dim(chart.categories);
    dim(chart.plane.marks);
    dim(chart.plane.lines);
}

void callOut(ChartSpec &chart, const Annotation &one)
{
    const Mark mark = markOf(chart, one.on);
    if (mark.index < 0) {
        chart.notes << tr("\"%1\" annotates %2, which this chart does not show.").arg(one.text, one.on);
        return;
    }
    if (hasRows(chart))
        pointsOf(chart)[mark.index].callout = one.text;
    chart.notes << tr("%1: %2").arg(markName(chart, one.on), one.text);
}

// In a plane, as part of the label. Last, so that notes use the marks' own names.
void writeAtMarks(ChartSpec &chart, const QList<Annotation> &annotations)
{
    for (const Annotation &one : annotations) {
        const qsizetype at = markOf(chart, one.on).index;
        if (one.kind != Annotation::Kind::Callout || hasRows(chart) || at < 0)
            continue;
        QString &label = chart.plane.marks[at].label;
        label = label.isEmpty() ? one.text : tr("%1: %2").arg(label, one.text);
    }
}

void compare(ChartSpec &chart, const Annotation &one, const Formatter &formatter, const UnlikeReason &unlike)
{
    const Mark subject = markOf(chart, one.on);
    const Mark against = markOf(chart, one.against);
    const QString name = markName(chart, one.on);
    const QString other = markName(chart, one.against);
    if (!subject.value || !against.value || *against.value == 0.0) {
        chart.notes << tr("%1 cannot be compared with %2: a number is missing here.").arg(name, other);
        return;
    }
    if (const QString why = unlike ? unlike(chart.id, one.on, one.against) : QString(); !why.isEmpty()) {
        chart.notes << tr("The comparison of %1 with %2 is not drawn: %3.").arg(name, other, why);
        return;
    }
    const QString sign = subject.isRange || against.isRange ? QStringLiteral("~") : QString();
    const double times = *subject.value / *against.value;
    const QString ratio = tr("%1%2×").arg(sign, formatter.label(times));
    const QString shown = one.inPercent ? sign + formatter.signedPercent(times - 1.0) : ratio;
    if (hasRows(chart)) {
        chart.arrows << RowArrow{subject.index, against.index, shown};
    } else {
        PlaneLine arrow;
        const PlaneMark &from = chart.plane.marks.at(against.index);
        const PlaneMark &to = chart.plane.marks.at(subject.index);
        arrow.label = shown;
        arrow.weight = LineWeight::Quiet;
        arrow.dashed = true;
        arrow.points = {{from.x, from.y}, {to.x, to.y}};
        arrow.description = tr("%1 is %2 %3.").arg(name, ratio, other);
        chart.plane.lines << arrow;
    }
    chart.notes << tr("%1 is %2 %3.").arg(name, ratio, other);
}

void extend(ChartAxis &axis, double value, const QList<double> &others, const Formatter &formatter)
{
    if (value <= axis.maximum && value >= axis.minimum)
        return;
    if (axis.scale == AxisScale::Logarithmic) {
        axis = logAxis(axis.label, axis.unit, others + QList<double>{value, axis.minimum, axis.maximum}, formatter);
        return;
    }
    const bool hasLabels = !axis.tickLabels.isEmpty();
    const ChartAxis wider = linearAxis(axis.label, axis.unit, {value, axis.maximum}, formatter);
    axis.maximum = wider.maximum;
    axis.ticks = wider.ticks;
    if (hasLabels)
        axis.tickLabels = wider.tickLabels;
}

// A line needs a position on the axis; outside the range, it extends the axis.
void refer(ChartSpec &chart, const Annotation &one, const Formatter &formatter)
{
    ChartAxis &axis = hasRows(chart) || one.onX ? chart.axis : chart.plane.y;
    const QString number = formatter.full(one.value);
    const QString unit = one.unit.isEmpty() ? QString() : QLatin1Char(' ') + one.unit;
    const QString label = one.text.isEmpty() ? number + unit : tr("%1: %2").arg(one.text, number + unit);
    const bool hasNoPlace = one.value < 0.0 || (axis.scale == AxisScale::Logarithmic && one.value <= 0.0);
    if (one.unit != axis.unit || hasNoPlace || chart.kind == ChartKind::Heat || chart.kind == ChartKind::Scores) {
        chart.notes << tr("The line \"%1\" is not drawn: it has no place on an axis in %2.").arg(label, axis.unit);
        return;
    }
    extend(axis, one.value, valuesOf(chart), formatter);
    if (hasRows(chart)) {
        chart.lines << RowLine{one.value, label};
    } else {
        PlaneLine line{.label = label, .weight = LineWeight::Quiet, .dashed = true};
        const ChartAxis &across = one.onX ? chart.plane.y : chart.axis;
        const auto at = [&](double along) { return one.onX ? QPointF(one.value, along) : QPointF(along, one.value); };
        line.points = {at(across.minimum), at(across.maximum)};
        line.description = label;
        chart.plane.lines << line;
    }
    chart.notes << tr("The dashed line stands at %1.").arg(label);
}

void annotate(ChartSpec &chart, const Annotation &one, const Formatter &formatter, const UnlikeReason &unlike)
{
    switch (one.kind) {
    case Annotation::Kind::Callout:
        callOut(chart, one);
        break;
    case Annotation::Kind::Difference:
        compare(chart, one, formatter, unlike);
        break;
    case Annotation::Kind::Reference:
        refer(chart, one, formatter);
        break;
    }
}

PlaneMark markAt(const ChartSpec &chart, qsizetype row, const QPointF &at, bool alongX)
{
    const ChartCategory &category = chart.categories.at(row);
    const ChartPoint &point = chart.series.constFirst().points.at(row);
    PlaneMark mark{.id = category.id,
                   .label = tr("%1: %2").arg(category.shownLabel(), point.label),
                   .role = category.role,
                   .style = point.style,
                   .x = at.x(),
                   .y = at.y(),
                   .baseline = category.baseline};
    (alongX ? mark.xLow : mark.yLow) = point.low;
    (alongX ? mark.xHigh : mark.yHigh) = point.high;
    const QString number = tr("%1 %2", "a number and its unit").arg(point.label, chart.axis.unit);
    mark.xText = alongX ? number : category.label;
    mark.yText = alongX ? category.label : number;
    mark.description = point.description;
    return mark;
}

ChartAxis valueAxis(const ChartSpec &chart, const Formatter &formatter)
{
    QList<double> values;
    for (const RowArrow &arrow : chart.arrows) {
        for (const qsizetype row : {arrow.from, arrow.to}) {
            const ChartPoint &point = chart.series.constFirst().points.at(row);
            values << *point.value << point.low.value_or(*point.value) << point.high.value_or(*point.value);
        }
    }
    const bool isLog = chart.axis.scale == AxisScale::Logarithmic;
    return fittedAxis(chart.axis.label, chart.axis.unit, values, isLog ? RowScale::Logarithmic : RowScale::Linear,
                      formatter);
}

// Only the compared rows, each pair from one to the other; the ratio is next to the line.
void pair(ChartSpec &chart, PairForm form, const Formatter &formatter)
{
    if (form == PairForm::Rows || !hasRows(chart))
        return;
    if (chart.arrows.isEmpty()) {
        chart.notes << tr("No two rows are compared here, so all are shown.");
        return;
    }
    constexpr double start = 0.25; // share of a slope's width reserved for names
    const bool isDumbbell = form == PairForm::Dumbbell;
    const ChartAxis values = valueAxis(chart, formatter);
    PlaneSpec plane;
    const QStringList names = mapped(chart.arrows, [&](const RowArrow &arrow) {
        return tr("%1 and %2", "two chips")
            .arg(chart.categories.at(arrow.to).label, chart.categories.at(arrow.from).label);
    });
    ChartAxis across = isDumbbell ? namesAxis({}, names) : ChartAxis();
    QSet<QString> marked;
    for (qsizetype i = 0; i < chart.arrows.size(); ++i) {
        const RowArrow &arrow = chart.arrows.at(i);
        PlaneLine line;
        for (const qsizetype row : {arrow.to, arrow.from}) {
            const double value = *chart.series.constFirst().points.at(row).value;
            const double place = isDumbbell ? rowPlace(i, across) : row == arrow.to ? start : 1.0 - start;
            const QPointF at = isDumbbell ? QPointF(value, place) : QPointF(place, value);
            line.points << at;
            const QString key = QString::number(row) + u'/' + QString::number(place); // a slope may start at another's
            if (!marked.contains(key))
                plane.marks << markAt(chart, row, at, isDumbbell);
            marked.insert(key);
        }
        const ChartCategory &subject = chart.categories.at(arrow.from);
        line.id = subject.id;
        line.role = subject.role;
        line.label = arrow.label;
        line.description = tr("%1: %2").arg(names.at(i), arrow.label);
        plane.lines << line;
    }
    plane.y = isDumbbell ? across : values;
    chart.axis = isDumbbell ? values : across;
    chart.plane = plane;
    chart.kind = ChartKind::Plane;
    chart.categories.clear();
    chart.series.clear();
    chart.arrows.clear();
    chart.lines.clear();
}

} // namespace

QStringList markIds(const ChartSpec &chart)
{
    QStringList ids = mapped(chart.categories, &ChartCategory::id);
    for (const PlaneMark &mark : chart.plane.marks) {
        if (!mark.id.isEmpty() && !mark.small && !ids.contains(mark.id))
            ids << mark.id;
    }
    for (const PlaneLine &line : chart.plane.lines) {
        if (!line.id.isEmpty() && !ids.contains(line.id))
            ids << line.id;
    }
    return ids;
}

QString markName(const ChartSpec &chart, const QString &id)
{
    const auto nameIn = [&id](const auto &items) {
        const auto *found =
            findWhere(items, [&id](const auto &item) { return item.id == id && !item.label.isEmpty(); });
        return found == nullptr ? QString() : found->label;
    };
    for (const QString &name : {nameIn(chart.categories), nameIn(chart.plane.marks), nameIn(chart.plane.lines)}) {
        if (!name.isEmpty())
            return name;
    }
    return id;
}

ChartSpec withWording(ChartSpec chart, const ChartWords &words, const Formatter &formatter, const UnlikeReason &unlike)
{
    order(chart, words.order);
    number(chart, words.digits, formatter);
    scale(chart, words.scale, formatter);
    chart.doubt = words.title.isEmpty() ? QString() : doubtOf(words.claims, words.title, chart, formatter);
    light(chart, words.lit);
    for (const Annotation &one : words.annotations)
        annotate(chart, one, formatter, unlike);
    pair(chart, words.form, formatter);
    writeAtMarks(chart, words.annotations);
    if (!words.title.isEmpty())
        chart.title = words.title;
    if (!words.subtitle.isEmpty())
        chart.subtitle = words.subtitle;
    for (const auto &[title, axis] :
         {std::pair(&words.xTitle, &chart.axis), std::pair(&words.yTitle, &chart.plane.y)}) {
        if (!title->isEmpty())
            axis->label = *title;
    }
    chart.remark = words.note;
    if (!words.note.isEmpty())
        chart.notes.prepend(words.note);
    return chart;
}

} // namespace chipboard
