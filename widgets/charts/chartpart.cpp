#include "widgets/charts/chartpart.h"

#include <utility>

#include <qcustomplot.h>

namespace chipboard {
namespace {

class ChartPart : public QCPAbstractItem
{
public:
    ChartPart(QCustomPlot *plot, PaintPart paint, FindPart find)
        : QCPAbstractItem(plot)
        , m_paint(std::move(paint))
        , m_find(std::move(find))
    {
        setAntialiased(false);
    }
    double selectTest(const QPointF &position, bool /*onlySelectable*/, QVariant *details) const override
    {
        const FoundPart found = m_find ? m_find(position) : FoundPart();
        if (details != nullptr)
            details->setValue(found.hit);
        return found.distance;
    }

protected:
    void draw(QCPPainter *painter) override { m_paint(*painter); }
    // QCPLayer shifts clip rectangles up by one pixel, which would leave the lowest pixel row empty.
    QRect clipRect() const override { return parentPlot()->viewport().adjusted(0, 0, 0, 1); }

private:
    PaintPart m_paint;
    FindPart m_find;
};

} // namespace

void addChartPart(QCustomPlot &plot, const char *layer, PaintPart paint, FindPart find)
{
    auto *part = new ChartPart(&plot, std::move(paint), std::move(find));
    part->setLayer(QString::fromLatin1(layer));
}

} // namespace chipboard
