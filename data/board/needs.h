// Purpose: what a person needs of chips, whatever is compared: budget, deadline, region, frameworks. One row a need,
// with its range or its choices. What nobody said stays empty: nothing is taken for granted, and nothing rules an
// option out by it. The page Advisor and the command "advise" answer them.
#pragma once

#include "data/core/format.h"
#include "data/core/result.h"
#include "data/core/unit.h"

#include <optional>
#include <span>

namespace chipboard {

struct Needs
{
    std::optional<double> scale;      ///< chips
    std::optional<double> budget;     ///< USD a month
    std::optional<double> deadline;   ///< days from now
    std::optional<double> latency;    ///< ms from token to token, or of a batch
    std::optional<double> firstToken; ///< ms
    std::optional<double> memory;     ///< GB of accelerators in one machine
    std::optional<double> spend;      ///< USD a month, today
    std::optional<double> capacity;   ///< weeks of engineers
    QString cloud;                    ///< of all below: the word of a choice; a region is any word
    QString region;
    QString framework;
    QString architecture;
    QString cuda;
    QString multiCloud;
    QString priority;

    [[nodiscard]] bool isEmpty() const { return *this == Needs(); }

    friend bool operator==(const Needs &, const Needs &) = default;
};

/// A value that a need can take.
struct NeedChoice
{
    const char *word;
    const char *label; ///< QT_TR_NOOP
};

/// A number, one of the choices, or (without choices) the name of a region. Exactly one of the two members is set.
struct NeedRow
{
    const char *id;
    const char *label; ///< QT_TR_NOOP
    const char *help;  ///< one sentence
    Unit unit;
    const char *unitWord; ///< of units that Unit does not have: "days"; else null
    double minimum;
    double maximum;
    std::optional<double> Needs::*number;
    QString Needs::*word;
    std::span<const NeedChoice> choices;
    std::span<const double> offered; ///< of a number: what a list offers

    [[nodiscard]] QString needId() const { return QString::fromLatin1(id); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QString unitText() const; ///< "USD", "days"; empty for words
    [[nodiscard]] bool isSaid(const Needs &needs) const;
    /// "5000", "yes": as files and the command line have it; empty when nobody said.
    [[nodiscard]] QString textOf(const Needs &needs) const;
};

[[nodiscard]] std::span<const NeedRow> needTable();
[[nodiscard]] const NeedRow *findNeed(QStringView id);
/// Translated; the word itself where it is none of the row's choices.
[[nodiscard]] QString needChoiceLabel(const NeedRow &row, const QString &word);
/// A Problem when the number is out of the row's range.
[[nodiscard]] Result<Done> checkNeed(const NeedRow &row, double value);
/// A Problem when the word is none of the row's choices, or no name.
[[nodiscard]] Result<Done> checkNeed(const NeedRow &row, const QString &word);
/// The needs with this one as the text says; an empty text takes it back. Fails as checkNeed().
[[nodiscard]] Result<Needs> withNeed(Needs needs, const NeedRow &row, const QString &text);

// What a board's needs say, in words for readers: of the page Advisor, of a report, of the notes of slides.
// One place, so that all of them write amounts alike.

/// Of a number in the unit of a need: "5,000 USD", "30 days".
[[nodiscard]] QString needText(const NeedRow &row, double value, const Formatter &formatter);
/// "5,000 USD", "yes"; empty where nobody said.
[[nodiscard]] QString saidValue(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// "Budget a month: 5,000 USD"; empty where nobody said.
[[nodiscard]] QString saidText(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// Those that were said, in the order of the table.
[[nodiscard]] QList<const NeedRow *> saidIn(const Needs &needs);
[[nodiscard]] QStringList needLines(const Needs &needs, const Formatter &formatter);

} // namespace chipboard
