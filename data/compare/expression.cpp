#include "data/compare/expression.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }

// Characters of names and units: "h100-sxm", "GB/s", "us-east-1". "USD/(TB/s)-h" cannot be typed. The last is a minus
// sign, which pasted numbers have.
bool isWordPart(QChar character)
{
    return character.isLetterOrNumber() || QStringView(u"_-./%$\u2212").contains(character);
}

// "-1", or the sign of "- 1".
bool isNegative(const QString &word)
{
    const bool isSigned = word.startsWith(u'-') || word.startsWith(QChar(0x2212));
    return isSigned && (word.size() == 1 || isDigit(word.at(1)) || word.at(1) == u'.');
}

struct WordRow
{
    const char *word;
    Token::Kind kind;
};
constexpr WordRow words[] = {{"and", Token::Kind::And},
                             {"or", Token::Kind::Or},
                             {"not", Token::Kind::Not},
                             {"contains", Token::Kind::Comparison}};

/// Longer signs first.
struct SignRow
{
    QStringView sign;
    Token::Kind kind;
    QStringView meaning;
};
constexpr SignRow signs[] = {
    {u">=", Token::Kind::Comparison, u">="},
    {u"<=", Token::Kind::Comparison, u"<="},
    {u"!=", Token::Kind::Comparison, u"!="},
    {u"<>", Token::Kind::Comparison, u"!="},
    {u"==", Token::Kind::Comparison, u"="},
    {u"&&", Token::Kind::And, u"and"},
    {u"||", Token::Kind::Or, u"or"},
    {u">", Token::Kind::Comparison, u">"},
    {u"<", Token::Kind::Comparison, u"<"},
    {u"=", Token::Kind::Comparison, u"="},
    {u"\u2265", Token::Kind::Comparison, u">="},
    {u"\u2264", Token::Kind::Comparison, u"<="},
    {u"\u2260", Token::Kind::Comparison, u"!="},
    {u"!", Token::Kind::Not, u"not"},
    {u"(", Token::Kind::Open, u"("},
    {u")", Token::Kind::Close, u")"},
};

class Lexer
{
public:
    explicit Lexer(QStringView text)
        : m_text(text)
    {
    }

    Result<QList<Token>> run()
    {
        for (;;) {
            while (m_at < m_text.size() && m_text.at(m_at).isSpace())
                ++m_at;
            Token token{.column = static_cast<int>(m_at) + 1};
            if (m_at >= m_text.size()) {
                m_tokens << token;
                return m_tokens;
            }
            if (const auto problem = take(token))
                return *problem;
            m_tokens << token;
        }
    }

private:
    std::optional<Problem> take(Token &token)
    {
        const QChar first = m_text.at(m_at);
        if (first == u'"' || first == u'\'')
            return takeQuoted(token, first);
        if (isDigit(first) || (first == u'.' && m_at + 1 < m_text.size() && isDigit(m_text.at(m_at + 1))))
            return takeNumber(token);
        if (takeSign(token))
            return std::nullopt;
        if (isWordPart(first)) {
            takeWord(token);
            return std::nullopt;
        }
        return expressionProblem(token.column, tr("\"%1\" is not allowed here.").arg(first),
                                 tr("Put text with such characters in quotes."));
    }

    std::optional<Problem> takeQuoted(Token &token, QChar quote)
    {
        const qsizetype end = m_text.indexOf(quote, m_at + 1);
        if (end < 0)
            return expressionProblem(token.column, tr("The quote opened here is not closed."));
        token.kind = Token::Kind::Quoted;
        token.text = m_text.sliced(m_at + 1, end - m_at - 1).toString();
        m_at = end + 1;
        return std::nullopt;
    }

    // "640", "1.5", "1e3". Names may start with a digit too: "8x_H100" is a word.
    std::optional<Problem> takeNumber(Token &token)
    {
        qsizetype end = m_at;
        const auto digits = [&] {
            while (end < m_text.size() && isDigit(m_text.at(end)))
                ++end;
        };
        digits();
        if (end < m_text.size() && m_text.at(end) == u'.') {
            ++end;
            digits();
        }
        if (end + 1 < m_text.size() && m_text.at(end).toLower() == u'e') {
            const qsizetype sign = QStringView(u"+-").contains(m_text.at(end + 1)) ? 2 : 1;
            if (end + sign < m_text.size() && isDigit(m_text.at(end + sign))) {
                end += sign;
                digits();
            }
        }
        bool ok = false;
        token.text = m_text.sliced(m_at, end - m_at).toString();
        token.number = QLocale::c().toDouble(token.text, &ok);
        token.kind = Token::Kind::Number;
        if (!ok || !std::isfinite(token.number))
            return expressionProblem(token.column, tr("\"%1\" is not a number.").arg(token.text.left(40)));
        if (end < m_text.size() && m_text.at(end) == u',')
            return expressionProblem(static_cast<int>(end) + 1, tr("A comma is not allowed here."),
                                     tr("Write numbers with a decimal point and without thousands separators."));
        m_at = end;
        return std::nullopt;
    }

