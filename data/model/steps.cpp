#include "data/model/steps.h"

#include "data/core/tr.h"

#include <algorithm>
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
    StepRow{"time_per_token", QT_TRANSLATE_NOOP("Formula", "Time of a token on one chip")},
    StepRow{"products", QT_TRANSLATE_NOOP("Formula", "Matrix products")},
    StepRow{"attention", QT_TRANSLATE_NOOP("Formula", "Attention")},
    StepRow{"traffic", QT_TRANSLATE_NOOP("Formula", "Activations through memory")},
    StepRow{"plain", QT_TRANSLATE_NOOP("Formula", "Together")},
    StepRow{"routing", QT_TRANSLATE_NOOP("Formula", "Routing to experts")},
    StepRow{"gradients", QT_TRANSLATE_NOOP("Formula", "Exchange of gradients")},
    StepRow{"exchange", QT_TRANSLATE_NOOP("Formula", "Exchange between chips")},
    StepRow{"activation_bytes", QT_TRANSLATE_NOOP("Formula", "Activations of a token")},
    StepRow{"flop_per_parameter", QT_TRANSLATE_NOOP("Formula", "FLOP of a token and parameter")},
    StepRow{"efficiency", QT_TRANSLATE_NOOP("Formula", "Share of the peak that is reached")},
    StepRow{"precision_factor", QT_TRANSLATE_NOOP("Formula", "Factor of the precision")},
    StepRow{"attention_factor", QT_TRANSLATE_NOOP("Formula", "Factor of attention")},
    StepRow{"flop_per_token", QT_TRANSLATE_NOOP("Formula", "FLOP of a token")},
    StepRow{"error", QT_TRANSLATE_NOOP("Formula", "80 % range of the speed")},
    StepRow{"run_error", QT_TRANSLATE_NOOP("Formula", "80 % range of the run")},
    StepRow{"sparsity", QT_TRANSLATE_NOOP("Formula", "What experts add, as a factor")},
    StepRow{"sparsity_exponent", QT_TRANSLATE_NOOP("Formula", "Exponent of sparsity")},
    StepRow{"growth", QT_TRANSLATE_NOOP("Formula", "What many chips add, as a factor")},
    StepRow{"scale", QT_TRANSLATE_NOOP("Formula", "What many chips add, as a factor")},
    StepRow{"scale_exponent", QT_TRANSLATE_NOOP("Formula", "Exponent of many chips")},
    // serving
    StepRow{"decode_step", QT_TRANSLATE_NOOP("Formula", "Decode step")},
    StepRow{"read_weights", QT_TRANSLATE_NOOP("Formula", "Reading the weights")},
    StepRow{"read_cache", QT_TRANSLATE_NOOP("Formula", "Reading the cache")},
    StepRow{"decode_arithmetic", QT_TRANSLATE_NOOP("Formula", "Arithmetic of a step")},
    StepRow{"layer_costs", QT_TRANSLATE_NOOP("Formula", "Fixed costs of the layers")},
    StepRow{"request_costs", QT_TRANSLATE_NOOP("Formula", "Fixed costs of the requests")},
    StepRow{"first_token_fixed", QT_TRANSLATE_NOOP("Formula", "Fixed part of a first token")},
    StepRow{"prefill", QT_TRANSLATE_NOOP("Formula", "Prefill of a prompt")},
    StepRow{"read_for_prompt", QT_TRANSLATE_NOOP("Formula", "Reading the weights for a prompt")},
    StepRow{"tpot", QT_TRANSLATE_NOOP("Formula", "Time between two tokens")},
    StepRow{"tokens_per_s", QT_TRANSLATE_NOOP("Formula", "Tokens a second of a copy")},
    StepRow{"capacity", QT_TRANSLATE_NOOP("Formula", "Requests that memory holds")},
    StepRow{"level", QT_TRANSLATE_NOOP("Formula", "Requests of a copy that keep the service level; 0: none does")},
    StepRow{"level_prefill", QT_TRANSLATE_NOOP("Formula", "Prefill of a prompt")},
    StepRow{"level_weights", QT_TRANSLATE_NOOP("Formula", "Reading the weights for a prompt")},
    StepRow{"level_step", QT_TRANSLATE_NOOP("Formula", "Decode step of one request")},
    StepRow{"requests", QT_TRANSLATE_NOOP("Formula", "Requests of a copy")},
    StepRow{"requests_of_a_copy", QT_TRANSLATE_NOOP("Formula", "Requests of a copy")},
    StepRow{"weights", QT_TRANSLATE_NOOP("Formula", "Weights")},
    StepRow{"cache_of_a_token", QT_TRANSLATE_NOOP("Formula", "Cache of a token")},
    StepRow{"cache_of_a_request", QT_TRANSLATE_NOOP("Formula", "Cache of a request")},
    StepRow{"request_in_full", QT_TRANSLATE_NOOP("Formula", "Cache of a request at its full length")},
    StepRow{"requests_held", QT_TRANSLATE_NOOP("Formula", "Requests that memory has to hold")},
    StepRow{"weights_touched", QT_TRANSLATE_NOOP("Formula", "Share of the weights that is read")},
    StepRow{"working_chips", QT_TRANSLATE_NOOP("Formula", "Chips of a copy")},
    StepRow{"memory_share", QT_TRANSLATE_NOOP("Formula", "Share of the bandwidth that is reached")},
    StepRow{"cache_share", QT_TRANSLATE_NOOP("Formula", "Share of that for the cache")},
    StepRow{"compute_share", QT_TRANSLATE_NOOP("Formula", "Share of the peak that decoding reaches")},
    StepRow{"prefill_share", QT_TRANSLATE_NOOP("Formula", "Share of the peak that prefill reaches")},
    StepRow{"link_share", QT_TRANSLATE_NOOP("Formula", "Share of the link that is reached")},
    StepRow{"layer_cost", QT_TRANSLATE_NOOP("Formula", "Fixed cost of a layer")},
    StepRow{"request_cost", QT_TRANSLATE_NOOP("Formula", "Fixed cost of a request")},
    StepRow{"expert_share", QT_TRANSLATE_NOOP("Formula", "Share of all weights that sits in experts")},
    StepRow{"usable_memory", QT_TRANSLATE_NOOP("Formula", "Memory of a chip for weights and requests")},
    StepRow{"fewest_of_one", QT_TRANSLATE_NOOP("Formula", "Fewest chips of one replica; 0: no number holds it")},
    StepRow{"fewest", QT_TRANSLATE_NOOP("Formula", "Fewest chips that hold it; 0: no number does")},
    // how many chips and copies
    StepRow{"first_count", QT_TRANSLATE_NOOP("Formula", "Fewest chips that are tried")},
    StepRow{"chips", QT_TRANSLATE_NOOP("Formula", "Chips")},
    StepRow{"speed", QT_TRANSLATE_NOOP("Formula", "Tokens a second and chip")},
    StepRow{"automatic_count", QT_TRANSLATE_NOOP("Formula", "Chips that serve well")},
    StepRow{"count", QT_TRANSLATE_NOOP("Formula", "Chips that work")},
    StepRow{"all_tokens", QT_TRANSLATE_NOOP("Formula", "Tokens a second of all copies")},
    StepRow{"best", QT_TRANSLATE_NOOP("Formula", "Chips of a copy, best so far")},
    StepRow{"fastest", QT_TRANSLATE_NOOP("Formula", "Tokens a second, best so far")},
    StepRow{"special_chips", QT_TRANSLATE_NOOP("Formula", "Chips of a copy")},
    StepRow{"chips_of_a_copy", QT_TRANSLATE_NOOP("Formula", "Chips of a copy")},
    StepRow{"attention_copied", QT_TRANSLATE_NOOP("Formula", "Each chip has all of attention; 1: yes")},
    StepRow{"best_copied", QT_TRANSLATE_NOOP("Formula", "Each chip has all of attention, best so far")},
    StepRow{"copies", QT_TRANSLATE_NOOP("Formula", "Copies of the model")},
    StepRow{"batch_of_a_copy",
            QT_TRANSLATE_NOOP("Formula", "Requests of a copy that are asked for; 0: as many as fit")},
    StepRow{"busy_copies", QT_TRANSLATE_NOOP("Formula", "Busy copies")},
    StepRow{"memory_of_a_chip", QT_TRANSLATE_NOOP("Formula", "Memory of a chip")},
    // batches
    StepRow{"arithmetic", QT_TRANSLATE_NOOP("Formula", "Arithmetic of a batch")},
    StepRow{"time_of_a_batch", QT_TRANSLATE_NOOP("Formula", "Time of a batch")},
    StepRow{"operations_of_an_item", QT_TRANSLATE_NOOP("Formula", "FLOP of an item")},
    StepRow{"batches_at_once", QT_TRANSLATE_NOOP("Formula", "Batches at once")},
    StepRow{"needed", QT_TRANSLATE_NOOP("Formula", "Weights and activations of a chip")},
    // money
    StepRow{"rent_factor", QT_TRANSLATE_NOOP("Formula", "Of the price, with discount and factor")},
    StepRow{"hours_of_chips", QT_TRANSLATE_NOOP("Formula", "Chip-hours")},
    StepRow{"deployments_low", QT_TRANSLATE_NOOP("Formula", "Deployments, at the fastest")},
    StepRow{"deployments", QT_TRANSLATE_NOOP("Formula", "Deployments side by side")},
    StepRow{"deployments_high", QT_TRANSLATE_NOOP("Formula", "Deployments, at the slowest")},
    StepRow{"capital_of_month", QT_TRANSLATE_NOOP("Formula", "Share of the price that is paid back a month")},
    StepRow{"machines_of_month", QT_TRANSLATE_NOOP("Formula", "Machines and staff, a month")},
    StepRow{"kilowatts_low", QT_TRANSLATE_NOOP("Formula", "Power of all machines, least")},
    StepRow{"kilowatts", QT_TRANSLATE_NOOP("Formula", "Power of all machines")},
    StepRow{"kilowatts_high", QT_TRANSLATE_NOOP("Formula", "Power of all machines, most")},
    StepRow{"own_month_low", QT_TRANSLATE_NOOP("Formula", "Owning, a month, least")},
    StepRow{"own_month", QT_TRANSLATE_NOOP("Formula", "Owning, a month")},
    StepRow{"own_month_high", QT_TRANSLATE_NOOP("Formula", "Owning, a month, most")},
    StepRow{"all_parameters", QT_TRANSLATE_NOOP("Formula", "Parameters")},
    StepRow{"parameters_of_a_token", QT_TRANSLATE_NOOP("Formula", "Active parameters")},
    StepRow{"heads_width", QT_TRANSLATE_NOOP("Formula", "Width of all heads")},
    // a move
    StepRow{"spend", QT_TRANSLATE_NOOP("Formula", "Spent a month today")},
    StepRow{"cost_of_moving", QT_TRANSLATE_NOOP("Formula", "Cost of moving")},
    StepRow{"months_of_moving", QT_TRANSLATE_NOOP("Formula", "Months until the move is done")},
    StepRow{"cost_ratio", QT_TRANSLATE_NOOP("Formula", "Cost there over cost today")},
    StepRow{"saving", QT_TRANSLATE_NOOP("Formula", "Saved a month")},
};

const StepRow *stepRow(const QString &id)
{
    const auto found = std::find_if(stepRows.begin(), stepRows.end(),
                                    [&id](const StepRow &row) { return id == QLatin1String(row.id); });
    return found == stepRows.end() ? nullptr : &*found;
}

} // namespace

QString stepLabel(const QString &id)
{
    const StepRow *row = stepRow(id);
    return row != nullptr ? tr(row->label) : id;
}

} // namespace chipboard
