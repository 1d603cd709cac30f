#include "data/charts/chartspec.h"

#include "data/charts/pagespec.h"

#include <QStringList>

namespace chipboard {
namespace {

QString number(double value) { return QString::number(value, 'g', 8); }

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

QString pointText(const ChartCategory &category, const ChartPoint &point)
{
    QStringList words{category.label, roleWord(category.role)};
    if (category.baseline)
        words << QStringLiteral("baseline");
    if (!point.value) {
        words << QStringLiteral("gap \"%1\"").arg(point.gap);
        return words.join(QLatin1Char(' '));
    }
    words << number(*point.value);
    if (point.low && point.high)
        words << QStringLiteral("[%1, %2]").arg(number(*point.low), number(*point.high));
    words << styleWord(point.style) << QStringLiteral("\"%1\"").arg(point.label);
    if (point.flagged)
        words << QStringLiteral("flagged");
    return words.join(QLatin1Char(' '));
}

} // namespace

QString toText(const ChartSpec &spec)
{
    QStringList lines;
    lines << QStringLiteral("chart %1: %2").arg(spec.id, spec.title)
          << QStringLiteral("  subtitle: %1").arg(spec.subtitle);
    QStringList ticks;
    for (const double tick : spec.axis.ticks)
        ticks << number(tick);
    lines << QStringLiteral("  axis: %1 [%2] %3 to %4, ticks %5")
                 .arg(spec.axis.label, spec.axis.unit, number(spec.axis.minimum), number(spec.axis.maximum),
                      ticks.join(QLatin1Char(' ')));
    for (const ChartSeries &series : spec.series) {
        for (qsizetype i = 0; i < series.points.size() && i < spec.categories.size(); ++i)
            lines << QStringLiteral("  ") + pointText(spec.categories.at(i), series.points.at(i));
    }
    for (const QString &note : spec.notes)
        lines << QStringLiteral("  note: %1").arg(note);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString toText(const PageSpec &page)
{
    QStringList lines{QStringLiteral("page %1: %2").arg(page.id, page.title)};
    if (!page.warning.isEmpty())
        lines << QStringLiteral("warning: %1 [%2 -> %3]").arg(page.warning, page.remedyText, page.remedyId);
    QString text = lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    for (const ChartSpec &chart : page.charts)
        text += toText(chart);
    lines = {QStringLiteral("legend: %1").arg(page.legend), QStringLiteral("footer: %1").arg(page.footer)};
    QStringList titles;
    for (const TableSpec::Column &column : page.numbers.columns)
        titles << column.title;
    lines << QStringLiteral("numbers: %1").arg(titles.join(QLatin1String(" | ")));
    for (const QStringList &row : page.numbers.rows)
        lines << QStringLiteral("  %1").arg(row.join(QLatin1String(" | ")));
    lines << QStringLiteral("file: %1").arg(page.fileStem);
    return text + lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace chipboard
