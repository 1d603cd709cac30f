#include "app/window/slidecontroller.h"

#include "app/surroundings.h"
#include "app/window/exportjob.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/parts.h"

namespace chipboard {

SlideController::SlideController(Presenter &presenter, BoardDocument &document, Settings &settings, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_settings(settings)
    , m_window(window)
{
    connect(&presenter, &Presenter::viewChanged, this, &SlideController::update);
}

void SlideController::showCheck(const Theme &theme)
{
    m_options.pageSize = m_settings.text(Setting::ExportPageSize);
    m_options.theme = m_settings.text(Setting::ExportTheme);
    m_options.typeScale = m_settings.text(Setting::ExportType);
    m_presenter.complete();
    if (m_dialog == nullptr) {
        m_dialog = transient<SlideCheckDialog>(theme, m_window);
        connect(&m_dialog->list(), &SlideCheckList::mendRequested, this, &SlideController::mend);
    }
    update();
    bringToFront(*m_dialog);
}

Result<QList<SlideFinding>> SlideController::findings() const
{
    const PageView &view = m_presenter.view();
    const ExportedPage stated =
        statedPage(view.page, view.table, *view.catalog, m_presenter.board(), m_presenter.formatter());
    return slideFindings(stated, m_presenter.catalog(), m_presenter.board(), m_presenter.formatter(), m_options,
                         currentDay());
}

// Only while the dialog is visible, because it lays out the page.
void SlideController::update()
{
    if (m_dialog == nullptr)
        return;
    const Result<QList<SlideFinding>> found = findings();
    if (found)
        m_dialog->list().setFindings(found.value());
    else
        m_dialog->list().setProblem(found.problem());
}

void SlideController::setLook(const CompanyLook &look)
{
    m_options.look = look;
    update();
}

void SlideController::mend(const SlideMend &mend)
{
    if (mend.board) {
        m_document.edit({EditKind::Words, mend.mended(m_document.board()), mend.text});
        emit changedAtOnce(tr("Done: %1.").arg(mend.text));
        return;
    }
    const std::pair<const char *, QString ExportOptions::*> rows[] = {
        {"size", &ExportOptions::pageSize}, {"theme", &ExportOptions::theme}, {"type", &ExportOptions::typeScale}};
    for (const auto &[name, member] : rows)
        m_options.*member = mend.options.value(QLatin1String(name), m_options.*member);
    if (mend.options.contains(QStringLiteral("look")))
        emit lookRefused();
    m_settings.set(Setting::ExportPageSize, m_options.pageSize);
    m_settings.set(Setting::ExportTheme, m_options.theme);
    m_settings.set(Setting::ExportType, m_options.typeScale);
    update();
    emit told(mend.text);
}

} // namespace chipboard
