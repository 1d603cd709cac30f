#include "data/catalog/ownbasis.h"

#include "data/core/tr.h"

#include <QRegularExpression>

namespace chipboard {
namespace {

QString endOf(const QString &kind, const QString &id) { return QStringLiteral("#%1/%2").arg(kind, id); }

} // namespace

Source ownFileSource(const QString &file)
{
    Source source;
    source.id = SourceId(file);
    source.kind = SourceKind::Own;
    source.title = ownTitle(source);
    return source;
}

Source ownBasisSource(const QString &file, const QString &kind, const QString &id)
{
    return ownFileSource(file + endOf(kind, id));
}

QString ownTitle(const Source &source)
{
    static const QRegularExpression basis(QStringLiteral("^(.*)#(model|workload|constants)/([^/]*)$"));
    const QString &id = source.id.text();
    const QRegularExpressionMatch match = basis.match(id);
    if (source.kind != SourceKind::Own || (!match.hasMatch() && id.contains(QLatin1Char('/'))))
        return {}; // of the board
    if (!match.hasMatch())
        return tr("Your own file %1").arg(id);
    const QString file = match.captured(1);
    const QString kind = match.captured(2);
    return kind == QLatin1String("model")   ? tr("Your own model %1 of %2").arg(match.captured(3), file)
        : kind == QLatin1String("workload") ? tr("Your own workload %1 of %2").arg(match.captured(3), file)
                                            : tr("Your own constants of %1").arg(file);
}

QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload)
{
    const Workload *asked = catalog.workload(workload);
    const QString ofWorkload = endOf(QStringLiteral("workload"), workload.text());
    const QString ofModel = endOf(QStringLiteral("model"), asked != nullptr ? asked->model.text() : QString());
    const QString ofConstants = endOf(QStringLiteral("constants"), QString());
    QStringList texts;
    for (const Source &source : catalog.sources) {
        const QString &id = source.id.text();
        if (source.kind == SourceKind::Own
            && (id.endsWith(ofWorkload) || id.endsWith(ofModel) || id.endsWith(ofConstants)))
            texts << source.title;
    }
    return texts;
}

} // namespace chipboard
