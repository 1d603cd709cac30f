#include "widgets/export/office/livesheets.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr quint32 inputFill = 0xFFF6D6;
constexpr quint32 changedFill = 0xFFD9AD;
constexpr quint32 sectionFill = 0xF4F4F2;

const CellStyle liveTitle{.strong = true, .size = 14};
const CellStyle sectionStyle{.strong = true, .fill = sectionFill};

CellStyle numberStyle(Unit unit) { return CellStyle{.right = true, .numbers = numberFormat(unit)}; }

// Style of a step. Infeasible values of a search are huge numbers and show as a dash.
CellStyle stepStyle(Unit unit)
{
    CellStyle style = numberStyle(unit);
    style.numbers =
        unit == Unit::Chips ? u"[>=1E+90]\"–\";#,##0"_s : u"[>=1E+90]\"–\";[>=1E+10]0.0000E+00;#,##0.00####"_s;
    return style;
}

/// Location of each cell of the model.
struct Places
{
    QList<QString> address; ///< by cell: address with sheet, or a name
    QList<int> workingRow;  ///< by cell: row on the sheet Working; -1 if elsewhere
};

// ---------------------------------------------------------------- Assumptions

constexpr int firstAssumption = 4;

enum AssumptionColumn { Label, Id, Value, UnitText, Default, Least, Most, Changed, Help, Origin, AssumptionColumns };

