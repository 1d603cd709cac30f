// The parser alone: words in, Invocation or one error sentence out. No files, no catalogue.
#include "app/cli/arguments.h"
#include "app/cli/commandtable.h"
#include "app/window/pagetable.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_arguments {

class TestArguments : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:

    void commandsAreFound_data();
    void commandsAreFound();
    void selectionIsRead();
    void exportIsRead();
    void windowIsRead();
    void listsJoinAndKeepTheirOrder();
    void equalsSignAndBlankMeanTheSame();
    void doubleDashEndsTheOptions();
    void catalogsKeepTheirOrder();
    void wrongUsageIsTold_data();
    void wrongUsageIsTold();
    void windowSizes_data();
    void windowSizes();
    void commandRowsAreSound();
    void optionRowsAreSound();
    void qtsOwnOptionNamesAreAvoided();
};

void TestArguments::commandsAreFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<Command>("command");
    QTest::addColumn<QStringList>("arguments");

    QTest::newRow("nothing opens the window") << u""_s << Command::Window << QStringList();
    QTest::newRow("a board opens the window") << u"my.chipboard"_s << Command::Window << QStringList{u"my.chipboard"_s};
    QTest::newRow("a path without an ending is a board") << u"./my"_s << Command::Window << QStringList{u"./my"_s};
    QTest::newRow("list") << u"list chips"_s << Command::List << QStringList{u"chips"_s};
    QTest::newRow("table of the example") << u"table"_s << Command::Table << QStringList();
    QTest::newRow("table of a board") << u"table a.chipboard"_s << Command::Table << QStringList{u"a.chipboard"_s};
    QTest::newRow("export") << u"export --to a.pdf"_s << Command::Export << QStringList();
    QTest::newRow("check") << u"check"_s << Command::Check << QStringList();
    QTest::newRow("check of several paths") << u"check a b c"_s << Command::Check << words("a b c");
    QTest::newRow("help") << u"help"_s << Command::Help << QStringList();
    QTest::newRow("help on a command") << u"help table"_s << Command::Help << QStringList{u"table"_s};
    QTest::newRow("--help") << u"--help"_s << Command::Help << QStringList();
    QTest::newRow("-h") << u"-h"_s << Command::Help << QStringList();
    QTest::newRow("--help after a command explains it") << u"export --help"_s << Command::Help << words("export");
    QTest::newRow("--help before a command explains it") << u"--help table"_s << Command::Help << words("table");
    QTest::newRow("--help outdoes missing arguments") << u"list --help"_s << Command::Help << words("list");
    QTest::newRow("--version") << u"--version"_s << Command::Version << QStringList();
    QTest::newRow("version") << u"version"_s << Command::Version << QStringList();
    QTest::newRow("options may come first") << u"--format json list chips"_s << Command::List << words("chips");
}

void TestArguments::commandsAreFound()
{
    QFETCH(const QString, line);
    const auto result = parseArguments(line.split(u' ', Qt::SkipEmptyParts));
    QVERIFY2(result, result ? "" : qPrintable(result.problem().toText()));
    QTEST(result.value().command, "command");
    QTEST(result.value().arguments, "arguments");
}

void TestArguments::selectionIsRead()
{
    const auto result = parseArguments(
        words("table --chips trainium2,h100-sxm --instances trn2.48xlarge --systems trn2_ultraserver --per chip "
              "--precision fp8 --prices spot --baseline h100-sxm --values times --metrics memory,power --format csv"));
    QVERIFY(result);
    Invocation expected{.command = Command::Table,
                        .chips = words("trainium2 h100-sxm"),
                        .instances = words("trn2.48xlarge"),
                        .systems = words("trn2_ultraserver"),
                        .per = u"chip"_s,
                        .precision = u"fp8"_s,
                        .prices = u"spot"_s,
                        .baseline = u"h100-sxm"_s,
                        .values = u"times"_s,
                        .metrics = words("memory power"),
                        .format = u"csv"_s};
    QVERIFY(result.value() == expected);
}

void TestArguments::exportIsRead()
{
    const auto result =
        parseArguments(words("export b.chipboard --to a.pdf --to b.csv --page compare --size a4 --numbers --force"));
    QVERIFY(result);
    Invocation expected{.command = Command::Export,
                        .arguments = words("b.chipboard"),
                        .to = words("a.pdf b.csv"),
                        .pages = {u"compare"_s},
                        .size = u"a4"_s,
                        .numbers = true,
                        .force = true};
    QVERIFY(result.value() == expected);
}