    bool takeSign(Token &token)
    {
        for (const SignRow &row : signs) {
            if (!m_text.sliced(m_at).startsWith(row.sign))
                continue;
            token.kind = row.kind;
            token.text = row.meaning.toString();
            m_at += row.sign.size();
            return true;
        }
        return false;
    }

    void takeWord(Token &token)
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && isWordPart(m_text.at(m_at)))
            ++m_at;
        token.text = m_text.sliced(start, m_at - start).toString();
        token.kind = Token::Kind::Word;
        for (const WordRow &row : words) {
            if (token.text.compare(QLatin1String(row.word), Qt::CaseInsensitive) == 0) {
                token.kind = row.kind;
                token.text = token.text.toLower();
            }
        }
    }

    QStringView m_text;
    qsizetype m_at = 0;
    QList<Token> m_tokens;
};

} // namespace

Problem expressionProblem(int column, const QString &message, const QString &remedy)
{
    return {ProblemCode::WrongUsage, message, remedy, {{}, 1, column, {}}};
}

Result<QList<Token>> tokensOf(const QString &text) { return Lexer(text).run(); }

namespace {

using Comparison = Expression::Comparison;
using Step = Expression::Step;

struct ComparisonRow
{
    QStringView sign;
    Comparison comparison;
    bool ofTexts;
    bool ofNumbers;
};
constexpr ComparisonRow comparisons[] = {
    {u"=", Comparison::Equal, true, true},
    {u"!=", Comparison::NotEqual, true, true},
    {u"<", Comparison::Less, false, true},
    {u"<=", Comparison::AtMost, false, true},
    {u">", Comparison::More, false, true},
    {u">=", Comparison::AtLeast, false, true},
    {u"contains", Comparison::Contains, true, false},
};

// Higher binds tighter.
int precedence(Expression::Kind kind)
{
    return kind == Expression::Kind::Not ? 3 : kind == Expression::Kind::And ? 2 : 1;
}

// "GB" as written; "gb" and "GIB" if only one unit matches case-insensitively. Not "Gb", which may mean bits.
std::optional<Unit> unitNamed(const QString &text)
{
    if (text == u"$")
        return Unit::Usd;
    if (const auto exact = unitFromSymbol(text))
        return exact;
    if (text != text.toLower() && text != text.toUpper())
        return std::nullopt;
    std::optional<Unit> found;
    for (const UnitInfo &info : unitTable()) {
        if (text.compare(QLatin1String(info.symbol), Qt::CaseInsensitive) != 0)
            continue;
        if (found)
            return std::nullopt;
        found = info.unit;
    }
    return found;
}

/// Shunting-yard (Dijkstra): operators wait on a stack for their operands. No recursion.
class ExpressionParser
{
public:
    ExpressionParser(QList<Token> tokens, std::span<const QueryField> fields)
        : m_tokens(std::move(tokens))
        , m_fields(fields)
    {
    }

    Result<Expression> run()
    {
        if (here().kind == Token::Kind::End)
            return Expression();
        for (;;) {
            if (const auto problem = operand())
                return *problem;
            if (const auto problem = closings())
                return *problem;
            const Token &token = here();
            if (token.kind == Token::Kind::End)
                break;
            if (token.kind != Token::Kind::And && token.kind != Token::Kind::Or)
                return expressionProblem(token.column,
                                         tr("A comparison must be followed by \"and\", \"or\" or the end."),
                                         tr("Found \"%1\".").arg(token.text.left(40)));
            push(token.kind == Token::Kind::And ? Expression::Kind::And : Expression::Kind::Or);
            ++m_at;
        }
        while (!m_waiting.isEmpty()) {
            if (m_waiting.constLast().isBracket)
                return expressionProblem(m_waiting.constLast().column, tr("The bracket opened here is not closed."));
            popOne();
        }
        return Expression(m_steps);
    }

private:
    struct Waiting
    {
        bool isBracket = false;
        Expression::Kind kind = Expression::Kind::And;
        int column = 0;
    };

    [[nodiscard]] const Token &here() const { return m_tokens.at(m_at); }

    // Any number of "not" and "(", followed by a comparison.
    std::optional<Problem> operand()
    {
        for (;; ++m_at) {
            if (here().kind == Token::Kind::Not)
                m_waiting << Waiting{false, Expression::Kind::Not, here().column};
            else if (here().kind == Token::Kind::Open)
                m_waiting << Waiting{true, Expression::Kind::And, here().column};
            else
                break;
            m_brackets += here().kind == Token::Kind::Open ? 1 : 0;
            if (m_brackets > deepestBrackets)
                return expressionProblem(here().column, tr("There are more than %1 brackets.").arg(deepestBrackets));
        }
        return comparison();
    }

