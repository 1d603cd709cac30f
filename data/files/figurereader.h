// Purpose: reads claims, rules, facts and contradictions, and the parts that all spec files share: figures, dated texts
// and sources.
#pragma once

#include "data/catalog/figure.h"
#include "data/catalog/statement.h"
#include "data/core/jsonreader.h"

#include <map>

namespace chipboard {

// Figures, dated texts and sources.

/// Units allowed for a figure: those that sources print; see figurereader.cpp.
enum class Measure {
    Compute,
    Size,
    Capacity, ///< memory size, counted in binary units whatever is printed
    Rate,
    Power,
    Price,
    Chips,
    Cores,
    VCpus,
    Speed,
    Time,
    Share,
    ItemPrice,
};

/// The figure at `key`, optional or required. An error is logged and leaves it empty.
[[nodiscard]] std::optional<Figure> readFigure(ObjectReader &owner, QByteArrayView key, Measure measure);
[[nodiscard]] Figure requireFigure(ObjectReader &owner, QByteArrayView key, Measure measure);
/// Optional object of figures by precision: {"bf16": {...}, "fp8": {...}}.
[[nodiscard]] std::map<Precision, Figure> peaksAt(ObjectReader &owner, QByteArrayView key);

[[nodiscard]] std::optional<DatedText> readDatedText(ObjectReader &owner, QByteArrayView key);
/// The same, required, with a date as text.
[[nodiscard]] DatedText requireDate(ObjectReader &owner, QByteArrayView key);

/// A required date: YYYY, YYYY-MM, YYYY-MM-DD or "undated".
[[nodiscard]] QString readDate(ObjectReader &owner, QByteArrayView key);
/// A required list of at least one source.
[[nodiscard]] QList<SourceId> readSources(ObjectReader &owner);
/// low, value and high of an object, checked against each other; empty if all are absent.
[[nodiscard]] std::optional<Interval> readInterval(ObjectReader &owner);

[[nodiscard]] Source readSource(ObjectReader &reader);

/// "file#/pointer": where an item was read, for later messages.
[[nodiscard]] QString whereIs(ObjectReader &reader);

// Claims, rules, facts and contradictions of the spec files.

[[nodiscard]] Claim readClaim(ObjectReader &reader);
[[nodiscard]] Rule readRule(ObjectReader &reader);
[[nodiscard]] Change readChange(ObjectReader &reader);
[[nodiscard]] Fact readFact(ObjectReader &reader);
[[nodiscard]] Contradiction readContradiction(ObjectReader &reader);

} // namespace chipboard
