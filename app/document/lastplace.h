// Purpose: where a window keeps its comparison for the next start. The first window of a user has the one place that
// the next start looks at; a further window beside it has a place of its own, so that neither writes over the other.
#pragma once

#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>

namespace chipboard {

class LastPlace
{
public:
    /// `first` is the place of the first window; locks and further places are beside it.
    explicit LastPlace(const QString &first);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isFirst() const { return m_isFirst; }
    /// No other window writes here. Unknown, so false, where no lock can be written.
    [[nodiscard]] bool isHeld() const { return m_lock && m_lock->isLocked(); }
    /// Puts what lies at the place under a name that lasts. False when it cannot be moved.
    [[nodiscard]] bool makeRoom();
    /// What further windows left behind that are gone by now, put under names that last; their paths. The first window
    /// finds those of all, another one what lay at the place that it has now.
    [[nodiscard]] QStringList takeLeft();

private:
    QString m_first;
    QString m_path;
    bool m_isFirst = true;
    QStringList m_left; ///< moved away by this window, and not told yet
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace chipboard
