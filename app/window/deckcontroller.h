// Purpose: File > Deck: the slides of the board as they are written, kept up to date while they and the board are
// changed. Every change of the deck is a step of the board's undo.
#pragma once

#include "app/settings/settings.h"
#include "app/window/exportjob.h"
#include "app/window/presenter.h"
#include "data/views/slidecheck.h"
#include "widgets/dialogs/deckdialog.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace chipboard {

class DeckController : public QObject
{
    Q_OBJECT

public:
    DeckController(Presenter &presenter, BoardDocument &document, Settings &settings, QWidget *window);

    /// The dialog, new or brought to the front.
    DeckDialog &showDeck(const Theme &theme, const CompanyLook &look);
    /// One chart of the shown page on a slide of its own at the end.
    void addChart(const QString &chart);

signals:
    void told(const QString &sentence);

private:
    /// What is found of a slide, whatever its place, looked for once.
    struct CheckedSlide
    {
        ReportChapter chapter;
        QList<SlideFinding> findings;
    };
    void update();
    void offerNext();
    void edit(const BoardDeck &deck, const QString &name);
    [[nodiscard]] ExportedPage pageOf(const PageRow &row);
    [[nodiscard]] CheckedSlide checked(const ExportedPage &slide, const ExportOptions &options) const;
    /// Those that are as before keep their pictures.
    [[nodiscard]] QList<SeenSheet> known(QList<SeenSheet> sheets) const;
    [[nodiscard]] ExportOptions options() const;

    Presenter &m_presenter;
    BoardDocument &m_document;
    Settings &m_settings;
    QWidget *m_window;
    QPointer<DeckDialog> m_dialog;
    CompanyLook m_look;
    Board m_madeOf; ///< what the pages below show, without its deck
    std::function<PageView(const PageRow &row)> m_views;
    QMap<const PageRow *, ExportedPage> m_pages;
    QList<CheckedSlide> m_checked;
    ExportOptions m_options; ///< that those were made with
    QList<SeenSheet> m_sheets;
    std::optional<DeckTemplate> m_template; ///< as it was when the dialog was opened
    QTimer m_offering;
    std::size_t m_offered = 0; ///< pages that the dialog can choose from
};

} // namespace chipboard
