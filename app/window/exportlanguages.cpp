#include "app/window/exportlanguages.h"

#include "app/document/modelchecking.h"
#include "data/board/books.h"
#include "data/overrides/apply.h"

namespace chipboard {

const Language *ExportLanguages::other(const QString &id) const
{
    return m_services.speech != nullptr && m_services.readCatalog ? findLanguage(id) : nullptr;
}

QList<ExportOffer::Language> ExportLanguages::choices() const
{
    QList<ExportOffer::Language> choices;
    for (const Language &language : languageTable()) {
        const QString id = QLatin1String(language.id);
        if (other(id) != nullptr)
            choices << ExportOffer::Language{id, QString::fromUtf8(language.name)};
    }
    return choices;
}

std::shared_ptr<void> ExportLanguages::speak(const QString &id) const
{
    const Language *language = other(id);
    return language == nullptr ? nullptr : m_services.speech->aside(*language, fileLocaleOf(*language));
}

std::shared_ptr<const Catalog> ExportLanguages::published(const Language &language)
{
    const QList<BookId> books = booksOf(m_presenter.board());
    auto &catalog = m_read[{QLatin1String(language.id), books}];
    if (!catalog)
        catalog = std::make_shared<const Catalog>(inSpokenLanguage(m_services.readCatalog(books).catalog));
    return catalog;
}

ExportGround ExportLanguages::ground(const QString &id)
{
    const Language *language = other(id);
    const Board board = m_presenter.board();
    if (language == nullptr)
        return {board, m_presenter.view().catalog, m_presenter.formatter(),
                [board, formatter = m_presenter.formatter(), view = m_presenter.viewsOfNow()](const PageRow &row) {
                    const PageView shown = view(row);
                    return statedPage(shown.page, shown.table, *shown.catalog, board, formatter);
                }};
    const std::shared_ptr<void> spoken = speak(id);
    const auto shipped = published(*language);
    const auto catalog = std::make_shared<const Catalog>(withOverrides(*shipped, board.overrides));
    const Formatter formatter = Formatter(readingLocale()).in(m_presenter.formatter().currency());
    const auto check = std::make_shared<std::optional<ModelCheck>>();
    const PageSources sources = m_presenter.sourcesWith([shipped, check]() -> const ModelCheck & {
        return *check ? **check : check->emplace(checkShippedRuns(*shipped));
    });
    return {board, catalog, formatter, [this, id, board, shipped, catalog, formatter, sources](const PageRow &row) {
                const std::shared_ptr<void> aside = speak(id);
                const ResultTable table = row.table(*catalog, board);
                const PageSpec page = row.page({*shipped, *catalog, board, table, formatter, sources});
                return statedPage(page, table, *catalog, board, formatter);
            }};
}

} // namespace chipboard
