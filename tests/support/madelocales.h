// Purpose: locales of the C library that a test makes for itself, so that it needs none of the system's.
#pragma once

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace chipboard::testing {

/// As compiled by localedef of what Debian's package "locales" has in /usr/share/i18n.
class MadeLocales
{
public:
    [[nodiscard]] QString path() const { return m_folder.path(); } ///< for LOCPATH
    /// Why there is none; empty: it is there. `name` as in "de_DE".
    [[nodiscard]] QString make(const QString &name) const
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("localedef"));
        if (program.isEmpty() || !QFile::exists(QStringLiteral("/usr/share/i18n/locales/") + name))
            return QStringLiteral("There is no localedef, or no source of the locale; Debian has both in the packages "
                                  "libc-bin and locales.");
        const QString folder = m_folder.filePath(name + QStringLiteral(".UTF-8"));
        QProcess process;
        // Warnings about what the source leaves open are none of ours.
        process.start(
            program,
            {QStringLiteral("-c"), QStringLiteral("-i"), name, QStringLiteral("-f"), QStringLiteral("UTF-8"), folder});
        if (!process.waitForFinished(60'000) || !QFile::exists(folder + QStringLiteral("/LC_NUMERIC")))
            return QStringLiteral("localedef does not make it: ") + QString::fromUtf8(process.readAllStandardError());
        return {};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace chipboard::testing
