#include "data/views/glossary.h"

#include "data/core/tr.h"
#include "data/core/webaddress.h"

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
                       "a number that a layer of a model passes on; training keeps them for the way back.")},
    {"announced", QT_TRANSLATE_NOOP("Glossary", "Announced"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "told by its maker, but not to be had yet; drawn hatched, and never mixed silently with what is shipping.")},
    {"arithmetic-intensity", QT_TRANSLATE_NOOP("Glossary", "Arithmetic intensity"),
     QT_TRANSLATE_NOOP("Glossary",
                       "operations that a piece of work does on each byte that it moves from or to memory.")},
    {"baseline", QT_TRANSLATE_NOOP("Glossary", "Baseline"),
     QT_TRANSLATE_NOOP("Glossary", "the chip, instance or system that the others are compared with.")},
    {"batch", QT_TRANSLATE_NOOP("Glossary", "Batch"),
     QT_TRANSLATE_NOOP("Glossary",
                       "pieces of work that a chip does at once; larger ones share each read of the weights.")},
    {"calibration", QT_TRANSLATE_NOOP("Glossary", "Calibration"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the constants of the estimates, found once from published measurements; nothing is fitted "
                       "while the program runs.")},
    {"capacity-block", QT_TRANSLATE_NOOP("Glossary", "Capacity block"),
     QT_TRANSLATE_NOOP("Glossary", "instances reserved for a stretch of days at a price fixed beforehand.")},
    {"cuda", QT_TRANSLATE_NOOP("Glossary", "CUDA"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the software that programs for NVIDIA chips are written with; operations written for it run on "
                       "no other chips.")},
    {"decode", QT_TRANSLATE_NOOP("Glossary", "Decode"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the phase that writes an answer token by token; mostly bound by memory bandwidth.")},
    {"dense-and-sparse", QT_TRANSLATE_NOOP("Glossary", "Dense and sparse"),
     QT_TRANSLATE_NOOP("Glossary",
                       "a sparse figure counts the operations that are skipped because half of the weights are zero, "
                       "which doubles it; comparisons here are of dense figures.")},
    {"flop", QT_TRANSLATE_NOOP("Glossary", "FLOP"),
     QT_TRANSLATE_NOOP("Glossary",
                       "one floating-point operation; a TFLOPS is 10^12 of them a second, a PFLOPS 10^15.")},
    {"fp8-bf16-mxfp8", QT_TRANSLATE_NOOP("Glossary", "FP8, BF16, MXFP8"),
     QT_TRANSLATE_NOOP("Glossary", "number formats of 8 or 16 bits; fewer bits are faster and less exact.")},
    {"gb-and-gib", QT_TRANSLATE_NOOP("Glossary", "GB and GiB"),
     QT_TRANSLATE_NOOP("Glossary", "10^9 and 2^30 bytes; a GiB is 7.4 % more.")},
    {"goodput", QT_TRANSLATE_NOOP("Glossary", "Goodput"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "the share of a run's hours that bring it forward; the rest goes to failures, restarts and checkpoints.")},
    {"hbm", QT_TRANSLATE_NOOP("Glossary", "HBM"),
     QT_TRANSLATE_NOOP("Glossary", "high-bandwidth memory, stacked beside the chip.")},
    {"kv-cache", QT_TRANSLATE_NOOP("Glossary", "KV cache"),
     QT_TRANSLATE_NOOP("Glossary",
                       "what a model keeps in memory of the tokens before, so as not to work them out again.")},
    {"mfu", QT_TRANSLATE_NOOP("Glossary", "MFU"),
     QT_TRANSLATE_NOOP("Glossary",
                       "model FLOPS utilisation: the share of a chip's peak that a model's own arithmetic reaches.")},
    {"mixture-of-experts", QT_TRANSLATE_NOOP("Glossary", "Mixture of experts"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "a model of which each token uses a part only: all of its weights take memory, the active ones take time.")},
    {"neuron-sdk", QT_TRANSLATE_NOOP("Glossary", "Neuron SDK"),
     QT_TRANSLATE_NOOP("Glossary", "the software of AWS that runs models on Trainium and Inferentia.")},
    {"on-demand-spot-reserved", QT_TRANSLATE_NOOP("Glossary", "On-demand, spot, reserved"),
     QT_TRANSLATE_NOOP("Glossary",
                       "instances paid by the hour, those that may be taken away at any time, and those paid for one "
                       "or three years.")},
    {"pareto-front", QT_TRANSLATE_NOOP("Glossary", "Pareto front"),
     QT_TRANSLATE_NOOP("Glossary", "those of a comparison that no other one beats in both things that are drawn.")},
    {"prefill", QT_TRANSLATE_NOOP("Glossary", "Prefill"),
     QT_TRANSLATE_NOOP("Glossary", "the phase that reads the prompt; mostly bound by compute.")},
    {"pue", QT_TRANSLATE_NOOP("Glossary", "PUE"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "power usage effectiveness: what a data centre takes from the grid for each kilowatt-hour of its computers.")},
    {"range", QT_TRANSLATE_NOOP("Glossary", "Range"),
     QT_TRANSLATE_NOOP("Glossary", "the lowest and the highest value that a number may have; formulas carry it on.")},
    {"ridge-point", QT_TRANSLATE_NOOP("Glossary", "Ridge point"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the arithmetic intensity from which a chip is bound by compute instead of memory bandwidth: "
                       "its peak divided by its bandwidth.")},
    {"roofline", QT_TRANSLATE_NOOP("Glossary", "Roofline"),
     QT_TRANSLATE_NOOP("Glossary", "the most that a chip can reach at each arithmetic intensity.")},
    {"scale-up-and-network", QT_TRANSLATE_NOOP("Glossary", "Scale-up and network"),
     QT_TRANSLATE_NOOP("Glossary",
                       "the fast links between chips of one machine, and the slower ones between machines.")},
    {"tensor-parallel", QT_TRANSLATE_NOOP("Glossary", "Tensor parallel"),
     QT_TRANSLATE_NOOP(
         "Glossary", "each layer of a model is split over several chips, which exchange their parts for every token.")},
    {"time-to-first-token", QT_TRANSLATE_NOOP("Glossary", "Time to first token"),
     QT_TRANSLATE_NOOP("Glossary", "what a person waits before an answer begins: the prefill and the fixed costs.")},
    {"token", QT_TRANSLATE_NOOP("Glossary", "Token"),
     QT_TRANSLATE_NOOP("Glossary", "a piece of a word that a language model reads or writes at once.")},
    {"ultraserver", QT_TRANSLATE_NOOP("Glossary", "UltraServer"),
     QT_TRANSLATE_NOOP("Glossary", "several Trainium instances linked to work like one.")},
    {"utilisation", QT_TRANSLATE_NOOP("Glossary", "Utilisation"),
     QT_TRANSLATE_NOOP("Glossary", "the share of the paid hours in which chips work; idle hours are paid, too.")},
};

} // namespace

QString GlossaryWord::wordText() const { return tr(word); }

QString GlossaryWord::meaningText() const { return tr(meaning); }

std::span<const GlossaryWord> glossaryTable() { return glossaryWords; }

} // namespace chipboard
