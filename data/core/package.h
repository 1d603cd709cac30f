// Purpose: an OOXML package (.pptx, .xlsx): named parts in a ZIP file. Equal parts produce equal bytes. Input is
// untrusted: sizes, names and checksums are verified before use.
#pragma once

#include "data/core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

struct PackagePart
{
    QString name; ///< "ppt/slides/slide1.xml", without a leading slash
    QByteArray bytes;

    friend bool operator==(const PackagePart &, const PackagePart &) = default;
};
using PackageParts = QList<PackagePart>;

/// Limits above which a file is rejected.
struct PackageLimits
{
    qsizetype fileBytes = qsizetype{64} * 1024 * 1024;
    qsizetype parts = 4096;
    qsizetype unpackedBytes = qsizetype{256} * 1024 * 1024; ///< total of all parts
    qsizetype ratio = 200; ///< unpacked to packed size, beyond the first MiB: ZIP bombs reach a thousand
};

/// True if the file starts with a ZIP signature.
[[nodiscard]] bool isPackage(const QByteArray &file);
/// Parts in the given order, all dated 1980-01-01, no metadata but names. Precondition: unique names that readPackage()
/// accepts; less than 2 GiB.
[[nodiscard]] QByteArray packageOf(const PackageParts &parts);
/// All parts in directory order, which is the order of writing, without folders. `name` is the file name for problems.
[[nodiscard]] Result<PackageParts> readPackage(const QByteArray &file, const QString &name,
                                               const PackageLimits &limits = {});
/// Null if there is none. Names are case-insensitive, as in OPC.
[[nodiscard]] const PackagePart *findPart(const PackageParts &parts, const QString &name);

// ZIP records (PKWARE APPNOTE 6.3) as far as OOXML packages use them: stored and deflated entries, no encryption, no
// ZIP64. All offsets and sizes are checked against the file.

struct ZipEntry
{
    QString name;
    int method = 0; ///< 0: stored, 8: deflated
    bool isEncrypted = false;
    quint32 sum = 0;         ///< CRC-32 of the content
    qsizetype packed = 0;    ///< bytes in the file
    qsizetype size = 0;      ///< uncompressed, according to the directory
    qsizetype beginning = 0; ///< offset of the local header
};

/// Appends header and content to `file` and the central directory record to `directory`.
void appendZipEntry(QByteArray &file, QByteArray &directory, const QString &name, const QByteArray &content);
void appendZipEnd(QByteArray &file, const QByteArray &directory, qsizetype entries);

} // namespace chipboard
