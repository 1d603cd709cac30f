// Purpose: from the files that a person names to the files that are written: one a format, or one a page where a format
// holds only one. Every content is made before the first file is written, one step at a time, so that a window stays
// responsive, an export can be stopped, and a failure leaves every old file as it was.
#pragma once

#include "widgets/export/exporters.h"

#include <functional>
#include <optional>

namespace chipboard {

struct ExportTarget
{
    QString path;
    const Exporter *exporter = nullptr;

    friend bool operator==(const ExportTarget &, const ExportTarget &) = default;
};

struct PlannedFile
{
    QString path;
    const Exporter *exporter = nullptr;
    qsizetype page = -1; ///< the only one in it; -1: all of them
    qsizetype part = -1; ///< of the page, the only one in it; -1: all of them
};

/// The proposed name, without ending: what is compared, the page or `what` stands in its place, and the day of the
/// export, ISO: "trn2-vs-h100_deck_2026-11-30". When the data are of stands in the file.
[[nodiscard]] QString exportName(const PageSpec &page, const QString &day, const QString &what = {});
/// Names of files for single pages: "STEM-compare.png", or "STEM-2.png" where two pages have one id; for parts of a
/// page "STEM-1.png", "STEM-compare-bands.csv". Pages are laid out where the format asks for it.
[[nodiscard]] QList<PlannedFile> plannedFiles(const QList<ExportTarget> &targets, const QList<ExportedPage> &pages,
                                              const ExportOptions &options = {});
/// That of a part or page: "a/STEM.csv" and "bands" give "a/STEM-bands.csv"; nothing changes nothing.
[[nodiscard]] QString fileNamed(const QString &path, const QString &addition);
/// Two of them would be one file on the disk, of which the second would be all that is left.
[[nodiscard]] std::optional<Problem> twiceIn(const QList<PlannedFile> &files);
/// Those that exist already.
[[nodiscard]] QStringList existingFiles(const QList<PlannedFile> &files);

/// The text of the board for a file with these pages; empty: none goes inside.
using BoardText = std::function<QByteArray(const ExportInput &input, const PlannedFile &file)>;

class ExportRun
{
public:
    /// Kept: if one of them is there when they are written, none is, and the problem is fileExists().
    enum class OldFiles { Replaced, Kept };
    /// `input` has the pages of all files; what it refers to must outlive the run.
    ExportRun(ExportInput input, QList<PlannedFile> files, BoardText boardText, OldFiles old = OldFiles::Replaced);

    /// One more file is made; the last step writes all of them.
    [[nodiscard]] Result<Done> step();
    /// What cannot be written must not keep the others from being written: without that file. False where no other is
    /// left, or it is none of them.
    [[nodiscard]] bool leaveOut(const QString &path);
    [[nodiscard]] bool isDone() const { return m_isDone; }
    [[nodiscard]] int stepsDone() const { return static_cast<int>(m_contents.size()) + (m_isDone ? 1 : 0); }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_files.size()) + 1; }
    [[nodiscard]] const QList<PlannedFile> &files() const { return m_files; }

private:
    [[nodiscard]] Result<Done> make(const PlannedFile &file);
    [[nodiscard]] Result<Done> writeAll();

    ExportInput m_input;
    QList<PlannedFile> m_files;
    BoardText m_boardText;
    OldFiles m_old;
    QList<QByteArray> m_contents;
    bool m_isDone = false;
};

} // namespace chipboard
