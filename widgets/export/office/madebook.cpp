#include "widgets/export/office/madebook.h"

#include "data/core/package.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool isBroken(const PackagePart &part)
{
    if (!part.name.endsWith(u".xml"_s) && !part.name.endsWith(u".rels"_s))
        return false;
    QXmlStreamReader xml(part.bytes);
    while (!xml.atEnd())
        xml.readNext();
    return xml.hasError();
}

QByteArray inMemory(int file) { return "/proc/self/fd/" + QByteArray::number(file); }

} // namespace

Problem workbookNotMade(const QString &reason)
{
    QString bare = reason;
    while (bare.endsWith(u'.'))
        bare.chop(1);
    return {
        ProblemCode::CannotWrite, tr("Cannot create the workbook: %1.").arg(bare),
        tr("Free some space in the folder for temporary files, %1.").arg(QDir::toNativeSeparators(QDir::tempPath()))};
}

Result<QByteArray> madeWorkbook(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return workbookNotMade(file.errorString());
    QByteArray bytes = file.readAll();
    const Result<PackageParts> parts = readPackage(bytes, tr("The workbook"));
    if (!parts)
        return workbookNotMade(parts.problem().message);
    const auto broken = std::find_if(parts.value().begin(), parts.value().end(), isBroken);
    if (broken != parts.value().end())
        return workbookNotMade(tr("its part \"%1\" is incomplete").arg(broken->name));
    return bytes;
}

BookPlace::BookPlace()
{
#ifdef Q_OS_LINUX
    m_memory = memfd_create("chipboard-workbook", MFD_CLOEXEC);
    if (m_memory >= 0 && access(inMemory(m_memory).constData(), W_OK) != 0) { // no /proc
        close(m_memory);
        m_memory = -1;
    }
#endif
}

BookPlace::~BookPlace()
{
#ifdef Q_OS_LINUX
    if (m_memory >= 0)
        close(m_memory);
#endif
}

std::optional<Problem> BookPlace::problem() const
{
    return m_folder.isValid() ? std::nullopt : std::optional(workbookNotMade(m_folder.error()));
}

QByteArray BookPlace::path() const
{
    return m_memory >= 0 ? inMemory(m_memory) : QFile::encodeName(m_folder.filePath(u"workbook.xlsx"_s));
}

QByteArray BookPlace::folder() const { return QFile::encodeName(m_folder.path()); }

Result<QByteArray> BookPlace::workbook() const { return madeWorkbook(QFile::decodeName(path())); }

} // namespace chipboard
