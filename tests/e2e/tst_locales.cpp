// Locales with other formats of numbers and dates, other scripts and directions: all files are byte-identical. Only
// --lang sets the language of a file.
#include "tests/e2e/program.h"
#include "tests/support/madelocales.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_locales {

namespace {

using Sums = QMap<QString, QByteArray>; ///< by file name

QByteArray sumOf(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

} // namespace

class TestLocales : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void filesAreEqual_data();
    void filesAreEqual();
    void textsAreEqual_data() { filesAreEqual_data(); }
    void textsAreEqual();

private:
    /// Checksums of files in all formats; for texts(), of the standard output of commands.
    [[nodiscard]] Sums files(const QString &locale) const;
    [[nodiscard]] Sums texts(const QString &locale) const;
    [[nodiscard]] QStringList surroundings(const QString &locale) const
    {
        return {u"LC_ALL="_s + locale, u"LANG="_s + locale, u"LOCPATH="_s + m_locales.path(), u"TZ=UTC"_s};
    }

    testing::MadeLocales m_locales;
    QStringList m_endings;
    Sums m_files;
    Sums m_texts;
};

void TestLocales::initTestCase()
{
    const Ran ran =
        runProgram(QStringLiteral(CHIPBOARD_PROGRAM), {u"list"_s, u"formats"_s, u"--format"_s, u"csv"_s}, {});
    QCOMPARE(ran.status, 0);
    for (const QString &line : linesOf(ran.out).mid(1)) {
        if (line.trimmed().endsWith(u",export"_s)) // CSV lines end with CR LF
            m_endings << line.section(u',', 1, 1);
    }
    for (const char *known : {".xlsx", ".pptx", ".pdf", ".svg", ".png", ".csv", ".json", ".html", ".md"})
        QVERIFY2(m_endings.contains(QLatin1String(known)), qPrintable(m_endings.join(u' ')));
    m_files = files(u"C"_s);
    m_texts = texts(u"C"_s);
}

// Names in scripts that no shipped font has, and letters that some fonts draw differently for Turkish.
Sums TestLocales::files(const QString &locale) const
{
    const QTemporaryDir folder;
    QStringList arguments{u"export"_s,
                          u"--lang"_s,
                          u"en"_s,
                          u"--page"_s,
                          u"compare"_s,
                          u"--title"_s,
                          u"memory=fi \u0131\u0130 \u6f22\u5b57 \u0639\u0631\u0628\u064a 1,234.5"_s};
    for (const QString &ending : m_endings)
        arguments << u"--to"_s << folder.filePath(u"board"_s + ending);
    const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM), arguments, surroundings(locale));
    Sums sums;
    if (ran.status != 0) {
        qWarning("%s", qPrintable(ran.err));
        return sums;
    }
    for (const QFileInfo &file : QDir(folder.path()).entryInfoList(QDir::Files)) {
        QFile read(file.filePath());
        if (read.open(QIODevice::ReadOnly))
            sums.insert(file.fileName(), sumOf(read.readAll()));
    }
    return sums;
}

Sums TestLocales::texts(const QString &locale) const
{
    Sums sums;
    for (const QString &command : {u"table"_s, u"table --format csv"_s, u"table --format json"_s, u"list instances"_s,
                                   u"estimate --workload serve-llama-3.1-70b --on h100-sxm"_s, u"advise"_s}) {
        const Ran ran = runProgram(QStringLiteral(CHIPBOARD_PROGRAM), command.split(u' '), surroundings(locale));
        if (ran.status != 0) {
            qWarning("%s", qPrintable(ran.err)); // fails the test
            continue;
        }
        sums.insert(command, sumOf(ran.out + ran.err.toUtf8()));
    }
    return sums;
}

void TestLocales::filesAreEqual_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("German") << u"de_DE"_s;
    QTest::newRow("French: groups of digits are set apart by a narrow blank") << u"fr_FR"_s;
    QTest::newRow("Brazilian") << u"pt_BR"_s;
    QTest::newRow("Turkish: i and I are two letters") << u"tr_TR"_s;
    QTest::newRow("Arabic: from right to left") << u"ar_EG"_s;
}

void TestLocales::filesAreEqual()
{
    QFETCH(const QString, name);
    if (const QString reason = m_locales.make(name); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    QVERIFY(m_files.size() >= m_endings.size());
    const Sums sums = files(name + u".UTF-8"_s);
    QCOMPARE(sums.keys(), m_files.keys());
    for (auto file = m_files.begin(); file != m_files.end(); ++file)
        QVERIFY2(sums.value(file.key()) == file.value(), qPrintable(file.key()));
}

void TestLocales::textsAreEqual()
{
    QFETCH(const QString, name);
    if (const QString reason = m_locales.make(name); !reason.isEmpty())
        QSKIP(qPrintable(reason));
    const Sums sums = texts(name + u".UTF-8"_s);
    QVERIFY(!m_texts.isEmpty());
    QCOMPARE(sums.keys(), m_texts.keys());
    for (auto text = m_texts.begin(); text != m_texts.end(); ++text)
        QVERIFY2(sums.value(text.key()) == text.value(), qPrintable(text.key()));
}

CHIPBOARD_TEST(TestLocales, QCoreApplication)

} // namespace tst_locales

#include "tst_locales.moc"
