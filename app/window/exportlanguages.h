// Purpose: what an export is made with in one language: words, catalogue, numbers and pages. The window's own are at
// hand; for another language the catalogue is read once more and put into it. The window itself stays as it is.
#pragma once

#include "app/settings/languages.h"
#include "app/window/exportpages.h"
#include "app/window/presenter.h"
#include "app/window/windowservices.h"
#include "widgets/dialogs/exportdialog.h"

#include <map>
#include <memory>

namespace chipboard {

/// Of the board as it was when this was made: what is done to it meanwhile changes no page.
struct ExportGround
{
    Board board;
    std::shared_ptr<const Catalog> catalog; ///< with the board's own figures worked in
    Formatter formatter;
    PageMaker make;
};

class ExportLanguages
{
public:
    /// What is given here has to outlive this.
    ExportLanguages(Presenter &presenter, const WindowServices &services)
        : m_presenter(presenter)
        , m_services(services)
    {
    }

    /// Besides that of the window; none where nothing can read the catalogue anew.
    [[nodiscard]] QList<ExportOffer::Language> choices() const;
    /// Texts that are asked for while the answer lives are in that language; null where it is that of the window.
    [[nodiscard]] std::shared_ptr<void> speak(const QString &id) const;
    /// Of the present board. An unknown language is that of the window.
    [[nodiscard]] ExportGround ground(const QString &id);
    /// Another catalogue is in the place of the one that was read.
    void forget() { m_read.clear(); }

private:
    [[nodiscard]] const Language *other(const QString &id) const;
    [[nodiscard]] std::shared_ptr<const Catalog> published(const Language &language);

    Presenter &m_presenter;
    const WindowServices &m_services;
    std::map<std::pair<QString, QList<BookId>>, std::shared_ptr<const Catalog>> m_read;
};

} // namespace chipboard
