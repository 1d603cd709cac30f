// The published JSON Schemas and the program's reader accept and reject the same files. Every place in every kind of
// file is broken in several ways; python3-jsonschema validates against the schemas, the reader on its own.
#include "data/files/specfile.h"

#include "tests/support/fullspecs.h"
#include "tests/support/jsonplaces.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;

namespace tst_schemas {

class TestSchemas : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theShippedFilesAreValid();
    void fullFilesAreValid();
    void spoiltFilesAreJudgedAlike_data();
    void spoiltFilesAreJudgedAlike();
    void brokenTextsAreRejectedByBoth();

private:
    // File name -> accepted. Other output of the script is kept for messages.
    QHash<QString, bool> judgedBySchema(const QStringList &paths);
    void compare(const QList<SpecFile> &files);

    const QString m_specs = QStringLiteral(CHIPBOARD_SOURCE_DIR "/data/specs");
    const QString m_script = QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/data/specs/validate_specs.py");
    QString m_output;
};

namespace {

bool acceptedByReader(const SpecFile &file)
{
    Problems problems;
    (void)readSpecFile(file, problems);
    return !hasErrors(problems);
}

// Other values to try: another type, too small or too large, an unknown one.
QList<QJsonValue> strangersTo(const QJsonValue &value)
{
    if (value.isObject() || value.isArray())
        return {QJsonValue(5), value.isObject() ? QJsonValue(QJsonObject()) : QJsonValue(QJsonArray())};
    if (value.isString())
        return {u""_s, u"?? ?"_s, 5};
    if (value.isDouble())
        return {-1, 0, 1, 1.5, 1'000'001, 2'000'000'001.0, u"5"_s, QJsonValue()}; // limits, and just beyond them
    return {u"x"_s, QJsonArray()};
}

// A schema cannot say that the low end of a range is the lower one.
bool isOfARange(const QJsonValue &root, QStringList tokens)
{
    const QString key = tokens.takeLast();
    return QStringList{u"low"_s, u"value"_s, u"high"_s}.contains(key)
        && valueAt(root, tokens).toObject().contains(u"low"_s);
}

QList<SpecFile> spoilt(const QByteArray &text)
{
    const QJsonValue root = QJsonDocument::fromJson(text).object();
    QList<SpecFile> files;
    const auto add = [&files](const QString &what, const QJsonValue &value) { files << SpecFile{what, toText(value)}; };
    for (const QString &place : placesIn(root)) {
        const QStringList tokens = tokensOf(place);
        const QJsonValue old = valueAt(root, tokens);
        add(u"without "_s + place, without(root, tokens));
        for (const QJsonValue &stranger : strangersTo(old)) {
            if (stranger.toDouble(-1.0) < 0.0 || !isOfARange(root, tokens))
                add(place + u" is "_s + stranger.toVariant().toString(), replaced(root, tokens, stranger));
        }
        if (old.isObject()) {
            QJsonObject object = old.toObject();
            object.insert(u"surplus"_s, 1);
            add(place + u" with a surplus key"_s, replaced(root, tokens, object));
        }
        if (old.isArray() && !old.toArray().isEmpty()) {
            QJsonArray array = old.toArray();
            array.append(array.first());
            add(place + u" with a twin"_s, replaced(root, tokens, array));
        }
    }
    return files;
}

} // namespace

void TestSchemas::initTestCase()
{
    QProcess python;
    python.start(u"python3"_s, {u"-c"_s, u"import jsonschema"_s});
    if (!python.waitForFinished() || python.exitCode() != 0)
        QSKIP("python3-jsonschema is not installed: apt install python3-jsonschema");
}

QHash<QString, bool> TestSchemas::judgedBySchema(const QStringList &paths)
{
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(u"python3"_s, QStringList{u"-B"_s, m_script, m_specs} + paths);
    if (!python.waitForFinished(240'000))
        return {};
    m_output = QString::fromUtf8(python.readAll());
    QHash<QString, bool> judged;
    for (const QString &line : m_output.split(u'\n')) {
        for (const bool accepted : {true, false}) {
            const QString word = accepted ? u"accept "_s : u"reject "_s;
            if (line.startsWith(word))
                judged.insert(line.mid(word.size()), accepted);
        }
    }
    return judged;
}

void TestSchemas::compare(const QList<SpecFile> &files)
{
    QTemporaryDir folder;
    QStringList paths;
    for (const SpecFile &spec : files) {
        paths << folder.filePath(u"%1.json"_s.arg(paths.size()));
        QFile file(paths.constLast());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(spec.content) == spec.content.size());
    }
    const QHash<QString, bool> judged = judgedBySchema(paths);
    QVERIFY2(judged.size() == paths.size(), qPrintable(m_output.right(2000)));
    QStringList different;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const bool bySchema = judged.value(paths.at(i));
        if (acceptedByReader(files.at(i)) != bySchema)
            different << files.at(i).name + (bySchema ? u": the schema accepts it"_s : u": the reader accepts it"_s);
    }
    QVERIFY2(different.isEmpty(), qPrintable(different.join(u'\n')));
}

void TestSchemas::theShippedFilesAreValid()
{
    QStringList paths;
    QDirIterator iterator(m_specs, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QString path = iterator.next();
        if (!path.endsWith(u".schema.json"_s))
            paths << path;
    }
    QVERIFY(paths.size() > 20);
    (void)judgedBySchema({}); // checks all files and the schemas themselves
    QCOMPARE(m_output, u"0 errors\n"_s);
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(acceptedByReader({path, file.readAll()}), qPrintable(path));
    }
}

