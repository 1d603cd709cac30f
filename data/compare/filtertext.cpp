#include "data/compare/filtertext.h"

#include "data/compare/expression.h"
#include "data/core/tr.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool isNamePart(QChar character) { return character.isLetterOrNumber() || character == u'_'; }

// Quotes the value unless it is a single word.
QString quoted(const QString &value)
{
    static const QRegularExpression word(u"^[A-Za-z][A-Za-z0-9_.-]*$"_s);
    return word.match(value).hasMatch() ? value : u'"' + value + u'"';
}

FilterGroup equalTo(const QString &title, const QString &field, QStringList values, const QString &comparison)
{
    values.sort(Qt::CaseInsensitive);
    values.removeDuplicates();
    FilterGroup group{title, {}};
    for (const QString &value : std::as_const(values))
        group.choices << FilterChoice{value, u"%1 %2 %3"_s.arg(field, comparison, quoted(value))};
    return group;
}

struct LimitRow
{
    const char *title;
    const char *field;
    const char *comparison;
    const char *text; ///< "at least %1"
    const char *values;
};
constexpr LimitRow limits[] = {
    {QT_TR_NOOP("Memory"), "memory", ">=", QT_TR_NOOP("at least %1"), "80 GiB|192 GiB|320 GiB|640 GiB|1536 GiB"},
    {QT_TR_NOOP("Chips"), "chips", ">=", QT_TR_NOOP("at least %1"), "2|4|8|16|64"},
    {QT_TR_NOOP("Network"), "network", ">=", QT_TR_NOOP("at least %1"), "100 Gbps|400 Gbps|800 Gbps|3200 Gbps"},
    {QT_TR_NOOP("Price per chip-hour"), "price_chip_hour", "<=", QT_TR_NOOP("at most %1 USD"), "1|2|4|8"},
    {QT_TR_NOOP("Price per hour"), "price_hour", "<=", QT_TR_NOOP("at most %1 USD"), "2|10|50|100"},
};

FilterGroup limitGroup(const LimitRow &row)
{
    FilterGroup group{tr(row.title), {}};
    for (const QString &value : QString::fromLatin1(row.values).split(u'|'))
        group.choices << FilterChoice{
            tr(row.text).arg(value), u"%1 %2 %3"_s.arg(QLatin1String(row.field), QLatin1String(row.comparison), value)};
    return group;
}

/// Region names in an instance's text: "us-east-1, eastus2, europe-west4".
QStringList regionsIn(const QString &text)
{
    static const QRegularExpression region(u"[A-Za-z0-9][A-Za-z0-9-]*[0-9A-Za-z]"_s);
    QStringList found;
    for (auto matches = region.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    return found;
}

} // namespace

bool isExpression(const QString &text)
{
    const Result<QList<Token>> tokens = tokensOf(text);
    if (!tokens) // an unclosed quote, an invalid sign
        return text.contains(QRegularExpression(u"[<>=\\x{2264}\\x{2265}\\x{2260}]"_s));
    return std::ranges::any_of(tokens.value(),
                               [](const Token &token) { return token.kind == Token::Kind::Comparison; });
}

FieldCompletion fieldsAt(const QString &text, qsizetype cursor, const QList<QueryField> &fields)
{
    FieldCompletion completion{.start = std::clamp<qsizetype>(cursor, 0, text.size())};
    while (completion.start > 0 && isNamePart(text.at(completion.start - 1)))
        --completion.start;
    qsizetype end = completion.start;
    while (end < text.size() && isNamePart(text.at(end)))
        ++end;
    completion.length = end - completion.start;
    const QString word = text.sliced(completion.start, std::max<qsizetype>(0, cursor - completion.start));
    const Result<QList<Token>> before = tokensOf(text.first(completion.start));
    if (word.isEmpty() || !before)
        return completion;
    using Kind = Token::Kind;
    Kind last = Kind::End;
    for (const Token &token : before.value()) {
        if (token.kind != Kind::End)
            last = token.kind;
    }
    // A name may follow the start, a bracket, or a joining word.
    if (last == Kind::Word || last == Kind::Number || last == Kind::Quoted || last == Kind::Comparison
        || last == Kind::Close)
        return completion;
    for (const QueryField &field : fields) {
        if (field.id.startsWith(word, Qt::CaseInsensitive))
            completion.names << field.id;
    }
    completion.names.sort();
    if (completion.names.size() == 1 && completion.names.constFirst() == word)
        completion.names.clear(); // the word is complete
    return completion;
}

QString withCondition(const QString &text, const QString &condition)
{
    const QString old = text.trimmed();
    if (!isExpression(old))
        return condition;
    const Result<QList<Token>> tokens = tokensOf(old);
    const bool hasOr =
        tokens && std::ranges::any_of(tokens.value(), [](const Token &token) { return token.kind == Token::Kind::Or; });
    return (hasOr ? u'(' + old + u')' : old) + u" and "_s + condition;
}

QList<FilterGroup> filterGroups(const Catalog &catalog)
{
    QStringList providers;
    QStringList regions;
    QStringList chips;
    for (const Instance &instance : catalog.instances) {
        providers << instance.provider;
        chips << instance.chip.text();
        if (instance.regions)
            regions << regionsIn(instance.regions->value);
    }
    for (const PriceBook &book : catalog.books) {
        for (const PriceEntry &entry : book.prices) {
            if (!entry.instance.isEmpty() && entry.region != u"not-stated")
                regions << entry.region;
        }
    }
    regions.removeAll(QString());
    QList<FilterGroup> groups{equalTo(tr("Provider"), u"provider"_s, providers, u"="_s),
                              equalTo(tr("Region"), u"region"_s, regions, u"contains"_s),
                              equalTo(tr("Chip"), u"chip"_s, chips, u"="_s)};
    for (const LimitRow &row : limits)
        groups << limitGroup(row);
    groups.removeIf([](const FilterGroup &group) { return group.choices.isEmpty(); });
    return groups;
}

} // namespace chipboard
