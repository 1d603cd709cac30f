// Purpose: an OOXML package, as .pptx and .xlsx are: named parts in a ZIP file. Equal parts give equal bytes. What is
// read comes from anywhere: sizes, names and sums are checked before a byte of it is believed.
#pragma once

#include "data/core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

struct PackagePart
{
    QString name; ///< "ppt/slides/slide1.xml", without a slash in front
    QByteArray bytes;

    friend bool operator==(const PackagePart &, const PackagePart &) = default;
};
using PackageParts = QList<PackagePart>;

/// What is refused rather than unpacked.
struct PackageLimits
{
    qsizetype fileBytes = qsizetype{64} * 1024 * 1024;
    qsizetype parts = 4096;
    qsizetype unpackedBytes = qsizetype{256} * 1024 * 1024; ///< of all parts together
    qsizetype ratio = 200; ///< of all parts to the file, beyond the first mebibyte: a bomb is a thousand
};

/// Begins like a ZIP file.
[[nodiscard]] bool isPackage(const QByteArray &file);
/// In the order given, all dated 1980-01-01, nothing but names and contents inside.
/// Precondition: names as readPackage() wants them, each once; less than 2 GiB.
[[nodiscard]] QByteArray packageOf(const PackageParts &parts);
/// All parts in the order of the file's directory, which is the order they were written in; folders are left out.
/// `name` is what the problem calls the file.
[[nodiscard]] Result<PackageParts> readPackage(const QByteArray &file, const QString &name,
                                               const PackageLimits &limits = {});
/// Null when there is none. Names are compared as OPC does: without regard to case.
[[nodiscard]] const PackagePart *findPart(const PackageParts &parts, const QString &name);

// The records of a ZIP file (PKWARE APPNOTE 6.3), as far as OOXML packages use them: stored and deflated
// entries, no encryption, no ZIP64. All offsets and sizes read are checked against the file.

struct ZipEntry
{
    QString name;
    int method = 0; ///< 0: stored, 8: deflated
    bool isEncrypted = false;
    quint32 sum = 0;         ///< CRC-32 of the content
    qsizetype packed = 0;    ///< bytes in the file
    qsizetype size = 0;      ///< of the content, as the directory says
    qsizetype beginning = 0; ///< of the entry's own header
};

/// Adds header and content to `file` and the record about it to `directory`.
void appendZipEntry(QByteArray &file, QByteArray &directory, const QString &name, const QByteArray &content);
void appendZipEnd(QByteArray &file, const QByteArray &directory, qsizetype entries);

} // namespace chipboard
