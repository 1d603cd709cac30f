// Purpose: the user's requirements for chips: budget, deadline, region, frameworks. One row per requirement, with its
// range or choices. Unset requirements stay empty: nothing is assumed, and they exclude no option. The Advisor page and
// the command "advise" use them.
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
    std::optional<double> budget;     ///< USD per month
    std::optional<double> deadline;   ///< days from now
    std::optional<double> latency;    ///< ms between tokens, or per batch
    std::optional<double> firstToken; ///< ms
    std::optional<double> memory;     ///< GB of accelerator memory per machine
    std::optional<double> spend;      ///< USD per month, current
    std::optional<double> capacity;   ///< engineer-weeks
    QString cloud;                    ///< words of choices, as all below; a region is any text
    QString region;
    QString framework;
    QString architecture;
    QString cuda;
    QString multiCloud;
    QString priority;

    [[nodiscard]] bool isEmpty() const { return *this == Needs(); }

    friend bool operator==(const Needs &, const Needs &) = default;
};

/// A possible value of a requirement.
struct NeedChoice
{
    const char *word;
    const char *label; ///< QT_TR_NOOP
};

/// A number, a choice, or (without choices) a region name. Exactly one of the two member pointers is set.
struct NeedRow
{
    const char *id;
    const char *label; ///< QT_TR_NOOP
    const char *help;  ///< one sentence
    Unit unit;
    const char *unitWord; ///< for units missing in Unit: "days"; else null
    double minimum;
    double maximum;
    std::optional<double> Needs::*number;
    QString Needs::*word;
    std::span<const NeedChoice> choices;
    std::span<const double> offered; ///< numbers only: values for selection lists

    [[nodiscard]] QString needId() const { return QString::fromLatin1(id); }
    [[nodiscard]] QString labelText() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QString unitText() const; ///< "USD", "days"; empty for words
    [[nodiscard]] bool isSaid(const Needs &needs) const;
    /// "5000", "yes": as in files and on the command line; empty if unset.
    [[nodiscard]] QString textOf(const Needs &needs) const;
};

[[nodiscard]] std::span<const NeedRow> needTable();
[[nodiscard]] const NeedRow *findNeed(QStringView id);
/// Translated; the word itself if it is not one of the row's choices.
[[nodiscard]] QString needChoiceLabel(const NeedRow &row, const QString &word);
/// A Problem if the number is outside the row's range.
[[nodiscard]] Result<Done> checkNeed(const NeedRow &row, double value);
/// A Problem if the word is not one of the row's choices, or not a valid name.
[[nodiscard]] Result<Done> checkNeed(const NeedRow &row, const QString &word);
/// Sets the requirement from text; an empty text clears it. Fails as checkNeed().
[[nodiscard]] Result<Needs> withNeed(Needs needs, const NeedRow &row, const QString &text);

// A board's requirements as text for the Advisor page, reports and slide notes. One place, so that all of them format
// amounts alike.

/// A number in the unit of a requirement: "5,000 USD", "30 days".
[[nodiscard]] QString needText(const NeedRow &row, double value, const Formatter &formatter);
/// "5,000 USD", "yes"; empty if unset.
[[nodiscard]] QString saidValue(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// "Budget a month: 5,000 USD"; empty if unset.
[[nodiscard]] QString saidText(const NeedRow &row, const Needs &needs, const Formatter &formatter);
/// Requirements that are set, in table order.
[[nodiscard]] QList<const NeedRow *> saidIn(const Needs &needs);
[[nodiscard]] QStringList needLines(const Needs &needs, const Formatter &formatter);

} // namespace chipboard
