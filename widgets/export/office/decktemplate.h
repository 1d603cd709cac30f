// Purpose: reads a company's presentation or template (.pptx, .potx) for use in a deck: masters with layouts, themes
// and pictures, slide size, title and footer positions. Treated as untrusted input.
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
        QString id; ///< as numbered in the presentation
        QString part;
    };
    PackageParts parts;           ///< complete, with relationships, under their original names
    QMap<QString, QString> types; ///< content types by part, without relationships
    QList<Master> masters;
    QString layout;                         ///< fallback for slide kinds without a layout
    QMap<LayoutKind, QString> layouts = {}; ///< by our slide kind
    QString theme;                          ///< of the first master
    SlideAreas areas;
    SlideHolders holders;
    QColor ground = Qt::white;
    QColor text = Qt::black;
    QList<QColor> grounds = {Qt::white}; ///< what its slides have behind their content: one colour, or the darkest
                                         ///< and the lightest
    bool isInverted = false;             ///< `text` and `ground` have changed places, to be readable there
    bool isCrossed = false;              ///< a line of its layout runs through texts or charts
    QString picture = {};                ///< file name of the picture that its slides have as background
    bool hasGradient = false;            ///< as background
    QMap<QString, QColor> accents = {};  ///< theme accents by reference name: "accent1"
    QStringList fonts = {};              ///< typefaces of its theme
};

/// `name` is used in problems. Slides, notes and properties of the template are ignored.
[[nodiscard]] Result<DeckTemplate> readDeckTemplate(const QByteArray &file, const QString &name);
/// The look in the template's colours for text, lines and vendors, by themeSlots().
[[nodiscard]] OfficeLook lookOn(const DeckTemplate &deck, OfficeLook look);

/// A template is read when it is chosen, and verified by its digest when a file made with it is exported again. Any
/// change is reported.
struct TemplateFile
{
    std::optional<DeckTemplate> deck; ///< empty: use our own masters
    ExportOptions options;            ///< with the current template, or without one
    Problems warnings;                ///< the file is missing, broken or changed
};
/// A newly chosen template has no digest yet: if it is unreadable, that is a problem. A remembered one that is missing
/// is dropped.
[[nodiscard]] Result<TemplateFile> readTemplateOf(ExportOptions options);

} // namespace chipboard
