#include "data/export/whatifexport.h"

#include "data/json/jsonwriter.h"
#include "data/whatif/whatiftexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString number(double value) { return QString::number(value, 'g', 12); }

QString number(const std::optional<double> &value) { return value ? number(*value) : QString(); }

ListSpec listOf(const char *name, const QStringList &texts, const QStringList &numbers, const QStringList &endings = {})
{
    ListSpec list;
    list.name = QString::fromLatin1(name);
    for (const QString &key : texts)
        list.columns << ListSpec::Column{key, false};
    for (const QString &key : numbers)
        list.columns << ListSpec::Column{key, true};
    for (const QString &key : endings)
        list.columns << ListSpec::Column{key, false};
    return list;
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

QString unitOf(const Lever &lever)
{
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? QString() : symbolOf(row->unit);
}

QString reasonOf(const TornadoRow &row)
{
    return row.low.answer.value ? row.high.answer.reason : row.low.answer.reason;
}

QString shareText(double share) { return QString::number(share, 'g', 6); }

void writeNode(JsonWriter &json, const FormulaNode &node)
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
        writeNode(json, child);
    json.endArray();
    json.endObject();
}

} // namespace

WhatIfReport tornadoReport(const Inquiry &inquiry, const Tornado &tornado, const Formatter &formatter)
{
    WhatIfReport report;
    report.sentences << u"%1: %2"_s.arg(questionText(inquiry), answerText(tornado.now, formatter))
                     << tornadoText(inquiry, tornado, formatter);
    ListSpec rows =
        listOf("tornado", {u"assumption"_s}, {u"low"_s, u"high"_s, u"result_low"_s, u"result_high"_s, u"swing"_s},
               {u"unit"_s, u"range"_s, u"reason"_s, u"of"_s, u"assumption_unit"_s});
    for (const TornadoRow &row : tornado.rows)
        rows.rows << QStringList{row.lever.assumption.text(),
                                 number(row.low.assumed),
                                 number(row.high.assumed),
                                 number(row.low.answer.value),
                                 number(row.high.answer.value),
                                 number(row.swing),
                                 symbolOf(tornado.now.unit),
                                 row.range.rule,
                                 reasonOf(row),
                                 sideText(inquiry, row.lever),
                                 unitOf(row.lever)};
    ListSpec spreads = listOf("spreads", {u"what"_s, u"of"_s}, {u"result_low"_s, u"result_high"_s}, {u"unit"_s});
    for (const TornadoSpread &spread : tornado.spreads)
        spreads.rows << QStringList{factorLabel(spread.kind), spread.subject, number(spread.low), number(spread.high),
                                    symbolOf(tornado.now.unit)};
    ListSpec unmoved = listOf("unmoved", {u"assumption"_s, u"reason"_s}, {});
    for (const Unmoved &each : tornado.unmoved)
        unmoved.rows << QStringList{each.assumption.text(), each.reason};
    report.lists = {rows, spreads, unmoved};
    return report;
}

WhatIfReport crossoverReport(const Inquiry &inquiry, const QList<Crossover> &crossovers, const Formatter &formatter)
{
    WhatIfReport report;
    ListSpec list =
        listOf("crossovers", {u"assumption"_s, u"of"_s, u"now"_s}, {u"from"_s, u"to"_s, u"turns_at"_s, u"result"_s},
               {u"unit"_s, u"below"_s, u"above"_s, u"jump"_s, u"assumption_unit"_s});
    const auto add = [&list](const QStringList &row, const Lever &lever) {
        list.rows << row + QStringList{unitOf(lever)};
    };
    for (const Crossover &crossover : crossovers) {
        report.sentences << crossoverText(inquiry, crossover, formatter);
        const QStringList head{crossover.lever.assumption.text(), sideText(inquiry, crossover.lever),
                               orderText(inquiry, crossover.now), number(crossover.range.low),
                               number(crossover.range.high)};
        for (const Crossing &crossing : crossover.crossings)
            add(head
                    + QStringList{number(crossing.value), number(crossing.answer), symbolOf(crossover.unit),
                                  orderText(inquiry, crossing.below), orderText(inquiry, crossing.above),
                                  crossing.jump ? u"yes"_s : u"no"_s},
                crossover.lever);
        if (crossover.crossings.isEmpty())
            add(head + QStringList{{}, {}, symbolOf(crossover.unit), {}, {}, {}}, crossover.lever);
    }
    report.lists = {list};
    return report;
}

