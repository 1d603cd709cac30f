#include "data/board/valueform.h"

#include "data/core/tr.h"

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

struct ValueFormRow
{
    ValueForm form;
    const char *word;
    const char *label;
};

constexpr ValueFormRow forms[] = {
    {ValueForm::Absolute, "absolute", QT_TRANSLATE_NOOP("Board", "Absolute numbers")},
    {ValueForm::Times, "times", QT_TRANSLATE_NOOP("Board", "Times the baseline")},
    {ValueForm::Percent, "percent", QT_TRANSLATE_NOOP("Board", "Percent of difference")},
};

} // namespace

QString valueFormWord(ValueForm form)
{
    const auto place = static_cast<std::size_t>(form);
    return place < std::size(forms) ? QString::fromLatin1(forms[place].word) : QString();
}

QString valueFormLabel(ValueForm form) { return tr(forms[static_cast<std::size_t>(form)].label); }

std::optional<ValueForm> valueFormFromWord(QStringView word)
{
    const auto *found = std::find_if(std::begin(forms), std::end(forms),
                                     [word](const ValueFormRow &row) { return word == QLatin1String(row.word); });
    return found == std::end(forms) ? std::nullopt : std::optional(found->form);
}

} // namespace chipboard
