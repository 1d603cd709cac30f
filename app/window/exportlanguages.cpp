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
    if (language == nullptr)
        return {m_presenter.view().catalog, m_presenter.formatter(), [this](const PageRow &row) {
                    const PageView view = m_presenter.viewOf(row);
                    return ExportedPage{view.page, view.table};
                }};
    const std::shared_ptr<void> spoken = speak(id);
    const auto shipped = published(*language);
    const auto catalog = std::make_shared<const Catalog>(withOverrides(*shipped, m_presenter.board().overrides));
    const Formatter formatter = Formatter(readingLocale()).in(m_presenter.formatter().currency());
    const auto check = std::make_shared<std::optional<ModelCheck>>();
    return {
        catalog, formatter, [this, id, shipped, catalog, formatter, check](const PageRow &row) {
            const std::shared_ptr<void> aside = speak(id);
            const PageSources sources = m_presenter.sourcesWith(
                [&]() -> const ModelCheck & { return *check ? **check : check->emplace(checkShippedRuns(*shipped)); });
            const ResultTable table = row.table(*catalog, m_presenter.board());
            return ExportedPage{row.page({*shipped, *catalog, m_presenter.board(), table, formatter, sources}), table};
        }};
}

} // namespace chipboard
