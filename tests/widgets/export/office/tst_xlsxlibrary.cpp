// The library of sheets is looked up when it is first needed: all of it, or a Problem that says what to do.
#include "widgets/export/office/sheetbook.h"
#include "widgets/export/office/xlsxlibrary.h"

#include "tests/support/madelocales.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <clocale>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_xlsxlibrary {

class TestXlsxLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void hasEveryFunction();
    void aMissingLibraryIsTold();
    void anotherLibraryIsTold();
    void numbersAreAlikeInEveryLocale();
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

// Whatever the process and its threads are set to: who embeds this may not know of it.
void TestXlsxLibrary::numbersAreAlikeInEveryLocale()
{
    const testing::MadeLocales locales;
    if (const QString reason = locales.make(u"de_DE"_s); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    const auto workbook = [] {
        const Result<std::shared_ptr<SheetBook>> book = SheetBook::create({});
        BookSheet &sheet = book.value()->addSheet(u"One"_s);
        sheet.number(0, 0, 2.9);
        sheet.formula(1, 0, u"A1*2.5"_s, 7.25);
        sheet.setWidth(0, 12.75);
        sheet.rule(2, 0, {0.25, 0.75, false, {}, {}, {}});
        sheet.rule(3, 0, {0.0, 0.0, false, {1.5, 2.5}, {}, {}});
        return book.value()->finish().valueOr({});
    };
    const QByteArray plain = workbook();
    QVERIFY(!plain.isEmpty());
    qputenv("LOCPATH", locales.path().toUtf8());
    QVERIFY(std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr);
    char text[8] = {};
    std::snprintf(text, sizeof text, "%.1f", 2.9);
    const QByteArray here = workbook();
    QByteArray elsewhere;
    std::thread([&] { elsewhere = workbook(); }).join();
    std::setlocale(LC_ALL, "C.UTF-8");
    qunsetenv("LOCPATH");
    QCOMPARE(QByteArray(text), QByteArray("2,9")); // else nothing was tried
    QCOMPARE(here, plain);
    QCOMPARE(elsewhere, plain);
}

CHIPBOARD_TEST(TestXlsxLibrary, QCoreApplication)

} // namespace tst_xlsxlibrary

#include "tst_xlsxlibrary.moc"
