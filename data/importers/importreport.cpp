#include "data/importers/importreport.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr ReasonRow reasonRows[] = {
    {Reason::CatalogueChip, Verdict::Imported, "catalogue-chip",
     QT_TRANSLATE_NOOP("Import", "The chip is one of the catalogue.")},
    {Reason::ChipNotInCatalogue, Verdict::Imported, "chip-not-in-catalogue",
     QT_TRANSLATE_NOOP("Import", "The accelerator is not in the catalogue; the price is kept without a chip.")},
    {Reason::AcceleratorAlone, Verdict::Imported, "accelerator-without-machine",
     QT_TRANSLATE_NOOP("Import", "The price is of the accelerator, without the machine that it needs.")},
    {Reason::MachineJoined, Verdict::Imported, "machine-and-accelerator",
     QT_TRANSLATE_NOOP("Import", "The machine's price, with the accelerator's of the same zone added.")},
    {Reason::NewChip, Verdict::Imported, "new-chip",
     QT_TRANSLATE_NOOP("Import", "The chip is not one of the catalogue's own.")},
    {Reason::Renamed, Verdict::Imported, "renamed",
     QT_TRANSLATE_NOOP("Import", "The file calls the chip by another's name; the instance tells which it is.")},
    {Reason::UnitConverted, Verdict::Imported, "converted-unit",
     QT_TRANSLATE_NOOP("Import", "The price was converted to US dollars an hour from the unit that the file states.")},
    {Reason::NoAccelerator, Verdict::Ignored, "no-accelerator",
     QT_TRANSLATE_NOOP("Import", "The row is about a machine without an accelerator.")},
    {Reason::NoPrice, Verdict::Ignored, "no-price", QT_TRANSLATE_NOOP("Import", "The row has no price.")},
    {Reason::PlaceholderPrice, Verdict::Ignored, "placeholder-price",
     QT_TRANSLATE_NOOP("Import", "700.0 stands for \"no price\".")},
    {Reason::RepeatedRow, Verdict::Ignored, "repeated-row",
     QT_TRANSLATE_NOOP("Import", "An earlier row says the same.")},
    {Reason::MachineIncomplete, Verdict::Ignored, "machine-without-accelerator-price",
     QT_TRANSLATE_NOOP("Import", "The price is of the machine alone, and the file has none of its accelerator there.")},
    {Reason::OtherCurrency, Verdict::Ignored, "other-currency",
     QT_TRANSLATE_NOOP("Import", "The price is not in US dollars: convert it in the file, then import it again.")},
    {Reason::NotHourly, Verdict::Ignored, "not-hourly", QT_TRANSLATE_NOOP("Import", "The price is not per hour.")},
    {Reason::OtherTerms, Verdict::Ignored, "other-terms",
     QT_TRANSLATE_NOOP("Import", "The price is for other terms: another operating system, tenancy or kind of sale.")},
    {Reason::KnownChip, Verdict::Ignored, "known-chip",
     QT_TRANSLATE_NOOP("Import", "The catalogue has this chip, with sources of its own.")},
    {Reason::NoFigures, Verdict::Ignored, "no-figures",
     QT_TRANSLATE_NOOP("Import", "The row has no figure that could be compared.")},
    {Reason::WrongShape, Verdict::Suspicious, "wrong-shape",
     QT_TRANSLATE_NOOP("Import", "The row has more or fewer columns than the header.")},
    {Reason::Nameless, Verdict::Suspicious, "nameless",
     QT_TRANSLATE_NOOP("Import", "The row names neither an instance nor an accelerator.")},
    {Reason::UnreadableNumber, Verdict::Suspicious, "unreadable-number",
     QT_TRANSLATE_NOOP("Import", "A number cannot be read.")},
    {Reason::NegativePrice, Verdict::Suspicious, "negative-price",
     QT_TRANSLATE_NOOP("Import", "The price is negative.")},
    {Reason::AmbiguousNumber, Verdict::Suspicious, "ambiguous-number",
     QT_TRANSLATE_NOOP("Import", "A number can be read with a decimal comma or with a thousands comma.")},
    {Reason::UnreadableDate, Verdict::Suspicious, "unreadable-date",
     QT_TRANSLATE_NOOP("Import", "The date cannot be read.")},
    {Reason::UnreadableGpuInfo, Verdict::Suspicious, "unreadable-gpu-info",
     QT_TRANSLATE_NOOP("Import", "The description of the accelerator cannot be read.")},
    {Reason::TwoPricesInRow, Verdict::Suspicious, "two-prices-in-a-row",
     QT_TRANSLATE_NOOP("Import", "The row has two different prices of one kind: choose a column with --map.")},
    {Reason::TwoValuesInRow, Verdict::Suspicious, "two-values-in-a-row",
     QT_TRANSLATE_NOOP("Import", "Two columns of the same name have different values: rename one of them.")},
    {Reason::UnknownUnit, Verdict::Suspicious, "unknown-unit",
     QT_TRANSLATE_NOOP("Import", "The unit of the price is not understood: state it as USD/hour.")},
    {Reason::PriceTooLow, Verdict::Suspicious, "price-too-low",
     QT_TRANSLATE_NOOP("Import", "The price per chip-hour is too low to be real.")},
    {Reason::PriceTooHigh, Verdict::Suspicious, "price-too-high",
     QT_TRANSLATE_NOOP("Import", "The price per chip-hour is too high to be real.")},
    {Reason::FarFromKnown, Verdict::Suspicious, "far-from-known-prices",
     QT_TRANSLATE_NOOP("Import",
                       "The price is far below or above every price of the same machine or chip in the catalogue.")},
    {Reason::FutureDate, Verdict::Suspicious, "future-date",
     QT_TRANSLATE_NOOP("Import", "The date of the price is in the future.")},
    {Reason::SpotAboveOnDemand, Verdict::Suspicious, "spot-above-on-demand",
     QT_TRANSLATE_NOOP("Import", "The spot price is above the on-demand price.")},
    {Reason::SpotFloor, Verdict::Suspicious, "spot-floor",
     QT_TRANSLATE_NOOP("Import",
                       "The spot price is exactly a tenth of the on-demand price, which looks like a floor.")},
    {Reason::MemoryMismatch, Verdict::Suspicious, "memory-mismatch",
     QT_TRANSLATE_NOOP("Import", "The accelerator's memory does not agree with the catalogue.")},
    {Reason::CountMismatch, Verdict::Suspicious, "count-mismatch",
     QT_TRANSLATE_NOOP("Import", "The number of accelerators contradicts itself or the catalogue.")},
    {Reason::OtherPriceBefore, Verdict::Suspicious, "two-prices",
     QT_TRANSLATE_NOOP("Import", "An earlier row has another price for the same thing, place and date.")},
    {Reason::ImplausibleChip, Verdict::Suspicious, "implausible-figures",
     QT_TRANSLATE_NOOP("Import", "A figure of the chip cannot be: such as a sparse peak given as a dense one.")},
    {Reason::DiffersFromCatalogue, Verdict::Suspicious, "differs-from-catalogue",
     QT_TRANSLATE_NOOP("Import", "The catalogue has this chip, and a figure differs from it by a quarter or more.")},
};

} // namespace

QString ReasonRow::label() const { return tr(text); }

std::span<const ReasonRow> reasonTable() { return reasonRows; }

const ReasonRow &reasonRow(Reason reason)
{
    const auto found = std::find_if(std::begin(reasonRows), std::end(reasonRows),
                                    [reason](const ReasonRow &row) { return row.reason == reason; });
    Q_ASSERT(found != std::end(reasonRows));
    return *found;
}

std::optional<Reason> reasonFromId(QStringView id)
{
    for (const ReasonRow &row : reasonRows) {
        if (id == QLatin1String(row.id))
            return row.reason;
    }
    return std::nullopt;
}

bool canBeAccepted(Reason reason)
{
    return reason >= Reason::PriceTooLow && reasonRow(reason).verdict == Verdict::Suspicious;
}

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Imported:
        return QStringLiteral("imported");
    case Verdict::Ignored:
        return QStringLiteral("ignored");
    case Verdict::Suspicious:
        return QStringLiteral("suspicious");
    }
    return {};
}

} // namespace chipboard
