#include "data/views/listwords.h"

#include "data/board/assumption.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr ListWord names[] = {
    {"roadmap", QT_TRANSLATE_NOOP("ListWord", "Roadmap")},
    {"timeline", QT_TRANSLATE_NOOP("ListWord", "Dates")},
    {"what_if", QT_TRANSLATE_NOOP("ListWord", "What-if")},
    {"answers", QT_TRANSLATE_NOOP("ListWord", "Answers")},
    {"tornado", QT_TRANSLATE_NOOP("ListWord", "Swings")},
    {"spreads", QT_TRANSLATE_NOOP("ListWord", "Spreads")},
    {"unmoved", QT_TRANSLATE_NOOP("ListWord", "Without effect")},
    {"crossovers", QT_TRANSLATE_NOOP("ListWord", "Crossovers")},
    {"bands", QT_TRANSLATE_NOOP("ListWord", "Ranges of results")},
    {"duels", QT_TRANSLATE_NOOP("ListWord", "Chances")},
    {"cells", QT_TRANSLATE_NOOP("ListWord", "Two assumptions")},
    {"line", QT_TRANSLATE_NOOP("ListWord", "Line of equal results")},
    {"move", QT_TRANSLATE_NOOP("ListWord", "Moving")},
    {"months", QT_TRANSLATE_NOOP("ListWord", "Months")},
    {"commitments", QT_TRANSLATE_NOOP("ListWord", "Commitments")},
    {"advisor", QT_TRANSLATE_NOOP("ListWord", "Advisor")},
    {"reasons", QT_TRANSLATE_NOOP("ListWord", "Reasons")},
    {"conflicts", QT_TRANSLATE_NOOP("ListWord", "Conflicts")},
    {"turns", QT_TRANSLATE_NOOP("ListWord", "What would change it")},
    {"steps", QT_TRANSLATE_NOOP("ListWord", "Steps")},
    {"software", QT_TRANSLATE_NOOP("ListWord", "Software")},
    {"needs", QT_TRANSLATE_NOOP("ListWord", "Requirements")},
    {"price_history", QT_TRANSLATE_NOOP("ListWord", "Price history")},
    {"providers", QT_TRANSLATE_NOOP("ListWord", "Prices by provider")},
    {"claims", QT_TRANSLATE_NOOP("ListWord", "Claims")},
    {"contradictions", QT_TRANSLATE_NOOP("ListWord", "Contradictions")},
    {"rainier", QT_TRANSLATE_NOOP("ListWord", "Project Rainier")},
    {"model_check", QT_TRANSLATE_NOOP("ListWord", "Model check")},
    {"summary", QT_TRANSLATE_NOOP("ListWord", "Summary")},
    {"scenarios", QT_TRANSLATE_NOOP("ListWord", "Scenarios")},
    {"differences", QT_TRANSLATE_NOOP("ListWord", "Differences")},
    {"generations", QT_TRANSLATE_NOOP("ListWord", "Generations")},
    {"interactivity", QT_TRANSLATE_NOOP("ListWord", "Speed and cost")},
    {"curves", QT_TRANSLATE_NOOP("ListWord", "Curves")},
    {"published", QT_TRANSLATE_NOOP("ListWord", "Published")},
};

