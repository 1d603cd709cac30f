// Purpose: claims, rules, facts, contradictions, and the figures, dated texts and sources that all spec files are
// made of.
#pragma once

#include "data/catalog/figure.h"
#include "data/catalog/statement.h"
#include "data/core/jsonreader.h"

#include <map>

namespace chipboard {

// Figures, dated texts and sources: the parts that all spec files are made of.

/// What a figure may be measured in. The units of each are those that sources print; see figurereader.cpp.
enum class Measure {
    Compute,
    Size,
    Capacity, ///< a size of memory, which is counted in binary units whatever is printed
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

/// The figure at `key`, required or not. A fault makes it empty and is in the log.
[[nodiscard]] std::optional<Figure> readFigure(ObjectReader &owner, QByteArrayView key, Measure measure);
[[nodiscard]] Figure requireFigure(ObjectReader &owner, QByteArrayView key, Measure measure);
/// An optional object of figures by precision: {"bf16": {...}, "fp8": {...}}.
[[nodiscard]] std::map<Precision, Figure> peaksAt(ObjectReader &owner, QByteArrayView key);

[[nodiscard]] std::optional<DatedText> readDatedText(ObjectReader &owner, QByteArrayView key);
/// The same, required, and the text itself is a date.
[[nodiscard]] DatedText requireDate(ObjectReader &owner, QByteArrayView key);

/// A required date: YYYY, YYYY-MM, YYYY-MM-DD or "undated".
[[nodiscard]] QString readDate(ObjectReader &owner, QByteArrayView key);
/// A required list of at least one source.
[[nodiscard]] QList<SourceId> readSources(ObjectReader &owner);
/// low, value and high of an object, checked against each other; empty when there is none of them.
[[nodiscard]] std::optional<Interval> readInterval(ObjectReader &owner);

[[nodiscard]] Source readSource(ObjectReader &reader);

/// "file#/pointer": where a thing was read, for messages later on.
[[nodiscard]] QString whereIs(ObjectReader &reader);

// Claims, rules, facts and contradictions of the spec files.

[[nodiscard]] Claim readClaim(ObjectReader &reader);
[[nodiscard]] Rule readRule(ObjectReader &reader);
[[nodiscard]] Change readChange(ObjectReader &reader);
[[nodiscard]] Fact readFact(ObjectReader &reader);
[[nodiscard]] Contradiction readContradiction(ObjectReader &reader);

} // namespace chipboard
