#include "tests/architecture/functionscanner.h"

#include "tests/architecture/sourcetree.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace chipboard::architecture {
namespace {

enum class Block { Scope, Function, MemberInitialiser, Other };

class Scanner
{
public:
    explicit Scanner(QString code)
        : m_code(std::move(code))
    {
    }

    QList<Function> run()
    {
        for (const QChar character : std::as_const(m_code)) {
            take(character);
            if (character == u'\n')
                ++m_line;
        }
        return m_functions;
    }

private:
    [[nodiscard]] bool atScope() const { return m_blocks.isEmpty() || m_blocks.constLast() == Block::Scope; }

    void take(QChar character)
    {
        if (character == u'{')
            open();
        else if (character == u'}')
            close();
        else if (atScope())
            extendHeader(character);
    }

    void extendHeader(QChar character)
    {
        if (m_header.isEmpty() && character.isSpace())
            return;
        if (m_header.isEmpty())
            m_headerLine = m_line;
        m_header += character;
        if ((character == u';' && m_header.count(u'(') == m_header.count(u')'))
            || (character == u':' && isAccessSpecifier()))
            m_header.clear();
    }

    [[nodiscard]] bool isAccessSpecifier() const
    {
        static const QRegularExpression pattern(
            uR"((^|\s)(public|protected|private|signals|Q_SIGNALS)(\s+(slots|Q_SLOTS))?:$)"_s);
        return pattern.match(m_header).hasMatch();
    }

    void open()
    {
        const Block block = atScope() ? classify() : Block::Other;
        m_blocks << block;
        if (block == Block::Function)
            m_start = m_headerLine;
        if (block == Block::Scope)
            m_header.clear();
    }

    void close()
    {
        if (m_blocks.isEmpty())
            return;
        const Block block = m_blocks.takeLast();
        if (block == Block::Function)
            m_functions << Function{nameOf(m_header), m_start, m_line - m_start + 1};
        if (atScope() && block != Block::MemberInitialiser)
            m_header.clear();
    }

    [[nodiscard]] Block classify() const
    {
        static const QRegularExpression scope(
            uR"(^(template\s*<.*>\s*)?(inline\s+)?(namespace|class|struct|union)\b)"_s,
            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression memberInitialiser(uR"(\)\s*(noexcept\s*)?:[^:].*$)"_s,
                                                          QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression assignment(uR"((?<!operator)(?<![=!<>+\-*/|&^])=(?!=)[^,)]*$)"_s);
        const QString header = m_header.trimmed();
        if (!header.contains(u'('))
            return scope.match(header).hasMatch() ? Block::Scope : Block::Other;
        if (memberInitialiser.match(header).hasMatch()
            && (m_header.back().isLetterOrNumber() || m_header.back() == u'>'))
            return Block::MemberInitialiser;
        return assignment.match(header).hasMatch() ? Block::Other : Block::Function;
    }

    static QString nameOf(const QString &header)
    {
        static const QRegularExpression pattern(uR"(([\w:~]+|operator\W+)\s*\()"_s);
        return pattern.match(header).captured(1);
    }

    QString m_code;
    QString m_header; ///< text since the last statement or block of the scope
    QList<Block> m_blocks;
    QList<Function> m_functions;
    int m_line = 1;
    int m_headerLine = 1;
    int m_start = 1;
};

} // namespace

QList<Function> functionsIn(const QString &text) { return Scanner(codeOnly(text)).run(); }

} // namespace chipboard::architecture
