// A label that remembers its height must not remember a wrong one.
#include "tests/support/guitest.h"
#include "widgets/pages/textlabel.h"

#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestTextLabel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void isAsHighAsAPlainLabel_data();
    void isAsHighAsAPlainLabel();
    void anotherTextHasAnotherHeight();
    void anotherFontHasAnotherHeight();
    void canBecomeNarrow();
};

static QString longText()
{
    return u"Twelve words that need more than one line when little room is left. "_s.repeated(3);
}

void TestTextLabel::isAsHighAsAPlainLabel_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {100, 200, 400, 1000})
        QTest::addRow("at %d pixels", width) << width;
}

void TestTextLabel::isAsHighAsAPlainLabel()
{
    QFETCH(int, width);
    QLabel plain(longText());
    plain.setWordWrap(true);
    TextLabel label;
    label.showText(longText());
    QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
    QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width)); // and again
    QCOMPARE(label.heightForWidth(width + 300), plain.heightForWidth(width + 300));
    QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width));
}

void TestTextLabel::anotherTextHasAnotherHeight()
{
    TextLabel label;
    label.showText(longText());
    const int high = label.heightForWidth(200);
    label.showText(u"Short."_s);
    QVERIFY(label.heightForWidth(200) < high);
    QCOMPARE(label.text(), u"Short."_s);
}

void TestTextLabel::anotherFontHasAnotherHeight()
{
    TextLabel label;
    label.showText(longText());
    const int before = label.heightForWidth(200);
    QFont font = label.font();
    font.setPixelSize(40);
    label.setFont(font);
    QVERIFY(label.heightForWidth(200) > before);
}

void TestTextLabel::canBecomeNarrow()
{
    TextLabel label;
    label.showText(longText());
    QCOMPARE(label.minimumSizeHint().width(), 0);
    QVERIFY(label.sizeHint().height() >= label.minimumSizeHint().height());
}

QTEST_MAIN(TestTextLabel)
#include "tst_textlabel.moc"
