#include "data/board/override.h"

#include <algorithm>

namespace chipboard {

QString FigureAddress::key() const
{
    QString text = levelWord(level) + QLatin1Char('/') + id + QLatin1Char('/') + figure;
    if (!book.isEmpty())
        text += QLatin1Char('/') + book.text();
    return text;
}

const Override *findOverride(const QList<Override> &overrides, const FigureAddress &of)
{
    const auto found =
        std::find_if(overrides.cbegin(), overrides.cend(), [&of](const Override &one) { return one.of == of; });
    return found == overrides.cend() ? nullptr : &*found;
}

QList<Override> withOverride(QList<Override> overrides, const Override &one)
{
    const auto found =
        std::find_if(overrides.begin(), overrides.end(), [&one](const Override &other) { return other.of == one.of; });
    if (found == overrides.end())
        overrides << one;
    else
        *found = one;
    return overrides;
}

QList<Override> withoutOverride(QList<Override> overrides, const FigureAddress &of)
{
    overrides.removeIf([&of](const Override &one) { return one.of == of; });
    return overrides;
}

} // namespace chipboard
