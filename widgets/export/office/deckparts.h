// Purpose: presentation parts shared by all slides: theme with fonts and colours, masters, layouts, properties.
#pragma once

#include "widgets/export/office/deckslides.h"

#include <QByteArray>

namespace chipboard {

[[nodiscard]] QByteArray themePart(const OfficeLook &look);

// Clipboard parts: charts without slides, as exchanged by PowerPoint, Word and Excel.

struct ClipboardChart
{
    QString name;
    QString alt;
    QRectF at; ///< points
};
[[nodiscard]] QByteArray clipboardThemePart(const OfficeLook &look);
/// The charts have the relationships rId1, rId2 and so on.
[[nodiscard]] QByteArray clipboardDrawingPart(const QList<ClipboardChart> &charts);
/// `language` from languageTag().
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
    QString date; ///< ISO creation date
    int slides = 0;
};
[[nodiscard]] QByteArray corePropertiesPart(const DeckFacts &facts);
[[nodiscard]] QByteArray appPropertiesPart(const DeckFacts &facts);

} // namespace chipboard
