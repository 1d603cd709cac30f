// Purpose: who keeps the draws of a page: declared apart, so that what passes them on need not know them.
#pragma once

#include <functional>
#include <optional>

namespace chipboard {

struct DrawTask;
struct Uncertainty;

/// Nothing where the draws of a task are still on their way.
using DrawSource = std::function<std::optional<Uncertainty>(const DrawTask &task)>;

} // namespace chipboard
