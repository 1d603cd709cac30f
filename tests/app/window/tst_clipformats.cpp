// A chart on the clipboard: pictures, a table for documents, cells for a spreadsheet.
#include "app/window/clipformats.h"

#include "data/documents/chartpage.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"

#include <QImage>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestClipFormats : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(chipboard::testing::anyWarning()); }
    void rowsDiffer();
    void offersEverythingAtOnce();
    void offersOneAlone_data();
    void offersOneAlone();
    void nothingForAnUnknownFormat();
};

void TestClipFormats::rowsDiffer()
{
    QSet<QString> ids;
    for (const ClipFormat &format : clipFormats()) {
        ids.insert(QLatin1String(format.id));
        QVERIFY(*format.name != '\0' && format.add != nullptr);
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), clipFormats().size());
}

void TestClipFormats::offersEverythingAtOnce()
{
    const PageSpec page = test::samplePage();
    const auto clip = clipOf(chartPage(page, page.charts.at(1)));
    QVERIFY(clip->data(u"image/svg+xml"_s).startsWith("<?xml"));
    const QImage image = QImage::fromData(clip->data(u"image/png"_s), "PNG");
    QCOMPARE(image.size(), QSize(2560, 1440));
    QVERIFY(clip->hasImage());
    QVERIFY(clip->html().contains(u"<td>Trainium2</td>"_s));
    const QStringList lines = clip->text().split(u'\n');
    QCOMPARE(lines.constFirst(), u"Name\tMemory, GiB"_s);
    QCOMPARE(lines.size(), 9);
}

void TestClipFormats::offersOneAlone_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("mime");
    QTest::newRow("svg") << u"svg"_s << u"image/svg+xml"_s;
    QTest::newRow("png") << u"png"_s << u"image/png"_s;
    QTest::newRow("html") << u"html"_s << u"text/html"_s;
    QTest::newRow("tsv") << u"tsv"_s << u"text/plain"_s;
}

void TestClipFormats::offersOneAlone()
{
    QFETCH(const QString, id);
    QFETCH(const QString, mime);
    const auto clip = clipOf(test::samplePage(), id);
    for (const char *each : {"image/svg+xml", "image/png", "text/html", "text/plain"})
        QCOMPARE(clip->formats().contains(QLatin1String(each)), mime == QLatin1String(each));
}

void TestClipFormats::nothingForAnUnknownFormat()
{
    QVERIFY(clipOf(test::samplePage(), u"docx"_s)->formats().isEmpty());
}

QTEST_MAIN(TestClipFormats)
#include "tst_clipformats.moc"
