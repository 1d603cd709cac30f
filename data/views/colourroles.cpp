#include "data/views/colourroles.h"

#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

constexpr ColourRoleRow rowsOfRoles[] = {
    {ColourRole::Trainium, QT_TRANSLATE_NOOP("ColourRole", "Trainium"), "Trainium"},
    {ColourRole::Inferentia, QT_TRANSLATE_NOOP("ColourRole", "Inferentia"), "Inferentia"},
    {ColourRole::Nvidia, QT_TRANSLATE_NOOP("ColourRole", "NVIDIA"), "NVIDIA"},
    {ColourRole::Other, QT_TRANSLATE_NOOP("ColourRole", "Others"), "Others"},
    {ColourRole::Quiet, QT_TRANSLATE_NOOP("ColourRole", "Not highlighted"),
     QT_TRANSLATE_NOOP("ColourRole", "items that are not highlighted")},
};

QString told(ColourRole role, const char *ColourRoleRow::*text)
{
    const auto found = std::find_if(std::begin(rowsOfRoles), std::end(rowsOfRoles),
                                    [role](const ColourRoleRow &row) { return row.role == role; });
    Q_ASSERT(found != std::end(rowsOfRoles));
    return tr((*found).*text);
}

bool shows(const ChartSpec &chart, ColourRole role)
{
    const auto has = [role](const auto &items) {
        return std::any_of(items.begin(), items.end(), [role](const auto &item) { return item.role == role; });
    };
    const auto isSomebodys = [role](const PlaneLine &line) { return line.role == role && !line.id.isEmpty(); };
    return has(chart.categories) || has(chart.plane.marks)
        || std::any_of(chart.plane.lines.begin(), chart.plane.lines.end(), isSomebodys);
}

} // namespace

std::span<const ColourRoleRow> colourRoles() { return rowsOfRoles; }

QString roleText(ColourRole role) { return told(role, &ColourRoleRow::name); }

QString roleWords(ColourRole role) { return told(role, &ColourRoleRow::spoken); }

QList<ColourRole> rolesIn(const QList<ChartSpec> &charts)
{
    QList<ColourRole> roles;
    for (const ColourRoleRow &row : rowsOfRoles) {
        if (std::any_of(charts.begin(), charts.end(),
                        [&row](const ChartSpec &chart) { return shows(chart, row.role); }))
            roles << row.role;
    }
    return roles;
}

} // namespace chipboard
