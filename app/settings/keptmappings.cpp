#include "app/settings/keptmappings.h"

#include "data/core/tr.h"
#include "widgets/export/safefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace chipboard {

QString KeptMappings::fileFor(const QStringList &header) const
{
    QStringList trimmed;
    for (const QString &column : header)
        trimmed << column.trimmed();
    const QByteArray hash =
        QCryptographicHash::hash(trimmed.join(QLatin1Char('\n')).toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    return QStringLiteral("%1/%2.json").arg(m_folder, QString::fromLatin1(hash));
}

std::optional<ColumnMapping> KeptMappings::find(const QStringList &header) const
{
    constexpr qint64 mostBytes = qint64{256} * 1024;
    QFile file(fileFor(header));
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes)
        return std::nullopt;
    const Result<ColumnMapping> mapping = mappingFromJson(file.readAll(), file.fileName());
    return mapping ? std::optional(mapping.value()) : std::nullopt;
}

Result<Done> KeptMappings::keep(const QStringList &header, const ColumnMapping &mapping) const
{
    if (!QDir().mkpath(m_folder))
        return Problem{ProblemCode::CannotWrite,
                       tr("The folder for mappings of columns cannot be made."),
                       tr("Check its permissions."),
                       {QDir::toNativeSeparators(m_folder), 0, 0, {}},
                       Severity::Error};
    return writeFileSafely(fileFor(header), mappingToJson(mapping));
}

} // namespace chipboard
