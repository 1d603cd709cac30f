#include "data/files/boardparts.h"

#include "data/board/ownmodels.h"
#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/jsondocument.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/files/figurereader.h"
#include "data/files/workloadreader.h"
#include "data/model/setup.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace chipboard {

namespace {

constexpr auto oneLine = JsonWriter::Layout::OneLine;

ModelShape readOwnModel(JsonValue item, const QString &pointer, ReadLog &log)
{
    const int before = log.errorCount();
    ObjectReader reader(item, pointer, log);
    ModelShape model = readModel(reader);
    reader.finish();
    model.where.clear(); // the model belongs to the board, wherever that is
    if (log.errorCount() > before)
        return model;
    if (model.name.size() > longestModelName)
        log.error(ProblemCode::BadValue, pointer + QStringLiteral("/name"),
                  tr("has %1 characters; the maximum is %2.").arg(model.name.size()).arg(longestModelName),
                  tr("Shorten it."));
    if (model.kind != ModelKind::Decoder)
        log.error(ProblemCode::BadValue, pointer + QStringLiteral("/kind"),
                  tr("%1 generates no text, so it cannot be served.").arg(model.name),
                  tr("Choose a model that generates text."));
    else if (const auto shape = checkShape(model); !shape)
        log.error(ProblemCode::BadValue, pointer, shape.problem().message, shape.problem().remedy);
    else if (const auto attention = checkAttention(model); !attention)
        log.error(ProblemCode::BadValue, pointer + attention.problem().where.pointer, attention.problem().message,
                  attention.problem().remedy);
    return model;
}

/// 0 equals absence.
void writeCount(JsonWriter &writer, const char *name, double value)
{
    if (value > 0.0)
        writer.member(name, value);
}

void writeExperts(JsonWriter &writer, const ExpertShape &experts)
{
    const auto object = writer.object("experts", oneLine);
    writer.member("count", experts.count);
    writer.member("per_token", experts.perToken);
    writer.member("ffn", experts.ffn);
    writer.member("shared_ffn", experts.sharedFfn);
    writer.member("dense_layers", experts.denseLayers);
    writer.member("dense_ffn", experts.denseFfn);
}

void writeAttention(JsonWriter &writer, const AttentionShape &attention)
{
    if (attention == AttentionShape())
        return;
    const auto object = writer.object("attention", oneLine);
    writeCount(writer, "window_layers", attention.windowLayers);
    writeCount(writer, "window", attention.window);
    writeCount(writer, "window_elements", attention.windowElements);
    writeCount(writer, "linear_layers", attention.linearLayers);
    writeCount(writer, "state_elements", attention.stateElements);
    writeCount(writer, "latent", attention.latentRank);
    writeCount(writer, "rope", attention.ropeSize);
    writeCount(writer, "nope", attention.nopeSize);
    writeCount(writer, "value", attention.valueSize);
    writeCount(writer, "sparse_top", attention.sparseTop);
    writeCount(writer, "index_heads", attention.indexHeads);
    writeCount(writer, "index_size", attention.indexSize);
}

void writeModel(JsonWriter &writer, const ModelShape &model)
{
    const auto object = writer.object();
    writer.member("id", model.id.text());
    writer.member("name", model.name);
    writer.optionalMember("family", model.family);
    writer.member("kind", modelKindWord(model.kind));
    writer.member("weights", precisionWord(model.weights));
    writer.member("parameters", model.parameters);
    writer.member("active_parameters", model.activeParameters);
    writeCount(writer, "layers", model.layers);
    writeCount(writer, "hidden", model.hidden);
    writeCount(writer, "heads", model.heads);
    writeCount(writer, "kv_heads", model.kvHeads);
    writeCount(writer, "head_size", model.headSize);
    writeCount(writer, "ffn", model.ffn);
    writeCount(writer, "vocabulary", model.vocabulary);
    writeCount(writer, "context", model.context);
    writeCount(writer, "kv_per_token", model.kvPerToken);
    writer.member("all_reduces", model.allReduces);
    if (model.experts)
        writeExperts(writer, *model.experts);
    writeAttention(writer, model.attention);
    writeCount(writer, "draft_layers", model.draftLayers);
    writeCount(writer, "flop_per_item", model.flopPerItem);
    writer.member("as_of", model.asOf);
    const QStringList sources = mapped(model.sources, &SourceId::text);
    writer.member("sources", sources);
    writer.optionalMember("note", model.note);
}

} // namespace

