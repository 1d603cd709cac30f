// What people give to an import: tables, numbers, descriptions of accelerators, mappings of columns, and filter
// expressions. Whatever the bytes, each reader ends with an answer or a Problem that has a place.
#include "data/importers/columnmapping.h"
#include "data/importers/csvreader.h"
#include "data/importers/gpuinfo.h"
#include "data/importers/numbertext.h"
#include "data/query/instancequery.h"
#include "tests/fuzz/require.h"

#include <QBuffer>

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString text = QString::fromUtf8(bytes);

    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, QStringLiteral("fuzz.csv"));
    CsvRow row;
    for (int line = 0;; line = row.line) {
        const Result<bool> more = reader.next(row);
        if (!more || !more.value())
            break;
        require(row.line > line && !row.fields.isEmpty());
        for (const QString &field : std::as_const(row.fields)) {
            (void)readNumber(field, decimalMarkIn(field));
            (void)readGpuInfo(field);
        }
        (void)findColumns(row.fields, {}, {});
    }
    if (const Result<ColumnMapping> mapping = mappingFromJson(bytes, QStringLiteral("fuzz.json")))
        require(mappingFromJson(mappingToJson(mapping.value()), {}).valueOr({}) == mapping.value());

    static const QList<QueryField> fields = instanceFields();
    const Result<Expression> parsed = parseExpression(text, fields);
    if (parsed)
        (void)parsed.value().test([](int) { return QueryValue{1.0, std::nullopt}; });
    else
        require(parsed.problem().where.column >= 1 && parsed.problem().where.column <= text.size() + 1);
    return 0;
}
