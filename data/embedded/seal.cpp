#include "data/embedded/seal.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <zlib.h>

namespace chipboard {
namespace {

constexpr const char pngStart[] = "\x89PNG\r\n\x1a\n";
constexpr const char sealName[] = "chipboard-sha256";
constexpr qsizetype endOfPng = 12; // the chunk IEND

QByteArray digestOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// The last bytes of a file of that kind, between what is sealed and the end that PNG asks for.
QByteArray sealOf(const QByteArray &before, bool png, bool svg)
{
    const QByteArray digest = digestOf(before);
    if (!png)
        return svg ? QByteArray("<!-- ") + sealName + ' ' + digest + " -->\n"
                   : QByteArray("%") + sealName + ' ' + digest + '\n';
    const QByteArray text = QByteArray("tEXt") + sealName + '\0' + digest;
    const uLong sum = crc32(0, reinterpret_cast<const Bytef *>(text.constData()), static_cast<uInt>(text.size()));
    return bigEndian(static_cast<quint32>(text.size() - 4)) + text + bigEndian(static_cast<quint32>(sum));
}

} // namespace

bool isPdf(const QByteArray &file) { return file.startsWith("%PDF-"); }
bool isPng(const QByteArray &file) { return file.startsWith(pngStart); }
bool isSvg(const QByteArray &file) { return file.startsWith("<?xml") || file.startsWith("<svg"); }

QByteArray sealed(const QByteArray &file)
{
    const qsizetype end = isPng(file) ? file.size() - endOfPng : file.size();
    const QByteArray before = file.left(end);
    return before + sealOf(before, isPng(file), isSvg(file)) + file.mid(end);
}

bool isWhole(const QByteArray &file)
{
    const qsizetype end = isPng(file) ? file.size() - endOfPng : file.size();
    const qsizetype length = sealOf({}, isPng(file), isSvg(file)).size();
    if (end < length)
        return false;
    const QByteArray before = file.left(end - length);
    return file.mid(end - length, length) == sealOf(before, isPng(file), isSvg(file));
}

} // namespace chipboard
