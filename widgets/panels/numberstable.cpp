#include "widgets/panels/numberstable.h"

#include "data/core/format.h"
#include "data/views/listwords.h"
#include "data/views/pagetables.h"
#include "widgets/models/numbersmodel.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/typefaces.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
constexpr int margin = gridStep;
constexpr int squareSize = 8;
constexpr int leastRowHeight = 24; // large enough for touch

NumbersDelegate::NumbersDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QFont NumbersDelegate::fontOf(const QModelIndex &index) const
{
    const bool baseline = index.column() == NumbersModel::NameColumn && index.data(NumbersModel::BaselineRole).toBool();
    return m_theme.type.font(m_theme.type.body, baseline);
}

QSize NumbersDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    if (index.data(NumbersModel::GapRole).toBool())
        return {0, m_theme.type.scaled(leastRowHeight)}; // a long gap reason must not widen its column
    const int text = QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString());
    const int square = index.column() == NumbersModel::NameColumn ? squareSize + margin : 0;
    return {text + square + 2 * margin + 2, m_theme.type.scaled(leastRowHeight)};
}

void NumbersDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const bool lit = option.state.testFlag(QStyle::State_Selected)
        || (!m_highlighted.isEmpty() && index.data(NumbersModel::SubjectRole) == m_highlighted);
    if (lit)
        painter->fillRect(option.rect, m_theme.highlight);
    painter->setPen(m_theme.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(m_theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }

    QRect area = option.rect.adjusted(margin, 0, -margin, 0);
    if (index.column() == NumbersModel::NameColumn) {
        const auto role = static_cast<ColourRole>(index.data(NumbersModel::ColourRoleRole).toInt());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.colour(role));
        const int top = area.center().y() - squareSize / 2 + 1;
        painter->drawRoundedRect(QRectF(area.left(), top, squareSize, squareSize), 2, 2);
        area.adjust(squareSize + margin, 0, 0, 0);
    }
    const QFont font = fontOf(index);
    const bool number = !index.data(NumbersModel::MetricRole).toString().isEmpty();
    const bool quiet =
        index.data(NumbersModel::GapRole).toBool() || (index.column() != NumbersModel::NameColumn && !number);
    painter->setFont(font);
    const auto beside = static_cast<Beside>(index.data(NumbersModel::BesideRole).toInt());
    painter->setPen(quiet && beside == Beside::Untold ? m_theme.textMuted : m_theme.ink(beside));
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    drawElided(*painter, area, static_cast<int>(alignment), index.data().toString());
    painter->restore();
}

constexpr int widestColumn = 10;         // in row heights
constexpr int widestBesideSentences = 6; // likewise, if the last column has sentences
constexpr int widestLastColumn = 80;     // likewise, for sentences: scrolled horizontally

NumbersTable::NumbersTable(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new NumbersModel(this))
    , m_sort(new NumbersSort(this))
    , m_delegate(new NumbersDelegate(theme, this))
{
    setObjectName(QStringLiteral("numbersTable"));
    m_sort->setSourceModel(m_model);
    build(theme);
    addSortActions();
    connect(m_view, &QTableView::activated, this, &NumbersTable::activate);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (!index.data(NumbersModel::MetricRole).toString().isEmpty()) // a name only selects its row
            activate(index);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &NumbersTable::tellCurrent);
}

void NumbersTable::build(const Theme &theme)
{
    m_view = named<QTableView>("numbersView", this);
    m_view->setAccessibleName(tr("Numbers"));
    m_view->setModel(m_sort);
    m_view->setItemDelegate(m_delegate);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setMinimumSectionSize(1);
    QHeaderView *header = m_view->horizontalHeader();
    header->setObjectName(QStringLiteral("numbersHeader"));
    header->setHighlightSections(false);
    header->setMinimumSectionSize(48);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](const QPoint &at) { chooseColumns(header->mapToGlobal(at)); });
    setTheme(theme);

    m_list = new QComboBox(this);
    m_list->setObjectName(QStringLiteral("numbersList"));
    m_list->setAccessibleName(tr("Table of this page"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->hide();
    connect(m_list, &QComboBox::activated, this, &NumbersTable::showTable);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 0, Qt::AlignLeft);
    layout->addWidget(m_view);
}

