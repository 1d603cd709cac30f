#include "widgets/pages/filterrow.h"

#include "widgets/pages/pageparts.h"
#include "widgets/pages/typedfield.h"
#include "widgets/panels/choicebutton.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace chipboard {
namespace {

constexpr int widestChoice = 480; // a question is read before it is opened

QString nameOf(const PageFilter &filter) { return QStringLiteral("filter.") + filter.id; }

bool sameControls(const QList<PageFilter> &a, const QList<PageFilter> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const PageFilter &one, const PageFilter &other) {
        return one.id == other.id && one.label == other.label && one.isNamed == other.isNamed
            && one.isTyped == other.isTyped;
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
    if (!isSame && isForm())
        alignForm();
}

void FilterRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (isForm())
        alignForm();
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
        QWidget *control = newControl(filter);
        control->setObjectName(nameOf(filter));
        m_layout->addWidget(isForm() && !filter.isTyped ? inForm(control, filter.label) : control);
    }
}

QWidget *FilterRow::newControl(const PageFilter &filter)
{
    if (filter.isTyped)
        return newField(filter);
    return filter.isNamed && !isForm() ? newButton(filter) : newBox(filter);
}

bool FilterRow::isForm() const
{
    return std::any_of(m_filters.begin(), m_filters.end(),
                       [](const PageFilter &filter) { return filter.isTyped && !filter.isNamed; });
}

QWidget *FilterRow::inForm(QWidget *control, const QString &label)
{
    auto *cell = new QWidget(this);
    control->setParent(cell);
    control->setFixedWidth(fieldCellWidth);
    control->installEventFilter(this);
    auto *layout = new QVBoxLayout(cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep / 4);
    layout->addWidget(newFieldLabel(label, control, cell));
    layout->addWidget(control);
    layout->addStretch(1);
    return cell;
}

// A form is scrolled with its page: whoever turns the wheel over a box wants to go on, not to choose.
bool FilterRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Names of one line and of two: the fields below them stand side by side.
void FilterRow::alignForm()
{
    int highest = 0;
    const QList<QLabel *> labels = findChildren<QLabel *>(QStringLiteral("fieldLabel"));
    for (QLabel *label : labels) {
        label->ensurePolished();
        highest = std::max(highest, label->heightForWidth(fieldCellWidth));
    }
    for (QLabel *label : labels)
        label->setFixedHeight(highest);
}

QWidget *FilterRow::newField(const PageFilter &filter)
{
    auto *field = new TypedField(filter, this);
    connect(field, &TypedField::typed, this, [this, id = filter.id](const QString &text) { emit chosen(id, text); });
    return field;
}

void FilterRow::tell(const QString &filterId, const QString &refusal)
{
    for (const PageFilter &filter : std::as_const(m_filters)) {
        if (filter.id != filterId || !filter.isTyped)
            continue;
        findChild<TypedField *>(nameOf(filter))->tell(refusal);
        m_layout->invalidate();
        updateGeometry();
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
    button->setWidest(widestChoice);
    connect(button, &ChoiceButton::chosen, this,
            [this, id = filter.id](const QString &choice) { emit chosen(id, choice); });
    return button;
}

void FilterRow::showFilter(const PageFilter &filter)
{
    if (auto *field = findChild<TypedField *>(nameOf(filter))) {
        field->setFilter(filter);
        return;
    }
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
    // Where there is no room for all of it.
    box->setToolTip(filter.help.isEmpty() ? tr("%1: %2").arg(filter.label, box->currentText()) : filter.help);
    box->setAccessibleDescription(filter.help);
    if (isForm())
        box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 3 * gridStep);
}

} // namespace chipboard
