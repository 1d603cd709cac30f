// Purpose: scenarios in words: what one sets ("Discount 50 %"), and what sets it apart from the others.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/units/format.h"

namespace chipboard {

/// "Prices", "Discount", "Trainium3 price": the head of a row of settings.
[[nodiscard]] QString settingName(const Catalog &catalog, const Board &board, const SettingId &setting);
/// "On-demand list", "50 %", "1.80 USD/h", "as published", "as the workload has it".
[[nodiscard]] QString settingValue(const Catalog &catalog, const Scenario &scenario, const SettingId &setting,
                                   const Formatter &formatter);
/// Name and value of everything in which the scenarios differ: "Prices On-demand list · Discount 50 %".
[[nodiscard]] QString scenarioText(const Catalog &catalog, const Board &board, qsizetype index,
                                   const Formatter &formatter);
/// "Prices of “Base” and “Discount”: On-demand list, us-east-1, 2026-07-20" for each list, by the scenarios' names and
/// lists.
[[nodiscard]] QStringList scenarioBooks(const Catalog &catalog, const QList<std::pair<QString, BookId>> &scenarios,
                                        const Formatter &formatter);

/// "“Base”"
[[nodiscard]] QString quotedName(const QString &name);

} // namespace chipboard
