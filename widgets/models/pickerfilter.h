// Purpose: the picker's search: every word must occur in the thing's name, ids, vendor, family or architecture, or only
// given things are left. Groups stay as long as something below them does. What words are looked for in is asked of the
// model once, not at each letter that is typed.
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QStringMatcher>

#include <optional>
#include <vector>

namespace chipboard {

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
