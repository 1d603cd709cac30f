// The window as it opens for the first time at 1366x768: how many words a person meets, and how many of them before the
// first number that answers. The figures are printed; limits are those of the design.
#include "tests/app/window/windowfixture.h"
#include "tests/support/testmain.h"

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
    QPointF at; ///< in the window
    QString text;
};

/// Draws nothing and keeps the texts.
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

// Charts paint pictures of themselves: their words are those of their specs.
QStringList wordsOf(const ChartSpec &chart)
{
    QStringList texts{chart.title, chart.subtitle};
    texts << chart.axis.tickLabels;
    for (const ChartCategory &category : chart.categories)
        texts << category.label;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            texts << (point.value ? point.label : point.gap);
    }
    return texts;
}

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression word(u"\\S*[\\p{L}\\d]\\S*"_s);
    QStringList words;
    for (auto match = word.globalMatch(text); match.hasNext();)
        words << match.next().captured(0);
    return words;
}

/// Line by line, each from the left.
QList<SeenText> inReadingOrder(QList<SeenText> texts)
{
    constexpr double lineHeight = 12.0; // what stands so near is one line
    std::stable_sort(texts.begin(), texts.end(), [](const SeenText &a, const SeenText &b) {
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
    void initTestCase() { loadShipped(); }
    void cleanup() { closeWindow(); }
    void hasFewWords();

private:
    [[nodiscard]] QList<SeenText> seenTexts();
};

QList<SeenText> TestFirstScreen::seenTexts()
{
    QList<SeenText> texts;
    TextDevice device(m_window->size(), texts);
    m_window->render(&device, QPoint(), QRegion(), QWidget::DrawWindowBackground | QWidget::DrawChildren);
    const QRect window(QPoint(), m_window->size());
    const QList<ChartView *> charts = m_window->findChildren<ChartView *>();
    for (const ChartView *chart : charts) {
        const QPoint at = chart->mapTo(m_window.get(), QPoint());
        if (!chart->isVisible() || chart->visibleRegion().isEmpty() || !window.contains(at))
            continue;
        for (const QString &words : wordsOf(chart->spec()))
            texts << SeenText{QPointF(at), words};
    }
    texts.removeIf([&window](const SeenText &one) { return !window.contains(one.at.toPoint()); });
    return inReadingOrder(texts);
}

void TestFirstScreen::hasFewWords()
{
    constexpr int mostWords = 180;
    constexpr int mostBefore = 20;
    makeWindow(defaultBoard(), u"overview"_s);
    m_window->offerTour();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_presenter->complete();
    const QList<SeenText> texts = seenTexts();
    static const QRegularExpression answer(u"[$€%]|\\d\\.\\d"_s);
    int words = 0;
    int numbers = 0;
    int before = -1;
    QStringList told;
    for (const SeenText &one : texts) {
        const QStringList here = wordsIn(one.text);
        for (const QString &word : here) {
            const bool isNumber = !word.contains(QRegularExpression(u"\\p{L}{2}"_s));
            if (before < 0 && isNumber && word.contains(answer))
                before = words + numbers;
            (isNumber ? numbers : words) += 1;
        }
        told << one.text;
    }
    std::fprintf(stderr, "first screen: %d words and %d numbers; %d before the first number that answers\n", words,
                 numbers, before);
    if (qEnvironmentVariableIsSet("CHIPBOARD_WORDS"))
        std::fprintf(stderr, "%s\n", qPrintable(told.join(u" | "_s)));
    QVERIFY(words > 50); // or it looks at nothing
    QVERIFY2(words <= mostWords, qPrintable(told.join(u" | "_s)));
    QVERIFY2(before <= mostBefore, qPrintable(told.join(u" | "_s)));
}

CHIPBOARD_TEST(TestFirstScreen, QApplication)

} // namespace tst_firstscreen

#include "tst_firstscreen.moc"
