// Workbooks from the library are complete, or no file is written.
#include "data/core/package.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/sheetbook.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_madebook {

class TestMadeBook : public QObject
{
    Q_OBJECT

private slots:
    void aWholeOneIsHandedOn();
    void aBrokenOneIsRefused_data();
    void aBrokenOneIsRefused();
    void theReasonHasOneFullStop();

private:
    [[nodiscard]] QString written(const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString TestMadeBook::written(const QByteArray &bytes) const
{
    const QString path = m_folder.filePath(u"book.xlsx"_s);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

static PackageParts wholeParts()
{
    return {{u"[Content_Types].xml"_s, "<Types/>"},
            {u"xl/_rels/workbook.xml.rels"_s, "<Relationships/>"},
            {u"xl/sheet1.xml"_s, "<?xml version=\"1.0\"?>\n<sheet><row><c>1</c></row></sheet>\n"},
            {u"xl/media/image1.png"_s, "no XML"}};
}

void TestMadeBook::aWholeOneIsHandedOn()
{
    const QByteArray bytes = packageOf(wholeParts());
    const Result<QByteArray> book = madeWorkbook(written(bytes));
    QVERIFY2(book, book ? "" : qPrintable(book.problem().toText()));
    QCOMPARE(book.value(), bytes);
}

void TestMadeBook::aBrokenOneIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    const QByteArray whole = packageOf(wholeParts());
    const auto without = [](int part, const QByteArray &rest) {
        PackageParts parts = wholeParts();
        parts[part].bytes = rest;
        return packageOf(parts);
    };
    QTest::newRow("an empty part") << without(0, {}) << u"its part \"[Content_Types].xml\" is incomplete"_s;
    QTest::newRow("a part cut off") << without(2, "<?xml version=\"1.0\"?>\n<sheet><row><c>1")
                                    << u"its part \"xl/sheet1.xml\" is incomplete"_s;
    QTest::newRow("relations cut off") << without(1, "<Relationships><Rel")
                                       << u"its part \"xl/_rels/workbook.xml.rels\" is incomplete"_s;
    QTest::newRow("half a file") << whole.first(whole.size() / 2) << u"This file is not a ZIP package"_s;
    QTest::newRow("nothing") << QByteArray() << u"This file is not a ZIP package"_s;
}

void TestMadeBook::aBrokenOneIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, reason);
    const Result<QByteArray> book = madeWorkbook(written(bytes));
    QVERIFY(!book);
    const Problem &problem = book.problem();
    QCOMPARE(problem.code, ProblemCode::CannotWrite);
    QVERIFY2(problem.message.startsWith(u"Cannot create the workbook: "_s + reason), qPrintable(problem.message));
    QVERIFY2(problem.remedy.endsWith(QDir::toNativeSeparators(QDir::tempPath()) + u'.'), qPrintable(problem.remedy));
}

void TestMadeBook::theReasonHasOneFullStop()
{
    for (const QString &reason : {u"Zip error"_s, u"Zip error."_s, u"Zip error.."_s})
        QCOMPARE(workbookNotMade(reason).message, u"Cannot create the workbook: Zip error."_s);
    const Result<QByteArray> gone = madeWorkbook(m_folder.filePath(u"none.xlsx"_s));
    QVERIFY(!gone && !gone.problem().message.endsWith(u".."_s));
}

CHIPBOARD_TEST(TestMadeBook, QGuiApplication)

} // namespace tst_madebook

#include "tst_madebook.moc"
