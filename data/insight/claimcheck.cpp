#include "data/insight/claimcheck.h"

#include "data/insight/share.h"
#include "data/insight/workloadview.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ClaimCheck)
};

/// How a number is held against the claim.
enum class Sense { About, UpTo, Share, AtLeast, AtMost };

/// Two figures of one metric; "@cost" is the cost of the board's workload. A metric may name a precision: "metric@fp8".
struct Basis
{
    const char *metric = nullptr;
    const char *top = nullptr;        ///< id of a chip, instance or system
    const char *bottom = nullptr;     ///< null: the claim is of one figure
    const char *topBook = nullptr;    ///< null: the board's prices
    const char *bottomBook = nullptr; ///< null: as topBook
};

struct ClaimRow
{
    const char *claim;
    Sense sense;
    std::array<Basis, 4> bases;
    double bound = 0.0; ///< of AtLeast and AtMost, which claims without a number have
};

constexpr double sameClass = 0.9; // "comparable", "in the class of": no tenth below

constexpr const char *blocks = "capacity-blocks";
constexpr const char *list = "on-demand";
constexpr const char *before = "history-2024-06";

constexpr std::array claimTable{
    ClaimRow{"trainium2-price-performance",
             Sense::About,
             {Basis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge"},
              Basis{"price_pflop_hour@bf16", "trn2.48xlarge", "p5.48xlarge"},
              Basis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge", blocks},
              Basis{"@cost", "trainium2", "h100-sxm"}}},
    ClaimRow{"trainium2-price-performance-aws",
             Sense::About,
             {Basis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5en.48xlarge"},
              Basis{"price_pflop_hour@bf16", "trn2.48xlarge", "p5en.48xlarge"},
              Basis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5en.48xlarge", blocks},
              Basis{"@cost", "trainium2", "h200-sxm"}}},
    ClaimRow{"trainium2-half-price",
             Sense::Share,
             {Basis{"price_hour", "trn2.48xlarge", "p5.48xlarge"},
              Basis{"price_hour", "trn2.48xlarge", "p5.48xlarge", blocks},
              Basis{"price_pflop_hour@fp8", "trn2.48xlarge", "p5.48xlarge"}}},
    ClaimRow{"trainium-cost-per-token",
             Sense::About,
             {Basis{"@cost", "trainium", "a100-40-sxm"}, Basis{"@cost", "trainium", "a100-80-sxm"}}},
    ClaimRow{"trainium-quarter-cost",
             Sense::Share,
             {Basis{"@cost", "trainium", "h100-sxm"}, Basis{"@cost", "trainium2", "h100-sxm"}}},
    ClaimRow{"trainium-a100-competitor", Sense::AtMost, {Basis{"price_chip_hour", "trainium", "a100-40-sxm"}}, 1.0},
    ClaimRow{"trn1-a100-class",
             Sense::AtLeast,
             {Basis{"compute_bf16", "trainium", "a100-40-sxm"}, Basis{"memory", "trainium", "a100-40-sxm"},
              Basis{"memory_bandwidth", "trainium", "a100-40-sxm"}},
             sameClass},
    ClaimRow{"trn2-h100-class",
             Sense::AtLeast,
             {Basis{"compute_fp8", "trn2.48xlarge", "p5.48xlarge"}, Basis{"compute_fp8", "trainium2", "h100-sxm"}},
             sameClass},
    ClaimRow{
        "trainium1-training-cost",
        Sense::UpTo,
        {Basis{"price_pflop_hour@bf16", "trn1.32xlarge", "p4d.24xlarge"}, Basis{"@cost", "trainium", "a100-40-sxm"}}},
    ClaimRow{"trainium2-four-times",
             Sense::About,
             {Basis{"compute_fp8", "trainium2", "trainium"}, Basis{"compute_bf16", "trainium2", "trainium"},
              Basis{"compute_fp32", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-four-times-afp",
             Sense::About,
             {Basis{"compute_fp8", "trainium2", "trainium"}, Basis{"compute_bf16", "trainium2", "trainium"},
              Basis{"compute_fp32", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-bandwidth-vs-trainium1",
             Sense::About,
             {Basis{"memory_bandwidth", "trn2.48xlarge", "trn1.32xlarge"}}},
    ClaimRow{"trainium2-memory-vs-trainium1", Sense::About, {Basis{"memory", "trn2.48xlarge", "trn1.32xlarge"}}},
    ClaimRow{"trainium2-fp8-ratio", Sense::About, {Basis{"compute_fp8", "trainium2", "trainium"}}},
    ClaimRow{"trainium2-bf16-ratio", Sense::About, {Basis{"compute_bf16", "trainium2", "trainium"}}},
    ClaimRow{"trainium3-doubled",
             Sense::About,
             {Basis{"compute_fp8", "trainium3", "trainium2"}, Basis{"compute_bf16", "trainium3", "trainium2"},
              Basis{"memory", "trainium3", "trainium2"}, Basis{"memory_bandwidth", "trainium3", "trainium2"}}},
    ClaimRow{"trn3-ultraserver-performance", Sense::About, {Basis{"compute_fp8", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trn3-ultraserver-bandwidth", Sense::About, {Basis{"memory_bandwidth", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trainium3-fp8-ratio", Sense::About, {Basis{"compute_fp8", "trainium3", "trainium2"}}},
    ClaimRow{"trainium3-bf16-ratio", Sense::About, {Basis{"compute_bf16", "trainium3", "trainium2"}}},
    ClaimRow{"trn3-ultraserver-compute-ratio", Sense::About, {Basis{"compute_fp8", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{
        "trn3-ultraserver-bandwidth-ratio", Sense::About, {Basis{"memory_bandwidth", "trn3_gen2", "trn2_ultraserver"}}},
    ClaimRow{"trn3-ultraserver-cheaper", Sense::About, {Basis{"price_hour", "trn3_gen2", "gb300-nvl72"}}},
    ClaimRow{"trn3-ultraserver-comparable",
             Sense::AtLeast,
             {Basis{"compute_fp8", "trn3_gen2", "gb300-nvl72"}, Basis{"compute_bf16", "trn3_gen2", "gb300-nvl72"}},
             sameClass},
    ClaimRow{"trainium4-fp4", Sense::About, {Basis{"compute_fp4", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-fp8", Sense::About, {Basis{"compute_fp8", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-bandwidth", Sense::About, {Basis{"memory_bandwidth", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-memory", Sense::About, {Basis{"memory", "trainium4", "trainium3"}}},
    ClaimRow{"trainium4-six-times-afp",
             Sense::About,
             {Basis{"compute_fp4", "trainium4", "trainium3"}, Basis{"compute_fp8", "trainium4", "trainium3"}}},
    ClaimRow{"h100-price-cut", Sense::About, {Basis{"price_hour", "p5.48xlarge", "p5.48xlarge", list, before}}},
    ClaimRow{"h100-price-after-cut", Sense::About, {Basis{"price_chip_hour", "h100-sxm", nullptr, list}}},
    ClaimRow{"p5-price-cut-headline", Sense::UpTo, {Basis{"price_hour", "p5.48xlarge", "p5.48xlarge", list, before}}},
    ClaimRow{"p4d-price-cut", Sense::About, {Basis{"price_hour", "p4d.24xlarge", "p4d.24xlarge", list, before}}},
    ClaimRow{"p5en-price-cut", Sense::About, {Basis{"price_hour", "p5en.48xlarge", "p5en.48xlarge", list, before}}},
    ClaimRow{"nvidia-per-chip-lead",
             Sense::AtLeast,
             {Basis{"compute_fp8", "b300", "trainium3"}, Basis{"compute_bf16", "b300", "trainium3"},
              Basis{"memory", "b300", "trainium3"}, Basis{"memory_bandwidth", "b300", "trainium3"}},
             1.0},
    ClaimRow{"cost-leadership",
             Sense::AtMost,
             {Basis{"@cost", "trainium2", "h100-sxm"}, Basis{"price_pflop_hour@bf16", "trainium2", "h100-sxm"}},
             1.0},
    ClaimRow{"prices-attractive", Sense::AtMost, {Basis{"price_pflop_hour@bf16", "trainium3", "b300"}}, 1.0},
};

/// Why a claim that no row recomputes cannot be checked, by its kind.
struct KindRow
{
    const char *kind;
    const char *reason;
};

constexpr std::array kindTable{
    KindRow{"energy", QT_TRANSLATE_NOOP("ClaimCheck", "The power of both is not published.")},
    KindRow{"price", QT_TRANSLATE_NOOP("ClaimCheck", "No prices to recompute it from are known.")},
    KindRow{"positioning", QT_TRANSLATE_NOOP("ClaimCheck", "It names no number to recompute.")},
    KindRow{"roadmap", QT_TRANSLATE_NOOP("ClaimCheck", "It names no number to recompute.")},
    KindRow{"", QT_TRANSLATE_NOOP("ClaimCheck", "It is about measured work, which published figures cannot tell.")},
};

QString kindReason(const Claim &claim)
{
    const auto found = std::find_if(kindTable.begin(), kindTable.end(), [&claim](const KindRow &row) {
        return *row.kind == '\0' || claim.kind == QLatin1String(row.kind);
    });
    const QString reason = QCoreApplication::translate("ClaimCheck", found->reason);
    return claim.verdictNote.isEmpty() ? reason : reason + u' ' + claim.verdictNote;
}

/// Of a claim and its bases; cells that several claims ask for are evaluated once.
class Reckoner
{
public:
    Reckoner(const Catalog &catalog, const Board &board)
        : m_catalog(catalog)
        , m_board(board)
    {
    }

    ClaimReading reading(const Basis &basis);
    [[nodiscard]] bool isCircular(const Basis &basis) const;

private:
    Cell cell(const QString &metric, const char *subject, const char *book);
    [[nodiscard]] MetricId metricOf(const QString &name) const;

    const Catalog &m_catalog;
    const Board &m_board;
    QHash<QString, Cell> m_known;
};

MetricId Reckoner::metricOf(const QString &name) const
{
    if (name != u"@cost")
        return MetricId(name.section(u'@', 0, 0));
    const Workload *workload = m_catalog.workload(m_board.workload);
    return taskMetrics(workload != nullptr ? workload->task : Task::Serve).cost;
}

Cell Reckoner::cell(const QString &metric, const char *subject, const char *book)
{
    const QString id = QString::fromLatin1(subject);
    const QString key = metric + u'|' + id + u'|' + QString::fromLatin1(book != nullptr ? book : "");
    if (m_known.contains(key))
        return m_known.value(key);
    Board board = m_board;
    board.chips.clear();
    board.instances.clear();
    board.systems.clear();
    board.baseline.clear();
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
        board.assumptions = {}; // what is asked for is the list itself
    }
    const QString precision = metric.startsWith(u'@') ? QString() : metric.section(u'@', 1);
    if (!precision.isEmpty())
        board.precision = precisionFromWord(precision);
    const ResultTable table = evaluate(m_catalog, board, {metricOf(metric)});
    Cell cell;
    if (!table.rows.isEmpty() && table.rows.constFirst().subject.chip != nullptr)
        cell = table.rows.constFirst().cells.value(0);
    else
        cell.reason = Texts::tr("%1 is not in the catalogue").arg(id);
    m_known.insert(key, cell);
    return cell;
}

ClaimReading Reckoner::reading(const Basis &basis)
{
    const QString metric = QString::fromLatin1(basis.metric);
    const Metric *row = findMetric(metricOf(metric));
    ClaimReading reading;
    reading.label = row != nullptr ? row->labelText() : metric;
    const std::optional<Precision> precision =
        metric.startsWith(u'@') ? std::nullopt : precisionFromWord(metric.section(u'@', 1));
    if (precision)
        reading.label = Texts::tr("%1, %2").arg(reading.label, precisionLabel(*precision));
    if (qstrcmp(basis.topBook, blocks) == 0)
        reading.label = Texts::tr("%1, both in capacity blocks").arg(reading.label);
    reading.top = cell(metric, basis.top, basis.topBook);
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
        reading.reason = Texts::tr("What it would be divided by may be zero");
        return reading;
    }
    const Share share = shareOf(reading.top, reading.bottom);
    reading.value = Interval{share.low, share.value, share.high};
    return reading;
}

// The catalogue made the figures of such chips from announcements.
bool Reckoner::isCircular(const Basis &basis) const
{
    const Chip *chip = m_catalog.chip(ChipId(QString::fromLatin1(basis.top)));
    return chip != nullptr && chip->derivedFrom.has_value();
}

/// As far as the number is rounded, but at most a twentieth of it: "4 times" is not 3.5 times.
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

std::optional<Interval> claimedOf(const Claim &claim, Sense sense, double bound)
{
    constexpr double anything = std::numeric_limits<double>::max();
    if (sense == Sense::AtLeast)
        return Interval{bound, bound, anything};
    if (sense == Sense::AtMost)
        return Interval{0.0, bound, bound};
    if (!claim.value)
        return std::nullopt;
    const Interval printed = asPrinted(*claim.value);
    if (claim.unit != u"%")
        return printed;
    const Interval share = printed.scaled(0.01);
    if (sense == Sense::Share)
        return share;
    if (claim.direction == u"better") // more work for the money: less money for the work
        return Interval{1.0 / (1.0 + share.high), 1.0 / (1.0 + share.value), 1.0 / (1.0 + share.low)};
    const Interval less{1.0 - share.high, 1.0 - share.value, 1.0 - share.low};
    return sense == Sense::UpTo ? Interval{less.low, less.value, 1.0} : less;
}

QStringList labelsOf(const QList<ClaimReading> &readings, bool hold)
{
    QStringList labels;
    for (const ClaimReading &reading : readings) {
        if (reading.value && reading.holds == hold)
            labels << reading.label;
    }
    return labels;
}

void judge(ClaimCheck &check)
{
    constexpr double slack = 1e-9;
    bool touches = false; // a range that reaches into the claim
    int known = 0;
    int holding = 0;
    for (ClaimReading &reading : check.readings) {
        if (!reading.value)
            continue;
        ++known;
        reading.holds =
            reading.value->low >= check.claimed->low - slack && reading.value->high <= check.claimed->high + slack;
        holding += reading.holds ? 1 : 0;
        touches = touches
            || (reading.value->high >= check.claimed->low - slack && reading.value->low <= check.claimed->high + slack);
    }
    if (known == 0) {
        check.reason = check.readings.constFirst().reason;
        return;
    }
    if (holding == known) {
        check.verdict = ClaimVerdict::Supported;
        return;
    }
    check.verdict = touches ? ClaimVerdict::Depends : ClaimVerdict::NotSupported;
    if (holding > 0)
        check.reason =
            Texts::tr("It holds for %1, not for %2.")
                .arg(labelsOf(check.readings, true).join(u", "_s), labelsOf(check.readings, false).join(u", "_s));
    else if (touches)
        check.reason = Texts::tr("The range of what is recomputed reaches beyond the claim.");
}

/// Readings of one figure of different things say of which.
void tellApart(QList<ClaimReading> &readings, const ClaimRow &row)
{
    QStringList labels;
    for (const ClaimReading &reading : std::as_const(readings))
        labels << reading.label;
    for (qsizetype i = 0; i < readings.size(); ++i) {
        const Basis &basis = row.bases.at(static_cast<std::size_t>(i));
        if (labels.count(labels.at(i)) > 1 && basis.bottom != nullptr)
            readings[i].label =
                Texts::tr("%1, %2 against %3", "a figure, and two things")
                    .arg(labels.at(i), QString::fromLatin1(basis.top), QString::fromLatin1(basis.bottom));
    }
}

ClaimCheck checkOf(const Claim &claim, Reckoner &reckoner)
{
    ClaimCheck check;
    check.claim = &claim;
    check.scale = scaleOf(claim);
    const auto row = std::find_if(claimTable.begin(), claimTable.end(), [&claim](const ClaimRow &one) {
        return claim.id.text() == QLatin1String(one.claim);
    });
    check.claimed = claimedOf(claim, row == claimTable.end() ? Sense::About : row->sense,
                              row == claimTable.end() ? 0.0 : row->bound);
    if (row == claimTable.end() || !check.claimed) {
        check.reason = kindReason(claim);
        return check;
    }
    bool isCircular = false;
    for (const Basis &basis : row->bases) {
        if (basis.metric == nullptr)
            continue;
        check.readings << reckoner.reading(basis);
        isCircular = isCircular || reckoner.isCircular(basis);
    }
    tellApart(check.readings, *row);
    if (isCircular) {
        check.reason = Texts::tr("The catalogue's figures of this chip are made from announcements like this one.");
        return check;
    }
    judge(check);
    return check;
}

} // namespace

QString claimVerdictWord(ClaimVerdict verdict)
{
    constexpr std::array words{"supported", "not-supported", "depends", "cannot-be-checked"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(verdict)));
}

QString claimVerdictLabel(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return Texts::tr("supported");
    case ClaimVerdict::NotSupported:
        return Texts::tr("not supported", "a claim");
    case ClaimVerdict::Depends:
        return Texts::tr("depends");
    case ClaimVerdict::CannotCheck:
        break;
    }
    return Texts::tr("cannot be checked");
}

QList<ClaimCheck> checkClaims(const Catalog &catalog, const Board &board)
{
    Reckoner reckoner(catalog, board);
    QList<ClaimCheck> checks;
    for (const Claim &claim : catalog.claims)
        checks << checkOf(claim, reckoner);
    return checks;
}

QString arithmeticText(const ClaimReading &reading, const Formatter &formatter)
{
    if (!reading.value)
        return Texts::tr("%1: %2", "a figure, and why it is missing").arg(reading.label, reading.reason);
    const auto told = [&formatter](const Cell &cell) {
        const Interval shown = cell.value->scaled(1.0);
        return shown.isExact() ? formatter.table(shown.value, cell.unit)
                               : Texts::tr("%1 (%2 to %3)")
                                     .arg(formatter.table(Formatter::significant(shown.value, 3), cell.unit),
                                          formatter.label(formatter.shown(shown.low, cell.unit)),
                                          formatter.label(formatter.shown(shown.high, cell.unit)));
    };
    if (reading.bottom.isMissing())
        return Texts::tr("%1: %2").arg(reading.label, told(reading.top));
    const Interval &value = *reading.value;
    const QString result = value.isExact()
        ? formatter.label(value.value)
        : Texts::tr("%1 (%2 to %3)")
              .arg(formatter.label(value.value), formatter.label(value.low), formatter.label(value.high));
    QString text = Texts::tr("%1: %2 / %3 = %4").arg(reading.label, told(reading.top), told(reading.bottom), result);
    if (reading.top.priceKind && reading.bottom.priceKind && reading.top.priceKind != reading.bottom.priceKind)
        text += u' '
            + Texts::tr("(%1 against %2)")
                  .arg(priceKindLabel(*reading.top.priceKind), priceKindLabel(*reading.bottom.priceKind));
    return text;
}

bool isOurs(const Claim &claim) { return claim.who == u"Chipboard"; }

QString claimsTakeaway(const QList<ClaimCheck> &checks, const Formatter &formatter)
{
    std::array<int, 4> counts{};
    int all = 0;
    int ours = 0;
    int oursHold = 0;
    for (const ClaimCheck &check : checks) {
        if (!check.claim->value)
            continue;
        if (isOurs(*check.claim)) {
            ++ours;
            oursHold += check.verdict == ClaimVerdict::Supported ? 1 : 0;
            continue;
        }
        ++all;
        ++counts.at(static_cast<std::size_t>(check.verdict));
    }
    const QString own = ours == 0
        ? QString()
        : Texts::tr("; of our own %1, %2 hold", "claims").arg(formatter.integer(ours), formatter.integer(oursHold));
    return Texts::tr(
               "Of %1 claims with a number: %2 hold, %3 do not, %4 depend on what is compared, %5 cannot be checked")
               .arg(formatter.integer(all), formatter.integer(counts.at(0)), formatter.integer(counts.at(1)),
                    formatter.integer(counts.at(2)), formatter.integer(counts.at(3)))
        + own;
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