void TestArguments::windowIsRead()
{
    const auto result =
        parseArguments(words("--catalog data --screenshot shot.png --window-size 1366x768 --theme dark --lang pt_BR"));
    QVERIFY(result);
    Invocation expected{
        .catalogs = words("data"), .screenshot = u"shot.png"_s, .windowSize = u"1366x768"_s, .theme = u"dark"_s};
    expected.language = u"pt-BR"_s; // spelled as in the table
    QCOMPARE(parseArguments(words("--lang pt")).value().language, u"pt-BR"_s);
    QVERIFY(result.value() == expected);
}

void TestArguments::listsJoinAndKeepTheirOrder()
{
    const auto result = parseArguments({u"table"_s, u"--chips"_s, u"c, a"_s, u"--chips"_s, u"b,a"_s});
    QVERIFY(result);
    QCOMPARE(result.value().chips, words("c a b"));
    const auto pages = parseArguments(words("export --to a.pdf --page answer,find-a-chip,overview"));
    QVERIFY(pages);
    QCOMPARE(pages.value().pages, words("overview advisor")); // tab names work, too
    QCOMPARE(parseArguments(words("--page answer")).value().pages, words("overview"));
    QVERIFY(pageNamed(u"answer"_s) != nullptr && findPage(u"answer"_s) == nullptr); // files use page ids only
    const auto unknown = parseArguments(words("--page nowhere"));
    QVERIFY(!unknown);
    QVERIFY2(unknown.problem().remedy.contains(u"overview, answer, compare, "), qPrintable(unknown.problem().remedy));
}

void TestArguments::equalsSignAndBlankMeanTheSame()
{
    const auto blank = parseArguments(words("table --chips a,b --format json"));
    const auto equals = parseArguments(words("table --chips=a,b --format=json"));
    QVERIFY(blank && equals);
    QVERIFY(blank.value() == equals.value());
}

void TestArguments::doubleDashEndsTheOptions()
{
    const auto result = parseArguments(words("check -- --format -x"));
    QVERIFY(result);
    QCOMPARE(result.value().arguments, words("--format -x"));
}

void TestArguments::catalogsKeepTheirOrder()
{
    const auto result = parseArguments(words("check --catalog b --catalog a,c"));
    QVERIFY(result);
    QCOMPARE(result.value().catalogs, words("b a,c"));
}

void TestArguments::wrongUsageIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");

    QTest::newRow("a mistyped command") << words("exprot") << u"There is no command \"exprot\""_s;
    QTest::newRow("a mistyped command, with what was meant") << words("exprot") << u"Did you mean export"_s;
    QTest::newRow("an unknown command") << words("quartz") << u"Run \"chipboard help\" for a list."_s;
    QTest::newRow("an unknown option") << words("table --quartz a") << u"\"chipboard help COMMAND\" shows"_s;
    QTest::newRow("a mistyped option") << words("table --chps a") << u"There is no option \"--chps\"."_s;
    QTest::newRow("a mistyped option, with what was meant") << words("table --chps a") << u"Did you mean --chips"_s;
    QTest::newRow("an option with one dash") << words("table -chips a") << u"Did you mean --chips"_s;
    QTest::newRow("an unknown short option") << words("table -q") << u"There is no option \"-q\"."_s;
    QTest::newRow("a mistyped option with a value") << words("table --chps=a") << u"There is no option \"--chps\"."_s;
    QTest::newRow("an option of another command")
        << words("table --to a.pdf") << u"The option --to does not apply to \"chipboard table\"."_s;
    QTest::newRow("an option of another command, with which")
        << words("table --where vram>1") << u"Use it with \"chipboard list\"."_s;
    QTest::newRow("an option that the window has no use for")
        << words("--format json") << u"The option --format does not apply to \"chipboard\"."_s;
    QTest::newRow("a value left out at the end") << words("table --chips") << u"The option --chips needs a value."_s;
    QTest::newRow("a value left out before an option")
        << words("table --chips --per chip") << u"The option --chips needs a value."_s;
    QTest::newRow("an empty value") << QStringList{u"table"_s, u"--prices"_s, QString()}
                                    << u"The option --prices needs a value."_s;
    QTest::newRow("an empty value after =") << words("table --prices=") << u"Write --prices BOOK."_s;
    QTest::newRow("an empty place in a list") << words("table --chips a,,b") << u"has an empty entry in \"a,,b\"."_s;
    QTest::newRow("a switch with a value") << words("export --force=yes") << u"The option --force takes no value."_s;
    QTest::newRow("an option twice") << words("table --per chip --per chip") << u"The option --per is given twice."_s;
    QTest::newRow("an unknown level") << words("table --per rack") << u"It accepts chip, instance or system."_s;
    QTest::newRow("an unknown format") << words("list chips --format xml")
                                       << u"It accepts table, json, csv or ndjson."_s;
    QTest::newRow("an unknown precision") << words("table --precision fp3") << u"does not accept \"fp3\"."_s;
    QTest::newRow("an unknown page") << words("export --page pie") << u"It accepts overview, answer, compare, "_s;
    QTest::newRow("one unknown page of two")
        << words("export --page compare,pie") << u"It accepts overview, answer, compare, "_s;
    QTest::newRow("an unknown part") << words("export --what all-of-it") << u"It accepts page, chart"_s;
    QTest::newRow("unknown colours") << words("export --theme red")
                                     << u"It accepts light, dark, grey, transparent or transparent-dark."_s;
    QTest::newRow("colours that no window has") << words("--theme grey") << u"It accepts light or dark."_s;
    QTest::newRow("two pages for a window") << words("--page compare,value") << u"one page at a time"_s;
    QTest::newRow("an impossible scale") << words("export --scale 5") << u"It accepts 1, 2, 3 or 4."_s;
    QTest::newRow("a list of nothing") << words("list") << u"Write chipboard list KIND."_s;
    QTest::newRow("a board for none") << words("estimate a.chipboard --on x") << u"Write chipboard estimate."_s;
    QTest::newRow("a second board") << words("table a.chipboard b.chipboard")
                                    << u"\"chipboard table\" does not accept the argument \"b.chipboard\"."_s;
    QTest::newRow("a second board for the window")
        << words("a.chipboard b.chipboard") << u"\"chipboard\" does not accept the argument \"b.chipboard\"."_s;
    QTest::newRow("a size that is none") << words("--window-size big") << u"Write it as 1920x1080."_s;
}