QList<ModelShape> readModels(ObjectReader &board)
{
    QList<ModelShape> models;
    board.items("models", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        if (models.size() == mostOwnModels)
            board.error(ProblemCode::TooLarge, "models",
                        tr("A board holds at most %1 custom models.").arg(mostOwnModels), tr("Remove some."));
        if (models.size() >= mostOwnModels)
            return;
        const ModelShape model = readOwnModel(item, pointer, board.log());
        for (const ModelShape &other : std::as_const(models)) {
            if (other.id == model.id)
                board.log().error(ProblemCode::DuplicateId, pointer + QStringLiteral("/id"),
                                  tr("The model \"%1\" appears twice.").arg(model.id.text()),
                                  tr("Remove one of the two."));
        }
        models << model;
    });
    return models;
}

void writeModels(JsonWriter &writer, const QList<ModelShape> &models)
{
    writer.optionalList("models", models, writeModel);
}

namespace {

Unit readUnit(ObjectReader &reader)
{
    const QString symbol = reader.text("unit");
    const std::optional<Unit> unit = unitFromSymbol(symbol);
    if (!unit && !symbol.isEmpty())
        reader.error(ProblemCode::UnknownUnit, "unit", tr("Unknown unit \"%1\".").arg(symbol));
    return unit.value_or(Unit::One);
}

// Null means no value. Absence is an error: a misspelt key must not lose a value.
std::optional<Interval> readValue(ObjectReader &reader)
{
    if (!reader.require("value").is(JsonType::Null))
        return readInterval(reader);
    if (reader.take("low").isValid() || reader.take("high").isValid())
        reader.error(ProblemCode::BadRange, "value", tr("A missing value has no range."), tr("Remove low and high."));
    return std::nullopt;
}

Override readOverride(ObjectReader &reader)
{
    constexpr auto allowed = ObjectReader::Empty::Allowed;
    const int before = reader.log().errorCount();
    Override one;
    if (const auto level = reader.word("level", levelFromWord, levelWord))
        one.of.level = *level;
    one.of.id = reader.id("id");
    one.of.figure = reader.text("figure");
    one.of.book = BookId(reader.optionalId("book"));
    one.value = readValue(reader);
    one.unit = readUnit(reader);
    one.note = reader.optionalText("note", allowed);
    reader.finish();
    if (!reader.isObject() || reader.log().errorCount() > before)
        return one;
    if (const auto checked = checkOverride(one); !checked)
        reader.log().error(checked.problem().code, reader.pointer(), checked.problem().message,
                           checked.problem().remedy);
    return one;
}

DrawnFigure readDrawnFigure(JsonValue value, const FigureRow &row, const QString &pointer, ReadLog &log)
{
    DrawnFigure figure{.figure = row.idText(), .unit = row.unit};
    if (value.is(JsonType::Null))
        return figure;
    ObjectReader reader(value, pointer, log);
    figure.value = readValue(reader);
    figure.unit = readUnit(reader);
    if (unitInfo(figure.unit).dimension != unitInfo(row.unit).dimension)
        reader.error(ProblemCode::UnknownUnit, "unit",
                     tr("\"%1\" is a unit of another quantity.").arg(symbolOf(figure.unit)));
    const CapacityUnit counted = capacityUnit(figure.unit); // boards of older versions store memory as printed
    figure.unit = counted.unit;
    if (figure.value)
        figure.value = figure.value->scaled(counted.factor);
    reader.finish();
    return figure;
}

DrawnThing readDrawnThing(ObjectReader &reader)
{
    DrawnThing thing;
    if (const auto level = reader.word("level", levelFromWord, levelWord))
        thing.level = *level;
    thing.id = reader.id("id");
    const JsonValue figures = reader.require("figures");
    if (figures.isValid()) {
        ObjectReader inner(figures, reader.pointerTo("figures"), reader.log());
        for (const FigureRow &row : figureTable()) {
            if (const JsonValue figure = inner.take(row.id); figure.isValid())
                thing.figures << readDrawnFigure(figure, row, inner.pointerTo(row.id), reader.log());
        }
        inner.finish();
    }
    return thing;
}

DrawnList readDrawnList(ObjectReader &reader)
{
    const BookId book(reader.id("prices"));
    return {book, reader.list("things", readDrawnThing, ObjectReader::Empty::Allowed)};
}

Drawn readDrawnWith(ObjectReader &reader)
{
    return Drawn{.revision = reader.text("catalog"),
                 .book = BookId(reader.optionalId("prices")),
                 .things = reader.list("things", readDrawnThing, ObjectReader::Empty::Allowed),
                 .others = reader.list("scenario_prices", readDrawnList, ObjectReader::Empty::Allowed)};
}

void writeValue(JsonWriter &writer, const std::optional<Interval> &value)
{
    if (!value) {
        writer.member("value", std::optional<double>());
        return;
    }
    writer.member("value", value->value);
    if (!value->isExact()) {
        writer.member("low", value->low);
        writer.member("high", value->high);
    }
}

void writeThing(JsonWriter &writer, const DrawnThing &thing)
{
    const auto object = writer.object(oneLine);
    writer.member("level", levelWord(thing.level));
    writer.member("id", thing.id);
    const auto figures = writer.object("figures");
    for (const DrawnFigure &figure : thing.figures) {
        writer.key(figure.figure.toLatin1().constData());
        if (!figure.value) {
            writer.null();
            continue;
        }
        const auto drawn = writer.object();
        writeValue(writer, figure.value);
        writer.member("unit", symbolOf(figure.unit));
    }
}

void writeDrawnList(JsonWriter &writer, const DrawnList &list)
{
    const auto object = writer.object();
    writer.member("prices", list.book.text());
    writer.list("things", list.things, writeThing);
}

void writeOverride(JsonWriter &writer, const Override &one)
{
    const auto object = writer.object(oneLine);
    writer.member("level", levelWord(one.of.level));
    writer.member("id", one.of.id);
    writer.member("figure", one.of.figure);
    writer.optionalMember("book", one.of.book.text());
    writeValue(writer, one.value);
    writer.member("unit", symbolOf(one.unit));
    writer.optionalMember("note", one.note);
}

} // namespace