// Tables that files have in addition to the charts' numbers, such as the purchase options of an instance.
void NumbersTable::offerLists(const QList<Table> &lists)
{
    QStringList names{QString()};
    for (const Table &list : lists) {
        if (!list.rows.isEmpty())
            names << list.name;
    }
    QStringList offered;
    for (int i = 0; i < m_list->count(); ++i)
        offered << m_list->itemData(i).toString();
    if (names != offered) {
        const QString chosen = m_list->currentData().toString();
        m_list->clear();
        for (const QString &name : std::as_const(names))
            m_list->addItem(name.isEmpty() ? tr("Numbers of the charts") : listName(name), name);
        m_list->setCurrentIndex(std::max(0, m_list->findData(chosen)));
    }
    m_list->setVisible(names.size() > 1);
}

void NumbersTable::showTable()
{
    const int columns = m_model->columnCount();
    const int rows = m_model->rowCount();
    PageSpec shown = m_page;
    const QString name = m_list->currentData().toString();
    for (const Table &list : m_page.lists) {
        if (list.name != name || name.isEmpty())
            continue;
        shown.numbers = inWords(list, readingLocale());
        shown.charts.clear(); // a list has no chart columns
    }
    m_model->setPage(shown);
    hideColumns();
    if (columns != m_model->columnCount() || rows != m_model->rowCount())
        fitColumns();
}

void NumbersTable::addSortActions()
{
    const auto add = [this](const char *name, const QString &text, const QKeySequence &shortcut) {
        auto *action = new QAction(text, m_view);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
        return action;
    };
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(add("numbers.override", tr("Override this figure…"), {}), &QAction::triggered, this,
            &NumbersTable::requestOverride);
    connect(add("numbers.copy", tr("Copy rows with header"), {}), &QAction::triggered, this, &NumbersTable::copy);
    connect(add("numbers.ascending", tr("Sort by this column, smallest first"), Qt::ALT | Qt::Key_Up),
            &QAction::triggered, this, [this] { sortByCurrent(Qt::AscendingOrder); });
    connect(add("numbers.descending", tr("Sort by this column, largest first"), Qt::ALT | Qt::Key_Down),
            &QAction::triggered, this, [this] { sortByCurrent(Qt::DescendingOrder); });
    connect(add("numbers.unsorted", tr("Same order as the charts"), Qt::ALT | Qt::Key_Home), &QAction::triggered, this,
            [this] { m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); });
    connect(add("numbers.columns", tr("Choose columns…"), {}), &QAction::triggered, this,
            [this] { chooseColumns(m_view->mapToGlobal(QPoint())); });
}

// The first column identifies the row, so it cannot be hidden.
void NumbersTable::chooseColumns(const QPoint &at)
{
    auto *menu = named<QMenu>("numbersColumns", this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        QAction *action = menu->addAction(QString(title).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(!m_hidden.contains(title));
        connect(action, &QAction::toggled, this, [this, title](bool isShown) {
            if (isShown)
                m_hidden.remove(title);
            else
                m_hidden.insert(title);
            hideColumns();
            fitLastColumn();
        });
    }
    menu->popup(at);
}

void NumbersTable::hideColumns()
{
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_view->setColumnHidden(column, m_hidden.contains(m_model->headerData(column, Qt::Horizontal).toString()));
}

QSize NumbersTable::sizeHint() const
{
    const int rowHeight = m_view->verticalHeader()->defaultSectionSize();
    return {640, m_view->horizontalHeader()->sizeHint().height() + rowHeight * 9 / 2 + gridStep / 2};
}

void NumbersTable::setPage(const PageSpec &page)
{
    m_page = page;
    offerLists(page.lists);
    showTable();
}

void NumbersTable::fitColumns()
{
    QHeaderView *header = m_view->horizontalHeader();
    const QAbstractItemView &view = *m_view; // QTableView hides sizeHintForColumn()
    const int last = m_model->columnCount() - 1;
    const int rowHeight = m_view->verticalHeader()->defaultSectionSize();
    // Next to sentences other texts get less width; numbers stay whole.
    const bool isLong = last > 0 && view.sizeHintForColumn(last) > widestColumn * rowHeight;
    for (int column = 0; column <= last; ++column) {
        header->setSectionResizeMode(column, column == last ? QHeaderView::Fixed : QHeaderView::Interactive);
        const auto alignment =
            m_model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
        const bool isNumber = alignment.testFlag(Qt::AlignRight);
        const int widest = isLong && !isNumber ? widestBesideSentences : widestColumn;
        if (column < last)
            header->resizeSection(column, qBound(80, view.sizeHintForColumn(column) + gridStep, widest * rowHeight));
    }
    for (int column = 1; column < last; ++column)
        header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
    fitLastColumn();
}

// At least to the edge of the view; sentences may extend beyond it.
void NumbersTable::fitLastColumn()
{
    QHeaderView *header = m_view->horizontalHeader();
    const int last = m_model->columnCount() - 1;
    if (last < 0)
        return;
    const QAbstractItemView &view = *m_view;
    const int rowHeight = m_view->verticalHeader()->defaultSectionSize();
    const int wanted = view.sizeHintForColumn(last) + gridStep;
    int others = 0;
    for (int column = 0; column < last; ++column)
        others += header->sectionSize(column);
    const int left = std::max(header->sectionSizeHint(last), m_view->viewport()->width() - others);
    const bool isLong = wanted > widestColumn * rowHeight;
    header->resizeSection(last, isLong ? std::max(left, std::min(wanted, widestLastColumn * rowHeight)) : left);
}

void NumbersTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLastColumn();
}

