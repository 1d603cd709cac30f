// The dialogs Export, Shortcuts and About.
#include "tests/support/guitest.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "widgets/dialogs/exportdialog.h"
#include "widgets/dialogs/helpdialogs.h"
#include "widgets/dialogs/sheetpreview.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/pptxexport.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_dialogs {

class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void exportOffersEveryFormatAndSize();
    void exportTakesAndGivesAChoice();
    void exportShowsAllQuestionsWhereThereIsRoom();
    void exportKeepsItsTargetInSight();
    void exportWorksWithKeysAlone();
    void exportTakesReturnEachTime();
    void exportCanBeLeft();
    void anUnknownChoiceIsNotShown();
    void exportOffersWhatTheFormatUses_data();
    void exportOffersWhatTheFormatUses();
    void formatsAreCheckedByTheirWords();
    void aDeckIsOfferedAsPages();
    void exportTellsThePixels();
    void exportTellsWhatIsMissing_data();
    void exportTellsWhatIsMissing();
    void previewIsTheExport();
    void previewOfAPresentationIsItsSlides();
    void previewSpeaksTheLanguage();
    void findingsAreMendedInTheDialog();
    void onlySlidesAreCheckedOnTheTemplate();
    void overwritingIsAskedOnce();
    void everyQuestionHasAName();
    void shortcutsListsItsRows();
    void aboutTellsVersionDataAndLicences();
    void aboutCutsNothingInLargeType();
    void exportKeepsItsButtonsInLargeType();
};

namespace {

PageSpec pageOf(const QString &id, int charts)
{
    PageSpec page{.id = id, .title = u"Page %1"_s.arg(id)};
    for (int i = 0; i < charts; ++i) {
        ChartSpec chart{.id = u"c%1"_s.arg(i),
                        .title = u"Chart %1"_s.arg(i),
                        .categories = {{u"x"_s, u"X"_s}},
                        .series = {{u"s"_s, {ChartPoint{}}}}};
        chart.series.first().points.first().value = 1.0 + i;
        page.charts << chart;
    }
    return page;
}

ExportOffer offerOf(QList<ExportRecipe> *asked = nullptr)
{
    ExportOffer offer{.page = u"compare"_s,
                      .charts = {{u"c0"_s, u"Chart 0"_s}, {u"c1"_s, u"Chart 1"_s}},
                      .languages = {{u"de"_s, u"Deutsch"_s}, {u"fr"_s, QString::fromUtf8("Français")}},
                      .theme = lightTheme()};
    offer.content = [asked](const ExportRecipe &recipe) -> Result<ExportContent> {
        const ExportAsk &ask = recipe.ask;
        if (asked != nullptr)
            *asked << recipe;
        if (ask.what == ExportWhat::All)
            return ExportContent{{pageOf(u"compare"_s, 2), pageOf(u"value"_s, 1), pageOf(u"roofline"_s, 1)}};
        if (ask.what == ExportWhat::Report) {
            ReportSpec report{.title = u"Report"_s};
            report.chapters << ReportChapter{u"compare"_s, u"Compare"_s, pageOf(u"compare"_s, 2), {}};
            return ExportContent{{pageOf(u"compare"_s, 2)}, report};
        }
        return ExportContent{{pageOf(u"compare"_s, 2)}};
    };
    return offer;
}

ExportChoice choiceOf(const QStringList &formats, const QString &folder)
{
    ExportChoice choice{.formats = formats};
    choice.recipe.ask.pages = {u"compare"_s};
    choice.folder = folder;
    choice.name = u"out"_s;
    return choice;
}

template<typename Widget>
Widget *part(const QWidget &dialog, const char *name)
{
    return dialog.findChild<Widget *>(QLatin1String(name));
}

} // namespace

void TestDialogs::exportOffersEveryFormatAndSize()
{
    const ExportDialog dialog;
    for (const Exporter &exporter : exporterTable()) {
        const auto *list = part<QListWidget>(dialog, "exportFormats");
        const QString ending = u"*."_s + QLatin1String(exporter.suffix);
        bool found = false;
        for (int i = 0; i < list->count(); ++i)
            found = found || list->item(i)->toolTip() == ending;
        QVERIFY2(found, exporter.id);
    }
    QCOMPARE(part<QComboBox>(dialog, "exportSize")->count(), static_cast<int>(pageSizes().size()) + 1);
    QCOMPARE(part<QComboBox>(dialog, "exportTheme")->count(), static_cast<int>(exportThemes().size()));
    QCOMPARE(part<QComboBox>(dialog, "exportType")->count(), static_cast<int>(exportTypes().size()));
}

