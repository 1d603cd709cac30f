#include "tests/support/spectext.h"

#include "data/core/find.h"

#include <algorithm>

namespace chipboard {

namespace {

QString shortNumber(double value) { return QString::number(value, 'g', 8); }

QString roleWord(ColourRole role)
{
    switch (role) {
    case ColourRole::Trainium:
        return QStringLiteral("trainium");
    case ColourRole::Inferentia:
        return QStringLiteral("inferentia");
    case ColourRole::Nvidia:
        return QStringLiteral("nvidia");
    case ColourRole::Other:
        return QStringLiteral("other");
    case ColourRole::Quiet:
        return QStringLiteral("quiet");
    }
    return {};
}

QString styleWord(MarkStyle style)
{
    switch (style) {
    case MarkStyle::Solid:
        return QStringLiteral("solid");
    case MarkStyle::Hatched:
        return QStringLiteral("hatched");
    case MarkStyle::Outlined:
        return QStringLiteral("outlined");
    }
    return {};
}

QString besideWord(Beside beside)
{
    switch (beside) {
    case Beside::Untold:
        return {};
    case Beside::Better:
        return QStringLiteral("better");
    case Beside::Worse:
        return QStringLiteral("worse");
    }
    return {};
}

QString pointText(const ChartCategory &category, const ChartPoint &point)
{
    QStringList words{category.shownLabel(), roleWord(category.role)};
    if (!category.badge.isEmpty())
        words << QStringLiteral("named \"%1\"").arg(category.badge);
    if (category.baseline)
        words << QStringLiteral("baseline");
    if (!point.value) {
        words << QStringLiteral("gap \"%1\"").arg(point.gap);
        return words.join(QLatin1Char(' '));
    }
    words << shortNumber(*point.value);
    if (point.low && point.high)
        words << QStringLiteral("[%1, %2]").arg(shortNumber(*point.low), shortNumber(*point.high));
    words << styleWord(point.style) << QStringLiteral("\"%1\"").arg(point.label);
    if (!point.badge.isEmpty())
        words << QStringLiteral("badge \"%1\"").arg(point.badge);
    if (point.beside != Beside::Untold)
        words << besideWord(point.beside);
    if (!point.absolute.isEmpty())
        words << QStringLiteral("for \"%1\"").arg(point.absolute);
    if (!point.callout.isEmpty())
        words << QStringLiteral("callout \"%1\"").arg(point.callout);
    return words.join(QLatin1Char(' '));
}

QString axisText(const char *name, const ChartAxis &axis)
{
    const QStringList ticks = mapped(axis.ticks, shortNumber);
    const QString scale = axis.scale == AxisScale::Logarithmic ? QStringLiteral(", logarithmic") : QString();
    return QStringLiteral("  %1: %2 [%3] %4 to %5, ticks %6%7")
        .arg(QLatin1String(name), axis.label, axis.unit, shortNumber(axis.minimum), shortNumber(axis.maximum),
             ticks.join(QLatin1Char(' ')), scale);
}

QString rangeText(const std::optional<double> &low, const std::optional<double> &high)
{
    return low && high ? QStringLiteral(" [%1, %2]").arg(shortNumber(*low), shortNumber(*high)) : QString();
}

QString shapeWord(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Circle:
        return QStringLiteral("circle");
    case MarkShape::Square:
        return QStringLiteral("square");
    case MarkShape::Diamond:
        return QStringLiteral("diamond");
    case MarkShape::Triangle:
        return QStringLiteral("triangle");
    }
    return {};
}

QString markText(const PlaneMark &mark)
{
    QStringList words{QStringLiteral("mark %1").arg(mark.id), roleWord(mark.role)};
    if (mark.baseline)
        words << QStringLiteral("baseline");
    words << QStringLiteral("(%1%2, %3%4)")
                 .arg(shortNumber(mark.x), rangeText(mark.xLow, mark.xHigh), shortNumber(mark.y),
                      rangeText(mark.yLow, mark.yHigh));
    words << styleWord(mark.style) << shapeWord(mark.shape) << QStringLiteral("\"%1\"").arg(mark.label);
    return words.join(QLatin1Char(' '));
}

QString pathText(const QList<QPointF> &points)
{
    return mapped(points,
                  [](const QPointF &point) {
                      return QStringLiteral("(%1, %2)").arg(shortNumber(point.x()), shortNumber(point.y()));
                  })
        .join(QLatin1Char(' '));
}

QString cellText(const PlaneCell &cell)
{
    const QString what = cell.value
        ? QStringLiteral("%1 \"%2\" tone %3").arg(shortNumber(*cell.value), cell.label).arg(cell.tone, 0, 'f', 2)
        : QStringLiteral("gap \"%1\"").arg(cell.gap);
    return QStringLiteral("cell %1 (%2, %3) %4%5")
        .arg(cell.id, cell.xText, cell.yText, what, cell.isNow ? QStringLiteral(" now") : QString());
}

QStringList planeText(const PlaneSpec &plane)
{
    QStringList lines{axisText("y axis", plane.y)};
    for (const PlaneBand &band : plane.bands)
        lines << QStringLiteral("  band \"%1\" %2 to %3").arg(band.label, pathText(band.lower), pathText(band.upper));
    for (const PlaneLine &line : plane.lines) {
        const QString weight = line.weight == LineWeight::Strong ? QStringLiteral("strong") : QStringLiteral("quiet");
        const QString dashed = line.dashed ? QStringLiteral(" dashed") : QString();
        lines << QStringLiteral("  line %1 %2 %3%4 \"%5\" %6")
                     .arg(line.id, roleWord(line.role), weight, dashed, line.label, pathText(line.points));
    }
    for (const PlaneCell &cell : plane.cells)
        lines << QStringLiteral("  ") + cellText(cell);
    for (const PlaneMark &mark : plane.marks)
        lines << QStringLiteral("  ") + markText(mark);
    return lines;
}

QStringList scoreText(const ChartSpec &spec, const ScoreColumn &column)
{
    const QString scale =
        column.hasBars ? QStringLiteral("bars to %1").arg(shortNumber(column.maximum)) : QStringLiteral("words");
    QStringList lines{QStringLiteral("  column %1: %2 [%3] %4%5")
                          .arg(column.metric, column.title, column.unit, scale,
                               column.asked ? QStringLiteral(", asked") : QString())};
    for (qsizetype i = 0; i < std::min(column.points.size(), spec.categories.size()); ++i) {
        const ChartPoint &point = column.points.at(i);
        const QString text = !column.hasBars && point.gap.isEmpty()
            ? QStringLiteral("%1 \"%2\"").arg(spec.categories.at(i).label, point.label)
            : pointText(spec.categories.at(i), point);
        lines << QStringLiteral("    ") + text + (column.best.contains(i) ? QStringLiteral(" best") : QString());
    }
    return lines;
}

} // namespace

