// The entries, states and requests of the picker.
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"
#include "widgets/models/pickermodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pickermodel {

class TestPickerModel : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void groupsByVendorAndFamily();
    void tellsTheYearOrThatItIsOnlyAnnounced_data();
    void tellsTheYearOrThatItIsOnlyAnnounced();
    void offersWhatTheLevelHas();
    void coloursByMaker();
    void keepsTheRulesOfAModel();
    void aCheckIsAskedForNotDone();
    void groupsCannotBeChecked();
    void showsWhatIsChosen();
    void onlyWhatChangedIsTold();
    void findsThings_data();
    void findsThings();
    void anEmptySearchShowsEverything();
    void aSearchOfManyAsksEachOnce();
    void aSearchHoldsOnInAnotherTree();
    void caseDoesNotMatterInAnyScript();

private:
    const Catalog m_catalog = smallWorld();
};

/// "AWS[Trainium[trainium2 trainium4]] ..." of a model.
static QString outline(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString id = index.data(PickerModel::IdRole).toString();
        texts << (id.isEmpty() ? index.data().toString() + u"["_s + outline(model, index) + u"]"_s : id);
    }
    return texts.join(u' ');
}

void TestPickerModel::groupsByVendorAndFamily()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    QCOMPARE(outline(model), u"AWS[Trainium[trainium2 trainium4]] NVIDIA[Hopper[h100-sxm] Ampere[a100-80-sxm]]"_s);
}

void TestPickerModel::tellsTheYearOrThatItIsOnlyAnnounced_data()
{
    QTest::addColumn<QString>("available");
    QTest::addColumn<QString>("announced");
    QTest::addColumn<bool>("shipping");
    QTest::addColumn<QString>("detail");
    QTest::newRow("for sale since a day") << u"2024-12-03"_s << u"2023-11-28"_s << true << u"2024"_s;
    QTest::newRow("for sale since a year") << u"2024"_s << QString() << true << u"2024"_s;
    QTest::newRow("nobody says since when it is for sale") << QString() << u"2023-11-28"_s << true << u"2023"_s;
    QTest::newRow("nobody says anything") << QString() << QString() << true << QString();
    QTest::newRow("only announced") << u"2027"_s << u"2025-12"_s << false << u"announced"_s;
}

void TestPickerModel::tellsTheYearOrThatItIsOnlyAnnounced()
{
    QFETCH(QString, available);
    QFETCH(QString, announced);
    QFETCH(bool, shipping);
    Chip chip = aChip("c1");
    chip.available.value = available;
    chip.announced.value = announced;
    chip.status = shipping ? Availability::Shipping : Availability::Announced;
    PickerModel model;
    model.setTree(pickerTree(CatalogBuilder().add(chip).build(), Level::Chip));
    QTEST(model.indexOf(u"c1"_s).data(PickerModel::DetailRole).toString(), "detail");
}

void TestPickerModel::offersWhatTheLevelHas()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Instance));
    QCOMPARE(outline(model), u"AWS[Trainium[trn2.48xlarge] Hopper[p5.48xlarge p5.4xlarge] Ampere[p4de.24xlarge]]"_s);
    QCOMPARE(model.indexOf(u"trn2.48xlarge"_s).data(PickerModel::DetailRole).toString(), u"16 × Trainium2"_s);
    model.setTree(pickerTree(m_catalog, Level::System));
    QCOMPARE(outline(model), u"AWS[Trainium[trn2_ultraserver]]"_s);
    QVERIFY(!model.indexOf(u"trainium2"_s).isValid());
}

void TestPickerModel::coloursByMaker()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Instance));
    const auto role = [&model](const QString &id) {
        return static_cast<ColourRole>(model.indexOf(id).data(PickerModel::ColourRoleRole).toInt());
    };
    QCOMPARE(role(u"trn2.48xlarge"_s), ColourRole::Trainium);
    QCOMPARE(role(u"p5.48xlarge"_s), ColourRole::Nvidia);
}

