// Presentations approved as text: position, size and text of everything on the slides; charts with axes, positions and
// labels; notes. CONTRIBUTING.md explains how to approve changes.
#include "data/board/board.h"
#include "data/files/catalogreader.h"
#include "tests/support/approved.h"
#include "tests/support/everypage.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/xmloutline.h"
#include "widgets/export/office/presentation.h"

#include <QGuiApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_approveddeck {

class TestApprovedDeck : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void decks_data();
    void decks();
    void reports();

private:
    [[nodiscard]] QString approvedFault(const QString &name, const QList<PageSpec> &pages,
                                        const DeckOptions &options) const;
    Catalog m_catalog;
};

namespace {

Board twoChips() { return onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)}); }

/// All slides, notes and charts, sorted by part name.
QString textOfDeck(const PackageParts &parts)
{
    static const QRegularExpression told(
        u"^ppt/(slides/s|notesSlides/n|charts/c|slideLayouts/s)[a-zA-Z]+[0-9]+\\.xml$"_s);
    static const QSet<QString> lines{u"p:sp"_s,  u"p:graphicFrame"_s, u"p:pic"_s,     u"p:cxnSp"_s,  u"a:p"_s,
                                     u"a:tr"_s,  u"a:tc"_s,           u"c:ser"_s,     u"c:dLbl"_s,   u"c:catAx"_s,
                                     u"c:pt"_s,  u"c:valAx"_s,        u"c:title"_s,   u"c:legend"_s, u"c:plotArea"_s,
                                     u"c:dPt"_s, u"c:errBars"_s,      u"c:barChart"_s};
    QMap<QString, QByteArray> chosen;
    for (const PackagePart &part : parts) {
        if (told.match(part.name).hasMatch())
            chosen.insert(part.name, part.bytes);
    }
    QString text;
    for (auto part = chosen.cbegin(); part != chosen.cend(); ++part)
        text += u"== "_s + part.key() + u'\n' + outlineOf(part.value(), lines);
    return text;
}

/// The image content does not matter here.
DeckLogo wideLogo() { return {"\x89PNG", {80, 20}, LogoCorner::BottomLeft, u"A company"_s}; }

} // namespace

QString TestApprovedDeck::approvedFault(const QString &name, const QList<PageSpec> &pages,
                                        const DeckOptions &options) const
{
    const Result<QByteArray> file = pptxOf(pages, options);
    if (!file)
        return file.problem().toText();
    const QString text = textOfDeck(readPackage(file.value(), {}).value());
    return faultOfApproved(u"widgets/export/office/approved/%1.txt"_s.arg(name), text.toUtf8());
}

void TestApprovedDeck::decks_data()
{
    QTest::addColumn<DeckOptions>("options");
    DeckOptions plain{.assumptions = {.chosen = {u"Discount: 20%"_s}}};
    DeckOptions narrow = plain;
    narrow.paper = {720.0, 540.0};
    narrow.numbers = true;
    DeckOptions own = plain;
    own.logo = wideLogo();
    own.type = 1.2;
    // These pages cover every kind of chart and table; positions on other pages follow the same rules.
    QTest::newRow("overview") << plain;
    QTest::newRow("compare") << narrow;
    QTest::newRow("workload") << own;
    QTest::newRow("value") << plain;
    QTest::newRow("what-if") << own;
}

void TestApprovedDeck::decks()
{
    QFETCH(const DeckOptions, options);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    const PageSpec page = test::pageOfId(id, test::everyPage(m_catalog, twoChips()));
    const QString fault = approvedFault(u"deck-"_s + id, {page}, options);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestApprovedDeck::reports()
{
    const Board board = twoChips();
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const PageSpec compare = test::pageOfId(u"compare"_s, test::everyPage(m_catalog, board));
    DeckOptions options{.report = reportOf(m_catalog, board, {{u"Compare"_s, compare, table}}, Formatter())};
    const QString fault = approvedFault(u"deck-report"_s, {compare}, options);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

CHIPBOARD_TEST(TestApprovedDeck, QGuiApplication)

} // namespace tst_approveddeck

#include "tst_approveddeck.moc"
