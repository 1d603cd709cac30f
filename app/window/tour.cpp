#include "app/window/tour.h"

#include "app/settings/settings.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/dialogs/tourcallout.h"

#include <QLayout>
#include <QMainWindow>

namespace chipboard {
constexpr TourStep tourTable[] = {
    {"filter.question|pageTitle", QT_TR_NOOP("Ask a question"),
     QT_TR_NOOP("Choose what you want to know. The title answers it in one sentence.")},
    {"pickerDock|chipsButton", QT_TR_NOOP("Choose what to compare"),
     QT_TR_NOOP("Add or remove chips, instances and systems. Type to search.")},
    {"toolBar", QT_TR_NOOP("Set prices and baseline"),
     QT_TR_NOOP("Compare per chip, instance or system, at one price list, with the option you use today.")},
    {"panelButton.assumptionsDock", QT_TR_NOOP("Change assumptions"),
     QT_TR_NOOP("Open this panel and drag a value: every number updates. Changes are marked and can be reset.")},
    {"chart0|pages", QT_TR_NOOP("See where a number comes from"),
     QT_TR_NOOP("Click a bar to see its source, date and formula, and what other sources say.")},
    {"exportButton", QT_TR_NOOP("Share the result"),
     QT_TR_NOOP("Export a page or a report. Files open again in Chipboard. Press F1 for help.")},
};

std::span<const TourStep> tourSteps() { return tourTable; }

Tour::Tour(QMainWindow &window, Settings &settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
{
}

bool Tour::isShown() const { return m_callout != nullptr; }

qsizetype Tour::step() const { return isShown() ? m_step : -1; }

bool Tour::isNew() const { return !m_settings.value(Setting::TourSeen).toBool(); }

void Tour::decline() { m_settings.set(Setting::TourSeen, true); }

// Counts as seen from the start: users who quit are not asked again.
void Tour::start(const Theme &theme)
{
    m_settings.set(Setting::TourSeen, true);
    if (m_callout != nullptr)
        end();
    m_before = m_window.focusWidget();
    m_callout = new TourCallout(theme, m_window);
    m_window.centralWidget()->layout()->addWidget(m_callout);
    emit started();
    connect(m_callout, &TourCallout::nextRequested, this, &Tour::next);
    connect(m_callout, &TourCallout::backRequested, this, &Tour::back);
    connect(m_callout, &TourCallout::endRequested, this, &Tour::end);
    show(0);
}

void Tour::next()
{
    if (m_step + 1 < std::ssize(tourTable))
        show(m_step + 1);
    else
        end();
}

void Tour::back()
{
    if (m_step > 0)
        show(m_step - 1);
}

// Restores the previous focus.
void Tour::end()
{
    if (m_callout == nullptr)
        return;
    m_callout->hide();
    m_callout->deleteLater();
    m_callout.clear();
    if (m_before != nullptr)
        m_before->setFocus(Qt::OtherFocusReason);
}

void Tour::setTheme(const Theme &theme)
{
    if (m_callout != nullptr)
        m_callout->setTheme(theme);
}

QWidget *Tour::targetOf(const TourStep &step) const
{
    const QStringList names = QString::fromLatin1(step.target).split(QLatin1Char('|'));
    for (const QString &name : names) {
        const auto all = m_window.findChildren<QWidget *>(name);
        const auto *seen = findWhere(all, [](const QWidget *widget) { return widget->isVisible(); });
        if (seen != nullptr)
            return *seen;
    }
    return m_window.centralWidget();
}

void Tour::show(qsizetype step)
{
    m_step = step;
    const TourStep &row = tourTable[static_cast<std::size_t>(step)];
    if (m_callout != nullptr)
        m_callout->showStep(
            {tr(row.title), tr(row.text), static_cast<int>(step) + 1, static_cast<int>(std::ssize(tourTable))},
            *targetOf(row));
}

} // namespace chipboard
