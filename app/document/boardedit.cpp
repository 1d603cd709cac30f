#include "app/document/boardedit.h"

#include "app/document/pageedits.h"
#include "data/analysis/comparability.h"
#include "data/analysis/mainquestion.h"
#include "data/board/ownmodels.h"
#include "data/compare/evaluate.h"
#include "data/compare/fairestbook.h"
#include "data/compare/figuretable.h"
#include "data/compare/moved.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/chartwording.h"
#include "data/views/pages.h"

#include <QRegularExpression>

#include <algorithm>

namespace chipboard {
namespace {

bool isAnswer(const MetricId &metric, Task task)
{
    const auto rows = questionTable();
    return std::ranges::any_of(
        rows, [&](const Question &one) { return one.metric != nullptr && one.metric(task) == metric; });
}

// Puts a metric first, and removes the previous question's metric unless it is a default chart.
QList<MetricId> withFirst(QList<MetricId> charts, const MetricId &metric, Task before)
{
    const QList<MetricId> usual = defaultBoard().charts;
    const bool wasAnswer = !charts.isEmpty() && isAnswer(charts.constFirst(), before);
    if (wasAnswer && !usual.contains(charts.constFirst()))
        charts.removeFirst();
    charts.removeAll(metric);
    charts.prepend(metric);
    return charts;
}

QString undoName(const Question &question) { return tr("Question: %1").arg(question.label()); }

} // namespace

std::optional<BoardEdit> chooseQuestion(const Catalog &catalog, const Board &board, const QString &filter,
                                        const QString &choice)
{
    const Question *question = filter == QLatin1String("question") ? findQuestion(choice) : nullptr;
    if (question == nullptr)
        return std::nullopt;
    const Task before = taskAsked(catalog, board);
    BoardEdit edit{EditKind::Charts, board, undoName(*question)};
    if (question->isAbout != nullptr && !question->isAbout(before))
        edit.after = setWorkload(catalog, board, WorkloadId(QLatin1String(question->workload))).after;
    if (question->metric != nullptr)
        edit.after.charts = withFirst(board.charts, question->metric(taskAsked(catalog, edit.after)), before);
    edit.page = QLatin1String(question->page);
    return edit;
}

static BoardEdit edited(EditKind kind, Board after, const QString &name) { return {kind, std::move(after), name}; }

static BoardEdit edited(const Board &board, const QList<Override> &overrides, const QString &name)
{
    Board after = board;
    after.overrides = overrides;
    return edited(EditKind::Override, std::move(after), name);
}

BoardEdit setOverride(const Catalog &catalog, const Board &board, const Override &one)
{
    const QList<Override> overrides = checkOverride(one) ? withOverride(board.overrides, one) : board.overrides;
    return edited(board, overrides, tr("Override %1").arg(overrideText(catalog, one, Formatter())));
}

BoardEdit takeBackOverride(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    return edited(board, withoutOverride(board.overrides, of), tr("Reset %1").arg(figureName(catalog, of)));
}

BoardEdit takeBackOverrides(const Board &board) { return edited(board, {}, tr("Reset all custom values")); }

BoardEdit takeNewFigures(const Catalog &catalog, const Board &board)
{
    BoardEdit edit = edited(board, board.overrides, tr("Update to the figures of %1").arg(dateText(catalog.revision)));
    edit.after.drawn = figuresDrawn(catalog, edit.after);
    return edit;
}

BoardEdit keepOldFigures(const Catalog &catalog, const Board &board)
{
    const QList<MovedFigure> moved = movedFiguresAlone(catalog, board);
    BoardEdit edit =
        edited(board, keptFigures(board, moved), tr("Keep the figures of %1").arg(dateText(board.drawn.revision)));
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        if (i != board.scenarios.inForce) // else this would look like a difference between scenarios
            edit.after.scenarios.all[i].overrides = keptFigures(inScenario(board, i), moved);
    }
    edit.after.drawn = figuresDrawn(catalog, edit.after);
    return edit;
}

static bool isThere(const Board &board, qsizetype index) { return index >= 0 && index < board.scenarios.all.size(); }

static QString nameAt(const Board &board, qsizetype index)
{
    return isThere(board, index) ? board.scenarios.all.at(index).name : QString();
}

