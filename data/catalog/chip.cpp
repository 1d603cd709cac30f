#include "data/catalog/chip.h"

#include "data/catalog/pricebook.h"
#include "data/catalog/statement.h"
#include "data/core/find.h"
#include "data/core/tr.h"

namespace chipboard {

// Words of the file format, one table per enum, used by the reader, the writer and the schema test.

namespace {

template<typename Value>
struct Word
{
    Value value;
    const char *word;
    const char *label;
};

constexpr Word<FigureStatus> statuses[] = {
    {FigureStatus::Published, "published", QT_TR_NOOP("published")},
    {FigureStatus::Approximate, "approximate", QT_TR_NOOP("approximate")},
    {FigureStatus::Announced, "announced", QT_TR_NOOP("announced")},
    {FigureStatus::Estimated, "estimated", QT_TR_NOOP("estimated")},
    {FigureStatus::Derived, "derived", QT_TR_NOOP("derived")},
    {FigureStatus::Missing, "missing", QT_TR_NOOP("missing")},
    {FigureStatus::Own, "own", QT_TR_NOOP("custom")},
};

constexpr Word<Availability> availabilities[] = {
    {Availability::Shipping, "shipping", QT_TR_NOOP("shipping")},
    {Availability::Announced, "announced", QT_TR_NOOP("announced")},
};

constexpr Word<MissingKind> missingKinds[] = {
    {MissingKind::Unpublished, "unpublished", QT_TR_NOOP("not published")},
    {MissingKind::Unsupported, "unsupported", QT_TR_NOOP("not supported")},
    {MissingKind::NotApplicable, "not_applicable", QT_TR_NOOP("not applicable")},
};

constexpr Word<SourceKind> sourceKinds[] = {
    {SourceKind::Official, "official", QT_TR_NOOP("official")},
    {SourceKind::ThirdParty, "third-party", QT_TR_NOOP("third-party")},
    {SourceKind::Unchecked, "third-party-unchecked", QT_TR_NOOP("third-party, unchecked")},
    {SourceKind::Derived, "derived", QT_TR_NOOP("derived")},
    {SourceKind::Guide, "guide", QT_TR_NOOP("guide")},
    {SourceKind::Own, "own", QT_TR_NOOP("custom")},
};

constexpr Word<PriceKind> priceKinds[] = {
    {PriceKind::Guide, "guide", QT_TR_NOOP("guide price")},
    {PriceKind::OnDemand, "on-demand", QT_TR_NOOP("on-demand list price")},
    {PriceKind::Reserved1Year, "reserved-1y", QT_TR_NOOP("1-year reserved price")},
    {PriceKind::Reserved3Years, "reserved-3y", QT_TR_NOOP("3-year reserved price")},
    {PriceKind::CapacityBlock, "capacity-block", QT_TR_NOOP("Capacity Block price")},
    {PriceKind::Spot, "spot", QT_TR_NOOP("spot price")},
    {PriceKind::Own, "own", QT_TR_NOOP("custom price")},
};

// Precision names are the same in every language, so they are not translated.
constexpr Word<Precision> precisions[] = {
    {Precision::Fp64, "fp64", "FP64"},    {Precision::Fp32, "fp32", "FP32"}, {Precision::Tf32, "tf32", "TF32"},
    {Precision::Bf16, "bf16", "BF16"},    {Precision::Fp16, "fp16", "FP16"}, {Precision::Fp8, "fp8", "FP8"},
    {Precision::Mxfp8, "mxfp8", "MXFP8"}, {Precision::Fp6, "fp6", "FP6"},    {Precision::Fp4, "fp4", "FP4"},
    {Precision::Mxfp4, "mxfp4", "MXFP4"}, {Precision::Int8, "int8", "INT8"},
};

template<typename Value, std::size_t Size>
const char *labelIn(const Word<Value> (&table)[Size], Value value)
{
    const auto *row = findWhere(table, [value](const auto &one) { return one.value == value; });
    return row != nullptr ? row->label : "";
}

QString withoutFullStop(QString text)
{
    while (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

} // namespace

void countCapacity(Reading &reading)
{
    const CapacityUnit counted = capacityUnit(reading.unit);
    if (counted.unit == reading.unit)
        return;
    reading.printedUnit = reading.unit;
    reading.unit = counted.unit;
    if (reading.value)
        reading.value = reading.value->scaled(counted.factor);
}

QString statusWord(FigureStatus status) { return wordIn(statuses, status); }
std::optional<FigureStatus> statusFromWord(QStringView word) { return valueIn<FigureStatus>(statuses, word); }
QString sourcedStatusWord(FigureStatus status) { return status == FigureStatus::Own ? QString() : statusWord(status); }
std::optional<FigureStatus> sourcedStatusFromWord(QStringView word)
{
    const std::optional<FigureStatus> status = statusFromWord(word);
    return status == FigureStatus::Own ? std::nullopt : status;
}
QString statusLabel(FigureStatus status) { return tr(labelIn(statuses, status)); }

QString availabilityWord(Availability availability) { return wordIn(availabilities, availability); }
std::optional<Availability> availabilityFromWord(QStringView word)
{
    return valueIn<Availability>(availabilities, word);
}

QString missingWord(MissingKind kind) { return wordIn(missingKinds, kind); }
std::optional<MissingKind> missingFromWord(QStringView word) { return valueIn<MissingKind>(missingKinds, word); }

SourceId ownSourceOf(const QString &key) { return SourceId(key.left(key.lastIndexOf(QLatin1Char('#')))); }

QString sourceKindWord(SourceKind kind) { return wordIn(sourceKinds, kind); }
std::optional<SourceKind> sourceKindFromWord(QStringView word) { return valueIn<SourceKind>(sourceKinds, word); }
QString fileSourceKindWord(SourceKind kind) { return kind == SourceKind::Own ? QString() : sourceKindWord(kind); }
std::optional<SourceKind> fileSourceKindFromWord(QStringView word)
{
    const std::optional<SourceKind> kind = sourceKindFromWord(word);
    return kind == SourceKind::Own ? std::nullopt : kind;
}
QString sourceKindLabel(SourceKind kind) { return tr(labelIn(sourceKinds, kind)); }

QString priceKindWord(PriceKind kind) { return wordIn(priceKinds, kind); }
std::optional<PriceKind> priceKindFromWord(QStringView word) { return valueIn<PriceKind>(priceKinds, word); }
QString priceKindLabel(PriceKind kind) { return tr(labelIn(priceKinds, kind)); }

QString precisionWord(Precision precision) { return wordIn(precisions, precision); }
QString precisionLabel(Precision precision) { return QString::fromLatin1(labelIn(precisions, precision)); }
std::optional<Precision> precisionFromWord(QStringView word) { return valueIn<Precision>(precisions, word); }

QString Contradiction::inBrief() const
{
    return tr("%1: “%2” versus “%3”. %4").arg(topic, withoutFullStop(first), withoutFullStop(second), verdict);
}

QString Contradiction::inOneSentence() const
{
    const QString reckoned = withoutFullStop(computation);
    if (reckoned.isEmpty() || reckoned == QLatin1Char('-'))
        return inBrief();
    return tr("%1: “%2” versus “%3” (%4). %5")
        .arg(topic, withoutFullStop(first), withoutFullStop(second), reckoned, verdict);
}

Figure missingFigure(Unit unit, MissingKind kind, const QString &reason)
{
    Figure figure;
    figure.unit = unit;
    figure.missingKind = kind;
    figure.reason = reason;
    return figure;
}

} // namespace chipboard
