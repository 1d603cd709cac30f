// Writes a PNG of sample charts: picture_of_charts FILE [page] [WIDTHxHEIGHT] [scale] [dark] [id to highlight]. The
// page is a number of chips (bars), "planes", or "check" (hundreds of marks).
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/pages/chartpage.h"

#include <QApplication>
#include <QImage>

using namespace chipboard;

static PageSpec pageOf(const QString &word)
{
    if (word == QStringLiteral("planes"))
        return test::planePage();
    if (word != QStringLiteral("check"))
        return test::samplePage(word.toInt());
    PageSpec page = test::planePage();
    page.charts = {test::modelCheckChart(1280), test::valueChart()};
    return page;
}

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const QStringList words = app.arguments();
    const QStringList size = words.value(3, QStringLiteral("900x520")).split(QLatin1Char('x'));
    const double scale = words.value(4, QStringLiteral("1")).toDouble();
    const Theme theme = words.value(5) == QStringLiteral("dark") ? darkTheme() : lightTheme();
    app.setStyle(QStringLiteral("Fusion"));
    app.setPalette(paletteOf(theme));
    app.setFont(theme.type.font(theme.type.body));
    app.setStyleSheet(styleSheetOf(theme));

    ChartPage page(theme);
    page.setPage(pageOf(words.value(2, QStringLiteral("8"))));
    page.setHighlighted(words.value(6));
    page.resize(size.value(0).toInt(), size.value(1).toInt());
    page.show();
    QImage image(page.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    page.render(&image);
    return image.save(words.value(1)) ? 0 : 1;
}
