// Purpose: the user's texts and choices for one chart: title, subtitle, note, annotations, highlight, order, digits and
// axis. Annotations refer to marks by subject id, so that they follow the data; a title stores its claims, so that the
// program can warn when they no longer hold.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

/// A number or direction in a custom title, bound to the marks that it was true for.
struct TitleClaim
{
    /// Share: `subject` is this percentage of `against`. More, Less: this percentage above or below it.
    enum class Kind { Value, Ratio, Share, More, Less, Above, Below, Highest, Lowest };

    Kind kind = Kind::Value;
    QString subject = {}; ///< id of a mark
    QString against = {}; ///< likewise; empty if the claim has only one mark
    QString number = {};  ///< as written, with a decimal point: "2.1"; empty for a direction
    QString chart = {};   ///< "compare/memory": chart of a claim in the board's title; empty in a chart's own title
    bool onX = false;     ///< in a scatter chart: about the x axis

    friend bool operator==(const TitleClaim &, const TitleClaim &) = default;
};
[[nodiscard]] QString claimWord(TitleClaim::Kind kind);
[[nodiscard]] std::optional<TitleClaim::Kind> claimFromWord(QStringView word);

struct Annotation
{
    /// A text at a mark, an arrow between two marks with their ratio, or a line at an axis value.
    enum class Kind { Callout, Difference, Reference };

    Kind kind = Kind::Callout;
    QString on = {};        ///< id of a mark; empty for a line
    QString against = {};   ///< id of the arrow's other mark
    QString text = {};      ///< text of a callout; optional description of a line
    double value = 0.0;     ///< of a line
    QString unit = {};      ///< of the value, as on the axis; a line with another unit is reported, not drawn
    bool onX = false;       ///< line in a scatter chart: at an x value
    bool inPercent = false; ///< arrow: "+29%" instead of "1.29×"

    friend bool operator==(const Annotation &, const Annotation &) = default;
};
[[nodiscard]] QString annotationWord(Annotation::Kind kind);
[[nodiscard]] std::optional<Annotation::Kind> annotationFromWord(QStringView word);

enum class RowOrder { AsChosen, ByValue, Reversed };
[[nodiscard]] QString rowOrderWord(RowOrder order);
[[nodiscard]] std::optional<RowOrder> rowOrderFromWord(QStringView word);

/// Scale of a row chart or of a scatter chart's axes. Bars need a linear axis; a logarithmic one has dots.
enum class RowScale { Automatic, Linear, Logarithmic };
[[nodiscard]] QString rowScaleWord(RowScale scale);
[[nodiscard]] std::optional<RowScale> rowScaleFromWord(QStringView word);

/// How compared rows are drawn: within all rows of the chart, or as a pair: two dots joined by a line, or a line that
/// rises or falls.
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
    QString title; ///< empty: from the data; the same for the next two
    QString subtitle;
    QString note;
    QString xTitle = {}; ///< axis titles of a scatter chart, units are appended; empty: from the data
    QString yTitle = {};
    QList<TitleClaim> claims; ///< of the title
    QList<Annotation> annotations;
    QString lit; ///< id of the highlighted mark, others are grey; empty: none highlighted
    RowOrder order = RowOrder::AsChosen;
    int digits = 0; ///< significant digits of the labels; 0: automatic
    RowScale scale = RowScale::Automatic;
    PairForm form = PairForm::Rows;

    /// "compare/memory"
    [[nodiscard]] QString key() const { return page + QLatin1Char('/') + chart; }
    /// True if the user wrote and chose nothing.
    [[nodiscard]] bool isEmpty() const;

    friend bool operator==(const ChartWords &, const ChartWords &) = default;
};

/// Words of that chart; only its address if there are none.
[[nodiscard]] ChartWords wordsOf(const QList<ChartWords> &all, const QString &page, const QString &chart);
/// Replaces the words of that chart, sorted by address. Empty words are removed.
[[nodiscard]] QList<ChartWords> withWords(QList<ChartWords> all, const ChartWords &words);

// Subject of a row of a chart or table, and the colour role of its family.

/// Quiet: any family, while another one is highlighted.
enum class ColourRole { Trainium, Inferentia, Nvidia, Other, Quiet };

/// A category of a chart: a chip, instance or system.
struct ChartCategory
{
    QString id;
    QString label;
    ColourRole role = ColourRole::Other;
    bool baseline = false;
    QString count = {}; ///< "×4": number of units that the value covers, if not one
    QString badge = {}; ///< "in maintenance": why it is not recommended, however good its number is

    /// Label on charts: "H100 ×4".
    [[nodiscard]] QString shownLabel() const { return count.isEmpty() ? label : label + QChar(0x00A0) + count; }
    friend bool operator==(const ChartCategory &, const ChartCategory &) = default;
};

} // namespace chipboard
