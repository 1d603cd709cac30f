#include "data/import/pricerecord.h"

#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Cloud prices and their dates are in these years; "a 2080" is not a date.
bool isYear(int year) { return year >= 2000 && year <= 2079; }

/// As QString::number(value, 'g', 12), but without allocating for whole numbers, which most are.
class CountText
{
public:
    explicit CountText(const std::optional<double> &value)
    {
        if (!value)
            return;
        if (!(*value >= 1.0 && *value < 1e9 && std::trunc(*value) >= *value)) {
            m_text = QString::number(*value, 'g', 12);
            return;
        }
        for (int rest = static_cast<int>(*value); rest > 0; rest /= 10)
            m_digits[--m_first] = static_cast<char16_t>(u'0' + rest % 10);
    }
    [[nodiscard]] QStringView view() const
    {
        return m_first < room ? QStringView(m_digits + m_first, room - m_first) : QStringView(m_text);
    }

private:
    static constexpr qsizetype room = 9;
    char16_t m_digits[room] = {};
    qsizetype m_first = room;
    QString m_text;
};

unsigned lowered(QChar character)
{
    const char16_t unit = character.unicode();
    if (unit < 0x80)
        return unit >= u'A' && unit <= u'Z' ? unit + 32U : unit;
    return character.toLower().unicode();
}

bool areDigits(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// Exactly "2026", "2026-07" or "2026-07-20".
bool hasShapeOfDate(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isMark = i == 4 || i == 7;
        if (isMark ? text.at(i) != u'-' : !areDigits(text.mid(i, 1)))
            return false;
    }
    return true;
}

/// For text of that shape.
bool isDay(QStringView text)
{
    const int year = text.first(4).toInt();
    const int month = text.size() > 4 ? text.mid(5, 2).toInt() : 1;
    const int day = text.size() > 7 ? text.mid(8, 2).toInt() : 1;
    return isYear(year) && month >= 1 && month <= 12 && QDate(year, month, day).isValid();
}

/// Common date formats; groups are in the given order.
struct DateForm
{
    const char *pattern;
    const char *order; ///< y, m, d; M: month name; a and b: day and month, whichever is possible
};
constexpr DateForm dateForms[] = {
    {R"((\d{4})[/.](\d{1,2})[/.](\d{1,2}))", "ymd"},
    {R"((\d{4})(\d\d)(\d\d))", "ymd"},
    {R"((\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}))", "dmy"},
    {R"((\d{1,2})[/-](\d{1,2})[/-](\d{4}))", "aby"},
    {R"((\d{1,2})(?:st|nd|rd|th)?\.?[\s-](\p{L}{3,12})\.?,?[\s-](\d{4}))", "dMy"},
    {R"((\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4}))", "Mdy"},
    {R"((\p{L}{3,12})\.?,?[\s-](\d{4}))", "My"},
};

/// In the program's languages, long and short: "november", "nov".
const QHash<QString, int> &monthNames()
{
    static const QHash<QString, int> names = [] {
        QHash<QString, int> found;
        for (const QLocale::Language language :
             {QLocale::English, QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Portuguese}) {
            const QLocale locale(language);
            for (int month = 1; month <= 12; ++month) {
                for (const QLocale::FormatType form : {QLocale::LongFormat, QLocale::ShortFormat})
                    found.insert(locale.monthName(month, form).toLower().remove(u'.'), month);
            }
        }
        found.insert(u"sept"_s, 9);
        return found;
    }();
    return names;
}

/// Without a day: the month.
QString dateOfParts(int year, int month, int day)
{
    const QDate date(year, month, day < 0 ? 1 : day);
    return isYear(year) && date.isValid() ? date.toString(day < 0 ? u"yyyy-MM" : u"yyyy-MM-dd") : QString();
}

