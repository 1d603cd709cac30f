// Purpose: answers to what-if questions as sentences and tables, for terminals, scripts and spreadsheets: each kind of
// answer becomes a WhatIfReport, and a report becomes text, JSON or CSV. The keys are those of the manual; scripts rely
// on them.
#pragma once

#include "data/analysis/breakeven.h"
#include "data/analysis/formulatree.h"
#include "data/analysis/tornado.h"
#include "data/analysis/twoway.h"
#include "data/analysis/uncertainty.h"
#include "data/views/tableexport.h"

namespace chipboard {

/// Numbers and sentences are in the formatter's currency.
struct WhatIfReport
{
    Currency currency;
    QStringList sentences;
    QList<Table> lists;   ///< the first is what CSV has
    QList<Table> instead; ///< what people read in place of them; empty: the lists
};

/// "tornado": assumption, low, high, result_low, result_high, swing, unit, range, reason, of, assumption_unit;
/// "spreads": what, of, result_low, result_high, unit; "unmoved".
[[nodiscard]] WhatIfReport tornadoReport(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter);
/// "crossovers": assumption, of, from, to, now, turns_at, below, above, jump, result, unit; one row a turn, or one
/// without; assumption_unit.
[[nodiscard]] WhatIfReport crossoverReport(const Inquiry &inquiry, const QList<Crossover> &crossovers,
                                           const Formatter &formatter);
/// "cells": both assumptions by name ("price_factor@trainium2" of one row), result, unit, reason, the units of
/// both ("price_factor@trainium2_unit"); "line": both and their units.
[[nodiscard]] WhatIfReport twoWayReport(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter);
/// "bands": id, result, p10, p50, p90, best, unit, reason; "duels": id, against, chance.
[[nodiscard]] WhatIfReport uncertaintyReport(const Uncertainty &uncertainty, const Formatter &formatter);
/// "move": the numbers by name; "months": month, staying, moving, low, high, unit.
[[nodiscard]] WhatIfReport moveReport(const Inquiry &inquiry, const Move &move, const MoveGuide &guide,
                                      const Formatter &formatter);
/// "commitments": kind, instance, usd_per_hour, usd_per_month (of all hours), on_demand, even_at, book, as_of, region,
/// term, unit; all purchase options, the one on demand first. even_at: from which share of the hours on it pays.
[[nodiscard]] WhatIfReport commitmentReport(const Catalog &catalog, const Commitments &commitments,
                                            const Formatter &formatter);

[[nodiscard]] QByteArray reportToJson(const WhatIfReport &report, const QString &revision = {});
/// The first of its lists, which CSV has; without columns where there is none.
[[nodiscard]] Table reportToList(const WhatIfReport &report);
[[nodiscard]] QString reportToText(const WhatIfReport &report);

/// {"id","label","value","low","high","unit","formula","numbers","origin","sources","reason","children":[...]}, in USD
/// as the sources are; where another currency is shown, "shown": {"value","low","high","unit","per_usd"} comes last.
[[nodiscard]] QByteArray formulaToJson(const FormulaNode &node, const Formatter &formatter,
                                       const QString &revision = {});

} // namespace chipboard
