#include "data/board/ownmodels.h"

#include "data/catalog/catalog.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
static const ModelShape *ownModelIn(const Board &board, const ModelId &id)
{
    return findWhere(board.models, [&id](const ModelShape &model) { return model.id == id; });
}

ModelId ownModelId(const QString &name)
{
    constexpr qsizetype longest = 60;
    QString id;
    for (const QChar sign : name.toLower()) {
        const bool fits = (sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9') || sign == u'.';
        if (fits)
            id += sign;
        else if (!id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    id = id.left(longest);
    while (id.endsWith(u'-'))
        id.chop(1);
    return ModelId(u"own-"_s + (id.isEmpty() ? u"model"_s : id));
}

SourceId ownModelSource() { return SourceId(u"own-model"_s); }

bool sameDimensions(const ModelShape &one, const ModelShape &other)
{
    ModelShape same = one;
    same.id = other.id;
    same.name = other.name;
    same.family = other.family;
    same.asOf = other.asOf;
    same.sources = other.sources;
    same.note = other.note;
    same.where = other.where;
    return same == other;
}

const ModelShape *publishedTwin(const Catalog &catalog, const ModelShape &model)
{
    const auto isTwin = [&model](const ModelShape &published) {
        ModelShape same = model;
        same.parameters = published.parameters;
        same.activeParameters = published.activeParameters;
        same.ffn = published.ffn;
        same.context = published.context;
        same.draftLayers = published.draftLayers;
        same.weights = published.weights;
        return std::abs(model.parameters - published.parameters) <= 0.02 * published.parameters
            && sameDimensions(same, published);
    };
    return findWhere(catalog.models, isTwin);
}

QString twinNote(const Catalog &catalog, const ModelShape &model)
{
    const ModelShape *twin = publishedTwin(catalog, model);
    return twin == nullptr
        ? QString()
        : tr("The catalogue has a model of these dimensions, \"%1\"; estimates for that model use its measurements.")
              .arg(twin->id.text());
}

Result<Board> withOwnModel(Board board, ModelShape model)
{
    if (model.kind != ModelKind::Decoder)
        return Problem{ProblemCode::BadValue, tr("%1 generates no text, so it cannot be served.").arg(model.name),
                       tr("Choose a model that generates text.")};
    const ModelId wanted = model.id;
    for (int number = 2;; ++number) {
        const ModelShape *known = ownModelIn(board, model.id);
        if (known == nullptr && board.models.size() >= mostOwnModels)
            return Problem{ProblemCode::TooLarge, tr("A board holds at most %1 custom models.").arg(mostOwnModels),
                           tr("Start a new board to add models.")};
        if (known == nullptr)
            board.models << model;
        if (known == nullptr || sameDimensions(*known, model))
            break;
        model.id = ModelId(wanted.text() + u'-' + QString::number(number));
    }
    const WorkloadId workload = servingOf(model).id;
    if (board.workload != workload) {
        board.assumptions = withoutDimensions(board.assumptions);
        board.scenarios = withoutDimensions(board.scenarios);
    }
    board.workload = workload;
    return board;
}

} // namespace chipboard
