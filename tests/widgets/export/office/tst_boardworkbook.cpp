// A board as a workbook: the content of its cells, no executable or broken content, a lossless round trip, and formulas
// that LibreOffice calculates to the program's results.
#include "widgets/export/office/boardworkbook.h"

#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "data/views/pagebuilder.h"
#include "tests/support/diskfiles.h"
#include "tests/support/livecases.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/livesheets.h"

#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_boardworkbook {

class TestBoardWorkbook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void sheetsInTheirOrder();
    void namesOfAssumptionsAndResults();
    void figuresWithTheirSources();
    void whatIsMissingIsNeverZero();
    void assumptionsAreOpenAndTheRestIsNot();
    void moneyFollowsTheRate();
    void movesAreTold();
    void levelsOfExpertsAreWritten();
    void formulasNameCells();
    void textsAreNeverExecuted();
    void anyTextIsWellFormed();
    void addressesAndTexts();
    void sheetsHaveNamesOfTheirOwn();
    void whatHasNoPlaceIsSaid_data();
    void whatHasNoPlaceIsSaid();
    void noRoomIsSaid();
    void manyRowsAreTold();
    void withoutAWorkload();
    void equalBytesAndTheBoardInside();
    void spreadsheetsAgree();

private:
    [[nodiscard]] QByteArray written(const Board &board) const
    {
        return boardWorkbook({m_catalog, board, pagesOf(board), {}, writeBoard(board)}).value();
    }
    [[nodiscard]] QList<WorkbookPage> pagesOf(const Board &board) const
    {
        const ResultTable table = evaluate(m_catalog, board, board.charts);
        return {{comparePage(m_catalog, board, table, Formatter().in(shownCurrency(board.currency))), table}};
    }
    [[nodiscard]] ReadBook read(const QByteArray &file) const { return readBook(readPackage(file, u"x"_s).value()); }

    Catalog m_catalog;
};

namespace {

// Parses every part as XML; returns the first error, or nothing.
QString faultOf(const QByteArray &file)
{
    const PackageParts parts = readPackage(file, u"x"_s).value();
    for (const PackagePart &part : parts) {
        if (!part.name.endsWith(u".xml"_s) && !part.name.endsWith(u".rels"_s))
            continue;
        QXmlStreamReader xml(part.bytes);
        while (!xml.atEnd())
            xml.readNext();
        if (xml.hasError())
            return part.name + u": "_s + xml.errorString();
    }
    return {};
}

std::optional<Board> boardIn(const QByteArray &file)
{
    const auto text = boardInPackage(file, u"x.xlsx"_s);
    return text ? readBoard(text.value(), u"x.xlsx"_s).board : std::nullopt;
}

QString addressOf(const ReadSheet &sheet, const QString &text)
{
    for (auto cell = sheet.begin(); cell != sheet.end(); ++cell) {
        if (cell.value().text == text)
            return cell.key();
    }
    return {};
}

QString rowOf(const QString &address)
{
    QString row = address;
    return row.remove(QRegularExpression(u"[A-Z]"_s));
}

} // namespace

void TestBoardWorkbook::sheetsInTheirOrder()
{
    const PackageParts parts = readPackage(written(onDemandBoard()), u"x"_s).value();
    QStringList names;
    QXmlStreamReader xml(partOf(parts, u"xl/workbook.xml"_s));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"sheet")
            names << xml.attributes().value(u"name"_s).toString();
    }
    QCOMPARE(names,
             (QStringList{u"Overview"_s, u"Assumptions"_s, u"Results"_s, u"Moving"_s, u"Charts"_s, u"Data"_s, u"Bars"_s,
                          u"Working"_s, u"Sources"_s}));
    QByteArray charts; // the page's charts first, then those of the results
    for (const PackagePart &part : parts) {
        if (part.name.startsWith(u"xl/charts/chart"_s))
            charts += part.bytes;
    }
    QVERIFY(charts.contains("<c:barChart>"));
    QVERIFY2(charts.contains("Bars!$"), "a chart follows the results");
    QVERIFY(partOf(parts, u"xl/worksheets/sheet7.xml"_s).contains("ISNUMBER('Results'!$"));
    const QByteArray results = partOf(parts, u"xl/worksheets/sheet3.xml"_s);
    QVERIFY(results.contains("state=\"frozen\"") && results.contains("orientation=\"landscape\""));
    QVERIFY(partOf(parts, u"docProps/core.xml"_s).contains((m_catalog.revision + u"T00:00:00Z"_s).toUtf8()));
}