BoardEdit addScenario(const Board &board, const QString &name)
{
    return edited(EditKind::Scenario, withScenario(board, name.trimmed(), tr("As it was")),
                  tr("New scenario “%1”").arg(name.trimmed()));
}

BoardEdit chooseScenario(const Board &board, qsizetype index)
{
    return edited(EditKind::Scenario, isThere(board, index) ? inScenario(board, index) : board,
                  tr("Scenario “%1”").arg(nameAt(board, index)));
}

BoardEdit renameScenario(const Board &board, qsizetype index, const QString &name)
{
    return edited(EditKind::Scenario, isThere(board, index) ? withScenarioNamed(board, index, name.trimmed()) : board,
                  tr("Rename scenario “%1” to “%2”").arg(nameAt(board, index), name.trimmed()));
}

BoardEdit removeScenario(const Board &board, qsizetype index)
{
    return edited(EditKind::Scenario, isThere(board, index) ? withoutScenario(board, index) : board,
                  tr("Remove scenario “%1”").arg(nameAt(board, index)));
}

BoardEdit compareWithScenario(const Board &board, qsizetype index)
{
    return edited(EditKind::Scenario, isThere(board, index) ? withScenarioAsBaseline(board, index) : board,
                  tr("Compare with scenario “%1”").arg(nameAt(board, index)));
}

std::optional<BoardEdit> chooseScenarioBaseline(const Catalog & /*catalog*/, const Board &board, const QString &filter,
                                                const QString &choice)
{
    bool isNumber = false;
    const qsizetype index = choice.toLongLong(&isNumber);
    if (filter != QLatin1String("against") || !isNumber || !isThere(board, index))
        return std::nullopt;
    return compareWithScenario(board, index);
}

BoardEdit copyScenario(const Catalog &catalog, const Board &board, qsizetype from, qsizetype to,
                       const SettingId &setting)
{
    const QString target = nameAt(board, to);
    if (!isThere(board, from) || !isThere(board, to))
        return edited(EditKind::Scenario, board, tr("Copy to scenario “%1”").arg(target));
    if (setting.isEmpty())
        return edited(EditKind::Scenario, withAllCopied(board, from, to),
                      tr("Copy all of “%1” to “%2”").arg(nameAt(board, from), target));
    return edited(EditKind::Scenario, withSettingCopied(board, from, to, setting),
                  tr("Copy %1 to “%2”").arg(settingName(catalog, board, setting), target));
}

BoardEdit setPageTitle(const Board &board, const PageSpec &page, const QString &title, const Formatter &formatter)
{
    Board after = board;
    after.title = title;
    after.titleClaims = claimsIn(title, page.id, page.charts, formatter);
    return edited(EditKind::Words, after, title.isEmpty() ? tr("Restore the automatic title") : tr("Edit the title"));
}

BoardEdit setChartTitle(const Board &board, const QString &page, const ChartSpec &chart, const QString &title,
                        const Formatter &formatter)
{
    ChartWords words = wordsOf(board.words, page, chart.id);
    words.title = title;
    words.claims = claimsIn(title, chart, formatter);
    return setChartWords(board, words,
                         title.isEmpty() ? tr("Restore a chart's automatic title") : tr("Edit a chart's title"));
}

BoardEdit setAxisTitle(const Board &board, const QString &page, const QString &chart, bool onX, const QString &title)
{
    ChartWords words = wordsOf(board.words, page, chart);
    (onX ? words.xTitle : words.yTitle) = title;
    return setChartWords(board, words,
                         title.isEmpty() ? tr("Restore an axis's automatic title") : tr("Edit an axis's title"));
}

BoardEdit setChartWords(const Board &board, const ChartWords &words, const QString &name)
{
    Board after = board;
    after.words = withWords(after.words, words);
    return edited(EditKind::Words, after, name);
}

std::optional<Annotation> lineFrom(const QString &typed, const ChartSpec &chart, const Formatter &formatter)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*([\\d.,\u00a0\u202f]*\\d)\\s*(.*)$"));
    const QRegularExpressionMatch match = pattern.match(typed);
    if (!match.hasMatch())
        return std::nullopt;
    const std::optional<double> spoken = numberFrom(match.captured(1), formatter.locale());
    const std::optional<double> value = spoken ? spoken : numberFrom(match.captured(1), QLocale::c());
    if (!value)
        return std::nullopt;
    Annotation line{.kind = Annotation::Kind::Reference,
                    .text = match.captured(2),
                    .value = *value,
                    .unit = chart.kind == ChartKind::Plane ? chart.plane.y.unit : chart.axis.unit};
    if (line.text.startsWith(line.unit)) // "80 GB needed"
        line.text = line.text.mid(line.unit.size()).trimmed();
    return line;
}

