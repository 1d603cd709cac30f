// Type sizes by page size, checked against the minimums of the slide check (10.5 points in charts, 9 in footers; 8.25
// on paper), at 96 pixels per inch.
#include "tests/support/testmain.h"
#include "widgets/export/pagesize.h"

#include <QApplication>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_papertype {

static constexpr double points(int pixels) { return pixels * 0.75; }

class TestPaperType : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void slidesAreKnown_data();
    void slidesAreKnown();
    void typeIsLargeEnough_data();
    void typeIsLargeEnough();
    void stepsGoDown_data() { slidesAreKnown_data(); }
    void stepsGoDown();
    void familyIsTaken();
};

void TestPaperType::slidesAreKnown_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("isASlide");
    QTest::newRow("wide") << u"slide"_s << true;
    QTest::newRow("4:3") << u"slide-4x3"_s << true;
    QTest::newRow("half of one") << u"half-slide"_s << false;
    QTest::newRow("one of one's own") << u"1920x1080px"_s << true;
    QTest::newRow("a picture for a text") << u"1200x675px"_s << false;
    QTest::newRow("a strip") << u"200x60mm"_s << false;
    QTest::newRow("square") << u"square"_s << false;
    QTest::newRow("A4") << u"a4"_s << false;
    QTest::newRow("A4 upright") << u"a4-portrait"_s << false;
    QTest::newRow("Letter") << u"letter"_s << false;
}

void TestPaperType::slidesAreKnown()
{
    QFETCH(const QString, size);
    QFETCH(const bool, isASlide);
    QCOMPARE(isSlide(*findPageSize(size)), isASlide);
    QCOMPARE(typeRange(*findPageSize(size), normalType()), isASlide ? normalType().slide : normalType().paper);
}

void TestPaperType::typeIsLargeEnough_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("chart");
    QTest::addColumn<double>("footer");
    for (const char *slide : {"slide", "slide-4x3", "1920x1080px"}) {
        QTest::addRow("normal, %s", slide) << QString::fromLatin1(slide) << u"normal"_s << 10.5 << 9.0;
        QTest::addRow("large, %s", slide) << QString::fromLatin1(slide) << u"large"_s << 12.0 << 9.0;
        QTest::addRow("small, %s", slide) << QString::fromLatin1(slide) << u"small"_s << 7.5 << 7.5;
    }
    QTest::newRow("paper") << u"a4"_s << u"normal"_s << 8.25 << 8.25;
    QTest::newRow("small on paper") << u"letter"_s << u"small"_s << 6.75 << 6.75;
}

void TestPaperType::typeIsLargeEnough()
{
    QFETCH(const QString, size);
    QFETCH(const QString, type);
    QFETCH(const double, chart);
    QFETCH(const double, footer);
    for (const TypeScale &scale : paperTypes(*findPageSize(size), *findExportType(type), {})) {
        QVERIFY2(points(std::min(scale.body, scale.small)) >= chart, qPrintable(QString::number(scale.body)));
        const int below = footerFont(scale).pixelSize();
        QVERIFY2(points(below) >= footer && below <= scale.small && below <= 15,
                 qPrintable(QString::number(scale.body)));
    }
}

void TestPaperType::stepsGoDown()
{
    QFETCH(const QString, size);
    for (const ExportType &asked : exportTypes()) {
        const TypeRange &range = typeRange(*findPageSize(size), asked);
        const QList<TypeScale> scales = paperTypes(*findPageSize(size), asked, {});
        QCOMPARE(scales.constFirst().body, range.largest);
        QCOMPARE(scales.constLast().body, range.smallest);
        for (qsizetype i = 1; i < scales.size(); ++i) {
            QCOMPARE(scales.at(i).body, scales.at(i - 1).body - 1);
            QVERIFY(scales.at(i).small <= scales.at(i - 1).small);
            QVERIFY(scales.at(i).title == range.title && scales.at(i).small <= scales.at(i).heading);
        }
    }
}

void TestPaperType::familyIsTaken()
{
    const PageSize slide = *findPageSize(u"slide"_s);
    QCOMPARE(paperTypes(slide, normalType(), u"DejaVu Serif"_s).constFirst().family, u"DejaVu Serif"_s);
    QCOMPARE(paperTypes(slide, normalType(), {}).constFirst().family, paperTheme().type.family);
}

CHIPBOARD_TEST(TestPaperType, QApplication)

} // namespace tst_papertype

#include "tst_papertype.moc"
