// Columns are recognised by their headers; a mapping overrides this and survives a round trip through JSON.
#include "data/import/columnmapping.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_columnmapping {

class TestColumnMapping : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsOfTheTable();
    void headersAreFound_data();
    void headersAreFound();
    void missingColumnsAreNamed();
    void mappedHeadersMustBeThere();
    void constantsHoldForAllRows();
    void termsAreRead();
    void wrongTermsAreRefused_data();
    void wrongTermsAreRefused();
    void keptMappingsComeBack();
    void columnsAreGuessed();
    void aColumnCanBeLeftOut();
    void brokenMappingsAreRefused_data();
    void brokenMappingsAreRefused();
};

void TestColumnMapping::rowsOfTheTable()
{
    QSet<QString> ids;
    for (const ColumnRow &row : columnTable()) {
        QCOMPARE(&columnRow(row.column), &row);
        ids << QString::fromLatin1(row.id);
        for (const QString &alias : QString::fromUtf8(row.aliases).split(u' '))
            QCOMPARE(squeezed(alias), alias);
    }
    QCOMPARE(ids.size(), qsizetype(columnTable().size()));
}

void TestColumnMapping::headersAreFound_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("instance");
    QTest::addColumn<int>("price");
    QTest::addColumn<int>("region");
    QTest::newRow("SkyPilot, AWS")
        << u"InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone"_s
        << 0 << 6 << 8;
    QTest::newRow("SkyPilot, Lambda")
        << u"InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice"_s << 0 << 5
        << 6;
    QTest::newRow("another order and case") << u"REGION,price,Instance Type"_s << 2 << 1 << 0;
    QTest::newRow("a newer column among them") << u"InstanceType,Generation,Arch,Price,Region"_s << 0 << 3 << 4;
    QTest::newRow("the on-demand list") << u"instance_type,region,usd_per_hour,as_of"_s << 0 << 2 << 1;
    QTest::newRow("Azure's retail prices")
        << u"currencyCode,retailPrice,unitPrice,armRegionName,location,skuName,armSkuName"_s << 6 << 1 << 3;
    QTest::newRow("with units in brackets") << u"Machine type,Region,Price (USD)"_s << 0 << 2 << 1;
}

void TestColumnMapping::headersAreFound()
{
    QFETCH(const QString, header);
    const Result<ColumnPlaces> places = findColumns(header.split(u','), {}, u"f.csv"_s);
    QVERIFY2(places.hasValue(), qPrintable(places ? QString() : places.problem().toText()));
    QTEST(int(places.value().place(Column::Instance)), "instance");
    QTEST(int(places.value().place(Column::Price)), "price");
    QTEST(int(places.value().place(Column::Region)), "region");
}

void TestColumnMapping::missingColumnsAreNamed()
{
    const Result<ColumnPlaces> none = findColumns({u"name of it"_s, u"what it costs"_s}, {}, u"f.csv"_s);
    QVERIFY(!none);
    QCOMPARE(none.problem().code, ProblemCode::MissingKey);
    QVERIFY2(none.problem().message.contains(u"The columns are: name of it, what it costs."_s),
             qPrintable(none.problem().message));
    QVERIFY(none.problem().remedy.contains(u"--map price=COLUMN"_s));
    QVERIFY(!findColumns({u"Instance"_s, u"what it costs"_s}, {}, {}).hasValue());
    QVERIFY(findColumns({u"Accelerator"_s, u"Spot price"_s}, {}, {}).hasValue());
    QVERIFY(isHeader({u"GPU"_s, u"Price"_s}, {}));
    QVERIFY(!isHeader({u"v1.0"_s}, {}));
}

void TestColumnMapping::mappedHeadersMustBeThere()
{
    ColumnMapping mapping;
    mapping.headers[Column::Price] = u"what it costs"_s;
    QVERIFY(findColumns({u"Instance"_s, u"What it costs"_s}, mapping, {}).hasValue());
    const Result<ColumnPlaces> wrong = findColumns({u"Instance"_s, u"Price"_s}, mapping, u"f.csv"_s);
    QVERIFY(!wrong);
    QCOMPARE(wrong.problem().toText(),
             u"f.csv: There is no column \"what it costs\" for price. The columns are: Instance, Price."_s);
}

void TestColumnMapping::constantsHoldForAllRows()
{
    ColumnMapping mapping;
    mapping.constants[Column::Provider] = u"Nebius"_s;
    const ColumnPlaces places = findColumns({u"gpu"_s, u" price "_s, u"extra"_s}, mapping, {}).value();
    QCOMPARE(places.text(Column::Provider, {u"H100"_s, u"2"_s, u""_s}), u"Nebius"_s);
    QCOMPARE(places.text(Column::Accelerator, {u" H100 "_s, u"2"_s, u""_s}), u"H100"_s);
    QCOMPARE(places.text(Column::Region, {u"H100"_s, u"2"_s, u""_s}), QString());
    QCOMPARE(places.notUsed(), QStringList{u"extra"_s});
    QCOMPARE(places.header(), (QStringList{u"gpu"_s, u"price"_s, u"extra"_s}));
    QVERIFY(places.has(Column::Provider) && !places.has(Column::Region));
}

