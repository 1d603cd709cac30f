#include "app/document/needsedit.h"

#include "app/document/answeredit.h"
#include "data/board/needs.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

Formatter formatterOf(const Board &board) { return Formatter(readingLocale()).in(shownCurrency(board.currency)); }

/// "5.000 USD" of a German is 5000: in the language of the program, else as machines write it. The unit may stand
/// behind it.
std::optional<double> numberIn(QString typed, const NeedRow &row, const Formatter &formatter)
{
    const QString unit = row.unit == Unit::Usd ? formatter.unitText(row.unit) : row.unitText();
    if (!unit.isEmpty() && typed.endsWith(unit, Qt::CaseInsensitive))
        typed.chop(unit.size());
    typed = typed.simplified();
    for (const QLocale &locale : {formatter.locale(), QLocale::c()}) {
        if (const std::optional<double> value = numberFrom(typed, locale))
            return value;
    }
    typed.remove(QLatin1Char(' ')); // "5 000"
    return numberFrom(typed, formatter.locale());
}

QString choicesText(const NeedRow &row)
{
    QStringList labels;
    for (const NeedChoice &choice : row.choices)
        labels << needChoiceLabel(row, QString::fromLatin1(choice.word));
    return labels.join(QLatin1String(", "));
}

/// The needs with what was typed; the Problem is in words for who typed it.
Result<Needs> typedNeed(const Board &board, const NeedRow &row, const QString &text)
{
    const auto refused = [](const QString &message) {
        return Problem{ProblemCode::BadValue, message, {}, {}, Severity::Error};
    };
    Needs needs = board.needs;
    const QString word = text.trimmed();
    if (row.number == nullptr) {
        if (!word.isEmpty() && !checkNeed(row, word))
            return refused(
                row.choices.empty()
                    ? tr("\"%1\" is not a region name. Write it as the cloud does, such as us-east-2.").arg(word)
                    : tr("%1 must be one of: %2.").arg(row.labelText(), choicesText(row)));
        needs.*row.word = word;
        return needs;
    }
    if (word.isEmpty()) {
        needs.*row.number = std::nullopt;
        return needs;
    }
    const Formatter formatter = formatterOf(board);
    const std::optional<double> typed = numberIn(word, row, formatter);
    if (!typed)
        return refused(tr("\"%1\" is not a number. Leave the field empty if there is no requirement.").arg(word));
    const double value = formatter.stored(*typed, row.unit);
    if (!checkNeed(row, value)) {
        const auto limit = [&](double usd) { return formatter.full(formatter.shown(usd, row.unit)); };
        return refused(tr("%1 must be from %2 to %3; %4 is not.")
                           .arg(row.labelText(), limit(row.minimum), limit(row.maximum), word));
    }
    needs.*row.number = value;
    return needs;
}

// What is asked first on this page and on the Answer page alike.
bool isOfAnswer(const QString &id) { return id == QLatin1String("workload") || id == QLatin1String("volume"); }

QString undoName(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    return row.isSaid(needs) ? tr("Requirement: %1").arg(saidText(row, needs, formatter))
                             : tr("Requirement: clear %1").arg(row.labelText());
}

} // namespace

std::optional<BoardEdit> chooseNeed(const Catalog &catalog, const Board &board, const QString &id, const QString &text)
{
    const NeedRow *row = findNeed(id);
    if (row == nullptr)
        return isOfAnswer(id) ? chooseAnswer(catalog, board, id, text) : std::nullopt;
    const Result<Needs> needs = typedNeed(board, *row, text);
    if (!needs)
        return std::nullopt;
    BoardEdit edit;
    edit.kind = EditKind::Needs;
    edit.after = board;
    edit.after.needs = needs.value();
    edit.name = undoName(*row, edit.after.needs, formatterOf(board));
    return edit;
}

QString needRefusal(const Board &board, const QString &id, const QString &text)
{
    const NeedRow *row = findNeed(id);
    if (row == nullptr)
        return isOfAnswer(id) ? answerRefusal(board, id, text) : tr("There is no requirement \"%1\".").arg(id);
    const Result<Needs> needs = typedNeed(board, *row, text);
    return needs ? QString() : needs.problem().message;
}

BoardEdit takeBackNeeds(const Board &board)
{
    BoardEdit edit;
    edit.kind = EditKind::Needs;
    edit.after = board;
    edit.after.needs = {};
    edit.name = tr("Requirements: start over");
    return edit;
}

} // namespace chipboard