void TestDialogs::exportTakesAndGivesAChoice()
{
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    ExportChoice choice = choiceOf({u"pdf"_s, u"png"_s}, folder.path());
    choice.recipe.options = {.pageSize = u"letter"_s,
                             .numbersPage = true,
                             .scale = 3,
                             .keepsBoard = false,
                             .theme = u"dark"_s,
                             .typeScale = u"large"_s};
    dialog.setChoice(choice);
    QCOMPARE(dialog.choice(), choice);
    choice.recipe.ask = {ExportWhat::Chart, {u"compare"_s}, u"c1"_s};
    choice.recipe.options.pageSize = u"8x4.5in"_s;
    choice.recipe.options.forArchives = true;
    choice.recipe.options.language = u"fr"_s;
    dialog.setChoice(choice);
    QCOMPARE(dialog.choice(), choice);
    dialog.renew(offerOf());
    QCOMPARE(dialog.choice(), choice);
    choice.recipe.ask = {ExportWhat::All, {}, {}};
    dialog.setChoice(choice);
    QCOMPARE(dialog.choice(), choice);
}

// Nothing is cut off and nothing scrolls on a screen that is high enough.
void TestDialogs::exportShowsAllQuestionsWhereThereIsRoom()
{
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setStyleSheet(styleSheetOf(lightTheme()));
    dialog.setOffer(offerOf());
    dialog.setChoice(choiceOf({u"pptx"_s, u"pdf"_s}, folder.path()));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto *name = part<QLineEdit>(dialog, "exportName");
    const QRect seen = name->visibleRegion().boundingRect();
    QVERIFY2(seen == name->rect(), qPrintable(u"%1 of %2"_s.arg(seen.height()).arg(name->height())));
    const auto *last = part<QWidget>(dialog, "exportTemplate");
    for (const QScrollBar *bar : dialog.findChildren<QScrollBar *>())
        QVERIFY2(!bar->isVisible() || !bar->parentWidget()->parentWidget()->isAncestorOf(last), "it scrolls");
}

// On a laptop of 1366 x 768, whatever is chosen: the other questions scroll.
void TestDialogs::exportKeepsItsTargetInSight()
{
    constexpr QSize room(1350, 640); // less than remains beside a title bar and a panel
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setStyleSheet(styleSheetOf(lightTheme()));
    dialog.setOffer(offerOf());
    dialog.setChoice(choiceOf({u"pdf"_s}, folder.path()));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.resize(room);
    auto *formats = part<QListWidget>(dialog, "exportFormats");
    for (int i = 0; i < formats->count(); ++i)
        formats->item(i)->setCheckState(Qt::Checked); // template, outlines
    QCoreApplication::processEvents();
    QCOMPARE(dialog.size(), room);
    for (const char *id : {"exportFolder", "exportBrowse", "exportName", "exportAccept"}) {
        const auto *field = part<QWidget>(dialog, id);
        QVERIFY2(field->visibleRegion().boundingRect() == field->rect(), id);
    }
    // In one line with the other fields, as in one form.
    const auto left = [&dialog](const char *id) { return part<QWidget>(dialog, id)->mapTo(&dialog, QPoint()).x(); };
    QCOMPARE(left("exportName"), left("exportWhat"));
    QCOMPARE(left("exportFolder"), left("exportWhat"));
}

