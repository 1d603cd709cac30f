#include "app/window/overridecontroller.h"

#include "app/document/boardedit.h"
#include "data/compare/apply.h"
#include "data/compare/behind.h"
#include "data/compare/boardestimate.h"
#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "widgets/theme/parts.h"

#include <QAction>

namespace chipboard {
static QString publishedText(const Catalog &catalog, const Figure &figure, const Formatter &formatter)
{
    if (figure.isMissing()) {
        if (figure.reason.isEmpty())
            return OverrideController::tr("not published");
        const bool saysSo = figure.reason.contains(QLatin1String("published")); // "No price published."
        return saysSo ? figure.reason : OverrideController::tr("not published: %1").arg(figure.reason);
    }
    const QString value = valueText(figure.value, figure.unit, formatter);
    const Source *source = figure.sources.isEmpty() ? nullptr : catalog.source(figure.sources.constFirst());
    return source == nullptr ? value
                             : OverrideController::tr("%1, %2 (%3, %4)")
                                   .arg(value, statusLabel(figure.status), source->title, dateText(figure.asOf));
}

// The table's range in the figure's unit.
static QString rangeOf(const FigureRow &row, Unit unit, const Formatter &formatter)
{
    const double lowest = convert(row.lowest, row.unit, unit);
    const double highest = convert(row.highest, row.unit, unit);
    return OverrideController::tr("%1 to %2").arg(formatter.table(lowest), formatter.table(highest, unit));
}

/// A board of this chip alone, with the price list of the figure.
static Board boardOfChip(Board board, const FigureAddress &of)
{
    board.level = Level::Chip;
    board.chips = {ChipId(of.id)};
    board.priceBook = of.book;
    return board;
}

static bool isPriceOfChip(const FigureAddress &of) { return of.level == Level::Chip && !of.book.isEmpty(); }

/// The chip's price in the machine that the board's workload needs. Empty for other figures.
static std::optional<Interval> rentedPrice(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    if (!isPriceOfChip(of))
        return std::nullopt;
    const MetricId metric(QStringLiteral("price_chip_hour"));
    const ResultTable priced = evaluate(catalog, boardOfChip(board, of), {metric});
    const Cell *cell = priced.cell(of.id, metric);
    return cell != nullptr ? cell->value : std::nullopt;
}

// The published price of a chip is that of its reference instance, while the board's workload may need a smaller one.
static QString withMachineRented(const QString &published, const Catalog &everywhere, const Board &board,
                                 const FigureAddress &of, const Formatter &formatter)
{
    const Catalog catalog = withRegions(everywhere, board.regions);
    const std::optional<Interval> now = rentedPrice(catalog, board, of);
    if (!now)
        return published;
    const Board asked = boardOfChip(board, of);
    const Subject subject = subjectsOf(catalog, asked).constFirst();
    const PriceChoice usual = choosePrice(contextOf(catalog, asked, Precision::Bf16), subject);
    const PriceChoice rented = rentedChoice(catalog, asked, subject);
    if (rented.entry == usual.entry || now == publishedFigure(catalog, of).value)
        return published;
    return OverrideController::tr("%1. This is the price in %2; the workload needs only %3, at %4. A custom price "
                                  "replaces both.",
                                  "a price with its source, an instance, an instance, a price")
        .arg(published, usual.entry->instance.text(), rented.entry->instance.text(),
             valueText(now, Unit::UsdPerHour, formatter));
}

// Editing starts with the number that the pages show: in the board's regions, after its discounts, and after a custom
// price of the machine.
static std::optional<Interval> valueToEdit(const Catalog &catalog, const Board &board, const FigureAddress &of)
{
    if (const Override *own = findOverride(board.overrides, of))
        return own->value;
    const std::optional<Interval> shown = rentedPrice(withFigures(catalog, board), board, of);
    return shown ? shown : publishedFigure(catalog, of).value;
}

OverrideController::OverrideController(Presenter &presenter, BoardDocument &document, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_window(window)
{
    connect(&presenter, &Presenter::viewChanged, this, &OverrideController::showLines);
}

OverrideForm OverrideController::formOf(const FigureAddress &of) const
{
    const Catalog &catalog = m_presenter.published();
    const Formatter formatter = m_presenter.formatter().in({}); // figures are in source units, prices in USD
    const Figure published = publishedFigure(catalog, of);
    const Override *own = findOverride(m_presenter.board().overrides, of);
    const FigureRow *row = findFigure(of.figure);
    OverrideForm form{.of = of, .name = figureName(catalog, of)};
    if (const PriceBook *book = catalog.book(of.book))
        form.name = tr("%1 (%2)").arg(form.name, book->name);
    form.published =
        withMachineRented(publishedText(catalog, published, formatter), catalog, m_presenter.board(), of, formatter);
    form.unit = own != nullptr ? own->unit : published.unit;
    if (row != nullptr)
        form.range = rangeOf(*row, form.unit, formatter);
    if (const auto value = valueToEdit(catalog, m_presenter.board(), of))
        form.value = value->value;
    form.note = own != nullptr ? own->note : QString();
    form.isOwn = own != nullptr;
    return form;
}

void OverrideController::ask(const QString &subjectId, const QString &metricId)
{
    const ResultTable &table = m_presenter.view().table;
    const auto *row = findWhere(table.rows, [&subjectId](const ResultRow &one) { return one.subject.id == subjectId; });
    const Metric *metric = findMetric(MetricId(metricId));
    if (row == nullptr || metric == nullptr)
        return;
    open(mapped(figuresBehind(m_presenter.catalog(), m_presenter.board(), row->subject, *metric),
                [this](const FigureAddress &of) { return formOf(of); }));
}

void OverrideController::askAboutCard()
{
    const CellAddress card = m_presenter.card();
    ask(card.subject, card.metric.text());
}

void OverrideController::open(const QList<OverrideForm> &forms)
{
    if (forms.isEmpty())
        return;
    auto *dialog =
        transient<OverrideDialog>(forms, m_presenter.formatter().locale(), m_list ? m_list.data() : m_window);
    connect(dialog, &OverrideDialog::overridden, &m_presenter, &Presenter::overrideFigure);
    connect(dialog, &OverrideDialog::takenBack, &m_presenter, &Presenter::takeBackOverride);
    dialog->open();
}

void OverrideController::showList()
{
    if (!m_list) {
        m_list = transient<OverridesDialog>(m_window);
        connect(m_list, &OverridesDialog::changeRequested, this,
                [this](const FigureAddress &of) { open({formOf(of)}); });
        connect(m_list, &OverridesDialog::takenBack, &m_presenter, &Presenter::takeBackOverride);
        connect(m_list, &OverridesDialog::allTakenBack, &m_presenter, &Presenter::takeBackOverrides);
        for (const char *id : {"edit.undo", "edit.redo"}) {
            if (auto *action = m_window->findChild<QAction *>(QLatin1String(id)))
                m_list->addAction(action);
        }
    }
    showLines();
    m_list->show();
    m_list->raise();
}

void OverrideController::showLines()
{
    if (!m_list)
        return;
    const Catalog &catalog = m_presenter.published();
    const Formatter formatter = m_presenter.formatter().in({}); // figures are in source units, prices in USD
    QList<OverrideLine> lines;
    for (const Override &one : m_presenter.board().overrides) {
        const bool known = isKnown(catalog, one.of);
        lines << OverrideLine{one.of, formOf(one.of).name,
                              known ? publishedText(catalog, publishedFigure(catalog, one.of), formatter)
                                    : tr("not in the catalogue; has no effect"),
                              valueText(one.value, one.unit, formatter), one.note};
    }
    m_list->setLines(lines);
}

QString OverrideController::summary(qsizetype count) const
{
    const QString &before = m_document.board().drawn.revision;
    const QString &now = m_presenter.published().revision;
    const auto figures = static_cast<int>(count);
    const QString moved = figures == 1 ? tr("1 figure of this board changed since it was saved")
                                       : tr("%n figures of this board changed since it was saved", nullptr, figures);
    return before == now ? tr("%1.").arg(moved)
                         : tr("%1 (catalogue then: %2; now: %3).").arg(moved, dateText(before), dateText(now));
}

void OverrideController::lookForMoves()
{
    const QList<MovedFigure> moved = movedFiguresAlone(m_presenter.published(), m_document.board());
    if (!moved.isEmpty())
        emit figuresMoved(summary(moved.size()));
}

void OverrideController::showMoves()
{
    const Catalog &catalog = m_presenter.published();
    const Formatter formatter = m_presenter.formatter().in({}); // figures are in source units, prices in USD
    const QList<MovedFigure> moved = movedFigures(catalog, m_document.board());
    QList<MovedLine> lines;
    for (const MovedFigure &one : moved) {
        const QString charts = one.charts.isEmpty() ? tr("none in view") : one.charts.join(QStringLiteral(", "));
        lines << MovedLine{movedName(catalog, one), beforeText(catalog, one, formatter),
                           nowText(catalog, one, formatter), changeText(one, formatter), charts};
    }
    auto *dialog = transient<MovedDialog>(summary(moved.size()), lines, m_window);
    connect(dialog, &MovedDialog::updateChosen, this, [this] {
        m_document.edit(takeNewFigures(m_presenter.published(), m_document.board()));
        emit movesDecided();
    });
    connect(dialog, &MovedDialog::keepChosen, this, [this] {
        m_document.edit(keepOldFigures(m_presenter.published(), m_document.board()));
        emit movesDecided();
    });
    dialog->open();
}

} // namespace chipboard
