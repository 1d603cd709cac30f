// Purpose: the parts of a presentation that are the same for all slides: theme with our fonts and colours, masters,
// layout, properties.
#pragma once

#include "widgets/export/office/deckslides.h"

#include <QByteArray>

namespace chipboard {

[[nodiscard]] QByteArray themePart(const OfficeLook &look);

// The clipboard's own parts: charts without a slide, as PowerPoint, Word and Excel exchange them.

struct ClipboardChart
{
    QString name;
    QString alt;
    QRectF at; ///< points
};
[[nodiscard]] QByteArray clipboardThemePart(const OfficeLook &look);
/// The charts are the relationships rId1, rId2 and so on.
[[nodiscard]] QByteArray clipboardDrawingPart(const QList<ClipboardChart> &charts);
/// `language` as of languageTag().
[[nodiscard]] QByteArray masterPart(const SlideAreas &areas, const QString &language);
[[nodiscard]] QByteArray layoutPart(const SlideAreas &areas, const QString &language, LayoutKind kind);
/// In the order of their layouts.
inline constexpr LayoutKind slideKinds[] = {LayoutKind::Chart,     LayoutKind::Title,      LayoutKind::Section,
                                            LayoutKind::TwoCharts, LayoutKind::FourCharts, LayoutKind::Table,
                                            LayoutKind::Text};
[[nodiscard]] QByteArray notesMasterPart(const QString &language);

struct DeckFacts
{
    QString title;
    QStringList keywords;
    QString date; ///< ISO: when it says to be made
    int slides = 0;
};
[[nodiscard]] QByteArray corePropertiesPart(const DeckFacts &facts);
[[nodiscard]] QByteArray appPropertiesPart(const DeckFacts &facts);

} // namespace chipboard
