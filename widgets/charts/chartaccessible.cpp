#include "widgets/charts/chartaccessible.h"

#include "data/core/tr.h"
#include "data/views/describe.h"
#include "widgets/charts/chartitems.h"
#include "widgets/charts/chartview.h"

#include <QAccessibleWidget>
#include <QHash>

#include <utility>

namespace chipboard {
namespace {

/// A plane has two columns of values: x and y.
enum Column { NameColumn, ValueColumn, SecondValueColumn };

int columnsOf(const ChartSpec &spec)
{
    if (isScores(spec))
        return static_cast<int>(spec.scores.columns.size()) + ValueColumn;
    return isPlane(spec) ? SecondValueColumn + 1 : ValueColumn + 1;
}

int rowsOf(const ChartSpec &spec)
{
    return isScores(spec) ? static_cast<int>(spec.categories.size()) : itemCount(spec);
}

// Each cell of a score table is an item; in other charts each row is one.
int itemAt(const ChartSpec &spec, int row, int column)
{
    return isScores(spec) ? row * static_cast<int>(spec.scores.columns.size()) + std::max(0, column - ValueColumn)
                          : row;
}

QString nameOf(const ChartSpec &spec)
{
    return spec.subtitle.isEmpty() ? spec.title : tr("%1, %2").arg(spec.title, spec.subtitle);
}

// The value as tables format it.
QString valueOf(const ChartSpec &spec, int row, int column)
{
    if (spec.kind == ChartKind::Heat)
        return spec.plane.cells.value(row).valueText;
    if (isScores(spec)) {
        const ChartPoint point = spec.scores.columns.value(column - ValueColumn).points.value(row);
        return point.label.isEmpty() ? point.gap : point.label;
    }
    if (isPlane(spec)) {
        const PlaneMark mark = spec.plane.marks.value(row);
        return column == ValueColumn ? mark.xText : mark.yText;
    }
    if (spec.series.isEmpty() || row >= spec.series.first().points.size())
        return {};
    const ChartPoint &point = spec.series.first().points.at(row);
    return point.value ? point.label : point.gap;
}

/// A name or a value. It stores only its position and queries the view for the rest, so it is never stale.
class ChartCell : public QAccessibleInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface
{
public:
    ChartCell(ChartView *view, int row, int column)
        : m_view(view)
        , m_row(row)
        , m_column(column)
    {
    }

    bool isValid() const override { return m_row < rowsOf(m_view->spec()); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return parent()->window(); }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }

    // The first value is a whole sentence; for a plane it covers both values.
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const ChartSpec &spec = m_view->spec();
        if (m_column == NameColumn) {
            if (kind == QAccessible::Description && isBaselineItem(spec, item()))
                return tr("The others are compared with this one.");
            return kind == QAccessible::Name ? itemName(spec, item()) : QString();
        }
        if (kind == QAccessible::Name)
            return m_column == ValueColumn || isScores(spec) ? itemDescription(spec, item())
                                                             : valueOf(spec, m_row, m_column);
        return kind == QAccessible::Value ? valueOf(spec, m_row, m_column) : QString();
    }

    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override { }

    QRect rect() const override
    {
        QRect row = m_view->rowRect(item());
        if (row.isEmpty())
            return {};
        if (isScores(m_view->spec()) && m_column == NameColumn)
            row.setLeft(0);
        // The rectangle of the mark, or of the cell itself.
        if (hasTwoAxes(m_view->spec()) || (isScores(m_view->spec()) && m_column != NameColumn))
            return {m_view->mapToGlobal(row.topLeft()), row.size()};
        if (m_column == NameColumn)
            row.setRight(m_view->barsLeft() - 1);
        else
            row.setLeft(m_view->barsLeft());
        return {m_view->mapToGlobal(row.topLeft()), row.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.readOnly = true;
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected();
        state.focused = isSelected() && m_column == itemColumn(m_view->spec(), item()) && m_view->hasFocus();
        state.invisible = !m_view->isVisible();
        state.offscreen = m_view->rowRect(item()).isEmpty();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface *>(this);
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    bool isSelected() const override { return item() == m_view->currentIndex(); }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }

    QList<QAccessibleInterface *> rowHeaderCells() const override
    {
        return m_column == NameColumn ? QList<QAccessibleInterface *>()
                                      : QList{parent()->tableInterface()->cellAt(m_row, NameColumn)};
    }

    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name != pressAction() && name != setFocusAction())
            return;
        m_view->setFocus();
        m_view->setCurrentIndex(item());
        if (name == pressAction())
            emit m_view->categoryActivated(itemId(m_view->spec(), item()));
    }

    QStringList keyBindingsForAction(const QString & /*name*/) const override { return {}; }

private:
    [[nodiscard]] int item() const { return itemAt(m_view->spec(), m_row, m_column); }

    ChartView *m_view;
    int m_row;
    int m_column;
};

