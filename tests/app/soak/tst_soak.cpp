// Soak test: seeded user actions in the real window, with invariants checked after each. The suite runs a few of them;
// ./dev soak runs 10,000 and also checks memory. A failure reports its seed, its number and the preceding actions, and
// can be repeated with the same seed:
//   CHIPBOARD_SOAK          number of actions
//   CHIPBOARD_SOAK_SEED     only this seed
//   CHIPBOARD_SOAK_FROM     first action to run, in a fresh window
//   CHIPBOARD_SOAK_CONTINUE 1: continue after a failure, to see all of them
#include "data/files/boardio.h"
#include "tests/app/soak/soakactions.h"
#include "tests/app/soak/soakchecks.h"
#include "tests/app/soak/soakdesk.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QSet>
#include <QStandardPaths>
#include <QUndoStack>

#include <cstdio>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_soak {

namespace {

using Plant = void (*)(SoakDesk &);

const int shortRun = rounds(150);
constexpr int stretch = 1000; ///< actions between restarts, where memory is checked
constexpr qsizetype lastActions = 20;
constexpr double mostGrowth = 0.05;

/// The actions so far, for diagnosis; also printed on a crash.
QStringList &done()
{
    static QStringList actions;
    return actions;
}

void tellDone()
{
    for (const QString &action : done().last(std::min(lastActions, done().size())))
        std::fprintf(stderr, "  %s\n", qPrintable(action));
}

int asked(const char *name, int standard)
{
    bool valid = false;
    const int number = qEnvironmentVariableIntValue(name, &valid);
    return valid ? number : standard;
}

/// Bytes in use; 0 if unavailable.
double liveBytes()
{
    if (isSanitized())
        return static_cast<double>(__sanitizer_get_current_allocated_bytes());
#ifdef __GLIBC__
    return static_cast<double>(mallinfo2().uordblks);
#else
    return 0.0;
#endif
}

double residentMegabytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    return file.readAll().split(' ').value(1).toDouble() * 4096.0 / 1e6;
}

} // namespace

class TestSoak : public QObject
{
    Q_OBJECT

private slots:
    void actionsAreNamedAndDrawnByTheirWeight();
    void moreFaultsAreFound_data();
    void moreFaultsAreFound();
    void plantedFaultsAreFound_data();
    void plantedFaultsAreFound();
    void nothingBreaks_data();
    void nothingBreaks();

private:
    static QString doOne(SoakDesk &desk, quint32 seed, int number);
    static double memoryOf(SoakDesk &desk, int number);
};

void TestSoak::actionsAreNamedAndDrawnByTheirWeight()
{
    QSet<QString> names;
    for (const SoakAction &action : soakActions()) {
        QVERIFY2(action.weight > 0 && action.run != nullptr, action.name);
        names << QLatin1String(action.name);
    }
    QCOMPARE(static_cast<std::size_t>(names.size()), soakActions().size());
    SoakDesk desk;
    QSet<QString> drawn;
    for (int i = 0; i < 20'000; ++i)
        drawn << QLatin1String(anySoakAction(desk).name);
    QCOMPARE(drawn, names);
}

void TestSoak::plantedFaultsAreFound_data()
{
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *found, Plant plant) {
        QTest::newRow(found) << plant << QString::fromLatin1(found);
    };
    row("Qt warns of nothing", [](SoakDesk &) { qWarning("something"); });
    row("the title tells file and changes", [](SoakDesk &desk) { desk.window().setWindowModified(true); });
    row("no window stays open", [](SoakDesk &desk) { desk.trigger("help.about"); });
    row("the action could be done", [](SoakDesk &desk) { desk.trigger("no.such.action"); });
    row("the board survives its file", [](SoakDesk &desk) {
        BoardEdit edit{.after = desk.board()};
        ChartWords words{
            .page = u"compare"_s, .chart = u"memory"_s, .title = QString(ChartWords::longestText + 1, u'x')};
        edit.after.words << words;
        edit.name = u"long"_s;
        desk.document().edit(edit);
    });
    row("bar and menus tell the board",
        [](SoakDesk &desk) { desk.child<QAction>(u"level.system"_s)->setChecked(true); });
    row("the page shown is the board's", [](SoakDesk &desk) {
        ChartSpec other = desk.presenter().view().page.charts.at(1);
        other.title += u'!';
        desk.page()->findChild<ChartView *>(u"chart1"_s)->setSpec(other);
    });
    row("what is saved is saved", [](SoakDesk &desk) {
        (void)desk.document().save(desk.path(u"boards/0.chipboard"_s));
        QFile::remove(desk.document().path());
    });
}

/// The presenter's view, mutable so that tests can corrupt it.
static PageView &viewOf(SoakDesk &desk) { return const_cast<PageView &>(desk.presenter().view()); }

