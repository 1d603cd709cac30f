#include "data/views/tableexport.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/board/books.h"
#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/views/describe.h"
#include "data/views/pagetexts.h"

#include <algorithm>

namespace chipboard {
namespace {

// A cell of the result table with its row and column.
struct Place
{
    const Subject &subject;
    const Metric &metric;
    const Cell &cell;
    qsizetype row = 0;
    qsizetype column = 0;
};

template<typename Visit>
void forEachCell(const ResultTable &table, const Visit &visit)
{
    for (qsizetype at = 0; at < table.rows.size(); ++at) {
        const ResultRow &row = table.rows.at(at);
        for (qsizetype column = 0; column < row.cells.size(); ++column)
            visit(Place{row.subject, *table.metrics.at(column), row.cells.at(column), at, column});
    }
}

/// Precision of a compute number: its own, or else the metric's.
std::optional<Precision> precisionOf(const Place &place)
{
    if (place.cell.isMissing())
        return std::nullopt;
    return place.cell.precision ? place.cell.precision : place.metric.precision;
}

/// A value and its ends in full precision, or three empty cells.
Table::Row decimals(const std::optional<Interval> &value)
{
    const auto decimal = [](double number) {
        Table::Cell cell({}, number);
        cell.id = QString::number(number, 'g', 15); // also for large numbers, which plainText() shortens
        return cell;
    };
    return value ? Table::Row{decimal(value->value), decimal(value->low), decimal(value->high)} : Table::Row(3);
}

/// Comparison of a cell with the baseline for files: numbers in the board's value form.
struct Difference
{
    QString baseline;
    std::optional<Interval> value;
    std::optional<bool> isBetter;
    QString why; ///< why there is no value
};

std::optional<Difference> differenceOf(const Board &board, const ResultTable &table, const Place &place)
{
    if (board.values == ValueForm::Absolute)
        return std::nullopt;
    const qsizetype base = rowOfBaseline(table, board);
    if (base < 0)
        return std::nullopt;
    const BesideBaseline one = besideBaseline(table, board, place.row, place.column);
    Difference difference{table.rows.at(base).subject.id, {}, {}, one.why};
    if (one.kind != BesideBaseline::Kind::Apart && one.kind != BesideBaseline::Kind::Same)
        return difference;
    const auto told = [&board](double share) {
        return board.values == ValueForm::Times ? share : 100.0 * (share - 1.0);
    };
    difference.value = Interval{told(one.share.low), told(one.share.value), told(one.share.high)};
    if (one.beside != Beside::Untold)
        difference.isBetter = one.beside == Beside::Better;
    return difference;
}

bool tellsDifferences(const Board &board, const ResultTable &table)
{
    return board.values != ValueForm::Absolute && rowOfBaseline(table, board) >= 0;
}

/// Adds six columns: "baseline", "times", its ends, "better" if ranges do not overlap, and the reason for a missing
/// ratio.
Table withDifferences(Table list, const Board &board, const ResultTable &table)
{
    if (!tellsDifferences(board, table))
        return list;
    const QString form = valueFormWord(board.values);
    for (const QString &key : {QStringLiteral("baseline"), form, form + QStringLiteral("_low"),
                               form + QStringLiteral("_high"), QStringLiteral("better"), QStringLiteral("no_") + form})
        list.columns << Table::Column{key, key.startsWith(form)};
    qsizetype line = 0;
    forEachCell(table, [&](const Place &place) {
        const Difference one = *differenceOf(board, table, place);
        const QString better = !one.isBetter ? QString() : *one.isBetter ? QStringLiteral("yes") : QStringLiteral("no");
        list.rows[line++] << (Table::Row{one.baseline} + decimals(one.value) + Table::Row{better, one.why});
    });
    return list;
}

// "missing" exactly if there is no value, whatever the cell's status.
QString statusOf(const Cell &cell) { return statusWord(cell.isMissing() ? FigureStatus::Missing : cell.status); }

QString noteOf(const Cell &cell)
{
    QStringList parts{cell.note, cell.origin};
    if (cell.value && !cell.value->isExact())
        parts << cell.rangeNote;
    parts.removeAll(QString());
    return parts.join(QLatin1String("; "));
}

void writeSources(JsonWriter &writer, const Catalog &catalog, const QList<SourceId> &ids)
{
    writer.list("sources", ids, [&catalog](JsonWriter &json, const SourceId &id) {
        const Source *source = catalog.source(id);
        if (source == nullptr)
            return;
        const auto object = json.object(JsonWriter::Layout::OneLine);
        json.member("id", id.text());
        json.member("title", source->title);
        json.member("url", source->url);
        json.member("as_of", source->asOf);
        json.member("kind", sourceKindWord(source->kind));
    });
}

void writeDifference(JsonWriter &writer, const Board &board, const Difference &one)
{
    const QByteArray form = valueFormWord(board.values).toLatin1();
    const auto part = [&one](double Interval::*member) {
        return one.value ? std::optional((*one.value).*member) : std::nullopt;
    };
    const auto object = writer.object("against", JsonWriter::Layout::OneLine);
    writer.member("baseline", one.baseline);
    writer.member(form.constData(), part(&Interval::value));
    writer.member("low", part(&Interval::low));
    writer.member("high", part(&Interval::high));
    if (one.isBetter) {
        writer.key("better");
        writer.boolean(*one.isBetter);
    }
    writer.member("reason", one.why);
}

// Values from other sources and, for a custom figure, the published one.
void writeRivals(JsonWriter &writer, const Catalog &catalog, const Cell &cell, const Formatter &formatter)
{
    writer.optionalList("rivals", cell.rivals, [&](JsonWriter &json, const Reading &rival) {
        const auto object = json.object();
        writeInterval(json, formatter.shown(rival.value, rival.unit));
        json.member("unit", formatter.unitText(rival.unit));
        json.member("status", statusWord(rival.status));
        json.member("as_of", rival.asOf);
        if (&rival == &cell.rivals.constFirst() && replacesFirstRival(catalog, cell)) {
            json.key("replaced");
            json.boolean(true);
        }
        writeSources(json, catalog, rival.sources);
    });
}

void writeCell(JsonWriter &writer, const Catalog &catalog, const Place &place, const Formatter &formatter,
               const Board &board, const ResultTable &table)
{
    const Cell &cell = place.cell;
    const auto object = writer.object();
    writer.member("id", place.subject.id);
    writer.member("name", place.subject.name);
    writer.member("level", levelWord(place.subject.level));
    writer.member("metric", place.metric.metricId().text());
    writeInterval(writer, formatter.shown(cell.value, cell.unit));
    writer.member("unit", formatter.unitText(cell.unit));
    writer.member("status", statusOf(cell));
    writer.member("reason", cell.reason);
    writer.member("formula", formatter.formulaText(cell.formula, cell.unit));
    writer.member("as_of", cell.asOf);
    writer.optionalMember("price_as_of", cell.priceDate);
    writer.optionalMember("price_region", cell.priceRegion);
    if (const auto age = daysOld(cell.priceDate, catalog.today)) {
        writer.member("price_days_old", *age);
        writer.key("price_stale");
        writer.boolean(isStale(cell.priceDate, catalog.today));
    }
    writeBasis(writer, cell.basis);
    writer.member("note", noteOf(cell));
    if (const auto difference = differenceOf(board, table, place))
        writeDifference(writer, board, *difference);
    writer.optionalMember("own", cell.own);
    if (const auto precision = precisionOf(place))
        writer.member("precision", precisionWord(*precision));
    writeSources(writer, catalog, cell.sources);
    writeRivals(writer, catalog, cell, formatter);
}

QString sourcesText(const Catalog &catalog, const QList<SourceId> &ids)
{
    QStringList texts;
    for (const SourceId &id : ids) {
        if (const Source *source = catalog.source(id))
            texts << (source->url.isEmpty() ? source->title : source->title + QLatin1Char(' ') + source->url);
    }
    return texts.join(QLatin1String("; "));
}

QString rivalTexts(const Catalog &catalog, const Cell &cell, const Formatter &formatter)
{
    QStringList texts;
    for (const Reading &rival : cell.rivals) {
        if (rival.value)
            texts << tr("%1 (%2)").arg(
                formatter.withRange(rival.sourceValue(), rival.sourceUnit()).replace(QChar(0x00A0), QLatin1Char(' ')),
                sourcesText(catalog, rival.sources));
    }
    return texts.join(QLatin1String("; "));
}

Table::Row csvRow(const Catalog &catalog, const Place &place, const Formatter &formatter)
{
    const Cell &cell = place.cell;
    const QString formula = formatter.formulaText(cell.formula, cell.unit);
    const auto precision = precisionOf(place);
    return Table::Row{place.subject.id, place.subject.name, levelWord(place.subject.level),
                      place.metric.metricId().text()}
    + decimals(formatter.shown(cell.value, cell.unit))
        + Table::Row{formatter.unitText(cell.unit),
                     statusOf(cell),
                     cell.reason,
                     formula,
                     cell.asOf,
                     sourcesText(catalog, cell.sources),
                     noteOf(cell),
                     catalog.revision,
                     cell.own.join(QLatin1String("; ")),
                     precision ? precisionWord(*precision) : QString(),
                     rivalTexts(catalog, cell, formatter)};
}

QByteArray csvLine(QStringList texts)
{
    std::transform(texts.begin(), texts.end(), texts.begin(), csvField);
    return texts.join(QLatin1Char(',')).toUtf8() + '\n';
}

// For a terminal: value with unit and the digits of pages, or the gap of the charts.
QString terminalCell(const Place &place, const ResultTable &table, const Formatter &formatter)
{
    const Cell &cell = place.cell;
    if (!cell.value) {
        const QString gap = gapText(cell);
        return cell.own.isEmpty() ? gap : tr("%1 (custom)").arg(gap);
    }
    Cell unmarked = cell;
    unmarked.own.clear(); // the mark is a word here
    QString text = cellText(unmarked, formatter);
    text.replace(QChar(0x00A0), QLatin1Char(' '));
    if (cell.precision && *cell.precision != place.metric.precision.value_or(table.precision))
        text += QLatin1Char(' ') + precisionLabel(*cell.precision);
    if (!cell.own.isEmpty())
        return tr("%1 (custom)").arg(text);
    return cell.status == FigureStatus::Announced ? tr("%1 (announced)").arg(text) : text;
}

QStringList ownNotes(const Catalog &catalog, const ResultTable &table)
{
    QStringList notes;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells) {
            for (const QString &key : cell.own) {
                if (const Source *source = catalog.source(ownSourceOf(key)); source != nullptr)
                    notes << source->title + QLatin1Char('.');
            }
        }
    }
    notes.removeDuplicates();
    return notes;
}

