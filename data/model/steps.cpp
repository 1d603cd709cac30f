#include "data/model/steps.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

struct StepRow
{
    const char *id;
    const char *label; ///< QT_TRANSLATE_NOOP in context "Formula"
};

constexpr std::array stepRows{
    // training
    StepRow{"time_per_token", QT_TRANSLATE_NOOP("Formula", "Time per token on one chip")},
    StepRow{"products", QT_TRANSLATE_NOOP("Formula", "Matrix products")},
    StepRow{"attention", QT_TRANSLATE_NOOP("Formula", "Attention")},
    StepRow{"traffic", QT_TRANSLATE_NOOP("Formula", "Activations through memory")},
    StepRow{"plain", QT_TRANSLATE_NOOP("Formula", "Total")},
    StepRow{"routing", QT_TRANSLATE_NOOP("Formula", "Routing to experts")},
    StepRow{"gradients", QT_TRANSLATE_NOOP("Formula", "Gradient communication")},
    StepRow{"exchange", QT_TRANSLATE_NOOP("Formula", "Communication")},
    StepRow{"flop_per_parameter", QT_TRANSLATE_NOOP("Formula", "FLOP per token and parameter")},
    StepRow{"efficiency", QT_TRANSLATE_NOOP("Formula", "Share of peak reached")},
    StepRow{"family_efficiency", QT_TRANSLATE_NOOP("Formula", "Share of the peak, as measured")},
    StepRow{"measured_efficiency", QT_TRANSLATE_NOOP("Formula", "Share of the peak, as measured")},
    StepRow{"precision_factor", QT_TRANSLATE_NOOP("Formula", "Precision factor")},
    StepRow{"attention_factor", QT_TRANSLATE_NOOP("Formula", "Attention factor")},
    StepRow{"flop_per_token", QT_TRANSLATE_NOOP("Formula", "FLOP per token")},
    StepRow{"error", QT_TRANSLATE_NOOP("Formula", "Range of the throughput")},
    StepRow{"run_error", QT_TRANSLATE_NOOP("Formula", "Range of the run")},
    StepRow{"sparsity", QT_TRANSLATE_NOOP("Formula", "Expert overhead factor")},
    StepRow{"sparsity_exponent", QT_TRANSLATE_NOOP("Formula", "Exponent of sparsity")},
    StepRow{"scale", QT_TRANSLATE_NOOP("Formula", "Scaling overhead factor")},
    StepRow{"scale_exponent", QT_TRANSLATE_NOOP("Formula", "Exponent of scaling")},
    // serving
    StepRow{"decode_step", QT_TRANSLATE_NOOP("Formula", "Decode step")},
    StepRow{"read_weights", QT_TRANSLATE_NOOP("Formula", "Reading the weights")},
    StepRow{"read_cache", QT_TRANSLATE_NOOP("Formula", "Reading the KV cache")},
    StepRow{"decode_arithmetic", QT_TRANSLATE_NOOP("Formula", "Arithmetic per step")},
    StepRow{"layer_costs", QT_TRANSLATE_NOOP("Formula", "Overhead of the layers")},
    StepRow{"request_costs", QT_TRANSLATE_NOOP("Formula", "Overhead of the requests")},
    StepRow{"first_token_fixed", QT_TRANSLATE_NOOP("Formula", "Fixed part of the first token")},
    StepRow{"prefill", QT_TRANSLATE_NOOP("Formula", "Prefill of a prompt")},
    StepRow{"read_for_prompt", QT_TRANSLATE_NOOP("Formula", "Reading the weights for a prompt")},
    StepRow{"tpot", QT_TRANSLATE_NOOP("Formula", "Inter-token latency")},
    StepRow{"tokens_per_s", QT_TRANSLATE_NOOP("Formula", "Tokens per second per replica")},
    StepRow{"capacity", QT_TRANSLATE_NOOP("Formula", "Requests that fit in memory")},
    StepRow{"level", QT_TRANSLATE_NOOP("Formula", "Requests per replica that meet the service level; 0: none")},
    StepRow{"level_prefill", QT_TRANSLATE_NOOP("Formula", "Prefill of a prompt")},
    StepRow{"level_weights", QT_TRANSLATE_NOOP("Formula", "Reading the weights for a prompt")},
    StepRow{"level_step", QT_TRANSLATE_NOOP("Formula", "Decode step of one request")},
    StepRow{"requests", QT_TRANSLATE_NOOP("Formula", "Requests per replica")},
    StepRow{"weights", QT_TRANSLATE_NOOP("Formula", "Weights")},
    StepRow{"cache_of_a_token", QT_TRANSLATE_NOOP("Formula", "Cache per token")},
    StepRow{"cache_of_a_request", QT_TRANSLATE_NOOP("Formula", "Cache per request")},
    StepRow{"request_in_full", QT_TRANSLATE_NOOP("Formula", "Cache per request at its full length")},
    StepRow{"requests_held", QT_TRANSLATE_NOOP("Formula", "Requests that memory must hold")},
    StepRow{"memory_share", QT_TRANSLATE_NOOP("Formula", "Share of bandwidth reached")},
    StepRow{"cache_share", QT_TRANSLATE_NOOP("Formula", "Share of it for the KV cache")},
    StepRow{"compute_share", QT_TRANSLATE_NOOP("Formula", "Share of peak reached in decode")},
    StepRow{"prefill_share", QT_TRANSLATE_NOOP("Formula", "Share of peak reached in prefill")},
    StepRow{"link_share", QT_TRANSLATE_NOOP("Formula", "Share of link bandwidth reached")},
    StepRow{"expert_share", QT_TRANSLATE_NOOP("Formula", "Share of all weights in experts")},
    StepRow{"usable_memory", QT_TRANSLATE_NOOP("Formula", "Memory per chip for weights and requests")},
    StepRow{"fewest_of_one", QT_TRANSLATE_NOOP("Formula", "Minimum chips of one replica; 0: it never fits")},
    StepRow{"fewest", QT_TRANSLATE_NOOP("Formula", "Minimum chips; 0: it never fits")},
    // how many chips and copies
    StepRow{"first_count", QT_TRANSLATE_NOOP("Formula", "Minimum chips tried")},
    StepRow{"chips", QT_TRANSLATE_NOOP("Formula", "Chips")},
    StepRow{"speed", QT_TRANSLATE_NOOP("Formula", "Tokens per second per chip")},
    StepRow{"automatic_count", QT_TRANSLATE_NOOP("Formula", "Suitable number of chips")},
    StepRow{"count", QT_TRANSLATE_NOOP("Formula", "Busy chips")},
    StepRow{"all_tokens", QT_TRANSLATE_NOOP("Formula", "Tokens per second of all replicas")},
    StepRow{"best", QT_TRANSLATE_NOOP("Formula", "Chips per replica, best so far")},
    StepRow{"fastest", QT_TRANSLATE_NOOP("Formula", "Tokens per second, best so far")},
    StepRow{"special_chips", QT_TRANSLATE_NOOP("Formula", "Chips per replica")},
    StepRow{"chips_of_a_copy", QT_TRANSLATE_NOOP("Formula", "Chips per replica")},
    StepRow{"attention_copied", QT_TRANSLATE_NOOP("Formula", "Each chip holds all of attention; 1: yes")},
    StepRow{"best_copied", QT_TRANSLATE_NOOP("Formula", "Each chip holds all of attention, best so far")},
    StepRow{"copies", QT_TRANSLATE_NOOP("Formula", "Replicas")},
    StepRow{"batch_of_a_copy", QT_TRANSLATE_NOOP("Formula", "Requested requests per replica; 0: as many as fit")},
    StepRow{"busy_copies", QT_TRANSLATE_NOOP("Formula", "Busy replicas")},
    StepRow{"memory_of_a_chip", QT_TRANSLATE_NOOP("Formula", "Memory per chip")},
    // batches
    StepRow{"arithmetic", QT_TRANSLATE_NOOP("Formula", "Arithmetic per batch")},
    StepRow{"time_of_a_batch", QT_TRANSLATE_NOOP("Formula", "Batch latency")},
    StepRow{"operations_of_an_item", QT_TRANSLATE_NOOP("Formula", "FLOP per item")},
    StepRow{"batches_at_once", QT_TRANSLATE_NOOP("Formula", "Concurrent batches")},
    StepRow{"needed", QT_TRANSLATE_NOOP("Formula", "Weights and activations per chip")},
    // money
    StepRow{"rent_factor", QT_TRANSLATE_NOOP("Formula", "Share of the price after discount and factor")},
    StepRow{"hours_of_chips", QT_TRANSLATE_NOOP("Formula", "Chip-hours")},
    StepRow{"deployments_low", QT_TRANSLATE_NOOP("Formula", "Deployments, best case")},
    StepRow{"deployments", QT_TRANSLATE_NOOP("Formula", "Parallel deployments")},
    StepRow{"deployments_high", QT_TRANSLATE_NOOP("Formula", "Deployments, worst case")},
    StepRow{"machine_chips", QT_TRANSLATE_NOOP("Formula", "Chips of a rented machine")},
    StepRow{"machine_price", QT_TRANSLATE_NOOP("Formula", "Its price per chip, as a share of the price above")},
    StepRow{"machines_low", QT_TRANSLATE_NOOP("Formula", "Rented machines, fastest case")},
    StepRow{"machines", QT_TRANSLATE_NOOP("Formula", "Rented machines")},
    StepRow{"machines_high", QT_TRANSLATE_NOOP("Formula", "Rented machines, slowest case")},
    StepRow{"capital_of_month", QT_TRANSLATE_NOOP("Formula", "Share of the price repaid per month")},
    StepRow{"machines_of_month", QT_TRANSLATE_NOOP("Formula", "Machines and staff per month")},
    StepRow{"kilowatts_low", QT_TRANSLATE_NOOP("Formula", "Power of all machines, minimum")},
    StepRow{"kilowatts", QT_TRANSLATE_NOOP("Formula", "Power of all machines")},
    StepRow{"kilowatts_high", QT_TRANSLATE_NOOP("Formula", "Power of all machines, maximum")},
    StepRow{"own_month_low", QT_TRANSLATE_NOOP("Formula", "Cost of owning per month, minimum")},
    StepRow{"own_month", QT_TRANSLATE_NOOP("Formula", "Cost of owning per month")},
    StepRow{"own_month_high", QT_TRANSLATE_NOOP("Formula", "Cost of owning per month, maximum")},
    StepRow{"all_parameters", QT_TRANSLATE_NOOP("Formula", "Parameters")},
    StepRow{"parameters_of_a_token", QT_TRANSLATE_NOOP("Formula", "Active parameters")},
    StepRow{"heads_width", QT_TRANSLATE_NOOP("Formula", "Width of all heads")},
    // a move
    StepRow{"spend", QT_TRANSLATE_NOOP("Formula", "Current monthly spend")},
    StepRow{"cost_of_moving", QT_TRANSLATE_NOOP("Formula", "Cost of moving")},
    StepRow{"months_of_moving", QT_TRANSLATE_NOOP("Formula", "Months until the move is complete")},
    StepRow{"cost_ratio", QT_TRANSLATE_NOOP("Formula", "New cost over current cost")},
    StepRow{"saving", QT_TRANSLATE_NOOP("Formula", "Monthly savings")},
};

const StepRow *stepRow(const QString &id)
{
    return findWhere(stepRows, [&id](const StepRow &row) { return id == QLatin1String(row.id); });
}

} // namespace

QString stepLabel(const QString &id)
{
    const StepRow *row = stepRow(id);
    return row != nullptr ? tr(row->label) : id;
}

} // namespace chipboard
