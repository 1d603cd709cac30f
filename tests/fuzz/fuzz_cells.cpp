// The parts of price lists: rows, numbers, accelerator descriptions, column mappings. Whatever the bytes, each parser
// returns a result or a Problem with a position.
#include "data/import/columnmapping.h"
#include "data/import/csvreader.h"
#include "data/import/gpuinfo.h"
#include "data/import/numbertext.h"
#include "tests/fuzz/require.h"

#include <QBuffer>

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));

    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader reader(buffer, QStringLiteral("fuzz.csv"));
    CsvRow row;
    for (int line = 0;; line = row.line) {
        const Result<bool> more = reader.next(row);
        if (!more)
            require(more.problem().where.file == QLatin1String("fuzz.csv") && more.problem().where.line >= 0
                    && !more.problem().message.isEmpty());
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
    return 0;
}
