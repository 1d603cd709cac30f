// Purpose: where the checks of a whole catalogue write what they find, and what they look at.
#pragma once

#include "data/catalog/catalog.h"
#include "data/core/result.h"

namespace chipboard {

class CheckReport
{
public:
    /// `where` is a thing's own place ("file#/pointer"), `below` what to add to it ("/dense/fp8").
    void error(const QString &where, const QString &below, ProblemCode code, const QString &message,
               const QString &remedy = {});
    void warning(const QString &where, const QString &below, ProblemCode code, const QString &message,
                 const QString &remedy = {});

    [[nodiscard]] const Problems &errors() const { return m_errors; }
    [[nodiscard]] const Problems &warnings() const { return m_warnings; }

private:
    Problems m_errors;
    Problems m_warnings;
};

/// A layer is checked against what it lies on: in a user's file the user's things are at fault, not the shipped ones.
struct CheckContext
{
    const Catalog &below;  ///< checked already; empty under the shipped layer
    const Catalog &merged; ///< below with the layer laid over it
};

[[nodiscard]] Problem problemAt(const QString &where, ProblemCode code, const QString &message, const QString &remedy,
                                Severity severity = Severity::Error);
/// "file#/pointer" -> file.
[[nodiscard]] QString fileOf(const QString &where);

template<typename IdType>
[[nodiscard]] const QString &idText(const IdType &id)
{
    return id.text();
}
template<>
[[nodiscard]] inline const QString &idText(const QString &id)
{
    return id;
}

} // namespace chipboard
