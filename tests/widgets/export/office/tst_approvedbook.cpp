// A workbook approved as text: every cell with its place, format and content; widths, heights, frozen panes, links, and
// chart positions. CONTRIBUTING.md explains how to approve changes.
#include "data/board/board.h"
#include "data/files/catalogreader.h"
#include "tests/support/approved.h"
#include "tests/support/everypage.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "tests/support/xmloutline.h"
#include "widgets/export/office/boardworkbook.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_approvedbook {

class TestApprovedBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sheets_data();
    void sheets();
    void drawings();

private:
    Catalog m_catalog;
    PackageParts m_parts;
};

/// The formats that cells reference by number: "font 3, fill 0, #,##0.0, right".
static QStringList formatsOf(const PackageParts &parts)
{
    QMap<QString, QString> numbers;
    QStringList formats;
    bool isOfCells = false;
    for (const XmlElement &one : elementsOf(partOf(parts, u"xl/styles.xml"_s))) {
        const auto said = [&one](const char *name) { return one.attributes.value(QLatin1String(name)).toString(); };
        if (one.name == u"numFmt")
            numbers.insert(said("numFmtId"), said("formatCode"));
        isOfCells = one.name == u"cellXfs" || (isOfCells && one.name != u"cellStyles");
        if (isOfCells && one.name == u"xf")
            formats << u"font %1 fill %2 border %3 %4"_s.arg(said("fontId"), said("fillId"), said("borderId"),
                                                             numbers.value(said("numFmtId"), said("numFmtId")));
        if (isOfCells && (one.name == u"alignment" || one.name == u"protection")) {
            for (const QXmlStreamAttribute &attribute : one.attributes)
                formats.last() += u" %1=%2"_s.arg(attribute.qualifiedName(), attribute.value());
        }
    }
    return formats;
}

/// The sheet as text, with texts and formats in place of their numbers. Skips empty cells.
static QString textOfSheet(const QByteArray &part, const QStringList &texts, const QStringList &formats)
{
    static const QSet<QString> lines{u"col"_s,
                                     u"row"_s,
                                     u"c"_s,
                                     u"pane"_s,
                                     u"mergeCell"_s,
                                     u"hyperlink"_s,
                                     u"dataValidation"_s,
                                     u"conditionalFormatting"_s,
                                     u"pageSetup"_s,
                                     u"autoFilter"_s};
    QStringList shown;
    for (const QString &line : outlineOf(part, lines).split(u'\n')) {
        static const QRegularExpression cell(u"^( *c r=\\S+)( s=\\d+)?( t=\\w+)?(.*)$"_s);
        const QRegularExpressionMatch match = cell.match(line);
        if (!match.hasMatch()) {
            shown << line;
            continue;
        }
        const int format = match.captured(2).section(u'=', 1).toInt();
        QString held = match.captured(4).trimmed();
        if (match.captured(3) == u" t=s")
            held = u'"' + texts.value(held.remove(u'"').toInt()) + u'"';
        if (!held.isEmpty())
            shown << u"%1 [%2]%3 %4"_s.arg(match.captured(1), formats.value(format), match.captured(3), held).trimmed();
    }
    return shown.join(u'\n');
}

void TestApprovedBook::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    board.assumptions.discount = 20.0;
    const QList<PageSpec> every = test::everyPage(m_catalog, board);
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    QList<WorkbookPage> pages;
    for (const QString &id : {u"overview"_s, u"compare"_s, u"value"_s, u"price-history"_s})
        pages << WorkbookPage{test::pageOfId(id, every), table, id};
    const auto file = boardWorkbook({m_catalog, board, pages, {}, {}, {}, {}});
    QVERIFY2(bool(file), file ? "" : qPrintable(file.problem().toText()));
    m_parts = readPackage(file.value(), u"x"_s).value();
}

void TestApprovedBook::sheets_data()
{
    QTest::addColumn<QByteArray>("part");
    int sheet = 0;
    for (const XmlElement &one : elementsOf(partOf(m_parts, u"xl/workbook.xml"_s))) {
        if (one.name != u"sheet")
            continue;
        const QString name = one.attributes.value(u"name"_s).toString().replace(u' ', u'-').toLower();
        QTest::addRow("%s", qPrintable(name)) << partOf(m_parts, u"xl/worksheets/sheet%1.xml"_s.arg(++sheet));
    }
}

void TestApprovedBook::sheets()
{
    QFETCH(const QByteArray, part);
    const QString text = textOfSheet(part, sharedTexts(m_parts), formatsOf(m_parts));
    const QString name = u"widgets/export/office/approved/%1.txt"_s.arg(QString::fromLatin1(QTest::currentDataTag()));
    const QString fault = faultOfApproved(name, text.toUtf8());
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

// Fonts, fills, defined names, and charts with their positions.
void TestApprovedBook::drawings()
{
    static const QSet<QString> lines{u"font"_s,    u"fill"_s,       u"definedName"_s,       u"sheet"_s,   u"c:ser"_s,
                                     u"c:dLbl"_s,  u"c:valAx"_s,    u"xdr:twoCellAnchor"_s, u"c:catAx"_s, u"c:pt"_s,
                                     u"c:title"_s, u"c:plotArea"_s, u"c:errBars"_s,         u"c:legend"_s};
    static const QRegularExpression told(u"^xl/(styles|workbook|charts/chart\\d+|drawings/drawing\\d+)\\.xml$"_s);
    QMap<QString, QByteArray> chosen;
    for (const PackagePart &part : m_parts) {
        if (told.match(part.name).hasMatch())
            chosen.insert(part.name, part.bytes);
    }
    QString text;
    for (auto part = chosen.cbegin(); part != chosen.cend(); ++part)
        text += u"== "_s + part.key() + u'\n' + outlineOf(part.value(), lines);
    const QString fault = faultOfApproved(u"widgets/export/office/approved/drawings.txt"_s, text.toUtf8());
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

CHIPBOARD_TEST(TestApprovedBook, QGuiApplication)

} // namespace tst_approvedbook

#include "tst_approvedbook.moc"
