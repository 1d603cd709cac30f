#include "data/package/package.h"

#include "data/core/tr.h"
#include "data/package/zipentry.h"

#include <QSet>

#include <algorithm>
#include <limits>

namespace chipboard {
namespace {

Problem broken(const QString &name, const QString &message, ProblemCode code = ProblemCode::BadSyntax)
{
    return {code, message, tr("Take a copy that opens in other programs."), {name, 0, 0, {}}, Severity::Error};
}

Problem tooLarge(const QString &name, const QString &message)
{
    return {ProblemCode::TooLarge, message, tr("Take a smaller file."), {name, 0, 0, {}}, Severity::Error};
}

// No way out of the package, nothing that a file system or a screen would take for something else.
bool isGoodName(const QString &name)
{
    if (name.isEmpty() || name.size() > 255 || name.startsWith(QLatin1Char('/')))
        return false;
    const bool isPlain = std::all_of(name.begin(), name.end(), [](QChar sign) {
        return sign.isPrint() && sign != QLatin1Char('\\') && sign != QLatin1Char(':');
    });
    const QStringList segments = name.split(QLatin1Char('/'));
    return isPlain && std::all_of(segments.begin(), segments.end(), [](const QString &segment) {
               return !segment.isEmpty() && segment != QLatin1String(".") && segment != QLatin1String("..");
           });
}

std::optional<Problem> refused(const QList<ZipEntry> &entries, qsizetype fileBytes, const QString &name,
                               const PackageLimits &limits)
{
    if (entries.size() > limits.parts)
        return tooLarge(name, tr("This file has %1 parts, more than %2.").arg(entries.size()).arg(limits.parts));
    QSet<QString> seen;
    qsizetype unpacked = 0;
    for (const ZipEntry &entry : entries) {
        if (!isGoodName(entry.name))
            return broken(name, tr("A part of this file has a name that no part may have."), ProblemCode::BadValue);
        if (seen.contains(entry.name.toCaseFolded()))
            return broken(name, tr("The part \"%1\" is in this file twice.").arg(entry.name),
                          ProblemCode::DuplicateKey);
        seen.insert(entry.name.toCaseFolded());
        unpacked += entry.size; // each below 4 GiB, and there are few
    }
    constexpr qsizetype mebibyte = qsizetype{1024} * 1024;
    if (unpacked > limits.unpackedBytes || unpacked > mebibyte + limits.ratio * fileBytes)
        return tooLarge(name, tr("This file would unpack to %1 MiB.").arg(unpacked / mebibyte));
    return std::nullopt;
}

} // namespace

bool isPackage(const QByteArray &file) { return file.startsWith("PK\3\4"); }

QByteArray packageOf(const PackageParts &parts)
{
    QByteArray file;
    QByteArray directory;
    for (const PackagePart &part : parts) {
        Q_ASSERT(isGoodName(part.name));
        appendZipEntry(file, directory, part.name, part.bytes);
    }
    appendZipEnd(file, directory, parts.size());
    return file;
}

Result<PackageParts> readPackage(const QByteArray &file, const QString &name, const PackageLimits &limits)
{
    if (file.size() > limits.fileBytes || file.size() > std::numeric_limits<int>::max())
        return tooLarge(name, tr("This file is larger than %1 MiB.").arg(limits.fileBytes / 1024 / 1024));
    std::optional<QList<ZipEntry>> entries = zipDirectory(file);
    if (!entries)
        return broken(name, tr("This file is no ZIP package, or is cut off or damaged."));
    entries->removeIf([](const ZipEntry &entry) { return entry.name.endsWith(QLatin1Char('/')) && entry.size == 0; });
    if (const std::optional<Problem> problem = refused(*entries, file.size(), name, limits))
        return *problem;
    PackageParts parts;
    for (const ZipEntry &entry : *entries) {
        std::optional<QByteArray> bytes = zipContent(file, entry);
        if (!bytes)
            return broken(name, tr("The part \"%1\" of this file is damaged or encrypted.").arg(entry.name));
        parts << PackagePart{entry.name, *std::move(bytes)};
    }
    return parts;
}

const PackagePart *findPart(const PackageParts &parts, const QString &name)
{
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const PackagePart &part) {
        return part.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == parts.end() ? nullptr : &*found;
}

} // namespace chipboard
