#include "widgets/export/pagesize.h"

#include "tests/support/guitest.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestPageSize : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void rowsDiffer();
    void sizes_data();
    void sizes();
    void unknownNamesFindNothing_data();
    void unknownNamesFindNothing();
};

void TestPageSize::rowsDiffer()
{
    QSet<QString> ids;
    QSet<QString> names;
    for (const PageSize &size : pageSizes()) {
        ids.insert(QLatin1String(size.id));
        names.insert(QLatin1String(size.name));
        QCOMPARE(findPageSize(QLatin1String(size.id)), &size);
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), pageSizes().size());
    QCOMPARE(static_cast<std::size_t>(names.size()), pageSizes().size());
}

void TestPageSize::sizes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("width"); // in inches
    QTest::addColumn<double>("height");

    // PowerPoint's widescreen slide; ISO 216 (297 x 210 mm, 25.4 mm an inch); ANSI A.
    QTest::newRow("a slide is that of PowerPoint") << u"slide"_s << 40.0 / 3.0 << 7.5;
    QTest::newRow("A4 lies") << u"a4"_s << 297.0 / 25.4 << 210.0 / 25.4;
    QTest::newRow("A4 stands") << u"a4-portrait"_s << 210.0 / 25.4 << 297.0 / 25.4;
    QTest::newRow("Letter lies") << u"letter"_s << 11.0 << 8.5;
    QTest::newRow("Letter stands") << u"letter-portrait"_s << 8.5 << 11.0;
}

void TestPageSize::sizes()
{
    QFETCH(const QString, id);
    QFETCH(const double, width);
    QFETCH(const double, height);
    const PageSize *size = findPageSize(id);
    QVERIFY(size);
    QVERIFY(qAbs(size->width - width * 72.0) < 0.01);
    QVERIFY(qAbs(size->height - height * 72.0) < 0.01);
}

void TestPageSize::unknownNamesFindNothing_data()
{
    QTest::addColumn<QString>("id");

    QTest::newRow("no name") << QString();
    QTest::newRow("a size that is not offered") << u"a3"_s;
    QTest::newRow("another case") << u"A4"_s;
    QTest::newRow("a beginning") << u"let"_s;
}

void TestPageSize::unknownNamesFindNothing()
{
    QFETCH(const QString, id);
    QVERIFY(!findPageSize(id));
}

QTEST_MAIN(TestPageSize)
#include "tst_pagesize.moc"