// Every option by its mnemonic, then Return.
void TestDialogs::exportWorksWithKeysAlone()
{
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    dialog.setChoice(choiceOf({u"pdf"_s}, folder.path()));
    QSignalSpy requested(&dialog, &ExportDialog::exportRequested);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto alt = [&dialog](Qt::Key key) { QTest::keyClick(&dialog, key, Qt::AltModifier); };
    alt(Qt::Key_W);
    QTRY_COMPARE(dialog.focusWidget(), part<QComboBox>(dialog, "exportWhat"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
    alt(Qt::Key_C);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
    alt(Qt::Key_F);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportFormats"_s);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Home);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Right);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
    alt(Qt::Key_S);
    QTest::keyClicks(dialog.focusWidget(), u"A4"_s);
    alt(Qt::Key_R);
    QTRY_COMPARE(dialog.choice().recipe.options.pageSize, u"a4-portrait"_s); // click() animates the button
    alt(Qt::Key_O);
    QTest::keyClicks(dialog.focusWidget(), u"Dark"_s);
    alt(Qt::Key_X);
    QTest::keyClicks(dialog.focusWidget(), u"Large"_s);
    alt(Qt::Key_G);
    QTest::keyClicks(dialog.focusWidget(), u"Deu"_s);
    alt(Qt::Key_A);
    alt(Qt::Key_K);
    QTRY_VERIFY(dialog.choice().recipe.options.numbersPage && !dialog.choice().recipe.options.keepsBoard);
    alt(Qt::Key_N);
    QCOMPARE(dialog.focusWidget()->objectName(), u"exportName"_s);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(dialog.focusWidget(), u"mine"_s);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    ExportChoice expected = choiceOf({u"pdf"_s, u"svg"_s}, folder.path());
    expected.name = u"mine"_s;
    expected.recipe.ask = {ExportWhat::Chart, {u"compare"_s}, u"c1"_s};
    expected.recipe.options = {.pageSize = u"a4-portrait"_s,
                               .numbersPage = true,
                               .scale = 2,
                               .keepsBoard = false,
                               .theme = u"dark"_s,
                               .typeScale = u"large"_s,
                               .language = u"de"_s};
    const auto got = requested.first().first().value<ExportChoice>();
    QCOMPARE(got.formats, expected.formats);
    QCOMPARE(got.name, expected.name);
    QCOMPARE(got.recipe.ask.chart, expected.recipe.ask.chart);
    QCOMPARE(got.recipe.options.pageSize, expected.recipe.options.pageSize);
    QCOMPARE(got.recipe.options.theme, expected.recipe.options.theme);
    QCOMPARE(got.recipe.options.typeScale, expected.recipe.options.typeScale);
    QCOMPARE(got.recipe.options.numbersPage, expected.recipe.options.numbersPage);
    QCOMPARE(got, expected);
}

// The window keeps its dialog: the focus stays where it was left, for example on Cancel.
void TestDialogs::exportTakesReturnEachTime()
{
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    dialog.setChoice(choiceOf({u"pdf"_s}, folder.path()));
    const QSignalSpy requested(&dialog, &ExportDialog::exportRequested);
    for (int time = 1; time <= 3; ++time) {
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTRY_VERIFY(dialog.focusWidget() != nullptr);
        QCOMPARE(dialog.focusWidget()->objectName(), u"exportWhat"_s);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(requested.size(), time);
        dialog.showProgress(0.5); // leaves only Cancel
        dialog.showIdle();
        const auto buttons = dialog.findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text().contains(u"Cancel"_s))
                button->setFocus();
        }
        dialog.accept();
    }
}

void TestDialogs::exportCanBeLeft()
{
    ExportDialog dialog;
    const QSignalSpy rejected(&dialog, &QDialog::rejected);
    const QSignalSpy stopped(&dialog, &ExportDialog::stopRequested);
    dialog.open();
    dialog.showProgress(0.5); // the first Escape stops, the second one closes
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(stopped.size(), 1);
    QVERIFY(dialog.isVisible() && dialog.isBusy());
    dialog.showIdle();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(rejected.size(), 1);
}

void TestDialogs::anUnknownChoiceIsNotShown()
{
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    const ExportChoice before = dialog.choice();
    ExportChoice wrong = choiceOf({u"gif"_s}, QString());
    wrong.name.clear();
    wrong.recipe.options = {.pageSize = u"poster"_s,
                            .numbersPage = false,
                            .scale = 9,
                            .keepsBoard = false,
                            .theme = u"red"_s,
                            .typeScale = u"tiny"_s,
                            .language = u"tlh"_s};
    dialog.setChoice(wrong);
    QCOMPARE(dialog.choice(), before);
}