ChartWords withAnnotation(ChartWords words, const Annotation &annotation)
{
    words.annotations.removeIf([&annotation](const Annotation &one) {
        return one.kind == annotation.kind && one.on == annotation.on && one.against == annotation.against
            && one.value == annotation.value && one.onX == annotation.onX;
    });
    const bool isTakenAway = annotation.kind == Annotation::Kind::Callout && annotation.text.isEmpty();
    if (!isTakenAway && words.annotations.size() < ChartWords::mostAnnotations)
        words.annotations << annotation;
    return words;
}

namespace {

/// Known ids in the catalogue's order, then unknown ones in their order.
template<typename IdType, typename Item>
void sortLikeCatalog(QList<IdType> &ids, const QList<Item> &known)
{
    QList<IdType> sorted;
    for (const Item &item : known) {
        if (ids.removeAll(item.id) > 0)
            sorted << item.id;
    }
    ids = sorted + ids;
}

/// The instances or systems of one chip.
template<typename IdType, typename LookUp>
QList<IdType> thingsOf(const QList<IdType> &ids, const ChipId &chip, LookUp lookUp)
{
    return allWhere(ids, [&](const IdType &id) {
        const auto *thing = lookUp(id);
        return thing != nullptr && thing->chip == chip;
    });
}

/// `pinned`: items chosen explicitly at a level; `shown`: all items at that level. See selectThing().
template<typename IdType, typename LookUp>
void changePinned(QList<IdType> &pinned, QList<ChipId> &chips, const QList<IdType> &shown, const IdType &id,
                  bool selected, LookUp lookUp)
{
    const auto *thing = lookUp(id);
    const ChipId chip = thing != nullptr ? thing->chip : ChipId(id.text());
    addEachOnce(pinned, thingsOf(shown, chip, lookUp));
    pinned.removeAll(id);
    if (selected)
        pinned << id;
    else if (thingsOf(pinned, chip, lookUp).isEmpty())
        chips.removeAll(chip);
}

template<typename IdType>
QList<IdType> shownIds(const QList<Subject> &subjects)
{
    return mapped(subjects, [](const Subject &subject) { return IdType(subject.id); });
}

void changeChips(const Catalog &catalog, Board &board, const ChipId &chip, bool selected)
{
    board.chips.removeAll(chip);
    if (selected) {
        board.chips << chip;
        return;
    }
    for (const InstanceId &id : thingsOf(board.instances, chip, [&](const auto &one) { return catalog.instance(one); }))
        board.instances.removeAll(id);
    for (const SystemId &id : thingsOf(board.systems, chip, [&](const auto &one) { return catalog.system(one); }))
        board.systems.removeAll(id);
}

void changeSelection(const Catalog &catalog, Board &board, const QString &id, bool selected)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    switch (board.level) {
    case Level::Chip:
        changeChips(catalog, board, ChipId(id), selected);
        break;
    case Level::Instance:
        changePinned(board.instances, board.chips, shownIds<InstanceId>(subjects), InstanceId(id), selected,
                     [&catalog](const InstanceId &one) { return catalog.instance(one); });
        break;
    case Level::System:
        changePinned(board.systems, board.chips, shownIds<SystemId>(subjects), SystemId(id), selected,
                     [&catalog](const SystemId &one) { return catalog.system(one); });
        break;
    }
    sortLikeCatalog(board.chips, catalog.chips);
    sortLikeCatalog(board.instances, catalog.instances);
    sortLikeCatalog(board.systems, catalog.systems);
}

bool isShown(const Catalog &catalog, const Board &board, const QString &id)
{
    const QList<Subject> subjects = subjectsOf(catalog, board);
    return std::ranges::any_of(subjects, [&id](const Subject &one) { return one.id == id; });
}

} // namespace

