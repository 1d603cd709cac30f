// Purpose: the spec files of the shipped catalog.json as they were parsed when the program was built, so that no start
// parses half a megabyte of JSON. The tables lie in the program and are read where they are: nothing is copied. Whoever
// changes the text of a SpecFile takes its table away. Evidence is parsed when it is asked for.
#pragma once

#include "data/json/jsondocument.h"

namespace chipboard {

struct PackedSpec
{
    const char *name; ///< below specs/, as catalog.json lists it
    std::span<const JsonDocument::Node> nodes;
    QByteArrayView pool;
};

/// catalog.json, then what it lists, in that order. Written by the build (data/specs/packspecs.cpp).
[[nodiscard]] std::span<const PackedSpec> packedSpecs();

} // namespace chipboard
