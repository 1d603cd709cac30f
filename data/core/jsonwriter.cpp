#include "data/core/jsonwriter.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
static QByteArray quoted(const QByteArray &text)
{
    const auto isPlain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; };
    if (std::ranges::all_of(text, isPlain))
        return '"' + text + '"';
    QByteArray result = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            result += '\\';
        if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else if (code < 0x20)
            result += "\\u00" + QByteArray::number(code, 16).rightJustified(2, '0');
        else
            result += c;
    }
    return result + '"';
}

void JsonWriter::newLine()
{
    m_text += '\n';
    m_text += QByteArray(static_cast<qsizetype>(m_levels.size()) * 2, ' ');
}

// Separator before a value or a key: a comma, and a newline or a space.
void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    Level &level = m_levels.back();
    if (!level.isEmpty)
        m_text += ',';
    if (level.layout == Layout::Lines)
        newLine();
    else if (!level.isEmpty)
        m_text += ' ';
    level.isEmpty = false;
}

void JsonWriter::begin(char bracket, Layout layout)
{
    separate();
    m_text += bracket;
    const bool insideLine = !m_levels.empty() && m_levels.back().layout == Layout::OneLine;
    m_levels.push_back({insideLine ? Layout::OneLine : layout, true});
}

void JsonWriter::end(char bracket)
{
    Q_ASSERT(!m_levels.empty());
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Lines && !level.isEmpty)
        newLine();
    m_text += bracket;
}

void JsonWriter::put(const QByteArray &token)
{
    separate();
    m_text += token;
}

void JsonWriter::key(const char *name)
{
    separate();
    m_text += quoted(name) + ": ";
    m_afterKey = true;
}

void JsonWriter::text(const QString &value) { put(quoted(value.toUtf8())); }

void JsonWriter::number(double value)
{
    put(std::isfinite(value) ? QByteArray::number(value, 'g', 15) : QByteArray("null"));
}

void JsonWriter::member(const char *name, const QString &value)
{
    key(name);
    text(value);
}

void JsonWriter::member(const char *name, std::optional<double> value)
{
    key(name);
    value ? number(*value) : null();
}

void JsonWriter::member(const char *name, const QStringList &values)
{
    key(name);
    beginArray(Layout::OneLine);
    for (const QString &value : values)
        text(value);
    endArray();
}

void JsonWriter::optionalMember(const char *name, const QString &value)
{
    if (!value.isEmpty())
        member(name, value);
}

void JsonWriter::optionalMember(const char *name, std::optional<double> value)
{
    if (value)
        member(name, value);
}

void JsonWriter::optionalMember(const char *name, const QStringList &values)
{
    if (!values.isEmpty())
        member(name, values);
}

void JsonWriter::optionalFlag(const char *name, bool value)
{
    if (!value)
        return;
    key(name);
    boolean(true);
}

JsonWriter::Scope JsonWriter::object(Layout layout)
{
    beginObject(layout);
    return Scope(*this);
}

JsonWriter::Scope JsonWriter::object(const char *name, Layout layout)
{
    key(name);
    return object(layout);
}

} // namespace chipboard
