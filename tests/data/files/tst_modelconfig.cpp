// A model's config.json compared with the models of the catalogue, and all reasons to refuse one.
#include "data/files/modelconfig.h"

#include "data/board/ownmodels.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_modelconfig {

class TestModelConfig : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void comesToTheShippedShape_data();
    void comesToTheShippedShape();
    void countsEachWeight();
    void readsWindows_data();
    void readsWindows();
    void readsWeights_data();
    void readsWeights();
    void namesTheModel_data();
    void namesTheModel();
    void readsKvHeadsOfFalcon();
    void notesWhatItDerives();
    void leavesDefaultsOfAClassToNotes();
    void refuses_data();
    void refuses();
    void tellsThePlace();
    void listsAllThatIsMissing();
    void refusesFilesThatAreTooLarge();
    void knowsAModelConfig();
};

namespace {

/// A published model with Hugging Face's key names. `tolerance` applies to active parameters: publishers round them,
/// and GPT-OSS, MiniMax, GLM and Step exclude the input embedding, which is counted here.
struct PublishedConfig
{
    const char *id;
    double tolerance;
    const char *text;
};

// Dimensions: https://huggingface.co/ORGANISATION/MODEL/blob/main/config.json of each, via the sources named by the
// models of the catalogue.
const PublishedConfig publishedConfigs[] = {
    {"llama-2-7b", 0.02, R"({"model_type":"llama","num_hidden_layers":32,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":32,"intermediate_size":11008,"vocab_size":32000,"max_position_embeddings":4096,
        "torch_dtype":"bfloat16"})"},
    {"llama-3.1-8b", 0.02, R"({"model_type":"llama","num_hidden_layers":32,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":8,"intermediate_size":14336,"vocab_size":128256,"max_position_embeddings":131072,
        "torch_dtype":"bfloat16"})"},
    {"llama-3.1-405b", 0.02,
     R"({"model_type":"llama","num_hidden_layers":126,"hidden_size":16384,"num_attention_heads":128,
        "num_key_value_heads":8,"intermediate_size":53248,"vocab_size":128256,"max_position_embeddings":131072,
        "torch_dtype":"bfloat16"})"},
    {"mistral-7b", 0.02, R"({"model_type":"mistral","num_hidden_layers":32,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":8,"intermediate_size":14336,"vocab_size":32000,"max_position_embeddings":32768,
        "torch_dtype":"bfloat16","sliding_window":null})"},
    {"mixtral-8x7b", 0.02,
     R"({"model_type":"mixtral","num_hidden_layers":32,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":8,"intermediate_size":14336,"vocab_size":32000,"max_position_embeddings":32768,
        "torch_dtype":"bfloat16","num_local_experts":8,"num_experts_per_tok":2,"sliding_window":null})"},
    {"mixtral-8x22b", 0.02,
     R"({"model_type":"mixtral","num_hidden_layers":56,"hidden_size":6144,"num_attention_heads":48,
        "num_key_value_heads":8,"intermediate_size":16384,"vocab_size":32768,"max_position_embeddings":65536,
        "torch_dtype":"bfloat16","num_local_experts":8,"num_experts_per_tok":2,"sliding_window":null})"},
    {"qwen2.5-7b", 0.02, R"({"model_type":"qwen2","num_hidden_layers":28,"hidden_size":3584,"num_attention_heads":28,
        "num_key_value_heads":4,"intermediate_size":18944,"vocab_size":152064,"max_position_embeddings":131072,
        "torch_dtype":"bfloat16","use_sliding_window":false,"sliding_window":131072,"max_window_layers":28})"},
    {"qwen3-8b", 0.02, R"({"model_type":"qwen3","num_hidden_layers":36,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":12288,"vocab_size":151936,
        "max_position_embeddings":40960,"torch_dtype":"bfloat16"})"},
    {"qwen3-14b", 0.02, R"({"model_type":"qwen3","num_hidden_layers":40,"hidden_size":5120,"num_attention_heads":40,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":17408,"vocab_size":151936,
        "max_position_embeddings":40960,"torch_dtype":"bfloat16"})"},
    {"qwen3-32b", 0.02, R"({"model_type":"qwen3","num_hidden_layers":64,"hidden_size":5120,"num_attention_heads":64,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":25600,"vocab_size":151936,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16"})"},
    {"qwen3-30b-a3b", 0.02,
     R"({"model_type":"qwen3_moe","num_hidden_layers":48,"hidden_size":2048,"num_attention_heads":32,
        "num_key_value_heads":4,"head_dim":128,"intermediate_size":6144,"vocab_size":151936,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_experts":128,"num_experts_per_tok":8,
        "moe_intermediate_size":768,"decoder_sparse_step":1,"mlp_only_layers":[]})"},
    {"qwen3-235b-a22b", 0.02,
     R"({"model_type":"qwen3_moe","num_hidden_layers":94,"hidden_size":4096,"num_attention_heads":64,
        "num_key_value_heads":4,"head_dim":128,"intermediate_size":12288,"vocab_size":151936,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_experts":128,"num_experts_per_tok":8,
        "moe_intermediate_size":1536,"decoder_sparse_step":1,"mlp_only_layers":[]})"},
    {"qwen3.5-397b-a17b", 0.03,
     R"({"model_type":"qwen3_5_moe","tie_word_embeddings":false,"text_config":{"model_type":"qwen3_5_moe_text",
        "num_hidden_layers":60,"hidden_size":4096,"num_attention_heads":32,"num_key_value_heads":2,"head_dim":256,
        "vocab_size":248320,"max_position_embeddings":262144,"torch_dtype":"bfloat16","num_experts":512,
        "num_experts_per_tok":10,"moe_intermediate_size":1024,"shared_expert_intermediate_size":1024,
        "full_attention_interval":4,"linear_key_head_dim":128,"linear_num_key_heads":16,"linear_num_value_heads":64,
        "linear_value_head_dim":128,"mlp_only_layers":[]},"vision_config":{"depth":27}})"},
    {"qwen3.5-122b-a10b", 0.03,
     R"({"model_type":"qwen3_5_moe","tie_word_embeddings":false,"text_config":{"model_type":"qwen3_5_moe_text",
        "num_hidden_layers":48,"hidden_size":3072,"num_attention_heads":32,"num_key_value_heads":2,"head_dim":256,
        "vocab_size":248320,"max_position_embeddings":262144,"torch_dtype":"bfloat16","num_experts":256,
        "num_experts_per_tok":8,"moe_intermediate_size":1024,"shared_expert_intermediate_size":1024,
        "full_attention_interval":4,"linear_key_head_dim":128,"linear_num_key_heads":16,"linear_num_value_heads":64,
        "linear_value_head_dim":128,"mlp_only_layers":[]},"vision_config":{"depth":27}})"},
    {"qwen3.5-35b-a3b", 0.16,
     R"({"model_type":"qwen3_5_moe","tie_word_embeddings":false,"text_config":{"model_type":"qwen3_5_moe_text",
        "num_hidden_layers":40,"hidden_size":2048,"num_attention_heads":16,"num_key_value_heads":2,"head_dim":256,
        "vocab_size":248320,"max_position_embeddings":262144,"torch_dtype":"bfloat16","num_experts":256,
        "num_experts_per_tok":8,"moe_intermediate_size":512,"shared_expert_intermediate_size":512,
        "full_attention_interval":4,"linear_key_head_dim":128,"linear_num_key_heads":16,"linear_num_value_heads":32,
        "linear_value_head_dim":128,"mlp_only_layers":[]},"vision_config":{"depth":27}})"},
    {"qwen3.5-27b", 0.02,
     R"({"model_type":"qwen3_5","tie_word_embeddings":false,"text_config":{"model_type":"qwen3_5_text",
        "num_hidden_layers":64,"hidden_size":5120,"num_attention_heads":24,"num_key_value_heads":4,"head_dim":256,
        "intermediate_size":17408,"vocab_size":248320,"max_position_embeddings":262144,"torch_dtype":"bfloat16",
        "full_attention_interval":4,"linear_key_head_dim":128,"linear_num_key_heads":16,"linear_num_value_heads":48,
        "linear_value_head_dim":128}})"},
    {"qwen3-next-80b-a3b", 0.3,
     R"({"model_type":"qwen3_next","num_hidden_layers":48,"hidden_size":2048,"num_attention_heads":16,
        "num_key_value_heads":2,"head_dim":256,"intermediate_size":5120,"vocab_size":151936,
        "max_position_embeddings":262144,"torch_dtype":"bfloat16","num_experts":512,"num_experts_per_tok":10,
        "moe_intermediate_size":512,"shared_expert_intermediate_size":512,"decoder_sparse_step":1,
        "full_attention_interval":4,"linear_key_head_dim":128,"linear_num_key_heads":16,"linear_num_value_heads":32,
        "linear_value_head_dim":128,"mlp_only_layers":[],"use_sliding_window":false})"},
    {"gemma-2-27b", 0.02, R"({"model_type":"gemma2","num_hidden_layers":46,"hidden_size":4608,"num_attention_heads":32,
        "num_key_value_heads":16,"head_dim":128,"intermediate_size":36864,"vocab_size":256128,
        "max_position_embeddings":8192,"torch_dtype":"bfloat16","sliding_window":4096})"},
    {"gemma-3-27b", 0.02,
     R"({"model_type":"gemma3","text_config":{"model_type":"gemma3_text","num_hidden_layers":62,"hidden_size":5376,
        "num_attention_heads":32,"num_key_value_heads":16,"head_dim":128,"intermediate_size":21504,
        "vocab_size":262144,"max_position_embeddings":131072,"torch_dtype":"bfloat16","sliding_window":1024}})"},
    {"gemma-3-12b", 0.04,
     R"({"model_type":"gemma3","text_config":{"model_type":"gemma3_text","num_hidden_layers":48,"hidden_size":3840,
        "num_attention_heads":16,"num_key_value_heads":8,"head_dim":256,"intermediate_size":15360,
        "vocab_size":262144,"max_position_embeddings":131072,"torch_dtype":"bfloat16","sliding_window":1024}})"},
    {"olmo-3-7b", 0.02, R"({"model_type":"olmo3","num_hidden_layers":32,"hidden_size":4096,"num_attention_heads":32,
        "num_key_value_heads":32,"head_dim":128,"intermediate_size":11008,"vocab_size":100278,
        "max_position_embeddings":65536,"torch_dtype":"bfloat16","sliding_window":4096})"},
    {"olmo-3-32b", 0.02, R"({"model_type":"olmo3","num_hidden_layers":64,"hidden_size":5120,"num_attention_heads":40,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":27648,"vocab_size":100278,
        "max_position_embeddings":65536,"torch_dtype":"bfloat16","sliding_window":4096})"},
    {"deepseek-v3", 0.02,
     R"({"model_type":"deepseek_v3","num_hidden_layers":61,"hidden_size":7168,"num_attention_heads":128,
        "num_key_value_heads":128,"intermediate_size":18432,"vocab_size":129280,"max_position_embeddings":163840,
        "torch_dtype":"bfloat16","quantization_config":{"quant_method":"fp8"},"n_routed_experts":256,
        "num_experts_per_tok":8,"moe_intermediate_size":2048,"n_shared_experts":1,"first_k_dense_replace":3,
        "moe_layer_freq":1,"kv_lora_rank":512,"q_lora_rank":1536,"qk_rope_head_dim":64,"qk_nope_head_dim":128,
        "v_head_dim":128,"num_nextn_predict_layers":1})"},
    {"deepseek-v3.2", 0.04,
     R"({"model_type":"deepseek_v32","num_hidden_layers":61,"hidden_size":7168,"num_attention_heads":128,
        "num_key_value_heads":128,"intermediate_size":18432,"vocab_size":129280,"max_position_embeddings":163840,
        "torch_dtype":"bfloat16","quantization_config":{"quant_method":"fp8"},"n_routed_experts":256,
        "num_experts_per_tok":8,"moe_intermediate_size":2048,"n_shared_experts":1,"first_k_dense_replace":3,
        "moe_layer_freq":1,"kv_lora_rank":512,"q_lora_rank":1536,"qk_rope_head_dim":64,"qk_nope_head_dim":128,
        "v_head_dim":128,"num_nextn_predict_layers":1,"index_topk":2048,"index_n_heads":64,"index_head_dim":128})"},
    {"kimi-k2", 0.03, R"({"model_type":"kimi_k2","num_hidden_layers":61,"hidden_size":7168,"num_attention_heads":64,
        "num_key_value_heads":64,"intermediate_size":18432,"vocab_size":163840,"max_position_embeddings":131072,
        "torch_dtype":"bfloat16","quantization_config":{"quant_method":"fp8"},"n_routed_experts":384,
        "num_experts_per_tok":8,"moe_intermediate_size":2048,"n_shared_experts":1,"first_k_dense_replace":1,
        "moe_layer_freq":1,"kv_lora_rank":512,"q_lora_rank":1536,"qk_rope_head_dim":64,"qk_nope_head_dim":128,
        "v_head_dim":128})"},
    {"kimi-k2.5", 0.03,
     R"({"model_type":"kimi_k25","text_config":{"model_type":"kimi_k2","num_hidden_layers":61,"hidden_size":7168,
        "num_attention_heads":64,"num_key_value_heads":64,"intermediate_size":18432,"vocab_size":163840,
        "max_position_embeddings":262144,"torch_dtype":"bfloat16","n_routed_experts":384,"num_experts_per_tok":8,
        "moe_intermediate_size":2048,"n_shared_experts":1,"first_k_dense_replace":1,"moe_layer_freq":1,
        "kv_lora_rank":512,"q_lora_rank":1536,"qk_rope_head_dim":64,"qk_nope_head_dim":128,"v_head_dim":128,
        "quantization_config":{"quant_method":"compressed-tensors",
        "config_groups":{"group_0":{"weights":{"num_bits":4,"type":"int","group_size":32}}}}},"vision_config":{}})"},
    {"glm-5", 0.05, R"({"model_type":"glm_moe_dsa","num_hidden_layers":78,"hidden_size":6144,"num_attention_heads":64,
        "num_key_value_heads":64,"intermediate_size":12288,"vocab_size":154880,"max_position_embeddings":202752,
        "torch_dtype":"bfloat16","n_routed_experts":256,"num_experts_per_tok":8,"moe_intermediate_size":2048,
        "n_shared_experts":1,"first_k_dense_replace":3,"moe_layer_freq":1,"kv_lora_rank":512,"q_lora_rank":2048,
        "qk_rope_head_dim":64,"qk_nope_head_dim":192,"v_head_dim":256,"head_dim":64,"num_nextn_predict_layers":1,
        "index_topk":2048,"index_n_heads":32,"index_head_dim":128})"},
    {"glm-4.7-flash", 0.3,
     R"({"model_type":"glm4_moe_lite","num_hidden_layers":47,"hidden_size":2048,"num_attention_heads":20,
        "num_key_value_heads":20,"intermediate_size":10240,"vocab_size":154880,"max_position_embeddings":202752,
        "torch_dtype":"bfloat16","n_routed_experts":64,"num_experts_per_tok":4,"moe_intermediate_size":1536,
        "n_shared_experts":1,"first_k_dense_replace":1,"moe_layer_freq":1,"kv_lora_rank":512,"q_lora_rank":768,
        "qk_rope_head_dim":64,"qk_nope_head_dim":192,"v_head_dim":256,"head_dim":64})"},
    {"glm-4.6", 0.06, R"({"model_type":"glm4_moe","num_hidden_layers":92,"hidden_size":5120,"num_attention_heads":96,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":12288,"vocab_size":151552,
        "max_position_embeddings":202752,"torch_dtype":"bfloat16","n_routed_experts":160,"num_experts_per_tok":8,
        "moe_intermediate_size":1536,"n_shared_experts":1,"first_k_dense_replace":3})"},
    {"glm-4.5-air", 0.13,
     R"({"model_type":"glm4_moe","num_hidden_layers":46,"hidden_size":4096,"num_attention_heads":96,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":10944,"vocab_size":151552,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","n_routed_experts":128,"num_experts_per_tok":8,
        "moe_intermediate_size":1408,"n_shared_experts":1,"first_k_dense_replace":1})"},
    {"gpt-oss-120b", 0.13,
     R"({"model_type":"gpt_oss","num_hidden_layers":36,"hidden_size":2880,"num_attention_heads":64,
        "num_key_value_heads":8,"head_dim":64,"intermediate_size":2880,"vocab_size":201088,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_local_experts":128,"num_experts_per_tok":4,
        "sliding_window":128,"quantization_config":{"quant_method":"mxfp4"}})"},
    {"gpt-oss-20b", 0.17, R"({"model_type":"gpt_oss","num_hidden_layers":24,"hidden_size":2880,"num_attention_heads":64,
        "num_key_value_heads":8,"head_dim":64,"intermediate_size":2880,"vocab_size":201088,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_local_experts":32,"num_experts_per_tok":4,
        "sliding_window":128,"quantization_config":{"quant_method":"mxfp4"}})"},
    {"llama-4-scout", 0.02,
     R"({"model_type":"llama4","text_config":{"model_type":"llama4_text","num_hidden_layers":48,"hidden_size":5120,
        "num_attention_heads":40,"num_key_value_heads":8,"head_dim":128,"intermediate_size":8192,
        "vocab_size":202048,"max_position_embeddings":10485760,"torch_dtype":"bfloat16","num_local_experts":16,
        "num_experts_per_tok":1,"intermediate_size_mlp":16384,"attention_chunk_size":8192,
        "interleave_moe_layer_step":1}})"},
    {"llama-4-maverick", 0.02,
     R"({"model_type":"llama4","text_config":{"model_type":"llama4_text","num_hidden_layers":48,"hidden_size":5120,
        "num_attention_heads":40,"num_key_value_heads":8,"head_dim":128,"intermediate_size":8192,
        "vocab_size":202048,"max_position_embeddings":1048576,"torch_dtype":"bfloat16","num_local_experts":128,
        "num_experts_per_tok":1,"intermediate_size_mlp":16384,"attention_chunk_size":8192,
        "interleave_moe_layer_step":2}})"},
    {"minimax-m2.5", 0.11,
     R"({"model_type":"minimax_m2","num_hidden_layers":62,"hidden_size":3072,"num_attention_heads":48,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":1536,"vocab_size":200064,
        "max_position_embeddings":196608,"torch_dtype":"bfloat16","quantization_config":{"quant_method":"fp8"},
        "num_local_experts":256,"num_experts_per_tok":8})"},
    {"step-3.7-flash", 0.06,
     R"({"model_type":"step3p7","num_hidden_layers":45,"hidden_size":4096,"num_attention_heads":64,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":11264,"vocab_size":128896,
        "max_position_embeddings":65536,"torch_dtype":"bfloat16","num_experts":288,"num_experts_per_tok":8,
        "moe_intermediate_size":1280,"n_shared_experts":1,"first_k_dense_replace":3,"sliding_window":512,
        "layer_types":["full_attention","sliding_attention","sliding_attention","sliding_attention",
        "full_attention","sliding_attention","sliding_attention","sliding_attention","full_attention",
        "sliding_attention","sliding_attention","sliding_attention","full_attention","sliding_attention",
        "sliding_attention","sliding_attention","full_attention","sliding_attention","sliding_attention",
        "sliding_attention","full_attention","sliding_attention","sliding_attention","sliding_attention",
        "full_attention","sliding_attention","sliding_attention","sliding_attention","full_attention",
        "sliding_attention","sliding_attention","sliding_attention","full_attention","sliding_attention",
        "sliding_attention","sliding_attention","full_attention","sliding_attention","sliding_attention",
        "sliding_attention","full_attention","sliding_attention","sliding_attention","sliding_attention",
        "full_attention"]})"},
    {"trinity-mini", 0.16, R"({"model_type":"afmoe","num_hidden_layers":32,"hidden_size":2048,"num_attention_heads":32,
        "num_key_value_heads":4,"head_dim":128,"intermediate_size":6144,"vocab_size":200192,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_experts":128,"num_experts_per_tok":8,
        "moe_intermediate_size":1024,"num_shared_experts":1,"num_dense_layers":2,"sliding_window":2048,
        "global_attn_every_n_layers":4})"},
    {"trinity-nano", 0.03, R"({"model_type":"afmoe","num_hidden_layers":56,"hidden_size":1024,"num_attention_heads":8,
        "num_key_value_heads":2,"head_dim":128,"intermediate_size":3072,"vocab_size":200192,
        "max_position_embeddings":131072,"torch_dtype":"bfloat16","num_experts":128,"num_experts_per_tok":8,
        "moe_intermediate_size":256,"num_shared_experts":1,"num_dense_layers":2,"sliding_window":2048,
        "global_attn_every_n_layers":4})"},
    {"trinity-large", 0.03, R"({"model_type":"afmoe","num_hidden_layers":60,"hidden_size":3072,"num_attention_heads":48,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":12288,"vocab_size":200192,
        "max_position_embeddings":262144,"torch_dtype":"bfloat16","num_experts":256,"num_experts_per_tok":4,
        "moe_intermediate_size":3072,"num_shared_experts":1,"num_dense_layers":6,"sliding_window":4096,
        "global_attn_every_n_layers":4})"},
    {"ministral-3-14b", 0.03,
     R"({"model_type":"ministral3","num_hidden_layers":40,"hidden_size":5120,"num_attention_heads":32,
        "num_key_value_heads":8,"head_dim":128,"intermediate_size":16384,"vocab_size":131072,
        "max_position_embeddings":262144,"torch_dtype":"bfloat16","quantization_config":{"quant_method":"fp8"}})"},
    {"gpt-j-6b", 0.02,
     R"({"model_type":"gptj","torch_dtype":"bfloat16","vocab_size":50400,"n_layer":28,"n_embd":4096,"n_head":16,
        "n_positions":2048})"},
    {"falcon-180b", 0.02, R"({"model_type":"falcon","torch_dtype":"bfloat16","vocab_size":65024,"num_hidden_layers":80,
        "hidden_size":14848,"num_attention_heads":232,"num_kv_heads":8,"max_position_embeddings":2048})"},
    {"opt-175b", 0.02,
     R"({"model_type":"opt","torch_dtype":"bfloat16","vocab_size":50272,"num_hidden_layers":96,"hidden_size":12288,
        "num_attention_heads":96,"ffn_dim":49152,"max_position_embeddings":2048})"},
    {"bloom-176b", 0.02,
     R"({"model_type":"bloom","torch_dtype":"bfloat16","vocab_size":250880,"n_layer":70,"hidden_size":14336,
        "n_head":112,"seq_length":2048})"},
    {"mpt-7b", 0.02,
     R"({"model_type":"mpt","torch_dtype":"bfloat16","vocab_size":50368,"n_layers":32,"d_model":4096,"n_heads":32,
        "max_seq_len":2048})"},
    {"bert-large", 0.02,
     R"({"model_type":"bert","torch_dtype":"bfloat16","vocab_size":30522,"num_hidden_layers":24,"hidden_size":1024,
        "num_attention_heads":16,"intermediate_size":4096,"max_position_embeddings":512})"},
};

