// Purpose: the number formats that peak compute is published for. Dense peaks and structured-sparsity peaks are kept
// apart.
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace chipboard {

/// As published: MXFP8 and MXFP4 are OCP microscaling formats; a chip may publish one, the other or both.
enum class Precision : unsigned char { Fp64, Fp32, Tf32, Bf16, Fp16, Fp8, Mxfp8, Fp6, Fp4, Mxfp4, Int8 };

inline constexpr std::array allPrecisions{
    Precision::Fp64,  Precision::Fp32, Precision::Tf32, Precision::Bf16,  Precision::Fp16, Precision::Fp8,
    Precision::Mxfp8, Precision::Fp6,  Precision::Fp4,  Precision::Mxfp4, Precision::Int8,
};

/// What a board compares at: MXFP8 counts as FP8 and MXFP4 as FP4, and the result names it.
inline constexpr std::array comparablePrecisions{
    Precision::Fp64, Precision::Fp32, Precision::Tf32, Precision::Bf16,
    Precision::Fp16, Precision::Fp8,  Precision::Fp4,  Precision::Int8,
};

[[nodiscard]] QString precisionWord(Precision precision);  ///< "bf16": in files and on the command line
[[nodiscard]] QString precisionLabel(Precision precision); ///< "BF16": as the field writes it
[[nodiscard]] std::optional<Precision> precisionFromWord(QStringView word);

} // namespace chipboard
