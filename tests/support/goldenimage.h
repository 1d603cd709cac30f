// Purpose: compares a picture with a reviewed one. If they differ, the drawn picture and the difference are written
// next to the test program.
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QImage>
#include <QString>

#include <algorithm>
#include <cstdlib>

namespace chipboard::testing {

struct GoldenTolerance
{
    int channel = 24;     ///< largest difference of a channel (0 to 255) that still counts as equal
    double share = 0.002; ///< of all pixels may differ: less than a bar whose length changes by a fifth
};

/// Empty when the pictures agree; otherwise the fault and where to look.
[[nodiscard]] inline QString differenceFromGolden(const QImage &drawn, const QString &name,
                                                  const GoldenTolerance &tolerance = {})
{
    const QImage actual = drawn.convertToFormat(QImage::Format_RGB32);
    const QString golden = QStringLiteral(CHIPBOARD_SOURCE_DIR "/tests/golden/%1.png").arg(name);
    const QString stem = QCoreApplication::applicationDirPath() + QLatin1Char('/') + name;
    const QString actualFile = stem + QStringLiteral("-actual.png");
    const QImage expected = QImage(golden).convertToFormat(QImage::Format_RGB32);
    if (expected.size() != actual.size()) {
        actual.save(actualFile);
        return QStringLiteral("%1 is missing or of another size. Look at %2 and copy it there.")
            .arg(golden, actualFile);
    }
    QImage difference(actual.size(), QImage::Format_RGB32);
    int different = 0;
    for (int y = 0; y < actual.height(); ++y) {
        for (int x = 0; x < actual.width(); ++x) {
            const QColor a = actual.pixelColor(x, y);
            const QColor b = expected.pixelColor(x, y);
            const int off =
                std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
            different += off > tolerance.channel ? 1 : 0;
            difference.setPixelColor(x, y, off > tolerance.channel ? QColor(Qt::red) : QColor(255, 255, 255 - off));
        }
    }
    if (different <= tolerance.share * actual.width() * actual.height())
        return {};
    actual.save(actualFile);
    difference.save(stem + QStringLiteral("-diff.png"));
    return QStringLiteral("%1 pixels differ from %2. See %3 and %4-diff.png.")
        .arg(different)
        .arg(golden, actualFile, stem);
}

} // namespace chipboard::testing
