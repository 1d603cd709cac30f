// A label's cached height must never be outdated.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "widgets/pages/pageparts.h"

#include <QApplication>
#include <QVBoxLayout>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_textlabel {

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
    void unitsAreNotBroken();
    void asksForAnotherPlaceOnlyWhenItsHeightChanges();
};

namespace {

class EventCounter : public QObject
{
public:
    EventCounter(QObject &watched, QEvent::Type type)
        : m_type(type)
    {
        watched.installEventFilter(this);
    }

    int count = 0;

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        count += event->type() == m_type ? 1 : 0;
        return false;
    }

private:
    QEvent::Type m_type;
};

} // namespace

static QString longText()
{
    return u"Twelve words that need more than one line when little room is left. "_s.repeated(3);
}

// A word joiner follows slash and hyphen; text() returns the original.
void TestTextLabel::unitsAreNotBroken()
{
    TextLabel label;
    label.label().setTextFormat(Qt::PlainText);
    label.showText(u"until its price rises above 5.16\u00A0USD/h and 1/2 of it"_s);
    QCOMPARE(label.text(), u"until its price rises above 5.16\u00A0USD/h and 1/2 of it"_s);
    QCOMPARE(label.label().text(), u"until its price rises above 5.16\u00A0USD/\u2060h and 1/2 of it"_s);
    label.showText(u"10 USD/1M tokens"_s);
    QCOMPARE(label.label().text(), u"10 USD/\u20601M tokens"_s);
    label.label().setTextFormat(Qt::RichText);
    label.showText(u"<a href=\"do:a/b\">c/d</a>"_s); // addresses are not text
    QCOMPARE(label.label().text(), u"<a href=\"do:a/b\">c/\u2060d</a>"_s);
    label.showText(u"Prices: us-east-2 and us-central1 · on-demand <a href=\"marks\">Tokens/s.</a>"_s);
    QCOMPARE(
        label.label().text(),
        u"Prices: us-\u2060east-\u20602 and us-\u2060central1 · on-demand <a href=\"marks\">Tokens/\u2060s.</a>"_s);
    QCOMPARE(label.text(), u"Prices: us-east-2 and us-central1 · on-demand <a href=\"marks\">Tokens/s.</a>"_s);
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
    QCOMPARE(label.heightForWidth(width), plain.heightForWidth(width)); // same again
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

void TestTextLabel::asksForAnotherPlaceOnlyWhenItsHeightChanges()
{
    QWidget box;
    box.setLayout(new QVBoxLayout);
    auto *label = new TextLabel;
    box.layout()->addWidget(label);
    label->showText(u"One line."_s);
    box.resize(200, 300);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    QCoreApplication::sendPostedEvents();
    const auto laidOut = [&box, label](const QString &text) {
        EventCounter counter(box, QEvent::LayoutRequest);
        label->showText(text);
        QCoreApplication::sendPostedEvents();
        return counter.count > 0;
    };
    QVERIFY(!laidOut(u"Another line."_s));
    QCOMPARE(label->label().geometry(), label->rect());
    QVERIFY(laidOut(longText()));
    QCOMPARE(label->label().geometry(), label->rect());
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
}

CHIPBOARD_TEST(TestTextLabel, QApplication)

} // namespace tst_textlabel

#include "tst_textlabel.moc"
