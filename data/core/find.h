// Purpose: searching, mapping and joining ranges, and the known words closest to a mistyped one, for "did you mean".
#pragma once

#include <QStringList>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <type_traits>

namespace chipboard {

// First element that satisfies a test.

/// Null if none does. The range must outlive the pointer: it is a container, or a view of one.
template<class Range, class Test>
[[nodiscard]] auto *findWhere(Range &&range, const Test &test)
{
    const auto found = std::find_if(std::begin(range), std::end(range), test);
    return found == std::end(range) ? nullptr : &*found;
}

/// Result of `make` for each element, in order; `make` is a unary function or a pointer to a member.
template<class Range, class Make>
[[nodiscard]] auto mapped(const Range &range, Make make)
{
    QList<std::decay_t<std::invoke_result_t<Make &, decltype(*std::begin(range))>>> made;
    for (const auto &one : range)
        made << std::invoke(make, one);
    return made;
}

/// All elements that satisfy a test, in order.
template<class Range, class Test>
[[nodiscard]] auto allWhere(const Range &range, Test test)
{
    QList<std::decay_t<decltype(*std::begin(range))>> found;
    for (const auto &one : range) {
        if (test(one))
            found << one;
    }
    return found;
}

/// Appends the item if the list does not contain it.
template<class Item>
void addOnce(QList<Item> &list, const std::type_identity_t<Item> &item)
{
    if (!list.contains(item))
        list << item;
}

template<class Item, class Range>
void addEachOnce(QList<Item> &list, const Range &items)
{
    for (const auto &item : items)
        addOnce(list, item);
}

// Conversion between enum values and words, from rows with a `value` and a `word`.

template<typename Value>
struct WordRow
{
    Value value;
    const char *word;
};

/// Empty if no row has the value.
template<typename Rows, typename Value>
[[nodiscard]] QString wordIn(const Rows &rows, Value value)
{
    const auto *row = findWhere(rows, [value](const auto &one) { return one.value == value; });
    return row != nullptr ? QString::fromLatin1(row->word) : QString();
}

template<typename Value, typename Rows>
[[nodiscard]] std::optional<Value> valueIn(const Rows &rows, QStringView word)
{
    const auto *row = findWhere(rows, [word](const auto &one) { return word == QLatin1String(one.word); });
    return row != nullptr ? std::optional(row->value) : std::nullopt;
}

// Known words closest to a mistyped one, for "did you mean".

/// Up to three texts within a few letters of `wrong`, nearest first; ties keep their order.
[[nodiscard]] QStringList nearestTexts(const QString &wrong, const QStringList &known);

} // namespace chipboard
