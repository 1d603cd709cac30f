#include "data/import/importlook.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/import/chiplinker.h"
#include "data/import/csvreader.h"
#include "data/import/numbertext.h"
#include "data/import/pricerecord.h"
#include "data/import/pricerowreader.h"
#include "data/import/pricetable.h"
#include "data/import/priceunit.h"
#include "data/import/tablesource.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int deepestHeader = 10;
constexpr qsizetype shownRows = 20;

/// Machine names by provider: "Standard_ND96isr_H100_v5", "p5.48xlarge", "a3-highgpu-8g".
struct NameStyle
{
    const char *format;
    const char *pattern;
};
constexpr NameStyle nameStyles[] = {
    {"azure", "^((standard|basic)_[a-z]+\\d|n[cdv]\\d+[a-z]*[-_]([a-z]+\\d+[a-z]*[-_])?v\\d$)"},
    {"aws-ondemand", "^([a-z0-9]+-boxusage:)?[a-z][a-z0-9-]*\\.(nano|micro|small|medium|\\d*x?large|metal(-\\d+xl)?)$"},
    {"gcp", "^([a-z]{1,3}\\d[a-z0-9]{0,2}-(standard|high|mega|ultra|edge|max)[a-z]*-\\d+[a-z]*|tpu-?v\\d.*)$"},
};

QRegularExpression expressionOf(const NameStyle &style)
{
    return QRegularExpression(QString::fromLatin1(style.pattern), QRegularExpression::CaseInsensitiveOption);
}

/// True if the header has all columns of one of the format's sets.
bool holds(const Importer &importer, const QStringList &header)
{
    const QStringList squeezedHeader = mapped(header, squeezed);
    const QStringList sets = QString::fromLatin1(importer.signature).split(u'|', Qt::SkipEmptyParts);
    return std::ranges::any_of(sets, [&squeezedHeader](const QString &set) {
        const QStringList wanted = set.split(u' ');
        return std::ranges::all_of(wanted, [&](const QString &column) { return squeezedHeader.contains(column); });
    });
}

bool isAnyHeader(const QStringList &fields, const ColumnMapping &mapping)
{
    const auto formats = importerTable();
    return isHeader(fields, mapping) || isHeader(fields, {})
        || std::ranges::any_of(formats, [&](const Importer &each) { return holds(each, fields); });
}

/// Formats of the providers whose machine names occur in the first rows.
QStringList formatsOfNames(const ImportLook &look, const ColumnMapping &mapping)
{
    const qsizetype place = columnsIn(look.header, mapping).value(Column::Instance, 0);
    QStringList formats;
    for (const NameStyle &style : nameStyles) {
        const QRegularExpression pattern = expressionOf(style);
        if (std::ranges::any_of(look.rows, [&](const QStringList &row) {
                return pattern.match(row.value(place).trimmed()).hasMatch();
            }))
            formats << QString::fromLatin1(style.format);
    }
    return formats;
}

/// True if the column has cells and all satisfy the test.
template<typename Test>
bool areAll(const ImportLook &look, qsizetype place, const Test &test)
{
    bool isAny = false;
    for (const QStringList &row : look.rows) {
        const QString cell = row.value(place).trimmed();
        if (!cell.isEmpty() && !test(cell))
            return false;
        isAny = isAny || !cell.isEmpty();
    }
    return isAny;
}

bool isAnyMachine(const QString &cell)
{
    return std::any_of(std::begin(nameStyles), std::end(nameStyles),
                       [&cell](const NameStyle &style) { return expressionOf(style).match(cell).hasMatch(); });
}

/// A mapped column is not guessed, even if the mapping is wrong: that is reported later.
bool isSaid(const ColumnMapping &mapping, Column column)
{
    return mapping.headers.contains(column) || mapping.constants.contains(column);
}

