// Purpose: C library locales that a test compiles, so that it does not depend on installed ones.
#pragma once

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace chipboard::testing {

/// Compiled by localedef from /usr/share/i18n (Debian's package "locales").
class MadeLocales
{
public:
    [[nodiscard]] QString path() const { return m_folder.path(); } ///< for LOCPATH
    /// Reason why the locale cannot be made; empty when it exists. `name` as in "de_DE".
    [[nodiscard]] QString make(const QString &name) const
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("localedef"));
        if (program.isEmpty() || !QFile::exists(QStringLiteral("/usr/share/i18n/locales/") + name))
            return QStringLiteral("There is no localedef, or no source of the locale; Debian has both in the packages "
                                  "libc-bin and locales.");
        const QString folder = m_folder.filePath(name + QStringLiteral(".UTF-8"));
        QProcess process;
        // Warnings about gaps in the locale's source do not matter here.
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