/// Possible dates of a text: one, none, or two.
QStringList datesOf(const DateForm &form, const QRegularExpressionMatch &match)
{
    int year = 0;
    int month = 0;
    int day = -1;
    int either[2] = {};
    for (int i = 0; form.order[i] != '\0'; ++i) {
        const QString text = match.captured(i + 1);
        const char part = form.order[i];
        if (part == 'M')
            month = monthNames().value(text.toLower(), -1);
        else if (part == 'a' || part == 'b')
            either[part - 'a'] = text.toInt();
        else
            (part == 'y' ? year : part == 'm' ? month : day) = text.toInt();
    }
    QStringList dates{month != 0 ? dateOfParts(year, month, day) : dateOfParts(year, either[1], either[0])};
    if (month == 0)
        dates << dateOfParts(year, either[0], either[1]);
    dates.removeAll(QString());
    dates.removeDuplicates();
    return dates;
}

QStringList writtenDates(const QString &text)
{
    constexpr qsizetype longest = 40;
    static const QList<QRegularExpression> patterns = [] {
        QList<QRegularExpression> list;
        for (const DateForm &form : dateForms)
            list << QRegularExpression(u"^"_s + QString::fromLatin1(form.pattern) + u"(?:[T ,]+\\d{1,2}:\\d\\d.*)?$"_s,
                                       QRegularExpression::CaseInsensitiveOption);
        return list;
    }();
    const QString bare = text.trimmed();
    for (std::size_t i = 0; bare.size() <= longest && i < std::size(dateForms); ++i) {
        if (const auto match = patterns.at(static_cast<qsizetype>(i)).match(bare); match.hasMatch())
            return datesOf(dateForms[i], match);
    }
    return {};
}

} // namespace

std::optional<double> PriceRecord::usdPerChipHour() const
{
    if (!chips || *chips <= 0.0)
        return std::nullopt;
    return usdPerHour / *chips;
}

quint64 seriesHash(const PriceRecord &record)
{
    constexpr quint64 prime = 1099511628211ULL;
    quint64 hash = 14695981039346656037ULL;
    const auto addUnit = [&hash](unsigned unit) {
        // The second byte is mostly zero: then both multiplications combine into one.
        hash =
            unit < 0x100 ? (hash ^ unit) * (prime * prime) : (((hash ^ (unit & 0xFFU)) * prime) ^ (unit >> 8U)) * prime;
    };
    bool first = true;
    const auto add = [&](QStringView text) {
        if (!std::exchange(first, false))
            addUnit('\n');
        for (const QChar character : text)
            addUnit(lowered(character));
    };
    const CountText count(record.chips);
    for (const QStringView text : {QStringView(record.provider), QStringView(record.region), QStringView(record.zone),
                                   QStringView(record.instance.text()), QStringView(record.accelerator), count.view()})
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
    const QStringView bare = text.trimmed();
    if (bare.size() < 4 || !areDigits(bare.first(4)))
        return {};
    // Fast path for plain dates, as a million rows have one; time stamps need the full match.
    if (bare.size() == 4 || bare.size() == 7 || bare.size() == 10)
        return hasShapeOfDate(bare) && isDay(bare) ? bare.toString() : QString();
    const QRegularExpressionMatch match = pattern.match(bare);
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

QString writtenDate(const QString &text)
{
    if (QString date = dateIn(text); !date.isEmpty() || text.trimmed().isEmpty())
        return date;
    const QStringList dates = writtenDates(text);
    return dates.size() == 1 ? dates.constFirst() : QString();
}

bool isAmbiguousDate(const QString &text) { return dateIn(text).isEmpty() && writtenDates(text).size() > 1; }

QString dateInText(const QString &text)
{
    static const QRegularExpression pattern(u"(?<!\\d)(20\\d\\d)(?:-(\\d\\d)(?:-(\\d\\d))?)?(?!\\d)"_s);
    QString found;
    for (auto each = pattern.globalMatch(text); each.hasNext();) {
        if (const QString date = dateIn(each.next().captured(0)); date.size() >= found.size() && date.size() > 4)
            found = date;
    }
    return found;
}

QString dateOfFile(const QString &path)
{
    const QDate day = QFileInfo(path).lastModified().toUTC().date();
    return day.isValid() && isYear(day.year()) ? day.toString(Qt::ISODate) : QString();
}

QString dateInPath(const QString &path)
{
    const QFileInfo info(path);
    const QString own = dateInText(info.completeBaseName());
    return own.isEmpty() ? dateInText(QFileInfo(info.absolutePath()).fileName()) : own;
}

} // namespace chipboard
