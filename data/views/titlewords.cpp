#include "data/views/titlewords.h"

#include "data/board/board.h"
#include "data/core/find.h"
#include "data/core/numerals.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

using Sense = TitleSense;

QRegularExpression wholeWords(const char *words)
{
    return QRegularExpression(
        QStringLiteral("(?<![\\p{L}\\p{N}])(?:") + QString::fromUtf8(words) + QStringLiteral(")(?![\\p{L}\\p{N}])"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// Longer phrases come before words that they contain: "plus cher" before "plus".
struct SenseRow
{
    TitleSense sense;
    bool isSuperlative;
    const char *words;
};

constexpr SenseRow senseRows[] = {
    {Sense::Cheaper, true,
     "cheapest|least expensive|am (?:billigsten|günstigsten)|(?:der|die|das) (?:billigste|günstigste)n?"
     "|(?:le|la) moins ch(?:er|ère)|(?:el|la) más barat[oa]|[oa] mais barat[oa]|(?:el|la) menos car[oa]"},
    {Sense::Dearer, true,
     "dearest|costliest|most expensive|am teuersten|(?:der|die|das) teuerste|(?:le|la) plus ch(?:er|ère)"
     "|(?:el|la) más car[oa]|[oa] mais car[oa]"},
    {Sense::Faster, true,
     "fastest|quickest|am schnellsten|(?:der|die|das) schnellste|(?:le|la) plus rapide|(?:el|la) más rápid[oa]"
     "|[oa] mais rápid[oa]"},
    {Sense::Slower, true,
     "slowest|am langsamsten|(?:der|die|das) langsamste|(?:le|la) plus lente?|(?:el|la) más lent[oa]|[oa] mais "
     "lent[oa]"},
    {Sense::Higher, true,
     "highest|largest|biggest|greatest|(?:has|have|with|offers|delivers)(?: the)? most|am (?:meisten|höchsten|größten)"
     "|(?:der|die|das|den) (?:meiste|höchste|größte)n?|(?:le|la) plus (?:grande?|haute?|élevée?)|le plus de"
     "|(?:el|la) mayor(?! que)|[oa] maior(?! que| do que)"},
    {Sense::Lower, true,
     "lowest|smallest|fewest|(?:has|have|with)(?: the)? least|am (?:wenigsten|niedrigsten|geringsten|kleinsten)"
     "|(?:der|die|das|den) (?:niedrigste|geringste|kleinste)n?|(?:le|la) plus (?:petite?|basse?|bas|faible)|le moins de"
     "|(?:el|la) menor(?! que)|[oa] menor(?! que| do que)"},
    {Sense::Cheaper, false,
     "cheaper|less expensive|as cheap|billiger|günstiger|preiswerter|so (?:billig|günstig)|moins ch(?:er|ère)s?"
     "|(?:más|mais) barat[oa]s?|menos car[oa]s?"},
    {Sense::Dearer, false,
     "dearer|costlier|pricier|more expensive|as expensive|teurer|so teuer|plus ch(?:er|ère)s?|(?:más|mais) car[oa]s?"},
    {Sense::Faster, false, "faster|quicker|as fast|schneller|so schnell|plus rapides?|(?:más|mais) rápid[oa]s?"},
    {Sense::Slower, false, "slower|as slow|langsamer|so langsam|plus lente?s?|(?:más|mais) lent[oa]s?"},
    {Sense::Lower, false,
     "less|fewer|lower|smaller|below|weniger|niedriger\\w*|kleiner\\w*|geringer\\w*|moins"
     "|plus (?:bas(?:se)?s?|petite?s?|faibles?)|inférieure?s?|(?:más|mais) (?:baj|baix)[oa]s?|menos|menor(?:es)?"
     "|inferior(?:es)?"},
    {Sense::Higher, false,
     "more|higher|larger|bigger|greater|above|mehr|höher\\w*|größer\\w*|plus|supérieure?s?|más|mais|mayor(?:es)?"
     "|maior(?:es)?|superior(?:es)?"},
};

/// Numbers in words. Tenths match their usual precision.
struct NumberRow
{
    const char *digits;
    const char *words;
};

constexpr NumberRow numberRows[] = {
    {"2",
     "twice|doubles?|two times|doppelt\\w*|zweimal|deux fois|le double|dos veces|(?:el|o) (?:doble|dobro)|duas vezes"},
    {"3", "triples?|three times|dreimal|trois fois|le triple|tres veces|três vezes"},
    {"4", "four times|viermal|quatre fois|cuatro veces|quatro vezes"},
    {"5", "five times|fünfmal|cinq fois|cinco veces|cinco vezes"},
    {"0.5", "half(?= the| as| of| that)|halb so|die Hälfte|la moitié|la mitad|a metade"},
};

constexpr const char *articles = "(?:(?:the|die|der|das|dem|den|le|la|les|el|los|o|a|os|as|un|una) )*";
constexpr const char *comparingWords =
    "than|als|que|qu’|qu'|of|vs\\.?|versus|against|as|compared (?:with|to)|relative to"
    "|von|wie|gegenüber|de|du|do|da|del|d’|d'|à|ao|face à|frente a|celle de|celui de"
    "|that of";

struct BoundRow
{
    TitleBound bound;
    const char *words;
};

constexpr BoundRow boundRows[] = {
    {TitleBound::AtMost,
     "less than|fewer than|under|below|up to|at most|weniger als|unter|höchstens|bis zu|moins de|jusqu'à|au plus"
     "|menos de|menos del|hasta|como máximo|até|no máximo"},
    {TitleBound::AtLeast,
     "more than|over|above|at least|mehr als|über|mindestens|plus de|au moins|más de|más del|al menos|mais de"
     "|pelo menos"},
    {TitleBound::Near,
     "about|around|roughly|nearly|almost|some|etwa|rund|fast|knapp|environ|près de|presque|unos|casi|cerca de|quase"},
};

/// One pattern per row of a table.
template<typename Row, std::size_t count>
QList<QRegularExpression> patternsOf(const Row (&rows)[count], QRegularExpression (*pattern)(const char *words))
{
    return mapped(rows, [pattern](const Row &row) { return pattern(row.words); });
}

QRegularExpression endingWith(const char *words)
{
    return QRegularExpression(
        QStringLiteral("(?<![\\p{L}])(?:%1)\\s*%2$").arg(QString::fromUtf8(words), QLatin1String(articles)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

TitleBound boundBefore(const QString &title)
{
    static const QList<QRegularExpression> patterns = patternsOf(boundRows, endingWith);
    for (qsizetype i = 0; i < patterns.size(); ++i) {
        if (title.contains(patterns.at(i)))
            return boundRows[i].bound;
    }
    return title.endsWith(u'~') ? TitleBound::Near : TitleBound::Exact;
}

TitleNumber wordNumber(const QRegularExpressionMatch &match, const char *digits)
{
    TitleNumber one{.text = match.captured(), .digits = QLatin1String(digits)};
    one.value = QLocale::c().toDouble(one.digits);
    one.decimals = one.digits.contains(u'.') ? 1 : 0;
    one.isTimes = true;
    one.isWord = true;
    return one;
}

/// A number with its position.
using PlacedNumber = std::pair<qsizetype, TitleNumber>;

QList<PlacedNumber> digitNumbers(const QString &title, const Formatter &formatter)
{
    static const QRegularExpression pattern(QStringLiteral(
        "(?<![\\p{L}\\d\u25a1.,])(\\d+(?:[.,\u00a0\u202f\u2019]\\d+)*)\\s*(×|x\\b|times\\b|-fold\\b|fold\\b|%)?"
        "(?![\\p{L}\\d])"));
    QList<PlacedNumber> numbers;
    auto next = pattern.globalMatch(title);
    while (next.hasNext()) {
        const QRegularExpressionMatch match = next.next();
        const std::optional<double> spoken = numberFrom(match.captured(1), formatter.locale());
        const QString point = spoken ? formatter.locale().decimalPoint() : QStringLiteral(".");
        const std::optional<double> value = spoken ? spoken : numberFrom(match.captured(1), QLocale::c());
        if (!value)
            continue;
        TitleNumber one{.text = match.captured().trimmed(), .value = *value};
        const qsizetype at = match.captured(1).lastIndexOf(point);
        one.decimals = at < 0 ? 0 : static_cast<int>(match.captured(1).size() - at - point.size());
        one.digits = QString::number(*value, 'f', one.decimals);
        if (one.digits.size() > longestNumber) // too long for a file
            continue;
        one.isPercent = match.captured(2) == QLatin1String("%");
        one.isTimes = !match.captured(2).isEmpty() && !one.isPercent;
        numbers << PlacedNumber(match.capturedStart(), one);
    }
    return numbers;
}

// The direction of a number is one of the next few words of the clause: "40% less"; "78% of H100" has none.
void readSense(TitleNumber &number, const QString &title, qsizetype end, qsizetype next, const QList<TitleWord> &words)
{
    constexpr qsizetype reach = 16; // letters: "40% de mémoire en moins"
    static const QRegularExpression stop(
        QStringLiteral("^\\s*(?:of|von|de|des|du|do|da|del) (?:\\p{L}{1,3} )?\u25a1|[,;:.–—]"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch stopped =
        stop.match(title, end, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    const qsizetype clause = stopped.hasMatch() ? end : std::min(next, end + reach);
    for (const TitleWord &word : words) {
        const QString between = title.mid(end, word.at - end);
        if (word.at < end || word.at >= clause || word.isSuperlative || between.contains(stop))
            continue;
        number.sense = word.sense;
        number.quote = number.text + between + word.text;
        return;
    }
}

qsizetype lastBehind(const QString &title, const QList<qsizetype> &places, const QRegularExpression &words)
{
    qsizetype last = -1;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const bool isLater = last < 0 || places.at(i) > places.at(last);
        if (isLater && title.left(places.at(i)).contains(words))
            last = i;
    }
    return last;
}

} // namespace

QList<TitleWord> titleWords(const QString &title)
{
    static const QList<QRegularExpression> patterns = patternsOf(senseRows, wholeWords);
    QList<TitleWord> words;
    QString rest = title;
    for (qsizetype i = 0; i < patterns.size(); ++i) {
        auto next = patterns.at(i).globalMatch(rest);
        while (next.hasNext()) {
            const QRegularExpressionMatch match = next.next();
            const SenseRow &row = senseRows[i];
            words << TitleWord{match.captured(), match.capturedStart(), row.sense, row.isSuperlative};
        }
        for (const TitleWord &word : std::as_const(words))
            rest.replace(word.at, word.text.size(), QString(word.text.size(), u'\u25a1'));
    }
    std::ranges::sort(words, {}, &TitleWord::at);
    return words;
}

QList<TitleNumber> titleNumbers(const QString &title, const Formatter &formatter)
{
    QList<PlacedNumber> placed = digitNumbers(title, formatter);
    static const QList<QRegularExpression> inWords = patternsOf(numberRows, wholeWords);
    for (qsizetype i = 0; i < inWords.size(); ++i) {
        auto next = inWords.at(i).globalMatch(title);
        while (next.hasNext()) {
            const QRegularExpressionMatch match = next.next();
            placed << PlacedNumber(match.capturedStart(), wordNumber(match, numberRows[i].digits));
        }
    }
    std::ranges::sort(placed, {}, [](const auto &one) { return one.first; });
    const QList<TitleWord> words = titleWords(title);
    QList<TitleNumber> numbers;
    for (qsizetype i = 0; i < placed.size(); ++i) {
        auto [at, number] = placed.at(i);
        number.quote = number.text;
        const TitleBound bound = boundBefore(title.left(at));
        number.bound = number.isWord && bound == TitleBound::Exact ? TitleBound::Near : bound;
        if (number.isTimes || number.isPercent)
            readSense(number, title, at + number.text.size(),
                      i + 1 < placed.size() ? placed.at(i + 1).first : title.size(), words);
        numbers << number;
    }
    return numbers;
}

qsizetype comparedAt(const QString &title, const QList<qsizetype> &places)
{
    static const QRegularExpression words = endingWith(comparingWords);
    return lastBehind(title, places, words);
}

qsizetype thanAt(const QString &title, const QList<qsizetype> &places)
{
    static const QRegularExpression words = endingWith("than|als|que|qu’|qu'");
    return lastBehind(title, places, words);
}

bool turnsRound(const QString &title)
{
    static const QRegularExpression words =
        wholeWords("not|never|no longer|without|isn['’]t|doesn['’]t|nicht|kein\\w*|nie|pas|jamais|não|nunca"
                   "|per (?:dollar|euro|unit of cost|USD|EUR)|for the money|price[- ]performance|pro (?:Dollar|Euro)"
                   "|par (?:dollar|euro)|por (?:dólar|euro|real)");
    return words.match(title).hasMatch() || title.contains(QLatin1String("/$"))
        || title.contains(QLatin1String("per $"));
}

} // namespace chipboard
