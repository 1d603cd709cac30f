#include "data/board/chartwords.h"

#include "data/core/find.h"

#include <algorithm>

namespace chipboard {
constexpr WordRow<TitleClaim::Kind> claimWords[] = {
    {TitleClaim::Kind::Value, "value"}, {TitleClaim::Kind::Ratio, "ratio"},     {TitleClaim::Kind::Share, "share"},
    {TitleClaim::Kind::More, "more"},   {TitleClaim::Kind::Less, "less"},       {TitleClaim::Kind::Above, "above"},
    {TitleClaim::Kind::Below, "below"}, {TitleClaim::Kind::Highest, "highest"}, {TitleClaim::Kind::Lowest, "lowest"},
};

constexpr WordRow<Annotation::Kind> annotationWords[] = {
    {Annotation::Kind::Callout, "callout"},
    {Annotation::Kind::Difference, "difference"},
    {Annotation::Kind::Reference, "reference"},
};

constexpr WordRow<RowOrder> orderWords[] = {
    {RowOrder::AsChosen, "as_chosen"}, {RowOrder::ByValue, "by_value"}, {RowOrder::Reversed, "reversed"}};

constexpr WordRow<RowScale> scaleWords[] = {
    {RowScale::Automatic, "automatic"}, {RowScale::Linear, "linear"}, {RowScale::Logarithmic, "logarithmic"}};

constexpr WordRow<PairForm> formWords[] = {
    {PairForm::Rows, "rows"}, {PairForm::Dumbbell, "dumbbell"}, {PairForm::Slope, "slope"}};

QString claimWord(TitleClaim::Kind kind) { return wordIn(claimWords, kind); }
std::optional<TitleClaim::Kind> claimFromWord(QStringView word) { return valueIn<TitleClaim::Kind>(claimWords, word); }
QString annotationWord(Annotation::Kind kind) { return wordIn(annotationWords, kind); }
std::optional<Annotation::Kind> annotationFromWord(QStringView word)
{
    return valueIn<Annotation::Kind>(annotationWords, word);
}
QString rowOrderWord(RowOrder order) { return wordIn(orderWords, order); }
std::optional<RowOrder> rowOrderFromWord(QStringView word) { return valueIn<RowOrder>(orderWords, word); }
QString pairFormWord(PairForm form) { return wordIn(formWords, form); }
std::optional<PairForm> pairFormFromWord(QStringView word) { return valueIn<PairForm>(formWords, word); }
QString rowScaleWord(RowScale scale) { return wordIn(scaleWords, scale); }
std::optional<RowScale> rowScaleFromWord(QStringView word) { return valueIn<RowScale>(scaleWords, word); }

bool ChartWords::isEmpty() const
{
    ChartWords bare{.page = page, .chart = chart};
    return *this == bare;
}

ChartWords wordsOf(const QList<ChartWords> &all, const QString &page, const QString &chart)
{
    const auto *found =
        findWhere(all, [&](const ChartWords &words) { return words.page == page && words.chart == chart; });
    if (found != nullptr)
        return *found;
    return ChartWords{.page = page, .chart = chart};
}

QList<ChartWords> withWords(QList<ChartWords> all, const ChartWords &words)
{
    const QString key = words.key();
    all.removeIf([&key](const ChartWords &one) { return one.key() == key; });
    if (words.isEmpty())
        return all;
    const auto place = std::ranges::find_if(all, [&key](const ChartWords &one) { return key < one.key(); });
    all.insert(place, words);
    return all;
}

} // namespace chipboard
