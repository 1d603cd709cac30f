#include "tests/architecture/sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard::architecture {
namespace {

/// Blanks out comments and literals character by character, keeping line breaks.
class Eraser
{
public:
    explicit Eraser(const QString &text)
        : m_text(text)
    {
        m_code.reserve(text.size());
    }

    QString run()
    {
        while (m_at < m_text.size()) {
            if (startsWith(u"//"))
                blankUntil(u"\n"_s, false);
            else if (startsWith(u"/*"))
                blankUntil(u"*/"_s, true);
            else if (startsWith(u"R\""))
                blankRawString();
            else if (current() == u'"')
                blankLiteral(u'"');
            else if (current() == u'\'' && !isDigitSeparator())
                blankLiteral(u'\'');
            else
                keep();
        }
        return m_code;
    }

private:
    [[nodiscard]] QChar current() const { return m_text.at(m_at); }
    [[nodiscard]] bool startsWith(QStringView start) const
    {
        return QStringView(m_text).sliced(m_at).startsWith(start);
    }
    /// 1'000, but not u'a': the token before the quote must start with a digit.
    [[nodiscard]] bool isDigitSeparator() const
    {
        qsizetype start = m_at;
        while (start > 0 && (m_text.at(start - 1).isLetterOrNumber() || m_text.at(start - 1) == u'\''))
            --start;
        return start < m_at && m_text.at(start).isDigit();
    }

    void keep() { m_code += m_text.at(m_at++); }
    void blank() { m_code += m_text.at(m_at++) == u'\n' ? u'\n' : u' '; }
    void blankTo(qsizetype end)
    {
        while (m_at < std::min(end, m_text.size()))
            blank();
    }
    void blankUntil(const QString &mark, bool including)
    {
        const qsizetype found = m_text.indexOf(mark, m_at + 1);
        blankTo(found < 0 ? m_text.size() : found + (including ? mark.size() : 0));
    }
    void blankRawString()
    {
        const qsizetype open = m_text.indexOf(u'(', m_at);
        const QString closing = u')' + m_text.mid(m_at + 2, open - m_at - 2) + u'"';
        blankUntil(closing, true);
    }
    void blankLiteral(QChar quote)
    {
        blank();
        while (m_at < m_text.size() && current() != quote && current() != u'\n')
            blankTo(m_at + (current() == u'\\' ? 2 : 1));
        blankTo(m_at + 1);
    }

    const QString &m_text;
    QString m_code;
    qsizetype m_at = 0;
};

QString withoutPreprocessor(const QString &code)
{
    QStringList lines = code.split(u'\n');
    bool continued = false;
    for (QString &line : lines) {
        const bool directive = continued || line.trimmed().startsWith(u'#');
        continued = directive && line.endsWith(u'\\');
        if (directive)
            line.clear();
    }
    return lines.join(u'\n');
}

} // namespace

QStringList SourceFile::lines() const
{
    QStringList all = text.split(u'\n');
    if (!all.isEmpty() && all.constLast().isEmpty())
        all.removeLast();
    return all;
}

QList<SourceFile> sourceFiles(const QStringList &folders)
{
    const QDir root(QStringLiteral(CHIPBOARD_SOURCE_DIR));
    QList<SourceFile> files;
    for (const QString &folder : folders) {
        QDirIterator each(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly))
                files << SourceFile{root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())};
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

QStringList productFolders() { return {u"data"_s, u"widgets"_s, u"app"_s}; }

QList<Include> includesOf(const SourceFile &file)
{
    static const QRegularExpression pattern(uR"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"_s);
    QList<Include> includes;
    int number = 0;
    for (const QString &line : file.lines()) {
        ++number;
        const QRegularExpressionMatch match = pattern.match(line);
        if (match.hasMatch())
            includes << Include{match.captured(2), match.captured(1) == u"<", number};
    }
    return includes;
}

QString codeOnly(const QString &text) { return withoutPreprocessor(Eraser(text).run()); }

qsizetype filledLines(const SourceFile &file)
{
    const QStringList all = file.lines();
    return std::ranges::count_if(all, [](const QString &line) { return !line.trimmed().isEmpty(); });
}

} // namespace chipboard::architecture
