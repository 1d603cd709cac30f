// Purpose: how the numbers of a board are told: as they are, or beside those of its baseline. Whatever is chosen, a
// number that cannot fairly be set against the baseline's is told as it is.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

/// "1.3 PFLOPS", "2.1×" of the baseline's, or "+110 %" above it.
enum class ValueForm { Absolute, Times, Percent };

/// How a number stands to the baseline's, by which way is better; Untold where it is not told, is the same, or nobody
/// can say.
enum class Beside { Untold, Better, Worse };

inline constexpr ValueForm valueForms[] = {ValueForm::Absolute, ValueForm::Times, ValueForm::Percent};

[[nodiscard]] QString valueFormWord(ValueForm form);  ///< "times": in files and on the command line
[[nodiscard]] QString valueFormLabel(ValueForm form); ///< translated, "Times the baseline"
[[nodiscard]] std::optional<ValueForm> valueFormFromWord(QStringView word);

} // namespace chipboard
