#include "widgets/models/numbersmodel.h"

#include "data/core/format.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace chipboard {

NumbersSort::NumbersSort(QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_collator(QLocale(QLocale::English)) // the C locale cannot order numbers within names
{
    m_collator.setNumericMode(true); // "Trainium2" before "Trainium10"
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(NumbersModel::SortRole);
}

bool NumbersSort::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(NumbersModel::SortRole);
    const QVariant b = right.data(NumbersModel::SortRole);
    if (a.isValid() != b.isValid()) // in descending order the proxy swaps the arguments
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    return m_collator.compare(a.toString(), b.toString()) < 0;
}

// In base units, because a column may mix "80 GB" and "96 GiB".
static QVariant orderOf(const Table::Cell &cell)
{
    return cell.value ? QVariant(*cell.value * unitInfo(cell.unit).factor) : QVariant();
}

NumbersModel::NumbersModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void NumbersModel::setPage(const PageSpec &page)
{
    if (page.numbers == m_numbers && page.charts == m_charts)
        return;
    const bool sameShape =
        page.numbers.rows.size() == m_numbers.rows.size() && page.numbers.columns.size() == m_numbers.columns.size();
    if (!sameShape) {
        beginResetModel();
        m_numbers = page.numbers;
        m_charts = page.charts;
        endResetModel();
        return;
    }
    const Table numbers = std::exchange(m_numbers, page.numbers);
    const QList<ChartSpec> charts = std::exchange(m_charts, page.charts);
    if (numbers.columns != m_numbers.columns)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    for (int column = 0; rowCount() > 0 && column < columnCount(); ++column) {
        if (hasChanged(column, numbers, charts))
            emit dataChanged(index(0, column), index(rowCount() - 1, column));
    }
}

// Dragging an assumption usually changes one column of five; only that one is redrawn.
bool NumbersModel::hasChanged(int column, const Table &numbers, const QList<ChartSpec> &charts) const
{
    const auto marksOf = [](const Table &table, const QList<ChartSpec> &all) {
        return !table.subjects.isEmpty() || all.isEmpty() ? table.subjects : all.constFirst().categories;
    };
    const ChartSpec *chart = chartOf(column);
    const qsizetype place = chart != nullptr ? chart - m_charts.constData() : -1;
    if (numbers.columns != m_numbers.columns || charts.size() != m_charts.size()
        || marksOf(numbers, charts) != marksOf(m_numbers, m_charts) || (chart != nullptr && charts.at(place) != *chart))
        return true;
    const auto differs = [column](const Table::Row &one, const Table::Row &other) {
        return one.value(column) != other.value(column);
    };
    return !std::equal(numbers.rows.begin(), numbers.rows.end(), m_numbers.rows.begin(), std::not_fn(differs));
}

int NumbersModel::rowOf(const QString &subjectId) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const ChartCategory *category = categoryAt(row);
        if (category != nullptr && category->id == subjectId)
            return row;
    }
    return -1;
}

int NumbersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.rows.size());
}

int NumbersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.columns.size());
}

bool NumbersModel::isNumeric(int column) const
{
    return column >= 0 && column < m_numbers.columns.size() && m_numbers.columns.at(column).numeric;
}

const ChartSpec *NumbersModel::chartOf(int column) const
{
    if (!isNumeric(column) || !m_numbers.subjects.isEmpty())
        return nullptr;
    const auto before = std::count_if(m_numbers.columns.begin(), m_numbers.columns.begin() + column,
                                      [](const Table::Column &other) { return other.numeric; });
    return before < m_charts.size() ? &m_charts.at(before) : nullptr;
}

const ChartPoint *NumbersModel::pointAt(const QModelIndex &index) const
{
    const ChartSpec *chart = chartOf(index.column());
    if (chart == nullptr || chart->series.isEmpty() || index.row() >= chart->series.constFirst().points.size())
        return nullptr;
    return &chart->series.constFirst().points.at(index.row());
}

const ChartCategory *NumbersModel::categoryAt(int row) const
{
    if (!m_numbers.subjects.isEmpty())
        return row >= 0 && row < m_numbers.subjects.size() ? &m_numbers.subjects.at(row) : nullptr;
    if (m_charts.isEmpty() || row < 0 || row >= m_charts.constFirst().categories.size())
        return nullptr;
    return &m_charts.constFirst().categories.at(row);
}

Table::Cell NumbersModel::cellAt(const QModelIndex &index) const
{
    return m_numbers.rows.at(index.row()).value(index.column());
}

QVariant NumbersModel::sortKey(const QModelIndex &index) const
{
    const ChartPoint *point = pointAt(index);
    if (point != nullptr)
        return point->value ? QVariant(*point->value) : QVariant();
    const Table::Cell cell = cellAt(index);
    if (isNumeric(index.column()))
        return orderOf(cell);
    return isIsoDate(cell.id) ? QVariant(cell.id) : index.data();
}

QString NumbersModel::spoken(const QModelIndex &index) const
{
    const ChartPoint *point = pointAt(index);
    return point != nullptr && !point->description.isEmpty() ? point->description : index.data().toString();
}

QVariant NumbersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChartCategory *category = categoryAt(index.row());
    const ChartPoint *point = pointAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return cellAt(index).text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        return sortKey(index);
    case SubjectRole:
        return category != nullptr ? category->id : QString();
    case MetricRole: {
        const ChartSpec *chart = chartOf(index.column());
        return chart != nullptr ? chart->id : m_numbers.columns.at(index.column()).metric;
    }
    case ColourRoleRole:
        return static_cast<int>(category != nullptr ? category->role : ColourRole::Other);
    case GapRole:
        return point != nullptr && !point->value;
    case BaselineRole:
        return category != nullptr && category->baseline;
    case BesideRole:
        return static_cast<int>(cellAt(index).beside);
    default:
        return {};
    }
}

QVariant NumbersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_numbers.columns.size())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_numbers.columns.at(section).title;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace chipboard
