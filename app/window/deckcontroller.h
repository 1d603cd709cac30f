// Purpose: File > Deck: the slides of the board as exported, kept up to date with changes of deck and board. Every
// change of the deck is an undo step.
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

    /// Opens the dialog, or raises it.
    DeckDialog &showDeck(const Theme &theme, const CompanyLook &look);
    /// Appends a slide with one chart of the current page.
    void addChart(const QString &chart);

signals:
    void told(const QString &sentence);

private:
    /// Cached findings of a slide, independent of its position.
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
    /// Reuses the pictures of unchanged slides.
    [[nodiscard]] QList<SeenSheet> known(QList<SeenSheet> sheets) const;
    [[nodiscard]] ExportOptions options() const;

    Presenter &m_presenter;
    BoardDocument &m_document;
    Settings &m_settings;
    QWidget *m_window;
    QPointer<DeckDialog> m_dialog;
    CompanyLook m_look;
    Board m_madeOf; ///< the board of the cached pages, without its deck
    std::function<PageView(const PageRow &row)> m_views;
    QMap<const PageRow *, ExportedPage> m_pages;
    QList<CheckedSlide> m_checked;
    ExportOptions m_options; ///< the options used for them
    QList<SeenSheet> m_sheets;
    std::optional<DeckTemplate> m_template; ///< as read when the dialog was opened
    QTimer m_offering;
    std::size_t m_offered = 0; ///< number of pages added to the dialog so far
};

} // namespace chipboard
