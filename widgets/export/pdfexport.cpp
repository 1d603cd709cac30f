#include "widgets/export/pdfexport.h"

#include "data/core/embeddedboard.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "widgets/export/pagelayout.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDate>
#include <QMap>
#include <QPdfWriter>
#include <QPrinter>
#include <QRegularExpression>
#include <QUrl>
#include <QXmlStreamWriter>
#include <qcustomplot.h>

#include <cmath>

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

// Moves cross-reference entries that point after `position` by `delta`.
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
    return pdf.left(at) + entry.toLatin1() + pdf.mid(end); // same length as before
}

namespace {

constexpr double pointsAPixel = 72.0 / 96.0;

QByteArray reference(int object) { return QByteArray::number(object) + " 0 R"; }

// The number after the first match of a key; 0 if there is none.
int numberBehind(const QByteArray &text, const QByteArray &key, qsizetype from)
{
    const qsizetype at = text.indexOf(key, from);
    return at < 0 ? 0 : text.mid(at + key.size(), 10).trimmed().split(' ').value(0).split('\n').value(0).toInt();
}

/// The text between "N 0 obj" and "endobj".
QByteArray bodyOf(const QByteArray &pdf, int object)
{
    const QByteArray head = '\n' + QByteArray::number(object) + " 0 obj\n";
    const qsizetype at = pdf.lastIndexOf(head);
    const qsizetype end = at < 0 ? -1 : pdf.indexOf("endobj", at);
    return end < 0 ? QByteArray() : pdf.mid(at + head.size(), end - at - head.size());
}

// UTF-16 with byte order mark as hexadecimal digits, so that nothing needs escaping.
QByteArray textString(const QString &text)
{
    QByteArray hex = "<FEFF";
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

QByteArray literal(const QByteArray &text)
{
    QByteArray escaped;
    for (const char c : text) {
        if (c == '(' || c == ')' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return '(' + escaped + ')';
}

// Converts from pixels; `height` of the page in points.
QByteArray pdfRect(const QRectF &r, double height)
{
    const auto number = [](double value) { return QByteArray::number(std::round(value * 100.0) / 100.0, 'f', 2); };
    return '[' + number(r.left() * pointsAPixel) + ' ' + number(height - r.bottom() * pointsAPixel) + ' '
        + number(r.right() * pointsAPixel) + ' ' + number(height - r.top() * pointsAPixel) + ']';
}

// No border, and the print flag that PDF/A requires.
QByteArray annotationOf(const PdfLink &link, const QByteArray &destination, double height, const QByteArray &entries)
{
    const QByteArray to =
        link.url.isEmpty() ? "/Dest " + destination : "/A <</S /URI /URI " + literal(QUrl(link.url).toEncoded()) + ">>";
    return "<</Type /Annot /Subtype /Link /Rect " + pdfRect(link.rect, height) + " /Border [0 0 0] /F 4 " + to + entries
        + ">>\n";
}

/// Builds the incremental update; used once per withNavigation().
class Update
{
public:
    Update(const QByteArray &pdf, double height);
    [[nodiscard]] bool isValid() const { return m_root > 0 && m_size > 0 && !m_pages.isEmpty(); }
    void addOutline(const QList<OutlineEntry> &outline);
    void addLinks(const QList<PdfLink> &links);
    [[nodiscard]] QByteArray result() const;

private:
    int add(const QByteArray &body);
    [[nodiscard]] QByteArray destination(int page) const;

    const QByteArray &m_pdf;
    double m_height;
    int m_root = 0;
    int m_info = 0;
    int m_size = 0;
    QByteArray m_id; ///< as in the trailer
    qint64 m_previous = 0;
    QList<int> m_pages; ///< their object numbers
    QMap<int, QByteArray> m_objects;
};

Update::Update(const QByteArray &pdf, double height)
    : m_pdf(pdf)
    , m_height(height)
{
    const qsizetype trailer = pdf.lastIndexOf("\ntrailer");
    if (trailer < 0)
        return;
    m_root = numberBehind(pdf, "/Root ", trailer);
    m_info = numberBehind(pdf, "/Info ", trailer);
    m_size = numberBehind(pdf, "/Size ", trailer);
    m_previous = numberBehind(pdf, "startxref\n", trailer);
    if (const qsizetype id = pdf.indexOf("/ID", trailer); id >= 0)
        m_id = pdf.mid(id, pdf.indexOf(']', id) + 1 - id) + '\n';
    const QByteArray tree = bodyOf(pdf, numberBehind(bodyOf(pdf, m_root), "/Pages ", 0));
    static const QRegularExpression kid(QStringLiteral("([0-9]+) 0 R"));
    const qsizetype from = tree.indexOf("/Kids");
    const QString kids = QString::fromLatin1(tree.mid(from, tree.indexOf(']', from) - from));
    for (auto matches = kid.globalMatch(kids); from >= 0 && matches.hasNext();)
        m_pages << matches.next().captured(1).toInt();
}

int Update::add(const QByteArray &body)
{
    m_objects.insert(m_size, body);
    return m_size++;
}

QByteArray Update::destination(int page) const
{
    return '[' + reference(m_pages.value(page, m_pages.constFirst())) + " /Fit]";
}

void Update::addOutline(const QList<OutlineEntry> &outline)
{
    if (outline.isEmpty())
        return;
    const int root = m_size;
    const int first = root + 1;
    const auto count = static_cast<int>(outline.size());
    add("<</Type /Outlines /First " + reference(first) + " /Last " + reference(first + count - 1) + " /Count "
        + QByteArray::number(count) + ">>\n");
    for (int i = 0; i < count; ++i) {
        QByteArray item = "<</Title " + textString(outline.at(i).title) + " /Parent " + reference(root) + " /Dest "
            + destination(outline.at(i).page);
        if (i > 0)
            item += " /Prev " + reference(first + i - 1);
        if (i + 1 < count)
            item += " /Next " + reference(first + i + 1);
        add(item + ">>\n");
    }
    QByteArray catalog = bodyOf(m_pdf, m_root);
    catalog.insert(catalog.lastIndexOf(">>"), "/Outlines " + reference(root) + "\n/PageMode /UseOutlines\n");
    m_objects.insert(m_root, catalog);
}

// Each page refers to an annotation list, which Qt writes empty.
void Update::addLinks(const QList<PdfLink> &links)
{
    QMap<int, QByteArray> lists;
    for (const PdfLink &link : links) {
        const QByteArray page = bodyOf(m_pdf, m_pages.value(link.page));
        const int list = numberBehind(page, "/Annots ", 0);
        if (list > 0)
            lists[list] += ' ' + reference(add(annotationOf(link, destination(link.target), m_height, {})));
    }
    for (auto list = lists.constBegin(); list != lists.constEnd(); ++list)
        m_objects.insert(list.key(), '[' + list.value() + " ]\n");
}

QByteArray Update::result() const
{
    QByteArray pdf = m_pdf;
    QByteArray table = "xref\n";
    for (auto object = m_objects.constBegin(); object != m_objects.constEnd(); ++object) {
        table += QByteArray::number(object.key()) + " 1\n" + QByteArray::number(pdf.size()).rightJustified(10, '0')
            + " 00000 n \n";
        pdf += QByteArray::number(object.key()) + " 0 obj\n" + object.value() + "endobj\n";
    }
    const qsizetype start = pdf.size();
    pdf += table + "trailer\n<<\n/Size " + QByteArray::number(m_size) + "\n/Info " + reference(m_info) + "\n/Root "
        + reference(m_root) + '\n' + m_id + "/Prev " + QByteArray::number(m_previous) + "\n>>\nstartxref\n"
        + QByteArray::number(start) + "\n%%EOF\n";
    return pdf;
}

} // namespace

QByteArray withNavigation(const QByteArray &pdf, const PdfNavigation &navigation, double height)
{
    Update update(pdf, height);
    if (!update.isValid() || (navigation.outline.isEmpty() && navigation.links.isEmpty()))
        return pdf;
    update.addOutline(navigation.outline);
    update.addLinks(navigation.links);
    return update.result();
}

namespace {

/// The objects of a file written by QPdfWriter, for rewriting in place: pages are not stored twice.
class PdfObjects
{
public:
    explicit PdfObjects(const QByteArray &pdf);
    [[nodiscard]] bool isValid() const { return m_root > 0 && !m_bodies.isEmpty(); }
    [[nodiscard]] int root() const { return m_root; }
    [[nodiscard]] QByteArray body(int object) const { return m_bodies.value(object); }
    void setBody(int object, const QByteArray &body) { m_bodies.insert(object, body); }
    int add(const QByteArray &body);
    /// Inserts before the last ">>" of a dictionary.
    void addEntries(int object, const QByteArray &entries);
    [[nodiscard]] QList<int> pages() const;
    /// The inflated content of a stream; null if there is none.
    [[nodiscard]] QByteArray content(int object) const;
    void setContent(int object, const QByteArray &content);
    [[nodiscard]] QByteArray written() const;

private:
    QByteArray m_head;    ///< before the first object
    QByteArray m_trailer; ///< from "trailer" to the position of the table
    QMap<int, QByteArray> m_bodies;
    int m_root = 0;
};

PdfObjects::PdfObjects(const QByteArray &pdf)
{
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.indexOf("trailer", table);
    const qsizetype start = pdf.indexOf("startxref", trailer);
    if (table < 1 || trailer < 0 || start < 0)
        return;
    QMap<qsizetype, int> places;
    int object = -1;
    for (const QByteArray &line : pdf.mid(table, trailer - table).split('\n')) {
        if (line.contains(" 00000 n") && line.left(10).toLongLong() > 0)
            places.insert(line.left(10).toLongLong(), object);
        if (line.contains(" 00000 n") || line.contains(" 65535 f"))
            ++object;
        else if (line.startsWith("0 "))
            object = 0;
    }
    for (auto place = places.constBegin(); place != places.constEnd(); ++place) {
        const qsizetype from = pdf.indexOf(" obj\n", place.key()) + 5;
        const auto next = std::next(place);
        const qsizetype to = pdf.lastIndexOf("endobj", next == places.constEnd() ? table : next.key());
        m_bodies.insert(place.value(), pdf.mid(from, to - from));
    }
    m_head = pdf.left(places.isEmpty() ? 0 : places.firstKey());
    m_trailer = pdf.mid(trailer, start - trailer);
    m_root = numberBehind(m_trailer, "/Root ", 0);
}

int PdfObjects::add(const QByteArray &body)
{
    const int object = m_bodies.lastKey() + 1;
    m_bodies.insert(object, body);
    return object;
}

void PdfObjects::addEntries(int object, const QByteArray &entries)
{
    QByteArray body = m_bodies.value(object);
    body.insert(body.lastIndexOf(">>"), entries);
    m_bodies.insert(object, body);
}

QList<int> PdfObjects::pages() const
{
    const QByteArray tree = body(numberBehind(body(m_root), "/Pages ", 0));
    const qsizetype from = tree.indexOf('[', tree.indexOf("/Kids"));
    QList<int> pages;
    for (const QByteArray &word : tree.mid(from + 1, tree.indexOf(']', from) - from - 1).simplified().split('R')) {
        if (const int page = word.trimmed().split(' ').value(0).toInt(); page > 0)
            pages << page;
    }
    return pages;
}

QByteArray PdfObjects::content(int object) const
{
    const QByteArray body = m_bodies.value(object);
    const qsizetype from = body.indexOf("stream\n") + 7;
    const qsizetype to = body.lastIndexOf("\nendstream");
    if (from < 7 || to < from || !body.left(from).contains("/FlateDecode"))
        return {};
    return qUncompress(QByteArray(4, '\0') + body.mid(from, to - from)); // placeholder for the size that Qt expects
}

void PdfObjects::setContent(int object, const QByteArray &content)
{
    const QByteArray packed = qCompress(content).mid(4);
    const QByteArray old = m_bodies.value(object);
    const int length = numberBehind(old, "/Length ", 0);
    setBody(length, QByteArray::number(packed.size()) + '\n');
    setBody(object, old.left(old.indexOf("stream\n") + 7) + packed + "\nendstream\n");
}

QByteArray PdfObjects::written() const
{
    QByteArray pdf = m_head;
    const int count = m_bodies.lastKey() + 1;
    QByteArray table = "xref\n0 " + QByteArray::number(count) + "\n0000000000 65535 f \n";
    for (int object = 1; object < count; ++object) {
        if (!m_bodies.contains(object)) {
            table += "0000000000 65535 f \n";
            continue;
        }
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(object) + " 0 obj\n" + m_bodies.value(object) + "endobj\n";
    }
    const int size = numberBehind(m_trailer, "/Size ", 0);
    QByteArray trailer = m_trailer;
    trailer.replace("/Size " + QByteArray::number(size), "/Size " + QByteArray::number(count));
    const qsizetype start = pdf.size();
    return pdf + table + trailer + "startxref\n" + QByteArray::number(start) + "\n%%EOF\n";
}

constexpr qsizetype mostCells = 5000; // tags for hundreds of pages of measurements would quadruple the file

/// Builds the structure tree of one file.
class TaggedPdf
{
public:
    /// `byRows`: tags each table row as one cell.
    TaggedPdf(PdfObjects &objects, double height, bool byRows)
        : m_objects(objects)
        , m_height(height)
        , m_byRows(byRows)
        , m_sheets(objects.pages())
        , m_tree(objects.add({}))
        , m_document(objects.add({}))
    {
    }
    /// False if the page's content differs from what was drawn.
    bool addPage(int page, const QList<ContentTag> &tags, QList<PdfLink> links);
    void finish(const QString &language);

private:
    struct Leaf
    {
        qsizetype mark = 0; ///< marked-content id on the page
        ContentTag tag;
    };
    [[nodiscard]] QByteArray marked(const QByteArray &content, const QList<ContentTag> &tags,
                                    QList<Leaf> &leaves) const;
    int add(int parent, const char *type, const QByteArray &entries);
    void addElement(int page, const Leaf &leaf, QMap<qsizetype, int> &parents, QList<PdfLink> &links);
    [[nodiscard]] QByteArray addLink(int parent, int page, const PdfLink &link);
    void addTable(int page, const QList<Leaf> &cells, QMap<qsizetype, int> &parents);

    PdfObjects &m_objects;
    double m_height;
    bool m_byRows;
    QList<int> m_sheets; ///< page objects
    int m_tree;
    int m_document;
    QByteArray m_kids;
    QByteArray m_numbers;     ///< entries of the parent tree
    QByteArray m_linkNumbers; ///< likewise, for the links of one page, appended after its entries
    QByteArray m_annotations; ///< of one page
    int m_next = 0;           ///< next key in the parent tree
};

bool isCell(const ContentTag &tag) { return tag.kind == ContentKind::TableHead || tag.kind == ContentKind::TableCell; }

const char *typeOf(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Title:
        return "H1";
    case ContentKind::Heading:
        return "H2";
    case ContentKind::Figure:
        return "Figure";
    case ContentKind::TableHead:
        return "TH";
    case ContentKind::TableCell:
        return "TD";
    default:
        return "P";
    }
}

QByteArray TaggedPdf::marked(const QByteArray &content, const QList<ContentTag> &tags, QList<Leaf> &leaves) const
{
    const QByteArray tail = ' ' + QByteArray::number(ContentTags::line) + " 1 1 re\nf\n";
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const QByteArray sign = QByteArray::number(-ContentTags::first - i) + tail;
        const qsizetype at = content.indexOf(sign, done);
        if (at < 0)
            return {};
        const bool goesOn =
            m_byRows && i > 0 && isCell(tags.at(i)) && isCell(tags.at(i - 1)) && tags.at(i).row == tags.at(i - 1).row;
        result += content.mid(done, at - done) + (i > 0 && !goesOn ? "EMC\n" : "");
        done = at + sign.size();
        if (goesOn)
            continue;
        if (i + 1 == tags.size())
            break; // the end
        if (tags.at(i).kind == ContentKind::Artifact) {
            result += "/Artifact BMC\n";
            continue;
        }
        result +=
            QByteArray("/") + typeOf(tags.at(i).kind) + " <</MCID " + QByteArray::number(leaves.size()) + ">> BDC\n";
        leaves << Leaf{leaves.size(), tags.at(i)};
    }
    return result + content.mid(done);
}

int TaggedPdf::add(int parent, const char *type, const QByteArray &entries)
{
    return m_objects.add(QByteArray("<</Type /StructElem /S /") + type + " /P " + reference(parent) + entries + ">>\n");
}

void TaggedPdf::addTable(int page, const QList<Leaf> &cells, QMap<qsizetype, int> &parents)
{
    const int table = add(m_document, "Table", {});
    m_kids += reference(table) + ' ';
    QByteArray rows;
    for (qsizetype i = 0; i < cells.size();) {
        const int row = add(table, "TR", {});
        QByteArray kids;
        for (const qsizetype number = cells.at(i).tag.row; i < cells.size() && cells.at(i).tag.row == number; ++i) {
            const int cell = add(row, typeOf(cells.at(i).tag.kind),
                                 " /Pg " + reference(page) + " /K " + QByteArray::number(cells.at(i).mark));
            parents.insert(cells.at(i).mark, cell);
            kids += reference(cell) + ' ';
        }
        m_objects.addEntries(row, " /K [" + kids + ']');
        rows += reference(row) + ' ';
    }
    m_objects.addEntries(table, " /K [" + rows + ']');
}

// The alternative text is the target: an address, or a page number.
QByteArray TaggedPdf::addLink(int parent, int page, const PdfLink &link)
{
    const int annotation = m_objects.add({});
    const int element = add(parent, "Link",
                            " /Pg " + reference(page) + " /K <</Type /OBJR /Pg " + reference(page) + " /Obj "
                                + reference(annotation) + ">>");
    const QString words = link.url.isEmpty() ? tr("Page %1", "of a document").arg(link.target + 1) : link.url;
    const QByteArray destination = '[' + reference(m_sheets.value(link.target, m_sheets.constFirst())) + " /Fit]";
    m_objects.setBody(annotation,
                      annotationOf(link, destination, m_height,
                                   " /StructParent " + QByteArray::number(m_next) + " /Contents " + textString(words)));
    m_linkNumbers += QByteArray::number(m_next++) + ' ' + reference(element) + '\n';
    m_annotations += ' ' + reference(annotation);
    return ' ' + reference(element);
}

// Links inside the element become part of it.
void TaggedPdf::addElement(int page, const Leaf &leaf, QMap<qsizetype, int> &parents, QList<PdfLink> &links)
{
    const bool isFigure = leaf.tag.kind == ContentKind::Figure;
    QByteArray entries = " /Pg " + reference(page);
    if (!leaf.tag.words.isEmpty())
        entries += (isFigure ? " /Alt " : " /ActualText ") + textString(leaf.tag.words);
    if (isFigure)
        entries += " /A <</O /Layout /BBox " + pdfRect(leaf.tag.rect, m_height) + ">>";
    const int element = add(m_document, typeOf(leaf.tag.kind), entries);
    QByteArray kids = QByteArray::number(leaf.mark);
    links.removeIf([&](const PdfLink &link) {
        const bool isOn = leaf.tag.rect.contains(link.rect.center())
            || (link.rect.contains(leaf.tag.rect.center()) && link.url.isEmpty());
        if (isOn)
            kids += addLink(element, page, link);
        return isOn;
    });
    m_objects.addEntries(element, " /K [" + kids + ']');
    parents.insert(leaf.mark, element);
    m_kids += reference(element) + ' ';
}

// Reading order: texts above the charts in layout order, charts, other texts from top to bottom, the table, and the
// footer.
bool TaggedPdf::addPage(int page, const QList<ContentTag> &tags, QList<PdfLink> links)
{
    const int stream = numberBehind(m_objects.body(page), "/Contents ", 0);
    const QByteArray content = m_objects.content(stream);
    QList<Leaf> leaves;
    const QByteArray result = content.isEmpty() ? QByteArray() : marked(content, tags, leaves);
    if (result.isEmpty())
        return false;
    m_objects.setContent(stream, result);
    const auto isOfTable = [](const Leaf &leaf) { return isCell(leaf.tag); };
    double top = m_height / pointsAPixel;
    for (const Leaf &leaf : std::as_const(leaves)) {
        if (leaf.tag.kind == ContentKind::Figure)
            top = std::min(top, leaf.tag.rect.top());
    }
    QList<Leaf> cells = allWhere(leaves, isOfTable);
    const auto placeOf = [&](const Leaf &leaf) {
        return leaf.tag.isFooter ? 3 : leaf.tag.kind == ContentKind::Figure ? 1 : leaf.tag.rect.top() < top ? 0 : 2;
    };
    const int number = m_next++;
    m_linkNumbers.clear();
    m_annotations.clear();
    QMap<qsizetype, int> parents;
    QList<Leaf> ordered = leaves;
    ordered.removeIf(isOfTable);
    std::ranges::stable_sort(ordered, [&](const Leaf &a, const Leaf &b) {
        const int place = placeOf(a);
        return place != placeOf(b) ? place < placeOf(b) : place == 2 && a.tag.rect.top() < b.tag.rect.top();
    });
    for (const Leaf &leaf : std::as_const(ordered)) {
        if (leaf.tag.isFooter && !cells.isEmpty())
            addTable(page, std::exchange(cells, {}), parents);
        addElement(page, leaf, parents, links);
    }
    if (!cells.isEmpty())
        addTable(page, cells, parents);
    for (const PdfLink &link : std::as_const(links)) // outside of any text
        m_kids += addLink(m_document, page, link) + ' ';
    if (const int list = numberBehind(m_objects.body(page), "/Annots ", 0); list > 0 && !m_annotations.isEmpty())
        m_objects.setBody(list, '[' + m_annotations + " ]\n");
    m_numbers += QByteArray::number(number) + " [";
    for (const int parent : std::as_const(parents))
        m_numbers += reference(parent) + ' ';
    m_numbers += "]\n" + m_linkNumbers;
    m_objects.addEntries(page, "/StructParents " + QByteArray::number(number) + "\n/Tabs /S\n");
    return true;
}

void TaggedPdf::finish(const QString &language)
{
    const int parents = m_objects.add("<</Nums [" + m_numbers + "]>>\n");
    m_objects.setBody(m_document,
                      "<</Type /StructElem /S /Document /P " + reference(m_tree) + " /K [" + m_kids + "]>>\n");
    m_objects.setBody(m_tree,
                      "<</Type /StructTreeRoot /K [" + reference(m_document) + "] /ParentTree " + reference(parents)
                          + " /ParentTreeNextKey " + QByteArray::number(m_next) + ">>\n");
    m_objects.addEntries(m_objects.root(),
                         "/StructTreeRoot " + reference(m_tree) + "\n/MarkInfo <</Marked true>>\n/Lang "
                             + literal(language.toLatin1()) + "\n/ViewerPreferences <</DisplayDocTitle true>>\n");
}

} // namespace

QByteArray withTags(const QByteArray &pdf, const PdfStructure &structure, double height)
{
    PdfObjects objects(pdf);
    const QList<int> pages = objects.isValid() ? objects.pages() : QList<int>();
    if (pages.isEmpty() || pages.size() != structure.pages.size())
        return pdf;
    qsizetype cells = 0;
    for (const QList<ContentTag> &page : structure.pages)
        cells += std::ranges::count_if(page, isCell);
    TaggedPdf tagged(objects, height, cells > mostCells);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QList<PdfLink> links = structure.links;
        links.removeIf([i](const PdfLink &link) { return link.page != i; });
        if (!tagged.addPage(pages.at(i), structure.pages.at(i), links))
            return pdf;
    }
    tagged.finish(structure.language);
    return objects.written();
}

