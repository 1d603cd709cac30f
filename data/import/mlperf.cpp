#include "data/import/mlperf.h"

#include "data/core/find.h"
#include "data/core/jsonwriter.h"
#include "data/core/tr.h"
#include "data/import/importedbook.h"
#include "data/import/numbertext.h"
#include "data/import/pricerecord.h"
#include "data/import/tablesource.h"

#include <QDir>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Mean lengths of the dataset in tokens (MLPerf Inference v5.1 and its reference implementations); 0: not stated.
struct BenchmarkRow
{
    const char *model; ///< prefix of the name
    const char *architecture;
    double parameters;
    double active;
    int input;
    int output;
};
constexpr BenchmarkRow benchmarkRows[] = {
    {"llama2-70b", "Llama-2-70B", 68'976'648'192.0, 68'976'648'192.0, 222, 294},
    {"llama3.1-8b", "Llama-3.1-8B", 8'030'261'248.0, 8'030'261'248.0, 871, 128},
    {"llama3.1-405b", "Llama-3.1-405B", 405'853'388'800.0, 405'853'388'800.0, 9429, 685},
    {"deepseek-r1", "DeepSeek-V3", 671e9, 37e9, 804, 3886},
    {"mixtral-8x7b", "Mixtral-8x7B", 46.7e9, 12.9e9, 427, 145},
    {"gpt-oss-120b", "GPT-OSS-120B", 116.8e9, 5.1e9, 5011, 0},
};

struct PrecisionRow
{
    const char *types; ///< weight types as submitters write them, squeezed
    const char *word;
};
constexpr PrecisionRow precisionRows[] = {{"fp4", "fp4"},      {"nvfp4", "fp4"}, {"mxfp4", "fp4"},
                                          {"fp8", "fp8"},      {"int8", "int8"}, {"fp16", "bf16"},
                                          {"float16", "bf16"}, {"bf16", "bf16"}, {"bfloat16", "bf16"}};

enum class ResultField {
    Submitter,
    Division,
    Model,
    Scenario,
    Result,
    Units,
    Accelerator,
    PerNode,
    Nodes,
    Weights,
    Stack,
    Id
};
constexpr const char *resultHeaders[] = {"organization submitter",
                                         "division",
                                         "mlperfmodel model",
                                         "scenario",
                                         "result performanceresult",
                                         "units performanceunits",
                                         "acceleratormodelname accelerator",
                                         "acceleratorspernode a",
                                         "numberofnodes nodes",
                                         "weightdatatypes",
                                         "framework",
                                         "id publicid location details"};

template<typename Row, std::size_t Size>
const Row *rowFor(const Row (&rows)[Size], const char *Row::*name, const QString &text, bool isStart)
{
    const auto found = std::find_if(std::begin(rows), std::end(rows), [&](const Row &row) {
        const QLatin1String wanted(row.*name);
        return isStart ? text.startsWith(wanted) : text == wanted;
    });
    return found == std::end(rows) ? nullptr : found;
}

class ResultImport
{
public:
    ResultImport(const Importer &importer, const ImportRequest &request, const ImportSinks &sinks)
        : m_request(request)
        , m_name(QDir::toNativeSeparators(request.path))
        , m_tally(request, sinks, m_report)
    {
        m_report.format = QString::fromLatin1(importer.id);
        m_report.file = m_name;
    }

    Result<ImportReport> run()
    {
        const auto source = TableSource::open(m_request.path);
        if (!source)
            return source.problem();
        TableSource &table = *source.value();
        CsvRow row;
        for (qsizetype above = table.rowsAboveHeader().value_or(0); above >= 0; --above) {
            const Result<bool> more = table.next(row);
            if (!more)
                return more.problem();
        }
        if (const auto missing = findFields(row))
            return *missing;
        tellDate(m_report, m_request, {}, true);
        for (;;) {
            const Result<bool> more = table.next(row);
            if (!more)
                return more.problem();
            if (!more.value())
                return m_report;
            if (!m_tally.add(outcomeOf(row)) || !m_tally.progress(table.done(), table.size()))
                return importCancelled(m_name);
        }
    }

private:
    std::optional<Problem> findFields(const CsvRow &header)
    {
        m_report.columns = header.fields;
        const QStringList narrow = mapped(header.fields, squeezed);
        for (std::size_t field = 0; field < std::size(resultHeaders); ++field) {
            for (const QString &name : QString::fromLatin1(resultHeaders[field]).split(u' ')) {
                if (m_places[field] < 0)
                    m_places[field] = narrow.indexOf(name);
            }
        }
        for (qsizetype i = 0; i < narrow.size(); ++i) {
            if (std::find(std::begin(m_places), std::end(m_places), i) == std::end(m_places))
                m_report.notUsed << header.fields.at(i);
        }
        for (const ResultField field : {ResultField::Model, ResultField::Scenario, ResultField::Result,
                                        ResultField::Accelerator, ResultField::PerNode}) {
            if (m_places[static_cast<std::size_t>(field)] < 0)
                return Problem{
                    ProblemCode::MissingKey,
                    tr("This is not a summary of MLPerf Inference: it has no column \"%1\".")
                        .arg(QString::fromLatin1(resultHeaders[static_cast<std::size_t>(field)]).section(u' ', 0, 0)),
                    tr("Use summary.csv or summary_results.json of MLCommons."),
                    {m_name, header.line, 0, {}}};
        }
        return std::nullopt;
    }