void TestDialogs::exportOffersWhatTheFormatUses_data()
{
    QTest::addColumn<QStringList>("formats");
    QTest::addColumn<bool>("page");
    QTest::addColumn<bool>("pixels");
    QTest::addColumn<bool>("board");
    QTest::newRow("pdf") << QStringList{u"pdf"_s} << true << false << true;
    QTest::newRow("svg") << QStringList{u"svg"_s} << true << false << true;
    QTest::newRow("png") << QStringList{u"png"_s} << true << true << true;
    QTest::newRow("csv") << QStringList{u"csv"_s} << false << false << false;
    QTest::newRow("xlsx") << QStringList{u"xlsx"_s} << false << false << true;
    QTest::newRow("one of them is enough") << QStringList{u"csv"_s, u"png"_s} << true << true << true;
}

void TestDialogs::exportOffersWhatTheFormatUses()
{
    QFETCH(const QStringList, formats);
    ExportDialog dialog;
    dialog.setChoice(choiceOf(formats, u"/"_s));
    for (const char *name : {"exportSize", "exportNumbers", "exportTheme", "exportType"})
        QTEST(part<QWidget>(dialog, name)->isEnabled(), "page");
    QTEST(part<QComboBox>(dialog, "exportScale")->isEnabled(), "pixels");
    QTEST(part<QWidget>(dialog, "exportBoard")->isEnabled(), "board");
}

// Users click the text, not the check box.
void TestDialogs::formatsAreCheckedByTheirWords()
{
    ExportDialog dialog;
    dialog.setChoice(choiceOf({u"pdf"_s}, u"/"_s));
    dialog.show();
    auto *formats = part<QListWidget>(dialog, "exportFormats");
    QListWidgetItem *slides = nullptr;
    for (int i = 0; i < formats->count(); ++i) {
        if (formats->item(i)->data(Qt::UserRole).toString() == u"pptx"_s)
            slides = formats->item(i);
    }
    QVERIFY(slides != nullptr);
    const QRect row = formats->visualItemRect(slides);
    const auto clickAt = [formats](const QPoint &at) {
        QTest::mouseClick(formats->viewport(), Qt::LeftButton, {}, at);
    };
    clickAt(row.center());
    QCOMPARE(dialog.choice().formats, (QStringList{u"pdf"_s, u"pptx"_s}));
    clickAt({row.left() + 8, row.center().y()}); // the check box
    QCOMPARE(dialog.choice().formats, QStringList(u"pdf"_s));
    QTest::keyClick(formats, Qt::Key_Space);
    QCOMPARE(dialog.choice().formats, (QStringList{u"pdf"_s, u"pptx"_s}));
}

// Table formats are not available for a deck, and return with the page.
void TestDialogs::aDeckIsOfferedAsPages()
{
    ExportDialog dialog;
    ExportChoice choice = choiceOf({u"pdf"_s, u"xlsx"_s}, u"/"_s);
    choice.recipe.ask = {ExportWhat::Deck, {}, {}};
    dialog.setChoice(choice);
    QCOMPARE(dialog.choice().formats, QStringList(u"pdf"_s));
    const auto *formats = part<QListWidget>(dialog, "exportFormats");
    for (int i = 0; i < formats->count(); ++i) {
        const QString id = formats->item(i)->data(Qt::UserRole).toString();
        const bool isOfPages = QStringList{u"pdf"_s, u"pptx"_s, u"png"_s, u"svg"_s}.contains(id);
        QCOMPARE(formats->item(i)->flags().testFlag(Qt::ItemIsEnabled), isOfPages);
    }
    auto *what = part<QComboBox>(dialog, "exportWhat");
    what->setCurrentIndex(what->findData(static_cast<int>(ExportWhat::Page)));
    QCOMPARE(dialog.choice().formats, (QStringList{u"pdf"_s, u"xlsx"_s}));
}