// Explains the two-letter gaps.
QStringList gapNotes(const ResultTable &table)
{
    constexpr qsizetype most = 12;
    QStringList notes;
    forEachCell(table, [&](const Place &place) {
        if (!place.cell.value)
            notes << tr("%1, %2: %3").arg(place.subject.name, place.metric.labelText(), place.cell.reason);
    });
    const qsizetype more = notes.size() - most;
    if (more <= 0)
        return notes;
    const auto count = static_cast<int>(more);
    notes = notes.first(most);
    notes << (count == 1 ? tr("And one more gap: --format csv has its reason.")
                         : tr("And %n more gaps: --format csv has the reason of each.", nullptr, count));
    return notes;
}

QString columnName(const Metric &metric, const ResultTable &table)
{
    const bool isCompute = metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute;
    return isCompute && !metric.precision ? tr("%1, %2").arg(metric.labelText(), kindOfCompute(metric, table))
                                          : metric.labelText();
}

void writeCode(JsonWriter &writer, const Currency &currency)
{
    const auto object = writer.object("currency", JsonWriter::Layout::OneLine);
    writer.member("code", currency.code);
    writer.member("per_usd", currency.rate);
    writer.optionalMember("as_of", currency.asOf);
}

// Adds two columns if money is not in the chosen currency.
Table withCaution(Table list, const CurrencyChoice &choice)
{
    const QString caution = currencyCaution(choice);
    if (caution.isEmpty())
        return list;
    list.columns << Table::Column{QStringLiteral("currency")} << Table::Column{QStringLiteral("currency_note")};
    for (Table::Row &row : list.rows)
        row << shownCurrency(choice).code << caution;
    return list;
}