void TestPickerModel::keepsTheRulesOfAModel()
{
    PickerModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    PickerFilter filter;
    const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(&model);
    for (const Level level : {Level::Chip, Level::Instance, Level::System, Level::Chip}) {
        model.setTree(pickerTree(m_catalog, level));
        model.setChecked({u"h100-sxm"_s, u"p5.48xlarge"_s, u"nothing"_s});
        filter.setSearch(u"h100"_s);
        filter.setSearch({});
    }
    model.setTree({});
    QCOMPARE(filter.rowCount(), 0);
}

void TestPickerModel::aCheckIsAskedForNotDone()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    const QSignalSpy asked(&model, &PickerModel::checkRequested);
    const QModelIndex h100 = model.indexOf(u"h100-sxm"_s);
    QVERIFY(model.setData(h100, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(asked, QList<QVariantList>({{u"h100-sxm"_s, true}}));
    QCOMPARE(h100.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(!model.setData(h100, u"H200"_s)); // names are read-only
}

void TestPickerModel::groupsCannotBeChecked()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    const QSignalSpy asked(&model, &PickerModel::checkRequested);
    const QModelIndex vendor = model.index(0, 0);
    QVERIFY(!vendor.flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!vendor.data(Qt::CheckStateRole).isValid());
    QVERIFY(!model.setData(vendor, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(asked.size(), 0);
    QVERIFY(model.indexOf(u"h100-sxm"_s).flags().testFlag(Qt::ItemIsUserCheckable));
}

void TestPickerModel::showsWhatIsChosen()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    model.setChecked({u"h100-sxm"_s});
    QCOMPARE(model.indexOf(u"h100-sxm"_s).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QCOMPARE(model.indexOf(u"trainium2"_s).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QCOMPARE(model.indexOf(u"trainium4"_s).data(Qt::AccessibleTextRole).toString(), u"Trainium4, announced"_s);
}

void TestPickerModel::onlyWhatChangedIsTold()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    model.setChecked({u"h100-sxm"_s, u"trainium2"_s});
    const QSignalSpy changed(&model, &PickerModel::dataChanged);
    model.setChecked({u"trainium2"_s, u"h100-sxm"_s});
    QCOMPARE(changed.size(), 0);
    model.setChecked({u"trainium2"_s});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex(), model.indexOf(u"h100-sxm"_s));
}

void TestPickerModel::findsThings_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("expected");
    QTest::newRow("by name, in any case") << u"h100"_s << u"NVIDIA[Hopper[h100-sxm]]"_s;
    QTest::newRow("by a part of the name") << u"nium"_s << u"AWS[Trainium[trainium2 trainium4]]"_s;
    QTest::newRow("by vendor") << u"nvidia"_s << u"NVIDIA[Hopper[h100-sxm] Ampere[a100-80-sxm]]"_s;
    QTest::newRow("by family") << u"ampere"_s << u"NVIDIA[Ampere[a100-80-sxm]]"_s;
    QTest::newRow("by id") << u"-sxm"_s << u"NVIDIA[Hopper[h100-sxm] Ampere[a100-80-sxm]]"_s;
    QTest::newRow("every word must be there") << u"  nvidia   80GB "_s << u"NVIDIA[Ampere[a100-80-sxm]]"_s;
    QTest::newRow("nothing has both words") << u"aws hopper"_s << QString();
    QTest::newRow("signs are only signs") << u".*"_s << QString();
}

void TestPickerModel::findsThings()
{
    QFETCH(QString, search);
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    PickerFilter filter;
    filter.setSourceModel(&model);
    filter.setSearch(search);
    QTEST(outline(filter), "expected");
    QVERIFY(filter.isSearching());
    QCOMPARE(filter.firstThing().isValid(), filter.rowCount() > 0);
}

void TestPickerModel::anEmptySearchShowsEverything()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    PickerFilter filter;
    filter.setSourceModel(&model);
    filter.setSearch(u"hopper"_s);
    filter.setSearch(u"   "_s);
    QVERIFY(!filter.isSearching());
    QCOMPARE(outline(filter), outline(model));
    QCOMPARE(filter.firstThing().data(PickerModel::IdRole).toString(), u"trainium2"_s);
}

