// Purpose: clipboard formats of a page or chart, as a table: pictures for slides (SVG, PNG), numbers for documents
// (HTML) and spreadsheets (tab-separated), and editable charts (PowerPoint, LibreOffice). The receiving program picks
// the best it supports. Pictures use the options of the last export and can be reopened in Chipboard like exported
// files.
#pragma once

#include "data/board/board.h"
#include "data/catalog/catalog.h"
#include "data/core/ending.h"
#include "widgets/export/exporters.h"

#include <QMimeData>

#include <memory>
#include <span>

namespace chipboard {

/// A page or chart to copy or drag out of the window.
struct Clip
{
    ExportedPage shown;
    ExportOptions options = {};
    QByteArray boardText = {}; ///< as saved, with the export recipe; empty: it cannot be reopened
    std::shared_ptr<const Catalog> catalog = std::make_shared<const Catalog>();
    Board board = {};

    /// Input for an exporter. Refers to this object.
    [[nodiscard]] ExportInput input() const { return {*catalog, board, {shown}, options, boardText}; }
};

/// Clipboard managers keep copies, so a larger board is embedded in files only.
inline constexpr qsizetype mostBoardOnClipboard = qsizetype{256} * 1024;

/// The clipboard format of Office charts; Qt maps a type with this prefix to the Windows format of that name.
inline constexpr char officeChartType[] = "application/x-qt-windows-mime;value=\"Art::GVML ClipFormat\"";

struct ClipFormat
{
    const char *id;   ///< "svg"
    const char *name; ///< QT_TR_NOOP
    void (*add)(QMimeData &data, const Clip &clip);
    bool isUsual = true; ///< included in a normal copy; else only available separately
};
[[nodiscard]] std::span<const ClipFormat> clipFormats();

/// In all usual formats.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip);
/// In one format; empty if the id is unknown.
[[nodiscard]] std::unique_ptr<QMimeData> clipOf(const Clip &clip, const QString &formatId);

// A chart dragged out of the window: as a file, pictures, and cells, generated when the drop target requests them, as
// an export would write them. Files are in a folder per drag, which is removed on exit.

/// The file format of a drag, by the modifier keys held when it starts.
struct DragFile
{
    Qt::KeyboardModifiers keys;
    const char *format;         ///< id of its exporter
    const char *name = nullptr; ///< QT_TR_NOOP; null: the id in upper case

    [[nodiscard]] const Exporter &exporter() const { return *findExporter(QLatin1String(format)); }
};
[[nodiscard]] std::span<const DragFile> dragFiles();      ///< the first one has no modifiers
[[nodiscard]] QString dragFileName(const DragFile &file); ///< "PDF"
[[nodiscard]] QString dragKeys(const DragFile &file);     ///< "Shift+drag"
/// All of them as one sentence, for a chart's help text.
[[nodiscard]] QString dragHelp();
/// The first one for other modifiers.
[[nodiscard]] const DragFile &dragFileFor(Qt::KeyboardModifiers keys);

class DelayedFiles : public QMimeData
{
    Q_OBJECT

public:
    explicit DelayedFiles(Clip clip, const DragFile &file = dragFiles().front());

    [[nodiscard]] QStringList formats() const override;
    [[nodiscard]] bool hasFormat(const QString &mimeType) const override;
    /// The file written for a drop; empty before.
    [[nodiscard]] const QString &path() const { return m_path; }

protected:
    [[nodiscard]] QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    [[nodiscard]] QVariant files() const;

    Clip m_clip;
    const DragFile &m_file;
    mutable std::shared_ptr<TemporaryFolder> m_folder; ///< created on the first request
    mutable QString m_path;
};

} // namespace chipboard