// Names as in `--set`; the values of a metric are in one column.
void TestBoardWorkbook::namesOfAssumptionsAndResults()
{
    const Board board = onDemandBoard();
    const LiveModel model = liveModelOf(m_catalog, board);
    const QList<LiveValue> values = valuesOf(model);
    const ReadBook book = read(written(board));
    for (const LiveInput &input : model.inputs) {
        const ReadCell cell = book.sheets.value(u"Assumptions"_s).value(addressIn(book.names.value(input.id), 0));
        const double value = std::get<double>(values.at(input.cell));
        QCOMPARE(cell.text.toDouble(), value); // an empty cell is 0, too
    }
    int numbers = 0;
    for (int row = 0; row < model.rows.size(); ++row) {
        for (const LiveResult &result : model.rows.at(row).results) {
            if (!book.names.contains(result.metric))
                continue;
            const ReadCell cell =
                book.sheets.value(u"Results"_s).value(addressIn(book.names.value(result.metric), row));
            const double *number = std::get_if<double>(&values.at(result.value));
            QCOMPARE(cell.isNumber, number != nullptr);
            if (number == nullptr)
                QCOMPARE(cell.text, u"n/p"_s);
            else
                QVERIFY(std::abs(cell.text.toDouble() - *number) <= 1e-12 * std::abs(*number));
            QVERIFY(number == nullptr || !cell.formula.isEmpty());
            numbers += number != nullptr ? 1 : 0;
        }
    }
    QVERIFY(numbers > 60);
}

// H100: 80 GiB, labelled "80 GB" in its list; 55.04 USD/h for eight: 6.88.
void TestBoardWorkbook::figuresWithTheirSources()
{
    const ReadBook book = read(written(onDemandBoard()));
    const ReadSheet data = book.sheets.value(u"Data"_s);
    QStringList rows;
    for (auto cell = data.begin(); cell != data.end(); ++cell) {
        if (cell.key().startsWith(u'B') && cell.value().text == u"h100-sxm"_s)
            rows << rowOf(cell.key());
    }
    bool hasMemory = false;
    bool hasRival = false;
    for (const QString &row : std::as_const(rows)) {
        QVERIFY(!data.value(u'L' + row).text.isEmpty()); // date
        QVERIFY(!data.value(u'M' + row).text.isEmpty()); // source
        const bool isRival = data.value(u'O' + row).text.startsWith(u"Conflicting"_s);
        if (data.value(u'D' + row).text == u"memory"_s && !isRival) {
            QCOMPARE(data.value(u'E' + row).text, u"80"_s);
            QCOMPARE(data.value(u'H' + row).text, u"GiB"_s);
            hasMemory = true;
        }
        hasRival = hasRival || isRival;
    }
    QVERIFY(hasMemory && hasRival);
    const QString price = addressOf(data, u"price_chip_hour"_s);
    QVERIFY(!price.isEmpty());
    QVERIFY(data.value(u'E' + rowOf(price)).formula.endsWith(u"*exchange_rate"_s));
    QVERIFY(!addressOf(book.sheets.value(u"Sources"_s), u"official"_s).isEmpty());
}

// Trainium4 has neither a price nor a peak.
void TestBoardWorkbook::whatIsMissingIsNeverZero()
{
    Board board = onDemandBoard({ChipId(u"trainium4"_s), ChipId(u"h100-sxm"_s)});
    const ReadBook book = read(written(board));
    const ReadSheet results = book.sheets.value(u"Results"_s);
    for (const QString &metric : {u"usd_per_1m_tokens"_s, u"chips_used"_s})
        QCOMPARE(results.value(addressIn(book.names.value(metric), 0)).text, u"n/p"_s);
    QVERIFY(results.value(addressIn(book.names.value(u"usd_per_1m_tokens"_s), 1)).text.toDouble() > 0.1);
    QVERIFY(!addressOf(results, u"No dense peak of Trainium4 is published for this precision."_s).isEmpty());
    const ReadSheet data = book.sheets.value(u"Data"_s);
    QVERIFY(!addressOf(data, u"n/p"_s).isEmpty());
    for (auto cell = data.begin(); cell != data.end(); ++cell)
        QVERIFY(!cell.key().startsWith(u'E') || cell.value().text != u"0"_s);
}

