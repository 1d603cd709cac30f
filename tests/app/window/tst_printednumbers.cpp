// Printed numbers are accurate: every page of seeded boards is built twice per language, rounded and with all digits.
// Rounding may change a number by at most a twentieth, a percentage by three points, and a printed range must include
// both the exact range and the printed value. CHIPBOARD_BOARDS=500 checks that many boards.
#include "app/document/catalogmessages.h"
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "data/analysis/uncertainty.h"
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/files/catalogreader.h"
#include "tests/support/catalogboard.h"
#include "tests/support/sanitizers.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_printednumbers {

namespace {

struct Printed
{
    double value = 0.0;
    qsizetype begin = 0;
    qsizetype end = 0; ///< after the suffix of thousands
};

/// Reads numbers as the language formats them, with suffixes: "1,23k" is 1230.
class NumberReader
{
public:
    explicit NumberReader(const QLocale &locale)
        : m_locale(locale)
    {
        const QString groups =
            QRegularExpression::escape(locale.groupSeparator().replace(QChar(0x202F), QChar(0x00A0))); // numberText()
        const QString point = QRegularExpression::escape(locale.decimalPoint());
        const auto letter = [](const char *source, const char *comment) {
            return QCoreApplication::translate("Formatter", source, comment);
        };
        m_letters = {{letter(" tn", nullptr), 1e12},
                     {letter(" bn", nullptr), 1e9},
                     {letter("M", "millions of money, right behind the number: 1.12M USD"), 1e6},
                     {letter("k", "thousands of money, right behind the number: 150k USD"), 1e3},
                     {u"T"_s, 1e12},
                     {u"G"_s, 1e9},
                     {u"M"_s, 1e6},
                     {u"k"_s, 1e3}};
        m_number.setPattern(u"(?<![\\p{L}\\d._/-])[−-]?\\d+(?:%1\\d{3})*(?:%2\\d+)?(?![\\d])"_s.arg(groups, point));
        // "4.3 (2 to 9.1)", optionally with a unit before the bracket.
        m_ends.setPattern(u"^[^()\\d|:;]{0,24}\\((?:de )?$"_s);
        // "frente a" is Spanish for "against".
        m_to.setPattern(u"^[^()\\d|:;]{0,24}(?<!frente)\\s(?:to|bis|a|à)\\s$"_s);
        m_and.setPattern(u"^[^()\\d|:;]{0,24}\\s(?:and|und|y|et|e)\\s(?:el\\s)?$"_s);
        m_between.setPattern(u"\\b(?:between|zwischen|entre)\\s(?:el\\s)?$"_s);
    }

    [[nodiscard]] QList<Printed> numbersOf(const QString &line) const
    {
        QList<Printed> numbers;
        auto found = m_number.globalMatch(line);
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            QString text = match.captured();
            const auto value = numberFrom(text.replace(QChar(0x2212), u'-'), m_locale);
            if (!value)
                continue;
            Printed number{*value, match.capturedStart(), match.capturedEnd()};
            for (const auto &[letter, size] : m_letters) {
                const qsizetype end = number.end + letter.size();
                const bool isWord = end < line.size() && line.at(end).isLetter();
                if (!isWord && QStringView(line).sliced(number.end).startsWith(letter)) {
                    number.value *= size;
                    number.end = end;
                    break;
                }
            }
            numbers << number;
        }
        return numbers;
    }

    /// Whether the two numbers from `at` on form "low to high" or "between low and high".
    [[nodiscard]] bool isPair(const QString &line, const QList<Printed> &numbers, qsizetype at) const
    {
        if (at < 0 || at + 1 >= numbers.size())
            return false;
        const QString between = gap(line, numbers, at);
        return m_to.match(between).hasMatch()
            || (m_and.match(between).hasMatch() && m_between.match(line.first(numbers.at(at).begin)).hasMatch());
    }

    /// Whether the three numbers from `at` on form "value (low to high)".
    [[nodiscard]] bool isRange(const QString &line, const QList<Printed> &numbers, qsizetype at) const
    {
        if (at + 2 >= numbers.size())
            return false;
        // In "19.6 (3.5 to 4.5x)" and "less than on 2024 (17.79 to 10.95 USD)" the value and the range are unrelated.
        const qsizetype end = numbers.at(at + 2).end;
        const bool isOfTimes = end < line.size() && (line.at(end) == u'x' || line.at(end) == QChar(0x00D7));
        const double first = numbers.at(at).value;
        const bool isYear = first == std::floor(first) && first > 2015.0 && first < 2040.0;
        // "A100 80GB costs less (5.6% to 11%)": units follow a space, except in "4.5x".
        const QChar behind = line.at(numbers.at(at).end);
        const bool isInName = behind.isLetter() && behind != u'x';
        return !isOfTimes && !isYear && !isInName && m_ends.match(gap(line, numbers, at)).hasMatch()
            && isPair(line, numbers, at + 1);
    }

private:
    [[nodiscard]] static QString gap(const QString &line, const QList<Printed> &numbers, qsizetype at)
    {
        return line.sliced(numbers.at(at).end, numbers.at(at + 1).begin - numbers.at(at).end);
    }

