#include "tests/app/soak/soakactions.h"

#include "tests/app/soak/soakdesk.h"

#include <numeric>

namespace chipboard::testing {

const std::vector<SoakAction> &soakActions()
{
    static const std::vector<SoakAction> all = [] {
        std::vector<SoakAction> rows;
        for (const std::span<const SoakAction> part : {boardActions(), chartActions(), fileActions(), windowActions()})
            rows.insert(rows.end(), part.begin(), part.end());
        return rows;
    }();
    return all;
}

const SoakAction &anySoakAction(SoakDesk &desk)
{
    const std::vector<SoakAction> &all = soakActions();
    const int sum = std::accumulate(all.begin(), all.end(), 0,
                                    [](int before, const SoakAction &one) { return before + one.weight; });
    int left = desk.any(sum);
    for (const SoakAction &one : all) {
        left -= one.weight;
        if (left < 0)
            return one;
    }
    return all.back();
}

} // namespace chipboard::testing
