#include "data/views/valuesbeside.h"

#include "data/analysis/comparability.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"

#include <algorithm>

namespace chipboard {
namespace {

/// Puts ratios on one page and remembers what the notes have to say.
class Teller
{
public:
    Teller(const Board &board, const ResultTable &table, const Formatter &formatter)
        : m_board(board)
        , m_table(table)
        , m_formatter(formatter)
        , m_baseline(rowOfBaseline(table, board))
    {
    }

    [[nodiscard]] bool hasBaseline() const { return m_baseline >= 0; }
    [[nodiscard]] QString baseline() const { return m_table.rows.at(m_baseline).subject.name; }
    void tell(ChartSpec &chart);
    void tell(Table &numbers, const QList<ChartSpec> &charts);
    [[nodiscard]] QStringList lacking() const;
    [[nodiscard]] QStringList unlike() const;
    [[nodiscard]] QString legend() const;

private:
    [[nodiscard]] qsizetype rowOf(const QString &id) const;
    [[nodiscard]] BesideBaseline standing(qsizetype row, qsizetype column);
    void show(const BesideBaseline &one);
    /// `inCell`: there is no room for words.
    bool tell(ChartPoint &point, const QString &id, qsizetype column);
    void tellUnlike(ChartPoint &point);
    void tellMarks(ChartSpec &chart);

    const Board &m_board;
    const ResultTable &m_table;
    const Formatter &m_formatter;
    qsizetype m_baseline;
    QStringList m_lacking; ///< labels of metrics that the baseline has no number of
    QStringList m_unlike;  ///< reasons, each once
    QList<QStringList> m_unlikeNames;
    bool m_hasBetter = false;
    bool m_hasWorse = false;
    bool m_hasUnlike = false; ///< "n/c"
};

qsizetype Teller::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_table.rows.begin(), m_table.rows.end(),
                                    [&id](const ResultRow &row) { return row.subject.id == id; });
    return found == m_table.rows.end() ? -1 : found - m_table.rows.begin();
}

BesideBaseline Teller::standing(qsizetype row, qsizetype column)
{
    const BesideBaseline one = besideBaseline(m_table, m_board, row, column);
    const QString name = m_table.rows.at(row).subject.name;
    if (one.kind == BesideBaseline::Kind::NoBaseline) {
        const QString metric = m_table.metrics.at(column)->labelText();
        if (!m_lacking.contains(metric))
            m_lacking << metric;
    }
    if (one.kind == BesideBaseline::Kind::Unlike) {
        if (!m_unlike.contains(one.why)) {
            m_unlike << one.why;
            m_unlikeNames << QStringList();
        }
        QStringList &names = m_unlikeNames[m_unlike.indexOf(one.why)];
        if (!names.contains(name))
            names << name;
    }
    return one;
}

// The legend is of what is shown, not of what tooltips tell.
void Teller::show(const BesideBaseline &one)
{
    m_hasBetter = m_hasBetter || one.beside == Beside::Better;
    m_hasWorse = m_hasWorse || one.beside == Beside::Worse;
}

bool Teller::tell(ChartPoint &point, const QString &id, qsizetype column)
{
    const qsizetype row = rowOf(id);
    if (row < 0 || !point.value)
        return false;
    const BesideBaseline one = standing(row, column);
    const QString label = besideLabel(one, m_board.values, m_formatter);
    const QString sentence = besideSentence(one, baseline(), m_board.values, m_formatter);
    if (!sentence.isEmpty() && !point.description.isEmpty())
        point.description += QLatin1Char(' ') + sentence;
    if (one.kind == BesideBaseline::Kind::Unlike) {
        tellUnlike(point);
        return true;
    }
    if (label.isEmpty())
        return false;
    show(one);
    point.absolute = point.label;
    point.label = label;
    point.beside = one.beside;
    return true;
}

// Among ratios a number alone would be taken for one.
void Teller::tellUnlike(ChartPoint &point)
{
    m_hasUnlike = true;
    point.label = tr("%1 n/c", "a number that is not comparable").arg(point.label);
}

// In a plane names stand beside marks: what they are to the baseline is told when one is pointed at.
void Teller::tellMarks(ChartSpec &chart)
{
    for (PlaneMark &mark : chart.plane.marks) {
        const qsizetype row = mark.id.isEmpty() ? -1 : rowOf(mark.id);
        for (qsizetype column = 0; row >= 0 && column < m_table.metrics.size(); ++column) {
            const BesideBaseline one = standing(row, column);
            const QString sentence = besideSentence(one, baseline(), m_board.values, m_formatter);
            if (one.kind == BesideBaseline::Kind::Apart || one.kind == BesideBaseline::Kind::Same)
                mark.description +=
                    QLatin1Char(' ') + tr("%1: %2").arg(m_table.metrics.at(column)->labelText(), sentence);
        }
    }
}

