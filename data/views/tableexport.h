// Purpose: results and lists as text for machines and spreadsheets: JSON as documented in the manual, CSV (RFC 4180)
// with neutralized formulas, and the CSV rows as NDJSON.
#pragma once

#include "data/compare/evaluate.h"
#include "data/views/pagespec.h"
#include "data/views/table.h"

#include <QByteArray>
#include <QLocale>

namespace chipboard {

class JsonWriter;

/// Money is in the board's currency. If that is not USD, JSON has "currency": {"code", "per_usd"}, and CSV an extra
/// column, "eur_per_usd", so that a file documents its numbers. Boards with a currency but no rate state "USD" in the
/// same way, with a note; CSV in "currency" and "currency_note".
void writeCurrency(JsonWriter &writer, const Currency &currency);
/// Adds that column; unchanged in USD.
[[nodiscard]] Table withRate(Table list, const Currency &currency);

/// {"catalog", "board", "rows": [{"id","name","level","metric","value","low","high","unit","status","reason","formula",
/// "as_of","note","own","precision","sources":[...]}], "notes"}. value, low and high are null exactly if status is
/// "missing". If the board shows numbers relative to a baseline, each row has "against": {"baseline", "times" or
/// "percent", "low", "high", "better", "reason"}; null with a reason if a difference would mislead or is unknown. With
/// a page: "page": {"id", "title", "support", "tiles": [{"id", "heading", "value", "detail"}], "statements": [lines of
/// a brief]} and, for estimates, "confidence": {"level", "reason"}. Each table of `more` is an additional member,
/// "rows" of something else; omitted without columns.
[[nodiscard]] QByteArray tableToJson(const Catalog &catalog, const Board &board, const ResultTable &table,
                                     const QList<Table> &more = {}, const PageSpec *page = nullptr);
/// One line per row and metric: id,name,level,metric,value,low,high,unit,status,reason,formula,as_of,sources,note and
/// the catalogue's revision, own (keys of custom figures) and precision (for compute: bf16); with a baseline also
/// baseline,times,times_low,times_high,better,no_times, or the same in percent. LF, UTF-8.
[[nodiscard]] Table tableToList(const Catalog &catalog, const Board &board, const ResultTable &table);
[[nodiscard]] QByteArray tableToCsv(const Catalog &catalog, const Board &board, const ResultTable &table);
/// For terminals: one line per row, one column per metric, aligned; notes below. Numbers in the locale's format, with
/// the digits of pages.
[[nodiscard]] QString tableToText(const Catalog &catalog, const Board &board, const ResultTable &table,
                                  const QLocale &locale = QLocale::c());

/// Origin of the numbers, in every JSON answer: "catalog" (revision; omitted without a catalogue) and "program".
void writeProgram(JsonWriter &writer, const QString &revision);
/// "measurements" and "coverage" of a range, if known.
void writeBasis(JsonWriter &writer, const RangeBasis &basis);

/// One field, quoted as RFC 4180 requires; text that a spreadsheet would execute (= + - @ tab CR at the start) gets a
/// leading apostrophe, except numbers.
[[nodiscard]] QString csvField(const QString &text);

/// "value", "low" and "high", null without a value.
void writeInterval(JsonWriter &writer, const std::optional<Interval> &value);
/// The list as a member of the open object.
void writeList(JsonWriter &writer, const Table &list);
/// {"catalog", "program", list.name: [{column: value}]}
[[nodiscard]] QByteArray listToJson(const Table &list, const QString &revision = {});
[[nodiscard]] QByteArray listToCsv(const Table &list);
/// The CSV rows as JSON objects, one per line; a missing number is null.
[[nodiscard]] QByteArray listToLines(const Table &list);
/// Further tables of a file, each preceded by an empty line and a line with its name. Tables without rows are omitted.
[[nodiscard]] QByteArray furtherListsToCsv(const QList<Table> &lists);
/// For terminals: keys, words as in files, and plain numbers or, with a `reader`, numbers in the locale's format with
/// the digits of the list (Table::digits).
[[nodiscard]] QString listToText(const Table &list, const std::optional<QLocale> &reader = std::nullopt);

} // namespace chipboard
