// Purpose: claims, rules, facts and contradictions of the spec files.
#pragma once

#include "data/catalog/statement.h"
#include "data/core/jsonreader.h"

namespace chipboard {

[[nodiscard]] Claim readClaim(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] Rule readRule(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] Change readChange(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] Fact readFact(JsonValue value, const QString &pointer, ReadLog &log);
[[nodiscard]] Contradiction readContradiction(JsonValue value, const QString &pointer, ReadLog &log);

} // namespace chipboard
