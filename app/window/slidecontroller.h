// Purpose: File > Check slide: findings for the current page, updated while they are fixed.
#pragma once

#include "app/settings/settings.h"
#include "app/window/presenter.h"
#include "data/board/exportrecipe.h"
#include "data/views/slidecheck.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace chipboard {

class SlideCheckDialog;
struct Theme;

class SlideController : public QObject
{
    Q_OBJECT

public:
    SlideController(Presenter &presenter, BoardDocument &document, Settings &settings, QWidget *window);

    void showCheck(const Theme &theme);
    /// For the current page as exported; a problem if it cannot be exported.
    [[nodiscard]] Result<QList<SlideFinding>> findings() const;
    [[nodiscard]] const ExportOptions &options() const { return m_options; }
    /// The brand theme for subsequent checks and exports.
    void setLook(const CompanyLook &look);
    /// Applies a fix: a board change is an undo step, options apply to the next export.
    void mend(const SlideMend &mend);

signals:
    void told(const QString &sentence);
    /// A fix changed the board, as one undo step.
    void changedAtOnce(const QString &sentence);
    /// A fix removes the brand theme.
    void lookRefused();

private:
    void update();

    Presenter &m_presenter;
    BoardDocument &m_document;
    Settings &m_settings;
    QWidget *m_window;
    ExportOptions m_options;
    QPointer<SlideCheckDialog> m_dialog;
};

} // namespace chipboard
