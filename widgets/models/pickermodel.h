// Purpose: the model of the picker tree, and its search filter.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/views/chartspec.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QStringMatcher>

#include <optional>
#include <vector>

namespace chipboard {

// The picker's tree for views. It shows the selection but does not change it: a check box click emits checkRequested(),
// and setChecked() shows the result.

// Vendor > family > chip, instance or system, in the catalogue's order.

enum class PickerKind { Vendor, Family, Thing };

struct PickerNode
{
    PickerKind kind = PickerKind::Thing;
    QString id; ///< of a chip, instance or system; empty for groups
    QString name;
    QString detail;   ///< right-aligned: "2024", "announced", "16 × Trainium2"
    QString keywords; ///< searched in addition to the name
    ColourRole role = ColourRole::Other;
    QList<PickerNode> children;
};

/// Vendors with all descendants that can be compared at a level.
[[nodiscard]] QList<PickerNode> pickerTree(const Catalog &catalog, Level level);

class PickerModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, KindRole, DetailRole, ColourRoleRole, KeywordsRole };

    explicit PickerModel(QObject *parent = nullptr);

    void setTree(const QList<PickerNode> &tree);
    /// Ids that are not in the tree are allowed: selected but not shown.
    void setChecked(const QStringList &ids);
    [[nodiscard]] bool isChecked(const QString &id) const { return m_checked.contains(id); }
    /// Invalid if the tree does not contain it.
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;
    /// A consecutive number from 0 for each group and thing; only for valid indexes of a PickerModel.
    [[nodiscard]] static std::size_t placeOf(const QModelIndex &index) { return index.internalId(); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void checkRequested(const QString &id, bool checked);

private:
    /// A tree node in a flat list; indexes refer to it by position.
    struct Entry
    {
        PickerNode node; ///< without its children
        int parent = -1;
        int row = 0;
        std::vector<int> children;
    };

    void append(const QList<PickerNode> &nodes, int parent);
    [[nodiscard]] const Entry *entry(const QModelIndex &index) const;
    [[nodiscard]] const std::vector<int> &childrenOf(const QModelIndex &parent) const;
    [[nodiscard]] QString spoken(const PickerNode &node) const;

    std::vector<Entry> m_entries;
    std::vector<int> m_roots;
    QSet<QString> m_checked;
};

// The picker's search: every word must occur in a thing's name, ids, vendor, family or architecture; setOnly()
// restricts it to given things. Groups stay while a descendant matches. Search texts are read from the model once, not
// on every keystroke.

class PickerFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PickerFilter(QObject *parent = nullptr);

    void setSearch(const QString &search);
    /// Restricts the tree to these ids; empty: no restriction.
    void setOnly(const std::optional<QSet<QString>> &ids);
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty() || m_only; }
    /// The first matching thing (not group); invalid if there is none.
    [[nodiscard]] QModelIndex firstThing() const;

    /// Must be a PickerModel.
    void setSourceModel(QAbstractItemModel *model) override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void searchAnew();
    void forget();
    [[nodiscard]] const std::vector<bool> &found() const;
    /// Marks the matches below a place; true if there are any.
    bool mark(const QModelIndex &parent, const std::vector<QStringMatcher> &words) const;
    [[nodiscard]] bool hasAll(const QModelIndex &thing, const std::vector<QStringMatcher> &words) const;

    QStringList m_words;
    std::optional<QSet<QString>> m_only;
    // Indexed by PickerModel::placeOf(), filled on demand: whether it matches, and its search text.
    mutable std::vector<bool> m_found;
    mutable std::vector<QString> m_texts;
};

} // namespace chipboard