namespace {

void setUp(QPdfWriter &writer, const PdfWords &words, const PageLayout &layout)
{
    const QString creator = u"Chipboard " CHIPBOARD_VERSION ""_s;
    if (words.forArchives)
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
    // At 96 DPI, lengths and font sizes in pixels match the screen.
    writer.setResolution(96);
    writer.setPageSize(QPageSize(layout.paper, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(words.title);
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(words, creator));
}

QList<PdfLink> linksOf(const Sheet &sheet, int page, TextRuler &ruler)
{
    QList<PdfLink> links;
    for (const SheetLink &link : sheet.links + webLinks(sheet, ruler))
        links.append({page, link.rect, link.url, link.sheet});
    return links;
}

/// PDF/A-1 allows no attachments, so such a file contains no board and cannot be reopened.
Result<QByteArray> written(const QList<PaperPage> &papers, PdfWords words, const QList<OutlineEntry> &outline,
                           const ExportOptions &options, const QByteArray &board, TextRuler &ruler)
{
    words.forArchives = options.forArchives;
    words.date = options.day.isEmpty() ? words.date : options.day;
    const bool hasBoard = !board.isEmpty() && !options.forArchives;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, words, papers.constFirst().layout);
    if (hasBoard)
        writer.addFileAttachment(QLatin1String(boardAttachment), board, u"application/json"_s);
    QCPPainter painter(&writer);
    const QLocale locale = readingLocale();
    PdfStructure structure{locale.language() == QLocale::C ? u"en"_s : locale.bcp47Name(), {}, {}};
    int count = 0;
    for (const PaperPage &paper : papers) {
        for (const Sheet &sheet : paper.layout.sheets) {
            if (count > 0)
                writer.newPage();
            paintGround(painter, paper);
            ContentTags tags;
            paintSheet(painter, paper, sheet, ruler, &tags);
            structure.pages << tags.tags();
            structure.links += linksOf(sheet, count++, ruler);
        }
    }
    painter.end();
    const double height = std::round(papers.constFirst().layout.paper.height());
    const QByteArray tagged = withTags(buffer.data(), structure, height);
    const bool isTagged = tagged != buffer.data(); // including links
    const PdfNavigation navigation{outline, isTagged ? QList<PdfLink>() : structure.links};
    const QByteArray pdf = withNavigation(withFixedId(withFixedDate(tagged, words.date)), navigation, height);
    return hasBoard ? sealed(pdf) : pdf;
}

} // namespace

