#include "app/window/pricelists.h"

#include "app/settings/settings.h"
#include "app/store/importedbooks.h"
#include "data/board/books.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/files/boardio.h"
#include "data/import/importedbook.h"
#include "widgets/dialogs/snapshotsdialog.h"
#include "widgets/theme/parts.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace chipboard {
constexpr int typingRestMs = 300; ///< an import writes in several steps

static bool names(const Board &board, const Snapshot &snapshot)
{
    const QList<BookId> books = booksOf(board);
    return std::ranges::any_of(books, [&snapshot](const BookId &book) {
        const std::optional<ImportedName> name = importedNameIn(book);
        return name && (name->content.isEmpty() ? name->snapshot == snapshot.id : name->content == snapshot.content);
    });
}

static QStringList idsOf(const QList<PriceBook> &books)
{
    return mapped(books, [](const PriceBook &book) { return book.id.text() + QLatin1Char(' ') + book.absence; });
}

PriceLists::PriceLists(Presenter &presenter, BoardDocument &document, const WindowServices &services, QWidget *window)
    : QObject(window)
    , m_presenter(presenter)
    , m_document(document)
    , m_services(services)
    , m_window(window)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(typingRestMs);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, [this] { m_timer.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, [this] { m_timer.start(); });
    connect(&m_timer, &QTimer::timeout, this, &PriceLists::lookAgain);
    connect(&document, &BoardDocument::boardChanged, this, &PriceLists::bringNamed);
    note();
}

void PriceLists::bringNamed()
{
    const QList<BookId> books = booksOf(m_document.board());
    const bool areThere =
        std::ranges::all_of(books, [this](const BookId &book) { return m_presenter.shipped().book(book) != nullptr; });
    if (areThere || !m_services.replaceCatalog)
        return;
    Catalog catalog = m_presenter.shipped();
    const Problems problems = addImportedBooks(catalog, m_services.priceStore, books);
    if (!problems.isEmpty()) {
        m_stamp.clear(); // retry later if the store is being written
        emit failed(problems);
    }
    m_services.replaceCatalog(withAbsentBooks(std::move(catalog), books));
    m_presenter.catalogReplaced();
}

void PriceLists::note()
{
    watch();
    m_stamp = stamp();
}

