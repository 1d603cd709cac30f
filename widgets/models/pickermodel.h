// Purpose: the picker's tree for views. It shows which things are chosen but does not choose: a check asked for by the
// person becomes the signal checkRequested(), and setChecked() shows what came of it.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/views/chartspec.h"

#include <QAbstractItemModel>
#include <QSet>

#include <vector>

namespace chipboard {

// What the picker offers, as plain data: vendor > family > chip (or instance, or system), in the catalogue's
// order.

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

    friend bool operator==(const PickerNode &, const PickerNode &) = default;
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

} // namespace chipboard