// 13.333 x 7.5 in and 10 x 7.5 in at 96 dots per inch.
void TestDialogs::exportTellsThePixels()
{
    ExportDialog dialog;
    ExportChoice choice = choiceOf({u"png"_s}, u"/"_s);
    choice.recipe.options.scale = 3;
    dialog.setChoice(choice);
    const auto *pixels = part<QComboBox>(dialog, "exportScale");
    QCOMPARE(pixels->currentText(), u"3840 x 2160"_s);
    choice.recipe.options.scale = 1;
    choice.recipe.options.pageSize = u"slide-4x3"_s;
    dialog.setChoice(choice);
    QCOMPARE(pixels->currentText(), u"960 x 720"_s);
    // A typed pixel size is exact, and a scale can still multiply it.
    choice.recipe.options.scale = 2;
    choice.recipe.options.pageSize = u"5x4in"_s;
    dialog.setChoice(choice);
    auto *own = part<QLineEdit>(dialog, "exportOwnSize");
    own->selectAll();
    QTest::keyClicks(own, u"1600x900px"_s);
    QCOMPARE(pixels->currentText(), u"1600 x 900"_s);
    QCOMPARE(dialog.choice().recipe.options.scale, 1);
    choice.recipe.options.pageSize = u"800x450px"_s; // as in the settings
    dialog.setChoice(choice);
    QCOMPARE(pixels->currentText(), u"1600 x 900"_s);
}

void TestDialogs::exportTellsWhatIsMissing_data()
{
    QTest::addColumn<QStringList>("formats");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("told");
    const QStringList pdf{u"pdf"_s};
    QTest::newRow("all is there") << pdf << u"/"_s << u"a"_s << u"a4"_s << QString();
    QTest::newRow("no format") << QStringList() << u"/"_s << u"a"_s << u"a4"_s << u"Choose at least one format"_s;
    QTest::newRow("no name") << pdf << u"/"_s << u" "_s << u"a4"_s << u"name"_s;
    QTest::newRow("a path as a name") << pdf << u"/"_s << u"a/b"_s << u"a4"_s << u"name"_s;
    QTest::newRow("no folder") << pdf << QString() << u"a"_s << u"a4"_s << u"folder"_s;
    QTest::newRow("no such folder") << pdf << u"/nowhere/at/all"_s << u"a"_s << u"a4"_s << u"folder"_s;
    QTest::newRow("no size") << pdf << u"/"_s << u"a"_s << u"12x"_s << u"12x"_s;
}

void TestDialogs::exportTellsWhatIsMissing()
{
    QFETCH(const QStringList, formats);
    QFETCH(const QString, folder);
    QFETCH(const QString, name);
    QFETCH(const QString, size);
    QFETCH(const QString, told);
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    ExportChoice choice = choiceOf(formats, folder);
    choice.recipe.options.pageSize = u"100x100mm"_s;
    choice.name = name;
    dialog.setChoice(choice);
    if (!findPageSize(size))
        part<QLineEdit>(dialog, "exportOwnSize")->setText(size);
    QVERIFY2(part<QLabel>(dialog, "exportNote")->text().contains(told),
             qPrintable(part<QLabel>(dialog, "exportNote")->text()));
    QCOMPARE(part<QPushButton>(dialog, "exportAccept")->isEnabled(), told.isEmpty());
}

// Same sheets as in the file; keys and buttons turn pages; as large as possible.
void TestDialogs::previewIsTheExport()
{
    QList<ExportRecipe> asked;
    ExportDialog dialog;
    dialog.setOffer(offerOf(&asked));
    ExportChoice choice = choiceOf({u"pdf"_s}, u"/"_s);
    choice.recipe.ask = {ExportWhat::All, {}, {}};
    dialog.setChoice(choice);
    dialog.open();
    auto *preview = part<SheetPreview>(dialog, "sheetPreview");
    QTRY_COMPARE(preview->sheetCount(), 3);
    QCOMPARE(asked.last(), choice.recipe);
    const auto *picture = part<QLabel>(dialog, "previewPicture");
    const QImage first = picture->pixmap().toImage();
    const auto *area = part<QWidget>(dialog, "previewArea");
    QVERIFY(first.width() <= area->width() && first.height() <= area->height() && first.width() > 400);
    TextRuler ruler;
    const auto papers = paperPages(offerOf().content(choice.recipe).value().pages, choice.recipe.options, ruler);
    const double factor = first.width() / double(papers.value().first().layout.size.width());
    QVERIFY(qAbs(sheetPicture(papers.value().first(), 0, factor, 1.0).width() - first.width()) <= 1);
    QTest::keyClick(&dialog, Qt::Key_PageDown);
    QCOMPARE(preview->sheet(), 1);
    QVERIFY(picture->pixmap().toImage() != first);
    QTest::mouseClick(part<QWidget>(dialog, "previewNext"), Qt::LeftButton);
    QTest::keyClick(&dialog, Qt::Key_PageDown); // there is no fourth sheet
    QCOMPARE(part<QLabel>(dialog, "previewNumber")->text(), u"3 / 3"_s);
    QTest::mouseClick(part<QWidget>(dialog, "previewTrueSize"), Qt::LeftButton);
    QCOMPARE(picture->pixmap().width(), 1280 * dialog.logicalDpiX() / 96);
    QTest::keyClick(part<QComboBox>(dialog, "exportWhat"), Qt::Key_End); // cover, contents and the page
    QTRY_COMPARE(part<QLabel>(dialog, "previewNumber")->text(), u"3 / 3"_s);
    QTest::keyClick(part<QComboBox>(dialog, "exportWhat"), Qt::Key_Home);
    QTRY_COMPARE(preview->sheetCount(), 1);
    QCOMPARE(preview->sheet(), 0);
}

