// The report of an import, for programs and for people, and its table of reasons.
#include "data/import/importreport.h"
#include "tests/support/importfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_reporttext {

class TestReportText : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void everyReasonIsInTheTable();
    void onlySomeReasonsCanBeAccepted();
    void jsonAddsUp();
    void textNamesTheReasons();
    void formatsOfTheTable();

private:
    ImportRun m_run = runOnText("skypilot", u"aws-2024-06.csv"_s,
                                "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,Extra\n"
                                "a1.large,,,0.051,,us-east-1,\n"
                                "g4dn.xlarge,T4,1.0,0.526,0.2,us-east-1,\n"
                                "g4dn.xlarge,T4,1.0,0.526,700.0,us-east-2,\n"
                                "trn1n.32xlarge,Trainium,16.0,24.78,2.478,us-west-2,\n");
};

void TestReportText::everyReasonIsInTheTable()
{
    QSet<QString> ids;
    for (const ReasonRow &row : reasonTable()) {
        QCOMPARE(&reasonRow(row.reason), &row);
        QCOMPARE(reasonFromId(row.reasonId()).value(), row.reason);
        QVERIFY(row.label().endsWith(u'.'));
        ids << row.reasonId();
    }
    QCOMPARE(ids.size(), qsizetype(reasonTable().size()));
    QVERIFY(!reasonFromId(u"bad luck").has_value());
}

void TestReportText::onlySomeReasonsCanBeAccepted()
{
    QVERIFY(canBeAccepted(Reason::SpotFloor));
    QVERIFY(canBeAccepted(Reason::DiffersFromCatalogue));
    QVERIFY(!canBeAccepted(Reason::NoAccelerator));
    QVERIFY(!canBeAccepted(Reason::UnreadableNumber));
    QVERIFY(!canBeAccepted(Reason::CatalogueChip));
}

void TestReportText::jsonAddsUp()
{
    ReportContext context{.dryRun = true};
    const QJsonObject report = QJsonDocument::fromJson(reportToJson(m_run.report, context)).object();
    QCOMPARE(report[u"rows"_s].toInt(), 4);
    QCOMPARE(report[u"imported"_s].toInt(), 2);
    QCOMPARE(report[u"ignored"_s].toInt(), 1);
    QCOMPARE(report[u"suspicious"_s].toInt(), 1);
    QCOMPARE(report[u"as_of"_s].toString(), u"2024-06"_s);
    QCOMPARE(report[u"provider"_s].toString(), u"AWS"_s);
    QCOMPARE(report[u"dry_run"_s].toBool(), true);
    QVERIFY(!report.contains(u"snapshot"_s));
    QCOMPARE(report[u"remarks"_s][u"placeholder-price"_s].toInt(), 1);
    QCOMPARE(report[u"columns"_s][u"not_used"_s].toArray().at(0).toString(), u"Extra"_s);
    int counted = 0;
    const QJsonObject details = report[u"details"_s].toObject();
    for (const QJsonValue &each : details)
        counted += each[u"count"_s].toInt();
    QCOMPARE(counted, 4);
    QCOMPARE(details[u"spot-floor"_s][u"verdict"_s].toString(), u"suspicious"_s);
    QCOMPARE(details[u"spot-floor"_s][u"examples"_s].toArray().at(0)[u"line"_s].toInt(), 5);
    context.dryRun = false;
    context.snapshot = 7;
    QCOMPARE(QJsonDocument::fromJson(reportToJson(m_run.report, context)).object()[u"snapshot"_s].toInt(), 7);
}

void TestReportText::textNamesTheReasons()
{
    const QString text = reportToText(m_run.report, ReportContext{.stored = u"prices.db"_s});
    QVERIFY2(text.startsWith(u"4 rows: 2 imported, 1 skipped, 1 suspicious\n"_s), qPrintable(text));
    for (const QString &part :
         {u"spot-floor"_s, u"no-accelerator"_s, u"line 5: trn1n.32xlarge"_s,
          u"Format: skypilot; provider: AWS (from the machine names)."_s,
          u"Prices as of Jun 2024 (from the file name)."_s, u"Stored in prices.db."_s, u"3 prices"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestReportText::formatsOfTheTable()
{
    QSet<QString> ids;
    for (const Importer &importer : importerTable()) {
        QCOMPARE(findImporter(QString::fromLatin1(importer.id)), &importer);
        QVERIFY(importer.run != nullptr && importer.name[0] != '\0');
        ids << QString::fromLatin1(importer.id);
    }
    QCOMPARE(ids.size(), qsizetype(importerTable().size()));
    QVERIFY(findImporter(u"skypilots"_s) == nullptr);
}

CHIPBOARD_TEST(TestReportText, chipboard::testing::NoApplication)

} // namespace tst_reporttext

#include "tst_reporttext.moc"
