#include "app/window/deckcontroller.h"

#include "data/core/find.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/parts.h"

#include <QDate>

namespace chipboard {

DeckController::DeckController(Presenter &presenter, BoardDocument &document, Settings &settings, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_settings(settings)
    , m_window(window)
{
    m_offering.setSingleShot(true);
    connect(&m_offering, &QTimer::timeout, this, &DeckController::offerNext);
    connect(&presenter, &Presenter::viewChanged, this, &DeckController::update);
    connect(&presenter, &Presenter::catalogChanged, this, [this] { m_views = {}; });
}

ExportOptions DeckController::options() const
{
    return ExportOptions{.pageSize = m_settings.text(Setting::ExportPageSize),
                         .theme = m_settings.text(Setting::ExportTheme),
                         .typeScale = m_settings.text(Setting::ExportType),
                         .look = m_look};
}

DeckDialog &DeckController::showDeck(const Theme &theme, const CompanyLook &look)
{
    m_look = look;
    if (m_dialog == nullptr) {
        m_dialog = transient<DeckDialog>(theme, m_window);
        connect(m_dialog, &DeckDialog::deckChanged, this, &DeckController::edit);
        m_views = {};
    }
    ExportOptions templated{.deckTemplate = m_settings.text(Setting::ExportTemplate)};
    const Result<TemplateFile> read = readTemplateOf(templated); // a missing template is reported by the export
    m_template = read ? read.value().deck : std::nullopt;
    m_presenter.complete();
    update();
    bringToFront(*m_dialog);
    return *m_dialog;
}

void DeckController::edit(const BoardDeck &deck, const QString &name)
{
    BoardEdit edit{EditKind::Deck, m_presenter.board(), name};
    edit.after.deck = deck;
    m_document.edit(edit);
    m_presenter.update();
}

void DeckController::addChart(const QString &chart)
{
    const BoardDeck &deck = m_presenter.board().deck;
    if (deck.size() >= mostSlides) {
        emit told(tr("The deck has %1 slides, which is the maximum.").arg(mostSlides));
        return;
    }
    const BoardSlide slide{SlideKind::Charts, {}, {{m_presenter.view().page.id, chart}}};
    edit(withSlide(deck, -1, slide), tr("Add a chart to the deck"));
    emit told(tr("Added to the deck as slide %1.").arg(m_presenter.board().deck.size()));
}

ExportedPage DeckController::pageOf(const PageRow &row)
{
    if (m_pages.contains(&row))
        return m_pages.value(&row);
    const PageView view = m_views(row);
    const ExportedPage page =
        statedPage(view.page, view.table, *view.catalog, m_presenter.board(), m_presenter.formatter());
    m_pages.insert(&row, page);
    return page;
}

DeckController::CheckedSlide DeckController::checked(const ExportedPage &slide, const ExportOptions &options) const
{
    const ReportChapter &chapter = slide.slide->chapters.constFirst();
    const auto *known = findWhere(m_checked, [&chapter](const CheckedSlide &one) {
        ReportChapter same = one.chapter;
        same.slide = chapter.slide;
        return same == chapter;
    });
    if (known != nullptr)
        return {chapter, known->findings};
    return {chapter,
            slideFindings(slide, m_presenter.catalog(), m_presenter.board(), m_presenter.formatter(), options,
                          QDate::currentDate(), m_template)
                .valueOr({})};
}

QList<SeenSheet> DeckController::known(QList<SeenSheet> sheets) const
{
    for (SeenSheet &one : sheets) {
        if (const SeenSheet *before =
                findWhere(m_sheets, [&one](const SeenSheet &other) { return *other.slide == *one.slide; }))
            one.slide = before->slide;
    }
    return sheets;
}

// Only while the dialog is visible.
void DeckController::update()
{
    if (m_dialog == nullptr)
        return;
    Board bare = m_presenter.board();
    bare.deck.clear();
    const ExportOptions asked = options();
    if (!m_views || bare != m_madeOf) {
        m_views = m_presenter.viewsOfNow();
        m_madeOf = bare;
        m_pages.clear();
        m_checked.clear();
        m_offered = 0;
        m_dialog->clearPages();
        m_offering.start(0);
    }
    if (asked != m_options)
        m_checked.clear();
    m_options = asked;
    DeckScene scene{.deck = m_presenter.board().deck};
    const Result<DeckReport> deck = madeDeck(*m_presenter.view().catalog, m_presenter.board(), m_presenter.formatter(),
                                             [this](const PageRow &row) { return pageOf(row); });
    QList<CheckedSlide> all;
    scene.titles.resize(scene.deck.size());
    scene.findings.resize(scene.deck.size());
    const QList<ExportedPage> pages = deck ? slidePages(deck.value()) : QList<ExportedPage>();
    for (const ExportedPage &one : pages) {
        all << checked(one, asked);
        const int slide = all.constLast().chapter.slide;
        if (scene.titles.at(slide).isEmpty())
            scene.titles[slide] = one.name;
        scene.findings[slide] += all.constLast().findings;
    }
    m_checked = all;
    if (!pages.isEmpty()) {
        const auto seen = seenSlides(mapped(pages, &ExportedPage::page), deck.value().report, asked, m_template);
        m_sheets = known(seen.valueOr({}));
        scene.sheets = m_sheets;
        if (!seen)
            scene.problem = seen.problem().toText();
    }
    m_dialog->setScene(scene);
}

// One page per turn of the event loop, so that the dialog opens at once.
void DeckController::offerNext()
{
    if (m_dialog == nullptr || !m_views || m_offered >= pageTable().size())
        return;
    const PageRow &row = pageTable()[m_offered++];
    const ExportedPage page = pageOf(row);
    if (!nothingToExport(page.page) && !page.page.charts.isEmpty()) {
        DeckPage offered{page.page.id, tr(row.name), {}};
        for (const ChartSpec &chart : page.page.charts)
            offered.charts << std::pair(chart.id, chart.title);
        m_dialog->addPage(offered);
    }
    m_offering.start(0);
}

} // namespace chipboard
