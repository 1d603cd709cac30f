#include "widgets/export/office/shownnumber.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString literal(QString text)
{
    text.remove(u'"');
    return text.isEmpty() ? text : u'"' + text + u'"';
}

// The number within a text: what is before and behind it has no digits.
QRegularExpression patternOf(const QLocale &locale)
{
    const QString group = QRegularExpression::escape(locale.groupSeparator());
    const QString point = QRegularExpression::escape(locale.decimalPoint());
    // Only marks stand before a number; words in front of one are a sentence.
    return QRegularExpression(
        u"^([~\\x{2248}\\x{25CF}\\x{25C6}\\s]*)([-\\x{2212}]?)(\\d{1,3}(?:%1\\d{3})+|\\d+)(?:%2(\\d+))?([^\\d]*)$"_s
            .arg(group, point));
}

// "1.23k" is no 1.23.
bool isMultiple(const QString &behind)
{
    static const QStringList multiples{u"k"_s, u"M"_s, u"G"_s, u"T"_s, u"bn"_s};
    return multiples.contains(behind.section(u' ', 0, 0)) || multiples.contains(behind.section(QChar(0x00A0), 0, 0));
}

} // namespace

double ShownNumber::from(std::optional<double> exact) const
{
    const double step = std::pow(10.0, -decimals);
    return exact && std::fabs(*exact - value) <= 0.5000001 * step ? *exact : value;
}

std::optional<ShownNumber> shownNumber(const QString &text, const QLocale &locale)
{
    const QRegularExpressionMatch match = patternOf(locale).match(text);
    if (!match.hasMatch() || isMultiple(match.captured(5)))
        return std::nullopt;
    QString digits = match.captured(3);
    digits.remove(locale.groupSeparator());
    const QString behind = match.captured(4);
    bool isNumber = false;
    const double size = (behind.isEmpty() ? digits : digits + u'.' + behind).toDouble(&isNumber);
    if (!isNumber)
        return std::nullopt;
    ShownNumber number;
    number.value = match.captured(2).isEmpty() ? size : -size;
    number.decimals = static_cast<int>(behind.size());
    number.format = literal(match.captured(1)) + u"#,##0"_s
        + (behind.isEmpty() ? QString() : u'.' + QString(behind.size(), u'0')) + literal(match.captured(5));
    return number;
}

} // namespace chipboard