BoardEdit selectThing(const Catalog &catalog, const Board &board, const QString &id, bool selected)
{
    Board after = board;
    if (isShown(catalog, board, id) != selected)
        changeSelection(catalog, after, id, selected);
    const QString pattern = selected ? tr("Select %1") : tr("Remove %1");
    return edited(EditKind::Selection, after, pattern.arg(thingName(catalog, board.level, id)));
}

BoardEdit selectNone(const Board &board)
{
    Board after = board;
    after.chips.clear();
    after.instances.clear();
    after.systems.clear();
    return edited(EditKind::Selection, after, tr("Clear selection"));
}

BoardEdit setLevel(const Board &board, Level level)
{
    Board after = board;
    after.level = level;
    after.charts = chartsAt(level, after.charts);
    return edited(EditKind::Level, after, tr("Compare per %1").arg(midSentence(levelLabel(level))));
}

BoardEdit setPrecision(const Board &board, std::optional<Precision> precision)
{
    Board after = board;
    after.precision = precision;
    return edited(EditKind::Precision, after,
                  precision ? tr("Compare at %1").arg(precisionLabel(*precision))
                            : tr("Compare at the best common precision"));
}

BoardEdit setPriceBook(const Catalog &catalog, const Board &board, const BookId &book)
{
    Board after = board;
    after.priceBook = book;
    after.priceBookChosen = true;
    const PriceBook *known = catalog.book(book);
    return edited(EditKind::PriceBook, after, tr("Use prices “%1”").arg(known ? known->name : book.text()));
}

BoardEdit setRegion(const Catalog &catalog, const Board &board, const QString &region, bool on)
{
    Board after = board;
    after.regions.removeAll(region);
    if (region.isEmpty())
        after.regions.clear();
    else if (on)
        after.regions << region;
    after = withFairestBook(catalog, after);
    return edited(EditKind::PriceBook, after,
                  after.regions.isEmpty() ? tr("Use prices of all regions")
                                          : tr("Use prices in %1").arg(after.regions.join(u", ")));
}

BoardEdit setMixedPrices(const Board &board, bool mixed)
{
    Board after = board;
    after.mixedPrices = mixed;
    return edited(EditKind::PriceBook, after, mixed ? tr("Mix price types") : tr("Compare at one price type"));
}

BoardEdit setBaseline(const Catalog &catalog, const Board &board, const QString &id)
{
    Board after = board;
    after.baseline = id;
    return edited(EditKind::Baseline, after,
                  id.isEmpty() ? tr("Compare without a baseline")
                               : tr("Compare with %1").arg(thingName(catalog, board.level, id)));
}

BoardEdit setValues(const Board &board, ValueForm form)
{
    Board after = board;
    after.values = form;
    return edited(EditKind::Values, after, tr("Show numbers as: %1").arg(midSentence(valueFormLabel(form))));
}

BoardEdit setChart(const Board &board, qsizetype place, const MetricId &metric)
{
    Board after = board;
    const qsizetype shown = after.charts.indexOf(metric);
    if (place >= 0 && place < after.charts.size() && shown >= 0)
        after.charts.swapItemsAt(place, shown); // a chart occurs only once in a file
    else if (place >= 0 && place < after.charts.size())
        after.charts[place] = metric;
    const Metric *known = findMetric(metric);
    return edited(EditKind::Charts, after, tr("Show %1").arg(known ? known->labelText() : metric.text()));
}

Result<BoardEdit> serveOwnModel(const Board &board, const ModelShape &model)
{
    const Result<Board> after = withOwnModel(board, model);
    if (!after)
        return after.problem();
    return edited(EditKind::Workload, after.value(), tr("Import the model %1").arg(model.name));
}

BoardEdit setWorkload(const Catalog &catalog, const Board &board, const WorkloadId &workload)
{
    Board after = board;
    after.workload = workload;
    if (workload != board.workload) {
        after.assumptions = withoutDimensions(after.assumptions);
        after.scenarios = withoutDimensions(after.scenarios);
    }
    const Workload *known = catalog.workload(workload);
    return edited(EditKind::Workload, after, tr("Choose workload “%1”").arg(known ? known->name : workload.text()));
}