const QByteArray smallest = R"({
  "model_type": "llama",
  "num_hidden_layers": 2,
  "hidden_size": 64,
  "num_attention_heads": 4,
  "num_key_value_heads": 2,
  "intermediate_size": 128,
  "vocab_size": 100,
  "max_position_embeddings": 4096,
  "tie_word_embeddings": false,
  "torch_dtype": "bfloat16"
})";

const QByteArray mixture = R"({
  "model_type": "mixtral",
  "num_hidden_layers": 2,
  "hidden_size": 64,
  "num_attention_heads": 4,
  "num_key_value_heads": 2,
  "intermediate_size": 128,
  "vocab_size": 100,
  "max_position_embeddings": 4096,
  "num_local_experts": 8,
  "num_experts_per_tok": 2,
  "torch_dtype": "bfloat16"
})";

const Catalog &shipped()
{
    static const Catalog catalog = loadCatalog({}).catalog;
    return catalog;
}

ModelConfigLoad read(const QByteArray &text) { return modelFromConfig(text, u"tiny/config.json"_s); }

QByteArray plus(const QByteArray &members) { return with(smallest, "{\n", ("{\n" + members + ",\n").constData()); }

QString textOf(const Problems &problems) { return mapped(problems, &Problem::toText).join(u'\n'); }

} // namespace

