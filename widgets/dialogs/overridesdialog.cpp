#include "widgets/dialogs/overridesdialog.h"

#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace chipboard {
constexpr int dialogWidth = 460;
constexpr int longestNote = 200;

static QLabel *quietLabel(const char *name, QWidget *parent)
{
    auto *label = named<QLabel>(name, parent);
    label->setProperty("role", QStringLiteral("muted"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

static QLineEdit *field(const char *name, const QString &label, QWidget *parent)
{
    auto *edit = named<QLineEdit>(name, parent);
    edit->setAccessibleName(label);
    return edit;
}

OverrideDialog::OverrideDialog(const QList<OverrideForm> &forms, const QLocale &locale, QWidget *parent)
    : QDialog(parent)
    , m_forms(forms)
    , m_locale(locale)
{
    Q_ASSERT(!forms.isEmpty());
    setObjectName(QStringLiteral("overrideDialog"));
    setWindowTitle(tr("Override a figure"));
    setMinimumWidth(dialogWidth);
    build();
    for (const OverrideForm &one : forms)
        m_figure->addItem(one.name);
    m_figure->setEnabled(forms.size() > 1);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &OverrideDialog::showForm);
    connect(m_value, &QLineEdit::textChanged, this, &OverrideDialog::check);
    connect(m_ok, &QPushButton::clicked, this, &OverrideDialog::finish);
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        emit takenBack(form().of);
        accept();
    });
    showForm(0);
    m_value->setFocus();
}

void OverrideDialog::build()
{
    m_figure = named<QComboBox>("overrideFigure", this);
    m_figure->setAccessibleName(tr("Figure"));
    m_published = quietLabel("overridePublished", this);
    m_value = field("overrideValue", tr("Your value"), this);
    m_unit = named<QLabel>("overrideUnit", this);
    m_range = quietLabel("overrideRange", this);
    m_note = field("overrideNote", tr("Note"), this);
    m_note->setMaxLength(longestNote);
    m_note->setPlaceholderText(tr("Reason or source"));
    m_fault = wrappedLabel("overrideFault", "warning", {}, this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(tr("Override"), QDialogButtonBox::ActionRole);
    m_ok->setObjectName(QStringLiteral("overrideOk"));
    m_ok->setDefault(true);
    m_takeBack = buttons->addButton(tr("Reset"), QDialogButtonBox::ActionRole);
    m_takeBack->setObjectName(QStringLiteral("overrideTakeBack"));
    m_takeBack->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *value = arranged<QHBoxLayout>(nullptr, gridStep);
    value->addWidget(m_value, 1);
    value->addWidget(m_unit);
    auto *outer = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    auto *layout = new QFormLayout;
    layout->setSpacing(gridStep);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addRow(tr("Figure"), m_figure);
    layout->addRow(tr("Published"), m_published);
    layout->addRow(tr("Your value"), value);
    layout->addRow(QString(), m_range);
    layout->addRow(tr("Note"), m_note);
    layout->addRow(m_fault);
    outer->addLayout(layout, 1);
    outer->addWidget(buttons);
}

const OverrideForm &OverrideDialog::form() const { return m_forms.at(std::max(0, m_figure->currentIndex())); }

void OverrideDialog::showForm(int index)
{
    const OverrideForm &shown = m_forms.at(std::max(0, index));
    QLocale plain = m_locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    m_published->setText(shown.published);
    m_unit->setText(symbolOf(shown.unit));
    const QString range = tr("From %1.").arg(shown.range);
    const FigureRow *row = findFigure(shown.of.figure);
    if (row != nullptr && row->isDiscount())
        m_range->setText(tr("%1 It applies to every price list except your own prices; the assumption Discount applies "
                            "on top of it.",
                            "a range, and what a discount is")
                             .arg(range));
    else
        m_range->setText(
            shown.of.book.isEmpty()
                ? range
                : tr("%1 It applies to this price list only; the discount and the price factor also apply.",
                     "a range, and what a price is")
                      .arg(range));
    m_note->setText(shown.note);
    m_value->setText(shown.value ? plain.toString(*shown.value, 'g', 12) : QString());
    m_value->selectAll();
    m_takeBack->setVisible(shown.isOwn);
    check();
}

Override OverrideDialog::given() const
{
    const std::optional<double> value = numberFrom(m_value->text().trimmed(), m_locale);
    Override one{form().of, std::nullopt, form().unit, m_note->text().trimmed()};
    if (value)
        one.value = Interval::exactly(*value);
    return one;
}

void OverrideDialog::check()
{
    const Override one = given();
    const QString typed = m_value->text().trimmed();
    QString fault;
    if (!one.value && !typed.isEmpty())
        fault = tr("“%1” is not a number; the decimal sign is “%2”.").arg(typed, m_locale.decimalPoint());
    else if (const auto checked = checkOverride(one); !checked)
        fault = checked.problem().message + QLatin1Char(' ') + checked.problem().remedy;
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    const int needed = layout()->totalHeightForWidth(width());
    if (isVisible() && height() < needed)
        resize(QSize(width(), needed).boundedTo(roomFor(*this))); // for errors that wrap to two lines
    m_ok->setEnabled(one.value && fault.isEmpty());
}

void OverrideDialog::finish()
{
    emit overridden(given());
    accept();
}

MovedDialog::MovedDialog(const QString &summary, const QList<MovedLine> &lines, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("movedDialog"));
    setWindowTitle(tr("Changed since the board was saved"));
    resize(820, 420);
    auto *text = named<QLabel>("movedSummary", summary, this);
    text->setWordWrap(true);
    QTableWidget *table =
        plainTable("movedTable", {tr("Figure"), tr("Before"), tr("Now"), tr("Change"), tr("Affected charts")}, 4, this);
    table->setAccessibleName(windowTitle());
    setRows(*table, mapped(lines, [](const MovedLine &line) {
        return PlainRow{{line.figure, line.before, line.now, line.change, line.charts}, {}};
    }));
    auto *buttons = new QDialogButtonBox(this);
    auto *update = buttons->addButton(tr("Update to the new figures"), QDialogButtonBox::ActionRole);
    update->setObjectName(QStringLiteral("movedUpdate"));
    auto *keep = buttons->addButton(tr("Keep the old figures"), QDialogButtonBox::ActionRole);
    keep->setObjectName(QStringLiteral("movedKeep"));
    keep->setToolTip(tr("They become custom values on this board."));
    buttons->addButton(tr("Decide later"), QDialogButtonBox::RejectRole);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(update, &QPushButton::clicked, this, &MovedDialog::updateChosen);
    connect(keep, &QPushButton::clicked, this, &MovedDialog::keepChosen);
    connect(this, &MovedDialog::updateChosen, this, &QDialog::accept);
    connect(this, &MovedDialog::keepChosen, this, &QDialog::accept);
}

