// Purpose: one comparison: what is selected, at which level, precision and prices. A small value: saved as a file,
// restored, undone as a whole, exported and reopened. Only app's BoardDocument changes the board of record.
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

// What the What-if page is asked: which number of which row, against which other one, and which assumptions
// it moves. What is empty the page chooses by itself; so it does where an id leads nowhere, and says so.

/// For whom an assumption is moved: for both rows that are compared, or as if it held for one of them only.
enum class Side { Both, Subject, Against };

/// One assumption that is moved to see what it does.
struct Lever
{
    AssumptionId assumption;
    Side side = Side::Both;

    [[nodiscard]] bool isPrice() const { return assumption.text() == QLatin1String("price_factor"); }
    friend bool operator==(const Lever &, const Lever &) = default;
};

/// "utilisation", "price_factor@subject", "price_factor@against": as files have it; empty without an assumption.
[[nodiscard]] QString leverWord(const Lever &lever);
/// Nothing when the text is none of these. The assumption need not exist.
[[nodiscard]] std::optional<Lever> leverFromWord(const QString &word);

struct WhatIfChoice
{
    MetricId metric; ///< empty: what the workload costs
    QString subject; ///< id of a chip, instance or system; empty: the best
    QString against; ///< id of another one; "none": the subject's own value; empty: the baseline
    Lever crossover; ///< at which value of it the order turns; without an assumption: chosen by the page, as below
    Lever across;    ///< of the two-way table
    Lever down;

    /// No id of the catalogue: it is kept for this.
    [[nodiscard]] static QString noOther() { return QStringLiteral("none"); }
    [[nodiscard]] bool isAlone() const { return against == noOther(); }
    [[nodiscard]] bool isEmpty() const { return *this == WhatIfChoice(); }

    friend bool operator==(const WhatIfChoice &, const WhatIfChoice &) = default;
};

// How the numbers of a board are told: as they are, or beside those of its baseline. Whatever is chosen, a
// number that cannot fairly be set against the baseline's is told as it is.

/// "1.3 PFLOPS", "2.1×" of the baseline's, or "+110 %" above it.
enum class ValueForm { Absolute, Times, Percent };

/// How a number stands to the baseline's, by which way is better; Untold where it is not told, is the same, or nobody
/// can say.
enum class Beside { Untold, Better, Worse };

inline constexpr ValueForm valueForms[] = {ValueForm::Absolute, ValueForm::Times, ValueForm::Percent};

[[nodiscard]] QString valueFormWord(ValueForm form);  ///< "times": in files and on the command line
[[nodiscard]] QString valueFormLabel(ValueForm form); ///< translated, "Times the baseline"
[[nodiscard]] std::optional<ValueForm> valueFormFromWord(QStringView word);

// The currency in which a board shows money, with its exchange rate: the dated one of the catalogue, or the user's own.
// It belongs to the whole board, not to a scenario: charts side by side are in one currency. The board keeps the
// number, so a newer catalogue does not move it. Without a rate money stays in USD.

struct CurrencyChoice
{
    static constexpr double leastRate = 1e-4;
    static constexpr double mostRate = 1e7;

    QString code = QStringLiteral("USD");
    std::optional<double> rate; ///< how much of it one USD buys; none for USD
    QString asOf = {};          ///< ISO date of a rate of the catalogue; empty: the user's own

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const CurrencyChoice &, const CurrencyChoice &) = default;
};

/// The name of the rate in files, on the command line and in the panel.
inline constexpr const char *exchangeRateId = "exchange_rate";

class Catalog;

/// The currency at the catalogue's rate of exchange; without a rate where the catalogue has none.
[[nodiscard]] CurrencyChoice publishedCurrency(const Catalog &catalog, const QString &code);
/// Three capital letters; whether there is such a currency is nobody's business here.
[[nodiscard]] Result<Done> checkCurrencyCode(const QString &code);
/// Within leastRate and mostRate.
[[nodiscard]] Result<Done> checkExchangeRate(double rate);

/// What money is shown in: USD as long as there is no rate.
[[nodiscard]] Currency shownCurrency(const CurrencyChoice &choice);
/// Why money is not shown in the currency that was chosen, and what to do about it; empty where it is.
[[nodiscard]] QString currencyCaution(const CurrencyChoice &choice);
/// For lists to choose from: USD, then others by their codes. A code that is not among them holds as well.
[[nodiscard]] QStringList usualCurrencies();

struct Board
{
    static constexpr int currentVersion = 2;

    QString title;                 ///< empty: the title is built from the data
    QList<TitleClaim> titleClaims; ///< what that title claimed when it was written
    QList<ChipId> chips;
    QList<InstanceId> instances;
    QList<SystemId> systems;
    Level level = Level::Chip;
    std::optional<Precision> precision; ///< one of comparablePrecisions; empty: best common precision
    BookId priceBook;
    QStringList regions;                    ///< prices of these alone, as the clouds name them; empty: of all
    bool mixedPrices = false;               ///< rows without a price of the list's kind show one of another kind
    bool priceBookChosen = false;           ///< a person chose the list; a preset does not change it then
    QString baseline;                       ///< id of a chip, instance or system; empty: none
    ValueForm values = ValueForm::Absolute; ///< how numbers are told, where the baseline has one
    QList<MetricId> charts;                 ///< the metrics of the Compare page, in order
    WorkloadId workload;                    ///< what the Workload, Value and Roofline pages are about
    QList<ModelShape> models;               ///< custom ones, beside those of the catalogue; see ownmodels.h
    Assumptions assumptions;
    CurrencyChoice currency;   ///< of all scenarios: what money is shown in; prices and assumptions stay in USD
    QList<Override> overrides; ///< each of another figure
    WhatIfChoice whatIf;       ///< what the What-if page is asked
    QList<ChartWords> words;   ///< of charts with something of their own, each chart once
    BoardDeck deck;            ///< its slides in order; empty: none were chosen
    Scenarios scenarios;       ///< prices, assumptions and overrides above are those of the one in force
    Drawn drawn;               ///< what it was last saved with; see data/compare/moved.h
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
    QList<SystemId> systems; ///< compared as wholes
    QString baseline;

    friend bool operator==(const Preset &, const Preset &) = default;
};
[[nodiscard]] QList<Preset> presets();

// What a claim of a title needs, and how much a title may claim: files keep to it, and so does what is bound.

inline constexpr qsizetype mostClaims = 20;    ///< of one title
inline constexpr qsizetype longestNumber = 20; ///< characters of TitleClaim::number

/// Such a claim needs `against`; the others have none.
[[nodiscard]] constexpr bool comparesTwo(TitleClaim::Kind kind)
{
    using Kind = TitleClaim::Kind;
    return kind == Kind::Above || kind == Kind::Below || (kind >= Kind::Ratio && kind <= Kind::Less);
}

} // namespace chipboard