QList<Override> readOverrides(ObjectReader &board)
{
    QList<Override> overrides;
    QSet<QString> seen;
    board.items("overrides", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        ObjectReader reader(item, pointer, board.log());
        const Override one = readOverride(reader);
        if (seen.contains(one.of.key()))
            board.log().error(ProblemCode::DuplicateKey, pointer, tr("This figure has two custom values."),
                              tr("Remove one of the two."));
        seen.insert(one.of.key());
        overrides << one;
    });
    return overrides;
}

Drawn readDrawn(ObjectReader &board) { return board.optionalObject("drawn_with", readDrawnWith).value_or(Drawn()); }

void writeOverrides(JsonWriter &writer, const QList<Override> &overrides)
{
    writer.optionalList("overrides", overrides, writeOverride);
}

void writeDrawn(JsonWriter &writer, const Drawn &drawn)
{
    if (drawn.revision.isEmpty())
        return;
    const auto object = writer.object("drawn_with");
    writer.member("catalog", drawn.revision);
    writer.optionalMember("prices", drawn.book.text());
    writer.list("things", drawn.things, writeThing);
    writer.optionalList("scenario_prices", drawn.others, writeDrawnList);
}

namespace {

// Files contain only changed assumptions. An unknown assumption is reported as an unknown member.
Assumptions readChanged(ObjectReader &reader)
{
    Assumptions assumptions;
    for (const AssumptionRow &row : assumptionTable()) {
        const std::optional<double> number = reader.optionalNumber(row.id);
        if (!number)
            continue;
        if (const auto checked = checkAssumption(row, *number); !checked)
            reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
        assumptions.*row.member = number;
    }
    return assumptions;
}

struct ScenarioFlags
{
    bool inForce = false;
    bool baseline = false;
};

Scenario readScenario(ObjectReader &reader, const BookId &boardPrices, ScenarioFlags &flags)
{
    Scenario scenario{.name = reader.text("name")};
    flags.inForce = reader.flag("in_force");
    flags.baseline = reader.flag("baseline");
    if (!flags.inForce) {
        const bool hasPrices = reader.has("prices");
        const BookId own(reader.optionalText("prices", ObjectReader::Empty::Allowed));
        scenario.priceBook = hasPrices ? own : boardPrices;
        scenario.regions = reader.texts("regions", ObjectReader::Empty::Allowed);
        scenario.assumptions = readAssumptions(reader);
        scenario.overrides = readOverrides(reader);
    }
    reader.finish();
    return scenario;
}

} // namespace