constexpr ListWord heads[] = {
    {"line", QT_TRANSLATE_NOOP("ListWord", "Product line")},
    {"id", QT_TRANSLATE_NOOP("ListWord", "Id")},
    {"before", QT_TRANSLATE_NOOP("ListWord", "The one before")},
    {"metric", QT_TRANSLATE_NOOP("ListWord", "Measure")},
    {"from", QT_TRANSLATE_NOOP("ListWord", "From")},
    {"to", QT_TRANSLATE_NOOP("ListWord", "To")},
    {"ratio", QT_TRANSLATE_NOOP("ListWord", "Times")},
    {"months", QT_TRANSLATE_NOOP("ListWord", "Months")},
    {"status", QT_TRANSLATE_NOOP("ListWord", "Status")},
    {"reason", QT_TRANSLATE_NOOP("ListWord", "Reason")},
    {"name", QT_TRANSLATE_NOOP("ListWord", "Name")},
    {"generation", QT_TRANSLATE_NOOP("ListWord", "Generation")},
    {"announced", QT_TRANSLATE_NOOP("ListWord", "Announced")},
    {"available", QT_TRANSLATE_NOOP("ListWord", "Available")},
    {"about", QT_TRANSLATE_NOOP("ListWord", "About")},
    {"sentence", QT_TRANSLATE_NOOP("ListWord", "Sentence")},
    {"assumption", QT_TRANSLATE_NOOP("ListWord", "Assumption")},
    {"low", QT_TRANSLATE_NOOP("ListWord", "Low")},
    {"high", QT_TRANSLATE_NOOP("ListWord", "High")},
    {"result", QT_TRANSLATE_NOOP("ListWord", "Result")},
    {"swing", QT_TRANSLATE_NOOP("ListWord", "Swing")},
    {"unit", QT_TRANSLATE_NOOP("ListWord", "Unit")},
    {"range", QT_TRANSLATE_NOOP("ListWord", "Range")},
    {"of", QT_TRANSLATE_NOOP("ListWord", "Applies to row")},
    {"what", QT_TRANSLATE_NOOP("ListWord", "What")},
    {"now", QT_TRANSLATE_NOOP("ListWord", "Now")},
    {"turns_at", QT_TRANSLATE_NOOP("ListWord", "Break-even at")},
    {"last_before", QT_TRANSLATE_NOOP("ListWord", "Last value before")},
    {"first_after", QT_TRANSLATE_NOOP("ListWord", "First value after")},
    {"below", QT_TRANSLATE_NOOP("ListWord", "Below it")},
    {"above", QT_TRANSLATE_NOOP("ListWord", "Above it")},
    {"jump", QT_TRANSLATE_NOOP("ListWord", "Jump")},
    {"p10", QT_TRANSLATE_NOOP("ListWord", "One of ten is below")},
    {"p50", QT_TRANSLATE_NOOP("ListWord", "Half are below")},
    {"p90", QT_TRANSLATE_NOOP("ListWord", "Nine of ten are below")},
    {"best", QT_TRANSLATE_NOOP("ListWord", "Probability of being best")},
    {"against", QT_TRANSLATE_NOOP("ListWord", "Compared with")},
    {"chance", QT_TRANSLATE_NOOP("ListWord", "Chance")},
    {"value", QT_TRANSLATE_NOOP3("ListWord", "Value", "a number")},
    {"month", QT_TRANSLATE_NOOP("ListWord", "Month")},
    {"staying", QT_TRANSLATE_NOOP("ListWord", "Staying")},
    {"moving", QT_TRANSLATE_NOOP("ListWord", "Moving")},
    {"kind", QT_TRANSLATE_NOOP("ListWord", "Kind")},
    {"instance", QT_TRANSLATE_NOOP("ListWord", "Instance")},
    {"usd_per_hour", QT_TRANSLATE_NOOP("ListWord", "USD per hour")},
    {"usd_per_month", QT_TRANSLATE_NOOP("ListWord", "USD per month, all hours")},
    {"on_demand", QT_TRANSLATE_NOOP("ListWord", "On demand")},
    {"even_at", QT_TRANSLATE_NOOP("ListWord", "Break-even at")},
    {"book", QT_TRANSLATE_NOOP("ListWord", "Price list")},
    {"as_of", QT_TRANSLATE_NOOP("ListWord", "As of")},
    {"region", QT_TRANSLATE_NOOP("ListWord", "Region")},
    {"term", QT_TRANSLATE_NOOP("ListWord", "Term")},
    {"offer", QT_TRANSLATE_NOOP("ListWord", "Offer")},
    {"approximate", QT_TRANSLATE_NOOP("ListWord", "Approximate")},
    {"outlier", QT_TRANSLATE_NOOP("ListWord", "Outlier")},
    {"rank", QT_TRANSLATE_NOOP("ListWord", "Rank")},
    {"ruled_out", QT_TRANSLATE_NOOP("ListWord", "Ruled out")},
    {"tied", QT_TRANSLATE_NOOP("ListWord", "Tied with the first")},
    {"points", QT_TRANSLATE_NOOP("ListWord", "Points")},
    {"cost", QT_TRANSLATE_NOOP("ListWord", "Cost")},
    {"days", QT_TRANSLATE_NOOP("ListWord", "Days")},
    {"wait_ms", QT_TRANSLATE_NOOP("ListWord", "Waiting, ms")},
    {"chips", QT_TRANSLATE_NOOP("ListWord", "Chips")},
    {"moves", QT_TRANSLATE_NOOP("ListWord", "Requires a move")},
    {"effect", QT_TRANSLATE_NOOP("ListWord", "Effect")},
    {"topic", QT_TRANSLATE_NOOP("ListWord", "Topic")},
    {"rule", QT_TRANSLATE_NOOP("ListWord", "Rule")},
    {"need", QT_TRANSLATE_NOOP("ListWord", "Requirement")},
    {"text", QT_TRANSLATE_NOOP("ListWord", "Text")},
    {"sources", QT_TRANSLATE_NOOP("ListWord", "Sources")},
    {"phase", QT_TRANSLATE_NOOP("ListWord", "Phase")},
    {"step", QT_TRANSLATE_NOOP("ListWord", "Step")},
    {"here", QT_TRANSLATE_NOOP("ListWord", "Here")},
    {"label", QT_TRANSLATE_NOOP("ListWord", "Label")},
    {"provider", QT_TRANSLATE_NOOP("ListWord", "Provider")},
    {"source", QT_TRANSLATE_NOOP("ListWord", "Source")},
    {"who", QT_TRANSLATE_NOOP("ListWord", "Who")},
    {"when", QT_TRANSLATE_NOOP("ListWord", "When")},
    {"statement", QT_TRANSLATE_NOOP("ListWord", "Statement")},
    {"claimed", QT_TRANSLATE_NOOP("ListWord", "Claimed")},
    {"claimed_ratio", QT_TRANSLATE_NOOP("ListWord", "Claimed, as a ratio")},
    {"versus", QT_TRANSLATE_NOOP("ListWord", "Compared with")},
    {"basis", QT_TRANSLATE_NOOP("ListWord", "Basis")},
    {"recomputed", QT_TRANSLATE_NOOP("ListWord", "Recomputed")},
    {"top", QT_TRANSLATE_NOOP("ListWord", "Upper number")},
    {"bottom", QT_TRANSLATE_NOOP("ListWord", "Lower number")},
    {"holds", QT_TRANSLATE_NOOP("ListWord", "Holds")},
    {"verdict", QT_TRANSLATE_NOOP("ListWord", "Verdict")},
    {"first", QT_TRANSLATE_NOOP("ListWord", "First")},
    {"second", QT_TRANSLATE_NOOP("ListWord", "Second")},
    {"computation", QT_TRANSLATE_NOOP("ListWord", "Computation")},
    {"prefer", QT_TRANSLATE_NOOP("ListWord", "Preferred")},
    {"how", QT_TRANSLATE_NOOP("ListWord", "Method")},
    {"contradictions", QT_TRANSLATE_NOOP("ListWord", "Contradictions")},
    {"model", QT_TRANSLATE_NOOP("ListWord", "Model")},
    {"chip", QT_TRANSLATE_NOOP("ListWord", "Chip")},
    {"predicted", QT_TRANSLATE_NOOP("ListWord", "Predicted")},
    {"measured", QT_TRANSLATE_NOOP("ListWord", "Measured")},
    {"error", QT_TRANSLATE_NOOP("ListWord", "Error")},
    {"note", QT_TRANSLATE_NOOP("ListWord", "Note")},
    {"by", QT_TRANSLATE_NOOP3("ListWord", "By", "grouped by")},
    {"group", QT_TRANSLATE_NOOP("ListWord", "Group")},
    {"n", QT_TRANSLATE_NOOP("ListWord", "Count")},
    {"median_abs_error", QT_TRANSLATE_NOOP("ListWord", "Median error")},
    {"p90_abs_error", QT_TRANSLATE_NOOP("ListWord", "Error, 90th percentile")},
    {"within_20", QT_TRANSLATE_NOOP("ListWord", "Within 20%")},
    {"within_25", QT_TRANSLATE_NOOP("ListWord", "Within 25%")},
    {"ranged", QT_TRANSLATE_NOOP("ListWord", "With a range")},
    {"coverage", QT_TRANSLATE_NOOP("ListWord", "In range")},
    {"scenario", QT_TRANSLATE_NOOP("ListWord", "Scenario")},
    {"in_force", QT_TRANSLATE_NOOP("ListWord", "Active")},
    {"settings", QT_TRANSLATE_NOOP("ListWord", "Settings")},
    {"price_kind", QT_TRANSLATE_NOOP("ListWord", "Kind of price")},
    {"other_price_list", QT_TRANSLATE_NOOP("ListWord", "From another price list")},
    {"formula", QT_TRANSLATE_NOOP("ListWord", "Formula")},
    {"difference", QT_TRANSLATE_NOOP("ListWord", "Difference")},
    {"percent", QT_TRANSLATE_NOOP("ListWord", "Percent")},
    {"own", QT_TRANSLATE_NOOP("ListWord", "Your custom values")},
    {"user_tokens_per_s", QT_TRANSLATE_NOOP("ListWord", "Tokens/s per user")},
    {"requests", QT_TRANSLATE_NOOP("ListWord", "Concurrent requests")},
    {"most_tokens_per_s", QT_TRANSLATE_NOOP("ListWord", "Highest tokens/s per user")},
    {"chip_tokens_per_s", QT_TRANSLATE_NOOP("ListWord", "Tokens/s per chip")},
};

