#include "widgets/pages/filterrow.h"

#include "widgets/pages/flowlayout.h"
#include "widgets/panels/choicebutton.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <memory>

namespace chipboard {
namespace {

QString nameOf(const PageFilter &filter) { return QStringLiteral("filter.") + filter.id; }

bool sameControls(const QList<PageFilter> &a, const QList<PageFilter> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const PageFilter &one, const PageFilter &other) {
        return one.id == other.id && one.label == other.label && one.isNamed == other.isNamed;
    });
}

// What the page chooses by itself stands apart.
QList<Choice> choicesOf(const PageFilter &filter)
{
    QList<Choice> choices;
    for (const PageFilter::Choice &choice : filter.choices)
        choices << Choice{choice.id, choice.text, choice.shown, {}, choices.size() == 1};
    return choices;
}

} // namespace

FilterRow::FilterRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new FlowLayout(this))
{
    setObjectName(QStringLiteral("pageFilters"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(gridStep);
}

void FilterRow::setFilters(const QList<PageFilter> &filters)
{
    if (filters == m_filters)
        return;
    const bool isSame = sameControls(filters, m_filters);
    const QList<PageFilter> before = std::exchange(m_filters, filters);
    if (!isSame)
        build();
    for (qsizetype place = 0; place < m_filters.size(); ++place) {
        if (!isSame || m_filters.at(place) != before.at(place))
            showFilter(m_filters.at(place));
    }
}

void FilterRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    const auto buttons = findChildren<ChoiceButton *>();
    for (ChoiceButton *button : buttons)
        button->setTheme(theme);
}

void FilterRow::build()
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        const std::unique_ptr<QLayoutItem> taken(item);
        taken->widget()->setParent(nullptr);
        taken->widget()->deleteLater();
    }
    for (const PageFilter &filter : std::as_const(m_filters)) {
        QWidget *control = filter.isNamed ? newButton(filter) : newBox(filter);
        control->setObjectName(nameOf(filter));
        m_layout->addWidget(control);
    }
}

QWidget *FilterRow::newBox(const PageFilter &filter)
{
    constexpr int shortest = 12; // characters
    auto *box = new QComboBox(this);
    box->setAccessibleName(filter.label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(shortest);
    connect(box, &QComboBox::activated, this,
            [this, box, id = filter.id] { emit chosen(id, box->currentData().toString()); });
    return box;
}

QWidget *FilterRow::newButton(const PageFilter &filter)
{
    auto *button = new ChoiceButton(filter.label, m_theme, this);
    connect(button, &ChoiceButton::chosen, this,
            [this, id = filter.id](const QString &choice) { emit chosen(id, choice); });
    return button;
}

void FilterRow::showFilter(const PageFilter &filter)
{
    if (auto *button = findChild<ChoiceButton *>(nameOf(filter))) {
        button->setChoices(choicesOf(filter));
        button->setCurrent(filter.current);
        return;
    }
    auto *box = findChild<QComboBox *>(nameOf(filter));
    const QSignalBlocker blocker(box);
    box->clear();
    for (const PageFilter::Choice &choice : filter.choices)
        box->addItem(choice.text, choice.id);
    box->setCurrentIndex(std::max(0, box->findData(filter.current)));
    box->setToolTip(tr("%1: %2").arg(filter.label, box->currentText())); // where there is no room for all of it
}

} // namespace chipboard
