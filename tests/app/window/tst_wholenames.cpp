// Names next to charts and in the picker at 1366x768, in three languages: none is cut. CHIPBOARD_PICTURES=FOLDER saves
// a screenshot of each page.
#include "app/settings/languages.h"
#include "data/views/planeaxis.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"
#include "widgets/charts/planelayout.h"
#include "widgets/models/pickermodel.h"
#include "widgets/theme/icons.h"

#include <QApplication>
#include <QTreeView>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_wholenames {

/// Row names that are cut.
static QStringList cutNames(const ChartSpec &spec, const TypeScale &type, const QSize &size)
{
    TextRuler ruler;
    QStringList cut;
    if (hasTwoAxes(spec)) {
        const PlaneLayout layout = layoutPlane(spec, type, size, ruler);
        for (qsizetype i = 0; i < layout.yTicks.size() && namedRows(spec.plane.y) > 0; ++i) {
            if (layout.yTicks.at(i).name() != spec.plane.y.tickLabels.at(i))
                cut << spec.plane.y.tickLabels.at(i);
        }
        return cut;
    }
    const ChartLayout layout = layoutChart(spec, type, size, ruler);
    for (qsizetype i = 0; i < layout.row.size(); ++i) {
        if (layout.row.at(i).name() != spec.categories.at(i).shownLabel())
            cut << spec.categories.at(i).shownLabel();
    }
    return cut;
}

class TestWholeNames : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void cutNamesAreFound();
    void rowsOfPagesHaveTheirNames_data();
    void rowsOfPagesHaveTheirNames();
    void thingsToCompareHaveTheirDetails();

private:
    Catalog m_shipped;
};

void TestWholeNames::initTestCase()
{
    const TypeScale type = lightTheme().type; // style and type as in the program
    QApplication::setStyle(new ChipboardStyle);
    QApplication::setFont(type.font(type.body));
    loadShipped();
    m_shipped = m_catalog;
}

void TestWholeNames::cleanup()
{
    closeWindow();
    QLocale::setDefault(QLocale::c());
}

void TestWholeNames::cutNamesAreFound()
{
    ChartSpec spec{.title = u"Bars"_s, .axis = {.maximum = 2.0}};
    spec.categories = {{u"a"_s, u"anextraordinarilylongnamewithoutanyspace"_s, {}, false}};
    ChartPoint point{.value = 1.0};
    spec.series = {{u"s"_s, {point}}};
    QCOMPARE(cutNames(spec, lightTheme().type, {240, 200}).size(), 1);
    QCOMPARE(cutNames(spec, lightTheme().type, {1200, 200}), QStringList());
}

void TestWholeNames::rowsOfPagesHaveTheirNames_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestWholeNames::rowsOfPagesHaveTheirNames()
{
    QFETCH(const QString, language);
    const Language &spoken = *findLanguage(language);
    Speech speech;
    speech.speak(spoken, localeOf(spoken, QLocale::c()));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow(u"overview"_s);
    m_presenter->setFormatter(Formatter(QLocale()));
    child<QDockWidget>(u"numbersDock"_s)->hide(); // as on a window of this height
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    QStringList cut;
    for (const char *page : {"claims", "model-check", "compare", "workload"}) {
        m_window->choosePage(QLatin1String(page));
        m_presenter->update();
        QCoreApplication::processEvents(); // lets the layout of a new page settle
        if (!folder.isEmpty())
            QVERIFY(m_window->grab().save(folder + u"/names-%1-%2.png"_s.arg(language, QLatin1String(page))));
        int seen = 0;
        for (const ChartView *view : m_window->findChildren<ChartView *>()) {
            if (!view->isVisible())
                continue;
            ++seen;
            for (const QString &name : cutNames(view->spec(), lightTheme().type, view->size()))
                cut << u"%1: %2"_s.arg(view->spec().id, name);
        }
        QVERIFY2(seen > 1, page);
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

// "16 × Inferentia" next to "inf1.24xlarge", or on the line below.
void TestWholeNames::thingsToCompareHaveTheirDetails()
{
    m_catalog = m_shipped;
    showWindow(u"compare"_s);
    m_presenter->chooseLevel(Level::Instance);
    m_presenter->update();
    const auto *tree = child<QTreeView>(u"pickerTree"_s);
    const_cast<QTreeView *>(tree)->expandAll();
    QCoreApplication::processEvents();
    const TypeScale type = lightTheme().type;
    const QFontMetrics names(type.font(type.body));
    const QFontMetrics details(type.font(type.small));
    int low = 0;
    int high = 0;
    for (QModelIndex at = tree->model()->index(0, 0); at.isValid(); at = tree->indexBelow(at)) {
        const QString detail = at.data(PickerModel::DetailRole).toString();
        if (detail.isEmpty())
            continue;
        const QRect row = tree->visualRect(at);
        const int needed = names.horizontalAdvance(at.data().toString()) + details.horizontalAdvance(detail) + 32;
        const bool isHigh = row.height() >= names.height() + details.height();
        QVERIFY2(isHigh || needed <= row.width() + 2, qPrintable(at.data().toString() + u' ' + detail));
        QVERIFY(details.horizontalAdvance(detail) + 32 <= row.width());
        ++(isHigh ? high : low);
    }
    QVERIFY(low > 0 && high > 0);
}

CHIPBOARD_TEST(TestWholeNames, QApplication)

} // namespace tst_wholenames

#include "tst_wholenames.moc"
