#include "widgets/export/office/xmlpart.h"

#include <utility>

namespace chipboard {

XmlAttribute::XmlAttribute(const char *itsName, QString itsValue)
    : name(itsName)
    , value(std::move(itsValue))
{
}

XmlAttribute::XmlAttribute(const char *itsName, const char *itsValue)
    : name(itsName)
    , value(QString::fromLatin1(itsValue))
    , isGiven(itsValue != nullptr)
{
}

XmlAttribute::XmlAttribute(const char *itsName, qint64 itsValue)
    : XmlAttribute(itsName, QString::number(itsValue))
{
}

XmlAttribute::XmlAttribute(const char *itsName, int itsValue, bool itsGiven)
    : name(itsName)
    , value(QString::number(itsValue))
    , isGiven(itsGiven)
{
}

XmlAttribute::XmlAttribute(const char *itsName, double itsValue)
    : XmlAttribute(itsName, xmlNumber(itsValue))
{
}

QString xmlText(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text.at(i);
        if (sign.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            clean += sign;
            clean += text.at(++i);
        } else if (sign == QLatin1Char('\n') || sign == QLatin1Char('\t')) {
            clean += QLatin1Char(' ');
        } else if (sign >= QLatin1Char(' ') && sign != QChar(0x7f) && !sign.isSurrogate() && sign < QChar(0xfffe)) {
            clean += sign;
        }
    }
    return clean;
}

QString xmlNumber(double value) { return QString::number(value, 'g', 15); }

XmlPart::XmlPart(const QString &language, QList<SchemeColour> scheme)
    : m_language(language)
    , m_scheme(std::move(scheme))
    , m_writer(&m_bytes)
{
    m_writer.writeStartDocument(QStringLiteral("1.0"), true);
}

void XmlPart::start(const char *name, XmlAttributes attributes)
{
    m_writer.writeStartElement(QLatin1String(name));
    write(attributes);
}

void XmlPart::write(XmlAttributes attributes)
{
    for (const XmlAttribute &attribute : attributes) {
        if (attribute.isGiven)
            m_writer.writeAttribute(QLatin1String(attribute.name), xmlText(attribute.value));
    }
}

void XmlPart::element(const char *name, XmlAttributes attributes)
{
    m_writer.writeEmptyElement(QLatin1String(name));
    write(attributes);
}

void XmlPart::tab(const char *name)
{
    start(name, {});
    m_writer.writeCharacters(QStringLiteral("\t"));
    m_writer.writeEndElement();
}

void XmlPart::text(const char *name, const QString &text, XmlAttributes attributes)
{
    start(name, attributes);
    m_writer.writeCharacters(xmlText(text));
    m_writer.writeEndElement();
}

QByteArray XmlPart::finished()
{
    m_writer.writeEndDocument();
    return m_bytes;
}

} // namespace chipboard
