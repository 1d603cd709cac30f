// Purpose: the help as plain data, made of the tables that the program works with, so that it never tells of something
// else than the program does: pages, method, formulas, metrics, assumptions, rules, words, sources, keys. The window
// shows it, other readers can do so too.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <span>

namespace chipboard {

// What the words of the field mean, as one table: reports print it as a chapter, the help as a page. A new
// word is a new row.

struct GlossaryWord
{
    const char *id;      ///< for links: "kv-cache"
    const char *word;    ///< QT_TR_NOOP
    const char *meaning; ///< likewise; a sentence without its capital: it stands behind the word and a colon

    [[nodiscard]] QString wordText() const;
    [[nodiscard]] QString meaningText() const;
};

/// In the order of the English alphabet.
[[nodiscard]] std::span<const GlossaryWord> glossaryTable();

// Finds addresses of the web in a text, for documents that link them.

struct TextPiece
{
    QString text;
    bool isAddress = false; ///< http or https, without the sentence's own full stop or bracket

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};
/// In order; all of them together are the text.
[[nodiscard]] QList<TextPiece> piecesOf(const QString &text);

// What each page of the program answers and how its charts are read, as a table. A new page is a new row here
// and in the page table.

struct PageHelpRow
{
    const char *id;     ///< of the page table
    const char *answer; ///< QT_TR_NOOP: the question that the page answers
    const char *charts; ///< how its charts are read
    const char *ways;   ///< what can be done there

    [[nodiscard]] QString answerText() const;
    /// Answer, charts and ways, each a paragraph.
    [[nodiscard]] QStringList paragraphs() const;
};
[[nodiscard]] std::span<const PageHelpRow> pageHelpTable();
/// Null when there is no such page.
[[nodiscard]] const PageHelpRow *findPageHelp(const QString &id);

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
};

/// What a key does, and where.
struct HelpKey
{
    QString group;
    QString text;
    QString keys;
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
