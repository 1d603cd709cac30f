// Purpose: mediates between document and views. Recalculates a changed board once per turn of the event loop and emits
// the result; turns user actions into document edits. Independent of widgets.
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

    /// With the board's custom values.
    [[nodiscard]] const Catalog &catalog() const { return *m_effective; }
    /// With the board's custom models, but without its custom values.
    [[nodiscard]] const Catalog &published() const { return *m_published; }
    /// As loaded.
    [[nodiscard]] const Catalog &shipped() const { return *m_shipped; }
    /// With amounts in the board's currency.
    [[nodiscard]] const Formatter &formatter() const { return m_formatter; }
    /// Call when number format or language changes; recalculates everything.
    void setFormatter(const Formatter &formatter);
    /// The store of imported prices, opened when a page first needs it.
    void setPriceStore(const QString &path) { m_priceStore = path; }
    /// Call after the catalogue was replaced; recalculates everything at once.
    void catalogReplaced();
    /// Call after prices were imported or removed: pages that show the store reload it.
    void storeChanged();
    /// The current view; up to date after a turn of the event loop, or after update().
    [[nodiscard]] const PageView &view() const { return m_view; }
    [[nodiscard]] const Board &board() const { return m_document.board(); }
    [[nodiscard]] const QString &boardPath() const { return m_document.path(); } ///< empty if it has no file
    [[nodiscard]] const CellAddress &card() const { return m_card; }
    /// Sets the current page, a row of the page table.
    void setPage(const PageRow &page);
    /// Recalculates now if a change is pending.
    void update();
    /// Like update(), but also waits for background draws: for files and pictures.
    void complete();
    /// Recalculates and emits everything, even if unchanged: for a new window.
    void tellAll();
    /// Returns a function that makes any page of the board as it is now, regardless of later edits; valid until
    /// catalogChanged(). Draws are made synchronously.
    [[nodiscard]] std::function<PageView(const PageRow &page)> viewsOfNow();
    /// Inputs for pages of the current board, without background work.
    [[nodiscard]] PageSources sourcesWith(std::function<const ModelCheck &()> check);
    /// The background draws.
    [[nodiscard]] PageDraws &draws() { return *m_draws; }
    /// Ids of the chips or instances (by the board's level) that match a filter expression at the board's prices.
    [[nodiscard]] Result<QStringList> thingsWhere(const QString &expression) const;
    /// The hovered item, else the selected one; empty if none.
    [[nodiscard]] QString highlighted() const;

public slots:
    void checkThing(const QString &id, bool checked);
    void choosePreset(const chipboard::Preset &preset);
    void selectNone();
    void chooseLevel(chipboard::Level level);
    void choosePrecision(const QString &id);
    void choosePriceBook(const QString &id);
    /// Whether rows without a price in the list fall back to other price types.
    void chooseMixedPrices(bool mixed);
    void chooseRegion(const QString &region, bool on);
    void chooseBaseline(const QString &id);
    void chooseValues(chipboard::ValueForm form);
    void chooseMetric(qsizetype place, const QString &metricId);
    void followRemedy(const QString &remedyId);
    /// A filter choice: of the board if the page's row says so, else of the page only.
    void choosePageFilter(const QString &filterId, const QString &choiceId);
    void chooseWorkload(const QString &id);
    /// Changes of one gesture merge into one undo step.
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
    /// An empty setting copies all.
    void copyScenario(qsizetype from, qsizetype to, const QString &setting);

    void hover(const QString &subjectId);
    /// Selects a chip; the source card keeps its metric.
    void chooseSubject(const QString &subjectId);
    /// `metricId`: as PageWidget::cellActivated(). The card is always about that subject; without a number it repeats
    /// what the chart says about its item.
    void openCard(const QString &subjectId, const QString &metricId, int item = -1);
    /// Appends a sentence about the nearest measurement to an estimate; nothing for other numbers.
    void addNearest(const QString &subjectId, const QString &metricId, QStringList *more);
    /// The card's details are calculated only while it is visible.
    void setCardSeen(bool seen);

signals:
    void catalogChanged(); ///< before viewChanged()
    void viewChanged(const chipboard::PageView &view);
    void highlightChanged(const QString &subjectId);
    void cardChanged(const chipboard::SourceCard &card);
    void cardCleared();
    /// The user requested the card, so it should be shown.
    void cardOpened();
    /// One click changed several settings, or one it did not name: a sentence for each, "Prices set to …".
    void changedAtOnce(const QString &sentence);
    void pageShown(const QString &page); ///< a different page than before
    void pageAsked(const QString &page); ///< the page that shows the result of a choice
    /// Result of a typed filter: why it is invalid; empty if it is valid.
    void filterAnswered(const QString &filterId, const QString &refusal);

private:
    void askFor(const BoardEdit &edit);
    /// Edits the document, and reports the changes if there are at least `least`.
    void editAndTell(const BoardEdit &edit, qsizetype least = 2);
    void schedule();
    void applyBoard();
    const ModelCheck &check();
    const ShippedMeasurements &measurements();
    StoredPrices stored(const QList<InstanceId> &instances);
    void tellHighlight();
    void tellCard();
    /// The metric of the card for what was chosen; empty if no number of the subject answers it.
    [[nodiscard]] MetricId cardMetric() const;
    [[nodiscard]] std::optional<SourceCard> numberCard();
    [[nodiscard]] QList<SourceCard::Line> nearestTo(const QString &subject, const Metric &metric);
    /// Maps a chart's index on the page to the board, which may contain charts with unknown metrics.
    [[nodiscard]] qsizetype boardPlace(qsizetype shownPlace) const;

    std::shared_ptr<const Catalog> m_shipped;
    std::shared_ptr<const Catalog> m_published;
    std::shared_ptr<const Catalog> m_effective;
    QList<ModelShape> m_models; ///< included in the published catalogue
    QList<Override> m_applied;  ///< included in the effective catalogue
    BoardDocument &m_document;
    Formatter m_formatter;
    const PageRow *m_page;
    PageView m_view;
    std::optional<ModelCheck> m_check;                   ///< created on first use by a page
    std::unique_ptr<ShippedMeasurements> m_measurements; ///< created on first use by a page or a card
    QString m_priceStore;
    std::optional<StoredPrices> m_stored; ///< for m_storedOf
    QList<InstanceId> m_storedOf;
    QMap<QString, QString> m_pageChoices;
    PageDraws *m_draws;
    CellAddress m_asked; ///< as chosen: the metric may be the id of a chart that states none
    int m_askedItem = -1;
    CellAddress m_card; ///< the number on the card
    QString m_hovered;
    QString m_toldHighlight;
    bool m_stale = true;
    bool m_cardSeen = true;
    bool m_cardChosen = false; ///< by the user, not by mostTelling()
};

} // namespace chipboard
