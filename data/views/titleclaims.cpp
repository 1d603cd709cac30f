#include "data/views/titleclaims.h"

#include "data/board/board.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

using Kind = TitleClaim::Kind;

/// What a chart says of one mark along one axis.
struct Said
{
    QString id;
    QString name;
    double value = 0.0;
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
            all << Said{chart.categories.at(i).id, chart.categories.at(i).label, *points.at(i).value};
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

/// A number of a title, and what stands behind it.
struct Written
{
    QString text;   ///< "2.1 x"
    QString digits; ///< "2.1"
    double value = 0.0;
    int decimals = 0;
    bool isTimes = false;
    bool isPercent = false;
};

/// Names of a title, in its order; and the title without them, so that the 100 of "H100" is no number.
struct Parsed
{
    QList<Said> named;
    QList<Written> numbers;
};

// Longest names first: "H100" is part of "H100 NVL".
QList<Said> takeNames(QString &title, QList<Said> all)
{
    std::stable_sort(all.begin(), all.end(),
                     [](const Said &a, const Said &b) { return a.name.size() > b.name.size(); });
    QList<std::pair<qsizetype, Said>> found;
    for (const Said &one : all) {
        const qsizetype at = one.name.isEmpty() ? -1 : title.indexOf(one.name, 0, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        found << std::pair(at, one);
        title.replace(at, one.name.size(), QString(one.name.size(), u'\u25a1'));
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Said> names;
    for (const auto &[at, one] : found)
        names << one;
    return names;
}

QList<Written> numbersIn(const QString &title, const Formatter &formatter)
{
    static const QRegularExpression pattern(QStringLiteral(
        "(?<![\\p{L}\\d\u25a1.,])(\\d+(?:[.,\u00a0\u202f\u2019]\\d+)*)\\s*(×|x\\b|times\\b|-fold\\b|fold\\b|%)?"
        "(?![\\p{L}\\d])"));
    QList<Written> numbers;
    auto next = pattern.globalMatch(title);
    while (next.hasNext()) {
        const QRegularExpressionMatch match = next.next();
        const std::optional<double> spoken = numberFrom(match.captured(1), formatter.locale());
        const QString point = spoken ? formatter.locale().decimalPoint() : QStringLiteral(".");
        const std::optional<double> value = spoken ? spoken : numberFrom(match.captured(1), QLocale::c());
        if (!value)
            continue;
        Written one;
        one.text = match.captured().trimmed();
        one.value = *value;
        const qsizetype at = match.captured(1).lastIndexOf(point);
        one.decimals = at < 0 ? 0 : static_cast<int>(match.captured(1).size() - at - point.size());
        one.digits = QString::number(*value, 'f', one.decimals);
        if (one.digits.size() > longestNumber) // no file could hold it
            continue;
        one.isPercent = match.captured(2) == QLatin1String("%");
        one.isTimes = !match.captured(2).isEmpty() && !one.isPercent;
        numbers << one;
    }
    return numbers;
}

int decimalsOf(const QString &digits)
{
    const qsizetype point = digits.indexOf(u'.');
    return point < 0 ? 0 : static_cast<int>(digits.size() - point - 1);
}

/// Rounded like the written number it is the same.
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

// What a number of the title may mean, the likeliest first.
QList<Kind> kindsFor(const Written &number)
{
    if (number.isTimes)
        return {Kind::Ratio};
    if (number.isPercent)
        return {Kind::Share, Kind::Less, Kind::More};
    return {Kind::Value};
}

/// Those that the title names, or all where it names none.
std::optional<TitleClaim> claimOf(const Written &number, const QList<Said> &candidates, bool onX)
{
    for (const Kind kind : kindsFor(number)) {
        for (const Said &subject : candidates) {
            for (const Said &against : kind == Kind::Value ? QList<Said>{subject} : candidates) {
                if (kind != Kind::Value && against.id == subject.id)
                    continue;
                const std::optional<double> value = valueOf(kind, subject, &against);
                if (!value || *value < 0.0 || !rounds(*value, number.value, number.decimals))
                    continue;
                TitleClaim claim{kind, subject.id, kind == Kind::Value ? QString() : against.id, number.digits};
                claim.onX = onX;
                return claim;
            }
        }
    }
    return std::nullopt;
}

/// Words that make a title say which is more. A language is a line.
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
    TitleClaim claim;
    claim.onX = onX;
    claim.subject = named.constFirst().id;
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

QList<TitleClaim> claimsAlong(const QString &title, const ChartSpec &chart, bool onX, const Formatter &formatter,
                              QStringList &bound)
{
    const QList<Said> all = saidBy(chart, onX);
    QString rest = title;
    const QList<Said> named = takeNames(rest, all);
    QList<TitleClaim> claims;
    if (all.isEmpty())
        return claims;
    for (const Written &number : numbersIn(rest, formatter)) {
        const std::optional<TitleClaim> claim =
            bound.contains(number.digits) ? std::nullopt : claimOf(number, named.isEmpty() ? all : named, onX);
        if (!claim)
            continue;
        bound << number.digits;
        claims << *claim;
    }
    if (!named.isEmpty() && saysDirection(rest)) {
        if (const std::optional<TitleClaim> direction = directionOf(named, all, onX))
            claims << *direction;
    }
    return claims;
}

QString numberDoubt(const TitleClaim &claim, const Said &subject, const Said *against, const Formatter &formatter)
{
    const std::optional<double> now = valueOf(claim.kind, subject, against);
    const int decimals = decimalsOf(claim.number);
    const double written = QLocale::c().toDouble(claim.number);
    if (now && rounds(*now, written, decimals))
        return {};
    const QString shown = formatter.full(written);
    const QString today = now
        ? formatter.label(std::round(*now * std::pow(10.0, decimals + 1)) / std::pow(10.0, decimals + 1))
        : tr("nothing");
    switch (claim.kind) {
    case Kind::Ratio:
        return tr("The title says %1×; %2 is now %3× %4.")
            .arg(shown, subject.name, today, against != nullptr ? against->name : QString());
    case Kind::Share:
        return tr("The title says %1%; %2 is now %3% of %4.")
            .arg(shown, subject.name, today, against != nullptr ? against->name : QString());
    case Kind::More:
        return tr("The title says %1% more; %2 is now %3% above %4.")
            .arg(shown, subject.name, today, against != nullptr ? against->name : QString());
    case Kind::Less:
        return tr("The title says %1% less; %2 is now %3% below %4.")
            .arg(shown, subject.name, today, against != nullptr ? against->name : QString());
    default:
        return tr("The title says %1; %2 is now %3.").arg(shown, subject.name, today);
    }
}

QString directionDoubt(const TitleClaim &claim, const Said &subject, const Said *against, const QList<Said> &all)
{
    const auto is = [&](auto holds) { return std::all_of(all.begin(), all.end(), holds); };
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

QString doubtOf(const TitleClaim &claim, const ChartSpec &chart, const Formatter &formatter)
{
    const QList<Said> all = saidBy(chart, claim.onX);
    const Said *subject = saidOf(all, claim.subject);
    const Said *against = claim.against.isEmpty() ? nullptr : saidOf(all, claim.against);
    const bool lacksOther = against == nullptr && (comparesTwo(claim.kind) || !claim.against.isEmpty());
    if (subject == nullptr || lacksOther) {
        const QString missing = subject == nullptr || claim.against.isEmpty() ? claim.subject : claim.against;
        return tr("The title relies on %1, but the chart no longer shows its number.").arg(nameIn(chart, missing));
    }
    return claim.number.isEmpty() ? directionDoubt(claim, *subject, against, all)
                                  : numberDoubt(claim, *subject, against, formatter);
}

// "2 best", "in 2027": not of the data.
bool isCountOrYear(const Written &number)
{
    constexpr double mostCounted = 12.0;
    constexpr double firstYear = 1990.0;
    constexpr double lastYear = 2100.0;
    const bool isPlain = number.decimals == 0 && !number.isTimes && !number.isPercent;
    return isPlain && (number.value <= mostCounted || (number.value >= firstYear && number.value <= lastYear));
}

QString unitSign(Kind kind)
{
    const bool isShare = kind == Kind::Share || kind == Kind::More || kind == Kind::Less;
    return kind == Kind::Ratio ? QStringLiteral("x") : isShare ? QStringLiteral("%") : QString();
}

/// "40%", "2.1x", "96": the same number with another sign is another one.
QString writtenText(const Written &number)
{
    return number.digits + unitSign(number.isTimes ? Kind::Ratio : number.isPercent ? Kind::Share : Kind::Value);
}

/// A comparison of two marks that a title names, and how far the number is from it.
struct Comparison
{
    TitleClaim claim;
    QList<Said> named;
    double distance = 0.0;
};

/// The one that the number comes closest to, in charts that the title names, else in all. Nothing where it compares
/// no two.
std::optional<Comparison> nearestComparison(const Written &number, const QString &title, const QList<ChartSpec> &charts)
{
    const auto isNamed = [&title](const ChartSpec &chart) {
        return !chart.title.isEmpty() && title.contains(chart.title, Qt::CaseInsensitive);
    };
    const bool namesChart = std::any_of(charts.begin(), charts.end(), isNamed);
    std::optional<Comparison> nearest;
    for (const ChartSpec &chart : charts) {
        QString rest = title;
        const QList<Said> named = takeNames(rest, saidBy(chart, false));
        if (named.size() < 2 || number.isTimes == number.isPercent || (namesChart && !isNamed(chart)))
            continue;
        for (const Kind kind : kindsFor(number)) {
            const double value = valueOf(kind, named.at(0), &named.at(1)).value_or(-1.0);
            const double distance = std::abs(value - number.value);
            if (value >= 0.0 && (!nearest || distance < nearest->distance))
                nearest = Comparison{{kind, named.at(0).id, named.at(1).id, number.digits}, named, distance};
        }
    }
    return nearest;
}

/// Verbs of headlines. A language is a line.
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

QStringList unsaidNumbers(const QString &title, const QList<ChartSpec> &charts, const QStringList &texts,
                          const Formatter &formatter)
{
    QStringList said; // digits on the slide
    for (const QString &text : texts) {
        for (const Written &number : numbersIn(text, formatter))
            said << writtenText(number);
    }
    QList<Said> all;
    for (const ChartSpec &chart : charts) {
        for (const TitleClaim &claim : claimsIn(title, chart, formatter))
            said << claim.number + unitSign(claim.kind);
        all << saidBy(chart, false);
    }
    QString rest = title;
    takeNames(rest, all);
    QStringList doubts;
    for (const Written &number : numbersIn(rest, formatter)) {
        if (isCountOrYear(number) || said.contains(writtenText(number)))
            continue;
        const std::optional<Comparison> near = nearestComparison(number, title, charts);
        doubts << (near ? numberDoubt(near->claim, near->named.at(0), &near->named.at(1), formatter)
                        : tr("The title says %1, but nothing on the slide shows it.").arg(number.text));
    }
    doubts.removeDuplicates();
    return doubts;
}

bool isTopic(const QString &title, const QList<ChartSpec> &charts, const QStringList &names)
{
    constexpr qsizetype mostWords = 6; // of a heading; a longer one is taken for a sentence
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
    QStringList bound; // a number is bound once
    QList<TitleClaim> claims = claimsAlong(title, chart, false, formatter, bound);
    if (chart.kind == ChartKind::Plane) {
        // Which axis a direction is about only its number tells.
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
            // A direction alone could be any chart's; a number tells which one is meant.
            if (claim.number.isEmpty() || bound.contains(claim.number))
                continue;
            bound << claim.number;
            claim.chart = page + QLatin1Char('/') + chart.id;
            claims << claim;
        }
    }
    return claims.mid(0, mostClaims);
}

QString doubtOf(const QList<TitleClaim> &claims, const ChartSpec &chart, const Formatter &formatter)
{
    for (const TitleClaim &claim : claims) {
        if (const QString doubt = doubtOf(claim, chart, formatter); !doubt.isEmpty())
            return doubt;
    }
    return {};
}

QString doubtOf(const QList<TitleClaim> &claims, const QString &page, const QList<ChartSpec> &charts,
                const Formatter &formatter)
{
    for (const ChartSpec &chart : charts) {
        const QString key = page + QLatin1Char('/') + chart.id;
        for (const TitleClaim &claim : claims) {
            const QString doubt = claim.chart == key ? doubtOf(claim, chart, formatter) : QString();
            if (!doubt.isEmpty())
                return doubt;
        }
    }
    return {};
}

} // namespace chipboard
