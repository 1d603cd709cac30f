// Purpose: the records of a ZIP file (PKWARE APPNOTE 6.3), as far as OOXML packages use them: stored and deflated
// entries, no encryption, no ZIP64. All offsets and sizes read are checked against the file.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace chipboard {

struct ZipEntry
{
    QString name;
    int method = 0; ///< 0: stored, 8: deflated
    bool isEncrypted = false;
    quint32 sum = 0;         ///< CRC-32 of the content
    qsizetype packed = 0;    ///< bytes in the file
    qsizetype size = 0;      ///< of the content, as the directory says
    qsizetype beginning = 0; ///< of the entry's own header

    friend bool operator==(const ZipEntry &, const ZipEntry &) = default;
};

/// Empty when the file is not one whole ZIP file.
[[nodiscard]] std::optional<QList<ZipEntry>> zipDirectory(const QByteArray &file);
/// Never more than entry.size bytes; empty when they are not there, are others, or are encrypted.
[[nodiscard]] std::optional<QByteArray> zipContent(const QByteArray &file, const ZipEntry &entry);

/// Adds header and content to `file` and the record about it to `directory`.
void appendZipEntry(QByteArray &file, QByteArray &directory, const QString &name, const QByteArray &content);
void appendZipEnd(QByteArray &file, const QByteArray &directory, qsizetype entries);

} // namespace chipboard
