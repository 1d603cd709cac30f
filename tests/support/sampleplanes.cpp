#include "tests/support/sampleplanes.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace Qt::StringLiterals;

namespace chipboard::test {
namespace {

ChartAxis logAxis(const QString &label, const QString &unit, double minimum, double maximum)
{
    ChartAxis axis{label, unit, AxisScale::Logarithmic, minimum, maximum, {}, {}};
    for (double tick = minimum; tick <= maximum * 1.001; tick *= 10.0) {
        axis.ticks << tick;
        axis.tickLabels << QString::number(tick, 'g', 4);
    }
    return axis;
}

ChartAxis linearAxis(const QString &label, const QString &unit, double maximum, double step)
{
    ChartAxis axis{label, unit, AxisScale::Linear, 0.0, maximum, {}, {}};
    for (double tick = 0.0; tick <= maximum * 1.001; tick += step) {
        axis.ticks << tick;
        axis.tickLabels << QString::number(tick);
    }
    return axis;
}

struct RoofRow
{
    const char16_t *name;
    ColourRole role;
    double tflops;    ///< BF16 dense
    double terabytes; ///< a second
    bool announced;
};

constexpr RoofRow roofs[] = {
    {u"Trainium", ColourRole::Trainium, 95.0, 0.82, false},   {u"Trainium2", ColourRole::Trainium, 667.0, 2.9, false},
    {u"Trainium3", ColourRole::Trainium, 1258.0, 4.9, false}, {u"Trainium4", ColourRole::Trainium, 3774.0, 19.6, true},
    {u"A100 80GB", ColourRole::Nvidia, 312.0, 2.04, false},   {u"H100", ColourRole::Nvidia, 989.0, 3.35, false},
    {u"H200", ColourRole::Nvidia, 989.0, 4.8, false},         {u"B200", ColourRole::Nvidia, 2250.0, 8.0, false},
    {u"MI300X", ColourRole::Other, 1307.0, 5.3, false},
};

struct ValueRow
{
    const char16_t *name;
    ColourRole role;
    MarkStyle style;
    double price;  ///< USD an hour
    double tokens; ///< a second
};

constexpr ValueRow values[] = {
    {u"Trainium", ColourRole::Trainium, MarkStyle::Solid, 1.34, 310.0},
    {u"Trainium2", ColourRole::Trainium, MarkStyle::Solid, 2.24, 1450.0},
    {u"Trainium3", ColourRole::Trainium, MarkStyle::Outlined, 4.2, 2900.0},
    {u"Trainium4", ColourRole::Trainium, MarkStyle::Hatched, 7.9, 9100.0},
    {u"Inferentia2", ColourRole::Inferentia, MarkStyle::Solid, 1.08, 720.0},
    {u"A100 80GB", ColourRole::Nvidia, MarkStyle::Solid, 3.43, 900.0},
    {u"H100", ColourRole::Nvidia, MarkStyle::Solid, 6.88, 1980.0},
    {u"H200", ColourRole::Nvidia, MarkStyle::Solid, 7.05, 2600.0},
    {u"B200", ColourRole::Nvidia, MarkStyle::Solid, 14.24, 5100.0},
    {u"Blackwell Ultra", ColourRole::Nvidia, MarkStyle::Solid, 17.8, 5400.0},
    {u"MI300X", ColourRole::Other, MarkStyle::Solid, 6.0, 2350.0},
};

QString idOf(const char16_t *name) { return QString::fromUtf16(name).toLower().replace(u' ', u'-'); }

PlaneMark markOf(const ValueRow &row)
{
    PlaneMark mark{.id = idOf(row.name),
                   .label = QString::fromUtf16(row.name),
                   .role = row.role,
                   .style = row.style,
                   .x = row.price,
                   .y = row.tokens};
    mark.baseline = mark.id == u"h100"_s;
    mark.xText = u"%1 USD/h"_s.arg(row.price);
    mark.yText = u"%1 tok/s"_s.arg(row.tokens);
    mark.description = u"%1: %2 for %3."_s.arg(mark.label, mark.yText, mark.xText);
    if (row.style != MarkStyle::Solid) {
        mark.yLow = row.tokens * 0.75;
        mark.yHigh = row.tokens * 1.3;
    }
    if (row.style == MarkStyle::Hatched) {
        mark.xLow = row.price * 0.8;
        mark.xHigh = row.price * 1.3;
    }
    return mark;
}

} // namespace

ChartSpec rooflineChart()
{
    ChartSpec spec{.kind = ChartKind::Plane,
                   .id = u"roofline"_s,
                   .title = u"Roofline"_s,
                   .subtitle =
                       u"What a chip can reach at an arithmetic intensity · BF16 dense, per chip · higher is better"_s,
                   .axis = logAxis(u"Arithmetic intensity"_s, u"FLOP/byte"_s, 1.0, 10000.0)};
    spec.plane.y = logAxis(u"Attainable compute"_s, u"TFLOPS"_s, 1.0, 10000.0);
    for (const RoofRow &row : roofs) {
        const QString id = idOf(row.name);
        const QString name = QString::fromUtf16(row.name);
        const double ridge = row.tflops / row.terabytes;
        spec.plane.lines << PlaneLine{id,
                                      name,
                                      row.role,
                                      LineWeight::Strong,
                                      row.announced,
                                      {{1.0, row.terabytes}, {ridge, row.tflops}, {10000.0, row.tflops}},
                                      u"%1: %2 TFLOPS from %3 FLOP/byte on."_s.arg(name).arg(row.tflops).arg(ridge)};
        if (row.role == ColourRole::Other || row.announced || row.tflops < 600.0 || row.terabytes == 4.8)
            continue;
        for (const double intensity : {2.0, 800.0}) {
            PlaneMark mark{.id = id,
                           .label = u"%1 %2"_s.arg(name, intensity < 10.0 ? u"decode"_s : u"prefill"_s),
                           .role = row.role,
                           .shape = intensity < 10.0 ? MarkShape::Circle : MarkShape::Square,
                           .x = intensity,
                           .y = std::min(row.tflops, row.terabytes * intensity) * 0.7,
                           .baseline = id == u"h100"_s && intensity > 10.0};
            mark.xText = u"%1 FLOP/byte"_s.arg(mark.x);
            mark.yText = u"%1 TFLOPS"_s.arg(mark.y, 0, 'f', 1);
            mark.description = u"%1: %2 at %3."_s.arg(mark.label, mark.yText, mark.xText);
            spec.plane.marks << mark;
        }
    }
    return spec;
}

ChartSpec valueChart()
{
    ChartSpec spec{.kind = ChartKind::Plane,
                   .id = u"value"_s,
                   .title = u"Cost and performance"_s,
                   .subtitle = u"Llama 3.1 70B, per chip, on-demand list · up and to the left is better"_s,
                   .axis = linearAxis(u"Price"_s, u"USD per chip-hour"_s, 20.0, 5.0)};
    spec.plane.y = linearAxis(u"Throughput"_s, u"tok/s"_s, 12000.0, 2000.0);
    for (const double ratio : {200.0, 400.0, 800.0})
        spec.plane.lines << PlaneLine{{},
                                      u"%1 tok/s per USD"_s.arg(ratio),
                                      ColourRole::Other,
                                      LineWeight::Quiet,
                                      true,
                                      {{0.0, 0.0}, {20.0, 20.0 * ratio}},
                                      {}};
    spec.plane.lines << PlaneLine{{},
                                  u"Best for the money"_s,
                                  ColourRole::Other,
                                  LineWeight::Strong,
                                  false,
                                  {{1.08, 720.0}, {2.24, 1450.0}, {4.2, 2900.0}, {7.9, 9100.0}},
                                  u"Pareto front."_s};
    for (const ValueRow &row : values)
        spec.plane.marks << markOf(row);
    spec.notes << u"Without a price: TPU7x (Ironwood), Maia 100."_s;
    return spec;
}

ChartSpec modelCheckChart(int count)
{
    ChartSpec spec{.kind = ChartKind::Plane,
                   .id = u"model-check"_s,
                   .title = u"Predicted vs measured"_s,
                   .subtitle = u"Tokens a second of %1 published measurements · on the line is right"_s.arg(count),
                   .axis = logAxis(u"Measured"_s, u"tok/s"_s, 1.0, 1e6)};
    spec.plane.y = logAxis(u"Predicted"_s, u"tok/s"_s, 1.0, 1e6);
    spec.plane.bands << PlaneBand{u"within 25%"_s, {{1.0, 0.75}, {1e6, 0.75e6}}, {{1.0, 1.25}, {1e6, 1.25e6}}};
    spec.plane.lines << PlaneLine{{},    u"predicted = measured"_s, ColourRole::Other,          LineWeight::Quiet,
                                  false, {{1.0, 1.0}, {1e6, 1e6}},  u"Predicted as measured."_s};
    std::minstd_rand random(7);
    const auto uniform = [&] { return double(random()) / double(std::minstd_rand::max()); };
    constexpr ColourRole roles[] = {ColourRole::Trainium, ColourRole::Inferentia, ColourRole::Nvidia,
                                    ColourRole::Other};
    for (int i = 0; i < count; ++i) {
        PlaneMark mark{.id = u"run-%1"_s.arg(i),
                       .role = roles[i % 7 < 4 ? 2 : i % 4],
                       .shape = i % 3 == 0 ? MarkShape::Square : MarkShape::Circle,
                       .x = std::pow(10.0, 0.8 + 4.6 * uniform())};
        mark.y = mark.x * std::pow(10.0, 0.25 * (uniform() + uniform() + uniform() - 1.5));
        mark.small = true;
        mark.xText = u"%1 tok/s"_s.arg(mark.x, 0, 'f', 0);
        mark.yText = u"%1 tok/s"_s.arg(mark.y, 0, 'f', 0);
        mark.description = u"Run %1: measured %2, predicted %3."_s.arg(i).arg(mark.xText, mark.yText);
        spec.plane.marks << mark;
    }
    return spec;
}

ChartSpec dotsChart()
{
    ChartSpec spec{.kind = ChartKind::HorizontalDots,
                   .id = u"price_tokens"_s,
                   .title = u"Cost of a million tokens"_s,
                   .subtitle = u"USD · Llama 3.1 70B, output · logarithmic · lower is better"_s,
                   .axis = logAxis(u"Cost"_s, u"USD"_s, 0.1, 1000.0)};
    ChartSeries series{spec.title, {}};
    double cost = 0.23;
    for (const ValueRow &row : values) {
        const PlaneMark mark = markOf(row);
        spec.categories << ChartCategory{mark.id, mark.label, mark.role, mark.baseline};
        ChartPoint point{.style = mark.style, .gap = u"does not fit"_s};
        if (mark.id != u"a100-80gb"_s) {
            point.value = cost;
            point.label = QString::number(cost, 'g', 3);
            point.badge = mark.id == u"trainium2"_s ? u"spot"_s : QString();
            if (mark.style != MarkStyle::Solid) {
                point.low = cost * 0.5;
                point.high = cost * 2.2;
                point.label.prepend(u'~');
            }
        }
        point.description = u"%1: %2 USD."_s.arg(mark.label, point.value ? point.label : point.gap);
        series.points << point;
        cost *= 2.1;
    }
    spec.series << series;
    return spec;
}

PageSpec planePage()
{
    PageSpec page{
        .id = u"roofline"_s,
        .title = u"Decoding is bound by memory on every chip: Trainium2 reaches 60% of an H100 there"_s,
        .charts = {rooflineChart(), valueChart(), dotsChart()},
        .hasLead = true,
        .footer = u"Sources: AWS Neuron documentation, 2026-08 · NVIDIA data sheets, 2025-12 · catalogue 2026-11-20"_s};
    page.legend << LegendPart{LegendMark::Page,
                              u"Dashed and hatched: announced. Outlined: our estimate. Ring: the baseline."_s};
    page.numbers.columns = {{u"Chip"_s, false}, {u"Price, USD/h"_s, true}, {u"Throughput, tok/s"_s, true}};
    for (const PlaneMark &mark : page.charts.at(1).plane.marks)
        page.numbers.rows << Table::Row{mark.label, mark.xText, mark.yText};
    page.fileStem = u"roofline"_s;
    page.date = u"2026-11-20"_s;
    return page;
}

PageSpec planePageOf(qsizetype names)
{
    PageSpec page = planePage();
    for (ChartSpec &chart : page.charts) {
        for (qsizetype i = names; i < chart.plane.marks.size(); ++i)
            chart.plane.marks[i].label.clear();
    }
    return page;
}

} // namespace chipboard::test
