// Guarantees for scripts: all JSON output follows resources/schema/output.schema.json, names catalogue and program, and
// uses one unit per metric; "-" means standard input or output.
#include "data/import/csvreader.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using chipboard::test::Outcome;
using chipboard::test::runCli;
using chipboard::test::words;

namespace tst_outputs {

class TestOutputs : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void initTestCase();
    void followTheSchema_data();
    void followTheSchema();
    void theValidatorFindsFaults_data();
    void theValidatorFindsFaults();
    void linesAreTheRowsOfTheCsv_data();
    void linesAreTheRowsOfTheCsv();
    void aMetricHasOneUnit();
    void exportsToTheStandardOutput();
    void thePipeTakesOneFile();

private:
    QTemporaryDir m_directory;
    QJsonObject m_schema;
};

namespace {

bool hasType(const QJsonValue &value, const QString &type)
{
    if (type == u"integer")
        return value.isDouble() && value.toDouble() == double(value.toInteger());
    const QMap<QString, QJsonValue::Type> types{{u"object"_s, QJsonValue::Object}, {u"array"_s, QJsonValue::Array},
                                                {u"string"_s, QJsonValue::String}, {u"number"_s, QJsonValue::Double},
                                                {u"boolean"_s, QJsonValue::Bool},  {u"null"_s, QJsonValue::Null}};
    return types.value(type, QJsonValue::Undefined) == value.type();
}

/// The subset of JSON Schema that the outputs use. Returns the first error with its path, or nothing.
class Validator
{
public:
    explicit Validator(const QJsonObject &root)
        : m_definitions(root[u"$defs"_s].toObject())
    {
    }

    [[nodiscard]] QString fault(const QJsonValue &value, const QString &definition) const
    {
        return faultOf(value, m_definitions[definition].toObject(), definition);
    }

private:
    [[nodiscard]] QString faultOf(const QJsonValue &value, const QJsonObject &schema, const QString &place) const
    {
        const QString reference = schema[u"$ref"_s].toString();
        if (!reference.isEmpty()) {
            const QString name = reference.section(u'/', -1);
            return m_definitions.contains(name) ? faultOf(value, m_definitions[name].toObject(), place)
                                                : place + u": no definition "_s + name;
        }
        const QJsonValue types = schema[u"type"_s];
        const QJsonArray all = types.isString() ? QJsonArray{types} : types.toArray();
        const bool isTyped = all.isEmpty()
            || std::ranges::any_of(all, [&value](const QJsonValue &type) { return hasType(value, type.toString()); });
        const QJsonArray words = schema[u"enum"_s].toArray();
        const QRegularExpression pattern(schema[u"pattern"_s].toString());
        if (!isTyped || (!words.isEmpty() && !words.contains(value))
            || (value.isString() && !pattern.match(value.toString()).hasMatch()))
            return place + u" has a wrong value"_s;
        if (value.isArray())
            return faultIn(value.toArray(), schema, place);
        return value.isObject() ? faultIn(value.toObject(), schema, place) : QString();
    }

    [[nodiscard]] QString faultIn(const QJsonArray &array, const QJsonObject &schema, const QString &place) const
    {
        for (qsizetype i = 0; i < array.size() && schema.contains(u"items"_s); ++i) {
            const QString fault =
                faultOf(array.at(i), schema[u"items"_s].toObject(), place + u'/' + QString::number(i));
            if (!fault.isEmpty())
                return fault;
        }
        return {};
    }

    [[nodiscard]] QString faultIn(const QJsonObject &object, const QJsonObject &schema, const QString &place) const
    {
        for (const QJsonValue &key : schema[u"required"_s].toArray()) {
            if (!object.contains(key.toString()))
                return place + u" lacks "_s + key.toString();
        }
        const QJsonObject properties = schema[u"properties"_s].toObject();
        const QJsonValue others = schema[u"additionalProperties"_s];
        for (auto at = object.begin(); at != object.end(); ++at) {
            const bool isKnown = properties.contains(at.key());
            if (!isKnown && others.isBool() && !others.toBool())
                return place + u" has a surplus "_s + at.key();
            const QJsonObject schemaOfMember = (isKnown ? properties[at.key()] : others).toObject();
            const QString fault = faultOf(at.value(), schemaOfMember, place + u'/' + at.key());
            if (!fault.isEmpty())
                return fault;
        }
        return object.size() < schema[u"minProperties"_s].toInt() ? place + u" is too small"_s : QString();
    }

    QJsonObject m_definitions;
};

} // namespace