void TestBoardWorkbook::assumptionsAreOpenAndTheRestIsNot()
{
    Board board = onDemandBoard();
    board.assumptions.utilisation = 41.0;
    const QByteArray file = written(board);
    const PackageParts parts = readPackage(file, u"x"_s).value();
    const QByteArray sheet = partOf(parts, u"xl/worksheets/sheet2.xml"_s);
    QVERIFY(sheet.contains("<sheetProtection "));
    QVERIFY(sheet.contains("<dataValidation type=\"decimal\""));
    QVERIFY(partOf(parts, u"xl/styles.xml"_s).contains("<protection locked=\"0\"/>"));
    const ReadBook book = readBook(parts);
    const ReadSheet assumptions = book.sheets.value(u"Assumptions"_s);
    const QString value = addressIn(book.names.value(u"utilisation"_s), 0);
    QCOMPARE(assumptions.value(value).text, u"41"_s);
    QCOMPARE(assumptions.value(u'E' + rowOf(value)).text, u"100"_s);     // its default
    QCOMPARE(assumptions.value(u'H' + rowOf(value)).text, u"changed"_s); // marked
    QVERIFY(!addressOf(assumptions, u"Precision of the arithmetic"_s).isEmpty());
}

void TestBoardWorkbook::moneyFollowsTheRate()
{
    Board board = onDemandBoard();
    const ReadBook dollars = read(written(board));
    board.currency = {u"EUR"_s, 0.5};
    const ReadBook euros = read(written(board));
    const auto rent = [](const ReadBook &book) {
        return book.sheets.value(u"Results"_s).value(addressIn(book.names.value(u"usd_per_hour"_s), 0));
    };
    QCOMPARE(rent(euros).text.toDouble(), 0.5 * rent(dollars).text.toDouble());
    QVERIFY(rent(euros).formula.endsWith(u"*exchange_rate)"_s));
    const ReadSheet assumptions = euros.sheets.value(u"Assumptions"_s);
    QCOMPARE(assumptions.value(addressIn(euros.names.value(u"currency"_s), 0)).text, u"EUR"_s);
    QCOMPARE(assumptions.value(addressIn(euros.names.value(u"exchange_rate"_s), 0)).text, u"0.5"_s);
    QVERIFY(!addressOf(euros.sheets.value(u"Results"_s), u"EUR/h"_s).isEmpty());
}

