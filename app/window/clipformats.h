// Purpose: what a page or chart is on the clipboard: a picture for slides (SVG, PNG), its numbers for documents
// (HTML) and spreadsheets (tab-separated), and a chart to edit (PowerPoint, LibreOffice), each a row of a table. The
// program that pastes takes what it can use best. Pictures look as the last export did and open again in Chipboard as
// its files do.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/ending.h"
#include "widgets/export/exporters.h"

#include <QMimeData>

#include <memory>
#include <span>

namespace chipboard {

/// A page or chart on its way out of the window, to the clipboard or dragged.
struct Clip
{
    ExportedPage shown;
    ExportOptions options = {};
    QByteArray boardText = {}; ///< as it would be saved, with how this was made; empty: it will not open
    std::shared_ptr<const Catalog> catalog = std::make_shared<const Catalog>();
    Board board = {};

    /// For an exporter. Refers to this.
    [[nodiscard]] ExportInput input() const { return {*catalog, board, {shown}, options, boardText}; }
};

/// Programs that watch the clipboard copy it: a larger board stays out of its pictures, not out of files.
inline constexpr qsizetype mostBoardOnClipboard = qsizetype{256} * 1024;

/// What Office programs call a chart on the clipboard; Qt offers what is so named under Windows' own name.
inline constexpr char officeChartType[] = "application/x-qt-windows-mime;value=\"Art::GVML ClipFormat\"";

struct ClipFormat
{
    const char *id;   ///< "svg"
    const char *name; ///< QT_TR_NOOP
    void (*add)(QMimeData &data, const Clip &clip);
    bool isUsual = true; ///< goes along with all others; else it is copied alone
};
[[nodiscard]] std::span<const ClipFormat> clipFormats();

/// In every usual format.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip);
/// In one; empty when no format has that id.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip, const QString &formatId);

// A chart on its way out of the window: as a file, as pictures, and as cells. Each is made only
// when the program that it is dropped on asks for it; files live in a folder of this drag, which goes with the program.
// They are as an export would write them.

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
