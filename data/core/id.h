// Purpose: strong ids. A ChipId is neither an InstanceId nor a QString, so a call cannot mix them up. Ids are ASCII,
// never change, and are the same in files, on the command line and in exports.
#pragma once

#include "data/core/find.h"

#include <QHashFunctions>
#include <QString>
#include <QStringList>

#include <utility>

namespace chipboard {

template<typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text)
        : m_text(std::move(text))
    {
    }

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    friend bool operator==(const Id &, const Id &) = default;
    friend bool operator<(const Id &left, const Id &right) { return left.m_text < right.m_text; }
    friend size_t qHash(const Id &id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

using ChipId = Id<struct ChipTag>;
using InstanceId = Id<struct InstanceTag>;
using SystemId = Id<struct SystemTag>;
using BookId = Id<struct BookTag>;
using SourceId = Id<struct SourceTag>;
using MetricId = Id<struct MetricTag>;
using ClaimId = Id<struct ClaimTag>;
using ContradictionId = Id<struct ContradictionTag>;

template<typename Items>
[[nodiscard]] QStringList idsOf(const Items &items)
{
    return mapped(items, [](const auto &item) { return item.id.text(); });
}

} // namespace chipboard
