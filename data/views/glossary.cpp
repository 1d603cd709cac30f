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
    {"activation", QT_TR_NOOP("Activation"),
     QT_TR_NOOP("an intermediate value in a layer of a model; training stores them for the backward pass.")},
    {"announced", QT_TR_NOOP("Announced"),
     QT_TR_NOOP(
         "stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.")},
    {"arithmetic-intensity", QT_TR_NOOP("Arithmetic intensity"),
     QT_TR_NOOP("operations per byte moved to or from memory.")},
    {"baseline", QT_TR_NOOP("Baseline"), QT_TR_NOOP("the chip, instance or system that the others are compared with.")},
    {"batch", QT_TR_NOOP("Batch"),
     QT_TR_NOOP("work items that a chip processes at once; larger batches share each read of the weights.")},
    {"calibration", QT_TR_NOOP("Calibration"),
     QT_TR_NOOP("the constants of the estimates, fitted in advance to published measurements; nothing is fitted "
                "while the program runs.")},
    {"capacity-block", QT_TR_NOOP("Capacity Block"),
     QT_TR_NOOP("instances reserved for a number of days at a price set in advance.")},
    {"cuda", QT_TR_NOOP("CUDA"),
     QT_TR_NOOP("the software platform for NVIDIA chips; operators written for it run on no other chips.")},
    {"decode", QT_TR_NOOP("Decode"),
     QT_TR_NOOP("the phase that generates the answer token by token; mostly limited by memory bandwidth.")},
    {"dense-and-sparse", QT_TR_NOOP("Dense and sparse"),
     QT_TR_NOOP("a sparse figure counts operations that are skipped because half of the weights are zero, which "
                "doubles it; comparisons here use dense figures.")},
    {"flop", QT_TR_NOOP("FLOP"),
     QT_TR_NOOP("one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.")},
    {"fp8-bf16-mxfp8", QT_TR_NOOP("FP8, BF16, MXFP8"),
     QT_TR_NOOP("number formats of 8 or 16 bits; fewer bits are faster and less precise.")},
    {"gb-and-gib", QT_TR_NOOP("GB and GiB"),
     QT_TR_NOOP("10^9 and 2^30 bytes; a GiB is 7.4% more. Memory is counted in GiB: a chip of “80 GB” holds 80 GiB.")},
    {"goodput", QT_TR_NOOP("Goodput"),
     QT_TR_NOOP(
         "the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.")},
    {"hbm", QT_TR_NOOP("HBM"), QT_TR_NOOP("high-bandwidth memory, stacked next to the chip.")},
    {"kv-cache", QT_TR_NOOP("KV cache"),
     QT_TR_NOOP("the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.")},
    {"mfu", QT_TR_NOOP("MFU"),
     QT_TR_NOOP("model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.")},
    {"mixture-of-experts", QT_TR_NOOP("Mixture of experts"),
     QT_TR_NOOP("a model in which each token uses only part of the weights: all of them take memory, the active "
                "ones take time.")},
    {"neuron-sdk", QT_TR_NOOP("Neuron SDK"),
     QT_TR_NOOP("AWS's software for running models on Trainium and Inferentia.")},
    {"on-demand-spot-reserved", QT_TR_NOOP("On-demand, spot, reserved"),
     QT_TR_NOOP("instances billed by the hour, instances that can be reclaimed at any time, and instances paid "
                "for one or three years.")},
    {"pareto-front", QT_TR_NOOP("Pareto front"),
     QT_TR_NOOP("the options that no other option beats in both plotted metrics.")},
    {"prefill", QT_TR_NOOP("Prefill"), QT_TR_NOOP("the phase that processes the prompt; mostly limited by compute.")},
    {"pue", QT_TR_NOOP("PUE"),
     QT_TR_NOOP("power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of "
                "its computers.")},
    {"range", QT_TR_NOOP("Range"),
     QT_TR_NOOP("the lowest and highest value that a number can have; formulas carry it through.")},
    {"ridge-point", QT_TR_NOOP("Ridge point"),
     QT_TR_NOOP("the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its "
                "peak divided by its bandwidth.")},
    {"roofline", QT_TR_NOOP("Roofline"),
     QT_TR_NOOP("the highest throughput that a chip can reach at each arithmetic intensity.")},
    {"scale-up-and-network", QT_TR_NOOP("Scale-up and network"),
     QT_TR_NOOP("the fast links between chips in one machine, and the slower links between machines.")},
    {"tensor-parallel", QT_TR_NOOP("Tensor parallel"),
     QT_TR_NOOP(
         "each layer of a model is split across several chips, which exchange partial results for every token.")},
    {"time-to-first-token", QT_TR_NOOP("Time to first token"),
     QT_TR_NOOP("the wait before an answer begins: prefill and overhead.")},
    {"token", QT_TR_NOOP("Token"),
     QT_TR_NOOP("a piece of a word, the unit in which a language model reads and writes.")},
    {"ultraserver", QT_TR_NOOP("UltraServer"), QT_TR_NOOP("several Trainium instances linked to work as one.")},
    {"utilisation", QT_TR_NOOP("Utilisation"),
     QT_TR_NOOP("the share of the paid hours in which chips do work; idle hours are also paid for.")},
};

} // namespace

QString GlossaryWord::wordText() const { return tr(word); }

QString GlossaryWord::meaningText() const { return tr(meaning); }

std::span<const GlossaryWord> glossaryTable() { return glossaryWords; }

} // namespace chipboard
