// Purpose: the tree of the picker as a model, and the rows of it that fit what is typed.
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

// The picker's tree for views. It shows which things are chosen but does not choose: a check asked for by the person
// becomes the signal checkRequested(), and setChecked() shows what came of it.

// Vendor > family > chip, instance or system, in the catalogue's order.

enum class PickerKind { Vendor, Family, Thing };

struct PickerNode
{
    PickerKind kind = PickerKind::Thing;
    QString id; ///< of a chip, instance or system; empty for groups
    QString name;
    QString detail;   ///< at the right: "2024", "announced", "16 × Trainium2"
    QString keywords; ///< what the search looks through, besides the name
    ColourRole role = ColourRole::Other;
    QList<PickerNode> children;
};

/// The vendors with everything below them that can be compared at a level.
[[nodiscard]] QList<PickerNode> pickerTree(const Catalog &catalog, Level level);

class PickerModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, KindRole, DetailRole, ColourRoleRole, KeywordsRole };

    explicit PickerModel(QObject *parent = nullptr);

    void setTree(const QList<PickerNode> &tree);
    /// Ids that the tree does not hold are no harm: they are chosen but not shown.
    void setChecked(const QStringList &ids);
    [[nodiscard]] bool isChecked(const QString &id) const { return m_checked.contains(id); }
    /// Where a thing is; invalid when the tree does not hold it.
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;
    /// A number for each group and thing, counted from 0 without gaps; of valid indexes of a PickerModel.
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
    /// A node of the tree in a flat list; indexes point to it by its place.
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

// The picker's search: every word must occur in the thing's name, ids, vendor, family or architecture, or only given
// things are left. Groups stay as long as something below them does. What words are looked for in is asked of the
// model once, not at each letter that is typed.

class PickerFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PickerFilter(QObject *parent = nullptr);

    void setSearch(const QString &search);
    /// Only things of these ids, if any.
    void setOnly(const std::optional<QSet<QString>> &ids);
    [[nodiscard]] bool isSearching() const { return !m_words.isEmpty() || m_only; }
    /// The first thing (not group) that is left; invalid when nothing is.
    [[nodiscard]] QModelIndex firstThing() const;

    /// A PickerModel.
    void setSourceModel(QAbstractItemModel *model) override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void searchAnew();
    void forget();
    [[nodiscard]] const std::vector<bool> &found() const;
    /// Marks what is found below a place; true when there is something.
    bool mark(const QModelIndex &parent, const std::vector<QStringMatcher> &words) const;
    [[nodiscard]] bool hasAll(const QModelIndex &thing, const std::vector<QStringMatcher> &words) const;

    QStringList m_words;
    std::optional<QSet<QString>> m_only;
    // By PickerModel::placeOf(), made when they are asked for: whether it is left, and where words are looked for.
    mutable std::vector<bool> m_found;
    mutable std::vector<QString> m_texts;
};

} // namespace chipboard