void TestOutputs::initTestCase()
{
    QVERIFY(m_directory.isValid());
    qputenv("XDG_DATA_HOME", m_directory.path().toUtf8());
    QFile file(QStringLiteral(CHIPBOARD_SOURCE_DIR "/resources/schema/output.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_schema = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(!m_schema.isEmpty());
    QFile prices(m_directory.filePath(u"prices.csv"_s));
    QVERIFY(prices.open(QIODevice::WriteOnly));
    prices.write("provider,instance,gpu,count,price_per_hour\nLambda,gpu_1x_h100,H100,1,3.29\n");
}

void TestOutputs::followTheSchema_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QByteArray>("line");
    for (const char *kind :
         {"chips", "instances", "systems", "workloads", "models", "metrics", "needs", "assumptions", "prices",
          "providers", "quotes", "age", "claims", "sources", "formats", "rules", "facts", "contradictions"})
        QTest::addRow("list %s", kind) << u"list"_s << QByteArray("list ") + kind;
    const QByteArray serve = " --workload serve-llama-3.1-70b";
    const QByteArray two = " --chips h100-sxm,trainium2";
    QTest::newRow("table") << u"table"_s << "table" + two + serve;
    QTest::newRow("table in EUR") << u"table"_s << "table --values times --baseline h100-sxm --currency EUR" + two;
    QTest::newRow("export") << u"table"_s << "export --to - --page compare" + two;
    QTest::newRow("export all") << u"table"_s << "export --to - --page overview" + two;
    QTest::newRow("providers") << u"table"_s << "export --to - --page providers" + two;
    QTest::newRow("estimate") << u"estimate"_s << "estimate --on h100-sxm --set utilisation=40" + serve;
    QTest::newRow("does not fit") << u"estimate"_s << "estimate --on h100-sxm --count 1" + serve;
    QTest::newRow("sweep") << u"estimates"_s << "estimate --on h100-sxm,b200 --sweep input=1000,2000" + serve;
    for (const char *kind : {"tornado", "crossover", "uncertainty --draws 500", "move"})
        QTest::addRow("%s", kind) << u"what-if"_s << QByteArray("what-if ") + kind + two + serve;
    QTest::newRow("formula") << u"formula"_s << "what-if formula" + two + serve;
    QTest::newRow("advise") << u"advise"_s << QByteArray("advise --need budget=50000");
    QTest::newRow("import") << u"import"_s
                            << "import " + m_directory.filePath(u"prices.csv"_s).toUtf8()
            + " --as-of 2026-11-01 --dry-run";
    QTest::newRow("snapshots") << u"list"_s << QByteArray("prices list");
    QTest::newRow("model-check") << u"model-check"_s << QByteArray("model-check");
}

void TestOutputs::followTheSchema()
{
    QFETCH(QString, definition);
    QFETCH(QByteArray, line);
    const bool isExport = line.startsWith("export");
    const Outcome outcome = runCli(words(isExport ? line : line + " --format json"));
    QVERIFY2(!outcome.json().isEmpty(), qPrintable(outcome.err));
    QCOMPARE(Validator(m_schema).fault(outcome.json(), definition), QString());
}

void TestOutputs::theValidatorFindsFaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const QByteArray head = R"({"catalog":"2026-11-29","program":"Chipboard 1",)";
    QTest::newRow("no program") << QByteArray(R"({"catalog":"2026-11-29","a":[]})") << u"list lacks program"_s;
    QTest::newRow("a date of words") << QByteArray(R"({"catalog":"today","program":"Chipboard 1","a":[]})")
                                     << u"list/catalog has a wrong value"_s;
    QTest::newRow("a truth in a row") << head + R"("a":[{"x":true}]})" << u"list/a/0/x has a wrong value"_s;
    QTest::newRow("no list") << QByteArray(R"({"program":"Chipboard 1"})") << u"list is too small"_s;
    QTest::newRow("right") << head + R"("a":[{"x":1,"y":"z","v":null}]})" << QString();
}

void TestOutputs::theValidatorFindsFaults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    QCOMPARE(Validator(m_schema).fault(QJsonDocument::fromJson(text).object(), u"list"_s), fault);
}