Assumptions readAssumptions(ObjectReader &owner)
{
    return owner.optionalObject("assumptions", readChanged).value_or(Assumptions());
}

void writeAssumptions(JsonWriter &writer, const Assumptions &assumptions)
{
    const auto object = writer.object("assumptions", oneLine);
    for (const AssumptionRow &row : assumptionTable())
        writer.optionalMember(row.id, assumptions.*row.member);
}

Scenarios readScenarios(ObjectReader &board, const BookId &boardPrices)
{
    Scenarios scenarios;
    if (!board.has("scenarios"))
        return scenarios;
    QSet<QString> names;
    int inForce = 0;
    int baselines = 0;
    board.items("scenarios", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        ObjectReader reader(item, pointer, board.log());
        ScenarioFlags flags;
        const Scenario one = readScenario(reader, boardPrices, flags);
        if (names.contains(one.name))
            board.log().error(ProblemCode::DuplicateKey, pointer, tr("Two scenarios are named \"%1\".").arg(one.name),
                              tr("Rename one of them."));
        names.insert(one.name);
        if (flags.inForce) {
            ++inForce;
            scenarios.inForce = scenarios.all.size();
        }
        if (flags.baseline) {
            ++baselines;
            scenarios.baseline = scenarios.all.size();
        }
        scenarios.all << one;
    });
    const QString pointer = board.pointerTo("scenarios");
    if (!scenarios.isEmpty() && inForce != 1)
        board.log().error(ProblemCode::BadValue, pointer,
                          tr("Exactly one scenario must be active; found %1.").arg(inForce),
                          tr("Set \"in_force\" on the one whose values match the board."));
    if (baselines > 1) // without one it is the first
        board.log().error(ProblemCode::BadValue, pointer,
                          tr("At most one scenario can be the baseline; found %1.").arg(baselines),
                          tr("Remove \"baseline\" from the others."));
    if (scenarios.all.size() == 1 || scenarios.all.size() > Scenarios::most)
        board.log().error(ProblemCode::BadValue, pointer,
                          tr("A board has no scenarios, or 2 to %1.").arg(Scenarios::most));
    return scenarios;
}

void writeScenarios(JsonWriter &writer, const Scenarios &scenarios)
{
    if (scenarios.isEmpty())
        return;
    writer.key("scenarios");
    writer.beginArray();
    for (qsizetype i = 0; i < scenarios.all.size(); ++i) {
        const Scenario &one = scenarios.all.at(i);
        const auto object = writer.object();
        writer.member("name", one.name);
        writer.optionalFlag("in_force", i == scenarios.inForce);
        writer.optionalFlag("baseline", i == scenarios.baseline && i > 0); // the first is the default
        if (i == scenarios.inForce)
            continue;
        writer.member("prices", one.priceBook.text());
        if (!one.regions.isEmpty())
            writer.member("regions", one.regions);
        writeAssumptions(writer, one.assumptions);
        writeOverrides(writer, one.overrides);
    }
    writer.endArray();
}