    [[nodiscard]] QString text(const CsvRow &row, ResultField field) const
    {
        const qsizetype place = m_places[static_cast<std::size_t>(field)];
        return place < 0 ? QString() : row.fields.value(place).trimmed();
    }

    [[nodiscard]] std::optional<double> number(const CsvRow &row, ResultField field) const
    {
        const NumberText found = readCell(text(row, field), DecimalMark::Point).number;
        return found.state == NumberText::State::Value && found.value > 0.0 ? std::optional(found.value) : std::nullopt;
    }

    // Results that cannot be compared state the reason.
    RowOutcome outcomeOf(const CsvRow &row)
    {
        RowOutcome outcome{.line = row.line};
        const QString model = text(row, ResultField::Model).toLower();
        const QString chip = text(row, ResultField::Accelerator);
        outcome.detail = QStringList{model, text(row, ResultField::Scenario), chip}.join(u' ');
        const auto end = [&outcome](Reason reason, const QString &why = {}) {
            outcome.reason = reason;
            outcome.detail += why.isEmpty() ? QString() : u": "_s + why;
            return outcome;
        };
        if (row.fields.size() != m_report.columns.size())
            return end(Reason::WrongShape,
                       tr("%1 columns, not %2").arg(row.fields.size()).arg(m_report.columns.size()));
        const QString division = text(row, ResultField::Division).toLower();
        const BenchmarkRow *benchmark = rowFor(benchmarkRows, &BenchmarkRow::model, model, true);
        if (!division.isEmpty() && division != u"closed")
            return end(Reason::NotComparable, tr("division %1").arg(division));
        if (benchmark == nullptr)
            return end(Reason::NotComparable, tr("not a language model that can be predicted"));
        const QString units = text(row, ResultField::Units).toLower();
        if (!units.isEmpty() && !units.startsWith(u"tokens"))
            return end(Reason::NotComparable, units);
        const auto result = number(row, ResultField::Result);
        const auto perNode = number(row, ResultField::PerNode);
        if (chip.isEmpty() || saysUnknown(chip) || !perNode)
            return end(Reason::NoFigures, tr("no accelerators"));
        if (!result)
            return end(Reason::UnreadableNumber, text(row, ResultField::Result).left(40));
        const double chips = *perNode * number(row, ResultField::Nodes).value_or(1.0);
        const QString key = row.fields.join(u'\n');
        if (m_seen.contains(key))
            return end(Reason::RepeatedRow);
        m_seen << key;
        outcome.run = runText(row, *benchmark, chips, *result);
        return end(Reason::NewMeasurement);
    }

    [[nodiscard]] QByteArray runText(const CsvRow &row, const BenchmarkRow &benchmark, double chips,
                                     double result) const
    {
        const QString scenario = text(row, ResultField::Scenario).toLower();
        const QString submitter = text(row, ResultField::Submitter);
        const QString model = text(row, ResultField::Model).toLower();
        const PrecisionRow *precision =
            rowFor(precisionRows, &PrecisionRow::types, squeezed(text(row, ResultField::Weights)), false);
        JsonWriter writer;
        writer.beginObject();
        writer.member("id",
                      u"mlperf-%1-%2-%3-%4"_s.arg(model, squeezed(text(row, ResultField::Accelerator)), scenario,
                                                  QString::number(row.line)));
        writer.member("kind", u"mlperf_"_s + scenario);
        writer.member("model", model);
        writer.member("arch", QString::fromLatin1(benchmark.architecture));
        writer.member("params_total", benchmark.parameters);
        writer.member("params_active", benchmark.active);
        writer.member("chip", text(row, ResultField::Accelerator));
        writer.member("chip_count", chips);
        if (precision != nullptr)
            writer.member("precision", QString::fromLatin1(precision->word));
        writer.member("input_len", double(benchmark.input));
        if (benchmark.output > 0)
            writer.member("output_len", double(benchmark.output));
        writer.member("output_tokens_per_s", result);
        writer.member("stack", text(row, ResultField::Stack));
        writer.member("area", u"MLPerf"_s);
        writer.member("measured_on", m_report.asOf);
        writer.member("source_title",
                      u"MLPerf Inference, %1 (%2, line %3)"_s.arg(submitter, QFileInfo(m_request.path).fileName(),
                                                                  QString::number(row.line)));
        writer.endObject();
        return writer.result();
    }

    const ImportRequest &m_request;
    QString m_name;
    ImportReport m_report;
    ImportTally m_tally;
    qsizetype m_places[std::size(resultHeaders)] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    QSet<QString> m_seen;
};

} // namespace

Result<ImportReport> importMlperf(const Importer &importer, const ImportRequest &request, const Catalog &,
                                  const ImportSinks &sinks)
{
    return ResultImport(importer, request, sinks).run();
}

QByteArray measurementsFile(const QList<QByteArray> &runs)
{
    QByteArray text = "{\n\"inference_runs\": [\n";
    for (qsizetype i = 0; i < runs.size(); ++i)
        text += runs.at(i).trimmed() + (i + 1 < runs.size() ? ",\n" : "\n");
    return text + "]\n}\n";
}

} // namespace chipboard
