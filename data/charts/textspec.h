// Purpose: what a page tells in sentences below its charts: headed sections of statements, each with a sign that needs
// no colour and the sources that it rests on. Plain data like all specs: screen, PDF, slides and screen readers show
// the same.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace chipboard {

/// What a statement is to the reader.
enum class TextSign { None, For, Against, Verify, Out, Turn, Step };

struct TextItem
{
    TextSign sign = TextSign::None;
    QString text;         ///< whole sentences
    QString sources = {}; ///< "Title, date; title, date"; empty: it is our own

    friend bool operator==(const TextItem &, const TextItem &) = default;
};

struct TextSection
{
    QString id;
    QString heading;
    QString lead; ///< one line below the heading; may be empty
    QList<TextItem> items;

    friend bool operator==(const TextSection &, const TextSection &) = default;
};

/// Before a statement, in place of a bullet: "+"; empty for None.
[[nodiscard]] QString signGlyph(TextSign sign);
/// "For it", as a screen reader says it; empty for None.
[[nodiscard]] QString signLabel(TextSign sign);
/// "+ The models are transformers. [Guide, 2025-12-11]": one statement in one line.
[[nodiscard]] QString lineOf(const TextItem &item);
/// Lead and statements, one line each.
[[nodiscard]] QStringList linesOf(const TextSection &section);
/// What the signs mean that occur and that no heading explains: "+ = for it"; empty where there is none.
[[nodiscard]] QStringList signLegend(const QList<TextSection> &sections);

} // namespace chipboard