/// A monthly or daily price is guessed only if the header names a price: "Monthly limit" does not.
bool isMoneyHeader(const QString &header, const PriceUnit &unit)
{
    static const QRegularExpression price(u"price|cost|rate|fee|preis|kosten|prix|precio|preço"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const bool isMoney = unit.dollars || unit.state == PriceUnit::State::OtherCurrency;
    return isMoney || (unit.hours && (*unit.hours <= 1.0 || price.match(header).hasMatch()));
}

/// The only numeric column whose header names money or a time: "$/hr", "Rate (USD)", "Preis (EUR)", "price per month".
/// Hourly ones are preferred.
void guessPrice(const ImportLook &look, ColumnMapping &mapping)
{
    const QMap<Column, qsizetype> places = columnsIn(look.header, mapping);
    if (std::any_of(places.keyBegin(), places.keyEnd(), isPriceColumn) || isSaid(mapping, Column::Price))
        return;
    QStringList hourly;
    QStringList others;
    for (qsizetype place = 0; place < look.header.size(); ++place) {
        const QString header = look.header.at(place).trimmed();
        const PriceUnit unit = unitInHeader(header, false);
        const auto isPrice = [](const QString &cell) {
            const CellText text = readCell(cell, DecimalMark::Unknown);
            return text.number.state != NumberText::State::Malformed
                && (text.words.isEmpty() || unitInCell(text.words));
        };
        if (isMoneyHeader(header, unit) && unit.besidesMoney == PriceUnit::State::Hourly
            && areAll(look, place, isPrice))
            (unit.hours.value_or(1.0) > 1.0 ? others : hourly) << header;
    }
    if (const QStringList &found = hourly.isEmpty() ? others : hourly; found.size() == 1)
        mapping.headers[Column::Price] = found.constFirst();
}

/// The first column of machines, or else of chips.
void guessName(const ImportLook &look, ColumnMapping &mapping)
{
    const QMap<Column, qsizetype> places = columnsIn(look.header, mapping);
    if (places.contains(Column::Instance) || places.contains(Column::Accelerator) || isSaid(mapping, Column::Instance)
        || isSaid(mapping, Column::Accelerator))
        return;
    const auto isNoNumber = [](const QString &cell) {
        return readNumber(cell, DecimalMark::Point).state != NumberText::State::Value;
    };
    for (const bool isMachine : {true, false}) {
        for (qsizetype place = 0; place < look.header.size(); ++place) {
            const auto isChipCell = [place](const QStringList &row) { return isChipName(row.value(place)); };
            const bool isColumn = isMachine
                ? areAll(look, place, isAnyMachine)
                : areAll(look, place, isNoNumber) && std::ranges::any_of(look.rows, isChipCell);
            if (!isColumn)
                continue;
            mapping.headers[isMachine ? Column::Instance : Column::Accelerator] = look.header.at(place).trimmed();
            return;
        }
    }
}

/// Headers may mislead: "spot" over true and false, "GPU" over numbers, "type" over anything.
void correctByCells(const ImportLook &look, ColumnMapping &mapping)
{
    const QMap<Column, qsizetype> places = columnsIn(look.header, mapping);
    const auto guessed = [&](Column column) {
        return mapping.headers.contains(column) ? qsizetype(-1) : places.value(column, -1);
    };
    const auto name = [&look](qsizetype place) { return look.header.at(place).trimmed(); };
    const auto isBoolean = [](const QString &cell) { return readBoolean(cell).has_value(); };
    const auto isNumber = [](const QString &cell) {
        return readNumber(cell, DecimalMark::Point).state == NumberText::State::Value;
    };
    if (const qsizetype spot = guessed(Column::SpotPrice); spot >= 0 && areAll(look, spot, isBoolean))
        mapping.headers[Column::IsSpot] = name(spot);
    if (const qsizetype gpu = guessed(Column::Accelerator); gpu >= 0 && areAll(look, gpu, isNumber)) {
        if (places.contains(Column::Chips))
            mapping.constants[Column::Accelerator] = QString();
        else
            mapping.headers[Column::Chips] = name(gpu);
    }
    const qsizetype kind = guessed(Column::Kind);
    const auto isNoKind = [](const QString &cell) { return !priceKindIn(cell, u"1 year"_s, {}); };
    if (kind >= 0 && squeezed(name(kind)) == u"type" && areAll(look, kind, isNoKind))
        mapping.constants[Column::Kind] = QString();
    guessPrice(look, mapping);
    guessName(look, mapping);
}

/// Combines the user's mapping, the format's preset and the guesses from cells.
ColumnMapping wholeMapping(const ImportLook &look, const ColumnMapping &given)
{
    const QStringList terms = QString::fromLatin1(look.importer->preset).split(u';', Qt::SkipEmptyParts);
    const Result<ColumnMapping> preset = mappingFrom(terms);
    Q_ASSERT(preset);
    ColumnMapping mapping = withPreset(given, preset.value(), look.header);
    correctByCells(look, mapping);
    return mapping;
}

bool namesProviders(const ImportLook &look, const ColumnMapping &mapping)
{
    return columnsIn(look.header, mapping).contains(Column::Provider);
}

// A list of several clouds has no provider's format.
const Importer *recognised(const ImportLook &look, const ColumnMapping &mapping)
{
    const bool isOthers = namesProviders(look, mapping) || !mapping.constants.value(Column::Provider).isEmpty();
    const QStringList named = formatsOfNames(look, mapping);
    for (const Importer &importer : importerTable()) {
        const bool isPossible = importer.provider[0] == '\0'
            || (!isOthers && (named.isEmpty() || std::ranges::all_of(named, [&importer](const QString &format) {
                                    return qstrcmp(findImporter(format)->provider, importer.provider) == 0;
                                })));
        if (isPossible && holds(importer, look.header))
            return &importer;
    }
    return findImporter(!isOthers && named.size() == 1 ? named.constFirst() : u"csv"_s);
}

/// Finds the provider, most reliable evidence first.
void findProvider(const QString &path, ImportLook &look)
{
    const auto take = [&look](const QString &provider, const QString &from) {
        look.provider = provider;
        look.providerFrom = from;
        return true;
    };
    const QString given = look.mapping.constants.value(Column::Provider);
    const QString own = QString::fromLatin1(look.importer->provider);
    const QStringList named = formatsOfNames(look, look.mapping);
    const QString fromPath = providerInPath(path);
    (void)((!given.isEmpty() && take(given, u"option"_s)) || (!own.isEmpty() && take(own, u"format"_s))
           || (namesProviders(look, look.mapping) && take({}, u"column"_s))
           || (named.size() == 1
               && take(QString::fromLatin1(findImporter(named.constFirst())->provider), u"machine names"_s))
           || (!fromPath.isEmpty() && take(fromPath, u"file name"_s)));
}

// AWS's own capacity-block list is a tree, not a table.
bool isBlockList(const QString &path)
{
    constexpr qint64 enough = 256LL * 1024;
    const Result<std::shared_ptr<QFile>> opened = openTable(path);
    if (!opened)
        return false;
    const QByteArray start = opened.value()->peek(enough);
    return beginsAsJson(start) && start.contains("\"instance_types\"");
}

/// The row with most known columns if none is complete: below a title, "$/hr" is recognized only by its numbers. Data
/// rows contain numbers.
qsizetype likeliestHeader(const QList<CsvRow> &rows, const ColumnMapping &mapping)
{
    qsizetype best = 0;
    qsizetype most = 1;
    for (qsizetype i = 0; i < std::min<qsizetype>(rows.size(), deepestHeader); ++i) {
        const QStringList &fields = rows.at(i).fields;
        const bool isData = std::ranges::any_of(fields, [](const QString &cell) {
            return readNumber(cell, DecimalMark::Unknown).state == NumberText::State::Value;
        });
        const qsizetype named = isData ? 0 : columnsIn(fields, mapping).size();
        if (named > most) {
            best = i;
            most = named;
        }
    }
    return best;
}

std::optional<Problem> readTable(TableSource &source, const QString &name, const ColumnMapping &mapping,
                                 ImportLook &look)
{
    QList<CsvRow> rows;
    qsizetype header = source.rowsAboveHeader().value_or(-1);
    const qsizetype most = shownRows + 1 + (header < 0 ? deepestHeader : header);
    while (rows.size() < most) {
        CsvRow row;
        const Result<bool> more = source.next(row);
        if (!more)
            return more.problem();
        if (!more.value())
            break;
        if (header < 0 && rows.size() < deepestHeader && isAnyHeader(row.fields, mapping))
            header = rows.size();
        rows << row;
    }
    if (rows.isEmpty())
        return Problem{ProblemCode::BadSyntax,
                       tr("The file is empty."),
                       tr("Choose a file with a header and rows."),
                       {name, 1, 1, {}}};
    look.separator = source.separator();
    const qsizetype at = header >= 0 ? header : likeliestHeader(rows, mapping);
    look.headerLine = rows.at(at).line;
    look.header = rows.at(at).fields;
    for (const CsvRow &row : rows.first(at)) {
        if (const QString date = dateInText(row.fields.join(u' ')); !date.isEmpty())
            look.headerDate = date;
    }
    for (const CsvRow &row : rows.sliced(at + 1, std::min(shownRows, rows.size() - at - 1)))
        look.rows << row.fields;
    return std::nullopt;
}

QString priceFault(const ColumnRow &column, const ImportLook &look, qsizetype place, const ColumnMapping &mapping)
{
    const DecimalMark mark = mapping.decimal == ',' ? DecimalMark::Comma
        : mapping.decimal == '.'                    ? DecimalMark::Point
                                                    : DecimalMark::Unknown;
    for (qsizetype i = 0; i < look.rows.size(); ++i) {
        const QString text = look.rows.at(i).value(place).trimmed();
        const CellText cell = readCell(text, mark);
        const NumberText::State state = cell.number.state;
        if (state == NumberText::State::Malformed || (!cell.words.isEmpty() && !unitInCell(cell.words)))
            return tr("Row %1: \"%2\" is not a number, so \"%3\" cannot be %4.")
                .arg(i + 1)
                .arg(text.left(30), look.header.value(place).trimmed(), tr(column.summary));
        if (state == NumberText::State::Ambiguous && mapping.decimal != 0)
            return tr("Row %1: \"%2\" could mean two numbers.").arg(i + 1).arg(text.left(30));
    }
    return {};
}

} // namespace