void TestModelConfig::comesToTheShippedShape_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<QByteArray>("text");
    for (const PublishedConfig &config : publishedConfigs)
        QTest::newRow(config.id) << QString::fromLatin1(config.id) << config.tolerance << QByteArray(config.text);
}

void TestModelConfig::comesToTheShippedShape()
{
    QFETCH(QString, id);
    QFETCH(double, tolerance);
    QFETCH(QByteArray, text);
    const ModelConfigLoad load = read(text);
    QVERIFY2(load.model.has_value(), qPrintable(textOf(load.problems)));
    const ModelShape &published = *shipped().model(ModelId(id));
    ModelShape model = *load.model;
    const auto isNear = [](double one, double other, double most) { return std::abs(one / other - 1.0) <= most; };
    QVERIFY2(isNear(model.parameters, published.parameters, 0.04), qPrintable(QString::number(model.parameters)));
    QVERIFY2(isNear(model.activeParameters, published.activeParameters, tolerance),
             qPrintable(QString::number(model.activeParameters)));
    model.parameters = published.parameters;
    model.activeParameters = published.activeParameters;
    QCOMPARE(model.kvPerToken, published.kvPerToken);
    QCOMPARE(model.attention, published.attention);
    QCOMPARE(model.experts, published.experts);
    QCOMPARE(model.headSize, published.headSize);
    QCOMPARE(model.ffn, published.ffn);
    QCOMPARE(model.weights, published.weights);
    QVERIFY(sameDimensions(model, published));
}

