#include "data/files/boardmodels.h"

#include "data/board/ownmodels.h"
#include "data/core/tr.h"
#include "data/files/workloadreader.h"
#include "data/model/setup.h"

namespace chipboard {
namespace {

ModelShape readOwnModel(JsonValue item, const QString &pointer, ReadLog &log)
{
    const int before = log.errorCount();
    ModelShape model = readModel(item, pointer, log);
    model.where.clear(); // of the board, wherever it lies
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

/// 0 says the same as if it were not there.
void writeCount(JsonWriter &writer, const char *name, double value)
{
    if (value > 0.0)
        writer.member(name, value);
}

void writeExperts(JsonWriter &writer, const ExpertShape &experts)
{
    writer.key("experts");
    writer.beginObject(JsonWriter::Layout::OneLine);
    writer.member("count", experts.count);
    writer.member("per_token", experts.perToken);
    writer.member("ffn", experts.ffn);
    writer.member("shared_ffn", experts.sharedFfn);
    writer.member("dense_layers", experts.denseLayers);
    writer.member("dense_ffn", experts.denseFfn);
    writer.endObject();
}

void writeAttention(JsonWriter &writer, const AttentionShape &attention)
{
    if (attention == AttentionShape())
        return;
    writer.key("attention");
    writer.beginObject(JsonWriter::Layout::OneLine);
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
    writer.endObject();
}

void writeModel(JsonWriter &writer, const ModelShape &model)
{
    writer.beginObject();
    writer.member("id", model.id.text());
    writer.member("name", model.name);
    if (!model.family.isEmpty())
        writer.member("family", model.family);
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
    QStringList sources;
    for (const SourceId &source : model.sources)
        sources << source.text();
    writer.member("sources", sources);
    if (!model.note.isEmpty())
        writer.member("note", model.note);
    writer.endObject();
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
    if (models.isEmpty())
        return;
    writer.key("models");
    writer.beginArray();
    for (const ModelShape &model : models)
        writeModel(writer, model);
    writer.endArray();
}

} // namespace chipboard
