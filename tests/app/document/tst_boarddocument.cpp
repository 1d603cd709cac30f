// The document: edits, undo, files.
#include "app/document/boarddocument.h"
#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_boarddocument {

class TestBoardDocument : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void anEditIsToldAndCanBeUndone();
    void anEditThatChangesNothingIsNoStep();
    void editsOfOneGestureAreOneStep();
    void editsWithoutAGestureAreStepsOfTheirOwn();
    void editsOfAnotherKindAreNotJoined();
    void aGestureThatEndsWhereItBeganIsNoStep();
    void undoingEverythingGivesTheFirstBoard_data();
    void undoingEverythingGivesTheFirstBoard();
    void savesAndOpens();
    void savingMakesItUnmodified();
    void openingIsOneStepThatCanBeUndone();
    void aBoardInsideOfAnExportHasNoFile();
    void undoAfterOpeningGoesBackToTheOldFile();
    void redoAfterSavingAsKeepsTheNewFile();
    void undoAfterSavingAsKeepsTheNewFile();
    void aFileWithErrorsLeavesTheBoardAlone_data();
    void aFileWithErrorsLeavesTheBoardAlone();
    void aFileThatCannotBeWrittenIsTold();
    void aNewBoardBelongsToNoFile();
    void restoringIsNoStep();

private:
    const Catalog m_catalog = smallWorld();
};

static QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
}

void TestBoardDocument::anEditIsToldAndCanBeUndone()
{
    BoardDocument document(aBoard({u"trainium2"_s}));
    const QSignalSpy changed(&document, &BoardDocument::boardChanged);
    const Board before = document.board();
    document.edit(selectThing(m_catalog, before, u"h100-sxm"_s, true));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).value<Board>(), document.board());
    QCOMPARE(document.board().chips.size(), 2);
    QCOMPARE(document.undoStack().undoText(), u"Select H100"_s);
    QVERIFY(document.isModified());

    document.undoStack().undo();
    QCOMPARE(document.board(), before);
    QCOMPARE(changed.size(), 2);
    QVERIFY(!document.isModified());
    document.undoStack().redo();
    QCOMPARE(document.board().chips.size(), 2);
}

void TestBoardDocument::anEditThatChangesNothingIsNoStep()
{
    BoardDocument document(aBoard({u"trainium2"_s}));
    const QSignalSpy changed(&document, &BoardDocument::boardChanged);
    document.edit(setLevel(document.board(), Level::Chip));
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(changed.size(), 0);
}

static BoardEdit titled(const Board &board, const QString &title, quint64 gesture, EditKind kind = EditKind::Level)
{
    BoardEdit edit{.kind = kind, .after = board};
    edit.after.title = title;
    edit.name = u"Name it "_s + title;
    edit.gesture = gesture;
    return edit;
}

void TestBoardDocument::editsOfOneGestureAreOneStep()
{
    BoardDocument document(aBoard({}));
    const quint64 gesture = 7;
    for (const QString &title : {u"a"_s, u"b"_s, u"c"_s})
        document.edit(titled(document.board(), title, gesture));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.undoStack().undoText(), u"Name it c"_s);
    document.edit(titled(document.board(), u"d"_s, gesture + 1));
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.board().title, u"c"_s);
    document.undoStack().undo();
    QCOMPARE(document.board().title, QString());
}

void TestBoardDocument::editsWithoutAGestureAreStepsOfTheirOwn()
{
    BoardDocument document(aBoard({}));
    document.edit(titled(document.board(), u"a"_s, 0));
    document.edit(titled(document.board(), u"b"_s, 0));
    QCOMPARE(document.undoStack().count(), 2);
}

void TestBoardDocument::editsOfAnotherKindAreNotJoined()
{
    BoardDocument document(aBoard({}));
    const quint64 gesture = 7;
    document.edit(titled(document.board(), u"a"_s, gesture, EditKind::Level));
    document.edit(titled(document.board(), u"b"_s, gesture, EditKind::Charts));
    QCOMPARE(document.undoStack().count(), 2);
}

void TestBoardDocument::aGestureThatEndsWhereItBeganIsNoStep()
{
    BoardDocument document(aBoard({}));
    const quint64 gesture = 7;
    document.edit(titled(document.board(), u"a"_s, gesture));
    document.edit(titled(document.board(), QString(), gesture));
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.board().title, QString());
}

void TestBoardDocument::undoingEverythingGivesTheFirstBoard_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < quint32(rounds(200)); ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

