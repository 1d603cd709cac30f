// Hashes of short texts: equal for equal texts, different for others, whatever their memory layout.
#include "data/core/texthash.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QSet>

#include <unordered_map>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_texthash {

class TestTextHash : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void sameTextsHaveOneHash();
    void everyCharacterAndPlaceCounts();
    void seedsGiveOtherHashes();
    void lowBitsDiffer();
    void textsAreComparedToTheEnd();
    void mapsFindWhatIsInThem();
};

// Every length up to four groups of characters, once at an odd offset in a longer text.
void TestTextHash::sameTextsHaveOneHash()
{
    QCOMPARE(textHash({}, 7), textHash(u"", 7));
    const QString long_ = u"xGoogle Cloud Platform"_s;
    for (qsizetype size = 0; size <= 16; ++size) {
        const QStringView within = QStringView(long_).mid(1, size);
        QCOMPARE(textHash(within, 7), textHash(within.toString(), 7));
    }
}

void TestTextHash::everyCharacterAndPlaceCounts()
{
    QSet<quint64> hashes;
    int texts = 0;
    for (qsizetype size = 1; size <= 17; ++size) {
        for (qsizetype at = 0; at < size; ++at) {
            for (const QChar other : {QChar(u'b'), QChar(u'\0'), QChar(0x0161), QChar(0xFFFF)}) {
                QString text(size, u'a');
                text[at] = other;
                hashes << textHash(text, 0);
                ++texts;
            }
        }
    }
    hashes << textHash(u"ab", 0) << textHash(u"ba", 0) << textHash(u"abcdefgh", 0) << textHash(u"efghabcd", 0);
    QCOMPARE(hashes.size(), texts + 2); // "ab" and "ba" are included
}

void TestTextHash::seedsGiveOtherHashes()
{
    QSet<quint64> hashes;
    for (quint64 seed = 0; seed < 100; ++seed)
        hashes << textHash(u"us-east-1", seed) << textHash({}, seed);
    QCOMPARE(hashes.size(), 200);
}

// Tables use the low bits. 4,096 names in as many slots: ideal hashes fill 1 - 1/e of them, 2,589; the standard
// deviation is 20, so five of them either way.
void TestTextHash::lowBitsDiffer()
{
    constexpr int names = 4096;
    for (const quint64 seed : {quint64(0), quint64(1), quint64(0x123456789ABCDEF)}) {
        QSet<quint64> places;
        for (int i = 0; i < names; ++i)
            places << textHash(u"zone-"_s + QString::number(i), seed) % names;
        QVERIFY2(places.size() > 2489 && places.size() < 2689, qPrintable(QString::number(places.size())));
    }
}

void TestTextHash::textsAreComparedToTheEnd()
{
    QVERIFY(isSameText({}, u""));
    QVERIFY(isSameText(u"us-east-1", QStringView(u"(us-east-1)").mid(1, 9)));
    QVERIFY(!isSameText(u"us-east-1", u"us-east-2"));
    QVERIFY(!isSameText(u"us-east-1", u"us-east-"));
    QVERIFY(!isSameText({}, u"us"));
    QVERIFY(!isSameText(u"A", u"\u0141")); // the same low byte
}

void TestTextHash::mapsFindWhatIsInThem()
{
    QRandomGenerator random(5);
    std::unordered_map<QString, int, TextHash> map;
    QStringList texts;
    for (int i = 0; i < 1000; ++i) {
        texts << QString::number(random.generate(), 36) + u"-"_s + QString::number(i);
        map.emplace(texts.constLast(), i);
    }
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(map.at(texts.at(i)), i);
    QVERIFY(map.find(u"nowhere"_s) == map.end());
}

CHIPBOARD_TEST(TestTextHash, chipboard::testing::NoApplication)

} // namespace tst_texthash

#include "tst_texthash.moc"
