#include "data/files/boardwords.h"

#include "data/board/board.h"
#include "data/core/tr.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace chipboard {
namespace {

constexpr auto oneLine = JsonWriter::Layout::OneLine;
constexpr qsizetype mostCharts = 500; // with words, of a board

QString shortText(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? reader.text(key, ChartWords::longestText) : QString();
}

bool readFlag(ObjectReader &reader, const char *key)
{
    const JsonValue value = reader.take(key);
    return value.isValid() && expectType(value, JsonType::Boolean, reader.pointerTo(key), reader.log())
        && value.boolean();
}

// As claims are written: neither "1,000" nor "1e3", nor what is only called a number, as "inf".
bool isNumber(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^\\d+(\\.\\d+)?$"));
    return text.size() <= longestNumber && digits.match(text).hasMatch();
}

/// Reads so many items of a list; that there are more is told once, and they are passed over.
template<typename Read>
void itemsUpTo(qsizetype most, ObjectReader &owner, const char *key, const QString &tooMany, const Read &read)
{
    qsizetype count = 0;
    owner.items(key, ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        if (++count <= most)
            read(item, pointer);
    });
    if (count > most)
        owner.error(ProblemCode::BadValue, key, tooMany.arg(most));
}

bool hasNumber(TitleClaim::Kind kind) { return kind <= TitleClaim::Kind::Less; }

TitleClaim readTitleClaim(JsonValue item, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(item, pointer, log);
    TitleClaim claim;
    if (const auto kind = reader.word("kind", claimFromWord, claimWord))
        claim.kind = *kind;
    claim.subject = reader.text("subject");
    claim.against = reader.optionalText("against");
    claim.number = reader.optionalText("number");
    claim.chart = reader.optionalText("chart");
    claim.onX = readFlag(reader, "on_x");
    if (reader.isObject() && hasNumber(claim.kind) != isNumber(claim.number))
        reader.error(ProblemCode::BadValue, "number",
                     hasNumber(claim.kind) ? tr("must be a number in quotes, such as \"2.1\".")
                                           : tr("A direction does not accept a number."));
    if (reader.isObject() && comparesTwo(claim.kind) == claim.against.isEmpty())
        reader.error(ProblemCode::BadValue, "against",
                     comparesTwo(claim.kind) ? tr("This claim needs two marks: one is missing.")
                                             : tr("This claim takes only one mark."));
    reader.finish();
    return claim;
}

QList<TitleClaim> readClaims(ObjectReader &owner, const char *key)
{
    QList<TitleClaim> claims;
    itemsUpTo(mostClaims, owner, key, tr("A title can have at most %1 claims."),
              [&](JsonValue item, const QString &pointer) { claims << readTitleClaim(item, pointer, owner.log()); });
    return claims;
}

void writeClaims(JsonWriter &writer, const char *key, const QList<TitleClaim> &claims)
{
    if (claims.isEmpty())
        return;
    writer.key(key);
    writer.beginArray();
    for (const TitleClaim &claim : claims) {
        writer.beginObject(oneLine);
        writer.member("kind", claimWord(claim.kind));
        writer.member("subject", claim.subject);
        const std::pair<const char *, QString> texts[] = {
            {"against", claim.against}, {"number", claim.number}, {"chart", claim.chart}};
        for (const auto &[name, text] : texts) {
            if (!text.isEmpty())
                writer.member(name, text);
        }
        if (claim.onX) {
            writer.key("on_x");
            writer.boolean(true);
        }
        writer.endObject();
    }
    writer.endArray();
}

Annotation readAnnotation(JsonValue item, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(item, pointer, log);
    Annotation one;
    if (const auto kind = reader.word("kind", annotationFromWord, annotationWord))
        one.kind = *kind;
    if (one.kind == Annotation::Kind::Reference) {
        const std::optional<double> value = reader.optionalNumber("value");
        if (!value && !reader.has("value"))
            reader.error(ProblemCode::MissingKey, "value", tr("A line needs a value."));
        one.value = value.value_or(0.0);
        one.unit = reader.optionalText("unit", ObjectReader::Empty::Allowed);
        one.text = shortText(reader, "text");
        one.onX = readFlag(reader, "on_x");
    } else {
        one.on = reader.text("on");
        if (one.kind == Annotation::Kind::Callout)
            one.text = reader.text("text", ChartWords::longestText);
        else
            one.against = reader.text("against");
        if (!one.on.isEmpty() && one.on == one.against)
            reader.error(ProblemCode::BadValue, "against", tr("A mark cannot be compared with itself."));
    }
    reader.finish();
    return one;
}

