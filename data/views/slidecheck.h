// Purpose: what would be wrong with a page on a slide, as a table of rules: each with its findings in words and, where
// there is one, a mend that a person takes with one click. Pure: what only the layout and the theme know comes as
// facts.
#pragma once

#include "data/compare/evaluate.h"
#include "data/core/format.h"
#include "data/views/colour.h"
#include "data/views/pagespec.h"

#include <QDate>
#include <QMap>

#include <span>

namespace chipboard {

/// A colour that means something, or a text, and what it stands on.
struct InkFact
{
    QString what; ///< "Trainium", "Text"
    Rgb ink;
    Rgb ground;
    bool isText = false;

    friend bool operator==(const InkFact &, const InkFact &) = default;
};

/// The smallest text of a part of the page.
struct TypeFact
{
    QString what;        ///< "numbers and names"
    double points = 0.0; ///< as it comes out
    double least = 0.0;  ///< what can be read at that size of page
};

/// How the page comes out at a size, in a type scale and a theme.
struct SlideFacts
{
    QList<TypeFact> types;   ///< of the parts that the page has
    QString fittingType;     ///< a larger type scale that makes all of them large enough; empty: none does
    QList<InkFact> inks;     ///< marks in the order of their roles, then texts
    QStringList cutTexts;    ///< of the page: title, warning, footer, legend
    QStringList cut;         ///< texts of charts that are shortened or left out
    QStringList overlapping; ///< texts that lie over another one, or on a mark
    QStringList struck;      ///< texts that a line runs through
    QStringList crowded;     ///< charts most of whose names stand on lines or far from what they name, with how many
    QStringList unnamed;     ///< charts with marks that nothing names, with how many
    QStringList lostRows;    ///< charts not all of whose rows are drawn, with how many are
    int titleLines = 0;      ///< of the format that takes most
    bool isClear = false;    ///< nothing is drawn behind the page
    QString pageSize;        ///< "slide"
    QString theme;           ///< "light", "dark"... or of a company look its name
    QString typeScale;       ///< "normal"
    bool hasLook = false;    ///< a company look is in force
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

/// What can be done about a finding: another board, other options of the export, or neither with the reason. It never
/// takes away what the finding is about, nor what a person wrote.
struct SlideMend
{
    QString text;                        ///< on the button: "Write as A4"
    std::optional<Board> board = {};     ///< the one that was checked, mended
    QMap<QString, QString> options = {}; ///< of the command `export`: "size" -> "a4"
    QString reason = {};                 ///< where nothing can be done with a click
    QString effect = {};                 ///< what a person loses by it, and how it comes back
    std::optional<Board> before = {};    ///< the board that was checked; set with `board`

    [[nodiscard]] bool isPossible() const { return board.has_value() || !options.isEmpty(); }
    /// The board as it is now with what the mend changes, which is `now` itself where it changes no board: what became
    /// of it since the check, such as slides of its deck, stays.
    [[nodiscard]] Board mended(Board now) const;
    friend bool operator==(const SlideMend &, const SlideMend &) = default;
};

/// Fault: the slide says something wrong or cannot be read. Caution: somebody should have seen it.
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
    const char *sentence; ///< QT_TR_NOOP: what the rule asks for
    SlideSeverity severity;
    QList<SlideFinding> (*find)(const SlideInput &input);
};
[[nodiscard]] std::span<const SlideRule> slideRules();
/// Of all rules, in the order of the table.
[[nodiscard]] QList<SlideFinding> checkSlide(const SlideInput &input);
/// "2 faults, 1 caution", or that nothing was found.
[[nodiscard]] QString slideVerdict(const QList<SlideFinding> &findings);

} // namespace chipboard
