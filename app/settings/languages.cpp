#include "app/settings/languages.h"

#include "data/catalog/spoken.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <algorithm>

namespace chipboard {
namespace {

constexpr Language languages[] = {
    {"en", "English", QLocale::English, QLocale::UnitedStates},
    {"de", "Deutsch", QLocale::German, QLocale::Germany},
    {"es", "Español", QLocale::Spanish, QLocale::Spain},
    {"fr", "Français", QLocale::French, QLocale::France},
    {"pt-BR", "Português (Brasil)", QLocale::Portuguese, QLocale::Brazil},
};

/// The files keep all texts in one context: what lupdate takes for the context of a text is not always what the
/// program asks for, and a text means the same wherever it stands (else it has a comment).
class OwnTexts : public QTranslator
{
public:
    QString translate(const char * /*context*/, const char *source, const char *comment, int count) const override
    {
        return QTranslator::translate("Chipboard", source, comment, count);
    }
};

const Language *spoken(QLocale::Language language)
{
    const auto found = std::find_if(std::begin(languages), std::end(languages),
                                    [language](const Language &each) { return each.language == language; });
    return found == std::end(languages) ? nullptr : found;
}

} // namespace

std::span<const Language> languageTable() { return languages; }

const Language *findLanguage(const QString &id)
{
    const auto found = std::find_if(std::begin(languages), std::end(languages), [&id](const Language &each) {
        return id.compare(QLatin1String(each.id), Qt::CaseInsensitive) == 0;
    });
    return found == std::end(languages) ? nullptr : found;
}

const Language &languageFor(const QString &choice, const QLocale &system)
{
    if (const Language *chosen = findLanguage(choice))
        return *chosen;
    for (const QString &name : system.uiLanguages()) {
        if (const Language *language = spoken(QLocale(name).language()))
            return *language;
    }
    return languages[0];
}

QLocale localeOf(const Language &language, const QLocale &system)
{
    return system.language() == language.language ? system : QLocale(language.language, language.country);
}

Catalog inSpokenLanguage(Catalog catalog)
{
    const QLocale::Language language = QLocale().language();
    if (language == QLocale::English || language == QLocale::C)
        return catalog;
    return spoken(std::move(catalog), [](const QString &text) {
        return QCoreApplication::translate("Catalogue", text.toUtf8().constData());
    });
}

Speech::~Speech() { forget(); }

void Speech::speak(const Language &language, const QLocale &locale)
{
    forget();
    QLocale::setDefault(locale);
    if (language.language == QLocale::English)
        return;
    const QString name = QLatin1String(language.id);
    m_qts = std::make_unique<QTranslator>();
    if (m_qts->load(QLocale(name), QStringLiteral("qtbase"), QStringLiteral("_"),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(m_qts.get());
    m_own = std::make_unique<OwnTexts>();
    if (m_own->load(QStringLiteral(":/translations/chipboard_%1.qm").arg(QString(name).replace(u'-', u'_'))))
        QCoreApplication::installTranslator(m_own.get());
}

// A translator that goes takes itself out of the application.
void Speech::forget()
{
    m_own.reset();
    m_qts.reset();
}

} // namespace chipboard
