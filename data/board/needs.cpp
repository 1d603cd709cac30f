#include "data/board/needs.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chipboard {

QString needText(const NeedRow &row, double value, const Formatter &formatter)
{
    const bool isMoney = row.unit == Unit::Usd;
    const QString number = isMoney ? formatter.moneyLabel(value) : formatter.label(value);
    const QString unit = isMoney ? formatter.unitText(row.unit) : row.unitText();
    return number + QChar(0x00A0) + unit;
}

QString saidValue(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    if (!row.isSaid(needs))
        return {};
    if (row.number == nullptr)
        return needChoiceLabel(row, needs.*row.word);
    const double value = *(needs.*row.number);
    return row.unit == Unit::Chips ? formatter.label(value) : needText(row, value, formatter); // its name says chips
}

QString saidText(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    const QString value = saidValue(row, needs, formatter);
    return value.isEmpty() ? QString() : tr("%1: %2", "a need and its value").arg(row.labelText(), value);
}

QList<const NeedRow *> saidIn(const Needs &needs)
{
    QList<const NeedRow *> rows;
    for (const NeedRow &row : needTable()) {
        if (row.isSaid(needs))
            rows << &row;
    }
    return rows;
}

QStringList needLines(const Needs &needs, const Formatter &formatter)
{
    return mapped(saidIn(needs), [&](const NeedRow *row) { return saidText(*row, needs, formatter); });
}

