#include "data/views/chartwording.h"

#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/planeaxis.h"

#include <QRegularExpression>

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

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

namespace {

/// A mark's place and what it says along the axis that counts: the rows' own, else y.
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
        const auto found =
            std::find_if(marks.begin(), marks.end(), [&id](const PlaneMark &one) { return one.id == id; });
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
        std::reverse(rows.begin(), rows.end());
    else // what is missing stands last
        std::stable_sort(rows.begin(), rows.end(), [&points](qsizetype a, qsizetype b) {
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
            QString &text = point.absolute.isEmpty() ? point.label : point.absolute; // a ratio has digits of its own
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
    if (std::any_of(values.begin(), values.end(), [](double value) { return value <= 0.0; })) {
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

// In a plane, where it belongs to the label. Last of all, so that notes call marks by their own names.
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

// A line needs a place on the axis; one that is off it makes the axis longer.
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
        PlaneLine line;
        line.label = label;
        line.weight = LineWeight::Quiet;
        line.dashed = true;
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
    PlaneMark mark;
    mark.id = category.id;
    mark.label = tr("%1: %2").arg(category.shownLabel(), point.label);
    mark.role = category.role;
    mark.style = point.style;
    mark.baseline = category.baseline;
    mark.x = at.x();
    mark.y = at.y();
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

// Only the rows that are compared, each pair from one to the other; the ratio stands at the line between them.
void pair(ChartSpec &chart, PairForm form, const Formatter &formatter)
{
    if (form == PairForm::Rows || !hasRows(chart))
        return;
    if (chart.arrows.isEmpty()) {
        chart.notes << tr("No two rows are compared here, so all are shown.");
        return;
    }
    constexpr double start = 0.25; // of a slope's width, so that names find room
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
            const QString key = QString::number(row) + u'/' + QString::number(place); // a slope may begin at another's
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
    chart.doubt = words.title.isEmpty() ? QString() : doubtOf(words.claims, chart, formatter);
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
