// Purpose: the help as plain data, built from the program's own tables, so that it always matches the program: pages,
// method, formulas, metrics, assumptions, rules, glossary, sources, keys. For the window and other readers.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/views/pagespec.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <span>

namespace chipboard {

// The glossary: a chapter in reports, a page in the help. To add a term, add a row.

struct GlossaryWord
{
    const char *id;      ///< for links: "kv-cache"
    const char *word;    ///< QT_TR_NOOP
    const char *meaning; ///< likewise; lower-case start, as it follows the word and a colon

    [[nodiscard]] QString wordText() const;
    [[nodiscard]] QString meaningText() const;
};

/// In English alphabetical order.
[[nodiscard]] std::span<const GlossaryWord> glossaryTable();

// Finds web addresses in a text, for documents with links.

struct TextPiece
{
    QString text;
    bool isAddress = false; ///< http or https, without trailing full stop or bracket

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};
/// In order; concatenated they are the text.
[[nodiscard]] QList<TextPiece> piecesOf(const QString &text);

// What each page answers and how to read its charts. To add a page, add a row here and in the page table.

struct PageHelpRow
{
    const char *id;     ///< of the page table
    const char *answer; ///< QT_TR_NOOP: the question that the page answers
    const char *charts; ///< how its charts are read
    const char *ways;   ///< what can be done there

    [[nodiscard]] QString answerText() const;
    /// Answer, charts and actions, one paragraph each.
    [[nodiscard]] QStringList paragraphs() const;
};
[[nodiscard]] std::span<const PageHelpRow> pageHelpTable();
/// Null if there is no such page.
[[nodiscard]] const PageHelpRow *findPageHelp(const QString &id);

/// A part of a topic that links can target.
struct HelpEntry
{
    QString id; ///< unique in the book: "metric.mfu", "word.hbm"; empty: not a target
    QString heading;
    QStringList paragraphs; ///< web addresses in them become links
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

/// A topic and optionally one of its entries.
struct HelpPlace
{
    QString topic;
    QString entry;

    friend bool operator==(const HelpPlace &, const HelpPlace &) = default;
};

struct HelpBook
{
    QList<HelpTopic> topics; ///< chapters together, in their order

    /// Null if there is no such topic.
    [[nodiscard]] const HelpTopic *topic(const QString &id) const;
    /// For the id of a topic or an entry; empty if there is none.
    [[nodiscard]] HelpPlace place(const QString &id) const;

    friend bool operator==(const HelpBook &, const HelpBook &) = default;
};

/// A page of the program with its id and displayed name.
struct HelpPage
{
    QString id;
    QString name;
};

/// A keyboard shortcut and where it applies.
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

/// In the current language.
[[nodiscard]] HelpBook helpBook(const HelpInput &input);

/// The input as unique lower-case words.
[[nodiscard]] QStringList searchWords(const QString &typed);
/// Topics that contain all words, also inside other words; matches in titles or headings first, each with the first
/// matching entry. Empty without words.
[[nodiscard]] QList<HelpPlace> foundIn(const HelpBook &book, const QString &typed);

/// All visible text, one line per paragraph, cells separated by tabs.
[[nodiscard]] QString helpText(const HelpTopic &topic);
/// HTML body without styles. Entries are anchors by id; only web addresses are links. All text is escaped.
[[nodiscard]] QString helpHtml(const HelpTopic &topic);

} // namespace chipboard
