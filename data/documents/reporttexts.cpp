#include "data/documents/reporttexts.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

struct Word
{
    const char *word;
    const char *meaning;
};

constexpr Word words[] = {
    {QT_TRANSLATE_NOOP("Glossary", "Arithmetic intensity"),
     QT_TRANSLATE_NOOP("Glossary",
                       "operations that a piece of work does on each byte that it moves from or to memory.")},
    {QT_TRANSLATE_NOOP("Glossary", "Capacity block"),
     QT_TRANSLATE_NOOP("Glossary", "instances reserved for a stretch of days at a price fixed beforehand.")},
    {QT_TRANSLATE_NOOP("Glossary", "Decode"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the phase that writes an answer token by token; mostly bound by memory bandwidth.")},
    {QT_TRANSLATE_NOOP("Glossary", "Dense and sparse"),
     QT_TRANSLATE_NOOP("Glossary",
                       "a sparse figure counts the operations that are skipped because half of the weights "
                       "are zero, which doubles it; comparisons here are of dense figures.")},
    {QT_TRANSLATE_NOOP("Glossary", "FLOP"),
     QT_TRANSLATE_NOOP("Glossary",
                       "one floating-point operation; a TFLOPS is 10^12 of them a second, a PFLOPS 10^15.")},
    {QT_TRANSLATE_NOOP("Glossary", "FP8, BF16, MXFP8"),
     QT_TRANSLATE_NOOP("Glossary", "number formats of 8 or 16 bits; fewer bits are faster and less exact.")},
    {QT_TRANSLATE_NOOP("Glossary", "GB and GiB"),
     QT_TRANSLATE_NOOP("Glossary", "10^9 and 2^30 bytes; a GiB is 7.4 % more.")},
    {QT_TRANSLATE_NOOP("Glossary", "HBM"),
     QT_TRANSLATE_NOOP("Glossary", "high-bandwidth memory, stacked beside the chip.")},
    {QT_TRANSLATE_NOOP("Glossary", "KV cache"),
     QT_TRANSLATE_NOOP("Glossary",
                       "what a model keeps in memory of the tokens before, so as not to work them out again.")},
    {QT_TRANSLATE_NOOP("Glossary", "MFU"),
     QT_TRANSLATE_NOOP("Glossary",
                       "model FLOPS utilisation: the share of a chip's peak that a model's own arithmetic "
                       "reaches.")},
    {QT_TRANSLATE_NOOP("Glossary", "On-demand, spot, reserved"),
     QT_TRANSLATE_NOOP("Glossary",
                       "instances paid by the hour, those that may be taken away at any time, and those "
                       "paid for one or three years.")},
    {QT_TRANSLATE_NOOP("Glossary", "Prefill"),
     QT_TRANSLATE_NOOP("Glossary", "the phase that reads the prompt; mostly bound by compute.")},
    {QT_TRANSLATE_NOOP("Glossary", "Ridge point"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the arithmetic intensity from which a chip is bound by compute instead of memory "
                       "bandwidth: its peak divided by its bandwidth.")},
    {QT_TRANSLATE_NOOP("Glossary", "Roofline"),
     QT_TRANSLATE_NOOP("Glossary", "the most that a chip can reach at each arithmetic intensity.")},
    {QT_TRANSLATE_NOOP("Glossary", "Token"),
     QT_TRANSLATE_NOOP("Glossary", "a piece of a word that a language model reads or writes at once.")},
    {QT_TRANSLATE_NOOP("Glossary", "UltraServer"),
     QT_TRANSLATE_NOOP("Glossary", "several Trainium instances linked to work like one.")},
};

constexpr const char *method[] = {
    QT_TRANSLATE_NOOP(
        "ReportMethod",
        "Figures of chips, instances and prices come from the sources that are listed, each with its date. "
        "Of several sources the maker's own comes first; the others stay beside it, and where they "
        "disagree that is told."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "What is not published stays missing and says why; nothing unknown becomes zero. Ranges are "
                      "carried through every formula, so that a number reckoned from a range is one too."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; "
                      "whiskers show ranges, \"~\" approximate figures."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "Estimates follow from first principles: the work's operations and bytes, divided by the chip's "
                      "peaks times efficiencies that were measured on other runs; the slower of compute, memory and "
                      "links decides. Costs are the hours of whole instances at the chosen prices."),
    QT_TRANSLATE_NOOP("ReportMethod",
                      "The estimates are held against published measurements, without fitting; the page Model check "
                      "shows how far off they are, and their ranges come from that."),
    QT_TRANSLATE_NOOP(
        "ReportMethod",
        "Equal data and assumptions give equal files, byte by byte. The comparison inside this file opens "
        "it again in Chipboard."),
};

} // namespace

QStringList glossary()
{
    QStringList texts;
    for (const Word &word : words)
        texts << QCoreApplication::translate("Glossary", "%1: %2")
                     .arg(QCoreApplication::translate("Glossary", word.word),
                          QCoreApplication::translate("Glossary", word.meaning));
    return texts;
}

QStringList methodText()
{
    QStringList texts;
    for (const char *text : method)
        texts << QCoreApplication::translate("ReportMethod", text);
    return texts;
}

} // namespace chipboard