    std::optional<Problem> closings()
    {
        for (; here().kind == Token::Kind::Close; ++m_at) {
            while (!m_waiting.isEmpty() && !m_waiting.constLast().isBracket)
                popOne();
            if (m_waiting.isEmpty())
                return expressionProblem(here().column, tr("The bracket closed here was not opened."));
            m_waiting.removeLast();
        }
        return std::nullopt;
    }

    void push(Expression::Kind kind)
    {
        while (!m_waiting.isEmpty() && !m_waiting.constLast().isBracket
               && precedence(m_waiting.constLast().kind) >= precedence(kind))
            popOne();
        m_waiting << Waiting{false, kind, here().column};
    }

    void popOne() { m_steps << Step{.kind = m_waiting.takeLast().kind}; }

    std::optional<Problem> comparison()
    {
        const Token &name = here();
        if (name.kind != Token::Kind::Word)
            return expressionProblem(name.column, tr("A comparison starts with a field name."), knownFields());
        Step step{.field = fieldNamed(name.text)};
        if (step.field < 0)
            return unknownField(name);
        ++m_at;
        if (here().kind != Token::Kind::Comparison)
            return expressionProblem(here().column,
                                     tr("\"%1\" must be followed by a comparison.").arg(name.text.left(40)),
                                     tr("Use = != < <= > >= or contains."));
        const QueryField &field = m_fields[static_cast<std::size_t>(step.field)];
        const bool isNumber = field.type == QueryField::Type::Number;
        const auto row = std::find_if(std::begin(comparisons), std::end(comparisons),
                                      [this](const ComparisonRow &each) { return here().text == each.sign; });
        Q_ASSERT(row != std::end(comparisons));
        if (isNumber ? !row->ofNumbers : !row->ofTexts)
            return expressionProblem(here().column,
                                     isNumber ? tr("\"%1\" is a number, so \"contains\" does not apply.").arg(field.id)
                                              : tr("\"%1\" is text and cannot be ordered.").arg(field.id),
                                     isNumber ? tr("Use = != < <= > or >=.") : tr("Use = != or contains."));
        step.comparison = row->comparison;
        ++m_at;
        return isNumber ? numberOf(field, step) : textOf(field, step);
    }

    std::optional<Problem> numberOf(const QueryField &field, Step step)
    {
        const Token &number = here();
        if (number.kind == Token::Kind::Word && isNegative(number.text))
            return expressionProblem(number.column, tr("\"%1\" is never negative.").arg(field.id),
                                     tr("Compare it with zero or more."));
        if (number.kind != Token::Kind::Number)
            return expressionProblem(number.column, tr("\"%1\" must be compared with a number.").arg(field.id),
                                     tr("Write a number, such as 8 or 640 GiB."));
        ++m_at;
        std::optional<Unit> unit = field.unit;
        if (here().kind == Token::Kind::Word) {
            unit = unitNamed(here().text);
            if (!unit)
                return expressionProblem(here().column, tr("There is no unit \"%1\".").arg(here().text.left(40)),
                                         unitsOf(field.dimension));
            // For an hourly price, "4 USD" is unambiguous.
            if (*unit == Unit::Usd && field.dimension == Dimension::Price)
                unit = Unit::UsdPerHour;
            if (unitInfo(*unit).dimension != field.dimension)
                return expressionProblem(here().column,
                                         tr("\"%1\" is not measured in %2.").arg(field.id, here().text.left(40)),
                                         unitsOf(field.dimension));
            ++m_at;
        }
        if (!unit)
            return expressionProblem(number.column + static_cast<int>(number.text.size()),
                                     tr("\"%1\" needs a unit, such as 640 GiB.").arg(field.id),
                                     unitsOf(field.dimension));
        const CapacityUnit counted = capacityUnit(*unit);
        step.number = number.number * counted.factor * unitInfo(counted.unit).factor;
        m_steps << step;
        return std::nullopt;
    }

    std::optional<Problem> textOf(const QueryField &field, Step step)
    {
        const Token &text = here();
        if (text.kind != Token::Kind::Word && text.kind != Token::Kind::Quoted && text.kind != Token::Kind::Number)
            return expressionProblem(text.column, tr("\"%1\" must be compared with text.").arg(field.id),
                                     tr("Put text with spaces in quotes."));
        step.text = text.text;
        ++m_at;
        // "8x_H100": a number directly followed by a word.
        const bool goesOn = here().kind == Token::Kind::Word && text.kind == Token::Kind::Number
            && here().column == text.column + static_cast<int>(text.text.size());
        if (goesOn) {
            step.text += here().text;
            ++m_at;
        }
        m_steps << step;
        return std::nullopt;
    }

