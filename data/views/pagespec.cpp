#include "data/views/pagespec.h"

#include "data/core/tr.h"

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct TextSignRow
{
    char16_t glyph;
    const char *label;
};

/// In TextSign order.
constexpr std::array signRows{
    TextSignRow{0, ""},
    TextSignRow{u'+', QT_TR_NOOP("For it")},
    TextSignRow{u'\u2212', QT_TR_NOOP("Against it")},
    TextSignRow{u'?', QT_TR_NOOP("To verify")},
    TextSignRow{u'\u2717', QT_TR_NOOP("Ruled out")},
    TextSignRow{u'\u2192', QT_TR_NOOP("What would change it")},
    TextSignRow{u'\u2610', QT_TR_NOOP("To do")},
};

const TextSignRow &rowOf(TextSign sign) { return signRows.at(static_cast<std::size_t>(sign)); }

} // namespace

QString signGlyph(TextSign sign) { return sign == TextSign::None ? QString() : QString(QChar(rowOf(sign).glyph)); }

QString signLabel(TextSign sign) { return sign == TextSign::None ? QString() : tr(rowOf(sign).label); }

QString lineOf(const TextItem &item)
{
    const QString text = item.sign == TextSign::None
        ? item.text
        : tr("%1 %2", "a sign, and a sentence").arg(signGlyph(item.sign), item.text);
    return item.sources.isEmpty() ? text : tr("%1 [%2]", "a sentence, and its sources").arg(text, item.sources);
}

QStringList linesOf(const TextSection &section)
{
    QStringList lines;
    if (!section.lead.isEmpty())
        lines << section.lead;
    for (const TextItem &item : section.items)
        lines << lineOf(item);
    if (!section.sources.isEmpty())
        lines << sharedSourcesText(section);
    return lines;
}

QString sharedSourcesText(const TextSection &section)
{
    return section.sources.isEmpty() ? QString() : tr("Source of all: %1", "of several sentences").arg(section.sources);
}

QStringList signLegend(const QList<TextSection> &sections)
{
    QStringList parts;
    for (const TextSign sign : {TextSign::For, TextSign::Against, TextSign::Verify}) {
        const bool occurs = std::ranges::any_of(sections, [sign](const TextSection &section) {
            return std::ranges::any_of(section.items, [sign](const TextItem &item) { return item.sign == sign; });
        });
        if (occurs)
            parts << tr("%1 = %2", "a sign, and what it means").arg(signGlyph(sign), signLabel(sign).toLower());
    }
    return parts;
}

} // namespace chipboard