void writeAnnotation(JsonWriter &writer, const Annotation &one)
{
    writer.beginObject(oneLine);
    writer.member("kind", annotationWord(one.kind));
    const std::pair<const char *, QString> texts[] = {
        {"on", one.on}, {"against", one.against}, {"unit", one.unit}, {"text", one.text}};
    for (const auto &[name, text] : texts) {
        if (!text.isEmpty())
            writer.member(name, text);
    }
    if (one.kind == Annotation::Kind::Reference)
        writer.member("value", one.value);
    if (one.onX) {
        writer.key("on_x");
        writer.boolean(true);
    }
    writer.endObject();
}

template<typename Value>
Value optionalWord(ObjectReader &reader, const char *key, std::optional<Value> (*fromWord)(QStringView),
                   QString (*wordOf)(Value))
{
    return reader.has(key) ? reader.word(key, fromWord, wordOf).value_or(Value()) : Value();
}

ChartWords readChart(JsonValue item, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(item, pointer, log);
    ChartWords words;
    words.page = reader.text("page");
    words.chart = reader.text("chart");
    words.title = shortText(reader, "title");
    words.subtitle = shortText(reader, "subtitle");
    words.note = shortText(reader, "note");
    words.claims = readClaims(reader, "claims");
    itemsUpTo(ChartWords::mostAnnotations, reader, "annotations", tr("A chart can have at most %1 annotations."),
              [&](JsonValue one, const QString &place) { words.annotations << readAnnotation(one, place, log); });
    words.lit = reader.optionalText("highlight");
    words.order = optionalWord(reader, "order", rowOrderFromWord, rowOrderWord);
    words.scale = optionalWord(reader, "scale", rowScaleFromWord, rowScaleWord);
    if (reader.has("digits"))
        words.digits = reader.wholeNumber("digits", 1);
    if (words.digits > ChartWords::mostDigits)
        reader.error(ProblemCode::BadValue, "digits",
                     tr("Labels can have at most %1 significant digits.").arg(ChartWords::mostDigits));
    if (words.title.isEmpty() && !words.claims.isEmpty())
        reader.error(ProblemCode::BadValue, "claims", tr("Only a custom title can make claims."));
    reader.finish();
    return words;
}

void writeChart(JsonWriter &writer, const ChartWords &words)
{
    writer.beginObject();
    writer.member("page", words.page);
    writer.member("chart", words.chart);
    const QString order = words.order == RowOrder::AsChosen ? QString() : rowOrderWord(words.order);
    const QString scale = words.scale == RowScale::Automatic ? QString() : rowScaleWord(words.scale);
    const std::pair<const char *, QString> texts[] = {{"title", words.title}, {"subtitle", words.subtitle},
                                                      {"note", words.note},   {"highlight", words.lit},
                                                      {"order", order},       {"scale", scale}};
    for (const auto &[name, text] : texts) {
        if (!text.isEmpty())
            writer.member(name, text);
    }
    if (words.digits > 0)
        writer.member("digits", words.digits);
    writeClaims(writer, "claims", words.claims);
    if (!words.annotations.isEmpty()) {
        writer.key("annotations");
        writer.beginArray();
        for (const Annotation &one : words.annotations)
            writeAnnotation(writer, one);
        writer.endArray();
    }
    writer.endObject();
}

} // namespace

QList<TitleClaim> readTitleClaims(ObjectReader &board) { return readClaims(board, "title_claims"); }

void writeTitleClaims(JsonWriter &writer, const QList<TitleClaim> &claims)
{
    writeClaims(writer, "title_claims", claims);
}

QList<ChartWords> readWords(ObjectReader &board)
{
    QList<ChartWords> all;
    QSet<QString> charts;
    const auto read = [&](JsonValue item, const QString &pointer) {
        const ChartWords words = readChart(item, pointer, board.log());
        if (charts.contains(words.key()))
            board.log().error(ProblemCode::DuplicateKey, pointer,
                              tr("The chart \"%1\" of the page \"%2\" has two entries.").arg(words.chart, words.page),
                              tr("Keep one of them."));
        charts.insert(words.key());
        if (!words.isEmpty())
            all << words;
    };
    itemsUpTo(mostCharts, board, "words", tr("A board can have annotations on at most %1 charts."), read);
    std::sort(all.begin(), all.end(), [](const ChartWords &a, const ChartWords &b) { return a.key() < b.key(); });
    return all;
}

void writeWords(JsonWriter &writer, const QList<ChartWords> &words)
{
    if (words.isEmpty())
        return;
    writer.key("words");
    writer.beginArray();
    for (const ChartWords &one : words)
        writeChart(writer, one);
    writer.endArray();
}

} // namespace chipboard
