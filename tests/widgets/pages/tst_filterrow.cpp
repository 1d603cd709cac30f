// The choices of a page: shown as told, asked for by signals.
#include "tests/support/guitest.h"
#include "widgets/pages/filterrow.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestFilterRow : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void showsWhatIsTold();
    void saysWhatIsChosen();
    void otherFiltersTakeThePlace();

private:
    static QList<PageFilter> filters(const QString &current = {})
    {
        return {{u"provider"_s, u"Provider"_s, {{QString(), u"All"_s}, {u"AWS"_s, u"AWS"_s}}, current},
                {u"kind"_s, u"Kind"_s, {{QString(), u"All"_s}}, {}}};
    }
};

void TestFilterRow::showsWhatIsTold()
{
    FilterRow row;
    const QSignalSpy chosen(&row, &FilterRow::chosen);
    row.setFilters(filters(u"AWS"_s));
    const auto *box = row.findChild<QComboBox *>(u"filter.provider"_s);
    QCOMPARE(box->currentText(), u"AWS"_s);
    QCOMPARE(box->accessibleName(), u"Provider"_s);
    row.setFilters(filters());
    QCOMPARE(box->currentText(), u"All"_s);
    QVERIFY(chosen.isEmpty()); // what is told is not asked for
}

void TestFilterRow::saysWhatIsChosen()
{
    FilterRow row;
    row.setFilters(filters());
    row.show();
    QSignalSpy chosen(&row, &FilterRow::chosen);
    auto *box = row.findChild<QComboBox *>(u"filter.provider"_s);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst(), (QVariantList{u"provider"_s, u"AWS"_s}));
}

void TestFilterRow::otherFiltersTakeThePlace()
{
    FilterRow row;
    row.setFilters(filters());
    row.setFilters({filters().constLast()});
    QVERIFY(row.findChild<QComboBox *>(u"filter.provider"_s) == nullptr);
    QVERIFY(row.findChild<QComboBox *>(u"filter.kind"_s) != nullptr);
}

QTEST_MAIN(TestFilterRow)
#include "tst_filterrow.moc"
