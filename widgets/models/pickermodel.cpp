#include "widgets/models/pickermodel.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/pagebuilder.h"

#include <algorithm>

namespace chipboard {

namespace {

/// The group with that name, appended if it does not exist.
PickerNode &group(QList<PickerNode> &groups, PickerKind kind, const QString &name)
{
    auto *found = findWhere(groups, [&name](const PickerNode &node) { return node.name == name; });
    if (found != nullptr)
        return *found;
    groups << PickerNode{.kind = kind, .name = name};
    return groups.last();
}

QString detailOf(const Chip &chip)
{
    if (chip.status == Availability::Announced)
        return tr("announced");
    const QString &date = chip.available.value.isEmpty() ? chip.announced.value : chip.available.value;
    return date.left(4);
}

/// "16 × Trainium2": how many of which chip.
QString detailOf(Availability status, const Figure &chips, const Chip *chip)
{
    if (status == Availability::Announced)
        return tr("announced");
    if (chips.isMissing() || chip == nullptr)
        return {};
    return tr("%1 × %2").arg(Formatter().full(chips.value->value), chip->name);
}

QString keywordsOf(const Chip &chip)
{
    return QStringList{chip.id.text(), chip.fullName, chip.vendor, chip.family, chip.architecture}.join(
        QLatin1Char(' '));
}

PickerNode thing(const QString &id, const QString &name, const QString &detail, const Chip *chip)
{
    PickerNode node{.id = id, .name = name, .detail = detail, .keywords = id};
    if (chip != nullptr) {
        node.keywords += QLatin1Char(' ') + chip->name + QLatin1Char(' ') + keywordsOf(*chip);
        node.role = colourRoleOf(*chip);
    }
    return node;
}

void add(QList<PickerNode> &tree, const QString &vendor, const Chip *chip, PickerNode node)
{
    node.keywords += QLatin1Char(' ') + vendor;
    const QString family = chip != nullptr ? chip->family : tr("Other");
    group(group(tree, PickerKind::Vendor, vendor).children, PickerKind::Family, family).children << node;
}

} // namespace

QList<PickerNode> pickerTree(const Catalog &catalog, Level level)
{
    QList<PickerNode> tree;
    switch (level) {
    case Level::Chip:
        for (const Chip &chip : catalog.chips)
            add(tree, chip.vendor, &chip, thing(chip.id.text(), chip.name, detailOf(chip), &chip));
        break;
    case Level::Instance:
        for (const Instance &instance : catalog.instances) {
            const Chip *chip = catalog.chip(instance.chip);
            const QString detail = detailOf(instance.status, instance.chips, chip);
            add(tree, instance.provider, chip, thing(instance.id.text(), instance.name, detail, chip));
        }
        break;
    case Level::System:
        for (const System &system : catalog.systems) {
            const Chip *chip = catalog.chip(system.chip);
            const QString detail = detailOf(system.status, system.chips, chip);
            add(tree, system.vendor, chip, thing(system.id.text(), system.name, detail, chip));
        }
        break;
    }
    return tree;
}

PickerModel::PickerModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

void PickerModel::setTree(const QList<PickerNode> &tree)
{
    beginResetModel();
    m_entries.clear();
    m_roots.clear();
    append(tree, -1);
    endResetModel();
}

void PickerModel::append(const QList<PickerNode> &nodes, int parent)
{
    for (const PickerNode &node : nodes) {
        const int place = static_cast<int>(m_entries.size());
        Entry entry;
        entry.node = node;
        entry.node.children.clear();
        entry.parent = parent;
        m_entries.push_back(entry);
        std::vector<int> &siblings = parent < 0 ? m_roots : m_entries[static_cast<std::size_t>(parent)].children;
        m_entries.back().row = static_cast<int>(siblings.size());
        siblings.push_back(place);
        append(node.children, place);
    }
}

void PickerModel::setChecked(const QStringList &ids)
{
    const QSet<QString> now(ids.begin(), ids.end());
    if (now == m_checked)
        return; // common while dragging
    const QSet<QString> differ = (m_checked - now) + (now - m_checked);
    m_checked = now;
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        const Entry &entry = m_entries[place];
        if (entry.node.kind != PickerKind::Thing || !differ.contains(entry.node.id))
            continue;
        const QModelIndex changed = createIndex(entry.row, NameColumn, place);
        emit dataChanged(changed, changed, {Qt::CheckStateRole, Qt::AccessibleTextRole});
    }
}

QModelIndex PickerModel::indexOf(const QString &id) const
{
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        const Entry &entry = m_entries[place];
        if (entry.node.kind == PickerKind::Thing && entry.node.id == id)
            return createIndex(entry.row, NameColumn, place);
    }
    return {};
}

const PickerModel::Entry *PickerModel::entry(const QModelIndex &index) const
{
    return index.isValid() ? &m_entries.at(index.internalId()) : nullptr;
}

const std::vector<int> &PickerModel::childrenOf(const QModelIndex &parent) const
{
    const Entry *found = entry(parent);
    return found != nullptr ? found->children : m_roots;
}

QModelIndex PickerModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(childrenOf(parent).at(static_cast<std::size_t>(row))));
}

