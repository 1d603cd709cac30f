#include "data/import/tablesource.h"

#include "data/core/find.h"
#include "data/core/package.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"

#include <QDate>
#include <QDir>
#include <QHash>
#include <QLocale>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype mostColumns = 1000;

Problem tableProblem(ProblemCode code, const QString &name, const QString &message, const QString &remedy)
{
    return {code, message, remedy, {name}};
}

/// A list of objects in a document: an array, or an object with named ones.
struct JsonList
{
    JsonValue value;
    QString pointer;
    qsizetype size = 0;
};

QList<QByteArray> firstKeys(JsonValue object)
{
    return mapped(object, [](JsonValue member) { return member.key().toByteArray(); });
}

/// True for "servers": {"H100-1-80G": {...}, "L4-1-24G": {...}}: objects with the same members.
bool namesObjects(JsonValue object)
{
    constexpr qsizetype same = 2;
    QList<QByteArray> first;
    qsizetype count = 0;
    for (const JsonValue member : object) {
        if (!member.is(JsonType::Object))
            return false;
        if (++count == 1)
            first = firstKeys(member);
        if (count == 2) {
            const QList<QByteArray> second = firstKeys(member);
            if (std::ranges::count_if(first, [&](const auto &key) { return second.contains(key); }) < same)
                return false;
        }
    }
    return count > 1;
}

qsizetype objectsIn(JsonValue list)
{
    qsizetype count = 0;
    for (const JsonValue item : list)
        count += item.is(JsonType::Object) ? 1 : 0;
    return count;
}

void findList(JsonValue value, const QString &pointer, int depth, JsonList &best)
{
    constexpr int deepest = 4;
    const bool isNamed = value.is(JsonType::Object) && namesObjects(value);
    if (value.is(JsonType::Array) || isNamed) {
        const qsizetype size = objectsIn(value);
        if (size > best.size)
            best = {value, pointer, size};
        return;
    }
    if (!value.is(JsonType::Object) || depth >= deepest)
        return;
    for (const JsonValue member : value)
        findList(member, pointer + u'/' + pointerToken(QString::fromUtf8(member.key())), depth + 1, best);
}