static BoardEdit randomEdit(const Catalog &catalog, const Board &board, QRandomGenerator &random)
{
    const auto any = [&random](qsizetype count) { return static_cast<qsizetype>(random.bounded(quint64(count))); };
    switch (random.bounded(9)) {
    case 0:
        return selectNone(board);
    case 1:
        return setLevel(board, static_cast<Level>(random.bounded(3)));
    case 2:
        return setPrecision(board, comparablePrecisions[static_cast<std::size_t>(random.bounded(8))]);
    case 3:
        return setPrecision(board, std::nullopt);
    case 4:
        return setPriceBook(catalog, board, catalog.books.at(any(catalog.books.size())).id);
    case 5:
        return setBaseline(catalog, board, catalog.chips.at(any(catalog.chips.size())).id.text());
    case 6:
        return setChart(board, any(4), metricTable()[random.bounded(quint32(metricTable().size()))].metricId());
    case 7:
        return random.bounded(2) ? applyPreset(catalog, board, presets().at(any(4)))
                                 : newFromPreset(catalog, presets().at(any(4)));
    default:
        break;
    }
    QStringList ids = mapped(catalog.chips, [](const Chip &chip) { return chip.id.text(); });
    for (const Instance &instance : catalog.instances)
        ids << instance.id.text();
    return selectThing(catalog, board, ids.at(any(ids.size())), random.bounded(2) == 1);
}

void TestBoardDocument::undoingEverythingGivesTheFirstBoard()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const Board first = aBoard({u"trainium2"_s, u"h100-sxm"_s});
    BoardDocument document(first);
    quint64 gesture = 0;
    for (int i = 0; i < 60; ++i) {
        BoardEdit edit = randomEdit(m_catalog, document.board(), random);
        if (random.bounded(4) == 0)
            ++gesture;
        edit.gesture = random.bounded(2) ? gesture : 0;
        document.edit(edit);
        if (random.bounded(8) == 0)
            document.undoStack().undo();
    }
    const Board last = document.board();
    const int steps = document.undoStack().index();
    document.undoStack().setIndex(0);
    QCOMPARE(document.board(), first);
    document.undoStack().setIndex(steps);
    QCOMPARE(document.board(), last);
}

void TestBoardDocument::savesAndOpens()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.chipboard"_s);
    BoardDocument document(aBoard({u"trainium2"_s, u"unknown-chip"_s}, Level::Instance));
    QVERIFY(document.save(path).hasValue());
    QCOMPARE(document.path(), path);

    BoardDocument other(onDemandBoard());
    const Problems problems = other.open(path);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.value(0).toText()));
    QCOMPARE(other.board(), document.board());
    QCOMPARE(other.path(), path);
    QVERIFY(!other.isModified());
}

void TestBoardDocument::savingMakesItUnmodified()
{
    const QTemporaryDir folder;
    BoardDocument document(aBoard({u"trainium2"_s}));
    const QSignalSpy modified(&document, &BoardDocument::modifiedChanged);
    const QSignalSpy path(&document, &BoardDocument::pathChanged);
    document.edit(setLevel(document.board(), Level::System));
    QVERIFY(document.save(folder.filePath(u"a.chipboard"_s)).hasValue());
    QVERIFY(!document.isModified());
    QCOMPARE(modified.size(), 2);
    QCOMPARE(path.size(), 1);
    document.undoStack().undo();
    QVERIFY(document.isModified());
    QCOMPARE(document.path(), folder.filePath(u"a.chipboard"_s)); // undo keeps the file
}

void TestBoardDocument::openingIsOneStepThatCanBeUndone()
{
    const QTemporaryDir folder;
    const Board stored = aBoard({u"h100-sxm"_s});
    const QString path = written(folder, u"b.chipboard"_s, writeBoard(stored));
    BoardDocument document(aBoard({u"trainium2"_s}));
    document.edit(setLevel(document.board(), Level::System));
    QVERIFY(!hasErrors(document.open(path)));
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().undoText(), u"Open b.chipboard"_s);
    document.undoStack().undo();
    QCOMPARE(document.board().level, Level::System);
    QCOMPARE(document.board().chips, QList<ChipId>({ChipId(u"trainium2"_s)}));
}

// Otherwise saving would replace the exported image with the board.
void TestBoardDocument::aBoardInsideOfAnExportHasNoFile()
{
    const QTemporaryDir folder;
    const Board stored = aBoard({u"h100-sxm"_s});
    const QByteArray element = "<board xmlns=\"urn:chipboard:board\">" + writeBoard(stored).toBase64() + "</board>";
    const QString path =
        written(folder, u"slide.svg"_s, sealed("<svg xmlns=\"http://www.w3.org/2000/svg\">" + element + "</svg>"));
    BoardDocument document(aBoard({u"trainium2"_s}));
    QVERIFY(document.save(folder.filePath(u"old.chipboard"_s)).hasValue());
    QVERIFY(!hasErrors(document.open(path)));
    QCOMPARE(document.board(), stored);
    QVERIFY(document.path().isEmpty() && !document.isModified());
    document.undoStack().undo();
    QCOMPARE(document.path(), folder.filePath(u"old.chipboard"_s));
}

