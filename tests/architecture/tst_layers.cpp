// Includes point only down the layers, and library headers are included only where the library is wrapped.
#include "tests/architecture/sourcetree.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLibraryInfo>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard::architecture;

namespace tst_layers {

namespace {

QString place(const SourceFile &file, const Include &include)
{
    return file.path + u':' + QString::number(include.line) + u": "_s + include.file;
}

QString list(const QStringList &found) { return u'\n' + found.join(u'\n'); }

/// The layers that a product file may include: its own and those below.
QStringList allowedLayers(const QString &layer)
{
    const QStringList order = productFolders();
    return order.first(order.indexOf(layer) + 1);
}

/// Folder -> folders it includes from, within one layer.
using FolderGraph = QHash<QString, QSet<QString>>;

FolderGraph folderGraph(const QList<SourceFile> &files)
{
    FolderGraph graph;
    for (const SourceFile &file : files) {
        for (const Include &include : includesOf(file)) {
            const QString target = include.file.section(u'/', 0, -2);
            if (!include.system && target != file.folder() && target.startsWith(file.layer() + u'/'))
                graph[file.folder()] << target;
        }
    }
    return graph;
}

bool reaches(const FolderGraph &graph, const QString &from, const QString &wanted, QSet<QString> &seen)
{
    for (const QString &next : graph.value(from)) {
        if (next == wanted)
            return true;
        if (!seen.contains(next)) {
            seen << next;
            if (reaches(graph, next, wanted, seen))
                return true;
        }
    }
    return false;
}

QStringList foldersInCycles(const FolderGraph &graph)
{
    QStringList found;
    for (auto each = graph.begin(); each != graph.end(); ++each) {
        QSet<QString> seen;
        if (reaches(graph, each.key(), each.key(), seen))
            found << each.key();
    }
    found.sort();
    return found;
}

} // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void includesPointDown();
    void includesNameTheirFolder();
    void includedFilesExist();
    void qcustomplotStaysInItsFolders();
    void nlohmannStaysInItsFolder();
    void xlsxwriterStaysInItsFolder();
    void dataKnowsQtCoreOnly();
    void foldersHaveNoCycles();
    void cyclesAreFound();
};

void TestLayers::includesPointDown()
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        const QStringList allowed = allowedLayers(file.layer());
        for (const Include &include : includesOf(file)) {
            if (!include.system && include.file.contains(u'/') && !allowed.contains(include.file.section(u'/', 0, 0)))
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::includesNameTheirFolder()
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        for (const Include &include : includesOf(file)) {
            const bool generated = include.file.endsWith(u".moc") || include.file.startsWith(u"moc_");
            if (!include.system && !include.file.contains(u'/') && !generated)
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::includedFilesExist()
{
    const QDir root(QStringLiteral(CHIPBOARD_SOURCE_DIR));
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders() << u"tests"_s)) {
        for (const Include &include : includesOf(file)) {
            if (!include.system && include.file.contains(u'/') && !QFileInfo::exists(root.filePath(include.file)))
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::qcustomplotStaysInItsFolders()
{
    // Slide pictures are painted like sheets.
    const QStringList homes{u"widgets/charts"_s, u"widgets/export"_s, u"widgets/export/office"_s};
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        for (const Include &include : includesOf(file)) {
            const bool atHome = homes.contains(file.folder()) && !file.isHeader();
            if (include.file.contains(u"qcustomplot"_s, Qt::CaseInsensitive) && !atHome)
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::nlohmannStaysInItsFolder()
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        for (const Include &include : includesOf(file)) {
            const bool atHome = (file.folder() == u"data/core" || file.folder() == u"data/files") && !file.isHeader();
            if (include.file.startsWith(u"nlohmann/") && !atHome)
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::xlsxwriterStaysInItsFolder()
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        for (const Include &include : includesOf(file)) {
            const bool atHome = file.folder() == u"widgets/export/office" && !file.isHeader();
            if (include.file.startsWith(u"xlsxwriter") && !atHome)
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::dataKnowsQtCoreOnly()
{
    const QDir core(QLibraryInfo::path(QLibraryInfo::HeadersPath) + u"/QtCore"_s);
    QVERIFY2(core.exists(u"QString"_s), "Qt's headers are not where Qt says they are.");
    QStringList found;
    for (const SourceFile &file : sourceFiles({u"data"_s})) {
        for (const Include &include : includesOf(file)) {
            if (include.isQt() && !core.exists(include.file))
                found << place(file, include);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestLayers::foldersHaveNoCycles()
{
    const QStringList found = foldersInCycles(folderGraph(sourceFiles(productFolders())));
    QVERIFY2(found.isEmpty(), qPrintable(u"These folders include each other in a circle:"_s + list(found)));
}

void TestLayers::cyclesAreFound()
{
    const QList<SourceFile> files{
        {u"data/a/one.h"_s, u"#include \"data/b/two.h\"\n"_s},
        {u"data/b/two.h"_s, u"#include \"data/c/three.h\"\n"_s},
        {u"data/c/three.h"_s, u"#include \"data/a/one.h\"\n#include \"data/d/four.h\"\n"_s},
    };
    QCOMPARE(foldersInCycles(folderGraph(files)), QStringList({u"data/a"_s, u"data/b"_s, u"data/c"_s}));
}

CHIPBOARD_TEST(TestLayers, chipboard::testing::NoApplication)

} // namespace tst_layers

#include "tst_layers.moc"
