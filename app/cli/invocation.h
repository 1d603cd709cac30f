// Purpose: one command line as plain data: the command, its arguments and option values. Not validated against the
// catalogue yet; selection.h does that.
#pragma once

#include <QString>
#include <QStringList>

namespace chipboard {

enum class Command {
    Window,
    List,
    Table,
    Estimate,
    ModelCheck,
    Calibrate,
    Export,
    Import,
    Prices,
    WhatIf,
    Advise,
    Check,
    Completion,
    Help,
    Version
};

struct Invocation
{
    Command command = Command::Window;
    QStringList arguments; ///< a board, a kind of list, a command to explain, or paths to check

    QStringList catalogs; ///< directories that overlay the shipped catalogue, in order
    QStringList chips;
    QStringList instances;
    QStringList systems;
    QString per;
    QString precision;
    QString prices;
    QStringList regions; ///< regions whose prices apply
    bool mixedPrices = false;
    QString baseline;
    QString values; ///< "times"
    QStringList metrics;
    QString format;
    QString workload;
    QString model; ///< a model to serve, instead of a workload
    QString on;
    QString against;   ///< the row that `on` is compared with
    QStringList vary;  ///< assumptions to move: "utilisation", "price_factor@trainium2"
    QString draws;     ///< as typed
    QString seed;      ///< as typed
    QString count;     ///< chips, as typed
    QString currency;  ///< "EUR"
    QStringList sets;  ///< "utilisation=41"
    QString sweep;     ///< "input=1000,8000"
    QString boardText; ///< a board on one line, instead of a file
    QStringList needs; ///< "budget=5000"
    QString runs;      ///< a file of measurements
    QString leaveOut;  ///< "source": the group to hold out together
    QStringList to;
    bool age = false;    ///< check: report old figures
    QString sort;        ///< list: "-price_hour" is descending
    QStringList columns; ///< list: in this order
    QString where;       ///< "memory >= 640 GB and price_chip_hour < 4"
    QString asOf;        ///< date of imported prices
    QString store;       ///< price store file
    QStringList maps;    ///< "price=Hourly"
    QStringList accepts; ///< reasons for which suspicious rows are accepted
    bool dryRun = false;
    QStringList pages;
    QString what;           ///< export: "chart"
    QString chart;          ///< chart id
    QString deck;           ///< a file with slides
    QStringList axisTitles; ///< "value/value:y=Speed"
    QStringList titles;     ///< "value/price-speed=Twice as fast"
    QString size;
    QString typeScale;      ///< "large"
    QString deckTemplate;   ///< a presentation that provides the slide masters
    QString scale;          ///< of pictures, as typed
    QString chartsPerSlide; ///< of presentations, as typed
    QString svgText;        ///< "text" or "curves"
    bool numbers = false;
    bool measurements = false;
    bool appendix = false;
    bool withoutBoard = false;
    bool forArchives = false;
    bool force = false;
    bool checksSlides = false; ///< only check, do not write
    QString look;              ///< brand theme file

    QString screenshot;
    QString windowSize; ///< "1920x1080"
    QString theme;      ///< "light" or "dark"; for an export, a row of its theme table
    QString language;   ///< one of languageTable()

    bool help = false;
    bool version = false;

    friend bool operator==(const Invocation &, const Invocation &) = default;
};

} // namespace chipboard