/// Empty where there is no row.
QString wordOf(std::span<const ListWord> rows, const QString &key)
{
    const auto *found = findWhere(rows, [&key](const ListWord &row) { return key == QLatin1String(row.key); });
    return found == nullptr ? QString() : tr(found->text.text, found->text.comment);
}

QString inOwnWords(const QString &key)
{
    QString text = QString(key).replace(u'_', u' ').replace(u'-', u' ');
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

/// Of one chip alone, or of all; empty where it is no assumption.
QString assumptionOf(const QString &key)
{
    const AssumptionRow *row = findAssumption(AssumptionId(key.section(u'@', 0, 0)));
    if (row == nullptr)
        return {};
    const QString chip = key.section(u'@', 1);
    return chip.isEmpty() ? row->labelText() : tr("%1 of %2", "an assumption, a chip").arg(row->labelText(), chip);
}

/// What stands before an ending; empty where it does not end so.
QString before(const QString &key, QLatin1String ending)
{
    return key.size() > ending.size() && key.endsWith(ending) ? key.chopped(ending.size()) : QString();
}

} // namespace

std::span<const ListWord> listNames() { return names; }

std::span<const ListWord> listHeads() { return heads; }

QString listName(const QString &name)
{
    const QString word = wordOf(listNames(), QString(name).replace(u'-', u'_'));
    return word.isEmpty() ? inOwnWords(name) : word;
}

