// Purpose: a company's presentation or template (.pptx, .potx) as what a deck takes over of it: masters with their
// layouts, themes and pictures, the slide size, and where its title and footer stand. Read as untrusted input.
#pragma once

#include "data/core/result.h"
#include "data/package/package.h"
#include "widgets/export/office/deckslides.h"

#include <QMap>

namespace chipboard {

struct DeckTemplate
{
    struct Master
    {
        QString id; ///< as the presentation numbers it
        QString part;

        friend bool operator==(const Master &, const Master &) = default;
    };
    PackageParts parts;           ///< whole, with their relationships, under the names they had
    QMap<QString, QString> types; ///< content types by part; relationships have none of their own
    QList<Master> masters;
    QString layout; ///< for every slide
    QString theme;  ///< of the first master
    SlideAreas areas;
    SlideHolders holders;
    QColor ground = Qt::white;
    QColor text = Qt::black;

    friend bool operator==(const DeckTemplate &, const DeckTemplate &) = default;
};

/// `name` is what problems call the file. Slides, notes and properties of the template are left behind.
[[nodiscard]] Result<DeckTemplate> readDeckTemplate(const QByteArray &file, const QString &name);
/// Texts and lines in the template's colours, its own font; who is told by which colour stays.
[[nodiscard]] OfficeLook lookOn(const DeckTemplate &deck, OfficeLook look);

} // namespace chipboard
