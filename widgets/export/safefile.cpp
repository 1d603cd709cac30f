#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace chipboard {
namespace {

Problem cannotWrite(const QString &path, const QString &message, const QString &remedy)
{
    return {ProblemCode::CannotWrite, message.arg(QDir::toNativeSeparators(path)), remedy, {path, 0, 0, {}}};
}

QString words(const char *text) { return QCoreApplication::translate("Exporter", text); }

} // namespace

Result<Done> checkTarget(const QString &path)
{
    const QFileInfo target(path);
    if (path.isEmpty() || target.isDir()) {
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" is a folder, not a file.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Give a file name.")));
    }
    if (target.exists() && !target.isFile()) {
        // Renaming over a device or a pipe would put an end to it.
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" is a device, not a file.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Give the name of an ordinary file.")));
    }
    if (!target.dir().exists()) {
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "The folder of \"%1\" does not exist.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Make the folder first or choose another one.")));
    }
    return Done{};
}

Result<Done> writeFileSafely(const QString &path, const QByteArray &content)
{
    if (const Result<Done> checked = checkTarget(path); !checked)
        return checked.problem();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return cannotWrite(path,
                           words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" cannot be written: %2."))
                               .arg(QStringLiteral("%1"), file.errorString()),
                           words(QT_TRANSLATE_NOOP("Exporter", "Choose a folder that you may write to.")));
    }
    if (file.write(content) != content.size() || !file.commit()) {
        return cannotWrite(path,
                           words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" could not be written in full: %2."))
                               .arg(QStringLiteral("%1"), file.errorString()),
                           words(QT_TRANSLATE_NOOP("Exporter",
                                                   "Free some space and try again; the old file is as it "
                                                   "was.")));
    }
    return Done{};
}

} // namespace chipboard