/// The chart itself. It owns its cells through Qt's registry.
class ChartAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit ChartAccessible(ChartView *view)
        : QAccessibleWidget(view, QAccessible::Chart)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return nameOf(spec());
        if (kind != QAccessible::Description)
            return QAccessibleWidget::text(kind);
        const QString all = describeChart(spec());
        return view().isZoomed()
            ? tr("%1 Only part of the chart is visible; press 0 or Escape to reset the zoom.", "a chart's description")
                  .arg(all)
            : all;
    }

    int childCount() const override { return cellCount() + (view().isZoomed() ? 1 : 0); }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (child != nullptr && child->object() != nullptr && child->object() == view().showAllButton())
            return cellCount();
        const auto *cell = dynamic_cast<const ChartCell *>(child);
        return cell == nullptr || cell->table() != this ? -1 : cell->rowIndex() * columnCount() + cell->columnIndex();
    }

    QAccessibleInterface *child(int index) const override
    {
        if (index == cellCount())
            return QAccessible::queryAccessibleInterface(view().showAllButton());
        return index < 0 ? nullptr : cellAt(index / columnCount(), index % columnCount());
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint place = view().mapFromGlobal(QPoint(x, y));
        QWidget *button = view().showAllButton();
        if (button != nullptr && button->geometry().contains(place))
            return QAccessible::queryAccessibleInterface(button);
        const int item = view().indexAt(place);
        const bool isName = !hasTwoAxes(spec()) && place.x() < view().barsLeft();
        return item < 0 ? nullptr : cellAt(itemRow(spec(), item), isName ? NameColumn : itemColumn(spec(), item));
    }

    QAccessibleInterface *focusChild() const override
    {
        const int item = view().currentIndex();
        return view().hasFocus() && item >= 0 ? cellAt(itemRow(spec(), item), itemColumn(spec(), item)) : nullptr;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }

    QAccessibleInterface *cellAt(int row, int column) const override
    {
        if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
            return nullptr;
        const int index = row * columnCount() + column;
        auto known = m_cells.constFind(index);
        if (known == m_cells.constEnd())
            known =
                m_cells.insert(index, QAccessible::registerAccessibleInterface(new ChartCell(&view(), row, column)));
        return QAccessible::accessibleInterface(*known);
    }

    int selectedCellCount() const override { return selectedRowCount() * columnCount(); }

    QList<QAccessibleInterface *> selectedCells() const override
    {
        QList<QAccessibleInterface *> cells;
        for (const int row : selectedRows()) {
            for (int column = 0; column < columnCount(); ++column)
                cells << cellAt(row, column);
        }
        return cells;
    }

    QString columnDescription(int column) const override
    {
        if (column == NameColumn)
            return tr("Name");
        if (column < 0 || column >= columnCount())
            return {};
        if (isScores(spec())) {
            const ScoreColumn &of = spec().scores.columns.at(column - ValueColumn);
            return of.unit.isEmpty() ? of.title : tr("%1, %2").arg(of.title, of.unit);
        }
        if (!isPlane(spec()))
            return spec().title;
        return column == ValueColumn ? spec().axis.label : spec().plane.y.label;
    }

    QString rowDescription(int row) const override { return itemName(spec(), itemAt(spec(), row, ValueColumn)); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int columnCount() const override { return columnsOf(spec()); }
    int rowCount() const override { return rowsOf(spec()); }
    QList<int> selectedColumns() const override { return {}; }

    QList<int> selectedRows() const override
    {
        return view().currentIndex() < 0 ? QList<int>() : QList{itemRow(spec(), view().currentIndex())};
    }

    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int row) const override { return row >= 0 && row == itemRow(spec(), view().currentIndex()); }

    bool selectRow(int row) override
    {
        if (row < 0 || row >= rowCount())
            return false;
        view().setCurrentIndex(itemAt(spec(), row, ValueColumn));
        return true;
    }

    bool selectColumn(int /*column*/) override { return false; }

    bool unselectRow(int row) override
    {
        if (!isRowSelected(row))
            return false;
        view().setCurrentIndex(-1);
        return true;
    }

    bool unselectColumn(int /*column*/) override { return false; }

    // Cells store only their position: they stay valid for new numbers, but not for new rows.
    void modelChange(QAccessibleTableModelChangeEvent *event) override
    {
        if (event->modelChangeType() != QAccessibleTableModelChangeEvent::DataChanged)
            forgetCells();
    }

protected:
    ~ChartAccessible() override { forgetCells(); }

private:
    ChartView &view() const { return *static_cast<ChartView *>(widget()); }
    const ChartSpec &spec() const { return view().spec(); }

    void forgetCells()
    {
        for (const QAccessible::Id id : std::exchange(m_cells, {}))
            QAccessible::deleteAccessibleInterface(id);
    }

    int cellCount() const { return rowCount() * columnCount(); }

    mutable QHash<int, QAccessible::Id> m_cells; ///< by child index; created on demand
};

QAccessibleInterface *makeChartAccessible(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<ChartView *>(object);
    return view == nullptr ? nullptr : new ChartAccessible(view);
}

void announce(ChartView &view, QAccessible::Event type, AccessibilitySink send)
{
    QAccessibleEvent event(&view, type);
    send(&event);
}

} // namespace

void installChartAccessibility() { QAccessible::installFactory(makeChartAccessible); }

void announceSpec(ChartView &view, const ChartSpec &before, AccessibilitySink send)
{
    const ChartSpec &now = view.spec();
    const bool sameRows = haveSameItems(before, now);
    QAccessibleTableModelChangeEvent change(
        &view, sameRows ? QAccessibleTableModelChangeEvent::DataChanged : QAccessibleTableModelChangeEvent::ModelReset);
    if (sameRows) {
        change.setFirstRow(0);
        change.setLastRow(rowsOf(now) - 1);
        change.setFirstColumn(NameColumn);
        change.setLastColumn(columnsOf(now) - 1);
    }
    send(&change);
    if (before.title != now.title || before.subtitle != now.subtitle)
        announce(view, QAccessible::NameChanged, send);
    announce(view, QAccessible::DescriptionChanged, send);
}

void announceZoom(ChartView &view, AccessibilitySink send) { announce(view, QAccessible::DescriptionChanged, send); }

void announceCurrent(ChartView &view, AccessibilitySink send)
{
    if (!view.hasFocus() || view.currentIndex() < 0)
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    const ChartSpec &spec = view.spec();
    event.setChild(itemRow(spec, view.currentIndex()) * columnsOf(spec) + itemColumn(spec, view.currentIndex()));
    send(&event);
}

} // namespace chipboard
