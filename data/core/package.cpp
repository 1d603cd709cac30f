#include "data/core/package.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QSet>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace chipboard {
namespace {

constexpr quint32 headerMark = 0x04034b50;
constexpr quint32 recordMark = 0x02014b50;
constexpr quint32 endMark = 0x06054b50;
constexpr qsizetype headerSize = 30;
constexpr qsizetype recordSize = 46;
constexpr qsizetype endSize = 22;
constexpr quint16 version = 20;          // deflate
constexpr quint16 date = (1 << 5) | 1;   // 1980-01-01, the earliest ZIP date
constexpr quint16 nameIsUtf8 = 1U << 11; // bit of the flags
constexpr int stored = 0;
constexpr int deflated = 8;

void append16(QByteArray &bytes, quint16 number)
{
    char little[2];
    qToLittleEndian(number, little);
    bytes.append(little, 2);
}

void append32(QByteArray &bytes, quint32 number)
{
    char little[4];
    qToLittleEndian(number, little);
    bytes.append(little, 4);
}

// Precondition: the bytes exist.
quint16 at16(const QByteArray &bytes, qsizetype at) { return qFromLittleEndian<quint16>(bytes.constData() + at); }
quint32 at32(const QByteArray &bytes, qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); }

quint32 sumOf(const QByteArray &bytes)
{
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef *>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

// Raw deflate; empty if it would not be shorter.
QByteArray packedOf(const QByteArray &content)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray packed(content.size(), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<const Bytef *>(content.constData());
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool isShorter = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.truncate(isShorter ? static_cast<qsizetype>(stream.total_out) : 0);
    deflateEnd(&stream);
    return packed;
}

std::optional<QByteArray> unpacked(const char *packed, const ZipEntry &entry)
{
    z_stream stream{};
    stream.next_in = reinterpret_cast<const Bytef *>(packed);
    stream.avail_in = static_cast<uInt>(entry.packed);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    // One extra byte, to detect a stream that does not end there.
    QByteArray content(entry.size + 1, Qt::Uninitialized);
    stream.next_out = reinterpret_cast<Bytef *>(content.data());
    stream.avail_out = static_cast<uInt>(content.size());
    const int state = inflate(&stream, Z_FINISH);
    const bool isWhole =
        state == Z_STREAM_END && static_cast<qsizetype>(stream.total_out) == entry.size && stream.avail_in == 0;
    inflateEnd(&stream);
    content.truncate(entry.size);
    return isWhole ? std::optional(content) : std::nullopt;
}

// The fields that header and record share, from the version on.
void appendCommon(QByteArray &bytes, const QByteArray &name, bool isPacked, const QByteArray &inFile,
                  const QByteArray &content)
{
    const bool isAscii = std::ranges::all_of(name, [](char sign) { return static_cast<uchar>(sign) < 0x80; });
    append16(bytes, version);
    append16(bytes, isAscii ? quint16{0} : nameIsUtf8);
    append16(bytes, static_cast<quint16>(isPacked ? deflated : stored));
    append16(bytes, 0); // midnight
    append16(bytes, date);
    append32(bytes, sumOf(content));
    append32(bytes, static_cast<quint32>(inFile.size()));
    append32(bytes, static_cast<quint32>(content.size()));
    append16(bytes, static_cast<quint16>(name.size()));
    append16(bytes, 0); // no extra field
}

// The end record may be followed by a comment, whose length it gives.
qsizetype endOf(const QByteArray &file)
{
    const qsizetype earliest = std::max<qsizetype>(0, file.size() - endSize - 0xffff);
    for (qsizetype at = file.size() - endSize; at >= earliest; --at) {
        if (at32(file, at) == endMark && at + endSize + at16(file, at + 20) == file.size())
            return at;
    }
    return -1;
}

// Precondition: the record's fixed part is within the file.
ZipEntry entryAt(const QByteArray &file, qsizetype at)
{
    return ZipEntry{.name = QString::fromUtf8(file.mid(at + recordSize, at16(file, at + 28))),
                    .method = at16(file, at + 10),
                    .isEncrypted = (at16(file, at + 8) & 1U) != 0,
                    .sum = at32(file, at + 16),
                    .packed = at32(file, at + 20),
                    .size = at32(file, at + 24),
                    .beginning = at32(file, at + 42)};
}

} // namespace

