// Price records: price per chip, the identity of a series, and dates in files and their names.
#include "data/import/pricerecord.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pricerecord {

/// The hashed text.
static QString seriesOf(const PriceRecord &record)
{
    const QString count = record.chips ? QString::number(*record.chips, 'g', 12) : QString();
    return QStringList{record.provider,
                       record.region,
                       record.zone,
                       record.instance.text(),
                       record.accelerator,
                       count,
                       scopeWord(record.scope),
                       priceKindWord(record.kind)}
        .join(u'\n')
        .toLower();
}

class TestPriceRecord : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void pricePerChip();
    void seriesLeaveOutPriceAndDate();
    void hashesAreStable();
    void hashesAreThoseOfTheSeries();
    void scopesHaveWords();
    void datesAreRead_data();
    void datesAreRead();
    void datesAreThoseOfThePattern();
    void datesAsPeopleWriteThem_data();
    void datesAsPeopleWriteThem();
    void datesOfPaths_data();
    void datesOfPaths();
};

void TestPriceRecord::pricePerChip()
{
    PriceRecord record;
    record.usdPerHour = 21.5; // trn1.32xlarge, us-east-1, AWS list of 2026-07-20
    QVERIFY(!record.usdPerChipHour().has_value());
    record.chips = 0.0;
    QVERIFY(!record.usdPerChipHour().has_value());
    record.chips = 16.0;
    QCOMPARE(record.usdPerChipHour().value(), 1.34375); // 21.5 / 16
}

// Seeded: FNV-1a of seriesOf(), 64 bit (isthe.com/chongo/tech/comp/fnv), for any texts and counts.
void TestPriceRecord::hashesAreThoseOfTheSeries()
{
    const QStringList texts{{}, u"AWS"_s, u"us-East-1"_s, u"ÄÖé"_s, u"日本 Z"_s, u"ΣΩ"_s};
    const std::optional<double> counts[] = {std::nullopt,   0.0,  0.5,  1.0,  8.0,      72.0, 1024.0, 999999999.0, 1e9,
                                            123456789012.0, 1e13, -1.0, -0.0, 1.0 / 3.0};
    QRandomGenerator random(3);
    const auto anyText = [&] { return texts.at(random.bounded(int(texts.size()))); };
    for (int round = 0; round < 1000; ++round) {
        PriceRecord record{.provider = anyText(),
                           .region = anyText(),
                           .zone = anyText(),
                           .instance = InstanceId(anyText()),
                           .accelerator = anyText(),
                           .chips = counts[random.bounded(int(std::size(counts)))],
                           .scope = random.bounded(2) == 0 ? PriceScope::Machine : PriceScope::Accelerator,
                           .kind = random.bounded(2) == 0 ? PriceKind::Spot : PriceKind::OnDemand};
        quint64 expected = 14695981039346656037ULL;
        for (const QChar unit : seriesOf(record)) {
            for (const unsigned byte : {unit.unicode() & 0xFFU, unsigned(unit.unicode()) >> 8U})
                expected = (expected ^ byte) * 1099511628211ULL;
        }
        QVERIFY2(seriesHash(record) == expected, qPrintable(seriesOf(record)));
    }
}

// Seeded: short dates are read without the pattern that defines them.
void TestPriceRecord::datesAreThoseOfThePattern()
{
    const QRegularExpression pattern(u"^(20[0-7]\\d)(-(0[1-9]|1[0-2])(-\\d\\d([T ].*)?)?)?$"_s);
    const QStringList parts{u"2026"_s, u"1999"_s, u"2080"_s, u"-02"_s, u"-12"_s, u"-13"_s, u"-00"_s, u"-29"_s,
                            u"-31"_s,  u"T1"_s,   u" x"_s,   u" "_s,   u"20"_s,  u"²"_s,   u"-3"_s,  u"-30"_s};
    QRandomGenerator random(9);
    int dates = 0;
    for (int round = 0; round < 20'000; ++round) {
        QString text = random.bounded(3) == 0 ? QString() : u"2026"_s;
        for (int i = random.bounded(4); i > 0; --i)
            text += parts.at(random.bounded(int(parts.size())));
        const QString bare = text.trimmed();
        const bool isDate = pattern.match(bare).hasMatch()
            && (bare.size() < 10 || QDate::fromString(bare.left(10), Qt::ISODate).isValid());
        QCOMPARE(dateIn(text), isDate ? bare.left(10) : QString());
        dates += isDate ? 1 : 0;
    }
    QVERIFY(dates > 1000);
}

void TestPriceRecord::seriesLeaveOutPriceAndDate()
{
    PriceRecord a{.provider = u"AWS"_s,
                  .region = u"us-east-1"_s,
                  .instance = InstanceId(u"trn1.32xlarge"_s),
                  .chips = 16.0,
                  .usdPerHour = 21.5};
    PriceRecord b = a;
    b.usdPerHour = 20.0;
    b.asOf = u"2026-01-01"_s;
    b.line = 7;
    b.instance = InstanceId(u"TRN1.32xlarge"_s);
    QCOMPARE(seriesHash(a), seriesHash(b));
    const auto differs = [&a](auto change) {
        PriceRecord other = a;
        change(other);
        return seriesHash(other) != seriesHash(a);
    };
    QVERIFY(differs([](PriceRecord &r) { r.region = u"us-east-2"_s; }));
    QVERIFY(differs([](PriceRecord &r) { r.zone = u"a"_s; }));
    QVERIFY(differs([](PriceRecord &r) { r.kind = PriceKind::Spot; }));
    QVERIFY(differs([](PriceRecord &r) { r.scope = PriceScope::Accelerator; }));
    QVERIFY(differs([](PriceRecord &r) { r.chips = 8.0; }));
}

