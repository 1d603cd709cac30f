#include "widgets/theme/typefaces.h"

#include "data/core/tr.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>

namespace chipboard {
namespace {

} // namespace

std::optional<Problem> typefaceFault(const QString &wanted, const QString &found)
{
    if (found == wanted)
        return std::nullopt;
    if (found.isEmpty())
        return Problem{ProblemCode::CannotWrite,
                       tr("No font is installed, so letters would appear as boxes."),
                       tr("Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.").arg(wanted),
                       {},
                       Severity::Error};
    return Problem{
        ProblemCode::CannotRead,
        tr("The font %1 is not installed: text uses %2 and looks different from other computers.").arg(wanted, found),
        tr("Install %1 (in Debian the package fonts-inter).").arg(wanted),
        {},
        Severity::Warning};
}

std::optional<Problem> typefaceFault(const QString &wanted)
{
    const QString found = QFontInfo(QFont(wanted)).family();
    if (found == wanted)
        return std::nullopt; // asking for all families takes long
    return typefaceFault(wanted, QFontDatabase::families().isEmpty() ? QString() : found);
}

} // namespace chipboard
