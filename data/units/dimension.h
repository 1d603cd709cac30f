// Purpose: the physical dimensions the program reckons with, and their base units.
#pragma once

namespace chipboard {

/// In brackets: the base unit that a Quantity of the dimension is held in.
enum class Dimension {
    Count,           ///< a plain number: chips, cores, times, per cent as written [1]
    Compute,         ///< arithmetic rate, dense unless said otherwise [FLOP/s; for INT8: OP/s]
    DataSize,        ///< [byte]
    DataRate,        ///< [byte/s]
    Power,           ///< [W]
    Duration,        ///< [s]
    Operations,      ///< an amount of arithmetic [FLOP]
    Throughput,      ///< tokens, sequences or items a second [1/s]
    Energy,          ///< [J]
    PricePerEnergy,  ///< [USD/J]
    Money,           ///< [USD]
    Price,           ///< rent [USD/h]: per hour, so that printed prices stay exact
    PricePerItem,    ///< [USD per token, sequence or item]
    Intensity,       ///< arithmetic intensity [FLOP/byte]
    ComputePerPower, ///< [FLOP/s per W]
    PricePerCompute, ///< [USD/h per FLOP/s]
    PricePerSize,    ///< [USD/h per byte]
    PricePerRate,    ///< [USD/h per byte/s]
    PerMoney,        ///< something that a USD buys [1/USD]; the heading says what
};

} // namespace chipboard
