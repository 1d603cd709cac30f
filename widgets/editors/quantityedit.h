// Purpose: one number that a person may change: name, number field with its unit, slider, a way back to the default.
// What holds is told to it by setEntry(); what is asked for goes out as signals. A changed number has its name in bold.
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
    QString help;   ///< one sentence: what it acts on
    QString origin; ///< one sentence: where the default comes from
    AssumptionGroup group = AssumptionGroup::Scale;
    Unit unit = Unit::One;
    QString suffix;              ///< the unit with the currency that the values are in; empty: the unit's symbol
    std::optional<int> decimals; ///< at most; empty: as the range asks
    double minimum = 0.0;
    double maximum = 1.0;
    double step = 1.0;
    bool whole = false;
    QList<double> choices;          ///< rising; the only values that there are; empty: all of the range
    std::optional<double> value;    ///< empty: not changed
    std::optional<double> fallback; ///< what holds then; empty: nothing, or the program chooses
    QString unset;                  ///< what stands then

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
    bool m_showing = false; ///< values are being shown, not asked for
};

// Lets Ctrl+Z and Ctrl+Shift+Z through to the window while the field that has the keyboard has nothing of its
// own to undo or redo. Qt's fields take both keys always, so that the last step of a comparison could not be taken back
// from the search.

/// Watches the whole application from its making to its end; one is enough.
class EmptyUndo : public QObject
{
    Q_OBJECT

public:
    explicit EmptyUndo(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace chipboard
