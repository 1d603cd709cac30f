// Purpose: editor for one number: name, number field with unit, slider, button to restore the default. setEntry() sets
// the current value; edits are emitted as signals. The name of a changed number is bold.
#pragma once

#include "data/board/assumption.h"

#include <QObject>
#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace chipboard {

struct QuantityEntry
{
    QString id;
    QString label;
    QString help;   ///< one sentence: what it affects
    QString origin; ///< one sentence: source of the default
    AssumptionGroup group = AssumptionGroup::Scale;
    Unit unit = Unit::One;
    QString suffix;              ///< the unit with its currency; empty: the unit's symbol
    std::optional<int> decimals; ///< maximum; empty: derived from the range
    double minimum = 0.0;
    double maximum = 1.0;
    double step = 1.0;
    bool whole = false;
    QList<double> choices;          ///< ascending; the only values allowed; empty: the whole range
    std::optional<double> value;    ///< empty: not changed
    std::optional<double> fallback; ///< used when unchanged; empty: none, or the program chooses
    QString unset;                  ///< text shown in that case

    friend bool operator==(const QuantityEntry &, const QuantityEntry &) = default;
};

class QuantityEdit : public QWidget
{
    Q_OBJECT

public:
    explicit QuantityEdit(const QuantityEntry &entry, QWidget *parent = nullptr);

    void setEntry(const QuantityEntry &entry);
    [[nodiscard]] const QuantityEntry &entry() const { return m_entry; }

signals:
    void gestureStarted();
    void edited(const QString &id, double value);
    void resetRequested(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildField();
    void widenField();
    void buildSlider();
    void arrange();
    void placeParts();
    void showEntry();
    void showValue();
    [[nodiscard]] bool showsValue() const;
    [[nodiscard]] std::optional<double> shownValue() const;
    void takeField(double value);
    void takeSlider(int position);
    [[nodiscard]] int positionOf(double value) const;
    [[nodiscard]] double valueAt(int position) const;
    [[nodiscard]] double nearestChoice(double value) const;
    [[nodiscard]] bool isLogarithmic() const;
    [[nodiscard]] int decimals() const;
    [[nodiscard]] int nextPosition(int direction) const;
    bool moveByKey(int key);

    QuantityEntry m_entry;
    QLabel *m_label;
    QDoubleSpinBox *m_field;
    QSlider *m_slider;
    QToolButton *m_reset;
    bool m_nameAbove = false;
    bool m_showing = false; ///< true while setEntry() updates the fields
};

// Passes Ctrl+Z and Ctrl+Shift+Z on to the window if the focused field has nothing to undo or redo itself. Qt's fields
// always consume both keys, which would block undoing the last board change from the search field.

/// Filters events of the whole application during its lifetime; one instance is enough.
class EmptyUndo : public QObject
{
    Q_OBJECT

public:
    explicit EmptyUndo(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace chipboard
