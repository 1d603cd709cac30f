// Purpose: one comparison: what is selected, at which level, precision and prices. A small value: saved as a file,
// restored, undone as a whole, exported and reopened. Only app's BoardDocument changes the board of record.
#pragma once

#include "data/board/assumption.h"
#include "data/board/chartwords.h"
#include "data/board/currencychoice.h"
#include "data/board/level.h"
#include "data/board/needs.h"
#include "data/board/override.h"
#include "data/board/scenario.h"
#include "data/board/valueform.h"
#include "data/board/whatifchoice.h"
#include "data/catalog/precision.h"
#include "data/core/id.h"

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

class Catalog;

struct Board
{
    static constexpr int currentVersion = 1;

    QString title;                 ///< empty: the title is built from the data
    QList<TitleClaim> titleClaims; ///< what that title claimed when it was written
    QList<ChipId> chips;
    QList<InstanceId> instances;
    QList<SystemId> systems;
    Level level = Level::Chip;
    std::optional<Precision> precision; ///< one of comparablePrecisions; empty: best common precision
    BookId priceBook;
    QString baseline;                       ///< id of a chip, instance or system; empty: none
    ValueForm values = ValueForm::Absolute; ///< how numbers are told, where the baseline has one
    QList<MetricId> charts;                 ///< the metrics of the Compare page, in order
    WorkloadId workload;                    ///< what the Workload, Value and Roofline pages are about
    Assumptions assumptions;
    CurrencyChoice currency;   ///< of all scenarios: what money is shown in; prices and assumptions stay in USD
    QList<Override> overrides; ///< each of another figure
    WhatIfChoice whatIf;       ///< what the What-if page is asked
    QList<ChartWords> words;   ///< of charts with something of their own, each chart once
    Scenarios scenarios;       ///< prices, assumptions and overrides above are those of the one in force
    Drawn drawn;               ///< what it was last saved with; see data/overrides/moved.h
    Needs needs;               ///< of all scenarios: what the page Advisor is asked

    friend bool operator==(const Board &, const Board &) = default;
};

/// The charts with the price that fits the level: of one chip, or of the whole that is rented.
[[nodiscard]] QList<MetricId> chartsAt(Level level, QList<MetricId> charts);

/// What the program shows before anybody chose anything.
[[nodiscard]] Board defaultBoard();

/// A ready-made selection for the picker.
struct Preset
{
    QString id;
    QString name; ///< translated
    QList<ChipId> chips;
    QString baseline;

    friend bool operator==(const Preset &, const Preset &) = default;
};
[[nodiscard]] QList<Preset> presets();

} // namespace chipboard
