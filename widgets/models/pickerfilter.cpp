#include "widgets/models/pickerfilter.h"

#include "widgets/models/pickermodel.h"

#include <algorithm>

namespace chipboard {
namespace {

QModelIndex firstThingBelow(const QAbstractItemModel &model, const QModelIndex &parent)
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

// Without upper case, one character for one, as searches that pass over it do; toCaseFolded() of texts makes two of
// some.
QString folded(const QString &text)
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

} // namespace

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
    return std::all_of(words.begin(), words.end(),
                       [&text](const QStringMatcher &word) { return word.indexIn(text) >= 0; });
}

} // namespace chipboard
