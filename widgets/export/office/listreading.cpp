#include "widgets/export/office/listreading.h"

#include "data/board/assumption.h"
#include "data/catalog/catalog.h"
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/claimschart.h"
#include "data/views/listwords.h"
#include "data/views/pagetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

struct ListKeyWord
{
    const char *key;
    const char *text; ///< QT_TRANSLATE_NOOP in context "Live": as the sheet Moving has it
};

constexpr std::array moveWords{
    ListKeyWord{"ratio", QT_TRANSLATE_NOOP("Live", "New cost over current cost")},
    ListKeyWord{"saving", QT_TRANSLATE_NOOP("Live", "Monthly savings")},
    ListKeyWord{"cost_of_moving", QT_TRANSLATE_NOOP("Live", "Cost of moving")},
    ListKeyWord{"months_until_even", QT_TRANSLATE_NOOP("Live", "Payback time")},
    ListKeyWord{"saved_in_five_years", QT_TRANSLATE_NOOP("Live", "Savings in five years")},
    ListKeyWord{"yes", QT_TRANSLATE_NOOP("Live", "yes")},
    ListKeyWord{"no", QT_TRANSLATE_NOOP("Live", "no")},
    ListKeyWord{"chips", QT_TRANSLATE_NOOP("Live", "chips")},
    ListKeyWord{"months", QT_TRANSLATE_NOOP("Live", "months")},
};

constexpr std::array claimKindWords{
    ListKeyWord{"price-performance", QT_TRANSLATE_NOOP("ListWord", "work per dollar")},
    ListKeyWord{"price", QT_TRANSLATE_NOOP("ListWord", "price")},
    ListKeyWord{"performance", QT_TRANSLATE_NOOP("ListWord", "performance and size")},
    ListKeyWord{"cost", QT_TRANSLATE_NOOP("ListWord", "cost")},
    ListKeyWord{"energy", QT_TRANSLATE_NOOP("ListWord", "energy")},
    ListKeyWord{"roadmap", QT_TRANSLATE_NOOP("ListWord", "roadmap")},
    ListKeyWord{"positioning", QT_TRANSLATE_NOOP("ListWord", "use case")},
};

constexpr std::array holdsWords{
    ListKeyWord{"yes", QT_TRANSLATE_NOOP("Live", "yes")},
    ListKeyWord{"no", QT_TRANSLATE_NOOP("Live", "no")},
    ListKeyWord{"open", QT_TRANSLATE_NOOP("ListWord", "left open")},
};

/// Lists whose numbers are reckoned: more than four digits say nothing.
constexpr std::array reckonedLists{"tornado", "spreads", "crossovers", "bands", "duels",
                                   "cells",   "line",    "move",       "months"};
constexpr std::array shareColumns{"best", "chance", "even_at"};

bool has(const auto &keys, const QString &key)
{
    return std::any_of(keys.begin(), keys.end(), [&key](const char *one) { return key == QLatin1String(one); });
}

QString wordIn(std::span<const ListKeyWord> rows, const QString &text, const char *context = "ListWord")
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&text](const ListKeyWord &row) { return text == QLatin1String(row.key); });
    return found == rows.end() ? text : QCoreApplication::translate(context, found->text);
}

QString wordOfKey(const QString &text) { return wordIn(moveWords, text, "Live"); }

QString nameOfAssumption(const QString &id)
{
    const AssumptionRow *row = findAssumption(AssumptionId(id));
    return row != nullptr ? row->labelText() : id;
}

QString nameOfList(const QString &name)
{
    const std::span<const ListWord> names = listNames();
    const bool isKnown = std::any_of(names.begin(), names.end(),
                                     [&name](const ListWord &row) { return name == QLatin1String(row.key); });
    return isKnown ? listName(name) : name;
}

// "USD/month" of any currency.
QString unitInWords(const QString &unit)
{
    constexpr QLatin1String aMonth("/month");
    return unit.endsWith(aMonth) ? tr("%1 per month").arg(unit.chopped(aMonth.size())) : wordOfKey(unit);
}

QString kindInWords(const QString &word)
{
    const auto kind = priceKindFromWord(word);
    return kind ? priceKindLabel(*kind) : wordIn(claimKindWords, word);
}

QString verdictInWords(const QString &word)
{
    for (const ClaimVerdict verdict : {ClaimVerdict::Supported, ClaimVerdict::NotSupported, ClaimVerdict::Depends,
                                       ClaimVerdict::CannotTell, ClaimVerdict::CannotCheck}) {
        if (claimVerdictWord(verdict) == word)
            return claimVerdictLabel(verdict);
    }
    return word;
}

