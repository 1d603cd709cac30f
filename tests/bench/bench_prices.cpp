// Duration of importing a million price rows (reading CSV, validating and storing in one transaction) and of the
// slowest of many filters over them. bench_prices [ROWS [FOLDER]]: the CSV file stays in the folder for other programs.
// Prints the import in seconds and the filter's median in milliseconds as JSON.
#include "app/store/storing.h"
#include "data/catalog/catalog.h"
#include "data/files/catalogreader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace {

// Cycles through clouds, regions and zones to cover every combination; all rows differ.
bool writeRows(const QString &path, int rows)
{
    constexpr const char *things[] = {"g4dn.xlarge,T4,1",           "p4d.24xlarge,A100,8", "trn1.32xlarge,Trainium,16",
                                      "inf2.48xlarge,,12",          "p2.xlarge,K80,1",     "p5.48xlarge,H100,8",
                                      "trn2.48xlarge,Trainium2,16", "g6e.xlarge,L40S,1"};
    constexpr double prices[] = {0.526, 21.96, 21.5, 12.98, 0.9, 55.04, 35.76, 1.861};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QByteArray text =
        "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,AvailabilityZone,Provider\n";
    for (int i = 0; i < rows; ++i) {
        const int thing = i % int(std::size(things));
        const double price = prices[thing] * (1.0 + (i % 97) / 200.0);
        text += QByteArray(things[thing]) + ',' + QByteArray::number(price, 'f', 5) + ",,region-"
            + QByteArray::number(i / 8 % 50) + ",zone-" + QByteArray::number(i / 400) + ",Cloud "
            + QByteArray::number(i % 3) + '\n';
        if (text.size() > 1'000'000)
            file.write(std::exchange(text, {}));
    }
    file.write(text);
    return file.commit();
}

QList<PriceFilter> filters()
{
    QList<PriceFilter> list(12);
    list[1].provider = u"Cloud 1"_s;
    list[2].chip = ChipId(u"h100-sxm"_s);
    list[2].atMost = 7.0;
    list[2].perChip = true;
    list[3].provider = u"Cloud 1"_s;
    list[3].region = u"region-7"_s;
    list[3].kind = PriceKind::OnDemand;
    list[4].atLeast = 60.0;
    list[4].atMost = 60.1;
    list[5].kind = PriceKind::OnDemand;
    list[5].atMost = 0.53;
    list[6].chip = ChipId(u"t4"_s);
    list[6].provider = u"Cloud 2"_s;
    list[6].region = u"region-49"_s;
    list[6].atLeast = 0.7;
    list[7].region = u"region-3"_s;
    list[7].atLeast = 82.0; // few rows
    list[8].instance = InstanceId(u"trn1.32xlarge"_s);
    list[8].offset = 9000;
    list[9].provider = u"Cloud 0"_s;
    list[9].atLeast = 1000.0; // no rows
    list[10].perChip = true;
    list[10].atLeast = 1000.0;       // no rows
    list[11].kind = PriceKind::Spot; // no rows
    for (PriceFilter &filter : list)
        filter.snapshot = 1;
    return list;
}

double medianMilliseconds(const PriceStore &store, const PriceFilter &filter)
{
    std::vector<double> times;
    for (int round = 0; round < 7; ++round) {
        QElapsedTimer timer;
        timer.start();
        if (!store.find(filter))
            std::exit(EXIT_FAILURE);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    return times.at(times.size() / 2);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int rows = argc > 1 ? QByteArray(argv[1]).toInt() : 1'000'000;
    const QTemporaryDir directory;
    const QString folder = argc > 2 ? QString::fromLocal8Bit(argv[2]) : directory.path();
    const Catalog catalog = loadCatalog({}).catalog;
    ImportRequest request{.path = folder + u"/prices-2026-11.csv"_s};
    if (!writeRows(request.path, rows))
        return EXIT_FAILURE;
    const auto store = PriceStore::open(directory.filePath(u"prices.db"_s));
    if (!store)
        return EXIT_FAILURE;
    QElapsedTimer timer;
    timer.start();
    const Result<StoredImport> stored = importPrices(*findImporter(u"csv"_s), request, catalog, *store.value());
    const double seconds = static_cast<double>(timer.elapsed()) / 1e3;
    QTextStream out(stdout);
    if (!stored || stored.value().report.imported != rows || !stored.value().snapshot) {
        out << (stored ? QString::number(stored.value().report.imported) : stored.problem().toText()) << '\n';
        return EXIT_FAILURE;
    }
    double slowest = 0.0;
    for (const PriceFilter &filter : filters())
        slowest = std::max(slowest, medianMilliseconds(*store.value(), filter));
    out << "{\"import_seconds\": " << seconds << ", \"filter\": " << slowest << "}\n";
    return EXIT_SUCCESS;
}
