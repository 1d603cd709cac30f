// Writes a PNG of the sample page's four charts: picture_of_charts FILE [chips] [WIDTHxHEIGHT] [scale] [dark]
#include "tests/support/samplepage.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QGridLayout>
#include <QImage>

using namespace chipboard;

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const QStringList words = app.arguments();
    const int count = words.value(2, QStringLiteral("8")).toInt();
    const QStringList size = words.value(3, QStringLiteral("900x520")).split(QLatin1Char('x'));
    const double scale = words.value(4, QStringLiteral("1")).toDouble();
    const Theme theme = words.value(5) == QStringLiteral("dark") ? darkTheme() : lightTheme();
    app.setStyle(QStringLiteral("Fusion"));
    app.setPalette(paletteOf(theme));
    app.setFont(theme.type.font(theme.type.body));
    app.setStyleSheet(styleSheetOf(theme));

    QWidget window;
    auto *grid = new QGridLayout(&window);
    const PageSpec page = test::samplePage(count);
    for (int i = 0; i < page.charts.size(); ++i) {
        auto *view = new ChartView(theme);
        view->setSpec(page.charts.at(i));
        view->setHighlighted(QStringLiteral("trainium2"));
        grid->addWidget(view, i / 2, i % 2);
    }
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    QImage image(window.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    window.render(&image);
    return image.save(words.value(1)) ? 0 : 1;
}
