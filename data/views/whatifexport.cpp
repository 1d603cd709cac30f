#include "data/views/whatifexport.h"

#include "data/analysis/whatiftexts.h"
#include "data/core/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Texts, then numbers, then texts.
Table tableOf(const char *name, const QStringList &texts, const QStringList &numbers, const QStringList &endings = {})
{
    return listOf(name, qPrintable((texts + numbers + endings).join(u',')), numbers);
}

// Which rows a lever moves: the id of one, or nothing for both.
QString sideText(const Inquiry &inquiry, const Lever &lever)
{
    if (lever.side == Side::Both)
        return {};
    return lever.side == Side::Subject ? inquiry.subject().id : inquiry.against().id;
}

// "price_factor", "price_factor@trainium2": as the command line takes it.
QString keyOf(const Inquiry &inquiry, const Lever &lever)
{
    const QString side = sideText(inquiry, lever);
    return side.isEmpty() ? lever.assumption.text() : lever.assumption.text() + u'@' + side;
}

QString orderText(const Inquiry &inquiry, Order order)
{
    if (order == Order::Tied || order == Order::Silent)
        return {};
    return order == Order::Subject ? inquiry.subject().id : inquiry.against().id;
}

QString unitOf(const Lever &lever, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? QString() : formatter.unitText(row->unit);
}

QString reasonOf(const TornadoRow &row)
{
    return row.low.answer.value ? row.high.answer.reason : row.low.answer.reason;
}

// Of an assumption, which may be money itself.
double leverValue(const Lever &lever, double value, const Formatter &formatter)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? value : formatter.shown(value, row->unit);
}

Table::Cell leverNumber(const Lever &lever, double value, const Formatter &formatter)
{
    return listNumber(leverValue(lever, value, formatter));
}

Table::Cell answerNumber(const Answer &answer, const Formatter &formatter)
{
    return answer.value ? listNumber(formatter.shown(*answer.value, answer.unit)) : Table::Cell();
}

Table::Cell shareNumber(double share) { return listNumber(share, 6); }

void writeShown(JsonWriter &json, const FormulaNode &node, const Formatter &formatter)
{
    const Interval shown = formatter.shown(*node.value, node.unit);
    json.key("shown");
    json.beginObject(JsonWriter::Layout::OneLine);
    json.member("value", shown.value);
    json.member("low", shown.low);
    json.member("high", shown.high);
    json.member("unit", formatter.unitText(node.unit));
    json.member("per_usd", formatter.currency().rate);
    json.endObject();
}

void writeNode(JsonWriter &json, const FormulaNode &node, const Formatter &formatter)
{
    const auto part = [&node](double Interval::*end) {
        return node.value ? std::optional((*node.value).*end) : std::nullopt;
    };
    json.beginObject();
    json.member("id", node.id);
    json.member("label", node.label);
    json.member("value", part(&Interval::value));
    json.member("low", part(&Interval::low));
    json.member("high", part(&Interval::high));
    json.member("unit", symbolOf(node.unit));
    json.member("formula", node.inWords());
    json.member("numbers", node.inNumbers(Formatter()));
    json.member("origin", node.origin);
    json.member("sources", node.sources);
    json.member("reason", node.reason);
    json.key("children");
    json.beginArray();
    for (const FormulaNode &child : node.children)
        writeNode(json, child, Formatter());
    json.endArray();
    if (node.value && isOfCurrency(node.unit) && !formatter.currency().isUsd())
        writeShown(json, node, formatter);
    json.endObject();
}

} // namespace

WhatIfReport tornadoReport(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << u"%1: %2"_s.arg(questionText(inquiry), answerText(inquiry, tornado.now, formatter))
                     << tornadoText(inquiry, tornado, formatter);
    Table rows =
        tableOf("tornado", {u"assumption"_s}, {u"low"_s, u"high"_s, u"result_low"_s, u"result_high"_s, u"swing"_s},
                {u"unit"_s, u"range"_s, u"reason"_s, u"of"_s, u"assumption_unit"_s});
    for (const TornadoRow &row : tornado.rows)
        rows.rows << Table::Row{row.lever.assumption.text(),
                                leverNumber(row.lever, row.low.assumed, formatter),
                                leverNumber(row.lever, row.high.assumed, formatter),
                                answerNumber(row.low.answer, formatter),
                                answerNumber(row.high.answer, formatter),
                                listNumber(formatter.shown(row.swing, tornado.now.unit)),
                                formatter.unitText(tornado.now.unit),
                                row.range.rule,
                                reasonOf(row),
                                sideText(inquiry, row.lever),
                                unitOf(row.lever, formatter)};
    Table spreads = tableOf("spreads", {u"what"_s, u"of"_s}, {u"result_low"_s, u"result_high"_s}, {u"unit"_s});
    for (const TornadoSpread &spread : tornado.spreads)
        spreads.rows << Table::Row{
            factorLabel(spread.kind), spread.subject, listNumber(formatter.shown(spread.low, tornado.now.unit)),
            listNumber(formatter.shown(spread.high, tornado.now.unit)), formatter.unitText(tornado.now.unit)};
    Table unmoved = tableOf("unmoved", {u"assumption"_s, u"reason"_s}, {});
    for (const Unmoved &each : tornado.unmoved)
        unmoved.rows << Table::Row{each.assumption.text(), each.reason};
    report.lists = {rows, spreads, unmoved};
    return report;
}

