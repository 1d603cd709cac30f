// Duration of the estimates (one workload on 40 chips and instances) and of the whole model check. Prints medians in
// milliseconds as JSON.
#include "data/compare/request.h"
#include "data/files/catalogreader.h"
#include "data/files/evidencereader.h"
#include "data/model/modelcheck.h"
#include "data/model/roofline.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace {

constexpr qsizetype compared = 40;

double medianMilliseconds(int rounds, const std::function<void()> &work)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    return times.at(times.size() / 2);
}

QList<Subject> fortySubjects(const Catalog &catalog)
{
    Board board;
    for (const Chip &chip : catalog.chips)
        board.chips << chip.id;
    QList<Subject> subjects = subjectsOf(catalog, board);
    board.level = Level::Instance;
    for (const Instance &instance : catalog.instances)
        board.instances << instance.id;
    subjects += subjectsOf(catalog, board);
    return subjects.first(std::min(compared, subjects.size()));
}

// The slowest workload, so that no outlier is missed.
double slowestWorkload(const Catalog &catalog, int rounds)
{
    const QList<Subject> subjects = fortySubjects(catalog);
    EstimatePlace place{.book = catalog.book(BookId(u"on-demand"_s))};
    double slowest = 0.0;
    for (const Workload &workload : catalog.workloads) {
        qsizetype results = 0;
        const double taken = medianMilliseconds(rounds, [&] {
            for (const Subject &subject : subjects) {
                if (const auto request = requestFor(catalog, workload, subject, place))
                    results += estimate(request.value(), catalog.calibration).results.size();
            }
        });
        if (results == 0)
            std::exit(EXIT_FAILURE);
        slowest = std::max(slowest, taken);
    }
    return slowest;
}

} // namespace

int main()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const RunSet evidence = shippedEvidence(catalog).set;
    const double estimates = slowestWorkload(catalog, 21);
    const double check = medianMilliseconds(5, [&] {
        CheckBench bench(catalog.calibration);
        bench.add(catalog.models);
        bench.add(evidence.chips);
        bench.add(catalog.chips);
        if (checkModel(evidence.runs, bench).rows.size() != evidence.runs.size())
            std::exit(EXIT_FAILURE);
    });
    QTextStream(stdout) << "{\"estimates\": " << estimates << ", \"model_check\": " << check << "}\n";
    return EXIT_SUCCESS;
}