void writeAssumptionHead(BookSheet &sheet)
{
    sheet.text(0, 0, tr("Assumptions"), liveTitle);
    sheet.wide(1, 0, AssumptionColumns,
               tr("Change a yellow cell, and all results update. An empty cell uses the program's rule. The sheet is "
                  "protected without a password."),
               {.quiet = true, .wraps = true});
    const QStringList heads{tr("Assumption"), tr("Name"), tr("Value", "a number"), tr("Unit"),   tr("Default"),
                            tr("Least"),      tr("Most"), tr("Changed"),           tr("Effect"), tr("From")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(firstAssumption - 1, column, heads.at(column), headStyle);
    sheet.setWidth(Label, 34);
    sheet.setWidth(Value, 16);
    sheet.setWidth(UnitText, 10);
    sheet.setWidth(Help, 60);
    sheet.setWidth(Origin, 50);
    sheet.freeze(firstAssumption, 2);
    sheet.repeatRows(firstAssumption - 1, firstAssumption - 1);
}

QString ruleText(const LiveInput &input)
{
    const Formatter formatter;
    const QStringList choices = mapped(input.choices, [&](double choice) { return formatter.full(choice); });
    return choices.isEmpty() ? tr("From %1 to %2.").arg(formatter.full(input.minimum), formatter.full(input.maximum))
                             : tr("One of %1.").arg(choices.join(u", "_s));
}

// The value: a number, a formula if it follows another input, or nothing.
void writeInput(BookSheet &sheet, int row, const LiveModel &model, const LiveInput &input,
                const QList<LiveValue> &values)
{
    CellStyle style = numberStyle(Unit::One);
    style.fill = input.changed ? changedFill : inputFill;
    style.strong = input.changed;
    style.boxed = true;
    style.input = true;
    style.numbers = input.whole ? u"#,##0"_s : u"#,##0.############"_s;
    const LiveFormula &formula = model.cells.at(input.cell).formula;
    if (formula.kind != LiveFormula::Kind::Number)
        sheet.formula(row, Value, toFormula(formula, [&model](int cell) { return model.cells.at(cell).id; }),
                      values.at(input.cell), style);
    else if (formula.number == 0.0 && input.minimum > 0.0)
        sheet.blank(row, Value, style);
    else
        sheet.number(row, Value, formula.number, style);
    sheet.rule(row, Value, {input.minimum, input.maximum, input.whole, input.choices, input.label, ruleText(input)});
}

void writeAssumption(BookSheet &sheet, int row, const LiveModel &model, const LiveInput &input,
                     const QList<LiveValue> &values)
{
    const CellStyle wrapped{.wraps = true};
    sheet.text(row, Label, input.label, wrapped);
    sheet.text(row, Id, input.id, quietStyle);
    writeInput(sheet, row, model, input, values);
    sheet.text(row, UnitText, symbolOf(input.unit));
    CellStyle plain{.right = true, .numbers = u"#,##0.############"_s};
    if (input.fallback)
        sheet.number(row, Default, *input.fallback, plain);
    else
        sheet.text(row, Default, input.unset, quietStyle);
    sheet.number(row, Least, input.minimum, plain);
    sheet.number(row, Most, input.maximum, plain);
    const QString value = cellAddress(row, Value);
    const QString usual = cellAddress(row, Default);
    const QString differs = input.fallback ? u"%1<>%2"_s.arg(value, usual) : u"NOT(ISBLANK(%1))"_s.arg(value);
    sheet.formula(row, Changed, u"IF(%1,\"%2\",\"\")"_s.arg(differs, tr("changed")),
                  input.changed ? LiveValue(tr("changed")) : LiveValue(QString()));
    sheet.text(row, Help, input.help, wrapped);
    sheet.text(row, Origin, input.origin, wrapped);
}

int writeFixed(BookSheet &sheet, int row, const QList<LiveFixed> &fixed)
{
    sheet.text(row++, 0, tr("Fixed at export"), sectionStyle);
    for (const LiveFixed &each : fixed) {
        sheet.text(row, Label, each.label);
        sheet.text(row, Value, each.value);
        sheet.text(row++, Help, each.why, {.wraps = true});
    }
    return row;
}

void writeAssumptions(SheetBook &book, BookSheet &sheet, const LiveModel &model, const QList<LiveValue> &values,
                      const Formatter &formatter)
{
    writeAssumptionHead(sheet);
    int row = firstAssumption;
    QString group;
    for (const LiveInput &input : model.inputs) {
        const bool isRate = input.id == QLatin1String(exchangeRateCell);
        const QString here = isRate ? tr("Currency") : input.group;
        if (here != group)
            sheet.text(row++, 0, here, sectionStyle);
        group = here;
        if (isRate) {
            sheet.text(row, Label, tr("Currency shown"));
            sheet.text(row, Id, QLatin1String(currencyCell), quietStyle);
            sheet.text(row, Value, formatter.currency().code,
                       {.right = true, .fill = inputFill, .boxed = true, .input = true});
            sheet.text(row, Help, tr("Names the currency; the exchange rate converts the amounts."));
            book.define(QLatin1String(currencyCell), sheet.address(row++, Value));
        }
        book.define(input.id, sheet.address(row, Value));
        writeAssumption(sheet, row++, model, input, values);
    }
    writeFixed(sheet, row + 1, model.fixed);
    sheet.protect();
}

// ---------------------------------------------------------------- Working

constexpr int firstStep = 4;
constexpr int firstRowColumn = 4; // after label, name, unit and the shared value

/// One line of the sheet: a step, with its cells per row of the model.
struct Line
{
    QString id;
    QString section;
    bool detail = false;
    QMap<int, int> cells;
};

// Steps grouped by section, in order of first occurrence.
QList<Line> linesOf(const LiveModel &model)
{
    QStringList sections;
    QMap<QString, QList<Line>> lines;
    QHash<QString, std::pair<QString, qsizetype>> known;
    for (int i = 0; i < model.cells.size(); ++i) {
        const LiveCell &cell = model.cells.at(i);
        if (cell.kind == LiveKind::Assumption || cell.kind == LiveKind::Result)
            continue;
        if (!known.contains(cell.id)) {
            addOnce(sections, cell.section);
            QList<Line> &ofSection = lines[cell.section];
            known.insert(cell.id, {cell.section, ofSection.size()});
            ofSection << Line{cell.id, cell.section, cell.detail, {}};
        }
        const auto [section, at] = known.value(cell.id);
        lines[section][at].cells.insert(cell.row, i);
    }
    QList<Line> all;
    for (const QString &section : std::as_const(sections))
        all << lines.value(section);
    return all;
}

int columnOf(int row) { return row < 0 ? firstRowColumn - 1 : firstRowColumn + row; }

// Row numbers of the lines; each section adds a heading row.
QList<int> rowsOf(const QList<Line> &lines)
{
    QList<int> rows;
    int row = firstStep;
    QString section;
    for (const Line &line : lines) {
        if (line.section != section)
            ++row;
        section = line.section;
        rows << row++;
    }
    return rows;
}

void writeStep(BookSheet &sheet, int row, const Line &line, const LiveModel &model, const QList<LiveValue> &values,
               const std::function<QString(int)> &nameOf)
{
    const LiveCell &first = model.cells.at(line.cells.first());
    sheet.text(row, 0, first.label);
    sheet.text(row, 1, first.id, quietStyle);
    sheet.text(row, 2, symbolOf(first.unit), quietStyle);
    for (auto cell = line.cells.begin(); cell != line.cells.end(); ++cell) {
        const LiveCell &step = model.cells.at(cell.value());
        const CellStyle style = stepStyle(step.unit);
        const int column = columnOf(cell.key());
        if (step.formula.kind == LiveFormula::Kind::Number)
            sheet.number(row, column, step.formula.number, style);
        else if (step.formula.kind == LiveFormula::Kind::Text)
            sheet.text(row, column, step.formula.text, {.quiet = true, .wraps = true});
        else if (std::holds_alternative<QString>(values.at(cell.value())))
            sheet.formula(row, column, toFormula(step.formula, nameOf), values.at(cell.value()),
                          {.quiet = true, .wraps = true});
        else
            sheet.formula(row, column, toFormula(step.formula, nameOf), values.at(cell.value()), style);
    }
    if (first.kind != LiveKind::Step)
        sheet.text(row, columnOf(static_cast<int>(model.rows.size())), first.origin, quietStyle);
    if (line.detail)
        sheet.hideDetail(row);
}

void writeWorking(BookSheet &sheet, const LiveModel &model, const QList<Line> &lines, const QList<LiveValue> &values,
                  const std::function<QString(int)> &nameOf)
{
    sheet.text(0, 0, tr("Working"), liveTitle);
    sheet.text(1, 0, tr("Every step between the assumptions and the results. Searches are collapsed."), quietStyle);
    const QStringList heads{tr("Step"), tr("Name"), tr("Unit"), tr("All rows")};
    for (int column = 0; column < heads.size(); ++column)
        sheet.text(firstStep - 1, column, heads.at(column), headStyle);
    for (int row = 0; row < model.rows.size(); ++row) {
        sheet.text(firstStep - 1, columnOf(row), model.rows.at(row).name, headStyle);
        sheet.setWidth(columnOf(row), 18);
    }
    sheet.setWidth(0, 52);
    sheet.setWidth(columnOf(-1), 14);
    const QList<int> rows = rowsOf(lines);
    QString section;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).section != section)
            sheet.text(rows.at(i) - 1, 0, lines.at(i).section, sectionStyle);
        section = lines.at(i).section;
        writeStep(sheet, rows.at(i), lines.at(i), model, values, nameOf);
    }
    sheet.freeze(firstStep, firstRowColumn - 1);
    sheet.repeatRows(firstStep - 1, firstStep - 1);
}

