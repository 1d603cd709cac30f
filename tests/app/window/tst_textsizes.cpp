// Pages at 1366x768 in large type: no text above or below the charts is cut, and charts keep the height that their type
// needs, in English and in a longer language.
// CHIPBOARD_PICTURES=FOLDER saves a screenshot of each page.
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/pages/pageparts.h"
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QScrollArea>
#include <QScrollBar>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_textsizes {

class TestTextSizes : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void nothingIsCut_data();
    void nothingIsCut();
    void thePageIsAsItWasInUsualType();

private:
    void show(const char *page);
    [[nodiscard]] QWidget *page() const;
    [[nodiscard]] bool headScrolls() const;
    Catalog m_shipped;
};

void TestTextSizes::initTestCase()
{
    const TypeScale type = lightTheme().type;
    QApplication::setStyle(new ChipboardStyle);
    QApplication::setFont(type.font(type.body));
    loadShipped();
    m_shipped = m_catalog;
}

void TestTextSizes::cleanup()
{
    m_window->chooseTextSize(100);
    closeWindow();
    QLocale::setDefault(QLocale::c());
}

void TestTextSizes::show(const char *page)
{
    m_window->choosePage(QLatin1String(page));
    m_presenter->update();
    for (int i = 0; i < 6; ++i) // lets the layout of a new page settle
        QCoreApplication::processEvents();
}

QWidget *TestTextSizes::page() const
{
    const auto areas = m_window->findChildren<QScrollArea *>(u"chartScroll"_s);
    const auto area = std::ranges::find_if(areas, [](const QScrollArea *one) { return one->isVisible(); });
    return area == areas.end() ? nullptr : (*area)->parentWidget();
}

bool TestTextSizes::headScrolls() const
{
    const auto *area = page()->findChild<QScrollArea *>(u"chartScroll"_s);
    return area->isAncestorOf(page()->findChild<QLabel *>(u"pageTitle"_s));
}

void TestTextSizes::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("size");
    QTest::newRow("English, twice as large") << u"en"_s << 200;
    QTest::newRow("German, half as large again") << u"de"_s << 150;
    QTest::newRow("German, twice as large") << u"de"_s << 200;
}

void TestTextSizes::nothingIsCut()
{
    QFETCH(const QString, language);
    QFETCH(const int, size);
    const Language &spoken = *findLanguage(language);
    Speech speech;
    speech.speak(spoken, localeOf(spoken, QLocale::c()));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow(u"overview"_s);
    m_presenter->setFormatter(Formatter(QLocale()));
    m_window->chooseTextSize(size);
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    for (const char *id : {"overview", "workload", "advisor", "claims"}) {
        show(id);
        QVERIFY2(page() != nullptr, id);
        if (!folder.isEmpty())
            QVERIFY(m_window->grab().save(folder + u"/%1-%2-%3.png"_s.arg(language, QLatin1String(id)).arg(size)));
        for (TextLabel *text : page()->findChildren<TextLabel *>()) {
            const QByteArray what = id + (": " + text->label().text().left(60).toUtf8()) + " is "
                + QByteArray::number(text->height()) + " of " + QByteArray::number(text->heightForWidth(text->width()))
                + " high";
            QTRY_VERIFY2(!text->isVisible() || text->height() >= text->heightForWidth(text->width()), what.constData());
        }
        for (const ChartView *view : page()->findChildren<ChartView *>()) {
            if (view->isVisible())
                QTRY_VERIFY2(view->height() >= view->minimumSizeHint().height(), id);
        }
    }
    for (const QDoubleSpinBox *field : m_window->findChildren<QDoubleSpinBox *>())
        QVERIFY2(field->width() > field->fontMetrics().horizontalAdvance(field->specialValueText()),
                 qPrintable(field->accessibleName() + u": "_s + field->specialValueText()));
    QCOMPARE(m_window->size(), QSize(1366, 768));
}

// In default type, header and footer stay visible while charts scroll; this also holds after large type is reset.
void TestTextSizes::thePageIsAsItWasInUsualType()
{
    m_catalog = m_shipped;
    showWindow(u"overview"_s);
    show("overview");
    QVERIFY(!headScrolls());
    const QRect before = chart(0)->geometry();
    m_window->chooseTextSize(200);
    show("overview");
    QVERIFY(headScrolls());
    QVERIFY(page()->findChild<QScrollArea *>(u"chartScroll"_s)->verticalScrollBar()->maximum() > 0);
    m_window->chooseTextSize(100);
    show("overview");
    QVERIFY(!headScrolls());
    QCOMPARE(chart(0)->height(), before.height()); // widened docks keep their width
}

CHIPBOARD_TEST(TestTextSizes, QApplication)

} // namespace tst_textsizes

#include "tst_textsizes.moc"
