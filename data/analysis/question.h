// Purpose: what a person asks about: one number of one row of the board, or its ratio to the same number of another
// row. An Inquiry looks everything up once and then answers under any assumptions, also such as hold for one of the two
// rows only. It reckons the rows it is asked about alone, and gives the very values of evaluate().
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

struct AskedNumber
{
    MetricId metric;
    QString subject; ///< id of a row of the board
    QString against; ///< id of another one: the ratio subject / against; empty: the subject's own value

    friend bool operator==(const AskedNumber &, const AskedNumber &) = default;
};

struct Answer
{
    std::optional<double> value; ///< in `unit`
    Unit unit = Unit::One;       ///< of a ratio: Unit::Times
    QString reason;              ///< why there is no value

    friend bool operator==(const Answer &, const Answer &) = default;
};

/// What is assumed for each of the two rows; the same for both unless somebody asks otherwise.
struct RowSettings
{
    Assumptions subject;
    Assumptions against;
};

class Inquiry
{
public:
    /// The catalogue outlives the inquiry. Fails when the metric or a row does not exist, or both rows are the same.
    [[nodiscard]] static Result<Inquiry> about(const Catalog &catalog, const Board &board, const AskedNumber &question);

    [[nodiscard]] bool isRatio() const { return m_against.has_value(); }
    [[nodiscard]] const Metric &metric() const { return *m_metric; }
    [[nodiscard]] const Catalog &catalog() const { return *m_catalog; }
    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const Subject &subject() const { return m_subject; }
    [[nodiscard]] const Subject &against() const { return *m_against; } ///< precondition: isRatio()
    /// As the board assumes.
    [[nodiscard]] RowSettings settings() const { return {m_board.assumptions, m_board.assumptions}; }

    [[nodiscard]] Answer answer(const RowSettings &settings) const;
    [[nodiscard]] Answer answer() const { return answer(settings()); }
    /// One row's own value under these assumptions.
    [[nodiscard]] Answer valueOf(const Subject &subject, const Assumptions &assumptions) const;
    /// With the range of the result.
    [[nodiscard]] Cell cellOf(const Subject &subject, const Assumptions &assumptions) const;

private:
    Inquiry(const Catalog &catalog, const Board &board, const Metric &metric)
        : m_catalog(&catalog)
        , m_board(board)
        , m_metric(&metric)
        , m_precision(resolvedPrecision(catalog, board))
    {
    }

    /// What is asked of the estimators for a row, but for what is assumed; nothing where it cannot be asked.
    struct Prepared
    {
        Subject subject;
        std::optional<EstimateRequest> request;
        QString reason;
    };
    [[nodiscard]] Answer calculated(const Subject &subject, const Assumptions &assumptions) const;
    [[nodiscard]] Prepared prepared(const Subject &subject) const;
    [[nodiscard]] Answer estimated(const Prepared &prepared, const Assumptions &assumptions) const;

    const Catalog *m_catalog;
    Board m_board;
    const Metric *m_metric;
    Precision m_precision; ///< of the whole board, whatever is asked about
    Subject m_subject;
    std::optional<Subject> m_against;
    QList<Prepared> m_prepared; ///< of subject and against, where the metric is about work
};

} // namespace chipboard
