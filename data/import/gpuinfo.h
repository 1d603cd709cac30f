// Purpose: the GpuInfo column of SkyPilot's catalogues: a Python dict literal ({'Gpus': [{'Name': 'T4', 'Count': 1,
// 'MemoryInfo': {'SizeInMiB': 16384}}]}), a bare name, or nothing. Bounded: hostile text is refused, never followed.
#pragma once

#include <QString>

#include <optional>

namespace chipboard {

struct GpuInfo
{
    QString name;
    std::optional<double> count;
    std::optional<double> memoryMib; ///< as printed: of one, though some rows print it of all together
    std::optional<double> totalMib;  ///< of all together, where it says so

    friend bool operator==(const GpuInfo &, const GpuInfo &) = default;
};

/// Empty when the text begins like a dict and is none.
[[nodiscard]] std::optional<GpuInfo> readGpuInfo(const QString &text);

} // namespace chipboard