QString listHead(const QString &key)
{
    if (const QString word = wordOf(listHeads(), key); !word.isEmpty())
        return word;
    const bool isOfOne = key.contains(u'@');
    if (const QString name = isOfOne ? QString() : assumptionOf(key); !name.isEmpty())
        return name;
    if (const QString of = before(key, "_low"_L1); !of.isEmpty())
        return tr("%1, low").arg(listHead(of));
    if (const QString of = before(key, "_high"_L1); !of.isEmpty())
        return tr("%1, high").arg(listHead(of));
    if (const QString of = before(key, "_unit"_L1); !of.isEmpty())
        return tr("%1, unit").arg(listHead(of));
    if (const QString of = before(key, "_per_usd"_L1); !of.isEmpty())
        return tr("%1 per USD", "a currency").arg(of.toUpper());
    if (const QString name = assumptionOf(key); !name.isEmpty())
        return name;
    static const QRegularExpression isId(u"^[a-z0-9_]+$"_s);
    return isId.match(key).hasMatch() ? inOwnWords(key) : key;
}

Table inWords(const Table &list, const QLocale &locale)
{
    Table table = list;
    for (Table::Column &column : table.columns)
        column.title = column.head.isEmpty() ? listHead(column.title) : column.head;
    for (Table::Row &row : table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            Table::Cell &cell = row[i];
            const bool isShare = table.columns.value(i).isShare && cell.value;
            cell.text = isShare ? Formatter(locale).percent(*cell.value) : shownText(cell, locale);
        }
    }
    return table;
}

Table::Cell subjectCell(const Catalog &catalog, const QString &id) { return listWord(id, subjectName(catalog, id)); }

Table::Cell assumptionCell(const AssumptionId &id)
{
    const AssumptionRow *row = findAssumption(id);
    return listWord(id.text(), row != nullptr ? row->labelText() : id.text());
}

Table::Cell unitCell(const QString &unit)
{
    if (const QString of = before(unit, "/month"_L1); !of.isEmpty())
        return listWord(unit, tr("%1 per month").arg(of));
    return listWord(unit, unit == "chips"_L1 ? tr("chips") : unit == "months"_L1 ? tr("months") : unit);
}

Table::Cell yesNoCell(bool is) { return is ? listWord(u"yes"_s, tr("yes")) : listWord(u"no"_s, tr("no")); }

Table::Cell priceKindCell(PriceKind kind) { return listWord(priceKindWord(kind), priceKindLabel(kind)); }

Table::Cell statusCell(FigureStatus status) { return listWord(statusWord(status), statusLabel(status)); }

QString listSheetName(const QString &page, const QString &list)
{
    const QString name = listName(list);
    const QString whole = tr("%1 %2", "a page and one of its lists, names of a sheet").arg(page, name);
    if (whole.size() <= longestSheetName)
        return whole;
    // The list tells more than the page it is of.
    if (name.size() <= longestSheetName)
        return name;
    const qsizetype cut = name.lastIndexOf(u' ', longestSheetName);
    return name.left(cut > 0 ? cut : longestSheetName);
}

} // namespace chipboard
