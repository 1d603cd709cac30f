// Purpose: one number of the catalogue with everything that makes it worth believing: unit as printed, range, status,
// date, sources, and the rival values that other sources give. A missing figure is a Figure too: it has a reason
// instead of a value.
#pragma once

#include "data/core/id.h"
#include "data/core/unit.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>

namespace chipboard {

/// Own: a person put it in the place of what the catalogue has; never in a file of the catalogue.
enum class FigureStatus { Published, Approximate, Announced, Estimated, Derived, Missing, Own };
enum class MissingKind { None, Unpublished, Unsupported, NotApplicable };

/// One source's word on a number.
struct Reading
{
    std::optional<Interval> value;   ///< in `unit`; empty exactly when status is Missing
    Unit unit = Unit::One;           ///< as the source prints it; of memory the binary one (countCapacity())
    std::optional<Unit> printedUnit; ///< of memory that the source prints in GB or TB: 80 GiB are its "80 GB"
    FigureStatus status = FigureStatus::Missing;
    MissingKind missingKind = MissingKind::None;
    QString reason;    ///< why it is missing, short enough for a chart's gap label
    QString rangeNote; ///< what low and high are the range of
    QString asOf;      ///< ISO date, year-month, year, or "undated"
    QList<SourceId> sources;
    QString formula; ///< of a derived figure, with its numbers
    QString note;
    QList<QString> seeds; ///< ids of the guide's facts that this reading holds
    QString where;        ///< "file#/pointer", for messages
    QString own;          ///< FigureAddress::key() of the board's override that it comes from, or "mine.json#" and the
                          ///< key of the figure in a person's catalogue file (compare/ownfiles.h); else empty
    bool ofOwnFile = false;  ///< of these the latter
    bool discounted = false; ///< a list's price less a discount of the board's, which `own` names

    [[nodiscard]] bool isMissing() const { return !value.has_value(); }
    /// The board puts it in the place of what the catalogue has.
    [[nodiscard]] bool isOverride() const { return !own.isEmpty() && !ofOwnFile && !discounted; }
    /// The value as a Ranged quantity. Precondition: not missing and of dimension D.
    template<Dimension D>
    [[nodiscard]] Ranged<D> as() const
    {
        Q_ASSERT(value.has_value());
        return ranged<D>(*value, unit);
    }

    /// The unit and the value as the source has them. Precondition of the value: not missing.
    [[nodiscard]] Unit sourceUnit() const { return printedUnit.value_or(unit); }
    [[nodiscard]] Interval sourceValue() const
    {
        return printedUnit ? value->scaled(1.0 / capacityUnit(*printedUnit).factor) : *value;
    }

    friend bool operator==(const Reading &, const Reading &) = default;
};

/// A size of memory is counted in binary units from here on; what was printed stays known.
void countCapacity(Reading &reading);

/// The preferred reading, with the rivals that other sources give behind it, preferred first.
struct Figure : Reading
{
    QList<Reading> rivals;

    [[nodiscard]] const Reading &reading() const { return *this; }

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// A dated text value: a launch date, a memory type, a process node.
struct DatedText
{
    QString value; ///< empty when unknown, then `reason` says why
    QString reason;
    QString asOf;
    QList<SourceId> sources;
    QString note;

    friend bool operator==(const DatedText &, const DatedText &) = default;
};

/// The words of the file format ("published", "unsupported"); stable, not translated.
[[nodiscard]] QString statusWord(FigureStatus status);
[[nodiscard]] std::optional<FigureStatus> statusFromWord(QStringView word);
/// The same of what a source may say; empty for Own.
[[nodiscard]] QString sourcedStatusWord(FigureStatus status);
[[nodiscard]] std::optional<FigureStatus> sourcedStatusFromWord(QStringView word);
[[nodiscard]] QString missingWord(MissingKind kind);
[[nodiscard]] std::optional<MissingKind> missingFromWord(QStringView word);
/// For people, translated.
[[nodiscard]] QString statusLabel(FigureStatus status);

/// A missing figure with its reason.
[[nodiscard]] Figure missingFigure(Unit unit, MissingKind kind, const QString &reason);

// The number formats that peak compute is published for. Dense peaks and structured-sparsity peaks are kept
// apart.

/// As published: MXFP8 and MXFP4 are OCP microscaling formats; a chip may publish one, the other or both.
enum class Precision : unsigned char { Fp64, Fp32, Tf32, Bf16, Fp16, Fp8, Mxfp8, Fp6, Fp4, Mxfp4, Int8 };

inline constexpr std::array allPrecisions{
    Precision::Fp64,  Precision::Fp32, Precision::Tf32, Precision::Bf16,  Precision::Fp16, Precision::Fp8,
    Precision::Mxfp8, Precision::Fp6,  Precision::Fp4,  Precision::Mxfp4, Precision::Int8,
};

/// What a board compares at: MXFP8 counts as FP8 and MXFP4 as FP4, and the result names it.
inline constexpr std::array comparablePrecisions{
    Precision::Fp64, Precision::Fp32, Precision::Tf32, Precision::Bf16,
    Precision::Fp16, Precision::Fp8,  Precision::Fp4,  Precision::Int8,
};

[[nodiscard]] QString precisionWord(Precision precision);  ///< "bf16": in files and on the command line
[[nodiscard]] QString precisionLabel(Precision precision); ///< "BF16": as the field writes it
[[nodiscard]] std::optional<Precision> precisionFromWord(QStringView word);

// Where a figure comes from. Kinds rank trust: official, then third-party, then unchecked copies; "guide" is
// the article that the project started from, "derived" is our own arithmetic, "own" a figure that a person put in
// place of one; never in a file of the catalogue.

enum class SourceKind { Official, ThirdParty, Unchecked, Derived, Guide, Own };

struct Source
{
    SourceId id;
    QString title;
    QString url; ///< http(s), or empty for our own derivations
    QString asOf;
    SourceKind kind = SourceKind::ThirdParty;
    QString where;

    friend bool operator==(const Source &, const Source &) = default;
};

/// "https://trusted.example@other.example/" leads to other.example: a name and password before the host, which no
/// source needs.
[[nodiscard]] inline bool hasUserInfo(QStringView address)
{
    const qsizetype scheme = address.indexOf(u"://");
    if (scheme < 0)
        return false;
    const QStringView rest = address.sliced(scheme + 3);
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar sign) {
        return sign == u'/' || sign == u'?' || sign == u'#' || sign == u'\\';
    });
    return std::find(rest.begin(), end, u'@') != end;
}

/// Of a figure's key (Reading::own): the override, or the file that it is in.
[[nodiscard]] SourceId ownSourceOf(const QString &key);
[[nodiscard]] QString sourceKindWord(SourceKind kind); ///< as in files
[[nodiscard]] std::optional<SourceKind> sourceKindFromWord(QStringView word);
/// The same of what a file may say; empty for Own.
[[nodiscard]] QString fileSourceKindWord(SourceKind kind);
[[nodiscard]] std::optional<SourceKind> fileSourceKindFromWord(QStringView word);
[[nodiscard]] QString sourceKindLabel(SourceKind kind); ///< for people, translated

} // namespace chipboard