WhatIfReport crossoverReport(const Inquiry &inquiry, const QList<Crossover> &crossovers, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    Table list = tableOf("crossovers", {u"assumption"_s, u"of"_s, u"now"_s},
                         {u"from"_s, u"to"_s, u"turns_at"_s, u"last_before"_s, u"first_after"_s, u"result"_s},
                         {u"unit"_s, u"below"_s, u"above"_s, u"jump"_s, u"assumption_unit"_s});
    const auto add = [&](const Table::Row &row, const Lever &lever) {
        list.rows << row + Table::Row{unitOf(lever, formatter)};
    };
    for (const Crossover &crossover : crossovers) {
        report.sentences << crossoverText(inquiry, crossover, formatter);
        const Table::Row head{crossover.lever.assumption.text(), sideText(inquiry, crossover.lever),
                              orderText(inquiry, crossover.now),
                              leverNumber(crossover.lever, crossover.range.low, formatter),
                              leverNumber(crossover.lever, crossover.range.high, formatter)};
        const auto step = [&](double value) { // a value between two others is none of them
            return crossover.range.isStepped() ? leverNumber(crossover.lever, value, formatter) : Table::Cell();
        };
        for (const Crossing &crossing : crossover.crossings)
            add(head
                    + Table::Row{leverNumber(crossover.lever, crossing.value, formatter), step(crossing.before),
                                 step(crossing.value), listNumber(formatter.shown(crossing.answer, crossover.unit)),
                                 formatter.unitText(crossover.unit), orderText(inquiry, crossing.below),
                                 orderText(inquiry, crossing.above), crossing.jump ? u"yes"_s : u"no"_s},
                crossover.lever);
        if (crossover.crossings.isEmpty())
            add(head + Table::Row{{}, {}, {}, {}, formatter.unitText(crossover.unit), {}, {}, {}}, crossover.lever);
    }
    report.lists = {list};
    return report;
}

namespace {

// One line a value down, one column a value across.
Table matrixOf(const TwoWay &table, const QStringList &keys, const Formatter &shown)
{
    const Formatter formatter;
    Table matrix;
    matrix.columns << Table::Column{keys.join(u" \\ "_s), true};
    for (const double across : table.columns)
        matrix.columns << Table::Column{
            formatter.table(Formatter::significant(leverValue(table.across, across, shown), 4)), true};
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        Table::Row line{leverNumber(table.down, table.rows.at(row), shown)};
        for (const Answer &answer : table.answers.at(row))
            line << (answer.value ? answerNumber(answer, shown) : Table::Cell(u"\u2013"_s));
        matrix.rows << line;
    }
    return matrix;
}

} // namespace

WhatIfReport twoWayReport(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << u"%1: %2"_s.arg(questionText(inquiry), answerText(inquiry, inquiry.answer(), formatter));
    const QStringList keys{keyOf(inquiry, table.down), keyOf(inquiry, table.across)};
    const QStringList unitKeys{keys.at(0) + u"_unit"_s, keys.at(1) + u"_unit"_s};
    const Table::Row units{unitOf(table.down, formatter), unitOf(table.across, formatter)};
    Table cells = tableOf("cells", {}, keys + QStringList{u"result"_s}, QStringList{u"unit"_s, u"reason"_s} + unitKeys);
    Table line = tableOf("line", {}, keys, unitKeys);
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const Table::Cell down = leverNumber(table.down, table.rows.at(row), formatter);
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const Answer &answer = table.answers.at(row).at(column);
            cells.rows << Table::Row{down, leverNumber(table.across, table.columns.at(column), formatter),
                                     answerNumber(answer, formatter), formatter.unitText(answer.unit), answer.reason}
                    + units;
        }
    }
    for (const auto &[across, down] : table.line())
        line.rows << Table::Row{leverNumber(table.down, down, formatter), leverNumber(table.across, across, formatter)}
                + units;
    report.lists = {cells, line};
    Table shortLine = line; // for reading: its columns are named, units are the same in each row
    shortLine.columns.resize(keys.size());
    for (Table::Row &row : shortLine.rows)
        row.resize(keys.size());
    report.instead = {matrixOf(table, keys, formatter), shortLine};
    return report;
}

