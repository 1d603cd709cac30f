#include "app/window/pagetable.h"

#include "app/document/pageedits.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/valueoffers.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"
#include "data/views/pages.h"
#include "widgets/pages/chartpage.h"

#include <algorithm>

namespace chipboard {
namespace {

PageWidget *chartPage(const Theme &theme, QWidget *parent) { return new ChartPage(theme, parent); }

QList<MetricId> boardMetrics(const Catalog &, const Board &board) { return board.charts; }

QList<MetricId> noMetrics(const Catalog &, const Board &) { return {}; }

using BoardPage = PageSpec (*)(const Catalog &, const Board &, const ResultTable &, const Formatter &);

template<BoardPage page>
PageSpec ofBoard(const PageInput &input)
{
    return page(input.catalog, input.board, input.table, input.formatter);
}

PageSpec ofCheck(const PageInput &input)
{
    return modelCheckPage(input.sources.check(), input.catalog, input.formatter);
}

PageSpec ofHistory(const PageInput &input)
{
    const QList<InstanceId> instances = instancesOf(input.published, input.table);
    const StoredPrices stored = input.sources.stored ? input.sources.stored(instances) : StoredPrices();
    return historyPage(input.published, input.board, input.table, stored, input.sources.choices, input.formatter);
}

PageSpec ofProviders(const PageInput &input)
{
    const ResultTable table = providersTable(input.published, input.board, input.table);
    const QList<InstanceId> instances = instancesOf(input.published, table);
    const StoredPrices stored = input.sources.stored ? input.sources.stored(instances) : StoredPrices();
    return providersPage(input.published, input.board, table, stored, input.sources.choices, input.formatter);
}

PageSpec ofInstances(const PageInput &input) { return instancesPage(input.catalog, input.board, input.formatter); }

PageSpec ofClaims(const PageInput &input)
{
    return claimsPage(input.published, input.board, input.table, input.formatter);
}

PageSpec ofRoadmap(const PageInput &input)
{
    return roadmapPage(input.published, input.board, input.table, input.sources.choices, input.formatter);
}

PageSpec ofWhatIf(const PageInput &input)
{
    return whatIfPage(input.catalog, input.board, input.table, input.formatter, input.sources.draws);
}

PageSpec ofScenarios(const PageInput &input)
{
    return scenariosPage(input.published, input.board, input.table, input.formatter);
}

// Measurements are only loaded for serving workloads.
PageSpec ofInteractivity(const PageInput &input)
{
    const bool isServed = taskAsked(input.catalog, input.board) == Task::Serve;
    const Measurements *measurements = isServed && input.sources.measurements ? &input.sources.measurements() : nullptr;
    return interactivityPage(input.catalog, input.board, input.table, measurements, input.formatter);
}

ResultTable valuesOfOne(const PageInput &input)
{
    return tableOfOne(input.table, workloadView(input.catalog, input.board, input.table));
}

constexpr auto ofTable = OwnFigures::OfTable;

constexpr PageRow ofTab(PageRow row, const char *part = nullptr)
{
    row.place = PageRow::Place::Tab;
    row.part = part;
    return row;
}

constexpr PageRow ofPart(PageRow row, const char *part)
{
    row.place = PageRow::Place::Part;
    row.part = part;
    return row;
}

constexpr PageRow pageRows[] = {
    ofTab({"overview", QT_TR_NOOP("Answer"), answerMetrics, ofBoard<answerPage>, chartPage, true, ofTable, chooseAnswer,
           answerRefusal}),
    ofTab({"compare", QT_TR_NOOP("Compare"), boardMetrics, ofBoard<comparePage>, chartPage, false, ofTable, nullptr,
           nullptr, nullptr, nullptr, true},
          QT_TR_NOOP("Specs")),
    ofPart({"workload", QT_TR_NOOP("Your workload"), workloadMetrics, ofBoard<workloadPage>, chartPage, true},
           QT_TR_NOOP("Your workload")),
    ofPart({"providers", QT_TR_NOOP("Prices by provider"), historyMetrics, ofProviders, chartPage, false,
            OwnFigures::Prices, nullptr, nullptr,
            QT_TR_NOOP("Prices of providers are compared with each other, not with the baseline."), nullptr, false,
            true},
           QT_TR_NOOP("Prices by provider")),
    ofPart({"instances", QT_TR_NOOP("Cloud instances"), historyMetrics, ofInstances, chartPage, false,
            OwnFigures::Prices, nullptr, nullptr,
            QT_TR_NOOP("Instances are listed with their own numbers, so these stay absolute."), nullptr, false, true},
           QT_TR_NOOP("Cloud instances")),
    ofTab({"break-even", QT_TR_NOOP("Payback"), breakEvenMetrics, ofBoard<breakEvenPage>, chartPage, true, ofTable,
           choosePayback, paybackRefusal,
           QT_TR_NOOP("Staying and moving are compared by their savings, so totals stay absolute."), nullptr, false,
           true}),
    ofTab({"roadmap", QT_TR_NOOP("Generations"), roadmapMetrics, ofRoadmap, chartPage, false, OwnFigures::Things,
           nullptr, nullptr, QT_TR_NOOP("Growth is relative to the previous generation, not to the baseline."), nullptr,
           false, true}),
    ofTab({"advisor", QT_TR_NOOP("Find a chip"), advisorMetrics, ofBoard<advisorPage>, chartPage, true, ofTable,
           chooseNeed, needRefusal,
           QT_TR_NOOP("Options are ranked against each other and checked against budget and deadline, so "
                      "numbers stay absolute."),
           nullptr, false, true}),
    {"value", QT_TR_NOOP("Value"), valueMetrics, ofBoard<valuePage>, chartPage, true, ofTable, nullptr, nullptr,
     QT_TR_NOOP("The axes keep absolute prices and speeds, because the lines of equal cost need them. The table "
                "and the text of each mark show values relative to the baseline."),
     valuesOfOne},
    {"interactivity", QT_TR_NOOP("Speed and cost"), interactivityMetrics, ofInteractivity, chartPage, true, ofTable,
     nullptr, nullptr, QT_TR_NOOP("Curves are read at the speed per user, so their numbers stay absolute."), nullptr,
     false, true},
    {"roofline", QT_TR_NOOP("Roofline"), rooflineMetrics, ofBoard<rooflinePage>, chartPage, true, ofTable, nullptr,
     nullptr,
     QT_TR_NOOP("Work is compared with the roof of its own chip, so these numbers stay absolute. For single "
                "chips the table shows peaks and bandwidths relative to the baseline.")},
    {"what-if", QT_TR_NOOP("Sensitivity"), whatIfMetrics, ofWhatIf, chartPage, true, ofTable, chooseWhatIf, nullptr,
     QT_TR_NOOP("This page compares one answer under different assumptions, so numbers stay absolute."), nullptr, false,
     true},
    {"price-history", QT_TR_NOOP("Price history"), historyMetrics, ofHistory, chartPage, false, OwnFigures::Prices,
     nullptr, nullptr, QT_TR_NOOP("Prices here are compared with their own past, not with the baseline."), nullptr,
     false, true},
    {"scenarios", QT_TR_NOOP("Scenarios"), scenarioMetrics, ofScenarios, chartPage, true, OwnFigures::OfPage,
     chooseScenarioBaseline, nullptr,
     QT_TR_NOOP("Numbers are relative to the baseline scenario, not to the baseline chip.")},
    {"claims", QT_TR_NOOP("Vendor claims"), claimsMetrics, ofClaims, chartPage, true, OwnFigures::All, nullptr, nullptr,
     QT_TR_NOOP("Values here are compared with the claims, not with the baseline.")},
    {"model-check", QT_TR_NOOP("Accuracy"), noMetrics, ofCheck, chartPage, false, ofTable, nullptr, nullptr,
     QT_TR_NOOP("Estimates are compared with measurements, not with the baseline.")},
};

} // namespace

ResultTable PageRow::table(const Catalog &catalog, const Board &board) const
{
    return evaluate(catalog, board, metrics(catalog, board));
}

PageSpec PageRow::page(const PageInput &input) const
{
    const ResultTable own = compared != nullptr ? compared(input) : ResultTable();
    return labelledPage(make(input),
                        {input.published, input.catalog, input.board, input.table,
                         compared != nullptr ? own : input.table, input.formatter, marks, keepsNumbers, stayingText()});
}

QString PageRow::stayingText() const { return staying != nullptr ? tr(staying) : QString(); }

std::span<const PageRow> pageTable() { return pageRows; }

const PageRow *findPage(const QString &id)
{
    return findWhere(pageRows, [&id](const PageRow &row) { return id == QLatin1String(row.id); });
}

QString pageWord(const PageRow &row) { return QString::fromLatin1(row.name).toLower().replace(u' ', u'-'); }

const PageRow *pageNamed(const QString &word)
{
    const PageRow *page = findPage(word);
    return page != nullptr ? page : findWhere(pageRows, [&word](const PageRow &row) { return word == pageWord(row); });
}

const PageRow &tabOf(const PageRow &page)
{
    const PageRow *tab = &page;
    while (tab->place == PageRow::Place::Part)
        --tab;
    return *tab;
}

std::span<const PageRow> partsOf(const PageRow &tab)
{
    const std::span<const PageRow> rows = pageTable();
    const auto first = rows.begin() + (&tab - rows.data());
    return {first,
            std::find_if(first + 1, rows.end(), [](const PageRow &row) { return row.place != PageRow::Place::Part; })};
}

} // namespace chipboard
