#include "data/files/modelconfig.h"

#include "data/board/ownmodels.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsonreader.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/files/workloadreader.h"
#include "data/model/setup.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

using ConfigNames = std::array<const char *, 5>; // unused ones are null

enum class SparseRule { Dense, All, Stepped, First, Interleaved };
enum class SharedRule { None, Width, Count, Same };
enum class WindowRule { None, All, Above, Every, Chunked, Linear };

/// Implications of a model_type that its files do not state.
struct ModelTypeRow
{
    const char *type;
    const char *family;
    SparseRule sparse = SparseRule::Dense;
    SharedRule shared = SharedRule::None;
    WindowRule window = WindowRule::None;
    int every = 0;            ///< full attention in one of this many layers
    int matrices = 3;         ///< matrices of a feed-forward network: 3 with a gate
    bool isTied = false;      ///< input and output embedding are shared
    bool isLatent = false;    ///< MLA
    bool isGated = false;     ///< attention has a gate as wide as its queries
    bool isParallel = false;  ///< attention and feed-forward run in parallel: one exchange per layer
    bool hasPlaces = false;   ///< learned position embeddings
    bool innerIsFour = false; ///< default inner width is four times the hidden size
    ModelKind kind = ModelKind::Decoder;
    int heads = 0; ///< and below: defaults of the class that its files omit; 0: none
    int kvHeads = 0;
    int headSize = 0;
    int vocabulary = 0;
    int context = 0;
};

constexpr ModelTypeRow gated(const char *type, const char *family, WindowRule window = WindowRule::None, int every = 0)
{
    ModelTypeRow row{type, family};
    row.window = window;
    row.every = every;
    return row;
}

constexpr ModelTypeRow tied(ModelTypeRow row)
{
    row.isTied = true;
    return row;
}

constexpr ModelTypeRow parallel(ModelTypeRow row)
{
    row.isParallel = true;
    return row;
}

constexpr ModelTypeRow ungated(const char *type, const char *family, bool isTied, bool isParallel, bool hasPlaces)
{
    ModelTypeRow row{type, family};
    row.matrices = 2;
    row.isTied = isTied;
    row.isParallel = isParallel;
    row.hasPlaces = hasPlaces;
    row.innerIsFour = true;
    return row;
}

constexpr ModelTypeRow encoder(const char *type)
{
    ModelTypeRow row = ungated(type, "BERT", true, false, true);
    row.kind = ModelKind::Encoder;
    return row;
}

constexpr ModelTypeRow sparse(const char *type, const char *family, SparseRule rule, SharedRule shared,
                              WindowRule window = WindowRule::None, int every = 0)
{
    ModelTypeRow row = gated(type, family, window, every);
    row.sparse = rule;
    row.shared = shared;
    return row;
}

constexpr ModelTypeRow latent(const char *type, const char *family)
{
    ModelTypeRow row = sparse(type, family, SparseRule::First, SharedRule::Count);
    row.isLatent = true;
    return row;
}

// Class Gemma3TextConfig; google/gemma-3-4b-it states only differences.
constexpr ModelTypeRow gemma3()
{
    ModelTypeRow row = tied(gated("gemma3_text", "Gemma", WindowRule::Every, 6));
    row.heads = 8;
    row.kvHeads = 4;
    row.headSize = 256;
    row.vocabulary = 262'208;
    row.context = 131'072;
    return row;
}

constexpr ModelTypeRow withGate(ModelTypeRow row)
{
    row.isGated = true;
    return row;
}