QString toText(const ChartSpec &spec)
{
    QStringList lines;
    lines << QStringLiteral("chart %1: %2").arg(spec.id, spec.title)
          << QStringLiteral("  subtitle: %1").arg(spec.subtitle);
    if (spec.kind != ChartKind::Scores)
        lines << axisText("axis", spec.axis);
    if (hasTwoAxes(spec))
        lines << planeText(spec.plane);
    for (const ChartSeries &series : spec.series) {
        for (qsizetype i = 0; i < series.points.size() && i < spec.categories.size(); ++i)
            lines << QStringLiteral("  ") + pointText(spec.categories.at(i), series.points.at(i));
    }
    for (const ScoreColumn &column : spec.scores.columns)
        lines << scoreText(spec, column);
    for (const RowArrow &arrow : spec.arrows)
        lines << QStringLiteral("  arrow %1 to %2 \"%3\"").arg(arrow.from).arg(arrow.to).arg(arrow.label);
    for (const RowLine &line : spec.lines)
        lines << QStringLiteral("  line at %1 \"%2\"").arg(shortNumber(line.value), line.label);
    if (!spec.alone.statement.isEmpty())
        lines
            << QStringLiteral("  alone: %1 | %2 | %3").arg(spec.alone.statement, spec.alone.caution, spec.alone.footer);
    if (!spec.remark.isEmpty())
        lines << QStringLiteral("  remark: %1").arg(spec.remark);
    if (!spec.doubt.isEmpty())
        lines << QStringLiteral("  doubt: %1").arg(spec.doubt);
    for (const QString &note : spec.notes)
        lines << QStringLiteral("  note: %1").arg(note);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString toText(const PageSpec &page)
{
    QStringList lines{QStringLiteral("page %1: %2").arg(page.id, page.title)};
    if (!page.support.isEmpty())
        lines << QStringLiteral("support: %1").arg(page.support);
    if (!page.confidence.level.isEmpty())
        lines << QStringLiteral("confidence: %1 | %2").arg(page.confidence.text, page.confidence.reason);
    if (!page.answer.isEmpty())
        lines << QStringLiteral("answer: %1").arg(page.answer);
    if (!page.doubt.isEmpty())
        lines << QStringLiteral("doubt: %1").arg(page.doubt);
    if (!page.warning.isEmpty())
        lines << QStringLiteral("warning: %1 [%2 -> %3]").arg(page.warning, page.remedyText, page.remedyId);
    for (const PageTile &tile : page.tiles)
        lines << QStringLiteral("tile %1: %2 | %3 | %4").arg(tile.id, tile.heading, tile.value, tile.detail);
    QString text = lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    for (const ChartSpec &chart : page.charts)
        text += toText(chart);
    for (const TextSection &section : page.texts)
        text += QStringLiteral("text %1: %2\n  %3\n")
                    .arg(section.id, section.heading, linesOf(section).join(QStringLiteral("\n  ")));
    lines = {QStringLiteral("legend: %1").arg(page.legend.text()), QStringLiteral("footer: %1").arg(page.footer)};
    lines << QStringLiteral("numbers: %1")
                 .arg(columnTitles(page.numbers).join(QLatin1String(" | ")))
                 .trimmed(); // a page may have none
    for (const Table::Row &row : page.numbers.rows)
        lines << QStringLiteral("  %1").arg(shownTexts(row).join(QLatin1String(" | ")));
    lines << QStringLiteral("file: %1").arg(page.fileStem);
    return text + lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString firstDifference(const QString &text, const QString &expected)
{
    const QStringList actual = QString(text).replace(QChar(0x00A0), QLatin1Char(' ')).split(QLatin1Char('\n'));
    const QStringList wanted = expected.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::max(actual.size(), wanted.size()); ++i) {
        if (actual.value(i) != wanted.value(i))
            return actual.value(i) + QStringLiteral("\ninstead of\n") + wanted.value(i);
    }
    return actual.size() == wanted.size() ? QString() : QStringLiteral("another number of empty lines");
}

} // namespace chipboard
