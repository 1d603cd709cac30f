#include "widgets/editors/quantityedit.h"

#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace chipboard {
/// The line edit: the widget itself or the one inside it.
static const QLineEdit *lineOf(const QObject *field)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return line;
    if (const auto *box = qobject_cast<const QComboBox *>(field))
        return box->lineEdit();
    return qobject_cast<const QAbstractSpinBox *>(field) != nullptr ? field->findChild<const QLineEdit *>() : nullptr;
}

EmptyUndo::EmptyUndo(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool EmptyUndo::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool undoes = key->matches(QKeySequence::Undo);
    if (!undoes && !key->matches(QKeySequence::Redo))
        return false;
    const QLineEdit *line = lineOf(watched);
    if (line == nullptr || (undoes ? line->isUndoAvailable() : line->isRedoAvailable()))
        return false;
    event->ignore(); // passes the key to the window's shortcut
    return true;
}

namespace {

constexpr int sliderSteps = 1000;
constexpr int fieldWidth = 104;
constexpr int fieldAir = 40; // padding and the two arrows
constexpr int resetSize = 20;
constexpr double logarithmicFrom = 1000.0; ///< beyond this span a linear slider is too coarse

// Rounds to two digits, so that a logarithmic slider lands on round numbers.
double rounded(double value)
{
    const double digit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
    return std::round(value / digit) * digit;
}

/// Shows no more decimals than the number has: 41 %, not 41.00 %.
class NumberField : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    /// Steps move between these values, if any.
    void setChoices(const QList<double> &choices) { m_choices = choices; }

    void stepBy(int steps) override
    {
        if (m_choices.isEmpty())
            return QDoubleSpinBox::stepBy(steps);
        const auto above = std::upper_bound(m_choices.cbegin(), m_choices.cend(), value());
        const auto from = std::lower_bound(m_choices.cbegin(), m_choices.cend(), value());
        const qsizetype index = steps > 0 ? std::distance(m_choices.cbegin(), above) + steps - 1
                                          : std::distance(m_choices.cbegin(), from) + steps;
        setValue(m_choices.at(std::clamp<qsizetype>(index, 0, m_choices.size() - 1)));
        selectAll();
    }

    [[nodiscard]] QString textFromValue(double value) const override
    {
        int needed = 0;
        while (needed < decimals() && QString::number(value, 'f', needed).toDouble() != value)
            ++needed;
        return numberText(value, needed, locale());
    }

private:
    QList<double> m_choices;
};

} // namespace

QuantityEdit::QuantityEdit(const QuantityEntry &entry, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_label(new QLabel(this))
    , m_field(named<NumberField>("field", this))
    , m_slider(named<QSlider>("slider", Qt::Horizontal, this))
    , m_reset(named<QToolButton>("reset", this))
{
    setObjectName(QStringLiteral("assumption.") + entry.id);
    buildField();
    buildSlider();
    m_reset->setText(QStringLiteral("↺"));
    m_reset->setFixedSize(resetSize, resetSize);
    m_reset->setProperty("quiet", true); // else the default button padding hides the arrow
    QSizePolicy kept = m_reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(kept);
    connect(m_reset, &QToolButton::clicked, this, [this] { emit resetRequested(m_entry.id); });
    arrange();
    showEntry();
}

void QuantityEdit::buildField()
{
    m_field->setKeyboardTracking(false);
    m_field->setGroupSeparatorShown(true);
    m_field->setAccelerated(true);
    m_field->ensurePolished();
    widenField();
    m_field->setAlignment(Qt::AlignRight);
    m_field->setFocusPolicy(Qt::StrongFocus);
    m_field->installEventFilter(this);
    connect(m_field, &QDoubleSpinBox::valueChanged, this, &QuantityEdit::takeField);
}

// The same width for all: they form a column.
void QuantityEdit::widenField()
{
    const QFontMetrics metrics = m_field->fontMetrics();
    const int longest =
        std::max(metrics.horizontalAdvance(tr("automatic")), metrics.horizontalAdvance(tr("not stated")));
    m_field->setFixedWidth(std::max(fieldWidth, longest + fieldAir));
}

void QuantityEdit::buildSlider()
{
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 10);
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_slider->installEventFilter(this);
    connect(m_slider, &QSlider::sliderPressed, this, &QuantityEdit::gestureStarted);
    connect(m_slider, &QSlider::valueChanged, this, &QuantityEdit::takeSlider);
}