void TestModelConfig::countsEachWeight()
{
    // 2 layers x (attention 64 x (2 x 64 + 2 x 2 x 16) + 3 x 64 x 128 + 2 norms of 64) + 1 norm + 2 embeddings of
    // 64 x 100 = 2 x (12,288 + 24,576 + 128) + 64 + 12,800 = 86,848
    QCOMPARE(read(smallest).model->parameters, 86'848.0);
    QCOMPARE(read(smallest).model->activeParameters, 86'848.0);
    QCOMPARE(read(with(smallest, "embeddings\": false", "embeddings\": true")).model->parameters, 80'448.0);
    // An expert has 24,576; each layer has 8 of them and a router of 64 x 8; a token skips 6 of 8
    // 2 x (12,288 + 8 x 24,576 + 512 + 128) + 64 + 12,800 = 431,936; less 2 x 6 x 24,576 = 137,024
    QCOMPARE(read(mixture).model->parameters, 431'936.0);
    QCOMPARE(read(mixture).model->activeParameters, 137'024.0);
}

void TestModelConfig::readsWindows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("window");
    QTest::newRow("listed") << plus(R"("layer_types": ["sliding_attention", "full_attention"], "sliding_window": 512)")
                            << 1 << 512;
    QTest::newRow("chunks") << plus(
        R"("layer_types": ["chunked_attention", "chunked_attention"], "attention_chunk_size": 256)")
                            << 2 << 256;
    QTest::newRow("all of Mistral's") << with(plus(R"("sliding_window": 1024)"), "llama", "mistral") << 2 << 1024;
    QTest::newRow("as long as the context") << with(plus(R"("sliding_window": 4096)"), "llama", "mistral") << 0 << 0;
    QTest::newRow("null") << with(plus(R"("sliding_window": null)"), "llama", "mistral") << 0 << 0;
    QTest::newRow("Qwen's is off") << with(plus(R"("sliding_window": 512, "use_sliding_window": false)"), "llama",
                                           "qwen2")
                                   << 0 << 0;
    QTest::newRow("Qwen's from the second layer on")
        << with(plus(R"("sliding_window": 512, "use_sliding_window": true, "max_window_layers": 1)"), "llama", "qwen2")
        << 1 << 512;
    QTest::newRow("Gemma 2 in turns") << with(plus(R"("sliding_window": 512)"), "llama", "gemma2") << 1 << 512;
}

void TestModelConfig::readsWindows()
{
    QFETCH(QByteArray, text);
    QFETCH(int, layers);
    QFETCH(int, window);
    const ModelConfigLoad load = read(text);
    QVERIFY2(load.model.has_value(), qPrintable(textOf(load.problems)));
    QCOMPARE(load.model->attention.windowLayers, layers);
    QCOMPARE(load.model->attention.window, window);
    QCOMPARE(load.model->attention.windowElements, layers * 2.0 * 2 * 16); // 2 KV heads of 16
}

void TestModelConfig::readsWeights_data()
{
    QTest::addColumn<QByteArray>("members"); // replaces the type
    QTest::addColumn<QString>("weights");
    const auto quantized = [](const char *members) {
        return QByteArray(R"("quantization_config": {)") + members + "}";
    };
    QTest::newRow("BF16") << R"("torch_dtype": "bfloat16")"_ba << u"bf16"_s;
    QTest::newRow("FP16, by its new name") << R"("dtype": "float16")"_ba << u"fp16"_s;
    QTest::newRow("FP32 is served in BF16") << R"("torch_dtype": "float32")"_ba << u"bf16"_s;
    QTest::newRow("FP8") << quantized(R"("quant_method": "fp8")") << u"fp8"_s;
    QTest::newRow("MXFP4") << quantized(R"("quant_method": "mxfp4")") << u"fp4"_s;
    QTest::newRow("NVFP4") << quantized(R"("quant_method": "modelopt", "quant_algo": "NVFP4")") << u"fp4"_s;
    QTest::newRow("GPTQ of 4 bits") << quantized(R"("quant_method": "gptq", "bits": 4)") << u"fp4"_s;
    QTest::newRow("AWQ of 8 bits") << quantized(R"("quant_method": "awq", "bits": 8)") << u"int8"_s;
    QTest::newRow("groups of 8 bits") << quantized(
        R"("quant_method": "compressed-tensors", "config_groups": {"a": {"weights": {"num_bits": 8, "type": "float"}}})")
                                      << u"fp8"_s;
}

void TestModelConfig::readsWeights()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, weights);
    const ModelConfigLoad load = read(with(smallest, R"("torch_dtype": "bfloat16")", members.constData()));
    QVERIFY2(load.model.has_value(), qPrintable(textOf(load.problems)));
    QCOMPARE(precisionWord(load.model->weights), weights);
}

void TestModelConfig::namesTheModel_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("by itself") << plus(R"("_name_or_path": "meta-llama/Llama 3.1")") << u"config.json"_s
                               << u"Llama 3.1"_s << u"own-llama-3.1"_s;
    QTest::newRow("by the folder") << smallest << u"/a/My-Model/config.json"_s << u"My-Model"_s << u"own-my-model"_s;
    QTest::newRow("by the file") << smallest << u"/a/tiny.json"_s << u"tiny"_s << u"own-tiny"_s;
    QTest::newRow("by nothing") << smallest << u"config.json"_s << u"config"_s << u"own-config"_s;
}

void TestModelConfig::namesTheModel()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, file);
    const ModelConfigLoad load = modelFromConfig(text, file);
    QTEST(load.model->name, "name");
    QTEST(load.model->id.text(), "id");
    QCOMPARE(load.model->family, u"Llama"_s);
    QCOMPARE(load.model->sources, QList<SourceId>{ownModelSource()});
}