    [[nodiscard]] int fieldNamed(const QString &name) const
    {
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            if (m_fields[i].id.compare(name, Qt::CaseInsensitive) == 0)
                return static_cast<int>(i);
        }
        return -1;
    }

    [[nodiscard]] QStringList fieldIds() const { return mapped(m_fields, &QueryField::id); }

    [[nodiscard]] QString knownFields() const { return tr("Available: %1.").arg(fieldIds().join(u", "_s)); }

    [[nodiscard]] Problem unknownField(const Token &name) const
    {
        const QStringList near = nearestTexts(name.text, fieldIds());
        return expressionProblem(name.column, tr("There is no field \"%1\".").arg(name.text.left(40)),
                                 near.isEmpty() ? knownFields() : tr("Did you mean %1?").arg(near.join(u", "_s)));
    }

    [[nodiscard]] static QString unitsOf(Dimension dimension)
    {
        QStringList symbols;
        for (const UnitInfo &info : unitTable()) {
            if (info.dimension == dimension && info.symbol[0] != '\0')
                symbols << QString::fromLatin1(info.symbol);
        }
        return tr("Available: %1.").arg(symbols.join(u", "_s));
    }

    QList<Token> m_tokens;
    std::span<const QueryField> m_fields;
    qsizetype m_at = 0;
    int m_brackets = 0;
    QList<Waiting> m_waiting;
    QList<Step> m_steps;
};

Truth truthOf(bool yes) { return yes ? Truth::Yes : Truth::No; }

bool isEqual(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

Truth compareNumbers(double value, Comparison comparison, double limit)
{
    const bool equal = isEqual(value, limit);
    switch (comparison) {
    case Comparison::Equal:
        return truthOf(equal);
    case Comparison::NotEqual:
        return truthOf(!equal);
    case Comparison::Less:
        return truthOf(value < limit && !equal);
    case Comparison::AtMost:
        return truthOf(value < limit || equal);
    case Comparison::More:
        return truthOf(value > limit && !equal);
    case Comparison::AtLeast:
        return truthOf(value > limit || equal);
    case Comparison::Contains:
        break;
    }
    return Truth::Unknown;
}

Truth compareTexts(const QString &value, Comparison comparison, const QString &wanted)
{
    if (comparison == Comparison::Contains)
        return truthOf(value.contains(wanted, Qt::CaseInsensitive));
    const bool equal = value.compare(wanted, Qt::CaseInsensitive) == 0;
    return truthOf(equal == (comparison == Comparison::Equal));
}

Truth compare(const Step &step, const QueryValue &value)
{
    if (!value.members.isEmpty()) {
        const Comparison of = step.comparison == Comparison::Contains ? step.comparison : Comparison::Equal;
        const bool has = std::ranges::any_of(
            value.members, [&](const QString &member) { return compareTexts(member, of, step.text) == Truth::Yes; });
        return truthOf(has == (step.comparison != Comparison::NotEqual));
    }
    if (value.number)
        return compareNumbers(*value.number, step.comparison, step.number);
    if (value.text)
        return compareTexts(*value.text, step.comparison, step.text);
    return Truth::Unknown;
}

// Kleene's logic: unknown stays unknown unless the other side decides.
Truth joined(Truth a, Truth b, Expression::Kind kind)
{
    const Truth decides = kind == Expression::Kind::And ? Truth::No : Truth::Yes;
    if (a == decides || b == decides)
        return decides;
    return a == Truth::Unknown || b == Truth::Unknown ? Truth::Unknown : a;
}

} // namespace

Truth Expression::test(const std::function<QueryValue(int field)> &valueOf) const
{
    QList<Truth> stack;
    for (const Step &step : m_steps) {
        if (step.kind == Kind::Compare) {
            stack << compare(step, valueOf(step.field));
            continue;
        }
        const Truth last = stack.takeLast();
        if (step.kind == Kind::Not)
            stack << (last == Truth::Unknown ? last : truthOf(last == Truth::No));
        else
            stack << joined(stack.takeLast(), last, step.kind);
    }
    return stack.isEmpty() ? Truth::Yes : stack.constLast();
}

QList<int> Expression::fields() const
{
    QList<int> places;
    for (const Step &step : m_steps) {
        if (step.kind == Kind::Compare && !places.contains(step.field))
            places << step.field;
    }
    return places;
}

Result<Expression> parseExpression(const QString &text, std::span<const QueryField> fields)
{
    if (text.size() > longestExpression)
        return expressionProblem(static_cast<int>(longestExpression) + 1,
                                 tr("The expression has more than %1 characters.").arg(longestExpression));
    const Result<QList<Token>> tokens = tokensOf(text);
    if (!tokens)
        return tokens.problem();
    return ExpressionParser(tokens.value(), fields).run();
}

} // namespace chipboard
