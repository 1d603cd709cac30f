// Purpose: buttons for one of several choices: a button with a menu, and a row of exclusive buttons.
#pragma once

#include "widgets/theme/theme.h"

#include <QToolButton>
#include <QWidget>

#include <optional>

class QAbstractButton;
class QButtonGroup;

namespace chipboard {

// One of a few choices as a flat button: "Precision  FP8 dense ▾". A click, Space or Down opens the menu; a choice is
// emitted as a signal and shown by setCurrent().

struct Choice
{
    QString id;     ///< may be empty: "none"
    QString text;   ///< in the menu
    QString shown;  ///< on the button; empty: text
    QString detail; ///< right-aligned in the menu; may be empty
    bool startsGroup = false;
    QString submenu = {};          ///< title of its submenu; empty: directly in the menu
    std::optional<bool> isOn = {}; ///< state of a switch, which is never the chosen entry; empty: no switch

    friend bool operator==(const Choice &, const Choice &) = default;
};

class ChoiceButton : public QToolButton
{
    Q_OBJECT

public:
    ChoiceButton(const QString &label, const Theme &theme, QWidget *parent = nullptr);

    void setChoices(const QList<Choice> &choices);
    void setCurrent(const QString &id);
    /// Why nothing can be chosen, one sentence; empty: enabled.
    void setOff(const QString &why);
    [[nodiscard]] const QString &current() const { return m_current; }
    [[nodiscard]] const QList<Choice> &choices() const { return m_choices; }
    void setTheme(const Theme &theme);
    /// In pixels; longer texts are elided. A bar has less room than a page.
    void setWidest(int widest);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(const QString &id);
    void switched(const QString &id, bool on);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillMenu();
    void tellAccessibility();
    /// Whether the label fits next to the value in that width; else the value stands alone.
    [[nodiscard]] bool showsLabel(int width) const;
    [[nodiscard]] QString shownText() const;

    QString m_label;
    Theme m_theme;
    QList<Choice> m_choices;
    QString m_current;
    QString m_off;
    int m_widest = 320;
};

/// One button of an exclusive row; `place` sets its rounded corners: "first", "middle" or "last".
[[nodiscard]] QToolButton *segmentButton(const QString &name, const QString &text, const char *place, QWidget *parent);

// A row of exclusive buttons: the parts of a page.

class SegmentSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    /// Creates a button named "segment.ID" per choice.
    void setChoices(const QList<Choice> &choices);
    /// An unknown id selects nothing.
    void setCurrent(const QString &id);
    /// Whether that one can be chosen.
    void setOffered(const QString &id, bool isOffered);

signals:
    void chosen(const QString &id);

private:
    [[nodiscard]] QAbstractButton *newButton(qsizetype place);
    [[nodiscard]] QAbstractButton *buttonOf(const QString &id) const;

    QList<Choice> m_choices;
    QButtonGroup *m_buttons;
};

} // namespace chipboard
