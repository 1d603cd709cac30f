// Purpose: how large the letters of an exported page are: the steps between which its layout chooses, from its size and
// the type that is asked for. Slides are read from afar, paper at arm's length.
#pragma once

#include "widgets/export/exporttheme.h"
#include "widgets/export/pagesize.h"

#include <QFont>
#include <QList>

namespace chipboard {

/// The wide one and 4:3; sizes of one's own as wide and at least as high. Half a slide has room for paper's
/// type alone.
[[nodiscard]] bool isSlide(const PageSize &paper);
[[nodiscard]] const TypeRange &typeRange(const PageSize &paper, const ExportType &asked);
/// From large to small. In the font of that family; empty: ours.
[[nodiscard]] QList<TypeScale> paperTypes(const PageSize &paper, const ExportType &asked, const QString &family);
/// Of footer and legend. Smaller than the axes where those are as large as all else: nobody reads them from afar.
[[nodiscard]] QFont footerFont(const TypeScale &type);

} // namespace chipboard
