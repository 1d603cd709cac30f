#include "data/import/priceunit.h"

#include "data/import/numbertext.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

using UnitState = PriceUnit::State;

enum class Word {
    Unknown,
    Number,
    Thousand, ///< only after a number
    Per,
    Dollar,
    Cent,
    OtherMoney,
    Hour,
    Time,   ///< another time unit, as a noun: "month"
    Rhythm, ///< "monthly"
    Letter, ///< abbreviation of a time, only after "per": "/d"
    Chip,
    Filler,
};

constexpr double dayHours = 24.0;
constexpr double monthHours = 730.0;
constexpr double yearHours = 8760.0;

struct WordRow
{
    Word word;
    QStringView texts;  ///< separated by spaces
    double hours = 0.0; ///< of a time unit; 0: prices are not converted
};
constexpr WordRow words[] = {
    {Word::Thousand, u"k thousand"},
    {Word::Per, u"per / pro je par por"},
    {Word::Dollar, u"usd us$ usd$ $ dollar dollars us"},
    {Word::Cent, u"cent cents ¢ usc"},
    {Word::OtherMoney, u"a$ au$ c$ ca$ can$ hk$ nz$ r$ s$ nt$ mx$ sg$ cl$"},
    {Word::Hour, u"hour hours hourly h hr hrs stunde stunden stündlich heure heures hora horas", 1.0},
    {Word::Time, u"day days tag tage jour jours día días dia dias", dayHours},
    {Word::Time, u"week weeks woche wochen semaine semana", 7.0 * dayHours},
    {Word::Time, u"month months monat monate mois mes meses mês", monthHours},
    {Word::Time, u"year years yr yrs jahr jahre année ans año años ano anos", yearHours},
    {Word::Time, u"second seconds minute minutes"},
    {Word::Rhythm, u"daily täglich", dayHours},
    {Word::Rhythm, u"weekly wöchentlich", 7.0 * dayHours},
    {Word::Rhythm, u"monthly monatlich monatspreis mensuel mensual mensal", monthHours},
    {Word::Rhythm, u"yearly annual annually jährlich annuel anual", yearHours},
    {Word::Letter, u"d", dayHours},
    {Word::Letter, u"w", 7.0 * dayHours},
    {Word::Letter, u"mo mth", monthHours},
    {Word::Letter, u"y", yearHours},
    {Word::Letter, u"m s sec min"},
    {Word::Chip, u"gpu gpus chip chips accelerator accelerators tpu tpus"},
    {Word::Filler,
     u"a an each of for in price rate cost list retail unit spot on demand ondemand linux instance "
     "instances machine machines node nodes server servers vm vms host hosts preis prix precio preço"},
};

constexpr QStringView numbers[] = {u"one", u"two",   u"three", u"four", u"five",
                                   u"six", u"seven", u"eight", u"nine", u"ten"};
constexpr double hundred = 100.0;

struct Token
{
    Word word = Word::Unknown;
    double number = 0.0; ///< for a time unit, its hours
};

bool hasWord(QStringView texts, QStringView text)
{
    const auto all = texts.split(u' ');
    return std::ranges::find(all, text) != all.end();
}

std::optional<double> numeralOf(const QString &text)
{
    constexpr qsizetype longest = 9;
    if (text == u"hundred")
        return hundred;
    const auto found = std::find(std::begin(numbers), std::end(numbers), text);
    if (found != std::end(numbers))
        return static_cast<double>(found - std::begin(numbers) + 1);
    const bool isDigits =
        text.size() <= longest && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return isDigits ? std::optional(text.toDouble()) : std::nullopt;
}

Token tokenOf(const QString &text)
{
    if (const std::optional<double> number = numeralOf(text))
        return {Word::Number, *number};
    for (const WordRow &row : words) {
        if (hasWord(row.texts, text))
            return {row.word, row.hours};
    }
    return {namesOtherCurrency(text) ? Word::OtherMoney : Word::Unknown, 0.0};
}

bool isMoneySign(QChar character) { return character.category() == QChar::Symbol_Currency || character == u'¢'; }

// "24h" and "1K" are two words, "H100" is one, and so are "A$" and "US$". "PricePerHour" is three.
bool endsWord(const QString &text, qsizetype start, qsizetype at)
{
    const QChar before = text.at(at - 1);
    const QChar here = text.at(at);
    if (here == u'$')
        return !before.isLetter();
    if (isMoneySign(here) || isMoneySign(before))
        return true;
    if (before.isDigit() && here.isLetter())
        return std::all_of(text.begin() + start, text.begin() + at, [](QChar c) { return c.isDigit(); });
    if (!here.isUpper() && !before.isUpper())
        return false;
    const auto isLowerAt = [&text](qsizetype i) { return i < text.size() && text.at(i).isLower(); };
    return before.isLower() || (here.isUpper() && isLowerAt(at + 1) && isLowerAt(at + 2));
}

