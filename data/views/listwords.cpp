#include "data/views/listwords.h"

#include "data/board/assumption.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr ListWord listWordRows[] = {
    {"roadmap", QT_TR_NOOP("Roadmap")},
    {"timeline", QT_TR_NOOP("Dates")},
    {"what_if", QT_TR_NOOP("What-if")},
    {"answers", QT_TR_NOOP("Answers")},
    {"tornado", QT_TR_NOOP("Swings")},
    {"spreads", QT_TR_NOOP("Spreads")},
    {"unmoved", QT_TR_NOOP("Without effect")},
    {"crossovers", QT_TR_NOOP("Crossovers")},
    {"bands", QT_TR_NOOP("Ranges of results")},
    {"duels", QT_TR_NOOP("Chances")},
    {"cells", QT_TR_NOOP("Two assumptions")},
    {"line", QT_TR_NOOP("Line of equal results")},
    {"move", QT_TR_NOOP("Moving")},
    {"months", QT_TR_NOOP("Months")},
    {"commitments", QT_TR_NOOP("Commitments")},
    {"advisor", QT_TR_NOOP("Advisor")},
    {"reasons", QT_TR_NOOP("Reasons")},
    {"conflicts", QT_TR_NOOP("Conflicts")},
    {"turns", QT_TR_NOOP("What would change it")},
    {"steps", QT_TR_NOOP("Steps")},
    {"software", QT_TR_NOOP("Software")},
    {"needs", QT_TR_NOOP("Requirements")},
    {"price_history", QT_TR_NOOP("Price history")},
    {"providers", QT_TR_NOOP("Prices by provider")},
    {"claims", QT_TR_NOOP("Claims")},
    {"contradictions", QT_TR_NOOP("Contradictions")},
    {"rainier", QT_TR_NOOP("Project Rainier")},
    {"model_check", QT_TR_NOOP("Model check")},
    {"summary", QT_TR_NOOP("Summary")},
    {"scenarios", QT_TR_NOOP("Scenarios")},
    {"differences", QT_TR_NOOP("Differences")},
    {"generations", QT_TR_NOOP("Generations")},
    {"interactivity", QT_TR_NOOP("Speed and cost")},
    {"curves", QT_TR_NOOP("Curves")},
    {"published", QT_TR_NOOP("Published")},
};

