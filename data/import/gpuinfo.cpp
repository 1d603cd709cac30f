#include "data/import/gpuinfo.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// Reads JSON and Python literals and keeps four values by key name, the first of each: {'Name': 'H100', 'Count': 8},
// {"type": "nvidia-l4", "count": 1}.
class LiteralReader
{
public:
    explicit LiteralReader(QStringView text)
        : m_text(text)
    {
    }

    std::optional<GpuInfo> run()
    {
        if (!value({}, 0))
            return std::nullopt;
        skipBlanks();
        if (m_at != m_text.size())
            return std::nullopt;
        return m_info;
    }

private:
    static constexpr int deepest = 12;
    static constexpr QStringView nameKeys[] = {u"Name", u"name", u"type", u"guestAcceleratorType"};
    static constexpr QStringView countKeys[] = {u"Count", u"count", u"guestAcceleratorCount"};

    template<std::size_t Size>
    static bool isOneOf(QStringView key, const QStringView (&keys)[Size])
    {
        return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] QChar here() const { return atEnd() ? QChar() : m_text.at(m_at); }

    void skipBlanks()
    {
        while (!atEnd() && here().isSpace())
            ++m_at;
    }

    bool takeIf(QChar wanted)
    {
        skipBlanks();
        if (here() != wanted)
            return false;
        ++m_at;
        return true;
    }

    bool value(const QString &key, int depth)
    {
        if (depth > deepest)
            return false;
        skipBlanks();
        if (here() == u'{')
            return members(depth);
        if (here() == u'[' || here() == u'(')
            return items(key, depth);
        if (here() == u'\'' || here() == u'"') {
            const std::optional<QString> text = string();
            if (text && isOneOf(key, nameKeys) && m_info.name.isEmpty())
                m_info.name = *text;
            if (text)
                takeNumber(key, *text); // some clouds quote their numbers
            return text.has_value();
        }
        return word(key);
    }

    bool members(int depth)
    {
        ++m_at;
        while (!takeIf(u'}')) {
            skipBlanks();
            const std::optional<QString> key = string();
            if (!key || !takeIf(u':') || !value(*key, depth + 1))
                return false;
            if (!takeIf(u',')) {
                skipBlanks();
                if (here() != u'}')
                    return false;
            }
        }
        return true;
    }

    bool items(const QString &key, int depth)
    {
        const QChar closing = here() == u'[' ? u']' : u')';
        ++m_at;
        while (!takeIf(closing)) {
            if (!value(key, depth + 1))
                return false;
            if (!takeIf(u',')) {
                skipBlanks();
                if (here() != closing)
                    return false;
            }
        }
        return true;
    }

    std::optional<QString> string()
    {
        const QChar quote = here();
        if (quote != u'\'' && quote != u'"')
            return std::nullopt;
        QString text;
        for (++m_at; !atEnd(); ++m_at) {
            if (here() == quote) {
                ++m_at;
                return text;
            }
            if (here() == u'\\')
                ++m_at;
            text += here();
        }
        return std::nullopt;
    }

    // A number, True, False or None.
    bool word(const QString &key)
    {
        const qsizetype start = m_at;
        while (!atEnd()
               && (here().isLetterOrNumber() || here() == u'.' || here() == u'+' || here() == u'-' || here() == u'_'))
            ++m_at;
        const QStringView text = m_text.sliced(start, m_at - start);
        if (text == u"None" || text == u"True" || text == u"False" || text == u"null" || text == u"true"
            || text == u"false")
            return true;
        return takeNumber(key, text);
    }

    bool takeNumber(const QString &key, QStringView text)
    {
        bool ok = false;
        const double number = text.toDouble(&ok);
        ok = ok && std::isfinite(number); // "nan" and "inf" parse as numbers too
        if (ok && isOneOf(key, countKeys) && !m_info.count)
            m_info.count = number;
        if (ok && key == u"TotalGpuMemoryInMiB" && !m_info.totalMib)
            m_info.totalMib = number;
        if (ok && key == u"SizeInMiB" && !m_info.memoryMib)
            m_info.memoryMib = number;
        return ok;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    GpuInfo m_info;
};

} // namespace

std::optional<GpuInfo> readGpuInfo(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return GpuInfo();
    if (!trimmed.startsWith(u'{') && !trimmed.startsWith(u'['))
        return GpuInfo{trimmed, std::nullopt, std::nullopt, std::nullopt};
    return LiteralReader(trimmed).run();
}

} // namespace chipboard
