#include "data/import/importlook.h"

#include "data/core/tr.h"
#include "data/import/csvreader.h"
#include "data/import/numbertext.h"
#include "data/import/pricerecord.h"
#include "data/import/pricetable.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr int deepestHeader = 10; // as the import itself looks for it
constexpr qsizetype shownRows = 20;

/// Columns that only files of the format have. The first row that holds counts.
struct Signature
{
    const char *format;
    const char *headers; ///< squeezed, all of them
};
constexpr Signature signatures[] = {
    {"epoch", "hardwarename manufacturer"},
    {"skypilot", "gpuinfo"},
    {"skypilot", "instancetype acceleratorname acceleratorcount"},
    {"azure", "armskuname"},
    {"azure", "armregionname"},
    {"azure", "retailprice"},
    {"aws-ondemand", "offertermcode"},
    {"aws-ondemand", "termtype instancetype"},
};

/// How a provider names its machines: "Standard_ND96isr_H100_v5", "p5.48xlarge", "a3-highgpu-8g".
struct NameStyle
{
    const char *format;
    const char *pattern;
};
constexpr NameStyle nameStyles[] = {
    {"azure", "^(standard|basic)_[a-z]+\\d"},
    {"aws-ondemand", "^[a-z][a-z0-9-]*\\.(nano|micro|small|medium|\\d*x?large|metal(-\\d+xl)?)$"},
    {"gcp", "^([a-z]{1,3}\\d[a-z0-9]{0,2}-(standard|high|mega|ultra|edge|max)[a-z]*-\\d+[a-z]*|tpu-?v\\d.*)$"},
};

bool holds(const Signature &signature, const ImportLook &look)
{
    QStringList squeezedHeader;
    for (const QString &column : look.header)
        squeezedHeader << squeezed(column);
    const QStringList wanted = QString::fromLatin1(signature.headers).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &column) { return squeezedHeader.contains(column); });
}

/// The formats of the providers whose names the machines of the first rows have.
QStringList formatsOfNames(const ImportLook &look, const ColumnMapping &mapping)
{
    const qsizetype place = columnsIn(look.header, mapping).value(Column::Instance, 0);
    QStringList formats;
    for (const NameStyle &style : nameStyles) {
        const QRegularExpression pattern(QString::fromLatin1(style.pattern), QRegularExpression::CaseInsensitiveOption);
        if (std::any_of(look.rows.begin(), look.rows.end(),
                        [&](const QStringList &row) { return pattern.match(row.value(place).trimmed()).hasMatch(); }))
            formats << QString::fromLatin1(style.format);
    }
    return formats;
}

bool tellsProvider(const ImportLook &look, const ColumnMapping &mapping)
{
    const auto places = findColumns(look.header, mapping, {});
    return places && places.value().has(Column::Provider);
}

// A file's name tells nothing here: prices of the wrong provider are worse than a question.
const Importer *recognised(const ImportLook &look, const ColumnMapping &mapping)
{
    // A list of several clouds is nobody's own list.
    const bool isOthers = tellsProvider(look, mapping);
    const QStringList named = formatsOfNames(look, mapping);
    for (const Signature &signature : signatures) {
        const QString format = QString::fromLatin1(signature.format);
        const Importer *importer = findImporter(format);
        const bool isPossible =
            importer->provider[0] == '\0' || (!isOthers && (named.isEmpty() || named == QStringList{format}));
        if (isPossible && holds(signature, look))
            return importer;
    }
    return findImporter(!isOthers && named.size() == 1 ? named.constFirst() : u"csv"_s);
}