// Empty unless the file is one complete ZIP file.
static std::optional<QList<ZipEntry>> zipDirectory(const QByteArray &file)
{
    const qsizetype end = endOf(file);
    if (end < 0)
        return std::nullopt;
    const int count = at16(file, end + 10);
    qsizetype at = at32(file, end + 16);
    if (at16(file, end + 4) != 0 || at16(file, end + 8) != count)
        return std::nullopt; // one of several disks
    QList<ZipEntry> entries;
    for (int i = 0; i < count; ++i) {
        if (at > end - recordSize || at32(file, at) != recordMark)
            return std::nullopt;
        const qsizetype next = at + recordSize + at16(file, at + 28) + at16(file, at + 30) + at16(file, at + 32);
        if (next > end)
            return std::nullopt;
        entries << entryAt(file, at);
        at = next;
    }
    return at == end ? std::optional(entries) : std::nullopt;
}

// At most entry.size bytes; empty if they are missing, corrupt or encrypted.
static std::optional<QByteArray> zipContent(const QByteArray &file, const ZipEntry &entry)
{
    const qsizetype at = entry.beginning;
    if (entry.isEncrypted || at > file.size() - headerSize || at32(file, at) != headerMark)
        return std::nullopt;
    const qsizetype nameSize = at16(file, at + 26);
    const qsizetype data = at + headerSize + nameSize + at16(file, at + 28);
    const bool isThere = data <= file.size() && entry.packed <= file.size() - data;
    // Programs that read the headers must not see other parts than those that read the directory.
    if (!isThere || QString::fromUtf8(file.mid(at + headerSize, nameSize)) != entry.name)
        return std::nullopt;
    std::optional<QByteArray> content;
    if (entry.method == deflated)
        content = unpacked(file.constData() + data, entry);
    else if (entry.method == stored && entry.packed == entry.size)
        content = file.mid(data, entry.size);
    return content && sumOf(*content) == entry.sum ? content : std::nullopt;
}

void appendZipEntry(QByteArray &file, QByteArray &directory, const QString &name, const QByteArray &content)
{
    const QByteArray utf8 = name.toUtf8();
    const QByteArray packed = packedOf(content);
    const QByteArray &inFile = packed.isEmpty() ? content : packed;
    const auto beginning = static_cast<quint32>(file.size());
    append32(file, headerMark);
    appendCommon(file, utf8, !packed.isEmpty(), inFile, content);
    file += utf8 + inFile;

    append32(directory, recordMark);
    append16(directory, version); // made by
    appendCommon(directory, utf8, !packed.isEmpty(), inFile, content);
    append16(directory, 0); // no comment
    append16(directory, 0); // first disk
    append16(directory, 0); // no attributes
    append32(directory, 0);
    append32(directory, beginning);
    directory += utf8;
}

void appendZipEnd(QByteArray &file, const QByteArray &directory, qsizetype entries)
{
    const auto beginning = static_cast<quint32>(file.size());
    file += directory;
    append32(file, endMark);
    append16(file, 0);
    append16(file, 0);
    append16(file, static_cast<quint16>(entries));
    append16(file, static_cast<quint16>(entries));
    append32(file, static_cast<quint32>(directory.size()));
    append32(file, beginning);
    append16(file, 0); // no comment
}

namespace {

Problem broken(const QString &name, const QString &message, ProblemCode code = ProblemCode::BadSyntax)
{
    return {code, message, tr("Use a copy that opens in other programs."), {name}};
}

Problem tooLarge(const QString &name, const QString &message)
{
    return {ProblemCode::TooLarge, message, tr("Use a smaller file."), {name}};
}

// The name must not leave the package or mislead a file system or a screen.
bool isGoodName(const QString &name)
{
    if (name.isEmpty() || name.size() > 255 || name.startsWith(QLatin1Char('/')))
        return false;
    const bool isPlain = std::ranges::all_of(
        name, [](QChar sign) { return sign.isPrint() && sign != QLatin1Char('\\') && sign != QLatin1Char(':'); });
    const QStringList segments = name.split(QLatin1Char('/'));
    return isPlain && std::ranges::all_of(segments, [](const QString &segment) {
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
            return broken(name, tr("A part of this file has an invalid name."), ProblemCode::BadValue);
        if (seen.contains(entry.name.toCaseFolded()))
            return broken(name, tr("The part \"%1\" appears twice in this file.").arg(entry.name),
                          ProblemCode::DuplicateKey);
        seen.insert(entry.name.toCaseFolded());
        unpacked += entry.size; // each below 4 GiB, and few of them
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
        return broken(name, tr("This file is not a ZIP package, or is truncated or damaged."));
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
    return findWhere(parts, [&](const PackagePart &part) { return part.name.compare(name, Qt::CaseInsensitive) == 0; });
}

} // namespace chipboard
