#include "data/whatif/leverwords.h"

#include "data/core/tr.h"
#include "data/units/format.h"
#include "data/whatif/whatiftexts.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct LeverWordRow
{
    const char *id; ///< of the assumption
    const char *words;
};

// Nouns in the singular, each with its article: translations need the gender of the noun.
constexpr std::array leverWordTable{
    LeverWordRow{"chips", QT_TRANSLATE_NOOP("WhatIf", "the number of chips")},
    LeverWordRow{"utilisation", QT_TRANSLATE_NOOP("WhatIf", "the utilisation")},
    LeverWordRow{"discount", QT_TRANSLATE_NOOP("WhatIf", "the discount")},
    LeverWordRow{"price_factor", QT_TRANSLATE_NOOP("WhatIf", "the price factor")},
    LeverWordRow{"hours_a_month", QT_TRANSLATE_NOOP("WhatIf", "the number of hours a month")},
    LeverWordRow{"commitment", QT_TRANSLATE_NOOP("WhatIf", "the length of the commitment")},
    LeverWordRow{"energy_price", QT_TRANSLATE_NOOP("WhatIf", "the price of energy")},
    LeverWordRow{"pue", QT_TRANSLATE_NOOP("WhatIf", "the PUE of the data centre")},
    LeverWordRow{"goodput", QT_TRANSLATE_NOOP("WhatIf", "the goodput")},
    LeverWordRow{"training_efficiency", QT_TRANSLATE_NOOP("WhatIf", "the training efficiency")},
    LeverWordRow{"memory_efficiency", QT_TRANSLATE_NOOP("WhatIf", "the memory efficiency")},
    LeverWordRow{"compute_efficiency", QT_TRANSLATE_NOOP("WhatIf", "the compute efficiency")},
    LeverWordRow{"link_efficiency", QT_TRANSLATE_NOOP("WhatIf", "the link efficiency")},
    LeverWordRow{"fixed_costs", QT_TRANSLATE_NOOP("WhatIf", "the length of the fixed delays")},
    LeverWordRow{"tokens", QT_TRANSLATE_NOOP("WhatIf", "the number of training tokens in billions")},
    LeverWordRow{"sequence", QT_TRANSLATE_NOOP("WhatIf", "the sequence length")},
    LeverWordRow{"global_batch", QT_TRANSLATE_NOOP("WhatIf", "the number of sequences a step")},
    LeverWordRow{"input", QT_TRANSLATE_NOOP("WhatIf", "the number of input tokens")},
    LeverWordRow{"output", QT_TRANSLATE_NOOP("WhatIf", "the number of output tokens")},
    LeverWordRow{"batch", QT_TRANSLATE_NOOP("WhatIf", "the number of requests at once")},
    LeverWordRow{"steps", QT_TRANSLATE_NOOP("WhatIf", "the number of denoising steps")},
    LeverWordRow{"monthly_tokens", QT_TRANSLATE_NOOP("WhatIf", "the output a month in billion tokens")},
    LeverWordRow{"monthly_items", QT_TRANSLATE_NOOP("WhatIf", "the number of items a month in millions")},
    LeverWordRow{"compute_bits", QT_TRANSLATE_NOOP("WhatIf", "the number of bits of the arithmetic")},
    LeverWordRow{"weight_bits", QT_TRANSLATE_NOOP("WhatIf", "the number of bits of a weight")},
    LeverWordRow{"cache_bits", QT_TRANSLATE_NOOP("WhatIf", "the number of bits of a cached value")},
    LeverWordRow{"parameters", QT_TRANSLATE_NOOP("WhatIf", "the number of parameters in billions")},
    LeverWordRow{"active_parameters", QT_TRANSLATE_NOOP("WhatIf", "the number of active parameters in billions")},
    LeverWordRow{"layers", QT_TRANSLATE_NOOP("WhatIf", "the number of layers")},
    LeverWordRow{"hidden", QT_TRANSLATE_NOOP("WhatIf", "the hidden size")},
    LeverWordRow{"heads", QT_TRANSLATE_NOOP("WhatIf", "the number of attention heads")},
    LeverWordRow{"kv_heads", QT_TRANSLATE_NOOP("WhatIf", "the number of KV heads")},
    LeverWordRow{"head_size", QT_TRANSLATE_NOOP("WhatIf", "the head size")},
    LeverWordRow{"vocabulary", QT_TRANSLATE_NOOP("WhatIf", "the vocabulary size")},
    LeverWordRow{"context", QT_TRANSLATE_NOOP("WhatIf", "the longest sequence")},
};

} // namespace

QString assumptionWords(const AssumptionId &id)
{
    const auto found = std::find_if(leverWordTable.begin(), leverWordTable.end(),
                                    [&id](const LeverWordRow &row) { return id.text() == QLatin1String(row.id); });
    if (found != leverWordTable.end())
        return tr(found->words);
    const AssumptionRow *row = findAssumption(id);
    return row == nullptr ? id.text() : midSentence(row->labelText());
}

QString leverWords(const Inquiry &inquiry, const Lever &lever)
{
    if (lever.side == Side::Both)
        return assumptionWords(lever.assumption);
    const QString label = leverText(inquiry, lever);
    const QString name = lever.side == Side::Subject ? inquiry.subject().name : inquiry.against().name;
    // Prices, counts and utilisations of one chip have texts of their own, which are sentences' already.
    return lever.assumption.text() == QLatin1String("price_factor") || lever.assumption.text() == QLatin1String("chips")
            || meaningOf(inquiry, lever, 100.0)
        ? label
        : tr("%1 of %2 alone").arg(assumptionWords(lever.assumption), name);
}

} // namespace chipboard
