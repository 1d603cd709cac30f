// The help: it covers all tables, its links have targets, and search finds its words.
#include "data/analysis/formulatree.h"
#include "data/analysis/rules.h"
#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/compare/metric.h"
#include "data/files/catalogreader.h"
#include "data/views/helpbook.h"
#include "data/views/reportspec.h"
#include "data/views/slidecheck.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_helpbook {

class TestHelpBook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMetricIsTold();
    void everyAssumptionIsTold();
    void everyWordIsTold();
    void wordsAreOneTable();
    void everyPageIsTold();
    void aPageWithoutARowIsEmpty();
    void everyRuleHasASentence();
    void everyNeedAndSlideRuleIsTold();
    void everyFormulaNamesItsTerms();
    void formulasHaveTheirSources();
    void constantsTellTheirEvidence();
    void sourcesTellTheirDates();
    void keysAreThoseGiven();
    void idsPointToOnePlace();
    void topicsAreNotEmpty();
    void placesAreFound();
    void htmlIsEscapedAndLinksOnlyTheWeb();
    void htmlOfATopic();
    void everyWordOfATopicIsFound();
    void searchRanksNamesFirst();
    void searchWithoutWordsFindsNothing();
    void equalInputGivesAnEqualBook();

private:
    [[nodiscard]] const HelpEntry *entry(const QString &id) const
    {
        const HelpTopic *topic = m_book.topic(m_book.place(id).topic);
        if (topic == nullptr)
            return nullptr;
        const auto found = std::ranges::find_if(topic->entries, [&id](const HelpEntry &one) { return one.id == id; });
        return found == topic->entries.end() ? nullptr : &*found;
    }
    [[nodiscard]] HelpInput input() const
    {
        return {m_catalog,
                {{u"overview"_s, u"Overview"_s}, {u"claims"_s, u"Claims"_s}},
                {{u"File"_s, u"Save"_s, u"Ctrl+S"_s}}};
    }

    Catalog m_catalog;
    HelpBook m_book;
};

void TestHelpBook::initTestCase()
{
    const CatalogLoad load = loadCatalog({});
    QVERIFY(!hasErrors(load.problems));
    m_catalog = load.catalog;
    m_book = helpBook(input());
}

void TestHelpBook::everyMetricIsTold()
{
    for (const Metric &metric : metricTable()) {
        const HelpEntry *told = entry(u"metric."_s + metric.metricId().text());
        QVERIFY2(told != nullptr, metric.id);
        QCOMPARE(told->heading, metric.labelText());
        const QString text = told->paragraphs.join(u' ');
        QVERIFY2(text.contains(metric.formulaText()), metric.id);
        QCOMPARE(text.contains(u"Higher is better"_s), metric.better == Better::Higher);
    }
    QCOMPARE(entry(u"metric.memory"_s)->paragraphs,
             (QStringList{u"Calculation: memory per chip x chips."_s, u"Unit: GiB. Higher is better."_s}));
}

void TestHelpBook::everyAssumptionIsTold()
{
    for (const AssumptionRow &row : assumptionTable()) {
        const HelpEntry *told = entry(u"assumption."_s + row.assumptionId().text());
        QVERIFY2(told != nullptr, row.id);
        QCOMPARE(told->heading, row.labelText());
        QVERIFY2(told->paragraphs.contains(row.helpText()), row.id);
        QVERIFY2(told->paragraphs.at(1).contains(row.originText()), row.id);
    }
    QCOMPARE(entry(u"assumption.discount"_s)->paragraphs,
             (QStringList{u"Deducted from every price of the list."_s, u"Default: Prices as published."_s,
                          u"From 0 to 95; unit: %."_s}));
    QCOMPARE(entry(u"assumption.commitment"_s)->paragraphs.constLast(), u"Choices: 0, 1, 3."_s);
}

void TestHelpBook::everyWordIsTold()
{
    QSet<QString> ids;
    for (const GlossaryWord &word : glossaryTable()) {
        const HelpEntry *told = entry(u"word."_s + QLatin1String(word.id));
        QVERIFY2(told != nullptr, word.id);
        QCOMPARE(told->heading, word.wordText());
        QCOMPARE(told->paragraphs, QStringList{word.meaningText()});
        ids << QLatin1String(word.id);
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(glossaryTable().size()));
    for (const char *asked :
         {"mfu", "hbm", "ridge-point", "dense-and-sparse", "kv-cache", "capacity-block", "on-demand-spot-reserved",
          "pareto-front", "cuda", "goodput", "odds", "chips-needed", "compute-efficiency"})
        QVERIFY2(ids.contains(QLatin1String(asked)), asked);
}