Result<ImportLook> lookAtImport(const QString &path, const ColumnMapping &mapping, const Importer *as)
{
    ImportLook look;
    if (isBlockList(path)) {
        look.importer = findImporter(u"aws-capacity-blocks"_s);
        return look;
    }
    const Result<std::shared_ptr<TableSource>> source = TableSource::open(path, mapping.separator);
    if (!source)
        return source.problem();
    if (const auto problem = readTable(*source.value(), QDir::toNativeSeparators(path), mapping, look))
        return *problem;
    look.importer = as != nullptr ? as : recognised(look, mapping);
    if (!look.importer->isMapped)
        return look;
    look.mapping = wholeMapping(look, mapping);
    if (as == nullptr && qstrcmp(look.importer->id, "csv") == 0) { // cells may have revealed the machines
        look.importer = recognised(look, look.mapping);
        look.mapping = wholeMapping(look, mapping);
    }
    findProvider(path, look);
    look.needsMapping = !isHeader(look.header, look.mapping) || look.providerFrom.isEmpty();
    return look;
}

QString fittingFormat(const Importer &importer, const ImportRequest &request)
{
    const Result<ImportLook> look = lookAtImport(request.path, request.mapping);
    if (!look || look.value().importer == &importer || look.value().needsMapping)
        return {};
    return tr("The format %1 fits: chipboard import %1 %2").arg(QLatin1String(look.value().importer->id), request.path);
}