QString numberText(double number)
{
    constexpr double exact = 9007199254740992.0; // 2^53
    if (std::abs(number) < exact && std::trunc(number) >= number && std::trunc(number) <= number)
        return QString::number(static_cast<qint64>(number));
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString scalarText(JsonValue value)
{
    switch (value.type()) {
    case JsonType::Text:
        return value.text();
    case JsonType::Number:
        return numberText(value.number());
    case JsonType::Boolean:
        return value.boolean() ? u"true"_s : u"false"_s;
    default:
        return {};
    }
}

/// The table built from a list of objects.
class JsonTable
{
public:
    explicit JsonTable(QString name)
        : m_name(std::move(name))
    {
    }

    Result<TableRows> read(JsonValue root, const JsonList &list, const QByteArray &text)
    {
        Problems places;
        const bool isNamed = list.value.is(JsonType::Object);
        int index = -1;
        for (const JsonValue item : list.value) {
            ++index;
            if (!item.is(JsonType::Object))
                continue;
            m_rows << CsvRow();
            if (isNamed)
                set(u"name"_s, QString::fromUtf8(item.key()));
            addMembers(item, {}, 0);
            if (m_header.size() > mostColumns)
                return tableProblem(ProblemCode::TooLarge, m_name,
                                    tr("The objects of the list have more than %1 members.").arg(mostColumns),
                                    tr("Check whether the file is a price list."));
            const QString token = isNamed ? pointerToken(QString::fromUtf8(item.key())) : QString::number(index);
            places << Problem{
                ProblemCode::BadValue, {}, {}, {m_name, 0, 0, list.pointer + u'/' + token}, Severity::Warning};
        }
        locate(places, m_name, text);
        for (qsizetype i = 0; i < m_rows.size(); ++i) {
            m_rows[i].line = std::max(1, places.at(i).where.line);
            m_rows[i].fields.resize(m_header.size());
        }
        TableRows table;
        if (root.is(JsonType::Object)) {
            for (const JsonValue member : root) {
                if (!member.is(JsonType::Object) && !member.is(JsonType::Array))
                    table.rows << CsvRow{{QString::fromUtf8(member.key()), scalarText(member)}, 0};
            }
        }
        table.above = table.rows.size();
        table.rows << CsvRow{m_header, 0};
        table.rows << m_rows;
        return table;
    }

private:
    void set(const QString &column, const QString &text)
    {
        qsizetype place = m_places.value(column, -1);
        if (place < 0) {
            place = m_header.size();
            m_places.insert(column, place);
            m_header << column;
        }
        QStringList &fields = m_rows.last().fields;
        if (fields.size() <= place)
            fields.resize(place + 1);
        fields[place] = text;
    }

    void addMembers(JsonValue object, const QString &prefix, int depth)
    {
        std::optional<double> units;
        std::optional<double> nanos;
        for (const JsonValue member : object) {
            const QString key = QString::fromUtf8(member.key());
            add(member, prefix + key, depth);
            if (key == u"units")
                units = scalarText(member).toDouble();
            if (key == u"nanos" && member.is(JsonType::Number))
                nanos = member.number();
        }
        constexpr double nano = 1e9;
        if (nanos)
            set(prefix + u"amount"_s, numberText(units.value_or(0.0) + *nanos / nano));
    }

    static QString nameOf(JsonValue object)
    {
        for (const JsonValue member : object) {
            if (QString::fromUtf8(member.key()) == u"name" && member.is(JsonType::Text))
                return member.text();
        }
        return {};
    }

    // Of a nested list, the last object counts: the newest price, the most expensive tier; names (regions) are joined.
    void add(JsonValue value, const QString &column, int depth)
    {
        constexpr int deepest = 6;
        if (depth > deepest || m_header.size() > mostColumns)
            return;
        if (value.is(JsonType::Object)) {
            addMembers(value, column + u'.', depth + 1);
            return;
        }
        if (!value.is(JsonType::Array)) {
            set(column, scalarText(value));
            return;
        }
        QStringList texts;
        JsonValue last;
        for (const JsonValue item : value) {
            if (item.is(JsonType::Object)) {
                last = item;
                if (const QString name = nameOf(item); !name.isEmpty())
                    texts << name;
            } else if (!item.is(JsonType::Array))
                texts << scalarText(item);
        }
        if (last.isValid())
            addMembers(last, column + u'.', depth + 1);
        if (!last.isValid() || !texts.isEmpty())
            set(column, texts.join(u", "_s));
    }

    QString m_name;
    QStringList m_header;
    QHash<QString, qsizetype> m_places;
    QList<CsvRow> m_rows;
};

// One object per line, as in logs and command output: not a document.
std::optional<Problem> linesOfJson(const QByteArray &text, const QString &name)
{
    constexpr qsizetype enough = 256 * 1024;
    const QByteArray start = text.first(std::min(enough, text.size()));
    QList<QByteArray> lines;
    for (const QByteArray &line : start.split('\n')) {
        if (const QByteArray trimmed = line.trimmed(); !trimmed.isEmpty())
            lines << trimmed;
        if (lines.size() == 2)
            break;
    }
    if (lines.size() < 2 || !(lines.at(1).startsWith('{') || lines.at(1).startsWith('[')))
        return std::nullopt;
    ReadLog log(name);
    if (!parseJson(lines.constFirst(), log))
        return std::nullopt;
    Problem problem =
        tableProblem(ProblemCode::BadSyntax, name, tr("The file is JSON Lines: a JSON document on each line."),
                     tr("Convert it to a JSON list (jq -s . FILE) or to CSV, and import that."));
    problem.where.line = problem.where.column = 1;
    return problem;
}

} // namespace

bool beginsAsJson(const QByteArray &start)
{
    const QByteArray text = start.sliced(bomSize(start)).trimmed();
    return text.startsWith('{') || text.startsWith('[');
}

Result<TableRows> rowsOfJson(const QByteArray &text, const QString &name)
{
    if (const auto lines = linesOfJson(text.sliced(bomSize(text)), name))
        return *lines;
    ReadLog log(name);
    const std::optional<JsonDocument> document = parseJson(text, log);
    if (!document)
        return log.problems(text).constFirst();
    JsonList list;
    findList(document->root(), {}, 0, list);
    if (list.size == 0)
        return tableProblem(ProblemCode::MissingKey, name,
                            tr("The file is JSON, but it has no list of prices: no list of objects was found."),
                            tr("Convert it to CSV with one column per member, and import that."));
    return JsonTable(name).read(document->root(), list, text);
}

