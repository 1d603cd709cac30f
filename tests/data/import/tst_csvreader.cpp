// Real CSV: RFC 4180, and the variants of spreadsheets and clouds. Faults have line and column.
#include "data/import/csvreader.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_csvreader {

namespace {

/// Rows as "a|b / c|d", or the text of the problem.
QString read(QByteArray text, char separator = 0, const CsvLimits &limits = {})
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, u"f.csv"_s, separator, limits);
    QStringList rows;
    CsvRow row;
    for (;;) {
        const Result<bool> more = reader.next(row);
        if (!more)
            return more.problem().toText();
        if (!more.value())
            return rows.join(u" / "_s);
        rows << row.fields.join(u'|');
    }
}

/// A byte-by-byte reference reader; faults as keywords.
class PlainReader
{
public:
    QString read(const QByteArray &text)
    {
        for (qsizetype i = 0; i < text.size() && m_fault.isEmpty(); ++i) {
            if (text.at(i) == '\n' && i > 0 && text.at(i - 1) == '\r' && !m_isQuoted && m_row.isEmpty() && m_isStart)
                continue;
            take(text.at(i));
        }
        if (m_fault.isEmpty() && m_isQuoted && !m_isClosed) {
            m_fault = u"quote"_s;
        } else if (m_fault.isEmpty() && (!m_isStart || !m_row.isEmpty())) {
            endField();
            endRow();
        }
        return m_fault.isEmpty() ? m_rows.join(u" / "_s) : m_fault;
    }

private:
    void take(char byte)
    {
        const bool wasStart = std::exchange(m_isStart, false);
        if (byte == '\0') {
            m_fault = u"binary"_s;
        } else if (m_isQuoted && !m_isClosed) {
            m_isClosed = byte == '"';
            m_field += m_isClosed ? QByteArray() : QByteArray(1, byte);
        } else if (byte == '"' && m_isQuoted) { // a doubled quote
            m_isClosed = false;
            m_field += byte;
        } else if (byte == '"' && wasStart) {
            m_isQuoted = true;
        } else if (byte == ',' || byte == '\n' || byte == '\r') {
            endField();
            if (byte != ',')
                endRow();
        } else if (m_isQuoted && byte != ' ') {
            m_fault = u"goes on"_s;
        } else if (!m_isQuoted) {
            m_field += byte;
        }
    }
    void endField()
    {
        m_wasQuoted = m_wasQuoted || m_isQuoted;
        m_row << QString::fromUtf8(std::exchange(m_field, {}));
        m_isQuoted = m_isClosed = false;
        m_isStart = true;
    }
    void endRow()
    {
        if (m_row.size() > 1 || !m_row.constFirst().trimmed().isEmpty() || m_wasQuoted)
            m_rows << m_row.join(u'|');
        m_row.clear();
        m_wasQuoted = false;
    }

    QStringList m_rows;
    QStringList m_row;
    QByteArray m_field;
    QString m_fault;
    bool m_isStart = true;
    bool m_isQuoted = false;
    bool m_isClosed = false;
    bool m_wasQuoted = false;
};

/// A device that never ends: it returns as many bytes as requested, and its size may be unknown (0).
class Endless : public QIODevice
{
public:
    explicit Endless(qint64 told)
        : m_told(told)
    {
        open(QIODevice::ReadOnly);
    }
    qint64 size() const override { return m_told; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        for (qint64 i = 0; i < most; ++i)
            data[i] = "1,2\n"[m_at++ % 4];
        return most;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    qint64 m_told;
    qint64 m_at = 0;
};

QByteArray quoted(const QString &field)
{
    QString text = field;
    return '"' + text.replace(u'"', u"\"\""_s).toUtf8() + '"';
}

} // namespace

class TestCsvReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void rowsKnowTheirLines();
    void limitsHold();
    void separatorsAreTold_data();
    void separatorsAreTold();
    void whatIsWrittenIsReadBack();
    void chunksDoNotShow();
    void anyBytesEnd();
    void runsOfBytesAreReadLikeBytes();
    void filesThatGrowEnd();
    void filesAreLookedAtFirst();
    void twoGigabytesAreRefusedUnread();
};

