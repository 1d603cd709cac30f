#include "app/store/storeproblem.h"

#include "data/core/tr.h"

#include <QDir>
#include <QSqlError>

namespace chipboard {
namespace {

/// Result codes of SQLite, primary ones but for the first (sqlite.org/rescode.html).
struct CodeRow
{
    int code;
    ProblemCode problem;
    const char *message;
    const char *remedy;
};
constexpr int damaged = 11;
constexpr int notADatabase = 26;
constexpr CodeRow rows[] = {
    {776, ProblemCode::CannotRead, QT_TRANSLATE_NOOP("PriceStore", "The last import was interrupted."),
     QT_TRANSLATE_NOOP("PriceStore",
                       "The next import mends the price store.")}, // read-only, with a journal to roll back
    {5, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "The price store is in use by another program."),
     QT_TRANSLATE_NOOP("PriceStore", "Try again when that has finished.")},
    {6, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "The price store is in use by another program."),
     QT_TRANSLATE_NOOP("PriceStore", "Try again when that has finished.")},
    {8, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "The price store may only be read."),
     QT_TRANSLATE_NOOP("PriceStore", "Check the permissions of the file and its folder.")},
    {10, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "The price store cannot be written."),
     QT_TRANSLATE_NOOP("PriceStore", "Check the disk and the room left on it. What was stored before is unchanged.")},
    {13, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "There is no room left for the price store."),
     QT_TRANSLATE_NOOP("PriceStore", "Make room on the disk. What was stored before is unchanged.")},
    {14, ProblemCode::CannotWrite, QT_TRANSLATE_NOOP("PriceStore", "The price store cannot be opened."),
     QT_TRANSLATE_NOOP("PriceStore", "Check that its folder exists and may be written to.")},
    {damaged, ProblemCode::CannotRead, QT_TRANSLATE_NOOP("PriceStore", "The price store is damaged."),
     QT_TRANSLATE_NOOP("PriceStore", "Take a backup of it.")},
    {notADatabase, ProblemCode::CannotRead, QT_TRANSLATE_NOOP("PriceStore", "The file is no price store."),
     QT_TRANSLATE_NOOP("PriceStore", "Move it away, or name another file.")},
};

// The upper bits tell more than anybody needs.
int primaryCode(const QSqlError &error) { return error.nativeErrorCode().toInt() & 0xFF; }

} // namespace

Problem storeProblem(const QSqlError &error, const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    for (const CodeRow &row : rows) {
        if (row.code == error.nativeErrorCode().toInt() || row.code == primaryCode(error))
            return {row.problem, tr(row.message), tr(row.remedy), {file, 0, 0, {}}, Severity::Error};
    }
    return {ProblemCode::CannotWrite,
            tr("The price store does not work: %1.").arg(error.text()),
            {},
            {file, 0, 0, {}},
            Severity::Error};
}

Problem damagedStore(const QString &path)
{
    return storeProblem(QSqlError({}, {}, QSqlError::UnknownError, QString::number(damaged)), path);
}

bool isDamage(const QSqlError &error) { return primaryCode(error) == damaged || primaryCode(error) == notADatabase; }

} // namespace chipboard