namespace {

// One line a value down, one column a value across.
ListSpec matrixOf(const TwoWay &table, const QStringList &keys)
{
    const Formatter formatter;
    ListSpec matrix;
    matrix.columns << ListSpec::Column{keys.join(u" \\ "_s), true};
    for (const double across : table.columns)
        matrix.columns << ListSpec::Column{formatter.table(Formatter::significant(across, 4)), true};
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        QStringList line{number(table.rows.at(row))};
        for (const Answer &answer : table.answers.at(row))
            line << (answer.value ? number(answer.value) : u"\u2013"_s);
        matrix.rows << line;
    }
    return matrix;
}

} // namespace

WhatIfReport twoWayReport(const Inquiry &inquiry, const TwoWay &table, const Formatter &formatter)
{
    WhatIfReport report;
    report.sentences << u"%1: %2"_s.arg(questionText(inquiry), answerText(inquiry.answer(), formatter));
    const QStringList keys{keyOf(inquiry, table.down), keyOf(inquiry, table.across)};
    const QStringList unitKeys{keys.at(0) + u"_unit"_s, keys.at(1) + u"_unit"_s};
    const QStringList units{unitOf(table.down), unitOf(table.across)};
    ListSpec cells =
        listOf("cells", {}, keys + QStringList{u"result"_s}, QStringList{u"unit"_s, u"reason"_s} + unitKeys);
    ListSpec line = listOf("line", {}, keys, unitKeys);
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const QString down = number(table.rows.at(row));
        for (qsizetype column = 0; column < table.columns.size(); ++column) {
            const Answer &answer = table.answers.at(row).at(column);
            cells.rows << QStringList{down, number(table.columns.at(column)), number(answer.value),
                                      symbolOf(answer.unit), answer.reason}
                    + units;
        }
    }
    for (const auto &[across, down] : table.line())
        line.rows << QStringList{number(down), number(across)} + units;
    report.lists = {cells, line};
    ListSpec shortLine = line; // for reading: its columns are named, units are the same in each row
    shortLine.columns.resize(keys.size());
    for (QStringList &row : shortLine.rows)
        row.resize(keys.size());
    report.instead = {matrixOf(table, keys), shortLine};
    return report;
}

WhatIfReport uncertaintyReport(const Uncertainty &uncertainty, const Formatter &formatter)
{
    WhatIfReport report;
    report.sentences << uncertaintyText(uncertainty, formatter);
    ListSpec bands =
        listOf("bands", {u"id"_s}, {u"result"_s, u"p10"_s, u"p50"_s, u"p90"_s, u"best"_s}, {u"unit"_s, u"reason"_s});
    ListSpec duels = listOf("duels", {u"id"_s, u"against"_s}, {u"chance"_s});
    for (qsizetype row = 0; row < uncertainty.bands.size(); ++row) {
        const Band &band = uncertainty.bands.at(row);
        const auto part = [&band](double Interval::*end) { return band.band ? number((*band.band).*end) : QString(); };
        bands.rows << QStringList{band.id,
                                  number(band.point.value),
                                  part(&Interval::low),
                                  part(&Interval::value),
                                  part(&Interval::high),
                                  band.band ? shareText(band.best) : QString(),
                                  symbolOf(band.point.unit),
                                  band.point.reason};
        for (qsizetype other = 0; other < uncertainty.bands.size(); ++other) {
            if (other != row && band.band && uncertainty.bands.at(other).band)
                duels.rows << QStringList{band.id, uncertainty.bands.at(other).id,
                                          shareText(uncertainty.beats.at(row).at(other))};
        }
    }
    report.lists = {bands, duels};
    return report;
}

