#include "widgets/pages/typedfield.h"

#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QCompleter>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace chipboard {
namespace {

constexpr int refusalWidth = 2 * fieldCellWidth + gridStep;

} // namespace

QLabel *newFieldLabel(const QString &text, QWidget *buddy, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("fieldLabel"));
    label->setProperty("role", QStringLiteral("muted"));
    label->setWordWrap(true);
    label->setFixedWidth(fieldCellWidth);
    label->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
    label->setBuddy(buddy);
    return label;
}

TypedField::TypedField(const PageFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit(this))
    , m_unit(new QLabel(this))
    , m_refusal(new QLabel(this))
{
    build();
    setFilter(filter);
}

void TypedField::build()
{
    m_label = newFieldLabel({}, m_field, this);
    m_field->setObjectName(QStringLiteral("typed"));
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::editingFinished, this, &TypedField::ask);
    m_unit->setProperty("role", QStringLiteral("muted"));
    m_refusal->setObjectName(QStringLiteral("refusal"));
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

// In a line the hint names the field, and the unit stands in the same line: neither may be cut, however large the type.
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
    m_label->setVisible(!filter.isNamed); // the hint says it
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
    QStringList words;
    for (const PageFilter::Choice &choice : std::as_const(m_filter.choices))
        words << choice.id;
    auto *completer = new QCompleter(words, m_field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &TypedField::ask,
            Qt::QueuedConnection); // the field has the text then
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

// Undo is the board's, unless there is something half typed; Escape takes that back.
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

} // namespace chipboard
