// Purpose: a chart on its way out of the window: as a file, as pictures, and as cells. Each is made only
// when the program that it is dropped on asks for it; files live in a folder of this drag, which goes with the program.
// They are as an export would write them.
#pragma once

#include "app/window/clipformats.h"
#include "data/core/ending.h"

#include <QMimeData>

#include <memory>
#include <span>

namespace chipboard {

/// Which file a drag gives: that of the keys that are held when it begins.
struct DragFile
{
    Qt::KeyboardModifiers keys;
    const char *format;         ///< id of its exporter
    const char *name = nullptr; ///< QT_TR_NOOP; null: the id in capitals

    [[nodiscard]] const Exporter &exporter() const { return *findExporter(QLatin1String(format)); }
};
[[nodiscard]] std::span<const DragFile> dragFiles();      ///< the first one without keys
[[nodiscard]] QString dragFileName(const DragFile &file); ///< "PDF"
[[nodiscard]] QString dragKeys(const DragFile &file);     ///< "Shift+drag"
/// All of them in a sentence: what a chart says of itself.
[[nodiscard]] QString dragHelp();
/// Of keys that mean nothing the first one.
[[nodiscard]] const DragFile &dragFileFor(Qt::KeyboardModifiers keys);

class DelayedFiles : public QMimeData
{
    Q_OBJECT

public:
    explicit DelayedFiles(Clip clip, const DragFile &file = dragFiles().front());

    [[nodiscard]] QStringList formats() const override;
    [[nodiscard]] bool hasFormat(const QString &mimeType) const override;
    /// The file that was written for a drop; empty before.
    [[nodiscard]] const QString &path() const { return m_path; }

protected:
    [[nodiscard]] QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    [[nodiscard]] QVariant files() const;

    Clip m_clip;
    const DragFile &m_file;
    mutable std::shared_ptr<TemporaryFolder> m_folder; ///< made when a file is asked for
    mutable QString m_path;
};

} // namespace chipboard
