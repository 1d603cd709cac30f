#include "data/views/whatifexport.h"

#include "data/analysis/whatiftexts.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"
#include "data/views/listwords.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Columns of texts, then numbers, then texts.
Table tableOf(const char *name, const QStringList &texts, const QStringList &numbers, const QStringList &endings = {})
{
    Table list = listOf(name, qPrintable((texts + numbers + endings).join(u',')), numbers);
    list.digits = 4; // calculated values: more digits are not significant
    for (Table::Column &column : list.columns)
        column.isShare = column.title == "best"_L1 || column.title == "chance"_L1 || column.title == "even_at"_L1;
    return list;
}

// Rows that a lever affects: the id of one, or empty for both.
QString sideText(const Inquiry &inquiry, const Lever &lever)
{
    if (lever.side == Side::Both)
        return {};
    return lever.side == Side::Subject ? inquiry.subject().id : inquiry.against().id;
}

// "price_factor", "price_factor@trainium2": as on the command line.
QString keyOf(const Inquiry &inquiry, const Lever &lever)
{
    const QString side = sideText(inquiry, lever);
    return side.isEmpty() ? lever.assumption.text() : lever.assumption.text() + u'@' + side;
}

Table::Cell sideCell(const Inquiry &inquiry, const Lever &lever)
{
    return subjectCell(inquiry.catalog(), sideText(inquiry, lever));
}

// The same key, displayed with the name of the row.
QString headOf(const Inquiry &inquiry, const Lever &lever, const QString &ending = {})
{
    const QString side = sideText(inquiry, lever);
    const QString of = side.isEmpty() ? QString() : u'@' + subjectName(inquiry.catalog(), side);
    return listHead(lever.assumption.text() + of + ending);
}

Table::Cell orderCell(const Inquiry &inquiry, Order order)
{
    if (order == Order::Tied || order == Order::Silent)
        return {};
    const Subject &first = order == Order::Subject ? inquiry.subject() : inquiry.against();
    return subjectCell(inquiry.catalog(), first.id);
}

Table::Cell unitOf(const Lever &lever, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? Table::Cell() : unitCell(formatter.unitText(row->unit));
}

QString reasonOf(const TornadoRow &row)
{
    return row.low.answer.value ? row.high.answer.reason : row.low.answer.reason;
}

// Value of an assumption, which may be money.
double leverValue(const Lever &lever, double value, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? value : formatter.shown(value, row->unit);
}

Table::Cell leverNumber(const Lever &lever, double value, const Formatter &formatter)
{
    return listNumber(leverValue(lever, value, formatter));
}

/// A number in the display currency: rounded for people, full precision for machines.
Table::Cell toldCell(double value, double told, const Formatter &formatter)
{
    Table::Cell cell = listNumber(value);
    cell.text = shownText(listNumber(told), formatter.locale());
    cell.told = told;
    return cell;
}

Table::Row rangeCells(const Interval &all, const Interval &told, const Formatter &formatter)
{
    return {toldCell(all.value, told.value, formatter), toldCell(all.low, told.low, formatter),
            toldCell(all.high, told.high, formatter)};
}

/// The same for a value and its range, as in sentences and titles.
Table::Row toldCells(const Interval &value, Unit unit, const Formatter &formatter)
{
    return rangeCells(formatter.shown(value, unit), formatter.shown(formatter.toldIn(value, unit), unit), formatter);
}

/// Values not in sentences, as estimates in tables: two digits at an end may be off by a tenth.
Table::Row estimatedCells(const Interval &value, Unit unit, const Formatter &formatter)
{
    return rangeCells(formatter.shown(value, unit), formatter.shown(formatter.estimated(value, unit), unit), formatter);
}

/// Results of one metric, with the digits of its sentences.
struct ResultCells
{
    const Formatter &formatter;
    Unit unit;
    int digits;

    [[nodiscard]] Table::Cell operator()(double value) const
    {
        return toldCell(formatter.shown(value, unit), formatter.shown(formatter.toldIn(value, unit, digits), unit),
                        formatter);
    }
    [[nodiscard]] Table::Cell operator()(const Answer &answer) const
    {
        return answer.value ? operator()(*answer.value) : Table::Cell();
    }
};

