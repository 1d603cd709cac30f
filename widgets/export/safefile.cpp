#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>
#include <vector>

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
    return writeFilesSafely({{path, content}});
}

Result<Done> writeFilesSafely(const QList<FileContent> &files)
{
    std::vector<std::unique_ptr<QSaveFile>> saved;
    const auto incomplete = [](const QSaveFile &file) {
        return cannotWrite(file.fileName(),
                           words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" could not be written in full: %2."))
                               .arg(QStringLiteral("%1"), file.errorString()),
                           words(QT_TRANSLATE_NOOP("Exporter",
                                                   "Free some space and try again; the old file is as it "
                                                   "was.")));
    };
    for (const FileContent &one : files) {
        if (const Result<Done> checked = checkTarget(one.path); !checked)
            return checked.problem();
        saved.push_back(std::make_unique<QSaveFile>(one.path));
        QSaveFile &file = *saved.back();
        if (!file.open(QIODevice::WriteOnly)) {
            return cannotWrite(one.path,
                               words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" cannot be written: %2."))
                                   .arg(QStringLiteral("%1"), file.errorString()),
                               words(QT_TRANSLATE_NOOP("Exporter", "Choose a folder that you may write to.")));
        }
        if (file.write(one.content) != one.content.size() || !file.flush())
            return incomplete(file);
    }
    for (const auto &file : saved) {
        if (!file->commit())
            return incomplete(*file);
    }
    return Done{};
}

} // namespace chipboard
