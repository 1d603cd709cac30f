// Purpose: what the What-if page is asked: which number of which row, against which other one, and which assumptions
// it moves. What is empty the page chooses by itself; so it does where an id leads nowhere, and says so.
#pragma once

#include "data/board/assumption.h"

namespace chipboard {

/// For whom an assumption is moved: for both rows that are compared, or as if it held for one of them only.
enum class Side { Both, Subject, Against };

/// One assumption that is moved to see what it does.
struct Lever
{
    AssumptionId assumption;
    Side side = Side::Both;

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

} // namespace chipboard