QStringList wordsOf(QString text)
{
    text.replace(u"(s)"_s, u"s"_s, Qt::CaseInsensitive); // "hour(s)"
    QStringList found;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            found << word.toLower();
        word.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text.at(i);
        const bool isPart = character.isLetterOrNumber() || isMoneySign(character);
        if (isPart) {
            if (!word.isEmpty() && endsWord(text, i - word.size(), i))
                end();
            word += character;
            continue;
        }
        // "1.5 hours" and "1,000 hours" are ambiguous: kept as one word that is not a number.
        if ((character == u'.' || character == u',') && !word.isEmpty() && word.back().isDigit()) {
            word += character;
            continue;
        }
        end();
        if (character == u'/')
            found << u"/"_s;
    }
    end();
    return found;
}

/// Splits joined words of headers: "usdpermonth". Empty if a part is not a unit word.
QStringList apart(const QString &glued)
{
    constexpr qsizetype shortest = 3; // shorter ones occur inside too many others
    if (glued.isEmpty())
        return {};
    for (qsizetype size = glued.size(); size >= shortest; --size) {
        const QString first = glued.first(size);
        // Digits stay together, or a long number would be split in every possible way.
        const bool cutsNumber = size < glued.size() && glued.at(size - 1).isDigit() && glued.at(size).isDigit();
        if (cutsNumber || tokenOf(first).word == Word::Unknown)
            continue;
        const QStringList rest = apart(glued.sliced(size));
        if (size == glued.size() || !rest.isEmpty())
            return QStringList{first} + rest;
    }
    return {};
}

QList<Token> tokensOf(const QStringList &texts)
{
    QList<Token> tokens;
    for (const QString &text : texts) {
        const Token token = tokenOf(text);
        if (token.word == Word::Thousand && !tokens.isEmpty() && tokens.constLast().word == Word::Number)
            tokens.last().number *= 1000.0;
        else
            tokens << (token.word == Word::Thousand ? Token{} : token);
    }
    return tokens;
}

bool isAfterPer(const QList<Token> &tokens, qsizetype at) { return at > 0 && tokens.at(at - 1).word == Word::Per; }

/// Meaning of the words so far.
struct UnitReading
{
    PriceUnit unit;
    bool isUnclear = false;
    bool isOtherMoney = false;
    bool isOtherTime = false;

    /// Adds `count` time units of `hours` each.
    void takeTime(double hours, double count)
    {
        isOtherTime = isOtherTime || hours <= 0.0;
        isUnclear = isUnclear || unit.hours.has_value() || (hours > 0.0 && count < 1.0);
        if (hours > 0.0)
            unit.hours = hours * count;
    }
    void takeMoney(double dollars) { unit.dollars = std::min(dollars, unit.dollars.value_or(dollars)); } // "US cents"

    [[nodiscard]] PriceUnit result() const
    {
        PriceUnit result = unit;
        result.besidesMoney = isOtherTime && !unit.hours ? UnitState::OtherTime
            : isUnclear || isOtherTime                   ? UnitState::Unknown
                                                         : UnitState::Hourly;
        result.state = isOtherMoney ? UnitState::OtherCurrency : result.besidesMoney;
        return result;
    }
};

constexpr double centsDollar = 0.01;

// Only the number may precede the hours: "100 GPU hours" and "10/Hour" are ambiguous.
void takeOfCell(const QList<Token> &tokens, qsizetype at, std::optional<double> &count, UnitReading &reading)
{
    const Token &token = tokens.at(at);
    switch (token.word) {
    case Word::Number:
        reading.isUnclear = reading.isUnclear || count || reading.unit.hours;
        count = token.number;
        break;
    case Word::Per:
    case Word::Chip:
        reading.isUnclear = reading.isUnclear || (!reading.unit.hours && count.value_or(1.0) > 1.0);
        reading.unit.perChip = reading.unit.perChip || token.word == Word::Chip;
        break;
    case Word::Dollar:
        reading.takeMoney(1.0);
        break;
    case Word::Cent:
        reading.takeMoney(centsDollar);
        break;
    case Word::OtherMoney:
        reading.isOtherMoney = true;
        break;
    case Word::Hour:
    case Word::Time:
    case Word::Rhythm:
    case Word::Letter:
        reading.takeTime(token.number, count.value_or(1.0));
        break;
    case Word::Unknown:
    case Word::Thousand:
        reading.isUnclear = true;
        break;
    case Word::Filler:
        break;
    }
}

void takeTimeOfHeader(const QList<Token> &tokens, qsizetype at, bool isReserved, UnitReading &reading)
{
    const bool hasNumber = at > 0 && tokens.at(at - 1).word == Word::Number;
    const bool isPer = isAfterPer(tokens, hasNumber ? at - 1 : at);
    const double count = hasNumber ? tokens.at(at - 1).number : 1.0;
    const double hours = tokens.at(at).number;
    switch (tokens.at(at).word) {
    case Word::Hour:
        // "Price of the last 24 hours" is not a price for 24 hours.
        reading.isUnclear = reading.isUnclear || (!isPer && count > 1.0);
        reading.takeTime(hours, count);
        break;
    case Word::Rhythm:
        reading.takeTime(hours, 1.0);
        break;
    case Word::Letter:
        if (isPer)
            reading.takeTime(hours, count);
        break;
    default: // "1 year" is a term if the price is reserved or hourly
        if (isPer)
            reading.takeTime(hours, count);
        else
            reading.isOtherTime = reading.isOtherTime || !(isReserved || reading.unit.hours);
        break;
    }
}

