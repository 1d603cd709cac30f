// Arbitrary text as a filter expression, complete and while typed: it parses, or gives a Problem with a position inside
// the text; a parsed expression can be evaluated on any values, and narrowed.
#include "data/compare/filtertext.h"
#include "tests/fuzz/require.h"

using namespace chipboard;

static void requireTestable(const Expression &expression, qsizetype fields)
{
    for (const int field : expression.fields())
        require(field >= 0 && field < fields);
    (void)expression.test([](int) { return QueryValue(); });
    (void)expression.test([](int field) {
        return field % 3 == 0 ? QueryValue() : QueryValue{640e9, QStringLiteral("AWS")};
    });
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QList<QueryField> fields = instanceFields();
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const qsizetype length = text.size();
    for (const qsizetype cursor : {qsizetype{0}, length / 2, length}) {
        const FieldCompletion completion = fieldsAt(text, cursor, fields);
        require(completion.start >= 0 && completion.length >= 0 && completion.start + completion.length <= length);
    }
    const Result<Expression> parsed = parseExpression(text, fields);
    const QString narrowed = withCondition(text, QStringLiteral("provider = AWS"));
    if (!parsed) {
        require(!parsed.problem().message.isEmpty());
        require(parsed.problem().where.column >= 1 && parsed.problem().where.column <= length + 1);
        return 0;
    }
    requireTestable(parsed.value(), fields.size());
    if (narrowed.size() <= longestExpression && text.count(QLatin1Char('(')) < deepestBrackets)
        require(parseExpression(narrowed, fields).hasValue());
    return 0;
}
