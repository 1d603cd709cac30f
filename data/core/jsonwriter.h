// Purpose: writes JSON text: keys in the order given, two blanks of indent, objects that are short on one line. Equal
// calls give equal bytes.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace chipboard {

class JsonWriter
{
public:
    /// Everything within a OneLine object or array stays on its line.
    enum class Layout { Lines, OneLine };

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', layout); }
    void endArray() { end(']'); }
    void key(const char *name);

    void text(const QString &value);
    /// Up to 15 significant digits, so that 55.04 is written as 55.04. Not finite: null.
    void number(double value);
    void boolean(bool value);
    void null();

    void member(const char *name, const QString &value);
    void member(const char *name, std::optional<double> value); ///< null when empty
    void member(const char *name, const QStringList &values);

    /// The text so far, with a newline at its end.
    [[nodiscard]] QByteArray result() const { return m_text + '\n'; }

private:
    struct Level
    {
        Layout layout;
        bool isEmpty = true;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void separate();
    void newLine();
    void put(const QByteArray &token);

    QByteArray m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace chipboard
