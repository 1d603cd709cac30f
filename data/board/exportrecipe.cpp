#include "data/board/exportrecipe.h"

#include <iterator>

namespace chipboard {
namespace {

constexpr const char *scopeWords[] = {"page", "chart", "all", "report"};

} // namespace

QString exportWhatWord(ExportWhat what)
{
    const auto index = static_cast<std::size_t>(what);
    return index < std::size(scopeWords) ? QString::fromLatin1(scopeWords[index]) : QString();
}

std::optional<ExportWhat> exportWhatFromWord(QStringView word)
{
    for (std::size_t i = 0; i < std::size(scopeWords); ++i) {
        if (word == QLatin1String(scopeWords[i]))
            return static_cast<ExportWhat>(i);
    }
    return std::nullopt;
}

} // namespace chipboard
