// Purpose: parses the GpuInfo column of SkyPilot's catalogues: a Python dict literal ({'Gpus': [{'Name': 'T4', 'Count':
// 1, 'MemoryInfo': {'SizeInMiB': 16384}}]}), a bare name, or nothing. Bounded: hostile text is rejected.
#pragma once

#include <QString>

#include <optional>

namespace chipboard {

struct GpuInfo
{
    QString name;
    std::optional<double> count;
    std::optional<double> memoryMib; ///< as printed: per accelerator, though some rows print the total
    std::optional<double> totalMib;  ///< total of all accelerators, if stated

    friend bool operator==(const GpuInfo &, const GpuInfo &) = default;
};

/// Empty if the text starts like a dict but is invalid.
[[nodiscard]] std::optional<GpuInfo> readGpuInfo(const QString &text);

} // namespace chipboard
