// Without the program's fonts, a warning states the effects.
#include "tests/support/testmain.h"
#include "widgets/theme/typefaces.h"

#include "tests/support/guitest.h"

#include <QApplication>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_typefaces {

class TestTypefaces : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void theRightOneIsNoFault();
    void anotherOneIsAWarning();
    void noneIsAnError();
    void askedOfThisComputer();
};

void TestTypefaces::theRightOneIsNoFault() { QVERIFY(!typefaceFault(u"Inter"_s, u"Inter"_s)); }

void TestTypefaces::anotherOneIsAWarning()
{
    const std::optional<Problem> fault = typefaceFault(u"Inter"_s, u"DejaVu Sans"_s);
    QVERIFY(fault);
    QCOMPARE(fault->severity, Severity::Warning);
    QCOMPARE(fault->toText(),
             u"The font Inter is not installed: text uses DejaVu Sans and looks different from "
             "other computers. Install Inter (in Debian the package fonts-inter)."_s);
}

void TestTypefaces::noneIsAnError()
{
    const std::optional<Problem> fault = typefaceFault(u"Inter"_s, {});
    QVERIFY(fault);
    QCOMPARE(fault->severity, Severity::Error);
    QCOMPARE(fault->code, ProblemCode::CannotWrite);
    QCOMPARE(fault->toText(),
             u"No font is installed, so letters would appear as boxes. Install the font Inter "
             "(in Debian the package fonts-inter) or DejaVu Sans."_s);
}

void TestTypefaces::askedOfThisComputer()
{
    const std::optional<Problem> fault = typefaceFault(u"No Such Typeface"_s);
    QVERIFY(fault);
    QCOMPARE(fault->severity, Severity::Warning); // not an error: the tests need some font
    QVERIFY(fault->message.contains(u"No Such Typeface"_s));
}

CHIPBOARD_TEST(TestTypefaces, QApplication)

} // namespace tst_typefaces

#include "tst_typefaces.moc"
