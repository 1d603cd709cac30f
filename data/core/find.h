// Purpose: rows of tables and catalogues by a test, lists made of other lists, and which known words are near a wrong
// one, for "did you mean".
#pragma once

#include <QStringList>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <type_traits>

namespace chipboard {

// The first element that a test holds for, as tables and catalogues are asked for a row.

/// Null where there is none. The range has to outlive the pointer: it is a container, or a view of one.
template<class Range, class Test>
[[nodiscard]] auto *findWhere(Range &&range, const Test &test)
{
    const auto found = std::find_if(std::begin(range), std::end(range), test);
    return found == std::end(range) ? nullptr : &*found;
}

// Lists made of the elements of another, in their order.

/// What `make` makes of each: a function of one, or a pointer to its member.
template<class Range, class Make>
[[nodiscard]] auto mapped(const Range &range, Make make)
{
    QList<std::decay_t<std::invoke_result_t<Make &, decltype(*std::begin(range))>>> made;
    for (const auto &one : range)
        made << std::invoke(make, one);
    return made;
}

/// Those that a test holds for.
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

// Words of the values of an enum, from rows that have a `value` and a `word`.

template<typename Value>
struct WordRow
{
    Value value;
    const char *word;
};

/// Empty where no row has the value.
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

// Which known words are near a wrong one, for "did you mean".

/// Up to three texts that differ from `wrong` by few letters, nearest first; equal distances keep their order.
[[nodiscard]] QStringList nearestTexts(const QString &wrong, const QStringList &known);

} // namespace chipboard