// Reports and help share their word table.
void TestHelpBook::wordsAreOneTable()
{
    const QStringList printed = glossary();
    QCOMPARE(printed.size(), static_cast<qsizetype>(glossaryTable().size()));
    for (const GlossaryWord &word : glossaryTable())
        QVERIFY2(printed.contains(word.wordText() + u": "_s + word.meaningText()), word.id);
}

void TestHelpBook::everyPageIsTold()
{
    const HelpTopic *claims = m_book.topic(u"page.claims"_s);
    QVERIFY(claims != nullptr);
    QCOMPARE(claims->title, u"Claims"_s);
    QCOMPARE(claims->entries.constFirst().paragraphs, findPageHelp(u"claims"_s)->paragraphs());
    QVERIFY(m_book.topic(u"page.compare"_s) == nullptr); // not among the pages
    QSet<QString> ids;
    for (const PageHelpRow &row : pageHelpTable()) {
        ids << QLatin1String(row.id);
        for (const QString &text : row.paragraphs())
            QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), row.id);
        QVERIFY2(row.answerText().contains(u'?'), row.id);
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(pageHelpTable().size()));
}

void TestHelpBook::aPageWithoutARowIsEmpty()
{
    QVERIFY(findPageHelp(u"nowhere"_s) == nullptr);
    const HelpBook book = helpBook({m_catalog, {{u"nowhere"_s, u"Nowhere"_s}}, {}});
    QCOMPARE(book.topic(u"page.nowhere"_s)->title, u"Nowhere"_s);
    QVERIFY(book.topic(u"page.nowhere"_s)->entries.isEmpty());
}

// An id instead of a sentence means that our table lacks the rule.
void TestHelpBook::everyRuleHasASentence()
{
    const HelpEntry *rules = entry(u"advice.rules"_s);
    QVERIFY(rules != nullptr);
    QCOMPARE(rules->table.rows.size(), static_cast<qsizetype>(adviceRules().size()));
    for (qsizetype i = 0; i < rules->table.rows.size(); ++i) {
        const char *id = adviceRules()[static_cast<std::size_t>(i)].id;
        QVERIFY2(rules->table.rows.at(i).at(2).text != QLatin1String(id), id);
        QVERIFY2(rules->table.rows.at(i).at(2).text.contains(u' '), id);
    }
    const auto guide =
        std::ranges::find_if(m_catalog.rules, [](const Rule &rule) { return rule.id == u"trainium-avoid-cuda"_s; });
    QVERIFY(guide != m_catalog.rules.end());
    QVERIFY(helpText(*m_book.topic(u"advice"_s)).contains(guide->text));
}

void TestHelpBook::everyNeedAndSlideRuleIsTold()
{
    for (const NeedRow &need : needTable())
        QVERIFY2(entry(u"need."_s + need.needId()) != nullptr, need.id);
    const QString slides = helpText(*m_book.topic(u"slides"_s));
    for (const SlideRule &rule : slideRules())
        QVERIFY2(slides.contains(QLatin1String(rule.sentence)), rule.id);
}

void TestHelpBook::everyFormulaNamesItsTerms()
{
    const QList<FormulaText> texts = resultFormulaTexts(m_catalog);
    QVERIFY(texts.size() > 25);
    const HelpTopic *topic = m_book.topic(u"formulas"_s);
    QCOMPARE(topic->entries.constFirst().table.rows.size(), texts.size());
    for (const FormulaText &text : texts) {
        QVERIFY2(!text.formula.contains(u'{') && !text.formula.contains(u'_'), qPrintable(text.formula));
        QVERIFY2(!text.label.contains(u'_') && !text.work.isEmpty(), qPrintable(text.id));
    }
    const auto cost = std::ranges::find_if(texts, [](const FormulaText &text) { return text.id == u"cost"_s; });
    QCOMPARE(
        *cost,
        (FormulaText{u"cost"_s, u"Cost of the run"_s, u"Hourly cost x Training time / Utilisation"_s, u"Training"_s}));
    const auto rent = std::ranges::find_if(texts, [](const FormulaText &text) { return text.id == u"usd_per_hour"_s; });
    QVERIFY2(rent->formula.startsWith(u"Price of one x Chips x (1 - Discount) x Price factor"_s),
             qPrintable(rent->formula));
    QCOMPARE(rent->work, u"All work"_s);
}