WhatIfReport moveReport(const Inquiry &inquiry, const Move &move, const MoveGuide &guide, const Formatter &formatter)
{
    WhatIfReport report;
    report.sentences << moveText(inquiry, move, formatter) << guideText(guide, move.plan.monthlySpend, formatter);
    report.sentences.removeAll(QString());
    ListSpec numbers = listOf("move", {u"what"_s}, {u"value"_s, u"low"_s, u"high"_s}, {u"unit"_s});
    const auto add = [&numbers](const char *what, const Interval &value, const char *unit) {
        numbers.rows << QStringList{QString::fromLatin1(what), number(value.value), number(value.low),
                                    number(value.high), QString::fromLatin1(unit)};
    };
    add("ratio", move.ratio, "x");
    add("saving", move.saving, "USD/month");
    add("cost_of_moving", Interval::exactly(move.plan.cost()), "USD");
    numbers.rows << QStringList{u"months_until_even"_s, number(move.evenAfter), number(move.evenSoonest),
                                number(move.evenLatest), u"months"_s};
    add("saved_in_five_years", move.savedInAll, "USD");
    ListSpec months = listOf("months", {}, {u"month"_s, u"staying"_s, u"moving"_s, u"low"_s, u"high"_s});
    for (const PaidUntil &point : move.paid)
        months.rows << QStringList{number(point.month), number(point.staying), number(point.moving.value),
                                   number(point.moving.low), number(point.moving.high)};
    report.lists = {numbers, months};
    return report;
}

WhatIfReport commitmentReport(const Commitments &commitments, const Formatter &formatter)
{
    WhatIfReport report;
    report.sentences = commitmentTexts(commitments, formatter);
    ListSpec list = listOf("commitments", {u"kind"_s, u"instance"_s}, {u"usd_per_hour"_s, u"on_demand"_s, u"even_at"_s},
                           {u"book"_s, u"as_of"_s, u"region"_s, u"term"_s});
    for (const Commitment &offer : commitments.offers)
        list.rows << QStringList{priceKindWord(offer.price.kind),
                                 commitments.instance.text(),
                                 number(offer.price.usdPerHour.value),
                                 number(commitments.onDemand.usdPerHour.value),
                                 number(offer.evenAt.value),
                                 offer.price.book,
                                 offer.price.asOf,
                                 offer.price.region,
                                 offer.price.term};
    report.lists = {list};
    return report;
}

namespace {

// Six digits are what people read.
ListSpec forReading(ListSpec list)
{
    const Formatter formatter(QLocale(QLocale::English, QLocale::UnitedStates));
    for (QStringList &row : list.rows) {
        for (qsizetype i = 0; i < list.columns.size(); ++i) {
            bool isNumber = false;
            const double value = row.at(i).toDouble(&isNumber);
            if (list.columns.at(i).numeric && isNumber)
                row[i] = formatter.table(value);
        }
    }
    return list;
}

} // namespace

QByteArray reportToJson(const WhatIfReport &report)
{
    JsonWriter json;
    json.beginObject();
    json.member("answer", report.sentences);
    for (const ListSpec &list : report.lists)
        writeList(json, list);
    json.endObject();
    return json.result();
}

QByteArray reportToCsv(const WhatIfReport &report)
{
    return report.lists.isEmpty() ? QByteArray() : listToCsv(report.lists.constFirst());
}

QString reportToText(const WhatIfReport &report)
{
    QString text = report.sentences.join(u'\n') + u'\n';
    for (const ListSpec &list : report.instead.isEmpty() ? report.lists : report.instead) {
        if (!list.rows.isEmpty())
            text += u'\n' + listToText(forReading(list));
    }
    return text;
}

QByteArray formulaToJson(const FormulaNode &node)
{
    JsonWriter json;
    writeNode(json, node);
    return json.result();
}

} // namespace chipboard
