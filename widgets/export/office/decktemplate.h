// Purpose: a company's presentation or template (.pptx, .potx) as what a deck takes over of it: masters with their
// layouts, themes and pictures, the slide size, and where its title and footer stand. Read as untrusted input.
#pragma once

#include "data/board/exportrecipe.h"
#include "data/core/package.h"
#include "data/core/result.h"
#include "widgets/export/office/deckslides.h"

#include <QMap>

#include <optional>

namespace chipboard {

struct DeckTemplate
{
    struct Master
    {
        QString id; ///< as the presentation numbers it
        QString part;
    };
    PackageParts parts;           ///< whole, with their relationships, under the names they had
    QMap<QString, QString> types; ///< content types by part; relationships have none of their own
    QList<Master> masters;
    QString layout;                         ///< for every slide that has none of its kind
    QMap<LayoutKind, QString> layouts = {}; ///< of ours
    QString theme;                          ///< of the first master
    SlideAreas areas;
    SlideHolders holders;
    QColor ground = Qt::white;
    QColor text = Qt::black;
    QColor background = Qt::white;      ///< what its slides are filled with: `ground` where they say nothing else
    QMap<QString, QColor> accents = {}; ///< of its theme, as slides refer to them: "accent1"
};

/// `name` is what problems call the file. Slides, notes and properties of the template are left behind.
[[nodiscard]] Result<DeckTemplate> readDeckTemplate(const QByteArray &file, const QString &name);
/// Texts, lines and makers in the template's colours, by themeSlots().
[[nodiscard]] OfficeLook lookOn(const DeckTemplate &deck, OfficeLook look);

/// A template is read when it is chosen, and known again by its digest when a file that was made with it is exported
/// anew. What is not as it was then is told, never passed over.
struct TemplateFile
{
    std::optional<DeckTemplate> deck; ///< nothing: slides have our own masters
    ExportOptions options;            ///< with the template as it is now, or without one
    Problems warnings;                ///< the file is gone, broken or another one than it was
};
/// A template that was chosen just now has no digest yet: it is a problem where it cannot be read. A remembered one
/// that is gone is left out.
[[nodiscard]] Result<TemplateFile> readTemplateOf(ExportOptions options);

} // namespace chipboard
