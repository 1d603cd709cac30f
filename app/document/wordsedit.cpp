#include "app/document/wordsedit.h"

#include "data/core/tr.h"
#include "data/units/numerals.h"
#include "data/wording/titleclaims.h"

#include <QRegularExpression>

namespace chipboard {
namespace {

BoardEdit wordsEdited(Board after, const QString &name)
{
    BoardEdit edit;
    edit.kind = EditKind::Words;
    edit.after = std::move(after);
    edit.name = name;
    return edit;
}

} // namespace

BoardEdit setPageTitle(const Board &board, const PageSpec &page, const QString &title, const Formatter &formatter)
{
    Board after = board;
    after.title = title;
    after.titleClaims = claimsIn(title, page.id, page.charts, formatter);
    return wordsEdited(after, title.isEmpty() ? tr("Let the data say the title") : tr("Write the title"));
}

BoardEdit setChartTitle(const Board &board, const QString &page, const ChartSpec &chart, const QString &title,
                        const Formatter &formatter)
{
    ChartWords words = wordsOf(board.words, page, chart.id);
    words.title = title;
    words.claims = claimsIn(title, chart, formatter);
    return setChartWords(board, words,
                         title.isEmpty() ? tr("Let the data say a chart's title") : tr("Write a chart's title"));
}

BoardEdit setChartWords(const Board &board, const ChartWords &words, const QString &name)
{
    Board after = board;
    after.words = withWords(after.words, words);
    return wordsEdited(after, name);
}

std::optional<Annotation> lineFrom(const QString &typed, const ChartSpec &chart, const Formatter &formatter)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*([\\d.,\u00a0\u202f]*\\d)\\s*(.*)$"));
    const QRegularExpressionMatch match = pattern.match(typed);
    if (!match.hasMatch())
        return std::nullopt;
    const std::optional<double> spoken = numberFrom(match.captured(1), formatter.locale());
    const std::optional<double> value = spoken ? spoken : numberFrom(match.captured(1), QLocale::c());
    if (!value)
        return std::nullopt;
    Annotation line;
    line.kind = Annotation::Kind::Reference;
    line.value = *value;
    line.unit = chart.kind == ChartKind::Plane ? chart.plane.y.unit : chart.axis.unit;
    line.text = match.captured(2);
    if (line.text.startsWith(line.unit)) // "80 GB needed"
        line.text = line.text.mid(line.unit.size()).trimmed();
    return line;
}

ChartWords withAnnotation(ChartWords words, const Annotation &annotation)
{
    words.annotations.removeIf([&annotation](const Annotation &one) {
        return one.kind == annotation.kind && one.on == annotation.on && one.against == annotation.against
            && one.value == annotation.value && one.onX == annotation.onX;
    });
    const bool isTakenAway = annotation.kind == Annotation::Kind::Callout && annotation.text.isEmpty();
    if (!isTakenAway && words.annotations.size() < ChartWords::mostAnnotations)
        words.annotations << annotation;
    return words;
}

} // namespace chipboard