void Teller::tell(ChartSpec &chart)
{
    bool isTold = false;
    const int own = m_table.columnOf(MetricId(chart.id));
    for (ChartSeries &series : chart.series) {
        for (qsizetype i = 0; own >= 0 && i < std::min(series.points.size(), chart.categories.size()); ++i)
            isTold = tell(series.points[i], chart.categories.at(i).id, own) || isTold;
    }
    if (chart.kind == ChartKind::Plane)
        tellMarks(chart);
    if (isTold)
        chart.subtitle = dot({tr("against %1").arg(baseline()), chart.subtitle});
}

// The number itself first, so that tables sort and sums are made as ever: "1,299 (▲ 2.1×)".
void Teller::tell(Table &numbers, const QList<ChartSpec> &charts)
{
    const QList<ChartCategory> subjects =
        numbers.subjects.isEmpty() && !charts.isEmpty() ? charts.constFirst().categories : numbers.subjects;
    for (qsizetype row = 0; row < numbers.rows.size(); ++row) {
        qsizetype chart = 0;
        for (qsizetype i = 0; i < numbers.columns.size(); ++i) {
            const Table::Column &column = numbers.columns.at(i);
            const QString drawn = column.numeric ? charts.value(chart++).id : QString();
            const QString metric = column.metric.isEmpty() && numbers.subjects.isEmpty() ? drawn : column.metric;
            const int of = metric.isEmpty() ? -1 : m_table.columnOf(MetricId(metric));
            const qsizetype subject = rowOf(subjects.value(row).id);
            if (of < 0 || subject < 0)
                continue;
            const BesideBaseline one = standing(subject, of);
            const QString label = besideLabel(one, m_board.values, m_formatter);
            if (label.isEmpty())
                continue;
            show(one);
            Table::Cell &cell = numbers.rows[row][i];
            cell.text = tr("%1 (%2)", "a number, and the same against the baseline").arg(cell.text, label);
            cell.beside = one.beside;
        }
    }
}

QStringList Teller::lacking() const
{
    return m_lacking.isEmpty() ? QStringList()
                               : QStringList{tr("%1 has no number for %2 here, so these numbers stay as they are.")
                                                 .arg(baseline(), m_formatter.locale().createSeparatedList(m_lacking))};
}

// On the screen the page's warning names them, and tooltips say why; files have these sentences.
QStringList Teller::unlike() const
{
    QStringList notes;
    for (qsizetype i = 0; i < m_unlike.size(); ++i)
        notes << tr("No difference to %1 is told for %2: %3.")
                     .arg(baseline(), m_formatter.locale().createSeparatedList(m_unlikeNames.at(i)), m_unlike.at(i));
    return notes;
}

QString Teller::legend() const
{
    QStringList parts;
    if (m_hasBetter && m_hasWorse)
        parts << tr("full arrow = better, hollow arrow = worse than %1").arg(baseline());
    else if (m_hasBetter)
        parts << tr("full arrow = better than %1").arg(baseline());
    else if (m_hasWorse)
        parts << tr("hollow arrow = worse than %1").arg(baseline());
    if (m_hasUnlike)
        parts << tr("n/c = not comparable with %1").arg(baseline());
    return dot(parts);
}

bool showsRows(const PageSpec &page, const ResultTable &table)
{
    return std::any_of(page.charts.begin(), page.charts.end(), [&table](const ChartSpec &chart) {
        return chart.kind == ChartKind::Scores || chart.kind == ChartKind::Plane
            || table.columnOf(MetricId(chart.id)) >= 0;
    });
}

} // namespace

PageSpec withValues(PageSpec page, const Board &board, const ResultTable &table, const Formatter &formatter,
                    const QString &staying)
{
    if (board.values == ValueForm::Absolute)
        return page;
    if (table.rows.isEmpty() || table.metrics.isEmpty() || !showsRows(page, table)) {
        if (!staying.isEmpty())
            tellBeside(page, {staying});
        return page;
    }
    Teller teller(board, table, formatter);
    if (!teller.hasBaseline()) {
        tellBeside(page, {tr("No baseline is chosen, so numbers stay as they are.")});
        return page;
    }
    for (ChartSpec &chart : page.charts)
        teller.tell(chart);
    teller.tell(page.numbers, page.charts);
    page.notes = teller.unlike() + page.notes;
    tellBeside(page, QStringList{staying} + teller.lacking()); // who asks for ratios has to know it first
    QStringList legend{teller.legend(), page.legend};
    legend.removeAll(QString());
    page.legend = dot(legend);
    return page;
}

UnlikeReason unlikeReason(const ResultTable &table)
{
    return [&table](const QString &chart, const QString &one, const QString &other) {
        const auto rowOf = [&table](const QString &id) {
            const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                            [&id](const ResultRow &row) { return row.subject.id == id; });
            return found == table.rows.end() ? qsizetype(-1) : found - table.rows.begin();
        };
        const qsizetype first = rowOf(one);
        const qsizetype second = rowOf(other);
        const int own = table.columnOf(MetricId(chart));
        for (qsizetype column = 0; first >= 0 && second >= 0 && column < table.metrics.size(); ++column) {
            const QString why = own < 0 || own == column ? misleadingBetween(table, column, first, second) : QString();
            if (!why.isEmpty())
                return why;
        }
        return QString();
    };
}

} // namespace chipboard
