#include "widgets/export/office/textmeasure.h"

#include "data/core/find.h"
#include "widgets/charts/textruler.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {

QString languageTag(const QLocale &locale)
{
    if (locale.language() == QLocale::C || locale.language() == QLocale::English)
        return QStringLiteral("en-US");
    return locale.name().replace(QLatin1Char('_'), QLatin1Char('-'));
}

QString OfficeLook::typeface() { return u"+mn-lt"_s; }

// The background comes first, see XmlPart::scheme().
constexpr ThemeSlot slotsOfThemes[] = {
    {"a:lt1", "bg1", &Theme::card},
    {"a:dk1", "tx1", &Theme::text},
    {"a:accent1", "accent1", &Theme::trainium},
    {"a:accent2", "accent2", &Theme::nvidia},
    {"a:accent3", "accent3", &Theme::inferentia},
    {"a:accent4", "accent4", &Theme::other},
    {"a:accent5", "accent5", &Theme::heatLow},
    {"a:accent6", "accent6", &Theme::heatHigh},
    {"a:hlink", "hlink", &Theme::accent},
    {"a:dk2", "tx2", &Theme::textMuted, true},
    {"a:lt2", "bg2", &Theme::grid, true},
    {"a:folHlink", "folHlink", &Theme::textMuted, true},
};

std::span<const ThemeSlot> themeSlots() { return slotsOfThemes; }

QList<SchemeColour> OfficeLook::scheme() const
{
    return mapped(allWhere(slotsOfThemes, [this](const ThemeSlot &slot) { return !isOnTemplate || !slot.isOurs; }),
                  [this](const ThemeSlot &slot) {
                      return SchemeColour{slot.name, (theme.*slot.colour).rgb()};
                  });
}

QString hexText(const QColor &colour) { return colour.name(QColor::HexRgb).mid(1).toUpper(); }

namespace {

constexpr int measuredAt = 64; // pixels: texts for paper scale linearly
constexpr double spare = 1.1;  // how much wider the reader's font may be

// Without glyph substitution, like text in Office programs.
QFont plainOf(const TypeScale &type)
{
    QFont font = type.font(measuredAt);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferNoShaping);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.0);
    return font;
}

QFont boldOf(QFont font)
{
    font.setWeight(QFont::Bold);
    return font;
}

// Pieces that are not broken, each with its trailing space or hyphen.
QStringList piecesThatStay(const QString &text)
{
    QStringList pieces;
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isHyphen = text.at(i) == u'-' && i > 0 && i + 1 < text.size() && text.at(i - 1).isLetter()
            && text.at(i + 1).isLetter();
        if (isHyphen || text.at(i) == u' ') {
            pieces << text.mid(from, i + 1 - from);
            from = i + 1;
        }
    }
    return pieces << text.mid(from);
}

QString withoutSpace(const QString &piece) { return piece.endsWith(QLatin1Char(' ')) ? piece.chopped(1) : piece; }

} // namespace

TextMeasure::TextMeasure(const TypeScale &type)
    : m_plain(plainOf(type))
    , m_bold(boldOf(m_plain))
    , m_ruler(std::make_shared<TextRuler>())
{
}

double TextMeasure::width(const QString &text, double size, bool bold) const
{
    return m_ruler->width(bold ? m_bold : m_plain, text) * size / measuredAt;
}

QString TextMeasure::elided(const QString &text, double size, double room) const
{
    constexpr double rounding = 1.0001;
    return m_ruler->elided(m_plain, text, room * rounding * measuredAt / size);
}

QString TextMeasure::wholeParts(const QString &text, double size, double room) const
{
    QString whole = text;
    for (qsizetype end = 0; width(whole, size) > room && (end = whole.lastIndexOf(QStringLiteral(" · "))) > 0;)
        whole.truncate(end);
    return elided(whole, size, room);
}

double TextMeasure::lineWidth(const QString &text, double size, bool bold) const
{
    return width(text, size, bold) * spare;
}

double TextMeasure::longestWord(const QString &text, double size, bool bold) const
{
    double widest = 0.0;
    for (const QString &piece : piecesThatStay(text))
        widest = std::max(widest, lineWidth(withoutSpace(piece), size, bold));
    return widest;
}

int TextMeasure::lines(const QString &text, double room, double size, bool bold) const
{
    constexpr double rounding = 1e-6; // a column exactly as wide as its word must fit
    const double most = std::max(room, size) + rounding;
    int count = 1;
    double used = 0.0;
    for (const QString &piece : piecesThatStay(text)) {
        const double alone = lineWidth(withoutSpace(piece), size, bold);
        if (used > 0.0 && used + alone > most) {
            ++count;
            used = 0.0;
        }
        const int broken = static_cast<int>(std::ceil(alone / most)) - 1;
        if (broken > 0) {
            count += broken;
            used = alone - broken * most;
        } else {
            used += lineWidth(piece, size, bold);
        }
    }
    return count;
}

} // namespace chipboard
