// What makes two price lists different, and what does not.
#include "data/import/importkey.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <cmath>
#include <functional>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_contentdigest {

static PriceRecord aRecord()
{
    return PriceRecord{.provider = u"AWS"_s,
                       .region = u"us-east-1"_s,
                       .zone = u"use1-az4"_s,
                       .instance = InstanceId(u"trn1.32xlarge"_s),
                       .accelerator = u"Trainium"_s,
                       .chip = ChipId(u"trainium"_s),
                       .chips = 16.0,
                       .usdPerHour = 21.5,
                       .asOf = u"2026-07-20"_s,
                       .line = 2};
}

static QString digestOf(const QList<PriceRecord> &records)
{
    ContentDigest digest;
    for (const PriceRecord &record : records)
        digest.add(record);
    return digest.text();
}

class TestContentDigest : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void isStableForEver();
    void whatTheFileSaysCounts();
    void whatTheCatalogueAddsDoesNot();
    void everyByteIsAsDescribed();
};

// BLAKE2b-256 of "AWS\nus-east-1\nuse1-az4\ntrn1.32xlarge\nTrainium\nmachine\non-demand\n2026-07-20\n21.5\n", from
// Python: hashlib.blake2b(text, digest_size=32).hexdigest()[:16].
void TestContentDigest::isStableForEver()
{
    QCOMPARE(digestOf({aRecord()}), u"0aa1e03271c4640a"_s);
    QCOMPARE(digestOf({}), u"0e5751c026e543b2"_s); // of an empty list
}

// Seeded: texts of any characters and prices of any size are hashed as Qt formats them.
void TestContentDigest::everyByteIsAsDescribed()
{
    QRandomGenerator random(11);
    const QStringList texts{{}, u"AWS"_s, u"é"_s, u"us-east-1"_s, u"日本"_s, u"𝄞 x"_s, u"a\nb"_s, u"\u0080"_s};
    const auto anyText = [&] { return texts.at(random.bounded(int(texts.size()))); };
    for (int round = 0; round < 500; ++round) {
        PriceRecord record = aRecord();
        for (QString *text : {&record.provider, &record.region, &record.zone, &record.accelerator, &record.asOf})
            *text = anyText();
        record.instance = InstanceId(anyText());
        record.scope = random.bounded(2) == 0 ? PriceScope::Machine : PriceScope::Accelerator;
        // Every other price is half-way between two texts of 17 digits: 100 and a 32768th.
        const double half = 100.0 + (1.0 + 2.0 * random.bounded(16384)) / 32768.0;
        // Drawn in separate statements: argument order is unspecified.
        const double odd = 1.0 + 2.0 * random.bounded(5000);
        const double fewPlaces = std::ldexp(odd, -random.bounded(10, 30));
        const double share = random.generateDouble();
        const double anySize = std::ldexp(share, random.bounded(-60, 80));
        record.usdPerHour = round % 2 == 0 ? half : round % 4 == 1 ? fewPlaces : anySize;
        QByteArray row;
        for (const QString &text : {record.provider, record.region, record.zone, record.instance.text(),
                                    record.accelerator, scopeWord(record.scope), u"on-demand"_s, record.asOf})
            row += text.toUtf8() + '\n';
        row += QByteArray::number(record.usdPerHour, 'g', 17) + '\n';
        const QByteArray hash = QCryptographicHash::hash(row, QCryptographicHash::Blake2b_256).toHex();
        QCOMPARE(digestOf({record}), QString::fromLatin1(hash.left(16)));
    }
}

void TestContentDigest::whatTheFileSaysCounts()
{
    const std::function<void(PriceRecord &)> changes[] = {
        [](PriceRecord &one) { one.provider = u"GCP"_s; },
        [](PriceRecord &one) { one.region = u"us-east-2"_s; },
        [](PriceRecord &one) { one.zone.clear(); },
        [](PriceRecord &one) { one.instance = InstanceId(u"trn1.2xlarge"_s); },
        [](PriceRecord &one) { one.accelerator = u"Trainium2"_s; },
        [](PriceRecord &one) { one.scope = PriceScope::Accelerator; },
        [](PriceRecord &one) { one.kind = PriceKind::Spot; },
        [](PriceRecord &one) { one.usdPerHour = 21.500001; },
        [](PriceRecord &one) { one.asOf = u"2026-07-21"_s; },
    };
    QStringList seen{digestOf({aRecord()}), digestOf({aRecord(), aRecord()}), digestOf({})};
    for (const auto &change : changes) {
        PriceRecord other = aRecord();
        change(other);
        const QString digest = digestOf({other});
        QCOMPARE(digest.size(), 16);
        QVERIFY2(!seen.contains(digest), qPrintable(digest));
        seen << digest;
    }
    PriceRecord shifted = aRecord(); // adjacent texts do not run together
    shifted.region = u"us-east-1u"_s;
    shifted.zone = u"se1-az4"_s;
    QVERIFY(!seen.contains(digestOf({shifted})));
}

void TestContentDigest::whatTheCatalogueAddsDoesNot()
{
    PriceRecord other = aRecord();
    other.chip = ChipId(u"another"_s);
    other.chips.reset();
    other.line = 99;
    QCOMPARE(digestOf({other}), digestOf({aRecord()}));
}

CHIPBOARD_TEST(TestContentDigest, chipboard::testing::NoApplication)

} // namespace tst_contentdigest

#include "tst_contentdigest.moc"
