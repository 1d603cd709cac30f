// Purpose: the tour through the window: a table of steps, each about a part of it, shown one after the other in a strip
// below the page. It begins when it is asked for.
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>
#include <QPointer>

#include <span>

class QMainWindow;

namespace chipboard {

class Settings;
class TourCallout;

struct TourStep
{
    const char *target; ///< object names, the first one that is there and in sight counts: "filter.question|pageTitle"
    const char *title;  ///< QT_TR_NOOP
    const char *text;
};
[[nodiscard]] std::span<const TourStep> tourSteps();

class Tour : public QObject
{
    Q_OBJECT

public:
    /// What is given here has to outlive it.
    Tour(QMainWindow &window, Settings &settings);

    /// It was neither begun nor declined, in this run or an earlier one: it may be offered.
    [[nodiscard]] bool isNew() const;
    void decline();
    void start(const Theme &theme);
    void next();
    void back();
    void end();
    void setTheme(const Theme &theme);
    [[nodiscard]] bool isShown() const;
    /// The place of the step that is shown; -1: none.
    [[nodiscard]] qsizetype step() const;

signals:
    void started();

private:
    void show(qsizetype step);
    [[nodiscard]] QWidget *targetOf(const TourStep &step) const;

    QMainWindow &m_window;
    Settings &m_settings;
    QPointer<TourCallout> m_callout;
    QPointer<QWidget> m_before; ///< where the keyboard was
    qsizetype m_step = 0;
};

} // namespace chipboard