void TestBoardDocument::undoAfterOpeningGoesBackToTheOldFile()
{
    const QTemporaryDir folder;
    BoardDocument document(aBoard({u"trainium2"_s}));
    QVERIFY(document.save(folder.filePath(u"first.chipboard"_s)).hasValue());
    const QString second = written(folder, u"second.chipboard"_s, writeBoard(aBoard({u"h100-sxm"_s})));
    QVERIFY(!hasErrors(document.open(second)));
    QCOMPARE(document.path(), second);
    document.undoStack().undo(); // saving now must not overwrite the second file with the first board
    QCOMPARE(document.path(), folder.filePath(u"first.chipboard"_s));
    document.undoStack().redo();
    QCOMPARE(document.path(), second);
}

// Otherwise the next save would overwrite the file that was opened, and the title would show a changed board as saved.
void TestBoardDocument::redoAfterSavingAsKeepsTheNewFile()
{
    const QTemporaryDir folder;
    const QString first = written(folder, u"first.chipboard"_s, writeBoard(aBoard({u"h100-sxm"_s})));
    const QString second = folder.filePath(u"second.chipboard"_s);
    BoardDocument document(aBoard({u"trainium2"_s}));
    QVERIFY(!hasErrors(document.open(first)));
    document.edit(setLevel(document.board(), Level::System));
    QVERIFY(document.save(second).hasValue());
    document.undoStack().setIndex(0);
    QCOMPARE(document.path(), QString());
    document.undoStack().setIndex(1);
    QCOMPARE(document.path(), second);
    QVERIFY(document.isModified());
    document.undoStack().setIndex(2);
    QCOMPARE(document.path(), second);
    QVERIFY(!document.isModified());
    QCOMPARE(readBoardFile(document.path()).board, document.board());
}

// The undo step that restores the file uses its current name.
void TestBoardDocument::undoAfterSavingAsKeepsTheNewFile()
{
    const QTemporaryDir folder;
    const QString second = folder.filePath(u"second.chipboard"_s);
    BoardDocument document(aBoard({u"trainium2"_s}));
    QVERIFY(document.save(folder.filePath(u"first.chipboard"_s)).hasValue());
    document.edit(newFromPreset(m_catalog, presets().constFirst()));
    document.undoStack().undo();
    QVERIFY(document.save(second).hasValue());
    document.undoStack().redo();
    QCOMPARE(document.path(), QString());
    document.undoStack().undo();
    QCOMPARE(document.path(), second);
    QVERIFY(!document.isModified());
}

void TestBoardDocument::aFileWithErrorsLeavesTheBoardAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("cut off") << writeBoard(onDemandBoard()).left(40);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not JSON") << QByteArray("hello");
    QTest::newRow("another kind of file") << QByteArray("{\"kind\": \"chips\", \"version\": 1, \"chips\": []}");
    QTest::newRow("binary") << QByteArray::fromHex("00ff80fe");
}

void TestBoardDocument::aFileWithErrorsLeavesTheBoardAlone()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString path = written(folder, u"bad.chipboard"_s, content);
    BoardDocument document(aBoard({u"trainium2"_s}));
    const Problems problems = document.open(path);
    QVERIFY(hasErrors(problems));
    QVERIFY(problems.constFirst().toText().contains(u"bad.chipboard"_s));
    QCOMPARE(document.board(), aBoard({u"trainium2"_s}));
    QCOMPARE(document.path(), QString());
    QCOMPARE(document.undoStack().count(), 0);
}

void TestBoardDocument::aFileThatCannotBeWrittenIsTold()
{
    const QTemporaryDir folder;
    BoardDocument document(aBoard({u"trainium2"_s}));
    document.edit(setLevel(document.board(), Level::System));
    const Result<Done> saved = document.save(folder.filePath(u"missing/folder/a.chipboard"_s));
    QVERIFY(!saved.hasValue());
    QCOMPARE(saved.problem().code, ProblemCode::CannotWrite);
    QVERIFY(document.isModified());
    QCOMPARE(document.path(), QString());
}

void TestBoardDocument::aNewBoardBelongsToNoFile()
{
    const QTemporaryDir folder;
    BoardDocument document(aBoard({u"trainium2"_s}));
    QVERIFY(document.save(folder.filePath(u"a.chipboard"_s)).hasValue());
    document.edit(newFromPreset(m_catalog, presets().constFirst()));
    QCOMPARE(document.path(), QString());
    document.undoStack().undo();
    QCOMPARE(document.path(), folder.filePath(u"a.chipboard"_s));
    QVERIFY(!document.isModified());
}

void TestBoardDocument::restoringIsNoStep()
{
    BoardDocument document(onDemandBoard());
    const QSignalSpy changed(&document, &BoardDocument::boardChanged);
    document.edit(setLevel(document.board(), Level::System));
    document.restore(aBoard({u"h100-sxm"_s}), u"/tmp/a.chipboard"_s, false);
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.path(), u"/tmp/a.chipboard"_s);
    QVERIFY(document.isModified()); // the file has different content
    QCOMPARE(changed.size(), 2);
    document.restore(aBoard({u"h100-sxm"_s}), {}, true);
    QVERIFY(!document.isModified());
}

CHIPBOARD_TEST(TestBoardDocument, QCoreApplication)

} // namespace tst_boarddocument

#include "tst_boarddocument.moc"
