#include "data/importers/pricerecord.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Prices of clouds and their dates lie in these years; "a 2080" is no date.
bool isYear(int year) { return year >= 2000 && year <= 2079; }

// The last date of a text; file names end in theirs.
QString lastDateIn(const QString &text)
{
    static const QRegularExpression pattern(u"(?<!\\d)(20\\d\\d)(?:-(\\d\\d)(?:-(\\d\\d))?)?(?!\\d)"_s);
    QString found;
    for (auto each = pattern.globalMatch(text); each.hasNext();) {
        if (const QString date = dateIn(each.next().captured(0)); date.size() >= found.size() && date.size() > 4)
            found = date;
    }
    return found;
}

} // namespace

std::optional<double> PriceRecord::usdPerChipHour() const
{
    if (!chips || *chips <= 0.0)
        return std::nullopt;
    return usdPerHour / *chips;
}

QString seriesOf(const PriceRecord &record)
{
    const QString count = record.chips ? QString::number(*record.chips, 'g', 12) : QString();
    return QStringList{record.provider,
                       record.region,
                       record.zone,
                       record.instance.text(),
                       record.accelerator,
                       count,
                       scopeWord(record.scope),
                       priceKindWord(record.kind)}
        .join(u'\n')
        .toLower();
}

quint64 seriesHash(const PriceRecord &record)
{
    quint64 hash = 14695981039346656037ULL;
    const auto addByte = [&hash](unsigned byte) { hash = (hash ^ byte) * 1099511628211ULL; };
    bool first = true;
    const auto add = [&](QStringView text) {
        if (!std::exchange(first, false)) {
            addByte('\n');
            addByte(0);
        }
        for (const QChar character : text) {
            const char16_t unit = character.toLower().unicode();
            addByte(unit & 0xFFU);
            addByte(unit >> 8U);
        }
    };
    const QString count = record.chips ? QString::number(*record.chips, 'g', 12) : QString();
    for (const QStringView text :
         {QStringView(record.provider), QStringView(record.region), QStringView(record.zone),
          QStringView(record.instance.text()), QStringView(record.accelerator), QStringView(count)})
        add(text);
    add(scopeWord(record.scope));
    add(priceKindWord(record.kind));
    return hash;
}

QString scopeWord(PriceScope scope) { return scope == PriceScope::Machine ? u"machine"_s : u"accelerator"_s; }

std::optional<PriceScope> scopeFromWord(QStringView word)
{
    for (const PriceScope scope : {PriceScope::Machine, PriceScope::Accelerator}) {
        if (word == scopeWord(scope))
            return scope;
    }
    return std::nullopt;
}

QString dateIn(QStringView text)
{
    static const QRegularExpression pattern(u"^(\\d{4})(?:-(\\d\\d)(?:-(\\d\\d)(?:[T ].*)?)?)?$"_s);
    const QRegularExpressionMatch match = pattern.match(text.trimmed());
    if (!match.hasMatch() || !isYear(match.capturedView(1).toInt()))
        return {};
    QString date = match.captured(1);
    const QString month = match.captured(2);
    const QString day = match.captured(3);
    if (!month.isEmpty() && (month.toInt() < 1 || month.toInt() > 12))
        return {};
    if (!day.isEmpty() && !QDate(date.toInt(), month.toInt(), day.toInt()).isValid())
        return {};
    for (const QString &part : {month, day})
        date += part.isEmpty() ? QString() : u'-' + part;
    return date;
}

QString dateInPath(const QString &path)
{
    const QFileInfo info(path);
    const QString own = lastDateIn(info.completeBaseName());
    return own.isEmpty() ? lastDateIn(QFileInfo(info.absolutePath()).fileName()) : own;
}

} // namespace chipboard
