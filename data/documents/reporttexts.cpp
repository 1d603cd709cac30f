#include "data/documents/reporttexts.h"

#include "data/core/tr.h"
#include "data/documents/glossary.h"

namespace chipboard {
namespace {

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
    QT_TRANSLATE_NOOP("ReportMethod", "Equal data and assumptions give equal files, byte by byte."),
};

} // namespace

QStringList glossary()
{
    QStringList texts;
    for (const GlossaryWord &word : glossaryTable())
        texts << tr("%1: %2").arg(word.wordText(), word.meaningText());
    return texts;
}

QStringList methodText(bool opensAgain)
{
    QStringList texts;
    for (const char *text : method)
        texts << tr(text);
    if (opensAgain)
        texts << tr("The comparison inside this file opens it in Chipboard.");
    return texts;
}

} // namespace chipboard
