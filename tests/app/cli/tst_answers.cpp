// Regression net: answers of the command line about random boards, to the last digit. `table`, `estimate`, `what-if`
// and `advise` run as CSV, one digest per board and command in tests/net/answers.txt; refactoring must not change them.
// CHIPBOARD_BOARDS=500 checks (or approves) that many boards, CHIPBOARD_ANSWERS=DIR also writes the CSV files to DIR to
// compare with another build, CHIPBOARD_APPROVE=1 rewrites the digests.
#include "app/cli/commandtable.h"
#include "data/compare/metric.h"
#include "data/files/boardio.h"
#include "data/files/catalogreader.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/approved.h"
#include "tests/support/catalogboard.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;
using namespace chipboard::testing;

namespace tst_answers {

namespace {

constexpr int kept = 500;
const QString digestsName = u"net/answers.txt"_s;

/// A board with answers: mostly list prices and default assumptions. Every fourth is an arbitrary board.
Board boardOf(const Catalog &catalog, quint32 seed)
{
    QRandomGenerator random(seed + 100'000);
    const bool isAny = seed % 4 == 3;
    Board board = isAny ? randomBoardOf(catalog, seed) : onDemandBoard();
    const auto choose = [&random](const auto &list, auto &ids) {
        ids.clear();
        for (int count = random.bounded(2, 7); ids.size() < count;) {
            const auto id = list.at(random.bounded(list.size())).id;
            if (!ids.contains(id))
                ids << id;
        }
    };
    choose(catalog.instances, board.instances);
    choose(catalog.systems, board.systems);
    if (random.bounded(4) == 0)
        board.precision = comparablePrecisions.at(
            static_cast<std::size_t>(random.bounded(static_cast<int>(comparablePrecisions.size()))));
    for (const NeedRow &row : needTable()) {
        if (row.number != nullptr && random.bounded(8) == 0)
            board.needs.*row.number = row.minimum + random.generateDouble() * (row.maximum - row.minimum) / 100.0;
    }
    if (isAny)
        return board;
    choose(catalog.chips, board.chips);
    for (const ChipId &id : onDemandBoard().chips) {
        if (!board.chips.contains(id) && random.bounded(2) == 1)
            board.chips << id;
    }
    board.level = std::array{Level::Chip, Level::Chip, Level::Instance, Level::System}[seed % 4];
    board.baseline = QString();
    board.workload = catalog.workloads.at(random.bounded(catalog.workloads.size())).id;
    if (random.bounded(4) == 0)
        board.priceBook = catalog.books.at(random.bounded(catalog.books.size())).id;
    for (const AssumptionRow &row : assumptionTable()) {
        if (!row.fallback || random.bounded(6) != 0)
            continue;
        const double value = *row.fallback * std::pow(4.0, random.generateDouble() - 0.5);
        board.assumptions.*row.member = !row.choices.empty()
            ? row.choices.front()
            : std::clamp(row.whole ? std::round(value) : value, row.minimum, row.maximum);
    }
    return board;
}

QStringList subjectsOf(const Board &board)
{
    QStringList ids;
    const auto add = [&ids](const auto &list) {
        for (const auto &id : list)
            ids << id.text();
    };
    if (board.level == Level::Chip)
        add(board.chips);
    else if (board.level == Level::Instance)
        add(board.instances);
    else
        add(board.systems);
    return ids;
}

QStringList allMetrics()
{
    return mapped(metricTable(), [](const Metric &metric) { return QString::fromLatin1(metric.id); });
}

struct Asked
{
    const char *command;
    QList<QStringList> lines;
};

QList<Asked> commandsFor(const Board &board, const QString &file)
{
    QStringList assumed;
    for (const AssumptionRow &row : assumptionTable()) {
        const auto value = board.assumptions.*row.member;
        if (value && *value >= row.minimum && *value <= row.maximum)
            assumed << u"--set"_s << QLatin1String(row.id) + u'=' + QString::number(*value, 'g', 17);
    }
    QList<QStringList> estimates;
    for (const QString &id : subjectsOf(board))
        estimates << QStringList{
            u"estimate"_s,          u"--on"_s,          id, u"--workload"_s, board.workload.text(), u"--prices"_s,
            board.priceBook.text(), u"--mixed-prices"_s};
    QList<QStringList> whatIfs;
    for (const char *kind : {"tornado", "crossover", "move", "commitment"})
        whatIfs << QStringList{u"what-if"_s, QLatin1String(kind), file};
    whatIfs << QStringList{u"what-if"_s, u"two-way"_s, file, u"--vary"_s, u"price_factor,utilisation"_s}
            << QStringList{u"what-if"_s, u"uncertainty"_s, file, u"--draws"_s, u"1000"_s}
            << QStringList{u"what-if"_s, u"formula"_s, file, u"--format"_s, u"json"_s};
    return {{"table", {{u"table"_s, file}, {u"table"_s, file, u"--metrics"_s, allMetrics().join(u',')}}},
            {"estimate", estimates},
            {"what-if", whatIfs},
            {"advise", {{u"advise"_s, file}}}};
}

QByteArray answersTo(const Asked &asked)
{
    QByteArray all;
    for (const QStringList &line : asked.lines) {
        const Outcome outcome =
            runCli(line.contains(u"--format"_s) ? line : line + QStringList{u"--format"_s, u"csv"_s});
        QString told = outcome.err;
        all += "# exit " + QByteArray::number(outcome.status) + '\n' + outcome.out
            + told.replace(line.value(2), u"BOARD"_s).toUtf8();
    }
    return all;
}

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
    void areWhatTheyWere();
};

void TestAnswers::areWhatTheyWere()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"net.chipboard"_s);
    const bool isApproving = qEnvironmentVariableIntValue("CHIPBOARD_APPROVE") == 1;
    const int boards = qEnvironmentVariableIsSet("CHIPBOARD_BOARDS") ? qEnvironmentVariableIntValue("CHIPBOARD_BOARDS")
                                                                     : (isApproving ? kept : rounds(16));
    QFile approved(QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/") + digestsName);
    const QByteArrayList known = approved.open(QIODevice::ReadOnly) ? approved.readAll().split('\n') : QByteArrayList();
    const QString dump = qEnvironmentVariable("CHIPBOARD_ANSWERS");
    QByteArrayList digests;
    QStringList faults;
    QString wrote;
    for (int seed = 0; seed < boards; ++seed) {
        const Board board = boardOf(catalog, static_cast<quint32>(seed));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(writeBoard(board));
        out.close();
        QByteArray line = QByteArray::number(seed);
        for (const Asked &asked : commandsFor(board, file)) {
            const QByteArray answer = answersTo(asked);
            if (!dump.isEmpty())
                wrote = writtenTo(u"%1/%2-%3.csv"_s.arg(dump).arg(seed).arg(QLatin1String(asked.command)), answer);
            line += ' ' + QByteArray(asked.command) + '='
                + QCryptographicHash::hash(answer, QCryptographicHash::Sha256).toHex().first(16);
        }
        if (known.value(seed) != line)
            faults << u"%1 instead of %2"_s.arg(QString::fromLatin1(line), QString::fromLatin1(known.value(seed)));
        digests << line;
    }
    if (isApproving)
        QFAIL(qPrintable(faultOfApproved(digestsName, digests.join('\n') + '\n')));
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

CHIPBOARD_TEST(TestAnswers, QCoreApplication)

} // namespace tst_answers

#include "tst_answers.moc"