void TestSoak::moreFaultsAreFound_data()
{
    QTest::addColumn<Plant>("plant");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *found, Plant plant) {
        QTest::newRow(found) << plant << QString::fromLatin1(found);
    };
    row("undo and redo are whole",
        [](SoakDesk &desk) { desk.document().undoStack().push(new QUndoCommand(u"nothing"_s)); });
    row("Undo and Redo tell their step", [](SoakDesk &desk) {
        auto *undo = desk.child<QAction>(u"edit.undo"_s);
        undo->setEnabled(!undo->isEnabled());
    });
    row("ticks are what is chosen", [](SoakDesk &desk) {
        QStringList chosen = desk.presenter().view().subjects;
        chosen.removeFirst();
        viewOf(desk).subjects = chosen;
    });
    row("no page is empty without a word",
        [](SoakDesk &desk) { desk.page()->findChild<QLabel *>(u"pageTitle"_s)->clear(); });
    row("nothing unknown is drawn", [](SoakDesk &desk) {
        for (ResultRow &one : viewOf(desk).table.rows) {
            for (Cell &cell : one.cells)
                cell.value.reset();
        }
    });
    row("the page comes out again", [](SoakDesk &desk) { viewOf(desk).page.date += u'!'; });
    row("the autosave holds the board", [](SoakDesk &desk) {
        desk.keeper().flush();
        desk.keeper().keepAt(desk.path(u"elsewhere.chipboard"_s));
        BoardEdit edit{.after = desk.board()};
        edit.after.title = u"another"_s;
        edit.name = u"title"_s;
        desk.document().edit(edit);
        desk.settle();
    });
}

void TestSoak::moreFaultsAreFound() { plantedFaultsAreFound(); }

void TestSoak::plantedFaultsAreFound()
{
    QFETCH(const Plant, plant);
    QFETCH(const QString, found);
    SoakDesk desk;
    QCOMPARE(soakFault(desk, SoakCheck::When::Done, 0), QString());
    QCOMPARE(soakFault(desk, SoakCheck::When::Shown, 0), QString());
    plant(desk);
    const QString atOnce = soakFault(desk, SoakCheck::When::Done, 0); // number 0 runs every check
    const QString fault = atOnce.isEmpty() ? soakFault(desk, SoakCheck::When::Shown, 0) : atOnce;
    QVERIFY2(fault.startsWith(found), qPrintable(fault));
    (void)desk.leaveDialogs();
}

QString TestSoak::doOne(SoakDesk &desk, quint32 seed, int number)
{
    // Seeded per action, so that it does not depend on the draws of earlier ones.
    desk.random.seed(seed * 1'000'003U + static_cast<quint32>(number));
    desk.detail.clear();
    const SoakAction &action = anySoakAction(desk);
    done() << u"%1 %2"_s.arg(number).arg(QLatin1String(action.name));
    if (done().size() > 2 * lastActions)
        done().removeFirst();
    action.run(desk);
    if (!desk.detail.isEmpty())
        done().last() += u": "_s + desk.detail;
    const QString fault = soakFault(desk, SoakCheck::When::Done, number);
    (void)desk.leaveDialogs();
    return fault.isEmpty() ? soakFault(desk, SoakCheck::When::Shown, number) : fault;
}

// Measured after a reset, because undo steps would count.
double TestSoak::memoryOf(SoakDesk &desk, int number)
{
    const double before = liveBytes();
    const int steps = desk.document().undoStack().count();
    desk.startOver();
    const double bytes = liveBytes();
    std::printf("%6d actions: %.1f MB in use, %.0f MB resident; %d steps to undo, with %.1f MB of what was open\n",
                number, bytes / 1e6, residentMegabytes(), steps, (before - bytes) / 1e6);
    std::fflush(stdout);
    return bytes;
}

void TestSoak::nothingBreaks_data()
{
    QTest::addColumn<quint32>("seed");
    const int only = asked("CHIPBOARD_SOAK_SEED", 0);
    for (const quint32 seed : only > 0 ? QList<quint32>{static_cast<quint32>(only)} : QList<quint32>{1, 2})
        QTest::newRow(qPrintable(u"seed %1"_s.arg(seed))) << seed;
}

void TestSoak::nothingBreaks()
{
    QFETCH(const quint32, seed);
    const int last = asked("CHIPBOARD_SOAK", shortRun);
    const bool goesOn = asked("CHIPBOARD_SOAK_CONTINUE", 0) != 0;
    SoakDesk desk;
    done().clear();
    QList<double> memory;
    int faults = 0;
    for (int number = std::max(1, asked("CHIPBOARD_SOAK_FROM", 1)); number <= last; ++number) {
        const QString fault = doOne(desk, seed, number);
        if (!fault.isEmpty()) {
            ++faults;
            std::fprintf(stderr, "seed %u, action %d: %s\nThe last actions:\n", seed, number, qPrintable(fault));
            tellDone();
            if (!goesOn)
                break;
            desk.startOver();
        }
        if (number % stretch == 0)
            memory << memoryOf(desk, number);
    }
    QCOMPARE(faults, 0);
    if (memory.size() > 1)
        QVERIFY2(memory.constLast() <= memory.constFirst() * (1.0 + mostGrowth), "The memory in use grows.");
}

int runMain(int argc, char **argv)
{
    if (isSanitized())
        __sanitizer_set_death_callback([] {
            std::fputs("The last actions before the end:\n", stderr);
            tellDone();
        });
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(new ChipboardStyle);
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles); // as in the program
    QApplication app(argc, argv);
    QApplication::setFont(lightTheme().type.font(lightTheme().type.body));
    QApplication::setQuitOnLastWindowClosed(false);
    TestSoak test;
    return QTest::qExec(&test, argc, argv);
}

CHIPBOARD_TEST_MAIN(runMain)

} // namespace tst_soak

#include "tst_soak.moc"
