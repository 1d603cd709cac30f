// Purpose: the guided tour: a table of steps, each about a part of the window, shown one by one in a strip below the
// page. Started on request.
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
    const char *target; ///< object names; the first visible one is used: "filter.question|pageTitle"
    const char *title;  ///< QT_TR_NOOP
    const char *text;
};
[[nodiscard]] std::span<const TourStep> tourSteps();

class Tour : public QObject
{
    Q_OBJECT

public:
    /// Arguments must outlive this object.
    Tour(QMainWindow &window, Settings &settings);

    /// It was never started or declined, so it may be offered.
    [[nodiscard]] bool isNew() const;
    void decline();
    void start(const Theme &theme);
    void next();
    void back();
    void end();
    void setTheme(const Theme &theme);
    [[nodiscard]] bool isShown() const;
    /// Index of the current step; -1: none.
    [[nodiscard]] qsizetype step() const;

signals:
    void started();

private:
    void show(qsizetype step);
    [[nodiscard]] QWidget *targetOf(const TourStep &step) const;

    QMainWindow &m_window;
    Settings &m_settings;
    QPointer<TourCallout> m_callout;
    QPointer<QWidget> m_before; ///< focus before the tour
    qsizetype m_step = 0;
};

} // namespace chipboard
