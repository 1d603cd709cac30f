#include "widgets/export/pdfmetadata.h"

#include <QCryptographicHash>
#include <QDate>
#include <QRegularExpression>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr QLatin1String dcNamespace("http://purl.org/dc/elements/1.1/");
constexpr QLatin1String rdfNamespace("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
constexpr QLatin1String xmpNamespace("http://ns.adobe.com/xap/1.0/");
constexpr QLatin1String pdfNamespace("http://ns.adobe.com/pdf/1.3/");
constexpr QLatin1String archiveNamespace("http://www.aiim.org/pdfa/ns/id/");

QDate dayOf(const QString &isoDay)
{
    const QDate day = QDate::fromString(isoDay, Qt::ISODate);
    return day.isValid() ? day : QDate(2000, 1, 1);
}

void writeAlternative(QXmlStreamWriter &xml, const QString &name, const QString &text)
{
    xml.writeStartElement(dcNamespace, name);
    xml.writeStartElement(rdfNamespace, u"Alt"_s);
    xml.writeStartElement(rdfNamespace, u"li"_s);
    xml.writeAttribute(u"xml:lang"_s, u"x-default"_s);
    xml.writeCharacters(text);
    for (int i = 0; i < 3; ++i)
        xml.writeEndElement();
}

void writeKeywords(QXmlStreamWriter &xml, const QStringList &keywords)
{
    if (keywords.isEmpty())
        return;
    xml.writeStartElement(dcNamespace, u"subject"_s);
    xml.writeStartElement(rdfNamespace, u"Bag"_s);
    for (const QString &keyword : keywords)
        xml.writeTextElement(rdfNamespace, u"li"_s, keyword);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeTextElement(pdfNamespace, u"Keywords"_s, keywords.join(u", "_s));
}

QString describe(const PageSpec &page)
{
    QStringList parts;
    for (const ChartSpec &chart : page.charts)
        parts.append(u"%1: %2."_s.arg(chart.title, chart.subtitle));
    parts.append(page.footer);
    return parts.join(u' ');
}

// Numbers in the cross-reference table that point behind `position` move by `delta`.
void shiftReferences(QByteArray &pdf, qsizetype position, qsizetype delta)
{
    const qsizetype table = pdf.lastIndexOf("\nxref\n");
    const qsizetype trailer = pdf.indexOf("trailer", table);
    if (table < 0 || trailer < 0)
        return;
    for (qsizetype entry = pdf.indexOf(" 00000 n", table); entry >= 0 && entry < trailer;
         entry = pdf.indexOf(" 00000 n", entry + 1)) {
        const qlonglong offset = pdf.mid(entry - 10, 10).toLongLong();
        if (offset > position)
            pdf.replace(entry - 10, 10, QByteArray::number(offset + delta).rightJustified(10, '0'));
    }
    const qsizetype start = pdf.indexOf("startxref\n", trailer) + 10;
    const qsizetype end = pdf.indexOf('\n', start);
    const qlonglong offset = pdf.mid(start, end - start).toLongLong();
    pdf.replace(start, end - start, QByteArray::number(offset + delta));
}

} // namespace

PdfWords wordsOf(const PageSpec &page) { return {page.title, describe(page), page.keywords, page.date}; }

QByteArray xmpMetadata(const PdfWords &words, const QString &creator)
{
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.writeNamespace(u"adobe:ns:meta/"_s, u"x"_s);
    xml.writeNamespace(rdfNamespace, u"rdf"_s);
    xml.writeNamespace(dcNamespace, u"dc"_s);
    xml.writeNamespace(xmpNamespace, u"xmp"_s);
    xml.writeNamespace(pdfNamespace, u"pdf"_s);
    if (words.forArchives)
        xml.writeNamespace(archiveNamespace, u"pdfaid"_s);
    xml.writeProcessingInstruction(u"xpacket"_s, u"begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\""_s);
    xml.writeStartElement(u"adobe:ns:meta/"_s, u"xmpmeta"_s);
    xml.writeStartElement(rdfNamespace, u"RDF"_s);
    xml.writeStartElement(rdfNamespace, u"Description"_s);
    xml.writeAttribute(rdfNamespace, u"about"_s, QString());
    writeAlternative(xml, u"title"_s, words.title);
    writeAlternative(xml, u"description"_s, words.description);
    writeKeywords(xml, words.keywords);
    xml.writeTextElement(xmpNamespace, u"CreatorTool"_s, creator);
    xml.writeTextElement(xmpNamespace, u"CreateDate"_s, dayOf(words.date).toString(Qt::ISODate) + u"T00:00:00Z"_s);
    if (words.forArchives) {
        xml.writeTextElement(pdfNamespace, u"Producer"_s, u"Qt "_s + QLatin1String(qVersion()));
        xml.writeTextElement(archiveNamespace, u"part"_s, u"1"_s);
        xml.writeTextElement(archiveNamespace, u"conformance"_s, u"B"_s);
    }
    for (int i = 0; i < 3; ++i)
        xml.writeEndElement();
    xml.writeProcessingInstruction(u"xpacket"_s, u"end=\"w\""_s);
    return text;
}

QByteArray withFixedDate(const QByteArray &pdf, const QString &isoDay)
{
    const QByteArray key = "/CreationDate (";
    const qsizetype start = pdf.indexOf(key);
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    if (end < 0)
        return pdf;
    const QByteArray date = "D:" + dayOf(isoDay).toString(u"yyyyMMdd"_s).toLatin1() + "000000Z";
    QByteArray result = pdf;
    const qsizetype from = start + key.size();
    result.replace(from, end - from, date);
    shiftReferences(result, from, date.size() - (end - from));
    return result;
}

QByteArray withFixedId(const QByteArray &pdf)
{
    static const QRegularExpression id(QStringLiteral("<([0-9a-fA-F]{32})>"));
    const qsizetype trailer = pdf.lastIndexOf("\ntrailer");
    const qsizetype at = trailer < 0 ? -1 : pdf.indexOf("/ID", trailer);
    const qsizetype end = at < 0 ? -1 : pdf.indexOf(']', at);
    if (end < 0)
        return pdf;
    const QByteArray digest = QCryptographicHash::hash(pdf.left(at), QCryptographicHash::Md5).toHex();
    QString entry = QString::fromLatin1(pdf.mid(at, end - at));
    entry.replace(id, QLatin1Char('<') + QString::fromLatin1(digest) + QLatin1Char('>'));
    return pdf.left(at) + entry.toLatin1() + pdf.mid(end); // as long as before
}

} // namespace chipboard
