// Time to load a catalogue of many instances, from text to checked values, compared with a bare parse of the same text
// by nlohmann/json and by simdjson. bench_catalog COUNT [ROUNDS]; prints medians in milliseconds as JSON.
#include "data/files/catalogreader.h"

#include <nlohmann/json.hpp>
#ifdef CHIPBOARD_BENCH_SIMDJSON
#include <simdjson.h>
#endif

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <limits>
#include <vector>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace {

// Keeps each file below the limit of 16 MiB.
constexpr qsizetype instancesInAFile = 8000;

/// The shipped files plus others with `count` instances: copies of the shipped ones with unique ids.
QList<SpecFile> filesWith(qsizetype count)
{
    QList<SpecFile> files = shippedSpecFiles();
    nlohmann::json shipped = nlohmann::json::array();
    for (const SpecFile &file : std::as_const(files)) {
        const auto content = nlohmann::json::parse(file.content.begin(), file.content.end());
        if (content.value("kind", std::string()) == "instances")
            shipped.insert(shipped.end(), content["instances"].begin(), content["instances"].end());
    }
    for (qsizetype made = 0; made < count;) {
        nlohmann::json instances = nlohmann::json::array();
        for (qsizetype i = 0; i < instancesInAFile && made < count; ++i, ++made) {
            nlohmann::json instance = shipped[static_cast<std::size_t>(made) % shipped.size()];
            instance["id"] = instance["id"].get<std::string>() + "-" + std::to_string(made);
            instances.push_back(std::move(instance));
        }
        const std::string text =
            nlohmann::json{{"kind", "instances"}, {"version", 1}, {"instances", std::move(instances)}}.dump(1);
        files << SpecFile{u"made-%1.json"_s.arg(made), QByteArray(text.data(), static_cast<qsizetype>(text.size()))};
    }
    return files;
}

double medianOf(int rounds, const std::function<double()> &measure)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round)
        times.push_back(measure());
    std::ranges::sort(times);
    return times.at(times.size() / 2);
}

double sinceMilliseconds(const QElapsedTimer &timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

double load(const QList<SpecFile> &files, qsizetype count)
{
    QElapsedTimer timer;
    timer.start();
    const CatalogLoad result = readCatalog(files);
    const double taken = sinceMilliseconds(timer);
    if (result.catalog.instances.size() < count || !result.problems.isEmpty()) {
        for (const Problem &problem : result.problems)
            QTextStream(stderr) << problem.toText() << '\n';
        std::exit(EXIT_FAILURE);
    }
    return taken;
}

double parse(const QList<SpecFile> &files)
{
    std::vector<nlohmann::json> parsed;
    QElapsedTimer timer;
    timer.start();
    for (const SpecFile &file : files)
        parsed.push_back(nlohmann::json::parse(file.content.begin(), file.content.end()));
    return sinceMilliseconds(timer);
}

#ifdef CHIPBOARD_BENCH_SIMDJSON
double simdParse(const QList<SpecFile> &files)
{
    simdjson::dom::parser parser;
    QElapsedTimer timer;
    timer.start();
    for (const SpecFile &file : files) {
        simdjson::dom::element root;
        const auto size = static_cast<std::size_t>(file.content.size());
        if (parser.parse(file.content.constData(), size).get(root) != simdjson::SUCCESS)
            std::exit(EXIT_FAILURE);
    }
    return sinceMilliseconds(timer);
}
#else
double simdParse(const QList<SpecFile> &) { return std::numeric_limits<double>::quiet_NaN(); }
#endif

} // namespace

int main(int argc, char **argv)
{
    const qsizetype count = argc > 1 ? QByteArray(argv[1]).toLongLong() : 50'000;
    const int rounds = argc > 2 ? QByteArray(argv[2]).toInt() : 3;
    const QList<SpecFile> files = filesWith(count);
    const double ours = medianOf(rounds, [&] { return load(files, count); });
    const double bare = medianOf(rounds, [&] { return parse(files); });
    const double simd = medianOf(rounds, [&] { return simdParse(files); });
    QTextStream(stdout) << "{\"load\": " << ours << ", \"nlohmann\": " << bare
                        << ", \"simdjson\": " << (simd == simd ? QString::number(simd) : u"null"_s) << "}\n";
    return EXIT_SUCCESS;
}