OverridesDialog::OverridesDialog(QWidget *parent)
    : QDialog(parent)
    , m_table(plainTable("overridesTable", {tr("Figure"), tr("Published"), tr("Custom value"), tr("Note")}, 3, this))
    , m_change(plainButton("overridesChange", tr("Change…"), this))
    , m_takeBack(plainButton("overridesTakeBack", tr("Reset"), this))
    , m_takeBackAll(plainButton("overridesTakeBackAll", tr("Reset all"), this))
{
    setObjectName(QStringLiteral("overridesDialog"));
    setWindowTitle(tr("Custom values"));
    resize(760, 360);
    m_table->setAccessibleName(windowTitle());
    auto *hint =
        new QLabel(tr("These values replace published figures on this board. To override a number, select it in the "
                      "table of numbers or on its source card. Undo (Ctrl+Z) restores values that you reset."),
                   this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *row = arranged<QHBoxLayout>(nullptr, gridStep);
    for (QPushButton *one : {m_change, m_takeBack, m_takeBackAll})
        row->addWidget(one);
    row->addStretch(1);
    row->addWidget(buttons);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(hint);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellActivated, m_change, &QPushButton::click);
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (const FigureAddress *of = current())
            emit changeRequested(*of);
    });
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (const FigureAddress *of = current())
            emit takenBack(FigureAddress(*of)); // a copy: the list changes meanwhile
    });
    connect(m_takeBackAll, &QPushButton::clicked, this, &OverridesDialog::allTakenBack);
    setLines({});
}

const FigureAddress *OverridesDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_lines.size() ? &m_lines.at(row).of : nullptr;
}

void OverridesDialog::setLines(const QList<OverrideLine> &lines)
{
    m_lines = lines;
    setRows(*m_table, mapped(lines, [](const OverrideLine &line) {
        return PlainRow{{line.figure, line.published, line.own, line.note}, {}};
    }));
    for (QPushButton *one : {m_change, m_takeBack, m_takeBackAll})
        one->setEnabled(!lines.isEmpty());
}

} // namespace chipboard
