#include "data/import/importkey.h"

#include "data/catalog/catalog.h"
#include "data/catalog/pricebook.h"
#include "data/core/find.h"
#include "data/import/csvreader.h"
#include "data/import/pricetable.h"

#include <QFile>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace chipboard {
namespace {

void addLine(QByteArray &row, QStringView text)
{
    const qsizetype start = row.size();
    row.resize(start + text.size() + 1);
    char *at = row.data() + start;
    char16_t all = 0;
    for (const QChar character : text) {
        all |= character.unicode();
        *at++ = static_cast<char>(character.unicode());
    }
    *at = '\n';
    if (all >= 0x80) {
        row.resize(start);
        row += text.toUtf8();
        row += '\n';
    }
}

// A number exactly between two 17-digit texts has 18 digits. With k binary places it has k decimal places, at most
// 0.302 k of them leading zeros: with k above 26, as for nearly every price, that is too many digits.
bool canBeHalf(double number)
{
    constexpr double places = 67'108'864.0; // 2^26
    const double scaled = number * places;
    return !(std::abs(scaled - std::trunc(scaled)) > 0.0); // infinities too
}

/// Same result as QByteArray::number(number, 'g', 17), which takes as long as the rest of a row. Only exact halves are
/// rounded differently (Qt up, the standard library to even): numbers of eighteen digits that end in five.
void addNumber(QByteArray &row, double number)
{
    constexpr std::ptrdiff_t digits = 18;
    constexpr double exact = 9007199254740992.0; // 2^53, of 16 digits
    char text[40];
    if (std::abs(number) < exact && !(std::abs(number - std::trunc(number)) > 0.0)) { // numbers of chips
        const char *const end = std::to_chars(std::begin(text), std::end(text), static_cast<qint64>(number)).ptr;
        row.append(text, end - text);
        row += '\n';
        return;
    }
    const auto write = [&](int precision) {
        return std::to_chars(std::begin(text), std::end(text), number, std::chars_format::general, precision).ptr;
    };
    const bool isHalf = canBeHalf(number) && [&] {
        const char *const mantissa = std::find(std::begin(text), write(digits), 'e');
        return mantissa - text >= digits && *(mantissa - 1) == '5';
    }();
    if (isHalf)
        row += QByteArray::number(number, 'g', digits - 1);
    else
        row.append(text, write(digits - 1) - text);
    row += '\n';
}

} // namespace

QString RecordDigest::text() const { return QString::fromLatin1(m_hash.result().toHex().left(16)); }

void ContentDigest::add(const PriceRecord &record)
{
    m_row.resize(0);
    for (const QStringView text : {QStringView(record.provider), QStringView(record.region), QStringView(record.zone),
                                   QStringView(record.instance.text()), QStringView(record.accelerator)})
        addLine(m_row, text);
    addLine(m_row, scopeWord(record.scope));
    addLine(m_row, priceKindWord(record.kind));
    addLine(m_row, record.asOf);
    addNumber(m_row, record.usdPerHour);
    m_hash.addData(m_row);
}

void ChipDigest::add(const PriceRecord &record)
{
    m_row.resize(0);
    addLine(m_row, record.chip.text());
    addNumber(m_row, record.chips.value_or(-1.0));
    m_hash.addData(m_row);
}

namespace {

/// Includes the length of each text, so that no two lists share the same bytes.
class KeyHash
{
public:
    void add(const QString &text)
    {
        const QByteArray bytes = text.toUtf8();
        m_hash.addData(QByteArray::number(bytes.size()) + ':' + bytes);
    }
    void add(double number) { m_hash.addData(QByteArray::number(number, 'g', 17) + ';'); }
    void add(const Reading &figure)
    {
        if (!figure.value)
            return add(QString());
        for (const double number : {figure.value->low, figure.value->value, figure.value->high})
            add(number);
        add(static_cast<double>(figure.unit));
    }
    [[nodiscard]] bool add(QFile &file) { return m_hash.addData(&file); }
    [[nodiscard]] QString text() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
};

void addRequest(KeyHash &hash, const Importer &importer, const ImportRequest &request)
{
    QStringList accepted = mapped(request.accepted, [](Reason reason) { return reasonRow(reason).reasonId(); });
    std::ranges::sort(accepted);
    // Another program version may read the file differently.
    for (const QString &text :
         {QStringLiteral(CHIPBOARD_VERSION), QString::fromLatin1(importer.id), request.asOf, request.provider,
          QString::fromUtf8(mappingToJson(request.mapping)), accepted.join(QLatin1Char(' ')), dateInPath(request.path),
          dateInPath(request.path).isEmpty() ? dateOfFile(request.path) : QString(), providerInPath(request.path)})
        hash.add(text);
}

// Catalogue data that rows are linked to and compared with.
void addCatalog(KeyHash &hash, const Catalog &catalog)
{
    for (const Chip &chip : catalog.chips) {
        hash.add(chip.id.text());
        hash.add(chip.name);
        hash.add(chip.fullName);
        hash.add(chip.memory);
        for (const Reading &rival : chip.memory.rivals)
            hash.add(rival);
    }
    for (const Instance &instance : catalog.instances) {
        for (const QString &text : {instance.id.text(), instance.name, instance.provider, instance.chip.text()})
            hash.add(text);
        hash.add(instance.chips);
    }
    for (const System &system : catalog.systems) {
        hash.add(system.id.text());
        hash.add(system.chips);
    }
    for (const PriceBook &book : catalog.books) {
        if (book.isAbsent() || importedNameIn(book.id))
            continue;
        hash.add(book.id.text());
        for (const PriceEntry &entry : book.prices) {
            for (const QString &text : {entry.instance.text(), entry.system.text(), entry.chip.text(), entry.term})
                hash.add(text);
            hash.add(entry.usdPerHour);
        }
    }
}

} // namespace

QString importKey(const Importer &importer, const ImportRequest &request, const Catalog &catalog)
{
    const Result<std::shared_ptr<QFile>> opened = openTable(request.path);
    if (!opened)
        return {};
    KeyHash hash;
    addRequest(hash, importer, request);
    addCatalog(hash, catalog);
    return hash.add(*opened.value()) ? hash.text() : QString();
}

} // namespace chipboard
