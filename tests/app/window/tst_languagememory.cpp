// Memory must not grow with language changes, which replace the window. CHIPBOARD_LANGUAGE_CHANGES sets how many, for
// longer measurements; memory use is printed after every tenth.
#include "app/window/windowowner.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QCoreApplication>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <array>
#include <cstdio>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_languagememory {

namespace {

constexpr int warmUp = 10; ///< changes until each language was used twice
constexpr double mebibyte = 1024.0 * 1024.0;

/// Bytes in use, without what the allocator retains; 0 if unavailable.
double memoryInUse()
{
    if (isSanitized())
        return static_cast<double>(__sanitizer_get_current_allocated_bytes()) / mebibyte;
#ifdef __GLIBC__
    return static_cast<double>(mallinfo2().uordblks) / mebibyte;
#else
    return 0.0;
#endif
}

} // namespace

class TestLanguageMemory : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void levelsOff();
};

// A leak once cost 16 MB over 40 changes.
void TestLanguageMemory::levelsOff()
{
    constexpr std::array languages{"de", "es", "fr", "pt-BR", "en"};
    const int asked = qEnvironmentVariableIntValue("CHIPBOARD_LANGUAGE_CHANGES");
    const int changes = asked > 0 ? asked : 20;
    showWindow();
    closeWindow();
    m_document = std::make_unique<BoardDocument>(onDemandBoard());
    m_presenter = std::make_unique<Presenter>(m_catalog, *m_document, Formatter());
    WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
    services.readCatalog = [](const QList<BookId> &) { return loadCatalog({}); };
    services.replaceCatalog = [this](Catalog catalog) { m_catalog = inSpokenLanguage(std::move(catalog)); };
    const QLocale before;
    Speech speech;
    double begun = 0.0;
    double ended = 0.0;
    {
        WindowOwner owner(*m_presenter, *m_document, services, speech);
        owner.window().show();
        for (int i = 1; i <= warmUp + changes; ++i) {
            owner.chooseLanguage(QString::fromLatin1(languages.at(static_cast<std::size_t>(i) % languages.size())));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
            if (i == warmUp)
                begun = memoryInUse();
            if (i % 10 == 0)
                std::fprintf(stderr, "%d changes: %.2f MiB in use\n", i, memoryInUse());
        }
        ended = memoryInUse();
    }
    m_presenter.reset();
    m_document.reset();
    QLocale::setDefault(before);
    if (begun <= 0.0)
        QSKIP("The memory in use inconclusive here.");
    QVERIFY2(ended - begun < 0.02 * changes,
             qPrintable(u"%1 MiB more after %2 changes"_s.arg(ended - begun).arg(changes)));
}

CHIPBOARD_TEST(TestLanguageMemory, QApplication)

} // namespace tst_languagememory

#include "tst_languagememory.moc"