namespace {

constexpr qsizetype mostCharts = 500; // charts with texts per board

QString shortText(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? reader.text(key, ChartWords::longestText) : QString();
}

// Format of claims: neither "1,000" nor "1e3", nor names such as "inf".
bool isNumber(const QString &text)
{
    static const QRegularExpression digits(QStringLiteral("^\\d+(\\.\\d+)?$"));
    return text.size() <= longestNumber && digits.match(text).hasMatch();
}

/// Reads up to `most` items of a list; reports once if there are more, and skips them.
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
    claim.onX = reader.flag("on_x");
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

void writeClaim(JsonWriter &writer, const TitleClaim &claim)
{
    const auto object = writer.object(oneLine);
    writer.member("kind", claimWord(claim.kind));
    writer.member("subject", claim.subject);
    writer.optionalMember("against", claim.against);
    writer.optionalMember("number", claim.number);
    writer.optionalMember("chart", claim.chart);
    writer.optionalFlag("on_x", claim.onX);
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
        one.onX = reader.flag("on_x");
    } else {
        one.on = reader.text("on");
        if (one.kind == Annotation::Kind::Callout) {
            one.text = reader.text("text", ChartWords::longestText);
        } else {
            one.against = reader.text("against");
            one.inPercent = reader.flag("in_percent");
        }
        if (!one.on.isEmpty() && one.on == one.against)
            reader.error(ProblemCode::BadValue, "against", tr("A mark cannot be compared with itself."));
    }
    reader.finish();
    return one;
}

void writeAnnotation(JsonWriter &writer, const Annotation &one)
{
    const auto object = writer.object(oneLine);
    writer.member("kind", annotationWord(one.kind));
    writer.optionalMember("on", one.on);
    writer.optionalMember("against", one.against);
    writer.optionalMember("unit", one.unit);
    writer.optionalMember("text", one.text);
    if (one.kind == Annotation::Kind::Reference)
        writer.member("value", one.value);
    writer.optionalFlag("on_x", one.onX);
    writer.optionalFlag("in_percent", one.inPercent);
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
    ChartWords words{.page = reader.text("page"),
                     .chart = reader.text("chart"),
                     .title = shortText(reader, "title"),
                     .subtitle = shortText(reader, "subtitle"),
                     .note = shortText(reader, "note"),
                     .xTitle = shortText(reader, "x_title"),
                     .yTitle = shortText(reader, "y_title"),
                     .claims = readClaims(reader, "claims")};
    itemsUpTo(ChartWords::mostAnnotations, reader, "annotations", tr("A chart can have at most %1 annotations."),
              [&](JsonValue one, const QString &place) { words.annotations << readAnnotation(one, place, log); });
    words.lit = reader.optionalText("highlight");
    words.order = optionalWord(reader, "order", rowOrderFromWord, rowOrderWord);
    words.scale = optionalWord(reader, "scale", rowScaleFromWord, rowScaleWord);
    words.form = optionalWord(reader, "form", pairFormFromWord, pairFormWord);
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
    const auto object = writer.object();
    writer.member("page", words.page);
    writer.member("chart", words.chart);
    writer.optionalMember("title", words.title);
    writer.optionalMember("subtitle", words.subtitle);
    writer.optionalMember("note", words.note);
    writer.optionalMember("x_title", words.xTitle);
    writer.optionalMember("y_title", words.yTitle);
    writer.optionalMember("highlight", words.lit);
    if (words.order != RowOrder::AsChosen)
        writer.member("order", rowOrderWord(words.order));
    if (words.scale != RowScale::Automatic)
        writer.member("scale", rowScaleWord(words.scale));
    if (words.form != PairForm::Rows)
        writer.member("form", pairFormWord(words.form));
    writeCount(writer, "digits", words.digits);
    writer.optionalList("claims", words.claims, writeClaim);
    writer.optionalList("annotations", words.annotations, writeAnnotation);
}

} // namespace

QList<TitleClaim> readTitleClaims(ObjectReader &board) { return readClaims(board, "title_claims"); }

void writeTitleClaims(JsonWriter &writer, const QList<TitleClaim> &claims)
{
    writer.optionalList("title_claims", claims, writeClaim);
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
    std::ranges::sort(all, {}, &ChartWords::key);
    return all;
}

void writeWords(JsonWriter &writer, const QList<ChartWords> &words) { writer.optionalList("words", words, writeChart); }

