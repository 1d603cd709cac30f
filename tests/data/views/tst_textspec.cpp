// Statements of a page: signs that need no colour, lines for files, and the meaning of the signs.
#include "data/views/pagespec.h"
#include "tests/support/spectext.h"

#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_textspec {

class TestTextSpec : public QObject
{
    Q_OBJECT

private slots:
    void everySignIsOneOfItsOwn();
    void linesHaveSignAndSources();
    void theLegendHasWhatOccurs();
    void pagesTellTheirTexts();
};

static const QList<TextSign> all{TextSign::For, TextSign::Against, TextSign::Verify,
                                 TextSign::Out, TextSign::Turn,    TextSign::Step};

static const TextSection section{
    u"s"_s,
    u"Heading"_s,
    u"A line."_s,
    {{TextSign::For, u"Good."_s, u"Guide, 2025"_s}, {TextSign::Out, u"Too dear."_s}, {TextSign::None, u"So it is."_s}}};

void TestTextSpec::everySignIsOneOfItsOwn()
{
    QSet<QString> glyphs;
    QSet<QString> labels;
    for (const TextSign sign : all) {
        QCOMPARE(signGlyph(sign).size(), 1);
        glyphs << signGlyph(sign);
        labels << signLabel(sign);
    }
    QCOMPARE(glyphs.size(), all.size());
    QCOMPARE(labels.size(), all.size());
    QVERIFY(signGlyph(TextSign::None).isEmpty() && signLabel(TextSign::None).isEmpty());
    QCOMPARE(signGlyph(TextSign::Against), u"\u2212"_s); // a minus, not a hyphen
    QCOMPARE(signLabel(TextSign::Verify), u"To verify"_s);
}

void TestTextSpec::linesHaveSignAndSources()
{
    QCOMPARE(linesOf(section),
             (QStringList{u"A line."_s, u"+ Good. [Guide, 2025]"_s, u"\u2717 Too dear."_s, u"So it is."_s}));
    QCOMPARE(linesOf({u"s"_s, u"Heading"_s, {}, {}}), QStringList());
    QVERIFY(sharedSourcesText(section).isEmpty());
    const TextSection shared{
        u"s"_s, u"Heading"_s, {}, {{TextSign::Step, u"List."_s}, {TextSign::Step, u"Run."_s}}, u"Guide, 2025"_s};
    QCOMPARE(linesOf(shared), (QStringList{u"\u2610 List."_s, u"\u2610 Run."_s, u"Source of all: Guide, 2025"_s}));
}

void TestTextSpec::theLegendHasWhatOccurs()
{
    QCOMPARE(signLegend({section}), QStringList{u"+ = for it"_s});
    QVERIFY(signLegend({}).isEmpty());
}

void TestTextSpec::pagesTellTheirTexts()
{
    PageSpec page{.texts = {section}};
    QVERIFY(toText(page).contains(u"text s: Heading\n  A line.\n  + Good. [Guide, 2025]\n"_s));
    PageSpec other = page;
    other.texts.first().items.first().text = u"Better."_s;
    QVERIFY(page != other);
}

CHIPBOARD_TEST(TestTextSpec, QCoreApplication)

} // namespace tst_textspec

#include "tst_textspec.moc"
