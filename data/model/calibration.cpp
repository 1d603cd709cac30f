#include "data/model/calibration.h"

namespace chipboard {
namespace {

QString stackId(const Calibration &calibration, const QString &stackName)
{
    for (const ServingStack &stack : calibration.stacks) {
        for (const QString &word : stack.match) {
            if (stackName.contains(word, Qt::CaseInsensitive))
                return stack.id;
        }
    }
    return {};
}

// How far up the chain of parents the row was found; -1 when it is for none of them.
template<typename Constants>
int distance(const Constants &row, const QStringList &chain)
{
    for (qsizetype i = 0; i < chain.size(); ++i) {
        if (row.families.contains(chain.at(i)))
            return static_cast<int>(i);
    }
    return -1;
}

const ServingConstants *nearest(const QList<ServingConstants> &rows, const QString &stack, const QStringList &chain,
                                int &steps)
{
    const ServingConstants *best = nullptr;
    for (const ServingConstants &row : rows) {
        const int far = row.stack == stack ? distance(row, chain) : -1;
        if (far >= 0 && (best == nullptr || far < steps)) {
            best = &row;
            steps = far;
        }
    }
    return best;
}

QString labelOf(const Calibration &calibration, const QString &familyId)
{
    for (const ChipFamily &family : calibration.families) {
        if (family.id == familyId)
            return family.label;
    }
    return familyId;
}

} // namespace

ServingChoice servingConstants(const Calibration &calibration, const FamilyTraits &family, const QString &stackName)
{
    const QString named = stackId(calibration, stackName);
    for (const QString &stack : {named, family.stack, QStringLiteral("any")}) {
        int steps = 0;
        if (const ServingConstants *row = nearest(calibration.serving, stack, family.chain, steps)) {
            return {row, stack, steps > 0 && stack != named};
        }
    }
    return {};
}

BatchChoice batchConstants(const Calibration &calibration, const FamilyTraits &family, const QString &kind)
{
    BatchChoice choice;
    int steps = 0;
    for (const BatchConstants &row : calibration.batch) {
        const int far = row.kind == kind ? distance(row, family.chain) : -1;
        if (far >= 0 && (choice.constants == nullptr || far < steps)) {
            choice.constants = &row;
            steps = far;
        }
    }
    if (choice.constants == nullptr)
        return choice;
    // A row for all chips was found from those that it names first.
    const QString measured = choice.constants->families.constFirst();
    if (steps > 0 || (family.chain.constFirst() == QLatin1String("any") && measured != family.chain.constFirst()))
        choice.from = labelOf(calibration, measured);
    return choice;
}

} // namespace chipboard
