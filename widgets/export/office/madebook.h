// Purpose: workbooks that libxlsxwriter puts together out of temporary files, looked at before anybody gets one: where
// these find no room the library says that all is well, and parts of the workbook break off.
#pragma once

#include "data/core/ending.h"
#include "data/core/result.h"

#include <QByteArray>

#include <optional>

namespace chipboard {

/// Why there is no workbook, and where room is wanted. `reason` without or with a full stop.
[[nodiscard]] Problem workbookNotMade(const QString &reason);

/// What the library has left at `path`. Errors: it cannot be read, is no package, or one of its parts is no whole XML.
[[nodiscard]] Result<QByteArray> madeWorkbook(const QString &path);

/// Where the library puts one workbook together: its parts in a folder that only this user can read, the whole in
/// memory where the system has files there. While it is closed, an EndingHold keeps the folder from being removed.
class BookPlace
{
public:
    BookPlace();
    ~BookPlace();
    BookPlace(const BookPlace &) = delete;
    BookPlace &operator=(const BookPlace &) = delete;

    /// No room for temporary files.
    [[nodiscard]] std::optional<Problem> problem() const;
    [[nodiscard]] QByteArray path() const;   ///< of the workbook
    [[nodiscard]] QByteArray folder() const; ///< of its parts
    [[nodiscard]] Result<QByteArray> workbook() const;

private:
    TemporaryFolder m_folder;
    int m_memory = -1; ///< the file in memory
};

} // namespace chipboard