void TestSchemas::fullFilesAreValid()
{
    QList<SpecFile> files;
    for (const FullSpec &spec : fullSpecs) {
        files << SpecFile{QString::fromLatin1(spec.kind), spec.text};
        QVERIFY2(acceptedByReader(files.constLast()), spec.kind);
    }
    compare(files);
}

void TestSchemas::spoiltFilesAreJudgedAlike_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const FullSpec &spec : fullSpecs)
        QTest::newRow(spec.kind) << QByteArray(spec.text);
}

void TestSchemas::spoiltFilesAreJudgedAlike()
{
    QFETCH(const QByteArray, text);
    compare(spoilt(text));
}

void TestSchemas::brokenTextsAreRejectedByBoth()
{
    const QByteArray text = fullSpec("sources");
    const QList<SpecFile> files{
        {u"empty"_s, {}},
        {u"cut off"_s, text.chopped(5)},
        {u"NaN"_s, with(text, "1,", "NaN,")},
        {u"Infinity"_s, with(text, "1,", "Infinity,")},
        {u"a number too large"_s, with(text, "1,", "1e999,")},
        {u"a key twice"_s, with(text, "\"version\": 1,", "\"version\": 1, \"version\": 1,")},
        {u"Latin-1"_s, with(text, "A page", "caf\xE9")},
        {u"a comment"_s, "// why\n" + text},
        {u"a comma too many"_s, with(text, "]}", ",]}")},
        {u"an array"_s, "[]"},
        {u"a number"_s, "5"},
        {u"another kind"_s, with(text, "\"kind\": \"sources\"", "\"kind\": \"things\"")},
        {u"the kind of shared parts"_s, with(text, "\"kind\": \"sources\"", "\"kind\": \"common\"")},
        {u"version 2"_s, with(text, "1,", "2,")},
    };
    for (const SpecFile &file : files)
        QVERIFY2(!acceptedByReader(file), qPrintable(file.name));
    compare(files);
    compare({{u"with a byte order mark"_s, "\xEF\xBB\xBF" + text}, {u"as it is"_s, text}});
}

CHIPBOARD_TEST(TestSchemas, QCoreApplication)

} // namespace tst_schemas

#include "tst_schemas.moc"