Formatter formatterOf(const Board &board) { return Formatter(QLocale::c(), shownCurrency(board.currency)); }

void writeText(JsonWriter &writer, const QString &text) { writer.text(text); }

void writeTile(JsonWriter &writer, const PageTile &tile)
{
    const auto object = writer.object(JsonWriter::Layout::OneLine);
    writer.member("id", tile.id);
    writer.member("heading", tile.heading);
    writer.member("value", tile.value);
    writer.member("detail", tile.detail);
}

void writePage(JsonWriter &writer, const PageSpec &page)
{
    const auto object = writer.object("page");
    writer.member("id", page.id);
    writer.member("title", page.title);
    writer.member("support", page.support);
    if (!page.confidence.level.isEmpty()) {
        const auto confidence = writer.object("confidence");
        writer.member("level", page.confidence.level);
        writer.member("reason", page.confidence.reason);
    }
    writer.list("tiles", page.tiles, writeTile);
    const QStringList lines =
        page.notice.inFiles ? page.notice.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts) : QStringList();
    writer.list("statements", lines, writeText);
}

} // namespace

QByteArray tableToJson(const Catalog &catalog, const Board &board, const ResultTable &table, const QList<Table> &more,
                       const PageSpec *page)
{
    JsonWriter writer;
    writer.beginObject();
    {
        const auto object = writer.object("catalog", JsonWriter::Layout::OneLine);
        writer.member("revision", catalog.revision);
        writer.member("program", QStringLiteral("Chipboard " CHIPBOARD_VERSION));
    }
    writer.key("board");
    writeBoard(writer, board);
    if (page != nullptr)
        writePage(writer, *page);
    const Formatter formatter = formatterOf(board);
    const QString caution = currencyCaution(board.currency);
    if (caution.isEmpty())
        writeCurrency(writer, formatter.currency());
    else
        writeCode(writer, formatter.currency()); // the board names another one
    writer.key("rows");
    writer.beginArray();
    forEachCell(table, [&](const Place &place) { writeCell(writer, catalog, place, formatter, board, table); });
    writer.endArray();
    QStringList notes{caution};
    notes << table.notes << comparability(catalog, board, table, formatter).texts();
    notes.removeAll(QString());
    writer.list("notes", notes, writeText);
    for (const Table &list : more) {
        if (!list.columns.isEmpty())
            writeList(writer, list);
    }
    writer.endObject();
    return writer.result();
}

