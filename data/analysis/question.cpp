#include "data/analysis/question.h"

#include "data/compare/boardestimate.h"
#include "data/compare/pricing.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

Problem unknown(const QString &message, const QString &remedy) { return {ProblemCode::UnknownId, message, remedy}; }

std::optional<Subject> find(const QList<Subject> &subjects, const QString &id)
{
    const auto found = std::ranges::find_if(subjects, [&id](const Subject &subject) { return subject.id == id; });
    return found == subjects.end() ? std::nullopt : std::optional(*found);
}

Answer answerOf(const Estimate &estimate, const Metric &metric)
{
    const EstimateResult *result = estimate.result(QString::fromLatin1(metric.id));
    Q_ASSERT(result != nullptr);
    if (!result->value)
        return {std::nullopt, metric.unit, result->reason};
    return {result->value->value, result->unit, {}};
}

Problem notCompared(const QString &id, const QList<Subject> &subjects)
{
    const QStringList ids = mapped(subjects, &Subject::id);
    return unknown(tr("\"%1\" is not part of the comparison.").arg(id),
                   ids.isEmpty() ? tr("Choose chips to compare.")
                                 : tr("Compared are %1.").arg(ids.join(QStringLiteral(", "))));
}

} // namespace

Result<Inquiry> Inquiry::about(const Catalog &catalog, const Board &board, const AskedNumber &question)
{
    const Metric *metric = findMetric(question.metric);
    if (metric == nullptr)
        return unknown(tr("There is no metric \"%1\".").arg(question.metric.text()),
                       tr("\"chipboard list metrics\" lists the ids."));
    Inquiry inquiry(catalog, board, *metric);
    const QList<Subject> subjects = subjectsOf(catalog, board);
    const std::optional<Subject> subject = find(subjects, question.subject);
    if (!subject)
        return notCompared(question.subject, subjects);
    inquiry.m_subject = *subject;
    const bool isWork = metric->group == MetricGroup::Workload;
    if (isWork)
        inquiry.m_prepared << inquiry.prepared(*subject);
    if (question.against.isEmpty())
        return inquiry;
    inquiry.m_against = find(subjects, question.against);
    if (!inquiry.m_against)
        return notCompared(question.against, subjects);
    if (question.against == question.subject)
        return unknown(tr("\"%1\" cannot be compared with itself.").arg(question.subject),
                       tr("Choose two different options."));
    if (isWork)
        inquiry.m_prepared << inquiry.prepared(*inquiry.m_against);
    return inquiry;
}

// Prices, figures and constants do not depend on assumptions: looked up once.
Inquiry::Prepared Inquiry::prepared(const Subject &subject) const
{
    const QList<SubjectEstimate> rows = estimatesOf(*m_catalog, m_board, {subject});
    return {subject, rows.constFirst().request, rows.constFirst().reason};
}

Answer Inquiry::estimated(const Prepared &prepared, const Assumptions &assumptions) const
{
    Board board = m_board;
    board.assumptions = assumptions;
    const std::optional<EditedWorkload> work = workloadOf(*m_catalog, board);
    if (!prepared.request || !work)
        return {std::nullopt, m_metric->unit, prepared.reason};
    if (assumptions.commitment != m_board.assumptions.commitment) { // changes the price
        return answerOf(estimatesOf(*m_catalog, board, {prepared.subject}).constFirst().estimate, *m_metric);
    }
    const EstimatePlace place = placeFor(assumptions, nullptr);
    EstimateRequest request = *prepared.request;
    request.workload = work->workload;
    request.model = work->model;
    request.count = place.count;
    static_cast<Assumed &>(request) = place;
    if (request.price)
        request.price->terms = place.terms;
    return answerOf(estimate(request, m_catalog->calibration), *m_metric);
}

Answer Inquiry::valueOf(const Subject &subject, const Assumptions &assumptions) const
{
    Answer answer = calculated(subject, assumptions);
    if (!answer.value && isNotOnSale(subject, *m_metric)) // as in evaluate()
        answer.reason = notOnSaleReason();
    return answer;
}

Answer Inquiry::calculated(const Subject &subject, const Assumptions &assumptions) const
{
    if (m_metric->group != MetricGroup::Workload) {
        const Cell cell = cellOf(subject, assumptions);
        return {cell.value ? std::optional(cell.value->value) : std::nullopt, cell.unit, cell.reason};
    }
    for (const Prepared &known : m_prepared) {
        if (known.subject.id == subject.id)
            return estimated(known, assumptions);
    }
    return estimated(prepared(subject), assumptions);
}

Cell Inquiry::cellOf(const Subject &subject, const Assumptions &assumptions) const
{
    Board board = m_board;
    board.assumptions = assumptions;
    const QList<SubjectEstimate> estimates = needsEstimates(*m_metric, *m_catalog, board)
        ? estimatesOf(*m_catalog, board, {subject})
        : QList<SubjectEstimate>();
    const EvaluationContext context = contextOf(*m_catalog, board, m_precision, &estimates);
    return m_metric->evaluate(context, subject, *m_metric);
}

Answer Inquiry::answer(const RowSettings &settings) const
{
    const Answer top = valueOf(m_subject, settings.subject);
    if (!m_against)
        return top;
    const Answer bottom = valueOf(*m_against, settings.against);
    for (const auto &[part, name] : {std::pair(&top, m_subject.name), std::pair(&bottom, m_against->name)}) {
        if (!part->value)
            return {std::nullopt, Unit::Times, tr("%1: %2").arg(name, part->reason)};
    }
    // Memory is in GiB or GB, as published.
    const double divisor = convert(*bottom.value, bottom.unit, top.unit);
    if (!(divisor > 0.0))
        return {std::nullopt, Unit::Times, tr("%1 has 0, so there is nothing to compare with.").arg(m_against->name)};
    return {*top.value / divisor, Unit::Times, {}};
}

} // namespace chipboard
