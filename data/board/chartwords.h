// Purpose: what a person wrote or chose on one chart: title, subtitle, note, annotations, what is lit, order, digits
// and axis. Annotations name marks by the ids of what they stand for, so that they follow the data; a title keeps what
// it claimed when it was written, so that it can be told when that is no longer so.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

/// One number or direction of a hand-written title, bound to the marks that it was true of.
struct TitleClaim
{
    /// Share: `subject` is so many percent of `against`. More, Less: so many percent above or below it.
    enum class Kind { Value, Ratio, Share, More, Less, Above, Below, Highest, Lowest };

    Kind kind = Kind::Value;
    QString subject = {}; ///< id of a mark
    QString against = {}; ///< likewise; empty where there is only one
    QString number = {};  ///< as written, with a point: "2.1"; empty of a direction
    QString chart = {}; ///< "compare/memory": which chart a claim of the board's title is about; empty of a chart's own
    bool onX = false;   ///< in a plane: about the x axis

    friend bool operator==(const TitleClaim &, const TitleClaim &) = default;
};
[[nodiscard]] QString claimWord(TitleClaim::Kind kind);
[[nodiscard]] std::optional<TitleClaim::Kind> claimFromWord(QStringView word);

struct Annotation
{
    /// A text at a mark, an arrow between two marks with their ratio, a line at a value of an axis.
    enum class Kind { Callout, Difference, Reference };

    Kind kind = Kind::Callout;
    QString on = {};        ///< id of a mark; empty of a line
    QString against = {};   ///< id of the other mark of an arrow
    QString text = {};      ///< of a callout; of a line what it is, or empty
    double value = 0.0;     ///< of a line
    QString unit = {};      ///< of that value, as the axis has it: another one is not drawn, but told
    bool onX = false;       ///< of a line in a plane: at a value of the x axis
    bool inPercent = false; ///< of an arrow: "+29%" in place of "1.29×"

    friend bool operator==(const Annotation &, const Annotation &) = default;
};
[[nodiscard]] QString annotationWord(Annotation::Kind kind);
[[nodiscard]] std::optional<Annotation::Kind> annotationFromWord(QStringView word);

enum class RowOrder { AsChosen, ByValue, Reversed };
[[nodiscard]] QString rowOrderWord(RowOrder order);
[[nodiscard]] std::optional<RowOrder> rowOrderFromWord(QStringView word);

/// Of a chart of rows, and of a plane's axes. Bars stand on a linear axis alone: on a logarithmic one there are dots.
enum class RowScale { Automatic, Linear, Logarithmic };
[[nodiscard]] QString rowScaleWord(RowScale scale);
[[nodiscard]] std::optional<RowScale> rowScaleFromWord(QStringView word);

/// How rows that a person compares are drawn: among all of their chart, or alone from one to the other: two dots with a
/// line between them, or a line that rises or falls.
enum class PairForm { Rows, Dumbbell, Slope };
[[nodiscard]] QString pairFormWord(PairForm form);
[[nodiscard]] std::optional<PairForm> pairFormFromWord(QStringView word);

struct ChartWords
{
    static constexpr int mostDigits = 6;
    static constexpr qsizetype mostAnnotations = 12;
    static constexpr qsizetype longestText = 300;

    QString page;  ///< "compare"
    QString chart; ///< the chart's id there
    QString title; ///< empty: what the data say; so are the next two
    QString subtitle;
    QString note;
    QString xTitle = {}; ///< of a plane's axes, to which their units are added; empty: what they count
    QString yTitle = {};
    QList<TitleClaim> claims; ///< of the title
    QList<Annotation> annotations;
    QString lit; ///< id of the mark that keeps its colour, the others are grey; empty: all do
    RowOrder order = RowOrder::AsChosen;
    int digits = 0; ///< significant ones of the labels; 0: as many as fit
    RowScale scale = RowScale::Automatic;
    PairForm form = PairForm::Rows;

    /// "compare/memory"
    [[nodiscard]] QString key() const { return page + QLatin1Char('/') + chart; }
    /// Nothing was written or chosen.
    [[nodiscard]] bool isEmpty() const;

    friend bool operator==(const ChartWords &, const ChartWords &) = default;
};

/// Of that chart; with its address alone where nothing was written.
[[nodiscard]] ChartWords wordsOf(const QList<ChartWords> &all, const QString &page, const QString &chart);
/// With these in the place of that chart's. Empty ones are left out; else in the order of their addresses.
[[nodiscard]] QList<ChartWords> withWords(QList<ChartWords> all, const ChartWords &words);

// What a row of a chart or table is about, and the colour role of its family.

/// Quiet: of whatever family, while another one is lit.
enum class ColourRole { Trainium, Inferentia, Nvidia, Other, Quiet };

/// One bar's place: a chip, instance or system.
struct ChartCategory
{
    QString id;
    QString label;
    ColourRole role = ColourRole::Other;
    bool baseline = false;
    QString count = {}; ///< "×4": of how many its number is, where that is not one
    QString badge = {}; ///< "in maintenance": why it leads nothing, however good its number is

    /// As charts have it: "H100 ×4".
    [[nodiscard]] QString shownLabel() const { return count.isEmpty() ? label : label + QChar(0x00A0) + count; }
    friend bool operator==(const ChartCategory &, const ChartCategory &) = default;
};

} // namespace chipboard
