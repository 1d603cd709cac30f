#include "widgets/export/papertype.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double smallShare = 0.84; // of the body's size
constexpr int smallestFooter = 12;  // 9 points: what the slide check asks of what is not read from afar
constexpr int largestFooter = 15;
constexpr double slideHeight = 540.0; // points: of the slides of the table
constexpr double narrowestSlide = 720.0;

int smallOf(int body) { return static_cast<int>(std::lround(body * smallShare)); }

} // namespace

bool isSlide(const PageSize &paper)
{
    const bool isWide = paper.width > 1.6 * paper.height && paper.height >= slideHeight;
    return isWide || (paper.height == slideHeight && paper.width >= narrowestSlide);
}

const TypeRange &typeRange(const PageSize &paper, const ExportType &asked)
{
    return isSlide(paper) ? asked.slide : asked.paper;
}

QList<TypeScale> paperTypes(const PageSize &paper, const ExportType &asked, const QString &family)
{
    QList<TypeScale> scales;
    const TypeRange &range = typeRange(paper, asked);
    for (int body = range.largest; body >= range.smallest; --body) {
        TypeScale type = paperTheme().type;
        type.family = family.isEmpty() ? type.family : family;
        type.body = body;
        type.small = std::max(range.axis, smallOf(body));
        type.heading = body + 4;
        type.title = range.title;
        scales.append(type);
    }
    return scales;
}

QFont footerFont(const TypeScale &type)
{
    const bool isCramped = type.small == type.body;
    return type.font(isCramped ? std::max(smallestFooter, smallOf(type.body)) : std::min(type.small, largestFooter));
}

} // namespace chipboard