// tiiuae/falcon-7b states 71 KV heads and uses one; falcon-180B uses the 8 that it states.
void TestModelConfig::readsKvHeadsOfFalcon()
{
    const QByteArray falcon = R"({"model_type": "falcon", "hidden_size": 4544, "num_attention_heads": 71,
        "num_hidden_layers": 32, "num_kv_heads": 71, "multi_query": true, "new_decoder_architecture": false,
        "vocab_size": 65024})";
    QCOMPARE(read(falcon).model->kvHeads, 1);
    QCOMPARE(read(with(falcon, "architecture\": false", "architecture\": true")).model->kvHeads, 71);
}

void TestModelConfig::notesWhatItDerives()
{
    const QString notes = read(mixture).notes.join(u'\n');
    QVERIFY(notes.contains(u"The head size 16 is the hidden size divided by the heads."_s));
    QVERIFY(notes.contains(u"Input and output have separate embeddings, as is usual for \"mixtral\"."_s));
    QVERIFY(notes.contains(u"0.432 million parameters, 0.137 million active, computed from the dimensions."_s));
    const QString untyped = read(with(smallest, ",\n  \"torch_dtype\": \"bfloat16\"", "")).notes.join(u'\n');
    QVERIFY(untyped.contains(u"The type of the weights is not stated; BF16 is assumed."_s));
}

