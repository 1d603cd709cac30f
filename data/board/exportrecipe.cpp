#include "data/board/exportrecipe.h"

#include "data/core/find.h"

namespace chipboard {
namespace {

using Use = LookRole::Use;

constexpr LookRole roles[] = {
    {"window", Use::Ground},   {"panel", Use::Ground}, {"card", Use::Ground},      {"highlight", Use::Ground},
    {"border", Use::Line},     {"grid", Use::Line},    {"text", Use::Text},        {"text_muted", Use::Text},
    {"warning", Use::Text},    {"accent", Use::Mark},  {"accent_text", Use::Line}, {"trainium", Use::Mark},
    {"inferentia", Use::Mark}, {"nvidia", Use::Mark},  {"other", Use::Mark},       {"quiet", Use::Mark},
};

constexpr WordRow<LogoCorner> corners[] = {{LogoCorner::TopLeft, "top-left"},
                                           {LogoCorner::TopRight, "top-right"},
                                           {LogoCorner::BottomLeft, "bottom-left"},
                                           {LogoCorner::BottomRight, "bottom-right"}};

constexpr WordRow<ExportWhat> scopes[] = {{ExportWhat::Page, "page"},   {ExportWhat::Chart, "chart"},
                                          {ExportWhat::All, "all"},     {ExportWhat::Report, "report"},
                                          {ExportWhat::Brief, "brief"}, {ExportWhat::Deck, "deck"}};

} // namespace

std::span<const LookRole> lookRoles() { return roles; }

QString logoCornerWord(LogoCorner corner) { return wordIn(corners, corner); }
std::optional<LogoCorner> logoCornerFromWord(QStringView word) { return valueIn<LogoCorner>(corners, word); }

QString exportWhatWord(ExportWhat what) { return wordIn(scopes, what); }
std::optional<ExportWhat> exportWhatFromWord(QStringView word) { return valueIn<ExportWhat>(scopes, word); }

} // namespace chipboard
