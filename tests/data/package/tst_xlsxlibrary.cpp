// The library of sheets is looked up when it is first needed: all of it, or a Problem that says what to do.
#include "data/package/xlsxlibrary.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace chipboard;

class TestXlsxLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void hasEveryFunction();
    void aMissingLibraryIsTold();
    void anotherLibraryIsTold();
};

void TestXlsxLibrary::hasEveryFunction()
{
    QVERIFY2(xlsxLibrary(), xlsxLibrary() ? "" : qPrintable(xlsxLibrary().problem().toText()));
#define CHIPBOARD_XLSX_CHECK(name) QVERIFY2(xlsx().name != nullptr, #name);
    CHIPBOARD_XLSX_FUNCTIONS(CHIPBOARD_XLSX_CHECK)
#undef CHIPBOARD_XLSX_CHECK
    QCOMPARE(QByteArray(xlsx().lxw_strerror(LXW_NO_ERROR)), QByteArray("No error."));
    QCOMPARE(&xlsxLibrary(), &xlsxLibrary()); // looked up once
}

void TestXlsxLibrary::aMissingLibraryIsTold()
{
    const Result<XlsxLibrary> library = loadXlsxLibrary(u"libnobody-has-this.so.9"_s);
    QVERIFY(!library);
    QVERIFY(library.problem().message.startsWith(u"The library that makes sheets cannot be used: "_s));
    QVERIFY(library.problem().message.contains(u"libnobody-has-this"_s));
    QVERIFY(library.problem().remedy.startsWith(u"Install libxlsxwriter "_s));
}

void TestXlsxLibrary::anotherLibraryIsTold()
{
#ifndef Q_OS_LINUX
    QSKIP("The C library has another name here.");
#endif
    const Result<XlsxLibrary> library = loadXlsxLibrary(u"libc.so.6"_s);
    QVERIFY(!library);
    QVERIFY2(library.problem().message.endsWith(u"libc.so.6 has no function chart_add_series."_s),
             qPrintable(library.problem().message));
}

QTEST_GUILESS_MAIN(TestXlsxLibrary)
#include "tst_xlsxlibrary.moc"
