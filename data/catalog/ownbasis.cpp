#include "data/catalog/ownbasis.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(OwnBasis)
};

QString endOf(const QString &kind, const QString &id) { return QStringLiteral("#%1/%2").arg(kind, id); }

} // namespace

Source ownBasisSource(const QString &file, const QString &kind, const QString &id)
{
    Source source;
    source.id = SourceId(file + endOf(kind, id));
    source.title = kind == QLatin1String("model") ? Texts::tr("Your own model %1 of %2").arg(id, file)
        : kind == QLatin1String("workload")       ? Texts::tr("Your own workload %1 of %2").arg(id, file)
                                                  : Texts::tr("Your own constants of %1").arg(file);
    source.kind = SourceKind::Own;
    return source;
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
