// Workbooks are byte-identical on every computer, and print in readable size.
#include "widgets/export/office/sheetbook.h"

#include "tests/support/madelocales.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"

#include <QGuiApplication>

#include <clocale>
#include <cstdio>
#include <thread>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_sheetbook {

class TestSheetBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void numbersAreAlikeInEveryLocale();
    void wideSheetsPrintOnSeveralPages();
};

// Independent of the locale of the process and its threads, which an embedding program may set.
void TestSheetBook::numbersAreAlikeInEveryLocale()
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
    QCOMPARE(QByteArray(text), QByteArray("2,9")); // otherwise the locale had no effect
    QCOMPARE(here, plain);
    QCOMPARE(elsewhere, plain);
}

// One page wide as long as its letters stay readable; further pages repeat the column of names.
void TestSheetBook::wideSheetsPrintOnSeveralPages()
{
    const auto sheetOf = [](int columns) {
        const Result<std::shared_ptr<SheetBook>> book = SheetBook::create({});
        BookSheet &sheet = book.value()->addSheet(u"One"_s);
        sheet.text(0, 0, u"Name"_s);
        for (int column = 0; column < columns; ++column)
            sheet.setWidth(column, 30.0);
        const PackageParts parts = readPackage(book.value()->finish().valueOr({}), {}).valueOr({});
        return testing::partOf(parts, u"xl/worksheets/sheet1.xml"_s) + testing::partOf(parts, u"xl/workbook.xml"_s);
    };
    const QByteArray narrow = sheetOf(8);
    QVERIFY(narrow.contains("fitToHeight=\"0\"") && !narrow.contains("fitToWidth"));
    QVERIFY(!narrow.contains("Print_Titles"));
    const QByteArray wide = sheetOf(20);
    QVERIFY2(wide.contains("fitToWidth=\"3\""), wide.constData());
    QVERIFY2(wide.contains("$A:$A"), wide.constData());
}

CHIPBOARD_TEST(TestSheetBook, QGuiApplication)

} // namespace tst_sheetbook

#include "tst_sheetbook.moc"
