// Purpose: which rows cannot be told from the best one, because their ranges meet its own, and the words for it. All
// pages ask here, so that none calls a winner what another calls a tie.
#pragma once

#include "data/insight/workloadview.h"

namespace chipboard {

/// A row with the number that decides.
struct Racer
{
    QString name;
    Interval value;

    friend bool operator==(const Racer &, const Racer &) = default;
};

/// Indices of those whose range meets that of the first one, which is the best; 0 is among them. They need not be one
/// stretch: a wide range may reach where a narrower one before it does not.
[[nodiscard]] QList<qsizetype> closeToFirst(const QList<Racer> &sorted);

/// "but the range of H100, about 0.70, meets its own"; of several the end of the row is told, so that nobody takes them
/// for equal: "but the ranges of H100 and H200, up to about 0.90, meet its own". `farthest` is the middle value of the
/// last of `others` as text.
[[nodiscard]] QString closeText(const QStringList &others, const QString &farthest, const Formatter &formatter);

} // namespace chipboard
