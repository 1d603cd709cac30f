#include "tests/app/soak/soakdesk.h"

#include "app/store/importedbooks.h"
#include "app/window/exportcontroller.h"
#include "app/window/ownthings.h"
#include "data/files/catalogreader.h"
#include "data/import/importedbook.h"
#include "tests/support/ondemandboard.h"
#include "widgets/export/safefile.h"
#include "widgets/pages/pagewidget.h"
#include "widgets/panels/messagepanel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>
#include <QPixmapCache>
#include <QStackedWidget>
#include <QWhatsThis>

#include <cstdio>
#include <cstdlib>

namespace chipboard::testing {

using namespace Qt::StringLiterals;

constexpr int waitMs = 300'000;

// Qt's message handler has no context pointer; there is only one desk.
static SoakDesk *listening = nullptr;

static void keepWarning(QtMsgType type, const QMessageLogContext & /*context*/, const QString &message)
{
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(message));
        std::abort();
    }
    if (type != QtDebugMsg && type != QtInfoMsg && anyWarning().match(message).hasMatch())
        listening->warnings << message;
}

SoakDesk::SoakDesk()
    : m_catalog(loadCatalog({}).catalog)
    , m_settings(path(u"settings.ini"_s))
    , m_document(onDemandBoard())
    , m_presenter(std::make_unique<Presenter>(m_catalog, m_document, Formatter()))
{
    listening = this;
    QPixmapCache::setCacheLimit(0); // Qt keeps a key for each discarded pixmap, one per button size
    m_before = qInstallMessageHandler(keepWarning);
    writeLists();
    m_keeper = std::make_unique<BoardKeeper>(m_document, lastBoard());
    m_speech.speak(languageFor(u"en"_s), QLocale::c());
    m_presenter->setFormatter(Formatter(QLocale::c()));
    m_owner = std::make_unique<WindowOwner>(*m_presenter, m_document, services(), m_speech);
    m_owner->setPrepare([](MainWindow &next) { next.ownThings().watch({}); });
    startOver();
}

SoakDesk::~SoakDesk()
{
    m_owner.reset();
    m_keeper.reset();
    m_presenter.reset();
    qInstallMessageHandler(m_before);
    listening = nullptr;
}

WindowServices SoakDesk::services()
{
    WindowServices services{m_settings, chooser, [this](const QUrl &url) { opened << url; }};
    services.priceStore = path(u"prices.sqlite"_s);
    services.chipsFolder = path(u"catalog"_s);
    services.mappings = path(u"mappings"_s);
    services.catalogFolders = QStringList{services.chipsFolder};
    services.readCatalog = [store = services.priceStore,
                            folders = services.catalogFolders](const QList<BookId> &pinned) {
        CatalogLoad load = loadCatalog(folders);
        load.problems << addImportedBooks(load.catalog, store, pinned);
        load.catalog = withAbsentBooks(std::move(load.catalog), pinned);
        return load;
    };
    services.replaceCatalog = [this](Catalog catalog) { m_catalog = inSpokenLanguage(std::move(catalog)); };
    services.speech = &m_speech;
    return services;
}

// Three readable price lists and one invalid file.
void SoakDesk::writeLists() const
{
    QDir().mkpath(path(u"lists"_s));
    QDir().mkpath(path(u"boards"_s));
    QDir().mkpath(path(u"out"_s));
    const QByteArray head = "instance_type,region,usd_per_hour,as_of\n";
    const QByteArray dates[] = {"2026-05-11", "2026-07-20", "2026-09-01"};
    for (const QByteArray &date : dates) {
        QByteArray text = head;
        for (int region = 1; region <= 20; ++region)
            text += "p5.48xlarge,us-east-" + QByteArray::number(region) + ",55.04," + date + "\ntrn1.32xlarge,us-east-"
                + QByteArray::number(region) + ",21.5," + date + '\n';
        (void)writeFileSafely(price(QString::fromLatin1(date) + u".csv"_s), text);
    }
    (void)writeFileSafely(price(u"broken.csv"_s), "no list of prices\n\x01\x02");
    const std::pair<QString, QByteArray> models[] = {{u"small"_s, "8"}, {u"large"_s, "80"}, {u"broken"_s, "0"}};
    for (const auto &[folder, layers] : models) {
        QDir().mkpath(path(folder));
        (void)writeFileSafely(path(folder + u"/config.json"_s),
                              "{\"model_type\": \"llama\", \"hidden_size\": 4096, \"num_attention_heads\": 32, "
                              "\"intermediate_size\": 14336, \"vocab_size\": 128256, \"num_hidden_layers\": "
                                  + layers + '}');
    }
    (void)writeFileSafely(path(u"boards/broken.chipboard"_s), "{\"kind\": \"board\", \"version\": 1, \"chips\": [3]}");
}

