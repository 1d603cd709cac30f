#include "tests/support/testmain.h"
#include "widgets/export/pdfexport.h"

#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"

#include <QApplication>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pdfmetadata {

class TestPdfMetadata : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void xmpSaysWhatThePageIs();
    void xmpEscapes();
    void setsTheDate_data();
    void setsTheDate();
    void leavesAloneWhatHasNoDate();
};

/// The texts of all elements of one name, in order.
static QStringList textsIn(const QByteArray &xml, const QString &name)
{
    QXmlStreamReader reader(xml);
    QStringList texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.qualifiedName() == name)
            texts << reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return reader.hasError() ? QStringList{reader.errorString()} : texts;
}

void TestPdfMetadata::xmpSaysWhatThePageIs()
{
    const PageSpec page = test::samplePage();
    const QByteArray xmp = xmpMetadata(wordsOf(page), u"Chipboard 1"_s);
    QCOMPARE(textsIn(xmp, u"dc:title"_s), QStringList{page.title});
    QCOMPARE(textsIn(xmp, u"xmp:CreatorTool"_s), QStringList{u"Chipboard 1"_s});
    QCOMPARE(textsIn(xmp, u"xmp:CreateDate"_s), QStringList{u"2026-11-20T00:00:00Z"_s});
    QCOMPARE(textsIn(xmp, u"pdf:Keywords"_s), QStringList{u"Trainium2, H100, cost"_s});
    const QString description = textsIn(xmp, u"dc:description"_s).value(0);
    for (const ChartSpec &chart : page.charts)
        QVERIFY2(description.contains(chart.subtitle), qPrintable(description));
    QVERIFY(description.contains(page.footer));
    QVERIFY(xmp.startsWith("<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"));
    QVERIFY(xmp.endsWith("<?xpacket end=\"w\"?>"));
}

void TestPdfMetadata::xmpEscapes()
{
    PageSpec page{.title = u"<b>1 & 2</b> ]]> \"é\""_s};
    const QByteArray xmp = xmpMetadata(wordsOf(page), u"<x>"_s);
    QCOMPARE(textsIn(xmp, u"dc:title"_s), QStringList{page.title});
    QCOMPARE(textsIn(xmp, u"xmp:CreatorTool"_s), QStringList{u"<x>"_s});
    QVERIFY(textsIn(xmp, u"dc:subject"_s).isEmpty());
}

static QByteArray tenDigits(qsizetype number) { return QByteArray::number(number).rightJustified(10, '0'); }

/// Two objects, before and after the date, with a valid cross-reference table.
static QByteArray tinyPdf(const QByteArray &date)
{
    QByteArray pdf = "%PDF-1.4\n";
    const qsizetype first = pdf.size();
    pdf += "1 0 obj\n<< /CreationDate (" + date + ") >>\nendobj\n";
    const qsizetype second = pdf.size();
    pdf += "2 0 obj\n<< >>\nendobj";
    const qsizetype table = pdf.size() + 1;
    pdf += "\nxref\n0 3\n0000000000 65535 f \n" + tenDigits(first) + " 00000 n \n" + tenDigits(second)
        + " 00000 n \ntrailer\n<< /Size 3 >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    return pdf;
}

void TestPdfMetadata::setsTheDate_data()
{
    QTest::addColumn<QByteArray>("clock");
    QTest::addColumn<QString>("day");
    QTest::addColumn<QByteArray>("expected");

    const QByteArray november = "D:20261120000000Z";
    QTest::newRow("of the same length") << QByteArray("D:20261121021028Z") << u"2026-11-20"_s << november;
    QTest::newRow("with a time zone") << QByteArray("D:20261121021028+02'00'") << u"2026-11-20"_s << november;
    QTest::newRow("shorter") << QByteArray("D:2026") << u"2026-11-20"_s << november;
    QTest::newRow("a day that is none") << QByteArray("D:2026") << u"2026-02-30"_s << QByteArray("D:20000101000000Z");
    QTest::newRow("no day") << QByteArray("D:2026") << QString() << QByteArray("D:20000101000000Z");
}

void TestPdfMetadata::setsTheDate()
{
    QFETCH(const QByteArray, clock);
    QFETCH(const QString, day);
    QFETCH(const QByteArray, expected);
    QCOMPARE(withFixedDate(tinyPdf(clock), day), tinyPdf(expected));
}

void TestPdfMetadata::leavesAloneWhatHasNoDate()
{
    for (const QByteArray pdf : {"", "%PDF-1.4\n%%EOF\n", "/CreationDate (D:2026"})
        QCOMPARE(withFixedDate(pdf, u"2026-11-20"_s), pdf);
}

CHIPBOARD_TEST(TestPdfMetadata, QApplication)

} // namespace tst_pdfmetadata

#include "tst_pdfmetadata.moc"