void TestCsvReader::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rows");
    QTest::newRow("line feeds") << QByteArray("a,b\n1,2\n") << u"a|b / 1|2"_s;
    QTest::newRow("carriage returns and line feeds") << QByteArray("a,b\r\n1,2\r\n") << u"a|b / 1|2"_s;
    QTest::newRow("carriage returns alone") << QByteArray("a,b\r1,2\r") << u"a|b / 1|2"_s;
    QTest::newRow("no line break at the end") << QByteArray("a,b\n1,2") << u"a|b / 1|2"_s;
    QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                     "a,b\n1,2\n")
                                       << u"a|b / 1|2"_s;
    QTest::newRow("quotes") << QByteArray("a,\"b,c\"\n\"say \"\"x\"\"\",2\n") << u"a|b,c / say \"x\"|2"_s;
    QTest::newRow("line breaks within quotes") << QByteArray("a,\"b\r\nc\"\n1,2\n") << u"a|b\r\nc / 1|2"_s;
    QTest::newRow("a quote within a plain field") << QByteArray("a,5\"x\n1,2\n") << u"a|5\"x / 1|2"_s;
    QTest::newRow("a dict with single quotes")
        << QByteArray("a,\"{'G': [{'N': 'T4', 'C': 1}]}\"\n1,2\n") << u"a|{'G': [{'N': 'T4', 'C': 1}]} / 1|2"_s;
    QTest::newRow("empty fields") << QByteArray("a,b,c\n,,\n") << u"a|b|c / ||"_s;
    QTest::newRow("blank lines") << QByteArray("\n\na,b\n\n1,2\n\n") << u"a|b / 1|2"_s;
    QTest::newRow("a quoted empty field is no blank line") << QByteArray("a\n\"\"\nb\n") << u"a /  / b"_s;
    QTest::newRow("semicolons") << QByteArray("a;b\n1,5;2\n") << u"a|b / 1,5|2"_s;
    QTest::newRow("tabs") << QByteArray("a\tb\n1,5\t2\n") << u"a|b / 1,5|2"_s;
    QTest::newRow("blanks after a closing quote") << QByteArray("\"a\" ,b\n1,2\n") << u"a|b / 1|2"_s;
    QTest::newRow("letters beyond ASCII") << "Größe,b\n1,2\n"_ba << u"Größe|b / 1|2"_s;
}

void TestCsvReader::reads()
{
    QFETCH(const QByteArray, text);
    QTEST(read(text), "rows");
}

void TestCsvReader::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("start");
    QTest::newRow("nothing") << QByteArray() << u"f.csv: The file is empty."_s;
    QTest::newRow("an open quote") << QByteArray("a,b\n1,\"2\n3,4\n5,6\n")
                                   << u"f.csv:2:3: The quote opened here is not closed."_s;
    QTest::newRow("text after a closing quote")
        << QByteArray("a,b\n\"1\"x,2\n") << u"f.csv:2:4: There is text after a closing quote."_s;
    QTest::newRow("a null byte") << QByteArray("a,b\n1,\0x\n", 9) << u"f.csv:2:3: The file is binary, not text."_s;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0b\0",
                                          6)
                            << u"f.csv: The file is UTF-16, not UTF-8."_s;
    QTest::newRow("Latin-1") << QByteArray("a,b\nGr\xF6\xDF"
                                           "e,2\n")
                             << u"f.csv:2: The text is not valid UTF-8."_s;
    QTest::newRow("a spreadsheet") << QByteArray("PK\x03\x04xyz")
                                   << u"f.csv: This is a ZIP archive, not a text file."_s;
    QTest::newRow("a PDF") << QByteArray("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n")
                           << u"f.csv: This is a PDF document, not a text file."_s;
    QTest::newRow("a page to sign in") << QByteArray("<html><body>Sign in</body></html>\n")
                                       << u"f.csv: This is a web page, not a data file."_s;
}

void TestCsvReader::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, start);
    const QString told = read(text);
    QVERIFY2(told.startsWith(start), qPrintable(told));
}

