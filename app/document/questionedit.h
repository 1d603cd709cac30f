// Purpose: what a person wants to know, asked on the Overview page, as a pure edit of the board: the chart that the
// answer stands in comes first, the workload is one that the question is about, and the page that tells most is shown.
#pragma once

#include "app/document/boardedit.h"

namespace chipboard {

/// `filter` is "question", `choice` the id of one. Nothing when there is no such question.
[[nodiscard]] std::optional<BoardEdit> chooseQuestion(const Catalog &catalog, const Board &board, const QString &filter,
                                                      const QString &choice);

} // namespace chipboard
