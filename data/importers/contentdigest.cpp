#include "data/importers/contentdigest.h"

namespace chipboard {

ContentDigest::ContentDigest()
    : m_hash(QCryptographicHash::Blake2b_256)
{
}

void ContentDigest::add(const PriceRecord &record)
{
    m_row.clear();
    for (const QString &text : {record.provider, record.region, record.zone, record.instance.text(), record.accelerator,
                                scopeWord(record.scope), priceKindWord(record.kind), record.asOf})
        m_row += text.toUtf8() + '\n';
    m_row += QByteArray::number(record.usdPerHour, 'g', 17) + '\n';
    m_hash.addData(m_row);
}

QString ContentDigest::text() const { return QString::fromLatin1(m_hash.result().toHex().left(16)); }

} // namespace chipboard
