// Every page with texts a third longer, and in every language: nothing is cut, and the window still fits a small
// screen.
// CHIPBOARD_PICTURES=FOLDER saves a screenshot of each page.
#include "app/settings/languages.h"
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QTextDocumentFragment>
#include <QTranslator>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_longtexts {

/// Doubles the vowels of every text: "Utilisation" is "Uutiiliisaatiioon". Markup, placeholders and mnemonics stay.
class LongTexts : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source, const char * /*note*/,
                                    int /*count*/) const override
    {
        const QString text = QString::fromUtf8(source);
        QString longer;
        bool isMarkup = false;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text.at(i);
            const QChar before = i > 0 ? text.at(i - 1) : QChar();
            isMarkup = isMarkup ? before != u'>' : c == u'<';
            longer += c;
            if (!isMarkup && u"aeiouAEIOU"_s.contains(c) && before != u'%' && before != u'&')
                longer += c.toLower();
        }
        return longer;
    }
};

namespace {

bool isCut(const QLabel &label)
{
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height();
    const QString plain = QTextDocumentFragment::fromHtml(label.text()).toPlainText();
    return label.fontMetrics().size(0, plain).width() > label.width();
}

bool isCut(const QAbstractButton &button)
{
    return !button.text().isEmpty() && button.minimumSizeHint().width() > button.width();
}

// Number fields show "automatic" in the language of the window.
bool isCut(const QDoubleSpinBox &field)
{
    const auto *line = field.findChild<QLineEdit *>();
    return line == nullptr || field.fontMetrics().horizontalAdvance(field.text()) > line->width();
}

template<typename Widget>
QStringList cutOnes(const QWidget &window)
{
    QStringList cut;
    for (const Widget *widget : window.findChildren<Widget *>()) {
        if (widget->isVisible() && !widget->visibleRegion().isEmpty() && isCut(*widget))
            cut << widget->objectName() + u" \""_s + widget->text() + u'"';
    }
    return cut;
}

} // namespace

class TestLongTexts : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void textsGrowByAThird();
    void nothingIsCut_data();
    void nothingIsCut();
    void cleanup();

private:
    LongTexts m_translator;
    Catalog m_shipped;
};

void TestLongTexts::initTestCase()
{
    loadShipped();
    m_shipped = m_catalog;
}

void TestLongTexts::cleanup()
{
    closeWindow();
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(QLocale::c());
}

void TestLongTexts::textsGrowByAThird()
{
    QCOMPARE(m_translator.translate("", "Utilisation", "", -1), u"Uutiiliisaatiioon"_s);
    QCOMPARE(m_translator.translate("", "<b>%1</b> of &Edit %n", "", -1), u"<b>%1</b> oof &Ediit %n"_s);
}

void TestLongTexts::nothingIsCut_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language"); // empty: longer English texts
    const QSize small(1366, 768);
    for (const PageRow &row : pageTable()) {
        const QString page = QString::fromLatin1(row.id);
        for (const QSize size : {small, QSize(1920, 1080)})
            QTest::addRow("%s, %d", row.id, size.width()) << page << size << QString();
    }
    // These pages have the panel, filters, all kinds of charts, the strip and the table.
    for (const char *page : {"overview", "workload", "what-if"}) {
        for (const Language &language : languageTable().subspan(1))
            QTest::addRow("%s, %s", page, language.id)
                << QString::fromLatin1(page) << small << QString::fromLatin1(language.id);
    }
}

void TestLongTexts::nothingIsCut()
{
    QFETCH(const QString, page);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    Speech speech;
    if (language.isEmpty())
        QVERIFY(QCoreApplication::installTranslator(&m_translator));
    else
        speech.speak(*findLanguage(language), QLocale(language));
    m_catalog = inSpokenLanguage(m_shipped);
    showWindow();
    m_window->resize(size);
    m_window->choosePage(page);
    m_presenter->update();
    const auto charts = m_window->findChildren<ChartView *>();
    QTRY_VERIFY(std::ranges::any_of(charts, [](const ChartView *view) {
        return view->isVisible() && view->width() > view->minimumSizeHint().width();
    }));
    QTRY_VERIFY(!child<QTextBrowser>(u"sourceCard"_s)->isVisible() || !cardText().isEmpty());
    const QString folder = qEnvironmentVariable("CHIPBOARD_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(m_window->grab().save(folder + u'/' + page + u"-%1%2.png"_s.arg(language).arg(size.width())));
    QCOMPARE(m_window->size(), size); // not wider than the screen
    QVERIFY(m_window->minimumSizeHint().width() <= size.width());
    QCOMPARE(cutOnes<QLabel>(*m_window).join(u'\n'), QString());
    QCOMPARE(cutOnes<QAbstractButton>(*m_window).join(u'\n'), QString());
    QCOMPARE(cutOnes<QDoubleSpinBox>(*m_window).join(u'\n'), QString());
}

CHIPBOARD_TEST(TestLongTexts, QApplication)

} // namespace tst_longtexts

#include "tst_longtexts.moc"
