// The window at its first start on a 1366x768 screen, where it is 1350x720: counts and prints its words, and those from
// the title to the first number of the answer.
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"

#include <QLabel>
#include <QMenuBar>
#include <QPaintEngine>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_firstscreen {

namespace {

struct SeenText
{
    QPointF at; ///< in window coordinates
    QString text;
};

/// Paints nothing and records texts.
class TextEngine : public QPaintEngine
{
public:
    explicit TextEngine(QList<SeenText> &texts)
        : QPaintEngine(PaintEngineFeatures(AllFeatures & ~PaintOutsidePaintEvent))
        , m_texts(texts)
    {
    }
    bool begin(QPaintDevice * /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState & /*state*/) override { }
    void drawPixmap(const QRectF & /*to*/, const QPixmap & /*pixmap*/, const QRectF & /*from*/) override { }
    void drawPath(const QPainterPath & /*path*/) override { }
    void drawPolygon(const QPointF * /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { }
    void drawPolygon(const QPoint * /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        m_texts << SeenText{painter()->combinedTransform().map(at), item.text()};
    }
    [[nodiscard]] Type type() const override { return User; }

private:
    QList<SeenText> &m_texts;
};

class TextDevice : public QPaintDevice
{
public:
    TextDevice(const QSize &size, QList<SeenText> &texts)
        : m_size(size)
        , m_engine(texts)
    {
    }
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric which) const override
    {
        constexpr int dotsPerInch = 96;
        switch (which) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(which);
        }
    }

private:
    QSize m_size;
    mutable TextEngine m_engine;
};

// Charts paint cached pixmaps: their words come from their specs.
QStringList wordsOf(const ChartSpec &chart)
{
    QStringList texts{chart.title, chart.subtitle};
    texts << chart.axis.tickLabels;
    for (const ChartCategory &category : chart.categories)
        texts << category.shownLabel();
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            texts << (point.value ? point.label : point.gap);
    }
    return texts;
}

bool isInChart(const QWidget *widget)
{
    for (const QWidget *above = widget->parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (qobject_cast<const ChartView *>(above) != nullptr)
            return true;
    }
    return false;
}

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression word(u"\\S*[\\p{L}\\d]\\S*"_s);
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();)
        words << match.next().captured(0);
    return words;
}

/// By line, then from left to right.
QList<SeenText> inReadingOrder(QList<SeenText> texts)
{
    constexpr double lineHeight = 12.0; // closer texts share a line
    std::ranges::stable_sort(texts, [](const SeenText &a, const SeenText &b) {
        const int lineOfA = static_cast<int>(a.at.y() / lineHeight);
        const int lineOfB = static_cast<int>(b.at.y() / lineHeight);
        return lineOfA != lineOfB ? lineOfA < lineOfB : a.at.x() < b.at.x();
    });
    return texts;
}

} // namespace

class TestFirstScreen : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        loadShipped();
        m_catalog.today = QDate(2026, 11, 29); // the default prices are outdated on that day
    }
    void cleanup() { closeWindow(); }
    void hasFewWords();

private:
    [[nodiscard]] QList<SeenText> seenTexts();
};

QList<SeenText> TestFirstScreen::seenTexts()
{
    QList<SeenText> texts;
    const auto placeOf = [this](const QWidget *widget) { return widget->mapTo(m_window.get(), QPoint()); };
    const QList<QWidget *> widgets = m_window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!widget->isVisible() || isInChart(widget))
            continue;
        if (const auto *chart = qobject_cast<ChartView *>(widget)) {
            for (const QString &words : wordsOf(chart->spec()))
                texts << SeenText{placeOf(chart), words};
        } else if (const auto *bar = qobject_cast<QMenuBar *>(widget)) {
            const QList<QAction *> menus = bar->actions();
            for (const QAction *menu : menus)
                texts << SeenText{placeOf(bar), menu->text().remove(u'&')};
        } else {
            QList<SeenText> own;
            TextDevice device(widget->size(), own);
            widget->render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
            const QRegion seen = widget->visibleRegion();
            for (const SeenText &one : std::as_const(own)) {
                if (seen.boundingRect().contains(one.at.toPoint()))
                    texts << SeenText{placeOf(widget) + one.at, one.text};
            }
        }
    }
    return inReadingOrder(texts);
}

void TestFirstScreen::hasFewWords()
{
    constexpr int mostWords = 180;
    constexpr int mostBefore = 20;
    makeWindow(defaultBoard(), u"overview"_s);
    m_window->resize(1350, 720);
    m_window->offerTour();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_presenter->complete();
    const QList<SeenText> texts = seenTexts();
    static const QRegularExpression answer(u"[$€%]|\\d\\.\\d"_s);
    int words = 0;
    int numbers = 0;
    int before = -1;
    int aboveTitle = 0;
    const QString title = child<QLabel>(u"pageTitle"_s)->text();
    QStringList told;
    for (const SeenText &one : texts) {
        const QStringList here = wordsIn(one.text);
        if (aboveTitle == 0 && !one.text.isEmpty() && title.startsWith(one.text))
            aboveTitle = words + numbers;
        for (const QString &word : here) {
            const bool isNumber = !word.contains(QRegularExpression(u"\\p{L}{2}"_s));
            if (aboveTitle > 0 && before < 0 && isNumber && word.contains(answer))
                before = words + numbers;
            (isNumber ? numbers : words) += 1;
        }
        told << one.text;
    }
    std::fprintf(stderr,
                 "first screen: %d words and %d numbers; before the first number that answers %d, %d of them above "
                 "the title\n",
                 words, numbers, before, aboveTitle);
    if (qEnvironmentVariableIsSet("CHIPBOARD_WORDS"))
        std::fprintf(stderr, "%s\n", qPrintable(told.join(u" | "_s)));
    const QLabel *status = child<QLabel>(u"statusText"_s);
    QVERIFY(status->text().contains(u'\u26a0') && status->toolTip().contains(u"AWS Capacity Blocks of 22 Jul 2026"_s));
    QVERIFY(words > 50); // otherwise nothing was counted
    QVERIFY2(words <= mostWords, qPrintable(told.join(u" | "_s)));
    QVERIFY(aboveTitle > 0);
    QVERIFY2(before - aboveTitle <= mostBefore, qPrintable(told.join(u" | "_s)));
}

CHIPBOARD_TEST(TestFirstScreen, QApplication)

} // namespace tst_firstscreen

#include "tst_firstscreen.moc"
