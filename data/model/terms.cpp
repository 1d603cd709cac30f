#include "data/model/terms.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {
namespace {

struct BoundRow
{
    Bound bound;
    const char *word;
    const char *sentence;
};

// Capacity: the weights are read for fewer requests than could share the read. Not used for models that do not fit.
constexpr std::array boundRows{
    BoundRow{Bound::Compute, "compute", QT_TR_NOOP("Compute takes most of the time.")},
    BoundRow{Bound::MemoryBandwidth, "memory bandwidth", QT_TR_NOOP("Memory reads take most of the time.")},
    BoundRow{Bound::Latency, "latency", QT_TR_NOOP("The overhead of layers and requests takes most of the time.")},
    BoundRow{Bound::Link, "link", QT_TR_NOOP("Communication between chips takes most of the time.")},
    BoundRow{
        Bound::Capacity, "capacity",
        QT_TR_NOOP("Memory reads take most of the time, and memory capacity limits how many requests share a read.")},
};

const BoundRow &rowOf(Bound bound) { return boundRows.at(static_cast<std::size_t>(bound)); }

} // namespace

QString boundWord(Bound bound) { return QString::fromLatin1(rowOf(bound).word); }

QString boundSentence(Bound bound) { return tr(rowOf(bound).sentence); }

// Short names for the columns of the rows: a scope of their own, as variables elsewhere in the folder have them too.
namespace columns {
namespace {

constexpr unsigned maskOf(Task task) { return 1U << static_cast<unsigned>(task); }

constexpr unsigned training = maskOf(Task::Pretrain) | maskOf(Task::FineTune) | maskOf(Task::Lora);
constexpr unsigned serving = maskOf(Task::Serve);
constexpr unsigned batches = maskOf(Task::Batch);
constexpr unsigned allTasks = training | serving | batches;

constexpr const char *asWorkload = QT_TR_NOOP("Defined by the workload.");
constexpr const char *asModel = QT_TR_NOOP("The published value of the model.");
constexpr const char *asCalibration = QT_TR_NOOP("From published measurements of the chip's family.");

using Member = std::optional<double> Assumptions::*;

struct Range
{
    double minimum;
    double maximum;
    double step;
};

constexpr AssumptionRow plain(const char *id, const char *label, const char *help, const char *origin,
                              AssumptionGroup group, Unit unit, Range range, std::optional<double> fallback,
                              Member member, unsigned tasks)
{
    return {id,         label, help,     origin, group, unit, range.minimum, range.maximum,
            range.step, false, fallback, member, tasks};
}

constexpr AssumptionRow percent(const char *id, const char *label, const char *help, const char *origin, Range range,
                                std::optional<double> fallback, AssumptionGroup group, Member member, unsigned tasks)
{
    return plain(id, label, help, origin, group, Unit::Percent, range, fallback, member, tasks);
}

constexpr AssumptionRow work(const char *id, const char *label, const char *help, double minimum, double maximum,
                             double step, Member member, unsigned tasks)
{
    return {id,   label,        help,   asWorkload, AssumptionGroup::Work, Unit::One, minimum, maximum, step,
            true, std::nullopt, member, tasks};
}

constexpr std::array bitChoices{4.0, 8.0, 16.0, 32.0};

constexpr AssumptionRow bits(const char *id, const char *label, const char *help, Member member, unsigned tasks)
{
    AssumptionRow row = work(id, label, help, bitChoices.front(), bitChoices.back(), 4, member, tasks);
    row.choices = bitChoices;
    return row;
}

constexpr AssumptionRow model(const char *id, const char *label, const char *help, double maximum, double step,
                              Member member, unsigned tasks)
{
    return {id,   label,        help,   asModel, AssumptionGroup::Model, Unit::One, 1.0, maximum, step,
            true, std::nullopt, member, tasks};
}

constexpr AssumptionRow part(AssumptionRow row, const char *unset)
{
    row.unset = unset;
    return row;
}

/// Whole numbers; the default is the first choice.
constexpr AssumptionRow chosen(const char *id, const char *label, const char *help, const char *origin,
                               AssumptionGroup group, std::span<const double> choices, Member member, unsigned tasks)
{
    AssumptionRow row = plain(id, label, help, origin, group, Unit::One, {choices.front(), choices.back(), 1.0},
                              choices.front(), member, tasks);
    row.whole = true;
    row.choices = choices;
    return row;
}

constexpr std::array yearChoices{0.0, 1.0, 3.0};

constexpr AssumptionRow demand(const char *id, const char *label, const char *help, Member member, unsigned tasks)
{
    AssumptionRow row = plain(id, label, help, QT_TR_NOOP("None; without it no monthly totals are calculated."),
                              AssumptionGroup::Work, Unit::One, {1e-3, 1e6, 1.0}, std::nullopt, member, tasks);
    row.unset = QT_TR_NOOP("not stated");
    return row;
}

constexpr const char *unlimited = QT_TR_NOOP("no limit");
constexpr std::array noOrYes{0.0, 1.0};

constexpr std::array stackLevels{0.0, 1.0, 2.0};

// For an owned machine or an API.
constexpr AssumptionRow machine(const char *id, const char *label, const char *help, const char *origin, Unit unit,
                                Range range, std::optional<double> fallback, Member member, unsigned tasks = allTasks)
{
    AssumptionRow row =
        plain(id, label, help, origin, AssumptionGroup::Ownership, unit, range, fallback, member, tasks);
    if (!fallback)
        row.unset = QT_TR_NOOP("not stated");
    return row;
}

// For token revenue and fleet limits.
constexpr AssumptionRow sale(const char *id, const char *label, const char *help, const char *origin, Unit unit,
                             Range range, Member member)
{
    AssumptionRow row = machine(id, label, help, origin, unit, range, std::nullopt, member, serving);
    row.group = AssumptionGroup::Sale;
    return row;
}

constexpr Range efficiency{10.0, 200.0, 5.0};

// Mean pay of software developers in the USA, 144,570 USD a year (BLS, occupational wages of May 2024); pay is 70.5 %
// of what employers spend (BLS, ECEC of December 2024): 144,570 / 0.705 / 52 = 3,944 USD a week, rounded.
constexpr double costOfAWeek = 3900.0;

// Industrial customers in the USA paid 8.06 US cents per kilowatt-hour on average in 2023 (EIA, 18 March 2024, quoted
// by https://www.statista.com/statistics/190680/). Mainland states: 5.75 (New Mexico) to 18.98 (Rhode Island),
// https://www.eia.gov/electricity/annual/secrev-map.php with data for 2023.
constexpr double meanEnergyPrice = 0.08;

// AWS reports a mean of 1.14 for 2025, 1.15 for 2024 (https://sustainability.aboutamazon.com, AWS Cloud); 1.04 at its
// best site. The mean of the Uptime Institute's survey of 2023, all kinds of sites, is 1.58.
constexpr double meanPue = 1.14;

// Ownership. Amazon uses its servers for five years, from 2025 on (annual report of 2024: six before, five now).
// Meta states 5.5, Microsoft and Alphabet six (annual reports of 2022 to 2024); most stated four before 2022.
constexpr double yearsOfServers = 5.0;

// US banks' prime rate from December 2024 to September 2025 (Federal Reserve, H.15). It was 3.25 to 8.5 since 2020.
constexpr double primeRate = 7.5;

// DGX H100: at most 10.2 kW for 8 chips of 700 W, 82 % more (NVIDIA, DGX H100/H200 user guide); DGX B200: 14.3 kW for 8
// of 1000 W, 79 % (data sheet). The catalogue's rack of 72 GB200: 135 kW for 72 of 1200 W, 56 %.
constexpr double powerOfHosts = 80.0;

// Asking rate for 250 to 500 kW in the primary markets of North America at the end of 2024: 184.06 USD per kW and
// month, without energy (CBRE, North America Data Center Trends H2 2024). 120 to 140 in 2018 (CBRE, H2 2018); the world
// mean in early 2025 is 217.30 (CBRE, Global Data Center Trends 2025).
constexpr double colocationRate = 184.0;

// No published figure is known: a round share for spare parts, a service contract and operations staff.
constexpr double staffShare = 5.0;

// Plausible ranges. Price: plus or minus a quarter, as list prices of a chip moved within a year (P5: 44 % down in June
// 2025, capacity blocks of P5e 15 % up in January 2026). Efficiencies: a fifth, the 80th percentile error of the
// calibration. Work: half and twice. Model: a fifth less, a quarter more.
constexpr AssumptionRow tried(AssumptionRow row, const char *words, const Tried &plausible)
{
    row.words = words;
    row.plausible = plausible;
    return row;
}

// Panel order. Ids never change: boards and scripts use them.
constexpr std::array assumptionRows{
    tried(AssumptionRow{"chips", QT_TR_NOOP("Chips"),
                        QT_TR_NOOP("Number of chips that do the work; whole instances are rented."),
                        QT_TR_NOOP("The workload's default, or a suitable number."), AssumptionGroup::Scale,
                        Unit::Chips, 1.0, 1e6, 1.0, true, std::nullopt, &Assumptions::chips, allTasks},
          QT_TR_NOOP("the number of chips"), {Tried::Times, 0.5, 2.0}),
    tried(percent("utilisation", QT_TR_NOOP("Utilisation"),
                  QT_TR_NOOP("Share of the paid hours in which the chips do work; idle hours are billed."),
                  QT_TR_NOOP("All paid hours are used."), {1.0, 100.0, 1.0}, 100.0, AssumptionGroup::Price,
                  &Assumptions::utilisation, allTasks),
          QT_TR_NOOP("the utilisation"), {Tried::Between, 40.0, 100.0}),
    tried(percent("discount", QT_TR_NOOP("Discount"), QT_TR_NOOP("Deducted from every price of the list."),
                  QT_TR_NOOP("Prices as published."), {0.0, 95.0, 1.0}, 0.0, AssumptionGroup::Price,
                  &Assumptions::discount, allTasks),
          QT_TR_NOOP("the discount"), {Tried::Between, 0.0, 50.0}),
    tried(plain("price_factor", QT_TR_NOOP("Price factor"),
                QT_TR_NOOP("Multiplies every price, such as for a market move, a tax or a margin."),
                QT_TR_NOOP("Prices as published."), AssumptionGroup::Price, Unit::Times, {0.05, 10.0, 0.05}, 1.0,
                &Assumptions::priceFactor, allTasks),
          QT_TR_NOOP("the price factor"), {Tried::Times, 0.75, 1.25}),
    tried(plain("hours_a_month", QT_TR_NOOP("Hours per month"),
                QT_TR_NOOP("Rented hours per month, for the monthly cost."),
                QT_TR_NOOP("A full month: 365 / 12 days of 24 hours."), AssumptionGroup::Price, Unit::Hour,
                {1.0, 744.0, 10.0}, 730.0, &Assumptions::hoursAMonth, allTasks),
          QT_TR_NOOP("the number of hours per month"),
          {Tried::Between, 176.0, 744.0}), // office hours to a full month of 31 days
    tried(chosen("commitment", QT_TR_NOOP("Commitment (years)"),
                 QT_TR_NOOP("Uses the price of the same instance for this commitment where known, and counts all "
                            "hours of a month. Elsewhere the list price applies and is marked."),
                 QT_TR_NOOP("None: list prices apply."), AssumptionGroup::Price, yearChoices, &Assumptions::commitment,
                 allTasks),
          QT_TR_NOOP("the length of the commitment"), {Tried::Choices, 0.0, 3.0}),
    tried(plain("energy_price", QT_TR_NOOP("Energy price"),
                QT_TR_NOOP("For the energy cost only: rental prices include energy, so it is not added to them."),
                QT_TR_NOOP("Mean price for industrial customers in the USA in 2023 (EIA), rounded."),
                AssumptionGroup::Electricity, Unit::UsdPerKilowattHour, {0.001, 2.0, 0.005}, meanEnergyPrice,
                &Assumptions::energyPrice, allTasks),
          QT_TR_NOOP("the energy price"),
          {Tried::Between, 0.0575, 0.1898}), // mainland states of the USA, 2023; see meanEnergyPrice
    tried(plain("pue", QT_TR_NOOP("Data-centre PUE"),
                QT_TR_NOOP("Power of the data centre divided by that of its computers: cooling and "
                           "losses. Affects energy and its cost, not rental prices."),
                QT_TR_NOOP("Mean of AWS's data centres in 2025, as stated by AWS."), AssumptionGroup::Electricity,
                Unit::One, {1.0, 3.0, 0.01}, meanPue, &Assumptions::pue, allTasks),
          QT_TR_NOOP("the data-centre PUE"),
          {Tried::Between, 1.04, 1.58}), // AWS's best site to the mean of all kinds of sites
    tried(machine("machine_price", QT_TR_NOOP("Machine price"),
                  QT_TR_NOOP("Purchase price of one instance or system, or of one chip with its share of the "
                             "host if chips are rented individually. Affects the cost of owning."),
                  QT_TR_NOOP("None; without it the cost of owning is unknown."), Unit::Usd, {100.0, 1e11, 1000.0},
                  std::nullopt, &Assumptions::machinePrice),
          QT_TR_NOOP("the machine price"), {Tried::Times, 0.75, 1.25}),
    tried(machine("machine_years", QT_TR_NOOP("Service life (years)"),
                  QT_TR_NOOP("How long an owned machine is used; its price is paid off by then."),
                  QT_TR_NOOP("Amazon's figure for its servers from 2025 on."), Unit::One, {0.5, 30.0, 0.5},
                  yearsOfServers, &Assumptions::machineYears),
          QT_TR_NOOP("the service life in years"), {Tried::Between, 4.0, 6.0}),
    tried(machine("machine_residual", QT_TR_NOOP("Residual value"),
                  QT_TR_NOOP("Share of the purchase price that the machine brings after its service life."),
                  QT_TR_NOOP("No residual value, as in the accounts of large operators."), Unit::Percent,
                  {0.0, 100.0, 5.0}, 0.0, &Assumptions::machineResidual),
          QT_TR_NOOP("the residual value"), {Tried::Between, 0.0, 30.0}),
    tried(machine("interest", QT_TR_NOOP("Interest rate (per year)"),
                  QT_TR_NOOP(
                      "Financing cost of the machine, a twelfth of it per month; repaid in equal monthly instalments."),
                  QT_TR_NOOP("US bank prime rate in the first half of 2025 (Federal Reserve)."), Unit::Percent,
                  {0.0, 50.0, 0.5}, primeRate, &Assumptions::interest),
          QT_TR_NOOP("the interest rate"), {Tried::Between, 3.25, 8.5}),
    tried(machine("host_power", QT_TR_NOOP("Host power"),
                  QT_TR_NOOP("Power of host, fans and network, as a share of the chips' stated power. A system "
                             "with a stated power uses that. Affects the cost of owning."),
                  QT_TR_NOOP("From DGX H100 and DGX B200, rounded: 10.2 and 14.3 kW for chips of 5.6 and 8 kW."),
                  Unit::Percent, {0.0, 300.0, 5.0}, powerOfHosts, &Assumptions::hostPower),
          QT_TR_NOOP("the host power"), {Tried::Between, 40.0, 90.0}),
    tried(machine("colocation", QT_TR_NOOP("Colocation (per kW and month)"),
                  QT_TR_NOOP(
                      "Data-centre rent for each kilowatt of the machine, without energy. Affects the cost of owning."),
                  QT_TR_NOOP("Mean asking rate in the primary markets of North America at the end of 2024 (CBRE)."),
                  Unit::Usd, {0.0, 1000.0, 1.0}, colocationRate, &Assumptions::colocation),
          QT_TR_NOOP("the colocation price"), {Tried::Between, 120.0, 220.0}),
    tried(machine(
              "staff", QT_TR_NOOP("Staff and maintenance (per year)"),
              QT_TR_NOOP(
                  "As a share of the machine price: staff, spare parts, service contract. Affects the cost of owning."),
              QT_TR_NOOP("A convention; no figure is published."), Unit::Percent, {0.0, 100.0, 1.0}, staffShare,
              &Assumptions::staff),
          QT_TR_NOOP("the cost of staff and maintenance"), {Tried::Between, 2.0, 10.0}),
    tried(machine("api_price", QT_TR_NOOP("API price"),
                  QT_TR_NOOP("API price of a million output tokens, prompts included. Affects the cost of an API."),
                  QT_TR_NOOP("None; without it no API is compared."), Unit::UsdPerMillion, {0.001, 1000.0, 0.05},
                  std::nullopt, &Assumptions::apiPrice, serving),
          QT_TR_NOOP("the API price"), {Tried::Times, 0.5, 2.0}),
    tried(sale("token_price", QT_TR_NOOP("Price of a million tokens sold"),
               QT_TR_NOOP("Income from a million output tokens, prompts included. Affects revenue and margin."),
               QT_TR_NOOP("None; without it no revenue is calculated."), Unit::UsdPerMillion, {0.001, 1000.0, 0.05},
               &Assumptions::tokenPrice),
          QT_TR_NOOP("the price of tokens sold"), {Tried::Times, 0.5, 2.0}),
    tried(sale("fleet_budget", QT_TR_NOOP("Fleet budget (per month)"),
               QT_TR_NOOP("Money for renting whole machines per month; limits the chips of a fleet."),
               QT_TR_NOOP("None; without a limit no fleet is calculated."), Unit::Usd, {100.0, 1e11, 1000.0},
               &Assumptions::fleetBudget),
          QT_TR_NOOP("the fleet budget"), {Tried::Times, 0.5, 2.0}),
    tried(sale("fleet_power", QT_TR_NOOP("Fleet power"),
               QT_TR_NOOP("Power of the data centre for whole machines, host and PUE included; limits the chips "
                          "of a fleet."),
               QT_TR_NOOP("None; without a limit no fleet is calculated."), Unit::Megawatt, {0.001, 1e5, 0.1},
               &Assumptions::fleetPower),
          QT_TR_NOOP("the fleet power"), {Tried::Times, 0.5, 2.0}),
    tried(percent("goodput", QT_TR_NOOP("Goodput"),
                  QT_TR_NOOP("Share of a training run's time not lost to failures and restarts."),
                  QT_TR_NOOP("From published training runs."), {10.0, 100.0, 1.0}, std::nullopt, AssumptionGroup::Speed,
                  &Assumptions::goodput, training),
          QT_TR_NOOP("the goodput"), {Tried::Times, 0.85, 1.1}),
    tried(percent("training_efficiency", QT_TR_NOOP("Training efficiency"),
                  QT_TR_NOOP("Relative to the calibrated value of the chip's family; affects training throughput."),
                  asCalibration, efficiency, 100.0, AssumptionGroup::Speed, &Assumptions::trainingEfficiency, training),
          QT_TR_NOOP("the training efficiency"), {Tried::Times, 0.8, 1.2}),
    tried(percent("memory_efficiency", QT_TR_NOOP("Memory efficiency"),
                  QT_TR_NOOP("Relative to the calibrated value of the chip's family; affects decode."), asCalibration,
                  efficiency, 100.0, AssumptionGroup::Speed, &Assumptions::memoryEfficiency, serving),
          QT_TR_NOOP("the memory efficiency"), {Tried::Times, 0.8, 1.2}),
    tried(percent("compute_efficiency", QT_TR_NOOP("Compute efficiency"),
                  QT_TR_NOOP("Relative to the calibrated value of the chip's family; affects prefill and batches."),
                  asCalibration, efficiency, 100.0, AssumptionGroup::Speed, &Assumptions::computeEfficiency,
                  serving | batches),
          QT_TR_NOOP("the compute efficiency"), {Tried::Times, 0.8, 1.2}),
    tried(
        percent("link_efficiency", QT_TR_NOOP("Link efficiency"),
                QT_TR_NOOP("Relative to the calibrated value of the chip's family; applies where chips share a layer."),
                asCalibration, efficiency, 100.0, AssumptionGroup::Speed, &Assumptions::linkEfficiency, serving),
        QT_TR_NOOP("the link efficiency"), {Tried::Times, 0.8, 1.2}),
    tried(percent("fixed_costs", QT_TR_NOOP("Overhead"),
                  QT_TR_NOOP("Relative to the calibrated value of the chip's family: time per layer, communication "
                             "step and request that no faster chip reduces; affects decode and batches."),
                  asCalibration, efficiency, 100.0, AssumptionGroup::Speed, &Assumptions::fixedCosts,
                  serving | batches),
          QT_TR_NOOP("the overhead"), {Tried::Times, 0.8, 1.2}),
    tried(chosen("stack", QT_TR_NOOP("Serving stack (0: tuned, 1: vLLM, 2: at release)"),
                 QT_TR_NOOP("0: the usual software of the chip, well tuned at the date of the calibration. 1: vLLM of "
                            "that date, where it was measured on the maker's chips. 2: the usual software of 18 months "
                            "before, as soon after a chip's release."),
                 QT_TR_NOOP("0: well-tuned software at the date of the calibration."), AssumptionGroup::Speed,
                 stackLevels, &Assumptions::stack, serving),
          QT_TR_NOOP("the serving stack"), {Tried::Choices, 0.0, 2.0}),
    tried(plain("tokens", QT_TR_NOOP("Training tokens (billions)"), QT_TR_NOOP("Tokens in the training run."),
                asWorkload, AssumptionGroup::Work, Unit::One, {1e-3, 1e6, 100.0}, std::nullopt, &Assumptions::tokens,
                training),
          QT_TR_NOOP("the number of training tokens in billions"), {Tried::Times, 0.5, 2.0}),
    tried(work("sequence", QT_TR_NOOP("Sequence length"), QT_TR_NOOP("Tokens per training sequence."), 1, 1e7, 1024,
               &Assumptions::sequence, training),
          QT_TR_NOOP("the sequence length"), {Tried::Times, 0.5, 2.0}),
    tried(work("global_batch", QT_TR_NOOP("Global batch size"),
               QT_TR_NOOP("Sequences per training step, over all chips."), 1, 1e6, 64, &Assumptions::globalBatch,
               training),
          QT_TR_NOOP("the global batch size"), {Tried::Times, 0.5, 2.0}),
    tried(work("input", QT_TR_NOOP("Input tokens"), QT_TR_NOOP("Tokens per prompt, or per text to encode."), 1, 1e7,
               128, &Assumptions::input, serving | batches),
          QT_TR_NOOP("the number of input tokens"), {Tried::Times, 0.5, 2.0}),
    tried(work("output", QT_TR_NOOP("Output tokens"), QT_TR_NOOP("Tokens per answer."), 1, 1e6, 64,
               &Assumptions::output, serving),
          QT_TR_NOOP("the number of output tokens"), {Tried::Times, 0.5, 2.0}),
    tried(
        work("batch", QT_TR_NOOP("Concurrent requests"),
             QT_TR_NOOP(
                 "Requests or items processed together; the memory required and the minimum chips cover all of them."),
             1, 1e5, 1, &Assumptions::batch, serving | batches),
        QT_TR_NOOP("the number of concurrent requests"), {Tried::Times, 0.5, 2.0}),
    tried(work("steps", QT_TR_NOOP("Denoising steps"), QT_TR_NOOP("Model passes per image."), 1, 1000, 1,
               &Assumptions::steps, batches),
          QT_TR_NOOP("the number of denoising steps"), {Tried::Times, 0.5, 2.0}),
    tried(demand("monthly_tokens", QT_TR_NOOP("Monthly output (billion tokens)"),
                 QT_TR_NOOP("Output to serve per month; affects the number of chips and the cost."),
                 &Assumptions::monthlyTokens, serving),
          QT_TR_NOOP("the monthly output in billion tokens"), {Tried::Times, 0.5, 2.0}),
    tried(demand("monthly_items", QT_TR_NOOP("Monthly items (millions)"),
                 QT_TR_NOOP("Items to process per month; affects the number of chips and the cost."),
                 &Assumptions::monthlyItems, batches),
          QT_TR_NOOP("the number of monthly items in millions"), {Tried::Times, 0.5, 2.0}),
    tried(bits("compute_bits", QT_TR_NOOP("Compute precision (bits)"),
               QT_TR_NOOP("4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32."), &Assumptions::computeBits, allTasks),
          QT_TR_NOOP("the compute precision in bits"), {Tried::Doublings, 4.0, 16.0}),
    tried(part(plain("user_speed", QT_TR_NOOP("Minimum tokens/s per user"),
                     QT_TR_NOOP("Tokens per second of each user during decode, 1 / TPOT. Concurrency is "
                                "limited to keep it, on the number of chips with the highest throughput."),
                     QT_TR_NOOP("None: the concurrent requests set the speed."), AssumptionGroup::Work,
                     Unit::TokensPerSecond, {0.1, 10'000.0, 5.0}, std::nullopt, &Assumptions::userSpeed, serving),
               unlimited),
          QT_TR_NOOP("the minimum tokens/s per user"), {Tried::Times, 0.5, 2.0}),
    tried(part(plain("first_token_limit", QT_TR_NOOP("Maximum time to first token"),
                     QT_TR_NOOP("Time until an answer begins, including the wait for other prompts; "
                                "concurrency is limited to keep it."),
                     QT_TR_NOOP("None: the concurrent requests set the wait."), AssumptionGroup::Work, Unit::Second,
                     {0.001, 3600.0, 0.5}, std::nullopt, &Assumptions::firstTokenLimit, serving),
               unlimited),
          QT_TR_NOOP("the time to the first token"), {Tried::Times, 0.5, 2.0}),
    tried(plain("accepted_tokens", QT_TR_NOOP("Tokens per decode step"),
                QT_TR_NOOP("With speculative decoding: tokens per step on average, the acceptance length."),
                QT_TR_NOOP("1: no speculative decoding."), AssumptionGroup::Work, Unit::One, {1.0, 16.0, 0.1}, 1.0,
                &Assumptions::acceptedTokens, serving),
          QT_TR_NOOP("the number of tokens per decode step"),
          {Tried::Between, 1.0, 3.2}), // 29 published runs state it: 1.7 to 5.5, median 3.2
    tried(percent("cached_prompt", QT_TR_NOOP("Cached share of the prompt"),
                  QT_TR_NOOP("Share of the prompt's tokens with a cache from an earlier request; they are "
                             "attended to but not processed again."),
                  QT_TR_NOOP("None: all prompts are new."), {0.0, 99.0, 5.0}, 0.0, AssumptionGroup::Work,
                  &Assumptions::cachedPrompt, serving),
          QT_TR_NOOP("the cached share of the prompt"), {Tried::Between, 0.0, 50.0}),
    chosen("disaggregated", QT_TR_NOOP("Disaggregated prefill (1: yes)"),
           QT_TR_NOOP("1: separate chips run prefill and decode, so prefill does not delay tokens. The chips are "
                      "split according to the load, as in a large deployment; needs two replicas."),
           QT_TR_NOOP("0: the same chips run prefill and decode."), AssumptionGroup::Work, noOrYes,
           &Assumptions::disaggregated, serving),
    tried(bits("weight_bits", QT_TR_NOOP("Weight precision (bits)"),
               QT_TR_NOOP("Storage format of the weights in memory."), &Assumptions::weightBits, serving),
          QT_TR_NOOP("the weight precision in bits"), {Tried::Doublings, 4.0, 16.0}),
    tried(bits("cache_bits", QT_TR_NOOP("KV cache precision (bits)"),
               QT_TR_NOOP("Storage format of the KV cache in memory."), &Assumptions::cacheBits, serving),
          QT_TR_NOOP("the KV cache precision in bits"), {Tried::Doublings, 4.0, 16.0}),
    tried(plain("parameters", QT_TR_NOOP("Parameters (billions)"), QT_TR_NOOP("All weights of the model."), asModel,
                AssumptionGroup::Model, Unit::One, {1e-3, 1e5, 1.0}, std::nullopt, &Assumptions::parameters, allTasks),
          QT_TR_NOOP("the number of parameters in billions"), {Tried::Times, 0.8, 1.25}),
    tried(plain("active_parameters", QT_TR_NOOP("Active parameters (billions)"),
                QT_TR_NOOP("Weights used by each token; fewer than all in a mixture of experts."), asModel,
                AssumptionGroup::Model, Unit::One, {1e-3, 1e5, 1.0}, std::nullopt, &Assumptions::activeParameters,
                allTasks),
          QT_TR_NOOP("the number of active parameters in billions"), {Tried::Times, 0.8, 1.25}),
    tried(model("layers", QT_TR_NOOP("Layers"), QT_TR_NOOP("Layers of the network."), 1000, 1, &Assumptions::layers,
                allTasks),
          QT_TR_NOOP("the number of layers"), {Tried::Times, 0.8, 1.25}),
    tried(model("hidden", QT_TR_NOOP("Hidden size"), QT_TR_NOOP("Width of a token between layers."), 1e6, 256,
                &Assumptions::hidden, allTasks),
          QT_TR_NOOP("the hidden size"), {Tried::Times, 0.8, 1.25}),
    tried(model("heads", QT_TR_NOOP("Attention heads"), QT_TR_NOOP("Query heads per layer."), 1000, 1,
                &Assumptions::heads, allTasks),
          QT_TR_NOOP("the number of attention heads"), {Tried::Doublings, 1.0, 1000.0}),
    tried(model("kv_heads", QT_TR_NOOP("KV heads"),
                QT_TR_NOOP("Heads that store keys and values; with more chips than KV heads, the cache is "
                           "replicated. A KV cache stated by the model does not change."),
                1000, 1, &Assumptions::kvHeads, allTasks),
          QT_TR_NOOP("the number of KV heads"), {Tried::Doublings, 1.0, 1000.0}),
    tried(model("head_size", QT_TR_NOOP("Head size"),
                QT_TR_NOOP("Width of one attention head; a KV cache stated by the model does not change."), 10000, 16,
                &Assumptions::headSize, allTasks),
          QT_TR_NOOP("the head size"), {Tried::Doublings, 1.0, 10'000.0}),
    tried(model("vocabulary", QT_TR_NOOP("Vocabulary"), QT_TR_NOOP("Number of distinct tokens."), 1e7, 1000,
                &Assumptions::vocabulary, allTasks),
          QT_TR_NOOP("the vocabulary size"), {Tried::Times, 0.5, 2.0}),
    tried(model("context", QT_TR_NOOP("Longest sequence"), QT_TR_NOOP("Tokens that the model can attend to."), 1e8,
                1024, &Assumptions::context, training | serving),
          QT_TR_NOOP("the longest sequence"), {Tried::Times, 0.5, 2.0}),
    part(model(
             "experts", QT_TR_NOOP("Experts"),
             QT_TR_NOOP(
                 "Experts per layer; total parameters adjust, active parameters stay. Applies to models with experts."),
             10'000, 8, &Assumptions::experts, training | serving),
         QT_TR_NOOP("no experts")),
    part(model("experts_per_token", QT_TR_NOOP("Experts per token"),
               QT_TR_NOOP("Experts used by each token; active parameters adjust. Applies to models with experts."),
               10'000, 1, &Assumptions::expertsPerToken, training | serving),
         QT_TR_NOOP("no experts")),
    part(model("window_tokens", QT_TR_NOOP("Attention window"),
               QT_TR_NOOP("Tokens that windowed layers attend to. Applies to models with sliding or chunked "
                          "attention."),
               1e8, 128, &Assumptions::windowTokens, serving),
         QT_TR_NOOP("no window")),
    part(model("latent_rank", QT_TR_NOOP("MLA rank"),
               QT_TR_NOOP("Width of the cached latent. The cache adjusts. Applies to models with multi-head "
                          "latent attention."),
               1e5, 64, &Assumptions::latentRank, serving),
         QT_TR_NOOP("no latent")),
    part(model("kv_per_token", QT_TR_NOOP("KV values per token"),
               QT_TR_NOOP("Cached values of one token over all layers: 2 × layers × KV heads × head size, "
                          "unless the model states them. Windowed layers keep their share."),
               1e9, 1024, &Assumptions::kvPerToken, serving),
         QT_TR_NOOP("from heads")),
    plain("monthly_spend", QT_TR_NOOP("Monthly spend"),
          QT_TR_NOOP("Current monthly cost of the work; affects break-even. Replaces the current bill of a monthly "
                     "volume, which still sets the savings in percent."),
          QT_TR_NOOP("The bill of the monthly volume if one is set; otherwise the amount above which the guide calls "
                     "the return of moving large."),
          AssumptionGroup::Business, Unit::Usd, {100.0, 1e9, 1000.0}, 100'000.0, &Assumptions::monthlySpend, allTasks),
    percent("movable_share", QT_TR_NOOP("Share that can move"),
            QT_TR_NOOP("Share of the monthly spend; the rest stays where it is."), QT_TR_NOOP("All of the work moves."),
            {0.0, 100.0, 5.0}, 100.0, AssumptionGroup::Business, &Assumptions::movableShare, allTasks),
    plain("migration_weeks", QT_TR_NOOP("Effort of moving (weeks)"),
          QT_TR_NOOP("Engineer-weeks until the work runs on the other chip."),
          QT_TR_NOOP("A quarter of a year for one engineer, no work between chips of one vendor; no figure is "
                     "published."),
          AssumptionGroup::Business, Unit::One, {1.0, 10'000.0, 1.0}, 13.0, &Assumptions::migrationWeeks, allTasks),
    plain("week_rate", QT_TR_NOOP("Engineer cost per week"), QT_TR_NOOP("Pay and benefits, for the cost of moving."),
          QT_TR_NOOP("Mean cost of a software developer in the USA (BLS, 2024), rounded."), AssumptionGroup::Business,
          Unit::Usd, {0.0, 100'000.0, 100.0}, costOfAWeek, &Assumptions::weekRate, allTasks),
};

} // namespace
} // namespace columns

std::span<const AssumptionRow> assumptionTable() { return columns::assumptionRows; }

QString AssumptionRow::labelText() const { return tr(label); }

QString AssumptionRow::wordsText() const { return tr(words); }

QString AssumptionRow::helpText() const { return tr(help); }

QString AssumptionRow::originText() const { return tr(origin); }

QString AssumptionRow::unsetText() const { return unset != nullptr ? tr(unset) : tr("automatic"); }

const AssumptionRow *findAssumption(const AssumptionId &id)
{
    return findWhere(assumptionTable(), [&](const AssumptionRow &row) { return id.text() == QLatin1String(row.id); });
}

const AssumptionRow &assumptionOf(std::optional<double> Assumptions::*member)
{
    const AssumptionRow *found =
        findWhere(assumptionTable(), [member](const AssumptionRow &row) { return row.member == member; });
    Q_ASSERT(found != nullptr);
    return *found;
}

static QString choicesText(const AssumptionRow &row, const Formatter &formatter)
{
    return mapped(row.choices, [&](double choice) { return formatter.full(choice, row.unit); })
        .join(QStringLiteral(", "));
}

Result<Done> checkAssumption(const AssumptionRow &row, double value)
{
    const Formatter formatter(readingLocale());
    const QString range =
        tr("The range is %1 to %2.").arg(formatter.full(row.minimum, row.unit), formatter.full(row.maximum, row.unit));
    if (!std::isfinite(value) || value < row.minimum || value > row.maximum)
        return Problem{ProblemCode::BadValue,
                       tr("%1 cannot be %2.").arg(row.labelText(), formatter.full(value, row.unit)), range};
    if (row.whole && value != std::floor(value))
        return Problem{ProblemCode::BadValue,
                       tr("%1 must be a whole number, not %2.").arg(row.labelText(), formatter.full(value)), range};
    if (!row.choices.empty() && std::ranges::find(row.choices, value) == row.choices.end())
        return Problem{ProblemCode::BadValue,
                       tr("%1 cannot be %2.").arg(row.labelText(), formatter.full(value, row.unit)),
                       tr("Use one of %1.").arg(choicesText(row, formatter))};
    return Done();
}

std::optional<double> valueOf(const AssumptionRow &row, const Assumptions &assumptions)
{
    const std::optional<double> &own = assumptions.*row.member;
    return own ? own : row.fallback;
}

Assumed assumedOf(const Assumptions &assumptions)
{
    Assumed in;
    eachInput(in, [&](std::optional<double> Assumptions::*member, auto &input, double one = 1.0) {
        const AssumptionRow &row = assumptionOf(member);
        if (const std::optional<double> value = valueOf(row, assumptions))
            input = row.input(*value, one);
    });
    return in;
}

namespace {

// In the order of eachInput(). Looked up once, as each estimate checks its inputs.
const QList<const AssumptionRow *> &inputRows()
{
    static const QList<const AssumptionRow *> rows = [] {
        QList<const AssumptionRow *> found;
        Assumed in;
        eachInput(in, [&found](std::optional<double> Assumptions::*member, auto &, double = 1.0) {
            found << &assumptionOf(member);
        });
        return found;
    }();
    return rows;
}

} // namespace

Result<Done> checkInputs(const Assumed &in, AssumptionGroup group)
{
    Result<Done> checked = Done();
    auto each = inputRows().begin();
    eachInput(in, [&](std::optional<double> Assumptions::*, const std::optional<double> &input, double one = 1.0) {
        const AssumptionRow &row = **each++;
        if (row.group != group || !input || !checked)
            return;
        if (!(*input >= row.input(row.minimum, one) && *input <= row.input(row.maximum, one)))
            checked = checkAssumption(row, *input / row.input(1.0, one));
    });
    return checked;
}

TrainingConstants tuned(TrainingConstants constants, const EstimateTuning &tuning)
{
    constants.goodput = tuning.goodput.value_or(constants.goodput);
    return constants;
}

TrainingEfficiency tuned(TrainingEfficiency efficiency, const EstimateTuning &tuning)
{
    efficiency.efficiency *= tuning.trainingEfficiencyFactor;
    return efficiency;
}

ServingConstants tuned(ServingConstants constants, const EstimateTuning &tuning)
{
    constants.memory *= tuning.memoryEfficiencyFactor; // the cache share is relative to it
    constants.compute *= tuning.computeEfficiencyFactor;
    constants.prefill *= tuning.computeEfficiencyFactor;
    constants.link *= tuning.linkEfficiencyFactor;
    constants.perLayer = constants.perLayer * tuning.fixedCostFactor;
    constants.perExchange = constants.perExchange * tuning.fixedCostFactor;
    constants.perSequence = constants.perSequence * tuning.fixedCostFactor;
    constants.perStep = constants.perStep * tuning.fixedCostFactor;
    constants.firstTokenPerLayer = constants.firstTokenPerLayer * tuning.fixedCostFactor;
    return constants;
}

BatchConstants tuned(BatchConstants constants, const EstimateTuning &tuning)
{
    constants.efficiency *= tuning.computeEfficiencyFactor;
    constants.perLayer = constants.perLayer * tuning.fixedCostFactor;
    return constants;
}

} // namespace chipboard
