// Purpose: where a figure comes from. Kinds rank trust: official, then third-party, then unchecked copies; "guide" is
// the article that the project started from, "derived" is our own arithmetic, "own" a figure that a person put in
// place of one; never in a file of the catalogue.
#pragma once

#include "data/core/id.h"

#include <QString>

#include <optional>

namespace chipboard {

enum class SourceKind { Official, ThirdParty, Unchecked, Derived, Guide, Own };

struct Source
{
    SourceId id;
    QString title;
    QString url; ///< http(s), or empty for our own derivations
    QString asOf;
    SourceKind kind = SourceKind::ThirdParty;
    QString where;

    friend bool operator==(const Source &, const Source &) = default;
};

/// Of a figure's key (Reading::own): the override, or the file that it is in.
[[nodiscard]] SourceId ownSourceOf(const QString &key);
[[nodiscard]] QString sourceKindWord(SourceKind kind); ///< as in files
[[nodiscard]] std::optional<SourceKind> sourceKindFromWord(QStringView word);
/// The same of what a file may say; empty for Own.
[[nodiscard]] QString fileSourceKindWord(SourceKind kind);
[[nodiscard]] std::optional<SourceKind> fileSourceKindFromWord(QStringView word);
[[nodiscard]] QString sourceKindLabel(SourceKind kind); ///< for people, translated

} // namespace chipboard
