// main() of the fuzzers without libFuzzer: runs the target on every file of the given folders and on a few
// deterministic mutations of each, as a regression test of earlier findings.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

using Bytes = std::vector<char>;

void runOn(const Bytes &bytes)
{
    // An exact copy, so that the sanitizer detects reads beyond its end.
    const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
    LLVMFuzzerTestOneInput(input.data(), input.size());
}

Bytes contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Bytes mutated(Bytes bytes, std::mt19937 &random)
{
    const auto upTo = [&random](std::size_t most) { return static_cast<std::ptrdiff_t>(random() % (most + 1)); };
    for (std::ptrdiff_t changes = 1 + upTo(3); changes > 0 && !bytes.empty(); --changes) {
        const std::ptrdiff_t at = upTo(bytes.size() - 1);
        const std::ptrdiff_t end = std::min(at + upTo(20), static_cast<std::ptrdiff_t>(bytes.size()));
        const Bytes piece(bytes.begin() + at, bytes.begin() + end);
        switch (upTo(3)) {
        case 0:
            bytes[static_cast<std::size_t>(at)] = static_cast<char>(random());
            break;
        case 1:
            bytes.erase(bytes.begin() + at, bytes.begin() + end);
            break;
        case 2:
            bytes.insert(bytes.begin() + upTo(bytes.size()), piece.begin(), piece.end());
            break;
        default:
            bytes.resize(static_cast<std::size_t>(at)); // truncated
        }
    }
    return bytes;
}

std::vector<std::filesystem::path> filesIn(const char *folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file())
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

int main(int argc, char **argv)
{
    int files = 0;
    int runs = 0;
    const int mutations = argc > 1 ? std::atoi(argv[1]) : 0;
    for (int i = 2; i < argc; ++i) {
        for (const std::filesystem::path &path : filesIn(argv[i])) {
            std::printf("%s\n", path.c_str());
            std::fflush(stdout); // the last line names the file of a crash
            const Bytes content = contentOf(path);
            runOn(content);
            std::mt19937 random(1);
            for (int k = 0; k < mutations; ++k)
                runOn(mutated(content, random));
            ++files;
            runs += 1 + mutations;
        }
    }
    std::printf("%d runs over %d files\n", runs, files);
    return files > 0 ? EXIT_SUCCESS : EXIT_FAILURE; // an empty corpus is an error
}