void TestHelpBook::formulasHaveTheirSources()
{
    for (const char *id : {"training", "decode", "prefill", "batch", "roofline"}) {
        const HelpEntry *told = entry(u"principle."_s + QLatin1String(id));
        QVERIFY2(told != nullptr, id);
        QCOMPARE(told->paragraphs.size(), 2);
        QVERIFY2(told->paragraphs.constLast().startsWith(u"Source: "_s), id);
    }
    QVERIFY(entry(u"principle.training"_s)->paragraphs.constLast().contains(u"arxiv.org/abs/2001.08361"_s));
}

void TestHelpBook::constantsTellTheirEvidence()
{
    const HelpEntry *training = entry(u"calibration.training"_s);
    QVERIFY(training != nullptr);
    const auto families = std::ranges::count_if(m_catalog.calibration.families,
                                                [](const ChipFamily &family) { return family.training.has_value(); });
    QCOMPARE(training->table.rows.size(), families);
    const ChipFamily &first = m_catalog.calibration.families.constFirst();
    QCOMPARE(training->table.rows.constFirst().constFirst().text, first.label);
    QCOMPARE(training->table.rows.constFirst().at(2).text, QString::number(first.training->evidence.rows));
    QStringList words; // number columns are right-aligned
    for (const Table::Column &column : training->table.columns) {
        if (!column.numeric)
            words << column.title;
    }
    QCOMPARE(words, (QStringList{u"Chips"_s, u"Source"_s}));
    QCOMPARE(entry(u"calibration.serving"_s)->table.rows.size(), 1);
    QCOMPARE(entry(u"calibration.batch"_s)->table.rows.size(), m_catalog.calibration.batch.size());
}

void TestHelpBook::sourcesTellTheirDates()
{
    const QString data = helpText(*m_book.topic(u"data"_s));
    QVERIFY(data.contains(dateText(m_catalog.revision)));
    for (const PriceBook &book : m_catalog.books)
        QVERIFY2(data.contains(book.name + u'\t'), qPrintable(book.name));
    const Table &table = m_book.topic(u"sources"_s)->entries.constFirst().table;
    QCOMPARE(table.rows.size(), m_catalog.sources.size());
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        QCOMPARE(table.rows.at(i).constFirst().text, m_catalog.sources.at(i).title);
        QCOMPARE(table.rows.at(i).at(2).text, dateText(m_catalog.sources.at(i).asOf));
    }
}

void TestHelpBook::keysAreThoseGiven()
{
    QCOMPARE(textRows(m_book.topic(u"keys"_s)->entries.constFirst().table),
             (QList<QStringList>{{u"File"_s, u"Save"_s, u"Ctrl+S"_s}}));
}

void TestHelpBook::idsPointToOnePlace()
{
    QSet<QString> ids;
    for (const HelpTopic &topic : m_book.topics) {
        QVERIFY2(!ids.contains(topic.id), qPrintable(topic.id));
        ids << topic.id;
        for (const HelpEntry &one : topic.entries) {
            QVERIFY2(one.id.isEmpty() || !ids.contains(one.id), qPrintable(one.id));
            ids << one.id;
        }
    }
}

void TestHelpBook::topicsAreNotEmpty()
{
    for (const HelpTopic &topic : m_book.topics) {
        QVERIFY2(!topic.title.isEmpty() && !topic.chapter.isEmpty(), qPrintable(topic.id));
        QVERIFY2(helpText(topic).size() > topic.title.size() + 20, qPrintable(topic.id));
        for (const HelpEntry &one : topic.entries) {
            for (const QStringList &row : textRows(one.table))
                QCOMPARE(row.size(), one.table.columns.size());
        }
    }
}