void TestCsvReader::rowsKnowTheirLines()
{
    QByteArray text = "a,b\r\n\r\n\"1\n2\",3\r\n4,5\r\n";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, u"f.csv"_s);
    CsvRow row;
    QList<int> lines;
    while (reader.next(row).valueOr(false))
        lines << row.line;
    QCOMPARE(lines, (QList<int>{1, 3, 5}));
    QCOMPARE(reader.separator(), ',');
}

void TestCsvReader::limitsHold()
{
    CsvLimits limits;
    limits.rowBytes = 20;
    limits.fields = 3;
    QVERIFY(read("a,b\n" + QByteArray(30, 'x') + '\n', 0, limits).contains(u"f.csv:2:1: This row has more than 20"_s));
    QVERIFY(read("a,b\n\"" + QByteArray(30, 'x') + '\n', 0, limits).contains(u"f.csv:2:1: The quote opened here"_s));
    QVERIFY(read("a,b,c,d\n", 0, limits).contains(u"f.csv:1:1: This row has more than 3 columns."_s));
}

void TestCsvReader::separatorsAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<char>("given");
    QTest::addColumn<char>("used");
    QTest::newRow("the commonest of the header") << QByteArray("a;b,c;d\n") << char(0) << ';';
    QTest::newRow("not those within quotes") << QByteArray("\"a,b,c,d\"|e\n") << char(0) << '|';
    QTest::newRow("a comma where there is none") << QByteArray("a\n1\n") << char(0) << ',';
    QTest::newRow("the given one") << QByteArray("a;b,c;d\n") << ',' << ',';
    QTest::newRow("the declared one") << QByteArray("sep=;\na,b,c;d\n") << char(0) << ';';
    QTest::newRow("declared in quotes") << QByteArray("\"sep=;\"\r\na,b,c;d\n") << char(0) << ';';
    QTest::newRow("a declared tab") << QByteArray("\xEF\xBB\xBFsep=\t\r\na,b\td\n") << char(0) << '\t';
    QTest::newRow("the given one before the declared") << QByteArray("\"sep=;\"\na,b;c\n") << ',' << ',';
}

void TestCsvReader::separatorsAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(const char, given);
    QFETCH(const char, used);
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, u"f.csv"_s, given);
    CsvRow row;
    QVERIFY(reader.next(row).valueOr(false));
    QCOMPARE(reader.separator(), used);
    const bool isDeclared = text.contains("sep=");
    QVERIFY(row.fields.constFirst().startsWith(u'a') || !isDeclared); // the declaration is not a row
    QCOMPARE(row.line, isDeclared ? 2 : 1);
}

// Seeded: fields of any content survive quoted writing and reading.
void TestCsvReader::whatIsWrittenIsReadBack()
{
    constexpr QChar alphabet[] = {u'a', u',', u';', u'"', u'\n', u'\r', u'\t', u' ', u'é', u'1', u'\''};
    for (quint32 seed = 0; seed < 300; ++seed) {
        QRandomGenerator random(seed);
        const int columns = 2 + random.bounded(5);
        QList<QStringList> rows;
        QByteArray text;
        for (int r = 0; r < 1 + random.bounded(6); ++r) {
            QStringList fields;
            QByteArrayList cells;
            for (int c = 0; c < columns; ++c) {
                QString field;
                for (int i = random.bounded(8); i > 0; --i)
                    field += alphabet[random.bounded(int(std::size(alphabet)))];
                fields << field;
                cells << quoted(field);
            }
            rows << fields;
            text += cells.join(',') + (random.bounded(2) == 0 ? "\n" : "\r\n");
        }
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer, u"f.csv"_s, ',');
        CsvRow row;
        for (const QStringList &fields : std::as_const(rows)) {
            QVERIFY(reader.next(row).valueOr(false));
            QCOMPARE(row.fields, fields);
        }
        QVERIFY(!reader.next(row).valueOr(true));
    }
}

