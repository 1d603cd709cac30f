// Purpose: where the checks of a whole catalogue write what they find, and what they look at.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/result.h"

namespace chipboard {

class CheckReport
{
public:
    /// `where` is a thing's own place ("file#/pointer"), `below` what to add to it ("/dense/fp8").
    void error(const QString &where, const QString &below, ProblemCode code, const QString &message,
               const QString &remedy = {});
    void warning(const QString &where, const QString &below, ProblemCode code, const QString &message,
                 const QString &remedy = {});

    [[nodiscard]] const Problems &errors() const { return m_errors; }
    [[nodiscard]] const Problems &warnings() const { return m_warnings; }

private:
    Problems m_errors;
    Problems m_warnings;
};

/// A price to compare spot prices with, and the date of its book.
struct OnDemandPrice
{
    double usdPerHour = 0.0;
    QString asOf;
};

/// A layer is checked against what it lies on: in a user's file the user's things are at fault, not the shipped ones.
struct CheckContext
{
    const Catalog &below;                        ///< checked already; empty under the shipped layer
    const Catalog &merged;                       ///< below with the layer laid over it
    QMultiHash<QString, OnDemandPrice> onDemand; ///< of merged, by thing and place; see onDemandPrices()
};

/// Takes the items at `places` out of a list; `places` count up.
template<typename Item>
void removePlaces(QList<Item> &items, const QList<qsizetype> &places)
{
    if (places.isEmpty())
        return;
    QList<Item> kept;
    kept.reserve(items.size() - places.size());
    auto place = places.cbegin();
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (place != places.cend() && *place == i)
            ++place;
        else
            kept << std::move(items[i]);
    }
    items = std::move(kept);
}

[[nodiscard]] Problem problemAt(const QString &where, ProblemCode code, const QString &message, const QString &remedy,
                                Severity severity = Severity::Error);
/// "file#/pointer" -> file.
[[nodiscard]] QString fileOf(const QString &where);

template<typename IdType>
[[nodiscard]] const QString &idText(const IdType &id)
{
    return id.text();
}
template<>
[[nodiscard]] inline const QString &idText(const QString &id)
{
    return id;
}

} // namespace chipboard