void TestArguments::wrongUsageIsTold()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    const auto result = parseArguments(arguments);
    QVERIFY(!result);
    QCOMPARE(result.problem().code, ProblemCode::WrongUsage);
    const QString text = result.problem().toText();
    QVERIFY2(text.contains(told), qPrintable(text));
    QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), qPrintable(text));
}

void TestArguments::windowSizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSize>("size");

    QTest::newRow("a common screen") << u"1920x1080"_s << QSize(1920, 1080);
    QTest::newRow("a small one") << u"320x240"_s << QSize(320, 240);
    QTest::newRow("nothing") << u""_s << QSize();
    QTest::newRow("one number") << u"1920"_s << QSize();
    QTest::newRow("zero") << u"0x1080"_s << QSize();
    QTest::newRow("negative") << u"-5x1080"_s << QSize();
    QTest::newRow("too large for any screen") << u"1000000x1080"_s << QSize();
    QTest::newRow("something after it") << u"1920x1080px"_s << QSize();
}

void TestArguments::windowSizes()
{
    QFETCH(const QString, text);
    QTEST(windowSizeFrom(text), "size");
}

void TestArguments::commandRowsAreSound()
{
    QSet<QString> names;
    for (const CommandRow &row : commandTable()) {
        const QString name = QString::fromLatin1(row.name);
        QVERIFY2(!names.contains(name), row.name);
        names << name;
        QVERIFY(row.summary[0] != '\0' && row.fewest <= row.most);
        QCOMPARE(row.run == nullptr, row.command == Command::Window);
        QCOMPARE(&commandRow(row.command), &row);
        QVERIFY(name.isEmpty() || findCommand(name) == &row);
    }
    QVERIFY(findCommand(QString()) == nullptr);
}

void TestArguments::optionRowsAreSound()
{
    static const QRegularExpression name(u"^[a-z]+(-[a-z]+)*$"_s);
    QSet<QString> names;
    for (const OptionRow &row : optionTable()) {
        const QString word = QString::fromLatin1(row.name);
        QVERIFY2(name.match(word).hasMatch() && !names.contains(word), row.name);
        names << word;
        QVERIFY2(QString::fromLatin1(row.help).endsWith(u'.'), row.name);
        QVERIFY2(row.commands != 0, row.name);
        QCOMPARE(std::holds_alternative<bool Invocation::*>(row.target), row.value[0] == '\0');
        QVERIFY2(row.choices == nullptr || !row.choices().isEmpty(), row.name);
        QCOMPARE(findOption(word), &row);
    }
}

void TestArguments::qtsOwnOptionNamesAreAvoided()
{
    // QApplication removes these from argv (Qt 6.4, "QApplication::QApplication" and "QGuiApplication").
    for (const QString &name : words("style stylesheet widgetcount reverse platform platformpluginpath platformtheme "
                                     "plugin qmljsdebugger qwindowgeometry qwindowicon qwindowtitle session display "
                                     "geometry fontengine dialogs"))
        QVERIFY2(findOption(name) == nullptr, qPrintable(name));
}

CHIPBOARD_TEST(TestArguments, chipboard::testing::NoApplication)

} // namespace tst_arguments

#include "tst_arguments.moc"
