// Every page title over many boards in all languages: short, at most three numbers, and each number is also on the
// page.
#include "app/settings/languages.h"
#include "app/window/pagetable.h"
#include "data/analysis/headline.h"
#include "data/files/catalogreader.h"
#include "tests/support/catalogboard.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_titles {

class TestTitles : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void areShortAndTrue_data();
    void areShortAndTrue();
    void theDefaultNeedsNoWarning();

private:
    Catalog m_catalog;
};

namespace {

// Few boards by default, because each is drawn on all pages; CHIPBOARD_TITLES=500 checks that many.
int boardCount()
{
    bool isNumber = false;
    const int asked = qEnvironmentVariableIntValue("CHIPBOARD_TITLES", &isNumber);
    return isNumber ? asked : 12;
}

/// The numbers of a text, except parts of names.
QStringList numbersIn(QString text, const QStringList &names)
{
    for (const QString &name : names)
        text.replace(name, QStringLiteral("_"));
    static const QRegularExpression precision(u"(MX)?(FP|BF|INT|TF)\\d+"_s);
    text.remove(precision);
    static const QRegularExpression number(u"\\d+(?:[.,\\x{202f}\\x{00a0}]\\d+)*"_s);
    QStringList numbers;
    for (auto match = number.globalMatch(text); match.hasNext();)
        numbers << match.next().captured(0);
    return numbers;
}

QStringList namesOn(const Catalog &catalog, const ResultTable &table)
{
    QStringList names = mapped(catalog.chips, &Chip::name);
    for (const Instance &instance : catalog.instances)
        names << instance.name;
    for (const System &system : catalog.systems)
        names << system.name;
    for (const ModelShape &model : catalog.models)
        names << model.name;
    for (const Workload &workload : catalog.workloads)
        names << workload.name;
    for (const PriceBook &book : catalog.books)
        names << book.name;
    for (const ResultRow &row : table.rows)
        names << row.subject.name;
    names.removeAll(QString());
    std::ranges::sort(names, std::ranges::greater(), &QString::size);
    names.removeDuplicates();
    return names;
}

// All texts of the page except its title.
QString restOf(const PageSpec &page)
{
    PageSpec rest = page;
    rest.title.clear();
    QString text = toText(rest) + rest.notes.join(u' ');
    for (const ChartSpec &chart : page.charts)
        text += chart.notes.join(u' ');
    return text.remove(QChar(0x00A0)).remove(QChar(0x202F));
}

// Whether the number follows from the two numbers below the title, such as "33%" or "2.1x".
bool followsFromSupport(const QString &number, const PageSpec &page, const QLocale &locale)
{
    static const QRegularExpression decimal(u"\\d+(?:[.,]\\d+)*"_s);
    QList<double> values;
    QString support = page.support;
    support.remove(QChar(0x202F)).remove(QChar(0x00A0));
    for (auto match = decimal.globalMatch(support); match.hasNext() && values.size() < 2;) {
        bool isNumber = false;
        const double value = locale.toDouble(match.next().captured(0), &isNumber);
        if (isNumber && value > 0.0)
            values << value;
    }
    bool isNumber = false;
    const double told = locale.toDouble(number, &isNumber);
    if (!isNumber || values.size() < 2)
        return false;
    const double share = values.at(0) / values.at(1);
    const double candidates[] = {share, 100.0 * share, 100.0 * std::abs(share - 1.0), 1.0 / share};
    return std::any_of(std::begin(candidates), std::end(candidates), [told](double one) {
        return std::abs(one - told) <= std::max(0.02 * one, told < 10.0 ? 0.1 : 1.0);
    });
}

} // namespace

void TestTitles::areShortAndTrue_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es", "fr", "pt-BR"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTitles::areShortAndTrue()
{
    QFETCH(const QString, language);
    const Language &spoken = *findLanguage(language);
    const QLocale locale = localeOf(spoken, QLocale(QLocale::English, QLocale::UnitedStates));
    const QLocale before;
    Speech speech;
    speech.speak(spoken, locale);
    QStringList faults;
    const ModelCheck check;
    PageSources sources{.check = [&check]() -> const ModelCheck & { return check; }};
    for (int seed = 0; seed < boardCount(); ++seed) {
        const Board board = randomBoardOf(m_catalog, static_cast<quint32>(seed));
        const Formatter formatter = Formatter(locale).in(shownCurrency(board.currency));
        for (const PageRow &row : pageTable()) {
            const ResultTable table = row.table(m_catalog, board);
            const PageSpec page = row.page({m_catalog, m_catalog, board, table, formatter, sources});
            const QString where = u"%1, board %2, %3: %4 | %5"_s.arg(language).arg(seed).arg(QLatin1String(row.id),
                                                                                             page.title, page.support);
            if (page.title.isEmpty() || page.title.size() > longestTitle(locale))
                faults << u"long: "_s + where;
            const QStringList numbers = numbersIn(page.title, namesOn(m_catalog, table));
            if (numbers.size() > 3)
                faults << u"numbers: "_s + where;
            const QString rest = restOf(page);
            for (const QString &number : numbers) {
                QString plain = number;
                plain.remove(QChar(0x00A0)).remove(QChar(0x202F));
                if (!rest.contains(plain) && plain.toInt() <= 0 && !followsFromSupport(number, page, locale))
                    faults << u"not on the page: %1 in "_s.arg(number) + where;
            }
        }
    }
    QLocale::setDefault(before);
    QVERIFY2(faults.isEmpty(),
             qPrintable(u"%1 faults\n"_s.arg(faults.size())
                        + faults.first(std::min<qsizetype>(8, faults.size())).join(u'\n')));
}

// "Nothing that needs a warning is shown without having been asked for."
void TestTitles::theDefaultNeedsNoWarning()
{
    const Board board = defaultBoard();
    const ModelCheck check;
    PageSources sources{.check = [&check]() -> const ModelCheck & { return check; }};
    for (const PageRow &row : pageTable()) {
        const ResultTable table = row.table(m_catalog, board);
        const PageSpec page = row.page({m_catalog, m_catalog, board, table, Formatter(), sources});
        QVERIFY2(page.warning.isEmpty(), qPrintable(QLatin1String(row.id) + u": "_s + page.warning));
    }
}

CHIPBOARD_TEST(TestTitles, QCoreApplication)

} // namespace tst_titles

#include "tst_titles.moc"