void takeOfHeader(const QList<Token> &tokens, qsizetype at, bool isReserved, UnitReading &reading)
{
    switch (tokens.at(at).word) {
    case Word::Dollar:
        reading.takeMoney(1.0);
        break;
    case Word::Cent:
        reading.takeMoney(centsDollar);
        break;
    case Word::OtherMoney:
        reading.isOtherMoney = true;
        break;
    case Word::Chip:
        reading.unit.perChip = reading.unit.perChip || isAfterPer(tokens, at);
        break;
    case Word::Hour:
    case Word::Time:
    case Word::Rhythm:
    case Word::Letter:
        takeTimeOfHeader(tokens, at, isReserved, reading);
        break;
    case Word::Unknown:
    case Word::Number:
    case Word::Thousand:
    case Word::Per:
    case Word::Filler:
        break;
    }
}

} // namespace

PriceUnit unitIn(const QString &text)
{
    constexpr qsizetype longest = 60;
    const QList<Token> tokens = tokensOf(wordsOf(text.left(longest + 1)));
    UnitReading reading;
    std::optional<double> count;
    for (qsizetype i = 0; i < tokens.size(); ++i)
        takeOfCell(tokens, i, count, reading);
    reading.isUnclear = reading.isUnclear || text.size() > longest;
    // The currency alone says nothing about time.
    const bool isMoneyAlone = text.trimmed().compare(u"usd", Qt::CaseInsensitive) == 0;
    reading.isOtherTime = reading.isOtherTime || (!reading.unit.hours && !text.trimmed().isEmpty() && !isMoneyAlone);
    return reading.result();
}

std::optional<PriceUnit> unitInCell(const QString &text)
{
    const QList<Token> tokens = tokensOf(wordsOf(text));
    UnitReading reading;
    std::optional<double> count;
    bool isTime = false;
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const Word word = tokens.at(i).word;
        if (word == Word::Unknown)
            return std::nullopt;
        isTime = isTime || word == Word::Hour || word == Word::Time || word == Word::Rhythm || word == Word::Letter;
        takeOfCell(tokens, i, count, reading);
    }
    if (count && !isTime)
        return std::nullopt; // "5 to 6"
    return reading.result();
}

PriceUnit unitInHeader(const QString &header, bool isReserved)
{
    constexpr qsizetype longest = 60; // limit for splitting
    QStringList texts;
    for (const QString &text : wordsOf(header.left(longest))) {
        const QStringList parts = apart(text);
        texts << (parts.isEmpty() ? QStringList{text} : parts);
    }
    const QList<Token> tokens = tokensOf(texts);
    UnitReading reading;
    // Hours first: they determine the meaning of other time words.
    for (const bool isHour : {true, false}) {
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            if ((tokens.at(i).word == Word::Hour) == isHour)
                takeOfHeader(tokens, i, isReserved, reading);
        }
    }
    return reading.result();
}

bool saysOtherUnit(const QString &text)
{
    constexpr qsizetype longest = 30;
    if (text.isEmpty() || text.size() > longest)
        return false;
    const QList<Token> tokens = tokensOf(wordsOf(text));
    const auto has = [&tokens](Word word) {
        return std::ranges::any_of(tokens, [word](const Token &token) { return token.word == word; });
    };
    const bool isTime = has(Word::Hour) || (has(Word::Per) && (has(Word::Time) || has(Word::Letter)));
    const PriceUnit unit = unitIn(text);
    return isTime && !has(Word::Unknown) && (unit.state == UnitState::OtherTime || unit.isConverted());
}

PriceUnit combined(const PriceUnit &a, const PriceUnit &b)
{
    const auto worst = [&](UnitState state) { return a.state == state || b.state == state; };
    const auto differ = [](const std::optional<double> &x, const std::optional<double> &y) {
        return x && y && (*x < *y || *y < *x);
    };
    PriceUnit both{.dollars = a.dollars ? a.dollars : b.dollars,
                   .hours = a.hours ? a.hours : b.hours,
                   .perChip = a.perChip || b.perChip};
    const bool contradict = differ(a.dollars, b.dollars) || differ(a.hours, b.hours);
    const auto worstTime = [&](UnitState state) { return a.besidesMoney == state || b.besidesMoney == state; };
    both.besidesMoney = worstTime(UnitState::OtherTime) ? UnitState::OtherTime
        : worstTime(UnitState::Unknown) || contradict   ? UnitState::Unknown
                                                        : UnitState::Hourly;
    both.state = worst(UnitState::OtherCurrency) ? UnitState::OtherCurrency : both.besidesMoney;
    return both;
}

} // namespace chipboard
