#include "app/window/taborder.h"

#include <QScrollArea>
#include <QWidget>

#include <algorithm>
#include <tuple>
#include <vector>

namespace chipboard {
namespace {

constexpr TabPart partsInOrder[] = {
    {"topBar", true},     {"pickerDock"},      {"messagePanel"}, {"chipsButton"}, {"pageTabs"},        {"moreButton"},
    {"partSwitch", true}, {"pageTitle"},       {"pageAnswer"},   {"pageWarning"}, {"pageNotice"},      {"filterForm"},
    {"emptyPage"},        {"chartGrid"},       {"pageTexts"},    {"pages"}, // other contents of a page
    {"numbersDock"},      {"assumptionsDock"}, {"sourceDock"},   {"dockTabs"},    {"statusBar", true},
};

constexpr auto partCount = static_cast<int>(std::size(partsInOrder));

bool isStop(const QWidget &widget, const QWidget &window)
{
    return widget.window() == &window && widget.isVisible() && widget.isEnabled()
        && (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

/// Widgets outside all parts come last.
std::tuple<int, int> placeOf(const QWidget &stop, const QWidget &window)
{
    const int part = tabPartOf(stop);
    if (part < 0)
        return {partCount, 0};
    const bool byPlace = partsInOrder[static_cast<std::size_t>(part)].leftToRight;
    return {part, byPlace ? stop.mapTo(&window, QPoint(0, 0)).x() : 0};
}

/// The stop after a widget that is not a stop: inside it, else the next one after its part.
qsizetype enteredFrom(const QWidget *from, const QList<QWidget *> &stops, const QWidget &window)
{
    const auto inside = std::ranges::find_if(stops, [from](const QWidget *stop) { return from->isAncestorOf(stop); });
    if (inside != stops.end())
        return inside - stops.begin();
    const auto after = std::ranges::find_if(
        stops, [&](const QWidget *stop) { return placeOf(*stop, window) > placeOf(*from, window); });
    return after == stops.end() ? 0 : after - stops.begin();
}

void bringIntoView(QWidget &widget)
{
    for (QWidget *above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(&widget);
    }
}

} // namespace

std::span<const TabPart> tabParts() { return partsInOrder; }

int tabPartOf(const QWidget &widget)
{
    for (const QWidget *at = &widget; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
        const auto found = std::find_if(std::begin(partsInOrder), std::end(partsInOrder), [at](const TabPart &part) {
            return at->objectName() == QLatin1String(part.name);
        });
        if (found != std::end(partsInOrder))
            return static_cast<int>(found - std::begin(partsInOrder));
    }
    return -1;
}

// All visible Tab stops of the window, in order.
static QList<QWidget *> tabStops(const QWidget &window)
{
    std::vector<std::pair<std::tuple<int, int>, QWidget *>> placed; // places once: names are compared for each
    for (QWidget *next = window.nextInFocusChain(); next != &window; next = next->nextInFocusChain()) {
        if (isStop(*next, window))
            placed.emplace_back(placeOf(*next, window), next);
    }
    std::ranges::stable_sort(placed, {}, [](const auto &stop) { return stop.first; });
    QList<QWidget *> stops;
    for (const auto &[place, stop] : placed)
        stops << stop;
    return stops;
}

bool moveByTab(const QWidget &window, bool next)
{
    const QList<QWidget *> stops = tabStops(window);
    if (stops.isEmpty())
        return false;
    QWidget *from = window.focusWidget();
    qsizetype to = from == nullptr ? -1 : stops.indexOf(from);
    if (to >= 0)
        to = (to + (next ? 1 : -1) + stops.size()) % stops.size();
    else if (from == nullptr)
        to = next ? 0 : stops.size() - 1;
    else
        to = (enteredFrom(from, stops, window) + (next ? 0 : -1) + stops.size()) % stops.size();
    stops.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoView(*stops.at(to));
    return true;
}

} // namespace chipboard
