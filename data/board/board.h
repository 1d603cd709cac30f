// Purpose: one comparison: what is selected, at which level, precision and prices. A small value: saved to a file,
// restored, undone as a whole, exported and reopened. Only app's BoardDocument changes the current board.
#pragma once

#include "data/board/assumption.h"
#include "data/board/chartwords.h"
#include "data/board/deck.h"
#include "data/board/needs.h"
#include "data/board/override.h"
#include "data/board/scenario.h"
#include "data/catalog/figure.h"
#include "data/catalog/workload.h"
#include "data/core/format.h"
#include "data/core/id.h"
#include "data/core/result.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace chipboard {

// Settings of the What-if page: which number of which row against which other row, and which assumptions it varies. The
// page chooses defaults for empty settings, and for unknown ids, which it reports.

/// Whether an assumption is varied for both compared rows or for only one of them.
enum class Side { Both, Subject, Against };

/// An assumption to vary.
struct Lever
{
    AssumptionId assumption;
    Side side = Side::Both;

    [[nodiscard]] bool isPrice() const { return assumption.text() == QLatin1String("price_factor"); }
    friend bool operator==(const Lever &, const Lever &) = default;
};

/// "utilisation", "price_factor@subject", "price_factor@against", as in files; empty without an assumption.
[[nodiscard]] QString leverWord(const Lever &lever);
/// Empty if the text has another form. The assumption need not exist.
[[nodiscard]] std::optional<Lever> leverFromWord(const QString &word);

struct WhatIfChoice
{
    MetricId metric; ///< empty: cost of the workload
    QString subject; ///< id of a chip, instance or system; empty: the best
    QString against; ///< id of another one; "none": the subject's own value; empty: the baseline
    Lever crossover; ///< break-even value of this assumption; without one the page chooses, as below
    Lever across;    ///< the two factors of the two-way table
    Lever down;

    /// Reserved: no id of the catalogue.
    [[nodiscard]] static QString noOther() { return QStringLiteral("none"); }
    [[nodiscard]] bool isAlone() const { return against == noOther(); }
    [[nodiscard]] bool isEmpty() const { return *this == WhatIfChoice(); }

    friend bool operator==(const WhatIfChoice &, const WhatIfChoice &) = default;
};

// How numbers are shown: as values or relative to the baseline. Numbers that are not comparable with the baseline are
// always shown as values.

/// "1.3 PFLOPS", "2.1×" the baseline, or "+110 %" relative to it.
enum class ValueForm { Absolute, Times, Percent };

/// Comparison with the baseline, depending on which direction is better; Untold if not shown, equal, or unknown.
enum class Beside { Untold, Better, Worse };

inline constexpr ValueForm valueForms[] = {ValueForm::Absolute, ValueForm::Times, ValueForm::Percent};

[[nodiscard]] QString valueFormWord(ValueForm form);  ///< "times": in files and on the command line
[[nodiscard]] QString valueFormLabel(ValueForm form); ///< translated, "Times the baseline"
[[nodiscard]] std::optional<ValueForm> valueFormFromWord(QStringView word);

// A board's currency with its exchange rate: the catalogue's dated rate or the user's own. It applies to the whole
// board, not to a scenario, so that charts share one currency. The board stores the rate, so a newer catalogue does not
// change it. Without a rate, money stays in USD.

struct CurrencyChoice
{
    static constexpr double leastRate = 1e-4;
    static constexpr double mostRate = 1e7;

    QString code = QStringLiteral("USD");
    std::optional<double> rate; ///< units per USD; none for USD
    QString asOf = {};          ///< ISO date of a catalogue rate; empty: the user's own rate

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const CurrencyChoice &, const CurrencyChoice &) = default;
};

/// Id of the rate in files, on the command line and in the panel.
inline constexpr const char *exchangeRateId = "exchange_rate";

class Catalog;

/// The currency at the catalogue's exchange rate; without a rate if the catalogue has none.
[[nodiscard]] CurrencyChoice publishedCurrency(const Catalog &catalog, const QString &code);
/// Three capital letters; does not check that the currency exists.
[[nodiscard]] Result<Done> checkCurrencyCode(const QString &code);
/// Must be from leastRate to mostRate.
[[nodiscard]] Result<Done> checkExchangeRate(double rate);

/// The display currency: USD if there is no rate.
[[nodiscard]] Currency shownCurrency(const CurrencyChoice &choice);
/// Why the chosen currency is not used, and the remedy; empty if it is.
[[nodiscard]] QString currencyCaution(const CurrencyChoice &choice);
/// Currencies for selection lists: USD, then others by code. Other codes are valid too.
[[nodiscard]] QStringList usualCurrencies();

struct Board
{
    static constexpr int currentVersion = 2;

    QString title;                 ///< empty: the title is built from the data
    QList<TitleClaim> titleClaims; ///< claims of that title when it was written
    QList<ChipId> chips;
    QList<InstanceId> instances;
    QList<SystemId> systems;
    Level level = Level::Chip;
    std::optional<Precision> precision; ///< one of comparablePrecisions; empty: best common precision
    BookId priceBook;
    QStringList regions;                    ///< only their prices count; empty: all; named as clouds name them
    bool mixedPrices = false;               ///< rows without a price of this kind use another kind
    bool priceBookChosen = false;           ///< chosen by the user, so that presets keep it
    QString baseline;                       ///< id of a chip, instance or system; empty: none
    ValueForm values = ValueForm::Absolute; ///< how numbers are shown if the baseline has a value
    QList<MetricId> charts;                 ///< metrics of the Compare page, in order
    WorkloadId workload;                    ///< subject of the Workload, Value and Roofline pages
    QList<ModelShape> models;               ///< custom models, in addition to the catalogue's; see ownmodels.h
    Assumptions assumptions;
    CurrencyChoice currency;   ///< for all scenarios: display currency; prices and assumptions stay in USD
    QList<Override> overrides; ///< at most one per figure
    WhatIfChoice whatIf;       ///< settings of the What-if page
    QList<ChartWords> words;   ///< customized charts, each chart once
    BoardDeck deck;            ///< slides in order; empty: none chosen
    Scenarios scenarios;       ///< prices, assumptions and overrides above belong to the active one
    Drawn drawn;               ///< figures at the last save; see data/compare/moved.h
    Needs needs;               ///< requirements of the Advisor page, for all scenarios

    friend bool operator==(const Board &, const Board &) = default;
};

/// Replaces the price chart by the one for the level: per chip or per rented unit.
[[nodiscard]] QList<MetricId> chartsAt(Level level, QList<MetricId> charts);

/// The initial board.
[[nodiscard]] Board defaultBoard();

/// A ready-made selection for the picker.
struct Preset
{
    QString id;
    QString name; ///< translated
    QList<ChipId> chips;
    QList<SystemId> systems; ///< compared as whole systems
    QString baseline;

    friend bool operator==(const Preset &, const Preset &) = default;
};
[[nodiscard]] QList<Preset> presets();

// Rules and limits for the claims of a title, for files and for titles bound in the program.

inline constexpr qsizetype mostClaims = 20;    ///< per title
inline constexpr qsizetype longestNumber = 20; ///< characters of TitleClaim::number

/// True for claims that need `against`; the others have none.
[[nodiscard]] constexpr bool comparesTwo(TitleClaim::Kind kind)
{
    using Kind = TitleClaim::Kind;
    return kind == Kind::Above || kind == Kind::Below || (kind >= Kind::Ratio && kind <= Kind::Less);
}

} // namespace chipboard
