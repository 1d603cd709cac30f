#include "widgets/export/pdfnavigation.h"

#include <QMap>
#include <QRegularExpression>
#include <QUrl>

#include <cmath>

namespace chipboard {
namespace {

constexpr double pointsAPixel = 72.0 / 96.0;

QByteArray reference(int object) { return QByteArray::number(object) + " 0 R"; }

// The number behind a key of the first match, 0 when there is none.
int numberBehind(const QByteArray &text, const QByteArray &key, qsizetype from)
{
    const qsizetype at = text.indexOf(key, from);
    return at < 0 ? 0 : text.mid(at + key.size(), 10).trimmed().split(' ').value(0).split('\n').value(0).toInt();
}

/// What is between "N 0 obj" and "endobj".
QByteArray bodyOf(const QByteArray &pdf, int object)
{
    const QByteArray head = '\n' + QByteArray::number(object) + " 0 obj\n";
    const qsizetype at = pdf.lastIndexOf(head);
    const qsizetype end = at < 0 ? -1 : pdf.indexOf("endobj", at);
    return end < 0 ? QByteArray() : pdf.mid(at + head.size(), end - at - head.size());
}

// UTF-16 with its mark, in hexadecimal digits: no character needs care.
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

/// Puts the update together; one is made for each withNavigation().
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
    [[nodiscard]] QByteArray annotation(const PdfLink &link) const;

    const QByteArray &m_pdf;
    double m_height;
    int m_root = 0;
    int m_info = 0;
    int m_size = 0;
    QByteArray m_id; ///< as the trailer has it
    qint64 m_previous = 0;
    QList<int> m_pages; ///< their objects
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

// Printing leaves nothing behind: no frame, and the flag that PDF/A asks for.
QByteArray Update::annotation(const PdfLink &link) const
{
    const auto number = [](double value) { return QByteArray::number(std::round(value * 100.0) / 100.0, 'f', 2); };
    const QRectF &r = link.rect;
    const QByteArray rect = '[' + number(r.left() * pointsAPixel) + ' ' + number(m_height - r.bottom() * pointsAPixel)
        + ' ' + number(r.right() * pointsAPixel) + ' ' + number(m_height - r.top() * pointsAPixel) + ']';
    const QByteArray to = link.url.isEmpty() ? "/Dest " + destination(link.target)
                                             : "/A <</S /URI /URI " + literal(QUrl(link.url).toEncoded()) + ">>";
    return "<</Type /Annot /Subtype /Link /Rect " + rect + " /Border [0 0 0] /F 4 " + to + ">>\n";
}

// Each page names a list of annotations, which is empty as Qt writes it.
void Update::addLinks(const QList<PdfLink> &links)
{
    QMap<int, QByteArray> lists;
    for (const PdfLink &link : links) {
        const QByteArray page = bodyOf(m_pdf, m_pages.value(link.page));
        const int list = numberBehind(page, "/Annots ", 0);
        if (list > 0)
            lists[list] += ' ' + reference(add(annotation(link)));
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

} // namespace chipboard