// From the classes of the library "transformers": fixed values and defaults. Qwen 2 and 3 use sliding windows from some
// layer on, if at all; Gemma, OLMo 3, GPT-OSS and Command use full attention in one of several layers.
constexpr std::array modelTypeRows{
    gated("llama", "Llama"),
    sparse("llama4_text", "Llama", SparseRule::Interleaved, SharedRule::Same, WindowRule::Chunked, 4),
    gated("mistral", "Mistral", WindowRule::All),
    gated("ministral3", "Mistral", WindowRule::All),
    sparse("mixtral", "Mistral", SparseRule::All, SharedRule::None, WindowRule::All),
    gated("qwen2", "Qwen", WindowRule::Above),
    gated("qwen2_vl", "Qwen", WindowRule::Above),
    gated("qwen2_vl_text", "Qwen", WindowRule::Above),
    gated("qwen2_5_vl", "Qwen", WindowRule::Above),
    gated("qwen2_5_vl_text", "Qwen", WindowRule::Above),
    sparse("qwen2_moe", "Qwen", SparseRule::Stepped, SharedRule::Width, WindowRule::Above),
    gated("qwen3", "Qwen", WindowRule::Above),
    gated("qwen3_vl_text", "Qwen"),
    sparse("qwen3_moe", "Qwen", SparseRule::Stepped, SharedRule::None, WindowRule::Above),
    sparse("qwen3_vl_moe_text", "Qwen", SparseRule::Stepped, SharedRule::None),
    withGate(sparse("qwen3_next", "Qwen", SparseRule::Stepped, SharedRule::Width, WindowRule::Linear, 4)),
    withGate(gated("qwen3_5_text", "Qwen", WindowRule::Linear, 4)),
    withGate(sparse("qwen3_5_moe_text", "Qwen", SparseRule::Stepped, SharedRule::Width, WindowRule::Linear, 4)),
    gated("phi3", "Phi", WindowRule::All),
    sparse("phimoe", "Phi", SparseRule::All, SharedRule::None, WindowRule::All),
    ungated("phi", "Phi", false, true, false),
    tied(gated("gemma", "Gemma")),
    tied(gated("gemma2", "Gemma", WindowRule::Every, 2)),
    gemma3(),
    gated("olmo", "OLMo"),
    gated("olmo2", "OLMo"),
    gated("olmo3", "OLMo", WindowRule::Every, 4),
    sparse("olmoe", "OLMo", SparseRule::All, SharedRule::None),
    latent("deepseek_v2", "DeepSeek"),
    latent("deepseek_v3", "DeepSeek"),
    latent("deepseek_v32", "DeepSeek"),
    latent("kimi_k2", "Kimi"),
    latent("kimi_k25", "Kimi"),
    gated("glm4", "GLM"),
    sparse("glm4_moe", "GLM", SparseRule::First, SharedRule::Count),
    latent("glm4_moe_lite", "GLM"),
    latent("glm_moe_dsa", "GLM"),
    sparse("gpt_oss", "GPT", SparseRule::All, SharedRule::None, WindowRule::Every, 2),
    sparse("minimax_m2", "MiniMax", SparseRule::All, SharedRule::None),
    sparse("step3p7", "Step", SparseRule::First, SharedRule::Count),
    withGate(sparse("afmoe", "Trinity", SparseRule::First, SharedRule::Count, WindowRule::Every, 4)),
    tied(gated("granite", "Granite")),
    tied(sparse("granitemoe", "Granite", SparseRule::All, SharedRule::None)),
    tied(parallel(gated("cohere", "Command"))),
    tied(parallel(gated("cohere2", "Command", WindowRule::Every, 4))),
    ungated("nemotron", "Nemotron", false, false, false),
    ungated("gpt2", "GPT", true, false, true),
    ungated("gptj", "GPT", false, true, false),
    ungated("gpt_neox", "GPT", false, true, false),
    ungated("falcon", "Falcon", true, true, false),
    ungated("opt", "OPT", true, false, true),
    ungated("bloom", "BLOOM", true, false, false),
    ungated("mpt", "MPT", true, false, false),
    encoder("bert"),
    encoder("roberta"),
    encoder("xlm-roberta"),
};

const ModelTypeRow *modelTypeOf(const QString &type)
{
    return findWhere(modelTypeRows, [&type](const ModelTypeRow &row) { return type == QLatin1String(row.type); });
}

// Attention variants and replacements that no formula here describes.
constexpr std::array unknownAttention{
    "hybrid_override_pattern", "ssm_cfg",      "ssm_state_size",     "mamba_d_state",         "mamba_n_heads",
    "mamba_num_heads",         "state_size",   "linear_attn_config", "block_types",           "hyena_order",
    "hyena_filters",           "conv_L_cache", "rwkv_version",       "attention_hidden_size", "compress_ratios",
    "hybrid_layer_pattern",
};

/// An integer field under any of its names.
struct ConfigField
{
    ConfigNames names;
    int least;
    int most;
};