void TestOutputs::linesAreTheRowsOfTheCsv_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArrayList>("numbers"); // some of the numeric columns
    const QByteArray serve = " --workload serve-llama-3.1-70b";
    const QByteArray two = " --chips h100-sxm,trainium2";
    const QByteArrayList values{"value", "low", "high"};
    QTest::newRow("list") << QByteArray("list models") << QByteArrayList();
    QTest::newRow("table") << "table" + two + serve << values;
    QTest::newRow("times in EUR") << "table --values times --baseline h100-sxm --currency EUR" + two
                                  << QByteArrayList{"value", "times", "times_low", "eur_per_usd"};
    QTest::newRow("estimate") << "estimate --on h100-sxm" + serve << values;
    QTest::newRow("sweep") << "estimate --on h100-sxm,b200 --sweep input=1000,2000" + serve << values;
    // Of several lists the first: "tornado" is followed by "spreads", "move" by the months, "options" by the checks.
    QTest::newRow("tornado") << "what-if tornado" + two + serve << QByteArrayList{"low", "high", "swing"};
    QTest::newRow("crossover") << "what-if crossover" + two + serve << QByteArrayList{"from", "to", "turns_at"};
    QTest::newRow("uncertainty") << "what-if uncertainty --draws 500" + two + serve << QByteArrayList{"result", "p10"};
    QTest::newRow("move") << "what-if move" + two + serve << values;
    QTest::newRow("advise") << QByteArray("advise --need budget=1") << QByteArrayList{"rank", "cost"};
    QTest::newRow("model-check") << QByteArray("model-check") << QByteArrayList{"predicted", "measured"};
}

void TestOutputs::linesAreTheRowsOfTheCsv()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArrayList, numbers);
    QByteArray csv = runCli(words(line + " --format csv")).out;
    QBuffer device(&csv);
    QVERIFY(device.open(QIODevice::ReadOnly));
    CsvReader reader(device, u"out"_s, ',');
    CsvRow head;
    QVERIFY(reader.next(head).value());
    for (const QByteArray &number : numbers)
        QVERIFY2(head.fields.contains(QString::fromLatin1(number)), number);
    QByteArrayList lines = runCli(words(line + " --format ndjson")).out.split('\n');
    QCOMPARE(lines.takeLast(), QByteArray());
    CsvRow row;
    qsizetype count = 0;
    while (reader.next(row).value()) {
        QVERIFY(count < lines.size());
        const QJsonObject object = QJsonDocument::fromJson(lines.at(count++)).object();
        QCOMPARE(object.size(), head.fields.size());
        for (qsizetype i = 0; i < head.fields.size(); ++i) {
            const QString &key = head.fields.at(i);
            const QJsonValue value = object.value(key);
            const QString field = row.fields.at(i);
            const bool isNumber = value.isDouble() || value.isNull();
            QVERIFY2(isNumber || !numbers.contains(key.toLatin1()), qPrintable(key));
            if (value.isDouble())
                QCOMPARE(value.toDouble(), field.toDouble());
            else // CSV prefixes an apostrophe to text that a spreadsheet would execute
                QVERIFY2(field == value.toString() || field == u'\'' + value.toString(), qPrintable(key));
        }
    }
    QCOMPARE(count, lines.size());
    QVERIFY(count > 1);
}

// Scripts must not need to read a unit per row.
void TestOutputs::aMetricHasOneUnit()
{
    QStringList ids;
    for (const QJsonValue &chip : runCli(words("list chips --format json")).json()[u"chips"_s].toArray())
        ids << chip[u"id"_s].toString();
    QStringList metrics;
    for (const QJsonValue &metric : runCli(words("list metrics --format json")).json()[u"metrics"_s].toArray())
        metrics << metric[u"id"_s].toString();
    const Outcome outcome = runCli(
        {u"table"_s, u"--chips"_s, ids.join(u','), u"--metrics"_s, metrics.join(u','), u"--format"_s, u"json"_s});
    QMap<QString, QString> units;
    for (const QJsonValue &row : outcome.json()[u"rows"_s].toArray()) {
        if (row[u"value"_s].isNull())
            continue;
        const QString metric = row[u"metric"_s].toString();
        const QString unit = row[u"unit"_s].toString();
        QVERIFY2(units.value(metric, unit) == unit, qPrintable(metric + u": "_s + unit));
        units[metric] = unit;
    }
    QVERIFY(units.size() > 20);
}

void TestOutputs::exportsToTheStandardOutput()
{
    const QByteArray ask = "export --chips h100-sxm,b200 --page compare --to ";
    QVERIFY(runCli(words(ask + "-.pdf")).out.startsWith("%PDF-"));
    const Outcome csv = runCli(words(ask + "-.csv"));
    QCOMPARE(csv.status, int(Fine));
    QVERIFY(csv.out.startsWith("id,") && !csv.out.contains('\r'));
    QVERIFY(!QFile::exists(u"-"_s) && !QFile::exists(u"-.csv"_s));
}

void TestOutputs::thePipeTakesOneFile()
{
    const QByteArray ask = "export --chips h100-sxm,b200 --to -";
    QCOMPARE(runCli(words(ask + " --to x.pdf")).status, int(WrongUsage));
    const Outcome unknown = runCli(words(ask + ".xyz"));
    QCOMPARE(unknown.status, int(WrongUsage));
    QVERIFY(unknown.out.isEmpty());
}

CHIPBOARD_TEST(TestOutputs, QApplication)

} // namespace tst_outputs

#include "tst_outputs.moc"