// google/gemma-3-4b-it states six members; the others are defaults of the class Gemma3TextConfig of transformers.
void TestModelConfig::leavesDefaultsOfAClassToNotes()
{
    const ModelConfigLoad load = read(R"({"model_type": "gemma3", "torch_dtype": "bfloat16", "text_config": {
        "hidden_size": 2560, "intermediate_size": 10240, "model_type": "gemma3_text", "num_hidden_layers": 34,
        "sliding_window": 1024}})");
    QVERIFY2(load.model.has_value(), qPrintable(textOf(load.problems)));
    QCOMPARE(load.model->attention, shipped().model(ModelId(u"gemma-3-4b"_s))->attention);
    QCOMPARE(load.model->heads, 8);
    QCOMPARE(load.model->kvHeads, 4);
    QVERIFY(load.notes.contains(u"\"num_attention_heads\" is not stated: 8, the default of \"gemma3_text\"."_s));
}

static void addHeadsAndExperts()
{
    const auto replaced = [](const char *from, const char *to) { return with(smallest, from, to); };
    QTest::newRow("KV heads that do not divide the heads")
        << replaced("value_heads\": 2", "value_heads\": 3") << u"/num_key_value_heads"_s
        << u"3 KV heads do not divide 4 heads."_s;
    QTest::newRow("no KV heads") << replaced("value_heads\": 2", "value_heads\": 0") << u"/num_key_value_heads"_s
                                 << u"must be a whole number from 1 to 1,000, not number 0."_s;
    QTest::newRow("heads that do not divide the hidden size")
        << replaced("hidden_size\": 64", "hidden_size\": 66") << u"/num_attention_heads"_s
        << u"4 heads do not divide the hidden size 66."_s;
    QTest::newRow("no experts") << with(mixture, "experts\": 8", "experts\": 0") << u"/num_local_experts"_s
                                << u"must be a whole number from 1 to 10,000, not number 0."_s;
    QTest::newRow("more experts for a token than there are")
        << with(mixture, "per_tok\": 2", "per_tok\": 9") << u"/num_experts_per_tok"_s
        << u"A token cannot go to 9 of 8 experts."_s;
    QTest::newRow("experts of a dense model") << plus(R"("num_experts": 8)") << u"/model_type"_s
                                              << u"A model of type \"llama\" has no experts, but 8 are stated."_s;
    QTest::newRow("a quantization without its bits")
        << plus(R"("quantization_config": {"quant_method": "compressed-tensors", "config_groups": {}})")
        << u"/quantization_config/config_groups"_s << u"The quantization does not state the bits per weight."_s;
    QTest::newRow("an unknown quantization") << plus(R"("quantization_config": {"quant_method": "magic"})")
                                             << u"/quantization_config"_s << u"Unknown quantization \"magic\"."_s;
    QTest::newRow("an unknown type") << replaced("bfloat16", "float7") << u"/torch_dtype"_s
                                     << u"Unknown type of weights \"float7\"."_s;
    QTest::newRow("weights of 3 bits") << plus(R"("quantization_config": {"quant_method": "gptq", "bits": 3})")
                                       << u"/quantization_config"_s << u"Weights of 3 bits are not supported."_s;
}

