// Purpose: checks a page for problems on a slide, as a table of rules: findings as text and, if possible, a one-click
// fix. Pure: facts known only to layout and theme are passed in.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/colour.h"
#include "data/views/pagespec.h"

#include <QDate>
#include <QMap>

#include <span>

namespace chipboard {

/// A meaningful colour or a text, and its background.
struct InkFact
{
    QString what; ///< "Trainium", "Text"
    Rgb ink;
    Rgb ground;
    bool isText = false;

    friend bool operator==(const InkFact &, const InkFact &) = default;
};

/// The smallest text in a part of the page.
struct TypeFact
{
    QString what;        ///< "numbers and names"
    double points = 0.0; ///< as rendered
    double least = 0.0;  ///< minimum readable size on that page size
};

/// Rendering of the page for a size, type scale and theme.
struct SlideFacts
{
    QList<TypeFact> types;   ///< for the existing parts of the page
    QString fittingType;     ///< a larger type scale that is sufficient for all; empty: none
    QList<InkFact> inks;     ///< marks in the order of their roles, then texts
    QStringList cutTexts;    ///< of the page: title, warning, footer, legend
    QStringList cut;         ///< shortened or omitted chart texts
    QStringList overlapping; ///< texts that overlap another text or a mark
    QStringList struck;      ///< texts crossed by a line
    QStringList crowded;     ///< charts with most names on lines or far from their marks, with the number
    QStringList unnamed;     ///< charts with unnamed marks, with the number
    QStringList lostRows;    ///< charts that do not show all rows, with the number shown
    int titleLines = 0;      ///< in the format with the most lines
    bool isClear = false;    ///< transparent background
    QString pageSize;        ///< "slide"
    QString theme;           ///< "light", "dark"... or the name of a brand theme
    QString typeScale;       ///< "normal"
    bool hasLook = false;    ///< a brand theme is in use
    QDate today;
};

struct SlideInput
{
    const PageSpec &page;
    const Catalog &catalog;
    const Board &board;
    const ResultTable &table;
    const SlideFacts &facts;
    Formatter formatter = Formatter();
};

/// The fix for a finding: another board, other export options, or neither with the reason. It never removes the subject
/// of the finding, nor text that the user wrote.
struct SlideMend
{
    QString text;                        ///< button text: "Write as A4"
    std::optional<Board> board = {};     ///< the checked board with the fix applied
    QMap<QString, QString> options = {}; ///< of the command `export`: "size" -> "a4"
    QString reason = {};                 ///< if there is no one-click fix
    QString effect = {};                 ///< what the user loses by it, and how to get it back
    std::optional<Board> before = {};    ///< the checked board; set together with `board`

    [[nodiscard]] bool isPossible() const { return board.has_value() || !options.isEmpty(); }
    /// The current board with the fix applied, or `now` unchanged if the fix does not change the board: later changes,
    /// such as slides of its deck, are kept.
    [[nodiscard]] Board mended(Board now) const;
    friend bool operator==(const SlideMend &, const SlideMend &) = default;
};

/// Fault: the slide is wrong or unreadable. Caution: the user should look at it.
enum class SlideSeverity { Fault, Caution };

struct SlideFinding
{
    QString rule; ///< id of the row
    SlideSeverity severity = SlideSeverity::Fault;
    QString text; ///< one sentence
    SlideMend mend;

    friend bool operator==(const SlideFinding &, const SlideFinding &) = default;
};

struct SlideRule
{
    const char *id;       ///< "small-text"
    const char *sentence; ///< QT_TR_NOOP: the requirement
    SlideSeverity severity;
    QList<SlideFinding> (*find)(const SlideInput &input);
};
[[nodiscard]] std::span<const SlideRule> slideRules();
/// Findings of all rules, in table order.
[[nodiscard]] QList<SlideFinding> checkSlide(const SlideInput &input);
/// "2 faults, 1 caution", or that nothing was found.
[[nodiscard]] QString slideVerdict(const QList<SlideFinding> &findings);

} // namespace chipboard
