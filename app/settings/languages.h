// Purpose: the table of supported languages, and the current one: translations of the program and of Qt, and number and
// date formats. Texts of data files stay in their source language.
#pragma once

#include "data/catalog/catalog.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>
#include <span>

namespace chipboard {

struct Language
{
    const char *id;   ///< "pt-BR": as typed
    const char *name; ///< in that language, UTF-8
    QLocale::Language language;
    QLocale::Country country; ///< default if the system has none
};
[[nodiscard]] std::span<const Language> languageTable(); ///< English first
[[nodiscard]] const Language *findLanguage(const QString &id);

/// Resolves a setting: a language id, or "system" for the first supported system language. Else English.
[[nodiscard]] const Language &languageFor(const QString &choice, const QLocale &system = QLocale::system());
/// The system locale if it has this language, else that of the language's largest country.
[[nodiscard]] QLocale localeOf(const Language &language, const QLocale &system = QLocale::system());

/// The catalogue with its texts in the current language.
[[nodiscard]] Catalog inSpokenLanguage(Catalog catalog);

/// The program's language during its lifetime; requires the application object. English before and after.
class Speech
{
public:
    Speech();
    ~Speech();
    Q_DISABLE_COPY_MOVE(Speech)

    /// Sets the language of subsequent translations and the default QLocale.
    void speak(const Language &language, const QLocale &locale);
    /// The same for this thread only, while the result is alive: for files in another language than the window's.
    /// Widgets get no change event, so the window is unaffected. One at a time.
    [[nodiscard]] std::shared_ptr<void> aside(const Language &language, const QLocale &locale);

private:
    class Interpreter;

    void forget();

    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qts;
    std::unique_ptr<Interpreter> m_interpreter;
};

/// For exported files: the same on every machine, regardless of system settings.
[[nodiscard]] QLocale fileLocaleOf(const Language &language);

} // namespace chipboard