WhatIfReport uncertaintyReport(const Uncertainty &uncertainty, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << uncertaintyText(uncertainty, formatter);
    Table bands =
        tableOf("bands", {u"id"_s}, {u"result"_s, u"p10"_s, u"p50"_s, u"p90"_s, u"best"_s}, {u"unit"_s, u"reason"_s});
    Table duels = tableOf("duels", {u"id"_s, u"against"_s}, {u"chance"_s});
    for (qsizetype row = 0; row < uncertainty.bands.size(); ++row) {
        const Band &band = uncertainty.bands.at(row);
        const auto part = [&](double Interval::*end) {
            return band.band ? listNumber(formatter.shown((*band.band).*end, band.point.unit)) : Table::Cell();
        };
        bands.rows << Table::Row{band.id,
                                 answerNumber(band.point, formatter),
                                 part(&Interval::low),
                                 part(&Interval::value),
                                 part(&Interval::high),
                                 band.band ? shareNumber(band.best) : QString(),
                                 formatter.unitText(band.point.unit),
                                 band.point.reason};
        for (qsizetype other = 0; other < uncertainty.bands.size(); ++other) {
            if (other != row && band.band && uncertainty.bands.at(other).band)
                duels.rows << Table::Row{band.id, uncertainty.bands.at(other).id,
                                         shareNumber(uncertainty.beats.at(row).at(other))};
        }
    }
    report.lists = {bands, duels};
    return report;
}

WhatIfReport moveReport(const Inquiry &inquiry, const Move &move, const MoveGuide &guide, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences << moveText(inquiry, move, formatter) << guideText(guide, move, formatter);
    report.sentences.removeAll(QString());
    Table numbers = tableOf("move", {u"what"_s}, {u"value"_s, u"low"_s, u"high"_s}, {u"unit"_s});
    const auto usd = [&formatter](double value) { return listNumber(formatter.shown(value, Unit::Usd)); };
    const auto add = [&](const char *what, const Interval &value, const char *unit) {
        numbers.rows << Table::Row{QString::fromLatin1(what), usd(value.value), usd(value.low), usd(value.high),
                                   formatter.unitWords(QString::fromLatin1(unit))};
    };
    numbers.rows << Table::Row{u"ratio"_s, listNumber(move.ratio.value), listNumber(move.ratio.low),
                               listNumber(move.ratio.high), u"x"_s};
    add("saving", move.saving, "USD/month");
    add("cost_of_moving", Interval::exactly(move.plan.cost()), "USD");
    numbers.rows << Table::Row{u"months_until_even"_s, listNumber(move.evenAfter), listNumber(move.evenSoonest),
                               listNumber(move.evenLatest), u"months"_s};
    add("saved_in_five_years", move.savedInAll, "USD");
    Table months = tableOf("months", {}, {u"month"_s, u"staying"_s, u"moving"_s, u"low"_s, u"high"_s}, {u"unit"_s});
    for (const PaidUntil &point : move.paid)
        months.rows << Table::Row{listNumber(point.month), usd(point.staying),     usd(point.moving.value),
                                  usd(point.moving.low),   usd(point.moving.high), formatter.unitText(Unit::Usd)};
    report.lists = {numbers, months};
    return report;
}

WhatIfReport commitmentReport(const Commitments &commitments, const Formatter &formatter)
{
    WhatIfReport report{formatter.currency(), {}, {}, {}};
    report.sentences = commitmentTexts(commitments, formatter);
    Table list = tableOf("commitments", {u"kind"_s, u"instance"_s},
                         {formatter.currency().code.toLower() + u"_per_hour"_s, u"on_demand"_s, u"even_at"_s},
                         {u"book"_s, u"as_of"_s, u"region"_s, u"term"_s, u"unit"_s});
    for (const Commitment &offer : commitments.offers)
        list.rows << Table::Row{priceKindWord(offer.price.kind),
                                commitments.instance.text(),
                                listNumber(formatter.shown(offer.price.usdPerHour.value, Unit::UsdPerHour)),
                                listNumber(formatter.shown(commitments.onDemand.usdPerHour.value, Unit::UsdPerHour)),
                                listNumber(offer.evenAt.value),
                                offer.price.book,
                                dateCell(offer.price.asOf),
                                offer.price.region,
                                offer.price.term,
                                formatter.unitText(Unit::UsdPerHour)};
    report.lists = {list};
    return report;
}

QByteArray reportToJson(const WhatIfReport &report)
{
    JsonWriter json;
    json.beginObject();
    json.member("answer", report.sentences);
    writeCurrency(json, report.currency);
    for (const Table &list : report.lists)
        writeList(json, list);
    json.endObject();
    return json.result();
}

QByteArray reportToCsv(const WhatIfReport &report)
{
    return report.lists.isEmpty() ? QByteArray() : listToCsv(withRate(report.lists.constFirst(), report.currency));
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

QByteArray formulaToJson(const FormulaNode &node, const Formatter &formatter)
{
    JsonWriter json;
    writeNode(json, node, formatter);
    return json.result();
}

} // namespace chipboard