constexpr ListWord heads[] = {
    {"line", QT_TR_NOOP("Product line")},
    {"id", QT_TR_NOOP("Id")},
    {"before", QT_TR_NOOP("The one before")},
    {"metric", QT_TR_NOOP("Measure")},
    {"from", QT_TR_NOOP("From")},
    {"to", QT_TR_NOOP("To")},
    {"ratio", QT_TR_NOOP("Times")},
    {"months", QT_TR_NOOP("Months")},
    {"status", QT_TR_NOOP("Status")},
    {"reason", QT_TR_NOOP("Reason")},
    {"name", QT_TR_NOOP("Name")},
    {"generation", QT_TR_NOOP("Generation")},
    {"announced", QT_TR_NOOP("Announced")},
    {"available", QT_TR_NOOP("Available")},
    {"about", QT_TR_NOOP("About")},
    {"sentence", QT_TR_NOOP("Sentence")},
    {"assumption", QT_TR_NOOP("Assumption")},
    {"low", QT_TR_NOOP("Low")},
    {"high", QT_TR_NOOP("High")},
    {"result", QT_TR_NOOP("Result")},
    {"swing", QT_TR_NOOP("Swing")},
    {"unit", QT_TR_NOOP("Unit")},
    {"range", QT_TR_NOOP("Range")},
    {"of", QT_TR_NOOP("Applies to row")},
    {"what", QT_TR_NOOP("What")},
    {"now", QT_TR_NOOP("Now")},
    {"turns_at", QT_TR_NOOP("Break-even at")},
    {"last_before", QT_TR_NOOP("Last value before")},
    {"first_after", QT_TR_NOOP("First value after")},
    {"below", QT_TR_NOOP("Below it")},
    {"above", QT_TR_NOOP("Above it")},
    {"jump", QT_TR_NOOP("Jump")},
    {"p10", QT_TR_NOOP("One of ten is below")},
    {"p50", QT_TR_NOOP("Half are below")},
    {"p90", QT_TR_NOOP("Nine of ten are below")},
    {"best", QT_TR_NOOP("Probability of being best")},
    {"against", QT_TR_NOOP("Compared with")},
    {"chance", QT_TR_NOOP("Chance")},
    {"value", QT_TRANSLATE_NOOP3("Chipboard", "Value", "a number")},
    {"month", QT_TR_NOOP("Month")},
    {"staying", QT_TR_NOOP("Staying")},
    {"moving", QT_TR_NOOP("Moving")},
    {"kind", QT_TR_NOOP("Kind")},
    {"instance", QT_TR_NOOP("Instance")},
    {"usd_per_hour", QT_TR_NOOP("USD per hour")},
    {"usd_per_month", QT_TR_NOOP("USD per month, all hours")},
    {"on_demand", QT_TR_NOOP("On demand")},
    {"even_at", QT_TR_NOOP("Break-even at")},
    {"book", QT_TR_NOOP("Price list")},
    {"as_of", QT_TR_NOOP("As of")},
    {"region", QT_TR_NOOP("Region")},
    {"term", QT_TR_NOOP("Term")},
    {"offer", QT_TR_NOOP("Offer")},
    {"approximate", QT_TR_NOOP("Approximate")},
    {"outlier", QT_TR_NOOP("Outlier")},
    {"rank", QT_TR_NOOP("Rank")},
    {"ruled_out", QT_TR_NOOP("Ruled out")},
    {"tied", QT_TR_NOOP("Tied with the first")},
    {"points", QT_TR_NOOP("Points")},
    {"cost", QT_TR_NOOP("Cost")},
    {"days", QT_TR_NOOP("Days")},
    {"wait_ms", QT_TR_NOOP("Waiting, ms")},
    {"chips", QT_TR_NOOP("Chips")},
    {"moves", QT_TR_NOOP("Requires a move")},
    {"effect", QT_TR_NOOP("Effect")},
    {"topic", QT_TR_NOOP("Topic")},
    {"rule", QT_TR_NOOP("Rule")},
    {"need", QT_TR_NOOP("Requirement")},
    {"text", QT_TR_NOOP("Text")},
    {"sources", QT_TR_NOOP("Sources")},
    {"phase", QT_TR_NOOP("Phase")},
    {"step", QT_TR_NOOP("Step")},
    {"here", QT_TR_NOOP("Here")},
    {"label", QT_TR_NOOP("Label")},
    {"provider", QT_TR_NOOP("Provider")},
    {"source", QT_TR_NOOP("Source")},
    {"who", QT_TR_NOOP("Who")},
    {"when", QT_TR_NOOP("When")},
    {"statement", QT_TR_NOOP("Statement")},
    {"claimed", QT_TR_NOOP("Claimed")},
    {"claimed_ratio", QT_TR_NOOP("Claimed, as a ratio")},
    {"versus", QT_TR_NOOP("Compared with")},
    {"basis", QT_TR_NOOP("Basis")},
    {"recomputed", QT_TR_NOOP("Recomputed")},
    {"top", QT_TR_NOOP("Upper number")},
    {"bottom", QT_TR_NOOP("Lower number")},
    {"holds", QT_TR_NOOP("Holds")},
    {"verdict", QT_TR_NOOP("Verdict")},
    {"first", QT_TR_NOOP("First")},
    {"second", QT_TR_NOOP("Second")},
    {"computation", QT_TR_NOOP("Computation")},
    {"prefer", QT_TR_NOOP("Preferred")},
    {"how", QT_TR_NOOP("Method")},
    {"contradictions", QT_TR_NOOP("Contradictions")},
    {"model", QT_TR_NOOP("Model")},
    {"chip", QT_TR_NOOP("Chip")},
    {"predicted", QT_TR_NOOP("Predicted")},
    {"measured", QT_TR_NOOP("Measured")},
    {"error", QT_TR_NOOP("Error")},
    {"note", QT_TR_NOOP("Note")},
    {"by", QT_TRANSLATE_NOOP3("Chipboard", "By", "grouped by")},
    {"group", QT_TR_NOOP("Group")},
    {"n", QT_TR_NOOP("Count")},
    {"median_abs_error", QT_TR_NOOP("Median error")},
    {"p90_abs_error", QT_TR_NOOP("Error, 90th percentile")},
    {"within_20", QT_TR_NOOP("Within 20%")},
    {"within_25", QT_TR_NOOP("Within 25%")},
    {"ranged", QT_TR_NOOP("With a range")},
    {"coverage", QT_TR_NOOP("In range")},
    {"scenario", QT_TR_NOOP("Scenario")},
    {"in_force", QT_TR_NOOP("Active")},
    {"settings", QT_TR_NOOP("Settings")},
    {"price_kind", QT_TR_NOOP("Kind of price")},
    {"price_book", QT_TR_NOOP("Price list")},
    {"price_type", QT_TR_NOOP("Price type")},
    {"price_as_of", QT_TR_NOOP("Price dated")},
    {"other_price_list", QT_TR_NOOP("From another price list")},
    {"formula", QT_TR_NOOP("Formula")},
    {"difference", QT_TR_NOOP("Difference")},
    {"percent", QT_TR_NOOP("Percent")},
    {"own", QT_TR_NOOP("Your custom values")},
    {"user_tokens_per_s", QT_TR_NOOP("Tokens/s per user")},
    {"requests", QT_TR_NOOP("Concurrent requests")},
    {"most_tokens_per_s", QT_TR_NOOP("Highest tokens/s per user")},
    {"chip_tokens_per_s", QT_TR_NOOP("Tokens/s per chip")},
};

/// Empty if there is no row.
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

/// Name of the assumption, for one chip or all; empty if it is not one.
QString assumptionOf(const QString &key)
{
    const AssumptionRow *row = findAssumption(AssumptionId(key.section(u'@', 0, 0)));
    if (row == nullptr)
        return {};
    const QString chip = key.section(u'@', 1);
    return chip.isEmpty() ? row->labelText() : tr("%1 of %2", "an assumption, a chip").arg(row->labelText(), chip);
}

/// The part before an ending; empty if the key ends otherwise.
QString before(const QString &key, QLatin1String ending)
{
    return key.size() > ending.size() && key.endsWith(ending) ? key.chopped(ending.size()) : QString();
}

} // namespace

std::span<const ListWord> listNames() { return listWordRows; }

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
    // The list matters more than its page.
    if (name.size() <= longestSheetName)
        return name;
    const qsizetype cut = name.lastIndexOf(u' ', longestSheetName);
    return name.left(cut > 0 ? cut : longestSheetName);
}

} // namespace chipboard