std::optional<Problem> formatFault(const Importer &importer, const ImportRequest &request)
{
    // The csv format accepts any table; non-price formats recognize their own files.
    if (QLatin1String(importer.id) == u"csv")
        return std::nullopt;
    const Result<ImportLook> look = lookAtImport(request.path, request.mapping);
    const bool isOwnTree =
        qstrcmp(importer.suffix, "json") == 0 && !look && look.problem().code == ProblemCode::MissingKey;
    if (!look && !importer.isMapped && !isOwnTree) // the capacity-block reader reports what is missing
        return look.problem();
    if (!look || look.value().importer == &importer || !importer.isMapped)
        return std::nullopt; // the import itself reports unreadable files
    if (importer.provider[0] == '\0' && !isHeader(look.value().header, request.mapping))
        return std::nullopt; // the missing columns are the better message
    const bool isAnyTable = QLatin1String(look.value().importer->id) == u"csv";
    if (isAnyTable && !request.mapping.headers.isEmpty())
        return std::nullopt; // the user has chosen format and columns
    const QString fits = fittingFormat(importer, request);
    const QString mapped = tr("Import it with the format csv, and assign the columns and the provider with --map: "
                              "chipboard import csv %1 --map provider==NAME")
                               .arg(request.path);
    return Problem{
        ProblemCode::BadValue,
        tr("Nothing was imported: the columns of the file do not match the format %1.").arg(QLatin1String(importer.id)),
        fits.isEmpty() ? mapped : fits,
        {QDir::toNativeSeparators(request.path), std::max(1, look.value().headerLine), 1, {}}};
}

QStringList mappingFaults(const ImportLook &look, const ColumnMapping &mapping)
{
    QStringList faults;
    const ColumnMapping whole = wholeMapping(look, mapping);
    const Result<ColumnPlaces> places = findColumns(look.header, whole, {});
    if (!places)
        return {places.problem().message};
    if (!places.value().has(Column::Provider) && look.providerFrom.isEmpty())
        faults << tr("The provider is not stated: choose a column for it, or type its name.");
    for (const Column column : {Column::Price, Column::SpotPrice, Column::Reserved1Year, Column::Reserved3Years}) {
        const qsizetype place = places.value().place(column);
        const QString fault = place < 0 ? QString() : priceFault(columnRow(column), look, place, mapping);
        if (!fault.isEmpty())
            faults << fault;
    }
    return faults;
}

} // namespace chipboard
