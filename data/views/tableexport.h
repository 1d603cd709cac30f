// Purpose: results and lists as text for machines and spreadsheets: JSON as told in the manual, CSV (RFC 4180) with
// formulas neutralised, and the rows of the CSV as NDJSON.
#pragma once

#include "data/compare/evaluate.h"
#include "data/views/pagespec.h"
#include "data/views/table.h"

#include <QByteArray>
#include <QLocale>

namespace chipboard {

class JsonWriter;

/// Money is in the currency of the board. Where that is not USD, JSON has "currency": {"code", "per_usd"}, and CSV one
/// more column, "eur_per_usd": a file that is read a year later says by itself what its numbers are. Tables of a board
/// that names a currency without a rate say "USD" the same way, with a note; CSV in "currency" and "currency_note".
void writeCurrency(JsonWriter &writer, const Currency &currency);
/// The list with that column; unchanged in USD.
[[nodiscard]] Table withRate(Table list, const Currency &currency);

/// {"catalog", "board", "rows": [{"id","name","level","metric","value","low","high","unit","status","reason","formula",
/// "as_of","note","own","precision","sources":[...]}], "notes"}. value, low and high are null exactly where status is
/// "missing". Where the board tells numbers beside a baseline's, each row has "against": {"baseline", "times" or
/// "percent", "low", "high", "better", "reason"}; null with a reason where a difference would mislead or cannot be
/// told. With a page: "page": {"id", "title", "support", "tiles": [{"id", "heading", "value", "detail"}],
/// "statements": [lines of a brief]} and, of estimates, "confidence": {"level", "reason"}. Each of
/// `more` is one more member, "rows" of something else; left out without columns.
[[nodiscard]] QByteArray tableToJson(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const QList<Table> &more = {}, const PageSpec *page = nullptr);
/// One line a row and metric: id,name,level,metric,value,low,high,unit,status,reason,formula,as_of,sources,note and the
/// catalogue's revision, own (keys of figures of one's own) and precision (of compute: bf16); beside a baseline's also
/// baseline,times,times_low,times_high,better,no_times, or the same of percent. LF, UTF-8.
[[nodiscard]] Table tableToList(const Catalog &catalog, const Board &board, const ResultTable &table);
[[nodiscard]] QByteArray tableToCsv(const Catalog &catalog, const Board &board, const ResultTable &table);
/// For terminals: one line a row, one column a metric, aligned; notes below. Numbers as the locale writes them, with
/// the digits that pages have.
[[nodiscard]] QString tableToText(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const QLocale &locale = QLocale::c());

/// What made the numbers, as every answer in JSON has it: "catalog" (revision; none: no catalogue was read) and
/// "program".
void writeProgram(JsonWriter &writer, const QString &revision);
/// "measurements" and "coverage" of a range, as far as they are known.
void writeBasis(JsonWriter &writer, const RangeBasis &basis);

/// One field, quoted where RFC 4180 asks; text that a spreadsheet would execute (= + - @ tab CR at the start) gets a
/// leading apostrophe, numbers do not.
[[nodiscard]] QString csvField(const QString &text);

/// "value", "low" and "high", null where there is no value.
void writeInterval(JsonWriter &writer, const std::optional<Interval> &value);
/// The list as a member of an object that has been begun.
void writeList(JsonWriter &writer, const Table &list);
/// {"catalog", "program", list.name: [{column: value}]}
[[nodiscard]] QByteArray listToJson(const Table &list, const QString &revision = {});
[[nodiscard]] QByteArray listToCsv(const Table &list);
/// The rows of the CSV, each a JSON object on a line of its own; a number that there is not is null.
[[nodiscard]] QByteArray listToLines(const Table &list);
/// Tables that follow another one in a file: before each an empty line and a line with its name. Those without rows are
/// left out.
[[nodiscard]] QByteArray furtherListsToCsv(const QList<Table> &lists);
/// For terminals: keys, words as files have them, and plain numbers, or, to a `reader`, numbers of as many digits as
/// the list is shown with (Table::digits), as the locale has them.
[[nodiscard]] QString listToText(const Table &list, const std::optional<QLocale> &reader = std::nullopt);

} // namespace chipboard
