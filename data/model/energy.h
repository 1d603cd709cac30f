// Purpose: the energy of the work and what it costs, written on an estimate's sheet. Chips draw the power that their
// vendor states (TDP: what they may draw, so it is more than most draw), hosts and network are not in it; the PUE adds
// what the data centre needs. What is rented has its energy in the price: these results stand beside the rent.
#pragma once

#include "data/model/resultsheet.h"

//   run:    kWh = chips x power x wall time x PUE / 1000
//   items:  kWh per million = chips x power / items/s x PUE / 3.6
//   cost:   kWh x price of a kilowatt-hour

namespace chipboard {

/// Of a whole run of that wall time; idle hours are not in it.
void setEnergyOfRun(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Duration> &wallTime);
/// Of a token and of a million of them; `tokens` a second, above 0.
void setEnergyOfTokens(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &tokens);
/// Of a million items; `items` a second, above 0.
void setEnergyOfItems(ResultSheet &sheet, const EstimateRequest &request, const Ranged<Dimension::Throughput> &items);

} // namespace chipboard