// One painted picture per slide; if sheets are exported, too, both can be viewed.
void TestDialogs::previewOfAPresentationIsItsSlides()
{
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    ExportChoice choice = choiceOf({u"pptx"_s}, u"/"_s);
    choice.recipe.ask = {ExportWhat::Report, {}, {}};
    dialog.setChoice(choice);
    dialog.open();
    const auto *preview = part<SheetPreview>(dialog, "sheetPreview");
    const auto *number = part<QLabel>(dialog, "previewNumber");
    const auto content = offerOf().content(choice.recipe).value();
    const QList<DeckPicture> slides =
        deckPictures(content.pages, deckOptions(choice.recipe.options, content.report, {}).value());
    QTRY_COMPARE(preview->sheetCount(), static_cast<int>(slides.size()));
    QCOMPARE(number->text(), u"Slide 1 of %1"_s.arg(slides.size()));
    QVERIFY(!part<QWidget>(dialog, "segment.slides")->isVisible());
    const QImage first = part<QLabel>(dialog, "previewPicture")->pixmap().toImage();
    QTest::keyClick(&dialog, Qt::Key_PageDown);
    QVERIFY(part<QLabel>(dialog, "previewPicture")->pixmap().toImage() != first);
    choice.formats << u"pdf"_s;
    dialog.setChoice(choice);
    QTRY_VERIFY(part<QWidget>(dialog, "segment.slides")->isVisible());
    QTest::mouseClick(part<QAbstractButton>(dialog, "segment.sheets"), Qt::LeftButton);
    QVERIFY2(!number->text().startsWith(u"Slide"_s), qPrintable(number->text()));
    QTest::mouseClick(part<QAbstractButton>(dialog, "segment.slides"), Qt::LeftButton);
    QCOMPARE(preview->sheetCount(), static_cast<int>(slides.size()));
}

// Only the layout uses the chosen language.
void TestDialogs::previewSpeaksTheLanguage()
{
    QStringList spoken;
    ExportDialog dialog;
    ExportOffer offer = offerOf();
    offer.speak = [&spoken](const QString &language) -> std::shared_ptr<void> {
        spoken << language;
        return {&spoken, [](QStringList *list) { *list << u"."_s; }};
    };
    dialog.setOffer(offer);
    dialog.setChoice(choiceOf({u"pdf"_s}, u"/"_s));
    dialog.open();
    QTRY_COMPARE(spoken, (QStringList{QString(), u"."_s}));
    auto *language = part<QComboBox>(dialog, "exportLanguage");
    QCOMPARE(language->currentText(), u"Same as window"_s);
    QTest::keyClick(language, Qt::Key_End);
    QCOMPARE(dialog.choice().recipe.options.language, u"fr"_s);
    QTRY_COMPARE(spoken.mid(2), (QStringList{u"fr"_s, u"."_s}));
}

