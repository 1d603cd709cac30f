#include "data/core/neutrallocale.h"

#include <QtGlobal>

#include <clocale>

#ifdef Q_OS_UNIX
#include <locale.h>
#ifdef Q_OS_DARWIN
#include <xlocale.h>
#endif
#endif

namespace chipboard {

#ifdef Q_OS_UNIX

static locale_t plainLocale()
{
    static const locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
    return plain;
}

NeutralLocale::NeutralLocale()
    : m_before(uselocale(plainLocale()))
{
}

NeutralLocale::~NeutralLocale() { uselocale(static_cast<locale_t>(m_before)); }

#else

NeutralLocale::NeutralLocale()
    : m_before(nullptr)
{
}

NeutralLocale::~NeutralLocale() = default; // the process stays in the "C" locale

#endif

void useNeutralLocale()
{
    for (const int category : {LC_NUMERIC, LC_TIME, LC_MONETARY, LC_COLLATE})
        std::setlocale(category, "C");
    // HarfBuzz takes the default language from here, and some fonts select glyphs by it. Without such a locale, the
    // plain one would know only ASCII letters.
    std::setlocale(LC_CTYPE, "C.UTF-8");
}

} // namespace chipboard