void QuantityEdit::arrange()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(gridStep / 2);
    grid->setVerticalSpacing(gridStep / 4);
    grid->setColumnStretch(0, 1);
    placeParts();
    m_label->setBuddy(m_field);
    m_label->setMinimumWidth(0);
    m_label->setWordWrap(true);
}

// In large type there is no room for the name next to the field; it goes above.
void QuantityEdit::placeParts()
{
    constexpr int largeLine = 21; // 16 in the default type
    auto *grid = qobject_cast<QGridLayout *>(layout());
    const bool isLarge = m_field->fontMetrics().height() >= largeLine;
    if (grid == nullptr || (isLarge == m_nameAbove && grid->count() > 0))
        return;
    m_nameAbove = isLarge;
    for (QWidget *part : {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_field),
                          static_cast<QWidget *>(m_reset), static_cast<QWidget *>(m_slider)})
        grid->removeWidget(part);
    const int row = isLarge ? 1 : 0;
    grid->addWidget(m_label, 0, 0, 1, isLarge ? 3 : 1);
    grid->addWidget(m_field, row, 1);
    grid->addWidget(m_reset, row, 2);
    grid->addWidget(m_slider, row + 1, 0, 1, 2);
}

void QuantityEdit::setEntry(const QuantityEntry &entry)
{
    // Skip unchanged entries, as during a drag of another one: setting a field's value again lays out the whole panel.
    if (entry == m_entry && showsValue())
        return;
    m_entry = entry;
    showEntry();
}

// False while the field still shows input that was not accepted.
bool QuantityEdit::showsValue() const
{
    const double fine = std::pow(10.0, m_field->decimals()); // another currency may have more decimals
    const double shown = std::round(shownValue().value_or(m_field->minimum()) * fine) / fine;
    return m_field->value() == shown && m_slider->value() == positionOf(shownValue().value_or(m_entry.minimum));
}

std::optional<double> QuantityEdit::shownValue() const { return m_entry.value ? m_entry.value : m_entry.fallback; }

void QuantityEdit::showEntry()
{
    const QuantityEntry &entry = m_entry;
    m_label->setText(entry.label);
    QFont font = m_label->font();
    font.setWeight(entry.value ? QFont::DemiBold : QFont::Normal);
    m_label->setFont(font);
    const QString help = QStringLiteral("<p>%1</p><p>%2</p>")
                             .arg(entry.help.toHtmlEscaped(), tr("Default: %1").arg(entry.origin).toHtmlEscaped());
    for (QWidget *part :
         {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_slider)})
        part->setToolTip(help);
    m_field->setAccessibleName(entry.label);
    m_field->setAccessibleDescription(entry.help);
    m_field->findChild<QLineEdit *>()->setAccessibleName(entry.label); // the widget that actually has the focus
    m_slider->setAccessibleName(tr("%1, slider").arg(entry.label));
    m_reset->setVisible(entry.value.has_value());
    m_reset->setToolTip(tr("Reset %1 to its default").arg(entry.label));
    m_reset->setAccessibleName(m_reset->toolTip());
    showValue();
}

void QuantityEdit::showValue()
{
    m_showing = true;
    const bool automatic = !m_entry.fallback;
    const QString unset = m_entry.unset.isEmpty() ? tr("automatic") : m_entry.unset;
    m_field->setDecimals(decimals());
    m_field->setSingleStep(m_entry.step);
    static_cast<NumberField *>(m_field)->setChoices(m_entry.choices);
    // If the program chooses the value, one step below the minimum represents that.
    const double below = m_entry.whole ? 1.0 : std::pow(10.0, -m_field->decimals());
    m_field->setRange(automatic ? m_entry.minimum - below : m_entry.minimum, m_entry.maximum);
    m_field->setSpecialValueText(automatic ? unset : QString());
    const QString symbol = m_entry.suffix.isEmpty() ? symbolOf(m_entry.unit) : m_entry.suffix;
    const QString space = symbol == QLatin1String("%") ? spaceBeforePercent(m_field->locale()) : QString(QChar(0x00A0));
    m_field->setSuffix(symbol.isEmpty() ? QString() : space + symbol);
    const std::optional<double> shown = shownValue();
    m_field->setValue(shown.value_or(m_field->minimum()));
    if (!m_slider->isSliderDown())
        m_slider->setValue(positionOf(shown.value_or(m_entry.minimum)));
    // Used by wheels and screen readers; the raw position means nothing to them.
    m_slider->setSingleStep(std::max({1, nextPosition(1) - m_slider->value(), m_slider->value() - nextPosition(-1)}));
    m_slider->setAccessibleDescription(m_field->text());
    m_showing = false;
}

