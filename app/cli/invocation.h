// Purpose: what one call of the program asks for, as plain data: the command, its arguments and the values of its
// options. Nothing here has been compared with the catalogue yet; selection.h does that.
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
    QStringList regions; ///< of the prices
    bool mixedPrices = false;
    QString baseline;
    QString values; ///< "times"
    QStringList metrics;
    QString format;
    QString workload;
    QString model; ///< to be served, in the place of a workload
    QString on;
    QString against;   ///< the row that `on` is compared with
    QStringList vary;  ///< assumptions to move: "utilisation", "price_factor@trainium2"
    QString draws;     ///< as typed
    QString seed;      ///< as typed
    QString count;     ///< chips, as typed
    QString currency;  ///< "EUR"
    QStringList sets;  ///< "utilisation=41"
    QString sweep;     ///< "input=1000,8000"
    QString boardText; ///< a board as one line, in the place of a file
    QStringList needs; ///< "budget=5000"
    QString runs;      ///< a file of measurements
    QString leaveOut;  ///< "source": what is held out at once
    QStringList to;
    bool age = false;    ///< of a check: tell what is old
    QString sort;        ///< of a list, "-price_hour": largest first
    QStringList columns; ///< of a list, in this order
    QString where;       ///< "memory >= 640 GB and price_chip_hour < 4"
    QString asOf;        ///< of imported prices
    QString store;       ///< the file of the price store
    QStringList maps;    ///< "price=Hourly"
    QStringList accepts; ///< reasons for which suspicious rows are let in
    bool dryRun = false;
    QStringList pages;
    QString what;           ///< of an export: "chart"
    QString chart;          ///< by its id
    QString deck;           ///< a file with slides
    QStringList axisTitles; ///< "value/value:y=Speed"
    QStringList titles;     ///< "value/price-speed=Twice as fast"
    QString size;
    QString typeScale;      ///< "large"
    QString deckTemplate;   ///< a presentation whose masters slides have
    QString scale;          ///< of pictures, as typed
    QString chartsPerSlide; ///< likewise, of presentations
    QString svgText;        ///< "text" or "curves"
    bool numbers = false;
    bool measurements = false;
    bool appendix = false;
    bool withoutBoard = false;
    bool forArchives = false;
    bool force = false;
    bool checksSlides = false; ///< instead of writing them
    QString look;              ///< a file of a company look

    QString screenshot;
    QString windowSize; ///< "1920x1080"
    QString theme;      ///< "light" or "dark", of an export one of its table
    QString language;   ///< one of languageTable()

    bool help = false;
    bool version = false;

    friend bool operator==(const Invocation &, const Invocation &) = default;
};

} // namespace chipboard