void PriceLists::watch()
{
    if (m_services.priceStore.isEmpty())
        return;
    const QString folder = QFileInfo(m_services.priceStore).absolutePath();
    for (const QString &path : {m_services.priceStore, folder}) {
        const bool isWatched = m_watcher.files().contains(path) || m_watcher.directories().contains(path);
        if (!isWatched && QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

QString PriceLists::stamp() const
{
    const QFileInfo file(m_services.priceStore);
    return file.exists() ? QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch())
                         : QString();
}

void PriceLists::lookAgain()
{
    if (m_services.priceStore.isEmpty() || stamp() == m_stamp)
        return;
    note();
    read();
    showLines();
}

void PriceLists::read()
{
    if (!m_services.replaceCatalog)
        return;
    m_presenter.storeChanged();
    const QList<BookId> named = booksOf(m_document.board());
    Catalog catalog = withoutImportedBooks(m_presenter.shipped());
    if (const Problems problems = addImportedBooks(catalog, m_services.priceStore, named); !problems.isEmpty()) {
        m_stamp.clear(); // keeps the loaded lists until the store is readable again
        emit failed(problems);
        return;
    }
    catalog = withAbsentBooks(std::move(catalog), named);
    if (idsOf(catalog.books) == idsOf(m_presenter.shipped().books))
        return;
    m_services.replaceCatalog(std::move(catalog));
    m_presenter.catalogReplaced();
}

Result<QList<Snapshot>> PriceLists::snapshots() const
{
    if (!QFileInfo::exists(m_services.priceStore))
        return QList<Snapshot>();
    const auto opened = PriceStore::open(m_services.priceStore, PriceStore::Place::Untouched);
    if (!opened)
        return opened.problem();
    return opened.value()->snapshots();
}

void PriceLists::showList()
{
    if (!m_dialog) {
        m_dialog = transient<SnapshotsDialog>(m_window);
        connect(m_dialog, &SnapshotsDialog::removeRequested, this, &PriceLists::askToRemove);
    }
    lookAgain();
    showLines();
    bringToFront(*m_dialog);
}

void PriceLists::showLines()
{
    if (!m_dialog)
        return;
    const Result<QList<Snapshot>> all = snapshots();
    if (!all) {
        emit failed({all.problem()});
        return;
    }
    const Formatter &formatter = m_presenter.formatter();
    QList<SnapshotLine> lines;
    for (const Snapshot &one : all.value()) {
        const QString date = one.asOf.isEmpty() ? tr("undated") : dateText(one.asOf);
        const QString provider = one.provider.isEmpty() ? tr("several") : one.provider;
        lines << SnapshotLine{one.id,
                              {date, QFileInfo(one.file).fileName(), provider, formatter.integer(one.prices),
                               dateText(one.importedAt.left(10)), usersOf(one).join(QStringLiteral(", "))}};
    }
    m_dialog->setLines(lines);
}

QStringList PriceLists::usersOf(const Snapshot &snapshot) const
{
    QStringList users;
    if (names(m_document.board(), snapshot))
        users << tr("the board in this window");
    for (const QString &path : recentBoards(m_services.settings)) {
        const bool isOpenHere = QFileInfo(path) == QFileInfo(m_document.path());
        const BoardLoad load = isOpenHere ? BoardLoad() : readBoardFile(path);
        if (load.board && names(*load.board, snapshot))
            users << QFileInfo(path).fileName();
    }
    return users;
}

QString PriceLists::question(const Snapshot &snapshot) const
{
    const QString prices = m_presenter.formatter().integer(snapshot.prices);
    const QString removal = snapshot.prices == 1
        ? tr("%1 price dated %2 from %3 will be removed. Import the file again to restore it.")
        : tr("%1 prices dated %2 from %3 will be removed. Import the file again to restore them.");
    QStringList sentences{removal.arg(prices, snapshot.asOf.isEmpty() ? tr("an unknown date") : dateText(snapshot.asOf),
                                      QFileInfo(snapshot.file).fileName())};
    const QStringList users = usersOf(snapshot);
    sentences << (users.isEmpty() ? tr("No board in this window or in the recent files uses them.")
                                  : tr("Used by: %1. Numbers that depend on them will be missing.")
                                        .arg(users.join(QStringLiteral(", "))));
    return sentences.join(QLatin1Char('\n'));
}

void PriceLists::askToRemove(qint64 snapshot)
{
    const Result<QList<Snapshot>> all = snapshots();
    if (!all) {
        emit failed({all.problem()});
        return;
    }
    const auto *found = findWhere(all.value(), [snapshot](const Snapshot &one) { return one.id == snapshot; });
    if (found == nullptr)
        return;
    QWidget *parent = m_dialog ? static_cast<QWidget *>(m_dialog.data()) : m_window;
    auto *box = named<QMessageBox>("removeQuestion", QMessageBox::Question, tr("Remove imported prices?"),
                                   question(*found), QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *keep = box->addButton(tr("&Keep them"), QMessageBox::RejectRole);
    QPushButton *accept = box->addButton(tr("&Remove them"), QMessageBox::DestructiveRole);
    accept->setObjectName(QStringLiteral("removeAccept"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(accept, &QPushButton::clicked, this, [this, one = *found] { remove(one); });
    box->open();
}

void PriceLists::remove(const Snapshot &snapshot)
{
    const auto opened = PriceStore::open(m_services.priceStore);
    if (!opened) {
        emit failed({opened.problem()});
        return;
    }
    const Result<Done> done = opened.value()->remove(snapshot.id);
    note();
    read();
    showLines();
    if (!done)
        emit failed({done.problem()});
    else
        emit removed(tr("The prices dated %1 from %2 were removed.")
                         .arg(dateText(snapshot.asOf), QFileInfo(snapshot.file).fileName()));
}

} // namespace chipboard