Result<QByteArray> pagesPdf(const QList<PageSpec> &pages, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<QList<PaperPage>> papers = paperPages(pages, options, ruler);
    if (!papers)
        return papers.problem();
    QList<OutlineEntry> outline;
    qsizetype sheets = 0;
    for (qsizetype i = 0; i < pages.size() && pages.size() > 1; ++i) {
        outline.append({pages.at(i).title, static_cast<int>(sheets)});
        sheets += papers.value().at(i).layout.sheets.size();
    }
    return written(papers.value(), wordsOf(pages.constFirst()), outline, options, board, ruler);
}

Result<QByteArray> reportPdf(const ReportSpec &report, const ExportOptions &options, const QByteArray &board)
{
    TextRuler ruler;
    const Result<PaperReport> paper = paperReport(report, options, ruler);
    if (!paper)
        return paper.problem();
    QList<OutlineEntry> outline;
    for (const ReportOutline &entry : paper.value().outline)
        outline.append({entry.title, entry.sheet});
    return written(paper.value().pages, {report.title, report.takeaway, report.keywords, report.date}, outline, options,
                   board, ruler);
}

/// The table's id if the size is in the table.
static QString paperIn(const QPrinter &printer)
{
    const QSizeF points = printer.pageLayout().fullRect(QPageLayout::Point).size();
    for (const PageSize &size : pageSizes()) {
        if (std::abs(size.width - points.width()) < 1.0 && std::abs(size.height - points.height()) < 1.0)
            return QLatin1String(size.id);
    }
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    return u"%1x%2mm"_s.arg(qRound(paper.width())).arg(qRound(paper.height()));
}

