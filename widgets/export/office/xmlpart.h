// Purpose: writes a part of an Office package: elements that close by themselves, attributes in the order given, and
// texts without the characters that XML has no way to say.
#pragma once

#include <QByteArray>
#include <QList>
#include <QRgb>
#include <QString>
#include <QXmlStreamWriter>

#include <initializer_list>

namespace chipboard {

struct XmlAttribute
{
    XmlAttribute(const char *itsName, QString itsValue);
    XmlAttribute(const char *itsName, const char *itsValue); ///< nullptr: it is left out
    XmlAttribute(const char *itsName, qint64 itsValue);
    XmlAttribute(const char *itsName, int itsValue, bool itsGiven = true);
    XmlAttribute(const char *itsName, double itsValue); ///< so that it is read as the same number

    const char *name;
    QString value;
    bool isGiven = true; ///< else it is left out
};
using XmlAttributes = std::initializer_list<XmlAttribute>;

/// Without control characters, halves of pairs and what is no character.
[[nodiscard]] QString xmlText(const QString &text);
/// To 15 digits, which spreadsheets keep.
[[nodiscard]] QString xmlNumber(double value);

/// A colour that the file's theme has, by the name that parts refer to it with: "accent1".
struct SchemeColour
{
    const char *name;
    QRgb rgb;
};

class XmlPart
{
public:
    /// `language`: that the part's texts say they are in. With a scheme its colours are those of the theme.
    explicit XmlPart(const QString &language = QStringLiteral("en-US"), QList<SchemeColour> scheme = {});
    XmlPart(const XmlPart &) = delete;
    XmlPart &operator=(const XmlPart &) = delete;

    [[nodiscard]] const QString &language() const { return m_language; }
    /// The ground first, then the text, then the others; empty: the part's file has no theme.
    [[nodiscard]] const QList<SchemeColour> &scheme() const { return m_scheme; }
    /// An element without content.
    void element(const char *name, XmlAttributes attributes = {});
    /// An element with what `content()` writes.
    template<typename Content>
    void element(const char *name, XmlAttributes attributes, Content content)
    {
        start(name, attributes);
        content();
        m_writer.writeEndElement();
    }
    void text(const char *name, const QString &text, XmlAttributes attributes = {});
    /// A text that is a tab; in others a tab is a blank.
    void tab(const char *name);
    /// <name val="value"/>, as DrawingML says nearly everything.
    template<typename Value>
    void val(const char *name, Value value)
    {
        element(name, {{"val", value}});
    }
    /// The whole part. Nothing can be written after that.
    [[nodiscard]] QByteArray finished();

private:
    void start(const char *name, XmlAttributes attributes);
    void write(XmlAttributes attributes);

    QString m_language;
    QList<SchemeColour> m_scheme;
    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
};

} // namespace chipboard