// An edit, and all edits merged with it, changes a single assumption.
static QString nameOfAssuming(const Board &before, const Board &after)
{
    const Formatter formatter(QLocale::c(), shownCurrency(after.currency));
    for (const AssumptionRow &row : assumptionTable()) {
        const std::optional<double> &now = after.assumptions.*row.member;
        if (now == before.assumptions.*row.member)
            continue;
        if (!now)
            return tr("Reset %1").arg(row.labelText());
        const std::optional<double> from = valueOf(row, before.assumptions);
        const QString to = formatter.table(*now, row.unit);
        return from ? tr("%1 %2 to %3").arg(row.labelText(), formatter.table(*from, row.unit), to)
                    : tr("%1 %2").arg(row.labelText(), to);
    }
    return tr("Reset the assumption");
}

static QString nameOfRate(const Board &before, const Board &after)
{
    const Formatter formatter;
    const QString to = formatter.full(*after.currency.rate);
    return before.currency.rate ? tr("Exchange rate %1 to %2").arg(formatter.full(*before.currency.rate), to)
                                : tr("Exchange rate %1").arg(to);
}

BoardEdit setCurrency(const Board &board, const CurrencyChoice &currency)
{
    Board after = board;
    if (checkCurrencyCode(currency.code))
        after.currency = currency;
    return edited(EditKind::Currency, after,
                  currency.code == board.currency.code
                      ? tr("Reset the exchange rate")
                      : tr("Currency %1 to %2").arg(board.currency.code, currency.code));
}

BoardEdit setExchangeRate(const Board &board, double rate, quint64 gesture)
{
    Board after = board;
    if (!board.currency.isUsd() && checkExchangeRate(rate))
        after.currency = {board.currency.code, rate};
    BoardEdit edit = edited(EditKind::Currency, after, nameOfRate(board, after));
    edit.nameOfChange = &nameOfRate;
    edit.gesture = gesture;
    return edit;
}

BoardEdit setAssumption(const Board &board, const AssumptionId &id, std::optional<double> value, quint64 gesture)
{
    Board after = board;
    QString name = id.text();
    if (const AssumptionRow *row = findAssumption(id)) {
        if (!value || checkAssumption(*row, *value))
            after.assumptions.*row->member = value;
        name = nameOfAssuming(board, after);
    }
    BoardEdit edit = edited(EditKind::Assumption, after, name);
    edit.nameOfChange = &nameOfAssuming;
    edit.gesture = gesture;
    return edit;
}

BoardEdit resetAssumptions(const Board &board)
{
    Board after = board;
    after.assumptions = {};
    after.currency = {};
    return edited(EditKind::Assumption, after, tr("Reset all assumptions"));
}

BoardEdit applyPreset(const Catalog &catalog, const Board &board, const Preset &preset)
{
    Board after = board;
    after.chips = preset.chips;
    after.instances.clear();
    after.systems = preset.systems;
    if (!preset.systems.isEmpty()) {
        after.level = Level::System;
        after.charts = chartsAt(after.level, after.charts);
    }
    after.baseline = preset.baseline;
    return edited(EditKind::Preset, withFairestBook(catalog, after), tr("Choose “%1”").arg(preset.name));
}

BoardEdit newFromPreset(const Catalog &catalog, const Preset &preset)
{
    BoardEdit edit = applyPreset(catalog, defaultBoard(), preset);
    edit.kind = EditKind::Open;
    edit.name = tr("New from “%1”").arg(preset.name);
    edit.path = QString();
    return edit;
}

BoardEdit duplicated(const Board &board)
{
    BoardEdit edit = edited(EditKind::Open, board, tr("Duplicate"));
    edit.path = QString();
    return edit;
}

std::optional<BoardEdit> applyRemedy(const Catalog &catalog, const Board &board, const QString &remedyId)
{
    if (remedyId.startsWith(QLatin1String("what-if:")))
        return takeBackWhatIf(board);
    if (remedyId.startsWith(QLatin1String("needs:")))
        return takeBackNeeds(board);
    const std::optional<Board> fair = fairBoard(catalog, board, remedyId);
    if (!fair)
        return std::nullopt;
    Board changed = board; // named like the equivalent choice in the bar
    changed.priceBook = fair->priceBook;
    if (changed == *fair)
        return setPriceBook(catalog, board, fair->priceBook);
    changed = board;
    changed.precision = fair->precision;
    if (changed == *fair)
        return setPrecision(board, fair->precision);
    return edited(EditKind::Fairness, *fair, tr("Make the comparison fair"));
}

} // namespace chipboard
