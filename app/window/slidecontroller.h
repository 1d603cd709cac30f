// Purpose: File > Check slide: what would be wrong with the page that is shown, kept up to date while it is mended.
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
    /// Of the page that is shown, as it would be exported; a problem where it cannot be.
    [[nodiscard]] Result<QList<SlideFinding>> findings() const;
    [[nodiscard]] const ExportOptions &options() const { return m_options; }
    /// What the next check, and the next export, is drawn with.
    void setLook(const CompanyLook &look);
    /// Takes a mend: another board is one step of undo, other options are those of the next export.
    void mend(const SlideMend &mend);

signals:
    void told(const QString &sentence);
    /// The board was changed by a mend, with one step to undo.
    void changedAtOnce(const QString &sentence);
    /// A mend asks to leave the company look out.
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
