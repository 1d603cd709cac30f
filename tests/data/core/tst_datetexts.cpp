// Dates as each language writes them. The expected texts are written by hand.
#include "data/core/format.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_datetexts {

class TestDateTexts : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void followTheLanguage_data();
    void followTheLanguage();
    void otherTextsStay_data();
    void otherTextsStay();
    void inSentences_data();
    void inSentences();
    void spreadsheetsKeepIso();
};

void TestDateTexts::followTheLanguage_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("expected");
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QLocale german(QLocale::German, QLocale::Germany);
    const QLocale spanish(QLocale::Spanish, QLocale::Spain);
    const QLocale french(QLocale::French, QLocale::France);
    const QLocale portuguese(QLocale::Portuguese, QLocale::Brazil);
    QTest::newRow("en, day") << english << u"2026-07-22"_s << u"22 Jul 2026"_s;
    QTest::newRow("en, first day") << english << u"2026-09-01"_s << u"1 Sep 2026"_s;
    QTest::newRow("en, month") << english << u"2026-07"_s << u"Jul 2026"_s;
    QTest::newRow("en, year") << english << u"2026"_s << u"2026"_s;
    QTest::newRow("Britain") << QLocale(QLocale::English, QLocale::UnitedKingdom) << u"2026-09-03"_s << u"3 Sep 2026"_s;
    QTest::newRow("C") << QLocale::c() << u"2026-12-05"_s << u"5 Dec 2026"_s;
    QTest::newRow("de, day") << german << u"2026-07-02"_s << u"02.07.2026"_s;
    QTest::newRow("de, month") << german << u"2026-03"_s << u"März 2026"_s;
    QTest::newRow("es, day") << spanish << u"2026-07-22"_s << u"22 jul 2026"_s;
    QTest::newRow("es, month") << spanish << u"2026-01"_s << u"ene 2026"_s;
    QTest::newRow("fr, day") << french << u"2026-07-22"_s << u"22 juil. 2026"_s;
    QTest::newRow("fr, month") << french << u"2026-08"_s << u"août 2026"_s;
    QTest::newRow("pt, day") << portuguese << u"2026-07-22"_s << u"22 jul. 2026"_s;
    QTest::newRow("pt, month") << portuguese << u"2026-02"_s << u"fev. 2026"_s;
    // The program has no Polish texts, so the date is English.
    QTest::newRow("Polish") << QLocale(QLocale::Polish, QLocale::Poland) << u"2026-07-22"_s << u"22 Jul 2026"_s;
}

void TestDateTexts::followTheLanguage()
{
    QFETCH(const QLocale, locale);
    QFETCH(const QString, date);
    QTEST(dateText(date, locale), "expected");
}

void TestDateTexts::otherTextsStay_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "undated", "2026-13", "2026-02-30", "2026-7-22", "late 2027", "2026/07/22", "20260722"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestDateTexts::otherTextsStay()
{
    QFETCH(const QString, text);
    QCOMPARE(dateText(text, QLocale(QLocale::French)), text);
    QVERIFY(!isIsoDate(text));
}

void TestDateTexts::inSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two days") << u"Unchanged from 2026-01-31 to 2026-10-08."_s
                              << u"Unchanged from 31 Jan 2026 to 8 Oct 2026."_s;
    QTest::newRow("a month") << u"vs Capacity Block 2026-07 41.528: 86%"_s
                             << u"vs Capacity Block Jul 2026 41.528: 86%"_s;
    QTest::newRow("at both ends") << u"2026-01-31, 2026-02"_s << u"31 Jan 2026, Feb 2026"_s;
    QTest::newRow("an address") << u"https://a.org/2026-01-31/x, a_2026-01.md"_s
                                << u"https://a.org/2026-01-31/x, a_2026-01.md"_s;
    QTest::newRow("a version") << u"v2026-07, 2026-07-22T00:00, 2026-07-22-a"_s
                               << u"v2026-07, 2026-07-22T00:00, 2026-07-22-a"_s;
    QTest::newRow("ranges of years") << u"2024-25 and 1000-20"_s << u"2024-25 and 1000-20"_s;
    QTest::newRow("hyphens only") << u"-----"_s << u"-----"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestDateTexts::inSentences()
{
    QFETCH(const QString, text);
    QTEST(withDateTexts(text, QLocale::c()), "expected");
}

void TestDateTexts::spreadsheetsKeepIso()
{
    QCOMPARE(filedDate(u"2026-07-22"_s), u"2026-07-22"_s);
    QCOMPARE(filedDate(u"2026-07"_s), u"2026-07"_s);
    QCOMPARE(filedDate(u"undated"_s), u"undated"_s);
}

CHIPBOARD_TEST(TestDateTexts, QCoreApplication)

} // namespace tst_datetexts

#include "tst_datetexts.moc"
