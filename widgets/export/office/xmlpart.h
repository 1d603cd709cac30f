// Purpose: writes a part of an Office package: self-closing elements, attributes in the given order, and texts without
// characters that XML cannot represent.
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
    XmlAttribute(const char *itsName, const char *itsValue); ///< nullptr: omitted
    XmlAttribute(const char *itsName, qint64 itsValue);
    XmlAttribute(const char *itsName, int itsValue, bool itsGiven = true);
    XmlAttribute(const char *itsName, double itsValue); ///< written with full precision

    const char *name;
    QString value;
    bool isGiven = true; ///< false: omitted
};
using XmlAttributes = std::initializer_list<XmlAttribute>;

/// Removes control characters, unpaired surrogates and noncharacters.
[[nodiscard]] QString xmlText(const QString &text);
/// With 15 digits, the precision of spreadsheets.
[[nodiscard]] QString xmlNumber(double value);

/// A colour of the file's theme, by its reference name: "accent1".
struct SchemeColour
{
    const char *name;
    QRgb rgb;
};

class XmlPart
{
public:
    /// `language` of the part's texts. With a scheme, colours are written as theme references.
    explicit XmlPart(const QString &language = QStringLiteral("en-US"), QList<SchemeColour> scheme = {});
    XmlPart(const XmlPart &) = delete;
    XmlPart &operator=(const XmlPart &) = delete;

    [[nodiscard]] const QString &language() const { return m_language; }
    /// Background first, then text, then the others; empty if the file has no theme.
    [[nodiscard]] const QList<SchemeColour> &scheme() const { return m_scheme; }
    void element(const char *name, XmlAttributes attributes = {});
    /// An element around the output of `content()`.
    template<typename Content>
    void element(const char *name, XmlAttributes attributes, Content content)
    {
        start(name, attributes);
        content();
        m_writer.writeEndElement();
    }
    void text(const char *name, const QString &text, XmlAttributes attributes = {});
    /// Writes a text that is a tab; within other texts a tab becomes a space.
    void tab(const char *name);
    /// <name val="value"/>, the usual form in DrawingML.
    template<typename Value>
    void val(const char *name, Value value)
    {
        element(name, {{"val", value}});
    }
    /// The complete part; nothing can be written afterwards.
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