// From the H100, the baseline. Negative savings keep their sign, which formats with size conditions would hide.
void TestBoardWorkbook::movesAreTold()
{
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);
    const PackageParts parts = readPackage(written(board), u"x"_s).value();
    const ReadSheet moving = readBook(parts).sheets.value(u"Moving"_s);
    QCOMPARE(moving.value(u"A1"_s).text, u"Moving the work from H100"_s);
    const QString dearer = rowOf(addressOf(moving, u"b300"_s));
    QVERIFY(moving.value(u'C' + dearer).text.toDouble() > 1.0);
    QVERIFY(moving.value(u'D' + dearer).text.toDouble() < 0.0);
    QCOMPARE(moving.value(u'F' + dearer).text, u"n/p"_s); // never breaks even
    QCOMPARE(moving.value(u'H' + dearer).text, u"It does not cost less there."_s);
    const QString cheaper = rowOf(addressOf(moving, u"trainium2"_s));
    QCOMPARE(moving.value(u'E' + cheaper).text, u"50700"_s); // 13 weeks at 3,900 USD
    // 3 months of migration, then until the savings have paid for it.
    const double saving = moving.value(u'D' + cheaper).text.toDouble();
    QVERIFY(std::abs(moving.value(u'F' + cheaper).text.toDouble() - (3.0 + 50'700.0 / saving)) < 1e-9);
    QCOMPARE(moving.value(u'H' + cheaper).text, u"–"_s);
}

// The longest formulas: a search for the level in each layout of a model with experts. A spreadsheet limits a formula
// to 8,192 characters.
void TestBoardWorkbook::levelsOfExpertsAreWritten()
{
    constexpr qsizetype longest = 8192;
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"serve-deepseek-v3"_s);
    board.assumptions.userSpeed = 20.0;
    board.assumptions.firstTokenLimit = 5.0;
    board.assumptions.disaggregated = 1.0;
    const ReadBook book = read(written(board));
    for (const ReadSheet &sheet : book.sheets) {
        for (const ReadCell &cell : sheet)
            QVERIFY2(cell.formula.size() <= longest, qPrintable(cell.formula.left(200)));
    }
}

void TestBoardWorkbook::formulasNameCells()
{
    static const QRegularExpression hole(u"[(,*/+^<=>-][,)*/^<=>]|[(,*/+^<=>-]$"_s);
    static const QRegularExpression texts(u"\"[^\"]*\""_s);
    static const QRegularExpression comparisons(u"<>|<=|>="_s);
    for (quint32 seed = 0; seed < 10; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyLiveBoard(m_catalog, random);
        board.charts = onDemandBoard().charts;
        const ReadBook book = read(written(board));
        for (const ReadSheet &sheet : book.sheets) {
            for (const ReadCell &cell : sheet) {
                const QString signs = QString(cell.formula).replace(texts, u"0"_s).replace(comparisons, u"<"_s);
                QVERIFY2(!signs.contains(hole), qPrintable(cell.formula));
            }
        }
    }
}

void TestBoardWorkbook::textsAreNeverExecuted()
{
    Catalog catalog = m_catalog;
    const QStringList names{u"=1+1"_s, u"+cmd"_s, u"-2"_s, u"@SUM(A1)"_s};
    Board board = onDemandBoard();
    for (qsizetype i = 0; i < names.size(); ++i)
        catalog.chips[i].name = names.at(i);
    catalog.index();
    board.chips.clear();
    for (qsizetype i = 0; i < names.size(); ++i)
        board.chips << catalog.chips.at(i).id;
    const ResultTable table = evaluate(catalog, board, board.charts);
    const QByteArray file =
        boardWorkbook({catalog, board, {{comparePage(catalog, board, table, Formatter()), table}}, {}, {}}).value();
    const ReadBook book = readBook(readPackage(file, u"x"_s).value());
    for (const QString &name : names) {
        for (const QString &sheet : {u"Results"_s, u"Data"_s, u"Working"_s}) {
            const QString address = addressOf(book.sheets.value(sheet), name);
            QVERIFY2(!address.isEmpty(), qPrintable(name + sheet));
            QVERIFY(book.sheets.value(sheet).value(address).formula.isEmpty());
        }
    }
}

void TestBoardWorkbook::anyTextIsWellFormed()
{
    QRandomGenerator random(5);
    const QString letters = u"ab<>&\"'\t\n\r\u0001\u000b\u007f日本שלום\uFFFE\U0001F600=+-@[]:*?/\\"_s;
    for (int round = 0; round < 6; ++round) {
        Board board = onDemandBoard();
        QList<WorkbookPage> pages = pagesOf(board);
        const auto anyText = [&] {
            QString text;
            for (int i = random.bounded(60); i >= 0; --i)
                text += letters.at(random.bounded(static_cast<int>(letters.size())));
            return text;
        };
        board.title = u"<&\"'>日本 שלום"_s;
        PageSpec &page = pages.first().page;
        page.title = anyText();
        page.warning = anyText();
        page.notes << anyText();
        page.keywords << anyText();
        page.id = anyText();
        page.lists << Table{anyText(), {{anyText(), false}, {anyText(), true}}, {{anyText(), anyText()}}};
        page.lists << Table{QString(400, u'x'), {{anyText(), false}}, {{QString(40'000, u'y')}}};
        const QByteArray file = boardWorkbook({m_catalog, board, pages, {}, writeBoard(board)}).value();
        QCOMPARE(faultOf(file), QString());
        QCOMPARE(boardIn(file), std::optional(board));
    }
}

void TestBoardWorkbook::addressesAndTexts()
{
    QCOMPARE(cellAddress(0, 0), u"A1"_s);
    QCOMPARE(cellAddress(11, 25), u"Z12"_s);
    QCOMPARE(cellAddress(0, 26, true), u"$AA$1"_s);
    QCOMPARE(cellAddress(9, 701), u"ZZ10"_s);
    QCOMPARE(cellAddress(9, 702), u"AAA10"_s);
    QCOMPARE(cellText(u"a\u0001b\nc\uFFFE"_s), u"a b\nc "_s);
    QCOMPARE(cellText(u"\U0001F600"_s), u"\U0001F600"_s);
    QCOMPARE(cellText(QString(QChar(0xD83D))), u" "_s); // half a surrogate pair
    QCOMPARE(moneyUnitFormula(u"USD/h"_s), u"currency&\"/h\""_s);
    QCOMPARE(moneyUnitFormula(u"1/USD"_s), u"\"1/\"&currency"_s);
}

void TestBoardWorkbook::sheetsHaveNamesOfTheirOwn()
{
    const auto book = SheetBook::create({}).value();
    QCOMPARE(book->addSheet(u"What-if: [a/b]"_s).name(), u"What-if a b"_s);
    QCOMPARE(book->addSheet(u"what-if a b"_s).name(), u"what-if a b 2"_s);
    QCOMPARE(book->addSheet(QString(40, u'x')).name(), QString(31, u'x'));
    QCOMPARE(book->addSheet(QString(41, u'x')).name(), QString(29, u'x') + u" 2"_s);
    QCOMPARE(book->addSheet(u"'?*"_s).name(), u"Sheet"_s);
    BookSheet &quoted = book->addSheet(u"Data"_s);
    QCOMPARE(quoted.address(3, 1), u"'Data'!$B$4"_s);
    quoted.number(0, 0, std::nan(""));
    const ReadBook read = readBook(readPackage(book->finish().value(), u"x"_s).value());
    QCOMPARE(read.sheets.value(u"Data"_s).value(u"A1"_s).text, u"no number"_s);
}

void TestBoardWorkbook::whatHasNoPlaceIsSaid_data()
{
    QTest::addColumn<std::function<void(BookSheet &)>>("write");
    QTest::addColumn<bool>("fits");
    using Write = std::function<void(BookSheet &)>;
    const auto row = [](const char *name, bool fits, Write write) { QTest::newRow(name) << std::move(write) << fits; };
    const int lastRow = 1'048'575; // of 1,048,576, zero-based
    row("the last row", true, [=](BookSheet &sheet) { sheet.text(lastRow, 0, u"x"_s); });
    row("a text below it", false, [=](BookSheet &sheet) { sheet.text(lastRow + 1, 0, u"x"_s); });
    row("a number below it", false, [=](BookSheet &sheet) { sheet.number(lastRow + 1, 0, 1.0); });
    row("a blank beside the last column", false, [](BookSheet &sheet) { sheet.blank(0, 16'384, {}); });
    row("a title that reaches beyond it", false, [](BookSheet &sheet) { sheet.wide(0, 16'380, 9, u"x"_s, {}); });
    row("a formula of 8192 characters", true, [](BookSheet &sheet) { sheet.formula(0, 0, QString(8191, u'1'), 1.0); });
    row("a formula of one more", false, [](BookSheet &sheet) { sheet.formula(0, 0, QString(8192, u'1'), 1.0); });
    row("a fault, and much behind it", false, [=](BookSheet &sheet) {
        sheet.text(lastRow + 1, 0, u"x"_s);
        sheet.text(0, 0, u"x"_s);
    });
    row("characters that no XML has", true,
        [](BookSheet &sheet) { sheet.formula(0, 0, u"\"a\u0001b\uFFFE\""_s, LiveValue(u"a\u0001b"_s)); });
}

// No file is better than a file that is silently incomplete.
void TestBoardWorkbook::whatHasNoPlaceIsSaid()
{
    QFETCH(const std::function<void(BookSheet &)>, write);
    const auto book = SheetBook::create({}).value();
    write(book->addSheet(u"Data"_s));
    const Result<QByteArray> file = book->finish();
    QTEST(bool(file), "fits");
    if (file) {
        QCOMPARE(faultOf(file.value()), QString());
        return;
    }
    QCOMPARE(file.problem().code, ProblemCode::CannotWrite);
    QVERIFY(!file.problem().message.contains(u"%1"_s) && !file.problem().remedy.contains(u"temporary"_s));
}

// There is no temporary folder.
void TestBoardWorkbook::noRoomIsSaid()
{
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", "/dev/null"); // not a folder
    const Board board = onDemandBoard();
    const auto written = boardWorkbook({m_catalog, board, pagesOf(board), {}, {}});
    before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
    QVERIFY(!written);
    QCOMPARE(written.problem().code, ProblemCode::CannotWrite);
    QVERIFY(written.problem().remedy.contains(u"temporary"_s));
}

// Sixty chips: the table is placed where it fits, with a row for each chip.
void TestBoardWorkbook::manyRowsAreTold()
{
    Board board = onDemandBoard(mapped(m_catalog.chips, &Chip::id));
    const QByteArray file = written(board);
    QCOMPARE(faultOf(file), QString());
    const ReadBook book = read(file);
    const LiveModel model = liveModelOf(m_catalog, board);
    for (const LiveRow &row : model.rows) {
        QVERIFY(!addressOf(book.sheets.value(u"Results"_s), row.id).isEmpty());
        QVERIFY(!addressOf(book.sheets.value(u"Data"_s), row.id).isEmpty());
    }
}

void TestBoardWorkbook::withoutAWorkload()
{
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"none-such"_s);
    const QByteArray file = written(board);
    QCOMPARE(faultOf(file), QString());
    const ReadBook book = read(file);
    QVERIFY(book.names.contains(u"exchange_rate"_s));
    QVERIFY(!addressOf(book.sheets.value(u"Overview"_s), u"The workload is not in the catalogue."_s).isEmpty());
}

void TestBoardWorkbook::equalBytesAndTheBoardInside()
{
    for (quint32 seed = 0; seed < 6; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyLiveBoard(m_catalog, random);
        board = withChanges(board, anyChanges(liveModelOf(m_catalog, board), random));
        board.charts = onDemandBoard().charts;
        board = *readBoard(writeBoard(board), {}).board; // files store fifteen digits
        const QByteArray file = written(board);
        const std::optional<Board> again = boardIn(file);
        QCOMPARE(again, std::optional(board));
        QCOMPARE(written(*again), file);
    }
    const Board board = onDemandBoard();
    QVERIFY(!boardInPackage(boardWorkbook({m_catalog, board, pagesOf(board), {}, {}}).value(), u"x"_s));
}

// ---------------------------------------------------------------- LibreOffice

namespace {

/// A board, the assumptions to change in its workbook, and the workbook.
struct Recalculated
{
    Board board;
    LiveModel model;
    QMap<QString, double> changes;
};

// Like typing into cells: also drops the stored results of formulas.
QByteArray withCells(const QByteArray &file, const QMap<QString, double> &changes)
{
    PackageParts parts = readPackage(file, u"x"_s).value();
    const ReadBook book = readBook(parts);
    const QString assumptions = u"xl/worksheets/sheet2.xml"_s;
    static const QRegularExpression remembered(u"(<c [^>]*?)( t=\"str\")?(><f>[^<]*</f>)<v>[^<]*</v>"_s);
    for (PackagePart &part : parts) {
        if (!part.name.startsWith(u"xl/worksheets/sheet"_s))
            continue;
        QString xml = QString::fromUtf8(part.bytes);
        for (auto change = changes.begin(); part.name == assumptions && change != changes.end(); ++change) {
            const QString address = addressIn(book.names.value(change.key()), 0);
            const QRegularExpression cell(u"<c r=\"%1\"( s=\"\\d+\")?[^>]*?(/>|>.*?</c>)"_s.arg(address));
            xml.replace(cell, u"<c r=\"%1\"\\1><v>%2</v></c>"_s.arg(address).arg(change.value(), 0, 'g', 17));
        }
        part.bytes = xml.replace(remembered, u"\\1\\3"_s).toUtf8();
    }
    return packageOf(parts);
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

// Formulas that the spreadsheet program could not calculate.
QStringList errorsIn(const ReadBook &book)
{
    QStringList errors;
    for (auto sheet = book.sheets.begin(); sheet != book.sheets.end(); ++sheet) {
        for (auto cell = sheet.value().begin(); cell != sheet.value().end(); ++cell) {
            if (cell.value().isError)
                errors << u"%1!%2: %3 = %4"_s.arg(sheet.key(), cell.key(), cell.value().formula, cell.value().text);
        }
    }
    return errors;
}

// The first difference to the program's results; counts numeric results in `numbers`.
QString difference(const ReadBook &book, const Recalculated &one, const QList<SubjectEstimate> &estimates, int &numbers)
{
    const int rows = static_cast<int>(one.model.rows.size());
    for (int row = 0; row < rows; ++row) {
        for (const LiveResult &result : one.model.rows.at(row).results) {
            if (!book.names.contains(result.metric) || !estimates.at(row).request)
                continue;
            const std::optional<Interval> told = shownResult(estimates.at(row), result.metric);
            const std::array parts{&Interval::value, &Interval::low, &Interval::high};
            for (int block = 0; block < 3; ++block) {
                const QString address = addressIn(book.names.value(result.metric), row + block * (rows + 4));
                const ReadCell cell = book.sheets.value(u"Results"_s).value(address);
                const double number = cell.text.toDouble();
                const double expected = told ? (*told).*parts.at(static_cast<std::size_t>(block)) : 0.0;
                if (cell.isNumber != told.has_value()
                    || (told && std::abs(number - expected) > 1e-9 * std::abs(expected)))
                    return u"%1 of %2 is %3, not %4"_s.arg(result.metric, one.model.rows.at(row).id, cell.text)
                        .arg(expected, 0, 'g', 15);
                numbers += told ? 1 : 0;
            }
        }
    }
    return {};
}

} // namespace

// Twenty-four boards of all tasks: changed in the workbook and recalculated by LibreOffice in one run.
void TestBoardWorkbook::spreadsheetsAgree()
{
    const QString office = QStandardPaths::findExecutable(u"soffice"_s);
    if (office.isEmpty())
        QSKIP("LibreOffice (soffice) is not installed.");
    if (!QFileInfo::exists(QFileInfo(office).canonicalPath() + u"/libsclo.so"_s)) // Impress alone has soffice, too
        QSKIP("LibreOffice is installed without Calc.");
    QTemporaryDir folder;
    QList<Recalculated> cases;
    QStringList arguments{u"--headless"_s,   u"-env:UserInstallation=file://"_s + folder.filePath(u"profile"_s),
                          u"--convert-to"_s, u"xlsx"_s,
                          u"--outdir"_s,     folder.filePath(u"out"_s)};
    for (quint32 seed = 0; cases.size() < 24; ++seed) {
        QRandomGenerator random(seed);
        Board board = anyLiveBoard(m_catalog, random);
        board.charts = onDemandBoard().charts;
        board.workload = m_catalog.workloads.at(cases.size() % m_catalog.workloads.size()).id;
        const LiveModel model = liveModelOf(m_catalog, board);
        cases << Recalculated{board, model, anyChanges(model, random)};
        const QString path = folder.filePath(u"case%1.xlsx"_s.arg(cases.size()));
        write(path, withCells(written(board), cases.constLast().changes));
        arguments << path;
    }
    QProcess process;
    process.start(office, arguments);
    QVERIFY(process.waitForFinished(240'000) && process.exitCode() == 0);
    int numbers = 0;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const auto parts = readPackage(readFile(folder.filePath(u"out/case%1.xlsx"_s.arg(i + 1))), u"x"_s);
        QVERIFY(parts);
        const Recalculated &one = cases.at(i);
        const QStringList errors = errorsIn(readBook(parts.value())); // the first error explains wrong results
        QVERIFY2(errors.isEmpty(), qPrintable(u"%1 (case %2)"_s.arg(errors.join(u'\n')).arg(i + 1)));
        const QString wrong = difference(readBook(parts.value()), one,
                                         estimatesOf(m_catalog, withChanges(one.board, one.changes)), numbers);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"%1 (case %2)"_s.arg(wrong).arg(i + 1)));
    }
    QVERIFY(numbers > 500);
}

CHIPBOARD_TEST(TestBoardWorkbook, QGuiApplication)

} // namespace tst_boardworkbook

#include "tst_boardworkbook.moc"
