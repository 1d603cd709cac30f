#include "data/json/specfile.h"

#include "data/core/tr.h"
#include "data/json/chipreader.h"
#include "data/json/evidencereader.h"
#include "data/json/figurereader.h"
#include "data/json/jsonparser.h"
#include "data/json/nearest.h"
#include "data/json/pricereader.h"
#include "data/json/statementreader.h"
#include "data/json/workloadreader.h"

namespace chipboard {
namespace {

constexpr int formatVersion = 1;

// A required list; items with errors are left out.
template<typename Item>
void readList(ObjectReader &file, QByteArrayView key, Item (*read)(JsonValue, const QString &, ReadLog &),
              QList<Item> &into)
{
    // Items are heavy to move. No more room is taken than a list of sound ones is likely to fill.
    constexpr qsizetype mostRoom = 10'000;
    qsizetype room = 0;
    if (const JsonValue list = file.require(key); list.is(JsonType::Array)) {
        for (auto item = list.begin(); item != list.end() && room < mostRoom; ++item)
            ++room;
    }
    into.reserve(room);
    file.items(key, ObjectReader::Empty::Refused, [&](JsonValue value, const QString &pointer) {
        const int before = file.log().errorCount();
        Item item = read(value, pointer, file.log());
        if (file.log().errorCount() == before && !file.log().hasErrorBelow(pointer))
            into << std::move(item);
    });
}

void readIndex(ObjectReader &file, SpecContent &content)
{
    constexpr qsizetype wholeDate = 10; // YYYY-MM-DD
    content.items.revision = readDate(file, "revision");
    if (!content.items.revision.isEmpty() && content.items.revision.size() != wholeDate)
        file.error(ProblemCode::BadValue, "revision", tr("must be a day, is \"%1\".").arg(content.items.revision),
                   tr("Write YYYY-MM-DD."));
    (void)file.require("files");
    content.files = file.texts("files");
    content.items.evidence = file.texts("evidence");
}

void readBookFile(ObjectReader &file, SpecContent &content)
{
    const JsonValue value = file.require("book");
    if (!value.isValid())
        return;
    if (auto book = readBook(value, file.pointerTo("book"), file.log()))
        content.items.books << *std::move(book);
}

struct Kind
{
    const char *word;
    void (*read)(ObjectReader &, SpecContent &);
};

constexpr Kind kinds[] = {
    {"catalog", readIndex},
    {"sources", [](ObjectReader &f, SpecContent &c) { readList(f, "sources", readSource, c.items.sources); }},
    {"chips", [](ObjectReader &f, SpecContent &c) { readList(f, "chips", readChip, c.items.chips); }},
    {"instances", [](ObjectReader &f, SpecContent &c) { readList(f, "instances", readInstance, c.items.instances); }},
    {"systems", [](ObjectReader &f, SpecContent &c) { readList(f, "systems", readSystem, c.items.systems); }},
    {"prices", readBookFile},
    {"claims", [](ObjectReader &f, SpecContent &c) { readList(f, "claims", readClaim, c.items.claims); }},
    {"rules", [](ObjectReader &f, SpecContent &c) { readList(f, "rules", readRule, c.items.rules); }},
    {"software", [](ObjectReader &f, SpecContent &c) { readList(f, "software", readFact, c.items.software); }},
    {"facts", [](ObjectReader &f, SpecContent &c) { readList(f, "facts", readFact, c.items.facts); }},
    {"contradictions",
     [](ObjectReader &f, SpecContent &c) { readList(f, "contradictions", readContradiction, c.items.contradictions); }},
    {"models", [](ObjectReader &f, SpecContent &c) { readList(f, "models", readModel, c.items.models); }},
    {"workloads", [](ObjectReader &f, SpecContent &c) { readList(f, "workloads", readWorkload, c.items.workloads); }},
    {"calibration", [](ObjectReader &f, SpecContent &c) { c.items.calibration = readCalibration(f); }},
    {"evidence", [](ObjectReader &f, SpecContent &c) { readEvidenceFile(f, c.evidence); }},
};

const Kind *kindOf(ObjectReader &file)
{
    const QString word = file.text("kind");
    QStringList choices;
    for (const Kind &kind : kinds) {
        if (word == QLatin1String(kind.word))
            return &kind;
        choices << QString::fromLatin1(kind.word);
    }
    if (word == QLatin1String("board")) {
        file.error(ProblemCode::BadValue, "kind", tr("This is a board, not a spec file."),
                   tr("Give it the ending .chipboard and open it as a board."));
    } else if (!word.isEmpty()) {
        file.error(ProblemCode::BadValue, "kind",
                   tr("must be one of %1; is \"%2\".").arg(choices.join(QLatin1String(", ")), word));
    }
    return nullptr;
}

bool isReadableVersion(ObjectReader &file)
{
    const int before = file.log().errorCount();
    const int version = file.wholeNumber("version");
    if (file.log().errorCount() > before)
        return false;
    if (version > formatVersion) {
        file.error(ProblemCode::BadVersion, "version",
                   tr("The file has format %1; this program reads format %2.").arg(version).arg(formatVersion),
                   tr("Use a newer Chipboard."));
    } else if (version < formatVersion) {
        file.error(ProblemCode::BadVersion, "version", tr("There is no format %1.").arg(version),
                   tr("Write %1.").arg(formatVersion));
    }
    return version == formatVersion;
}

void readRoot(JsonValue root, SpecContent &content, ReadLog &log)
{
    ObjectReader file(root, {}, log);
    if (!file.isObject())
        return;
    (void)file.optionalText("$schema");
    const Kind *kind = kindOf(file);
    // Without kind and version the rest cannot be understood, so nothing is said about it.
    if (!isReadableVersion(file) || kind == nullptr)
        return;
    kind->read(file, content);
    file.finish();
}

} // namespace

SpecContent readSpecFile(const SpecFile &file, Problems &problems)
{
    SpecContent content;
    ReadLog log(file.name);
    const std::optional<JsonDocument> document = parseJson(file.content, log);
    if (document)
        readRoot(document->root(), content, log);
    problems << log.problems(file.content);
    return content;
}

} // namespace chipboard
