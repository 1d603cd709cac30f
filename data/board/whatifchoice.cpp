#include "data/board/whatifchoice.h"

namespace chipboard {
namespace {

struct SideRow
{
    Side side;
    const char *ending;
};

constexpr SideRow sides[] = {{Side::Both, ""}, {Side::Subject, "@subject"}, {Side::Against, "@against"}};

} // namespace

QString leverWord(const Lever &lever)
{
    return lever.assumption.isEmpty()
        ? QString()
        : lever.assumption.text() + QLatin1String(sides[static_cast<std::size_t>(lever.side)].ending);
}

std::optional<Lever> leverFromWord(const QString &word)
{
    const qsizetype at = word.indexOf(QLatin1Char('@'));
    const QString name = word.left(at < 0 ? word.size() : at);
    for (const SideRow &row : sides) {
        if (!name.isEmpty() && word.sliced(name.size()) == QLatin1String(row.ending))
            return Lever{AssumptionId(name), row.side};
    }
    return std::nullopt;
}

} // namespace chipboard
