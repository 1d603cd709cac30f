// Purpose: the help as plain data, made of the tables that the program works with, so that it never tells of something
// else than the program does: pages, method, formulas, metrics, assumptions, rules, words, sources, keys. The window
// shows it, other readers can do so too.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

namespace chipboard {

/// A part of a topic that can be pointed at.
struct HelpEntry
{
    QString id; ///< of the whole book: "metric.mfu", "word.hbm"; empty: it cannot be pointed at
    QString heading;
    QStringList paragraphs; ///< addresses of the web in them become links
    Table table;

    friend bool operator==(const HelpEntry &, const HelpEntry &) = default;
};

struct HelpTopic
{
    QString id;      ///< "page.compare", "metrics.0"
    QString chapter; ///< "Pages"
    QString title;
    QList<HelpEntry> entries;

    friend bool operator==(const HelpTopic &, const HelpTopic &) = default;
};

/// A topic, and an entry of it or nothing.
struct HelpPlace
{
    QString topic;
    QString entry;

    friend bool operator==(const HelpPlace &, const HelpPlace &) = default;
};

struct HelpBook
{
    QList<HelpTopic> topics; ///< chapters together, in their order

    /// Null when there is no such topic.
    [[nodiscard]] const HelpTopic *topic(const QString &id) const;
    /// Of a topic's or an entry's id; empty when there is none.
    [[nodiscard]] HelpPlace place(const QString &id) const;

    friend bool operator==(const HelpBook &, const HelpBook &) = default;
};

/// A page of the program, by the id and the name that it has there.
struct HelpPage
{
    QString id;
    QString name;

    friend bool operator==(const HelpPage &, const HelpPage &) = default;
};

/// What a key does, and where.
struct HelpKey
{
    QString group;
    QString text;
    QString keys;

    friend bool operator==(const HelpKey &, const HelpKey &) = default;
};

struct HelpInput
{
    const Catalog &catalog;
    QList<HelpPage> pages;
    QList<HelpKey> keys;
    Formatter formatter = Formatter();
};

/// In the language that is spoken.
[[nodiscard]] HelpBook helpBook(const HelpInput &input);

/// What was typed as words: small letters, each once.
[[nodiscard]] QStringList searchWords(const QString &typed);
/// Places of topics that have all words, anywhere and as parts of words; those with all in their titles or headings
/// come first, each with the first entry that has them. Empty without words.
[[nodiscard]] QList<HelpPlace> foundIn(const HelpBook &book, const QString &typed);

/// Everything that a reader sees of it, a line a paragraph, cells separated by tabs.
[[nodiscard]] QString helpText(const HelpTopic &topic);
/// A body without styles. Entries are anchors by their ids; addresses of the
/// web are links, nothing else is. All text is escaped.
[[nodiscard]] QString helpHtml(const HelpTopic &topic);

} // namespace chipboard