Table::Cell shareNumber(double share) { return listNumber(share, 6); }

void writeShown(JsonWriter &json, const FormulaNode &node, const Formatter &formatter)
{
    const Interval shown = formatter.shown(*node.value, node.unit);
    const auto object = json.object("shown", JsonWriter::Layout::OneLine);
    writeInterval(json, shown);
    json.member("unit", formatter.unitText(node.unit));
    json.member("per_usd", formatter.currency().rate);
}

// The revision is given only for the whole formula.
void writeNode(JsonWriter &json, const FormulaNode &node, const Formatter &formatter, const QString &revision = {})
{
    const auto object = json.object();
    if (!revision.isEmpty())
        writeProgram(json, revision);
    json.member("id", node.id);
    json.member("label", node.label);
    writeInterval(json, node.value);
    json.member("unit", symbolOf(node.unit));
    json.member("formula", node.inWords());
    json.member("numbers", node.inNumbers(Formatter()));
    json.member("origin", node.origin);
    json.member("sources", node.sources);
    json.member("reason", node.reason);
    json.list("children", node.children,
              [](JsonWriter &writer, const FormulaNode &child) { writeNode(writer, child, Formatter()); });
    if (node.value && isOfCurrency(node.unit) && !formatter.currency().isUsd())
        writeShown(json, node, formatter);
}

} // namespace

WhatIfReport tornadoReport(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << qualified(inquiry,
                                  u"%1: %2"_s.arg(questionText(inquiry), answerText(inquiry, tornado.now, formatter)))
                     << tornadoText(inquiry, tornado, formatter) << stepsText(inquiry.metric());
    report.sentences.removeAll(QString());
    Table rows =
        tableOf("tornado", {u"assumption"_s}, {u"low"_s, u"high"_s, u"result_low"_s, u"result_high"_s, u"swing"_s},
                {u"unit"_s, u"range"_s, u"reason"_s, u"of"_s, u"assumption_unit"_s});
    const ResultCells result{formatter, tornado.now.unit, answerDigits(inquiry.metric())};
    for (const TornadoRow &row : tornado.rows)
        rows.rows << Table::Row{assumptionCell(row.lever.assumption),
                                leverNumber(row.lever, row.low.assumed, formatter),
                                leverNumber(row.lever, row.high.assumed, formatter),
                                result(row.low.answer),
                                result(row.high.answer),
                                result(row.swing),
                                unitCell(formatter.unitText(tornado.now.unit)),
                                row.range.rule,
                                reasonOf(row),
                                sideCell(inquiry, row.lever),
                                unitOf(row.lever, formatter)};
    Table spreads = tableOf("spreads", {u"what"_s, u"of"_s}, {u"result_low"_s, u"result_high"_s}, {u"unit"_s});
    for (const TornadoSpread &spread : tornado.spreads)
        spreads.rows << Table::Row{factorLabel(spread.kind), subjectCell(inquiry.catalog(), spread.subject),
                                   result(spread.low), result(spread.high),
                                   unitCell(formatter.unitText(tornado.now.unit))};
    Table unmoved = tableOf("unmoved", {u"assumption"_s, u"reason"_s}, {});
    for (const Unmoved &each : tornado.unmoved)
        unmoved.rows << Table::Row{assumptionCell(each.assumption), each.reason};
    report.lists = {rows, spreads, unmoved};
    return report;
}