// ---------------------------------------------------------------- Results

constexpr int firstResult = 4;
constexpr int blockGap = 4; // title, headings and units of the next block

struct Block
{
    const char *title; ///< QT_TR_NOOP
    int LiveResult::*cell;
};

constexpr std::array blocks{
    Block{QT_TR_NOOP("Results"), &LiveResult::value},
    Block{QT_TR_NOOP("Low end of the range"), &LiveResult::low},
    Block{QT_TR_NOOP("High end of the range"), &LiveResult::high},
};

} // namespace

QStringList liveMetrics(const LiveModel &model)
{
    QStringList metrics;
    for (const QString &metric : estimateMetrics()) {
        const bool isAsked = std::ranges::any_of(model.rows, [&](const LiveRow &row) {
            return std::ranges::any_of(row.results, [&](const LiveResult &result) {
                return result.metric == metric && model.cells.at(result.value).formula.kind != LiveFormula::Kind::Text;
            });
        });
        if (isAsked)
            metrics << metric;
    }
    return metrics;
}

namespace {

const LiveResult *resultOf(const LiveRow &row, const QString &metric)
{
    return findWhere(row.results, [&metric](const LiveResult &result) { return result.metric == metric; });
}

int blockRow(const LiveModel &model, std::size_t block)
{
    return firstResult + static_cast<int>(block) * (static_cast<int>(model.rows.size()) + blockGap);
}

// Money units follow the workbook's current currency.
void writeQuietUnit(BookSheet &sheet, int row, int column, Unit unit, const Formatter &formatter)
{
    const CellStyle quiet{.quiet = true, .right = true, .boxed = true};
    const QString text = unit == Unit::PerUsd ? u"1/USD"_s : symbolOf(unit);
    if (isOfCurrency(unit))
        sheet.formula(row, column, moneyUnitFormula(text), LiveValue(formatter.unitWords(text)), quiet);
    else
        sheet.text(row, column, text, quiet);
}

void writeHeads(BookSheet &sheet, int row, const QString &title, const LiveModel &model, const QStringList &metrics,
                const Formatter &formatter)
{
    const bool isFirst = row == firstResult;
    sheet.text(isFirst ? 0 : row - 3, 0, title, isFirst ? liveTitle : sectionStyle);
    sheet.text(row - 2, 0, tr("Name"), headStyle);
    sheet.text(row - 2, 1, tr("Id"), headStyle);
    sheet.text(row - 1, 0, tr("Unit"), {.quiet = true, .boxed = true});
    sheet.text(row - 1, 1, {}, {.quiet = true, .boxed = true});
    for (int i = 0; i < metrics.size(); ++i) {
        const auto has = [&](const LiveRow &one) { return resultOf(one, metrics.at(i)) != nullptr; };
        const auto found = std::ranges::find_if(model.rows, has); // liveMetrics() guarantees one
        const LiveCell &cell = model.cells.at(resultOf(*found, metrics.at(i))->value);
        sheet.text(row - 2, i + 2, formatter.unitWords(cell.label), headStyle);
        writeQuietUnit(sheet, row - 1, i + 2, cell.unit, formatter);
    }
}

// Magnitude-dependent formats would hide the sign of negative values.
CellStyle signedStyle(Unit unit)
{
    CellStyle style = numberStyle(unit);
    style.numbers = unitInfo(unit).dimension == Dimension::Money ? u"#,##0"_s
        : unit == Unit::One                                      ? u"#,##0.0"_s // months
                                                                 : u"#,##0.00"_s;
    return style;
}

void writeResult(BookSheet &sheet, int row, int column, const LiveModel &model, int cell,
                 const QList<LiveValue> &values, const std::function<QString(int)> &nameOf,
                 CellStyle (*styleOf)(Unit) = numberStyle)
{
    const LiveCell &result = model.cells.at(cell);
    CellStyle style = styleOf(result.unit);
    style.boxed = true;
    if (const auto *number = std::get_if<double>(&values.at(cell)); number != nullptr && styleOf == numberStyle)
        style.numbers = numberFormat(result.unit, *number);
    if (result.formula.kind == LiveFormula::Kind::Text) {
        style.quiet = true;
        return sheet.text(row, column, result.formula.text, style);
    }
    sheet.formula(row, column, toFormula(result.formula, nameOf), values.at(cell), style);
}

/// Why some results of a row have no value: the same text or cell for all of them.
struct Reason
{
    LiveFormula words;
    QStringList metrics;
};

QList<Reason> reasonsOf(const LiveModel &model, const LiveRow &row, const QStringList &metrics)
{
    QList<Reason> reasons;
    for (const LiveResult &result : row.results) {
        if (!metrics.contains(result.metric))
            continue;
        auto *known = findWhere(reasons, [&](const Reason &reason) { return reason.words == result.reason; });
        const QString &label = model.cells.at(result.value).label;
        if (known == nullptr)
            reasons << Reason{result.reason, {label}};
        else
            known->metrics << label;
    }
    return reasons;
}

// Shows a dash if there is no reason.
void writeReason(BookSheet &sheet, int row, int column, const LiveFormula &words, const QList<LiveValue> &values,
                 const std::function<QString(int)> &nameOf)
{
    const LiveValue &value = values.at(words.cell);
    sheet.formula(row, column, u"IF(%1=\"\",\"–\",%1)"_s.arg(toFormula(words, nameOf)),
                  value == LiveValue(QString()) ? LiveValue(u"–"_s) : value, {.wraps = true});
}

// One line per row and reason; empty while the results have values.
void writeReasons(BookSheet &sheet, int line, const LiveModel &model, const QStringList &metrics,
                  const QList<LiveValue> &values, const std::function<QString(int)> &nameOf)
{
    constexpr int reasonColumns = 5; // lists of names are longer than most reasons
    constexpr int wordColumns = 5;
    sheet.text(line++, 0, tr("Why there is no value (n/p)"), sectionStyle);
    for (const LiveRow &row : model.rows) {
        for (const Reason &reason : reasonsOf(model, row, metrics)) {
            const bool isSilent = reason.words.isCell() && values.at(reason.words.cell) == LiveValue(QString());
            // While a reason has no text: skipped for a single result, whose reason is also listed with others, else
            // collapsed for later changes.
            if (isSilent && reason.metrics.size() == 1)
                continue;
            if (isSilent)
                sheet.hideDetail(line);
            sheet.text(line, 0, row.name);
            sheet.wide(line, 1, reasonColumns, reason.metrics.join(u", "_s), {.quiet = true, .wraps = true});
            if (reason.words.isCell())
                writeReason(sheet, line++, 1 + reasonColumns, reason.words, values, nameOf);
            else
                sheet.wide(line++, 1 + reasonColumns, wordColumns, reason.words.text, {.wraps = true});
        }
    }
}

LivePlaces writeResults(SheetBook &book, BookSheet &sheet, const LiveModel &model, const QList<LiveValue> &values,
                        const Formatter &formatter, const std::function<QString(int)> &nameOf)
{
    const QStringList metrics = liveMetrics(model);
    LivePlaces places{sheet.name(), firstResult, {}, 0, blockRow(model, 1), blockRow(model, 2), {}};
    for (std::size_t block = 0; block < blocks.size(); ++block) {
        const int first = blockRow(model, block);
        writeHeads(sheet, first, tr(blocks.at(block).title), model, metrics, formatter);
        for (int row = 0; row < model.rows.size(); ++row) {
            const LiveRow &of = model.rows.at(row);
            sheet.text(first + row, 0, of.name, {.strong = true, .boxed = true});
            sheet.text(first + row, 1, of.id, {.quiet = true, .boxed = true});
            for (int i = 0; i < metrics.size(); ++i) {
                const LiveResult *result = resultOf(of, metrics.at(i));
                if (result == nullptr)
                    continue;
                writeResult(sheet, first + row, i + 2, model, result->*blocks.at(block).cell, values, nameOf);
                if (std::holds_alternative<double>(values.at(result->value)) && !places.told.contains(metrics.at(i)))
                    places.told << metrics.at(i);
            }
        }
    }
    writeReasons(sheet, blockRow(model, blocks.size()) - 2, model, metrics, values, nameOf);
    for (int i = 0; i < metrics.size(); ++i) {
        sheet.setWidth(i + 2, 13);
        places.column.insert(metrics.at(i), i + 2);
        const int last = firstResult + static_cast<int>(model.rows.size()) - 1;
        book.define(metrics.at(i), sheet.address(firstResult, i + 2) + u':' + cellAddress(last, i + 2, true));
    }
    sheet.freeze(firstResult, 2);
    sheet.repeatRows(firstResult - 2, firstResult - 1);
    sheet.printWide(metrics.size() > 12 ? 2 : 1, 0);
    return places;
}

// One line per row the workload could move to.
void writeMoves(BookSheet &sheet, const LiveModel &model, const QList<LiveValue> &values, const Formatter &formatter,
                const std::function<QString(int)> &nameOf)
{
    constexpr int head = 3;
    constexpr double ofReasons = 48.0;
    constexpr int untilBreakEven = 3; // of the results, in months
    sheet.text(0, 0, tr("Moving the work from %1").arg(model.rows.at(model.movesFrom).name), liveTitle);
    sheet.wide(1, 0, 8,
               tr("At the midpoint of the cost ranges: where two costs are about the same, no payback is reliable. The "
                  "spend that moves, the weeks and their cost are assumptions of the group Break-even."),
               {.quiet = true, .wraps = true});
    sheet.text(head, 0, tr("To"), headStyle);
    const int reasons = static_cast<int>(model.moves.constFirst().results.size()) + 2;
    sheet.text(head, reasons, tr("Reason"), headStyle);
    sheet.setWidth(reasons, ofReasons);
    sheet.text(head, 1, tr("Id"), headStyle);
    sheet.text(head + 1, 0, tr("Unit"), {.quiet = true, .boxed = true});
    int row = head + 2;
    for (const LiveMove &move : model.moves) {
        sheet.text(row, 0, model.rows.at(move.row).name, {.strong = true, .boxed = true});
        sheet.text(row, 1, model.rows.at(move.row).id, {.quiet = true, .boxed = true});
        for (int i = 0; i < move.results.size(); ++i) {
            const LiveResult &result = move.results.at(i);
            const LiveCell &cell = model.cells.at(result.value);
            if (row == head + 2) {
                sheet.text(head, i + 2, cell.label, headStyle);
                if (i == untilBreakEven)
                    sheet.text(head + 1, i + 2, tr("months"), {.quiet = true, .right = true, .boxed = true});
                else
                    writeQuietUnit(sheet, head + 1, i + 2, cell.unit, formatter);
                sheet.setWidth(i + 2, 16);
            }
            writeResult(sheet, row, i + 2, model, result.value, values, nameOf, signedStyle);
        }
        const LiveFormula &why = move.results.at(untilBreakEven).reason; // why there is no value
        writeReason(sheet, row, reasons, why, values, nameOf);
        ++row;
    }
    sheet.freeze(head + 2, 1);
}

Places placesOf(const LiveModel &model, const QList<Line> &lines, const LiveSheets &sheets)
{
    Places places{.address = QList<QString>(model.cells.size()), .workingRow = QList<int>(model.cells.size(), -1)};
    const QList<int> rows = rowsOf(lines);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (auto cell = lines.at(i).cells.begin(); cell != lines.at(i).cells.end(); ++cell) {
            places.address[cell.value()] = sheets.working.address(rows.at(i), columnOf(cell.key()));
            places.workingRow[cell.value()] = rows.at(i);
        }
    }
    for (const LiveInput &input : model.inputs)
        places.address[input.cell] = input.id;
    const QStringList metrics = liveMetrics(model);
    for (int row = 0; row < model.rows.size(); ++row) {
        for (const LiveResult &result : model.rows.at(row).results) {
            const int column = static_cast<int>(metrics.indexOf(result.metric)) + 2;
            for (std::size_t block = blocks.size(); column >= 2 && block-- > 0;)
                places.address[result.*blocks.at(block).cell] =
                    sheets.results.address(blockRow(model, block) + row, column);
        }
    }
    return places;
}

} // namespace

