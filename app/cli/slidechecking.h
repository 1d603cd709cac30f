// Purpose: the slide check on the command line: findings in words, with what mends each, and an exit status.
#pragma once

#include "app/cli/commands.h"
#include "data/views/slidecheck.h"
#include "widgets/export/exporters.h"

#include <QDate>

namespace chipboard {

/// One line a finding and a verdict a page. BadData where a page has a fault; cautions alone are fine.
int tellSlideChecks(const ExportInput &input, const Formatter &formatter, const QDate &today, Streams &streams);

} // namespace chipboard