void TestColumnMapping::termsAreRead()
{
    const Result<ColumnMapping> read =
        mappingFrom({u"price=Hourly rate"_s, u"provider==My cloud"_s, u"separator=;"_s, u"decimal=,"_s});
    QVERIFY(read.hasValue());
    QCOMPARE(read.value().headers.value(Column::Price), u"Hourly rate"_s);
    QCOMPARE(read.value().constants.value(Column::Provider), u"My cloud"_s);
    QCOMPARE(read.value().separator, ';');
    QCOMPARE(read.value().decimal, ',');
    QCOMPARE(mappingFrom({u"separator=tab"_s}).value().separator, '\t');
}

void TestColumnMapping::wrongTermsAreRefused_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("told");
    QTest::newRow("no equals sign") << u"price"_s << u"\"price\" is not a mapping."_s;
    QTest::newRow("no value") << u"price="_s << u"\"price=\" is not a mapping."_s;
    QTest::newRow("a slip") << u"prise=X"_s << u"Did you mean price?"_s;
    QTest::newRow("a wrong separator") << u"separator=x"_s << u"\"x\" is not a valid separator."_s;
    QTest::newRow("a wrong decimal mark") << u"decimal=;"_s << u"\";\" is not a valid decimal."_s;
}

void TestColumnMapping::wrongTermsAreRefused()
{
    QFETCH(const QString, term);
    QFETCH(const QString, told);
    const Result<ColumnMapping> read = mappingFrom({term});
    QVERIFY(!read);
    QCOMPARE(read.problem().code, ProblemCode::WrongUsage);
    QVERIFY2(read.problem().toText().contains(told), qPrintable(read.problem().toText()));
}

void TestColumnMapping::keptMappingsComeBack()
{
    ColumnMapping mapping;
    QCOMPARE(mappingFromJson(mappingToJson(mapping), u"m.json"_s).value(), mapping);
    mapping.separator = '\t';
    mapping.decimal = ',';
    for (const ColumnRow &row : columnTable())
        mapping.headers[row.column] = u"Größe \""_s + QString::fromLatin1(row.id);
    mapping.constants[Column::Provider] = u"=x"_s;
    const Result<ColumnMapping> read = mappingFromJson(mappingToJson(mapping), u"m.json"_s);
    QVERIFY2(read.hasValue(), qPrintable(read ? QString() : read.problem().toText()));
    QCOMPARE(read.value(), mapping);
}

void TestColumnMapping::columnsAreGuessed()
{
    const QStringList header{u"Ort"_s, u"GPU"_s, u" Count "_s};
    // Also without a name or price column, which findColumns() refuses.
    QCOMPARE(columnsIn(header, {}), (QMap<Column, qsizetype>{{Column::Accelerator, 1}, {Column::Chips, 2}}));
    const auto mapping = mappingFrom({u"region=Ort"_s, u"count==8"_s});
    QCOMPARE(columnsIn(header, mapping.valueOr({})),
             (QMap<Column, qsizetype>{{Column::Accelerator, 1}, {Column::Region, 0}}));
}

void TestColumnMapping::aColumnCanBeLeftOut()
{
    ColumnMapping mapping;
    mapping.constants[Column::Chips] = QString();
    const QStringList header{u"GPU"_s, u"Count"_s, u"Price"_s};
    const auto places = findColumns(header, mapping, {});
    QVERIFY(places);
    QVERIFY(!places.value().has(Column::Chips));
    QCOMPARE(places.value().text(Column::Chips, {u"H100"_s, u"8"_s, u"2"_s}), QString());
    QCOMPARE(mappingFromJson(mappingToJson(mapping), u"m"_s).valueOr({}), mapping);
    mapping.constants = {{Column::Price, QString()}};
    QVERIFY(!findColumns(header, mapping, {}));
}

void TestColumnMapping::brokenMappingsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off") << QByteArray("{");
    QTest::newRow("another kind") << QByteArray(R"({"kind": "board", "version": 1, "columns": {}, "values": {}})");
    QTest::newRow("newer") << QByteArray(R"({"kind": "price-mapping", "version": 2, "columns": {}, "values": {}})");
    QTest::newRow("an unknown field") << QByteArray(
        R"({"kind": "price-mapping", "version": 1, "columns": {"x": "y"}, "values": {}})");
    QTest::newRow("a wrong separator") << QByteArray(
        R"({"kind": "price-mapping", "version": 1, "separator": "x", "columns": {}, "values": {}})");
}

void TestColumnMapping::brokenMappingsAreRefused()
{
    QFETCH(const QByteArray, text);
    const Result<ColumnMapping> read = mappingFromJson(text, u"m.json"_s);
    QVERIFY(!read);
    QVERIFY(read.problem().where.line > 0);
}

CHIPBOARD_TEST(TestColumnMapping, chipboard::testing::NoApplication)

} // namespace tst_columnmapping

#include "tst_columnmapping.moc"
