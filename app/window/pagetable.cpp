#include "app/window/pagetable.h"

#include "data/charts/pagebuilder.h"
#include "widgets/pages/chartpage.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

template<typename Page>
PageWidget *created(const Theme &theme, QWidget *parent)
{
    return new Page(theme, parent);
}

constexpr PageRow rows[] = {
    {"compare", QT_TRANSLATE_NOOP("Page", "Compare"), comparePage, created<ChartPage>},
};

} // namespace

std::span<const PageRow> pageTable() { return rows; }

} // namespace chipboard
