// Purpose: texts that people read, in the language that is spoken. English is in the sources; the translations keep one
// context for all of it (resources/translations/update.py), so functions and classes without QObject need no context.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace chipboard {

/// `comment` tells two meanings of one text apart; `count` chooses the plural and stands for %n.
[[nodiscard]] inline QString tr(const char *text, const char *comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("Chipboard", text, comment, count);
}

} // namespace chipboard
