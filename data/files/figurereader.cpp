#include "data/files/figurereader.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringBuilder>

#include <span>
#include <tuple>

namespace chipboard {

namespace {

constexpr qsizetype longestReason = 60; // drawn in the gap of a chart

constexpr Unit computeUnits[] = {Unit::Tflops, Unit::Tops, Unit::Pflops};
constexpr Unit sizeUnits[] = {Unit::Byte, Unit::KB,  Unit::MB,  Unit::GB, Unit::TB,
                              Unit::KiB,  Unit::MiB, Unit::GiB, Unit::TiB};
constexpr Unit rateUnits[] = {Unit::MBps, Unit::GBps, Unit::TBps, Unit::GiBps, Unit::TiBps, Unit::Gbps, Unit::Tbps};
constexpr Unit powerUnits[] = {Unit::Watt, Unit::Kilowatt};
constexpr Unit priceUnits[] = {Unit::UsdPerHour};
constexpr Unit chipUnits[] = {Unit::Chips};
constexpr Unit coreUnits[] = {Unit::Cores};
constexpr Unit vcpuUnits[] = {Unit::VCpu};
constexpr Unit throughputUnits[] = {Unit::TokensPerSecond, Unit::ItemsPerSecond};
constexpr Unit timeUnits[] = {Unit::Hour, Unit::Second, Unit::Millisecond};
constexpr Unit shareUnits[] = {Unit::Percent};
constexpr Unit itemPriceUnits[] = {Unit::UsdPerMillion};

std::span<const Unit> unitsOf(Measure measure)
{
    switch (measure) {
    case Measure::Compute:
        return computeUnits;
    case Measure::Size:
    case Measure::Capacity:
        return sizeUnits;
    case Measure::Rate:
        return rateUnits;
    case Measure::Power:
        return powerUnits;
    case Measure::Price:
        return priceUnits;
    case Measure::Chips:
        return chipUnits;
    case Measure::Cores:
        return coreUnits;
    case Measure::VCpus:
        return vcpuUnits;
    case Measure::Speed:
        return throughputUnits;
    case Measure::Time:
        return timeUnits;
    case Measure::Share:
        return shareUnits;
    case Measure::ItemPrice:
        return itemPriceUnits;
    }
    return {};
}

Unit readUnit(ObjectReader &reader, Measure measure)
{
    const QString symbol = reader.text("unit");
    const std::span<const Unit> allowed = unitsOf(measure);
    const auto *found =
        findWhere(allowed, [&symbol](Unit unit) { return symbol == QLatin1String(unitInfo(unit).symbol); });
    if (found != nullptr)
        return *found;
    if (!symbol.isEmpty()) {
        const QStringList choices = mapped(allowed, symbolOf);
        const bool known = unitFromSymbol(symbol).has_value();
        reader.error(ProblemCode::UnknownUnit, "unit",
                     known ? tr("\"%1\" is a unit of another quantity.").arg(symbol)
                           : tr("Unknown unit \"%1\".").arg(symbol),
                     tr("Use one of %1.").arg(choices.join(QLatin1String(", "))));
    }
    return allowed.front();
}

// The number in `size` digits from `at`, or 0.
int digitsAt(QStringView text, qsizetype at, qsizetype size)
{
    int number = 0;
    for (const QChar c : text.sliced(at, size)) {
        if (c < u'0' || c > u'9')
            return 0;
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

// YYYY, YYYY-MM or YYYY-MM-DD, and a valid date.
bool isDateText(QStringView text)
{
    if (text == u"undated")
        return true;
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    if ((text.size() > 4 && text.at(4) != u'-') || (text.size() > 7 && text.at(7) != u'-'))
        return false;
    const int month = text.size() > 4 ? digitsAt(text, 5, 2) : 1;
    const int day = text.size() > 7 ? digitsAt(text, 8, 2) : 1;
    return QDate::isValid(digitsAt(text, 0, 4), month, day);
}

void checkDate(ObjectReader &reader, QByteArrayView key, const QString &date)
{
    if (!date.isEmpty() && !isDateText(date)) {
        reader.error(ProblemCode::BadValue, key, tr("\"%1\" is not a date.").arg(date),
                     tr("Write YYYY, YYYY-MM, YYYY-MM-DD or \"undated\"."));
    }
}

// A figure's value is null exactly if it is missing, so that unknown values never become numbers.
void readMissing(ObjectReader &reader, Reading &reading)
{
    if (reader.take("low").isValid() || reader.take("high").isValid())
        reader.error(ProblemCode::BadRange, "value", tr("A missing figure has no range."), tr("Remove low and high."));
    if (const auto kind = reader.word("why", missingFromWord, missingWord))
        reading.missingKind = *kind;
    reading.reason = reader.text("reason", longestReason);
    reading.asOf = reader.optionalText("as_of");
    checkDate(reader, "as_of", reading.asOf);
    if (reading.missingKind == MissingKind::Unsupported)
        reading.sources = readSources(reader);
    else
        reading.sources = reader.ids<SourceId>("sources");
}

void readPresent(ObjectReader &reader, Reading &reading)
{
    reading.value = readInterval(reader);
    reading.asOf = readDate(reader, "as_of");
    reading.sources = readSources(reader);
    reading.formula = reading.status == FigureStatus::Derived ? reader.text("formula") : reader.optionalText("formula");
}

void checkUrl(ObjectReader &reader, const Source &source)
{
    static const QRegularExpression pattern(QStringLiteral("^https?://\\S+$"));
    if (source.url.isEmpty()) {
        if (source.kind == SourceKind::Official && reader.has("url"))
            reader.error(ProblemCode::BadValue, "url", tr("An official source needs an address."),
                         tr("Add its address."));
    } else if (!pattern.match(source.url).hasMatch()) {
        reader.error(ProblemCode::BadValue, "url", tr("\"%1\" is not a web address.").arg(source.url),
                     tr("Start it with https://."));
    } else if (hasUserInfo(source.url)) {
        reader.error(ProblemCode::BadValue, "url",
                     tr("\"%1\" has a user name before its host, which hides where it leads.").arg(source.url),
                     tr("Remove everything up to the @."));
    }
}

void reportContradiction(ObjectReader &reader, JsonValue number)
{
    if (!number.isValid())
        return; // already reported
    if (number.is(JsonType::Null)) {
        reader.error(ProblemCode::BadValue, "value", tr("The figure has no value but is not \"missing\"."),
                     tr("Set the status \"missing\", with why and reason."));
    } else {
        reader.error(ProblemCode::BadValue, "value", tr("The figure is missing but has a value."),
                     tr("Write null, or the status of the value."));
    }
}

// Without finish(): a figure has one key more than a rival. False if the valid keys cannot be determined.
bool readReading(ObjectReader &reader, Measure measure, Reading &reading)
{
    if (!reader.isObject())
        return false;
    const JsonValue number = reader.require("value");
    reading.unit = readUnit(reader, measure);
    const auto status = reader.word("status", sourcedStatusFromWord, sourcedStatusWord);
    if (!status)
        return false;
    reading.status = *status;
    if (!number.isValid() || number.is(JsonType::Null) != (reading.status == FigureStatus::Missing)) {
        reportContradiction(reader, number);
        return false;
    }
    reading.status == FigureStatus::Missing ? readMissing(reader, reading) : readPresent(reader, reading);
    if (measure == Measure::Capacity)
        countCapacity(reading);
    reading.rangeNote = reader.optionalText("range");
    reading.note = reader.optionalText("note");
    reading.seeds = reader.texts("seeds");
    reading.where = whereIs(reader);
    return true;
}

Reading readRival(JsonValue value, const QString &pointer, Measure measure, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Reading rival;
    if (readReading(reader, measure, rival))
        reader.finish();
    return rival;
}

Figure readFigureValue(JsonValue value, const QString &pointer, Measure measure, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Figure figure;
    if (!readReading(reader, measure, figure))
        return figure;
    reader.items("rivals", ObjectReader::Empty::Refused, [&](JsonValue rival, const QString &place) {
        figure.rivals << readRival(rival, place, measure, log);
    });
    reader.finish();
    return figure;
}

} // namespace

QString whereIs(ObjectReader &reader) { return reader.log().file() % QLatin1Char('#') % reader.pointer(); }

QString readDate(ObjectReader &owner, QByteArrayView key)
{
    QString date = owner.text(key);
    checkDate(owner, key, date);
    return date;
}

QList<SourceId> readSources(ObjectReader &owner)
{
    const int before = owner.log().errorCount();
    QList<SourceId> sources = owner.ids<SourceId>("sources");
    if (sources.isEmpty() && owner.log().errorCount() == before) {
        owner.log().error(ProblemCode::NoSource, owner.pointer(), tr("There is no source."),
                          tr("Name at least one in \"sources\"."));
    }
    return sources;
}

std::optional<Interval> readInterval(ObjectReader &owner)
{
    constexpr double smallest = 1e-9; // in any unit: smaller values would display as 0
    const int before = owner.log().errorCount();
    const std::optional<double> value = owner.optionalNumber("value");
    const std::optional<double> low = owner.optionalNumber("low");
    const std::optional<double> high = owner.optionalNumber("high");
    if (owner.log().errorCount() > before || (!value && !low && !high))
        return std::nullopt;
    const double middle = value ? *value : (low && high ? (*low + *high) / 2.0 : low.value_or(high.value_or(0.0)));
    const Interval interval{low.value_or(middle), middle, high.value_or(middle)};
    if (interval.low < 0.0 || interval.value < 0.0) {
        owner.error(ProblemCode::BadValue, interval.value < 0.0 ? "value" : "low", tr("must not be negative."));
    } else if (const double least = interval.low > 0.0 ? interval.low : interval.value;
               least > 0.0 && least < smallest) {
        owner.error(ProblemCode::BadValue, interval.value < smallest ? "value" : "low",
                    tr("%1 is too small for such a figure.").arg(least), tr("Check the value and its unit."));
    } else if (!interval.isOrdered()) {
        owner.error(ProblemCode::BadRange, "value",
                    tr("The range is out of order: low %1, value %2, high %3.")
                        .arg(interval.low)
                        .arg(interval.value)
                        .arg(interval.high),
                    tr("low <= value <= high must hold."));
    }
    return interval;
}

std::optional<Figure> readFigure(ObjectReader &owner, QByteArrayView key, Measure measure)
{
    const JsonValue value = owner.take(key);
    if (!value.isValid())
        return std::nullopt;
    return readFigureValue(value, owner.pointerTo(key), measure, owner.log());
}

Figure requireFigure(ObjectReader &owner, QByteArrayView key, Measure measure)
{
    const JsonValue value = owner.require(key);
    return value.isValid() ? readFigureValue(value, owner.pointerTo(key), measure, owner.log()) : Figure();
}

static std::map<Precision, Figure> readPeaks(ObjectReader &reader)
{
    static const QList<QByteArray> keys = [] { // the reader keeps views of them
        return mapped(allPrecisions, [](Precision precision) { return precisionWord(precision).toLatin1(); });
    }();
    std::map<Precision, Figure> peaks;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (auto figure = readFigure(reader, keys.at(i), Measure::Compute))
            peaks.emplace(allPrecisions.at(static_cast<std::size_t>(i)), *std::move(figure));
    }
    return peaks;
}

std::map<Precision, Figure> peaksAt(ObjectReader &owner, QByteArrayView key)
{
    return owner.optionalObject(key, readPeaks).value_or(std::map<Precision, Figure>());
}

std::optional<DatedText> readDatedText(ObjectReader &owner, QByteArrayView key)
{
    const JsonValue value = owner.take(key);
    if (!value.isValid())
        return std::nullopt;
    ObjectReader reader(value, owner.pointerTo(key), owner.log());
    DatedText text;
    const JsonValue content = reader.require("value");
    if (!content.isValid())
        return text; // the valid keys cannot be determined
    if (content.is(JsonType::Null)) {
        text.reason = reader.text("reason", longestReason);
        text.asOf = reader.optionalText("as_of");
        checkDate(reader, "as_of", text.asOf);
        text.sources = reader.ids<SourceId>("sources");
    } else {
        text.value = reader.text("value");
        text.asOf = readDate(reader, "as_of");
        text.sources = readSources(reader);
    }
    text.note = reader.optionalText("note");
    reader.finish();
    return text;
}

DatedText requireDate(ObjectReader &owner, QByteArrayView key)
{
    std::optional<DatedText> text = readDatedText(owner, key);
    if (!text)
        (void)owner.require(key);
    else if (!text->value.isEmpty() && (!isDateText(text->value) || text->value == QLatin1String("undated")))
        owner.log().error(ProblemCode::BadValue, owner.pointerTo(key) + QStringLiteral("/value"),
                          tr("\"%1\" is not a date.").arg(text->value), tr("Write YYYY, YYYY-MM or YYYY-MM-DD."));
    return text.value_or(DatedText());
}

Source readSource(ObjectReader &reader)
{
    Source source{.id = SourceId(reader.id("id")), .title = reader.name("title")};
    (void)reader.require("url");
    source.url = reader.optionalText("url", ObjectReader::Empty::Allowed);
    source.asOf = readDate(reader, "as_of");
    if (const auto kind = reader.word("kind", fileSourceKindFromWord, fileSourceKindWord))
        source.kind = *kind;
    checkUrl(reader, source);
    source.where = whereIs(reader);
    return source;
}

namespace {

QStringList words(const char *list) { return QString::fromLatin1(list).split(QLatin1Char(' ')); }

constexpr const char *claimKinds = "price-performance price performance cost energy roadmap positioning";
constexpr const char *directions = "better lower faster more";
constexpr const char *kindsOfChange =
    "chip chip-added chip-removed instance instance-added instance-removed system system-added system-removed price "
    "list-added list-removed";
constexpr const char *verdicts = "confirmed partly contradicted unchecked";
constexpr const char *topics = "trainium-choose trainium-check trainium-avoid inferentia-choose inferentia-threshold "
                               "nvidia-choose phase-1 phase-2 phase-3";
constexpr const char *preferenceWords = "a b both neither";

// A fact's value is a text, a number or true/false, shown as written.
QString readFactValue(ObjectReader &reader)
{
    const JsonValue value = reader.require("value");
    if (value.is(JsonType::Number))
        return Formatter().full(value.number());
    if (value.is(JsonType::Boolean))
        return value.boolean() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isValid() && expectType(value, JsonType::Text, reader.pointerTo("value"), reader.log()))
        return value.text();
    return {};
}

std::pair<std::optional<Interval>, QString> readThreshold(ObjectReader &reader)
{
    (void)reader.require("value");
    const std::optional<Interval> value = readInterval(reader);
    return {value, reader.text("unit")};
}

ContradictionSubject readSubject(ObjectReader &reader)
{
    ContradictionSubject subject{.chip = ChipId(reader.optionalId("chip")),
                                 .instance = InstanceId(reader.optionalId("instance")),
                                 .system = SystemId(reader.optionalId("system")),
                                 .metric = MetricId(reader.text("metric"))};
    const int named =
        (subject.chip.isEmpty() ? 0 : 1) + (subject.instance.isEmpty() ? 0 : 1) + (subject.system.isEmpty() ? 0 : 1);
    if (reader.isObject() && named != 1) {
        reader.log().error(ProblemCode::BadValue, reader.pointer(), tr("A subject is a chip, an instance or a system."),
                           tr("Name exactly one of them."));
    }
    return subject;
}

} // namespace

Claim readClaim(ObjectReader &reader)
{
    Claim claim{.id = ClaimId(reader.id("id")), .who = reader.text("who"), .when = readDate(reader, "when")};
    (void)reader.require("about");
    claim.about = reader.ids<QString>("about", ObjectReader::Empty::Allowed);
    claim.kind = reader.word("kind", words(claimKinds));
    claim.statement = reader.text("statement");
    claim.value = readInterval(reader);
    claim.unit = reader.optionalText("unit");
    claim.versus = reader.optionalText("versus");
    if (reader.has("direction"))
        claim.direction = reader.word("direction", words(directions));
    claim.sources = readSources(reader);
    claim.official = reader.optionalText("official");
    claim.verdict = reader.word("verdict", words(verdicts));
    claim.verdictNote = reader.text("verdict_note");
    claim.contradictions = reader.ids<ContradictionId>("contradictions");
    claim.seeds = reader.texts("seeds");
    claim.where = whereIs(reader);
    return claim;
}

Change readChange(ObjectReader &reader)
{
    Change change{.id = reader.id("id"),
                  .date = readDate(reader, "date"),
                  .what = reader.word("what", words(kindsOfChange)),
                  .subject = reader.text("subject"),
                  .attribute = reader.optionalText("attribute"),
                  .before = reader.optionalText("before"),
                  .after = reader.optionalText("after")};
    if (reader.has("sources"))
        change.sources = readSources(reader);
    change.where = whereIs(reader);
    return change;
}

Rule readRule(ObjectReader &reader)
{
    Rule rule{.id = reader.id("id"), .topic = reader.word("topic", words(topics)), .text = reader.text("text")};
    if (auto threshold = reader.optionalObject("threshold", readThreshold))
        std::tie(rule.threshold, rule.thresholdUnit) = *threshold;
    rule.sources = readSources(reader);
    rule.seeds = reader.texts("seeds");
    rule.where = whereIs(reader);
    return rule;
}

Fact readFact(ObjectReader &reader)
{
    Fact fact{.id = reader.id("id"),
              .subject = reader.text("subject"),
              .attribute = reader.text("attribute"),
              .value = readFactValue(reader)};
    (void)reader.require("unit");
    fact.unit = reader.optionalText("unit", ObjectReader::Empty::Allowed);
    fact.asOf = readDate(reader, "as_of");
    fact.sources = readSources(reader);
    fact.note = reader.optionalText("note");
    fact.contradictions = reader.ids<ContradictionId>("contradictions");
    fact.seeds = reader.texts("seeds");
    fact.where = whereIs(reader);
    return fact;
}

Contradiction readContradiction(ObjectReader &reader)
{
    Contradiction contradiction{.id = ContradictionId(reader.id("id")),
                                .topic = reader.text("topic"),
                                .kind = reader.text("kind"),
                                .first = reader.text("a"),
                                .second = reader.text("b"),
                                .computation = reader.text("computation")};
    (void)reader.optionalText("source_computation"); // for checks of the file against its research
    contradiction.verdict = reader.text("verdict");
    contradiction.prefer = reader.word("prefer", words(preferenceWords));
    (void)reader.require("about");
    contradiction.about = reader.list("about", readSubject, ObjectReader::Empty::Allowed);
    contradiction.sources = readSources(reader);
    contradiction.seeds = reader.texts("seeds");
    contradiction.where = whereIs(reader);
    return contradiction;
}

} // namespace chipboard
