#include "data/estimate/bound.h"

#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

struct BoundRow
{
    Bound bound;
    const char *word;
    const char *sentence;
};

// Capacity: the weights are read for fewer requests than could share a reading. Of what does not fit at all nobody says
// it in these words.
constexpr std::array boundRows{
    BoundRow{Bound::Compute, "compute", QT_TRANSLATE_NOOP("Bound", "Arithmetic takes most of the time.")},
    BoundRow{Bound::MemoryBandwidth, "memory bandwidth",
             QT_TRANSLATE_NOOP("Bound", "Reading memory takes most of the time.")},
    BoundRow{Bound::Latency, "latency",
             QT_TRANSLATE_NOOP("Bound", "Fixed costs of each layer and request take most of the time.")},
    BoundRow{Bound::Link, "link", QT_TRANSLATE_NOOP("Bound", "Exchanges between chips take most of the time.")},
    BoundRow{Bound::Capacity, "capacity",
             QT_TRANSLATE_NOOP("Bound",
                               "Reading memory takes most of the time, and its capacity limits how many requests share "
                               "a reading.")},
};

const BoundRow &rowOf(Bound bound) { return boundRows.at(static_cast<std::size_t>(bound)); }

} // namespace

QString boundWord(Bound bound) { return QString::fromLatin1(rowOf(bound).word); }

QString boundSentence(Bound bound) { return tr(rowOf(bound).sentence); }

} // namespace chipboard