namespace {

/// The first sheet of a workbook (ECMA-376, part 1, 18.3 and 18.8).
class SheetReader
{
public:
    explicit SheetReader(const PackageParts &parts)
        : m_parts(parts)
    {
    }

    QList<CsvRow> read()
    {
        readTexts();
        readDateStyles();
        const PackagePart *sheet = findPart(m_parts, firstSheet());
        if (sheet != nullptr)
            readCells(sheet->bytes);
        qsizetype width = 0;
        for (const CsvRow &row : std::as_const(m_rows))
            width = std::max(width, row.fields.size());
        for (CsvRow &row : m_rows)
            row.fields.resize(width);
        return m_rows;
    }

private:
    [[nodiscard]] QByteArray bytesOf(const QString &name) const
    {
        const PackagePart *part = findPart(m_parts, name);
        return part == nullptr ? QByteArray() : part->bytes;
    }

    // The workbook refers to it by a relationship whose target is the part.
    [[nodiscard]] QString firstSheet() const
    {
        QString relation;
        QXmlStreamReader book(bytesOf(u"xl/workbook.xml"_s));
        while (relation.isEmpty() && !book.atEnd()) {
            if (book.readNext() == QXmlStreamReader::StartElement && book.name() == u"sheet")
                relation = book.attributes()
                               .value(u"http://schemas.openxmlformats.org/officeDocument/2006/relationships"_s, u"id"_s)
                               .toString();
        }
        QXmlStreamReader relations(bytesOf(u"xl/_rels/workbook.xml.rels"_s));
        while (!relations.atEnd()) {
            if (relations.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes attributes = relations.attributes();
            const QString target = attributes.value(u"Target"_s).toString();
            if (relations.name() == u"Relationship" && attributes.value(u"Id"_s) == relation)
                return target.startsWith(u'/') ? target.sliced(1) : u"xl/"_s + target;
        }
        return u"xl/worksheets/sheet1.xml"_s;
    }

    void readTexts()
    {
        QXmlStreamReader xml(bytesOf(u"xl/sharedStrings.xml"_s));
        bool isPhonetic = false;
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (xml.name() == u"rPh")
                isPhonetic = token == QXmlStreamReader::StartElement;
            if (token != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"si")
                m_texts << QString();
            else if (xml.name() == u"t" && !m_texts.isEmpty() && !isPhonetic)
                m_texts.last() += xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }

    // Built-in formats 14 to 22 are dates; otherwise the format code decides.
    void readDateStyles()
    {
        QSet<QString> dates;
        for (int id = 14; id <= 22; ++id)
            dates << QString::number(id);
        QXmlStreamReader xml(bytesOf(u"xl/styles.xml"_s));
        bool isCell = false;
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (xml.name() == u"cellXfs")
                isCell = token == QXmlStreamReader::StartElement;
            if (token != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes attributes = xml.attributes();
            if (xml.name() == u"numFmt" && attributes.value(u"formatCode"_s).contains(u"yy"))
                dates << attributes.value(u"numFmtId"_s).toString();
            else if (isCell && xml.name() == u"xf")
                m_isDate << dates.contains(attributes.value(u"numFmtId"_s).toString());
        }
    }

    void readCells(const QByteArray &sheet)
    {
        constexpr qsizetype mostRows = 200'000;
        QXmlStreamReader xml(sheet);
        while (!xml.atEnd() && m_rows.size() < mostRows) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"row") {
                const int line = xml.attributes().value(u"r"_s).toInt();
                m_row = CsvRow{{}, line > 0 ? line : m_row.line + 1};
            } else if (xml.name() == u"c") {
                readOne(xml);
            }
        }
    }