namespace {

constexpr int deckVersion = 1;

QList<SlideChart> readSlideCharts(ObjectReader &reader, SlideKind kind)
{
    const auto [least, most] = chartsOn(kind);
    if (most == 0)
        return {};
    QList<SlideChart> charts;
    const auto read = [&](JsonValue item, const QString &pointer) {
        if (!expectType(item, JsonType::Text, pointer, reader.log()))
            return;
        const std::optional<SlideChart> chart = slideChartFrom(item.text());
        if (chart)
            charts << *chart;
        else
            reader.log().error(ProblemCode::BadValue, pointer,
                               tr("\"%1\" does not name a page and a chart.").arg(item.text()),
                               tr("Write \"PAGE/CHART\", such as \"compare/memory\", or \"PAGE\"."));
    };
    const int before = reader.log().errorCount();
    itemsUpTo(most, reader, "charts",
              most == 1 ? tr("This slide can show at most %1 chart.") : tr("This slide can show at most %1 charts."),
              read);
    if (charts.size() < least && reader.log().errorCount() == before)
        reader.error(ProblemCode::MissingKey, "charts", tr("This slide needs a chart."),
                     tr("Name it in \"charts\", such as [\"compare/memory\"]."));
    return charts;
}

BoardSlide readSlide(JsonValue item, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(item, pointer, log);
    BoardSlide slide;
    const auto kind = reader.word("kind", slideKindFromWord, slideKindWord);
    if (!kind)
        return slide; // the other members depend on the kind
    slide.kind = *kind;
    if (slide.kind == SlideKind::Section || reader.has("title"))
        slide.title = reader.text("title", BoardSlide::longestTitle);
    slide.charts = readSlideCharts(reader, slide.kind);
    reader.finish();
    return slide;
}

void writeSlide(JsonWriter &writer, const BoardSlide &slide)
{
    const auto object = writer.object(oneLine);
    writer.member("kind", slideKindWord(slide.kind));
    writer.optionalMember("title", slide.title);
    const QStringList charts = mapped(slide.charts, &SlideChart::key);
    writer.optionalMember("charts", charts);
}

} // namespace

BoardDeck readDeck(ObjectReader &owner, const char *key)
{
    BoardDeck deck;
    itemsUpTo(mostSlides, owner, key, tr("A deck can have at most %1 slides."),
              [&](JsonValue item, const QString &pointer) { deck << readSlide(item, pointer, owner.log()); });
    return deck;
}

void writeDeck(JsonWriter &writer, const char *key, const BoardDeck &deck)
{
    writer.optionalList(key, deck, writeSlide);
}

DeckLoad readDeckText(const QByteArray &text, const QString &name)
{
    ReadLog log(name);
    DeckLoad load{.text = text};
    if (const auto document = parseJson(text, log)) {
        ObjectReader reader(document->root(), {}, log);
        const QString kind = reader.text("kind");
        if (!kind.isEmpty() && kind != QLatin1String("deck"))
            reader.error(ProblemCode::BadValue, "kind", tr("This is not a deck: its kind is \"%1\".").arg(kind),
                         tr("Choose a file with a deck. The deck of a board is exported with --what deck."));
        if (const int version = reader.wholeNumber("version", 1); version > deckVersion)
            reader.error(ProblemCode::BadVersion, "version", tr("This deck needs a newer Chipboard."));
        (void)reader.require("slides");
        const BoardDeck deck = readDeck(reader, "slides");
        reader.finish();
        if (deck.isEmpty() && log.errorCount() == 0)
            reader.error(ProblemCode::BadValue, "slides", tr("The deck has no slides."), tr("Add at least one."));
        if (log.errorCount() == 0)
            load.deck = deck;
    }
    load.problems = log.problems(text);
    if (faultOfKind(text, name)) { // a presentation, for example
        for (Problem &problem : load.problems)
            problem.remedy = tr("A deck is a JSON file that lists its slides.");
    }
    return load;
}

DeckLoad readDeckFile(const QString &path)
{
    const Result<QByteArray> text = readTextFile(path);
    return text ? readDeckText(text.value(), QDir::toNativeSeparators(path)) : DeckLoad{std::nullopt, {text.problem()}};
}

} // namespace chipboard