void TestModelConfig::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("message");
    const auto replaced = [](const char *from, const char *to) { return with(smallest, from, to); };
    QTest::newRow("no JSON") << "{"_ba << QString() << QString();
    QTest::newRow("a list") << "[]"_ba << QString() << u"must be an object, not an array."_s;
    QTest::newRow("an unknown architecture")
        << replaced("llama", "hyena") << u"/model_type"_s << u"Unknown architecture \"hyena\"."_s;
    QTest::newRow("Mamba") << replaced("llama", "mamba") << u"/model_type"_s << u"Unknown architecture \"mamba\"."_s;
    QTest::newRow("no architecture") << replaced("  \"model_type\": \"llama\",\n", "") << QString()
                                     << u"\"model_type\" is missing."_s;
    QTest::newRow("layers of Mamba") << plus(R"("mamba_d_state": 128)") << u"/mamba_d_state"_s
                                     << u"Unknown kind of layer \"mamba_d_state\"."_s;
    QTest::newRow("a pattern of Nemotron")
        << plus(R"("hybrid_override_pattern": "MEM*")") << u"/hybrid_override_pattern"_s
        << u"Unknown kind of layer \"hybrid_override_pattern\"."_s;
    QTest::newRow("an unknown kind of attention") << plus(R"("layer_types": ["hyena", "full_attention"])")
                                                  << u"/layer_types/0"_s << u"Unknown kind of attention \"hyena\"."_s;
    QTest::newRow("linear attention without dimensions")
        << plus(R"("layer_types": ["linear_attention", "full_attention"])") << QString()
        << u"\"linear_num_key_heads\" is missing."_s;
    QTest::newRow("fewer layers listed than there are")
        << plus(R"("layer_types": ["full_attention"])") << u"/layer_types"_s
        << u"1 layers are listed, but the model has 2."_s;
    QTest::newRow("a window in layers that nobody names")
        << plus(R"("sliding_window": 128)") << u"/sliding_window"_s
        << u"It is unknown which layers of \"llama\" have a window."_s;
    QTest::newRow("a window without its length") << plus(R"("layer_types": ["sliding_attention", "full_attention"])")
                                                 << QString() << u"\"sliding_window\" is missing."_s;
    QTest::newRow("no layers stated") << replaced("  \"num_hidden_layers\": 2,\n", "") << QString()
                                      << u"\"num_hidden_layers\" is missing."_s;
    QTest::newRow("null layers") << replaced("layers\": 2", "layers\": null") << QString()
                                 << u"\"num_hidden_layers\" is missing."_s;
    QTest::newRow("a million million layers")
        << replaced("layers\": 2", "layers\": 1000000000000") << u"/num_hidden_layers"_s
        << u"must be a whole number from 1 to 1,000, not number 1e+12."_s;
    QTest::newRow("half a layer") << replaced("layers\": 2", "layers\": 0.5") << u"/num_hidden_layers"_s
                                  << u"must be a whole number from 1 to 1,000, not number 0.5."_s;
    QTest::newRow("layers in words") << replaced("layers\": 2", "layers\": \"2\"") << u"/num_hidden_layers"_s
                                     << u"must be a number, not string \"2\"."_s;
    addHeadsAndExperts();
}