Table tableToList(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    static const char *const columns = "id,name,level,metric,value,low,high,unit,status,reason,formula,as_of,sources,"
                                       "note,catalog,own,precision,rivals";
    const Formatter formatter = formatterOf(board);
    Table list;
    const QStringList numbers{QStringLiteral("value"), QStringLiteral("low"), QStringLiteral("high")};
    for (const QString &key : QString::fromLatin1(columns).split(QLatin1Char(',')))
        list.columns << Table::Column{key, numbers.contains(key)};
    forEachCell(table, [&](const Place &place) { list.rows << csvRow(catalog, place, formatter); });
    return withCaution(withRate(withDifferences(list, board, table), formatter.currency()), board.currency);
}

QByteArray tableToCsv(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    return listToCsv(tableToList(catalog, board, table));
}

static QString ageText(const Catalog &catalog, const PriceBook &book)
{
    return isStale(book.asOf, catalog.today)
        ? tr("%1 (%n days old)", nullptr, static_cast<int>(*daysOld(book.asOf, catalog.today)))
              .arg(priceDateText(catalog, book.asOf))
        : dateText(book.asOf);
}

QString tableToText(const Catalog &catalog, const Board &board, const ResultTable &table, const QLocale &locale)
{
    const Formatter formatter(locale, shownCurrency(board.currency));
    TextTable text;
    QStringList header{levelLabel(table.level)};
    for (const Metric *metric : table.metrics)
        header << columnName(*metric, table);
    text.header = header;
    for (const ResultRow &row : table.rows)
        text.rows << QStringList{row.subject.name};
    forEachCell(table, [&](const Place &place) {
        const BesideBaseline one = besideBaseline(table, board, place.row, place.column);
        const QString ratio = besideLabel(one, board.values, formatter);
        const QString number = terminalCell(place, table, formatter);
        text.rows[place.row] << (ratio.isEmpty() ? number : tr("%1 (%2)").arg(number, ratio));
    });
    text.rightAligned = QList<bool>(header.size(), true);
    text.rightAligned[0] = false;
    QString result = text.toText();
    const PriceBook *book = catalog.book(table.book);
    const QString prices =
        book != nullptr ? tr("Prices: %1, %2.").arg(pricesName(catalog, board), ageText(catalog, *book)) : QString();
    QStringList notes{tr("Catalogue of %1. %2").arg(dateText(catalog.revision), prices).trimmed()};
    notes << table.notes << comparability(catalog, board, table, formatter).texts() << ownNotes(catalog, table)
          << gapNotes(table);
    notes.removeAll(QString());
    if (!formatter.currency().isUsd())
        notes << formatter.rateText() + QLatin1Char('.');
    for (const QString &note : notes)
        result += QLatin1Char('\n') + printableText(note);
    return result + QLatin1Char('\n');
}