// Files store the hashes: FNV-1a over the UTF-16 of the series, calculated here from its text.
void TestPriceRecord::hashesAreStable()
{
    PriceRecord record{
        .provider = u"AWS"_s, .region = u"Größe"_s, .instance = InstanceId(u"trn1.32xlarge"_s), .chips = 16.0};
    QCOMPARE(seriesOf(record), u"aws\ngröße\n\ntrn1.32xlarge\n\n16\nmachine\non-demand"_s);
    quint64 expected = 14695981039346656037ULL;
    for (const QChar character : seriesOf(record)) {
        for (const ushort byte : {ushort(character.unicode() & 0xFF), ushort(character.unicode() >> 8)})
            expected = (expected ^ byte) * 1099511628211ULL;
    }
    QCOMPARE(seriesHash(record), expected);
    record.region = u"gröSSe"_s;
    QVERIFY(seriesHash(record) != expected);
}

void TestPriceRecord::scopesHaveWords()
{
    for (const PriceScope scope : {PriceScope::Machine, PriceScope::Accelerator})
        QCOMPARE(scopeFromWord(scopeWord(scope)).value(), scope);
    QVERIFY(!scopeFromWord(u"house").has_value());
}

void TestPriceRecord::datesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("date");
    QTest::newRow("a day") << u"2026-07-20"_s << u"2026-07-20"_s;
    QTest::newRow("a month") << u"2024-06"_s << u"2024-06"_s;
    QTest::newRow("a year") << u"2024"_s << u"2024"_s;
    QTest::newRow("a time stamp") << u"2026-07-22T07:14:56Z"_s << u"2026-07-22"_s;
    QTest::newRow("a time stamp with a blank") << u"2025-12-05 21:21:23+00:00"_s << u"2025-12-05"_s;
    QTest::newRow("no such day") << u"2026-02-30"_s << QString();
    QTest::newRow("no such month") << u"2026-13"_s << QString();
    QTest::newRow("another order") << u"20/07/2026"_s << QString();
    QTest::newRow("a model number") << u"2080"_s << QString();
    QTest::newRow("words") << u"today"_s << QString();
}

void TestPriceRecord::datesAreRead()
{
    QFETCH(const QString, text);
    QTEST(dateIn(text), "date");
}

void TestPriceRecord::datesAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("date");
    for (const char *text :
         {"2026-11-15", "2026/11/15", "2026.11.15", "20261115", "15.11.2026", "15. 11. 2026", "15/11/2026",
          "11/15/2026", "15-11-2026", "15 Nov 2026", "15. November 2026", "15-Nov-2026", "Nov 15, 2026",
          "November 15th, 2026", "15 novembre 2026", "11/15/2026 10:30"})
        QTest::newRow(text) << u"2026-11-15"_s;
    for (const char *text : {"2026-11", "November 2026", "Nov 2026"})
        QTest::newRow(text) << u"2026-11"_s;
    QTest::newRow("Sept 5, 2026") << u"2026-09-05"_s;
    QTest::newRow("05/05/2026") << u"2026-05-05"_s;
    for (const char *text : {"", "11/10/2026", "30.02.2026", "31 Feb 2026", "Novum 15, 2026", "2026/00/11",
                             "2026/11/00", "20261315", "15/11/26", "RTX 2080", "Model 2026", "1763200000", "today"})
        QTest::newRow(text) << QString();
}

void TestPriceRecord::datesAsPeopleWriteThem()
{
    const QString text = QString::fromUtf8(QTest::currentDataTag());
    QTEST(writtenDate(text), "date");
    QCOMPARE(isAmbiguousDate(text), text == u"11/10/2026");
}

void TestPriceRecord::datesOfPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("date");
    QTest::newRow("of the file") << u"/p/aws_ondemand_us-east-1_2026-07-20.csv"_s << u"2026-07-20"_s;
    QTest::newRow("of the folder") << u"/p/skypilot-2024-06/aws.csv"_s << u"2024-06"_s;
    QTest::newRow("the file before the folder") << u"/p/old-2020-01/aws-2024-06.csv"_s << u"2024-06"_s;
    QTest::newRow("none") << u"/p/aws.csv"_s << QString();
    QTest::newRow("a number of something else") << u"/p/rtx-2080.csv"_s << QString();
}

void TestPriceRecord::datesOfPaths()
{
    QFETCH(const QString, path);
    QTEST(dateInPath(path), "date");
}

CHIPBOARD_TEST(TestPriceRecord, chipboard::testing::NoApplication)

} // namespace tst_pricerecord

#include "tst_pricerecord.moc"