    QLocale m_locale;
    QList<std::pair<QString, double>> m_letters;
    QRegularExpression m_number;
    QRegularExpression m_ends;
    QRegularExpression m_to;
    QRegularExpression m_and;
    QRegularExpression m_between;
};

/// Statistics of a run.
struct Tally
{
    qsizetype lines = 0;
    qsizetype reworded = 0; ///< worded differently with all digits: not compared
    qsizetype numbers = 0;
    qsizetype ranges = 0;
    QStringList faults;
};

void compareLine(const QString &told, const QString &full, const NumberReader &reader, Tally &tally)
{
    ++tally.lines;
    const QList<Printed> printed = reader.numbersOf(told);
    const QList<Printed> exact = reader.numbersOf(full);
    if (printed.size() != exact.size()) {
        ++tally.reworded;
        return;
    }
    for (qsizetype i = 0; i < printed.size(); ++i) {
        ++tally.numbers;
        const double value = printed.at(i).value;
        const double behind = exact.at(i).value;
        constexpr double twentieth = 0.05;
        // Ends of ranges may be rounded outwards, never inwards.
        constexpr double oneOfTwoDigits = 0.1;
        const bool isLow = reader.isPair(told, printed, i) && value < behind;
        const bool isHigh = reader.isPair(told, printed, i - 1) && value > behind;
        const double most = isLow || isHigh ? oneOfTwoDigits : twentieth;
        // A percentage is that of the two numbers as printed, which differ by up to 2% from the exact ones.
        const bool isPercent = QStringView(told).sliced(printed.at(i).end).trimmed().startsWith(u'%');
        constexpr double points = 3.0;
        if (std::abs(value - behind) > std::max(isPercent ? points : 0.0, most * std::abs(behind)))
            tally.faults << u"%1 for %2: %3"_s.arg(value).arg(behind).arg(told);
        if (!reader.isRange(told, printed, i))
            continue;
        ++tally.ranges;
        const double low = printed.at(i + 1).value;
        const double high = printed.at(i + 2).value;
        const double noise = 1e-9 * std::abs(value);
        if (low > value + noise || high < value - noise)
            tally.faults << u"%1 outside %2 to %3: %4"_s.arg(value).arg(low).arg(high).arg(told);
        // If an end equals the value, as in a bill of whole instances, it is printed like the value.
        const bool isLowItself = exact.at(i + 1).value == behind && low == value;
        const bool isHighItself = exact.at(i + 2).value == behind && high == value;
        if ((low > exact.at(i + 1).value + noise && !isLowItself)
            || (high < exact.at(i + 2).value - noise && !isHighItself))
            tally.faults << u"%1 to %2 is narrower than it is: %3 // %4"_s.arg(low).arg(high).arg(told, full);
    }
}

} // namespace

class TestPrintedNumbers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aLostDigitIsFound();
    void germanHasWordsForThousands();
    void everyPageHolds_data();
    void everyPageHolds();

private:
    [[nodiscard]] Tally walk(const Catalog &catalog, const Board &board, const QLocale &locale) const;

    Catalog m_catalog;
    ModelCheck m_check;
};

void TestPrintedNumbers::initTestCase()
{
    m_catalog = loadCatalog({}).catalog;
    m_check = checkShippedRuns(m_catalog);
}

// Tests the check itself: the old output for 4.3 in 1.9 to 19.6 has three errors.
void TestPrintedNumbers::aLostDigitIsFound()
{
    const NumberReader reader(QLocale::c());
    const auto faults = [&reader](const QString &told) {
        Tally tally;
        compareLine(told, u"pays after about 4.34 months (1.92 to 19.6), saving 12,345 USD"_s, reader, tally);
        return tally.faults.size();
    };
    QCOMPARE(faults(u"pays after about 4.3 months (1.9 to 20), saving 12.3k USD"_s), 0);
    QCOMPARE(faults(u"pays after about 0 months (0 to 20), saving 12.3k USD"_s), 2);
    QCOMPARE(faults(u"pays after about 4.3 months (5 to 20), saving 12.3k USD"_s), 3);
    QCOMPARE(faults(u"pays after about 4.3 months (1.9 to 19), saving 12.3k USD"_s), 1);
    QCOMPARE(faults(u"pays after about 4.3 months (1.9 to 20), saving 10k USD"_s), 1);
    // An end that equals the value is printed like the value; any other end further in is an error.
    const auto faultsOfABill = [&reader](const QString &told) {
        Tally tally;
        compareLine(told, u"about 2,799,862 USD (2,799,862 USD to 4,199,793 USD) a month"_s, reader, tally);
        return tally.faults.size();
    };
    QCOMPARE(faultsOfABill(u"about 2,800,000 USD (2,800,000 USD to 4,200,000 USD) a month"_s), 0);
    QCOMPARE(faultsOfABill(u"about 2,800,000 USD (2,800,000 USD to 4,190,000 USD) a month"_s), 1);
    QCOMPARE(faultsOfABill(u"about 2,790,000 USD (2,800,000 USD to 4,200,000 USD) a month"_s), 2);
}