void writeInterval(JsonWriter &writer, const std::optional<Interval> &value)
{
    writer.member("value", value ? std::optional(value->value) : std::nullopt);
    writer.member("low", value ? std::optional(value->low) : std::nullopt);
    writer.member("high", value ? std::optional(value->high) : std::nullopt);
}

void writeCurrency(JsonWriter &writer, const Currency &currency)
{
    if (!currency.isUsd())
        writeCode(writer, currency);
}

Table withRate(Table list, const Currency &currency)
{
    if (currency.isUsd())
        return list;
    list.columns << Table::Column{currency.code.toLower() + QStringLiteral("_per_usd"), true};
    for (Table::Row &row : list.rows)
        row << listNumber(currency.rate, 15);
    return list;
}

QString csvField(const QString &text)
{
    QString field = neutralText(text);
    const bool mustQuote =
        std::ranges::any_of(field, [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    if (!mustQuote)
        return field;
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

static void writeListRow(JsonWriter &json, const Table &list, const Table::Row &row)
{
    const auto object = json.object(JsonWriter::Layout::OneLine);
    for (qsizetype i = 0; i < list.columns.size(); ++i) {
        const QByteArray key = list.columns.at(i).title.toUtf8();
        if (list.columns.at(i).numeric)
            json.member(key.constData(), row.at(i).value);
        else
            json.member(key.constData(), plainText(row.at(i)));
    }
}

void writeList(JsonWriter &writer, const Table &list)
{
    writer.list(list.name.toUtf8().constData(), list.rows,
                [&list](JsonWriter &json, const Table::Row &row) { writeListRow(json, list, row); });
}

void writeBasis(JsonWriter &writer, const RangeBasis &basis)
{
    if (basis.rows > 0)
        writer.member("measurements", basis.rows);
    if (basis.coverage > 0.0)
        writer.member("coverage", std::optional(basis.coverage));
}

void writeProgram(JsonWriter &writer, const QString &revision)
{
    if (!revision.isEmpty())
        writer.member("catalog", revision);
    writer.member("program", QStringLiteral("Chipboard " CHIPBOARD_VERSION));
}

QByteArray listToJson(const Table &list, const QString &revision)
{
    JsonWriter writer;
    writer.beginObject();
    writeProgram(writer, revision);
    writeList(writer, list);
    writer.endObject();
    return writer.result();
}

QByteArray listToCsv(const Table &list)
{
    QByteArray text = csvLine(columnTitles(list));
    for (const Table::Row &row : list.rows)
        text += csvLine(plainTexts(row));
    return text;
}

QByteArray listToLines(const Table &list)
{
    QByteArray lines;
    for (const Table::Row &row : list.rows) {
        JsonWriter json;
        writeListRow(json, list, row);
        lines += json.result();
    }
    return lines;
}

QByteArray furtherListsToCsv(const QList<Table> &lists)
{
    QByteArray text;
    for (const Table &list : lists) {
        if (!list.rows.isEmpty())
            text += '\n' + csvField(list.name).toUtf8() + '\n' + listToCsv(list);
    }
    return text;
}

static QString readText(Table::Cell cell, const QLocale &reader, int digits)
{
    cell.value = Formatter::significant(*cell.value, digits);
    return shownText(cell, reader);
}

QString listToText(const Table &list, const std::optional<QLocale> &reader)
{
    TextTable text{.header = columnTitles(list)};
    for (const Table::Row &row : list.rows) {
        QStringList texts = plainTexts(row);
        for (qsizetype i = 0; reader && i < row.size(); ++i) {
            if (row.at(i).value)
                texts[i] = readText(row.at(i), *reader, list.digits);
        }
        text.rows << texts;
    }
    for (const Table::Column &column : list.columns)
        text.rightAligned << column.numeric;
    return text.toText();
}

} // namespace chipboard