// Ranges as for board assumptions.
constexpr int mostLayers = 1000;
constexpr int mostHidden = 1'000'000;
constexpr int mostTokens = 100'000'000;
constexpr ConfigField layersField{{"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, 1, mostLayers};
constexpr ConfigField hiddenField{{"hidden_size", "n_embd", "d_model"}, 1, mostHidden};
constexpr ConfigField headsField{{"num_attention_heads", "n_head", "n_heads"}, 1, 1000};
constexpr ConfigField kvHeadsField{{"num_key_value_heads", "num_kv_heads", "n_head_kv"}, 1, 1000};
constexpr ConfigField headSizeField{{"head_dim"}, 1, 10'000};
constexpr ConfigField innerField{{"intermediate_size", "n_inner", "ffn_dim"}, 1, mostHidden};
constexpr ConfigField vocabularyField{{"vocab_size"}, 1, 10'000'000};
constexpr ConfigField contextField{
    {"max_position_embeddings", "n_positions", "n_ctx", "max_seq_len", "seq_length"}, 1, mostTokens};
constexpr ConfigField expertsField{{"num_local_experts", "num_experts", "n_routed_experts"}, 1, 10'000};
constexpr ConfigField perTokenField{{"num_experts_per_tok", "experts_per_token"}, 1, 10'000};
constexpr ConfigField expertInnerField{{"moe_intermediate_size"}, 1, mostHidden};
constexpr ConfigField sharedWidthField{{"shared_expert_intermediate_size"}, 0, mostHidden};
constexpr ConfigField sharedCountField{{"n_shared_experts", "num_shared_experts"}, 0, 100};
constexpr ConfigField firstDenseField{{"first_k_dense_replace", "num_dense_layers"}, 0, mostLayers};
constexpr ConfigField windowField{{"sliding_window"}, 1, mostTokens};
constexpr ConfigField chunkField{{"attention_chunk_size"}, 1, mostTokens};
constexpr ConfigField draftField{{"num_nextn_predict_layers", "mtp_num_hidden_layers"}, 0, 100};

/// Members of one object; null equals absence. Errors are logged.
class ConfigObject
{
public:
    ConfigObject(JsonValue object, QString pointer, ReadLog &log)
        : m_reader(object, std::move(pointer), log)
    {
    }

    [[nodiscard]] JsonValue value(const char *name)
    {
        const JsonValue member = m_reader.take(name);
        return member.is(JsonType::Null) ? JsonValue() : member;
    }
    [[nodiscard]] bool has(const ConfigField &field)
    {
        return std::ranges::any_of(field.names,
                                   [this](const char *name) { return name != nullptr && value(name).isValid(); });
    }
    [[nodiscard]] std::optional<int> optional(const ConfigField &field)
    {
        for (const char *name : field.names) {
            const JsonValue member = name != nullptr ? value(name) : JsonValue();
            if (member.isValid())
                return whole(member, name, field);
        }
        return std::nullopt;
    }
    /// The minimum of the range if it is missing or wrong, which is logged as an error.
    [[nodiscard]] int required(const ConfigField &field)
    {
        const auto found = optional(field);
        if (!found && !has(field))
            missing(field.names.front());
        return found.value_or(field.least);
    }
    [[nodiscard]] QString text(const char *name)
    {
        const JsonValue member = value(name);
        return member.isValid() && expectType(member, JsonType::Text, pointerTo(name), log()) ? member.text()
                                                                                              : QString();
    }
    [[nodiscard]] std::optional<bool> flag(const char *name)
    {
        const JsonValue member = value(name);
        if (!member.isValid() || !expectType(member, JsonType::Boolean, pointerTo(name), log()))
            return std::nullopt;
        return member.boolean();
    }
    void missing(const char *name)
    {
        m_reader.log().error(ProblemCode::MissingKey, m_reader.pointer(),
                             tr("\"%1\" is missing.").arg(QLatin1String(name)),
                             tr("Add it; the model's page has the complete file."));
    }
    void error(const char *name, const QString &message, const QString &remedy)
    {
        m_reader.error(ProblemCode::BadValue, name, message, remedy);
    }
    [[nodiscard]] QString pointerTo(const char *name) const { return m_reader.pointerTo(name); }
    [[nodiscard]] ReadLog &log() { return m_reader.log(); }

private:
    std::optional<int> whole(JsonValue member, const char *name, const ConfigField &field)
    {
        if (!expectType(member, JsonType::Number, pointerTo(name), log()))
            return std::nullopt;
        const double number = member.number();
        if (number >= field.least && number <= field.most && std::floor(number) == number)
            return static_cast<int>(number);
        const Formatter formatter(readingLocale());
        error(name,
              tr("must be a whole number from %1 to %2, not %3.")
                  .arg(formatter.integer(field.least), formatter.integer(field.most), member.describe()),
              tr("Correct \"%1\"; the model's page has the published file.").arg(QLatin1String(name)));
        return std::nullopt;
    }

    ObjectReader m_reader;
};

QString nearestModelRemedy()
{
    return tr("Choose the nearest model in the catalogue and edit its dimensions in the Assumptions panel.");
}

struct LinearShape
{
    int keyHeads = 0;
    int valueHeads = 0;
    int keySize = 0;
    int valueSize = 0;
};

/// Conversion of one file to a shape.
class ConfigShape
{
public:
    ConfigShape(const ModelTypeRow &type, ConfigObject &text, ConfigObject &whole)
        : m_type(type)
        , m_text(text)
        , m_whole(whole)
    {
        m_model.kind = type.kind;
        m_model.family = QLatin1String(type.family);
        m_model.asOf = u"undated"_s;
        m_model.allReduces = type.isParallel ? 1 : 2;
    }

    [[nodiscard]] ModelShape read()
    {
        readDimensions();
        if (m_type.isLatent)
            readLatent();
        else
            readHeads();
        readExperts();
        readInner();
        readLayers();
        readWeights();
        m_model.draftLayers = m_text.optional(draftField).value_or(0);
        countParameters();
        return m_model;
    }
    [[nodiscard]] const QStringList &notes() const { return m_notes; }

private:
    void note(const QString &sentence) { m_notes << sentence; }

    [[nodiscard]] int stated(const ConfigField &field, int usual)
    {
        if (usual == 0 || m_text.has(field))
            return m_text.required(field);
        note(tr("\"%1\" is not stated: %2, the default of \"%3\".")
                 .arg(QLatin1String(field.names.front()))
                 .arg(usual)
                 .arg(type()));
        return usual;
    }

    void readDimensions()
    {
        m_model.layers = m_text.required(layersField);
        m_model.hidden = m_text.required(hiddenField);
        m_model.heads = stated(headsField, m_type.heads);
        m_model.vocabulary = stated(vocabularyField, m_type.vocabulary);
        m_model.context = m_text.has(contextField) || m_type.context > 0 ? stated(contextField, m_type.context) : 0;
        if (m_model.context == 0)
            note(tr("The longest sequence is not stated, so no length is refused."));
        const auto stated = m_text.flag("tie_word_embeddings");
        const auto outer = m_whole.flag("tie_word_embeddings");
        m_isTied = stated ? *stated : outer.value_or(m_type.isTied);
        if (!stated && !outer)
            note(m_isTied ? tr("Input and output share one embedding, as is usual for \"%1\".").arg(type())
                          : tr("Input and output have separate embeddings, as is usual for \"%1\".").arg(type()));
    }

    void readHeads()
    {
        m_model.kvHeads = kvHeads();
        if (m_model.heads % m_model.kvHeads != 0)
            m_text.error("num_key_value_heads",
                         tr("%1 KV heads do not divide %2 heads.").arg(m_model.kvHeads).arg(m_model.heads),
                         tr("Correct \"num_key_value_heads\" or \"num_attention_heads\"."));
        if (m_text.has(headSizeField) || m_type.headSize > 0) {
            m_model.headSize = stated(headSizeField, m_type.headSize);
        } else if (m_model.hidden % m_model.heads != 0) {
            m_text.error(headsField.names.front(),
                         tr("%1 heads do not divide the hidden size %2.").arg(m_model.heads).arg(m_model.hidden),
                         tr("Add \"head_dim\"."));
        } else {
            m_model.headSize = m_model.hidden / m_model.heads;
            note(tr("The head size %1 is the hidden size divided by the heads.").arg(m_model.headSize));
        }
    }

    // Falcon states as many KV heads as heads although "multi_query" means one, but not in its later architecture.
    [[nodiscard]] int kvHeads()
    {
        if (m_text.flag("multi_query").value_or(false) && !m_text.flag("new_decoder_architecture").value_or(false)) {
            note(tr("All heads share one KV head (\"multi_query\")."));
            return 1;
        }
        if (m_text.has(kvHeadsField) || m_type.kvHeads > 0)
            return stated(kvHeadsField, m_type.kvHeads);
        note(tr("KV heads are not stated; assumed to be as many as attention heads."));
        return m_model.heads;
    }

    void readLatent()
    {
        AttentionShape &attention = m_model.attention;
        constexpr int widest = 100'000;
        m_model.kvHeads = m_model.heads;
        attention.latentRank = m_text.required({{"kv_lora_rank"}, 1, widest});
        attention.ropeSize = m_text.required({{"qk_rope_head_dim"}, 0, widest});
        attention.nopeSize = m_text.required({{"qk_nope_head_dim"}, 1, widest});
        attention.valueSize = m_text.required({{"v_head_dim"}, 1, widest});
        m_queryRank = m_text.optional({{"q_lora_rank"}, 1, widest}).value_or(0);
        m_model.headSize = attention.valueSize;
        note(tr("Latent attention caches %1 + %2 elements per layer and token.")
                 .arg(attention.latentRank)
                 .arg(attention.ropeSize));
        attention.sparseTop = m_text.optional({{"index_topk"}, 1, mostTokens}).value_or(0);
        if (attention.sparseTop == 0)
            return;
        attention.indexHeads = m_text.required({{"index_n_heads"}, 1, 10'000});
        attention.indexSize = m_text.required({{"index_head_dim"}, 1, widest});
    }

    void readExperts()
    {
        if (m_type.sparse == SparseRule::Dense) {
            if (const auto count = m_text.optional({expertsField.names, 0, expertsField.most}); count.value_or(0) > 1)
                m_text.error("model_type",
                             tr("A model of type \"%1\" has no experts, but %2 are stated.").arg(type()).arg(*count),
                             tr("Correct \"model_type\", or remove the experts."));
            return;
        }
        ExpertShape experts{.count = m_text.required(expertsField), .perToken = m_text.required(perTokenField)};
        if (experts.perToken > experts.count)
            m_text.error(perTokenField.names.front(),
                         tr("A token cannot go to %1 of %2 experts.").arg(experts.perToken).arg(experts.count),
                         tr("Enter %1 or less.").arg(experts.count));
        const bool isInner = m_type.sparse == SparseRule::All || m_type.sparse == SparseRule::Interleaved;
        experts.ffn =
            isInner && !m_text.has(expertInnerField) ? m_text.required(innerField) : m_text.required(expertInnerField);
        experts.denseLayers = denseLayers();
        experts.sharedFfn = sharedWidth(experts.ffn);
        if (experts.denseLayers > 0)
            experts.denseFfn = m_type.sparse == SparseRule::Interleaved
                ? m_text.required({{"intermediate_size_mlp"}, 1, mostHidden})
                : m_text.required(innerField);
        m_model.experts = experts;
    }

    [[nodiscard]] int sharedWidth(int expertWidth)
    {
        switch (m_type.shared) {
        case SharedRule::None:
            return 0;
        case SharedRule::Width:
            return m_text.required(sharedWidthField);
        case SharedRule::Count:
            return m_text.required(sharedCountField) * expertWidth;
        case SharedRule::Same:
            note(tr("Each token also uses one shared expert of the same width as the others, as in every \"%1\".")
                     .arg(type()));
            return expertWidth;
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] int denseLayers()
    {
        const ConfigField step{{m_type.sparse == SparseRule::Interleaved ? "interleave_moe_layer_step"
                                    : m_type.sparse == SparseRule::First ? "moe_layer_freq"
                                                                         : "decoder_sparse_step"},
                               1,
                               mostLayers};
        if (m_type.sparse == SparseRule::All)
            return 0;
        const int first = m_type.sparse == SparseRule::First ? m_text.required(firstDenseField) : 0;
        if (first > m_model.layers)
            m_text.error("first_k_dense_replace",
                         tr("%1 layers cannot have %2 without experts.").arg(m_model.layers).arg(first),
                         tr("Enter %1 or less.").arg(m_model.layers));
        const auto stated = m_text.optional(step);
        if (!stated)
            note(tr("\"%1\" is not stated; experts are assumed in every layer that can have them.")
                     .arg(QLatin1String(step.names.front())));
        const QList<int> without = layerList("mlp_only_layers");
        int dense = 0;
        for (int layer = 0; layer < m_model.layers; ++layer) {
            const int place = m_type.sparse == SparseRule::First ? layer : layer + 1;
            const bool isSparse = layer >= first && place % stated.value_or(1) == 0 && !without.contains(layer);
            dense += isSparse ? 0 : 1;
        }
        return dense;
    }

    [[nodiscard]] QList<int> layerList(const char *name)
    {
        QList<int> layers;
        const JsonValue list = m_text.value(name);
        if (!list.isValid() || !expectType(list, JsonType::Array, m_text.pointerTo(name), m_text.log()))
            return layers;
        int index = 0;
        for (const JsonValue item : list) {
            const QString place = m_text.pointerTo(name) + u'/' + QString::number(index++);
            if (!expectType(item, JsonType::Number, place, m_text.log()))
                return layers;
            if (!(item.number() >= 0.0 && item.number() < mostLayers))
                m_text.log().error(ProblemCode::BadValue, place, tr("There is no such layer."), tr("Remove it."));
            else if (layers.size() < mostLayers)
                layers << static_cast<int>(item.number());
        }
        return layers;
    }

    void readInner()
    {
        const bool allSparse = m_model.experts && m_model.experts->denseLayers == 0;
        if (allSparse) {
            m_model.ffn = m_model.experts->ffn;
            return;
        }
        if (m_type.innerIsFour && !m_text.has(innerField)) {
            m_model.ffn = 4 * m_model.hidden;
            note(tr("The inner width %1 is four times the hidden size, as is usual for \"%2\".")
                     .arg(m_model.ffn)
                     .arg(type()));
            return;
        }
        m_model.ffn = m_text.required(innerField);
    }

    // Layers with full attention: listed, or else by the rule of the type.
    void readLayers()
    {
        int sliding = 0;
        int chunked = 0;
        int linear = 0;
        if (m_text.value("layer_types").isValid())
            countListed(sliding, chunked, linear);
        else
            countByRule(sliding, chunked, linear);
        if (sliding > 0 && chunked > 0)
            m_text.error("layer_types", tr("Sliding and chunked attention layers in one model are not supported."),
                         nearestModelRemedy());
        const int windowed = std::max(sliding, chunked);
        if (windowed > 0)
            useWindow(windowed, m_text.required(sliding > 0 ? windowField : chunkField));
        if (linear > 0)
            useLinear(linear);
        const double full = m_model.layers - m_model.attention.linearLayers;
        if (m_type.isLatent)
            m_model.kvPerToken = full * (m_model.attention.latentRank + m_model.attention.ropeSize);
        else if (m_model.attention.linearLayers > 0)
            m_model.kvPerToken = full * cachedInLayer();
    }

    [[nodiscard]] double cachedInLayer() const { return 2.0 * m_model.kvHeads * m_model.headSize; }

    void useWindow(int layers, int window)
    {
        if (m_type.isLatent) {
            m_text.error("layer_types", tr("A window in layers with latent attention is not supported."),
                         nearestModelRemedy());
            return;
        }
        if (m_model.context > 0 && window >= m_model.context) {
            note(tr("The window of %1 tokens is as long as the longest sequence: full attention.").arg(window));
            return;
        }
        m_model.attention.windowLayers = layers;
        m_model.attention.window = window;
        m_model.attention.windowElements = layers * cachedInLayer();
        note(tr("%1 of %2 layers see only the last %3 tokens.").arg(layers).arg(m_model.layers).arg(window));
    }

    void useLinear(int layers)
    {
        constexpr int widest = 100'000;
        m_linear.keyHeads = m_text.required({{"linear_num_key_heads"}, 1, widest});
        m_linear.valueHeads = m_text.required({{"linear_num_value_heads"}, 1, widest});
        m_linear.keySize = m_text.required({{"linear_key_head_dim"}, 1, widest});
        m_linear.valueSize = m_text.required({{"linear_value_head_dim"}, 1, widest});
        m_model.attention.linearLayers = layers;
        m_model.attention.stateElements = double(m_linear.valueHeads) * m_linear.keySize * m_linear.valueSize;
        note(tr("%1 of %2 layers have linear attention and keep a state of fixed size.")
                 .arg(layers)
                 .arg(m_model.layers));
    }

    void countListed(int &sliding, int &chunked, int &linear)
    {
        const JsonValue list = m_text.value("layer_types");
        if (!expectType(list, JsonType::Array, m_text.pointerTo("layer_types"), m_text.log()))
            return;
        int index = 0;
        for (const JsonValue item : list) {
            const QString place = m_text.pointerTo("layer_types") + u'/' + QString::number(index++);
            if (!expectType(item, JsonType::Text, place, m_text.log()))
                return;
            const QString word = item.text();
            sliding += word == u"sliding_attention"_s ? 1 : 0;
            chunked += word == u"chunked_attention"_s ? 1 : 0;
            linear += word == u"linear_attention"_s ? 1 : 0;
            if (word == u"full_attention"_s || word == u"sliding_attention"_s || word == u"chunked_attention"_s
                || word == u"linear_attention"_s)
                continue;
            m_text.log().error(ProblemCode::BadValue, place, tr("Unknown kind of attention \"%1\".").arg(word),
                               nearestModelRemedy());
            return;
        }
        if (index != m_model.layers)
            m_text.error("layer_types",
                         tr("%1 layers are listed, but the model has %2.").arg(index).arg(m_model.layers),
                         tr("Correct \"layer_types\" or \"num_hidden_layers\"."));
    }

    void countByRule(int &sliding, int &chunked, int &linear)
    {
        const int layers = m_model.layers;
        switch (m_type.window) {
        case WindowRule::None:
            if (m_text.has(windowField) && m_text.flag("use_sliding_window").value_or(true))
                m_text.error("sliding_window", tr("It is unknown which layers of \"%1\" have a window.").arg(type()),
                             tr("List them in \"layer_types\", or set it to null for full attention."));
            return;
        case WindowRule::All:
            sliding = m_text.has(windowField) ? layers : 0;
            return;
        case WindowRule::Above:
            if (m_text.flag("use_sliding_window").value_or(false))
                sliding = layers - std::min(layers, m_text.required({{"max_window_layers"}, 0, mostLayers}));
            return;
        case WindowRule::Every:
            sliding = layers
                - layers / every({"sliding_window_pattern", "_sliding_window_pattern", "global_attn_every_n_layers"});
            return;
        case WindowRule::Chunked: {
            const QList<int> places = layerList("no_rope_layers"); // 1: with positions, in chunks
            chunked = places.isEmpty() ? layers - layers / every({"no_rope_layer_interval"})
                                       : static_cast<int>(places.count(1));
            return;
        }
        case WindowRule::Linear:
            linear = layers - layers / every({"full_attention_interval"});
            return;
        }
    }

    [[nodiscard]] int every(ConfigNames names)
    {
        if (const auto stated = m_text.optional({names, 1, mostLayers}))
            return *stated;
        note(tr("One of every %1 layers sees all tokens, as is usual for \"%2\".").arg(m_type.every).arg(type()));
        return m_type.every;
    }

    void readWeights()
    {
        const JsonValue inner = m_text.value("quantization_config");
        const bool isInner = inner.isValid();
        const JsonValue value = isInner ? inner : m_whole.value("quantization_config");
        if (value.isValid()) {
            readQuantization(value, (isInner ? m_text : m_whole).pointerTo("quantization_config"));
            return;
        }
        QString type;
        for (const char *name : {"torch_dtype", "dtype"}) {
            for (ConfigObject *object : {&m_text, &m_whole})
                type = type.isEmpty() ? object->text(name) : type;
        }
        if (type == u"float16"_s)
            m_model.weights = Precision::Fp16;
        else if (type == u"float32"_s || type.isEmpty())
            note(type.isEmpty() ? tr("The type of the weights is not stated; BF16 is assumed.")
                                : tr("The weights are published in FP32; BF16 is assumed for serving."));
        else if (type != u"bfloat16"_s)
            m_whole.error("torch_dtype", tr("Unknown type of weights \"%1\".").arg(type),
                          tr("Write \"bfloat16\", \"float16\" or \"float32\"."));
    }

    void readQuantization(JsonValue value, const QString &pointer)
    {
        ConfigObject object(value, pointer, m_text.log());
        const QString method = object.text("quant_method");
        const QString algorithm = object.text("quant_algo");
        if (method == u"fp8"_s || method == u"fbgemm_fp8"_s || algorithm == u"FP8"_s) {
            m_model.weights = Precision::Fp8;
        } else if (method == u"mxfp4"_s || algorithm == u"NVFP4"_s) {
            m_model.weights = Precision::Fp4;
        } else if (method == u"gptq"_s || method == u"awq"_s) {
            useBits(object.required({{"bits", "w_bit"}, 1, 32}), true, pointer);
        } else if (method == u"bitsandbytes"_s) {
            useBits(object.flag("load_in_4bit").value_or(false) ? 4 : 8, true, pointer);
        } else if (method == u"compressed-tensors"_s) {
            readGroups(object.value("config_groups"), object.pointerTo("config_groups"));
        } else {
            m_text.log().error(ProblemCode::BadValue, pointer,
                               tr("Unknown quantization \"%1\".").arg(method + algorithm),
                               tr("Remove \"quantization_config\" to use the weight type in \"torch_dtype\"."));
        }
    }

    void readGroups(JsonValue groups, const QString &pointer)
    {
        if (groups.isValid() && !expectType(groups, JsonType::Object, pointer, m_text.log()))
            return;
        for (const JsonValue group : groups) {
            const QString place = pointer + u'/' + pointerToken(QString::fromUtf8(group.key()));
            ConfigObject object(group, place, m_text.log());
            ConfigObject weights(object.value("weights"), place + u"/weights"_s, m_text.log());
            const int bits = weights.required({{"num_bits"}, 1, 32});
            useBits(bits, weights.text("type") != u"float"_s, place);
            return; // the first group is that of the experts or of all
        }
        m_text.log().error(ProblemCode::BadValue, pointer, tr("The quantization does not state the bits per weight."),
                           tr("Remove \"quantization_config\" to use the weight type in \"torch_dtype\"."));
    }

    void useBits(int bits, bool isWhole, const QString &pointer)
    {
        if (bits == 4) {
            m_model.weights = Precision::Fp4;
            if (isWhole)
                note(tr("INT4 weights are counted as FP4, with the same number of bytes."));
        } else if (bits == 8) {
            m_model.weights = isWhole ? Precision::Int8 : Precision::Fp8;
        } else {
            m_text.log().error(ProblemCode::BadValue, pointer, tr("Weights of %1 bits are not supported.").arg(bits),
                               tr("Only weights of 4 or 8 bits are supported."));
        }
    }

    [[nodiscard]] double attentionWeights() const
    {
        const double hidden = m_model.hidden;
        const double heads = m_model.heads;
        const AttentionShape &attention = m_model.attention;
        if (!m_type.isLatent) {
            const double queries = heads * m_model.headSize;
            return hidden * (queries * (m_type.isGated ? 3.0 : 2.0) + cachedInLayer());
        }
        const double key = attention.nopeSize + attention.ropeSize;
        const double query = m_queryRank > 0 ? m_queryRank * (hidden + heads * key) : hidden * heads * key;
        const double index = attention.indexHeads > 0
            ? (double(m_queryRank) * attention.indexHeads + hidden) * attention.indexSize
                + hidden * attention.indexHeads
            : 0.0;
        return query + hidden * (attention.latentRank + attention.ropeSize)
            + attention.latentRank * heads * (attention.nopeSize + attention.valueSize)
            + heads * attention.valueSize * hidden + index;
    }

    // Queries, keys, values and a gate, two numbers per head, a convolution of 4 over all but the gate, and the output.
    [[nodiscard]] double linearWeights() const
    {
        const double keys = double(m_linear.keyHeads) * m_linear.keySize;
        const double values = double(m_linear.valueHeads) * m_linear.valueSize;
        return m_model.hidden * (2.0 * keys + 3.0 * values + 2.0 * m_linear.valueHeads) + 4.0 * (2.0 * keys + values);
    }

    // Weights of matrices, embeddings and two norms per layer; biases are less than a thousandth and ignored.
    void countParameters()
    {
        const double hidden = m_model.hidden;
        const double layers = m_model.layers;
        const double linear = m_model.attention.linearLayers;
        const double inner = m_type.matrices * hidden;
        double all = (layers - linear) * attentionWeights() + linear * linearWeights() + hidden * (2.0 * layers + 1.0);
        all += hidden * m_model.vocabulary * (m_isTied ? 1.0 : 2.0);
        all += m_type.hasPlaces ? hidden * m_model.context : 0.0;
        double missed = 0.0;
        if (const auto &experts = m_model.experts) {
            const double sparse = layers - experts->denseLayers;
            all += sparse
                * (inner * (double(experts->count) * experts->ffn + experts->sharedFfn) + hidden * experts->count);
            all += experts->denseLayers * inner * experts->denseFfn;
            missed = sparse * inner * experts->ffn * (experts->count - experts->perToken);
        } else {
            all += layers * inner * m_model.ffn;
        }
        m_model.parameters = all;
        m_model.activeParameters = all - missed;
        const bool isLarge = all >= 1e9;
        const auto shown = [isLarge](double count) {
            return Formatter().full(Formatter::significant(count / (isLarge ? 1e9 : 1e6), 3));
        };
        note((isLarge ? tr("%1 billion parameters, %2 billion active, computed from the dimensions.")
                      : tr("%1 million parameters, %2 million active, computed from the dimensions."))
                 .arg(shown(all), shown(all - missed)));
    }

    [[nodiscard]] QString type() const { return QLatin1String(m_type.type); }

    const ModelTypeRow &m_type;
    ConfigObject &m_text;
    ConfigObject &m_whole;
    ModelShape m_model;
    QStringList m_notes;
    LinearShape m_linear;
    int m_queryRank = 0;
    bool m_isTied = false;
};

QString nameOf(const QString &stated, const QString &fileName)
{
    const QString last = stated.section(u'/', -1, -1, QString::SectionSkipEmpty);
    const QFileInfo file(QDir::fromNativeSeparators(fileName));
    const QString base = file.completeBaseName();
    const QString folder = file.path().section(u'/', -1, -1, QString::SectionSkipEmpty);
    QString name = base;
    if (!last.isEmpty() && last != u"."_s)
        name = last;
    else if (base.compare(u"config"_s, Qt::CaseInsensitive) == 0 && !folder.isEmpty() && folder != u"."_s)
        name = folder;
    QString clean;
    for (const QChar sign : name) {
        if (sign.isPrint() && sign.category() != QChar::Other_Format)
            clean += sign;
    }
    clean = clean.simplified().left(longestModelName);
    return clean.isEmpty() ? u"model"_s : clean;
}

JsonValue textPart(ConfigObject &whole, QString &pointer)
{
    for (const char *name : {"text_config", "llm_config", "language_config"}) {
        if (const JsonValue part = whole.value(name); part.isValid()) {
            pointer = whole.pointerTo(name);
            return part;
        }
    }
    return {};
}

// Supported values of "model_type".
QStringList knownModelTypes()
{
    return mapped(modelTypeRows, [](const ModelTypeRow &row) { return QString::fromLatin1(row.type); });
}

/// Null if unknown, which is logged.
const ModelTypeRow *readModelType(ConfigObject &text, ConfigObject &whole)
{
    const QString inner = text.text("model_type");
    const QString type = inner.isEmpty() ? whole.text("model_type") : inner;
    if (type.isEmpty()) {
        text.missing("model_type");
        return nullptr;
    }
    if (const ModelTypeRow *row = modelTypeOf(type))
        return row;
    if (const ModelTypeRow *row = modelTypeOf(type + u"_text"_s))
        return row;
    const QStringList near = nearestTexts(type, knownModelTypes());
    const QString remedy = nearestModelRemedy();
    (inner.isEmpty() ? whole : text)
        .error("model_type", tr("Unknown architecture \"%1\".").arg(type),
               near.isEmpty() ? remedy : tr("Did you mean \"%1\"?").arg(near.constFirst()) + u' ' + remedy);
    return nullptr;
}

void refuseUnknownAttention(ConfigObject &text)
{
    for (const char *name : unknownAttention) {
        const JsonValue value = text.value(name);
        const bool isOff = value.is(JsonType::Boolean) && !value.boolean();
        if (!value.isValid() || isOff)
            continue;
        text.error(name, tr("Unknown kind of layer \"%1\".").arg(QLatin1String(name)), nearestModelRemedy());
    }
}

/// Checks that involve several fields.
void checkRead(const ModelShape &model, ReadLog &log)
{
    if (const auto shape = checkShape(model); !shape)
        log.error(ProblemCode::BadValue, {}, shape.problem().message, shape.problem().remedy);
    else if (const auto attention = checkAttention(model); !attention)
        log.error(ProblemCode::BadValue, {}, attention.problem().message, attention.problem().remedy);
}

void readConfig(JsonValue root, const QString &place, ReadLog &log, ModelConfigLoad &load)
{
    ConfigObject whole(root, {}, log);
    QString pointer;
    const JsonValue part = textPart(whole, pointer);
    ConfigObject text(part.isValid() ? part : root, pointer, log);
    const ModelTypeRow *type = readModelType(text, whole);
    refuseUnknownAttention(text);
    if (type == nullptr || log.errorCount() > 0)
        return;
    ConfigShape shape(*type, text, whole);
    ModelShape model = shape.read();
    model.name = nameOf(whole.text("_name_or_path"), place);
    model.id = ownModelId(model.name);
    model.sources = {ownModelSource()};
    load.notes = shape.notes();
    if (part.isValid())
        load.notes << tr("Only the text model is imported, without image or sound encoders.");
    model.note = tr("Imported from %1.").arg(QFileInfo(place).fileName());
    if (log.errorCount() == 0)
        checkRead(model, log);
    if (log.errorCount() == 0)
        load.model = model;
}

} // namespace

ModelConfigLoad modelFromConfig(const QByteArray &text, const QString &fileName, const QString &path)
{
    ModelConfigLoad load;
    ReadLog log(fileName);
    if (text.size() > largestModelConfig) {
        log.error(ProblemCode::TooLarge, {}, tr("A config.json of %1 bytes is too large.").arg(text.size()),
                  tr("Choose the config.json of the model, not its weights or its tokenizer."));
    } else if (const auto document = parseJson(text, log)) {
        if (log.errorCount() == 0 && expectType(document->root(), JsonType::Object, {}, log))
            readConfig(document->root(), path.isEmpty() ? fileName : path, log, load);
    }
    load.problems = log.problems(text);
    return load;
}

bool isModelConfig(const QString &path)
{
    if (!path.endsWith(u".json"_s, Qt::CaseInsensitive))
        return false;
    const Result<QByteArray> text = readFile(path, largestModelConfig);
    return text && (text.value().contains("\"model_type\"") || text.value().contains("\"architectures\""));
}

ModelConfigLoad modelFromConfigFile(const QString &path)
{
    const Result<QByteArray> text = readTextFile(path);
    if (!text)
        return {std::nullopt, {text.problem()}, {}};
    return modelFromConfig(text.value(), QDir::toNativeSeparators(path), QFileInfo(path).absoluteFilePath());
}

} // namespace chipboard