void TestHelpBook::placesAreFound()
{
    QCOMPARE(m_book.place(u"word.mfu"_s), (HelpPlace{u"glossary"_s, u"word.mfu"_s}));
    QCOMPARE(m_book.place(u"glossary"_s), (HelpPlace{u"glossary"_s, {}}));
    QCOMPARE(m_book.place(u"nothing"_s), HelpPlace());
    QCOMPARE(m_book.place({}), HelpPlace());
}

void TestHelpBook::htmlIsEscapedAndLinksOnlyTheWeb()
{
    HelpTopic topic{u"t"_s, u"c"_s, u"<b>&"_s, {}};
    topic.entries << HelpEntry{u"e\"x"_s, u"<i>"_s, {u"see https://a.org/b?c=1&d=2 or javascript:alert(1)."_s}, {}};
    const QString html = helpHtml(topic);
    QCOMPARE(html,
             u"<h1>&lt;b&gt;&amp;</h1><h2><a name=\"e&quot;x\"></a>&lt;i&gt;</h2><p>see "
             "<a href=\"https://a.org/b?c=1&amp;d=2\">https://a.org/b?c=1&amp;d=2</a> or javascript:alert(1).</p>"_s);
    for (const HelpTopic &one : m_book.topics) {
        static const QRegularExpression link(u"href=\"([^\"]*)\""_s);
        for (auto match = link.globalMatch(helpHtml(one)); match.hasNext();)
            QVERIFY(match.next().captured(1).startsWith(u"http"_s));
    }
}

void TestHelpBook::htmlOfATopic()
{
    HelpTopic topic{u"t"_s, u"c"_s, u"Title"_s, {}};
    topic.entries << HelpEntry{
        {}, {}, {u"Text."_s}, {{}, {{u"Name"_s, false}, {u"Number"_s, true}}, {{u"a"_s, u"1"_s}}}};
    QCOMPARE(helpHtml(topic),
             u"<h1>Title</h1><p>Text.</p><table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\"><tr>"
             "<th align=\"left\">Name</th><th align=\"right\">Number</th></tr><tr><td align=\"left\">a</td>"
             "<td align=\"right\">1</td></tr></table>"_s);
    QCOMPARE(helpText(topic), u"Title\nText.\nName\tNumber\na\t1"_s);
}

// Seeded: three words of any topic find at least that topic.
void TestHelpBook::everyWordOfATopicIsFound()
{
    static const QRegularExpression blank(u"\\s+"_s);
    quint32 seed = 7;
    for (const HelpTopic &topic : m_book.topics) {
        const QStringList words = helpText(topic).split(blank, Qt::SkipEmptyParts);
        QStringList some;
        for (int i = 0; i < 3; ++i) {
            seed = seed * 1664525U + 1013904223U;
            some << words.at(static_cast<qsizetype>(seed % static_cast<quint32>(words.size())));
        }
        const QList<HelpPlace> found = foundIn(m_book, some.join(u' '));
        QVERIFY2(std::ranges::any_of(found, [&topic](const HelpPlace &place) { return place.topic == topic.id; }),
                 qPrintable(topic.id + u": "_s + some.join(u' ')));
    }
}

void TestHelpBook::searchRanksNamesFirst()
{
    QCOMPARE(searchWords(u"  MFU  mfu Roof "_s), (QStringList{u"mfu"_s, u"roof"_s}));
    const QList<HelpPlace> ridge = foundIn(m_book, u"ridge POINT"_s);
    QVERIFY(ridge.size() >= 2);
    QVERIFY(ridge.contains(HelpPlace{u"glossary"_s, u"word.ridge-point"_s}));
    QVERIFY(ridge.contains((HelpPlace{m_book.place(u"metric.ridge_point"_s).topic, u"metric.ridge_point"_s})));
    QVERIFY(!ridge.constFirst().entry.isEmpty()); // an entry with that name
    QVERIFY(foundIn(m_book, u"ridge zebra"_s).isEmpty());
}

void TestHelpBook::searchWithoutWordsFindsNothing()
{
    QVERIFY(foundIn(m_book, {}).isEmpty());
    QVERIFY(foundIn(m_book, u"   "_s).isEmpty());
}

void TestHelpBook::equalInputGivesAnEqualBook() { QCOMPARE(helpBook(input()), m_book); }

CHIPBOARD_TEST(TestHelpBook, QCoreApplication)

} // namespace tst_helpbook

#include "tst_helpbook.moc"
