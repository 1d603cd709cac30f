#include "widgets/pages/filterrow.h"

#include "data/core/find.h"
#include "widgets/pages/pageparts.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/theme/parts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace chipboard {

constexpr int refusalWidth = 2 * fieldCellWidth + gridStep;

static QLabel *newFieldLabel(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *label = wrappedLabel("fieldLabel", "muted", text, parent);
    label->setFixedWidth(fieldCellWidth);
    label->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
    label->setBuddy(buddy);
    return label;
}

TypedField::TypedField(const PageFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_field(named<QLineEdit>("typed", this))
    , m_unit(new QLabel(this))
    , m_refusal(named<QLabel>("refusal", this))
{
    build();
    setFilter(filter);
}

void TypedField::build()
{
    m_label = newFieldLabel({}, m_field, this);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::editingFinished, this, &TypedField::ask);
    m_unit->setProperty("role", QStringLiteral("muted"));
    m_refusal->setProperty("role", QStringLiteral("warning"));
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->setWordWrap(true);
    m_refusal->setFixedWidth(refusalWidth);
    m_refusal->hide();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(gridStep / 2);
    layout->setVerticalSpacing(gridStep / 4);
    layout->addWidget(m_label, 0, 0, 1, 2);
    layout->addWidget(m_field, 1, 0);
    layout->addWidget(m_unit, 1, 1);
    layout->addWidget(m_refusal, 2, 0, 1, 2, Qt::AlignTop | Qt::AlignLeft);
    layout->setColumnStretch(0, 1);
    layout->setRowStretch(2, 1);
}

// In a row, the hint names the field and the unit is on the same line: neither may be clipped, whatever the type size.
void TypedField::keepWidth()
{
    int usual = fieldCellWidth;
    if (m_filter.isNamed) {
        m_field->ensurePolished();
        const int typed = m_field->minimumSizeHint().width() + m_field->fontMetrics().horizontalAdvance(m_filter.hint);
        const int unit = m_filter.unit.isEmpty() ? 0 : m_unit->sizeHint().width() + gridStep / 2;
        usual = std::max(usual, typed + unit);
    }
    setFixedWidth(m_refusal->text().isEmpty() ? usual : std::max(usual, refusalWidth));
}

void TypedField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        keepWidth();
}

void TypedField::setFilter(const PageFilter &filter)
{
    const bool isNew = filter.current != m_filter.current || filter.id != m_filter.id;
    const bool hasOthers = filter.choices != m_filter.choices;
    m_filter = filter;
    m_label->setText(filter.label);
    m_label->setVisible(!filter.isNamed); // the hint has the name
    m_field->setPlaceholderText(filter.hint);
    m_unit->setText(filter.unit);
    m_unit->setVisible(!filter.unit.isEmpty());
    setToolTip(filter.help);
    if (hasOthers)
        propose();
    if (isNew)
        showCurrent();
    describe();
    keepWidth();
}

void TypedField::propose()
{
    auto *completer = new QCompleter(mapped(m_filter.choices, &PageFilter::Choice::id), m_field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &TypedField::ask,
            Qt::QueuedConnection); // queued: the field has its text only after the event
    m_field->setCompleter(completer);
}

void TypedField::ask()
{
    const QString text = m_field->text().trimmed();
    if (text == m_filter.current) {
        showCurrent();
        return;
    }
    if (text == m_asked)
        return;
    m_asked = text;
    emit typed(text);
}

void TypedField::showCurrent()
{
    m_asked = m_filter.current;
    m_field->setText(m_filter.current);
    tell({});
}