// The template of the last slides is remembered, and a PDF is not laid out on it.
void TestDialogs::onlySlidesAreCheckedOnTheTemplate()
{
    ExportOffer offer = offerOf();
    QStringList checked;
    offer.check = [&checked](const ExportRecipe &recipe) {
        checked << recipe.options.deckTemplate;
        return QList<SlideFinding>();
    };
    ExportDialog dialog;
    dialog.setOffer(offer);
    ExportChoice choice = choiceOf({u"pptx"_s}, u"/"_s);
    choice.recipe.options.deckTemplate = u"/company.potx"_s;
    dialog.setChoice(choice);
    dialog.open();
    QTRY_VERIFY(!checked.isEmpty());
    QCOMPARE(checked.constLast(), u"/company.potx"_s);
    choice.formats = {u"pdf"_s};
    dialog.setChoice(choice);
    QTRY_COMPARE(checked.constLast(), QString());
    QCOMPARE(dialog.choice().recipe.options.deckTemplate, u"/company.potx"_s);
}

// One finding for each wrong option; its button fixes it, and fixes of the board go to the board's owner.
void TestDialogs::findingsAreMendedInTheDialog()
{
    Board fewer = onDemandBoard();
    fewer.charts = fewer.charts.first(2);
    const SlideMend charts{u"Keep 2 charts"_s, fewer, {}, {}};
    ExportOffer offer = offerOf();
    offer.check = [&charts](const ExportRecipe &recipe) {
        QList<SlideFinding> findings;
        const auto find = [&](bool isWrong, const char *rule, const char *option, const char *right) {
            if (isWrong)
                findings << SlideFinding{QLatin1String(rule),
                                         SlideSeverity::Fault,
                                         u"Wrong."_s,
                                         {u"Mend"_s, {}, {{QLatin1String(option), QLatin1String(right)}}, {}}};
        };
        find(recipe.options.pageSize != u"slide", "small", "size", "slide");
        find(recipe.options.theme != u"light", "faint", "theme", "light");
        find(recipe.options.typeScale != u"normal", "tiny", "type", "normal");
        if (recipe.ask.what == ExportWhat::Page)
            findings << SlideFinding{u"full"_s, SlideSeverity::Caution, u"Full."_s, charts};
        return findings;
    };
    ExportDialog dialog;
    dialog.setOffer(offer);
    ExportChoice choice = choiceOf({u"pdf"_s}, u"/"_s);
    choice.recipe.options.pageSize = u"a4"_s;
    choice.recipe.options.theme = u"dark"_s;
    choice.recipe.options.typeScale = u"small"_s;
    dialog.setChoice(choice);
    QSignalSpy asked(&dialog, &ExportDialog::mendRequested);
    dialog.open();
    auto *list = part<SlideCheckList>(dialog, "slideCheckList");
    QTRY_COMPARE(list->findings().size(), 4);
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.height() <= 660 && part<QWidget>(dialog, "exportCheck")->isVisible());
    for (qsizetype left = 3; left >= 1; --left) {
        QTest::mouseClick(part<QPushButton>(dialog, "mend.0"), Qt::LeftButton);
        QTRY_COMPARE(list->findings().size(), left);
    }
    QCOMPARE(dialog.choice().recipe.options, ExportOptions());
    QCOMPARE(asked.size(), 0);
    auto *button = part<QPushButton>(dialog, "mend.0");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<SlideMend>(), charts);
    QTest::keyClick(part<QComboBox>(dialog, "exportWhat"), Qt::Key_End);
    QTRY_VERIFY(list->findings().isEmpty());
    QVERIFY(part<QWidget>(dialog, "exportCheck")->height() < 60); // only the verdict
    dialog.setChoice(choiceOf({u"csv"_s}, u"/"_s));               // no slide check for tables
    QTRY_VERIFY(part<QWidget>(dialog, "exportCheck")->isHidden());
}

