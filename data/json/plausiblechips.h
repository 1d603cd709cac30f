// Purpose: the plausibility rules about chips and machines; plausibility.cpp lists them.
#pragma once

#include "data/json/plausibility.h"

namespace chipboard {

void sparseAsDense(const Chip &chip, const CheckContext &context, CheckReport &report);
void halfPrecisionsDiffer(const Chip &chip, const CheckContext &context, CheckReport &report);
void fp8Unsupported(const Chip &chip, const CheckContext &context, CheckReport &report);
void halfAtFp8Rate(const Chip &chip, const CheckContext &context, CheckReport &report);
void shippedSparseAsDense(const Chip &chip, const CheckContext &context, CheckReport &report);
void absurdFigure(const Chip &chip, const CheckContext &context, CheckReport &report);

/// `blamed` is the place of what is at fault when the totals do not agree: the machine's or the chip's.
void noChips(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);
void memoryTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);
void computeTotal(const Machine &machine, const Chip &chip, const QString &blamed, CheckReport &report);

} // namespace chipboard
