// Purpose: buttons by which one of several choices is made: a button with a menu, and a row of which one is pressed.
#pragma once

#include "widgets/theme/theme.h"

#include <QToolButton>
#include <QWidget>

#include <optional>

class QAbstractButton;
class QButtonGroup;

namespace chipboard {

// One choice among a few, as a quiet button: "Precision  FP8 dense ▾". A click, Space or Down opens the menu; the
// choice itself is told by a signal and shown by setCurrent().

struct Choice
{
    QString id;     ///< may be empty: "none"
    QString text;   ///< in the menu
    QString shown;  ///< on the button; empty: text
    QString detail; ///< at the right of the menu entry; may be empty
    bool startsGroup = false;
    QString submenu = {};          ///< the title of the one that it stands in; empty: in the menu itself
    std::optional<bool> isOn = {}; ///< a switch beside the choices, never the chosen one: whether it is on

    friend bool operator==(const Choice &, const Choice &) = default;
};

class ChoiceButton : public QToolButton
{
    Q_OBJECT

public:
    ChoiceButton(const QString &label, const Theme &theme, QWidget *parent = nullptr);

    void setChoices(const QList<Choice> &choices);
    void setCurrent(const QString &id);
    /// Why nothing can be chosen here, one sentence; empty: it can.
    void setOff(const QString &why);
    [[nodiscard]] const QString &current() const { return m_current; }
    [[nodiscard]] const QList<Choice> &choices() const { return m_choices; }
    void setTheme(const Theme &theme);
    /// In pixels; what does not fit is shortened. A bar has less room than a page.
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
    /// Beside what is chosen, in that width; else that stands alone.
    [[nodiscard]] bool showsLabel(int width) const;
    [[nodiscard]] QString shownText() const;

    QString m_label;
    Theme m_theme;
    QList<Choice> m_choices;
    QString m_current;
    QString m_off;
    int m_widest = 320;
};

/// One of a row of which one is pressed; `place` says which of its corners are round: "first", "middle" or "last".
[[nodiscard]] QToolButton *segmentButton(const QString &name, const QString &text, const char *place, QWidget *parent);

// A row of buttons of which one is pressed: the parts of a page.

class SegmentSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    /// Each becomes a button named "segment.ID".
    void setChoices(const QList<Choice> &choices);
    /// An id of these; another one presses nothing.
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
