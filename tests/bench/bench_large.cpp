// The window on a catalogue of 10,000 chips and 50,000 instances with prices: duration of loading, startup, searching,
// filtering, checking and scrolling. bench_large [CHIPS INSTANCES]. Prints one line of JSON, medians in milliseconds.
#include "app/window/mainwindow.h"
#include "tests/support/largecatalog.h"
#include "tests/support/ondemandboard.h"
#include "widgets/charts/chartview.h"
#include "widgets/models/pickermodel.h"
#include "widgets/theme/icons.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>
#include <QWheelEvent>

#include <algorithm>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace {

void paint()
{
    QCoreApplication::processEvents(); // all pending paints happen in this turn
    QCoreApplication::processEvents();
}

/// The window, and user actions on it.
class ManyBench
{
public:
    ManyBench(int chips, int instances)
        : m_specs(testing::largeSpecs(chips, instances))
        , m_settings(m_folder.filePath(u"settings.ini"_s))
        , m_document(testing::onDemandBoard())
    {
        measure(u"read"_s, 1, [this] { m_load = readCatalog(shippedSpecFiles(), m_specs); });
        m_presenter = std::make_unique<Presenter>(m_load.catalog, m_document, Formatter());
        measure(u"start"_s, 1, [this] {
            m_window = std::make_unique<MainWindow>(*m_presenter, m_document,
                                                    WindowServices{m_settings, m_chooser, [](const QUrl &) {}});
            m_window->resize(1920, 1080);
            m_window->choosePage(u"compare"_s);
            m_presenter->update();
            m_window->show();
        });
    }

    void run()
    {
        actInThePicker();
        actOnThePage();
        measure(u"palette"_s, 3, [this] {
            m_window->findChild<QAction *>(u"help.commands"_s)->trigger();
            paint();
            auto *palette = m_window->findChild<QDialog *>(u"commandPalette"_s);
            palette->findChild<QLineEdit *>()->setText(u"rent.4711"_s);
            paint();
            palette->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        });
        QTextStream(stdout) << u"{\"bench\":\"catalog\",\"chips\":%1,\"instances\":%2%3}\n"_s
                                   .arg(m_load.catalog.chips.size())
                                   .arg(m_load.catalog.instances.size())
                                   .arg(m_out);
    }

private:
    void measure(const QString &name, int rounds, const std::function<void()> &act)
    {
        QList<double> times;
        for (int round = 0; round < rounds; ++round) {
            QElapsedTimer timer;
            timer.start();
            act();
            paint();
            times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
        }
        std::ranges::sort(times);
        m_out += u",\"%1\":%2"_s.arg(name).arg(times.at(times.size() / 2), 0, 'f', 2);
        if (qEnvironmentVariableIsSet("CHIPBOARD_BENCH_TOLD"))
            QTextStream(stderr) << name << ' ' << times.at(times.size() / 2) << '\n';
    }

    void type(const QString &text) { m_window->findChild<QLineEdit *>(u"pickerSearch"_s)->setText(text); }

    void actInThePicker()
    {
        int number = 0;
        measure(u"search_chips"_s, 5, [&] { type(u"many 4%1"_s.arg(++number)); });
        measure(u"search_cleared"_s, 1, [&] { type({}); });
        measure(u"level"_s, 1, [this] { m_presenter->chooseLevel(Level::Instance); });
        measure(u"search_instances"_s, 5, [&] { type(u"rent.4%1"_s.arg(++number)); });
        measure(u"search_all"_s, 3, [&] { type(number++ % 2 == 0 ? u"cloud"_s : u"rent"_s); });
        measure(u"filter_memory"_s, 3, [&] { type(u"memory >= %1 GB"_s.arg(600 + ++number)); });
        measure(u"prices"_s, 1, [this] { m_presenter->choosePriceBook(u"many-prices"_s); });
        measure(u"filter_price"_s, 1, [&] { type(u"price_hour < %1"_s.arg(5 + ++number)); });
        measure(u"filter_cleared"_s, 1, [&] { type({}); });
        auto *tree = m_window->findChild<QAbstractItemView *>(u"pickerTree"_s);
        measure(u"scroll_tree"_s, 20, [&] { tree->verticalScrollBar()->setValue(++number * 40); });
        measure(u"check"_s, 5, [&] { m_presenter->checkThing(u"rent-%1"_s.arg(++number * 7), true); });
    }

    // A chart cannot show a hundred rows without scrolling.
    void actOnThePage()
    {
        int number = 0;
        BoardEdit many{.after = m_document.board()};
        for (int i = 0; i < 100; ++i)
            many.after.instances << InstanceId(u"rent-%1"_s.arg(i * 400));
        many.name = u"Many"_s;
        measure(u"hundred_rows"_s, 1, [&] { m_document.edit(many); });
        auto *table = m_window->findChild<QTableView *>(u"numbersView"_s);
        measure(u"scroll_table"_s, 20, [&] { table->verticalScrollBar()->setValue(++number); });
        auto *chart = m_window->findChild<ChartView *>(u"chart0"_s);
        measure(u"scroll_chart"_s, 20, [&] { chart->setScrollOffset(++number * 30); });
        measure(u"drag"_s, 20, [&] { m_presenter->assume(u"discount"_s, ++number % 90, 1); });
        for (const char *page : {"overview", "value", "roadmap", "advisor", "claims", "compare"})
            measure(u"page_"_s + QLatin1String(page), 1, [&] { m_window->choosePage(QLatin1String(page)); });
    }

    QString m_out;
    QTemporaryDir m_folder;
    QList<SpecFile> m_specs;
    CatalogLoad m_load;
    Settings m_settings;
    NativeFileChooser m_chooser;
    BoardDocument m_document;
    std::unique_ptr<Presenter> m_presenter;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication::setStyle(new ChipboardStyle);
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    const QApplication application(argc, argv);
    QApplication::setFont(lightTheme().type.font(lightTheme().type.body));
    const bool isAsked = argc > 2;
    ManyBench(isAsked ? QByteArray(argv[1]).toInt() : 10'000, isAsked ? QByteArray(argv[2]).toInt() : 50'000).run();
    return 0;
}
