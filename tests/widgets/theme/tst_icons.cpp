#include "tests/support/testmain.h"
#include "widgets/theme/icons.h"

#include "tests/support/guitest.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>
#include <QStyleOption>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_icons {

class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void takesTheColour_data();
    void takesTheColour();
    void disabledIsPaler();
    void isSharpAtEveryRatio();
    void noRoomGivesNothing();
    void unknownNamesGiveNothing();
    void actionsFollowTheTheme();
    void theProgramHasAPicture();
    void theStyleAsksNobodyForItsCrosses();
    void theStyleLeavesOtherPicturesToFusion();
    void theStyleMeasuresHeadingsAsTheyAreDrawn();
};

static QImage drawn(const QIcon &icon, int size, QIcon::Mode mode = QIcon::Normal)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    icon.paint(&painter, image.rect(), Qt::AlignCenter, mode);
    return image.convertToFormat(QImage::Format_ARGB32);
}

static int strongestAlpha(const QImage &image)
{
    int strongest = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            strongest = std::max(strongest, image.pixelColor(x, y).alpha());
    }
    return strongest;
}

void TestIcons::theStyleMeasuresHeadingsAsTheyAreDrawn()
{
    const ChipboardStyle style;
    QWidget widget;
    QFont bold = widget.font();
    bold.setBold(true);
    QStyleOptionHeader option;
    option.text = u"Memory bandwidth"_s;
    option.fontMetrics = QFontMetrics(widget.font());
    const QSize plain = style.sizeFromContents(QStyle::CT_HeaderSection, &option, {}, &widget);
    option.fontMetrics = QFontMetrics(bold);
    QCOMPARE(style.sizeFromContents(QStyle::CT_HeaderSection, &option, {}, &widget), plain);
    QVERIFY(style.sizeFromContents(QStyle::CT_HeaderSection, &option, {}, nullptr).width() > plain.width());
}

void TestIcons::takesTheColour_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(CHIPBOARD_SOURCE_DIR "/resources/icons"));
    for (const QFileInfo &file : folder.entryInfoList({u"*.svg"_s})) {
        if (!file.baseName().startsWith(u"org"))
            QTest::newRow(qPrintable(file.baseName())) << file.baseName();
    }
}

void TestIcons::takesTheColour()
{
    QFETCH(const QString, name);
    const QImage image = drawn(ownIcon(name, Qt::red), 24);
    bool any = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            any = true;
            QVERIFY2(pixel.red() > 240 && pixel.green() < 15 && pixel.blue() < 15, qPrintable(pixel.name()));
        }
    }
    QVERIFY2(any, "The icon is empty or not in the resource file.");
}

void TestIcons::disabledIsPaler()
{
    const QIcon icon = ownIcon(u"edit-undo"_s, Qt::black);
    const int enabled = strongestAlpha(drawn(icon, 24));
    const int disabled = strongestAlpha(drawn(icon, 24, QIcon::Disabled));
    // Two crossing strokes of 40 % give 64 %.
    QVERIFY2(disabled > 0 && disabled < enabled * 0.65, qPrintable(u"%1 against %2"_s.arg(disabled).arg(enabled)));
}

void TestIcons::isSharpAtEveryRatio()
{
    const QPixmap pixmap = ownIcon(u"edit-undo"_s, Qt::black).pixmap(QSize(16, 16), 2.0);
    QCOMPARE(pixmap.size(), QSize(32, 32));
    QCOMPARE(pixmap.devicePixelRatio(), 2.0);
}

// Windows that are too narrow request empty icons; Qt would warn of an inactive painter.
void TestIcons::noRoomGivesNothing()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    QVERIFY(ownIcon(u"edit-undo"_s, Qt::black).pixmap(QSize(0, 16), QIcon::Normal).isNull());
}

void TestIcons::unknownNamesGiveNothing() { QVERIFY(ownIcon(u"no-such-icon"_s, Qt::black).isNull()); }

void TestIcons::actionsFollowTheTheme()
{
    const Theme other = themeFor(QPalette()).dark ? lightTheme() : darkTheme();
    QCOMPARE(drawn(actionIcon(u"edit-undo"_s, other), 24), drawn(ownIcon(u"edit-undo"_s, other.text), 24));
}

void TestIcons::theProgramHasAPicture() { QVERIFY(strongestAlpha(drawn(applicationIcon(), 48)) == 255); }

void TestIcons::theStyleAsksNobodyForItsCrosses()
{
    const ChipboardStyle style;
    const auto sameAs = [&style](QStyle::StandardPixmap which, const char *name) {
        const QIcon expected = ownIcon(QLatin1String(name), QColor(0x7c, 0x7f, 0x84));
        return drawn(style.standardIcon(which, nullptr, nullptr), 32) == drawn(expected, 32);
    };
    QVERIFY(sameAs(QStyle::SP_LineEditClearButton, "window-close"));
    QVERIFY(sameAs(QStyle::SP_DockWidgetCloseButton, "window-close"));
    QVERIFY(sameAs(QStyle::SP_TitleBarCloseButton, "window-close"));
    QVERIFY(sameAs(QStyle::SP_TitleBarNormalButton, "window-restore"));
    QVERIFY(sameAs(QStyle::SP_ToolBarHorizontalExtensionButton, "view-more"));
}

void TestIcons::theStyleLeavesOtherPicturesToFusion()
{
    const ChipboardStyle style;
    QCOMPARE(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr), 0);
    QCOMPARE(style.styleHint(QStyle::SH_Slider_SnapToValue, nullptr, nullptr, nullptr), 1); // as in Fusion
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
    QCOMPARE(drawn(style.standardIcon(QStyle::SP_MessageBoxWarning, nullptr, nullptr), 32),
             drawn(fusion->standardIcon(QStyle::SP_MessageBoxWarning, nullptr, nullptr), 32));
}

CHIPBOARD_TEST(TestIcons, QApplication)

} // namespace tst_icons

#include "tst_icons.moc"
