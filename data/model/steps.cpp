#include "data/model/steps.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <array>

namespace chipboard {
namespace {

struct StepRow
{
    const char *id;
    const char *label; ///< QT_TR_NOOP
};

constexpr std::array stepRows{
    // training
    StepRow{"time_per_token", QT_TR_NOOP("Time per token on one chip")},
    StepRow{"products", QT_TR_NOOP("Matrix products")},
    StepRow{"attention", QT_TR_NOOP("Attention")},
    StepRow{"traffic", QT_TR_NOOP("Activations through memory")},
    StepRow{"plain", QT_TR_NOOP("Total")},
    StepRow{"routing", QT_TR_NOOP("Routing to experts")},
    StepRow{"gradients", QT_TR_NOOP("Gradient communication")},
    StepRow{"exchange", QT_TR_NOOP("Communication")},
    StepRow{"flop_per_parameter", QT_TR_NOOP("FLOP per token and parameter")},
    StepRow{"efficiency", QT_TR_NOOP("Share of peak reached")},
    StepRow{"family_efficiency", QT_TR_NOOP("Share of the peak, as measured")},
    StepRow{"measured_efficiency", QT_TR_NOOP("Share of the peak, as measured")},
    StepRow{"precision_factor", QT_TR_NOOP("Precision factor")},
    StepRow{"attention_factor", QT_TR_NOOP("Attention factor")},
    StepRow{"flop_per_token", QT_TR_NOOP("FLOP per token")},
    StepRow{"error", QT_TR_NOOP("Range of the throughput")},
    StepRow{"run_error", QT_TR_NOOP("Range of the run")},
    StepRow{"sparsity", QT_TR_NOOP("Expert overhead factor")},
    StepRow{"sparsity_exponent", QT_TR_NOOP("Exponent of sparsity")},
    StepRow{"scale", QT_TR_NOOP("Scaling overhead factor")},
    StepRow{"scale_exponent", QT_TR_NOOP("Exponent of scaling")},
    // serving
    StepRow{"decode_step", QT_TR_NOOP("Decode step")},
    StepRow{"read_weights", QT_TR_NOOP("Reading the weights")},
    StepRow{"read_cache", QT_TR_NOOP("Reading the KV cache")},
    StepRow{"decode_arithmetic", QT_TR_NOOP("Arithmetic per step")},
    StepRow{"layer_costs", QT_TR_NOOP("Overhead of the layers")},
    StepRow{"request_costs", QT_TR_NOOP("Overhead of the requests")},
    StepRow{"first_token_fixed", QT_TR_NOOP("Fixed part of the first token")},
    StepRow{"prefill", QT_TR_NOOP("Prefill of a prompt")},
    StepRow{"read_for_prompt", QT_TR_NOOP("Reading the weights for a prompt")},
    StepRow{"tpot", QT_TR_NOOP("Inter-token latency")},
    StepRow{"tokens_per_s", QT_TR_NOOP("Tokens per second per replica")},
    StepRow{"capacity", QT_TR_NOOP("Requests that fit in memory")},
    StepRow{"level", QT_TR_NOOP("Requests per replica that meet the service level; 0: none")},
    StepRow{"level_prefill", QT_TR_NOOP("Prefill of a prompt")},
    StepRow{"level_weights", QT_TR_NOOP("Reading the weights for a prompt")},
    StepRow{"level_step", QT_TR_NOOP("Decode step of one request")},
    StepRow{"requests", QT_TR_NOOP("Requests per replica")},
    StepRow{"weights", QT_TR_NOOP("Weights")},
    StepRow{"cache_of_a_token", QT_TR_NOOP("Cache per token")},
    StepRow{"cache_of_a_request", QT_TR_NOOP("Cache per request")},
    StepRow{"request_in_full", QT_TR_NOOP("Cache per request at its full length")},
    StepRow{"requests_held", QT_TR_NOOP("Requests that memory must hold")},
    StepRow{"memory_share", QT_TR_NOOP("Share of bandwidth reached")},
    StepRow{"cache_share", QT_TR_NOOP("Share of it for the KV cache")},
    StepRow{"compute_share", QT_TR_NOOP("Share of peak reached in decode")},
    StepRow{"prefill_share", QT_TR_NOOP("Share of peak reached in prefill")},
    StepRow{"link_share", QT_TR_NOOP("Share of link bandwidth reached")},
    StepRow{"expert_share", QT_TR_NOOP("Share of all weights in experts")},
    StepRow{"usable_memory", QT_TR_NOOP("Memory per chip for weights and requests")},
    StepRow{"fewest_of_one", QT_TR_NOOP("Minimum chips of one replica; 0: it never fits")},
    StepRow{"fewest", QT_TR_NOOP("Minimum chips; 0: it never fits")},
    // how many chips and copies
    StepRow{"first_count", QT_TR_NOOP("Minimum chips tried")},
    StepRow{"chips", QT_TR_NOOP("Chips")},
    StepRow{"speed", QT_TR_NOOP("Tokens per second per chip")},
    StepRow{"automatic_count", QT_TR_NOOP("Suitable number of chips")},
    StepRow{"count", QT_TR_NOOP("Busy chips")},
    StepRow{"all_tokens", QT_TR_NOOP("Tokens per second of all replicas")},
    StepRow{"best", QT_TR_NOOP("Chips per replica, best so far")},
    StepRow{"fastest", QT_TR_NOOP("Tokens per second, best so far")},
    StepRow{"special_chips", QT_TR_NOOP("Chips per replica")},
    StepRow{"chips_of_a_copy", QT_TR_NOOP("Chips per replica")},
    StepRow{"attention_copied", QT_TR_NOOP("Each chip holds all of attention; 1: yes")},
    StepRow{"best_copied", QT_TR_NOOP("Each chip holds all of attention, best so far")},
    StepRow{"copies", QT_TR_NOOP("Replicas")},
    StepRow{"batch_of_a_copy", QT_TR_NOOP("Requested requests per replica; 0: as many as fit")},
    StepRow{"busy_copies", QT_TR_NOOP("Busy replicas")},
    StepRow{"waited", QT_TR_NOOP("Fixed part of the first token, where the requests are stated")},
    StepRow{"prefill_with_wait", QT_TR_NOOP("Prefill of a prompt and its wait for others")},
    StepRow{"mixed", QT_TR_NOOP("Share of the prefills between two tokens")},
    StepRow{"memory_of_a_chip", QT_TR_NOOP("Memory per chip")},
    // batches
    StepRow{"arithmetic", QT_TR_NOOP("Arithmetic per batch")},
    StepRow{"time_of_a_batch", QT_TR_NOOP("Batch latency")},
    StepRow{"operations_of_an_item", QT_TR_NOOP("FLOP per item")},
    StepRow{"batches_at_once", QT_TR_NOOP("Concurrent batches")},
    StepRow{"needed", QT_TR_NOOP("Weights and activations per chip")},
    // money
    StepRow{"price_low", QT_TR_NOOP("Price of one chip, low")},
    StepRow{"price", QT_TR_NOOP("Price of one chip")},
    StepRow{"price_high", QT_TR_NOOP("Price of one chip, high")},
    StepRow{"rent_factor", QT_TR_NOOP("Share of the price after discount and factor")},
    StepRow{"hours_of_chips", QT_TR_NOOP("Chip-hours")},
    StepRow{"deployments_low", QT_TR_NOOP("Deployments, best case")},
    StepRow{"deployments", QT_TR_NOOP("Parallel deployments")},
    StepRow{"deployments_high", QT_TR_NOOP("Deployments, worst case")},
    StepRow{"machine_chips", QT_TR_NOOP("Chips of a rented machine")},
    StepRow{"machines_low", QT_TR_NOOP("Rented machines, fastest case")},
    StepRow{"machines", QT_TR_NOOP("Rented machines")},
    StepRow{"machines_high", QT_TR_NOOP("Rented machines, slowest case")},
    StepRow{"capital_of_month", QT_TR_NOOP("Share of the price repaid per month")},
    StepRow{"machines_of_month", QT_TR_NOOP("Machines and staff per month")},
    StepRow{"kilowatts_low", QT_TR_NOOP("Power of all machines, minimum")},
    StepRow{"kilowatts", QT_TR_NOOP("Power of all machines")},
    StepRow{"kilowatts_high", QT_TR_NOOP("Power of all machines, maximum")},
    StepRow{"own_month_low", QT_TR_NOOP("Cost of owning per month, minimum")},
    StepRow{"own_month", QT_TR_NOOP("Cost of owning per month")},
    StepRow{"own_month_high", QT_TR_NOOP("Cost of owning per month, maximum")},
    StepRow{"all_parameters", QT_TR_NOOP("Parameters")},
    StepRow{"parameters_of_a_token", QT_TR_NOOP("Active parameters")},
    StepRow{"heads_width", QT_TR_NOOP("Width of all heads")},
    // a move
    StepRow{"spend", QT_TR_NOOP("Current monthly spend")},
    StepRow{"cost_of_moving", QT_TR_NOOP("Cost of moving")},
    StepRow{"months_of_moving", QT_TR_NOOP("Months until the move is complete")},
    StepRow{"cost_ratio", QT_TR_NOOP("New cost over current cost")},
    StepRow{"saving", QT_TR_NOOP("Monthly savings")},
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