QModelIndex PickerModel::parent(const QModelIndex &child) const
{
    const Entry *found = entry(child);
    if (found == nullptr || found->parent < 0)
        return {};
    const auto place = static_cast<std::size_t>(found->parent);
    return createIndex(m_entries.at(place).row, NameColumn, place);
}

int PickerModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int PickerModel::columnCount(const QModelIndex & /*parent*/) const { return ColumnCount; }

QVariant PickerModel::data(const QModelIndex &index, int role) const
{
    const Entry *found = entry(index);
    if (found == nullptr)
        return {};
    const PickerNode &node = found->node;
    switch (role) {
    case Qt::DisplayRole:
        return node.name;
    case Qt::CheckStateRole:
        if (node.kind == PickerKind::Thing)
            return isChecked(node.id) ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::AccessibleTextRole:
        return spoken(node);
    case IdRole:
        return node.id;
    case KindRole:
        return static_cast<int>(node.kind);
    case DetailRole:
        return node.detail;
    case ColourRoleRole:
        return static_cast<int>(node.role);
    case KeywordsRole:
        return QString(node.name + QLatin1Char(' ') + node.keywords);
    default:
        return {};
    }
}

QString PickerModel::spoken(const PickerNode &node) const
{
    if (node.kind != PickerKind::Thing || node.detail.isEmpty())
        return node.name;
    return tr("%1, %2").arg(node.name, node.detail);
}

bool PickerModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Entry *found = entry(index);
    if (found == nullptr || role != Qt::CheckStateRole || found->node.kind != PickerKind::Thing)
        return false;
    emit checkRequested(found->node.id, value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags PickerModel::flags(const QModelIndex &index) const
{
    const Entry *found = entry(index);
    if (found == nullptr)
        return Qt::NoItemFlags;
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return found->node.kind == PickerKind::Thing ? base | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren : base;
}

static QModelIndex firstThingBelow(const QAbstractItemModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, PickerModel::NameColumn, parent);
        if (!index.data(PickerModel::IdRole).toString().isEmpty())
            return index;
        const QModelIndex below = firstThingBelow(model, index);
        if (below.isValid())
            return below;
    }
    return {};
}

// Case-folds character by character, like case-insensitive searches; QString::toCaseFolded() may expand one character
// to two.
static QString folded(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            result += QChar::fromUcs4(QChar::toCaseFolded(QChar::surrogateToUcs4(c, text.at(++i))));
        else
            result += c.toCaseFolded();
    }
    return result;
}

PickerFilter::PickerFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void PickerFilter::setSourceModel(QAbstractItemModel *model)
{
    if (sourceModel() != nullptr)
        disconnect(sourceModel(), &QAbstractItemModel::modelAboutToBeReset, this, &PickerFilter::forget);
    forget();
    if (model != nullptr)
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &PickerFilter::forget);
    QSortFilterProxyModel::setSourceModel(model);
}

void PickerFilter::forget()
{
    m_found.clear();
    m_texts.clear();
}

void PickerFilter::searchAnew()
{
    m_found.clear();
    invalidateFilter();
}

void PickerFilter::setSearch(const QString &search)
{
    const QStringList words = search.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    searchAnew();
}

void PickerFilter::setOnly(const std::optional<QSet<QString>> &ids)
{
    if (ids == m_only)
        return;
    m_only = ids;
    searchAnew();
}

QModelIndex PickerFilter::firstThing() const { return firstThingBelow(*this, {}); }

bool PickerFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!isSearching())
        return true;
    return found().at(PickerModel::placeOf(sourceModel()->index(row, PickerModel::NameColumn, parent)));
}

const std::vector<bool> &PickerFilter::found() const
{
    if (m_found.empty()) {
        std::vector<QStringMatcher> words;
        for (const QString &word : m_words)
            words.emplace_back(folded(word), Qt::CaseSensitive);
        mark({}, words);
    }
    return m_found;
}

bool PickerFilter::mark(const QModelIndex &parent, const std::vector<QStringMatcher> &words) const
{
    bool isAny = false;
    for (int row = 0; row < sourceModel()->rowCount(parent); ++row) {
        const QModelIndex index = sourceModel()->index(row, PickerModel::NameColumn, parent);
        const std::size_t place = PickerModel::placeOf(index);
        if (place >= m_found.size())
            m_found.resize(place + 1);
        const bool isHere = mark(index, words) || hasAll(index, words);
        m_found[place] = isHere;
        isAny = isAny || isHere;
    }
    return isAny;
}

bool PickerFilter::hasAll(const QModelIndex &thing, const std::vector<QStringMatcher> &words) const
{
    const QString id = thing.data(PickerModel::IdRole).toString();
    if (id.isEmpty() || (m_only && !m_only->contains(id)))
        return false;
    if (words.empty())
        return true;
    const std::size_t place = PickerModel::placeOf(thing);
    if (place >= m_texts.size())
        m_texts.resize(place + 1);
    QString &text = m_texts[place];
    if (text.isEmpty())
        text = folded(thing.data(PickerModel::KeywordsRole).toString());
    return std::ranges::all_of(words, [&text](const QStringMatcher &word) { return word.indexIn(text) >= 0; });
}

} // namespace chipboard
