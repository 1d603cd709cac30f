// Purpose: shared by the chart tests: a spec with every kind of mark, and a paint counter.
#pragma once

#include "tests/support/samplepage.h"
#include "widgets/charts/chartview.h"

#include <QEvent>
#include <QImage>
#include <QScrollBar>

namespace chipboard::testing {

/// "Compute": solid, hatched with whiskers, outlined (from 9 on), a gap in row 5, the baseline in row 6.
[[nodiscard]] inline ChartSpec computeChart(int count = 8) { return test::samplePage(count).charts.at(0); }

/// "Cost": row 1 has a badge.
[[nodiscard]] inline ChartSpec costChart(int count = 8) { return test::samplePage(count).charts.at(3); }

/// Counts paints of a view's drawing widget.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(const ChartView &view)
    {
        const QList<QWidget *> children = view.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        for (QWidget *child : children) {
            if (qobject_cast<QScrollBar *>(child) == nullptr)
                child->installEventFilter(this);
        }
    }

    int count = 0;

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

[[nodiscard]] inline bool isColour(const QColor &one, const QColor &two, int tolerance = 3)
{
    return std::abs(one.red() - two.red()) <= tolerance && std::abs(one.green() - two.green()) <= tolerance
        && std::abs(one.blue() - two.blue()) <= tolerance;
}

/// Counts the pixels of a colour in a part of an image.
[[nodiscard]] inline int countOf(const QImage &image, const QRect &part, const QColor &colour)
{
    int count = 0;
    const QRect seen = part.intersected(image.rect());
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x)
            count += isColour(image.pixelColor(x, y), colour) ? 1 : 0;
    }
    return count;
}

} // namespace chipboard::testing
