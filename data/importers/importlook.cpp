#include "data/importers/importlook.h"

#include "data/importers/csvreader.h"
#include "data/importers/numbertext.h"
#include "data/importers/pricerecord.h"
#include "data/importers/pricetable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Import", text); }

constexpr int deepestHeader = 10; // as the import itself looks for it
constexpr qsizetype shownRows = 20;

/// What tells a format; every part that is not empty must hold. The first row that holds counts.
struct Signature
{
    const char *format;
    const char *headers;    ///< squeezed, all of them
    const char *firstValue; ///< how the first field of the first row begins
    const char *inName;     ///< of the file
};
constexpr Signature signatures[] = {
    {"epoch", "hardwarename manufacturer", "", ""},
    {"skypilot", "gpuinfo", "", ""},
    {"skypilot", "instancetype acceleratorname acceleratorcount price spotprice", "", ""},
    {"azure", "armskuname", "", ""},
    {"azure", "sku", "Standard_", ""},
    {"aws-ondemand", "instancetype usdperhour", "", ""},
    {"azure", "", "", "azure"},
    {"gcp", "", "", "gcp"},
    {"aws-ondemand", "", "", "aws"},
};

bool holds(const Signature &signature, const ImportLook &look, const QString &name)
{
    QStringList squeezedHeader;
    for (const QString &column : look.header)
        squeezedHeader << squeezed(column);
    const QStringList wanted = QString::fromLatin1(signature.headers).split(u' ', Qt::SkipEmptyParts);
    const QString first = look.rows.isEmpty() ? QString() : look.rows.constFirst().value(0);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &column) { return squeezedHeader.contains(column); })
        && first.startsWith(QLatin1String(signature.firstValue)) && name.contains(QLatin1String(signature.inName));
}

bool tellsProvider(const ImportLook &look, const ColumnMapping &mapping)
{
    const auto places = findColumns(look.header, mapping, {});
    return places && places.value().has(Column::Provider);
}

const Importer *recognised(const ImportLook &look, const ColumnMapping &mapping, const QString &path)
{
    const QString name = QFileInfo(path).fileName().toLower();
    for (const Signature &signature : signatures) {
        const Importer *importer = findImporter(QString::fromLatin1(signature.format));
        // A list of several clouds is nobody's own list.
        const bool isOthers = importer->provider[0] != '\0' && tellsProvider(look, mapping);
        if (!isOthers && holds(signature, look, name))
            return importer;
    }
    return findImporter(u"csv"_s);
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
                       tr("Choose a file that has a header and rows."),
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
            return tr("Row %1: \"%2\" is no number, so \"%3\" may not be %4.")
                .arg(i + 1)
                .arg(text.left(30), look.header.value(place).trimmed(),
                     QCoreApplication::translate("Import", column.summary));
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
    ImportLook look;
    if (beginsAsJson(*opened.value())) {
        look.importer = findImporter(u"aws-capacity-blocks"_s);
        return look;
    }
    if (const auto problem = readTable(*opened.value(), QDir::toNativeSeparators(path), mapping, look))
        return *problem;
    look.importer = recognised(look, mapping, path);
    const bool isPriceList = look.importer->isMapped;
    const bool providerKnown = look.importer->provider[0] != '\0' || tellsProvider(look, mapping)
        || (QLatin1String(look.importer->id) == u"skypilot" && !providerInPath(path).isEmpty());
    look.needsMapping = isPriceList && (look.needsMapping || !providerKnown);
    return look;
}

QStringList mappingFaults(const ImportLook &look, const ColumnMapping &mapping)
{
    QStringList faults;
    const Result<ColumnPlaces> places = findColumns(look.header, mapping, {});
    if (!places)
        return {places.problem().message};
    if (!places.value().has(Column::Provider))
        faults << tr("Nothing tells who rents this: choose a column for the provider, or type its name.");
    for (const Column column : {Column::Price, Column::SpotPrice, Column::Reserved1Year, Column::Reserved3Years}) {
        const qsizetype place = places.value().place(column);
        const QString fault = place < 0 ? QString() : priceFault(columnRow(column), look, place, mapping);
        if (!fault.isEmpty())
            faults << fault;
    }
    return faults;
}

} // namespace chipboard
