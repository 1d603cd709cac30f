// Purpose: maps requested files to written files: one per format, or one per page for single-page formats. All contents
// are generated, in steps, before the first file is written, so that the window stays responsive, an export can be
// cancelled, and a failure leaves all old files intact.
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
    qsizetype page = -1; ///< the only page in the file; -1: all
    qsizetype part = -1; ///< the only part of the page in the file; -1: all
};

/// The proposed name, without ending: what is compared, the page or `what` stands in its place, and the day of the
/// export, ISO: "trn2-vs-h100_deck_2026-11-30". When the data are of stands in the file.
[[nodiscard]] QString exportName(const PageSpec &page, const QString &day, const QString &what = {});
/// Names of files for single pages: "STEM-compare.png", or "STEM-2.png" where two pages have one id; for parts of a
/// page "STEM-1.png", "STEM-compare-bands.csv". Pages are laid out where the format asks for it.
[[nodiscard]] QList<PlannedFile> plannedFiles(const QList<ExportTarget> &targets, const QList<ExportedPage> &pages,
                                              const ExportOptions &options = {});
/// File name of a part or page: "a/STEM.csv" and "bands" give "a/STEM-bands.csv"; unchanged if `addition` is empty.
[[nodiscard]] QString fileNamed(const QString &path, const QString &addition);
/// A problem if two entries are the same file on disk, so that one would overwrite the other.
[[nodiscard]] std::optional<Problem> twiceIn(const QList<PlannedFile> &files);
/// The files that already exist.
[[nodiscard]] QStringList existingFiles(const QList<PlannedFile> &files);

/// The board's text for a file with these pages; empty: the file gets no board.
using BoardText = std::function<QByteArray(const ExportInput &input, const PlannedFile &file)>;

class ExportRun
{
public:
    /// Kept: if any file exists at the time of writing, none is written, and the problem is fileExists().
    enum class OldFiles { Replaced, Kept };
    /// `input` has the pages of all files and must outlive the run.
    ExportRun(ExportInput input, QList<PlannedFile> files, BoardText boardText, OldFiles old = OldFiles::Replaced);

    /// Generates one more file; the last step writes all.
    [[nodiscard]] Result<Done> step();
    /// Drops a file that cannot be written, so that the others can. False if it is the last one, or not among the
    /// files.
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
