#include "data/board/override.h"

#include "data/core/find.h"

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
    return findWhere(overrides, [&of](const Override &one) { return one.of == of; });
}

QList<Override> withOverride(QList<Override> overrides, const Override &one)
{
    auto *found = findWhere(overrides, [&one](const Override &other) { return other.of == one.of; });
    if (found == nullptr)
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
