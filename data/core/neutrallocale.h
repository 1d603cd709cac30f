// Purpose: keeps the C library's number parsing and printing independent of the locale. Libraries that print with the C
// library would write "2,9" if the process locale has a decimal comma.
#pragma once

namespace chipboard {

/// While one exists, this thread's C library functions use the "C" locale, whatever the process locale is.
class NeutralLocale
{
public:
    NeutralLocale();
    ~NeutralLocale();
    NeutralLocale(const NeutralLocale &) = delete;
    NeutralLocale &operator=(const NeutralLocale &) = delete;

private:
    void *m_before; ///< the thread's previous locale
};

/// For the whole process, right after the application object has set the environment's locale: numbers, dates,
/// collation and character classes become neutral. System messages stay in the user's language.
void useNeutralLocale();

} // namespace chipboard
