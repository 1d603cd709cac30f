// Purpose: the table behind the page: sortable by value, copied as tab-separated text, row highlight shared with the
// charts.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/theme/theme.h"

#include <QSet>
#include <QStyledItemDelegate>
#include <QWidget>

class QComboBox;
class QModelIndex;
class QTableView;

namespace chipboard {

class NumbersDelegate;
class NumbersModel;
class NumbersSort;

class NumbersTable : public QWidget
{
    Q_OBJECT

public:
    explicit NumbersTable(const Theme &theme, QWidget *parent = nullptr);

    void setPage(const PageSpec &page);
    void setHighlighted(const QString &subjectId);
    void setTheme(const Theme &theme);
    /// Moves keyboard focus to a metric's number, in the first row that has it if `subjectId` has none; keeps the
    /// current cell if there is no such metric.
    void focusMetric(const QString &metricId, const QString &subjectId);
    /// The selected rows, or all, with the header, in display order, without hidden columns.
    [[nodiscard]] QString toTsv() const;

    [[nodiscard]] QSize sizeHint() const override;

public slots:
    /// Requests an override for the focused figure.
    void requestOverride();

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void overrideRequested(const QString &subjectId, const QString &metricId);
    void subjectSelected(const QString &subjectId);
    void cellActivated(const QString &subjectId, const QString &metricId);

private:
    void build(const Theme &theme);
    void offerLists(const QList<Table> &lists);
    void showTable();
    void addSortActions();
    void fitColumns();
    void fitLastColumn();
    void hideColumns();
    void chooseColumns(const QPoint &at);
    void sortByCurrent(Qt::SortOrder order);
    void tellCurrent(const QModelIndex &current);
    void activate(const QModelIndex &index);
    [[nodiscard]] QString metricAt(const QModelIndex &index) const;
    void copy() const;

    PageSpec m_page;
    QComboBox *m_list = nullptr; ///< chooses the charts' numbers or one of the page's lists
    QSet<QString> m_hidden;      ///< titles of columns hidden by the user
    NumbersModel *m_model;
    NumbersSort *m_sort;
    NumbersDelegate *m_delegate;
    QTableView *m_view = nullptr;
};

// Draws the vendor's colour before the name, gaps in muted italics, the highlighted row, and a hairline below.

class NumbersDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit NumbersDelegate(const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = theme; }
    void setHighlighted(const QString &subjectId) { m_highlighted = subjectId; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(const QModelIndex &index) const;

    Theme m_theme;
    QString m_highlighted;
};

} // namespace chipboard