// One question for all files; Escape keeps them.
void TestDialogs::overwritingIsAskedOnce()
{
    ExportDialog dialog;
    ExportOffer offer = offerOf();
    offer.existing = [](const ExportChoice &choice) {
        return mapped(choice.formats, [&](const QString &format) { return u"out."_s + format; });
    };
    dialog.setOffer(offer);
    dialog.setChoice(choiceOf({u"pdf"_s, u"svg"_s}, u"/"_s));
    QSignalSpy requested(&dialog, &ExportDialog::exportRequested);
    dialog.open();
    QTest::keyClick(&dialog, Qt::Key_Return);
    auto *question = part<QMessageBox>(dialog, "exportOverwrite");
    QVERIFY(question && question->informativeText().contains(u"out.pdf\nout.svg"_s));
    QTest::keyClick(question, Qt::Key_Escape);
    QCOMPARE(requested.size(), 0);
    QTRY_VERIFY(part<QMessageBox>(dialog, "exportOverwrite") == nullptr);
    QTest::keyClick(&dialog, Qt::Key_Return);
    question = part<QMessageBox>(dialog, "exportOverwrite");
    QVERIFY(QTest::qWaitForWindowActive(question));
    QTest::keyClick(question, Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(requested.size(), 1);
}

void TestDialogs::everyQuestionHasAName()
{
    ExportDialog dialog;
    dialog.setOffer(offerOf());
    dialog.open();
    QVERIFY(dialog.sizeHint().width() <= 1366 && dialog.minimumSizeHint().height() <= 700);
    for (QWidget *field : dialog.findChildren<QWidget *>()) {
        if (field->focusPolicy() == Qt::NoFocus || !field->isVisible() || field->objectName().startsWith(u"qt_"_s))
            continue;
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(field);
        QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(), qPrintable(field->objectName()));
    }
}

void TestDialogs::shortcutsListsItsRows()
{
    const ShortcutsDialog dialog({{u"File"_s, u"Export…"_s, u"Ctrl+E"_s}, {u"View"_s, u"Full screen"_s, u"F11"_s}});
    const auto *table = dialog.findChild<QTableWidget *>(u"shortcutsTable"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 1)->text(), u"Full screen"_s);
    QCOMPARE(table->item(1, 2)->text(), u"F11"_s);
    QVERIFY(!table->item(0, 0)->flags().testFlag(Qt::ItemIsEditable));
}

void TestDialogs::aboutTellsVersionDataAndLicences()
{
    const AboutDialog dialog({u"1.2.3"_s, u"2026-11-20"_s, u"34 chips"_s}, applicationIcon());
    const auto text = [&dialog](const char *name) { return dialog.findChild<QLabel *>(QLatin1String(name))->text(); };
    QVERIFY(text("aboutName").contains(u"1.2.3"_s));
    QCOMPARE(text("aboutData"), u"Catalogue of 2026-11-20: 34 chips."_s);
    for (const QString &name :
         {u"General Public License, version 3 or later"_s, u"Qt"_s, u"QCustomPlot"_s, u"nlohmann/json"_s, u"Inter"_s})
        QVERIFY2(text("aboutLicences").contains(name), qPrintable(name));
}

void TestDialogs::aboutCutsNothingInLargeType()
{
    AboutDialog dialog({u"1.2.3"_s, u"2026-11-20"_s, u"34 chips"_s}, applicationIcon());
    dialog.setStyleSheet(u"QLabel { font-size: 26px; }"_s); // twice the default
    QFont large = dialog.font();
    large.setPixelSize(26);
    dialog.setFont(large);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY2(dialog.width() > 440, "the dialog did not grow with its letters");
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->hasHeightForWidth())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->objectName()));
    }
}

void TestDialogs::exportKeepsItsButtonsInLargeType()
{
    ExportDialog dialog;
    dialog.setStyleSheet(u"* { font-size: 26px; }"_s);
    dialog.setOffer({});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.resize(1340, 700);
    QCoreApplication::processEvents();
    QCOMPARE(dialog.size(), QSize(1340, 700)); // no content requires more
    const auto *accept = part<QPushButton>(dialog, "exportAccept");
    QVERIFY(dialog.rect().contains(accept->geometry().translated(accept->parentWidget()->mapTo(&dialog, QPoint()))));
    for (const QCheckBox *box : dialog.findChildren<QCheckBox *>()) // only options for slides or SVG are hidden
        QVERIFY2(box->isHidden() || box->width() >= box->sizeHint().width(), qPrintable(box->text()));
}

CHIPBOARD_TEST(TestDialogs, QApplication)

} // namespace tst_dialogs

#include "tst_dialogs.moc"
