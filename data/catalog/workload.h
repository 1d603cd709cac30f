// Purpose: what people run on chips. A ModelShape is a network's dimensions, as published; a Workload is a task on a
// model with its defaults: how many tokens, how long the sequences, at which precision. Counts are plain numbers;
// 0 means "not stated", and the estimators say so where they need it.
#pragma once

#include "data/catalog/figure.h"
#include "data/core/id.h"

#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

using ModelId = Id<struct ModelTag>;
using WorkloadId = Id<struct WorkloadTag>;

enum class ModelKind { Decoder, Encoder, Vision, Diffusion };

/// A mixture of experts: of `count` experts in a layer, each token goes to `perToken`.
struct ExpertShape
{
    int count = 1;
    int perToken = 1;
    int ffn = 0;         ///< inner width of one expert
    int sharedFfn = 0;   ///< inner width of the expert that every token goes to
    int denseLayers = 0; ///< layers without experts
    int denseFfn = 0;

    friend bool operator==(const ExpertShape &, const ExpertShape &) = default;
};

/// What a model keeps of earlier tokens, and reads of them, where it is not a key and a value a head, layer and token.
struct AttentionShape
{
    int windowLayers = 0; ///< layers that see the last `window` tokens only (sliding or chunked)
    int window = 0;       ///< tokens
    double windowElements =
        0.0;              ///< of kvPerToken: cached elements a token of those layers, which stop growing at the window
    int linearLayers = 0; ///< layers with a state of fixed size (linear attention, Mamba) in the place of a cache
    double stateElements = 0.0; ///< of one such layer, for one sequence; 0: not stated
    int latentRank = 0;         ///< MLA: width of the cached latent; 0: keys and values are cached
    int ropeSize = 0;           ///< MLA, of a head: the part of a key that carries positions
    int nopeSize = 0;           ///< MLA, of a head: the rest of the key
    int valueSize = 0;          ///< MLA, of a head
    int sparseTop = 0;          ///< tokens that sparse attention reads at most; 0: all
    int indexHeads = 0;         ///< of the indexer that chooses them
    int indexSize = 0;          ///< width of one of its heads

    friend bool operator==(const AttentionShape &, const AttentionShape &) = default;
};

struct ModelShape
{
    ModelId id;
    QString name;
    QString family; ///< for the picker: "Llama", "Qwen", "DeepSeek"
    ModelKind kind = ModelKind::Decoder;
    double parameters = 0.0;       ///< all weights
    double activeParameters = 0.0; ///< weights that one token meets; equal to `parameters` without experts
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headSize = 0;
    int ffn = 0;
    int vocabulary = 0;
    int context = 0;          ///< longest sequence in tokens
    double kvPerToken = 0.0;  ///< cached elements per token where it is not 2 x layers x KV heads x head size
    int allReduces = 2;       ///< tensor-parallel exchanges in a layer
    double flopPerItem = 0.0; ///< forward FLOP of one image, or of one denoising step
    std::optional<ExpertShape> experts;
    AttentionShape attention;
    int draftLayers = 0;                 ///< multi-token-prediction layers shipped with the weights
    Precision weights = Precision::Bf16; ///< in which most of them are published
    QString asOf;
    QList<SourceId> sources;
    QString note;
    QString where;

    /// Elements of the key and value cache that one token adds.
    [[nodiscard]] double cachedElements() const
    {
        return kvPerToken > 0.0 ? kvPerToken : 2.0 * layers * kvHeads * headSize;
    }
    /// Some of which a token does not go to.
    [[nodiscard]] bool hasExperts() const { return experts && experts->perToken < experts->count; }
    [[nodiscard]] bool isSparse() const { return activeParameters < 0.9 * parameters; }

    friend bool operator==(const ModelShape &, const ModelShape &) = default;
};

enum class Task { Pretrain, FineTune, Lora, Serve, Batch };

/// The software that serves: a chip's usual one, well tuned at the date of the calibration; vLLM of that date; the
/// usual one of 18 months before, as soon after a chip's release.
enum class StackLevel { WellTuned, Vllm, AtRelease };

struct Workload
{
    WorkloadId id;
    QString name;
    QString group;
    Task task = Task::Serve;
    ModelId model;
    Precision precision = Precision::Bf16; ///< of the arithmetic
    double weightBytes = 0.0;              ///< of one weight in memory; 0: as the precision
    double cacheBytes = 0.0;               ///< of one cached element; 0: 2, or 1 at 8 bits and below
    double tokens = 0.0;                   ///< of a training run
    int sequence = 0;                      ///< training: tokens in a sequence
    int chips = 0;                         ///< training: how many people take for it; 0: the fewest that hold it
    int globalBatch = 0;                   ///< training: sequences in a step over all chips; 0: not stated
    double goodput = 0.0;                  ///< training: share of the time that trains, 0 to 1; 0: not stated
    int input = 0;                         ///< serving: prompt tokens; encoders: tokens of one text
    int output = 0;                        ///< serving: generated tokens
    int batch = 0;                         ///< requests or items at once; 0: as many as memory holds
    int steps = 0;                         ///< diffusion: denoising steps
    double userSpeed = 0.0;                ///< serving: tokens/s that each user has to get; 0: as it comes
    double firstTokenLimit = 0.0;          ///< serving: s until the first token at most; 0: as it comes
    double acceptedTokens = 1.0;           ///< serving: tokens that a step gives with speculative decoding
    double cachedPrompt = 0.0;             ///< serving: share of the prompt whose cache is kept from before
    bool disaggregated = false;            ///< serving: prompts are read on chips of their own
    StackLevel stack = StackLevel::WellTuned;
    QString note;
    QString where;

    friend bool operator==(const Workload &, const Workload &) = default;
};

/// Serving the model as people try one first: at the precision of its weights, 1,024 tokens in and 1,024 out, as many
/// requests as memory holds. Its id is "serve-" and the model's.
[[nodiscard]] Workload servingOf(const ModelShape &model);

[[nodiscard]] QString modelKindWord(ModelKind kind);
[[nodiscard]] std::optional<ModelKind> modelKindFromWord(QStringView word);
[[nodiscard]] QString taskWord(Task task);
[[nodiscard]] std::optional<Task> taskFromWord(QStringView word);

} // namespace chipboard