WhatIfReport crossoverReport(const Inquiry &inquiry, const QList<Crossover> &crossovers, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    if (const QString steps = stepsText(inquiry.metric()); !steps.isEmpty())
        report.sentences << steps;
    Table list = tableOf("crossovers", {u"assumption"_s, u"of"_s, u"now"_s},
                         {u"from"_s, u"to"_s, u"turns_at"_s, u"last_before"_s, u"first_after"_s, u"result"_s},
                         {u"unit"_s, u"below"_s, u"above"_s, u"jump"_s, u"assumption_unit"_s});
    const int digits = answerDigits(inquiry.metric());
    const auto add = [&](const Table::Row &row, const Lever &lever) {
        list.rows << row + Table::Row{unitOf(lever, formatter)};
    };
    for (const Crossover &crossover : crossovers) {
        report.sentences << crossoverText(inquiry, crossover, formatter);
        const Table::Row head{assumptionCell(crossover.lever.assumption), sideCell(inquiry, crossover.lever),
                              orderCell(inquiry, crossover.now),
                              leverNumber(crossover.lever, crossover.range.low, formatter),
                              leverNumber(crossover.lever, crossover.range.high, formatter)};
        const auto step = [&](double value) { // intermediate values are invalid
            return crossover.range.isStepped() ? leverNumber(crossover.lever, value, formatter) : Table::Cell();
        };
        for (const Crossing &crossing : crossover.crossings)
            add(head
                    + Table::Row{leverNumber(crossover.lever, crossing.value, formatter), step(crossing.before),
                                 step(crossing.value), ResultCells{formatter, crossover.unit, digits}(crossing.answer),
                                 unitCell(formatter.unitText(crossover.unit)), orderCell(inquiry, crossing.below),
                                 orderCell(inquiry, crossing.above), yesNoCell(crossing.jump)},
                crossover.lever);
        if (crossover.crossings.isEmpty())
            add(head + Table::Row{{}, {}, {}, {}, unitCell(formatter.unitText(crossover.unit)), {}, {}, {}},
                crossover.lever);
    }
    report.lists = {list};
    return report;
}

// One row per value down, one column per value across.
static Table matrixOf(const TwoWay &table, const QStringList &keys, int digits, const Formatter &shown)
{
    const Formatter formatter(shown.locale());
    Table matrix;
    matrix.columns << Table::Column{keys.join(u" \\ "_s), true};
    for (const double across : table.columns)
        matrix.columns << Table::Column{
            formatter.table(Formatter::significant(leverValue(table.across, across, shown), 4)), true};
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        Table::Row line{leverNumber(table.down, table.rows.at(row), shown)};
        for (const Answer &answer : table.answers.at(row))
            line << (answer.value ? ResultCells{shown, answer.unit, digits}(answer) : Table::Cell(u"\u2013"_s));
        matrix.rows << line;
    }
    return matrix;
}

WhatIfReport twoWayReport(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << qualified(
        inquiry, u"%1: %2"_s.arg(questionText(inquiry), answerText(inquiry, inquiry.answer(), formatter)))
                     << stepsText(inquiry.metric());
    report.sentences.removeAll(QString());
    const int digits = answerDigits(inquiry.metric());
    const QStringList keys{keyOf(inquiry, table.down), keyOf(inquiry, table.across)};
    const QStringList unitKeys{keys.at(0) + u"_unit"_s, keys.at(1) + u"_unit"_s};
    const Table::Row units{unitOf(table.down, formatter), unitOf(table.across, formatter)};
    Table cells = tableOf("cells", {}, keys + QStringList{u"result"_s}, QStringList{u"unit"_s, u"reason"_s} + unitKeys);
    Table line = tableOf("line", {}, keys, unitKeys);
    for (Table *list : {&cells, &line}) {
        const qsizetype last = list->columns.size() - 1;
        list->columns[0].head = headOf(inquiry, table.down);
        list->columns[1].head = headOf(inquiry, table.across);
        list->columns[last - 1].head = headOf(inquiry, table.down, u"_unit"_s);
        list->columns[last].head = headOf(inquiry, table.across, u"_unit"_s);
    }
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const Table::Cell down = leverNumber(table.down, table.rows.at(row), formatter);
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const Answer &answer = table.answers.at(row).at(column);
            cells.rows << Table::Row{down, leverNumber(table.across, table.columns.at(column), formatter),
                                     ResultCells{formatter, answer.unit, digits}(answer),
                                     unitCell(formatter.unitText(answer.unit)), answer.reason}
                    + units;
        }
    }
    for (const auto &[across, down] : table.line())
        line.rows << Table::Row{leverNumber(table.down, down, formatter), leverNumber(table.across, across, formatter)}
                + units;
    report.lists = {cells, line};
    Table shortLine = line; // for display: its columns are named, units are the same in each row
    shortLine.columns.resize(keys.size());
    for (Table::Row &row : shortLine.rows)
        row.resize(keys.size());
    report.instead = {matrixOf(table, keys, digits, formatter), shortLine};
    return report;
}

