// Purpose: numbers that the C library reads and prints are the same wherever the program runs. Libraries that print
// with the C library's functions would write "2,9" where the locale of the process has a decimal comma.
#pragma once

namespace chipboard {

/// While one lives, the C library's functions work in the "C" locale in this thread, whatever the process is set to.
class NeutralLocale
{
public:
    NeutralLocale();
    ~NeutralLocale();
    NeutralLocale(const NeutralLocale &) = delete;
    NeutralLocale &operator=(const NeutralLocale &) = delete;

private:
    void *m_before; ///< the thread's locale
};

/// For the whole process, right after the application object has set it to that of the environment: numbers, dates,
/// order and kinds of characters as everywhere. Messages of the system stay in the user's language.
void useNeutralLocale();

} // namespace chipboard
