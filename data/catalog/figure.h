// Purpose: one number of the catalogue with its provenance: unit as printed, range, status, date, sources, and rival
// values from other sources. A missing figure is a Figure too, with a reason instead of a value.
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

/// Own: set by the user in place of the catalogue's figure; never in a catalogue file.
enum class FigureStatus { Published, Approximate, Announced, Estimated, Derived, Missing, Own };
enum class MissingKind { None, Unpublished, Unsupported, NotApplicable };

/// A number as one source gives it.
struct Reading
{
    std::optional<Interval> value;   ///< in `unit`; empty exactly when status is Missing
    Unit unit = Unit::One;           ///< as printed by the source; for memory the binary unit (countCapacity())
    std::optional<Unit> printedUnit; ///< for memory that the source prints in GB or TB: 80 GiB are its "80 GB"
    FigureStatus status = FigureStatus::Missing;
    MissingKind missingKind = MissingKind::None;
    QString reason;    ///< why it is missing, short enough for a chart's gap label
    QString rangeNote; ///< what the range from low to high means
    QString asOf;      ///< ISO date, year-month, year, or "undated"
    QList<SourceId> sources;
    QString formula; ///< of a derived figure, with numbers
    QString note;
    QList<QString> seeds;   ///< ids of the facts of the guide that this reading covers
    QString where;          ///< "file#/pointer", for messages
    QString own;            ///< FigureAddress::key() of the board's override, or "mine.json#" and the key of the figure
                            ///< in a user's catalogue file (compare/ownfiles.h); else empty
    bool ofOwnFile = false; ///< `own` names a catalogue file
    bool discounted = false; ///< a list price minus the board's discount, which `own` names

    [[nodiscard]] bool isMissing() const { return !value.has_value(); }
    /// True if the board overrides the catalogue's figure.
    [[nodiscard]] bool isOverride() const { return !own.isEmpty() && !ofOwnFile && !discounted; }
    /// The value as a Ranged quantity. Precondition: not missing, dimension D.
    template<Dimension D>
    [[nodiscard]] Ranged<D> as() const
    {
        Q_ASSERT(value.has_value());
        return ranged<D>(*value, unit);
    }

    /// Unit and value as in the source. Precondition of the value: not missing.
    [[nodiscard]] Unit sourceUnit() const { return printedUnit.value_or(unit); }
    [[nodiscard]] Interval sourceValue() const
    {
        return printedUnit ? value->scaled(1.0 / capacityUnit(*printedUnit).factor) : *value;
    }

    friend bool operator==(const Reading &, const Reading &) = default;
};

/// Converts a memory size to binary units; the printed unit is kept.
void countCapacity(Reading &reading);

/// The preferred reading, and the rivals from other sources, preferred first.
struct Figure : Reading
{
    QList<Reading> rivals;

    [[nodiscard]] const Reading &reading() const { return *this; }

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// A dated text value: a launch date, a memory type, a process node.
struct DatedText
{
    QString value; ///< empty if unknown; `reason` says why
    QString reason;
    QString asOf;
    QList<SourceId> sources;
    QString note;

    friend bool operator==(const DatedText &, const DatedText &) = default;
};

/// Words of the file format ("published", "unsupported"); stable, not translated.
[[nodiscard]] QString statusWord(FigureStatus status);
[[nodiscard]] std::optional<FigureStatus> statusFromWord(QStringView word);
/// As statusWord(), for statuses allowed in files; empty for Own.
[[nodiscard]] QString sourcedStatusWord(FigureStatus status);
[[nodiscard]] std::optional<FigureStatus> sourcedStatusFromWord(QStringView word);
[[nodiscard]] QString missingWord(MissingKind kind);
[[nodiscard]] std::optional<MissingKind> missingFromWord(QStringView word);
/// Translated.
[[nodiscard]] QString statusLabel(FigureStatus status);

[[nodiscard]] Figure missingFigure(Unit unit, MissingKind kind, const QString &reason);

// Number formats for which peak compute is published. Dense and structured-sparsity peaks are separate.

/// As published: MXFP8 and MXFP4 are OCP microscaling formats; a chip may publish one, the other or both.
enum class Precision : unsigned char { Fp64, Fp32, Tf32, Bf16, Fp16, Fp8, Mxfp8, Fp6, Fp4, Mxfp4, Int8 };

inline constexpr std::array allPrecisions{
    Precision::Fp64,  Precision::Fp32, Precision::Tf32, Precision::Bf16,  Precision::Fp16, Precision::Fp8,
    Precision::Mxfp8, Precision::Fp6,  Precision::Fp4,  Precision::Mxfp4, Precision::Int8,
};

/// Precisions to compare at: MXFP8 counts as FP8 and MXFP4 as FP4, and the result names the format.
inline constexpr std::array comparablePrecisions{
    Precision::Fp64, Precision::Fp32, Precision::Tf32, Precision::Bf16,
    Precision::Fp16, Precision::Fp8,  Precision::Fp4,  Precision::Int8,
};

[[nodiscard]] QString precisionWord(Precision precision);  ///< "bf16": in files and on the command line
[[nodiscard]] QString precisionLabel(Precision precision); ///< "BF16": for display
[[nodiscard]] std::optional<Precision> precisionFromWord(QStringView word);

// Where a figure comes from. Kinds rank trust: official, then third-party, then unchecked copies; "guide" is the
// article that the project started from, "derived" is our own arithmetic, "own" is a value set by the user, never in a
// catalogue file.

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

/// True for "https://trusted.example@other.example/", which leads to other.example: no source needs a user name or
/// password before the host.
[[nodiscard]] inline bool hasUserInfo(QStringView address)
{
    const qsizetype scheme = address.indexOf(u"://");
    if (scheme < 0)
        return false;
    const QStringView rest = address.sliced(scheme + 3);
    const auto end = std::ranges::find_if(
        rest, [](QChar sign) { return sign == u'/' || sign == u'?' || sign == u'#' || sign == u'\\'; });
    return std::find(rest.begin(), end, u'@') != end;
}

/// Source for a figure's key (Reading::own): the override or the user's file.
[[nodiscard]] SourceId ownSourceOf(const QString &key);
[[nodiscard]] QString sourceKindWord(SourceKind kind); ///< as in files
[[nodiscard]] std::optional<SourceKind> sourceKindFromWord(QStringView word);
/// As sourceKindWord(), for kinds allowed in files; empty for Own.
[[nodiscard]] QString fileSourceKindWord(SourceKind kind);
[[nodiscard]] std::optional<SourceKind> fileSourceKindFromWord(QStringView word);
[[nodiscard]] QString sourceKindLabel(SourceKind kind); ///< translated

} // namespace chipboard