WhatIfReport uncertaintyReport(const Uncertainty &uncertainty, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << uncertaintyText(uncertainty, formatter);
    report.sentences.removeAll(QString());
    const bool hasBest = isContest(uncertainty);
    const QList<bool> inContest = contenders(uncertainty.bands);
    Table bands =
        tableOf("bands", {u"id"_s}, {u"result"_s, u"p10"_s, u"p50"_s, u"p90"_s, u"best"_s}, {u"unit"_s, u"reason"_s});
    Table duels = tableOf("duels", {u"id"_s, u"against"_s}, {u"chance"_s});
    bands.columns.first().head = duels.columns.first().head = listHead(u"name"_s);
    const Metric *metric = findMetric(uncertainty.metric);
    const int digits = metric != nullptr ? answerDigits(*metric) : Formatter::estimateDigits;
    const auto nameCell = [](const Band &band) { return listWord(band.id, band.name); };
    for (qsizetype row = 0; row < uncertainty.bands.size(); ++row) {
        const Band &band = uncertainty.bands.at(row);
        const ResultCells result{formatter, band.point.unit, digits};
        const auto part = [&](double Interval::*end) { return band.band ? result((*band.band).*end) : Table::Cell(); };
        bands.rows << Table::Row{nameCell(band),
                                 result(band.point),
                                 part(&Interval::low),
                                 part(&Interval::value),
                                 part(&Interval::high),
                                 inContest.at(row) && hasBest ? shareNumber(band.best) : QString(),
                                 unitCell(formatter.unitText(band.point.unit)),
                                 band.band && !inContest.at(row) ? tr("Not counted as best: %1.").arg(band.waiting)
                                                                 : band.point.reason};
        for (qsizetype other = 0; other < uncertainty.bands.size(); ++other) {
            if (other != row && band.band && uncertainty.bands.at(other).band && uncertainty.unlike.isEmpty())
                duels.rows << Table::Row{nameCell(band), nameCell(uncertainty.bands.at(other)),
                                         shareNumber(uncertainty.beats.at(row).at(other))};
        }
    }
    report.lists = {bands, duels};
    return report;
}

static Table::Row paybackCells(const Move &move, const Formatter &formatter)
{
    const EvenMonths told = evenMonths(move, formatter);
    const auto cell = [](const std::optional<double> &months, const QString &text) {
        Table::Cell one = listNumber(months);
        one.text = text;
        return one;
    };
    return {cell(move.evenAfter, told.usual), cell(move.evenSoonest, told.soonest), cell(move.evenLatest, told.latest)};
}