    void readOne(QXmlStreamReader &xml)
    {
        const QXmlStreamAttributes attributes = xml.attributes();
        const QString type = attributes.value(u"t"_s).toString();
        const int style = attributes.value(u"s"_s).toInt();
        const qsizetype place = columnOf(attributes.value(u"r"_s));
        QString text;
        while (!xml.atEnd() && !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"c")) {
            if (xml.isStartElement() && (xml.name() == u"v" || xml.name() == u"t"))
                text += xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
        if (type == u"s")
            text = m_texts.value(text.toInt());
        else if (type == u"b")
            text = text == u"1" ? u"true"_s : u"false"_s;
        else if (type == u"e")
            text.clear();
        else if ((type.isEmpty() || type == u"n") && m_isDate.value(style))
            text = dayOf(text);
        if (text.trimmed().isEmpty() || place >= mostColumns)
            return;
        if (m_rows.isEmpty() || m_rows.constLast().line != m_row.line)
            m_rows << m_row;
        QStringList &fields = m_rows.last().fields;
        const qsizetype at = place < 0 ? fields.size() : place;
        if (fields.size() <= at)
            fields.resize(at + 1);
        fields[at] = text;
    }

    // Excel's serial days, counted from 1899-12-30.
    [[nodiscard]] static QString dayOf(const QString &serial)
    {
        constexpr double latest = 80'000.0; // 2119
        const double days = serial.toDouble();
        return days >= 1.0 && days < latest
            ? QDate(1899, 12, 30).addDays(static_cast<qint64>(days)).toString(Qt::ISODate)
            : serial;
    }

    /// "AB12": 27; -1 if invalid.
    [[nodiscard]] static qsizetype columnOf(QStringView place)
    {
        qsizetype column = 0;
        for (const QChar character : place) {
            if (character < u'A' || character > u'Z' || column > mostColumns)
                break;
            column = column * 26 + (character.unicode() - u'A' + 1);
        }
        return column - 1;
    }

    const PackageParts &m_parts;
    QStringList m_texts;
    QList<bool> m_isDate; ///< by style
    QList<CsvRow> m_rows;
    CsvRow m_row; ///< the current row, until it has a cell
};

} // namespace

Result<TableRows> rowsOfWorkbook(const QByteArray &file, const QString &name)
{
    const Result<PackageParts> parts = readPackage(file, name);
    if (!parts)
        return parts.problem();
    TableRows table{SheetReader(parts.value()).read(), std::nullopt};
    if (table.rows.isEmpty())
        return tableProblem(ProblemCode::BadSyntax, name, tr("The first sheet of the workbook has no cells."),
                            tr("Move the price list to the first sheet, or save its sheet as CSV."));
    return table;
}

TableSource::TableSource(const QString &path, char separator)
    : m_name(QDir::toNativeSeparators(path))
    , m_separator(separator)
{
}

Result<std::shared_ptr<TableSource>> TableSource::open(const QString &path, char separator)
{
    const Result<std::shared_ptr<QFile>> opened = openTable(path);
    if (!opened)
        return opened.problem();
    const std::shared_ptr<TableSource> source(new TableSource(path, separator));
    const QByteArray start = opened.value()->peek(bytesOfKind);
    const bool isWorkbook =
        isPackage(start) && faultOfKind(start, {}) && path.endsWith(u".xlsx"_s, Qt::CaseInsensitive);
    if (!isWorkbook && !beginsAsJson(start)) {
        source->m_file = opened.value();
        source->m_reader.emplace(*source->m_file, source->m_name, separator);
        return source;
    }
    const Result<QByteArray> bytes = isWorkbook ? readFile(path, PackageLimits().fileBytes) : readTextFile(path);
    if (!bytes)
        return bytes.problem();
    const Result<TableRows> table =
        isWorkbook ? rowsOfWorkbook(bytes.value(), source->m_name) : rowsOfJson(bytes.value(), source->m_name);
    if (!table)
        return table.problem();
    source->m_rows = table.value().rows;
    source->m_above = table.value().above;
    return source;
}

Result<bool> TableSource::next(CsvRow &row)
{
    if (m_reader)
        return m_reader->next(row);
    if (m_at >= m_rows.size())
        return false;
    row = m_rows.at(m_at++);
    return true;
}

bool TableSource::endsWithLine()
{
    if (!m_reader || m_file->size() == 0 || !m_file->seek(m_file->size() - 1))
        return true;
    const QByteArray last = m_file->read(1);
    return last == "\n" || last == "\r";
}

std::optional<Problem> TableSource::rewind()
{
    m_at = 0;
    if (!m_reader)
        return std::nullopt;
    if (!m_file->seek(0))
        return tableProblem(ProblemCode::CannotRead, m_name, tr("Cannot read the file again."), {});
    m_reader.emplace(*m_file, m_name, m_separator);
    return std::nullopt;
}

} // namespace chipboard
