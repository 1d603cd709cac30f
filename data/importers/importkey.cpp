#include "data/importers/importkey.h"

#include "data/catalog/catalog.h"
#include "data/catalog/importedname.h"
#include "data/importers/csvreader.h"
#include "data/importers/pricetable.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>

namespace chipboard {
namespace {

/// Each with its length, so that no two lists of texts are the same bytes.
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
    QStringList accepted;
    for (const Reason reason : request.accepted)
        accepted << reasonRow(reason).reasonId();
    std::sort(accepted.begin(), accepted.end());
    // Another program may read the same file in another way.
    for (const QString &text :
         {QStringLiteral(CHIPBOARD_VERSION), QString::fromLatin1(importer.id), request.asOf, request.provider,
          QString::fromUtf8(mappingToJson(request.mapping)), accepted.join(QLatin1Char(' ')), dateInPath(request.path),
          providerInPath(request.path)})
        hash.add(text);
}

// What rows are linked and compared with.
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
