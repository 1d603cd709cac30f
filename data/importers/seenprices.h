// Purpose: finds rows that a file has twice: with the same price (a repetition) or with another (one of them is wrong).
#pragma once

#include "data/importers/importreport.h"

#include <QHash>

namespace chipboard {

class SeenPrices
{
public:
    struct Repeat
    {
        Reason reason = Reason::RepeatedRow;
        QString detail; ///< "line 12", or that and the other price
    };
    struct Look
    {
        std::optional<Repeat> repeat; ///< when all of them were there before, or one with another price
        QList<PriceRecord> fresh;     ///< those that were not there before at that price
    };
    [[nodiscard]] Look find(const QList<PriceRecord> &records) const;
    /// Only for rows that get in: what was set aside must not stand in the way of a later, good row.
    void add(const QList<PriceRecord> &records);

private:
    struct Seen
    {
        double usdPerHour = 0.0;
        int line = -1; ///< none: not seen
    };
    QHash<quint64, Seen> m_seen; ///< by hash, since a million texts would take a lot of room
};

} // namespace chipboard