void TestModelConfig::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, pointer);
    QFETCH(QString, message);
    const ModelConfigLoad load = read(text);
    QVERIFY(!load.model.has_value());
    QVERIFY(!load.problems.isEmpty());
    const Problem &problem = load.problems.constFirst();
    QCOMPARE(problem.where.pointer, pointer);
    QVERIFY2(message.isEmpty() || problem.message == message, qPrintable(problem.message));
    QVERIFY2(!problem.remedy.isEmpty() || message.contains(u"must be a"_s) || message.isEmpty(),
             qPrintable(problem.message));
}

void TestModelConfig::tellsThePlace()
{
    const ModelConfigLoad load = read(with(smallest, "layers\": 2", "layers\": 1e12"));
    QCOMPARE(load.problems.size(), 1);
    QCOMPARE(load.problems.constFirst().where.file, u"tiny/config.json"_s);
    QCOMPARE(load.problems.constFirst().where.line, 3);
    QCOMPARE(load.problems.constFirst().where.column, 24);
    QCOMPARE(load.problems.constFirst().remedy,
             u"Correct \"num_hidden_layers\"; the model's page has the published file."_s);
}

void TestModelConfig::listsAllThatIsMissing()
{
    const QString texts = textOf(read(R"({"model_type": "deepseek_v3"})").problems);
    for (const auto *name : {"num_hidden_layers", "hidden_size", "num_attention_heads", "vocab_size", "kv_lora_rank",
                             "qk_rope_head_dim", "qk_nope_head_dim", "v_head_dim", "n_shared_experts"})
        QVERIFY2(texts.contains(u"\"%1\" is missing."_s.arg(QLatin1String(name))), name);
}

void TestModelConfig::refusesFilesThatAreTooLarge()
{
    QCOMPARE(read(QByteArray(largestModelConfig + 1, ' ')).problems.constFirst().code, ProblemCode::TooLarge);
    QVERIFY(!modelFromConfigFile(u"/nowhere/config.json"_s).model.has_value());
}

void TestModelConfig::knowsAModelConfig()
{
    const QTemporaryDir folder;
    const auto isConfig = [&folder](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush()
            && isModelConfig(file.fileName());
    };
    QVERIFY(isConfig(u"config.json"_s, smallest));
    QVERIFY(isConfig(u"Model.JSON"_s, R"({"architectures": ["A"]})"));
    QVERIFY(!isConfig(u"prices.json"_s, R"({"prices": []})"));
    QVERIFY(!isConfig(u"config.txt"_s, smallest));
    QVERIFY(!isModelConfig(u"/nowhere/config.json"_s));
}

CHIPBOARD_TEST(TestModelConfig, QCoreApplication)

} // namespace tst_modelconfig

#include "tst_modelconfig.moc"
