#include "widgets/pages/filterrow.h"

#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <memory>

namespace chipboard {
namespace {

QString nameOf(const PageFilter &filter) { return QStringLiteral("filter.") + filter.id; }

bool sameIds(const QList<PageFilter> &a, const QList<PageFilter> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const PageFilter &one, const PageFilter &other) { return one.id == other.id; });
}

} // namespace

FilterRow::FilterRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("pageFilters"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gridStep);
}

void FilterRow::setFilters(const QList<PageFilter> &filters)
{
    if (filters == m_filters)
        return;
    const bool isSame = sameIds(filters, m_filters);
    m_filters = filters;
    if (!isSame)
        build();
    for (int place = 0; place < m_filters.size(); ++place)
        showFilter(place);
}

void FilterRow::build()
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->setParent(nullptr);
            old->deleteLater();
        }
        const std::unique_ptr<QLayoutItem> taken(item);
    }
    constexpr int shortest = 12; // characters
    for (const PageFilter &filter : std::as_const(m_filters)) {
        auto *box = new QComboBox(this);
        box->setObjectName(nameOf(filter));
        box->setAccessibleName(filter.label);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumContentsLength(shortest);
        connect(box, &QComboBox::activated, this,
                [this, box, id = filter.id] { emit chosen(id, box->currentData().toString()); });
        m_layout->addWidget(box);
    }
    m_layout->addStretch(1);
}

void FilterRow::showFilter(int place)
{
    const PageFilter &filter = m_filters.at(place);
    auto *box = findChild<QComboBox *>(nameOf(filter));
    const QSignalBlocker blocker(box);
    box->clear();
    for (const PageFilter::Choice &choice : filter.choices)
        box->addItem(choice.text, choice.id);
    box->setCurrentIndex(std::max(0, box->findData(filter.current)));
    box->setToolTip(tr("%1: %2").arg(filter.label, box->currentText())); // where there is no room for all of it
}

} // namespace chipboard
