// Purpose: the bar above the page: level, precision, prices, baseline, comparison format, export. It shows the given
// state and emits the user's choices.
#pragma once

#include "data/board/board.h"
#include "widgets/panels/choicebutton.h"

#include <QScrollArea>
#include <QTabBar>
#include <QWidget>

class QButtonGroup;
class QPushButton;
class QProgressBar;

namespace chipboard {

struct TopBarState
{
    Level level = Level::Chip;
    QList<Choice> precisions;
    QString precision;
    QString noPeaks; ///< why the precision has no effect here, one sentence; empty: it has
    QList<Choice> books;
    QString book;
    bool mixedPrices = false; ///< fall back to other price types
    QList<Choice> regions;    ///< of the prices, as switches
    QList<Choice> baselines;
    QString baseline;
    ValueForm values = ValueForm::Absolute;
    QString fixed;           ///< why the comparison format is fixed here, one sentence; empty: selectable
    QList<Choice> scenarios; ///< empty: hidden
    QString scenario;
    bool canExport = true;
};

/// "Region": the menu of regions in the menus of price lists.
[[nodiscard]] QString regionMenuText();
/// "Mix price types": its entry in the menus of price lists.
[[nodiscard]] QString mixPricesText();

class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(const Theme &theme, QWidget *parent = nullptr);

    void setState(const TopBarState &state);
    void setTheme(const Theme &theme);

signals:
    void levelChosen(chipboard::Level level);
    void precisionChosen(const QString &id); ///< empty: best common
    void priceBookChosen(const QString &id);
    void mixedPricesChosen(bool mixed);
    void regionChosen(const QString &region, bool on); ///< empty: all
    void baselineChosen(const QString &id);            ///< empty: none
    void valuesChosen(chipboard::ValueForm form);
    void scenarioChosen(const QString &id);
    void exportRequested();

private:
    QWidget *buildLevels();
    QWidget *buildValues();
    void showValues(const TopBarState &state);
    ChoiceButton *buildChoice(const char *name, const QString &label, const Theme &theme);

    QButtonGroup *m_levels;
    QButtonGroup *m_values;
    ChoiceButton *m_precision;
    ChoiceButton *m_book;
    ChoiceButton *m_baseline;
    ChoiceButton *m_scenario;
    QPushButton *m_export;
};

// Page tabs that are only shown whole; arrows at the end scroll to the others.

class PageTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit PageTabs(QWidget *parent = nullptr);

    /// Whether a tab's text is completely visible, neither clipped nor below the arrows.
    [[nodiscard]] bool isWhole(int index) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
};

// Choices that scroll sideways in a narrow window, so that their neighbours keep their place.

class ChoiceRow : public QScrollArea
{
    Q_OBJECT

public:
    ChoiceRow(QWidget *choices, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followWidth();
};

// Progress in a status bar with a stop button. Hidden when idle.

class ProgressStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStrip(const QString &what, QWidget *parent = nullptr);

    /// 0 to 1.
    void showShare(double share);
    void finish() { hide(); }

signals:
    void stopRequested();

private:
    QProgressBar *m_bar;
};

} // namespace chipboard
