#include "data/advice/software.h"

#include "data/advice/rulefacts.h"
#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

struct SoftwareRow
{
    const char *topic; ///< QT_TRANSLATE_NOOP in context "Advice"
    const char *id;    ///< of a fact, else of a rule
};

constexpr const char *sdk = QT_TRANSLATE_NOOP("Advice", "Neuron SDK");
constexpr const char *pyTorch = QT_TRANSLATE_NOOP("Advice", "TorchNeuron");
constexpr const char *kernels = QT_TRANSLATE_NOOP("Advice", "NKI");
constexpr const char *frameworks = QT_TRANSLATE_NOOP("Advice", "Frameworks");
constexpr const char *serving = QT_TRANSLATE_NOOP("Advice", "Serving");
constexpr const char *families = QT_TRANSLATE_NOOP("Advice", "Model families");
constexpr const char *onTrainium = QT_TRANSLATE_NOOP("Advice", "Model families for Trainium");
constexpr const char *onInferentia = QT_TRANSLATE_NOOP("Advice", "Model families for Inferentia");
constexpr const char *older = QT_TRANSLATE_NOOP("Advice", "Older chips");

constexpr std::array softwareRows{
    SoftwareRow{sdk, "neuron-latest-release"},
    SoftwareRow{sdk, "neuron-2.27.0-release"},
    SoftwareRow{pyTorch, "torchneuron-status"},
    SoftwareRow{pyTorch, "torchneuron-announced"},
    SoftwareRow{pyTorch, "torchneuron-kind"},
    SoftwareRow{pyTorch, "torchneuron-features"},
    SoftwareRow{kernels, "nki-latest"},
    SoftwareRow{kernels, "nki-stable"},
    SoftwareRow{kernels, "nki-kind"},
    SoftwareRow{kernels, "nki-compiler-licence"},
    SoftwareRow{frameworks, "pytorch-transition"},
    SoftwareRow{frameworks, "neuron-2.26.0-pytorch"},
    SoftwareRow{frameworks, "neuron-2.26.0-jax"},
    SoftwareRow{frameworks, "trainium-choose-code"},
    SoftwareRow{serving, "vllm-neuron-status"},
    SoftwareRow{serving, "nxd-inference-status"},
    SoftwareRow{onTrainium, "trainium-choose-models"},
    SoftwareRow{onInferentia, "inferentia-choose-models"},
    SoftwareRow{families, "neuron-2.26.0-models"},
    SoftwareRow{families, "neuron-2.26.0-expert-parallelism"},
    SoftwareRow{older, "inf1-support"},
};

} // namespace

QList<SoftwareLine> softwareLines(const Situation &situation)
{
    QList<SoftwareLine> lines;
    for (const SoftwareRow &row : softwareRows) {
        const QString topic = tr(row.topic);
        if (const Fact *one = fact(situation, row.id))
            lines << SoftwareLine{topic, factText(situation, row.id), one->asOf, one->sources};
        else if (const Rule *rule = guideRule(situation, row.id))
            lines << SoftwareLine{topic, sentence(rule->text), {}, rule->sources};
    }
    return lines;
}

} // namespace chipboard
