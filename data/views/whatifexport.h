// Purpose: answers to what-if questions as sentences and tables, for terminals, scripts and spreadsheets: each kind of
// answer becomes a WhatIfReport, which is exported as text, JSON or CSV. Keys are documented in the manual; scripts
// rely on them.
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
    QList<Table> lists;   ///< CSV has only the first
    QList<Table> instead; ///< shown to people instead; empty: the lists
};

/// "tornado": assumption, low, high, result_low, result_high, swing, unit, range, reason, of, assumption_unit;
/// "spreads": what, of, result_low, result_high, unit; "unmoved".
[[nodiscard]] WhatIfReport tornadoReport(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter);
/// "crossovers": assumption, of, from, to, now, turns_at, below, above, jump, result, unit; one row per crossover, or
/// one without; assumption_unit.
[[nodiscard]] WhatIfReport crossoverReport(const Inquiry &inquiry, const QList<Crossover> &crossovers,
                                           const Formatter &formatter);
/// "cells": both assumptions by name ("price_factor@trainium2" for one row), result, unit, reason, both units
/// ("price_factor@trainium2_unit"); "line": both with their units.
[[nodiscard]] WhatIfReport twoWayReport(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter);
/// "bands": id, result, p10, p50, p90, best, unit, reason; "duels": id, against, chance.
[[nodiscard]] WhatIfReport uncertaintyReport(const Uncertainty &uncertainty, const Formatter &formatter);
/// "move": named numbers; "months": month, staying, moving, low, high, unit.
[[nodiscard]] WhatIfReport moveReport(const Inquiry &inquiry, const Move &move, const MoveGuide &guide,
                                      const Formatter &formatter);
/// "commitments": kind, instance, usd_per_hour, usd_per_month (all hours), on_demand, even_at, book, as_of, region,
/// term, unit; all purchase options, on demand first. even_at: share of hours above which it pays.
[[nodiscard]] WhatIfReport commitmentReport(const Catalog &catalog, const Commitments &commitments,
                                            const Formatter &formatter);

[[nodiscard]] QByteArray reportToJson(const WhatIfReport &report, const QString &revision = {});
/// The first list, for CSV; without columns if there is none.
[[nodiscard]] Table reportToList(const WhatIfReport &report);
[[nodiscard]] QString reportToText(const WhatIfReport &report);

/// {"id","label","value","low","high","unit","formula","numbers","origin","sources","reason","children":[...]}, in USD
/// like the sources; with another display currency, "shown": {"value","low","high","unit","per_usd"} comes last.
[[nodiscard]] QByteArray formulaToJson(const FormulaNode &node, const Formatter &formatter,
                                       const QString &revision = {});

} // namespace chipboard