bool beginsAsJson(QFile &file)
{
    constexpr qint64 enough = 64;
    QByteArray start = file.peek(enough);
    if (start.startsWith("\xEF\xBB\xBF"))
        start.remove(0, 3);
    start = start.trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

// One object a line, as logs and command lines write them: no document, and no format of a price list.
std::optional<Problem> linesOfJson(const QString &path)
{
    constexpr qint64 enough = 256LL * 1024;
    const Result<std::shared_ptr<QFile>> opened = openTable(path);
    if (!opened || !beginsAsJson(*opened.value()))
        return std::nullopt;
    QByteArray text = opened.value()->peek(enough);
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    QByteArrayList lines = text.split('\n');
    for (QByteArray &line : lines)
        line = line.trimmed();
    lines.removeAll(QByteArray());
    const bool areLines = lines.size() > 1 && !QJsonDocument::fromJson(lines.at(0)).isNull()
        && (lines.at(1).startsWith('{') || lines.at(1).startsWith('['));
    if (!areLines)
        return std::nullopt;
    return Problem{ProblemCode::BadSyntax,
                   tr("The file is JSON Lines: a JSON document on each line."),
                   tr("Convert it to CSV with one column per member, and import that with the format csv."),
                   {QDir::toNativeSeparators(path), 1, 1, {}},
                   Severity::Error};
}

// A document, but none of AWS's capacity blocks, which are all that is read of JSON.
std::optional<Problem> otherJson(const QString &path)
{
    constexpr qint64 enough = 256LL * 1024;
    const Result<std::shared_ptr<QFile>> opened = openTable(path);
    if (!opened || !beginsAsJson(*opened.value()))
        return std::nullopt;
    const bool isSeenWhole = opened.value()->size() <= enough;
    if (!isSeenWhole || opened.value()->peek(enough).contains("\"instance_types\""))
        return std::nullopt;
    return Problem{ProblemCode::BadSyntax,
                   tr("The file is JSON, but not a list of AWS Capacity Blocks: it has no \"instance_types\"."),
                   tr("Convert it to CSV with one column per member, and import that with the format csv."),
                   {QDir::toNativeSeparators(path), 1, 1, {}},
                   Severity::Error};
}

std::optional<Problem> readTable(QFile &file, const QString &name, const ColumnMapping &mapping, ImportLook &look)
{
    CsvReader reader(file, name, mapping.separator);
    QList<CsvRow> rows;
    qsizetype header = -1;
    while (rows.size() < deepestHeader + shownRows) {
        CsvRow row;
        const Result<bool> more = reader.next(row);
        if (!more)
            return more.problem();
        if (!more.value())
            break;
        if (header < 0 && rows.size() < deepestHeader && isHeader(row.fields, mapping))
            header = rows.size();
        rows << row;
    }
    if (rows.isEmpty())
        return Problem{ProblemCode::BadSyntax,
                       tr("The file is empty."),
                       tr("Choose a file with a header and rows."),
                       {name, 1, 1, {}},
                       Severity::Error};
    look.separator = reader.separator();
    look.needsMapping = header < 0;
    const qsizetype at = std::max<qsizetype>(header, 0);
    look.headerLine = rows.at(at).line;
    look.header = rows.at(at).fields;
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
        const NumberText::State state = readNumber(text, mark).state;
        if (state == NumberText::State::Malformed)
            return tr("Row %1: \"%2\" is not a number, so \"%3\" cannot be %4.")
                .arg(i + 1)
                .arg(text.left(30), look.header.value(place).trimmed(), tr(column.summary));
        if (state == NumberText::State::Ambiguous && mapping.decimal != 0)
            return tr("Row %1: \"%2\" could mean two numbers.").arg(i + 1).arg(text.left(30));
    }
    return {};
}

} // namespace

Result<ImportLook> lookAtImport(const QString &path, const ColumnMapping &mapping)
{
    const Result<std::shared_ptr<QFile>> opened = openTable(path);
    if (!opened)
        return opened.problem();
    if (const auto lines = linesOfJson(path))
        return *lines;
    if (const auto other = otherJson(path))
        return *other;
    ImportLook look;
    if (beginsAsJson(*opened.value())) {
        look.importer = findImporter(u"aws-capacity-blocks"_s);
        return look;
    }
    if (const auto problem = readTable(*opened.value(), QDir::toNativeSeparators(path), mapping, look))
        return *problem;
    look.importer = recognised(look, mapping);
    const bool isPriceList = look.importer->isMapped;
    const bool providerKnown = look.importer->provider[0] != '\0' || tellsProvider(look, mapping)
        || (QLatin1String(look.importer->id) == u"skypilot" && !providerInPath(path).isEmpty());
    look.needsMapping = isPriceList && (look.needsMapping || !providerKnown);
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
    if (const auto lines = linesOfJson(request.path))
        return lines;
    if (const auto other = otherJson(request.path); other && QLatin1String(importer.id) != u"aws-capacity-blocks")
        return other; // that one tells where the list should be
    // The format csv takes any table; those that are no price lists know their own by themselves.
    if (!importer.isMapped || QLatin1String(importer.id) == u"csv")
        return std::nullopt;
    const Result<ImportLook> look = lookAtImport(request.path, request.mapping);
    if (!look || look.value().importer == &importer)
        return std::nullopt; // what cannot be read at all is told by the import itself
    if (importer.provider[0] == '\0' && !isHeader(look.value().header, request.mapping))
        return std::nullopt; // that columns are missing says more
    const bool isAnyTable = QLatin1String(look.value().importer->id) == u"csv";
    if (isAnyTable && !request.mapping.headers.isEmpty())
        return std::nullopt; // somebody has said what it is, and which column holds what
    const QString fits = fittingFormat(importer, request);
    const QString mapped = tr("Import it with the format csv, and assign the columns and the provider with --map: "
                              "chipboard import csv %1 --map provider==NAME")
                               .arg(request.path);
    return Problem{
        ProblemCode::BadValue,
        tr("Nothing was imported: the columns of the file do not match the format %1.").arg(QLatin1String(importer.id)),
        fits.isEmpty() ? mapped : fits,
        {QDir::toNativeSeparators(request.path), std::max(1, look.value().headerLine), 1, {}},
        Severity::Error};
}

QStringList mappingFaults(const ImportLook &look, const ColumnMapping &mapping)
{
    QStringList faults;
    const Result<ColumnPlaces> places = findColumns(look.header, mapping, {});
    if (!places)
        return {places.problem().message};
    if (!places.value().has(Column::Provider))
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
