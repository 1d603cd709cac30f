#include "tests/support/samplepage.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard::test {
namespace {

struct SampleChip
{
    const char16_t *name;
    ColourRole role;
    MarkStyle style;
    std::array<double, 4> values; ///< PFLOPS, GiB, TB/s, USD an hour; negative: not published
};

constexpr SampleChip sampleChips[] = {
    {u"Trainium", ColourRole::Trainium, MarkStyle::Solid, {0.19, 32, 0.88, 1.34}},
    {u"Trainium2", ColourRole::Trainium, MarkStyle::Solid, {1.299, 96, 2.9, 2.235}},
    {u"Trainium3", ColourRole::Trainium, MarkStyle::Solid, {2.517, 144, 4.9, -1}},
    {u"Trainium4", ColourRole::Trainium, MarkStyle::Hatched, {7.55, 288, 19.6, -1}},
    {u"Inferentia2", ColourRole::Inferentia, MarkStyle::Solid, {0.19, 32, 0.88, 1.08}},
    {u"A100 80GB", ColourRole::Nvidia, MarkStyle::Solid, {-1, 80, 2.039, 3.43}},
    {u"H100", ColourRole::Nvidia, MarkStyle::Solid, {1.979, 80, 3.35, 6.88}},
    {u"Blackwell Ultra", ColourRole::Nvidia, MarkStyle::Solid, {4.5, 268, 8.0, 17.8}},
    {u"MI325X", ColourRole::Other, MarkStyle::Outlined, {2.61, 256, 6.0, 4.2}},
    {u"TPU7x (Ironwood)", ColourRole::Other, MarkStyle::Solid, {4.61, 192, 7.37, 12.0}},
    {u"Gaudi 3", ColourRole::Other, MarkStyle::Solid, {1.835, 128, 3.7, 3.75}},
    {u"Inferentia", ColourRole::Inferentia, MarkStyle::Solid, {-1, 8, 0.05, 0.228}},
};

struct SampleMetric
{
    const char16_t *id;
    const char16_t *title;
    const char16_t *subtitle;
    const char16_t *unit;
    int decimals;
};

constexpr SampleMetric sampleMetrics[] = {
    {u"compute_best", u"Compute", u"PFLOPS per chip · FP8 dense · higher is better", u"PFLOPS", 2},
    {u"memory", u"Memory", u"GiB per chip · HBM · higher is better", u"GiB", 0},
    {u"memory_bandwidth", u"Bandwidth", u"TB/s per chip · memory · higher is better", u"TB/s", 2},
    {u"price_chip_hour", u"Cost", u"USD per chip-hour · on-demand list, us-east-1 · lower is better", u"USD", 2},
};

QString chipName(int index)
{
    const auto known = static_cast<int>(std::size(sampleChips));
    const QString name = QString::fromUtf16(sampleChips[index % known].name);
    return index < known ? name : u"%1 (%2)"_s.arg(name).arg(index / known + 1);
}

ChartPoint samplePoint(const SampleChip &chip, const SampleMetric &metric, std::size_t which, double factor)
{
    ChartPoint point;
    const double value = chip.values[which] * factor;
    point.style = chip.style;
    if (value < 0.0) {
        point.gap = which == 0 ? u"no FP8"_s : u"n/p"_s;
        point.description = u"%1, %2: not published."_s.arg(chip.name, metric.title);
        return point;
    }
    point.value = value;
    point.label = QString::number(value, 'f', metric.decimals);
    if (chip.style == MarkStyle::Hatched) {
        point.low = value * 0.92;
        point.high = value * 1.06;
        point.label.prepend(u'~');
    }
    point.badge = which == 3 && chip.name == QStringView(u"Trainium2") ? u"spot"_s : QString();
    point.description =
        u"%1, %2: %3 %4, published, a source, 2026-08-21."_s.arg(chip.name, metric.title, point.label, metric.unit);
    return point;
}

ChartSpec sampleChart(const SampleMetric &metric, std::size_t which, int count, double factor)
{
    ChartSpec spec{.id = QString::fromUtf16(metric.id),
                   .title = QString::fromUtf16(metric.title),
                   .subtitle = QString::fromUtf16(metric.subtitle)};
    spec.axis.unit = QString::fromUtf16(metric.unit);
    ChartSeries series{.name = spec.title};
    double largest = 0.0;
    for (int i = 0; i < count; ++i) {
        const SampleChip &chip = sampleChips[static_cast<std::size_t>(i) % std::size(sampleChips)];
        const QString name = chipName(i);
        spec.categories.append({QString(name).toLower().replace(u' ', u'-'), name, chip.role, name == u"H100"_s});
        series.points.append(samplePoint(chip, metric, which, factor));
        const ChartPoint &point = series.points.constLast();
        largest = std::max(largest, std::max(point.high.value_or(0.0), point.value.value_or(0.0)));
    }
    const double step = std::pow(10.0, std::floor(std::log10(std::max(largest, 1e-3)))) / 2.0;
    spec.axis.maximum = std::max(step, std::ceil(largest / step) * step);
    for (double tick = 0.0; tick <= spec.axis.maximum * 1.0001; tick += std::max(step, spec.axis.maximum / 5.0))
        spec.axis.ticks.append(tick);
    spec.series.append(series);
    return spec;
}

Table sampleNumbers(const QList<ChartSpec> &charts)
{
    Table table;
    table.columns = {{u"Chip"_s, false},           {u"FP8 dense, PFLOPS"_s, true}, {u"Memory, GiB"_s, true},
                     {u"Bandwidth, TB/s"_s, true}, {u"USD per chip-hour"_s, true}, {u"Source"_s, false}};
    for (qsizetype i = 0; i < charts.first().categories.size(); ++i) {
        Table::Row row{charts.first().categories.at(i).label};
        for (const ChartSpec &chart : charts) {
            const ChartPoint &point = chart.series.first().points.at(i);
            row.append({point.value ? point.label : point.gap, point.value});
        }
        row.append(u"AWS Neuron documentation: Trainium2 architecture, 2026-08"_s);
        table.rows.append(row);
    }
    return table;
}

PageSpec page(int count, double priceFactor)
{
    PageSpec page{.id = u"compare"_s,
                  .title = u"Trainium2 rents for a third of an H100 and gives two thirds of its FP8 compute"_s,
                  .warning = u"Trainium2 has no list price; its Capacity Block price of 2026-07 is shown."_s,
                  .remedyText = u"Compare both as capacity blocks"_s,
                  .remedyId = u"prices:capacity-blocks"_s};
    for (std::size_t i = 0; i < std::size(sampleMetrics); ++i)
        page.charts.append(
            sampleChart(sampleMetrics[i], i, count, i == 3 ? priceFactor : 1.0 + (priceFactor - 1.0) / 8.0));
    page.footer = u"Sources: AWS Neuron documentation, 2026-08 · NVIDIA data sheets via Epoch AI, 2025-12 · "
                  "AWS list prices us-east-1, 2026-07-20 · catalogue 2026-11-20"_s;
    page.legend << LegendPart{LegendMark::Page, u"Hatched: announced. Whiskers: range. n/p: not published."_s};
    if (count > 0)
        page.numbers = sampleNumbers(page.charts);
    page.fileStem = u"trn2-vs-h100_compare"_s;
    page.date = u"2026-11-20"_s;
    page.keywords = {u"Trainium2"_s, u"H100"_s, u"cost"_s};
    return page;
}

} // namespace

PageSpec samplePage(int count) { return page(count, 1.0); }

PageSpec changedSamplePage(int count) { return page(count, 1.37); }

} // namespace chipboard::test
