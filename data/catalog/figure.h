// Purpose: one number of the catalogue with everything that makes it worth believing: unit as printed, range, status,
// date, sources, and the rival values that other sources give. A missing figure is a Figure too: it has a reason
// instead of a value.
#pragma once

#include "data/core/id.h"
#include "data/units/interval.h"
#include "data/units/unit.h"

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

/// Own: a person put it in the place of what the catalogue has; never in a file of the catalogue.
enum class FigureStatus { Published, Approximate, Announced, Estimated, Derived, Missing, Own };
enum class MissingKind { None, Unpublished, Unsupported, NotApplicable };

/// One source's word on a number.
struct Reading
{
    std::optional<Interval> value; ///< in `unit`; empty exactly when status is Missing
    Unit unit = Unit::One;         ///< as the source prints it: 96 GiB stays GiB
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
                          ///< key of the figure in a person's catalogue file (overrides/ownfiles.h); else empty
    bool ofOwnFile = false; ///< of these the latter

    [[nodiscard]] bool isMissing() const { return !value.has_value(); }
    /// The board puts it in the place of what the catalogue has.
    [[nodiscard]] bool isOverride() const { return !own.isEmpty() && !ofOwnFile; }
    /// The value as a Ranged quantity. Precondition: not missing and of dimension D.
    template<Dimension D>
    [[nodiscard]] Ranged<D> as() const
    {
        Q_ASSERT(value.has_value());
        return ranged<D>(*value, unit);
    }

    friend bool operator==(const Reading &, const Reading &) = default;
};

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

} // namespace chipboard
