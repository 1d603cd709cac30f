#include "app/settings/languages.h"

#include "data/catalog/spoken.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <QThread>

#include <atomic>
#include <map>

namespace chipboard {
/// The translations of one language, loaded once; English has none.
struct LanguageTexts
{
    std::unique_ptr<QTranslator> own;
    std::unique_ptr<QTranslator> qts;
};

namespace {

constexpr Language languages[] = {
    {"en", "English", QLocale::English, QLocale::UnitedStates},
    {"de", "Deutsch", QLocale::German, QLocale::Germany},
    {"es", "Español", QLocale::Spanish, QLocale::Spain},
    {"fr", "Français", QLocale::French, QLocale::France},
    {"pt-BR", "Português (Brasil)", QLocale::Portuguese, QLocale::Brazil},
};

/// The translation files use a single context: lupdate does not always derive the context that the program requests,
/// and a text has the same meaning everywhere (else it has a comment).
class OwnTexts : public QTranslator
{
public:
    QString translate(const char * /*context*/, const char *source, const char *comment, int count) const override
    {
        return QTranslator::translate("Chipboard", source, comment, count);
    }
};

LanguageTexts textsOf(const Language &language)
{
    LanguageTexts texts;
    if (language.language == QLocale::English)
        return texts;
    const QString name = QLatin1String(language.id);
    texts.qts = std::make_unique<QTranslator>();
    if (!texts.qts->load(QLocale(name), QStringLiteral("qtbase"), QStringLiteral("_"),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        texts.qts.reset();
    texts.own = std::make_unique<OwnTexts>();
    if (!texts.own->load(QStringLiteral(":/translations/chipboard_%1.qm").arg(QString(name).replace(u'-', u'_'))))
        texts.own.reset();
    return texts;
}

const Language *spoken(QLocale::Language language)
{
    return findWhere(languages, [language](const Language &each) { return each.language == language; });
}

} // namespace

std::span<const Language> languageTable() { return languages; }

const Language *findLanguage(const QString &id)
{
    return findWhere(languages, [&id](const Language &each) {
        return id.compare(QLatin1String(each.id), Qt::CaseInsensitive) == 0;
    });
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
        return spoken(std::move(catalog), [](const QString &text) { return text; });
    return spoken(std::move(catalog), [](const QString &text) { return tr(text.toUtf8().constData()); });
}

QLocale fileLocaleOf(const Language &language)
{
    return localeOf(language, QLocale(QLocale::English, QLocale::UnitedStates));
}

/// Installed first. During aside() it answers for one thread and hides the other translators, even for texts it cannot
/// translate. It stays installed, so that no language-change events are sent.
class Speech::Interpreter : public QTranslator
{
public:
    void begin(const Language &language)
    {
        const auto known = m_known.find(language.id);
        m_texts =
            known != m_known.end() ? &known->second : &m_known.emplace(language.id, textsOf(language)).first->second;
        m_asker = QThread::currentThreadId();
    }
    void end() { m_asker = nullptr; }

    QString translate(const char *context, const char *source, const char *comment, int count) const override
    {
        if (m_asker != QThread::currentThreadId())
            return {};
        for (const QTranslator *texts : {m_texts->own.get(), m_texts->qts.get()}) {
            const QString found = texts != nullptr ? texts->translate(context, source, comment, count) : QString();
            if (!found.isNull())
                return found;
        }
        return QString::fromUtf8(source);
    }

private:
    std::map<std::string, LanguageTexts> m_known;
    const LanguageTexts *m_texts = nullptr;   // used only by the asking thread
    std::atomic<Qt::HANDLE> m_asker{nullptr}; // the catalogue may be loading in another thread
};

Speech::Speech() = default;

Speech::~Speech() { forget(); }

void Speech::speak(const Language &language, const QLocale &locale)
{
    forget();
    QLocale::setDefault(locale);
    LanguageTexts texts = textsOf(language);
    m_qts = std::move(texts.qts);
    m_own = std::move(texts.own);
    for (QTranslator *each : {m_qts.get(), m_own.get()}) {
        if (each != nullptr)
            QCoreApplication::installTranslator(each);
    }
}

std::shared_ptr<void> Speech::aside(const Language &language, const QLocale &locale)
{
    const QLocale before;
    if (!m_interpreter) {
        m_interpreter = std::make_unique<Interpreter>();
        QCoreApplication::installTranslator(m_interpreter.get()); // empty, so no event is sent
    }
    QLocale::setDefault(locale);
    m_interpreter->begin(language);
    return {m_interpreter.get(), [before](Interpreter *interpreter) {
                interpreter->end();
                QLocale::setDefault(before);
            }};
}

// A destroyed translator removes itself from the application.
void Speech::forget()
{
    m_interpreter.reset(); // a new one must come before those installed next
    m_own.reset();
    m_qts.reset();
}

} // namespace chipboard