Result<Done> printPages(const QList<PageSpec> &pages, ExportOptions options, QPrinter &printer)
{
    TextRuler ruler;
    options.pageSize = paperIn(printer);
    const Result<QList<PaperPage>> papers = paperPages(pages, options, ruler);
    if (!papers)
        return papers.problem();
    printer.setResolution(96); // lengths in pixels, as in setUp()
    printer.setFullPage(true);
    printer.setDocName(pages.constFirst().title);
    QCPPainter painter;
    if (!painter.begin(&printer))
        return Problem{ProblemCode::CannotWrite,
                       tr("Cannot print on \"%1\".")
                           .arg(printer.outputFileName().isEmpty() ? printer.printerName() : printer.outputFileName()),
                       tr("Check the printer, or export a PDF file.")};
    int number = 0;
    bool isFirst = true;
    for (const PaperPage &paper : papers.value()) {
        for (const Sheet &sheet : paper.layout.sheets) {
            ++number;
            if (printer.fromPage() > 0 && (number < printer.fromPage() || number > printer.toPage()))
                continue;
            if (!isFirst)
                printer.newPage();
            isFirst = false;
            paintGround(painter, paper);
            paintSheet(painter, paper, sheet, ruler);
        }
    }
    return Done();
}

} // namespace chipboard