QString moneyUnitFormula(const QString &usdText)
{
    const qsizetype at = usdText.indexOf("USD"_L1);
    QStringList parts;
    if (at > 0)
        parts << u'"' + usdText.left(at) + u'"';
    parts << QLatin1String(currencyCell);
    if (at + 3 < usdText.size())
        parts << u'"' + usdText.mid(at + 3) + u'"';
    return parts.join(u'&');
}

int smallDecimals(double value)
{
    constexpr int most = 10;
    const double size = std::fabs(value);
    return size > 0.0 && size < 1.0 ? std::clamp(-static_cast<int>(std::floor(std::log10(size))), 1, most) : 1;
}

QString numberFormat(Unit unit, double value)
{
    if (unit == Unit::Chips)
        return u"#,##0"_s;
    const int decimals = smallDecimals(value);
    if (unitInfo(unit).dimension == Dimension::Money)
        return u"[>=1000]#,##0;[>=1]#,##0.00;0.00"_s + QString(std::max(2, decimals), u'#');
    return u"[>=100]#,##0.0;[>=1]#,##0.00;0.00"_s + QString(std::max(4, decimals), u'#');
}

LivePlaces writeLive(SheetBook &book, const LiveSheets &sheets, const LiveModel &model, const Formatter &formatter)
{
    const QList<LiveValue> values = valuesOf(model);
    const QList<Line> lines = linesOf(model);
    const Places places = placesOf(model, lines, sheets);
    const QString prefix = sheets.working.address(0, 0).section(u'!', 0, 0) + u'!';
    const auto nameOf = [&places](int cell) { return places.address.at(cell); };
    const auto shortName = [&](int cell) {
        const QString &name = places.address.at(cell);
        return name.startsWith(prefix) ? name.mid(prefix.size()).remove(u'$') : name;
    };
    writeAssumptions(book, sheets.assumptions, model, values, formatter);
    writeWorking(sheets.working, model, lines, values, shortName);
    if (sheets.moving != nullptr)
        writeMoves(*sheets.moving, model, values, formatter, nameOf);
    return writeResults(book, sheets.results, model, values, formatter, nameOf);
}

} // namespace chipboard
