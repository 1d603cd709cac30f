// Row heights of the picker: one line if name and detail fit side by side, otherwise two.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/pickerpanel.h"

#include <QApplication>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_pickerdelegate {

class TestPickerDelegate : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void rowsAreAsHighAsTheirTextsNeed_data();
    void rowsAreAsHighAsTheirTextsNeed();
    void followsTheTheme();
};

static int heightOf(const PickerDelegate &delegate, const QString &name, const QString &detail, int width)
{
    PickerNode node{.id = u"id"_s, .name = name, .detail = detail};
    PickerModel model;
    model.setTree({node});
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, width, 0);
    return delegate.sizeHint(option, model.index(0, 0)).height();
}

/// The room left by the check box (14), the margins around it (4, 8), between the texts (8) and at the right (6).
static bool fitsInALine(const Theme &theme, const QString &name, const QString &detail, int width)
{
    const int texts = QFontMetrics(theme.type.font(theme.type.body)).horizontalAdvance(name)
        + QFontMetrics(theme.type.font(theme.type.small)).horizontalAdvance(detail);
    return detail.isEmpty() || 4 + 14 + 8 + texts + 8 + 6 <= width;
}

void TestPickerDelegate::rowsAreAsHighAsTheirTextsNeed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("detail");
    QTest::newRow("short ones") << u"H100"_s << u"2022"_s;
    QTest::newRow("a long name") << u"p6-b300.48xlarge with all it has"_s << u"8 × B300"_s;
    QTest::newRow("a long detail") << u"L4"_s << u"announced for the second half of the year"_s;
    QTest::newRow("no detail") << u"a name that is longer than any row has room for"_s << QString();
    QTest::newRow("pairs that stand closer") << u"AVAVAVATTo Ty.P,"_s << u"AVAVA."_s;
    QTest::newRow("soft hyphens, which are not seen") << u"ab\u00ADcd\u00ADef\u00ADgh\u00ADij"_s << u"8\u00AD\u00AD9"_s;
    QTest::newRow("characters beyond Latin 1") << u"日本 – ΣΣΣ…"_s << u"ŁŁ 日本"_s;
}

void TestPickerDelegate::rowsAreAsHighAsTheirTextsNeed()
{
    QFETCH(const QString, name);
    QFETCH(const QString, detail);
    const Theme theme = lightTheme();
    const PickerDelegate delegate(theme);
    const int oneLine = theme.type.scaled(24);
    const int twoLines = oneLine + QFontMetrics(theme.type.font(theme.type.small)).height();
    for (int width = 40; width < 500; ++width)
        QCOMPARE(heightOf(delegate, name, detail, width), fitsInALine(theme, name, detail, width) ? oneLine : twoLines);
}

// Larger type may need two lines where smaller fits in one.
void TestPickerDelegate::followsTheTheme()
{
    const QString name = u"p5.48xlarge"_s;
    const QString detail = u"8 × H100"_s;
    PickerDelegate delegate(lightTheme());
    int width = 100;
    while (!fitsInALine(lightTheme(), name, detail, width))
        ++width;
    QCOMPARE(heightOf(delegate, name, detail, width), lightTheme().type.scaled(24));
    Theme large = lightTheme();
    large.type.body *= 2;
    large.type.small *= 2;
    delegate.setTheme(large);
    QVERIFY(!fitsInALine(large, name, detail, width));
    const int twoLines = large.type.scaled(24) + QFontMetrics(large.type.font(large.type.small)).height();
    QCOMPARE(heightOf(delegate, name, detail, width), twoLines);
    // No measurements of the smaller type are cached, to the pixel.
    while (!fitsInALine(large, name, detail, width))
        ++width;
    QCOMPARE(heightOf(delegate, name, detail, width), large.type.scaled(24));
    QCOMPARE(heightOf(delegate, name, detail, width - 1), twoLines);
}

CHIPBOARD_TEST(TestPickerDelegate, QApplication)

} // namespace tst_pickerdelegate

#include "tst_pickerdelegate.moc"