// Also removes imported chips and prices, so that memory is comparable with a first start.
void SoakDesk::startOver()
{
    QDir(path(u"catalog"_s)).removeRecursively();
    for (const QString &ending : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(path(u"prices.sqlite"_s) + ending);
    chooser.questions.clear();
    opened.clear();
    QApplication::clipboard()->clear();
    window().chooseTheme(u"light"_s);
    window().chooseEyes({});
    window().chooseTextSize(100);
    for (const Setting kept : {Setting::OpenForms, Setting::RecentBoards})
        m_settings.set(kept, QStringList());
    m_document.restore(onDemandBoard(), {}, true);
    window().messages().dismiss();
    firstLayout(); // panels are created when first shown, so that the next window equals a first start
    m_owner->chooseLanguage(u"en"_s); // recreates the window without pages
    window().messages().dismiss();
    firstLayout();
    window().show();
    settle();
    activate(&window());
}

void SoakDesk::firstLayout()
{
    window().choosePage(u"compare"_s);
    window().setWindowState(Qt::WindowNoState);
    window().resize(1366, 768);
    window().resetLayout();
    window().findChild<QDockWidget *>(u"numbersDock"_s)->show(); // collapsed on a window of this height
}

void SoakDesk::settle()
{
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    m_presenter->update();
    QCoreApplication::processEvents();
}

bool SoakDesk::waitFor(const std::function<bool()> &isSo) { return QTest::qWaitFor(isSo, waitMs); }

void SoakDesk::activate(QWidget *one)
{
    one->raise();
    one->activateWindow();
    QCoreApplication::processEvents();
    if (QApplication::activeWindow() != one)
        (void)QTest::qWaitForWindowActive(one, 1000);
}

QWidget *SoakDesk::otherWindow()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    // The topmost one: windows below it receive no keys.
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    if (auto *tour = seen<QWidget>(u"tourCallout"_s))
        return tour;
    QWidget *other = nullptr;
    for (QWidget *one : QApplication::topLevelWidgets()) {
        const bool isOther = one->isVisible() && one != &window() && one->windowType() != Qt::ToolTip
            && qobject_cast<QDockWidget *>(one) == nullptr;
        if (isOther && (other == nullptr || other->isAncestorOf(one) || one->isModal()))
            other = one;
    }
    return other;
}

bool SoakDesk::leaveDialogs()
{
    constexpr int swift = 20;
    QElapsedTimer clock; // on a slow disk, cancelling an import takes more than some rounds
    clock.start();
    for (int round = 0; round < swift || clock.elapsed() < waitMs; ++round) {
        settle();
        if (QWhatsThis::inWhatsThisMode())
            QWhatsThis::leaveWhatsThisMode();
        QWidget *other = otherWindow();
        if (other == nullptr)
            break;
        if (round % 8 == 7) // Esc may only cancel the reading of a file
            other->close();
        else
            QTest::keyClick(other->focusWidget() != nullptr ? other->focusWidget() : other, Qt::Key_Escape);
        if (round >= swift)
            (void)QTest::qWaitFor([this] { return otherWindow() == nullptr; }, 10);
    }
    if (!window().isVisible()) // closed from the palette
        window().show();
    if (QApplication::activeWindow() != &window())
        activate(&window());
    return otherWindow() == nullptr;
}

PageWidget *SoakDesk::page() { return qobject_cast<PageWidget *>(child<QStackedWidget>(u"pages"_s)->currentWidget()); }

bool SoakDesk::trigger(const char *id)
{
    auto *action = child<QAction>(QLatin1String(id));
    if (action == nullptr) {
        fault = u"there is no action %1"_s.arg(QLatin1String(id));
        return false;
    }
    if (!action->isEnabled())
        return false;
    action->trigger();
    return true;
}

void SoakDesk::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = window().focusWidget();
    QTest::keyClick(focus != nullptr && focus->isVisible() ? focus : &window(), static_cast<Qt::Key>(key), modifiers);
}

void SoakDesk::type(QLineEdit &line, const QString &text, int last)
{
    line.setFocus();
    line.selectAll();
    QTest::keyClick(&line, Qt::Key_Backspace);
    for (const QChar letter : text) {
        // QTest::keyClicks() asserts on letters without a key on a US keyboard.
        const Qt::Key key = letter.unicode() < 0x80 ? QTest::asciiToKey(letter.toLatin1()) : Qt::Key_unknown;
        QTest::sendKeyEvent(QTest::Click, &line, key, QString(letter), Qt::NoModifier);
    }
    QTest::keyClick(&line, static_cast<Qt::Key>(last));
}

QString SoakDesk::chooseFrom(QMenu &menu)
{
    emit menu.aboutToShow();
    QList<QAction *> entries;
    for (QAction *entry : menu.actions()) {
        if (!entry->isSeparator() && entry->isEnabled() && entry->isVisible())
            entries << entry;
    }
    if (entries.isEmpty())
        return {};
    QAction *entry = anyOf(entries);
    if (entry->menu() != nullptr)
        return chooseFrom(*entry->menu());
    const QString told = entry->text().remove(u'&');
    entry->trigger();
    return told;
}

} // namespace chipboard::testing