void TypedField::tell(const QString &refusal)
{
    m_refusal->setText(refusal);
    m_refusal->setVisible(!refusal.isEmpty());
    keepWidth();
    describe();
    if (refusal.isEmpty())
        return;
    m_field->setFocus();
    m_field->selectAll();
    QAccessibleEvent alert(m_refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TypedField::describe()
{
    m_field->setAccessibleName(m_filter.unit.isEmpty() ? m_filter.label
                                                       : tr("%1, %2").arg(m_filter.label, m_filter.unit));
    m_field->setAccessibleDescription(QStringList{m_refusal->text(), m_filter.help}.join(QLatin1Char(' ')).trimmed());
}

// Undo goes to the board, except during unfinished input; Escape discards that.
bool TypedField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isUndo = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (isUndo && m_field->text() == m_filter.current) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape
        && (m_field->text() != m_filter.current || !m_refusal->text().isEmpty())) {
        showCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

static QString saidName(const PageFilter &filter) { return QStringLiteral("said.") + filter.id; }

FilterForm::FilterForm(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("filterForm"));
    m_row = new FilterRow(theme, this); // Tab order follows creation order
    buildHead();
    connect(m_row, &FilterRow::chosen, this, &FilterForm::chosen);
    auto *layout = arranged<QVBoxLayout>(this, gridStep / 2);
    m_more = named<FilterRow>("moreFilters", theme, this);
    connect(m_more, &FilterRow::chosen, this, &FilterForm::chosen);
    auto *line = new FlowLayout(nullptr); // the button is next to the fields if there is room
    line->setSpacing(gridStep);
    line->setLineGap(1); // leaves height for the page
    line->addWidget(m_row);
    line->addWidget(m_head);
    layout->addLayout(line);
    layout->addWidget(m_more);
    showOpen();
}

void FilterForm::buildHead()
{
    m_head = named<QWidget>("filtersHead", this);
    m_line = new FlowLayout(m_head);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(gridStep);
    m_toggle = named<QToolButton>("filtersToggle", m_head);
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toggle->setCheckable(true);
    m_line->addWidget(m_toggle);
    connect(m_toggle, &QToolButton::clicked, this, [this](bool open) {
        setOpen(open);
        emit opened(m_open);
    });
}

void FilterForm::setFilters(const QString &name, const QList<PageFilter> &all)
{
    m_isNamed = !name.isEmpty();
    QList<PageFilter> first;
    QList<PageFilter> filters;
    for (const PageFilter &filter : all)
        (filter.isMore && m_isNamed ? filters : first) << filter;
    m_hasFirst = !first.isEmpty();
    m_row->setFilters(first);
    m_toggle->setText(name);
    const bool isSame = std::equal(
        m_said.begin(), m_said.end(), filters.begin(), filters.end(),
        [](const QToolButton *one, const PageFilter &filter) { return one->objectName() == saidName(filter); });
    if (!isSame)
        buildSaid(filters); // before the fields: Tab order follows creation order
    for (qsizetype i = 0; i < filters.size(); ++i) {
        QToolButton *said = m_said.at(i);
        said->setText(filters.at(i).said);
        said->setToolTip(filters.at(i).help);
        said->setAccessibleDescription(filters.at(i).help);
    }
    showOpen(); // before the fields: fields created in a visible row would appear only with the next events
    m_more->setFilters(filters);
}

void FilterForm::buildSaid(const QList<PageFilter> &filters)
{
    for (QToolButton *said : std::as_const(m_said)) {
        m_line->removeWidget(said);
        said->setParent(nullptr);
        said->deleteLater();
    }
    m_said.clear();
    for (const PageFilter &filter : filters) {
        auto *said = new QToolButton(m_head);
        said->setObjectName(saidName(filter));
        said->setProperty("role", QStringLiteral("said"));
        connect(said, &QToolButton::clicked, this, [this, id = filter.id] { ask(id); });
        m_line->addWidget(said);
        m_said << said;
    }
}

void FilterForm::setTheme(const Theme &theme)
{
    m_row->setTheme(theme);
    m_more->setTheme(theme);
}

void FilterForm::tell(const QString &filterId, const QString &refusal)
{
    m_refused = !refusal.isEmpty();
    const bool isBehind = m_more->findChild<QWidget *>(QStringLiteral("filter.") + filterId) != nullptr;
    if (m_refused && isBehind)
        setOpen(true); // shows the rejected input and its error
    (isBehind ? m_more : m_row)->tell(filterId, refusal);
}

// Unfinished input is submitted when focus leaves its field; if it is rejected, the form stays open.
void FilterForm::setOpen(bool open)
{
    const QWidget *focused = focusWidget();
    if (!open && m_isNamed && focused != nullptr && m_more->isAncestorOf(focused) && focused->hasFocus()) {
        m_refused = false;
        m_toggle->setFocus();
        open = m_refused;
    }
    m_open = open;
    showOpen();
}

void FilterForm::ask(const QString &filterId)
{
    setOpen(true);
    emit opened(true);
    auto *control = m_more->findChild<QWidget *>(QStringLiteral("filter.") + filterId);
    if (auto *typed = qobject_cast<TypedField *>(control)) {
        typed->field().setFocus(Qt::OtherFocusReason);
        typed->field().selectAll();
    } else if (control != nullptr) {
        control->setFocus(Qt::OtherFocusReason);
    }
}

void FilterForm::showOpen()
{
    const bool isShown = m_open && m_isNamed;
    m_row->setVisible(m_hasFirst);
    m_head->setVisible(m_isNamed);
    m_toggle->setChecked(m_open);
    m_toggle->setArrowType(m_open ? Qt::DownArrow : Qt::RightArrow);
    for (QToolButton *said : std::as_const(m_said))
        said->setVisible(!isShown && !said->text().isEmpty());
    m_more->setVisible(isShown);
}

namespace {

constexpr int widestChoice = 480; // long enough to read a question while closed

QString nameOf(const PageFilter &filter) { return QStringLiteral("filter.") + filter.id; }

bool sameControls(const QList<PageFilter> &a, const QList<PageFilter> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const PageFilter &one, const PageFilter &other) {
        return one.id == other.id && one.label == other.label && one.isNamed == other.isNamed
            && one.isTyped == other.isTyped;
    });
}

// The automatic choice is separated from the others.
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
    return std::ranges::any_of(m_filters, [](const PageFilter &filter) { return filter.isTyped && !filter.isNamed; });
}

QWidget *FilterRow::inForm(QWidget *control, const QString &label)
{
    auto *cell = new QWidget(this);
    control->setParent(cell);
    control->setFixedWidth(fieldCellWidth);
    control->installEventFilter(this);
    auto *layout = arranged<QVBoxLayout>(cell, gridStep / 4);
    layout->addWidget(newFieldLabel(label, control, cell));
    layout->addWidget(control);
    layout->addStretch(1);
    return cell;
}

// A form scrolls with its page: the wheel over a box must scroll, not choose.
bool FilterRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Aligns fields below names of one and of two lines.
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
    // For texts that are elided.
    box->setToolTip(filter.help.isEmpty() ? tr("%1: %2").arg(filter.label, box->currentText()) : filter.help);
    box->setAccessibleDescription(filter.help);
    if (isForm())
        box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 3 * gridStep);
}

} // namespace chipboard