Tally TestPrintedNumbers::walk(const Catalog &catalog, const Board &board, const QLocale &locale) const
{
    Tally tally;
    const NumberReader reader(locale);
    const Formatter formatter(locale, shownCurrency(board.currency));
    const Formatter exact = formatter.unrounded();
    const PageSources sources{[this]() -> const ModelCheck & { return m_check; },
                              {},
                              {},
                              [](const DrawTask &) { return std::optional<Uncertainty>(); }};
    for (const PageRow &row : pageTable()) {
        const ResultTable table = row.table(catalog, board);
        const auto text = [&](const Formatter &by) {
            return toText(row.page({catalog, catalog, board, table, by, sources})).split(u'\n');
        };
        const QStringList told = text(formatter);
        const QStringList full = text(exact);
        for (qsizetype i = 0; i < told.size() && i < full.size(); ++i) {
            if (!told.at(i).contains(u"ticks"_s)) // axis tick labels are plain numbers, not statements
                compareLine(told.at(i), full.at(i), reader, tally);
        }
        if (told.size() != full.size())
            tally.faults << u"%1: other lines"_s.arg(QLatin1String(row.id));
    }
    return tally;
}

// "50,7k USD" is not valid German.
void TestPrintedNumbers::germanHasWordsForThousands()
{
    const Language &german = *findLanguage(u"de"_s);
    Speech speech;
    speech.speak(german, localeOf(german, QLocale::c()));
    const Formatter formatter{QLocale()};
    QCOMPARE(formatter.compactMoney(50'700.0), u"50,7\u00A0Tsd."_s);
    QCOMPARE(formatter.compactMoney(1'120'000.0), u"1,12\u00A0Mio."_s);
    QCOMPARE(formatter.compact(518'000.0), u"518\u00A0Tsd."_s);
    QCOMPARE(formatter.tick(5e6), u"5\u00A0Mio."_s);
}

void TestPrintedNumbers::everyPageHolds_data()
{
    QTest::addColumn<QString>("id");
    for (const Language &language : languageTable())
        QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

void TestPrintedNumbers::everyPageHolds()
{
    QFETCH(const QString, id);
    const Language &language = *findLanguage(id);
    Speech speech;
    speech.speak(language, localeOf(language, QLocale::c()));
    const Catalog catalog = inSpokenLanguage(m_catalog);
    const int boards = qEnvironmentVariableIsSet("CHIPBOARD_BOARDS") ? qEnvironmentVariableIntValue("CHIPBOARD_BOARDS")
        : isSanitized()                                              ? 2
                                                                     : 8;
    Tally all;
    for (int i = 0; i < boards; ++i) {
        const Tally one = walk(catalog, randomBoardOf(catalog, static_cast<quint32>(i)), QLocale());
        all.lines += one.lines;
        all.reworded += one.reworded;
        all.numbers += one.numbers;
        all.ranges += one.ranges;
        for (const QString &fault : one.faults)
            all.faults << u"board %1: %2"_s.arg(i).arg(fault);
    }
    std::fprintf(stderr,
                 "%s: %d boards, %lld lines, %lld numbers, %lld ranges, %lld lines of other words, %lld misses\n",
                 qPrintable(id), boards, all.lines, all.numbers, all.ranges, all.reworded, all.faults.size());
    QVERIFY2(all.faults.isEmpty(),
             qPrintable(u'\n' + all.faults.first(std::min<qsizetype>(40, all.faults.size())).join(u'\n')));
    QVERIFY(all.ranges > boards);           // otherwise nothing was checked
    QVERIFY(all.reworded * 50 < all.lines); // same reason
}

CHIPBOARD_TEST(TestPrintedNumbers, QCoreApplication)

} // namespace tst_printednumbers

#include "tst_printednumbers.moc"
