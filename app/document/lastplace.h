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
    /// What further windows left behind that are gone by now, put under names that last; their paths. The first window
    /// finds those of all, another one what lay at the place that it has now.
    [[nodiscard]] QStringList takeLeft();

private:
    [[nodiscard]] bool isClear();

    QString m_first;
    QString m_path;
    bool m_isFirst = true;
    QStringList m_left; ///< moved away by this window, and not told yet
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace chipboard
