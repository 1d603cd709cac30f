#include "app/document/boardedit.h"

#include "app/document/needsedit.h"
#include "app/document/whatifedit.h"
#include "data/core/tr.h"
#include "data/insight/fairboard.h"
#include "data/metrics/evaluate.h"
#include "data/overrides/overridetexts.h"
#include "data/units/format.h"

#include <algorithm>

namespace chipboard {
namespace {

BoardEdit edited(EditKind kind, Board after, const QString &name)
{
    BoardEdit edit;
    edit.kind = kind;
    edit.after = std::move(after);
    edit.name = name;
    return edit;
}

/// Known ids in the catalogue's order, then the unknown ones as they came.
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

/// Instances or systems of one chip.
template<typename IdType, typename LookUp>
QList<IdType> thingsOf(const QList<IdType> &ids, const ChipId &chip, LookUp lookUp)
{
    QList<IdType> found;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(found), [&](const IdType &id) {
        const auto *thing = lookUp(id);
        return thing != nullptr && thing->chip == chip;
    });
    return found;
}

/// `pinned` are the board's own things of a level, `shown` all things that the level shows. See selectThing().
template<typename IdType, typename LookUp>
void changePinned(QList<IdType> &pinned, QList<ChipId> &chips, const QList<IdType> &shown, const IdType &id,
                  bool selected, LookUp lookUp)
{
    const auto *thing = lookUp(id);
    const ChipId chip = thing != nullptr ? thing->chip : ChipId(id.text());
    for (const IdType &other : thingsOf(shown, chip, lookUp)) {
        if (!pinned.contains(other))
            pinned << other;
    }
    pinned.removeAll(id);
    if (selected)
        pinned << id;
    else if (thingsOf(pinned, chip, lookUp).isEmpty())
        chips.removeAll(chip);
}

template<typename IdType>
QList<IdType> shownIds(const QList<Subject> &subjects)
{
    QList<IdType> ids;
    for (const Subject &subject : subjects)
        ids << IdType(subject.id);
    return ids;
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
    return std::any_of(subjects.begin(), subjects.end(), [&id](const Subject &one) { return one.id == id; });
}

} // namespace

BoardEdit selectThing(const Catalog &catalog, const Board &board, const QString &id, bool selected)
{
    Board after = board;
    if (isShown(catalog, board, id) != selected)
        changeSelection(catalog, after, id, selected);
    const QString pattern = selected ? tr("Select %1") : tr("Take out %1");
    return edited(EditKind::Selection, after, pattern.arg(thingName(catalog, board.level, id)));
}

BoardEdit selectNone(const Board &board)
{
    Board after = board;
    after.chips.clear();
    after.instances.clear();
    after.systems.clear();
    return edited(EditKind::Selection, after, tr("Select none"));
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
    const PriceBook *known = catalog.book(book);
    return edited(EditKind::PriceBook, after, tr("Use prices “%1”").arg(known ? known->name : book.text()));
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
    return edited(EditKind::Values, after, tr("Tell numbers as: %1").arg(midSentence(valueFormLabel(form))));
}

BoardEdit setChart(const Board &board, qsizetype place, const MetricId &metric)
{
    Board after = board;
    const qsizetype shown = after.charts.indexOf(metric);
    if (place >= 0 && place < after.charts.size() && shown >= 0)
        after.charts.swapItemsAt(place, shown); // a file has each once
    else if (place >= 0 && place < after.charts.size())
        after.charts[place] = metric;
    const Metric *known = findMetric(metric);
    return edited(EditKind::Charts, after, tr("Show %1").arg(known ? known->labelText() : metric.text()));
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

namespace {

// One assumption changes in an edit, and in all that are joined with it.
QString nameOfAssuming(const Board &before, const Board &after)
{
    const Formatter formatter(QLocale::c(), shownCurrency(after.currency));
    for (const AssumptionRow &row : assumptionTable()) {
        const std::optional<double> &now = after.assumptions.*row.member;
        if (now == before.assumptions.*row.member)
            continue;
        if (!now)
            return tr("%1 as before").arg(row.labelText());
        const std::optional<double> from = valueOf(row, before.assumptions);
        const QString to = formatter.table(*now, row.unit);
        return from ? tr("%1 %2 to %3").arg(row.labelText(), formatter.table(*from, row.unit), to)
                    : tr("%1 %2").arg(row.labelText(), to);
    }
    return tr("No other assumption");
}

QString nameOfRate(const Board &before, const Board &after)
{
    const Formatter formatter;
    if (!after.currency.rate)
        return tr("No exchange rate");
    const QString to = formatter.full(*after.currency.rate);
    return before.currency.rate ? tr("Exchange rate %1 to %2").arg(formatter.full(*before.currency.rate), to)
                                : tr("Exchange rate %1").arg(to);
}

} // namespace

BoardEdit setCurrency(const Board &board, const QString &code)
{
    Board after = board;
    if (code != board.currency.code && checkCurrencyCode(code))
        after.currency = {code, std::nullopt};
    return edited(EditKind::Currency, after, tr("Currency %1 to %2").arg(board.currency.code, code));
}

BoardEdit setExchangeRate(const Board &board, std::optional<double> rate, quint64 gesture)
{
    Board after = board;
    if (!board.currency.isUsd() && (!rate || checkExchangeRate(*rate)))
        after.currency.rate = rate;
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
    return edited(EditKind::Assumption, after, tr("Take back all assumptions"));
}

BoardEdit applyPreset(const Board &board, const Preset &preset)
{
    Board after = board;
    after.chips = preset.chips;
    after.instances.clear();
    after.systems.clear();
    after.baseline = preset.baseline;
    return edited(EditKind::Preset, after, tr("Choose “%1”").arg(preset.name));
}

BoardEdit newFromPreset(const Preset &preset)
{
    BoardEdit edit = applyPreset(defaultBoard(), preset);
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
    Board changed = board; // a step that a choice of the bar would have made has that one's name
    changed.priceBook = fair->priceBook;
    if (changed == *fair)
        return setPriceBook(catalog, board, fair->priceBook);
    changed = board;
    changed.precision = fair->precision;
    if (changed == *fair)
        return setPrecision(board, fair->precision);
    return edited(EditKind::Fairness, *fair, tr("Compare like with like"));
}

} // namespace chipboard
