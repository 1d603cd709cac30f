#include "data/analysis/claimcheck.h"

#include "data/analysis/contest.h"
#include "data/catalog/catalog.h"
#include "data/compare/workloadview.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double sameClass = 0.9; // "comparable", "in the class of": at most a tenth below

constexpr const char *blocks = claimBlocks;
constexpr const char *list = "on-demand";
constexpr const char *listBefore = "history-2024-06";

constexpr std::array claimRows{
    ClaimRow{"trainium2-price-performance",
             ClaimSense::About,
             {ClaimBasis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge"},
              ClaimBasis{"price_pflop_hour@bf16", "trn2.48xlarge", "p5.48xlarge"},
              ClaimBasis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge", blocks},
              ClaimBasis{"@cost", "trainium2", "h100-sxm"}}},
    ClaimRow{"trainium2-price-performance-aws",
             ClaimSense::About,
             {ClaimBasis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5en.48xlarge"},
              ClaimBasis{"price_pflop_hour@bf16", "trn2.48xlarge", "p5en.48xlarge"},
              ClaimBasis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5en.48xlarge", blocks},
              ClaimBasis{"@cost", "trainium2", "h200-sxm"}}},
    ClaimRow{"trainium2-half-price",
             ClaimSense::Share,
             {ClaimBasis{"price_hour", "trn2.48xlarge", "p5.48xlarge"},
              ClaimBasis{"price_hour", "trn2.48xlarge", "p5.48xlarge", blocks},
              ClaimBasis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge"}}},
    ClaimRow{"trainium-cost-per-token",
             ClaimSense::About,
             {ClaimBasis{"@cost", "trainium", "a100-40-sxm"}, ClaimBasis{"@cost", "trainium", "a100-80-sxm"}},
             0.0,
             ClaimReach::Other},
    ClaimRow{"trainium-quarter-cost",
             ClaimSense::Share,
             {ClaimBasis{"@cost", "trainium", "h100-sxm"}, ClaimBasis{"@cost", "trainium2", "h100-sxm"}},
             0.0,
             ClaimReach::Some},
    ClaimRow{"trainium-a100-competitor",
             ClaimSense::AtMost,
             {ClaimBasis{"price_chip_hour", "trainium", "a100-40-sxm"},
              ClaimBasis{"price_pflop_hour@bf16", "trainium", "a100-40-sxm"},
              ClaimBasis{"@cost", "trainium", "a100-40-sxm"}},
             1.0},
    ClaimRow{"trn1-a100-class",
             ClaimSense::AtLeast,
             {ClaimBasis{"compute_bf16", "trainium", "a100-40-sxm"}, ClaimBasis{"memory", "trainium", "a100-40-sxm"},
              ClaimBasis{"memory_bandwidth", "trainium", "a100-40-sxm"}},
             sameClass},
    ClaimRow{
        "trn2-h100-class",
        ClaimSense::AtLeast,
        {ClaimBasis{"compute_fp8", "trn2.48xlarge", "p5.48xlarge"}, ClaimBasis{"compute_fp8", "trainium2", "h100-sxm"}},
        sameClass},
    ClaimRow{"trainium1-training-cost",
             ClaimSense::UpTo,
             {ClaimBasis{"price_pflop_hour@bf16", "trn1.32xlarge", "p4d.24xlarge"},
              ClaimBasis{"@training", "trainium", "a100-40-sxm"}}},
    ClaimRow{"trainium2-four-times",
             ClaimSense::About,
             {ClaimBasis{"compute_fp8", "trainium2", "trainium"}, ClaimBasis{"compute_bf16", "trainium2", "trainium"},
              ClaimBasis{"compute_fp32", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-four-times-afp",
             ClaimSense::About,
             {ClaimBasis{"compute_fp8", "trainium2", "trainium"}, ClaimBasis{"compute_bf16", "trainium2", "trainium"},
              ClaimBasis{"compute_fp32", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-bandwidth-vs-trainium1",
             ClaimSense::About,
             {ClaimBasis{"memory_bandwidth", "trn2.48xlarge", "trn1.32xlarge"}},
             0.0,
             ClaimReach::General,
             "C34"},
    ClaimRow{
        "trainium2-memory-vs-trainium1", ClaimSense::About, {ClaimBasis{"memory", "trn2.48xlarge", "trn1.32xlarge"}}},
    ClaimRow{"trainium2-fp8-ratio", ClaimSense::About, {ClaimBasis{"compute_fp8", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-bf16-ratio", ClaimSense::About, {ClaimBasis{"compute_bf16", "trainium2", "trainium"}}},
    ClaimRow{"trainium3-doubled",
             ClaimSense::About,
             {ClaimBasis{"compute_fp8", "trainium3", "trainium2"}, ClaimBasis{"compute_bf16", "trainium3", "trainium2"},
              ClaimBasis{"memory", "trainium3", "trainium2"},
              ClaimBasis{"memory_bandwidth", "trainium3", "trainium2"}}},
    ClaimRow{"trn3-ultraserver-performance",
             ClaimSense::About,
             {ClaimBasis{"compute_fp8", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trn3-ultraserver-bandwidth",
             ClaimSense::About,
             {ClaimBasis{"memory_bandwidth", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trainium3-fp8-ratio", ClaimSense::About, {ClaimBasis{"compute_fp8", "trainium3", "trainium2"}}},
    ClaimRow{"trainium3-bf16-ratio", ClaimSense::About, {ClaimBasis{"compute_bf16", "trainium3", "trainium2"}}},
    ClaimRow{"trn3-ultraserver-compute-ratio",
             ClaimSense::About,
             {ClaimBasis{"compute_fp8", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trn3-ultraserver-bandwidth-ratio",
             ClaimSense::About,
             {ClaimBasis{"memory_bandwidth", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trn3-ultraserver-cheaper", ClaimSense::About, {ClaimBasis{"price_hour", "trn3_gen2", "gb300-nvl72"}}},
    ClaimRow{
        "trn3-ultraserver-comparable",
        ClaimSense::AtLeast,
        {ClaimBasis{"compute_fp8", "trn3_gen2", "gb300-nvl72"}, ClaimBasis{"compute_bf16", "trn3_gen2", "gb300-nvl72"}},
        sameClass},
    ClaimRow{"trainium4-fp4", ClaimSense::About, {ClaimBasis{"compute_fp4", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-fp8", ClaimSense::About, {ClaimBasis{"compute_fp8", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-bandwidth", ClaimSense::About, {ClaimBasis{"memory_bandwidth", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-memory", ClaimSense::About, {ClaimBasis{"memory", "trainium4", "trainium3"}}},
    ClaimRow{
        "trainium4-six-times-afp",
        ClaimSense::About,
        {ClaimBasis{"compute_fp4", "trainium4", "trainium3"}, ClaimBasis{"compute_fp8", "trainium4", "trainium3"}}},
    ClaimRow{"h100-price-cut",
             ClaimSense::About,
             {ClaimBasis{"price_hour", "p5.48xlarge", "p5.48xlarge", list, listBefore}}},
    ClaimRow{"h100-price-after-cut", ClaimSense::About, {ClaimBasis{"price_chip_hour", "h100-sxm", nullptr, list}}},
    ClaimRow{"p5-price-cut-headline",
             ClaimSense::UpTo,
             {ClaimBasis{"price_hour", "p5.48xlarge", "p5.48xlarge", list, listBefore}}},
    ClaimRow{"p4d-price-cut",
             ClaimSense::About,
             {ClaimBasis{"price_hour", "p4d.24xlarge", "p4d.24xlarge", list, listBefore}}},
    ClaimRow{"p5en-price-cut",
             ClaimSense::About,
             {ClaimBasis{"price_hour", "p5en.48xlarge", "p5en.48xlarge", list, listBefore}}},
    ClaimRow{"nvidia-per-chip-lead",
             ClaimSense::AtLeast,
             {ClaimBasis{"compute_fp8", "b300", "trainium3"}, ClaimBasis{"compute_bf16", "b300", "trainium3"},
              ClaimBasis{"memory", "b300", "trainium3"}, ClaimBasis{"memory_bandwidth", "b300", "trainium3"}},
             1.0},
    ClaimRow{"cost-leadership",
             ClaimSense::AtMost,
             {ClaimBasis{"@cost", "trainium2", "h100-sxm"}, ClaimBasis{"@cost", "trainium2", "h100-sxm", blocks},
              ClaimBasis{"price_pflop_hour@bf16", "trainium2", "h100-sxm"},
              ClaimBasis{"price_pflop_hour@bf16", "trainium2", "h100-sxm", blocks}},
             1.0},
    ClaimRow{"prices-attractive", ClaimSense::AtMost, {ClaimBasis{"price_pflop_hour@bf16", "trainium3", "b300"}}, 1.0},
};

std::span<const ClaimRow> claimTable() { return claimRows; }

/// Why a claim without a row cannot be checked, by its kind. The catalogue's note follows, or replaces it if both would
/// say the same.
struct KindRow
{
    const char *kind;
    const char *reason;
    bool isNoted = false;
};

constexpr double claimSlack = 1e-9;

constexpr std::array kindTable{
    KindRow{"energy", QT_TR_NOOP("The power of both is not published."), true},
    KindRow{"price", QT_TR_NOOP("There are no prices to recompute it from.")},
    KindRow{"positioning", QT_TR_NOOP("It states no number to recompute.")},
    KindRow{"roadmap", QT_TR_NOOP("It states no number to recompute.")},
    KindRow{"", QT_TR_NOOP("It concerns measured work, which published figures do not cover.")},
};

QString kindReason(const Claim &claim)
{
    const auto found = std::ranges::find_if(
        kindTable, [&claim](const KindRow &row) { return *row.kind == '\0' || claim.kind == QLatin1String(row.kind); });
    const QString reason = tr(found->reason);
    if (claim.verdictNote.isEmpty())
        return reason;
    return found->isNoted ? claim.verdictNote : QString(reason + u' ' + claim.verdictNote);
}

/// "@cost" uses all of the board's assumptions, "metric@fp8" only figures.
bool isOfWork(const QString &metric) { return metric.startsWith(u'@'); }

/// Evaluates claims and their bases; caches cells that several claims need.
class Reckoner
{
public:
    Reckoner(const Catalog &catalog, const Board &board)
        : m_catalog(catalog)
        , m_board(board)
    {
    }

    ClaimReading reading(const ClaimBasis &basis);
    [[nodiscard]] bool isCircular(const ClaimBasis &basis) const;
    [[nodiscard]] QString label(const ClaimBasis &basis) const;
    [[nodiscard]] const Catalog &catalog() const { return m_catalog; }
    /// Workload of the metric: the board's, for "@training" one that trains.
    [[nodiscard]] const Workload *workload(const QString &metric) const;

private:
    Cell cell(const QString &metric, const char *subject, const char *book);
    [[nodiscard]] MetricId metricOf(const QString &name) const;
    [[nodiscard]] Board boardOf(const QString &metric, const QString &id, const char *book) const;

    const Catalog &m_catalog;
    const Board &m_board;
    QHash<QString, Cell> m_known;
};

const Workload *Reckoner::workload(const QString &metric) const
{
    const Workload *own = m_catalog.workload(m_board.workload);
    if (metric != u"@training")
        return own;
    const auto trains = [](const Workload &one) { return one.task != Task::Serve && one.task != Task::Batch; };
    return own != nullptr && trains(*own) ? own : findWhere(m_catalog.workloads, trains);
}

MetricId Reckoner::metricOf(const QString &name) const
{
    if (!isOfWork(name))
        return MetricId(name.section(u'@', 0, 0));
    const Workload *work = workload(name);
    const Task none = name == u"@training" ? Task::Pretrain : Task::Serve;
    return taskMetrics(work != nullptr ? work->task : none).cost;
}

Board Reckoner::boardOf(const QString &metric, const QString &id, const char *book) const
{
    Board board = m_board;
    board.chips.clear();
    board.instances.clear();
    board.systems.clear();
    board.baseline.clear();
    board.mixedPrices = true; // the claim determines what is compared, and each number states its price kind
    if (m_catalog.chip(ChipId(id)) != nullptr) {
        board.level = Level::Chip;
        board.chips = {ChipId(id)};
    } else if (m_catalog.instance(InstanceId(id)) != nullptr) {
        board.level = Level::Instance;
        board.instances = {InstanceId(id)};
    } else {
        board.level = Level::System;
        board.systems = {SystemId(id)};
    }
    if (book != nullptr) {
        board.priceBook = BookId(QString::fromLatin1(book));
        eachPriceFactor(Terms(), [&board](const char *, auto member, double, double) {
            (board.assumptions.*member).reset(); // the list price itself is needed
        });
        if (!isOfWork(metric))
            board.assumptions = {};
    }
    if (const Workload *work = isOfWork(metric) ? workload(metric) : nullptr; work && work->id != board.workload) {
        board.workload = work->id;
        board.assumptions = withoutDimensions(board.assumptions);
    }
    const QString precision = isOfWork(metric) ? QString() : metric.section(u'@', 1);
    if (!precision.isEmpty())
        board.precision = precisionFromWord(precision);
    return board;
}

Cell Reckoner::cell(const QString &metric, const char *subject, const char *book)
{
    const QString id = QString::fromLatin1(subject);
    const QString key = metric + u'|' + id + u'|' + QString::fromLatin1(book != nullptr ? book : "");
    if (m_known.contains(key))
        return m_known.value(key);
    const ResultTable table = evaluate(m_catalog, boardOf(metric, id, book), {metricOf(metric)});
    Cell cell;
    if (!table.rows.isEmpty() && table.rows.constFirst().subject.chip != nullptr)
        cell = table.rows.constFirst().cells.value(0);
    else
        cell.reason = tr("%1 is not in the catalogue").arg(id);
    m_known.insert(key, cell);
    return cell;
}

QString Reckoner::label(const ClaimBasis &basis) const
{
    const QString metric = QString::fromLatin1(basis.metric);
    const Metric *row = findMetric(metricOf(metric));
    QString label = row != nullptr ? row->labelText() : metric;
    const std::optional<Precision> precision =
        isOfWork(metric) ? std::nullopt : precisionFromWord(metric.section(u'@', 1));
    if (precision)
        label = tr("%1, %2").arg(label, precisionLabel(*precision));
    if (const Workload *work = metric == u"@training" ? workload(metric) : nullptr)
        label = tr("%1, %2").arg(label, work->name);
    if (qstrcmp(basis.topBook, claimBlocks) == 0)
        label = tr("%1, both in Capacity Blocks").arg(label);
    return label;
}

ClaimReading Reckoner::reading(const ClaimBasis &basis)
{
    const QString metric = QString::fromLatin1(basis.metric);
    ClaimReading reading{.label = label(basis), .top = cell(metric, basis.top, basis.topBook)};
    if (basis.bottom == nullptr) {
        reading.value = reading.top.value;
        reading.reason = reading.top.reason;
        return reading;
    }
    reading.bottom = cell(metric, basis.bottom, basis.bottomBook != nullptr ? basis.bottomBook : basis.topBook);
    for (const Cell *part : {&reading.top, &reading.bottom}) {
        if (part->isMissing() && reading.reason.isEmpty())
            reading.reason = part->reason;
    }
    if (reading.top.isMissing() || reading.bottom.isMissing())
        return reading;
    if (!(reading.bottom.value->low > 0.0)) {
        reading.reason = tr("The divisor may be zero");
        return reading;
    }
    const Share share = shareOf(reading.top, reading.bottom);
    reading.value = Interval{share.low, share.value, share.high};
    return reading;
}

// The catalogue derives the figures of such chips from announcements.
bool Reckoner::isCircular(const ClaimBasis &basis) const
{
    const Chip *chip = m_catalog.chip(ChipId(QString::fromLatin1(basis.top)));
    return chip != nullptr && chip->derivedFrom.has_value();
}

/// Within rounding, but at most a twentieth: "4 times" is not 3.5 times.
Interval asPrinted(const Interval &value)
{
    if (!value.isExact())
        return value;
    constexpr double most = 0.05;
    const QString digits = QString::number(value.value, 'g', 10);
    const qsizetype point = digits.indexOf(u'.');
    const double half = 0.5 * std::pow(10.0, point < 0 ? 0.0 : -static_cast<double>(digits.size() - point - 1));
    const double room = std::min(half, most * value.value);
    return {value.value - room, value.value, value.value + room};
}

ClaimScale scaleOf(const Claim &claim)
{
    return !claim.value      ? ClaimScale::None
        : claim.unit == u"x" ? ClaimScale::Factor
        : claim.unit == u"%" ? ClaimScale::Share
                             : ClaimScale::Price;
}

/// The range that supports the claim, from its number as printed or within rounding.
std::optional<Interval> claimedOf(const Claim &claim, const std::optional<Interval> &number, ClaimSense sense,
                                  double bound)
{
    constexpr double anything = std::numeric_limits<double>::max();
    if (sense == ClaimSense::AtLeast)
        return Interval{bound, bound, anything};
    if (sense == ClaimSense::AtMost)
        return Interval{0.0, bound, bound};
    if (!number || claim.unit != u"%")
        return number;
    const Interval share = number->scaled(0.01);
    if (sense == ClaimSense::Share)
        return share;
    if (claim.direction == u"better") // more work for the money means less money for the work
        return Interval{1.0 / (1.0 + share.high), 1.0 / (1.0 + share.value), 1.0 / (1.0 + share.low)};
    const Interval less{1.0 - share.high, 1.0 - share.value, 1.0 - share.low};
    return sense == ClaimSense::UpTo ? Interval{less.low, less.value, 1.0} : less;
}

enum class ClaimBearing { Holds, Fails, Open };

ClaimBearing bearingOf(const ClaimReading &reading, const Interval &claimed)
{
    const Interval &value = *reading.value;
    if (value.low >= claimed.low - claimSlack && value.high <= claimed.high + claimSlack)
        return ClaimBearing::Holds;
    return reachesInto(value, claimed) ? ClaimBearing::Open : ClaimBearing::Fails;
}

/// "It holds for FP8 compute. It does not hold for: BF16 compute; Memory."
QString dependsText(const QMap<ClaimBearing, QStringList> &labels)
{
    QStringList sentences;
    const auto add = [&labels, &sentences](ClaimBearing bearing, const QString &sentence) {
        if (labels.contains(bearing))
            sentences << sentence.arg(labels.value(bearing).join(u"; "_s));
    };
    add(ClaimBearing::Holds, tr("It holds for: %1.", "figures"));
    add(ClaimBearing::Fails, tr("It does not hold for: %1.", "figures"));
    add(ClaimBearing::Open, tr("Inconclusive because of the range: %1.", "figures"));
    return sentences.join(u' ');
}

void judge(ClaimCheck &check)
{
    QMap<ClaimBearing, QStringList> labels;
    for (ClaimReading &reading : check.readings) {
        if (!reading.value)
            continue;
        const ClaimBearing bearing = bearingOf(reading, *check.claimed);
        reading.holds = bearing == ClaimBearing::Holds;
        labels[bearing] << reading.label;
    }
    if (labels.isEmpty()) {
        check.reason = check.readings.constFirst().reason;
        return;
    }
    const bool holds = labels.contains(ClaimBearing::Holds);
    check.verdict = holds && labels.size() == 1 ? ClaimVerdict::Supported
        : holds                                 ? ClaimVerdict::Depends
        : labels.contains(ClaimBearing::Open)   ? ClaimVerdict::CannotTell
                                                : ClaimVerdict::NotSupported;
    if (check.verdict == ClaimVerdict::Depends)
        check.reason = dependsText(labels);
    else if (check.verdict == ClaimVerdict::CannotTell)
        check.reason = tr("The recomputed range overlaps the claim and extends beyond it.");
}

/// A claim about some workloads or one test is not refuted by the chosen workload, nor one with disputed figures by the
/// catalogue's preferred ones.
void limit(ClaimCheck &check, const ClaimRow &row, const Reckoner &reckoner)
{
    const bool isTold =
        std::ranges::any_of(check.readings, [](const ClaimReading &reading) { return reading.value.has_value(); });
    if (!isTold)
        return;
    const bool isBorneOut = std::ranges::any_of(check.readings, &ClaimReading::holds);
    const Workload *work = reckoner.workload(QString());
    if (row.reach == ClaimReach::Some && isBorneOut) {
        check.verdict = ClaimVerdict::Supported;
        check.reason.clear();
    } else if (row.reach != ClaimReach::General) {
        check.verdict = ClaimVerdict::CannotCheck;
        check.reason = tr("It concerns other work than the chosen workload, %1, which cannot disprove it.")
                           .arg(work == nullptr ? QString() : work->name);
    }
    const Contradiction *open = row.open == nullptr
        ? nullptr
        : reckoner.catalog().contradiction(ContradictionId(QString::fromLatin1(row.open)));
    if (open != nullptr && check.verdict == ClaimVerdict::NotSupported) {
        check.verdict = ClaimVerdict::Depends;
        check.reason = tr("Sources disagree on one of its figures (%1, %2): with the preferred one it does not hold.",
                          "id and topic of a contradiction")
                           .arg(open->id.text(), open->topic);
    }
}

/// If readings of one figure are about different items, adds the item to the label.
void tellApart(QList<ClaimReading> &readings, const ClaimRow &row, const Catalog &catalog)
{
    const QStringList labels = mapped(readings, &ClaimReading::label);
    for (qsizetype i = 0; i < readings.size(); ++i) {
        const ClaimBasis &basis = row.bases.at(static_cast<std::size_t>(i));
        if (labels.count(labels.at(i)) > 1 && basis.bottom != nullptr)
            readings[i].label = tr("%1, %2 against %3", "a figure, and two things")
                                    .arg(labels.at(i), subjectName(catalog, QLatin1String(basis.top)),
                                         subjectName(catalog, QLatin1String(basis.bottom)));
    }
}

ClaimCheck checkOf(const Claim &claim, Reckoner &reckoner)
{
    ClaimCheck check{.claim = &claim, .scale = scaleOf(claim)};
    const std::span<const ClaimRow> rows = claimTable();
    const auto row = std::ranges::find_if(
        rows, [&claim](const ClaimRow &one) { return claim.id.text() == QLatin1String(one.claim); });
    if (row == rows.end()) {
        check.reason = kindReason(claim);
        return check;
    }
    const std::optional<Interval> rounded = claim.value ? std::optional(asPrinted(*claim.value)) : std::nullopt;
    check.claimed = claimedOf(claim, rounded, row->sense, row->bound);
    if (!check.claimed) {
        check.reason = kindReason(claim);
        return check;
    }
    if (claim.value)
        check.said = claimedOf(claim, claim.value, row->sense, row->bound);
    bool isCircular = false;
    for (const ClaimBasis &basis : row->bases) {
        if (basis.metric == nullptr)
            continue;
        check.readings << reckoner.reading(basis);
        isCircular = isCircular || reckoner.isCircular(basis);
    }
    tellApart(check.readings, *row, reckoner.catalog());
    if (isCircular) {
        check.reason = tr("The catalogue's figures of this chip are made from announcements like this one.");
        return check;
    }
    judge(check);
    limit(check, *row, reckoner);
    return check;
}

} // namespace

QString claimVerdictWord(ClaimVerdict verdict)
{
    constexpr std::array words{"holds", "does-not-hold", "depends", "cannot-be-told", "cannot-be-checked"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(verdict)));
}

QString claimVerdictLabel(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return tr("holds", "a claim");
    case ClaimVerdict::NotSupported:
        return tr("does not hold", "a claim");
    case ClaimVerdict::Depends:
        return tr("depends");
    case ClaimVerdict::CannotTell:
        return tr("inconclusive", "a claim");
    case ClaimVerdict::CannotCheck:
        break;
    }
    return tr("cannot be checked");
}

QList<ClaimCheck> checkClaims(const Catalog &catalog, const Board &board)
{
    Reckoner reckoner(catalog, board);
    return mapped(catalog.claims, [&](const Claim &claim) { return checkOf(claim, reckoner); });
}

QString arithmeticText(const ClaimReading &reading, const Formatter &formatter)
{
    if (!reading.value)
        return tr("%1: %2", "a figure, and why it is missing").arg(reading.label, reading.reason);
    const auto told = [&formatter](const Cell &cell) {
        const Interval &value = *cell.value;
        const auto end = [&](double one, const Formatter &by) {
            return by.label(by.shown(by.toldIn(one, cell.unit, Formatter::estimateDigits), cell.unit));
        };
        return value.isExact() ? formatter.table(value.value, cell.unit)
                               : tr("%1 (%2 to %3)")
                                     .arg(formatter.table(formatter.toldIn(value.value, cell.unit, 3), cell.unit),
                                          end(value.low, formatter.lowEnd()), end(value.high, formatter.highEnd()));
    };
    if (reading.bottom.isMissing())
        return tr("%1: %2").arg(reading.label, told(reading.top));
    const Interval &value = *reading.value;
    const QString result = value.isExact() ? formatter.label(value.value)
                                           : tr("%1 (%2 to %3)")
                                                 .arg(formatter.label(value.value), formatter.lowEnd().label(value.low),
                                                      formatter.highEnd().label(value.high));
    QString text = tr("%1: %2 / %3 = %4").arg(reading.label, told(reading.top), told(reading.bottom), result);
    if (reading.top.priceKind && reading.bottom.priceKind && reading.top.priceKind != reading.bottom.priceKind)
        text += u' '
            + tr("(%1 vs %2)").arg(priceKindLabel(*reading.top.priceKind), priceKindLabel(*reading.bottom.priceKind));
    return text;
}

bool reachesInto(const Interval &value, const Interval &claimed)
{
    return value.high >= claimed.low - claimSlack && value.low <= claimed.high + claimSlack;
}

bool isOurs(const Claim &claim) { return claim.who == u"Chipboard"; }

Headline claimsHeadline(const QList<ClaimCheck> &checks, const Formatter &formatter)
{
    std::array<int, 5> counts{};
    int all = 0;
    int ours = 0;
    int oursHold = 0;
    for (const ClaimCheck &check : checks) {
        if (isOurs(*check.claim)) {
            ++ours;
            oursHold += check.verdict == ClaimVerdict::Supported ? 1 : 0;
            continue;
        }
        ++all;
        ++counts.at(static_cast<std::size_t>(check.verdict));
    }
    const auto count = [&](ClaimVerdict verdict) {
        return formatter.integer(counts.at(static_cast<std::size_t>(verdict)));
    };
    const int unchecked = counts.at(static_cast<std::size_t>(ClaimVerdict::CannotCheck));
    Headline headline{
        .title = all > unchecked ? tr("%1 of %2 published claims that can be checked hold, %3 do not")
                                       .arg(count(ClaimVerdict::Supported), formatter.integer(all - unchecked),
                                            count(ClaimVerdict::NotSupported))
                                 : tr("No claim here can be checked"),
        .support = tr("%1 depend on the comparison, %2 are inconclusive, and %3 of all %4 claims cannot be checked.")
                       .arg(count(ClaimVerdict::Depends), count(ClaimVerdict::CannotTell),
                            count(ClaimVerdict::CannotCheck), formatter.integer(all))};
    if (ours > 0)
        headline.support += QLatin1Char(' ')
            + tr("Of Chipboard's own claims, %1 of %2 hold.").arg(formatter.integer(oursHold), formatter.integer(ours));
    return headline;
}

QList<SystemRent> systemRents(const Catalog &catalog, const Board &board, const System &system)
{
    QList<SystemRent> rents;
    if (system.chips.isMissing())
        return rents;
    const MetricId metric(u"price_chip_hour"_s);
    for (const PriceBook &book : catalog.books) {
        Board one = board;
        one.level = Level::Chip;
        one.chips = {system.chip};
        one.priceBook = book.id;
        one.assumptions = {};
        const ResultTable table = evaluate(catalog, one, {metric});
        if (table.rows.isEmpty() || table.rows.constFirst().cells.isEmpty())
            continue;
        const Cell &cell = table.rows.constFirst().cells.constFirst();
        if (cell.isMissing() || cell.fallback)
            continue;
        const Interval &chips = *system.chips.value;
        rents << SystemRent{
            &book, cell,
            Interval{chips.low * cell.value->low, chips.value * cell.value->value, chips.high * cell.value->high}};
    }
    return rents;
}

} // namespace chipboard
