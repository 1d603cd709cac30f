// Purpose: texts for people, in the current language. Sources are in English; translations use one context for all
// texts (resources/translations/update.py), so functions and classes without QObject need none.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace chipboard {

/// `comment` distinguishes two meanings of the same text; `count` selects the plural and replaces %n.
[[nodiscard]] inline QString tr(const char *text, const char *comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("Chipboard", text, comment, count);
}

} // namespace chipboard
