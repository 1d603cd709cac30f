// Purpose: what a row of a comparison is: a chip, what a cloud rents, or many chips sold as one.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

enum class Level { Chip, Instance, System };

[[nodiscard]] QString levelWord(Level level);  ///< "chip": in files and on the command line
[[nodiscard]] QString levelLabel(Level level); ///< translated, "Chip"
[[nodiscard]] std::optional<Level> levelFromWord(QStringView word);

} // namespace chipboard
