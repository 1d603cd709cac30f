// Purpose: the languages that Chipboard speaks, as a table, and the one that it speaks now: its texts, Qt's own, and
// how numbers and dates are written. Texts of data files are as their sources have them.
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
    const char *name; ///< in that language itself, UTF-8
    QLocale::Language language;
    QLocale::Country country; ///< where nothing tells another one
};
[[nodiscard]] std::span<const Language> languageTable(); ///< English first
[[nodiscard]] const Language *findLanguage(const QString &id);

/// Of a setting: a language's id, or "system" for the first of the system's languages that is spoken. Else English.
[[nodiscard]] const Language &languageFor(const QString &choice, const QLocale &system = QLocale::system());
/// The system's own way to write numbers where it has this language, else that of the language's largest country.
[[nodiscard]] QLocale localeOf(const Language &language, const QLocale &system = QLocale::system());

/// With its words in the language that is spoken now.
[[nodiscard]] Catalog inSpokenLanguage(Catalog catalog);

/// What the program speaks while this lives; needs the application object. English before, and after.
class Speech
{
public:
    Speech();
    ~Speech();
    Q_DISABLE_COPY_MOVE(Speech)

    /// Texts that are asked for from now on are in it, and QLocale() writes its numbers.
    void speak(const Language &language, const QLocale &locale);
    /// The same for this thread alone and only while what is returned lives: for files in another language than the
    /// window's. Widgets are not told, so what is shown stays as it is. One at a time.
    [[nodiscard]] std::shared_ptr<void> aside(const Language &language, const QLocale &locale);

private:
    class Interpreter;

    void forget();

    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qts;
    std::unique_ptr<Interpreter> m_interpreter;
};

/// Of an exported file: the same on every machine, whatever its system is set to.
[[nodiscard]] QLocale fileLocaleOf(const Language &language);

} // namespace chipboard
