// An export must not lose existing files, nor be lost when the window is about to close.
#include "app/window/windowowner.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QFile>
#include <QPointer>
#include <QStatusBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_exportkeeping {

class TestExportKeeping : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { loadShipped(); }
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void languagesWaitForAnExport();
    void existingFilesAreAskedAbout_data();
    void existingFilesAreAskedAbout();
    void hiddenFilesAreAskedAbout();
};

// A new window would destroy the export.
void TestExportKeeping::languagesWaitForAnExport()
{
    const QLocale before;
    m_window.reset();
    Speech speech;
    WindowServices services{*m_settings, m_chooser, [](const QUrl &) {}};
    WindowOwner owner(*m_presenter, *m_document, services, speech);
    owner.window().show();
    QVERIFY(QTest::qWaitForWindowActive(&owner.window()));
    const QString path = m_folder->filePath(u"out.pdf"_s);
    QTest::keyClick(&owner.window(), Qt::Key_E, Qt::ControlModifier);
    auto *dialog = owner.window().findChild<ExportDialog *>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    dialog->setTarget(m_folder->path(), u"out"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(owner.window().exporting().isRunning());
    const QPointer<MainWindow> window = &owner.window();
    owner.chooseLanguage(u"fr"_s);
    QVERIFY(!window.isNull() && owner.window().exporting().isRunning());
    QVERIFY2(owner.window().statusBar()->currentMessage().contains(u"when the export is done"_s),
             qPrintable(owner.window().statusBar()->currentMessage()));
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(window.isNull());
    QCOMPARE(m_settings->text(Setting::Language), u"fr"_s);
    speech.speak(*findLanguage(u"en"_s), before);
    QLocale::setDefault(before);
}

void TestExportKeeping::existingFilesAreAskedAbout_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QStringList>("asked");
    const int page = int(ExportWhat::Page);
    const int all = int(ExportWhat::All);
    const int report = int(ExportWhat::Report);
    QTest::newRow("the file") << page << u"pdf"_s << QStringList{u"a.pdf"_s, u"a.png"_s} << QStringList{u"a.pdf"_s};
    QTest::newRow("sheets of a picture") << page << u"png"_s << QStringList{u"a-2.png"_s, u"b-2.png"_s}
                                         << QStringList{u"a-2.png"_s};
    QTest::newRow("one file of all pages")
        << all << u"pdf"_s << QStringList{u"a.pdf"_s, u"a-value.pdf"_s} << QStringList{u"a.pdf"_s};
    QTest::newRow("a picture of each page")
        << all << u"png"_s << QStringList{u"a-value.png"_s, u"a.png"_s} << QStringList{u"a-value.png"_s};
    QTest::newRow("sheets of each page") << all << u"svg"_s << QStringList{u"a-compare-2.svg"_s}
                                         << QStringList{u"a-compare-2.svg"_s};
    QTest::newRow("pictures of a report")
        << report << u"png"_s << QStringList{u"a-value.png"_s, u"a-other.png"_s} << QStringList{u"a-value.png"_s};
    QTest::newRow("a report") << report << u"pdf"_s << QStringList{u"a.pdf"_s, u"a-value.pdf"_s}
                              << QStringList{u"a.pdf"_s};
    QTest::newRow("names with signs of patterns")
        << page << u"png"_s << QStringList{u"a-[1].png"_s, u"a-x.svg"_s} << QStringList{u"a-[1].png"_s};
    QTest::newRow("nothing") << all << u"png"_s << QStringList{u"b-value.png"_s} << QStringList();
}

void TestExportKeeping::existingFilesAreAskedAbout()
{
    QFETCH(const int, what);
    QFETCH(const QString, format);
    QFETCH(const QStringList, there);
    QFETCH(const QStringList, asked);
    QTemporaryDir folder;
    for (const QString &name : there) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    ExportChoice choice{.formats = {format}, .folder = folder.path(), .name = u"a"_s};
    choice.recipe.ask.what = static_cast<ExportWhat>(what);
    QCOMPARE(filesInTheWay(choice), asked);
}

// On systems where a leading dot hides files.
void TestExportKeeping::hiddenFilesAreAskedAbout()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u".a.pdf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    ExportChoice choice{.formats = {u"pdf"_s}, .folder = folder.path(), .name = u".a"_s};
    QCOMPARE(filesInTheWay(choice), QStringList{u".a.pdf"_s});
    choice.name = u"a"_s;
    QCOMPARE(filesInTheWay(choice), QStringList());
}

CHIPBOARD_TEST(TestExportKeeping, QApplication)

} // namespace tst_exportkeeping

#include "tst_exportkeeping.moc"
