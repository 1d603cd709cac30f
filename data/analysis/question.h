// Purpose: a question about one number of a row, or its ratio to the same number of another row. An Inquiry looks
// everything up once and then answers under any assumptions, including ones for only one of the rows. It evaluates only
// these rows, with exactly the values of evaluate().
#pragma once

#include "data/compare/evaluate.h"

namespace chipboard {

struct AskedNumber
{
    MetricId metric;
    QString subject; ///< id of a row of the board
    QString against; ///< id of another one: ratio subject / against; empty: the subject's own value

    friend bool operator==(const AskedNumber &, const AskedNumber &) = default;
};

struct Answer
{
    std::optional<double> value; ///< in `unit`
    Unit unit = Unit::One;       ///< Unit::Times for a ratio
    QString reason;              ///< why there is no value

    friend bool operator==(const Answer &, const Answer &) = default;
};

/// Assumptions for each of the two rows; usually the same for both.
struct RowSettings
{
    Assumptions subject;
    Assumptions against;
};

class Inquiry
{
public:
    /// The catalogue must outlive the inquiry. Fails if the metric or a row does not exist, or both rows are the same.
    [[nodiscard]] static Result<Inquiry> about(const Catalog &catalog, const Board &board, const AskedNumber &question);

    [[nodiscard]] bool isRatio() const { return m_against.has_value(); }
    [[nodiscard]] const Metric &metric() const { return *m_metric; }
    [[nodiscard]] const Catalog &catalog() const { return *m_catalog; }
    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const Subject &subject() const { return m_subject; }
    [[nodiscard]] const Subject &against() const { return *m_against; } ///< precondition: isRatio()
    /// The board's assumptions for both.
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

    /// Estimate request of a row, except assumptions; empty if it is impossible.
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
    Precision m_precision; ///< of the whole board, regardless of the question
    Subject m_subject;
    std::optional<Subject> m_against;
    QList<Prepared> m_prepared; ///< for subject and against, if the metric is a workload result
};

} // namespace chipboard
