#include "data/files/boardscenarios.h"

#include "data/core/tr.h"
#include "data/files/boardoverrides.h"

#include <QSet>

namespace chipboard {

bool readFlag(ObjectReader &reader, QByteArrayView key)
{
    const JsonValue value = reader.take(key);
    return value.isValid() && expectType(value, JsonType::Boolean, reader.pointerTo(key), reader.log())
        && value.boolean();
}

namespace {

/// What a file says of a scenario beside its values.
struct ScenarioFlags
{
    bool inForce = false;
    bool baseline = false;
};

Scenario readScenario(ObjectReader &reader, const BookId &boardPrices, ScenarioFlags &flags)
{
    Scenario scenario;
    scenario.name = reader.text("name");
    flags.inForce = readFlag(reader, "in_force");
    flags.baseline = readFlag(reader, "baseline");
    if (!flags.inForce) {
        const bool hasPrices = reader.has("prices");
        const BookId own(reader.optionalText("prices", ObjectReader::Empty::Allowed));
        scenario.priceBook = hasPrices ? own : boardPrices;
        scenario.assumptions = readAssumptions(reader);
        scenario.overrides = readOverrides(reader);
    }
    reader.finish();
    return scenario;
}

} // namespace

// Only what was changed is in a file. An assumption that this program does not know is told as an unknown member.
Assumptions readAssumptions(ObjectReader &owner)
{
    Assumptions assumptions;
    const JsonValue value = owner.take("assumptions");
    if (!value.isValid())
        return assumptions;
    ObjectReader reader(value, owner.pointerTo("assumptions"), owner.log());
    for (const AssumptionRow &row : assumptionTable()) {
        const std::optional<double> number = reader.optionalNumber(row.id);
        if (!number)
            continue;
        if (const auto checked = checkAssumption(row, *number); !checked)
            reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
        assumptions.*row.member = number;
    }
    reader.finish();
    return assumptions;
}

void writeAssumptions(JsonWriter &writer, const Assumptions &assumptions)
{
    writer.key("assumptions");
    writer.beginObject(JsonWriter::Layout::OneLine);
    for (const AssumptionRow &row : assumptionTable()) {
        if (const std::optional<double> &value = assumptions.*row.member)
            writer.member(row.id, *value);
    }
    writer.endObject();
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
        writer.beginObject();
        writer.member("name", one.name);
        if (i == scenarios.inForce) {
            writer.key("in_force");
            writer.boolean(true);
        }
        if (i == scenarios.baseline && i > 0) { // the first goes without saying
            writer.key("baseline");
            writer.boolean(true);
        }
        if (i != scenarios.inForce) {
            writer.member("prices", one.priceBook.text());
            writeAssumptions(writer, one.assumptions);
            writeOverrides(writer, one.overrides);
        }
        writer.endObject();
    }
    writer.endArray();
}

} // namespace chipboard
