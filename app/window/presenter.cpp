#include "app/window/presenter.h"

#include "app/document/boardchanges.h"
#include "app/document/boardedit.h"
#include "app/store/importedbooks.h"
#include "app/window/pagedraws.h"
#include "app/window/pagetable.h"
#include "data/analysis/formulatree.h"
#include "data/analysis/uncertainty.h"
#include "data/compare/apply.h"
#include "data/compare/instancequery.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/charts/chartitems.h"

#include <QMetaObject>

#include <algorithm>

namespace chipboard {
namespace {

int lineOf(const ChartSpec &chart, const QString &id)
{
    const auto found =
        std::ranges::find_if(chart.plane.lines, [&id](const PlaneLine &one) { return !id.isEmpty() && one.id == id; });
    return found == chart.plane.lines.end() ? -1 : static_cast<int>(found - chart.plane.lines.begin());
}

bool hasMark(const ChartSpec &chart, const QString &id) { return itemOf(chart, id) >= 0 || lineOf(chart, id) >= 0; }

bool statesMetric(const ChartSpec &chart, const QString &metric)
{
    return chart.id == metric || std::ranges::any_of(chart.scores.columns, [&metric](const ScoreColumn &one) {
               return one.metric == metric;
           });
}

// A chosen number stays while its page shows the subject; another page must have the same number.
bool hasChosen(const PageView &view, const CellAddress &chosen, bool isSamePage)
{
    const QList<ChartSpec> &charts = view.page.charts;
    const auto any = [&charts](const auto &is) { return std::ranges::any_of(charts, is); };
    return (view.table.rowOf(chosen.subject) >= 0
            || any([&](const ChartSpec &one) { return hasMark(one, chosen.subject); }))
        && (isSamePage || view.table.columnOf(chosen.metric) >= 0
            || any([&](const ChartSpec &one) { return statesMetric(one, chosen.metric.text()); }));
}

/// For a chart that states no single metric: the metric of the page's answer, else the first with a value in the row.
MetricId rowMetric(const PageView &view, const QString &subject)
{
    QList<MetricId> metrics = view.page.answerMetrics;
    for (const Metric *metric : view.table.metrics)
        metrics << metric->metricId();
    for (const MetricId &metric : std::as_const(metrics)) {
        const Cell *cell = view.table.cell(subject, metric);
        if (cell != nullptr && !cell->isMissing())
            return metric;
    }
    return {};
}

/// About a mark without a number of the catalogue, such as a measurement: what its chart says about it. `item` tells
/// marks of the same subject apart; -1: the first one.
std::optional<SourceCard> markCard(const Catalog &catalog, const PageSpec &page, const CellAddress &asked, int item)
{
    const auto has = [&asked](const ChartSpec &one) { return hasMark(one, asked.subject); };
    const ChartSpec *chart = findWhere(
        page.charts, [&](const ChartSpec &one) { return has(one) && statesMetric(one, asked.metric.text()); });
    if (chart == nullptr)
        chart = findWhere(page.charts, has);
    if (chart == nullptr)
        return std::nullopt;
    if (item < 0 || itemId(*chart, item) != asked.subject)
        item = itemOf(*chart, asked.subject);
    const PlaneLine line = chart->plane.lines.value(lineOf(*chart, asked.subject));
    const Chip *chip = catalog.chip(ChipId(asked.subject)); // labels of its marks may be numbers
    const QString name = chip != nullptr ? chip->fullName : item >= 0 ? itemName(*chart, item) : line.label;
    const QString text = item >= 0 ? itemDescription(*chart, item) : line.description;
    return SourceCard{.heading = name.isEmpty() ? chart->title : tr("%1 · %2").arg(name, chart->title),
                      .note = text.isEmpty() ? tr("The catalogue has no number with a source for this mark.") : text,
                      .isList = true};
}

} // namespace

Presenter::Presenter(const Catalog &catalog, BoardDocument &document, const Formatter &formatter, QObject *parent)
    : QObject(parent)
    , m_shipped(std::shared_ptr<const Catalog>(), &catalog) // owned by the caller
    , m_published(m_shipped)
    , m_effective(m_published)
    , m_document(document)
    , m_formatter(formatter)
    , m_page(&pageTable().front())
    , m_draws(new PageDraws(this))
{
    connect(&document, &BoardDocument::boardChanged, this, &Presenter::schedule);
    connect(m_draws, &PageDraws::changed, this, &Presenter::schedule);
}

void Presenter::schedule()
{
    if (m_stale)
        return;
    m_stale = true;
    QMetaObject::invokeMethod(this, &Presenter::update, Qt::QueuedConnection);
}

void Presenter::setFormatter(const Formatter &formatter)
{
    m_formatter = formatter;
    m_check.reset(); // contains translated sentences
    schedule();
}

// The view refers to the old catalogue, so this cannot wait for the event loop.
void Presenter::catalogReplaced()
{
    m_stale = true;
    m_published = m_shipped;
    m_effective = m_published;
    m_models.clear();
    m_applied.clear();
    m_check.reset();
    m_measurements.reset();
    m_stored.reset();
    emit catalogChanged();
    update();
}

void Presenter::storeChanged()
{
    m_stored.reset();
    schedule();
}

// Takes a few milliseconds, so only when models or custom values change, not while dragging an assumption.
void Presenter::applyBoard()
{
    if (m_models != board().models) {
        m_models = board().models;
        m_published =
            m_models.isEmpty() ? m_shipped : std::make_shared<const Catalog>(withModels(*m_shipped, m_models));
        m_effective = m_published;
        m_applied.clear();
    }
    if (m_applied == board().overrides && m_effective->regions == board().regions)
        return;
    m_applied = board().overrides;
    m_effective = m_applied.isEmpty() && board().regions.isEmpty()
        ? m_published
        : std::make_shared<const Catalog>(withFigures(*m_published, board()));
}

void Presenter::setPage(const PageRow &page)
{
    if (m_page == &page)
        return;
    m_page = &page;
    emit pageShown(QLatin1String(page.id));
    schedule();
}

void Presenter::update()
{
    if (!m_stale)
        return;
    m_stale = false;
    applyBoard();
    m_formatter = m_formatter.in(shownCurrency(board().currency));
    m_draws->beginPage();
    const QString before = m_view.page.id;
    m_view = pageView(*m_published, *m_effective, board(), *m_page, m_formatter,
                      {[this]() -> const ModelCheck & { return check(); },
                       [this](const QList<InstanceId> &instances) { return stored(instances); }, m_pageChoices,
                       [this](const DrawTask &task) { return m_draws->of(task); },
                       [this]() -> const Measurements & { return measurements().all(); }});
    m_draws->endPage();
    m_view.catalog = m_effective;
    if (!m_view.subjects.contains(m_hovered))
        m_hovered.clear();
    m_cardChosen = m_cardChosen && hasChosen(m_view, m_asked, m_view.page.id == before);
    emit viewChanged(m_view);
    tellCard();
    tellHighlight();
}

void Presenter::tellAll()
{
    m_stale = true;
    update();
}

void Presenter::complete()
{
    update();
    if (!m_draws->finish())
        return;
    tellAll();
}

std::function<PageView(const PageRow &page)> Presenter::viewsOfNow()
{
    complete();
    const PageSources sources = sourcesWith([this]() -> const ModelCheck & { return check(); });
    return [shown = m_page, view = m_view, published = m_published, effective = m_effective, now = board(),
            formatter = m_formatter, sources](const PageRow &page) {
        if (&page == shown)
            return view;
        PageView made = pageView(*published, *effective, now, page, formatter, sources);
        made.catalog = effective;
        return made;
    };
}

PageSources Presenter::sourcesWith(std::function<const ModelCheck &()> check)
{
    return {std::move(check),
            [this](const QList<InstanceId> &instances) { return stored(instances); },
            m_pageChoices,
            {},
            [this]() -> const Measurements & { return measurements().all(); }};
}

// Loaded on first use by a page or a card.
const ShippedMeasurements &Presenter::measurements()
{
    if (m_measurements == nullptr)
        m_measurements = std::make_unique<ShippedMeasurements>(m_shipped);
    return *m_measurements;
}

// Measurements refer to chips as published.
const ModelCheck &Presenter::check() { return m_check ? *m_check : m_check.emplace(checkShippedRuns(*m_shipped)); }

Result<QStringList> Presenter::thingsWhere(const QString &expression) const
{
    const auto textsOf = [](const auto &found) -> Result<QStringList> {
        if (!found)
            return found.problem();
        return mapped(found.value(), [](const auto &id) { return id.text(); });
    };
    const Board &asked = board();
    return asked.level == Level::Chip
        ? textsOf(chipsWhere(*m_effective, expression, asked))
        : textsOf(instancesWhere(*m_effective, expression, asked.priceBook, asked.mixedPrices));
}

StoredPrices Presenter::stored(const QList<InstanceId> &instances)
{
    if (!m_stored || m_storedOf != instances) {
        m_stored = storedPrices(m_priceStore, instances);
        m_storedOf = instances;
    }
    return *m_stored;
}

void Presenter::editAndTell(const BoardEdit &edit, qsizetype least)
{
    const Board before = board();
    m_document.edit(edit);
    const QStringList changes = changesBetween(*m_published, before, board(), m_formatter);
    if (changes.size() >= least)
        emit changedAtOnce(changes.join(u' '));
}

// An edit that only changes the page is not an undo step.
void Presenter::askFor(const BoardEdit &edit)
{
    editAndTell(edit);
    if (!edit.page.isEmpty() && edit.page != QLatin1String(m_page->id))
        emit pageAsked(edit.page);
}

void Presenter::choosePageFilter(const QString &filterId, const QString &choiceId)
{
    if (m_page->choose != nullptr) {
        if (const std::optional<BoardEdit> edit = m_page->choose(*m_published, board(), filterId, choiceId))
            askFor(*edit);
        if (m_page->refusal != nullptr)
            emit filterAnswered(filterId, m_page->refusal(board(), filterId, choiceId));
        return;
    }
    if (m_pageChoices.value(filterId) == choiceId)
        return;
    m_pageChoices[filterId] = choiceId;
    schedule();
}

void Presenter::checkThing(const QString &id, bool checked)
{
    m_document.edit(selectThing(*m_published, board(), id, checked));
}

void Presenter::choosePreset(const Preset &preset) { editAndTell(applyPreset(*m_published, board(), preset)); }

void Presenter::selectNone() { m_document.edit(chipboard::selectNone(board())); }

void Presenter::chooseLevel(Level level) { editAndTell(setLevel(board(), level)); }

void Presenter::choosePrecision(const QString &id) { m_document.edit(setPrecision(board(), precisionFromWord(id))); }

void Presenter::choosePriceBook(const QString &id) { m_document.edit(setPriceBook(*m_published, board(), BookId(id))); }

void Presenter::chooseRegion(const QString &region, bool on)
{
    editAndTell(setRegion(*m_published, board(), region, on), 1);
}

void Presenter::chooseMixedPrices(bool mixed) { editAndTell(setMixedPrices(board(), mixed), 1); }

void Presenter::chooseBaseline(const QString &id) { m_document.edit(setBaseline(*m_published, board(), id)); }

void Presenter::chooseValues(ValueForm form) { m_document.edit(setValues(board(), form)); }

void Presenter::chooseMetric(qsizetype place, const QString &metricId)
{
    m_document.edit(setChart(board(), boardPlace(place), MetricId(metricId)));
}

qsizetype Presenter::boardPlace(qsizetype shownPlace) const
{
    qsizetype shown = -1;
    for (qsizetype place = 0; place < board().charts.size(); ++place) {
        if (findMetric(board().charts.at(place)) != nullptr && ++shown == shownPlace)
            return place;
    }
    return -1;
}

void Presenter::followRemedy(const QString &remedyId)
{
    if (const std::optional<BoardEdit> edit = applyRemedy(*m_published, board(), remedyId))
        editAndTell(*edit, 1);
}

void Presenter::chooseWorkload(const QString &id) { editAndTell(setWorkload(*m_published, board(), WorkloadId(id))); }

void Presenter::assume(const QString &id, double value, quint64 gesture)
{
    if (id == QLatin1String(exchangeRateId)) {
        m_document.edit(setExchangeRate(board(), value, gesture));
        return;
    }
    // The amount is in the display currency, where the field's limits are rounded.
    double inUsd = value;
    if (const AssumptionRow *row = findAssumption(AssumptionId(id)); row != nullptr && isOfCurrency(row->unit))
        inUsd = std::clamp(m_formatter.stored(value, row->unit), row->minimum, row->maximum);
    m_document.edit(setAssumption(board(), AssumptionId(id), inUsd, gesture));
}

void Presenter::takeBack(const QString &id)
{
    if (id == QLatin1String(exchangeRateId))
        m_document.edit(setCurrency(board(), publishedCurrency(*m_published, board().currency.code)));
    else
        m_document.edit(setAssumption(board(), AssumptionId(id), std::nullopt));
}

void Presenter::chooseCurrency(const QString &code)
{
    if (code != board().currency.code)
        m_document.edit(setCurrency(board(), publishedCurrency(*m_published, code)));
}

void Presenter::takeBackAll() { editAndTell(resetAssumptions(board())); }

void Presenter::overrideFigure(const Override &one) { m_document.edit(setOverride(*m_published, board(), one)); }

void Presenter::takeBackOverride(const FigureAddress &of)
{
    m_document.edit(chipboard::takeBackOverride(*m_published, board(), of));
}

void Presenter::takeBackOverrides() { m_document.edit(chipboard::takeBackOverrides(board())); }

void Presenter::addScenario(const QString &name) { m_document.edit(chipboard::addScenario(board(), name)); }

void Presenter::chooseScenario(qsizetype index) { editAndTell(chipboard::chooseScenario(board(), index)); }

void Presenter::renameScenario(qsizetype index, const QString &name)
{
    m_document.edit(chipboard::renameScenario(board(), index, name));
}

void Presenter::removeScenario(qsizetype index) { m_document.edit(chipboard::removeScenario(board(), index)); }

void Presenter::copyScenario(qsizetype from, qsizetype to, const QString &setting)
{
    m_document.edit(chipboard::copyScenario(*m_published, board(), from, to, setting));
}

QString Presenter::highlighted() const
{
    if (!m_hovered.isEmpty())
        return m_hovered;
    // Highlighting mutes all others, so there is no highlight before the user selects something.
    return m_cardChosen ? m_asked.subject : QString();
}

void Presenter::hover(const QString &subjectId)
{
    m_hovered = subjectId;
    tellHighlight();
}

void Presenter::chooseSubject(const QString &subjectId)
{
    if (subjectId.isEmpty() || subjectId == m_asked.subject)
        return;
    m_asked.subject = subjectId;
    m_askedItem = -1;
    m_cardChosen = true;
    tellCard();
    tellHighlight();
}

void Presenter::openCard(const QString &subjectId, const QString &metricId, int item)
{
    m_asked = {subjectId, MetricId(metricId)};
    m_askedItem = item;
    m_cardChosen = true;
    tellCard();
    tellHighlight();
    emit cardOpened();
}

void Presenter::setCardSeen(bool seen)
{
    if (m_cardSeen == seen)
        return;
    m_cardSeen = seen;
    if (seen && !m_stale)
        tellCard();
}

void Presenter::tellHighlight()
{
    if (highlighted() == m_toldHighlight)
        return;
    m_toldHighlight = highlighted();
    emit highlightChanged(m_toldHighlight);
}

// Charts of Generations show metrics that the page's table lacks, and chips outside the selection. Pages whose numbers
// are not those of the table (Generations, Price history, Scenarios, Vendor claims) have none for their other marks.
MetricId Presenter::cardMetric() const
{
    if (m_view.table.cell(m_asked.subject, m_asked.metric) != nullptr)
        return m_asked.metric;
    const Metric *asked = findMetric(m_asked.metric);
    if (asked != nullptr && asked->group != MetricGroup::Workload
        && m_effective->chip(ChipId(m_asked.subject)) != nullptr)
        return m_asked.metric;
    return m_page->marks == OwnFigures::OfTable ? rowMetric(m_view, m_asked.subject) : MetricId();
}

void Presenter::tellCard()
{
    if (!m_cardChosen)
        m_asked = mostTelling(m_view.table);
    m_card = {m_asked.subject, cardMetric()};
    if (!m_cardSeen)
        return; // emitted once the card is visible
    std::optional<SourceCard> card = numberCard();
    if (!card && m_cardChosen)
        card = markCard(*m_effective, m_view.page, m_asked, m_askedItem);
    if (card)
        emit cardChanged(*card);
    else
        emit cardCleared();
}

std::optional<SourceCard> Presenter::numberCard()
{
    Board asked = board();
    ResultTable alone;
    const bool isOfPage = m_view.table.cell(m_card.subject, m_card.metric) != nullptr;
    if (!isOfPage && findMetric(m_card.metric) != nullptr) {
        asked.level = Level::Chip;
        asked.chips = {ChipId(m_card.subject)};
        asked.precision = m_view.table.precision;
        alone = evaluate(*m_effective, asked, {m_card.metric});
    }
    const ResultTable &table = isOfPage ? m_view.table : alone;
    const Cell *cell = table.cell(m_card.subject, m_card.metric);
    if (cell == nullptr)
        return std::nullopt;
    const Subject &subject = table.rows.at(table.rowOf(m_card.subject)).subject;
    const Metric &metric = *table.metrics.at(table.columnOf(m_card.metric));
    SourceCard card = sourceCard(*m_effective, subject, metric, *cell, m_formatter);
    card.isList = m_view.table.rowOf(m_card.subject) < 0; // only figures of the selection can be overridden
    const auto tree = formulaTree(*m_effective, asked, m_card.subject, m_card.metric);
    // The cell's formula uses catalogue ids; show names and numbers instead.
    if (tree && tree.value().value && metric.group == MetricGroup::Workload)
        card.formula = formulaLine(tree.value(), m_formatter);
    if (tree && !tree.value().children.isEmpty())
        card.steps = toText(tree.value(), m_formatter).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    card.nearest = nearestTo(m_card.subject, metric);
    return card;
}

void Presenter::addNearest(const QString &subject, const QString &metric, QStringList *more)
{
    const Metric *found = findMetric(MetricId(metric));
    for (const SourceCard::Line &line : found == nullptr ? QList<SourceCard::Line>() : nearestTo(subject, *found))
        *more << tr("Nearest measurement: %1.").arg(line.text);
}

// With the published catalogue: custom values were not measured.
QList<SourceCard::Line> Presenter::nearestTo(const QString &subject, const Metric &metric)
{
    if (metric.group != MetricGroup::Workload || metric.is(OfCount))
        return {};
    for (const SubjectEstimate &row : m_view.table.estimates) {
        if (row.subject.id != subject || !row.request)
            continue;
        if (const auto nearest = measurements().nearest(*row.request, row.estimate))
            return {nearestLine(*m_published, *nearest, m_formatter)};
    }
    return {};
}

} // namespace chipboard
