#include "data/files/statementreader.h"

#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/files/figurereader.h"

namespace chipboard {
namespace {

QStringList words(const char *list) { return QString::fromLatin1(list).split(QLatin1Char(' ')); }

constexpr const char *claimKinds = "price-performance price performance cost energy roadmap positioning";
constexpr const char *directions = "better lower faster more";
constexpr const char *verdicts = "confirmed partly contradicted unchecked";
constexpr const char *kindsOfChange =
    "chip chip-added chip-removed instance instance-added instance-removed system system-added system-removed price "
    "list-added list-removed";
constexpr const char *topics = "trainium-choose trainium-check trainium-avoid inferentia-choose inferentia-threshold "
                               "nvidia-choose phase-1 phase-2 phase-3";
constexpr const char *preferenceWords = "a b both neither";

// A fact's value is a text, a number or true/false; it is shown as written.
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

void readThreshold(ObjectReader &owner, Rule &rule)
{
    const JsonValue value = owner.take("threshold");
    if (!value.isValid())
        return;
    ObjectReader reader(value, owner.pointerTo("threshold"), owner.log());
    (void)reader.require("value");
    rule.threshold = readInterval(reader);
    rule.thresholdUnit = reader.text("unit");
    reader.finish();
}

ContradictionSubject readSubject(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    ContradictionSubject subject;
    subject.chip = ChipId(reader.optionalId("chip"));
    subject.instance = InstanceId(reader.optionalId("instance"));
    subject.system = SystemId(reader.optionalId("system"));
    subject.metric = MetricId(reader.text("metric"));
    const int named =
        (subject.chip.isEmpty() ? 0 : 1) + (subject.instance.isEmpty() ? 0 : 1) + (subject.system.isEmpty() ? 0 : 1);
    if (reader.isObject() && named != 1) {
        log.error(ProblemCode::BadValue, pointer, tr("A subject is a chip, an instance or a system."),
                  tr("Name exactly one of them."));
    }
    reader.finish();
    return subject;
}

} // namespace

Claim readClaim(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Claim claim;
    claim.id = ClaimId(reader.id("id"));
    claim.who = reader.text("who");
    claim.when = readDate(reader, "when");
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
    claim.where = whereIs(log, pointer);
    reader.finish();
    return claim;
}

Change readChange(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Change change;
    change.id = reader.id("id");
    change.date = readDate(reader, "date");
    change.what = reader.word("what", words(kindsOfChange));
    change.subject = reader.text("subject");
    change.attribute = reader.optionalText("attribute");
    change.before = reader.optionalText("before");
    change.after = reader.optionalText("after");
    if (reader.has("sources"))
        change.sources = readSources(reader);
    change.where = whereIs(log, pointer);
    reader.finish();
    return change;
}

Rule readRule(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Rule rule;
    rule.id = reader.id("id");
    rule.topic = reader.word("topic", words(topics));
    rule.text = reader.text("text");
    readThreshold(reader, rule);
    rule.sources = readSources(reader);
    rule.seeds = reader.texts("seeds");
    rule.where = whereIs(log, pointer);
    reader.finish();
    return rule;
}

Fact readFact(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Fact fact;
    fact.id = reader.id("id");
    fact.subject = reader.text("subject");
    fact.attribute = reader.text("attribute");
    fact.value = readFactValue(reader);
    (void)reader.require("unit");
    fact.unit = reader.optionalText("unit", ObjectReader::Empty::Allowed);
    fact.asOf = readDate(reader, "as_of");
    fact.sources = readSources(reader);
    fact.note = reader.optionalText("note");
    fact.contradictions = reader.ids<ContradictionId>("contradictions");
    fact.seeds = reader.texts("seeds");
    fact.where = whereIs(log, pointer);
    reader.finish();
    return fact;
}

Contradiction readContradiction(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    Contradiction contradiction;
    contradiction.id = ContradictionId(reader.id("id"));
    contradiction.topic = reader.text("topic");
    contradiction.kind = reader.text("kind");
    contradiction.first = reader.text("a");
    contradiction.second = reader.text("b");
    contradiction.computation = reader.text("computation");
    (void)reader.optionalText("source_computation"); // for whoever checks the file against the research
    contradiction.verdict = reader.text("verdict");
    contradiction.prefer = reader.word("prefer", words(preferenceWords));
    (void)reader.require("about");
    reader.items("about", ObjectReader::Empty::Allowed, [&](JsonValue subject, const QString &place) {
        contradiction.about << readSubject(subject, place, log);
    });
    contradiction.sources = readSources(reader);
    contradiction.seeds = reader.texts("seeds");
    contradiction.where = whereIs(log, pointer);
    reader.finish();
    return contradiction;
}

} // namespace chipboard
