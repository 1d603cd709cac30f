// Purpose: writes JSON text: keys in call order, two spaces of indent, short objects on one line. Equal calls produce
// equal bytes.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace chipboard {

class JsonWriter
{
public:
    /// Everything inside a OneLine object or array stays on its line.
    enum class Layout { Lines, OneLine };

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', layout); }
    void endArray() { end(']'); }
    void key(const char *name);

    /// An object that closes at the end of the scope.
    class Scope;
    [[nodiscard]] Scope object(Layout layout = Layout::Lines);
    [[nodiscard]] Scope object(const char *name, Layout layout = Layout::Lines);
    /// Calls write(*this, item) for each item of a list.
    template<typename Items, typename Write>
    void list(const char *name, const Items &items, const Write &write);

    void text(const QString &value);
    /// Up to 15 significant digits, so that 55.04 is written as 55.04. Infinity and NaN become null.
    void number(double value);
    void boolean(bool value) { put(value ? "true" : "false"); }
    void null() { put("null"); }

    void member(const char *name, const QString &value);
    void member(const char *name, std::optional<double> value); ///< null when empty
    void member(const char *name, const QStringList &values);
    // Omitted at the default: empty text or number, empty list, false.
    void optionalMember(const char *name, const QString &value);
    void optionalMember(const char *name, std::optional<double> value);
    void optionalMember(const char *name, const QStringList &values);
    void optionalFlag(const char *name, bool value);
    template<typename Items, typename Write>
    void optionalList(const char *name, const Items &items, const Write &write);

    /// The text so far, with a trailing newline.
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

class JsonWriter::Scope
{
public:
    explicit Scope(JsonWriter &writer)
        : m_writer(writer)
    {
    }
    ~Scope() { m_writer.endObject(); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

private:
    JsonWriter &m_writer;
};

template<typename Items, typename Write>
void JsonWriter::list(const char *name, const Items &items, const Write &write)
{
    key(name);
    beginArray();
    for (const auto &item : items)
        write(*this, item);
    endArray();
}

template<typename Items, typename Write>
void JsonWriter::optionalList(const char *name, const Items &items, const Write &write)
{
    if (!items.isEmpty())
        list(name, items, write);
}

} // namespace chipboard
