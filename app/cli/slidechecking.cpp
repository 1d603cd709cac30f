#include "app/cli/slidechecking.h"

#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "data/core/tr.h"
#include "widgets/export/slidefacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString mendText(const SlideMend &mend)
{
    if (mend.board)
        return tr("Fix: %1 (in the window: File > Check slide).").arg(mend.text);
    QStringList options;
    for (auto option = mend.options.begin(); option != mend.options.end(); ++option)
        options << u"--%1 %2"_s.arg(option.key(), option.value());
    return options.isEmpty() ? mend.reason : tr("Fix: %1.").arg(options.join(u' '));
}

QString lineOf(const QString &where, const SlideFinding &finding)
{
    const QString severity = finding.severity == SlideSeverity::Fault ? tr("fault") : tr("caution");
    return u"%1: %2: %3: %4 %5"_s.arg(where, severity, finding.rule, finding.text, mendText(finding.mend));
}

} // namespace

int tellSlideChecks(const ExportInput &input, const Formatter &formatter, const QDate &today, Streams &streams)
{
    int status = Fine;
    for (const ExportedPage &one : input.pages) {
        if (one.slide && one.page.charts.isEmpty())
            continue; // texts, which go on to a further slide
        const QString where = one.slide ? u"slide-%1"_s.arg(one.slide->chapters.constFirst().slide + 1) : one.page.id;
        const Result<QList<SlideFinding>> findings =
            slideFindings(one, input.catalog, input.board, formatter, input.options, today);
        if (!findings) {
            tell({findings.problem()}, streams);
            return exitStatusOf(findings.problem());
        }
        for (const SlideFinding &finding : findings.value()) {
            streams.result(lineOf(where, finding));
            if (finding.severity == SlideSeverity::Fault)
                status = BadData;
        }
        streams.result(u"%1: %2"_s.arg(where, slideVerdict(findings.value())));
    }
    return status;
}

} // namespace chipboard