namespace {

constexpr std::array yesOrNo{
    NeedChoice{"yes", QT_TR_NOOP("yes")},
    NeedChoice{"no", QT_TR_NOOP("no")},
};
constexpr std::array clouds{
    NeedChoice{"aws", "AWS"},
    NeedChoice{"azure", "Azure"},
    NeedChoice{"gcp", "GCP"},
};
constexpr std::array frameworks{
    NeedChoice{"pytorch", "PyTorch"},
    NeedChoice{"jax", "JAX"},
    NeedChoice{"tensorflow", "TensorFlow"},
    NeedChoice{"other", QT_TR_NOOP("other")},
};
constexpr std::array architectures{
    NeedChoice{"standard", QT_TR_NOOP("common")},
    NeedChoice{"variant", QT_TR_NOOP("a variant of a common one")},
    NeedChoice{"new", QT_TR_NOOP("new")},
};
constexpr std::array priorities{
    NeedChoice{"cost", QT_TR_NOOP("cost")},
    NeedChoice{"speed", QT_TR_NOOP("throughput per chip, regardless of cost")},
};

constexpr std::array<double, 7> chipCounts{1, 8, 16, 64, 100, 1000, 10'000};
constexpr std::array<double, 8> money{0, 1000, 5000, 10'000, 50'000, 100'000, 1'000'000, 10'000'000};
constexpr std::array<double, 7> days{1, 7, 30, 60, 90, 180, 365};
constexpr std::array<double, 7> milliseconds{10, 20, 50, 100, 200, 500, 1000};
constexpr std::array<double, 7> gibibytesOfMachines{80, 192, 640, 1536, 2304, 6144, 20'000};
constexpr std::array<double, 6> weeks{0, 4, 13, 26, 52, 104};

/// A number in a range; `unitWord` for a unit missing in Unit.
constexpr NeedRow amount(const char *id, const char *label, const char *help, Unit unit, double minimum, double maximum,
                         std::optional<double> Needs::*number, std::span<const double> offered,
                         const char *unitWord = nullptr)
{
    return {id, label, help, unit, unitWord, minimum, maximum, number, nullptr, {}, offered};
}

/// One of `choices`; any name if there are none.
constexpr NeedRow choice(const char *id, const char *label, const char *help, QString Needs::*word,
                         std::span<const NeedChoice> choices)
{
    return {id, label, help, Unit::One, nullptr, 0, 0, nullptr, word, choices, {}};
}

constexpr std::array needRows{
    amount("scale", QT_TR_NOOP("Chips"),
           QT_TR_NOOP("Number of chips that the work runs on; by default, a suitable number."), Unit::Chips, 1, 1e6,
           &Needs::scale, chipCounts),
    amount("budget", QT_TR_NOOP("Monthly budget"), QT_TR_NOOP("Maximum cost of the chips per month."), Unit::Usd, 0,
           1e12, &Needs::budget, money),
    amount("deadline", QT_TR_NOOP("Days available"),
           QT_TR_NOOP("Until training is done, or until serving begins; includes the move."), Unit::One, 0, 36'500,
           &Needs::deadline, days, QT_TR_NOOP("days")),
    amount("latency", QT_TR_NOOP("Maximum TPOT"),
           QT_TR_NOOP("Inter-token latency when serving; otherwise the batch latency."), Unit::Millisecond, 0, 1e9,
           &Needs::latency, milliseconds),
    amount("first_token", QT_TR_NOOP("Maximum time to first token"),
           QT_TR_NOOP("From the request to the first token; for serving only."), Unit::Millisecond, 0, 1e9,
           &Needs::firstToken, milliseconds),
    amount("memory", QT_TR_NOOP("Memory of one instance"), QT_TR_NOOP("Total memory of all chips of one instance."),
           Unit::GiB, 0, 1e9, &Needs::memory, gibibytesOfMachines),
    amount("spend", QT_TR_NOOP("Current monthly spend"),
           QT_TR_NOOP("Current monthly cost of the work; compared with the guide's thresholds."), Unit::Usd, 0, 1e12,
           &Needs::spend, money),
    amount("capacity", QT_TR_NOOP("Engineer-weeks available"),
           QT_TR_NOOP("Weeks of engineering available for moving to other chips."), Unit::One, 0, 10'000,
           &Needs::capacity, weeks, QT_TR_NOOP("weeks")),
    choice("cloud", QT_TR_NOOP("Cloud"), QT_TR_NOOP("The cloud that the work already runs on and must stay on."),
           &Needs::cloud, clouds),
    choice("region", QT_TR_NOOP("Region"),
           QT_TR_NOOP("Required region of the chips, as the cloud names it: us-east-2."), &Needs::region, {}),
    choice("framework", QT_TR_NOOP("Framework"), QT_TR_NOOP("Framework of the code."), &Needs::framework, frameworks),
    choice("architecture", QT_TR_NOOP("Architecture"), QT_TR_NOOP("How similar the model is to others."),
           &Needs::architecture, architectures),
    choice("cuda", QT_TR_NOOP("CUDA-only operations"), QT_TR_NOOP("The code has operators written for CUDA."),
           &Needs::cuda, yesOrNo),
    choice("multi_cloud", QT_TR_NOOP("Several clouds"), QT_TR_NOOP("The same code must run on more than one cloud."),
           &Needs::multiCloud, yesOrNo),
    choice("priority", QT_TR_NOOP("Priority"),
           QT_TR_NOOP(
               "Ranking of the options; cost by default. Throughput is per chip, regardless of the number of chips."),
           &Needs::priority, priorities),
};

Problem bad(const QString &message, const QString &remedy) { return {ProblemCode::BadValue, message, remedy}; }

bool isName(QStringView text)
{
    return !text.isEmpty() && text.size() <= 60 && std::ranges::all_of(text, [](QChar letter) {
        return (letter.unicode() < 128 && letter.isLetterOrNumber()) || letter == u'-' || letter == u'.'
            || letter == u'_';
    });
}

} // namespace

QString NeedRow::labelText() const { return tr(label); }
QString NeedRow::helpText() const { return tr(help); }

QString NeedRow::unitText() const
{
    if (number == nullptr)
        return {};
    return unitWord != nullptr ? tr(unitWord) : symbolOf(unit);
}

bool NeedRow::isSaid(const Needs &needs) const
{
    return number != nullptr ? (needs.*number).has_value() : !(needs.*word).isEmpty();
}

QString NeedRow::textOf(const Needs &needs) const
{
    if (number == nullptr)
        return needs.*word;
    return needs.*number ? QString::number(*(needs.*number), 'g', 15) : QString();
}

std::span<const NeedRow> needTable() { return needRows; }

const NeedRow *findNeed(QStringView id)
{
    return findWhere(needRows, [id](const NeedRow &row) { return id == QLatin1String(row.id); });
}

QString needChoiceLabel(const NeedRow &row, const QString &word)
{
    const auto *found =
        findWhere(row.choices, [&word](const NeedChoice &one) { return word == QLatin1String(one.word); });
    return found == nullptr ? word : tr(found->label);
}

Result<Done> checkNeed(const NeedRow &row, double value)
{
    if (std::isfinite(value) && value >= row.minimum && value <= row.maximum)
        return Done{};
    const Formatter formatter(readingLocale());
    const QString given = std::isfinite(value) ? formatter.full(value) : QString::number(value);
    return bad(tr("\"%1\" must be from %2 to %3, not %4.")
                   .arg(row.needId(), formatter.full(row.minimum), formatter.full(row.maximum), given),
               tr("Omit it if there is no requirement."));
}

Result<Done> checkNeed(const NeedRow &row, const QString &word)
{
    const QStringList words =
        mapped(row.choices, [](const NeedChoice &choice) { return QString::fromLatin1(choice.word); });
    if (words.isEmpty() ? isName(word) : words.contains(word))
        return Done{};
    if (words.isEmpty())
        return bad(tr("\"%1\" is not a region name.").arg(word), tr("Write it as the cloud does, such as us-east-2."));
    return bad(
        tr("\"%1\" cannot be \"%3\"; choose one of %2.").arg(row.needId(), words.join(QLatin1String(", ")), word),
        tr("Omit it if there is no requirement."));
}

Result<Needs> withNeed(Needs needs, const NeedRow &row, const QString &text)
{
    if (row.number == nullptr) {
        if (const auto checked = checkNeed(row, text); !text.isEmpty() && !checked)
            return checked.problem();
        needs.*row.word = text;
        return needs;
    }
    if (text.isEmpty()) {
        needs.*row.number = std::nullopt;
        return needs;
    }
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber)
        return bad(tr("\"%1\" must be a number, not \"%2\".").arg(row.needId(), text),
                   tr("Write it without a unit, with a decimal point: 12.5."));
    if (const auto checked = checkNeed(row, value); !checked)
        return checked.problem();
    needs.*row.number = value;
    return needs;
}

} // namespace chipboard
