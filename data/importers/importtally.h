// Purpose: what all importers do with the outcome of a row: accept it where its reason is accepted, compare it with
// what was known, count it, pass it on.
#pragma once

#include "data/importers/importer.h"

namespace chipboard {

class ImportTally
{
public:
    ImportTally(const ImportRequest &request, const ImportSinks &sinks, ImportReport &report)
        : m_request(request)
        , m_sinks(sinks)
        , m_report(report)
    {
    }

    /// False when the import was cancelled.
    [[nodiscard]] bool add(const RowOutcome &outcome);
    /// Of a file of so many bytes. False when the import was cancelled.
    [[nodiscard]] bool progress(qint64 done, qint64 size) const;

private:
    void countImported(const RowOutcome &outcome);

    const ImportRequest &m_request;
    const ImportSinks &m_sinks;
    ImportReport &m_report;
};

} // namespace chipboard
