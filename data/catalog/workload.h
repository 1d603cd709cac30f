// Purpose: the work that chips do. A ModelShape holds a network's published dimensions; a Workload is a task on a model
// with its defaults: number of tokens, sequence lengths, precision. Counts are plain numbers; 0 means "not stated", and
// estimators that need the value say so.
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

/// A mixture of experts: each token uses `perToken` of `count` experts per layer.
struct ExpertShape
{
    int count = 1;
    int perToken = 1;
    int ffn = 0;         ///< inner width of one expert
    int sharedFfn = 0;   ///< inner width of the shared expert, which every token uses
    int denseLayers = 0; ///< layers without experts
    int denseFfn = 0;

    friend bool operator==(const ExpertShape &, const ExpertShape &) = default;
};

/// The state of earlier tokens, if it is not one key and one value per head, layer and token.
struct AttentionShape
{
    int windowLayers = 0; ///< layers that see only the last `window` tokens (sliding or chunked)
    int window = 0;       ///< tokens
    double windowElements =
        0.0; ///< of kvPerToken: cached elements per token of those layers, which stop growing at the window
    int linearLayers = 0;       ///< layers with a fixed-size state (linear attention, Mamba) instead of a cache
    double stateElements = 0.0; ///< per such layer and sequence; 0: not stated
    int latentRank = 0;         ///< MLA: width of the cached latent; 0: keys and values are cached
    int ropeSize = 0;           ///< MLA, per head: part of a key that encodes the position
    int nopeSize = 0;           ///< MLA, per head: rest of the key
    int valueSize = 0;          ///< MLA, per head
    int sparseTop = 0;          ///< most tokens that sparse attention reads; 0: all
    int indexHeads = 0;         ///< of the indexer that selects these tokens
    int indexSize = 0;          ///< width of one indexer head

    friend bool operator==(const AttentionShape &, const AttentionShape &) = default;
};

struct ModelShape
{
    ModelId id;
    QString name;
    QString family; ///< for the picker: "Llama", "Qwen", "DeepSeek"
    ModelKind kind = ModelKind::Decoder;
    double parameters = 0.0;       ///< all weights
    double activeParameters = 0.0; ///< weights used per token; equal to `parameters` without experts
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headSize = 0;
    int ffn = 0;
    int vocabulary = 0;
    int context = 0;          ///< longest sequence in tokens
    double kvPerToken = 0.0;  ///< cached elements per token, if not 2 x layers x KV heads x head size
    int allReduces = 2;       ///< tensor-parallel exchanges per layer
    double flopPerItem = 0.0; ///< forward FLOP of one image, or of one denoising step
    std::optional<ExpertShape> experts;
    AttentionShape attention;
    int draftLayers = 0;                 ///< multi-token-prediction layers shipped with the weights
    Precision weights = Precision::Bf16; ///< published precision of most weights
    QString asOf;
    QList<SourceId> sources;
    QString note;
    QString where;

    /// Elements that one token adds to the KV cache.
    [[nodiscard]] double cachedElements() const
    {
        return kvPerToken > 0.0 ? kvPerToken : 2.0 * layers * kvHeads * headSize;
    }
    /// True if a token uses only some of the experts.
    [[nodiscard]] bool hasExperts() const { return experts && experts->perToken < experts->count; }
    [[nodiscard]] bool isSparse() const { return activeParameters < 0.9 * parameters; }

    friend bool operator==(const ModelShape &, const ModelShape &) = default;
};

enum class Task { Pretrain, FineTune, Lora, Serve, Batch };

/// Serving software: the chip's usual stack, well tuned at the calibration date; vLLM of that date; or the usual stack
/// 18 months earlier, as shortly after a chip's release.
enum class StackLevel { WellTuned, Vllm, AtRelease };

struct Workload
{
    WorkloadId id;
    QString name;
    QString group;
    Task task = Task::Serve;
    ModelId model;
    Precision precision = Precision::Bf16; ///< compute precision
    double weightBytes = 0.0;              ///< per weight in memory; 0: by `precision`
    double cacheBytes = 0.0;               ///< per cached element; 0: 2, or 1 at 8 bits and below
    double tokens = 0.0;                   ///< of a training run
    int sequence = 0;                      ///< training: tokens in a sequence
    int chips = 0;                         ///< training: default; 0: the smallest number with enough memory
    int globalBatch = 0;                   ///< training: sequences per step over all chips; 0: not stated
    double goodput = 0.0;                  ///< training: share of productive time, 0 to 1; 0: not stated
    int input = 0;                         ///< serving: prompt tokens; encoders: tokens of one text
    int output = 0;                        ///< serving: generated tokens
    int batch = 0;                         ///< concurrent requests or items; 0: as many as fit in memory
    int steps = 0;                         ///< diffusion: denoising steps
    double userSpeed = 0.0;                ///< serving: required tokens/s per user; 0: no limit
    double firstTokenLimit = 0.0;          ///< serving: longest time to first token in s; 0: no limit
    double acceptedTokens = 1.0;           ///< serving: tokens per step with speculative decoding
    double cachedPrompt = 0.0;             ///< serving: cached share of the prompt
    bool disaggregated = false;            ///< serving: prefill runs on separate chips
    StackLevel stack = StackLevel::WellTuned;
    QString note;
    QString where;

    friend bool operator==(const Workload &, const Workload &) = default;
};

/// Default serving of a model: precision of its weights, 1,024 input and 1,024 output tokens, as many requests as fit
/// in memory. Its id is "serve-" plus the model's.
[[nodiscard]] Workload servingOf(const ModelShape &model);

[[nodiscard]] QString modelKindWord(ModelKind kind);
[[nodiscard]] std::optional<ModelKind> modelKindFromWord(QStringView word);
[[nodiscard]] inline bool isTraining(Task task) { return task != Task::Serve && task != Task::Batch; }
[[nodiscard]] QString taskWord(Task task);
[[nodiscard]] std::optional<Task> taskFromWord(QStringView word);

} // namespace chipboard