QString statusInWords(const QString &word)
{
    const auto status = statusFromWord(word);
    return status ? statusLabel(*status) : word;
}

QString holdsInWords(const QString &word) { return wordIn(holdsWords, word); }

struct ListColumnWords
{
    const char *key;
    QString (*words)(const QString &text);
};

constexpr std::array columnWords{
    ListColumnWords{"kind", kindInWords},       ListColumnWords{"who", claimantText},
    ListColumnWords{"verdict", verdictInWords}, ListColumnWords{"holds", holdsInWords},
    ListColumnWords{"status", statusInWords},   ListColumnWords{"as_of", filedDate},
    ListColumnWords{"when", filedDate},
};

const ListColumnWords *wordsOfColumn(const QString &key)
{
    const auto found = std::find_if(columnWords.begin(), columnWords.end(),
                                    [&key](const ListColumnWords &row) { return key == QLatin1String(row.key); });
    return found == columnWords.end() ? nullptr : &*found;
}

// "price_factor@trainium2": the head names the chip.
QString withNameOfChip(const QString &key, const Catalog &catalog)
{
    const qsizetype at = key.indexOf(u'@');
    if (at < 0)
        return key;
    const bool isUnit = key.endsWith("_unit"_L1);
    const QString id = isUnit ? key.mid(at + 1).chopped(5) : key.mid(at + 1);
    return key.left(at + 1) + subjectName(catalog, id) + (isUnit ? u"_unit"_s : QString());
}

QString readable(const QString &key, const QString &text, const Catalog &catalog)
{
    constexpr std::array ofSubjects{"id", "of", "against", "now", "below", "above", "instance"};
    constexpr std::array ofWords{"what", "jump"};
    if (has(ofSubjects, key))
        return subjectName(catalog, text);
    if (has(ofWords, key))
        return wordOfKey(text);
    if (key == "assumption"_L1)
        return nameOfAssumption(text);
    if (key == "about"_L1)
        return nameOfList(text);
    if (const ListColumnWords *column = wordsOfColumn(key))
        return column->words(text);
    return key == "unit"_L1 || key.endsWith("_unit"_L1) ? unitInWords(text) : text;
}

} // namespace

Table wordedList(Table list)
{
    for (qsizetype column = 0; column < list.columns.size(); ++column) {
        const ListColumnWords *words = wordsOfColumn(list.columns.at(column).title);
        if (words == nullptr)
            continue;
        for (Table::Row &row : list.rows)
            row[column] = words->words(plainText(row.at(column)));
    }
    return list;
}

Table readableList(Table list, const Catalog &catalog)
{
    const bool hasNames = std::any_of(list.columns.begin(), list.columns.end(),
                                      [](const Table::Column &column) { return column.title == "name"_L1; });
    for (qsizetype column = 0; column < list.columns.size(); ++column) {
        Table::Column &head = list.columns[column];
        const bool isIdBesideName = head.title == "id"_L1 && hasNames;
        bool isNamed = false;
        for (Table::Row &row : list.rows) {
            if (head.numeric || isIdBesideName || column >= row.size())
                continue;
            const QString word = plainText(row.at(column));
            const QString told = readable(head.title, word, catalog);
            isNamed = isNamed || told != word;
            row[column] = told;
        }
        if (head.title == "id"_L1 && isNamed)
            head.title = u"name"_s;
        head.title = withNameOfChip(head.title, catalog);
    }
    return list;
}

QString listNumberFormat(const QString &list, const QString &key, double value)
{
    if (has(shareColumns, key))
        return spaceBeforePercent(readingLocale()).isEmpty() ? u"[>=0.0995]0%;0.0%"_s : u"[>=0.0995]0\\ %;0.0\\ %"_s;
    constexpr int most = 12;
    const int digits = has(reckonedLists, list) ? 4 : 6;
    const int order = value == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::fabs(value))));
    int decimals = std::clamp(digits - 1 - order, 0, most);
    const auto rounded = [value](int places) {
        const double factor = std::pow(10.0, places);
        return std::round(value * factor) / factor;
    };
    const double shown = rounded(decimals);
    while (decimals > 0 && std::fabs(rounded(decimals - 1) - shown) <= 1e-9 * std::fabs(shown))
        --decimals; // zeros at the end say nothing
    return decimals == 0 ? u"#,##0"_s : u"#,##0."_s + QString(decimals, u'0');
}

} // namespace chipboard