void NumbersTable::setHighlighted(const QString &subjectId)
{
    m_delegate->setHighlighted(subjectId);
    m_view->viewport()->update();
}

void NumbersTable::setTheme(const Theme &theme)
{
    m_delegate->setTheme(theme);
    const int height = m_delegate->sizeHint({}, {}).height();
    if (height != m_view->verticalHeader()->defaultSectionSize()) {
        m_view->verticalHeader()->setDefaultSectionSize(height);
        fitColumns();
    }
    m_view->viewport()->update();
}

QString NumbersTable::toTsv() const
{
    Table table;
    QList<int> shown;
    for (int column = 0; column < m_sort->columnCount(); ++column) {
        if (!m_view->isColumnHidden(column))
            shown << column;
    }
    for (const int column : std::as_const(shown))
        table.columns << Table::Column{m_sort->headerData(column, Qt::Horizontal).toString(), false};
    const QItemSelectionModel *selection = m_view->selectionModel();
    for (int row = 0; row < m_sort->rowCount(); ++row) {
        if (selection->hasSelection() && !selection->isRowSelected(row, {}))
            continue;
        Table::Row texts;
        for (const int column : std::as_const(shown))
            texts << m_sort->index(row, column).data().toString();
        table.rows << texts;
    }
    return tableToTsv(table);
}

void NumbersTable::copy() const { QApplication::clipboard()->setText(toTsv()); }

void NumbersTable::sortByCurrent(Qt::SortOrder order)
{
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid())
        m_view->horizontalHeader()->setSortIndicator(current.column(), order);
}

void NumbersTable::tellCurrent(const QModelIndex &current)
{
    emit subjectSelected(current.data(NumbersModel::SubjectRole).toString());
}

QString NumbersTable::metricAt(const QModelIndex &index) const
{
    QString metric = index.data(NumbersModel::MetricRole).toString();
    for (int column = 0; metric.isEmpty() && column < m_sort->columnCount(); ++column)
        metric = index.siblingAtColumn(column).data(NumbersModel::MetricRole).toString();
    return metric;
}

void NumbersTable::requestOverride()
{
    const QModelIndex current = m_view->currentIndex();
    const QString subject = current.data(NumbersModel::SubjectRole).toString();
    if (!subject.isEmpty())
        emit overrideRequested(subject, metricAt(current));
}

void NumbersTable::focusMetric(const QString &metricId, const QString &subjectId)
{
    QModelIndex found;
    for (int row = 0; row < m_sort->rowCount() && !metricId.isEmpty(); ++row) {
        for (int column = 0; column < m_sort->columnCount(); ++column) {
            const QModelIndex index = m_sort->index(row, column);
            if (index.data(NumbersModel::MetricRole).toString() != metricId)
                continue;
            const bool isAsked = index.data(NumbersModel::SubjectRole).toString() == subjectId;
            if (!found.isValid() || isAsked)
                found = index;
        }
    }
    if (!found.isValid() && !m_view->currentIndex().isValid())
        found = m_sort->index(0, 0);
    if (found.isValid())
        m_view->setCurrentIndex(found);
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void NumbersTable::activate(const QModelIndex &index)
{
    const QString metric = metricAt(index);
    const QString subject = index.data(NumbersModel::SubjectRole).toString();
    if (!subject.isEmpty() && !metric.isEmpty())
        emit cellActivated(subject, metric);
}

} // namespace chipboard
