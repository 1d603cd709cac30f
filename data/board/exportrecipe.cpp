#include "data/board/exportrecipe.h"

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

using Use = LookRole::Use;

constexpr LookRole roles[] = {
    {"window", Use::Ground},   {"panel", Use::Ground}, {"card", Use::Ground},      {"highlight", Use::Ground},
    {"border", Use::Line},     {"grid", Use::Line},    {"text", Use::Text},        {"text_muted", Use::Text},
    {"warning", Use::Text},    {"accent", Use::Mark},  {"accent_text", Use::Line}, {"trainium", Use::Mark},
    {"inferentia", Use::Mark}, {"nvidia", Use::Mark},  {"other", Use::Mark},       {"quiet", Use::Mark},
};

struct CornerRow
{
    LogoCorner corner;
    const char *word;
};

constexpr CornerRow corners[] = {{LogoCorner::TopLeft, "top-left"},
                                 {LogoCorner::TopRight, "top-right"},
                                 {LogoCorner::BottomLeft, "bottom-left"},
                                 {LogoCorner::BottomRight, "bottom-right"}};

} // namespace

std::span<const LookRole> lookRoles() { return roles; }

QString logoCornerWord(LogoCorner corner)
{
    const auto found = std::find_if(std::begin(corners), std::end(corners),
                                    [&](const CornerRow &row) { return row.corner == corner; });
    return found == std::end(corners) ? QString() : QString::fromLatin1(found->word);
}

std::optional<LogoCorner> logoCornerFromWord(QStringView word)
{
    const auto found = std::find_if(std::begin(corners), std::end(corners),
                                    [&](const CornerRow &row) { return word == QLatin1String(row.word); });
    return found == std::end(corners) ? std::nullopt : std::optional(found->corner);
}

namespace {

constexpr const char *scopeWords[] = {"page", "chart", "all", "report", "brief", "deck"};

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