/// 10 vendors with 10 families of 100 things each.
static QList<PickerNode> manyNodes()
{
    QList<PickerNode> tree;
    for (int vendor = 0; vendor < 10; ++vendor) {
        PickerNode maker{.kind = PickerKind::Vendor, .name = u"Vendor %1"_s.arg(vendor)};
        for (int family = 0; family < 10; ++family) {
            PickerNode line{.kind = PickerKind::Family, .name = u"Family %1"_s.arg(family)};
            for (int i = 0; i < 100; ++i) {
                PickerNode thing{.id = u"many-%1"_s.arg(vendor * 1000 + family * 100 + i)};
                thing.name = thing.id;
                line.children << thing;
            }
            maker.children << line;
        }
        tree << maker;
    }
    return tree;
}

// A search reads the keywords of each thing once, whatever the catalogue size; later searches reuse them.
void TestPickerModel::aSearchOfManyAsksEachOnce()
{
    class CountingModel : public PickerModel
    {
    public:
        mutable int asked = 0;
        QVariant data(const QModelIndex &index, int role) const override
        {
            asked += role == KeywordsRole ? 1 : 0;
            return PickerModel::data(index, role);
        }
    };
    constexpr int things = 10'000;
    CountingModel model;
    model.setTree(manyNodes());
    PickerFilter filter;
    filter.setSourceModel(&model);
    (void)outline(filter); // shows everything
    int most = things;     // the first time
    for (const auto &[typed, found] : {std::pair(u"many-77"_s, 111), {u"nothing like it"_s, 0}, {u"many"_s, things}}) {
        model.asked = 0;
        filter.setSearch(typed);
        QCOMPARE(outline(filter).count(u"many-"_s), found);
        QCOMPARE(model.asked, most);
        most = 0;
    }
    model.setTree(manyNodes());
    QCOMPARE(outline(filter).count(u"many-"_s), things);
    QCOMPARE(model.asked, things); // new things, read again
}

void TestPickerModel::aSearchHoldsOnInAnotherTree()
{
    PickerModel model;
    model.setTree(pickerTree(m_catalog, Level::Chip));
    PickerFilter filter;
    filter.setSourceModel(&model);
    filter.setSearch(u"hopper"_s);
    QCOMPARE(outline(filter), u"NVIDIA[Hopper[h100-sxm]]"_s);
    model.setTree(manyNodes());
    QCOMPARE(outline(filter), QString());
    filter.setOnly(QSet<QString>{u"many-1203"_s});
    filter.setSearch({});
    QCOMPARE(outline(filter), u"Vendor 1[Family 2[many-1203]]"_s);
    model.setTree(pickerTree(m_catalog, Level::Chip));
    QCOMPARE(outline(filter), QString());
    PickerModel other;
    other.setTree(manyNodes());
    filter.setSourceModel(&other);
    QCOMPARE(outline(filter), u"Vendor 1[Family 2[many-1203]]"_s);
    filter.setOnly(std::nullopt);
    QCOMPARE(outline(filter), outline(other));
}

// Like QString::contains(): a Deseret letter takes two code units, and "ß" does not match "ss".
void TestPickerModel::caseDoesNotMatterInAnyScript()
{
    const QString names[] = {u"Größe ÄÖ"_s, u"ΣΊΣΥΦΟΣ"_s, u"\U00010414ab"_s, u"İI"_s, u"plain"_s};
    const QString typed[] = {u"GRÖSSE"_s,       u"größe"_s, u"äö"_s,    u"σίσυφοσ"_s,
                             u"\U0001043CAB"_s, u"i"_s,     u"PLAIN"_s, u"ß"_s};
    QList<PickerNode> tree;
    for (const QString &name : names)
        tree << PickerNode{.id = name, .name = name};
    PickerModel model;
    model.setTree(tree);
    PickerFilter filter;
    filter.setSourceModel(&model);
    for (const QString &search : typed) {
        filter.setSearch(search);
        QStringList expected;
        for (const QString &name : names) {
            if (name.contains(search, Qt::CaseInsensitive))
                expected << name;
        }
        QCOMPARE(outline(filter), expected.join(u' '));
    }
}

CHIPBOARD_TEST(TestPickerModel, QCoreApplication)

} // namespace tst_pickermodel

#include "tst_pickermodel.moc"