// A file larger than one chunk, with fields across every boundary.
void TestCsvReader::chunksDoNotShow()
{
    QByteArray text = "number,text\r\n";
    for (int i = 0; i < 60'000; ++i)
        text += QByteArray::number(i) + ",\"é, " + QByteArray::number(i * 7) + "\"\r\n";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, u"f.csv"_s);
    CsvRow row;
    QVERIFY(reader.next(row).valueOr(false));
    for (int i = 0; i < 60'000; ++i) {
        QVERIFY(reader.next(row).valueOr(false));
        QCOMPARE(row.line, i + 2);
        QCOMPARE(row.fields.join(u'|'), QString(QString::number(i) + u"|é, "_s + QString::number(i * 7)));
    }
}

// Seeded: random bytes give rows or a problem, and never hang.
void TestCsvReader::anyBytesEnd()
{
    constexpr char alphabet[] = {'a', ',', '"', '\n', '\r', ';', '\0', '\xC3', '\xA9', '\xFF', '1', '\t'};
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        QByteArray text;
        for (int i = random.bounded(60); i > 0; --i)
            text += alphabet[random.bounded(int(std::size(alphabet)))];
        (void)read(text);
    }
}

// Seeded: reading runs of bytes equals reading byte by byte.
void TestCsvReader::runsOfBytesAreReadLikeBytes()
{
    constexpr const char *parts[] = {"a", ",",    "\"", "\n",      "\r\n", "\r",  "bc 1",
                                     " ", "\"\"", "é",  "\"x,y\"", ",\"",  "\",", "long text"};
    const QMap<QString, QString> words{{u"quote"_s, u"is not closed"_s},
                                       {u"goes on"_s, u"text after a closing quote"_s}};
    QRandomGenerator random(17);
    int faults = 0;
    for (int round = 0; round < 5000; ++round) {
        QByteArray text = "h,i\n";
        for (int i = random.bounded(14); i > 0; --i)
            text += parts[random.bounded(int(std::size(parts)))];
        const QString plain = PlainReader().read(text);
        const QString told = read(text, ',');
        faults += words.contains(plain) ? 1 : 0;
        QVERIFY2(words.contains(plain) ? told.contains(words.value(plain)) : told == plain, text.toPercentEncoding());
    }
    QVERIFY(faults > 500 && faults < 4500);
}

void TestCsvReader::filesThatGrowEnd()
{
    Endless sized(4000);
    CsvReader toItsSize(sized, u"f.csv"_s);
    CsvRow row;
    int rows = 0;
    while (toItsSize.next(row).valueOr(false))
        ++rows;
    QCOMPARE(rows, 1000); // four bytes per row
    // A device of unknown size ends at the limit, with a message.
    CsvLimits limits{.fileBytes = 1024 * 1024};
    Endless endless(0);
    CsvReader toTheLimit(endless, u"f.csv"_s, 0, limits);
    Result<bool> more = toTheLimit.next(row);
    while (more && more.value())
        more = toTheLimit.next(row);
    QVERIFY(!more);
    QVERIFY(more.problem().toText().contains(u"The file has 2 MiB; the maximum is 1 MiB."_s));
}

void TestCsvReader::filesAreLookedAtFirst()
{
    QTemporaryDir directory;
    const auto told = [](const QString &path) { return openTable(path).problem().toText(); };
    QVERIFY(told(directory.filePath(u"none.csv"_s)).contains(u"There is no such file."_s));
    QVERIFY(told(directory.path()).contains(u"This is a directory, not a file."_s));
    QVERIFY(told(u"/dev/zero"_s).contains(u"This is not a regular file."_s));
    QFile file(directory.filePath(u"secret.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(file.setPermissions(QFileDevice::WriteOwner));
    if (geteuid() == 0)
        QSKIP("The superuser may read every file.");
    QVERIFY(told(file.fileName()).contains(u"Cannot open the file:"_s));
}

void TestCsvReader::twoGigabytesAreRefusedUnread()
{
    QTemporaryDir directory;
    QFile file(directory.filePath(u"huge.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(2'147'483'648LL)); // sparse: takes no space
    file.close();
    const QString told = openTable(file.fileName()).problem().toText();
    QVERIFY2(told.contains(u"The file has 2048 MiB; the maximum is 512 MiB."_s), qPrintable(told));
}

CHIPBOARD_TEST(TestCsvReader, chipboard::testing::NoApplication)

} // namespace tst_csvreader

#include "tst_csvreader.moc"