WhatIfReport moveReport(const Inquiry &inquiry, const Move &move, const MoveGuide &guide, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << moveText(inquiry, move, formatter) << guideText(guide, move, formatter);
    report.sentences.removeAll(QString());
    Table numbers = tableOf("move", {u"what"_s}, {u"value"_s, u"low"_s, u"high"_s}, {u"unit"_s});
    const auto add = [&](const Table::Cell &what, const Interval &value, Unit unit, const Table::Cell &unitText) {
        numbers.rows << Table::Row{what} + toldCells(value, unit, formatter) + Table::Row{unitText};
    };
    const auto money = [&formatter](const char *unit) {
        return unitCell(formatter.unitWords(QString::fromLatin1(unit)));
    };
    add(listWord(u"ratio"_s, tr("New cost over current cost")), move.ratio, Unit::One, u"x"_s);
    add(listWord(u"saving"_s, tr("Monthly savings")), move.saving, Unit::Usd, money("USD/month"));
    add(listWord(u"cost_of_moving"_s, tr("Cost of moving")), Interval::exactly(move.plan.cost()), Unit::Usd,
        money("USD"));
    const qsizetype paybackRow = numbers.rows.size();
    numbers.rows << Table::Row{listWord(u"months_until_even"_s, tr("Payback time"))} + paybackCells(move, formatter)
            + Table::Row{unitCell(u"months"_s)};
    add(listWord(u"saved_in_five_years"_s, tr("Savings in five years")), move.savedInAll, Unit::Usd, money("USD"));
    Table months = tableOf("months", {}, {u"month"_s, u"staying"_s, u"moving"_s, u"low"_s, u"high"_s}, {u"unit"_s});
    for (const PaidUntil &point : move.paid)
        months.rows << Table::Row{toldCell(point.month, Formatter::significant(point.month, Formatter::estimateDigits),
                                           formatter)}
                + Table::Row{estimatedCells(Interval::exactly(point.staying), Unit::Usd, formatter).constFirst()}
                + estimatedCells(point.moving, Unit::Usd, formatter) + Table::Row{formatter.unitText(Unit::Usd)};
    report.lists = {numbers, months};
    Table::Row &told = numbers.rows[paybackRow]; // for display: files have no number there
    for (Table::Cell &cell : told) {
        if (shownText(cell).isEmpty())
            cell.text = tr("never", "when a move pays back");
    }
    report.instead = {numbers, months};
    return report;
}

WhatIfReport commitmentReport(const Catalog &catalog, const Commitments &commitments, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences = commitmentTexts(commitments, formatter);
    Table list = tableOf("commitments", {u"kind"_s, u"instance"_s},
                         {formatter.currency().code.toLower() + u"_per_hour"_s,
                          formatter.currency().code.toLower() + u"_per_month"_s, u"on_demand"_s, u"even_at"_s},
                         {u"book"_s, u"as_of"_s, u"region"_s, u"term"_s, u"unit"_s});
    list.digits = 6; // prices keep their digits
    const auto shown = [&formatter](const std::optional<FoundPrice> &price, double hours) {
        return listNumber(price ? std::optional(formatter.shown(price->usdPerHour.value * hours, Unit::Usd))
                                : std::nullopt);
    };
    const auto add = [&](const FoundPrice &price, const std::optional<Interval> &evenAt) {
        list.rows << Table::Row{priceKindCell(price.kind),
                                subjectCell(catalog, commitments.instance.text()),
                                shown(price, 1.0),
                                shown(price, allHoursOfAMonth),
                                shown(commitments.onDemand, 1.0),
                                listNumber(evenAt ? std::optional(evenAt->value) : std::nullopt),
                                price.book,
                                dateCell(price.asOf),
                                price.region,
                                price.term,
                                formatter.unitText(Unit::UsdPerHour)};
    };
    if (commitments.onDemand)
        add(*commitments.onDemand, {});
    for (const Commitment &offer : commitments.offers)
        add(offer.price, offer.evenAt);
    if (commitments.spot)
        add(*commitments.spot, {});
    report.lists = {list};
    return report;
}

QByteArray reportToJson(const WhatIfReport &report, const QString &revision)
{
    JsonWriter json;
    json.beginObject();
    writeProgram(json, revision);
    json.member("answer", report.sentences);
    writeCurrency(json, report.currency);
    for (const Table &list : report.lists)
        writeList(json, list);
    json.endObject();
    return json.result();
}

Table reportToList(const WhatIfReport &report)
{
    return report.lists.isEmpty() ? Table() : withRate(report.lists.constFirst(), report.currency);
}

QString reportToText(const WhatIfReport &report)
{
    QString text = report.sentences.join(u'\n') + u'\n';
    for (const Table &list : report.instead.isEmpty() ? report.lists : report.instead) {
        if (!list.rows.isEmpty())
            text += u'\n' + listToText(list, readingLocale());
    }
    const QString rate = Formatter(QLocale::c(), report.currency).rateText();
    return rate.isEmpty() ? text : text + u'\n' + rate + u".\n"_s;
}

QByteArray formulaToJson(const FormulaNode &node, const Formatter &formatter, const QString &revision)
{
    JsonWriter json;
    writeNode(json, node, formatter, revision);
    return json.result();
}

} // namespace chipboard