void QuantityEdit::takeField(double value)
{
    if (m_showing)
        return;
    if (const double nearest = nearestChoice(value); nearest != value)
        return m_field->setValue(nearest); // calls takeField() again
    if (!m_entry.fallback && value < m_entry.minimum)
        emit resetRequested(m_entry.id);
    else
        emit edited(m_entry.id, value);
}

void QuantityEdit::takeSlider(int position)
{
    if (!m_showing)
        emit edited(m_entry.id, valueAt(position));
}

bool QuantityEdit::isLogarithmic() const
{
    return m_entry.minimum > 0.0 && m_entry.maximum / m_entry.minimum >= logarithmicFrom;
}

int QuantityEdit::positionOf(double value) const
{
    const double share = isLogarithmic()
        ? std::log(value / m_entry.minimum) / std::log(m_entry.maximum / m_entry.minimum)
        : (value - m_entry.minimum) / (m_entry.maximum - m_entry.minimum);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * sliderSteps));
}

double QuantityEdit::nearestChoice(double value) const
{
    const QList<double> &choices = m_entry.choices;
    if (choices.isEmpty())
        return value;
    return *std::min_element(choices.cbegin(), choices.cend(), [value](double one, double other) {
        return std::abs(one - value) < std::abs(other - value);
    });
}

double QuantityEdit::valueAt(int position) const
{
    if (position <= 0 || position >= sliderSteps)
        return position <= 0 ? m_entry.minimum : m_entry.maximum;
    const double share = static_cast<double>(position) / sliderSteps;
    if (!m_entry.choices.isEmpty())
        return nearestChoice(m_entry.minimum + share * (m_entry.maximum - m_entry.minimum));
    double value = 0.0;
    if (isLogarithmic()) {
        value = rounded(m_entry.minimum * std::pow(m_entry.maximum / m_entry.minimum, share));
    } else {
        const double straight = m_entry.minimum + share * (m_entry.maximum - m_entry.minimum);
        value = std::round(straight / m_entry.step) * m_entry.step;
    }
    // Rounded as shown: 0.15, not 0.15000000000000002.
    const double fine = std::pow(10.0, decimals());
    return std::clamp(std::round(value * fine) / fine, m_entry.minimum, m_entry.maximum);
}

int QuantityEdit::decimals() const
{
    if (m_entry.whole || m_entry.decimals)
        return m_entry.decimals.value_or(0);
    return m_entry.minimum < 0.01 ? 3 : 2;
}

// The nearest position in that direction that maps to a different number.
int QuantityEdit::nextPosition(int direction) const
{
    const std::optional<double> shown = shownValue();
    int position = m_slider->value();
    const double value = shown && positionOf(*shown) == position ? *shown : valueAt(position);
    while (position + direction >= 0 && position + direction <= sliderSteps) {
        position += direction;
        if ((valueAt(position) - value) * direction > 0.0)
            break;
    }
    return position;
}

bool QuantityEdit::moveByKey(int key)
{
    const bool up = key == Qt::Key_Right || key == Qt::Key_Up;
    const bool down = key == Qt::Key_Left || key == Qt::Key_Down;
    if (up || down)
        m_slider->setValue(nextPosition(up ? 1 : -1));
    return up || down;
}

// Scrolling over an editor must not change it; all key presses during one focus are one gesture.
bool QuantityEdit::eventFilter(QObject *watched, QEvent *event)
{
    const auto *part = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && part != nullptr && !part->hasFocus()) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_slider
        && moveByKey(static_cast<const QKeyEvent *>(event)->key()))
        return true;
    if (event->type() == QEvent::FontChange && watched == m_field) {
        widenField();
        placeParts();
    }
    if (event->type() == QEvent::FocusIn)
        emit gestureStarted();
    return QWidget::eventFilter(watched, event);
}

} // namespace chipboard
