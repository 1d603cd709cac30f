// Purpose: between the document and what is seen. A changed board is worked out once for each turn of the event loop
// and told to whoever shows it; what a person asks for becomes an edit of the document. It knows no widget.
#pragma once

#include "app/document/boarddocument.h"
#include "app/document/catalogmessages.h"
#include "app/window/pageview.h"
#include "data/views/describe.h"

#include <QObject>

#include <functional>
#include <memory>

namespace chipboard {

class PageDraws;

class Presenter : public QObject
{
    Q_OBJECT

public:
    Presenter(const Catalog &catalog, BoardDocument &document, const Formatter &formatter, QObject *parent = nullptr);

    /// With the board's own figures worked in.
    [[nodiscard]] const Catalog &catalog() const { return *m_effective; }
    /// With the board's own models, but without its figures.
    [[nodiscard]] const Catalog &published() const { return *m_published; }
    /// As it was read.
    [[nodiscard]] const Catalog &shipped() const { return *m_shipped; }
    /// With money in the board's currency.
    [[nodiscard]] const Formatter &formatter() const { return m_formatter; }
    /// Numbers are written in another way, texts are in another language: all is told anew.
    void setFormatter(const Formatter &formatter);
    /// Where the imported prices are; they are read when a page first asks for them.
    void setPriceStore(const QString &path) { m_priceStore = path; }
    /// Another catalogue stands in the place of the first one; all is worked out anew, at once.
    void catalogReplaced();
    /// Prices were imported or removed: pages that show the store read it again.
    void storeChanged();
    /// What is shown; up to date after a turn of the event loop, or after update().
    [[nodiscard]] const PageView &view() const { return m_view; }
    [[nodiscard]] const Board &board() const { return m_document.board(); }
    [[nodiscard]] const QString &boardPath() const { return m_document.path(); } ///< empty while it has no file
    /// What the source card is about.
    [[nodiscard]] const CellAddress &card() const { return m_card; }
    /// Which page is shown: a row of the page table.
    void setPage(const PageRow &page);
    /// Works the board out now if that is still to be done.
    void update();
    /// The same, and what is drawn beside the window is waited for: for files and pictures.
    void complete();
    /// Works all out and tells it, also where nothing has changed: for a window that has heard nothing yet.
    void tellAll();
    /// Any page, shown or not, of the board as it is now, whatever is done to it before the page is asked for; until
    /// catalogChanged(). What others would draw beside the window is drawn at once.
    [[nodiscard]] std::function<PageView(const PageRow &page)> viewsOfNow();
    /// What pages of the present board are made of when nothing waits beside the window.
    [[nodiscard]] PageSources sourcesWith(std::function<const ModelCheck &()> check);
    /// What is drawn beside the window.
    [[nodiscard]] PageDraws &draws() { return *m_draws; }
    /// Ids of the chips or instances, by the board's level, that a filter expression holds for at the board's prices.
    [[nodiscard]] Result<QStringList> thingsWhere(const QString &expression) const;
    /// What is pointed at, else what a person chose; empty before that.
    [[nodiscard]] QString highlighted() const;

public slots:
    void checkThing(const QString &id, bool checked);
    void choosePreset(const chipboard::Preset &preset);
    void selectNone();
    void chooseLevel(chipboard::Level level);
    void choosePrecision(const QString &id);
    void choosePriceBook(const QString &id);
    /// Other price types where the list has none, or one type alone.
    void chooseMixedPrices(bool mixed);
    void chooseRegion(const QString &region, bool on);
    void chooseBaseline(const QString &id);
    void chooseValues(chipboard::ValueForm form);
    void chooseMetric(qsizetype place, const QString &metricId);
    void followRemedy(const QString &remedyId);
    /// A choice of a page: of the board where the page's row says so, else of the page alone.
    void choosePageFilter(const QString &filterId, const QString &choiceId);
    void chooseWorkload(const QString &id);
    /// Values of one gesture become one step of undo.
    void assume(const QString &id, double value, quint64 gesture);
    void takeBack(const QString &id);
    void takeBackAll();
    void chooseCurrency(const QString &code);
    void overrideFigure(const chipboard::Override &one);
    void takeBackOverride(const chipboard::FigureAddress &of);
    void takeBackOverrides();
    void addScenario(const QString &name);
    void chooseScenario(qsizetype index);
    void renameScenario(qsizetype index, const QString &name);
    void removeScenario(qsizetype index);
    /// An empty setting: all of them.
    void copyScenario(qsizetype from, qsizetype to, const QString &setting);

    void hover(const QString &subjectId);
    /// Chooses a chip for its row; the source card stays with its metric.
    void chooseSubject(const QString &subjectId);
    void openCard(const QString &subjectId, const QString &metricId);
    /// The measurement that an estimate is nearest to, in a sentence; nothing of other numbers.
    void addNearest(const QString &subjectId, const QString &metricId, QStringList *more);
    /// How a number came about is worked out only while somebody can see it.
    void setCardSeen(bool seen);

signals:
    void catalogChanged(); ///< before viewChanged()
    void viewChanged(const chipboard::PageView &view);
    void highlightChanged(const QString &subjectId);
    void cardChanged(const chipboard::SourceCard &card);
    void cardCleared();
    /// The person asked for this card, so it should come into view.
    void cardOpened();
    /// One click changed several settings, or one that it did not name: each in a sentence, "Prices set to …".
    void changedAtOnce(const QString &sentence);
    void pageShown(const QString &page); ///< another one than before
    void pageAsked(const QString &page); ///< what was chosen is told there
    /// Of a filter that is typed: why that cannot be; empty: it holds.
    void filterAnswered(const QString &filterId, const QString &refusal);

private:
    void askFor(const BoardEdit &edit);
    /// Edits the document, and tells what it changed where that is at least so much.
    void editAndTell(const BoardEdit &edit, qsizetype least = 2);
    void schedule();
    void applyBoard();
    const ModelCheck &check();
    const ShippedMeasurements &measurements();
    StoredPrices stored(const QList<InstanceId> &instances);
    void tellHighlight();
    void tellCard();
    [[nodiscard]] QList<SourceCard::Line> nearestTo(const QString &subject, const Metric &metric);
    /// Charts whose metric this program does not know are not shown: where the shown one is in the board.
    [[nodiscard]] qsizetype boardPlace(qsizetype shownPlace) const;

    std::shared_ptr<const Catalog> m_shipped;
    std::shared_ptr<const Catalog> m_published;
    std::shared_ptr<const Catalog> m_effective;
    QList<ModelShape> m_models; ///< what the published catalogue was made with
    QList<Override> m_applied;  ///< what the effective catalogue was made with
    BoardDocument &m_document;
    Formatter m_formatter;
    const PageRow *m_page;
    PageView m_view;
    std::optional<ModelCheck> m_check;                   ///< once a page asked for it
    std::unique_ptr<ShippedMeasurements> m_measurements; ///< once a page or a card asked for them
    QString m_priceStore;
    std::optional<StoredPrices> m_stored; ///< of m_storedOf
    QList<InstanceId> m_storedOf;
    QMap<QString, QString> m_pageChoices;
    PageDraws *m_draws;
    CellAddress m_card;
    QString m_hovered;
    QString m_toldHighlight;
    bool m_stale = true;
    bool m_cardSeen = true;
    bool m_cardChosen = false; ///< by the person, not by mostTelling()
};

} // namespace chipboard
