#include "data/query/tokens.h"

#include "data/core/tr.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }

// Of names and units: "h100-sxm", "GB/s", "us-east-1", "USD/(TB/s)-h" without its brackets is no unit one writes.
bool isWordPart(QChar character) { return character.isLetterOrNumber() || QStringView(u"_-./%$").contains(character); }

struct WordRow
{
    const char *word;
    Token::Kind kind;
};
constexpr WordRow words[] = {{"and", Token::Kind::And},
                             {"or", Token::Kind::Or},
                             {"not", Token::Kind::Not},
                             {"contains", Token::Kind::Comparison}};

/// The longer ones first.
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
            Token token;
            token.column = static_cast<int>(m_at) + 1;
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
        return expressionProblem(token.column, tr("\"%1\" has no meaning here.").arg(first),
                                 tr("Put texts with such characters in quotes."));
    }

    std::optional<Problem> takeQuoted(Token &token, QChar quote)
    {
        const qsizetype end = m_text.indexOf(quote, m_at + 1);
        if (end < 0)
            return expressionProblem(token.column, tr("The quote that opens here is not closed."));
        token.kind = Token::Kind::Quoted;
        token.text = m_text.sliced(m_at + 1, end - m_at - 1).toString();
        m_at = end + 1;
        return std::nullopt;
    }

    // "640", "1.5", "1e3". A name may begin with a digit too: "8x_H100" is a word.
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
            return expressionProblem(token.column, tr("\"%1\" is no number.").arg(token.text.left(40)));
        if (end < m_text.size() && m_text.at(end) == u',')
            return expressionProblem(static_cast<int>(end) + 1, tr("A comma has no meaning here."),
                                     tr("Numbers are written with a decimal point and without groups."));
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
    return {ProblemCode::WrongUsage, message, remedy, {{}, 1, column, {}}, Severity::Error};
}

Result<QList<Token>> tokensOf(const QString &text) { return Lexer(text).run(); }

} // namespace chipboard
