#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "data/analysis/chosen.h"
#include "data/analysis/crossover.h"
#include "data/analysis/mainquestion.h"
#include "data/analysis/whatiftexts.h"
#include "data/compare/apply.h"
#include "data/core/tr.h"
#include "data/views/whatifexport.h"

namespace chipboard {
namespace {

/// The resolved arguments of a question.
struct Asked
{
    const Catalog &catalog;
    Board board;
    MetricId metric;
    QString on;      ///< id of a row
    QString against; ///< id of another row; empty: none given
    QStringList vary;
    DrawPlan plan;
};

/// A report, or a formula as text in the requested format.
using Printed = Result<QByteArray>;

QByteArray printed(const WhatIfReport &report, const QString &format, const Asked &asked)
{
    if (format == u"json")
        return reportToJson(report, asked.catalog.revision);
    return isOfRows(format) ? rowsOf(reportToList(report), format) : reportToText(report).toUtf8();
}

Formatter formatterFor(const Asked &asked) { return terminalFormatter().in(shownCurrency(asked.board.currency)); }

/// The row with that id, or the row of the chip with that id.
Result<QString> rowOf(const QString &typed, const Catalog &catalog, const Board &board)
{
    QStringList known;
    for (const Subject &subject : subjectsOf(catalog, board)) {
        if (subject.id == typed || (subject.chip != nullptr && subject.chip->id.text() == typed))
            return subject.id;
        known << subject.id;
    }
    if (known.isEmpty())
        return wrongUsage(tr("Nothing is selected."), tr("Add --chips ID,ID."));
    return wrongUsage(tr("\"%1\" is not part of the comparison.").arg(typed),
                      tr("It can be %1.").arg(alternatives(known)));
}

/// The two metrics that the window's pages compare.
std::optional<AskedNumber> usualQuestion(const Asked &asked)
{
    return chosenPair(evaluate(asked.catalog, asked.board, {asked.metric}), asked.board, {asked.metric}).question;
}

Result<QString> rowOrBest(const QString &typed, const Asked &asked)
{
    if (!typed.isEmpty())
        return rowOf(typed, asked.catalog, asked.board);
    if (const auto question = usualQuestion(asked); question && question->subject != asked.against)
        return question->subject;
    const QList<Subject> subjects = subjectsOf(asked.catalog, asked.board);
    return subjects.isEmpty() ? rowOf(typed, asked.catalog, asked.board) : Result<QString>(subjects.constFirst().id);
}

/// The row given for comparison, else the baseline, else the first other row.
Result<QString> rowAgainst(const Asked &asked)
{
    if (!asked.against.isEmpty())
        return asked.against;
    if (const auto question = usualQuestion(asked); question && question->subject == asked.on)
        return question->against;
    const QList<Subject> subjects = subjectsOf(asked.catalog, asked.board);
    for (const bool wantsBaseline : {true, false}) {
        for (const Subject &subject : subjects) {
            if (subject.id != asked.on && (!wantsBaseline || isBaseline(asked.board, subject)))
                return subject.id;
        }
    }
    return wrongUsage(tr("This analysis compares two options, but only one is selected."), tr("Add --chips ID,ID."));
}

Result<Inquiry> inquiryAbout(const Asked &asked, const QString &against)
{
    return Inquiry::about(asked.catalog, asked.board, {asked.metric, asked.on, against});
}

Result<Inquiry> comparison(const Asked &asked)
{
    const Result<QString> against = rowAgainst(asked);
    return against ? inquiryAbout(asked, against.value()) : against.problem();
}

/// "utilisation", or "price_factor@trainium2" for one of the inquiry's rows.
Result<Lever> leverFrom(const QString &typed, const Inquiry &inquiry)
{
    const QString name = typed.section(u'@', 0, 0);
    if (findAssumption(AssumptionId(name)) == nullptr)
        return wrongUsage(tr("There is no assumption \"%1\".").arg(name),
                          nearOrAll(name, rowIds(assumptionTable()), "chipboard list assumptions"));
    Lever lever{AssumptionId(name), Side::Both};
    if (!typed.contains(u'@'))
        return lever;
    const auto row = rowOf(typed.section(u'@', 1), inquiry.catalog(), inquiry.board());
    if (!row)
        return row.problem();
    if (row.value() == inquiry.subject().id) {
        lever.side = Side::Subject;
        return lever;
    }
    if (!inquiry.isRatio() || row.value() != inquiry.against().id)
        return wrongUsage(tr("This analysis does not cover %1.").arg(row.value()),
                          tr("Name it with --on or --against."));
    lever.side = Side::Against;
    return lever;
}

Printed tornado(const Asked &asked, const QString &format)
{
    if (!asked.vary.isEmpty())
        return wrongUsage(tr("A tornado varies every assumption in turn."), tr("Remove --vary, or use crossover."));
    const auto inquiry = inquiryAbout(asked, asked.against);
    if (!inquiry)
        return inquiry.problem();
    return printed(tornadoReport(inquiry.value(), tornadoOf(inquiry.value()), formatterFor(asked)), format, asked);
}

Printed crossover(const Asked &asked, const QString &format)
{
    const auto inquiry = comparison(asked);
    if (!inquiry)
        return inquiry.problem();
    QList<Crossover> found;
    for (const QString &typed : asked.vary) {
        const auto lever = leverFrom(typed, inquiry.value());
        if (!lever)
            return lever.problem();
        const auto crossover = crossoverOf(inquiry.value(), lever.value());
        if (!crossover)
            return crossover.problem();
        found << crossover.value();
    }
    if (asked.vary.isEmpty())
        found = crossoversOf(inquiry.value());
    return printed(crossoverReport(inquiry.value(), found, formatterFor(asked)), format, asked);
}

Printed twoWay(const Asked &asked, const QString &format)
{
    const auto inquiry = inquiryAbout(asked, asked.against);
    if (!inquiry)
        return inquiry.problem();
    if (asked.vary.size() != 2)
        return wrongUsage(tr("A two-way table varies two assumptions."), tr("Add --vary NAME,NAME."));
    const auto across = leverFrom(asked.vary.at(0), inquiry.value());
    if (!across)
        return across.problem();
    const auto down = leverFrom(asked.vary.at(1), inquiry.value());
    if (!down)
        return down.problem();
    const auto table = twoWayOf(inquiry.value(), across.value(), down.value());
    if (!table)
        return table.problem();
    return printed(twoWayReport(inquiry.value(), table.value(), formatterFor(asked)), format, asked);
}

Printed uncertainty(const Asked &asked, const QString &format)
{
    const auto task = drawTaskOf(asked.catalog, asked.board, asked.metric);
    if (!task)
        return task.problem();
    const Uncertainty found = *drawn(task.value(), asked.plan); // never cancelled
    WhatIfReport report = uncertaintyReport(found, formatterFor(asked));
    if (!asked.against.isEmpty()) {
        const QString sentence = duelText(found, asked.on, asked.against, formatterFor(asked));
        const auto inquiry = inquiryAbout(asked, asked.against);
        report.sentences << (inquiry ? qualified(inquiry.value(), sentence) : sentence);
    }
    report.sentences.removeAll(QString());
    return printed(report, format, asked);
}

Printed move(const Asked &asked, const QString &format)
{
    const auto inquiry = comparison(asked);
    if (!inquiry)
        return inquiry.problem();
    const auto found = moveOf(inquiry.value());
    if (!found)
        return found.problem();
    return printed(moveReport(inquiry.value(), found.value(), moveGuideOf(asked.catalog), formatterFor(asked)), format,
                   asked);
}

Printed commitment(const Asked &asked, const QString &format)
{
    const auto inquiry = inquiryAbout(asked, {});
    if (!inquiry)
        return inquiry.problem();
    const auto found = commitmentsOf(asked.catalog, asked.board, inquiry.value().subject());
    if (!found)
        return found.problem();
    return printed(commitmentReport(asked.catalog, found.value(), formatterFor(asked)), format, asked);
}

Printed formula(const Asked &asked, const QString &format)
{
    const auto tree = formulaTree(asked.catalog, asked.board, asked.on, asked.metric);
    if (!tree)
        return tree.problem();
    if (isOfRows(format))
        return isNoList(tr("A formula cannot be written as %1."), format);
    return format == u"json" ? formulaToJson(tree.value(), formatterFor(asked), asked.catalog.revision)
                             : toText(tree.value(), formatterFor(asked)).toUtf8();
}

struct WhatIfKind
{
    const char *id;
    Printed (*print)(const Asked &, const QString &format);
    MetricId (*usual)(const Catalog &, const Board &); ///< default without --metrics
};

constexpr WhatIfKind whatIfRows[] = {
    {"tornado", tornado, costAsked},         {"crossover", crossover, costAsked}, {"two-way", twoWay, costAsked},
    {"uncertainty", uncertainty, costAsked}, {"move", move, costAsked},           {"commitment", commitment, costAsked},
    {"formula", formula, costAsked},
};

Result<const WhatIfKind *> kindOf(const QString &typed)
{
    for (const WhatIfKind &row : whatIfRows) {
        if (typed == QLatin1String(row.id))
            return &row;
    }
    return wrongUsage(tr("There is no analysis \"%1\".").arg(typed),
                      tr("Available: %1.").arg(alternatives(whatIfKinds())));
}

Result<DrawPlan> planOf(const Invocation &invocation)
{
    constexpr int mostDraws = 1'000'000; // eight bytes each, per row
    DrawPlan plan;
    bool isNumber = true;
    if (!invocation.draws.isEmpty())
        plan.draws = invocation.draws.toInt(&isNumber);
    if (!isNumber || plan.draws < 1 || plan.draws > mostDraws)
        return wrongUsage(tr("\"%1\" is not a number of draws.").arg(invocation.draws),
                          tr("Use 1 to %1.").arg(terminalFormatter().integer(mostDraws)));
    if (!invocation.seed.isEmpty())
        plan.seed = invocation.seed.toULongLong(&isNumber);
    if (!isNumber)
        return wrongUsage(tr("\"%1\" is not a seed.").arg(invocation.seed), tr("Use a whole number, 0 or more."));
    return plan;
}

Result<MetricId> metricOf(const Invocation &invocation, const WhatIfKind &kind, const Board &board,
                          const Catalog &catalog)
{
    if (invocation.metrics.isEmpty() && catalog.workload(board.workload) != nullptr)
        return kind.usual(catalog, board);
    const auto metrics = chooseMetrics(invocation, board);
    if (!metrics)
        return metrics.problem();
    if (metrics.value().size() != 1)
        return wrongUsage(tr("An analysis covers one metric."), tr("Add --metrics ID."));
    return metrics.value().constFirst();
}

/// Resolves all options.
Result<Asked> askedFor(const Invocation &invocation, const WhatIfKind &kind, const Board &board, const Catalog &catalog)
{
    Asked asked{catalog, board, {}, {}, {}, invocation.vary, {}};
    const auto metric = metricOf(invocation, kind, board, catalog);
    if (!metric)
        return metric.problem();
    asked.metric = metric.value();
    const auto plan = planOf(invocation);
    if (!plan)
        return plan.problem();
    asked.plan = plan.value();
    const auto on = rowOrBest(invocation.on, asked);
    if (!on)
        return on.problem();
    asked.on = on.value();
    if (invocation.against.isEmpty())
        return asked;
    const auto against = rowOf(invocation.against, catalog, board);
    if (!against)
        return against.problem();
    asked.against = against.value();
    return asked;
}

} // namespace

QStringList whatIfKinds() { return rowIds(whatIfRows); }

int runWhatIf(const Invocation &invocation, Streams &streams)
{
    const auto kind = kindOf(invocation.arguments.constFirst());
    if (!kind)
        return streams.refuse(kind.problem());
    Invocation selection = invocation;
    selection.arguments.removeFirst();
    const LoadedCatalog loaded = loadCatalogFor(selection, streams); // includes the lists its board names
    const BoardChoice choice = chooseBoard(selection, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const Catalog catalog = withFigures(choice.catalog, *choice.board);
    const auto asked = askedFor(invocation, *kind.value(), *choice.board, catalog);
    if (!asked)
        return streams.refuse(asked.problem());
    const Printed text = kind.value()->print(asked.value(), invocation.format);
    if (!text)
        return streams.refuse(text.problem());
    streams.result(text.value());
    return loaded.status;
}

} // namespace chipboard
