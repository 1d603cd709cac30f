#include "data/views/glossary.h"

#include "data/catalog/figure.h"
#include "data/core/tr.h"

#include <QRegularExpression>

namespace chipboard {

QList<TextPiece> piecesOf(const QString &text)
{
    static const QRegularExpression address(QStringLiteral(R"(https?://[^\s"'<>]+[^\s"'<>.,;:)])"));
    QList<TextPiece> pieces;
    const auto add = [&pieces](const QString &part, bool isAddress) {
        if (!part.isEmpty())
            pieces << TextPiece{part, isAddress};
    };
    qsizetype from = 0;
    for (auto matches = address.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        add(text.mid(from, match.capturedStart() - from), false);
        add(match.captured(), !hasUserInfo(match.capturedView()));
        from = match.capturedEnd();
    }
    add(text.mid(from), false);
    return pieces;
}

namespace {

constexpr GlossaryWord glossaryWords[] = {
    {"activation", QT_TRANSLATE_NOOP("Glossary", "Activation"),
     QT_TRANSLATE_NOOP("Glossary",
                       "an intermediate value in a layer of a model; training stores them for the backward pass.")},
    {"announced", QT_TRANSLATE_NOOP("Glossary", "Announced"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.")},
    {"arithmetic-intensity", QT_TRANSLATE_NOOP("Glossary", "Arithmetic intensity"),
     QT_TRANSLATE_NOOP("Glossary", "operations per byte moved to or from memory.")},
    {"baseline", QT_TRANSLATE_NOOP("Glossary", "Baseline"),
     QT_TRANSLATE_NOOP("Glossary", "the chip, instance or system that the others are compared with.")},
    {"batch", QT_TRANSLATE_NOOP("Glossary", "Batch"),
     QT_TRANSLATE_NOOP("Glossary",
                       "work items that a chip processes at once; larger batches share each read of the weights.")},
    {"calibration", QT_TRANSLATE_NOOP("Glossary", "Calibration"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the constants of the estimates, fitted in advance to published measurements; nothing is fitted "
                       "while the program runs.")},
    {"capacity-block", QT_TRANSLATE_NOOP("Glossary", "Capacity Block"),
     QT_TRANSLATE_NOOP("Glossary", "instances reserved for a number of days at a price set in advance.")},
    {"cuda", QT_TRANSLATE_NOOP("Glossary", "CUDA"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the software platform for NVIDIA chips; operators written for it run on no other chips.")},
    {"decode", QT_TRANSLATE_NOOP("Glossary", "Decode"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the phase that generates the answer token by token; mostly limited by memory bandwidth.")},
    {"dense-and-sparse", QT_TRANSLATE_NOOP("Glossary", "Dense and sparse"),
     QT_TRANSLATE_NOOP("Glossary",
                       "a sparse figure counts operations that are skipped because half of the weights are zero, which "
                       "doubles it; comparisons here use dense figures.")},
    {"flop", QT_TRANSLATE_NOOP("Glossary", "FLOP"),
     QT_TRANSLATE_NOOP("Glossary",
                       "one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.")},
    {"fp8-bf16-mxfp8", QT_TRANSLATE_NOOP("Glossary", "FP8, BF16, MXFP8"),
     QT_TRANSLATE_NOOP("Glossary", "number formats of 8 or 16 bits; fewer bits are faster and less precise.")},
    {"gb-and-gib", QT_TRANSLATE_NOOP("Glossary", "GB and GiB"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "10^9 and 2^30 bytes; a GiB is 7.4% more. Memory is counted in GiB: a chip of “80 GB” holds 80 GiB.")},
    {"goodput", QT_TRANSLATE_NOOP("Glossary", "Goodput"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.")},
    {"hbm", QT_TRANSLATE_NOOP("Glossary", "HBM"),
     QT_TRANSLATE_NOOP("Glossary", "high-bandwidth memory, stacked next to the chip.")},
    {"kv-cache", QT_TRANSLATE_NOOP("Glossary", "KV cache"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.")},
    {"mfu", QT_TRANSLATE_NOOP("Glossary", "MFU"),
     QT_TRANSLATE_NOOP("Glossary",
                       "model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.")},
    {"mixture-of-experts", QT_TRANSLATE_NOOP("Glossary", "Mixture of experts"),
     QT_TRANSLATE_NOOP("Glossary",
                       "a model in which each token uses only part of the weights: all of them take memory, the active "
                       "ones take time.")},
    {"neuron-sdk", QT_TRANSLATE_NOOP("Glossary", "Neuron SDK"),
     QT_TRANSLATE_NOOP("Glossary", "AWS's software for running models on Trainium and Inferentia.")},
    {"on-demand-spot-reserved", QT_TRANSLATE_NOOP("Glossary", "On-demand, spot, reserved"),
     QT_TRANSLATE_NOOP("Glossary",
                       "instances billed by the hour, instances that can be reclaimed at any time, and instances paid "
                       "for one or three years.")},
    {"pareto-front", QT_TRANSLATE_NOOP("Glossary", "Pareto front"),
     QT_TRANSLATE_NOOP("Glossary", "the options that no other option beats in both plotted metrics.")},
    {"prefill", QT_TRANSLATE_NOOP("Glossary", "Prefill"),
     QT_TRANSLATE_NOOP("Glossary", "the phase that processes the prompt; mostly limited by compute.")},
    {"pue", QT_TRANSLATE_NOOP("Glossary", "PUE"),
     QT_TRANSLATE_NOOP("Glossary",
                       "power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of "
                       "its computers.")},
    {"range", QT_TRANSLATE_NOOP("Glossary", "Range"),
     QT_TRANSLATE_NOOP("Glossary", "the lowest and highest value that a number can have; formulas carry it through.")},
    {"ridge-point", QT_TRANSLATE_NOOP("Glossary", "Ridge point"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its "
                       "peak divided by its bandwidth.")},
    {"roofline", QT_TRANSLATE_NOOP("Glossary", "Roofline"),
     QT_TRANSLATE_NOOP("Glossary", "the highest throughput that a chip can reach at each arithmetic intensity.")},
    {"scale-up-and-network", QT_TRANSLATE_NOOP("Glossary", "Scale-up and network"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the fast links between chips in one machine, and the slower links between machines.")},
    {"tensor-parallel", QT_TRANSLATE_NOOP("Glossary", "Tensor parallel"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "each layer of a model is split across several chips, which exchange partial results for every token.")},
    {"time-to-first-token", QT_TRANSLATE_NOOP("Glossary", "Time to first token"),
     QT_TRANSLATE_NOOP("Glossary", "the wait before an answer begins: prefill and overhead.")},
    {"token", QT_TRANSLATE_NOOP("Glossary", "Token"),
     QT_TRANSLATE_NOOP("Glossary", "a piece of a word, the unit in which a language model reads and writes.")},
    {"ultraserver", QT_TRANSLATE_NOOP("Glossary", "UltraServer"),
     QT_TRANSLATE_NOOP("Glossary", "several Trainium instances linked to work as one.")},
    {"utilisation", QT_TRANSLATE_NOOP("Glossary", "Utilisation"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the share of the paid hours in which chips do work; idle hours are also paid for.")},
};

} // namespace

QString GlossaryWord::wordText() const { return tr(word); }

QString GlossaryWord::meaningText() const { return tr(meaning); }

std::span<const GlossaryWord> glossaryTable() { return glossaryWords; }

} // namespace chipboard
